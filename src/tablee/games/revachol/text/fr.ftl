### Echoes of Revachol : toutes les phrases du jeu. L’anglais (en.ftl) est la source.
### Les mots qui figurent sur les cartes (symboles, familles, compétences, évènements) sont dans cards.fr.ftl.

title = Echoes of Revachol
notice = Echoes of Revachol est un jeu de cartes gratuit créé par des fans, Melina Avalo et Juan Pedro Radivoy, dans l’univers de Disco Elysium de ZA/UM. Ceci est une adaptation indépendante, faite par des fans, ni réalisée ni approuvée par eux.

## Questions

ask-act = Placez un Allié de votre main, ou piochez.
ask-act-full = Votre main est pleine : placez un Allié.
ask-act-empty = Votre main est vide : piochez.
ask-act-no-draw = Il n’y a plus rien à piocher : placez un Allié de votre main.
ask-corps = { $card } : dans quelle Escouade ?
ask-another = { $card } : vous pouvez placer un autre Allié de votre main.
ask-move = { $card } peut rejoindre une autre de vos Escouades.
ask-complete = Vous pouvez compléter des Tâches avec une de vos Escouades.
ask-borrow = { $card } : quel symbole emprunter, et à qui ?
ask-take = { $card } : vous pouvez prendre un Allié d’une Escouade adverse. Son propriétaire reçoit alors { $card } en points de victoire.
ask-lose-corps = { $card } : choisissez l’Allié que vous défaussez d’une de vos Escouades.
ask-lose-task = { $card } : choisissez la Tâche complétée que vous défaussez.
ask-lose-hand = { $card } : choisissez l’Allié que vous défaussez de votre main.

# Ce qui est demandé au hasard.
ask-deal = Quelle carte reçoit { $player } ?
ask-draw = Quelle carte pioche { $player } ?
ask-roll = { $player } lance le dé : quel résultat ?
ask-roll-against = { $player } lance les dés contre { $card } : quel résultat ?
ask-turn-up = Quelle Tâche est dévoilée ?

## Réponses

say-draw = Piocher dans le Deck Statue Équestre
say-place = Placer { $card }
say-in-corps = { $corps ->
    [0] Dans une nouvelle Escouade
   *[other] Dans l’Escouade { LETTER($corps) }
}
say-no-other = Ne pas placer d’autre Allié
say-take = Prendre { $card } à { $player }
say-take-nobody = Ne prendre personne et garder { $card }
say-move = { $corps ->
    [0] Déplacer { $card } vers une nouvelle Escouade
   *[other] Déplacer { $card } vers l’Escouade { LETTER($corps) }
}
say-move-nobody = Ne déplacer personne
say-complete = Compléter { $tasks } avec l’Escouade { LETTER($corps) }
say-complete-nothing = Ne rien compléter
say-borrow = Emprunter le symbole { $symbol } à { $player } ({ $card })
say-borrow-nothing = Ne rien emprunter ({ $card })
say-lose = Défausser : { $card }
say-lose-nothing = Ne rien défausser et montrer pourquoi

# Ce que le hasard peut répondre.
say-dealt = { $player } reçoit { $card } en main
say-draws = { $player } pioche { $card }
say-rolls = { $player } obtient { $dice }
say-turned-up = Tâche dévoilée : « { $card } »

## Pourquoi non

