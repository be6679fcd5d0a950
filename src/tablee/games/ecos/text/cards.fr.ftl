### Ecos : les mots des cartes de tous les jeux de cartes : éléments, terrains, phrases de leurs lignes. Source : cards.en.ftl.
### `.do` : la ligne à l’infinitif, pour une question ou un bouton.

## Éléments, terrains, montagnes et forêts

symbol-grassland = Prairie
symbol-desert = Désert
symbol-water = Eau
symbol-land = Sol
symbol-mountain = Montagne
symbol-forest = Forêt
symbol-sun = Soleil
symbol-grass = Herbe
symbol-egg = Œuf
symbol-fern = Fougère
symbol-rock = Roche
symbol-animal = Animal
symbol-wild = Déchaîné
symbol-fish = Poisson
symbol-shark = Requin
symbol-manatee = Lamantin
symbol-rhino = Rhinocéros
symbol-antelope = Antilope
symbol-cheetah = Guépard
symbol-lion = Lion
symbol-elephant = Éléphant
symbol-gorilla = Gorille
symbol-leopard = Léopard
symbol-stork = Cigogne

## Phrases

line-place = placez { $what }
    .do = placer { $what }
line-place-adjacent = placez { $what } { $agree } à { $near }
    .do = placer { $what } { $agree } à { $near }
line-place-on = placez { $what } sur une tuile avec { $near }
    .do = placer { $what } sur une tuile avec { $near }
line-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
line-points-per = { $n ->
    [one] { $n } point
   *[other] { $n } points
} par { $each }
line-at-most = { $line }, { $most } au plus
    .do = { $line-do }, { $most } au plus
line-gain = gagnez { $what }
    .do = gagner { $what }
line-gain-per = gagnez { $what } par { $each }
    .do = gagner { $what } par { $each }
line-gain-card = gagnez une carte
    .do = gagner une carte
line-gain-cube = gagnez un cube
    .do = gagner un cube
line-play-card = jouez une carte
    .do = jouer une carte
line-move = déplacez { $what } de { $far ->
    [one] { $far } tuile
   *[other] { $far } tuiles
} au plus
    .do = déplacer { $what } de { $far ->
        [one] { $far } tuile
       *[other] { $far } tuiles
    } au plus
line-move-across = déplacez { $what } de { $far ->
    [one] { $far } tuile
   *[other] { $far } tuiles
} au plus, y compris en traversant l’Eau
    .do = déplacer { $what } de { $far ->
        [one] { $far } tuile
       *[other] { $far } tuiles
    } au plus, y compris en traversant l’Eau
line-move-several = déplacez jusqu’à { $what } de { $far ->
    [one] { $far } tuile
   *[other] { $far } tuiles
} au plus
    .do = déplacer jusqu’à { $what } de { $far ->
        [one] { $far } tuile
       *[other] { $far } tuiles
    } au plus
line-move-several-across = déplacez jusqu’à { $what } de { $far ->
    [one] { $far } tuile
   *[other] { $far } tuiles
} au plus, y compris en traversant l’Eau
    .do = déplacer jusqu’à { $what } de { $far ->
        [one] { $far } tuile
       *[other] { $far } tuiles
    } au plus, y compris en traversant l’Eau
line-replace = remplacez { $old } par { $new }
    .do = remplacer { $old } par { $new }
line-replace-or = remplacez { $old } par { $new } ou { $new2 }
    .do = remplacer { $old } par { $new } ou { $new2 }
line-remove = retirez jusqu’à { $many }
    .do = retirer jusqu’à { $many }
line-remove-all = retirez { $many }
    .do = retirer { $many }
line-remove-habitat = retirez jusqu’à { $many } de cet habitat
    .do = retirer jusqu’à { $many } de cet habitat
line-remove-habitat-or = retirez jusqu’à { $many } ou { $many2 } de cet habitat
    .do = retirer jusqu’à { $many } ou { $many2 } de cet habitat
