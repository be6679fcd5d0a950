### Сообщения приложения, общие для всех игр. Источник — английский (en.ftl).

## Слова

quoted = «{ $name }»
hidden-card = закрытая карта
label = { $what }:
language-en = English
language-fr = Français
language-ru = Русский
value-yes = да
value-no = нет
seat-bot = бот

## Вопрос

prompt = Ваш ответ
turn-yours = { $player }, ваш ход.
turn-other = Сейчас ходит { $player }.
waiting = Ожидаем ответа: { $players }.
thinking = { $player } думает…
sealed = Ваш ответ принят: { $answer }. Его можно изменить, пока не ответили все.

## Одно устройство на нескольких игроков

cover-pass = Передайте устройство игроку { $player }.
cover-look = Нажмите Enter, когда на экран смотрит только { $player }.

## Отказы

refused = Так нельзя: { $reason } ({ $rule })
refused-not-an-option = Ответа «{ $answer }» на этот вопрос нет.
refused-not-asked = Сейчас вас ни о чём не спрашивают.
refused-over = Игра окончена: отвечать больше не на что.
refused-not-now = Сейчас вас спрашивают не об этом.
refused-not-understood = В этой игре нет хода «{ $attempt }».
refused-no-card = В этом наборе нет карты «{ $attempt }».
unknown-input = «{ $text }» — не ответ и не команда. Введите число от 1 до { $count }, слова ответа или ? для справки.
unknown-number = Ответа под номером { $number } нет: ответы пронумерованы от 1 до { $count }.

## Отмена

undone = { $count ->
    [one] Отменён { $count } ответ.
    [few] Отменено { $count } ответа.
   *[many] Отменено { $count } ответов.
}
undo-nothing = Отменять нечего: ваших ответов нет.
undo-barred = Дальше отменить нельзя: кто-то узнал что-то новое или ответил другой игрок.

## Сохранение и выход

saved = Игра сохранена в { $path }.
resumed = { $count ->
    [one] Игра продолжена из { $path }: дан { $count } ответ.
    [few] Игра продолжена из { $path }: дано { $count } ответа.
   *[many] Игра продолжена из { $path }: дано { $count } ответов.
}
goodbye = До свидания.
goodbye-saved = До свидания. Игра ждёт вас в { $path }.

## Конец

game-over = Игра окончена. { $reason }
winner = Победа: { $player }.
winners = Общая победа: { $players }.
settled-tie = При ничьей: { $player }, { $by } ({ $rule })
final-scores = Итоговый счёт
column-place = Место
column-player = Игрок
column-total = Очки

## Заголовки

heading-log = Что произошло
heading-rules = Сыграно по правилам
heading-cards = Карты
heading-players = Игроки
heading-options = Настройки игры
heading-help = Об этом вопросе
heading-keys = Команды
nothing-yet = Пока ничего не произошло.
yes = да
no-cards = Карт нет.

## Команды

keys-number = дать ответ с этим номером
words = слова
keys-words = ввести ответ так, как он написан после номера
keys-help = пояснить вопрос
keys-help-answer = пояснить второй ответ и его карты
keys-guide = памятка
keys-hint = как бы вы сыграли? Лучшие ответы и почему; h h: и что может быть дальше
keys-undo = отменить свой последний ответ
keys-log = что произошло с начала игры
keys-piles = просмотреть сбросы
keys-cards = все карты или одна: c и её название
keys-save = сохранить игру
keys-quit = сохранить и выйти

## Стол в терминале

name-human = Игрок { $number }
start-game = Какая игра? ({ $choices }) [{ $usual }]
start-seats = Сколько игроков? ({ $choices }) [{ $usual }]
start-who = Кто сидит на месте { $number }? ({ $choices }) [{ $usual }]
start-unknown = «{ $text }» нет среди вариантов: { $choices }.
unsaved = Игра продолжается, но не сохраняется: { $reason }. Сохраните её в другой файл: s ФАЙЛ
screen-keys = ? справка · u отменить · l журнал · d сбросы · c карта · g памятка · h подсказка · s сохранить · q выход
screen-barrier = дальше отменить нельзя
screen-typed = Ввести словами: { $label }
screen-continue = Продолжить: { $command }
screen-commitment = Все случайности этой игры следуют из секрета, заданного до её начала. Обязательство: { $commitment }
screen-verify = Проверить: { $command }
screen-answers = Ответы
screen-committed = Обязательство
screen-you = вы
screen-hand = рука { $number }
screen-ready = выбор сделан
card-source = Источник

## Общие столы

