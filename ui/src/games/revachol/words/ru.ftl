### Эхо Ревашоля: слова, которые говорит только стол в браузере. Те же сообщения, что в en.ftl.

revachol-opponents = Другие игроки
revachol-shared = Общий стол
revachol-your-corps = Ваши Подразделения
revachol-your-hand = Ваша рука
revachol-you = вы
revachol-plays-next = ходит следующим
revachol-look-at-mine = Что я выиграл
revachol-look-at = Вся сторона игрока { $player }

revachol-1st = 1-я
revachol-2nd = 2-я
revachol-3rd = 3-я
revachol-position = позиция
revachol-special = Особое
revachol-special-means = Особое: Союзник со свойством «{ revachol-word-special }» даёт на это Задание ещё одну Белую Корону. В остальном это обычное Задание.
revachol-event = Событие
revachol-event-long = Третья карта Морали здесь: это Задание провалено, все бросают кубики.
revachol-event-short = Третья карта Морали: Задание провалено, все бросают.
revachol-tasks = Задания
revachol-task-deck = Задания
revachol-horseback = Филипп III
revachol-draw-pile = Колода
revachol-draw = Взять карту
revachol-may-draw = Можно взять карту.
revachol-discard = Сброс
revachol-out-of-game = Вне игры
revachol-out = Вне игры
revachol-unseen-tasks = Задания, которых вы не видели
revachol-some-face-down = { $n ->
    [one] { $n } из них лежит лицом вниз у другого игрока, а не в колоде.
    [few] { $n } из них лежат лицом вниз у других игроков, а не в колоде.
   *[other] { $n } из них лежат лицом вниз у других игроков, а не в колоде.
}
revachol-unseen-note = Они в колоде или на руках у других.

revachol-new-corps = Новое Подраз­деление
revachol-allies = { $n ->
    [one] { $n } Союзник
    [few] { $n } Союзника
   *[other] { $n } Союзников
}
revachol-pays = оплачивает { $tasks }
revachol-pays-short = платит
revachol-wasted = { $n ->
    [one] Пропадёт { $n } символ.
    [few] Пропадут { $n } символа.
   *[other] Пропадёт { $n } символов.
}
revachol-borrows-first = { $n ->
    [one] Нужно занять { $n } символ: вы выберете его дальше.
    [few] Нужно занять { $n } символа: вы выберете их дальше.
   *[other] Нужно занять { $n } символов: вы выберете их дальше.
}
revachol-complete = Выполнить: { $tasks }
revachol-complete-with = Выполнить: { $tasks } ({ $corps })
revachol-complete-short = Выполнить
revachol-task-1 = 1-е
revachol-task-2 = 2-е
revachol-task-3 = 3-е
revachol-borrow-this = Занять { $symbol }: { $card }
revachol-put-back = Вернуть в руку
revachol-chosen = Выбрано
revachol-lose = Потерять
revachol-safe = В безопасности
revachol-may-choose = Это можно выбрать.
revachol-chosen-card = Выбранная карта
revachol-why-not = Почему нельзя?

revachol-could = сможет выполнить { $tasks }
revachol-nothing = Ничего
revachol-no-TakeAlly = Никого не брать
revachol-no-Borrow = Ничего не занимать

revachol-hand-of = рука { $n }/{ $limit }
revachol-hand-empty = На руке нет карт
revachol-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
revachol-points-from = { $tasks } за Задания
revachol-points-allies = + { $n } за Союзников
revachol-closed = Выполненные Задания · { $n }
revachol-point-allies = Союзники как очки · { $n }
revachol-face-down = лицом вниз: { $n }

revachol-word-borrow = Заём
revachol-word-double = Удвоение
revachol-word-immune = Неуязвима
revachol-word-another = Ещё один
revachol-word-stays = Остаётся
revachol-word-take = Обмен
revachol-word-moves = Переходит
revachol-word-special = Корона +1
revachol-word-draw = Добор
revachol-skill-borrow = Займите 1 символ соперника; карта останется у него.
revachol-skill-double = Один символ Подразделения считается дважды.
revachol-skill-immune = Ни Гарри, ни событие её не заберут.
revachol-skill-another = Затем можно разместить ещё одного Союзника.
revachol-skill-stays = Остаётся после выполнения.
revachol-skill-take = Возьмите Союзника соперника, отдайте Гарри.
revachol-skill-moves = В свой ход может сменить Подразделение.
revachol-skill-special = Ещё одна корона для Особого Задания.
revachol-skill-draw = Сразу возьмите карту.

revachol-lose-corps = Потерять Союзника
revachol-lose-task = Потерять Задание
revachol-lose-hand = Потерять карту с руки
revachol-kind-corps = Союзник
revachol-kind-task = Задание
revachol-kind-hand = Рука

revachol-morale-loss = Потеря морали
revachol-event-full = Все три места Морали заняты
revachol-event-over = Событие завершено
revachol-peek = Посмотреть на стол (удерживать)
revachol-need-corps = Выбросьте ровно { $a } и { $b } или потеряйте одного Союзника из Подразделения.
revachol-need-task = Выбросьте ровно { $a } и { $b } или потеряйте одно выполненное Задание.
revachol-need-hand = Выбросьте ровно { $a } и { $b } или потеряйте одного Союзника с руки.
revachol-failed = Провалено
revachol-saved = Спасение
revachol-not-saved = Не спасло
revachol-drew-the-card = взял карту
revachol-like-exact = оба числа
revachol-like-turned = порядок не важен
revachol-like-one = одно число из двух
revachol-like-total = только та же сумма
revachol-like-none = ни одного числа
revachol-fate-saved = Ничего не теряет.
revachol-fate-lost = Теряет: { $card }.
revachol-fate-chooses = Выбирает …
revachol-fate-choose-corps = Выберите ниже Союзника из своих Подразделений.
revachol-fate-choose-task = Выберите ниже выполненное Задание.
revachol-fate-choose-hand = Выберите ниже карту своей руки.
revachol-fate-ready = Выбор сделан. Потери откроются вместе.
revachol-fate-you-ready = Вы выбрали. Потери откроются вместе.
revachol-fate-only = Теряет единственную карту.
revachol-fate-nothing = Терять нечего.
revachol-short-saved = ничего не теряет
revachol-short-choose = выберите ниже
revachol-short-chooses = выбирает …
revachol-short-ready = готов
revachol-short-only = теряет единственную
revachol-short-nothing = терять нечего
revachol-go-on = Дальше

revachol-turn = Ход { $n }
revachol-settled = из { $all } Заданий решено
revachol-ticks = Заданий: { $all }. Выполнено { $done }, провалено { $failed }, на столе { $open }, в колоде { $deck }
