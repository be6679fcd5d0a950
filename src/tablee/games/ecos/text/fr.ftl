### Ecos : Continent Originel : toutes les phrases du jeu, avec les termes du livre de règles. Source : en.ftl.
### Les mots des cartes (éléments, terrain, phrases des effets) sont dans cards.fr.ftl.

title = Ecos : Continent Originel

## Questions

ask-respond = L’élément { $symbol } est pioché : posez un cube ou faites pivoter votre Cadran.
ask-respond-pair = Éléments piochés : { $symbol } et { $symbol2 }. Utilisez d’abord l’un des deux, pour un cube ou une rotation.
ask-gained = { $card } vous fait gagner l’élément { $symbol } : posez un cube sur une autre carte ou faites pivoter votre Cadran. Restent à utiliser : { $n }.
ask-second-rotation = Deuxième rotation : vous pouvez remettre votre Cadran sur DÉPART et gagner une carte.
ask-third-rotation = Troisième rotation : jouez une carte de votre main ou gagnez un cube. Ensuite, votre Cadran revient sur DÉPART.
ask-play = { $card } : vous pouvez jouer une carte de votre main.
ask-way = Gagner une carte : regardez deux cartes et gardez-en une, ou prenez une des cartes face visible.
ask-keep = Quelle carte gardez-vous ? L’autre est placée face visible.
ask-take-back = ECO ! Un autre joueur a déjà résolu une carte : résoudre { $card }, ou retirer votre cube et faire pivoter votre Cadran ?
ask-take-back-vain = ECO ! Les placements { DE($card) } sont devenus impossibles : résoudre la carte malgré tout, ou retirer votre cube et faire pivoter votre Cadran ?
ask-next-card = Plusieurs de vos cartes sont remplies : laquelle résolvez-vous ensuite ?
ask-this = { $card } : de quelle pièce placée ({ $piece }) parlent les lignes suivantes ?
ask-choose = { $card } : lequel des deux ?
ask-may = { $card } : voulez-vous { $line-do } ?
ask-place = { $card } : où placez-vous { $thing } ?{ $n ->
    [1] { "" }
   *[other] { " " }Restent à placer : { $n }.
}
ask-lift = { $card } : la réserve est épuisée ({ $piece }). Quelle pièce retirer du paysage pour la replacer ?
ask-move = { $card } : quel animal déplacez-vous ? Encore { $n } au plus.
ask-move-to = { $card } : où déplacez-vous { $thing }{ $at } ?
ask-replace = { $card } : quelle tuile remplacez-vous ?
ask-remove-tile = { $card } : quelle tuile retirez-vous ?
ask-remove = { $card } : quel pion retirez-vous ? Encore { $n } au plus.
ask-draft = { $n ->
    [one] Gardez une carte et passez les autres.
   *[other] Gardez { $n } cartes et passez les autres.
}
ask-active = Choisissez une carte de départ active. Restent à choisir : { $n }.

# Ce qui est demandé au hasard, ou au joueur, pendant la mise en place.
ask-harbinger = Qui est le premier Messager ?
ask-deck = Quel paquet de départ prend { $player } ?
ask-deal = Quelle carte est distribuée à { $player } ?
ask-look = Quelle carte regarde { $player } ?
ask-token = Quel élément pioche { $player } ?

## Réponses

say-rotate = Faire pivoter le Cadran
say-cube-on = { $then ->
    [eco] Poser un cube sur { $card } : { $symbol } – ECO !
    [vain] Poser un cube sur { $card } : { $symbol } – remplie, mais ses placements sont impossibles pour l’instant
   *[fills] Poser un cube sur { $card } : { $symbol }
}
say-cube-moved = { $then ->
    [eco] Déplacer un cube { DE($card2) } ({ $symbol2 }) vers { $card } : { $symbol } – ECO !
    [vain] Déplacer un cube { DE($card2) } ({ $symbol2 }) vers { $card } : { $symbol } – remplie, mais ses placements sont impossibles pour l’instant
   *[fills] Déplacer un cube { DE($card2) } ({ $symbol2 }) vers { $card } : { $symbol }
}
say-pair-rotate = { $token } : { say-rotate }
say-pair-cube-on = { $token } : { say-cube-on }
say-pair-cube-moved = { $token } : { say-cube-moved }
say-gain-card = Remettre le Cadran sur DÉPART et gagner une carte
say-keep-dial = Laisser le Cadran et ne pas gagner de carte
say-cube = Gagner un cube
say-play = Jouer { $card }
say-play-nothing = Ne rien jouer
say-look = { $how ->
    [both] Regarder une carte à dos brun et une à dos bleu
    [blue] { $n ->
        [1] Regarder une carte à dos bleu
       *[other] Regarder deux cartes à dos bleu
    }
   *[brown] { $n ->
        [1] Regarder une carte à dos brun
       *[other] Regarder deux cartes à dos brun
    }
}
say-take = Prendre { $card } parmi les cartes face visible
say-gain-no-card = Ne pas gagner de carte
say-keep = Garder { $card }
say-keep-two = Garder { $card } et { $card2 }
say-resolve = Résoudre { $card }
say-take-back = Retirer le cube { DE($card) } et faire pivoter le Cadran
say-this = { $piece }, { $cell }
say-choose = { CAP($line-do) }
say-may = { CAP($line-do) }
say-may-not = Refuser : { $line-do }
say-place = { $piece } en { $cell }
say-lift = Retirer du paysage : { $piece }, { $cell }
say-lift-no = Ne rien retirer du paysage ({ $piece }) ; la carte reste sans effet
say-move = { $piece }, { $cell }
say-move-to = { $how ->
    [stays] { $piece } reste en { $cell }
   *[goes] { $piece } va en { $cell }
}
say-move-done = Ne plus rien déplacer
say-replace = { $cell } devient : { $piece }
say-remove = Retirer : { $piece }, { $cell }
say-remove-tile = Retirer : { $piece }, { $cell }
say-remove-done = Ne plus rien retirer
say-active = Commencer avec { $card }

