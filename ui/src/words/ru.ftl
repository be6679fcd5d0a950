### Слова оболочки стола, какая бы игра ни шла. Источник — английский; здесь те же сообщения.

## Везде

ui-close = Закрыть
ui-cancel = Отмена
ui-menu = Меню
ui-home = Все столы
ui-main-nav = Главное меню
ui-language = Язык
ui-loading = Минутку…
ui-nothing-found = Ничего не найдено.
ui-copy = Копировать
ui-copied = Скопировано
ui-try-again = Ещё раз

## Связь

ui-connected = Связь есть, { $ms } мс
ui-reconnecting = Подключаемся…
ui-disconnected = Нет связи
ui-on-its-way = Ответ отправляется…

## Стол

ui-table = Стол
ui-action = Что делать
ui-over = Игра окончена.
ui-paused = Игра на паузе.
ui-sealed = Ваш ответ принят: { $answer }
ui-sealed-note = Ответ можно изменить, пока не ответили все.
ui-about-question = Об этом вопросе
ui-waiting-for = Ждём:
ui-one-moment = Минутку…
ui-all-answers = Все ответы
ui-all-answers-n = Все ответы ({ $count })
ui-number-or-words = Номер или слова ответа
ui-undo = Отменить ход
ui-undo-n = { $count ->
    [1] Отменить последний ответ (u)
    [one] Можно отменить { $count } ответ (u)
    [few] Можно отменить { $count } ответа (u)
   *[other] Можно отменить { $count } ответов (u)
}
ui-undo-none = Отменять нечего: вы ещё не дали ни одного ответа.
ui-undo-shown = После вашего последнего ответа открылось новое: карта, бросок кубиков или тайный выбор. То, что уже узнали, отменить нельзя.
ui-undo-passed = После вас уже ответили другие. Можно предложить всем вернуться назад: откройте строку журнала.
ui-change-mind = Передумать
ui-who-is-ready = Чей выбор сделан
ui-is-ready = { $player }: выбор сделан.
ui-is-choosing = { $player } выбирает.
ui-hidden-card = закрытая карта
ui-pile-empty = Здесь ничего нет.
ui-rule = Правило { $id }
ui-confirm-title = Вы уверены?
ui-confirm-note = Возможно, этот ответ нельзя будет отменить.
ui-confirm-yes = Да
ui-your-turn = Ваш ход
ui-your-turn-lead = Ваш ход:

## Журнал, чат, правила

ui-drawer = Журнал, чат и правила
ui-log = Журнал
ui-chat = Чат
ui-rules = Правила
ui-fold = Свернуть панель
ui-unfold = Развернуть панель
ui-log-all = Показать весь журнал: { $count ->
    [one] { $count } строка
    [few] { $count } строки
   *[other] { $count } строк
}
ui-see-moment = Показать этот момент
ui-show-place = Показать место
ui-see-moment-of = Показать этот момент: { $text }
ui-past = Прошлое
ui-past-at = Вы смотрите в прошлое: шаг { $n } из { $m }.
ui-past-your-turn = Сейчас ваш ход.
ui-live = Сейчас
ui-past-back = К текущему ходу
ui-no-undo-beyond = дальше отменить нельзя
ui-nothing-yet = Пока ничего не произошло.
ui-chat-empty = В чате пока пусто.
ui-say-something = Написать всем за столом
ui-send = Отправить
ui-find-rule = Найти правило
ui-player-aid = Памятка

## Одно устройство на нескольких игроков

ui-pass-to = Передайте устройство игроку { $player }
ui-pass-note = Сейчас на экран смотрит только { $player }.
ui-i-am = Это я, { $player }

## Конец

ui-final-scores = Итоговый счёт
ui-shared-victory = Общая победа: { $players }
ui-winner = Победа: { $player }
ui-winner-with = { $player } побеждает: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
ui-you-win-with = Вы побеждаете: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
ui-tie-break = При ничьей: { $by }
ui-place = Место
ui-player = Игрок
ui-total = Очки

