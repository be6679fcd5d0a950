### Ecos where no table of it is open: its name in lists, whose it is, its keys.

ui-game-ecos = Экос
    .line = Вместе создайте живой континент — каждый ради своей цели.
    .minutes = 45–75
    .whose = «Экос: первый континент»: Джон Д. Клэр, Alderac Entertainment Group.
ui-keys-ecos = Ландшафт «Экоса», когда он в фокусе
ui-key-ecos-zoom = ближе, дальше, весь ландшафт
ui-key-ecos-pan = двигать ландшафт
bench-length-rounds-ecos = раунды
