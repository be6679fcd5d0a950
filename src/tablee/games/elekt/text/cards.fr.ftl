### Elekt : les mots des cartes de tous les jeux : attributs, zones, types. Les textes du jeu « house » sont avec ses cartes.
### Les groupes disent d’où viennent les mots (## source: rulebook ou house).

## source: rulebook

symbol-mysticism = Mysticité
symbol-duplicity = Duplicité
symbol-brutality = Brutalité
symbol-authority = Autorité
type-spectre = Spectre
type-disciple = Disciple

## source: house

# Les lignes des cartes, composées des phrases du fichier de cartes (docs/writing-cards.md).

line-triggered = { $line }.
line-priced = { $when }, { $price }
line-here = Tant que cette carte est ici : { $state }.
line-yours = Tant que cette carte est à vous : { $state }.

line-when-assigned = À l’affectation
line-after-assigning = Après avoir affecté une Unité ici
line-after-winning = Après avoir remporté l’affrontement { $symbol } ici
line-after-winning-this = Après avoir remporté cette carte
line-after-a-swap = Après un de vos échanges depuis ou vers cette zone
line-when-banished = Quand une Unité est bannie ici
line-when-tied = En cas d’égalité à un affrontement { $symbol }
line-on-your-turn = À votre tour
line-at-reset = À la réinitialisation

line-price-amber = { $n } Ambre
line-price-discard = défaussez cette carte
line-price-either = { $n } Ambre ou défaussez cette carte

line-group-unit = Unité
    .many = Unités
line-group-base = Unité de base
    .many = Unités de base
line-group-type = Unité de type { $type }
    .many = Unités de type { $type }

line-attach = attachez un jeton { $symbol }
line-attach-this = attachez un jeton { $symbol } à cette Unité
line-attach-it = attachez-lui un jeton { $symbol }
line-attach-any = attachez un jeton au choix
line-attach-any-this = attachez un jeton au choix à cette Unité
line-attach-any-it = attachez-lui un jeton au choix
line-remove = retirez un jeton { $symbol }
line-remove-this = retirez un jeton { $symbol } de cette Unité
line-remove-it = retirez-lui un jeton { $symbol }
line-remove-any = retirez un jeton au choix
line-remove-any-this = retirez un jeton au choix de cette Unité
line-remove-any-it = retirez-lui un jeton au choix
line-discard-amber = défaussez { $n } Ambre
line-gain = obtenez { $n } Ambre
line-sceptre = prenez le Sceptre et choisissez son sens
line-draw = piochez une Unité
line-pile = prenez en main une Unité de votre choix dans la défausse
line-banish = bannissez une { $group } d’ici
line-banish-each = bannissez chaque { $group } d’ici
line-banish-anywhere = bannissez une Unité de n’importe quelle zone
line-discard = défaussez une Unité de votre main ou de cette zone
line-discard-this = défaussez cette Unité
line-swap = échangez deux de vos Unités de zones différentes
line-place = placez une Unité de votre main dans n’importe quelle zone
line-place-here = placez ici une { $group } de votre main
line-resolve = résolvez aussitôt un affrontement { $symbol } ici
line-choose = choisissez le vainqueur parmi les joueurs à égalité
line-steal = prenez en main une autre Unité d’ici, puis défaussez cette Unité
line-trade = glissez cette Unité dans la main d’un adversaire et placez ici une Unité au hasard de cette main
line-forge = retournez cette carte face cachée, elle compte comme 1 Titre

