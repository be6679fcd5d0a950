### Слова мастерской авторов.

## Where it begins

bench-title = Мастерская
bench-line = Напишите карту так, как о ней говорят, сразу увидьте её, испытайте за столом — и пусть боты сыграют тысячи партий, чтобы узнать, что она меняет.
bench-is-off = Мастерская на этом сервере выключена: она играет много партий, и разрешить это может только хозяин сервера. Чтобы создавать карты, запустите Tablée у себя.
bench-all-games = Все игры
bench-begin-house = Начать с исходного набора
bench-own-sets = Ваши наборы на этом устройстве
bench-own-none = Пока ни одного. Всё, что вы измените, само сохранится здесь.
bench-cards-changed = { $count ->
    [0] карты не изменены
    [one] изменена { $count } карта
    [few] изменены { $count } карты
   *[other] изменено { $count } карт
}
bench-set-unread = файл не читается
bench-open = Открыть
bench-unnamed = Набор без названия
bench-drop = Удалить набор «{ $set }»
bench-drop-sure = Он исчезнет с этого устройства навсегда. Если есть сомнения, сначала скачайте его файл.
bench-bring = Свой файл
bench-bring-choose = Выбрать файл (TOML или CSV)
bench-bring-paste = Или вставьте текст файла карт либо строки таблицы
bench-bring-open = Открыть его
bench-bring-sheet = Прочитать таблицу
bench-game = Игра
bench-full = На устройстве нет места для вашего набора. Скачайте его файл, прежде чем закрыть страницу.

## Tabs and commands

bench-tab-cards = Карты
bench-tab-report = Отчёт
bench-tab-compare = Сравнение
bench-tab-sweep = Перебор
bench-tab-print = Печать
bench-commands = Все команды
bench-commands-find = Что вы хотите сделать?
bench-undo = Отменить
bench-redo = Повторить
bench-next-problem = Следующая ошибка
bench-rename = Переименовать набор
bench-name-how = Строчные латинские буквы, цифры, - и _; сначала буква.
bench-download = Скачать файл (TOML)
bench-share = Поделиться ссылкой
bench-shared = Ссылка скопирована. Она хранится { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
} после последнего обращения.
bench-shared-link = { $link }

## The list of cards

bench-cards-of-set = Карты набора
bench-find = Название, символ или фраза
bench-show = Какие карты
bench-show-all = Все
bench-show-changed = Изменённые
bench-show-problems = Ошибки
bench-state-house = исходная
bench-state-changed = изменена
bench-state-new = новая
bench-state-removed = убрана
bench-problems = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[other] { $count } ошибок
}
bench-new-card = Новая карта
bench-new-of = Новая карта: { $sort }

## The form of a card

bench-card = Карта
bench-to-list = Назад к списку
bench-choose-card = Выберите карту
bench-choose-card-long = Выберите карту из списка или создайте новую.
bench-view = Что показано
bench-view-form = Форма
bench-show-file = Показать TOML
bench-show-form = Показать форму
bench-file = Файл карт
bench-broken = Файл не читается.
bench-line-n = Строка { $n }
bench-house = исходно
bench-house-set = исходный
bench-none = нет
bench-yes = да
bench-no = нет
bench-less = Меньше: { $of }
bench-more = Больше: { $of }
bench-add-to = Добавить: { $of }
bench-take-away = Убрать: { $of }
bench-put-back = Вернуть как было
bench-put-back-field = Вернуть как было: { $field }
bench-bring-back = Вернуть в набор
bench-more-texts = Тексты, которые нужны немногим картам
bench-changed-from = Отличия от исходной:
bench-removed-from = Убрана из набора:
bench-remove-card = Убрать эту карту из набора
bench-sort = Вид карты
bench-name = Название
bench-replaces = Вместо карты
bench-replaces-none = ни одной: набор станет больше
bench-replaces-why = В наборе столько карт, сколько в коробке. Вместо другой карты — и счёт остаётся верным.
bench-make = Создать карту

## Sentences

bench-all-sentences = Все фразы
bench-sentences-how = одна фраза в строке, сверху вниз ·
bench-sentences-move = передвинуть строку
bench-sentence-n = Фраза { $n }
bench-sentence-empty = напишите, что делает карта
bench-sentence-begins = Начало фразы
bench-add-sentence = Добавить фразу
bench-remove-line = Убрать фразу { $n }
bench-typing = ввод
bench-as-house = как в исходной
bench-did-you-mean = Может быть, «{ $word }»?
bench-write = Написать «{ $word }»
bench-write-so = Написать так
bench-possible = Возможные фразы
bench-on-cards = { $count ->
    [one] на { $count } карте
   *[other] на { $count } картах
}
bench-of-sentences = { $shown } из { $all }
bench-key-choose = выбрать
bench-key-take = взять
bench-key-blank = следующий пропуск
bench-key-close = закрыть