serve-address = Tablée здесь: { $address }
serve-running = Tablée уже запущена: { $address }.
serve-stop = Остановить: Ctrl-C. Каждый ответ сохраняется сразу.
compiling-beside = Тем временем правила один раз компилируются: со следующего запуска боты будут думать в несколько раз быстрее.
table-mistake = { $text }
table-unknown = Такого стола нет, или он не ваш.
table-no-page = Такой страницы нет.
table-no-game = Игры «{ $game }» здесь нет.
table-no-cards = Набора карт «{ $cards }» здесь нет.
table-no-pictures = Этот сервер не показывает принесённых картинок; уберите картинки из файла или играйте на своём устройстве.
table-cards-too-long = Этот файл карт читается слишком долго. Уберите из него лишнее.
table-other-rules = Эта партия шла по правилам Tablée { $version }; правила этой версии не принимают её начиная с ответа { $count }. Ничего не потеряно: запись законченной партии можно скачать, а незаконченная продолжается за новым столом с последнего верного момента.
table-quota = С одного адреса здесь больше ничего не сохранить. Зайдите позже.
table-server-full = Сервер заполнен: файлы карт больше не сохраняются. Играйте стандартным набором.
table-chat-full = Чат этого стола заполнен.
table-key-used = Этот ключ уже использован для другого.
table-no-option = У этой игры нет настройки «{ $option }».
table-option-misfits = { $count ->
    [one] Настройка «{ $option }» не подходит для стола на { $count } игрока.
   *[other] Настройка «{ $option }» не подходит для стола на { $count } игроков.
}
table-no-level = Бот «{ $level }» в эту игру не играет.
table-seat-count = Для этой игры нужно от { $fewest } до { $most } мест.
table-clock = «{ $clock }» — не часы. Допустимо: none, bank СЕКУНДЫ ДОБАВКА или days N.
table-name-missing = Введите имя.
table-name-long = { $most ->
    [one] Имя слишком длинное: не больше { $most } буквы.
   *[other] Имя слишком длинное: не больше { $most } букв.
}
table-name-signs = В имени есть знаки, которые нельзя напечатать.
table-name-taken = За этим столом уже есть игрок «{ $name }».
table-seat-taken = Это место занято.
table-kicked = Хозяин попросил вас покинуть этот стол.
table-seen-a-hand = Вы уже видели карты в руке в этой партии: остальные места для тех, кто их не видел.
table-one-hand = В начатой партии один человек занимает только одно место.
table-no-such-seat = Такого места нет.
table-nobody-there = Это место пусто.
table-not-away = { $player } за столом или отсутствует совсем недавно.
table-no-way-to-remind = Игроку { $player } нельзя отправить напоминание. Пошлите ссылку на стол.
table-not-your-seat = Это не ваше место.
table-not-allowed = Здесь так делать нельзя.
table-host-only = Это может сделать только хозяин стола.
table-open-seats = Собрались не все: сначала займите или закройте свободные места.
table-begun = Игра уже началась.
table-not-begun = Игра сейчас не идёт.
table-not-over = Игра ещё не окончена.
table-paused = Игра на паузе.
table-bot-plays = За вас играет бот: сначала вернитесь в игру.
table-stale = Вопрос тем временем изменился. Посмотрите ещё раз.
table-no-clock = У этого стола нет часов.
table-nothing-asked = Никто не просит отменить ход.
table-not-asked-you = Ваше согласие здесь не нужно.
table-no-such-line = Такой строки в журнале нет.
table-no-such-move = { $most ->
    [one] В этой партии только { $most } шаг.
    [few] В этой партии только { $most } шага.
   *[many] В этой партии только { $most } шагов.
}
table-own-cards = Партия сыграна своим набором карт; для сценария нужен стандартный набор.
table-not-understood = Запрос непонятен.
table-too-large = Слишком большой объём данных.
table-too-long = Журнал этого стола заполнен. Начните игру за другим столом.
table-too-fast = Слишком много запросов. Подождите немного.
table-closed = Владелец этого сервера закрыл этот стол.
table-banned = Владелец этого сервера заблокировал ваш адрес.
table-full-of-sockets = К этому столу подключено слишком много людей.
table-not-stored = Сохранить не удалось, поэтому действие не засчитано. Попробуйте ещё раз.
table-moving = Этот стол как раз переходит на другой сервер. Попробуйте ещё раз через мгновение.
table-fault = Произошла ошибка на нашей стороне, поэтому действие не засчитано. Попробуйте ещё раз.
table-chat-seated = Писать могут только те, кто сидит за столом.
table-chat-empty = Сообщение пустое.
verified-commitment = Секрет соответствует обязательству, опубликованному до игры.
verified-chance = Все случайности следуют из секрета.
verified-rules = Все ответы соответствуют правилам и ведут к этому итогу.

## Почему закрывается соединение

bye-unknown = Такого стола нет, или он не ваш.
bye-hello = Соединение не представилось.
bye-protocol = Эта страница устарела. Загрузите её заново.
bye-malformed = Запрос непонятен.
bye-flood = Слишком много запросов.
bye-busy = К этому столу подключено слишком много людей.
bye-store = Сервер сейчас не может ни прочитать, ни сохранить свои столы.
bye-fault = Произошла ошибка на нашей стороне.
bye-rules = Эта партия шла по другим правилам, чем в этой версии Tablée. Ничего из неё не потеряно.
bye-restart = Сервер перезапускается.
bye-left = Вы покинули это место.
bye-kicked = Место освобождено хозяином стола.
bye-closed = Владелец этого сервера закрыл этот стол.
bye-banned = Владелец этого сервера заблокировал ваш адрес.
bye-gone = Этого стола больше нет.

## Чат

phrase-hello = Здравствуйте!
phrase-good-luck = Удачной игры!
phrase-well-played = Отлично сыграно!
phrase-thanks = Спасибо!
phrase-sorry = Извините!
phrase-moment = Минутку, пожалуйста.
phrase-your-turn = Ваш ход.
phrase-again = Ещё партию?
call-your-turn = Ваш ход — { $game }
note-asked-undo = { $player } просит отменить ход.
note-agreed-undo = { $player } соглашается отменить ход.
note-refused-undo = { $player } не хочет отменять ход.
note-paused = { $player } ставит игру на паузу.
note-resumed = { $player } продолжает игру.
note-joined = { $player } садится за стол.
note-left = { $player } уходит.
note-kicked = { $player } больше не за столом.
note-opened = Место игрока { $player } свободно: кто его займёт, увидит карты в руке.
note-bot-put = За игрока { $player } играет бот.
note-reminded = Игроку { $player } отправлено напоминание.
note-back = { $player } снова за столом.

## Правило

