### Elekt where no table of it is open: its name in lists, whose it is, its keys.

ui-game-elekt = Elekt
    .line = Send Units to skirmish and scheme until one house holds the sceptre.
    .minutes = 60–90
    .whose = Elekt: K. Głośnicki, WhatTheFrog.
ui-won-with-elekt = { $player } won with { $points ->
    [one] { $points } Title
   *[other] { $points } Titles
}
ui-keys-elekt = Elekt
ui-key-elekt-pass = pass
