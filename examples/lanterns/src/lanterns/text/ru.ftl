title = Фонари
lamp-1 = Уголёк
lamp-2 = Свеча
lamp-3 = Фонарь
lamp-4 = Факел
lamp-5 = Маяк
zone-pile = Стопка
zone-out = Раскрыты
zone-burnt = Догорели
zone-evening = Вечер
zone-over = Конец
zone-hand = Рука
zone-laid = Положена лицом вниз
zone-points = Очки
progress = Вечер { $n } из { $most }
ask-draw = { $player }: лампа из стопки.
ask-choose = Вечер { $n }: светить, следить или собирать?
ask-look = На какую лампу посмотреть?
ask-claim = Положите лампу лицом вниз и назовите яркость.
ask-doubt = { $player } называет яркость { $n }. Верите?
say-draw = { $player }: { $card }
say-shine = Светить
say-watch = Следить
say-gather = Собирать
say-look = Лампа { $place }, игрок { $player }
say-claim = { $card }, названная яркость { $n }
say-believe = Поверить: { $player }
say-doubt = Не поверить: { $player }
help-Deal = Каждому сдают три лампы (LAN-1).
help-Choose = Светить — ради очков, следить — посмотреть чужую лампу, собирать — взять лампу из стопки (LAN-2).
help-Watch = Какую лампу вы увидели, узнаете только вы и её владелец (LAN-3).
help-Shine = Названное приносит очки, если вам поверят или если это правда (LAN-5, LAN-6).
help-Doubt = Если лампа не тусклее названного, вы теряете очко; иначе получаете два (LAN-6).
help-Draw = Лампа из стопки (LAN-4).
why-no-lamp = Без лампы светить нельзя.
why-not-now = Сейчас вопрос не об этом.
why-no-such-lamp = В чужой руке такой лампы нет.
why-not-yours = Кладут одну из своих ламп и называют яркость от 1 до 5.
why-over = Игра окончена.
why-wait = Сейчас выбираете не вы.
log-drew = { $player }: лампа из стопки — { $card }.
    .hidden = { $player }: лампа из стопки.
    .you = Вам досталась лампа: { $card }.
log-evening = Вечер { $number }.
log-chose = { $how ->
    [shine] { $player }: светить.
    [watch] { $player }: следить.
   *[gather] { $player }: собирать.
}
log-looked = { $player } смотрит лампу игрока { $other }: { $card }.
    .hidden = { $player } смотрит лампу игрока { $other }.
    .to-you = { $player } смотрит вашу лампу: { $card }.
log-claimed = { $player } кладёт лампу ({ $card }) и называет { $number }.
    .hidden = { $player } кладёт лампу и называет { $number }.
log-believed = { $player } верит; { $other }: +{ $number }.
log-true = { $player } не верит, но это { $card }; { $other }: +{ $number }, { $player }: −1.
log-false = { $player } не верит, и это { $card }; { $player }: +2.
log-over = Последний вечер закончился.
end-evenings = Прошло четыре вечера.
tie-lamps = { $number ->
    [one] { $number } лампа в руке
    [few] { $number } лампы в руке
   *[many] { $number } ламп в руке
}
score-points = Очки
guide-1 = Вечер
    Все выбирают одновременно: светить, следить или собирать.
    Следить: тайно посмотреть одну чужую лампу.
    Собирать: взять лампу.
    Светить: положить лампу лицом вниз и назвать яркость; следующий игрок верит или нет.
