### La table d’Ecos dans le navigateur : les mots de l’écran.

ecos-round = Round { $n }
ecos-token = pion { $n }
ecos-harbinger = Messager
ecos-harbinger-is = Messager : pioche dans le sac
ecos-leader = En tête : { $n } points sur { $goal }
ecos-score-track = Tableau de Score
ecos-goal = La partie s’achève avec le round où quelqu’un atteint { $n } points
ecos-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
ecos-points-word = { $n ->
    [one] point
   *[other] points
}
ecos-players = Joueurs
ecos-open-player = Montrer les cartes { DE($player) }
ecos-state-ready = Répondu
ecos-state-choosing = Choisit
ecos-state-now = Joue
ecos-state-next = Ensuite
ecos-state-done = A fini
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
ecos-dial = { $n ->
    [one] Cadran : { $n } rotation sur 3.
   *[other] Cadran : { $n } rotations sur 3.
}
ecos-dial-next-0 = Dans deux rotations : une carte
ecos-dial-next-1 = Prochaine rotation : une carte
ecos-dial-next-2 = Prochaine rotation : carte ou cube
ecos-dial-next-3 = Carte ou cube
ecos-start = DÉPART
ecos-in-bag = restants
ecos-bag = Sac
ecos-of = sur { $n }
ecos-wild-chance = Chance que le prochain pion soit Déchaîné et mette fin au round
ecos-drawn = Piochés ce round
ecos-cards = Cartes
ecos-deck-brown = Paquet brun
ecos-deck-blue = Paquet bleu
ecos-discard = Défausse
ecos-unseen-brown = Cartes brunes que vous n’avez pas vues
ecos-unseen-blue = Cartes bleues que vous n’avez pas vues
ecos-unseen-note = Elles sont dans le paquet ou dans la main des autres.
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
ecos-new = nouveau
ecos-herd = Troupe, { $what } : { $n }
ecos-habitat = Habitat, { $what } : { $n }
ecos-territory = Territoire : { $n }
ecos-zoom-in = Agrandir
ecos-zoom-out = Réduire
ecos-fit = Tout le paysage
ecos-leaves = { $n ->
    [one] reste { $n } feuille
   *[other] restent { $n } feuilles
}
ecos-repercussion = Carte Répercussion : elle retire ou remplace
ecos-slot = { $element }, vide
ecos-slot-full = { $element }, avec un cube
ecos-eco = ECO !
ecos-your-choice = à vous de choisir
ecos-line = Ligne { $n } sur { $of } : { $line }
ecos-line-of = { $card }, ligne { $n } sur { $of } : { $line }
ecos-here = +{ $n } ici : { $why }
ecos-here-then = +{ $n } ici : { $why }. Puis : { $next }
ecos-tap-again = Touchez de nouveau pour choisir
ecos-which = Lequel ?
ecos-move-where = Où va ce cube ?
ecos-one-more = Encore une.
ecos-cancel = Annuler
ecos-use-first = Utiliser d’abord : { $symbol }
ecos-short-gain = DÉPART : gagner une carte
ecos-short-leave = Laisser le Cadran
ecos-short-resolve = Résoudre
ecos-short-take-back = Retirer le cube
ecos-short-do = Le faire
ecos-short-do-not = Refuser
ecos-short-lift-nothing = Ne rien retirer
ecos-short-from = Cube { DE($card) } ({ $symbol })
ecos-short-rotate-dial = Faire pivoter le Cadran
ecos-short-rotate = Cadran : { $symbol }
ecos-keep = Garder { $card }
ecos-take = Prendre
ecos-look-at-deck = Voir les cartes
ecos-show-map = Voir le paysage
ecos-show-cards = Voir les cartes
part-brown = Cartes brunes
part-blue = Cartes bleues

## Les lieux du paysage, nommés par ce qui s’y trouve : pour qui ne le voit pas, et pour la liste des réponses.

ecos-count = { $n ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $n }
}
ecos-tile-grassland = prairie
    .on = sur la prairie
    .to = vers la prairie
    .near = { $n ->
        [1] d’une prairie
       *[other] de { $count } prairies
    }
ecos-tile-desert = désert
    .on = sur le désert
    .to = vers le désert
    .near = { $n ->
        [1] d’un désert
       *[other] de { $count } déserts
    }
ecos-tile-water = eau
    .on = sur l’eau
    .to = vers l’eau
    .near = { $n ->
        [1] de l’eau
       *[other] de { $count } tuiles Eau
    }
ecos-tile-free = espace libre
    .on = sur l’espace libre
    .to = vers l’espace libre
ecos-with-mountain = { $n ->
    [1] une montagne
   *[other] { $count } montagnes
}
ecos-with-forest = { $n ->
    [1] une forêt
   *[other] { $count } forêts
}
ecos-with-fish = { $n ->
    [1] un poisson
   *[other] { $count } poissons
}
ecos-with-shark = { $n ->
    [1] un requin
   *[other] { $count } requins
}
ecos-with-manatee = { $n ->
    [1] un lamantin
   *[other] { $count } lamantins
}
ecos-with-rhino = { $n ->
    [1] un rhinocéros
   *[other] { $count } rhinocéros
}
ecos-with-antelope = { $n ->
    [1] une antilope
   *[other] { $count } antilopes
}
ecos-with-cheetah = { $n ->
    [1] un guépard
   *[other] { $count } guépards
}
ecos-with-lion = { $n ->
    [1] un lion
   *[other] { $count } lions
}
ecos-with-elephant = { $n ->
    [1] un éléphant
   *[other] { $count } éléphants
}
ecos-with-gorilla = { $n ->
    [1] un gorille
   *[other] { $count } gorilles
}
ecos-with-leopard = { $n ->
    [1] un léopard
   *[other] { $count } léopards
}
ecos-with-stork = { $n ->
    [1] une cigogne
   *[other] { $count } cigognes
}
ecos-with-other = { $n ->
    [1] { $what }
   *[other] { $what } ({ $n })
}
ecos-tile-with = { $tile } avec { $things }
ecos-place = { $tile }, à côté { $near }
ecos-apart = { $before } ; { $after }
ecos-place-alone = { $tile }
ecos-same-place = { $text } ({ $cell })
ecos-say-place = { $what } { $place }
ecos-say-lift = Retirer du paysage : { $what } { $place }
ecos-say-here = Ici : { $place }
ecos-say-to = { $what } { $place }
ecos-say-stay = { $what } reste { $place }
ecos-say-replace = { $place } : devient { $what }
ecos-say-remove = Retirer : { $what } { $place }
ecos-say-remove-tile = Retirer : { $place }
ecos-side-east = à l’est
ecos-side-southeast = au sud-est
ecos-side-southwest = au sud-ouest
ecos-side-west = à l’ouest
ecos-side-northwest = au nord-ouest
ecos-side-northeast = au nord-est
ecos-side = { $side }, { $tile }
ecos-read = { $tile }. Autour : { $around }.
ecos-read-alone = { $tile }, rien autour.
ecos-read-legal = { $text } Vous pouvez choisir ce lieu.
ecos-read-points = { $text } Vous pouvez choisir ce lieu : { $n ->
    [one] { $n } point.
   *[other] { $n } points.
}
ecos-map-keys = Les flèches mènent d’une tuile à l’autre, Entrée choisit.
ecos-map-list = Paysage en liste
ecos-player-is = { $player } : { ecos-points }
ecos-in-hand = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
ecos-slot-done = { $element } (cube)
arc-round = round { $n }
arc-rounds = rounds
ecos-told-eco = ECO ! { $card }