# Ce que le hasard peut répondre.
say-harbinger = { $player } est le premier Messager
say-deck = { $player } prend le paquet : { $zone }
say-dealt = { $player } reçoit { $card }
say-looks = { $player } regarde { $card }
say-token = { $player } pioche : { $symbol }

## Pourquoi pas

why-over = La partie est terminée.
why-wait = Rien ne vous est demandé pour l’instant : d’autres doivent d’abord finir.
why-no-pass = On ne passe pas : posez un cube ou faites pivoter votre Cadran. Ce qui est facultatif a sa propre réponse pour refuser.
why-one-response = Ce n’est pas une réponse : un élément, une réponse.
why-which-token = Deux pions sont piochés : dites lequel vous utilisez.
why-one-token = Il n’y a qu’un pion auquel répondre ({ $symbol }) : dites seulement ce que vous en faites.
why-one-element = Il n’y a qu’un élément à utiliser ({ $symbol }) : dites seulement ce que vous en faites.
why-token-not-drawn = Ce pion n’a pas été pioché : « { $attempt } ».
why-no-response-now = Un cube n’est posé qu’en réponse à un élément.
why-no-element = Il n’y a pas d’élément « { $attempt } ».
why-not-your-card = { $card } appartient à { $player }.
why-not-active = { $card } n’est pas une de vos cartes actives.
why-other-element = { $symbol } ne convient pas : l’élément est { $symbol2 }.
why-own-element = { $card } a généré l’élément : le cube ne peut pas y être posé.
why-no-slot = { $card } n’a pas cet emplacement : { $symbol }.
why-slot-full = { $card } n’a plus d’emplacement vide : { $symbol }.
why-no-cube = Vous n’avez plus de cube disponible : déplacez-en un d’une autre de vos cartes.
why-cubes-left = Vous avez encore des cubes disponibles : on n’en déplace pas d’une autre carte.
why-same-card = Un cube passe d’une carte à une autre, pas sur la même carte.
why-locked = La carte { $card } est remplie et attend d’être résolue : ses cubes y restent.
why-no-cube-there = { $card } n’a pas de cube à cet endroit : { $symbol }.
why-no-cell = Il n’y a pas de case « { $attempt } ».
why-no-piece = Il n’y a pas de pièce « { $attempt } ».
why-no-placement = Rien n’est placé pour l’instant.
why-other-piece = La carte place autre chose : { $piece }.
why-lift-first = La réserve est vide : retirez d’abord une pièce du paysage ({ $piece }).
why-occupied = Il y a déjà une tuile{ $at }.
why-not-beside = Une nouvelle tuile doit toucher le côté d’une autre tuile{ $at }.
why-must-be-adjacent = La carte dit à quoi la tuile doit être adjacente : { $piece }.
why-empty-map = Le paysage est vide : la première tuile va au milieu (0,0).
why-lifted = Une pièce a été retirée du paysage : c’est elle qu’il faut placer ({ $piece }).
why-no-tile = Il n’y a pas de tuile{ $at }.
why-on-water = Une tuile Eau ne peut pas recevoir cela : { $piece }.
why-second-mountain = Il y a déjà une montagne{ $at }.
why-no-room = { $n ->
    [0] Cette tuile ne peut recevoir aucune forêt{ $at }.
   *[other] Cette tuile a déjà toutes les forêts qu’elle peut recevoir{ $at }.
}
why-unsuitable = Cela ne peut pas être placé ici : { $piece }{ $at }.
why-card-says-where = { $card } dit où, et ce n’est pas là.
why-empty-first = Une tuile sans animal passe d’abord : { $piece }.
why-strands = Ensuite, les placements { DE($card) } ne pourraient plus tous être résolus.
why-supply-left = Il y en a encore dans la réserve : { $piece }.
why-cannot-lift = Cela ne peut pas être retiré du paysage : { $piece }{ $at }.
why-card-has-begun = La résolution { DE($card) } a commencé : ses placements ne peuvent plus être refusés.
why-no-animal = Il n’y a pas d’animal « { $attempt } ».
why-no-move = Aucun animal n’est déplacé pour l’instant.
why-must-move = La carte déplace un animal s’il y en a un.
why-not-there = Cette pièce n’est pas là : { $piece }{ $at }.
why-not-this-animal = La carte ne déplace pas cet animal maintenant : { $piece }.
why-too-far = L’animal ne peut pas y arriver en si peu de tuiles{ $at }.
why-cannot-enter = { $piece } ne peut pas entrer sur ce terrain : { $piece2 }.
why-no-replacement = Aucune tuile n’est remplacée pour l’instant.
why-not-replaceable = { $card } ne peut pas remplacer cette tuile ainsi{ $at }.
why-not-bare = La tuile porte des pions{ $at }.
why-no-removal = Rien n’est retiré pour l’instant.
why-removes-tile = La carte retire maintenant une tuile, pas un pion.
why-removes-token = La carte retire maintenant des pions, pas de tuile.
why-not-this-token = { $card } ne retire pas cela : { $piece }.
why-is-this = C’est la pièce dont parle la carte : { $piece }{ $at }.
why-not-adjacent = Ce n’est pas adjacent : { $piece }{ $at }.
why-not-in-habitat = Ce n’est pas dans cet habitat : { $piece }{ $at }.
why-no-this = Aucune pièce n’est à désigner maintenant.
why-not-this = Les lignes suivantes ne peuvent pas parler de celle-ci : { $piece }{ $at }.
why-no-choice = Aucune ligne de carte n’est à choisir maintenant.
why-not-these = Ce n’est pas ce que la carte propose maintenant.
why-first-in-order = Le premier joueur à résoudre une carte sur un pion Élément ne peut pas retirer son cube.
why-gained-cube = Le cube posé sur { $card } vient d’un élément gagné : il ne se retire pas.
why-no-take-back = Aucun cube ne peut être retiré { DE($card) } maintenant.
why-waits = { $card } attend que les effets en cours soient finis.
why-not-full = La carte { $card } n’est pas remplie : une carte incomplète n’a aucun effet.
why-no-play = Aucune carte n’est jouée maintenant : il faut une troisième rotation ou un effet.
why-not-in-hand = { $card } n’est pas dans votre main.
why-no-cubes-left = Il n’y a plus de cube dans la réserve.
why-not-third = Un cube se gagne par une troisième rotation ou un effet.
why-accepted = Vous avez remis le Cadran sur DÉPART pour cela : gagnez une carte maintenant.
why-looked = Vous avez regardé les cartes : vous devez en garder une.
why-not-second = Une carte se gagne par une deuxième rotation ou un effet, et seulement à ce moment-là.
why-no-gain = Aucune carte n’est gagnée maintenant.
why-no-deck = Il y a un paquet à dos brun et un paquet à dos bleu.
why-deck-empty = Il n’y a aucune carte à regarder.
why-one-card-left = Il ne reste qu’une carte dans les deux paquets : regardez celle-là.
why-used-up = La carte { $card } est défaussée : seules les cartes face visible peuvent être prises.
why-not-in-row = { $card } n’est pas parmi les cartes face visible.
why-not-in-pack = { $card } n’est pas dans vos cartes à drafter.
why-not-looked-at = { $card } n’est pas une des cartes que vous regardez.
why-deck-taken = Un autre joueur a ce paquet, ou il n’existe pas.
why-no-such-deck = Cette partie n’a pas de paquet « { $attempt } ».
why-picked = Vous avez déjà choisi { $card }.
why-not-now = Cela n’est pas demandé maintenant.