line-remove-tile = retirez une tuile sans pion
    .do = retirer une tuile sans pion
line-remove-any-tile = retirez une tuile
    .do = retirer une tuile
line-choose = au choix : { $first } ou { $second }
    .do = au choix : { $first-do } ou { $second-do }
line-may = si vous le voulez, { $line }
    .do = { $line-do }
line-if = si { $condition } : { $first }, sinon { $second }
    .do = si { $condition } : { $first-do }, sinon { $second-do }
line-or = { $line } ({ $n } si { $condition })
    .do = { $line-do } ({ $n } si { $condition })

## Comptes et conditions

count-in-herd = { $each } de cette troupe
count-in-habitat = { $each } de cet habitat
count-in-territory = { $each } de ce territoire
count-in-largest-grassland = { $each } du plus grand habitat de prairie
count-in-largest-desert = { $each } du plus grand habitat de désert
count-in-largest-water = { $each } du plus grand habitat d’eau
count-in-largest-mountain = { $each } du plus grand habitat de montagne
count-in-largest-forest = { $each } du plus grand habitat de forêt
count-in-largest-territory = { $each } du plus grand territoire
count-on-map = { $each } du paysage
if-herd-has = cette troupe compte au moins { $many }
if-habitat-has = cet habitat compte au moins { $many }
if-territory-has = ce territoire compte au moins { $many }
if-adjacent = au moins { $many }
if-tile-has-both = cette tuile porte une montagne et une forêt

## Mots des lignes

noun-grassland = Prairie
    .a = une prairie
    .some = { $n } prairies
    .adjacent = adjacente
    .near = une prairie
    .each = prairie
    .each-adjacent = prairie adjacente
    .at-least = { $n } prairies
    .at-least-adjacent = { $n } prairies sont adjacentes
    .tile = une tuile Prairie
    .tile-bare = une tuile Prairie sans pion
    .with = une prairie

noun-desert = Désert
    .a = un désert
    .some = { $n } déserts
    .adjacent = adjacent
    .near = un désert
    .each = désert
    .each-adjacent = désert adjacent
    .at-least = { $n } déserts
    .at-least-adjacent = { $n } déserts sont adjacents
    .tile = une tuile Désert
    .tile-bare = une tuile Désert sans pion
    .with = un désert

noun-water = Eau
    .a = une tuile Eau
    .some = { $n } tuiles Eau
    .adjacent = adjacente
    .near = une tuile Eau
    .each = tuile Eau
    .each-adjacent = tuile Eau adjacente
    .at-least = { $n } tuiles Eau
    .at-least-adjacent = { $n } tuiles Eau sont adjacentes
    .tile = une tuile Eau
    .tile-bare = une tuile Eau sans pion
    .with = une tuile Eau
    .element = 1 élément Eau
    .elements = { $n } { $n ->
        [one] élément Eau
       *[other] éléments Eau
    }

noun-mountain = Montagne
    .a = une montagne
    .some = { $n } montagnes
    .adjacent = adjacente
    .near = une montagne
    .each = montagne
    .each-adjacent = montagne adjacente
    .at-least = { $n } montagnes
    .at-least-adjacent = { $n } montagnes sont adjacentes
    .each-removed = montagne retirée
    .up-to = { $n } montagnes
    .or-up-to = montagnes
    .up-to-adjacent = { $n ->
        [1] { $n } montagne adjacente
       *[other] { $n } montagnes adjacentes
    }
    .all-adjacent = toutes les montagnes adjacentes

noun-forest = Forêt
    .a = une forêt
    .some = { $n } forêts
    .adjacent = adjacente
    .near = une forêt
    .each = forêt
    .each-adjacent = forêt adjacente
    .at-least = { $n } forêts
    .at-least-adjacent = { $n } forêts sont adjacentes
    .each-removed = forêt retirée
    .up-to = { $n } forêts
    .or-up-to = forêts
    .up-to-adjacent = { $n ->
        [1] { $n } forêt adjacente
       *[other] { $n } forêts adjacentes
    }
    .all-adjacent = toutes les forêts adjacentes