why-over = La partie est finie.
why-not-your-turn = C’est à { $player } de jouer, et rien ne vous est demandé pour le moment.
why-wait = Autre chose passe d’abord : la pioche, les dés ou le choix d’un autre joueur.
why-no-pass = On ne passe pas : à chaque tour, vous placez un Allié ou vous piochez. Ce qui est facultatif a sa propre réponse pour refuser.
why-one-action = Un tour, c’est une seule action, placer ou piocher, et vous l’avez déjà choisie.
why-hand-full = { $n ->
    [one] Votre main est pleine : avec { $n } carte, vous devez placer un Allié.
   *[other] Votre main est pleine : avec { $n } cartes, vous devez placer un Allié.
}
why-nothing-to-draw = Il n’y a rien à piocher : le Deck Statue Équestre et sa Pile de Défausse sont vides.
why-not-in-hand = { $card } n’est pas dans votre main.
why-one-placement = Ce n’est pas le moment de placer : un Allié par tour, d’abord l’Allié, puis son Escouade.
why-no-such-corps = Vous n’avez pas d’Escouade { LETTER($corps) }.
why-no-new-corps = Vous ne pouvez pas créer de nouvelle Escouade ici.
why-harry-alone = Harry était seul et laisse une Escouade vide : y placer l’Allié, c’est en créer une nouvelle.
why-new-corps-completes = Une Escouade qui n’existe pas encore ne complète rien : désignez une des vôtres.
why-no-ally = { $card } n’est pas un Allié.
why-no-task = { $card } n’est pas une Tâche.
why-nobody-to-take = Il n’y a personne à prendre maintenant, donc rien à refuser.
why-place-first = Placez d’abord un Allié ; les Tâches se complètent ensuite.
why-drew = Vous avez pioché ce tour-ci : une Escouade ne complète des Tâches qu’après le placement d’un Allié.
why-one-corps = Une seule Escouade complète des Tâches par tour, et sa complétion est en cours.
why-lose-first = D’abord l’Évènement de Perte de Moral : choisissez la carte que vous défaussez.
why-skill-first = Terminez d’abord le placement et ses compétences ; les Tâches se complètent ensuite.
why-not-displayed = La Tâche « { $task } » n’est pas sur la table.
why-twice = La Tâche « { $task } » est citée deux fois.
why-not-together = L’Escouade { LETTER($corps) } peut compléter chacune de ces Tâches, mais pas toutes ensemble : aucun symbole ne sert à deux Tâches.
why-cannot-pay = Les symboles de l’Escouade { LETTER($corps) } ne couvrent pas les pré-requis.
why-only-in-completion = On n’emprunte un symbole que lorsqu’une Escouade complète des Tâches.
why-needs-the-loan = Sans un symbole emprunté par { $card }, les pré-requis ne sont pas couverts.
why-no-symbol = Il n’y a pas de symbole « { $symbol } ».
why-borrowed-once = { $card } a déjà emprunté : un symbole par complétion.
why-another-player = On emprunte un symbole à un autre joueur de cette table.
why-not-shown = { $player } n’a aucune Escouade avec ce symbole : { $symbol }.
why-not-this-borrower = Ce n’est pas à { $card } d’emprunter maintenant.
why-pays-nothing = Emprunter le symbole { $symbol } ne sert à rien : il doit couvrir un pré-requis, et rien ne doit manquer ensuite.
why-only-when-placed = On ne prend un Allié qu’avec Harry, juste après l’avoir placé.
why-cannot-be-taken = Harry ne peut pas prendre { $card }.
why-not-in-their-corps = { $card } n’est dans aucune Escouade adverse.
why-no-move-now = Personne ne change d’Escouade maintenant : Garte se déplace avant une complétion ou après une pioche.
why-stays-put = Un Allié reste dans son Escouade : { $card } ne peut pas se déplacer.
why-not-yours = { $card } n’est dans aucune de vos Escouades.
why-moved-already = { $card } a déjà changé d’Escouade ce tour-ci.
why-alone-already = { $card } occupe déjà une Escouade sans autre Allié.
why-there-already = { $card } est déjà dans l’Escouade { LETTER($corps) }.
why-no-event = Aucun Évènement de Perte de Moral ne vous demande de carte maintenant.
why-points-are-safe = Vous avez reçu { $card } en points de victoire : cette carte ne peut pas être perdue.
why-cannot-be-lost = Un Évènement de Perte de Moral ne peut pas retirer cette carte : { $card }.
why-lose-corps = Cet évènement prend un Allié d’une de vos Escouades.
why-lose-task = Cet évènement prend une de vos Tâches complétées.
why-lose-hand = Cet évènement prend un Allié de votre main.