rules-of-cards = Карты всех игр
rule-specification = Спецификация
rule-code = Код
rule-shown = Что показывает
rule-not-told = Строки для игроков нет.
rule-nowhere = ничего
rule-checkout-only = Спецификация, строки кода и тесты видны в копии исходников проекта.

## Bots

bot-random = Случайный
bot-random-about = Даёт любой разрешённый ответ. Для измерений, не для компании.
bot-greedy = Надёжный
bot-greedy-about = Берёт то, что лучше выглядит сейчас, и дальше не смотрит.
bot-beginner = Новичок
bot-beginner-about = Не всё замечает, берёт то, что близко, и забывает о том, что потом.
bot-easy = Лёгкий
bot-easy-about = Играет здраво, но иногда что-нибудь упускает.
bot-standard = Обычный
bot-standard-about = Внимательно взвешивает каждый ответ и смотрит немного вперёд.
bot-strong = Сильный
bot-strong-about = Проверяет лучшие ответы на нескольких возможных раскладах и знает, чего стоит позиция.
bot-master = Мастер
bot-master-about = Прежде чем ответить, проверяет лучшие ответы на гораздо большем числе возможных раскладов; сильнее у нас никого нет.
bot-style-builder = Строитель
bot-style-builder-about = Терпелив: копит на большое.
bot-style-sprinter = Спринтер
bot-style-sprinter-about = Спешит: берёт очки, как только они есть.
bot-style-raider = Налётчик
bot-style-raider-about = Больше всего любит то, что вредит другим.
bot-style-warlord = Полководец
bot-style-warlord-about = Идёт туда, где есть кого изгнать.
bot-style-schemer = Интриган
bot-style-schemer-about = Верит в жетоны и обмены больше, чем в силу.
bot-style-hoarder = Скопидом
bot-style-hoarder-about = Бережёт Янтарь и хорошие отряды на потом.
bot-style-collector = Собиратель
bot-style-collector-about = Хочет карт, и ещё карт.
bots-levels = Уровни
bots-styles = Стили пишутся после уровня: { $example }

## Подсказки и тренер

per-cent = { $number } %
reason-now = { $what }: { $count } сразу.
reason-more = { $what }: { $count } в ближайшие ходы ({ $chance } партии).
reason-less = { $what }: { $count } в ближайшие ходы ({ $chance } партии).
reason-alike = Примерно так же хорошо, как и другие ответы.
reason-wins = Так выиграно больше партий, доигранных отсюда.
reason-anything = Счёт
hint-answer = { $number }. { $answer }
hint-chance = победа { $chance }
hint-games = Доиграно партий: { $count } — только по тому, что может знать ваше место; точность ± { $error } %.
hint-line = При одном из возможных раскладов дальше будет так:
hint-nothing = Здесь не из чего выбирать.
table-no-hints = За этим столом играют без подсказок.
table-hint-failed = Подсказку найти не удалось. Попробуйте ещё раз.
note-asked-hint = { $player } просит подсказку.
coach-won-by = { $points ->
    [one] { $player }: победа с отрывом в { $points } очко; удача { $luck }, игра { $play }.
    [few] { $player }: победа с отрывом в { $points } очка; удача { $luck }, игра { $play }.
   *[other] { $player }: победа с отрывом в { $points } очков; удача { $luck }, игра { $play }.
}
coach-lost-by = { $points ->
    [one] { $player }: до победы не хватило { $points } очка; удача { $luck }, игра { $play }.
   *[other] { $player }: до победы не хватило { $points } очков; удача { $luck }, игра { $play }.
}
coach-level = { $player }: очков поровну; удача { $luck }, игра { $play }.
coach-chances = Шансы на победу: { $start } в начале, { $end } в конце; удача { $luck }, игра { $play }.
coach-decisions = { $count ->
    [one] { $count } решение, в среднем потеряно { $loss }
    [few] { $count } решения, в среднем потеряно { $loss }
   *[other] { $count } решений, в среднем потеряно { $loss }
}
coach-marks = отличных: { $good }, сомнительных: { $doubtful }, ошибок: { $mistakes }, зевков: { $blunders }
coach-moment = Ответ { $number }, { $mark }: потеряно { $loss } партии
coach-played = Сыграно: { $answer } ({ $chance })
coach-better = Лучше: { $answer } ({ $chance })
coach-mattered = Решающие моменты
coach-nothing = Ни одно решение не обошлось дорого.
coach-how = Каждое решение проверено на раскладах ({ $worlds }), которые игрок не мог отличить от настоящего.
coach-busy = Тренер сейчас разбирает другие партии. Спросите чуть позже.

## What is kept (the page /privacy)

