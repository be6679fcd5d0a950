### Эхо Ревашоля: слова, которые говорит только стол в браузере. Те же сообщения, что в en.ftl.

revachol-opponents = Другие игроки
revachol-shared = Общий стол
revachol-your-corps = Ваши Подразделения
revachol-your-hand = Ваша рука
revachol-you = вы
revachol-plays-next = ходит следующим
revachol-look-at-mine = Мои очки и карты
revachol-look-at = Всё, что есть у игрока { $player }

revachol-1st = 1-я
revachol-2nd = 2-я
revachol-3rd = 3-я
revachol-position = позиция
revachol-special = Особое
revachol-special-means = Особое: Союзник со свойством «{ revachol-word-special }» даёт на это Задание дополнительную Белую Корону. В остальном это обычное Задание.
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
revachol-unseen-note = Они в колоде или в руках других игроков.

revachol-new-corps = Новое Подраз­деление
revachol-allies = { $n ->
    [one] { $n } Союзник
    [few] { $n } Союзника
   *[other] { $n } Союзников
}
revachol-pays = оплачивает { $tasks }
revachol-pays-short = оплачивает
revachol-wasted = { $n ->
    [one] Пропадёт { $n } символ.
    [few] Пропадут { $n } символа.
   *[other] Пропадёт { $n } символов.
}
revachol-borrows-first = { $n ->
    [one] Нужно позаимствовать { $n } символ: вы выберете его дальше.
    [few] Нужно позаимствовать { $n } символа: вы выберете их дальше.
   *[other] Нужно позаимствовать { $n } символов: вы выберете их дальше.
}
revachol-complete = Выполнить: { $tasks }
revachol-complete-with = Выполнить: { $tasks } ({ $corps })
revachol-complete-short = Выполнить
revachol-task-1 = 1-е
revachol-task-2 = 2-е
revachol-task-3 = 3-е
revachol-borrow-this = Позаимствовать символ «{ $symbol }»: { $card }
revachol-put-back = Положить обратно
revachol-chosen = Выбрано
revachol-lose = Потерять
revachol-safe = В безопасности
revachol-may-choose = Это можно выбрать.
revachol-chosen-card = Выбранная карта
revachol-why-not = Почему нельзя?

revachol-could = сможет выполнить { $tasks }
revachol-nothing = Ничего
revachol-no-TakeAlly = Никого не забирать
revachol-no-Borrow = Ничего не заимствовать

revachol-hand-of = рука { $n }/{ $limit }
revachol-hand-empty = В руке нет карт
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

revachol-word-borrow = Заимствует
revachol-word-double = Удваивает
revachol-word-immune = Неуязвима
revachol-word-another = Ещё один
revachol-word-stays = Остаётся
revachol-word-take = Обмен
revachol-word-moves = Переходит
revachol-word-special = Корона +1
revachol-word-draw = Берёт карту
revachol-skill-borrow = Позаимствуйте 1 символ у другого игрока; карта достанется ему.
revachol-skill-double = Один символ Подразделения считается дважды.
revachol-skill-immune = Ни Гаррье, ни событие её не заберут.
revachol-skill-another = Затем можно выложить ещё одного Союзника.
revachol-skill-stays = Остаётся после выполнения.
revachol-skill-take = Заберите Союзника у другого игрока, отдайте Гаррье.
revachol-skill-moves = В свой ход может сменить Подразделение.
revachol-skill-special = Дополнительная корона для Особого Задания.
revachol-skill-draw = Сразу возьмите карту.

revachol-lose-corps = Потерять Союзника
revachol-lose-task = Потерять Задание
revachol-lose-hand = Потерять карту из руки
revachol-kind-corps = Союзник
revachol-kind-task = Задание
revachol-kind-hand = Рука

revachol-morale-loss = Потеря морали
revachol-event-full = Все три места карт Морали заняты
revachol-event-over = Событие завершено
revachol-peek = Посмотреть на стол (удерживать)
revachol-need-corps = Выбросьте ровно { $a } и { $b } или потеряйте одного Союзника из Подразделения.
revachol-need-task = Выбросьте ровно { $a } и { $b } или потеряйте одно Выполненное Задание.
revachol-need-hand = Выбросьте ровно { $a } и { $b } или потеряйте одного Союзника из руки.
revachol-failed = Провалено
revachol-saved = Удача
revachol-not-saved = Неудача
revachol-drew-the-card = берёт карту
revachol-like-exact = оба числа
revachol-like-turned = порядок не важен
revachol-like-one = одно число из двух
revachol-like-total = только та же сумма
revachol-like-none = ни одного числа
revachol-fate-saved = Ничего не теряет.
revachol-fate-lost = Потеря: { $card }.
revachol-fate-chooses = Выбирает…
revachol-fate-choose-corps = Выберите ниже Союзника из своих Подразделений.
revachol-fate-choose-task = Выберите ниже Выполненное Задание.
revachol-fate-choose-hand = Выберите ниже карту из руки.
revachol-fate-ready = Выбор сделан. Потери откроются вместе.
revachol-fate-you-ready = Ваш выбор сделан. Потери откроются вместе.
revachol-fate-only = Потеря единственной карты.
revachol-fate-nothing = Терять нечего.
revachol-short-saved = ничего не теряет
revachol-short-choose = выберите ниже
revachol-short-chooses = выбирает…
revachol-short-ready = выбор сделан
revachol-short-only = потеря единственной
revachol-short-nothing = терять нечего
revachol-go-on = Дальше

revachol-turn = Ход { $n }
revachol-settled = из { $all } Заданий завершено
revachol-ticks = Заданий: { $all }. Выполнено { $done }, провалено { $failed }, на столе { $open }, в колоде { $deck }