noun-land = Sol
    .tile = une tuile Sol
    .tile-bare = une tuile Sol sans pion

noun-land-tile = tuile Sol
    .each = tuile Sol
    .each-adjacent = tuile Sol adjacente
    .at-least = { $n } tuiles Sol
    .at-least-adjacent = { $n } tuiles Sol sont adjacentes

noun-tile = tuile
    .each = tuile
    .each-adjacent = tuile adjacente
    .at-least = { $n } tuiles
    .at-least-adjacent = { $n } tuiles sont adjacentes

noun-empty-tile = tuile sans animal
    .each = tuile sans animal
    .each-adjacent = tuile adjacente sans animal
    .at-least = { $n } tuiles sans animal
    .at-least-adjacent = { $n } tuiles sans animal sont adjacentes

noun-empty-desert = désert sans animal
    .each = désert sans animal
    .each-adjacent = désert adjacent sans animal
    .at-least = { $n } déserts sans animal
    .at-least-adjacent = { $n } déserts sans animal sont adjacents

noun-territory = territoire
    .each = territoire
    .at-least = { $n } territoires
    .at-least-adjacent = { $n } territoires sont adjacents

noun-species = espèce
    .each = espèce
    .each-adjacent = espèce adjacente
    .at-least = { $n } espèces
    .at-least-adjacent = { $n } espèces sont adjacentes

noun-animal = Animal
    .a = un animal
    .each = animal
    .each-adjacent = animal adjacent
    .at-least = { $n } animaux
    .at-least-adjacent = { $n } animaux sont adjacents
    .each-removed = animal retiré
    .up-to = { $n } animaux
    .or-up-to = animaux
    .up-to-adjacent = { $n ->
        [1] { $n } animal adjacent
       *[other] { $n } animaux adjacents
    }
    .all-adjacent = tous les animaux adjacents
    .element = 1 élément Animal
    .elements = { $n } { $n ->
        [one] élément Animal
       *[other] éléments Animal
    }

noun-sun = Soleil
    .element = 1 élément Soleil
    .elements = { $n } { $n ->
        [one] élément Soleil
       *[other] éléments Soleil
    }

noun-grass = Herbe
    .element = 1 élément Herbe
    .elements = { $n } { $n ->
        [one] élément Herbe
       *[other] éléments Herbe
    }

noun-egg = Œuf
    .element = 1 élément Œuf
    .elements = { $n } { $n ->
        [one] élément Œuf
       *[other] éléments Œuf
    }

noun-fern = Fougère
    .element = 1 élément Fougère
    .elements = { $n } { $n ->
        [one] élément Fougère
       *[other] éléments Fougère
    }

noun-rock = Roche
    .element = 1 élément Roche
    .elements = { $n } { $n ->
        [one] élément Roche
       *[other] éléments Roche
    }

noun-wild = Déchaîné
    .element = 1 élément Déchaîné
    .elements = { $n } { $n ->
        [one] élément Déchaîné
       *[other] éléments Déchaînés
    }

noun-fish = Poisson
    .a = un poisson
    .some = { $n } poissons
    .adjacent = adjacent
    .near = un poisson
    .each = poisson
    .each-adjacent = poisson adjacent
    .at-least = { $n } poissons
    .at-least-adjacent = { $n } poissons sont adjacents
    .each-removed = poisson retiré
    .up-to = { $n } poissons
    .or-up-to = poissons
    .up-to-adjacent = { $n ->
        [1] { $n } poisson adjacent
       *[other] { $n } poissons adjacents
    }
    .all-adjacent = tous les poissons adjacents