## The live card, and whether the set can be played

bench-live = Вид карты
bench-live-language = Язык карты
bench-not-drawn = Эту карту пока нельзя нарисовать.
bench-not-read = { $count ->
    [one] На этой карте пока не понято { $count } место.
    [few] На этой карте пока не поняты { $count } места.
   *[other] На этой карте пока не понято { $count } мест.
}
bench-read-well = На этой карте всё понятно.
bench-last-good = Партии идут с последней верной версией, { $time }.
bench-none-good = Этим набором пока нельзя играть.
bench-cannot-play = { $count ->
    [one] { $count } ошибка: играть этим набором нельзя, пока она не исправлена
    [few] { $count } ошибки: играть этим набором нельзя, пока они не исправлены
   *[other] { $count } ошибок: играть этим набором нельзя, пока они не исправлены
}
bench-go-to-it = Перейти
bench-can-play = Этим набором можно играть
bench-saved = сохранено в { $time }
bench-from = на основе { $set }
bench-from-house = на основе исходного набора
bench-cards-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
bench-try = Испытать за столом
bench-last-run = Последняя серия
bench-last-run-games = Последняя серия · партий: { $games }
bench-open-report = Открыть отчёт
bench-wins-in-play = в игре побеждает в { $share } ({ $span })
bench-too-few-long = Партий с этой картой слишком мало для выводов.

## Games

bench-run = Сыграть { $games }
bench-run-pairs = Раздач с обоими: { $games }
bench-run-sweep = Партий на значение: { $games }
bench-how = Как играются партии
bench-how-take = Играть так
bench-games = Партии
bench-bots = Боты
bench-bots-note = Боты, которые думают наперёд, играют лучше, но намного медленнее.
bench-seed = Зерно
bench-seed-note = То же зерно раздаёт те же партии.
bench-first-games = Играются первые партии.
bench-progress = Сыграно партий
bench-of-games = из { $all } партий
bench-of-pairs = из { $all } раздач
bench-waiting = { $place ->
    [0] сейчас начнётся
   *[other] в очереди, впереди: { $place }
}
bench-rate = { $rate } партий/с
bench-left = осталось { $time }
bench-seconds = { $n } с
bench-minutes = { $n } мин
bench-done-in = сыграно за { $time }
bench-stopped = остановлено; сыгранное сохранено
bench-failed = Сыграть партии не удалось.
bench-grows = Отчёт растёт, пока играются партии.
bench-played-older = Сыграно с последней верной версией, { $time }.
bench-cancel = Остановить партии
bench-more-games = Сыграть ещё { $games }
bench-more-pairs = Сыграть ещё { $games } пар
bench-the-set = Набор
bench-the-set-how = Что набор говорит о себе: название, а также сколько в нём карт каждого вида или чем кончается партия, если не как в коробке. Проверка ловит набор на слове.
bench-as-box = коробка
bench-own-picture = своя картинка
bench-cancel-keep = Остановить, сохранить { $games }
bench-cancel-sure = Сыгранные партии ({ $games }) останутся в отчёте.

## Figures

bench-percent = { $value } %
bench-to = { $low }…{ $high }
bench-fair = поровну { $share }
bench-wins = победы
bench-as-table = таблицей
bench-intervals-95 = интервалы 95 %
bench-too-few = мало партий
bench-mean = среднее
bench-source = Источник
bench-what = Показатель

## The report