privacy-line = Здесь нет учётных записей, куки и рекламы, нет ничего от третьих лиц, и никто вас не считает.
privacy-kept = Что хранит этот сервер
privacy-kept-table = О каждом столе: введённые имена, кто где сидел, каждый ответ с его временем, чат, итог и файл карт, если кто-то его принёс.
privacy-kept-key = Ключ, который делает место вашим, есть только в вашем браузере; сервер хранит лишь его отпечаток (хеш).
privacy-kept-calls = Если вы попросили звать вас, когда наступит ваш ход: адрес, по которому служба уведомлений вашего браузера принимает вызовы, — пока хранится стол. То, что туда отправляется, может прочитать только ваш браузер.
privacy-kept-set = Если вы поделились набором карт из мастерской по ссылке: его текст — столько же, сколько хранятся завершённые столы.
privacy-kept-where = Всё это лежит в одной базе данных этого сервера и больше нигде. Владелец сервера может её прочитать и может иметь её резервные копии.
privacy-not = Чего он не хранит
privacy-not-address = Ваш адрес нужен лишь для того, чтобы ограничить, сколько может запросить один адрес, и только в памяти. Он нигде не записывается: ни в базе данных, ни в журнале сервера.
privacy-not-banned = Одно исключение: адрес, который заблокировал владелец сервера, хранится до конца блокировки.
privacy-not-log = Журнал сервера называет столы и причины, но никогда имена, чат, ответы, карты в руке и ключи.
privacy-long = Как долго
privacy-long-ended = { $days ->
    [0] Законченные партии хранятся, пока владелец сервера их не удалит.
    [one] Законченные партии удаляются со всем, что к ним относится, через { $days } день.
    [few] Законченные партии удаляются со всем, что к ним относится, через { $days } дня.
   *[other] Законченные партии удаляются со всем, что к ним относится, через { $days } дней.
}
privacy-long-silent = { $days ->
    [one] Стол, за которым ничего не происходит, удаляется через { $days } день, на какой бы стадии он ни был.
    [few] Стол, за которым ничего не происходит, удаляется через { $days } дня, на какой бы стадии он ни был.
   *[other] Стол, за которым ничего не происходит, удаляется через { $days } дней, на какой бы стадии он ни был.
}
privacy-long-asked = Владелец сервера может удалить стол раньше: попросите его. Окончательно стол исчезает через несколько дней, когда его уже нельзя восстановить.
privacy-seen = Кто что видит
privacy-seen-link = У кого есть ссылка на стол, тот может смотреть и видит то же, что все за ним, и имена тоже. Открытый стол виден на главной странице.
privacy-seen-over = Когда партия окончена, те, кто в ней сидел, видят все её карты и ответы и могут скачать её запись. Проверить её перемешивания может каждый, у кого есть ссылка.
privacy-browser = Что хранит ваш браузер
privacy-browser-what = Ключи ваших столов, ваше имя, ваши настройки, итоги ваших партий и начатые уроки, ответы в пути, нарисованные картинки и страницы, которые открываются без связи. Никому другому это не передаётся и исчезает, когда вы стираете данные этого сайта.

# Lessons.

lesson-otherwise = Правила это разрешают, но урок идёт другим путём. { $what }.
lesson-step = Глава { $chapter } · { $title } · шаг { $number } из { $of }
lesson-next = Enter: дальше, «{ $title }»; q — выйти.
lesson-left = Урок подождёт вас: { $command }
lesson-learned = Вы умеете играть. Первая партия: { $command }

## Эффекты, которые бывают у карт любой игры (core/effects.py)

# Между зачином (на выбор, раз за игру…) и тем, что за ним, и перед другим зачином: двоеточие одно.
effect-headed = { $head }: { $rest }
effect-headed-again = { $head } — { $rest }
effect-headed-if = { $head }, { $rest }
effect-then = { $first }, затем { $second }
effect-and = { $first } и { $second }
effect-if-you-do = { $first } и, если вы это сделали, { $second }
effect-or = { $first } или { $second }
effect-or-more = { $first }, { $second }
effect-choose = на выбор
effect-choose-two = два на выбор
effect-opponent-chooses = на выбор соперника
effect-may = если хотите, { $first }
effect-may-then = если хотите, { $first }; если вы это сделали, { $second }
effect-if = если { $condition }
effect-else = { $first }, иначе { $second }
effect-unless = кроме случая, когда { $condition }
effect-times = { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[other] { $n } раз
}
effect-up-to = до { $n } раз
effect-per = { $first } за { $each }
effect-per-some = { $first } за каждую группу из { $n } { $each }
effect-at-most = { $first }, не более { $most }
effect-each-player = каждый игрок
effect-each-opponent = каждый соперник
effect-an-opponent = соперник на ваш выбор
effect-once-turn = раз за ход
effect-once-round = раз за раунд
effect-once-game = раз за игру
effect-own = { $text }
condition-at-least = у вас не меньше { $n } { $n ->
    [one] { $count-one }
   *[other] { $count }
}
condition-fewer = у вас меньше { $n } { $n ->
    [one] { $count-one }
   *[other] { $count }
}
condition-none = у вас нет { $count }
condition-most = у вас больше { $count }, чем у каждого соперника
condition-opponent = у соперника не меньше { $n } { $n ->
    [one] { $count-one }
   *[other] { $count }
}
count-opponents = соперников
    .each = каждого соперника
    .one = соперника
ask-effect = «{ $card }»: выберите.
ask-effect-player = «{ $card }»: какой соперник?
ask-pick = «{ $card }»: { $line }. Какая карта?
say-effect = { CAP($line) }
say-effect-yes = { CAP($line) }
say-effect-no = Нет: не «{ $line }»
say-effect-enough = Достаточно
say-effect-player = { $player }
say-pick = { $card }
help-ChooseEffect = На карте названо несколько действий; выберите из тех, что сейчас возможны (CRD-5). Если выбирает соперник, вы делаете то, что он выбрал (CRD-6).
help-MayEffect = Можно сделать это или отказаться (CRD-7). То, что названо ценой или стоит перед «если вы это сделали», идёт первым, остальное следует.
help-UpToTimes = Можно сделать это ещё раз или остановиться (CRD-9).
help-PickCard = Выберите карту, о которой говорит строка (CRD-12).
help-PickOpponent = Выберите соперника, который это делает (CRD-10).
help-PickChooser = Выберите соперника, который решает за вас (CRD-6).
effect-look-at-hand = посмотрите руку соперника
log-looked = { $player } смотрит руку игрока { $other }: «{ $card }».
    .you = В руке игрока { $other } вы видите карту «{ $card }».
    .to-you = { $player } видит в вашей руке карту «{ $card }».
    .hidden = { $player } смотрит карту в руке игрока { $other }.
