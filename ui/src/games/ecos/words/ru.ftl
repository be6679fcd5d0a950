### Стол Ecos в браузере: слова экрана.

ecos-round = Раунд { $n }
ecos-token = жетон { $n }
ecos-harbinger = Вестник
ecos-harbinger-is = Вестник: тянет из мешка
ecos-leader = У лидера { $n } из { $goal } очков
ecos-score-track = Шкала очков
ecos-goal = Игра закончится с раундом, в котором кто-то набрал { $n }
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
ecos-open-player = Показать карты: { $player }
ecos-state-ready = Готов
ecos-state-choosing = Выбирает
ecos-state-now = Ходит
ecos-state-next = Далее
ecos-state-done = Сделано
ecos-order = Порядок выполнения
ecos-cubes = Кубики
ecos-cubes-free = Свободных кубиков: { $n }
ecos-free = своб. { $n }
ecos-hand = Рука
ecos-hand-note = Карты разыгрывают на третьем повороте диска или эффектом карты.
ecos-backs = коричневых { $brown }, синих { $blue }
ecos-seen-hand = На руке, известно всем
ecos-active = Активные карты
ecos-no-active = Активных карт нет.
ecos-own = Ваша сторона стола
ecos-dial = Диск: поворотов { $n } из { $of }.
ecos-dial-next-0 = Через два поворота: карта
ecos-dial-next-1 = Следующий поворот: карта
ecos-dial-next-2 = Следующий поворот: карта или кубик
ecos-dial-next-3 = Карта или кубик
ecos-start = СТАРТ
ecos-in-bag = в мешке
ecos-bag = Мешок
ecos-of = из { $n }
ecos-wild-chance = Шанс, что следующий жетон – дикая стихия и раунд закончится
ecos-drawn = Вытянуто в этом раунде
ecos-cards = Карты
ecos-deck-brown = Коричневая колода
ecos-deck-blue = Синяя колода
ecos-discard = Сброс
ecos-unseen-brown = Коричневые карты, которых вы не видели
ecos-unseen-blue = Синие карты, которых вы не видели
ecos-unseen-note = Они в колоде или на руках у других.
ecos-row-empty = Открытых карт нет.
ecos-supply = Запас
ecos-shared = Мешок, карты и запас
ecos-map = Ландшафт, тайлов: { $n }
ecos-letter-water = В
ecos-letter-grassland = Л
ecos-letter-desert = П
ecos-new = новое
ecos-herd = Стадо, { $what }: { $n }
ecos-habitat = Ареал, { $what }: { $n }
ecos-territory = Территория: { $n }
ecos-zoom-in = Ближе
ecos-zoom-out = Дальше
ecos-fit = Вся карта
ecos-leaves = Листьев осталось: { $n }
ecos-repercussion = Карта последствий: убирает или заменяет
ecos-slot = { $element }, пусто
ecos-slot-full = { $element }, с кубиком
ecos-eco = ЭКО!
ecos-your-choice = ваш выбор
ecos-line = Строка { $n } из { $of }: { $line }
ecos-line-of = { $card }, строка { $n } из { $of }: { $line }
ecos-here = +{ $n } здесь: { $why }
ecos-here-then = +{ $n } здесь: { $why }. Затем: { $next }
ecos-tap-again = Нажмите ещё раз, чтобы выбрать
ecos-which = Что из этого?
ecos-move-where = Куда переложить кубик?
ecos-one-more = И ещё одну.
ecos-cancel = Отменить
ecos-use-first = Сначала использовать: { $symbol }
ecos-short-gain = На СТАРТ: получить карту
ecos-short-leave = Оставить диск
ecos-short-resolve = Выполнить
ecos-short-take-back = Взять кубик назад
ecos-short-do = Сделать
ecos-short-do-not = Не делать
ecos-short-lift-nothing = Ничего не снимать
ecos-short-from = Кубик с карты { $card } ({ $symbol })
ecos-short-rotate-dial = Повернуть диск
ecos-short-rotate = Поворот: { $symbol }
ecos-keep = Оставить: { $card }
ecos-take = Взять
ecos-look-at-deck = Посмотреть карты
ecos-show-map = Показать ландшафт
ecos-show-cards = Показать карты
part-brown = Коричневые карты
part-blue = Синие карты
