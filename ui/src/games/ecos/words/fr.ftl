### La table d'Ecos dans le navigateur : les mots de l'écran.

ecos-round = Round { $n }
ecos-token = pion { $n }
ecos-harbinger = Messager
ecos-harbinger-is = Messager : pioche dans le sac
ecos-leader = Le premier a { $n } points sur { $goal }
ecos-score-track = Piste de score
ecos-goal = La partie s'achève avec le round où quelqu'un a { $n } points
ecos-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
ecos-points-word = { $n ->
    [one] point
   *[other] points
}
ecos-players = Joueurs
ecos-open-player = Montrer les cartes de { $player }
ecos-state-ready = Prêt
ecos-state-choosing = Choisit
ecos-state-now = Joue
ecos-state-next = Ensuite
ecos-state-done = Fini
ecos-order = Ordre de résolution
ecos-cubes = Cubes
ecos-cubes-free = { $n ->
    [one] { $n } cube disponible
   *[other] { $n } cubes disponibles
}
ecos-free = { $n } dispo.
ecos-hand = Main
ecos-hand-note = On joue une carte à la troisième rotation du Cadran, ou par un effet.
ecos-backs = brunes { $brown }, bleues { $blue }
ecos-seen-hand = En main, vues de tous
ecos-active = Cartes actives
ecos-no-active = Aucune carte active.
ecos-own = Votre côté de la table
ecos-dial = Cadran : { $n } rotation(s) sur { $of }.
ecos-dial-next-0 = Dans deux rotations : une carte
ecos-dial-next-1 = Prochaine rotation : une carte
ecos-dial-next-2 = Prochaine rotation : carte ou cube
ecos-dial-next-3 = Carte ou cube
ecos-start = DÉPART
ecos-in-bag = au sac
ecos-bag = Sac
ecos-of = sur { $n }
ecos-wild-chance = Chance que le prochain pion soit Déchaîné et finisse le round
ecos-drawn = Piochés ce round
ecos-cards = Cartes
ecos-deck-brown = Pioche brune
ecos-deck-blue = Pioche bleue
ecos-discard = Défausse
ecos-unseen-brown = Cartes brunes que vous n'avez pas vues
ecos-unseen-blue = Cartes bleues que vous n'avez pas vues
ecos-unseen-note = Elles sont dans la pioche ou dans la main des autres.
ecos-row-empty = Aucune carte face visible.
ecos-supply = Réserve
ecos-shared = Sac, cartes et réserve
ecos-map = Paysage, { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
}
ecos-letter-water = E
ecos-letter-grassland = P
ecos-letter-desert = D
ecos-new = neuf
ecos-herd = Troupe, { $what } : { $n }
ecos-habitat = Habitat, { $what } : { $n }
ecos-territory = Territoire : { $n }
ecos-zoom-in = Agrandir
ecos-zoom-out = Réduire
ecos-fit = Tout le paysage
ecos-leaves = { $n ->
    [one] reste { $n } feuille
   *[other] restent { $n } feuilles
}
ecos-repercussion = Carte Répercussion : elle retire ou remplace
ecos-slot = { $element }, vide
ecos-slot-full = { $element }, avec un cube
ecos-eco = ECO !
ecos-your-choice = votre choix
ecos-line = Ligne { $n } sur { $of } : { $line }
ecos-line-of = { $card }, ligne { $n } sur { $of } : { $line }
ecos-here = +{ $n } ici : { $why }
ecos-here-then = +{ $n } ici : { $why }. Puis : { $next }
ecos-tap-again = Touchez encore pour choisir
ecos-which = Lequel ?
ecos-move-where = Où va ce cube ?
ecos-one-more = Encore une.
ecos-cancel = Reposer
ecos-use-first = Utiliser d'abord : { $symbol }
ecos-short-gain = DÉPART : gagner une carte
ecos-short-leave = Laisser le Cadran
ecos-short-resolve = Résoudre
ecos-short-take-back = Retirer le cube
ecos-short-do = Le faire
ecos-short-do-not = Ne pas le faire
ecos-short-lift-nothing = Ne rien retirer
ecos-short-from = Cube de { $card } ({ $symbol })
ecos-short-rotate-dial = Pivoter le Cadran
ecos-short-rotate = Pivoter : { $symbol }
ecos-keep = Garder { $card }
ecos-take = Prendre
ecos-look-at-deck = Voir les cartes
ecos-show-map = Voir le paysage
ecos-show-cards = Voir les cartes
part-brown = Cartes brunes
part-blue = Cartes bleues