## Главная

ui-motto = { $games ->
    [3] Три игры, один стол.
    [one] { $games } игра, один стол.
    [few] { $games } игры, один стол.
   *[other] { $games } игр, один стол.
} Присаживайтесь.
ui-nav-tables = Столы
ui-nav-replays = Записи
ui-nav-rules = Правила
ui-nav-bench = Создать карты
ui-to-bench = В мастерскую
ui-new-table = Новый стол
ui-join-code = Войти по ссылке
ui-join-code-short = По ссылке
ui-join = Войти
ui-watch = Смотреть
ui-games = Игры
ui-players = Игроков: { $range }
ui-minutes = { $range } мин
ui-read-rules = Читать правила
ui-continue = Продолжить
ui-open = Открыть
ui-no-tables = Столов пока нет. Выберите игру или откройте присланную ссылку.
ui-public-tables = Открытые столы
ui-table-of = Стол игрока { $player }
ui-stage-waiting = Ждём игроков
ui-stage-playing = Идёт игра
ui-stage-paused = Пауза
ui-stage-over = Окончена
ui-more = Ещё
ui-replays-line = Пересмотрите любую оконченную игру шаг за шагом, поделитесь моментом, продолжите с него.
ui-privacy = Приватность
ui-rules-line = Пронумерованные правила каждой игры, с поиском.
ui-fair = Каждое перемешивание можно проверить после игры.
ui-whose = Tablée — фанатский проект, не связанный ни с кем из названных здесь. { $whose } Тексты и рисунки здесь наши.
ui-no-server = Сервер не отвечает.

## Новый стол

ui-game = Игра
ui-options = Настройки
ui-about-option = О настройке «{ $option }»
ui-more-options = Ещё настройки ({ $count })
ui-fewer-options = Меньше настроек
ui-clock = Часы
ui-clock-none = Нет
ui-clock-calm = Спокойные
ui-clock-brisk = Быстрые
ui-clock-days = По дням
ui-who-sees = Кто видит стол
ui-private = По ссылке
ui-public = Все
ui-card-file = Файл карт
ui-card-file-choose = Выбрать файл
ui-card-file-text = или вставьте его текст сюда
ui-card-file-template = Шаблон для заполнения
ui-card-file-checking = Проверяем…
ui-card-file-fine = «{ $set }» без ошибок: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}.
ui-card-file-wrong = С этим файлом пока нельзя играть:
ui-card-file-more = … и ещё { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[other] { $count } ошибок
}
ui-card-file-away = Играть картами из комплекта
ui-seats = Места
ui-n-of-m = { $n } из { $m }
ui-n-seats = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[other] { $count } мест
}
ui-seat-n = Место { $n }
ui-kind-me = Я
ui-kind-link = Друг
ui-kind-bot = Бот
ui-kind-device = Рядом
ui-bot = бот
ui-bot-of = бот · { $level }
ui-level-random = Случайный
ui-level-greedy = Надёжный
ui-level-beginner = Новичок
ui-level-easy = Лёгкий
ui-level-standard = Обычный
ui-level-strong = Сильный
ui-level-master = Мастер
ui-you = Вы
ui-your-name = Ваше имя
ui-name = Имя
ui-bot-level = Сила бота
ui-gets-link = получит ссылку
ui-remove-seat = Убрать место { $n }
ui-add-seat = Добавить место
ui-bots-see = Боты видят только то, что видно с их места. На общем устройстве перед каждым игроком стол закрывает заставка.
ui-solo = одиночная игра
ui-open-table = Открыть стол
ui-play = Играть

## У двери и в комнате ожидания

