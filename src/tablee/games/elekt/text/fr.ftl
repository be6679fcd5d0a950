### Elekt : toutes les phrases du jeu. L’anglais est la source ; mêmes messages dans en.ftl.
### Les mots des cartes (attributs, zones, types) sont dans cards.fr.ftl.

title = Elekt
notice = Elekt est un jeu de Krzysztof Głośnicki, illustré par Katarzyna Przeździecka, publié par What The Frog. Ceci est une adaptation indépendante, ni réalisée ni approuvée par eux ; les cartes sont de ce projet, sauf ce que le livret en dit.
automaton = La Coalition

## Questions

ask-recruit = Gardez l’une des deux Unités, ou défaussez les deux et piochez-en une autre.
ask-direction = Dans quel sens pointe le Sceptre ?
ask-turn = { $n ->
    [one] Affectez une Unité à une zone, ou passez. Vous pouvez encore en affecter { $n }.
   *[other] Affectez une Unité à une zone, ou passez. Vous pouvez encore en affecter { $n }.
}
ask-use = { $card } : utiliser la capacité ?
ask-tokens = { $n ->
    [one] Vous remportez Mysticité (zone { $zone }) : vous pouvez attacher un jeton à une Unité de cette zone.
   *[other] Vous remportez Mysticité (zone { $zone }) : vous pouvez attacher jusqu’à { $n } jetons à des Unités de cette zone.
}
ask-swap = Vous remportez Duplicité (zone { $zone }) : vous pouvez échanger une de vos Unités de cette zone avec une d’une autre zone.
ask-banish = Vous remportez Brutalité (zone { $zone }) : vous pouvez bannir une Unité de cette zone.
ask-protect = { $n ->
    [0] { $card-gender ->
        [m] { $card } est banni. Le protéger gratuitement ?
        [f] { $card } est bannie. La protéger gratuitement ?
       *[none] L’Unité { $card } est bannie. La protéger gratuitement ?
    }
   *[other] { $card-gender ->
        [m] { $card } est banni. Le protéger pour { $n } Ambre ?
        [f] { $card } est bannie. La protéger pour { $n } Ambre ?
       *[none] L’Unité { $card } est bannie. La protéger pour { $n } Ambre ?
    }
}
ask-keep = { $card-gender ->
    [m] { $card } est protégé. Dépenser 1 Ambre de plus avec { $second } pour le laisser en place ?
    [f] { $card } est protégée. Dépenser 1 Ambre de plus avec { $second } pour la laisser en place ?
   *[none] L’Unité { $card } est protégée. Dépenser 1 Ambre de plus avec { $second } pour la laisser en place ?
}
ask-order = Plusieurs de vos capacités se déclenchent en même temps : laquelle d’abord ?
ask-sceptre = Vous avez obtenu le Privilège : à qui assigner le Sceptre ?
ask-penalty = Vous passez : que perd la Coalition ?

# Ce qui est demandé au hasard.
ask-deal = Quelle Unité est distribuée ({ $player }) ?
ask-draw = Quelle Unité est piochée ({ $player }) ?
ask-first = Quelle Unité pioche { $player } pour le Sceptre ?
ask-first-of-equals = Lequel des joueurs à égalité prend le Sceptre ?
ask-turn-up = Quelle carte est révélée dans la zone { $zone } ?
ask-masters = Quel Maître reçoit la Coalition ?
ask-coalition = Quelle Unité affecte la Coalition ?

## Réponses

say-keep-recruit = Garder { $card }
say-both = Défausser les deux et en piocher une autre
say-clockwise = Sens horaire
say-counter = Sens antihoraire
say-assign = Affecter { $card } : { $zone }
say-pass = Passer
say-use = Utiliser { $card }
say-use-amber = Utiliser { $card } pour { $n } Ambre
say-use-discard = Défausser { $card } et l’utiliser
say-use-no = Ne pas utiliser { $card }
say-attach = Attacher { $symbol } à { $card } ({ $player })
say-attach-nothing = Ne plus rien attacher
say-swap = Échanger { $card } et { $second }
say-swap-nothing = Ne rien échanger
say-banish = Bannir { $card } ({ $player })
say-banish-nothing = Ne bannir personne
say-protect = { $n ->
    [0] Protéger { $card } gratuitement
   *[other] Protéger { $card } pour { $n } Ambre
}
say-give-up = Abandonner { $card }
say-keep = Laisser { $card } en place
say-to-hand = Reprendre { $card } en main
say-order = { $card } d’abord
say-sceptre = Assigner le Sceptre à { $player }
say-sceptre-clockwise = Assigner le Sceptre à { $player }, sens horaire
say-sceptre-counter = Assigner le Sceptre à { $player }, sens antihoraire
say-lose-amber = La Coalition perd tous ses jetons Ambre
say-lose-seals = La Coalition perd tous ses Sceaux