why-not-this-effect = Сейчас карта этого не предлагает.
why-effect-first = Сначала — то, что сейчас велит карта.
why-no-effect-now = Сейчас ни одна карта об этом не спрашивает.
why-not-this-card = Строка не может говорить об этой карте.
why-no-such-opponent = Такого соперника, который мог бы это сделать, нет.
## Что показывает ссылка, пока её не открыли

preview-home = Настольные игры за столом, к которому ведёт ссылка: без учётной записи, по всем правилам, с ботами, если кого-то не хватает.
preview-waiting = { $free ->
    [0] За столом: { $players }. Игра вот-вот начнётся.
    [one] За столом: { $players }. Свободно { $free } место: откройте ссылку, введите имя и садитесь.
    [few] За столом: { $players }. Свободно { $free } места: откройте ссылку, введите имя и садитесь.
   *[other] За столом: { $players }. Свободно { $free } мест: откройте ссылку, введите имя и садитесь.
}
preview-playing = Играют: { $players }.
preview-asked = Ждём ответа: { $players }.
preview-over = Игра окончена: { $players }.

## The designers’ bench

bench-off = Мастерская на этом сервере выключена. У себя она есть: tablee, затем /bench.
bench-fresh-card = Новая карта
bench-you = Вы
bench-no-cards = У этой игры нет файлов карт: здесь нечего придумывать.
bench-no-job = Таких партий здесь нет: они забыты или сервер перезапущен.
bench-too-many = Для вас уже играется или ждёт достаточно партий. Остановите часть или подождите.
bench-queue-full = Здесь уже ждёт слишком много партий. Зайдите позже.
bench-most-games = Не больше { $most } партий за раз; вы просите { $games }.
bench-most-values = Не больше { $most } значений на одной кривой; вы просите { $values }.
bench-out-of-time = Остановлено: время одного прогона вышло. Сыгранное засчитано.
bench-lost = Остановлено: играющий процесс слишком часто терялся. Сообщённое ранее засчитано.
bench-no-html = Для страницы с графиками нужен дополнительный пакет «report»: pip install tablee[report].
bench-nothing-yet = Ни одна партия ещё не окончена: сообщать нечего.
bench-not-dealt = Не нашлось раздачи, в которой эта карта приходит сразу; возможно, она придёт позже.
bench-on-top = Карта лежит в своей колоде одна: её вытянут следующей.
field-name = Название
field-text = Текст вместо строк
field-flavour = Художественный текст
field-title1 = Первый титул
field-title2 = Второй титул
field-titles = Титулы
field-symbols = Символы
field-requires = Требует
field-skill = Уникальный навык
field-points = Очки
field-lines = Что она делает
field-effects = Эффекты
field-special = Особое Задание
field-family = Семейство
field-dice = Кубики
field-event = Событие
field-type = Тип
field-copies = Копии
field-solo = В одиночной игре
field-number = Номер
field-back = Рубашка
field-slots = Ячейки
field-leaves = Листья
field-paw = Колода с лапой
field-plant = Колода с растением
field-dark = Тёмный значок
field-allies = Союзники
field-tasks = Задания
field-morale = Карты Морали
field-bases = Базовые отряды
field-elites = Элитные отряды
field-skirmishes = Карты Стычки
field-machinations = Карты Интриги
field-privileges = Привилегии
field-goal = Цель
field-short-goal = Цель короткой партии
field-cards = Карты
field-tiles = Тайлы
field-animals = Животные
field-elements = Жетоны элементов
field-mountains = Горы
field-forests = Леса
field-cubes = Кубики
field-cubes-per-player = Кубиков на игрока

# What is wrong in a card file (core/fault.py). What stands in the file is quoted as it stands there.