ui-no-page = Такой страницы нет
ui-no-page-line = Возможно, адрес скопирован не целиком или страница переехала.
ui-save-record = Скачать запись
ui-old-rules = Эта партия шла по другим правилам
ui-go-on-by-todays-rules = Продолжить с последнего верного момента
ui-no-lesson = Урок не загрузился
ui-table-missing = Стол не загрузился
ui-page-missing = Страница не загрузилась
ui-no-table = Такого стола нет
ui-cut-off = Соединение закрыто
ui-to-door = Ко входу
ui-left-table = Вы покинули этот стол
ui-open-seat = Свободное место
ui-sit-here = сюда
ui-sit-down = Сесть
ui-guest = Гость
ui-no-seat-left = Свободных мест нет.
ui-invite = Пригласить друга
ui-invite-line = Открыть ссылку, ввести имя, сесть. Без регистрации.
ui-invite-wifi = В одной сети Wi-Fi работает и без интернета.
ui-qr = QR-код ссылки на стол
ui-you-host = Вы · хозяин стола
ui-by-link = по ссылке
ui-there = на месте
ui-away = нет на месте
ui-empty = Пусто
ui-waits = Нет на месте
ui-ready = На месте
ui-seat-empty = Место { $n } свободно.
ui-add-bot = Бот
ui-close-seat = Закрыть
ui-free-seat = Освободить место: { $player }
ui-free-seat-sure = Да, освободить
ui-start = Начать
ui-start-waits = Начать · ждём место { $n }
ui-host-starts = Хозяин стола начнёт игру, когда все соберутся.

## Об идущей игре

ui-bot-plays = играет бот
ui-let-bot-play = Пусть играет бот
ui-play-again-myself = Снова играю я
ui-more-time = Добавить время
ui-copy-link = Копировать ссылку
ui-pause = Пауза
ui-resume = Продолжить
ui-leave = Покинуть стол
ui-leave-sure = Да, покинуть
ui-commitment = Все случайности следуют из секрета, заданного до игры. Обязательство:
ui-go-back-here = Вернуться к моменту до этого
ui-go-back-sure = Вернуться к моменту до этой строки журнала?
ui-go-back-note = Вопрос получат все остальные за столом; игра вернётся назад, если согласятся все.
ui-watching = Вы наблюдаете
ui-asks-undo = { $player } просит отменить ход.
ui-agree = Согласиться
ui-refuse = Отказаться
ui-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
}
ui-rematch = Реванш
ui-to-rematch = К реваншу

## Запись

ui-watch-replay = Запись
ui-no-replays = Оконченных игр пока нет.
ui-no-replay = Эту игру показать нельзя
ui-to-start = В начало
ui-to-end = В конец
ui-turn-back = Ход назад
ui-turn-on = Ход вперёд
ui-step-back = Шаг назад
ui-step-on = Шаг вперёд
ui-run = Воспроизвести
ui-move = Шаг
ui-my-view = С моего места
ui-all-open = Всё открыто
ui-open-hands = Чего не видели остальные
ui-share-moment = Поделиться моментом
ui-continue-here = Продолжить отсюда
ui-make-scenario = Сделать из этого момента сценарий
ui-verify = Проверить перемешивание
ui-verified = Все перемешивания честные
ui-not-verified = Что-то не сходится
ui-secret = Секрет

## Мои настройки и клавиши

ui-preferences = Мои настройки
ui-theme = Тема
ui-theme-dark = Тёмная
ui-theme-light = Светлая
ui-theme-contrast = Контрастная
ui-animation = Анимация
ui-animation-0 = Нет
ui-animation-1 = Обычная
ui-animation-2 = Быстрая
ui-card-size = Размер карт
ui-card-size-small = Малый
ui-card-size-normal = Обычный
ui-card-size-large = Большой
ui-confirm = Подтверждать ответы
ui-confirm-never = Никогда
ui-confirm-irreversible = Необратимые
ui-confirm-always = Всегда
ui-sound = Звук
ui-volume = Громкость
ui-keys = Клавиши
ui-keys-table = За столом
ui-keys-replay = Запись и прошлое
ui-key-number = дать ответ с этим номером
ui-key-all = список всех ответов
ui-key-next = к следующему, что можно выбрать, или к предыдущему; Enter выбирает
ui-key-undo = отменить последний ответ
ui-key-focus = рассмотреть карту вблизи
ui-key-log = к журналу: ↑ ↓ по строкам, Enter показывает этот момент
ui-key-cancel = положить выбранное обратно, закрыть открытое
ui-key-keys = этот список
ui-key-step = шаг назад или вперёд
ui-key-turns = запись: на ход одного игрока назад или вперёд
ui-key-ends = запись: начало или конец
ui-key-run = запись: пуск и остановка (пробел)

