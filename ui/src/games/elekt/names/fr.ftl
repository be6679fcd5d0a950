### Elekt where no table of it is open: its name in lists, whose it is, its keys.

ui-game-elekt = Elekt
    .line = Envoyez vos Unités au combat et à l’intrigue jusqu’à ce qu’une maison tienne le Sceptre.
    .minutes = 60–90
    .whose = Elekt : K. Głośnicki, WhatTheFrog.
ui-won-with-elekt = { $player } a gagné avec { $points ->
    [one] { $points } Titre
   *[other] { $points } Titres
}
ui-keys-elekt = Elekt
ui-key-elekt-pass = passer
