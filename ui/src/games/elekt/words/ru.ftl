### Стол «Электа» в браузере: слова, которых нет у движка.

elekt-you = Вы
elekt-you-small = вы
elekt-hidden = закрытая карта
elekt-unit-of = { $card }, { $player }: { $signs }
elekt-card-with = { $card }. { $signs }. { $text }
elekt-immediate = Мгновенное свойство
elekt-prize-only = Награда: в этой зоне не действует
elekt-prize-sceptre = Награда и Скипетр
elekt-leads = впереди
elekt-tied = ничья
elekt-added = Добавлено действующими здесь текстами
elekt-by-rank = Ничья: карту получает высший ранг при дворе
elekt-absent = { $you ->
    [yes] Нет отряда: вы не участвуете
   *[no] Нет отряда: { $player } не участвует
}
elekt-assign-to = Назначить отряд «{ $card }»: { $zone }
elekt-assign-here = Назначить
elekt-would-win = С этой картой { $player } набирает нужное число Титулов и побеждает.
elekt-match-point = { $have } + { $more }: победа
elekt-full = Занято { $number }/{ $number }
elekt-reset-gives = При обновлении: 1 Янтарь за каждый свой отряд здесь; победитель отдаёт Скипетр.
elekt-per-unit = за отряд
elekt-deck-left = { $number ->
    [one] { $number } карта в колоде
    [few] { $number } карты в колоде
   *[other] { $number } карт в колоде
}
elekt-per-side = Отряды · до { $number }
elekt-next-zone = Следующая зона
elekt-last-zone = Последняя зона
elekt-won-by = { $you ->
    [yes] Карта ваша
   *[no] Карту получает { $player }
}
elekt-unclaimed = Карту не получает никто
elekt-chain-choose = Выбор отряда
elekt-chain-guard = Страж
elekt-chain-protect = Можно защитить
elekt-chain-stay = Может остаться
elekt-chain-reactions = Отклики
elekt-step-tied = ничья: никто
elekt-step-none = никто
elekt-does-mysticism = жетоны
elekt-does-duplicity = обмен
elekt-does-brutality = изгнание
elekt-does-authority = получает карту
elekt-wins = { $you ->
    [yes] победа: { $attribute }
   *[no] победа: { $attribute }
}
elekt-not-there = нет отряда
elekt-price = { $number ->
    [one] Защита стоит { $number } Янтарь
    [few] Защита стоит { $number } Янтаря
   *[other] Защита стоит { $number } Янтарей
}
elekt-free-price = Защита бесплатна
elekt-free = бесплатно
elekt-banished-by = { $you ->
    [yes] Изгоняете вы
   *[no] Изгоняет { $player }
}
elekt-without = без «{ $card }»
elekt-now = сейчас
elekt-then = потом
elekt-forecast = прогноз
elekt-nobody-takes = карту не получает никто
elekt-takes = { $you ->
    [yes] вы получаете карту
   *[no] { $player } получает карту
}
elekt-takes-and-wins = { $you ->
    [yes] вы выигрываете игру
   *[no] { $player } выигрывает игру
}
elekt-is-asked = выбирает
elekt-rank = Ранг при дворе { $rank }
elekt-rank-of = { $player }: ранг { $rank } при дворе
elekt-won-cards = Полученные карты: { $player }
elekt-commons = Двор и запас
elekt-unit-deck = Колода отрядов, рубашкой вверх
elekt-unseen-note = В колоде или в руках других игроков.
elekt-tokens-left = Жетоны «{ $attribute }»: осталось { $number }
elekt-assigned = Назначено
elekt-use = Применить
elekt-no-privilege = Привилегий пока нет
elekt-zones = Зоны
elekt-tab-won = получена
elekt-coalition-does = Что делает Коалиция и почему
elekt-why-stole = у вашего самого левого отряда с жетоном, в порядке { $order } (ELK-176, ELK-178)
elekt-coalition-waits = Она отвечает на каждое ваше назначение.
elekt-lead-assign = Назначьте отряд «{ $card }» в светящуюся зону или пасуйте.
elekt-lead-assign-briefly = Назначьте отряд «{ $card }» или пасуйте.
elekt-lead-banish = Изгоните отряд «{ $card }» или выберите другой.
elekt-lead-swap = Отряд «{ $card }» меняется местами с…
elekt-lead-token = Жетон «{ $attribute }»: выберите отряд.
elekt-lead-sceptre = { $you ->
    [yes] Скипетр получаете вы: в каком направлении?
   *[no] Скипетр получает { $player }: в каком направлении?
}
elekt-note-assignment = Назначение { $number } из { $most }.
elekt-why-not = Почему не в зону «{ $zone }»?
elekt-note-esc = Esc кладёт карту обратно.
elekt-note-protect = { $you ->
    [yes] Вы можете защитить его за { $number } { $number ->
        [one] Янтарь
        [few] Янтаря
       *[other] Янтарей
    }. Жетоны в любом случае вернутся в запас.
   *[no] { $player } может защитить его за { $number } { $number ->
        [one] Янтарь
        [few] Янтаря
       *[other] Янтарей
    }. Жетоны в любом случае вернутся в запас.
}
elekt-note-free = { $you ->
    [yes] Вы можете защитить его бесплатно. Жетоны в любом случае вернутся в запас.
   *[no] { $player } может защитить его бесплатно. Жетоны в любом случае вернутся в запас.
}
elekt-note-cannot = { $you ->
    [yes] Вам нечем заплатить за защиту: отряд будет сброшен.
   *[no] { $player } не может заплатить за защиту: отряд будет сброшен.
}
elekt-short-protect = { $number ->
    [0] Защитить бесплатно
    [one] Защитить за { $number } Янтарь
    [few] Защитить за { $number } Янтаря
   *[other] Защитить за { $number } Янтарей
}
elekt-short-give-up = Не защищать
elekt-note-leaves = Защищённый отряд вернётся в руку, иначе он будет сброшен. Жетоны вернутся в запас.
elekt-cover = Элект: янтарный скипетр среди знаков четырёх атрибутов

## Конец игры

standing-total = Титулы
winner-with = { $player } побеждает: { $points ->
    [one] { $points } Титул
    [few] { $points } Титула
   *[many] { $points } Титулов
}
you-win-with = Вы побеждаете: { $points ->
    [one] { $points } Титул
    [few] { $points } Титула
   *[many] { $points } Титулов
}