mistake-only-with-base = только вместе с основой: напишите base = "house" в [set]
mistake-not-opened = файлы здесь не открываются: «tablee cards embed» вставит картинки в набор
mistake-base-outside = его место в таблице [set], ниже этой строки
mistake-base-name = ожидается название набора карт, а не { $value }
mistake-no-base = нет набора карт { $value }, от которого можно начать ("house" есть всегда)
mistake-base-circle = { $value } ведёт по кругу или проходит больше чем через { $most } файла
mistake-without-ids = ожидается список идентификаторов
mistake-not-in-base = { $value } — не карта основы
mistake-none-in-base = { $value } — не карта [{ $kind }] основы
mistake-large-pictures = картинки набора вместе занимают не больше { $most } КиБ, а не { $count }
mistake-some-text = текст
mistake-a-number = целое число
mistake-a-switch = true или false
mistake-a-list = список
mistake-a-table = таблица
mistake-expected = ожидается { $wanted }, а не { $value }
mistake-not-so = { $wanted }, а не { $value }
mistake-from-to = от { $low } до { $high }
mistake-missing-field = нет поля: { $field }
mistake-did-you-mean = { $what } (может быть, «{ $near }»?)
mistake-such-as = { $what } (например: { $choices })
mistake-a-date = дата или время
mistake-values = значений: { $count }
mistake-large-number = такое большое число
mistake-long-number = слишком длинное число
mistake-table-expected = ожидается таблица [{ $table }], а не { $value }
mistake-unknown-field = неизвестное поле: { $field }
mistake-empty-text = пустой текст
mistake-too-long = знаков: { $count }, не больше { $most }
mistake-line-expected = ожидается строка от 1 до { $most } печатных знаков
mistake-too-large = больше { $most } КиБ
mistake-not-printable = ожидается одна строка печатного текста
mistake-form = { $value }: { $rule }
mistake-full-stop = { $what }; точка заканчивает строку: внутри неё эффекты соединяет «{ $joint }»
mistake-quotes-within = { $what }; кавычки стоят вокруг строки, а не внутри неё
mistake-code-name = ожидается имя файла Python рядом с набором
mistake-code-served = набор со своим кодом — для вашего компьютера, а не для сервера
mistake-set-name = строчные латинские буквы, цифры, - и _, первой стоит буква
mistake-another-game = это файл игры { $value }, а читается он как файл "{ $game }"
mistake-no-set = нет таблицы [set] с полями game и name
mistake-bad-id = идентификатор состоит из строчных латинских букв, цифр и подчёркиваний, первой стоит буква, всего не больше { $most }
mistake-taken-id = этот идентификатор уже есть у { $card }
mistake-reserved-id = этот идентификатор — слово самой игры, выберите другой
mistake-no-name = нет текста: в стандартном наборе нет такого идентификатора, поэтому дайте карте name = "…"
mistake-no-picture = ожидается имя картинки рядом с набором (PNG, JPEG, WebP) или "{ $data }…"
mistake-large-picture = в картинке { $count } байт; разрешено не больше { $most }
mistake-no-webp = это не картинка WebP
mistake-source-each = по одному источнику на каждое значение списка
mistake-source-of-nothing = у карты нет такого значения
mistake-no-language = пустой текст (нужен хотя бы один из языков: { $choices })
mistake-no-sentence = ни одна фраза не понимает «{ $text }»
mistake-no-choice = «{ $text }» или то же самое — не выбор
mistake-too-deep = больше { $most } имён, списков или таблиц друг в друге
mistake-left-open = список или текст, который здесь начинается, не закрыт: не хватает ] или кавычки
mistake-not-toml = это не TOML: { $what }
mistake-curly = фигурная кавычка { $mark } здесь ничего не значит, поставьте прямую: "…"
mistake-mark-behind = после значения поля { $field } ничего не ставится, даже «{ $mark }»
mistake-open-header = название таблицы стоит в скобках, а закрывающей не хватает: ]
mistake-colon = поле и его значение соединяет =, а не двоеточие
mistake-no-value = у поля { $field } нет значения
mistake-small-switch = { $field } — это true или false строчными буквами, а не { $value }
mistake-unquoted = текст стоит в кавычках: { $field } = "{ $value }"
mistake-open-quote = у { $field } не хватает кавычки
mistake-open-list = список { $field } не закрыт: не хватает ]
mistake-no-comma = между двумя значениями списка { $field } не хватает запятой
mistake-table-twice = таблица [{ $table }] встречается дважды
mistake-table-twice-first = таблица [{ $table }] встречается дважды, впервые в строке { $line }
mistake-field-twice = поле { $field } встречается в этой таблице дважды
mistake-field-and-table = { $field } ниже — таблица [{ $table }]; полю с таким именем место в [set]
mistake-own-code-fails = { $where }: { $kind }: { $what }; это в коде рядом с набором карт, а не в Tablée
mistake-csv-unread = это не читается как CSV: { $why }
mistake-csv-no-row = нет ни одной строки карты: первая строка называет поля, остальные — карты
mistake-csv-large = не более { $rows } строк и { $columns } столбцов
mistake-csv-sort-missing = строка { $row }: «{ $id }» — новая карта: её вид стоит в столбце «sort» (один из: { $choices })
mistake-csv-no-sort = строка { $row }: «{ $sort }» — не вид карты (один из: { $choices })
mistake-csv-no-id = строка { $row }: «{ $id }» — не идентификатор: строчные буквы, цифры и подчёркивания, сначала буква
mistake-csv-no-field = строка 1: «{ $field }» — не поле такой карты (одно из: { $choices })
mistake-csv-no-number = строка { $row }: { $field }: ожидается целое число, а не «{ $value }»
mistake-picture-refused = «{ $name }»: { $why }
mistake-file-no-name = «{ $name }» — не имя файла рядом с набором (без папок)
mistake-file-leads-away = «{ $name }» ведёт за пределы папки набора, а там ничего не открывается
mistake-no-file-beside = рядом с набором нет файла «{ $name }»
mistake-picture-large = «{ $name }» больше { $most } МиБ
mistake-file-unread = «{ $name }» не читается ({ $why })
mistake-picture-extra = для картинок нужен Pillow: pip install "tablee[pictures]"
mistake-picture-slow = «{ $name }» требует слишком много времени или памяти
mistake-pixels = { $width } × { $height } пикселей — слишком много (не больше { $most } миллионов)
mistake-moving-picture = картинка движется, а нужна неподвижная
mistake-picture-memory = на неё не хватает памяти
mistake-unknown-picture = это не картинка PNG, JPEG или WebP
mistake-picture-too-rich = её не удаётся уменьшить до { $most } КиБ
mistake-code-no-name = «{ $name }» — не имя файла Python рядом с набором (без папок)
mistake-code-large = «{ $name }» больше { $most } КиБ
mistake-code-empty = { $name }: нет ни одного класса с фразой ({ $example })
mistake-code-no-text = «{ $name }» — не текст
mistake-code-fails = { $what }
mistake-code-endless = { $where }: это не заканчивается; ждать можно не больше { $seconds } секунд
mistake-code-twice = { $name }: два класса говорят «{ $sentence }»
mistake-unknown-game = неизвестная игра { $value } (здесь только: { $choices })
mistake-unknown-source = неизвестный источник { $value } (один из: { $choices })
mistakes-more = { $file }: и ещё { $count }; показать все: tablee cards check { $file }