## Название и то, что к нему относится

ui-named = { $name }: { $what }
ui-apart = { $before }; { $next }

## Боты, подсказки и тренер

ui-bot-of-seat = Место { $n }, бот
ui-level = Уровень
ui-style = Стиль
ui-style-none = Ровный
    .about = Взвешивает всё одинаково.
ui-strength = Измеренная сила
ui-strength-usual = точка отсчёта
ui-strength-says = выигрывает { $share } из 100, от { $low } до { $high }
ui-strength-how = { $rivals ->
    [one] Измеренные победы над одним ботом уровня «{ $level }», партий на каждый уровень: { $games }, без стиля. Отметка на { $even } % — равная партия; между концами тонкой линии с уверенностью 95 % лежит истинное значение.
   *[other] Измеренные победы над ботами уровня «{ $level }» (соперников: { $rivals }), партий на каждый уровень: { $games }, без стиля. Отметка на { $even } % — равная партия; между концами тонкой линии с уверенностью 95 % лежит истинное значение.
}
ui-even = Насколько равны силы за столом?
ui-even-says = { $people ->
    [0] Из 100 партий можно ждать побед: { $shares }.
    [one] Если вы играете как «{ $level }», из 100 партий можно ждать побед: { $shares }.
   *[other] Если все вы играете как «{ $level }», из 100 партий можно ждать побед: { $shares }.
}
ui-even-how = { $rivals ->
    [one] По тому, как каждый уровень играет против одного бота «{ $level }» (партий: { $games }); стили не учтены.
   *[other] По тому, как каждый уровень играет против ботов «{ $level }» (соперников: { $rivals }, партий: { $games }); стили не учтены.
}
ui-even-alone = Насколько это трудно?
ui-even-alone-says = Из 100 одиночных партий с этими настройками боты выиграли: { $shares }.
ui-choose-bot = Выбрать
ui-change-level = Изменить силу игры: { $player }
ui-hints = Подсказки
ui-hints-allowed = Можно
ui-hints-none = Нет
ui-without-hints = без подсказок
ui-hints-used = { $count ->
    [one] { $player }: взята { $count } подсказка
    [few] { $player }: взято { $count } подсказки
   *[other] { $player }: взято { $count } подсказок
}
ui-hints-count = { $count ->
    [one] { $count } подсказка
    [few] { $count } подсказки
   *[other] { $count } подсказок
}
ui-hint = Подсказка
ui-hint-title = Как бы вы сыграли?
ui-hint-play = Дать этот ответ
ui-hint-wins = победа
ui-hint-more = Что может быть дальше
ui-hint-line = Вероятное продолжение при одном из возможных раскладов
ui-hint-seen = Другие видят, что вы спросили, но не ответ.
ui-hint-how = Доиграно партий: { $count } — только по тому, что может знать ваше место. Точность ± { $error } %.
ui-key-mistake = с тренером: следующая ошибка, предыдущая
ui-key-hint = как бы вы сыграли? Esc закрывает
ui-coach = Тренер
ui-learn = Разобрать партию
ui-coach-thinks = Тренер разбирает партию: ответов { $done } из { $all }
ui-coach-curve = Шансы на победу
ui-coach-curve-says = { $player }: от { $start } % до { $end } %; меньше всего { $low } %, больше всего { $high } %
ui-coach-as-table = Таблицей
ui-coach-best = Отличный ответ
ui-coach-best-by = Отличный ответ: на { $gain } % лучше следующего
ui-coach-doubtful = Сомнительно: { $loss } % партии
ui-coach-mistake = Ошибка: { $loss } % партии
ui-coach-blunder = Зевок: { $loss } % партии
ui-coach-fine = Добавить нечего
ui-coach-played = как сыграли вы
ui-coach-played-by = ход игрока { $player }
ui-coach-better = что было лучше
ui-coach-next-best = лучший из остальных
ui-coach-mark-played = Сыграно
ui-coach-mark-better = Лучше
ui-coach-why = Почему
ui-coach-mattered = Решающие моменты
ui-coach-nothing = Ни одно решение не обошлось дорого.
ui-coach-before = Предыдущее решение
ui-coach-after = Следующее решение
ui-coach-next = Следующая ошибка
ui-coach-of-n = Решение { $n } из { $m }
ui-coach-about = Каждое решение оценено по тому, что игрок знал тогда, на раскладах, которые он не мог отличить от настоящего.