bench-no-report = Этим набором ещё не сыграно ни одной партии.
bench-no-report-long = Пусть сыграют боты: по ходу партий видно, равны ли места, сколько длятся партии, откуда берутся очки и что делает каждая карта.
bench-verdict-fair = { $far ->
    [yes] Пока все места равны.
   *[no] Все места равны.
}
bench-verdict-few = { $far ->
    [yes] Пока партий слишком мало, чтобы судить, равны ли места.
   *[no] Партий слишком мало, чтобы судить, равны ли места.
}
bench-verdict-unfair = { $far ->
    [yes] Пока { $count ->
        [one] место { $seats } отклоняется
       *[other] места { $seats } отклоняются
    } от равной доли.
   *[no] { $count ->
        [one] Место { $seats } отклоняется
       *[other] Места { $seats } отклоняются
    } от равной доли.
}
bench-verdict-best = { $far ->
    [yes] Пока { $bot } побеждает в { $share } партий.
   *[no] { $bot } побеждает в { $share } партий.
}
bench-verdict-alone = { $far ->
    [yes] Пока выиграно { $share } партий.
   *[no] Выиграно { $share } партий.
}
bench-verdict-strong = { $count ->
    [one] слишком сильна { $count } карта
    [few] слишком сильны { $count } карты
   *[other] слишком сильны { $count } карт
}
bench-verdict-weak = { $first ->
    [yes] слишком слабых карт: { $count }
   *[no] слишком слабых: { $count }
}
bench-verdict-dead = { $first ->
    [yes] мёртвых карт: { $count }
   *[no] мёртвых: { $count }
}
bench-verdict-first = { $begins ->
    [more] Начинающий побеждает слишком часто.
   *[less] Начинающий побеждает слишком редко.
}
bench-carried-first = Начинающий побеждает в { $share } партий ({ $span }); поровну было бы { $fair }.
bench-verdict-no-card = Ни одна карта не выделяется.
bench-verdict-few-cards = О картах судить рано: партий слишком мало.
bench-carried-strong = { $count ->
    [one] Побеждает чаще случайного
   *[other] Побеждают чаще случайного
}: { $cards }.
bench-carried-weak = { $count ->
    [one] Побеждает реже случайного
   *[other] Побеждают реже случайного
}: { $cards }.
bench-carried-dead = { $count ->
    [one] Видят, но не используют
   *[other] Видят, но не используют
}: { $cards }.
bench-carried-few = { $count ->
    [one] О { $count } карте судить рано: партий с ней слишком мало.
   *[other] О { $count } картах судить рано: партий с ними слишком мало.
}
bench-carried-close = Упорных партий: { $share }.
bench-carried-known = Доли мест известны с точностью ± { $half } пункта.
bench-and-more = ещё { $count }
bench-seats = Места
bench-seat = Место { $n }
bench-first = Начинает игру
bench-wins-sentence = { $who }: побед { $share }, { $span }.
bench-percent-won = % выигранных партий
bench-length = Длина
bench-length-rounds = раунды
bench-length-turns = ходы
bench-length-decisions = решения
bench-length-mean = { $what }: в среднем { $mean }
bench-length-most = 90 % партий: от { $low } до { $high }
bench-length-under = { $what } за партию · усы: 95 %
bench-points = Очки по источникам
bench-points-note = среднее место; по оси: { $what }
bench-points-end = в конце
bench-source-end = { $source } { $points }
bench-source-tasks = Задания
bench-source-allies = Союзники
bench-source-titles = Титулы
bench-source-forged = Выкованные
bench-source-machination = Интриги
bench-source-skirmish = Стычки
bench-source-blue = Синие рубашки
bench-source-brown = Коричневые рубашки
bench-source-other = Прочее
bench-cards = Карты
bench-cards-note = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
} · видели: из всех мест · оставили, сыграли: из них
bench-stand-out = { $count ->
    [0] Ни одна карта не выделяется
    [one] Выделяется { $count } карта
    [few] Выделяются { $count } карты
   *[other] Выделяются { $count } карт
}, всего { $all }
bench-column-card = Карта
bench-column-seen = Видели
bench-column-kept = Оставили
bench-column-played = Сыграли, получили
bench-column-difference = Разница, 95 %
bench-column-flag = Пометка
bench-in-play = победы в игре
bench-not-in-play = другие карты
bench-flag-too-strong = слишком сильна
bench-flag-too-weak = слишком слаба
bench-flag-dead = мёртвая
bench-flag-too-few-games = мало партий
bench-cards-shown = Показано { $shown } из { $all }.
bench-show-every = Показать все
bench-show-fewer = Показать меньше
bench-pairs = Пары, которые побеждают вместе
bench-pairs-note = обе в игре у одного места
bench-pairs-apart = порознь { $share }
bench-pairs-none = Пока ни одна пара не выделяется.
bench-copy-command = Скопировать команду для повтора
bench-strongest = Сильнейшая карта
bench-ahead = Впереди, возможно случайно
bench-set = Набор
bench-options = Настройки
bench-set-digest = Отпечаток набора
bench-report-digest = Отпечаток отчёта
bench-digest-grows = (растёт)
bench-version = Версия
bench-foot = Интервалы: 95 %, Уилсон и Ньюкомб. Пометки исправлены на число карт: { $count } ({ $correction }), поэтому полоса может не касаться линии и без пометки. То, что в игре, не обязательно причина победы.

## Comparing two sets

