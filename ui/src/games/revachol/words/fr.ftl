### Echoes of Revachol : les mots que seule sa table dans le navigateur dit. Les mêmes messages que en.ftl.

revachol-opponents = Les autres joueurs
revachol-shared = La table commune
revachol-your-corps = Vos Escouades
revachol-your-hand = Votre main
revachol-you = vous
revachol-plays-next = joue ensuite
revachol-look-at-mine = Ce que j'ai gagné
revachol-look-at = Tout le côté de { $player }

revachol-1st = 1re
revachol-2nd = 2e
revachol-3rd = 3e
revachol-position = position
revachol-special = Spéciale
revachol-special-means = Spéciale : un Allié « { revachol-word-special } » fournit une Couronne Blanche de plus pour cette Tâche. Sinon, c'est une Tâche comme les autres.
revachol-event = Évènement
revachol-event-long = Une troisième carte Moral ici : cette Tâche échoue et chacun lance les dés.
revachol-event-short = Troisième carte Moral : Tâche échouée, tous lancent.
revachol-tasks = Tâches
revachol-task-deck = Deck Tâche
revachol-horseback = Statue
revachol-draw-pile = Pioche
revachol-draw = Piocher
revachol-may-draw = Vous pouvez piocher.
revachol-discard = Défausse
revachol-out-of-game = Hors jeu
revachol-out = Hors jeu
revachol-unseen-tasks = Tâches que vous n'avez pas vues
revachol-some-face-down = { $n ->
    [one] { $n } d'entre elles est face cachée devant un autre joueur, pas dans le deck.
   *[other] { $n } d'entre elles sont face cachée devant d'autres joueurs, pas dans le deck.
}
revachol-unseen-note = Elles sont dans le deck ou dans la main des autres.

revachol-new-corps = Nouvelle Escouade
revachol-allies = { $n ->
    [one] { $n } Allié
   *[other] { $n } Alliés
}
revachol-pays = paie { $tasks }
revachol-pays-short = paie
revachol-wasted = { $n ->
    [one] { $n } symbole est perdu.
   *[other] { $n } symboles sont perdus.
}
revachol-borrows-first = { $n ->
    [one] { $n } symbole doit être emprunté : vous le choisirez ensuite.
   *[other] { $n } symboles doivent être empruntés : vous les choisirez ensuite.
}
revachol-complete = Compléter { $tasks }
revachol-complete-with = Compléter { $tasks } ({ $corps })
revachol-complete-short = Compléter
revachol-task-1 = 1re
revachol-task-2 = 2e
revachol-task-3 = 3e
revachol-borrow-this = Emprunter { $symbol } de { $card }
revachol-put-back = Reprendre
revachol-chosen = Choisi
revachol-lose = Perdre
revachol-safe = Protégée
revachol-may-choose = Vous pouvez le choisir.
revachol-chosen-card = Carte choisie
revachol-why-not = Pourquoi pas ?

revachol-could = pourra compléter { $tasks }
revachol-nothing = Rien
revachol-no-TakeAlly = Ne prendre personne
revachol-no-Borrow = Ne rien emprunter

revachol-hand-of = main { $n }/{ $limit }
revachol-hand-empty = Aucune carte en main
revachol-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
revachol-points-from = points : { $tasks } Tâches
revachol-points-allies = + { $n } des Alliés
revachol-closed = Tâches complétées · { $n }
revachol-point-allies = Alliés en points · { $n }
revachol-face-down = { $n } face cachée

revachol-word-borrow = Emprunt
revachol-word-double = Double
revachol-word-immune = Protégée
revachol-word-another = Poser +1
revachol-word-stays = Reste
revachol-word-take = Échange
revachol-word-moves = Change
revachol-word-special = Couronne +1
revachol-word-draw = Pioche
revachol-skill-borrow = Utilisez 1 symbole d'un rival ; il garde cette carte.
revachol-skill-double = Un symbole de cette Escouade compte double.
revachol-skill-immune = Ni Harry ni un évènement ne la prend.
revachol-skill-another = Puis vous pouvez poser un Allié de plus.
revachol-skill-stays = Reste après une Tâche complétée.
revachol-skill-take = Prenez l'Allié d'un rival ; donnez Harry.
revachol-skill-moves = Peut changer d'Escouade à votre tour.
revachol-skill-special = Une couronne de plus : Tâche Spéciale.
revachol-skill-draw = Vous devez piocher aussitôt.

revachol-lose-corps = Perdre un Allié d'Escouade
revachol-lose-task = Perdre une Tâche complétée
revachol-lose-hand = Perdre un Allié en main
revachol-kind-corps = Escouade
revachol-kind-task = Tâche
revachol-kind-hand = Main

revachol-morale-loss = Perte de moral
revachol-event-full = Les trois places Moral sont occupées
revachol-event-over = L'évènement est terminé
revachol-peek = Regarder la table (maintenir)
revachol-need-corps = Obtenez exactement { $a } et { $b }, ou perdez un Allié de vos Escouades.
revachol-need-task = Obtenez exactement { $a } et { $b }, ou perdez une Tâche complétée.
revachol-need-hand = Obtenez exactement { $a } et { $b }, ou perdez un Allié de votre main.
revachol-failed = Échouée
revachol-saved = Sauvé
revachol-not-saved = Pas sauvé
revachol-drew-the-card = a pioché la carte
revachol-like-exact = les deux nombres
revachol-like-turned = l'ordre ne compte pas
revachol-like-one = un nombre sur deux
revachol-like-total = seulement le même total
revachol-like-none = aucun nombre
revachol-fate-saved = Ne perd rien.
revachol-fate-lost = Perd { $card }.
revachol-fate-chooses = Choisit …
revachol-fate-choose-corps = Choisissez ci-dessous un Allié de vos Escouades.
revachol-fate-choose-task = Choisissez ci-dessous une Tâche complétée.
revachol-fate-choose-hand = Choisissez ci-dessous une carte de votre main.
revachol-fate-ready = A choisi. Les pertes s'ouvrent ensemble.
revachol-fate-you-ready = Vous avez choisi. Les pertes s'ouvrent ensemble.
revachol-fate-only = Perd sa seule carte.
revachol-fate-nothing = N'a rien à perdre.
revachol-short-saved = ne perd rien
revachol-short-choose = choisissez ci-dessous
revachol-short-chooses = choisit …
revachol-short-ready = prêt
revachol-short-only = perd sa seule carte
revachol-short-nothing = rien à perdre
revachol-go-on = Continuer

revachol-turn = Tour { $n }
revachol-settled = Tâches réglées sur { $all }
revachol-ticks = { $all } Tâches : { $done } complétées, { $failed } échouées, { $open } sur la table, { $deck } dans le deck