# Lessons and first games.

ui-lesson = Урок
ui-lesson-left = осталось около { $n } мин
ui-lesson-leave = Выйти
ui-lesson-chapter = Глава { $n } · { $title }
ui-lesson-step = шаг { $n } из { $of }
ui-lesson-of = { $n } из { $of }
ui-lesson-steps = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
  }
ui-lesson-chapters = Главы
ui-lesson-back = Назад
ui-lesson-next = Дальше
ui-lesson-show = Показать
ui-lesson-skip = Пропустить
ui-lesson-skip-chapter = Пропустить эту главу
ui-lesson-why = Почему?
ui-lesson-waits = Один момент: отвечают другие.
ui-lesson-chapter-done = Отлично
ui-lesson-goes-on = Дальше: *{ $title }*.
ui-lesson-next-chapter = Следующая глава
ui-lesson-learned = Вы умеете играть
ui-lesson-over = Вот и вся игра вкратце. В первой настоящей партии каждый новый вопрос будет объяснён один раз.
ui-lesson-first-game = Сыграть первую партию
ui-lesson-foot = Вы играете за настоящим столом с заданным раскладом. Здесь ничего не считается, выйти можно на любом шаге.
ui-lesson-leave-sure = Выйти из урока?
ui-lesson-kept = Урок подождёт вас на этом устройстве, на этом же шаге.
ui-learn-in = Научиться за { $n ->
    [5] пять минут
   *[other] { $n } мин
  }
ui-learn-on = Продолжить урок
ui-learn-where = шаг { $n } из { $of } · ещё { $minutes } мин
ui-learned = Пройдено
ui-learn-again = ещё раз
ui-learn-offer = Впервые в { $game }?
ui-learn-offer-text = Научитесь за пять минут, за столом, играя.
ui-learn-offer-no = Не сейчас
ui-first-goal = Цель
ui-first-got-it = Понятно
ui-first-marks = Подсказки в первых партиях
ui-aid = Памятка игрока
ui-aid-print = Печать
ui-aid-of = { $game }: памятка игрока
ui-first-marks-on = Да
ui-first-marks-off = Нет
ui-aid-now = сейчас
ui-aid-whole = С картинками, на одной странице
ui-aid-symbols = Символы
ui-aid-cards = Как читать карты
ui-print = Распечатать и играть
ui-print-of = { $game }: карты для печати
ui-print-paper = Бумага
ui-print-size = Размер карт
ui-print-poker = 63 × 88 мм
ui-print-mini = 44 × 67 мм
ui-print-backs = с рубашками
ui-print-count = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}, { $sheets ->
    [one] { $sheets } лист
    [few] { $sheets } листа
   *[other] { $sheets } листов
}
ui-print-fronts = лица · лист { $sheet } из { $sheets }
ui-print-back-sheet = рубашки · лист { $sheet } из { $sheets }
ui-print-backs-next = Рубашки — на следующей странице, зеркально.
ui-print-turn = Переверните по длинному краю, печатайте в масштабе 100 %, режьте по меткам.
ui-print-measure = измерьте, прежде чем резать