noun-shark = Requin
    .a = un requin
    .some = { $n } requins
    .adjacent = adjacent
    .near = un requin
    .each = requin
    .each-adjacent = requin adjacent
    .at-least = { $n } requins
    .at-least-adjacent = { $n } requins sont adjacents
    .each-removed = requin retiré
    .up-to = { $n } requins
    .or-up-to = requins
    .up-to-adjacent = { $n ->
        [1] { $n } requin adjacent
       *[other] { $n } requins adjacents
    }
    .all-adjacent = tous les requins adjacents

noun-manatee = Lamantin
    .a = un lamantin
    .some = { $n } lamantins
    .adjacent = adjacent
    .near = un lamantin
    .each = lamantin
    .each-adjacent = lamantin adjacent
    .at-least = { $n } lamantins
    .at-least-adjacent = { $n } lamantins sont adjacents
    .each-removed = lamantin retiré
    .up-to = { $n } lamantins
    .or-up-to = lamantins
    .up-to-adjacent = { $n ->
        [1] { $n } lamantin adjacent
       *[other] { $n } lamantins adjacents
    }
    .all-adjacent = tous les lamantins adjacents

noun-rhino = Rhinocéros
    .a = un rhinocéros
    .some = { $n } rhinocéros
    .adjacent = adjacent
    .near = un rhinocéros
    .each = rhinocéros
    .each-adjacent = rhinocéros adjacent
    .at-least = { $n } rhinocéros
    .at-least-adjacent = { $n } rhinocéros sont adjacents
    .each-removed = rhinocéros retiré
    .up-to = { $n } rhinocéros
    .or-up-to = rhinocéros
    .up-to-adjacent = { $n ->
        [1] { $n } rhinocéros adjacent
       *[other] { $n } rhinocéros adjacents
    }
    .all-adjacent = tous les rhinocéros adjacents

noun-antelope = Antilope
    .a = une antilope
    .some = { $n } antilopes
    .adjacent = adjacente
    .near = une antilope
    .each = antilope
    .each-adjacent = antilope adjacente
    .at-least = { $n } antilopes
    .at-least-adjacent = { $n } antilopes sont adjacentes
    .each-removed = antilope retirée
    .up-to = { $n } antilopes
    .or-up-to = antilopes
    .up-to-adjacent = { $n ->
        [1] { $n } antilope adjacente
       *[other] { $n } antilopes adjacentes
    }
    .all-adjacent = toutes les antilopes adjacentes

noun-cheetah = Guépard
    .a = un guépard
    .some = { $n } guépards
    .adjacent = adjacent
    .near = un guépard
    .each = guépard
    .each-adjacent = guépard adjacent
    .at-least = { $n } guépards
    .at-least-adjacent = { $n } guépards sont adjacents
    .each-removed = guépard retiré
    .up-to = { $n } guépards
    .or-up-to = guépards
    .up-to-adjacent = { $n ->
        [1] { $n } guépard adjacent
       *[other] { $n } guépards adjacents
    }
    .all-adjacent = tous les guépards adjacents

noun-lion = Lion
    .a = un lion
    .some = { $n } lions
    .adjacent = adjacent
    .near = un lion
    .each = lion
    .each-adjacent = lion adjacent
    .at-least = { $n } lions
    .at-least-adjacent = { $n } lions sont adjacents
    .each-removed = lion retiré
    .up-to = { $n } lions
    .or-up-to = lions
    .up-to-adjacent = { $n ->
        [1] { $n } lion adjacent
       *[other] { $n } lions adjacents
    }
    .all-adjacent = tous les lions adjacents

noun-elephant = Éléphant
    .a = un éléphant
    .some = { $n } éléphants
    .adjacent = adjacent
    .near = un éléphant
    .each = éléphant
    .each-adjacent = éléphant adjacent
    .at-least = { $n } éléphants
    .at-least-adjacent = { $n } éléphants sont adjacents
    .each-removed = éléphant retiré
    .up-to = { $n } éléphants
    .or-up-to = éléphants
    .up-to-adjacent = { $n ->
        [1] { $n } éléphant adjacent
       *[other] { $n } éléphants adjacents
    }
    .all-adjacent = tous les éléphants adjacents