## Ce qui arrive

# Où cela se trouve : pour qui ne voit pas de carte à montrer.
at-cell = ({ $cell })

log-harbinger = { $player } est le premier Messager.
    .you = Vous êtes le premier Messager.
log-deck = { $player } prend le paquet de départ : { $zone }.
    .you = Vous prenez le paquet de départ : { $zone }.
log-dealt = { $player } reçoit { $card }.
    .you = Vous recevez { $card }.
    .hidden = { "" }
log-kept = { $player } garde { $card }.
    .you = Vous gardez { $card }.
    .hidden = { "" }
log-passed = { $how ->
    [blue] Les cartes à dos bleu passent à gauche.
   *[brown] Les cartes à dos brun passent à droite.
}
log-set-up = La mise en place est terminée : il reste { $number } cartes dans les deux paquets.
log-round = Round { $number } : { $player } est le Messager.
    .you = Round { $number } : vous êtes le Messager.
log-token = { $player } pioche : { $symbol }.
    .you = Vous piochez : { $symbol }.
log-cube-on = { $player } pose un cube sur { $card } ({ $symbol }).
    .you = Vous posez un cube sur { $card } ({ $symbol }).
log-moved-cube = { $player } déplace un cube vers { $card } ({ $symbol }).
    .you = Vous déplacez un cube vers { $card } ({ $symbol }).
log-rotated = { $player } fait pivoter son Cadran : { $number }.
    .you = Vous faites pivoter votre Cadran : { $number }.
log-kept-dial = { $player } laisse son Cadran et ne gagne pas de carte.
    .you = Vous laissez votre Cadran et ne gagnez pas de carte.
log-cube = { $player } gagne un cube.
    .you = Vous gagnez un cube.
log-no-cube = La réserve n’a plus de cube pour { $player }.
    .you = La réserve n’a plus de cube pour vous.
log-played = { $player } a une nouvelle carte active : { $card }.
    .you = Vous avez une nouvelle carte active : { $card }.
log-announced = { $player } a une nouvelle carte active, une carte Répercussion : { $card }. Ses effets : { $effects }.
    .you = Vous avez une nouvelle carte active, une carte Répercussion : { $card }. Ses effets : { $effects }.
log-looks = { $how ->
    [both] { $player } regarde une carte à dos brun et une à dos bleu.
    [blue] { $number ->
        [1] { $player } regarde une carte à dos bleu.
       *[other] { $player } regarde deux cartes à dos bleu.
    }
   *[brown] { $number ->
        [1] { $player } regarde une carte à dos brun.
       *[other] { $player } regarde deux cartes à dos brun.
    }
}
    .you = { $how ->
    [both] Vous regardez une carte à dos brun et une à dos bleu.
    [blue] { $number ->
        [1] Vous regardez une carte à dos bleu.
       *[other] Vous regardez deux cartes à dos bleu.
    }
   *[brown] { $number ->
        [1] Vous regardez une carte à dos brun.
       *[other] Vous regardez deux cartes à dos brun.
    }
}
log-saw = { $player } voit { $card }.
    .you = Vous voyez { $card }.
    .hidden = { "" }
log-gained = { $player } garde { $card }.
    .you = Vous gardez { $card }.
    .hidden = { $player } garde une carte.
log-to-row = La carte { $card } est placée face visible.
log-took = { $player } prend { $card } parmi les cartes face visible.
    .you = Vous prenez { $card } parmi les cartes face visible.
log-took-back = { $player } retire un cube { DE($card) } et fait pivoter son Cadran.
    .you = Vous retirez votre cube { DE($card) } et faites pivoter votre Cadran.
log-eco = ECO ! { $player } résout { $card }.
    .you = ECO ! Vous résolvez { $card }.
log-impossible = Les placements { DE($card) } sont impossibles : aucun autre effet de la carte n’a lieu.
log-impossible-line = Une ligne { DE($card) } ne peut pas être résolue.
log-turned = { $number ->
    [one] { $card } pivote : il reste { $number } feuille.
   *[other] { $card } pivote : il reste { $number } feuilles.
}
log-used-up = La carte { $card } est défaussée.
log-placed = { $player } place { $thing }{ $at }.
    .you = Vous placez { $thing }{ $at }.
log-lifted = { $player } retire { $thing } du paysage{ $at }.
    .you = Vous retirez { $thing } du paysage{ $at }.
log-declined = { $player } ne retire rien du paysage : le reste { DE($card) } est sans effet.
    .you = Vous ne retirez rien du paysage : le reste { DE($card) } est sans effet.
log-moved = { $player } déplace { $thing }{ $at }.
    .you = Vous déplacez { $thing }{ $at }.
log-replaced = { $player } remplace une tuile par { $instead }{ $at }.
    .you = Vous remplacez une tuile par { $instead }{ $at }.
log-removed = { $player } retire { $thing }{ $at }.
    .you = Vous retirez { $thing }{ $at }.
log-scored = { $number ->
    [one] { $player } gagne { $number } point avec { $card }.
   *[other] { $player } gagne { $number } points avec { $card }.
}
    .you = { $number ->
    [one] Vous gagnez { $number } point avec { $card }.
   *[other] Vous gagnez { $number } points avec { $card }.
}
log-reached = { $player } a { $number } points : la partie s’achèvera avec ce round.
    .you = Vous avez { $number } points : la partie s’achèvera avec ce round.
log-rebuilt = { $how ->
    [blue] { $number } cartes défaussées forment le nouveau paquet à dos bleu.
   *[brown] { $number } cartes défaussées forment le nouveau paquet à dos brun.
}
log-tie = { $how ->
    [pair] Égalité en tête : le sac passe, et deux pions de plus sont piochés (étape { $number }).
   *[one] Égalité en tête : le sac passe, et un pion de plus est pioché (étape { $number }).
}
log-over = { $how ->
    [stalled] La partie est terminée. { end-stalled }
    [shared] La partie est terminée. { end-shared }
   *[goal] La partie est terminée. { end-goal }
}

end-goal = Le total requis a été atteint : la partie prend fin avec le round.
end-stalled = La partie n’avançait plus.
end-shared = Les joueurs en tête n’ont pas pu être départagés et partagent la victoire.
tie-step = tête prise à l’étape { $number }

## Aide sur une question

help-ChooseDeck = Chaque paquet de départ a douze cartes ; les trois dont l’icône est plus foncée sont vos cartes actives, les neuf autres votre main (ECO-24, ECO-26).
help-Draft-blue = Gardez une carte et passez les autres à gauche (ECO-29) ; à deux joueurs, gardez-en deux (ECO-154). Tous choisissent en même temps (ECO-33).
help-Draft-brown = Gardez une carte et passez les autres à droite (ECO-31) ; à deux joueurs, gardez-en deux (ECO-154). Tous choisissent en même temps (ECO-33).
help-ChooseActive = Trois de vos cartes sont actives au départ, cinq à deux joueurs (ECO-34, ECO-152). Tous choisissent en même temps, et les cartes sont montrées ensemble (ECO-R10).
help-Respond = Posez un de vos cubes sur un emplacement vide de cet élément d’une de vos cartes actives, ou faites pivoter votre Cadran (ECO-45, ECO-49). Un élément Déchaîné va sur n’importe quel emplacement (ECO-42). Vous pouvez changer d’avis tant que tous n’ont pas répondu (ECO-R11).
help-RespondToPair = À deux joueurs, deux pions sont piochés ; chacun s’utilise séparément, pour un cube ou une rotation (ECO-155, ECO-156). Vous choisissez lequel vient d’abord (ECO-R17).
help-UseElement = Un élément gagné est comme un élément pioché, pour vous seul ; le cube ne peut pas aller sur la carte qui l’a généré (ECO-114, ECO-116). Les cartes remplies attendent ; l’effet du Cadran est immédiat (ECO-119, ECO-120).
help-OfferCard = À la deuxième rotation, vous pouvez remettre le Cadran sur DÉPART et gagner une carte (ECO-71). Sinon l’offre est perdue, et la troisième rotation vient ensuite (ECO-72).
help-PlayOrCube = À la troisième rotation, jouez une carte de votre main ou gagnez un cube ; ensuite le Cadran revient sur DÉPART (ECO-73).
help-PlayFromHand = La carte est active aussitôt, le côté avec le plus de feuilles vers le haut et sans cube (ECO-74). Vous pouvez refuser (ECO-R31).
help-ChooseWay = Regardez deux cartes d’un paquet ou une de chaque, gardez-en une et placez l’autre face visible ; ou prenez une carte face visible (ECO-79, ECO-80). Vous choisissez avant de regarder (ECO-R40).
help-MayGainCard = Regardez deux cartes d’un paquet ou une de chaque, gardez-en une et placez l’autre face visible ; ou prenez une carte face visible (ECO-79, ECO-80). Vous pouvez refuser (ECO-R31).
help-KeepOne = Une carte va dans votre main, l’autre est placée face visible (ECO-79). Personne d’autre ne voit les deux (ECO-84).
help-OfferTakeBack = Comme un autre joueur a résolu une carte sur ce pion, vous pouvez retirer le cube que vous venez de poser (ECO-65). Vous faites alors pivoter votre Cadran ; la carte garde ses autres cubes et ses feuilles (ECO-66).
help-ResolveNext = Les cartes remplies attendent que la carte en cours soit finie ; ensuite vous les résolvez dans l’ordre de votre choix (ECO-119, ECO-R33).
help-PickThis = Des mots comme « cette troupe » et « adjacent » parlent de la pièce que vous venez de placer ; de plusieurs, choisissez-en une (ECO-144, ECO-R60).
help-ChooseLine = Vous résolvez l’un des deux ; ce qui est impossible n’est pas proposé (ECO-R29).
help-MayDo = Cette ligne est facultative (ECO-R31).
help-PlacePiece = Une tuile doit toucher le côté d’une autre tuile (ECO-90). Un animal va sur une tuile qui lui convient, d’abord sur une tuile sans animal (ECO-102, ECO-107). Seules sont proposées les cases après lesquelles la carte peut encore être résolue (ECO-R29).
help-LiftPiece = La réserve est vide : vous pouvez retirer du paysage une pièce du même type et la placer (ECO-112). Si c’est le premier effet de la carte, vous pouvez refuser ; la carte reste alors sans effet (ECO-R50).
help-ChooseMover = La carte dit quels animaux se déplacent, combien, et de combien de tuiles (ECO-122). Ils se déplacent l’un après l’autre (ECO-R51).
help-MoveTo = L’animal peut traverser des tuiles avec d’autres animaux, s’y arrêter, et aller sur un terrain qui ne lui correspond pas (ECO-123, ECO-124). Les animaux de Sol n’entrent pas dans l’Eau, ni ceux d’Eau sur le Sol (ECO-125, ECO-126).
help-ReplaceTile = Sol en Eau : montagnes, forêts et animaux de Sol sont retirés. Eau en Sol : les animaux d’Eau sont retirés. Désert et Prairie : tout reste (ECO-133, ECO-134, ECO-135).
help-ChooseTile = Une tuile sans pion quitte le paysage ; sa case est libre (ECO-136, ECO-R55).
help-ChooseToken = Adjacent signifie à une tuile au maximum, sa propre tuile comprise (ECO-138, ECO-R57). Vous pouvez vous arrêter à tout moment (ECO-R31).

## La table

zone-map = Paysage
zone-supply = Réserve
zone-bag = Sac des Éléments
zone-drawn = Piochés ce round
zone-cubes = Réserve de cubes
zone-brown = Paquet à dos brun
zone-blue = Paquet à dos bleu
zone-row = Cartes face visible
zone-discard = Défausse
zone-hand = Main
zone-active = Cartes actives
zone-available = Cubes disponibles
zone-dial = Cadran
zone-score = Points de Victoire
zone-pack = Cartes à drafter
card-slots = Emplacements
card-leaves = Feuilles
card-effects = Effets
card-red = Carte Répercussion
kind-card = Carte
card-back-brown = Dos brun
card-back-blue = Dos bleu

score-brown = Avec les cartes à dos brun
score-blue = Avec les cartes à dos bleu

option-landscape = Paysage de départ
option-landscape-help = La disposition des quatre premières tuiles (ECO-15, ECO-16).
option-decks = Cartes de départ
option-decks-help = Paquets préconstruits à empreinte de patte ou à plante, ou draft (ECO-24, ECO-27, ECO-29).
option-goal = Points à atteindre
option-goal-help = Le total qui met fin à la partie avec le round : 80, ou 60 pour une partie courte (ECO-160, ECO-162).
option-choose-decks = Les joueurs choisissent leur paquet
option-choose-decks-help = Sinon les paquets sont distribués au hasard (ECO-25, ECO-R08).
option-harbinger = Premier Messager
option-harbinger-help = Le hasard décide, ou la table désigne une place (ECO-20, ECO-R07).
option-draft-1 = Le joueur 1 drafte
option-draft-1-help = À une table de paquets préconstruits, certains joueurs peuvent drafter (ECO-36, ECO-R09).
option-draft-2 = Le joueur 2 drafte
option-draft-2-help = À une table de paquets préconstruits, certains joueurs peuvent drafter (ECO-36, ECO-R09).
option-draft-3 = Le joueur 3 drafte
option-draft-3-help = À une table de paquets préconstruits, certains joueurs peuvent drafter (ECO-36, ECO-R09).
option-draft-4 = Le joueur 4 drafte
option-draft-4-help = À une table de paquets préconstruits, certains joueurs peuvent drafter (ECO-36, ECO-R09).
option-draft-5 = Le joueur 5 drafte
option-draft-5-help = À une table de paquets préconstruits, certains joueurs peuvent drafter (ECO-36, ECO-R09).
option-draft-6 = Le joueur 6 drafte
option-draft-6-help = À une table de paquets préconstruits, certains joueurs peuvent drafter (ECO-36, ECO-R09).
value-default = standard
value-river = rivière
value-coast = côtière
value-islands = îles
value-paw = paquets à empreinte de patte
value-plant = paquets à plante
value-draft = draft
value-80 = 80
value-60 = 60
value-random = au hasard
value-1 = 1
value-2 = 2
value-3 = 3
value-4 = 4
value-5 = 5
value-6 = 6

## Dans le terminal

# Titres et faits courts ; ce qui arrive pendant qu’une carte est résolue.
progress = Round { $number } · en tête : { $points } sur { $goal }
screen-harbinger = Messager
screen-goal = Points à atteindre : { $number }
screen-scarce = Réserve presque vide
screen-cards = main { $number } ({ $backs })
screen-cubes = cubes { $number }
screen-score = { $number }/{ $goal }
screen-kept = Gardées
screen-own-hand = Votre main { $number }
screen-seen-in-hand = Connues dans la main : { $player }
screen-eco = ECO !
short-placed = { $what } en { $where }
short-lifted = { $what } : retrait en { $where }
short-moved = { $what } se déplace : { $where }
short-replaced = { $where } devient { $what }
short-removed = { $what } : retrait en { $where }
short-scored = { $number ->
    [one] +{ $number } point
   *[other] +{ $number } points
}
short-cube-on = cube sur { $card } : { $what }
short-moved-cube = cube déplacé sur { $card } : { $what }
short-rotated = Cadran : { $number }
short-cube = +1 cube
short-turned = { $number ->
    [one] reste { $number } feuille
   *[other] restent { $number } feuilles
}
short-used-up = défaussée

## Aide de jeu : les rubriques dans cet ordre, la première ligne est le titre

guide-1 =
    Un pion Élément est pioché
    Tous répondent en même temps : un cube sur un emplacement vide de cet élément d’une carte active, ou un quart de tour du Cadran.
    Sans cube disponible, vous pouvez en déplacer un d’une autre de vos cartes.
    Un élément Déchaîné va sur tout emplacement ; ensuite le round prend fin, et le sac passe à gauche.
guide-2 =
    ECO !
    Une carte remplie : reprenez ses cubes, résolvez ses lignes de haut en bas, faites-la pivoter vers moins de feuilles. Avec la dernière feuille, elle est défaussée.
    Si plusieurs cartes sont remplies, les joueurs les résolvent dans le sens horaire, en commençant par le Messager.
    Si quelqu’un a résolu avant vous, vous pouvez retirer votre cube et faire pivoter votre Cadran à la place.
    Si tous les placements d’une carte ne sont pas possibles, aucun autre effet n’a lieu.
guide-3 =
    Le Cadran
    Deuxième rotation : vous pouvez revenir sur DÉPART et gagner une carte.
    Troisième rotation : jouez une carte de votre main ou gagnez un cube ; puis DÉPART.
guide-4 =
    Le paysage
    { symbol-grassland } : une forêt ; avec une montagne, deux. { symbol-desert } : avec une montagne, une. { symbol-water } : ni l’une ni l’autre.
    Adjacent : à une tuile au maximum. Troupe : animaux adjacents d’une espèce. Habitat : montagnes, forêts ou tuiles d’un terrain adjacentes. Territoire : tuiles Sol reliées.
guide-5 =
    La fin
    Après un élément Déchaîné, si quelqu’un a 80 points ou plus (partie courte : 60), le plus grand total l’emporte.
    En cas d’égalité, le sac passe et un pion de plus est pioché, jusqu’à ce qu’un joueur soit seul en tête.

## Ce que comptent les robots, raisons des conseils

reason-points = Points
reason-cards = Ce que promettent vos cartes actives
reason-hand = Meilleures cartes en main
reason-held = Cartes en main
reason-cubes = Cubes disponibles
reason-dial = Cadran
reason-active = Cartes actives

# A first game.

goal-line = Façonnez le continent pour que vos cartes marquent. Quand un round finit avec quelqu’un à 80 points, le plus grand total gagne.
first-game = Pour une première partie : trois joueurs et les decks préconstruits à la patte, rien à choisir avant de jouer (ECO-24).
aid-cards = grazing_plain, long_march, high_noon

log-lost-points = { $player } perd { $number } points ({ $card }).
    .you = Vous perdez { $number } points ({ $card }).
log-discarded-card = { $player } défausse { $card }.
    .you = Vous défaussez { $card }.
log-took-discarded = { $player } prend { $card } dans la défausse.
    .you = Vous prenez { $card } dans la défausse.
ask-swap = { $card } : quel animal change de place ?
ask-swap-with = { $card } : avec quel animal échangez-vous { $thing }{ $at } ?
say-swap = { $piece }, { $cell }
say-swap-with = Avec { $piece }, { $cell }
help-PickHand = Choisissez la main que vous regardez ; personne d’autre ne la voit (CRD-27).
help-SwapFirst = Choisissez le premier des deux animaux à échanger (CRD-34).
help-SwapSecond = Choisissez l’animal avec lequel il est échangé ; chacun doit pouvoir entrer sur la tuile de l’autre (CRD-34).
why-no-swap = Aucun animal n’est échangé pour l’instant.
why-cannot-swap = { $piece }{ $at } ne peut pas être échangé : chacun des deux doit pouvoir entrer sur la tuile de l’autre.

## What may be chosen for a card on the designers’ bench

choice-back-brown = brun
choice-back-blue = bleu
choice-dark-paw = patte
choice-dark-plant = plante

# What is wrong in a card file (core/fault.py). What stands in the file is quoted as it stands there.

