### Echoes of Revachol : les mots que seule sa table dans le navigateur dit. Les mêmes messages que en.ftl.

revachol-opponents = Les autres joueurs
revachol-shared = La table commune
revachol-your-corps = Vos Escouades
revachol-your-hand = Votre main
revachol-you = vous
revachol-plays-next = joue ensuite
revachol-look-at-mine = Ce que j’ai gagné
revachol-look-at = Tout le côté { DE($player) }

revachol-1st = 1re
revachol-2nd = 2e
revachol-3rd = 3e
revachol-position = position
revachol-special = Spéciale
revachol-special-means = Spéciale : un Allié « { revachol-word-special } » fournit une Couronne Blanche supplémentaire pour cette Tâche. Sinon, c’est une Tâche comme les autres.
revachol-event = Évènement
revachol-event-long = Une troisième Carte Moral ici : cette Tâche échoue et tout le monde lance les dés.
revachol-event-short = Troisième Carte Moral : la Tâche échoue, tous lancent.
revachol-tasks = Tâches
revachol-task-deck = Deck Tâche
revachol-horseback = Statue
revachol-draw-pile = Pioche
revachol-draw = Piocher
revachol-may-draw = Vous pouvez piocher.
revachol-discard = Défausse
revachol-out-of-game = Permanente
revachol-out = Hors jeu
revachol-unseen-tasks = Tâches que vous n’avez pas vues
revachol-some-face-down = { $n ->
    [one] L’une d’entre elles est face cachée devant un autre joueur, et non dans le Deck.
   *[other] { $n } d’entre elles sont face cachée devant d’autres joueurs, et non dans le Deck.
}
revachol-unseen-note = Elles sont dans le Deck ou dans la main des autres.

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
    [one] { $n } symbole doit être emprunté : vous le choisirez ensuite.
   *[other] { $n } symboles doivent être empruntés : vous les choisirez ensuite.
}
revachol-complete = Compléter { $tasks }
revachol-complete-with = Compléter { $tasks } ({ $corps })
revachol-complete-short = Compléter
revachol-task-1 = 1re
revachol-task-2 = 2e
revachol-task-3 = 3e
revachol-borrow-this = Emprunter { $symbol } à { $card }
revachol-put-back = Reprendre en main
revachol-chosen = Choix fait
revachol-lose = Perdre
revachol-safe = Protégée
revachol-may-choose = Ce choix est possible.
revachol-chosen-card = Carte choisie
revachol-why-not = Pourquoi pas ?

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
revachol-points-from = points : { $tasks } par les Tâches
revachol-points-allies = + { $n } par les Alliés
revachol-closed = Tâches complétées · { $n }
revachol-point-allies = Alliés en points · { $n }
revachol-face-down = { $n } face cachée

revachol-word-borrow = Emprunt
revachol-word-double = Double
revachol-word-immune = Protégée
revachol-word-another = Placer +1
revachol-word-stays = Reste
revachol-word-take = Échange
revachol-word-moves = Change
revachol-word-special = Couronne +1
revachol-word-draw = Pioche
revachol-skill-borrow = Utilisez 1 symbole d’un adversaire ; il garde cette carte.
revachol-skill-double = Un symbole de cette Escouade compte double.
revachol-skill-immune = Ni Harry ni un évènement ne la prend.
revachol-skill-another = Puis vous pouvez placer un autre Allié.
revachol-skill-stays = Reste après une complétion.
revachol-skill-take = Prenez l’Allié d’un adversaire ; donnez Harry.
revachol-skill-moves = Peut changer d’Escouade à votre tour.
revachol-skill-special = Tâche Spéciale : une couronne de plus.
revachol-skill-draw = Vous devez piocher aussitôt.

revachol-lose-corps = Perdre un Allié d’une Escouade
revachol-lose-task = Perdre une Tâche complétée
revachol-lose-hand = Perdre un Allié de sa main
revachol-kind-corps = Escouade
revachol-kind-task = Tâche
revachol-kind-hand = Main

revachol-morale-loss = Perte de Moral
revachol-event-full = Les trois emplacements Moral sont occupés
revachol-event-over = L’évènement est terminé
revachol-peek = Regarder la table (maintenir)
revachol-need-corps = Obtenez exactement { $a } et { $b }, ou perdez un Allié de vos Escouades.
revachol-need-task = Obtenez exactement { $a } et { $b }, ou perdez une Tâche complétée.
revachol-need-hand = Obtenez exactement { $a } et { $b }, ou perdez un Allié de votre main.
revachol-failed = Échouée
revachol-saved = Jet réussi
revachol-not-saved = Jet manqué
revachol-drew-the-card = a pioché la carte
revachol-like-exact = les deux chiffres
revachol-like-turned = l’ordre ne compte pas
revachol-like-one = un chiffre sur deux
revachol-like-total = seulement le même total
revachol-like-none = aucun des deux
revachol-fate-saved = Ne perd rien.
revachol-fate-lost = Perd { $card }.
revachol-fate-chooses = Choisit…
revachol-fate-choose-corps = Choisissez ci-dessous un Allié de vos Escouades.
revachol-fate-choose-task = Choisissez ci-dessous une Tâche complétée.
revachol-fate-choose-hand = Choisissez ci-dessous une carte de votre main.
revachol-fate-ready = Choix fait. Les pertes sont révélées ensemble.
revachol-fate-you-ready = Vous avez choisi. Les pertes sont révélées ensemble.
revachol-fate-only = Perd sa seule carte.
revachol-fate-nothing = N’a rien à perdre.
revachol-short-saved = ne perd rien
revachol-short-choose = choisissez ci-dessous
revachol-short-chooses = choisit…
revachol-short-ready = a choisi
revachol-short-only = perd sa seule carte
revachol-short-nothing = rien à perdre
revachol-go-on = Continuer

revachol-turn = Tour { $n }
revachol-settled = Tâches réglées sur { $all }
revachol-ticks = { $all } Tâches : { $done } complétées, { $failed } échouées, { $open } sur la table, { $deck } dans le Deck Tâche
