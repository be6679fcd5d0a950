### Стол Ecos в браузере: слова экрана.

ecos-round = Раунд { $n }
ecos-token = жетон { $n }
ecos-harbinger = Вестник
ecos-harbinger-is = Вестник: вытягивает жетоны из мешка
ecos-leader = У лидера { $n } из { $goal } очков
ecos-score-track = Счётная дорожка
ecos-goal = { $n ->
    [one] Игра закончится с раундом, в котором у кого-то будет { $n } очко
    [few] Игра закончится с раундом, в котором у кого-то будет { $n } очка
   *[other] Игра закончится с раундом, в котором у кого-то будет { $n } очков
}
ecos-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
ecos-points-word = { $n ->
    [one] очко
    [few] очка
   *[other] очков
}
ecos-players = Игроки
ecos-open-player = Показать карты игрока { $player }
ecos-state-ready = Готово
ecos-state-choosing = Выбирает
ecos-state-now = Ходит
ecos-state-next = Далее
ecos-state-done = Сделано
ecos-order = Порядок выполнения
ecos-cubes = Кубики
ecos-cubes-free = { $n ->
    [one] { $n } свободный кубик
    [few] { $n } свободных кубика
   *[other] { $n } свободных кубиков
}
ecos-free = своб. { $n }
ecos-hand = Рука
ecos-hand-note = Карты разыгрывают при третьем повороте диска или по эффекту карты.
ecos-backs = коричневых { $brown }, синих { $blue }
ecos-seen-hand = В руке, известно всем
ecos-active = Активные карты
ecos-no-active = Активных карт нет.
ecos-own = Ваша сторона стола
ecos-dial = { $n ->
    [one] Диск: { $n } поворот из { $of }.
    [few] Диск: { $n } поворота из { $of }.
   *[other] Диск: { $n } поворотов из { $of }.
}
ecos-dial-next-0 = Через два поворота: карта
ecos-dial-next-1 = Следующий поворот: карта
ecos-dial-next-2 = Следующий поворот: карта или кубик
ecos-dial-next-3 = Карта или кубик
ecos-start = СТАРТ
ecos-in-bag = в мешке
ecos-bag = Мешок
ecos-of = из { $n }
ecos-wild-chance = Шанс, что следующий жетон — дикая стихия и раунд закончится
ecos-drawn = Вытянуто в этом раунде
ecos-cards = Карты
ecos-deck-brown = Коричневая колода
ecos-deck-blue = Синяя колода
ecos-discard = Сброс
ecos-unseen-brown = Коричневые карты, которых вы не видели
ecos-unseen-blue = Синие карты, которых вы не видели
ecos-unseen-note = Они в колоде или в руках других игроков.
ecos-row-empty = Открытых карт нет.
ecos-supply = Запас
ecos-shared = Мешок, карты и запас
ecos-map = Ландшафт, { $n ->
    [one] { $n } тайл
    [few] { $n } тайла
   *[other] { $n } тайлов
}
ecos-letter-water = В
ecos-letter-grassland = Л
ecos-letter-desert = П
ecos-new = новое
ecos-herd = Стадо, { $what }: { $n }
ecos-habitat = Ареал, { $what }: { $n }
ecos-territory = Территория: { $n }
ecos-zoom-in = Ближе
ecos-zoom-out = Дальше
ecos-fit = Весь ландшафт
ecos-leaves = { $n ->
    [one] Остался { $n } лист
    [few] Осталось { $n } листа
   *[other] Осталось { $n } листьев
}
ecos-repercussion = Карта последствий: убирает или заменяет
ecos-slot = { $element }, пусто
ecos-slot-full = { $element }, с кубиком
ecos-eco = ЭКО!
ecos-your-choice = ваш выбор
ecos-line = Строка { $n } из { $of }: { $line }
ecos-line-of = «{ $card }», строка { $n } из { $of }: { $line }
ecos-here = +{ $n } здесь: { $why }
ecos-here-then = +{ $n } здесь: { $why }. Затем: { $next }
ecos-tap-again = Нажмите ещё раз, чтобы выбрать
ecos-which = Что из этого?
ecos-move-where = Куда переложить кубик?
ecos-one-more = И ещё одну.
ecos-cancel = Положить обратно
ecos-use-first = Сначала использовать: { $symbol }
ecos-short-gain = На СТАРТ: получить карту
ecos-short-leave = Оставить диск
ecos-short-resolve = Выполнить
ecos-short-take-back = Взять кубик назад
ecos-short-do = Сделать
ecos-short-do-not = Отказаться
ecos-short-lift-nothing = Ничего не снимать
ecos-short-from = Кубик с карты «{ $card }» ({ $symbol })
ecos-short-rotate-dial = Повернуть диск
ecos-short-rotate = Поворот: { $symbol }
ecos-keep = Оставить карту «{ $card }»
ecos-take = Взять
ecos-look-at-deck = Посмотреть карты
ecos-show-map = Показать ландшафт
ecos-show-cards = Показать карты
part-brown = Коричневые карты
part-blue = Синие карты

