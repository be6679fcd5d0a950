### Стол «Электа» в браузере: слова, которых нет у движка.

elekt-you = Вы
elekt-you-small = вы
elekt-hidden = скрытая карта
elekt-unit-of = { $card }, { $player }: { $signs }
elekt-card-with = { $card }. { $signs }. { $text }
elekt-immediate = Мгновенная способность
elekt-prize-only = Награда: в этой зоне не действует
elekt-prize-sceptre = Награда и Скипетр
elekt-leads = впереди
elekt-tied = ничья
elekt-added = Добавлено действующими здесь текстами
elekt-by-rank = Ничья: карту берёт высший ранг
elekt-absent = { $you ->
    [yes] Нет отряда: вы не участвуете
   *[no] Нет отряда: { $player } не участвует
}
elekt-assign-to = Назначить { $card }: { $zone }
elekt-assign-here = Назначить
elekt-would-win = С этой картой { $player } набирает нужные титулы и выигрывает.
elekt-match-point = { $have } + { $more }: победа
elekt-full = Занято { $number }/{ $number }
elekt-reset-gives = При обновлении: 1 Янтарь за каждый свой отряд здесь; победитель передаёт Скипетр.
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
   *[no] Карту берёт { $player }
}
elekt-unclaimed = Карта ничья
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
elekt-does-authority = берёт карту
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
elekt-free = даром
elekt-banished-by = { $you ->
    [yes] Изгоняете вы
   *[no] Изгоняет { $player }
}
elekt-without = без «{ $card }»
elekt-now = сейчас
elekt-then = потом
elekt-forecast = прогноз
elekt-nobody-takes = карту не берёт никто
elekt-takes = { $you ->
    [yes] вы берёте карту
   *[no] { $player } берёт карту
}
elekt-takes-and-wins = { $you ->
    [yes] вы побеждаете в игре
   *[no] { $player } побеждает в игре
}
elekt-is-asked = выбирает
elekt-rank = Ранг при дворе { $rank }
elekt-rank-of = { $player }: ранг { $rank } при дворе
elekt-won-cards = Выигранные карты: { $player }
elekt-commons = Двор и запас
elekt-unit-deck = Колода отрядов, рубашкой вверх
elekt-unseen-note = В колоде или в руках у других.
elekt-tokens-left = Жетоны, { $attribute }: осталось { $number }
elekt-assigned = Назначено
elekt-use = Да
elekt-no-privilege = Привилегий пока нет
elekt-zones = Зоны
elekt-tab-won = взята
elekt-coalition-does = Что делает Коалиция и почему
elekt-why-stole = у вашего крайнего слева отряда с жетоном, в порядке { $order } (ELK-176, ELK-178)
elekt-coalition-waits = Она отвечает на каждое ваше назначение.
elekt-lead-assign = Назначьте «{ $card }» в светящуюся зону или пасуйте.
elekt-lead-assign-briefly = Назначьте «{ $card }» или пасуйте.
elekt-lead-banish = Изгнать «{ $card }» или выбрать другой отряд.
elekt-lead-swap = «{ $card }» меняется местами с …
elekt-lead-token = { $attribute }: выберите отряд для жетона.
elekt-lead-sceptre = { $you ->
    [yes] Скипетр получаете вы: в каком направлении?
   *[no] Скипетр получает { $player }: в каком направлении?
}
elekt-note-assignment = Назначение { $number } из { $most }.
elekt-why-not = Почему не { $zone }?
elekt-note-esc = Esc вернёт карту.
elekt-note-protect = { $you ->
    [yes] Вы можете защитить его, цена — { $number } { $number ->
        [one] Янтарь
        [few] Янтаря
       *[other] Янтарей
    }. Жетоны в любом случае вернутся в запас.
   *[no] { $player } может защитить его, цена — { $number } { $number ->
        [one] Янтарь
        [few] Янтаря
       *[other] Янтарей
    }. Жетоны в любом случае вернутся в запас.
}
elekt-note-free = { $you ->
    [yes] Вы можете защитить его даром. Жетоны в любом случае вернутся в запас.
   *[no] { $player } может защитить его даром. Жетоны в любом случае вернутся в запас.
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
elekt-short-give-up = Отказаться
elekt-note-leaves = Защищённый отряд вернётся в руку, иначе он будет сброшен. Жетоны его покинут.
elekt-cover = Элект: янтарный скипетр среди знаков четырёх атрибутов