## Ce qui se passe

log-set-up = Les Cartes Moral sont mélangées aux Alliés restants : le Deck Statue Équestre compte { $number } cartes.
log-dealt = { $player } reçoit { $card } en main.
    .you = Vous recevez { $card } en main.
    .hidden = { "" }
log-rolled = { $player } obtient { $dice }.
    .you = Vous obtenez { $dice }.
log-first = { $player } commence.
    .you = Vous commencez.
log-turn = Tour { $number } : { $player }
    .you = Tour { $number } : à vous
log-passed = { $player } ne peut ni placer ni piocher et doit passer.
    .you = Vous ne pouvez ni placer ni piocher et devez passer.
log-opened-corps = { $player } place { $card } dans une nouvelle Escouade ({ LETTER($number) }).
    .you = Vous placez { $card } dans une nouvelle Escouade ({ LETTER($number) }).
log-joined-corps = { $player } place { $card } dans l’Escouade { LETTER($number) }.
    .you = Vous placez { $card } dans l’Escouade { LETTER($number) }.
log-moved = { $player } déplace { $card } vers l’Escouade { LETTER($number) }.
    .you = Vous déplacez { $card } vers l’Escouade { LETTER($number) }.
log-took = { $player } prend { $card } à { $other }, pour l’Escouade { LETTER($number) }.
    .you = Vous prenez { $card } à { $other }, pour l’Escouade { LETTER($number) }.
    .to-you = { $player } vous prend { $card }, pour l’Escouade { LETTER($number) }.
log-gave = { $other } reçoit { $card } en points de victoire (+{ $points }).
    .to-you = Vous recevez { $card } en points de victoire (+{ $points }).
log-borrowed = { $card } emprunte le symbole { $symbol } à { $other }.
    .to-you = { $card } vous emprunte le symbole { $symbol }.
