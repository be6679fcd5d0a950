### Elekt where no table of it is open: its name in lists, whose it is, its keys.

ui-game-elekt = Элект
    .line = Отправляйте отряды в стычки и интриги, пока скипетр не достанется одному дому.
    .minutes = 60–90
    .whose = «Элект»: К. Глосьницкий, WhatTheFrog.
ui-won-with-elekt = { $player }: победа, { $points ->
    [one] { $points } Титул
    [few] { $points } Титула
   *[many] { $points } Титулов
}
ui-keys-elekt = Элект
ui-key-elekt-pass = пас
