### Echoes of Revachol where no table of it is open: its name in lists, whose it is, its keys.

ui-game-revachol = Echoes of Revachol
    .line = Réunissez des Alliés, complétez des Tâches et gardez le Moral toute la nuit.
    .minutes = 30–45
    .whose = Echoes of Revachol : Melina Avalo et Juan Pedro Radivoy, d’après Disco Elysium de ZA/UM.
