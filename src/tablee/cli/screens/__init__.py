"""How each game's table is drawn in a terminal: one module per game, named as in the registry."""