# Ce que le hasard peut répondre.
say-dealt = { $player } reçoit { $card }
say-draws = { $player } pioche { $card }
say-first = { $player } prend le Sceptre
say-turned-up = La carte { $card } est révélée
say-master = La Coalition reçoit { $card }
say-coalition-assigns = La Coalition affecte { $card }

## Pourquoi pas

why-over = La partie est finie.
why-not-your-turn = Rien ne vous est demandé pour l’instant.
why-other-turn = C’est le tour d’un autre joueur ({ $player }).
why-answer-first = Ce que votre tour a déclenché passe d’abord : répondez à cette question.
why-no-pass = On ne passe qu’à son tour, pendant la phase d’affectation. Ce qui est facultatif a sa propre réponse pour refuser.
why-no-assignment = On n’affecte une Unité qu’à son tour, pendant la phase d’affectation, une à la fois.
why-no-unit = { $card } n’est pas une Unité.
why-no-zone = Cette zone n’existe pas : les Unités vont en Escarmouche, Machination ou Privilège.
why-not-in-hand = { $card } n’est pas dans votre main.
why-no-room = Vous n’avez plus de place dans la zone { $zone }.
why-no-recruits = On ne garde ou défausse des Unités que pendant la phase d’enrôlement, parmi les deux reçues.
why-not-dealt = { $card } n’est pas une des deux Unités reçues.
why-no-attach = Vous n’avez pas de jeton à attacher maintenant.
why-no-attribute = Cet attribut n’existe pas : Mysticité, Duplicité, Brutalité et Autorité.
why-no-token = La réserve n’a plus de jeton { $symbol }.
why-not-here = { $card } n’est pas dans cette zone.
why-in-no-zone = { $card } n’est dans aucune zone.
why-must-differ = Les deux jetons doivent être différents : pas de second jeton { $symbol }.
why-pair-complete = La paire est complète : il reste le jeton qu’ajoute une capacité, et ce n’est pas un jeton { $symbol }.
why-other-token = La carte désigne un autre jeton ou une autre Unité.
why-used-already = Vous avez déjà accepté : choisissez.
why-not-optional = Cette capacité n’est pas facultative : choisissez.
why-no-swap = Vous n’avez pas d’échange à faire maintenant.
why-not-your-unit = { $card } n’est pas une de vos Unités dans une zone.
why-same-zone = On échange des Unités de zones différentes.
why-swap-from-here = { $card } n’est pas l’Unité qui change de place ici.
why-no-banish = Ce n’est pas à vous de bannir une Unité maintenant.
why-other-kind = { $card } n’est pas du type qu’indique la carte.
why-not-your-privilege = { $card } n’est pas un de vos Privilèges.
why-used-this-round = { $card } a déjà servi pendant cette manche.
why-no-use-now = Ce n’est pas le moment d’utiliser { $card }.
why-nothing-to-use = { $card } n’a pas de capacité à utiliser au choix.
why-only-when-assigned = Une capacité immédiate ne s’utilise que juste après l’affectation de son Unité ({ $card }).
why-chance-gone = Une capacité immédiate s’utilise juste après l’affectation ou pas du tout : pour { $card }, l’occasion est passée.
why-no-decline = On ne vous demande rien pour { $card } : un Privilège dont on ne veut pas se servir, on ne l’utilise pas, voilà tout.
why-does-nothing = { $card } n’aurait aucun effet maintenant.
why-no-amber = Vous n’avez pas assez d’Ambre.
why-other-price = Ce n’est pas le coût { DE($card) }.
why-no-master = Vous n’avez pas de Privilège qui tranche une égalité.
why-only-tied = { $card } ne s’utilise qu’en cas d’égalité à l’affrontement { $symbol }.
why-other-master = La question porte sur un autre Maître : chacun ne fait l’objet que d’une question.
why-name-winner = Dites qui l’emporte : { $card } tranche en faveur d’un camp à égalité.
why-not-tied = Seul un camp à égalité peut être désigné vainqueur.
why-no-guard = Aucun de vos Gardes n’est appelé à se faire bannir maintenant, ou pas celui-là.
why-no-protection = On ne protège qu’une de ses propres Unités au moment où elle est bannie.
why-no-stay = Aucune de vos Unités protégées ne peut rester en place maintenant, ou pas celle-là.
why-no-take = On ne prend une Unité dans la défausse que si une carte le dit, et aucune ne le dit maintenant.
why-not-in-pile = { $card } n’est pas dans la défausse des Unités.
why-who-takes = C’est un autre camp qui prend l’Unité : { $player }.
why-no-steal = On ne prend une Unité dans sa zone que si une carte le dit, et aucune ne le dit maintenant.
why-not-itself = { $card } ne peut pas se prendre soi-même.
why-other-owner = { $card } appartient à un autre camp : { $player }.
why-no-place = Vous n’avez pas d’Unité à placer maintenant.
why-place-here = La carte ne place une Unité que dans sa propre zone.
why-must-place = Vous avez une telle Unité en main : vous devez la placer.
why-no-order = On ne vous demande pas de classer des capacités maintenant, ou pas celle-là.
why-no-impostor = Cette Unité ne se glisse dans aucune main maintenant.
why-no-rival = Elle se glisse dans la main d’un adversaire.
why-empty-hand = Cette main est vide.
why-no-discard = Vous n’avez rien à défausser maintenant.
why-cannot-discard = { $card } n’est ni dans votre main ni de votre côté de cette zone.
why-no-remove = Vous n’avez pas de jeton à retirer maintenant.
why-no-sceptre = Seul le joueur qui a obtenu le Privilège assigne le Sceptre, à la réinitialisation.
why-no-such-side = Ce joueur n’est pas à cette table.
why-which-way = Dites dans quel sens pointe le Sceptre : horaire ou antihoraire.
why-no-direction = Le sens du Sceptre ne vous est pas demandé maintenant.
why-two-sides = Entre deux camps, le sens du Sceptre ne change rien : il ne se choisit pas.
why-no-penalty = La Coalition ne perd ses jetons Ambre ou ses Sceaux que lorsque vous passez.