# Что может исправить человек за клавиатурой (errors.py): команды, файлы, записи, места.

mistake-no-such-file = нет такого файла или папки
mistake-not-permitted = у вас нет на это прав
mistake-read-only = туда ничего нельзя записать
mistake-disk-full = не осталось места
mistake-is-a-folder = это папка
mistake-name-of-file-long = имя слишком длинное
mistake-port-in-use = этот порт занят другой программой
mistake-not-our-address = это не адрес этого компьютера
mistake-no-such-language = здесь нет языка «{ $language }»; языки: { $languages }
mistake-no-game = здесь нет игры «{ $game }»; игры: { $games }
mistake-game-fails = игра «{ $game }» ({ $module }) не загружается: { $what }
mistake-game-misnamed = игра «{ $game }» ({ $module }): это не игра с таким именем
mistake-no-options = у игры «{ $game }» нет параметра «{ $option }»; параметров у неё нет совсем
mistake-no-option = у игры «{ $game }» нет параметра «{ $option }»; параметры: { $options }
mistake-option-misfits = за столом на { $count } параметр «{ $option }» может быть { $values }, но не «{ $value }»
mistake-no-card-files = карты игры «{ $game }» не читаются из файлов
mistake-unread = { $file }: не читается ({ $why })
mistake-large-file =
    { $count ->
        [one] { $file }: слишком велик для нашего файла ({ $count } байт)
        [few] { $file }: слишком велик для нашего файла ({ $count } байта)
       *[other] { $file }: слишком велик для нашего файла ({ $count } байт)
    }
mistake-no-text-file = { $file }: не текстовый файл (байт { $number } — не UTF-8)
mistake-silent-database = база данных { $address } не отвечает: { $what }
mistake-unheard = нельзя слушать { $host }, порт { $port } ({ $why }); попробуйте --port 0
mistake-greedy-knows-not = бот greedy не знает игры «{ $game }»
mistake-bot-fails = бот «{ $bot }» не загружается: { $what }
mistake-bot-chooses-not = «{ $bot }» — не бот: у него нет метода choose(s, seat, rng)
mistake-no-bot = нет бота «{ $bot }»; боты: { $bots } или ваш собственный: { $own }
mistake-no-styles = у игры «{ $game }» нет стиля «{ $style }»; стилей у неё нет совсем
mistake-no-style = у игры «{ $game }» нет стиля «{ $style }»; стили: { $styles }
mistake-scenario-cards = сценарий играется домашним набором, а в этой партии свои карты
mistake-at-answer =
    { $count ->
        [one] --at { $number }: в записи { $count } ответ
        [few] --at { $number }: в записи { $count } ответа
       *[other] --at { $number }: в записи { $count } ответов
    }
mistake-of-file = { $file }: { $what }
mistake-other-cards = { $what } (назовите нужные с помощью --cards ФАЙЛ)
mistake-other-rules = { $what } (партия сыграна по правилам Tablée { $played }, а здесь { $ours })
mistake-seat-number = --seat { $seat }: места пронумерованы от 1 до { $most }
mistake-coach-waits = { $file }: партия не окончена, тренер ждёт её конца
mistake-from-answer = --from { $number }: в записи ответы с 1 по { $count }
mistake-record-over = { $file }: партия окончена; продолжите с более раннего ответа (--from N) или посмотрите её: record show
mistake-no-secret = { $file }: в записи нет её секрета, поэтому случай не может продолжить
mistake-other-seats =
    { $count ->
        [one] --seats { $seats }: в партии { $count } место, а не { $given }
        [few] --seats { $seats }: в партии { $count } места, а не { $given }
       *[other] --seats { $seats }: в партии { $count } мест, а не { $given }
    }
mistake-no-rule = нет правила «{ $rule }»
mistake-try-help = { $what } (попробуйте: tablee --help)
mistake-usage = командная строка не понята: { $what }
mistake-no-command = нет команды «{ $name }»
mistake-unknown-option = нет параметра { $name }
mistake-option-elsewhere = { $what } здесь, только для: { $commands }
mistake-missing-argument = не хватает: { $name }
mistake-superfluous = больше ничего не ожидается: { $names }
mistake-value-missing = после { $name } нужно значение
mistake-value-superfluous = у { $name } не бывает значения
mistake-value-no-number = { $name }: ожидается число
mistake-value-small = { $name }: ожидается не меньше { $fewest }
mistake-value-large = { $name }: ожидается не больше { $most }
mistake-value-unknown = { $name }: «{ $value }» — не одно из: { $choices }
mistake-two-card-files = названы два файла с картами, { $first } и { $second }; оставьте один
mistake-mistakes =
    { $count ->
        [one] { $file }: { $count } ошибка; играть этим набором нельзя
        [few] { $file }: { $count } ошибки; играть этим набором нельзя
       *[other] { $file }: { $count } ошибок; играть этим набором нельзя
    }
mistake-no-card-file = назовите и файл с картами: { $command } ФАЙЛ
mistake-game-unnamed = { $file }: не сказано, для какой это игры; напишите game = "…" в [set] или так: tablee cards check ИГРА { $file }
mistake-only-no-card = --only: в наборе «{ $cards }» нет карты «{ $card }»
mistake-nothing-changed = --changed: отличий от домашнего набора нет, печатать нечего
mistake-no-list = карты игры «{ $game }» пока нельзя показать в терминале
mistake-negative-seed = --seed { $seed }: ожидается число от 0
mistake-nobody-to-ask = за клавиатурой никого нет, спросить некого; начать партию: { $command }
mistake-no-database = { $file }: базы данных здесь ещё нет
mistake-database-silent = база данных не отвечает: { $what }
mistake-no-browser = PDF делает Chromium, Chrome или Edge этого компьютера, а ни один не найден
mistake-no-browser-at = ${ $variable }: по пути { $file } браузера нет
mistake-print-by-hand = { $what }; без браузера: tablee serve, откройте /print/<игра> и печатайте оттуда
mistake-browser-ends = { $file } не запустился; возможно, в системе не хватает библиотеки
mistake-cards-undrawn =
    { $count ->
        [one] карты не нарисованы за { $count } секунду
        [few] карты не нарисованы за { $count } секунды
       *[other] карты не нарисованы за { $count } секунд
    }
