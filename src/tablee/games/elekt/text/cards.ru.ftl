### Elekt: слова на картах любого набора: атрибуты, зоны, типы. Тексты набора «house» — вместе с его картами.
### Группы говорят, откуда слова (## source: rulebook или house).

## source: house

symbol-mysticism = Мистицизм
symbol-duplicity = Коварство
symbol-brutality = Жестокость
symbol-authority = Власть
type-spectre = Призрак
type-disciple = Адепт

# Строки карт, составленные из предложений файла карт (docs/writing-cards.md).

line-triggered = { $line }.
line-priced = { $when }, { $price }
line-here = Пока карта здесь: { $state }.
line-yours = Пока карта у вас: { $state }.

line-when-assigned = При назначении
line-after-assigning = Назначив сюда отряд
line-after-winning = Выиграв здесь противостояние «{ $symbol }»
line-after-winning-this = Выиграв эту карту
line-after-a-swap = Поменяв местами отряды, один из которых в этой зоне
line-when-banished = Когда здесь изгоняют отряд
line-when-tied = При ничьей в противостоянии «{ $symbol }»
line-on-your-turn = В свой ход
line-at-reset = В фазе обновления

line-price-amber = { $n ->
    [one] за { $n } Янтарь
    [few] за { $n } Янтаря
   *[other] за { $n } Янтарей
}
line-price-discard = сбросив эту карту
line-price-either = { $n ->
    [one] за { $n } Янтарь или сбросив эту карту
    [few] за { $n } Янтаря или сбросив эту карту
   *[other] за { $n } Янтарей или сбросив эту карту
}

line-group-unit = отряд
    .one = отряда
    .many = отрядов
line-group-base = базовый отряд
    .one = базового отряда
    .many = базовых отрядов
line-group-type = отряд типа «{ $type }»
    .one = отряда типа «{ $type }»
    .many = отрядов типа «{ $type }»

line-attach = прикрепите жетон «{ $symbol }»
line-attach-this = прикрепите жетон «{ $symbol }» к этому отряду
line-attach-it = прикрепите к нему жетон «{ $symbol }»
line-attach-any = прикрепите любой жетон
line-attach-any-this = прикрепите любой жетон к этому отряду
line-attach-any-it = прикрепите к нему любой жетон
line-remove = снимите жетон «{ $symbol }»
line-remove-this = снимите жетон «{ $symbol }» с этого отряда
line-remove-it = снимите с него жетон «{ $symbol }»
line-remove-any = снимите любой жетон
line-remove-any-this = снимите любой жетон с этого отряда
line-remove-any-it = снимите с него любой жетон
line-gain = { $n ->
    [one] получите { $n } Янтарь
    [few] получите { $n } Янтаря
   *[other] получите { $n } Янтарей
}
line-discard-amber = { $n ->
    [one] сбросьте { $n } Янтарь
    [few] сбросьте { $n } Янтаря
   *[other] сбросьте { $n } Янтарей
}
line-sceptre = возьмите Скипетр и выберите его направление
line-draw = возьмите отряд из колоды
line-pile = возьмите в руку любой отряд из сброса
line-banish = изгоните { $group } из этой зоны
line-banish-each = изгоните каждый { $group } из этой зоны
line-banish-anywhere = изгоните отряд из любой зоны
line-discard = сбросьте отряд из руки или из этой зоны
line-discard-this = сбросьте этот отряд
line-swap = поменяйте местами два своих отряда из разных зон
line-place = разместите отряд из руки в любой зоне
line-place-here = разместите здесь { $group } из руки
line-resolve = сразу разыграйте здесь противостояние «{ $symbol }»
line-choose = выберите победителя среди равных
line-steal = возьмите в руку другой отряд из этой зоны, затем сбросьте этот отряд
line-trade = отдайте этот отряд в руку соперника и разместите здесь случайный отряд из этой руки
line-forge = переверните эту карту рубашкой вверх, она считается 1 Титулом

