### Echoes of Revachol where no table of it is open: its name in lists, whose it is, its keys.

ui-game-revachol = Echoes of Revachol
    .line = Gather Allies, complete Tasks, and keep your Morale through the night.
    .minutes = 30–45
    .whose = Echoes of Revachol: Melina Avalo and Juan Pedro Radivoy, after Disco Elysium by ZA/UM.
