### Ecos where no table of it is open: its name in lists, whose it is, its keys.

ui-game-ecos = Ecos
    .line = Bâtissez ensemble un continent vivant, chacun pour une raison différente.
    .minutes = 45–75
    .whose = Ecos : Continent Originel : John D. Clair, Alderac Entertainment Group.
ui-keys-ecos = Le paysage d’Ecos, quand il a le focus
ui-key-ecos-zoom = de plus près, de plus loin, tout le paysage
ui-key-ecos-pan = déplacer le paysage
bench-length-rounds-ecos = rounds