## Места на ландшафте, названные по тому, что там есть: для тех, кто её не видит, и для списка ответов.

ecos-count = { $n ->
    [2] двумя
    [3] тремя
    [4] четырьмя
    [5] пятью
    [6] шестью
   *[other] { $n }
}
ecos-tile-grassland = луг
    .on = на лугу
    .to = на луг
    .near = { $n ->
        [1] с лугом
       *[other] с { $count } лугами
    }
ecos-tile-desert = пустыня
    .on = в пустыне
    .to = в пустыню
    .near = { $n ->
        [1] с пустыней
       *[other] с { $count } пустынями
    }
ecos-tile-water = вода
    .on = на воде
    .to = на воду
    .near = { $n ->
        [1] с водой
       *[other] с { $count } тайлами воды
    }
ecos-tile-free = свободное место
    .on = на свободном месте
    .to = на свободное место
ecos-with-mountain = { $n ->
    [1] с горой
   *[other] с { $count } горами
}
ecos-with-forest = { $n ->
    [1] с лесом
   *[other] с { $count } лесами
}
ecos-with-fish = { $n ->
    [1] с рыбой
   *[other] с { $count } рыбами
}
ecos-with-shark = { $n ->
    [1] с акулой
   *[other] с { $count } акулами
}
ecos-with-manatee = { $n ->
    [1] с ламантином
   *[other] с { $count } ламантинами
}
ecos-with-rhino = { $n ->
    [1] с носорогом
   *[other] с { $count } носорогами
}
ecos-with-antelope = { $n ->
    [1] с антилопой
   *[other] с { $count } антилопами
}
ecos-with-cheetah = { $n ->
    [1] с гепардом
   *[other] с { $count } гепардами
}
ecos-with-lion = { $n ->
    [1] со львом
   *[other] с { $count } львами
}
ecos-with-elephant = { $n ->
    [1] со слоном
   *[other] с { $count } слонами
}
ecos-with-gorilla = { $n ->
    [1] с гориллой
   *[other] с { $count } гориллами
}
ecos-with-leopard = { $n ->
    [1] с леопардом
   *[other] с { $count } леопардами
}
ecos-with-stork = { $n ->
    [1] с аистом
   *[other] с { $count } аистами
}
ecos-with-other = { $n ->
    [1] ({ $what })
   *[other] ({ $what }, { $n })
}
ecos-tile-with = { $tile } { $things }
ecos-place = { $tile }, рядом { $near }
ecos-apart = { $before }; { $after }
ecos-place-alone = { $tile }
ecos-same-place = { $text } ({ $cell })
ecos-say-place = { $what } { $place }
ecos-say-lift = Снять с ландшафта: { $what } { $place }
ecos-say-here = Здесь: { $place }
ecos-say-to = { $what } { $place }
ecos-say-stay = { $what } остаётся { $place }
ecos-say-replace = { $place }: становится { $what }
ecos-say-remove = Убрать: { $what } { $place }
ecos-say-remove-tile = Убрать: { $place }
ecos-side-east = на востоке
ecos-side-southeast = на юго-востоке
ecos-side-southwest = на юго-западе
ecos-side-west = на западе
ecos-side-northwest = на северо-западе
ecos-side-northeast = на северо-востоке
ecos-side = { $side } — { $tile }
ecos-read = { $tile }. Вокруг: { $around }.
ecos-read-alone = { $tile }, вокруг ничего нет.
ecos-read-legal = { $text } Можно выбрать.
ecos-read-points = { $text } Можно выбрать: { $n ->
    [one] { $n } очко.
    [few] { $n } очка.
   *[other] { $n } очков.
}
ecos-map-keys = Стрелки ведут от тайла к тайлу, Enter выбирает.
ecos-map-list = Ландшафт списком
ecos-player-is = { $player }: { ecos-points }
ecos-in-hand = { $n ->
    [one] { $n } карта в руке
    [few] { $n } карты в руке
   *[other] { $n } карт в руке
}
ecos-slot-done = { $element } (кубик)
arc-round = раунд { $n }
arc-rounds = раунды
ecos-told-eco = ЭКО! «{ $card }»