bench-compare-begin = Два набора на одних и тех же раздачах
bench-compare-begin-long = Каждая раздача играется и с A, и с B. Общее взаимно уничтожается, и то же самое видно по гораздо меньшему числу партий.
bench-set-a = Набор A
bench-paired = Парные разницы
bench-paired-note = закрашено: интервал не содержит 0 · пусто: содержит
bench-paired-under = процентные пункты · серая полоса: меньше ± 1 пункта
bench-less-in-b = в B меньше
bench-more-in-b = в B больше
bench-no-difference = нет разницы
bench-diff-wins = Победы, место { $n }
bench-diff-score = Очки, место { $n }
bench-diff-card = Победы с картой «{ $card }» в игре
bench-compare-more = { $what }: в B на { $points } пункта больше.
bench-compare-less = { $what }: в B на { $points } пункта меньше.
bench-compare-seats-same = Места не отличаются больше случайного.
bench-compare-seats-differ = Шансы мест изменились.
bench-compare-nothing = Ничто не отличается больше случайного.
bench-compare-carried-nothing = Все интервалы содержат 0. Чем больше раздач, тем они уже.
bench-compare-same = A и B — один и тот же набор.
bench-compare-same-long = Каждая раздача проходит с обоими одинаково. Измените карту или выберите другой набор A.
bench-compare-foot = Интервалы: 95 %, парные.
bench-needed = Сколько партий нужно для точности ± { $d } пункт
bench-needed-note = для доли побед мест
bench-needed-now = сейчас раздач: { $pairs }, ± { $half }
bench-needed-cost = ± { $d } пункт: раздач { $paired }, а без пар { $unpaired }
bench-paired-deals = те же раздачи (парные)
bench-other-deals = разные раздачи
bench-changes = Что изменилось в картах
bench-changes-none = Карты в обоих наборах одинаковы.
bench-twice = Одна раздача дважды
bench-twice-note = победы места 1
bench-won-a = A: победа
bench-lost-a = A: нет
bench-won-b = B: победа
bench-lost-b = B: нет
bench-twice-why = Новое сообщают только раздачи с разными победителями ({ $news }); остальные ({ $other }) взаимно уничтожаются. Поэтому с парами нужно меньше партий.
bench-next = Дальше
bench-seats-of = Мест: { $count }
bench-digest-of = Отпечаток { $set }

## Sweeping one value

bench-sweep-begin = Какое значение справедливо?
bench-sweep-begin-long = Одно значение открытой карты идёт от меньшего к большему, всегда на тех же раздачах; кривая показывает, где карта побеждает так часто, как должна.
bench-sweep-nearest = { $of } = { $value } ближе всего к равной доле.
bench-sweep-perhaps = { $of } = { $value } ближе всего к равной доле, но, возможно, случайно: партий слишком мало.
bench-sweep-flat = { $of } ничего не меняет.
bench-sweep-flat-long = При каждом значении партии проходят и кончаются одинаково: ничто в них его не использует.
bench-sweep-strong = Начиная с { $value } — слишком сильно.
bench-sweep-strong-at = Слишком сильно при { $values }.
bench-sweep-carried = Место, у которого в игре «{ $card }», побеждает тогда в { $share } ({ $span }); поровну было бы { $fair }.
bench-sweep-title = Доля побед с картой «{ $card }» в игре
bench-sweep-note = партий на значение: { $games }, те же раздачи · усы: 95 %
bench-sweep-over = слишком сильно: больше чем на 3 пункта выше
bench-sweep-kept = Как часто оставляют «{ $card }»
bench-sweep-kept-note = из рук, взявших её
bench-sweep-length = За партию: { $what }
bench-sweep-choose = Выберите карту, значение которой будет меняться.
bench-sweep-no-number = На этой карте нет числа, которое можно менять.
bench-sweep-foot = Один вопрос, несколько значений: интервалы не исправлены.
bench-varied = Что меняется
bench-lowest = Наименьшее значение
bench-highest = Наибольшее значение
bench-until = до
bench-nearest = ближе всего
bench-in-figures = В цифрах
bench-judged = вывод
bench-judged-fair = поровну
bench-judged-over = выше
bench-judged-under = ниже
bench-judged-strong = слишком сильно
bench-judged-few = мало партий
bench-judged-unknown = не сыграно
bench-step-by-step = По шагам:
bench-write-value = Записать { $value } в набор
bench-written = Теперь в наборе { $value }.

## On paper

bench-print = Распечатать и играть
bench-print-long = Листы с метками реза и рубашками, на трёх языках, A4 или Letter, размер покерный или малый.
bench-print-older = В наборе есть ошибка: печатается последняя верная версия.
bench-print-all = Листы всех карт: { $count }
bench-print-changed = Только изменённые: { $count }