## Ce qui arrive

log-master = La Coalition reçoit { $card }.
log-drew-for-first = { $player } pioche { $card } pour le Sceptre.
    .you = Vous piochez { $card } pour le Sceptre.
log-first = { $player } prend le Sceptre.
    .you = Vous prenez le Sceptre.
log-round = Manche { $number }. { $player } a le Sceptre.
    .you = Manche { $number }. Vous avez le Sceptre.
log-turned-up = Nouvelle carte de la zone { $zone } : { $card }.
log-dealt = { $player } reçoit { $card }.
    .you = Vous recevez { $card }.
    .hidden = { "" }
log-drew = { $player } pioche { $card }.
    .you = Vous piochez { $card }.
    .hidden = { $player } pioche une Unité.
log-discarded-recruit = { $player } défausse { $card } à l’enrôlement.
    .you = Vous défaussez { $card } à l’enrôlement.
log-recruited = { $player } enrôle une Unité.
    .you = Vous enrôlez une Unité.
log-reshuffled = { $number ->
    [one] La défausse devient la nouvelle pioche d’Unités : { $number } carte.
   *[other] La défausse devient la nouvelle pioche d’Unités : { $number } cartes.
}
log-assignment = Phase d’affectation de la manche { $number }. { $player } commence.
    .you = Phase d’affectation de la manche { $number }. Vous commencez.
log-assigned = { $player } affecte { $card } ({ $zone }).
    .you = Vous affectez { $card } ({ $zone }).
log-passed = { $player } passe.
    .you = Vous passez.
log-used = { $player } utilise { $card }.
    .you = Vous utilisez { $card }.
log-paid = { $player } dépense { $number } Ambre pour { $card }.
    .you = Vous dépensez { $number } Ambre pour { $card }.
log-used-up = { $player } défausse { $card } pour l’utiliser.
    .you = Vous défaussez { $card } pour l’utiliser.
log-declined = { $player } n’utilise pas { $card }.
    .you = Vous n’utilisez pas { $card }.