noun-gorilla = Gorille
    .a = un gorille
    .some = { $n } gorilles
    .adjacent = adjacent
    .near = un gorille
    .each = gorille
    .each-adjacent = gorille adjacent
    .at-least = { $n } gorilles
    .at-least-adjacent = { $n } gorilles sont adjacents
    .each-removed = gorille retiré
    .up-to = { $n } gorilles
    .or-up-to = gorilles
    .up-to-adjacent = { $n ->
        [1] { $n } gorille adjacent
       *[other] { $n } gorilles adjacents
    }
    .all-adjacent = tous les gorilles adjacents

noun-leopard = Léopard
    .a = un léopard
    .some = { $n } léopards
    .adjacent = adjacent
    .near = un léopard
    .each = léopard
    .each-adjacent = léopard adjacent
    .at-least = { $n } léopards
    .at-least-adjacent = { $n } léopards sont adjacents
    .each-removed = léopard retiré
    .up-to = { $n } léopards
    .or-up-to = léopards
    .up-to-adjacent = { $n ->
        [1] { $n } léopard adjacent
       *[other] { $n } léopards adjacents
    }
    .all-adjacent = tous les léopards adjacents

noun-stork = Cigogne
    .a = une cigogne
    .some = { $n } cigognes
    .adjacent = adjacente
    .near = une cigogne
    .each = cigogne
    .each-adjacent = cigogne adjacente
    .at-least = { $n } cigognes
    .at-least-adjacent = { $n } cigognes sont adjacentes
    .each-removed = cigogne retirée
    .up-to = { $n } cigognes
    .or-up-to = cigognes
    .up-to-adjacent = { $n ->
        [1] { $n } cigogne adjacente
       *[other] { $n } cigognes adjacentes
    }
    .all-adjacent = toutes les cigognes adjacentes


# Une espèce propre à un jeu de cartes : on n’en connaît que le nom.
noun-own = { $name }
    .a = un pion « { $name } »
    .some = { $n } pions « { $name } »
    .adjacent = adjacent
    .near = un pion « { $name } »
    .each = pion « { $name } »
    .each-adjacent = pion « { $name } » adjacent
    .at-least = { $n } pions « { $name } »
    .at-least-adjacent = { $n } pions « { $name } » sont adjacents
    .each-removed = pion « { $name } » retiré
    .up-to = { $n } pions « { $name } »
    .or-up-to = pions « { $name } »
    .up-to-adjacent = { $n ->
        [1] { $n } pion « { $name } » adjacent
       *[other] { $n } pions « { $name } » adjacents
    }
    .all-adjacent = tous les pions « { $name } » adjacents

line-lose-points = perdez { $n ->
    [1] { $n } point
   *[other] { $n } points
}
line-rotate = faites pivoter le Cadran
line-discard-card = défaussez une carte
count-hand = cartes en main
    .each = carte en main
    .one = carte en main
count-active = cartes actives
    .each = carte active
    .one = carte active
count-points = points
    .each = point
    .one = point
count-cubes = cubes disponibles
    .each = cube disponible
    .one = cube disponible
line-from-discard = prenez une carte dans la défausse
count-apart = animaux non adjacents à { $near }
    .each = animal non adjacent à { $near }
    .one = animal non adjacent à { $near }
occasion-when-an-opponent-resolves-a-card = Quand un adversaire résout une carte
occasion-at-the-end-of-the-game = À la fin de la partie
line-priced = { $when }, { $price }
line-swap = échangez deux animaux
line-need-less = vos autres cartes demandent 1 élément de moins
line-copy = copiez le texte d’une autre carte active