mistake-rule-slots = un à six emplacements (ECO-11)
mistake-rule-leaves = une à quatre feuilles (ECO-11)
mistake-rule-decks = six decks (ECO-24, ECO-27)
mistake-rule-habitat = où l’espèce vit : un terrain ou un relief (ECO-102)
mistake-rule-lines = une à neuf lignes
mistake-rule-letter = une minuscule
mistake-rule-number = de 1 à { $most } (ECO-02)
mistake-count-cards = { $count } cartes au lieu de { $wanted } ({ $rule })
mistake-box-tiles = tuiles de terre et d’eau font { $count } ensemble ({ $rule })
mistake-box-elements = { $count } éléments au lieu de { $wanted } (ECO-08)
mistake-box-animals = { $count } animaux au lieu de { $wanted } (ECO-06)
mistake-box-number = { $wanted } selon le livret, et non { $number } (ou déclarez [set] { $field } = { $number })
mistake-few-cards =
    { $back ->
        [brown] { $count } cartes brunes, au moins { $fewest } (ECO-R06)
       *[blue] { $count } cartes bleues, au moins { $fewest } (ECO-R06)
    }
mistake-deck-cards =
    { $back ->
        [brown] { $count } cartes brunes au lieu de { $wanted } (ECO-23)
       *[blue] { $count } cartes bleues au lieu de { $wanted } (ECO-23)
    }
mistake-deck-dark = { $count } cartes à icône plus foncée au lieu de { $wanted } (ECO-24)
mistake-not-in-deck =
    { $family ->
        [paw] la carte n’est dans aucun deck Patte
       *[plant] la carte n’est dans aucun deck Plante
    }
mistake-letter-taken = « { $letter } » est la lettre d’une autre espèce
mistake-own-species = { $what } ; une espèce à vous a besoin d’un name = "…"
mistake-landscape-tiles = attendu : { $count } ; en tout 1 Désert, 1 Prairie, 2 Eau (ECO-15)
mistake-landscape-cells = les cases s’écrivent [q, r]
mistake-landscape-twice = deux tuiles sur une case
mistake-no-landscape = paysage manquant : { $landscape }
mistake-number-taken = { $number } est déjà le numéro de { $card } (ECO-02)
mistake-after-placements = une ligne de plusieurs effets qui change la carte du monde vient après les placements
mistake-same-kind = « { $what } » remplacé par la même sorte n’est pas un remplacement (ECO-R54)
mistake-owner-alone = « { $text } » n’est que pour qui possède la carte (CRD-22)
mistake-none-placed = « { $text } » parle d’une pièce qu’aucune ligne au-dessus n’a placée (CRD-22)
mistake-stands-alone = « { $text } » est une ligne à part (CRD-32)
mistake-no-element = « { $word } » n’est pas un élément (un de : { $choices })
mistake-not-either = « { $text } » n’est pas une ligne ou une autre
mistake-placed-always = un effet de placement n’est pas facultatif (ECO-R31)
mistake-on-the-map = les territoires se comptent sur toute la carte du monde : « territory on the map »
mistake-not-counted = « { $text } » n’est rien qui se compte
mistake-no-condition = « { $text } » n’est pas une condition
mistake-no-token = « { $word } » ne peut pas être retiré
mistake-no-animal = « { $word } » n’est pas un animal
mistake-no-piece = « { $word } » n’est pas une pièce
mistake-no-feature = « { $word } » n’est pas un relief
mistake-no-terrain = « { $word } » n’est pas un terrain
mistake-no-thing-to-count = « { $word } » n’est rien qui se compte
mistake-no-habitat-or-territory = « { $word } » n’est ni un habitat ni un territoire
mistake-across-water = « { $what } » va dans l’eau de toute façon ; rien ne fait venir à terre une espèce de l’eau (ECO-125)
mistake-placed-number = on place 1 à 9 pièces
mistake-not-on = « { $what } » ne se place pas sur une tuile avec « { $where } »
mistake-not-in-water = « { $what } » vit dans l’eau, où il n’y a jamais « { $where } » (ECO-101)
mistake-never-there = il n’y a jamais « { $what } » dans « { $where } »
mistake-nothing-before = « { $what } » sans rien de placé, déplacé ou remplacé avant (ECO-R60)
mistake-always-there = 0 ou plus, c’est toujours vrai
mistake-nothing-removed = « removed » sans rien de retiré avant
mistake-never-removed = la carte ne retire jamais « { $what } »
mistake-never-both = une telle tuile n’a jamais de montagne ni de forêt (ECO-101)
mistake-unknown-back = dos inconnu { $value } (un de : { $choices })
mistake-unknown-element = élément inconnu { $value } (un de : { $choices })
mistake-unknown-deck = deck inconnu { $value } (un de : { $choices })
mistake-unknown-family = famille inconnue { $value } (une de : { $choices })
mistake-unknown-habitat = habitat inconnu { $value } (un de : { $choices })
mistake-unknown-species = espèce inconnue { $value } (une de : { $choices })