log-seal = { $number ->
    [one] La capacité ne change rien : la Coalition prend un Sceau, { $number } en tout.
   *[other] La capacité ne change rien : la Coalition prend un Sceau, { $number } en tout.
}
log-title = { $how ->
    [amber] Trois jetons Ambre deviennent un Titre de la Coalition.
   *[seals] Trois Sceaux deviennent un Titre de la Coalition.
}
log-lost-amber = La Coalition perd tous ses jetons Ambre.
log-lost-seals = La Coalition perd tous ses Sceaux.
log-gained-amber = { $player } obtient { $number } Ambre.
    .you = Vous obtenez { $number } Ambre.
log-discarded-amber = { $player } défausse { $number } Ambre.
    .you = Vous défaussez { $number } Ambre.
log-zone = Affrontements de la zone { $zone }.
log-tied = Égalité à l’affrontement { $symbol } : { $number } partout.
log-won = { $player } remporte l’affrontement { $symbol } avec { $number }.
    .you = Vous remportez l’affrontement { $symbol } avec { $number }.
log-won-card = { $player } obtient { $card }.
    .you = Vous obtenez { $card }.
log-unclaimed = Personne dans la zone { $zone } : la carte { $card } est défaussée.
log-attached = Jeton { $symbol } attaché à { $card } ({ $player }).
    .you = Jeton { $symbol } attaché à votre { $card }.
log-removed = Jeton { $symbol } retiré { DE($card) } ({ $player }).
    .you = Jeton { $symbol } retiré de votre { $card }.
log-stole = { $player } vole un jeton { $symbol } pour { $card }.
log-swapped = { $player } échange { $card } et { $second }.
    .you = Vous échangez { $card } et { $second }.
log-banishes = { $player } bannit { $card } ({ $other }).
    .you = Vous bannissez { $card } ({ $other }).
    .to-you = { $player } bannit votre { $card }.
log-guarded = { $card-gender ->
    [m] { $card } ({ $player }) est banni à la place { DE($second) }.
    [f] { $card } ({ $player }) est bannie à la place { DE($second) }.
   *[none] L’Unité { $card } ({ $player }) est bannie à la place { DE($second) }.
}
    .you = { $card-gender ->
    [m] Votre { $card } est banni à la place { DE($second) }.
    [f] Votre { $card } est bannie à la place { DE($second) }.
   *[none] Votre Unité { $card } est bannie à la place { DE($second) }.
}
log-protected = { $player } protège { $card }.
    .you = Vous protégez { $card }.
log-protected-paid = { $player } protège { $card } pour { $number } Ambre.
    .you = Vous protégez { $card } pour { $number } Ambre.
log-stayed = { $card } ({ $player }) reste en place grâce à { $second }.
    .you = Votre { $card } reste en place grâce à { $second }.
log-banished = { $card } ({ $player }) va à la défausse.
    .you = Votre { $card } va à la défausse.
log-discarded = { $player } défausse { $card }.
    .you = Vous défaussez { $card }.
log-placed = { $player } place { $card } ({ $zone }).
    .you = Vous placez { $card } ({ $zone }).
log-placed-nothing = { $player } n’a rien à placer pour { $card }.
    .you = Vous n’avez rien à placer pour { $card }.
log-took-from-pile = { $player } prend { $card } dans la défausse.
    .you = Vous prenez { $card } dans la défausse.
log-stole-unit = { $player } prend en main { $card } ({ $other }).
    .you = Vous prenez en main { $card } ({ $other }).
    .to-you = { $player } vous prend { $card }.
log-slipped-in = { $player } glisse { $card } dans la main { DE($other) } : l’Unité { $second } est placée ici.
    .you = Vous glissez { $card } dans la main { DE($other) } : l’Unité { $second } est placée ici.
    .to-you = { $player } glisse { $card } dans votre main : votre Unité { $second } est placée ici.
log-forged = { $player } retourne { $card } face cachée : c’est un Titre.
    .you = Vous retournez { $card } face cachée : c’est un Titre.
log-sceptre = { $how ->
    [clockwise] { $other } a le Sceptre, sens horaire.
   *[counter-clockwise] { $other } a le Sceptre, sens antihoraire.
}
    .to-you = { $how ->
    [clockwise] Vous avez le Sceptre, sens horaire.
   *[counter-clockwise] Vous avez le Sceptre, sens antihoraire.
}
log-recalled = Toutes les Unités reviennent en main, tous les jetons à la réserve.
log-over = { $how ->
    [titles] La partie est finie. { end-titles }
   *[rounds] La partie est finie. { end-rounds }
}