ui-told = Что сделали другие
ui-told-short = Коротко
ui-told-normal = Обычно
ui-told-long = Долго
ui-told-click = До щелчка
ui-pace = Боты играют
ui-pace-slow = Медленно
ui-pace-normal = Обычно
ui-pace-quick = Быстро
ui-again = Показать ещё раз, что произошло
ui-again-none = С вашего последнего ответа ничего не произошло.
ui-more-happened = { $count ->
    [one] и ещё { $count } событие
    [few] и ещё { $count } события
   *[many] и ещё { $count } событий
}
ui-key-aid = первая партия: свернуть или развернуть памятку
ui-key-again = показать ещё раз, что сделали другие с вашего последнего ответа
ui-arc = Ход партии
ui-arc-round = раунд { $n }
ui-arc-turn = ход { $n }
ui-arc-rounds = раунды
ui-arc-turns = ходы
ui-took-moment = меньше минуты
ui-took-minutes = { $n } мин
ui-took-hours = { $n } ч { $rest } мин
ui-took-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
ui-arc-glance = на глаз, по открытым картам
ui-arc-says = Очки по ходу партии. В конце: { $players }. { $count ->
    [0] Лидер не менялся.
    [one] Лидер сменился { $count } раз.
    [few] Лидер сменился { $count } раза.
   *[many] Лидер сменился { $count } раз.
}
ui-turning = Перелом
ui-turning-at = Перелом · { $kind }
ui-turning-says = Здесь { $player } выходит вперёд окончательно. { $count ->
    [0] Больше никто не лидировал.
    [one] Лидер сменился { $count } раз.
    [few] Лидер сменился { $count } раза.
   *[many] Лидер сменился { $count } раз.
}
ui-turning-none = Никто другой ни разу не был единоличным лидером.
ui-turning-level = В конце очков было поровну.
ui-turning-changes = { $count ->
    [0] Лидер ни разу не сменился.
    [one] Лидер сменился { $count } раз.
    [few] Лидер сменился { $count } раза.
   *[many] Лидер сменился { $count } раз.
}
ui-look-at-turning = Посмотреть перелом
ui-look-at-it = Посмотреть
ui-best-move = Лучший ход
ui-scored-most = Что принесло больше всего
ui-scored-other = Прочие очки
ui-scored-nothing = Никто не получил очков.
ui-times = { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}
ui-luck-and-play = Удача и игра
ui-part-luck = Удача
ui-part-play = Игра
ui-luck-ask = Тренер переиграет партию и скажет, что было удачей, а что игрой.
ui-your-decisions = Ваши решения: { $count }
ui-marked-best = { $count ->
    [one] { $count } отличное
   *[other] { $count } отличных
}
ui-marked-doubtful = { $count ->
    [one] { $count } сомнительное
   *[other] { $count } сомнительных
}
ui-marked-mistake = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[other] { $count } ошибок
}
ui-marked-blunder = { $count ->
    [one] { $count } зевок
    [few] { $count } зевка
   *[other] { $count } зевков
}
ui-share-picture = Поделиться картинкой
ui-picture-saved = Картинка сохранена.
ui-shuffles-checked = Каждое тасование можно проверить.
ui-profile = Вы на этом устройстве
ui-profiles = Кто играет
ui-profile-add = Кто-то ещё
ui-profile-colour = Цвет
ui-colour-n = Цвет { $n }
ui-profile-note = Всё это хранится только на этом устройстве. В файле есть и ваши места за столами, где игра продолжается: никому его не давайте.
ui-profile-export = Сохранить в файл
ui-profile-import = Прочитать из файла
ui-profile-imported = Файл { $name } прочитан.
ui-profile-no-file = { $name } — не файл профилей Tablée. Ничего не изменилось.
ui-profile-remove = Удалить
ui-profile-remove-sure = Удалить со всеми результатами?
ui-profiles-here = { $count ->
    [one] { $count } профиль на этом устройстве
    [few] { $count } профиля на этом устройстве
   *[many] { $count } профилей на этом устройстве
}
ui-games-finished = { $count ->
    [0] Ещё нет сыгранных партий
    [one] { $count } сыгранная партия
    [few] { $count } сыгранные партии
   *[many] { $count } сыгранных партий
}
ui-streak = { $count ->
    [one] { $count } день подряд
    [few] { $count } дня подряд
   *[many] { $count } дней подряд
}
ui-wins-in-row = { $count ->
    [one] { $count } победа подряд
    [few] { $count } победы подряд
   *[many] { $count } побед подряд
}
ui-won = Победа
ui-place-n = Место { $n }
ui-results = Результаты
ui-played = Сыграно
ui-most-points = Лучший счёт
ui-won-with = { $player }: победа, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
ui-seats-n = { $count ->
    [one] в одиночку
    [few] { $count } игрока
   *[many] { $count } игроков
}
ui-offline = Нет сети.
ui-offline-kept = Эта страница сохранена на вашем устройстве. Игры продолжатся, когда появится сеть.
ui-offline-table = нет сети
ui-offline-as-of = Нет сети, данные на { $time }.
ui-offline-look = Стол показан таким, каким был в последний раз. Игра продолжится сама, как только сервер станет доступен.
ui-answer-kept = Ваш ответ сохранён: { $text }. Он уйдёт сам, как только сервер станет доступен.
ui-answer-kept-plain = Ваш ответ сохранён. Он уйдёт сам, как только сервер станет доступен.
ui-take-back = Отменить ответ
ui-next-try = Попытка через { $count } с
ui-answer-kept-first = Ваш ответ сохранён и уйдёт, когда появится сеть. Чтобы ответить иначе, отмените его.
ui-player-away = { $player } сейчас не за столом.
ui-away-short = не здесь
ui-player-gone = Игра ждёт игрока { $player }, которого давно нет за столом.
ui-wait-on = Подождать
ui-remind = Напомнить
ui-reminded = Игроку { $player } отправлено напоминание.
ui-remind-by-link = Игроку { $player } нельзя отправить напоминание. Ссылка на стол скопирована: пошлите её.
ui-bot-until-back = Пока играет бот
ui-orders = Отвечать за меня, когда выбора нет
ui-orders-yes = Через секунду-другую
ui-orders-no = Отвечаю вручную
ui-orders-soon = Ответ уйдёт сам через секунду-другую, как вы просили. Его можно отменить, пока не ответили все.
ui-install = Установить Tablée на это устройство
ui-install-line = Отдельным приложением на весь экран; правила и картинки открываются без сети.
ui-install-yes = Установить
ui-install-no = Не сейчас
ui-call-me = Сообщить вам с этого устройства, когда наступит ваш ход, пока вы заняты другим?
ui-call-yes = Да, сообщить
ui-call-no = Нет
ui-called-here = Вам сообщат, когда наступит ваш ход, даже если эта страница закрыта.
ui-called-open = Вам сообщат, когда наступит ваш ход, пока эта страница открыта.
ui-called-not = Браузер этого не разрешает. Это можно изменить в его настройках.
ui-notify = Сообщать о моём ходе
ui-notify-yes = Да
ui-notify-no = Нет
ui-vibrate = Вибрация в мой ход
ui-link-here-alone = Эту ссылку может открыть только этот компьютер. Запустите сервер командой «{ $command }», и её откроют все в вашей сети.