line-counts = каждый символ «{ $symbol }» считается также символом «{ $symbol2 }»
line-counts-yours = каждый ваш символ «{ $symbol }» считается также символом «{ $symbol2 }»
line-more = каждый { $group } получает ещё 1 символ «{ $symbol }»
line-more-yours = каждый ваш { $group } получает ещё 1 символ «{ $symbol }»
line-tokens = каждый жетон считается за два символа
line-order = порядок противостояний — { $symbol }, { $symbol2 }, { $symbol3 }, { $symbol4 }
line-not-resolved = противостояние «{ $symbol }» не разыгрывается
line-won-most = карту получает тот, у кого больше всего символов «{ $symbol }»
line-won-fewest = карту получает тот, у кого меньше всего символов «{ $symbol }»
line-tied-you = при ничьей в противостоянии «{ $symbol }» побеждаете вы
line-tied-lowest = при ничьей в противостоянии «{ $symbol }» побеждает низший ранг
line-room-more = у каждой стороны на 1 место для отряда больше
line-room-fewer = у каждой стороны на 1 место для отряда меньше
line-identical = два жетона за противостояние «Мистицизм» могут быть одинаковыми
line-protecting = { $n ->
    [one] защита элитного отряда стоит { $n } Янтарь
    [few] защита элитного отряда стоит { $n } Янтаря
   *[other] защита элитного отряда стоит { $n } Янтарей
}
line-exarch = защищённый отряд может остаться на месте ещё за 1 Янтарь
line-guard = этот отряд может быть изгнан вместо другого
line-best = каждая сторона считает только свой лучший отряд
line-no-immediate = мгновенные свойства не применяются

line-draw-some = возьмите { $n } { $n ->
    [few] отряда
   *[other] отрядов
}
line-discard-from-hand = сбросьте отряд из руки
line-return = верните { $group } из этой зоны в руку владельца
line-return-own = верните свой отряд из этой зоны в руку
line-return-this = верните эту карту в руку
line-move-this = переведите эту карту в зону «{ $zone }»
line-show-hand = покажите руку
count-amber = Янтарей
    .each = каждый Янтарь
    .one = Янтаря
count-titles = Титулов
    .each = каждый Титул
    .one = Титула
count-privileges = Привилегий
    .each = каждую Привилегию
    .one = Привилегии
count-hand = отрядов в руке
    .each = каждый отряд в руке
    .one = отряда в руке
count-here = { $group-many } здесь
    .each = каждый { $group } здесь
    .one = { $group-one } здесь
count-symbols = символов «{ $symbol }» здесь
    .each = каждый символ «{ $symbol }» здесь
    .one = символа «{ $symbol }» здесь
line-banish-weakest = изгоните самый слабый отряд из этой зоны
line-banish-strongest = изгоните самый сильный отряд из этой зоны
line-keep-one = оставьте один из этих отрядов
line-look = посмотрите { $n } { $n ->
    [few] верхние карты
   *[other] верхних карт
} колоды отрядов и оставьте одну
line-another-turn = сделайте ещё один ход
line-shelter = ни один отряд здесь нельзя изгнать
line-copy = повторите текст другого отряда в этой зоне

# What texts of cards ask, and the answers.

ask-attach = «{ $card }»: прикрепите жетон.
ask-remove = «{ $card }»: снимите жетон со своего отряда.
ask-swap-card = «{ $card }»: какие отряды поменять местами?
ask-banish-card = «{ $card }»: какой отряд изгнать?
ask-guard = Отряд «{ $second }» изгоняют. Изгнать вместо него отряд «{ $card }»?
ask-tie = Ничья: { $symbol }. Применить карту «{ $card }» и назвать победителя?
ask-discard = «{ $card }»: какой отряд сбросить?
ask-place = «{ $card }»: какой отряд и в какой зоне разместить?
ask-pile = «{ $card }»: какой отряд взять из сброса?
ask-pile-coalition = «{ $card }»: вы решаете, какой отряд Коалиция берёт из сброса.
ask-steal = «{ $card }»: какой отряд взять в руку?
ask-rival = «{ $card }»: в чью руку подбросить этот отряд?
ask-random = Какой отряд размещён ({ $player })?
ask-random-discard = Какой отряд сброшен ({ $player })?

say-remove = Снять жетон «{ $symbol }» с отряда «{ $card }»
say-guard = Изгнать вместо него отряд «{ $card }»
say-no-guard = Отряд «{ $card }» не вмешивается
say-tie = { $n ->
    [one] Потратить { $n } Янтарь: побеждает { $player }
    [few] Потратить { $n } Янтаря: побеждает { $player }
   *[many] Потратить { $n } Янтарей: побеждает { $player }
}
say-tie-discard = Сбросить карту «{ $card }»: побеждает { $player }
say-discard = Сбросить отряд «{ $card }»
say-place = Разместить отряд «{ $card }» в зоне «{ $zone }»
say-place-nothing = Ничего не размещать
say-take = Взять отряд «{ $card }»
say-coalition-takes = Коалиция берёт отряд «{ $card }»
say-steal = Взять отряд «{ $card }» ({ $player })
say-rival = Подбросить отряд «{ $card }» в руку: { $player }
say-random = Размещён отряд «{ $card }»
say-random-nothing = Ничего не размещено
say-random-discard = Сброшен отряд «{ $card }»