end-titles = Il y a assez de Titres : longue vie au nouvel empereur !
end-rounds = Le dernier Privilège a été disputé.
tie-rank = rang { $number } à la cour

## Aide sur une question

help-Recruit = Vous recevez deux Unités (ELK-48). Gardez-en une et défaussez l’autre, ou défaussez les deux et piochez-en une, que vous gardez quelle qu’elle soit (ELK-49, ELK-50). Tous choisissent en même temps et les mains restent secrètes (ELK-52, ELK-R27).
help-SetDirection = Le sens du Sceptre donne l’ordre du tour et le rang à la cour, à partir de son porteur (ELK-42, ELK-43). Le rang départage les égalités d’Autorité (ELK-75).
help-TakeTurn = À votre tour, vous affectez une Unité à une zone, ou vous passez (ELK-57). Qui passe n’affecte plus rien pendant cette manche (ELK-58). Au plus cinq Unités par manche (ELK-61), deux par zone, trois à deux joueurs (ELK-59, ELK-60). Les Privilèges qui parlent de votre tour s’utilisent avant.
help-UseAbility = Une capacité immédiate s’utilise juste après l’affectation de son Unité, ou pas du tout (ELK-21, ELK-22). Une autre capacité qui a un coût, et ce qu’offre la carte d’une zone, peuvent servir chaque fois que l’occasion se présente (ELK-R07, ELK-R09). Un coût se paie en entier (ELK-23, ELK-194).
help-InOrder = Les capacités d’un même joueur déclenchées par le même évènement se résolvent l’une après l’autre, dans l’ordre de son choix (ELK-R02).
help-AttachTokens = Le vainqueur de Mysticité peut attacher deux jetons d’attributs différents à une ou deux Unités de la zone, quel que soit leur propriétaire (ELK-80, ELK-81). Chaque jeton compte pour un symbole (ELK-17). Vous pouvez vous arrêter à tout moment (ELK-R56).
help-Attach = Le jeton vient de la réserve et compte pour un symbole de son attribut tant que l’Unité est là (ELK-17, ELK-195).
help-Remove = Le jeton retourne d’une de vos Unités à la réserve (ELK-196).
help-Swap = Une de vos Unités de cette zone et une d’une autre zone échangent leurs emplacements, avec leurs jetons (ELK-85, ELK-86). Les capacités immédiates ne s’utilisent pas (ELK-88).
help-Banish = L’Unité bannie est défaussée, sauf si son propriétaire la protège ; dans les deux cas, elle quitte la zone et ses jetons retournent à la réserve (ELK-91, ELK-92, ELK-95).
help-GuardAgainst = Le Garde peut prendre sur lui tout bannissement de sa zone ; il ne peut alors pas être protégé (ELK-120, ELK-121). L’Unité sauvée peut appartenir à n’importe qui (ELK-122).
help-Protect = Une Unité protégée revient dans votre main (ELK-92). Les Unités de base se protègent gratuitement, les Unités d’élite pour 1 Ambre, sauf si une carte dit autre chose (ELK-93, ELK-94).
help-KeepInPlace = Pour 1 Ambre de plus, l’Unité protégée reste dans sa zone avec ses jetons et y compte toujours (ELK-123).
help-BreakTie = Dépensez 1 Ambre ou défaussez la carte : vous désignez lequel des joueurs à égalité remporte l’affrontement, même si vous n’êtes pas à égalité (ELK-135, ELK-R12).
help-DiscardUnit = Une Unité de votre main ou de votre côté de cette zone va à la défausse ; elle ne peut pas être protégée (ELK-96, ELK-R92).
help-Place = L’Unité va de votre main à votre côté de la zone, s’il y a de la place. Ce n’est pas une affectation, et sa capacité immédiate ne s’utilise pas (ELK-200, ELK-R45).
help-TakeFromPile = La défausse d’Unités est visible (ELK-R28). L’Unité prise va dans votre main. Pour la Coalition, le joueur décide là où ses règles ne disent rien (ELK-188).
help-TakeSceptre = Vous avez maintenant le Sceptre et choisissez son sens ; l’ordre du tour d’une phase commencée ne change pas (ELK-R22).
help-StealBody = Vous prenez en main une autre Unité de cette zone, ses jetons retournent à la réserve, et le Voleur de corps est défaussé (ELK-124, ELK-125, ELK-126).
help-SlipIn = L’Imposteur va dans la main de l’adversaire désigné, et une Unité au hasard de cette main prend sa place et devient la vôtre (ELK-R93, ELK-R36).
help-GiveSceptre = Qui obtient le Privilège assigne le Sceptre à la personne de son choix (soi-même compris) et lui donne son sens (ELK-103, ELK-R20).
help-Penalty = Quand vous passez, vous choisissez si la Coalition perd tous ses jetons Ambre ou tous ses Sceaux (ELK-168).