line-counts = chaque symbole { $symbol } compte aussi comme { $symbol2 }
line-counts-yours = chacun de vos symboles { $symbol } compte aussi comme { $symbol2 }
line-more = chaque { $group } a 1 { $symbol } de plus
line-more-yours = chaque { $group } de votre camp a 1 { $symbol } de plus
line-tokens = chaque jeton compte pour deux symboles
line-order = les affrontements ont lieu dans l’ordre { $symbol }, { $symbol2 }, { $symbol3 }, { $symbol4 }
line-not-resolved = l’affrontement { $symbol } n’est pas résolu
line-won-most = cette carte se remporte avec le plus de symboles { $symbol }
line-won-fewest = cette carte se remporte avec le moins de symboles { $symbol }
line-tied-you = une égalité à l’affrontement { $symbol } est résolue en votre faveur
line-tied-lowest = une égalité à l’affrontement { $symbol } est résolue en faveur du rang le plus bas
line-room-more = chaque camp a 1 place d’Unité de plus
line-room-fewer = chaque camp a 1 place d’Unité de moins
line-identical = les deux jetons de l’affrontement Mysticité peuvent être identiques
line-protecting = protéger une Unité d’élite coûte { $n } Ambre
line-exarch = une Unité protégée peut rester en place pour 1 Ambre de plus
line-guard = cette Unité peut être bannie à la place d’une autre
line-best = chaque camp ne compte que sa meilleure Unité
line-no-immediate = les capacités immédiates ne sont pas utilisées

line-draw-some = piochez { $n } Unités
line-discard-from-hand = défaussez une Unité de votre main
line-return = renvoyez une { $group } d’ici dans la main de son propriétaire
line-return-own = reprenez en main une de vos Unités d’ici
line-return-this = reprenez cette carte en main
line-move-this = déplacez cette carte vers la zone { $zone }
line-show-hand = montrez votre main
count-amber = Ambre
    .each = Ambre
    .one = Ambre
count-titles = Titres
    .each = Titre
    .one = Titre
count-privileges = Privilèges
    .each = Privilège
    .one = Privilège
count-hand = Unités en main
    .each = Unité en main
    .one = Unité en main
count-here = { $group-many } ici
    .each = { $group } ici
    .one = { $group } ici
count-symbols = { $symbol } ici
    .each = { $symbol } ici
    .one = { $symbol } ici
line-banish-weakest = bannissez l’Unité la plus faible d’ici
line-banish-strongest = bannissez l’Unité la plus forte d’ici
line-keep-one = gardez une de ces Unités
line-look = regardez les { $n } premières Unités de la pioche et gardez-en 1
line-another-turn = jouez un tour de plus
line-shelter = aucune Unité d’ici ne peut être bannie
line-copy = copiez le texte d’une autre Unité d’ici

# What texts of cards ask, and the answers.

ask-attach = { $card } : attachez un jeton.
ask-remove = { $card } : retirez un jeton d’une de vos Unités.
ask-swap-card = { $card } : quelles Unités échanger ?
ask-banish-card = { $card } : quelle Unité bannir ?
ask-guard = { $second-gender ->
    [m] { $second } va être banni. Bannir { $card } à sa place ?
    [f] { $second } va être bannie. Bannir { $card } à sa place ?
   *[none] L’Unité { $second } va être bannie. Bannir { $card } à sa place ?
}
ask-tie = Égalité à l’affrontement { $symbol }. Utiliser { $card } pour désigner le vainqueur ?
ask-discard = { $card } : quelle Unité défausser ?
ask-place = { $card } : quelle Unité placer, et où ?
ask-pile = { $card } : quelle Unité prendre dans la défausse ?
ask-pile-coalition = { $card } : à vous de décider quelle Unité la Coalition prend dans la défausse.
ask-steal = { $card } : quelle Unité prendre en main ?
ask-rival = { $card } : dans la main de quel adversaire ?
ask-random = Quelle Unité est placée ({ $player }) ?
ask-random-discard = Quelle Unité est défaussée ({ $player }) ?

say-remove = Retirer { $symbol } { DE($card) }
say-guard = Bannir { $card } à sa place
say-no-guard = Ne pas sacrifier { $card }
say-tie = Dépenser { $n } Ambre : { $player } l’emporte
say-tie-discard = Défausser { $card } : { $player } l’emporte
say-discard = Défausser { $card }
say-place = Placer { $card } : { $zone }
say-place-nothing = Ne rien placer
say-take = Prendre { $card }
say-coalition-takes = La Coalition prend { $card }
say-steal = Prendre { $card } ({ $player })
say-rival = Glisser { $card } dans la main { DE($player) }
say-random = L’Unité { $card } est placée
say-random-nothing = Rien n’est placé
say-random-discard = L’Unité { $card } est défaussée