log-completed = { $player } complète « { $card } » avec l’Escouade { LETTER($number) } : +{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = Vous complétez « { $card } » avec l’Escouade { LETTER($number) } : +{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-stayed = { $card } reste devant { $player } et crée l’Escouade { LETTER($number) }.
    .you = { $card } reste devant vous et crée l’Escouade { LETTER($number) }.
log-turned-up = Nouvelle Tâche en position { $number } : « { $card } ».
log-drew = { $player } pioche { $card }.
    .you = Vous piochez { $card }.
    .hidden = { $player } pioche un Allié.
log-nothing-to-draw = { $player } n’a plus rien à piocher.
    .you = Vous n’avez plus rien à piocher.
log-reshuffled = { $number ->
    [one] La Pile de Défausse devient le nouveau Deck Statue Équestre : { $number } carte.
   *[other] La Pile de Défausse devient le nouveau Deck Statue Équestre : { $number } cartes.
}
log-morale = { $player } pioche une Carte Moral : { $card }.
    .you = Vous piochez une Carte Moral : { $card }.
log-event = Évènement de Perte de Moral : { $card } prend effet, « { $second } » échoue, tout le monde lance les dés.
log-saved = { $player } obtient { $dice } et échappe à la Carte Moral : { $card }.
    .you = Vous obtenez { $dice } et échappez à la Carte Moral : { $card }.
log-missed = { $player } obtient { $dice } et n’échappe pas à la Carte Moral : { $card }.
    .you = Vous obtenez { $dice } et n’échappez pas à la Carte Moral : { $card }.
log-lost = { $how ->
    [corps] { $player } défausse { $card } d’une Escouade.
    [hand] { $player } défausse { $card } de sa main.
   *[task] { $player } défausse la Tâche complétée « { $card } ».
}
    .you = { $how ->
    [corps] Vous défaussez { $card } d’une Escouade.
    [hand] Vous défaussez { $card } de votre main.
   *[task] Vous défaussez la Tâche complétée « { $card } ».
}
log-kept = { $player } montre { $card }, qu’aucun évènement ne peut retirer de sa main.
    .you = Vous montrez { $card }, qu’aucun évènement ne peut retirer de votre main.
log-lost-nothing = { $how ->
    [corps] { $player } n’a aucun Allié à défausser d’une Escouade.
    [hand] { $player } n’a aucun Allié à défausser de sa main.
   *[task] { $player } n’a aucune Tâche complétée à défausser.
}
    .you = { $how ->
    [corps] Vous n’avez aucun Allié à défausser d’une Escouade.
    [hand] Vous n’avez aucun Allié à défausser de votre main.
   *[task] Vous n’avez aucune Tâche complétée à défausser.
}
log-failed = « { $card } » a échoué et quitte la partie avec la Carte Moral.
log-over = { $how ->
    [all-passed] La partie est finie. { end-all-passed }
   *[no-tasks] La partie est finie. { end-no-tasks }
}
log-won-roll = { $player } remporte le dernier jet de dé.
    .you = Vous remportez le dernier jet de dé.

end-no-tasks = Il n’y a plus de Tâche sur la table.
end-all-passed = Plus personne ne peut placer ni piocher.
tie-tasks = { $number ->
    [one] { $number } Tâche
   *[other] { $number } Tâches
}
tie-won-roll = { tie-tasks }, jet de dé gagné
tie-lost-roll = { tie-tasks }, jet de dé perdu

## Aide sur une question

help-Act = À chaque tour, vous faites une chose sur deux : placer un Allié de votre main, ou piocher dans le Deck Statue Équestre (ECH-19). Après un placement, une de vos Escouades peut compléter des Tâches ; après une pioche, aucune (ECH-22, ECH-23). Avec cinq cartes en main, vous devez placer ; sans carte, vous devez piocher (ECH-25, ECH-26).
help-PutInCorps = L’Allié crée une nouvelle Escouade ou rejoint une des vôtres ; le nombre n’est pas limité (ECH-30, ECH-31). Il y reste : seule une Compétence Unique peut le déplacer plus tard (ECH-32).
help-PlaceAnother = Grâce à cette compétence, vous pouvez placer un autre Allié de votre main, dans une de vos Escouades ou dans une nouvelle (ECH-112, ECH-R103). Vous pouvez refuser (ECH-113). Une seule Escouade complète des Tâches ce tour-ci malgré tout (ECH-R106).
help-TakeAlly = Vous pouvez prendre un Allié d’une Escouade adverse et l’ajouter à l’une des vôtres (ECH-116). Harry va alors à son propriétaire, en points de victoire (ECH-117). Si vous refusez, il reste dans votre Escouade comme un Allié ordinaire (ECH-118).
help-PutTaken = L’Allié que vous prenez va dans l’une de vos Escouades, celle de Harry comprise, ou en crée une nouvelle (ECH-116, ECH-R115). Ses symboles comptent aussitôt ; une compétence de placement n’agit pas (ECH-135, ECH-R81).
help-MoveGarte = Pendant votre tour, avant une complétion ou après une pioche, Garte peut rejoindre une autre de vos Escouades ou en créer une nouvelle (ECH-119, ECH-120, ECH-R127). Il se déplace une fois par tour (ECH-R128).
help-Complete = Une de vos Escouades peut compléter une, deux ou trois des Tâches sur la table, si ses symboles couvrent tous leurs pré-requis ensemble (ECH-37, ECH-43). Une Couronne Blanche compte comme n’importe quel symbole coloré (ECH-41). Ensuite, toute l’Escouade est défaussée, cartes inutiles comprises (ECH-47).
help-Borrow = Pour cette complétion, l’Allié peut utiliser un symbole d’une Escouade adverse, une seule fois (ECH-101, ECH-102). Le symbole doit couvrir un pré-requis (ECH-R86). Ensuite, l’adversaire reçoit l’Allié en points de victoire ; si rien n’est emprunté, il est défaussé avec son Escouade (ECH-104, ECH-105).
help-LoseCards = Vos dés n’ont pas donné les deux chiffres de la Carte Moral : vous perdez une carte du type indiqué (ECH-72, ECH-74). C’est vous qui choisissez laquelle (ECH-78). Tous ceux qui perdent une carte choisissent en même temps, et les cartes sont montrées ensemble (ECH-R45).

## La table

zone-tasks = Tâches
zone-task-deck = Deck Tâche
zone-morale = Moral
zone-deck = Deck Statue Équestre
zone-discard = Pile de Défausse du Deck Statue Équestre
zone-permanent = Pile de Défausse Permanente
zone-unseen = Cartes que vous n’avez pas vues
zone-placing = En cours de placement
zone-corps = Escouades
zone-hand = Main
zone-completed = Tâches complétées
zone-points = Alliés reçus en points
zone-score = Points
zone-dice = Dés
corps = Escouade { LETTER($number) }
position = Position { $number }

kind-ally = Allié
kind-task = Tâche
kind-special = Tâche Spéciale
kind-morale = Carte Moral
card-points = Points
card-symbols = Symboles
card-skill = Compétence Unique
card-requires = Pré-requis
card-dice = Dés à obtenir
card-event = Évènement de Perte de Moral

score-tasks = Par les Tâches
score-allies = Par les Alliés

option-open-scores = Scores visibles
option-open-scores-help = Tout le monde voit les Tâches complétées et les points de chacun pendant la partie (ECH-R13).

## La table dans le terminal, en peu de mots

progress = Tour { $number } · Tâches : { $done } sur { $most }
screen-piles = Tâches { $tasks } · deck { $deck } · défausse { $discard } · hors jeu { $permanent }
screen-special = Spéciale
screen-no-task = pas de Tâche
screen-no-morale = pas de Carte Moral
screen-third-place = troisième : évènement
screen-completed = Tâches { $number }
screen-points = points { $number }
screen-no-corps = aucune Escouade
screen-received = reçus : { $cards } (+{ $points })
screen-shown = vus en main : { $cards }
screen-your-hand = Votre main { $number }/{ $limit }
screen-saved = jet réussi
screen-missed = jet manqué
screen-loses = perd { $card }
screen-loses-nothing = n’a rien à perdre
screen-chooses = doit choisir une carte
screen-fails = « { $task } » échoue.
short-lose-corps = perdre un Allié d’Escouade
short-lose-task = perdre une Tâche complétée
short-lose-hand = perdre un Allié en main
short-borrow = peut emprunter un symbole
short-double = un symbole compte double
short-immune = ni prise ni perdue
short-another = placer un Allié de plus
short-stays = reste après une complétion
short-take = peut prendre un Allié
short-moves = peut changer d’Escouade
short-special = une couronne de plus (Tâche Spéciale)
short-draw = piocher aussitôt

## Aide de jeu (la Carte Guide, ECH-R15) : sections dans cet ordre, la première ligne est le titre

guide-1 =
    Votre tour
    1. Placez un Allié de votre main dans une nouvelle Escouade ou dans une des vôtres. Ou piochez : voir 5.
    2. Utilisez la compétence de l’Allié placé.
    3. Si vous voulez, complétez des Tâches avec une Escouade dont les symboles couvrent tous leurs pré-requis ensemble.
    4. Prenez les Tâches et défaussez toute l’Escouade ; de nouvelles Tâches sont dévoilées.
    5. Piocher, seulement avec moins de cinq cartes : une Carte Moral va sur la table, et vous piochez jusqu’à obtenir un Allié.
guide-2 =
    Symboles
    { symbol-blue }, { symbol-yellow }, { symbol-green }, { symbol-red }, { symbol-orange }, { symbol-purple } : chaque symbole requis demande le sien dans l’Escouade.
    { symbol-crown } : compte comme n’importe quel symbole coloré, un seul.
    Les symboles en trop sont perdus, et aucun ne sert à deux Tâches.
guide-3 =
    Moral
    Une Carte Moral arrive en première position et pousse les autres vers la droite.
    À la troisième, la carte en troisième position prend effet : la Tâche au-dessus échoue, et chaque joueur lance deux dés.
    Qui obtient exactement les deux chiffres de la carte est à l’abri ; les autres défaussent la carte demandée.
    La Tâche et cette carte quittent la partie ; les deux autres Cartes Moral vont à la Pile de Défausse.
guide-4 =
    La fin
    La partie prend fin quand il n’y a plus de Tâche sur la table.
    Les points sont sur vos Tâches complétées et sur les Alliés reçus des autres joueurs. La main et les Escouades ne comptent pas.
    Le plus de points l’emporte ; à égalité, le plus de Tâches complétées ; sinon, le dé le plus haut.
guide-5 =
    À propos du jeu
    { notice }

## Ce que comptent les robots, raisons des conseils

reason-points = Points
reason-plans = Tâches à portée
reason-hand = Alliés en main, selon leur utilité
reason-corps = Symboles de vos Escouades
reason-turn = Votre tour
reason-held = Cartes en main

# A first game.

goal-line = Complétez des Tâches avec vos Escouades. Quand il n’en reste plus, le plus de points gagne.
aid-cards = rene, gate, encyclopedia

## Lignes des Alliés (docs/sentences/revachol.md)

line-when = { $line }.
line-priced = { $when }, { $price }
occasion-when-placed = Quand il est placé
occasion-after-a-completion = Quand son Escouade a complété
occasion-when-lost = Quand un évènement le retire
occasion-at-the-start-of-your-turn = Au début de votre tour
occasion-at-the-end-of-your-turn = À la fin de votre tour
occasion-when-an-opponent-completes = Quand un adversaire complète
line-draw-allies = piochez { $n ->
    [1] un Allié
   *[other] { $n } Alliés
}
line-gain-points = gagnez { $n ->
    [1] 1 point
   *[other] { $n } points
}
line-lose-points = perdez { $n ->
    [1] 1 point
   *[other] { $n } points
}
line-place-ally = placez un Allié
line-again = jouez un tour de plus
line-skip = passez votre prochain tour
line-show-hand = montrez votre main
line-discard-this = défaussez cette carte
line-return-this = reprenez cette carte en main
line-discard-card = défaussez une carte
line-from-pile = prenez un Allié dans la Pile de Défausse
line-discard-ally = défaussez un de vos Alliés
line-return-ally = reprenez en main un de vos Alliés
line-move-ally = déplacez un de vos Alliés
line-take-theirs = prenez un Allié à un adversaire
line-discard-theirs = défaussez un Allié d’un adversaire
line-swap-this = échangez cette carte contre un Allié d’un adversaire
line-replace-task = remplacez une Tâche
count-hand = cartes en main
    .each = carte en main
    .one = carte en main
count-corps = Escouades
    .each = Escouade
    .one = Escouade
count-allies = Alliés
    .each = Allié
    .one = Allié
count-here = Alliés dans cette Escouade
    .each = Allié dans cette Escouade
    .one = Allié dans cette Escouade
count-tasks = Tâches complétées
    .each = Tâche complétée
    .one = Tâche complétée
count-points = points
    .each = point
    .one = point
count-symbol = symboles { $symbol }
    .each = symbole { $symbol }
    .one = symbole { $symbol }
log-discarded = { $player } défausse { $card }.
    .you = Vous défaussez { $card }.
log-returned = { $player } prend { $card } en main.
    .you = Vous prenez { $card } en main.
log-showed = { $player } montre { $card }.
    .you = Vous montrez { $card }.
log-went-over = { $card } passe chez { $other }.
    .to-you = { $card } passe chez vous.
log-put-back = { $player } remet « { $card } » dans le Deck Tâche.
    .you = Vous remettez « { $card } » dans le Deck Tâche.
log-gain-points = { $player } gagne { $number } points ({ $card }).
    .you = Vous gagnez { $number } points ({ $card }).
log-lose-points = { $player } perd { $number } points ({ $card }).
    .you = Vous perdez { $number } points ({ $card }).
log-noted-again = { $player } jouera un tour de plus ({ $card }).
    .you = Vous jouerez un tour de plus ({ $card }).
log-noted-skip = { $player } passera un tour ({ $card }).
    .you = Vous passerez un tour ({ $card }).
log-skipped = { $player } passe un tour.
    .you = Vous passez un tour.
help-PutMoved = L’Allié rejoint une autre de vos Escouades ou en ouvre une nouvelle (CRD-17).
line-search = cherchez un symbole { $symbol } dans le Deck
line-prevent = évitez votre prochaine perte
log-noted-prevent = { $player } évitera la prochaine perte ({ $card }).
    .you = Vous éviterez la prochaine perte ({ $card }).
log-prevented = { $player } évite la perte.
    .you = Vous évitez la perte.
occasion-while-in-a-corps = Tant qu’il est dans une Escouade
line-copy = copiez le texte d’un autre Allié
line-hand-limit = votre limite de main augmente de { $n }
line-fewer-symbols = les Tâches demandent { $n ->
    [1] 1 symbole
   *[other] { $n } symboles
} de moins
line-roll-again = relancez les dés pour éviter une perte
help-PickHand = Choisissez la main que vous regardez ; personne d’autre ne la voit (CRD-27).

## What may be chosen for a card on the designers’ bench

choice-skill-borrow = emprunte un symbole
choice-skill-double = un symbole compte double
choice-skill-immune = ni prise ni perdue
choice-skill-another = un Allié de plus est placé
choice-skill-stays = reste après une complétion
choice-skill-take = prend un Allié
choice-skill-moves = change d’Escouade
choice-skill-special = une couronne pour les Tâches Spéciales
choice-skill-draw = pioche aussitôt
choice-event-corps = un Allié d’une Escouade
choice-event-task = une Tâche complétée
choice-event-hand = un Allié de la main

# What is wrong in a card file (core/fault.py). What stands in the file is quoted as it stands there.

mistake-rule-lines = jusqu’à { $most } lignes
mistake-rule-symbols = un ou deux symboles (ECH-04)
mistake-rule-worth = { $count } avec la compétence « { $skill } » (ECH-R76)
mistake-rule-requires = un à quatre symboles (ECH-06)
mistake-rule-dice = deux dés de 1 à 6 (ECH-05)
mistake-crown-expected = une couronne va avec la compétence « { $skill } » ({ $rule })
mistake-skill-and-lines = un Allié a une compétence ou des lignes, pas les deux
mistake-no-crown = des symboles de couleur seulement, pas de couronne (ECH-R36)
mistake-occasion-first = une ligne commence par son occasion et un deux-points (une de : { $choices }), et non par « { $text } »
mistake-no-lasting = aucune phrase ne comprend « { $text } » après « { $occasion } » (il y a : { $choices })
mistake-unknown-symbol = symbole inconnu { $value } (un de : { $choices })
mistake-unknown-skill = compétence inconnue { $value } (une de : { $choices })
mistake-unknown-family = famille inconnue { $value } (une de : { $choices })
mistake-unknown-event = évènement inconnu { $value } (un de : { $choices })
mistake-count-ally = { $count } cartes Allié au lieu de { $wanted } ({ $rule })
mistake-count-task = { $count } cartes Tâche au lieu de { $wanted } ({ $rule })
mistake-count-morale = { $count } cartes Moral au lieu de { $wanted } ({ $rule })