## La table

zone-skirmish = Escarmouche
zone-machination = Machination
zone-privilege = Privilège
zone-hand = Main
zone-recruits = Recrues
zone-discard = Défausse d’Unités
zone-unseen = Unités que vous n’avez pas vues
zone-box = Dans la boîte
zone-supply = Réserve
zone-amber = Ambre
zone-seals = Sceaux
zone-sceptre = Sceptre
zone-titles = Titres
zone-won = Cartes obtenues
zone-privileges = Privilèges

score-skirmish = Cartes Escarmouche
score-machination = Cartes Machination
score-privilege = Cartes face cachée

option-difficulty = Difficulté (solo)
option-difficulty-help = Combien de Maîtres la Coalition reçoit : un, deux ou trois (ELK-146).
option-gentle = Coalition clémente (solo)
option-gentle-help = La Coalition passe dès que vous avez passé (ELK-R113).
value-easy = facile
value-medium = moyen
value-hard = difficile

## La table dans le terminal, en peu de mots

phase-recruitment = Enrôlement
phase-assignment = Affectation
phase-clashes = Affrontements
phase-reset = Réinitialisation
kind-base = Unité de base
kind-elite = Unité d’élite
kind-skirmish = Carte Escarmouche
kind-machination = Carte Machination
kind-privilege = Privilège
card-symbols = Symboles
card-type = Type
card-titles = Titres
card-text = Capacité
screen-round = Manche { $number } sur { $rounds }
progress = { $round } · { $phase }
screen-unit-piles = Unités { $deck } · défausse { $discard }
screen-no-card = pas de carte
screen-clockwise = sens horaire
screen-counter = sens antihoraire
screen-assigned = affectées { $number }/{ $most }
screen-finished = a fini
screen-own-hand = Votre main { $number }
screen-used = déjà utilisé
screen-coalition = Coalition
screen-no-clash = Aucun affrontement remporté.
screen-wins = obtient { $card }
screen-no-effect = sans effet
screen-stolen = (volé)
screen-banished = bannissement : { $card }
screen-protected = protection : { $card }
screen-face-down = { $number ->
    [one] { $number } Titre face cachée
   *[other] { $number } Titres face cachée
}
screen-unseen = { $number ->
    [one] { $number } Privilège que personne n’a vu
   *[other] { $number } Privilèges que personne n’a vus
}
screen-title = Titre
screen-shield = Bouclier : protection gratuite.

# Pourquoi la Coalition fait ce qu’elle fait.
coalition-follows = là parce que vous venez d’y affecter une Unité (ELK-160)
coalition-first-free = là, première place libre depuis la gauche (ELK-161)
coalition-tokens = dans l’ordre { $order }, d’abord où il y a le moins de jetons (ELK-173, ELK-174)
coalition-duplicity = elle vole au lieu d’échanger (ELK-176)
coalition-brutality = d’abord votre Unité d’élite la plus à gauche (ELK-180)

## Aide de jeu : les sections dans cet ordre, la première ligne est le titre

guide-1 =
    Une manche
    1. Enrôlement : de deux Unités gardez-en une, ou défaussez les deux et piochez-en une.
    2. Affectation : à tour de rôle, une Unité dans une zone, ou passer. Au plus cinq Unités par manche.
    3. Affrontements : Escarmouche, Machination, Privilège ; dans chaque zone Mysticité, Duplicité, Brutalité, Autorité.
    4. Réinitialisation : Sceptre, 1 Ambre par Unité à vous dans la zone Privilège (3 au plus), retour des Unités, nouvelles cartes.
guide-2 =
    Affrontements
    { symbol-mysticism } : attachez deux jetons différents à des Unités de la zone.
    { symbol-duplicity } : échangez une de vos Unités de cette zone avec une d’une autre zone.
    { symbol-brutality } : bannissez une Unité de la zone. Son propriétaire peut la protéger : gratuitement pour une Unité de base, pour 1 Ambre pour une Unité d’élite.
    { symbol-authority } : obtenez la carte. Une égalité va au plus haut rang à la cour ; dans les autres affrontements personne ne l’emporte.