mistake-browser-silent =
    { $count ->
        [one] { $file } не ответил за { $count } секунду
        [few] { $file } не ответил за { $count } секунды
       *[other] { $file } не ответил за { $count } секунд
    }
mistake-no-drawing-server = сервер, который рисует карты, не запустился; почему — скажет tablee serve
mistake-file-there = { $file }: такой файл уже есть и не перезаписывается; назовите другой
mistake-odd-file = { $file }: это не обычный файл, поэтому туда ничего не сохраняется
mistake-folder-named = { $file }: это папка; назовите файл
mistake-unwritten = { $file }: не записывается ({ $why })
mistake-seat-count = в игре «{ $game }» от { $fewest } до { $most } мест, а не { $count } («{ $seats }»)
mistake-bot-of-record = запись не может запустить код «{ $bot }»: назовите его сами с помощью --seats, если доверяете ему
mistake-no-bot-there = нет бота «{ $bot }»; места: { $seats }
mistake-nobody-called = «{ $name }» туда сесть не может; места: { $seats }
mistake-names-for-seats = имён: { $count }, а мест: { $seats }
mistake-same-name = двух игроков зовут «{ $name }»; дайте им разные имена
mistake-name-long =
    { $most ->
        [one] имя «{ $name }…» слишком длинное: не больше { $most } буквы
        [few] имя «{ $name }…» слишком длинное: не больше { $most } букв
       *[other] имя «{ $name }…» слишком длинное: не больше { $most } букв
    }
mistake-name-signs = в имени { $name } есть знаки, которые нельзя напечатать
mistake-nowhere-saved = { $what }; { $also }; партия не сохранена
mistake-saved-elsewhere = { $what }; партия сохранена в { $file }
mistake-option-twice = параметр «{ $option }» указан дважды: { $first } и { $second }
mistake-folder-unmade = { $file }: папка не создаётся ({ $why })
mistake-no-chapter =
    { $count ->
        [one] --chapter { $number }: в уроке { $count } глава
        [few] --chapter { $number }: в уроке { $count } главы
       *[other] --chapter { $number }: в уроке { $count } глав
    }
mistake-no-lesson = у игры «{ $game }» нет урока; правила можно прочитать так: { $command }, затем g
mistake-server-starts = процесс { $process }, он запускается
mistake-server-at = процесс { $process } по адресу { $address }
mistake-file-in-use = { $file }: эта база данных уже занята сервером ({ $who }); сначала остановите его или дайте этому свою папку с помощью --data
mistake-unopened = { $file }: не открывается ({ $why })
mistake-unopened-database = { $file }: не открывается как база данных ({ $why })
mistake-newer-database = базу данных записал более новый Tablée (её схема «{ $schema }» здесь не известна); установите его или возьмите свою базу данных
mistake-server-of-another-version = эта база данных занята сервером другой версии Tablée: остановите его или возьмите его `tablee`
mistake-lesson-words = { $file }: рядом нет текстов ({ $name })
mistake-lesson-message = { $file }: нет сообщения { $name }
mistake-record-game = это запись игры «{ $game }», а не «{ $other }»
mistake-record-cards = партия сыграна набором карт «{ $set }» ({ $digest }), а дан набор «{ $other }» ({ $own })
mistake-record-option = в записи есть параметр «{ $option }», которого игра «{ $game }» не знает
mistake-record-option-misfits =
    { $count ->
        [one] в записи есть параметр «{ $option }», но { $count } игрок
        [few] в записи есть параметр «{ $option }», но { $count } игрока
       *[other] в записи есть параметр «{ $option }», но { $count } игроков
    }
mistake-record-laid = стол этой записи не раскладывается: { $what }
mistake-record-secret = секрет не соответствует обязательству, опубликованному до игры
mistake-record-chance = ответ { $number }: случай говорит «{ $answer }», а по секрету должно быть «{ $fair }»
mistake-record-state = ответы приводят не к тому положению, которое было сохранено
mistake-record-players = в игре «{ $game }» от { $fewest } до { $most } игроков, а не { $count }
mistake-record-answer-of-chance = ответ { $number } (случай: «{ $answer }») там недопустим
mistake-record-answer = ответ { $number } (место { $seat }: «{ $answer }») там недопустим
mistake-record-damaged = запись не целая: текст обрывается или повреждён в строке { $line }
mistake-record-deep = это не запись: слишком глубокая вложенность или слишком длинное число
mistake-no-record = это не запись Tablée
mistake-record-format = формат записи { $format } здесь не известен (эта программа читает { $known })
mistake-record-entry = ответ { $number } — не место и текст
mistake-record-field = в записи нет поля { $field }
mistake-record-form = поле записи имеет неверный вид ({ $what })
mistake-record-count = запись не целая: в ней должно быть ответов: { $wanted }, а есть: { $count }
mistake-record-seats = в записи игроков: { $players }, а мест: { $seats }
bug = Это ошибка Tablée, а не ваша ({ $kind }).
bug-reported = Отчёт записан в { $path }.
bug-unreported = Отчёт записать не удалось:
