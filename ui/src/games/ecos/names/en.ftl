### Ecos where no table of it is open: its name in lists, whose it is, its keys.

ui-game-ecos = Ecos
    .line = Build a living continent together, each for a different reason.
    .minutes = 45–75
    .whose = Ecos: First Continent: John D. Clair, Alderac Entertainment Group.
ui-keys-ecos = The map of Ecos, when it has the focus
ui-key-ecos-zoom = closer, farther, the whole map
ui-key-ecos-pan = move the map
bench-length-rounds-ecos = rounds