guide-3 =
    La fin
    Aussitôt, avec assez de Titres : 7 à un ou deux joueurs, 6 à trois, 5 à quatre.
    Sinon après la manche du dernier Privilège : le plus de Titres, puis le plus haut rang à la cour.
guide-4 =
    Le jeu
    { notice }

## Ce que comptent les robots, raisons des conseils

reason-titles = Titres
reason-near = Titres, d’autant plus près de la victoire
reason-amber = Ambre
reason-units = Unités d’élite
reason-privileges = Privilèges
reason-sceptre = Sceptre
reason-zones = Ce que promettent les zones cette manche

# A first game.

goal-line = Soyez le premier à avoir assez de Titres, gagnés en Escarmouche et en Machination : 7 à deux, 6 à trois, 5 à quatre.
aid-cards = dignitary, amber_demiurge, amber_caravan, keeper_of_amber

log-went-to-hand = { $card } va dans la main { DE($player) }.
    .you = { $card } va dans votre main.
log-showed = { $player } montre { $card }.
    .you = Vous montrez { $card }.
help-PickHand = Choisissez la main que vous regardez ; personne d’autre ne la voit (CRD-27).

# What is wrong in a card file (core/fault.py). What stands in the file is quoted as it stands there.

mistake-rule-titles = un ou deux Titres (ELK-25)
mistake-rule-goal = si rien n’est écrit : { $two } à deux joueurs, { $three } à trois, { $four } à quatre, { $alone } en solo (ELK-112)
mistake-rule-lines = une ou deux lignes
mistake-rule-type = minuscules et soulignés
mistake-no-such-type = aucune Unité n’a ce type
mistake-base-copies = { $count } de chaque Unité de base (ELK-05)
mistake-type-of-none = aucune Unité n’a le type « { $type } » (il y a : { $choices })
mistake-no-here = un Privilège n’est dans aucune zone et ne dit pas « here »
mistake-unknown-occasion = occasion inconnue « { $text } » sur { $deck }
mistake-unknown-price = prix inconnu « { $text } » (1 to 3 amber, discard this, ou les deux avec « or »)
mistake-unknown-sentence = phrase inconnue « { $text } » sur { $deck }
mistake-a-card-elite = une Unité d’élite
mistake-a-card-skirmish = une carte Escarmouche
mistake-a-card-machination = une carte Machination
mistake-a-card-privilege = un Privilège
mistake-line-form = une ligne s’écrit « { $plain } », « { $paid } » ou « { $lasting } »
mistake-base-ability = une Unité de base n’a pas de capacité (ELK-12)
mistake-two-occasions = de deux lignes, l’une commence par « { $wanted } »
mistake-contradiction = deux lignes qui disent la même chose ou se contredisent
mistake-while = attendu sur une telle carte : « { $wanted } », et non « { $head } »
mistake-tied-winner = « when X is tied » et « choose the winner » vont ensemble
mistake-no-price = { $deck } est là pour être remportée, et non pour payer
mistake-this-unit = un tel « this » est une Unité
mistake-this-gone = ce qui a été défaussé comme prix ne peut plus être « this »
mistake-it-assigned = « it » est l’Unité qui vient d’être affectée : seulement « { $occasion } »
mistake-clash-to-itself = « resolve X now » seulement « { $occasion } » : un affrontement ne doit pas mener à lui-même
mistake-swap-to-swap = un échange ne doit pas mener à un échange
mistake-to-itself = « { $text } » seulement « { $occasion } » : un texte ne doit pas mener à lui-même (CRD-28)
mistake-says-you = { $deck } n’est à personne et ne dit pas « you »
mistake-order = l’ordre nomme chaque attribut une fois (ELK-132)
mistake-unknown-attribute = attribut inconnu { $value } (un de : { $choices })
mistake-count-base = { $count } cartes d’Unités de base au lieu de { $wanted } ({ $rule })
mistake-count-elite = { $count } cartes d’Unités d’élite au lieu de { $wanted } ({ $rule })
mistake-count-skirmish = { $count } cartes Escarmouche au lieu de { $wanted } ({ $rule })
mistake-count-machination = { $count } cartes Machination au lieu de { $wanted } ({ $rule })
mistake-count-privilege = { $count } cartes Privilège au lieu de { $wanted } ({ $rule })
