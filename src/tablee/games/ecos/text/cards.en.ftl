### Ecos: the words that are on the cards of every set: elements, terrain, and the sentences of their lines.
### English is the source: a line in English is the line of the card file.

## Elements, terrain, features

symbol-grassland = Grassland
symbol-desert = Desert
symbol-water = Water
symbol-land = Land
symbol-mountain = Mountain
symbol-forest = Forest
symbol-sun = Sun
symbol-grass = Grass
symbol-egg = Egg
symbol-fern = Fern
symbol-rock = Rock
symbol-animal = Animal
symbol-wild = Wild
symbol-fish = Fish
symbol-shark = Shark
symbol-manatee = Manatee
symbol-rhino = Rhino
symbol-antelope = Antelope
symbol-cheetah = Cheetah
symbol-lion = Lion
symbol-elephant = Elephant
symbol-gorilla = Gorilla
symbol-leopard = Leopard
symbol-stork = Stork

## Sentences

line-place = place { $what }
line-place-adjacent = place { $what } { $agree } to { $near }
line-place-on = place { $what } on a tile with { $near }
line-points = { $n ->
    [1] { $n } point
   *[other] { $n } points
}
line-points-per = { $n ->
    [1] { $n } point
   *[other] { $n } points
} per { $each }
line-at-most = { $line }, at most { $most }
line-gain = gain { $what }
line-gain-per = gain { $what } per { $each }
line-gain-card = gain a card
line-gain-cube = gain a cube
line-play-card = play a card
line-move = move { $what } up to { $far }
line-move-across = move { $what } up to { $far }, also across water
line-move-several = move up to { $what } up to { $far }
line-move-several-across = move up to { $what } up to { $far }, also across water
line-replace = replace { $old } with { $new }
line-replace-or = replace { $old } with { $new } or { $new2 }
line-remove = remove up to { $many }
line-remove-all = remove all { $many }
line-remove-habitat = remove up to { $many } in this habitat
line-remove-habitat-or = remove up to { $many } or { $many2 } in this habitat
line-remove-tile = remove a bare tile
line-remove-any-tile = remove a tile
line-choose = choose: { $first } or { $second }
line-may = you may { $line }
line-if = if { $condition }: { $first }, else { $second }
line-or = { $line } ({ $n } if { $condition })

## Counting and conditions

count-in-herd = { $each } in this herd
count-in-habitat = { $each } in this habitat
count-in-territory = { $each } in this territory
count-in-largest-grassland = { $each } in the largest grassland habitat
count-in-largest-desert = { $each } in the largest desert habitat
count-in-largest-water = { $each } in the largest water habitat
count-in-largest-mountain = { $each } in the largest mountain habitat
count-in-largest-forest = { $each } in the largest forest habitat
count-in-largest-territory = { $each } in the largest territory
count-on-map = { $each } on the map
if-herd-has = this herd has { $many } or more
if-habitat-has = this habitat has { $many } or more
if-territory-has = this territory has { $many } or more
if-adjacent = { $many } or more are adjacent
if-tile-has-both = this tile has a mountain and a forest

## Words in the lines

noun-grassland = Grassland
    .a = grassland
    .some = { $n } grassland
    .adjacent = adjacent
    .near = grassland
    .each = grassland
    .each-adjacent = adjacent grassland
    .at-least = { $n } grassland
    .at-least-adjacent = { $n } grassland
    .tile = a grassland tile
    .tile-bare = a bare grassland tile
    .with = grassland

noun-desert = Desert
    .a = desert
    .some = { $n } desert
    .adjacent = adjacent
    .near = desert
    .each = desert
    .each-adjacent = adjacent desert
    .at-least = { $n } desert
    .at-least-adjacent = { $n } desert
    .tile = a desert tile
    .tile-bare = a bare desert tile
    .with = desert

noun-water = Water
    .a = water
    .some = { $n } water
    .adjacent = adjacent
    .near = water
    .each = water
    .each-adjacent = adjacent water
    .at-least = { $n } water
    .at-least-adjacent = { $n } water
    .tile = a water tile
    .tile-bare = a bare water tile
    .with = water
    .element = water
    .elements = { $n } water

noun-mountain = Mountain
    .a = a mountain
    .some = { $n } mountains
    .adjacent = adjacent
    .near = a mountain
    .each = mountain
    .each-adjacent = adjacent mountain
    .at-least = { $n } mountains
    .at-least-adjacent = { $n } mountains
    .each-removed = mountain removed
    .up-to = { $n } mountains
    .or-up-to = mountains
    .up-to-adjacent = { $n ->
        [1] { $n } adjacent mountain
       *[other] { $n } adjacent mountains
    }
    .all-adjacent = adjacent mountains

noun-forest = Forest
    .a = a forest
    .some = { $n } forests
    .adjacent = adjacent
    .near = a forest
    .each = forest
    .each-adjacent = adjacent forest
    .at-least = { $n } forests
    .at-least-adjacent = { $n } forests
    .each-removed = forest removed
    .up-to = { $n } forests
    .or-up-to = forests
    .up-to-adjacent = { $n ->
        [1] { $n } adjacent forest
       *[other] { $n } adjacent forests
    }
    .all-adjacent = adjacent forests

noun-land = Land
    .tile = a land tile
    .tile-bare = a bare land tile

noun-land-tile = land tile
    .each = land tile
    .each-adjacent = adjacent land tile
    .at-least = { $n } land tiles
    .at-least-adjacent = { $n } land tiles

noun-tile = tile
    .each = tile
    .each-adjacent = adjacent tile
    .at-least = { $n } tiles
    .at-least-adjacent = { $n } tiles

noun-empty-tile = empty tile
    .each = empty tile
    .each-adjacent = adjacent empty tile
    .at-least = { $n } empty tiles
    .at-least-adjacent = { $n } empty tiles

noun-empty-desert = empty desert
    .each = empty desert
    .each-adjacent = adjacent empty desert
    .at-least = { $n } empty desert
    .at-least-adjacent = { $n } empty desert

noun-territory = territory
    .each = territory
    .at-least = { $n } territories
    .at-least-adjacent = { $n } territories

noun-species = species
    .each = species
    .each-adjacent = adjacent species
    .at-least = { $n } species
    .at-least-adjacent = { $n } species

noun-animal = Animal
    .a = an animal
    .each = animal
    .each-adjacent = adjacent animal
    .at-least = { $n } animals
    .at-least-adjacent = { $n } animals
    .each-removed = animal removed
    .up-to = { $n } animals
    .or-up-to = animals
    .up-to-adjacent = { $n ->
        [1] { $n } adjacent animal
       *[other] { $n } adjacent animals
    }
    .all-adjacent = adjacent animals
    .element = animal
    .elements = { $n } animal

noun-sun = Sun
    .element = sun
    .elements = { $n } sun

noun-grass = Grass
    .element = grass
    .elements = { $n } grass

noun-egg = Egg
    .element = egg
    .elements = { $n } egg

noun-fern = Fern
    .element = fern
    .elements = { $n } fern

noun-rock = Rock
    .element = rock
    .elements = { $n } rock

noun-wild = Wild
    .element = wild
    .elements = { $n } wild

noun-fish = Fish
    .a = a fish
    .some = { $n } fish
    .adjacent = adjacent
    .near = a fish
    .each = fish
    .each-adjacent = adjacent fish
    .at-least = { $n } fish
    .at-least-adjacent = { $n } fish
    .each-removed = fish removed
    .up-to = { $n } fish
    .or-up-to = fish
    .up-to-adjacent = { $n ->
        [1] { $n } adjacent fish
       *[other] { $n } adjacent fish
    }
    .all-adjacent = adjacent fish

noun-shark = Shark
    .a = a shark
    .some = { $n } sharks
    .adjacent = adjacent
    .near = a shark
    .each = shark
    .each-adjacent = adjacent shark
    .at-least = { $n } sharks
    .at-least-adjacent = { $n } sharks
    .each-removed = shark removed
    .up-to = { $n } sharks
    .or-up-to = sharks
    .up-to-adjacent = { $n ->
        [1] { $n } adjacent shark
       *[other] { $n } adjacent sharks
    }
    .all-adjacent = adjacent sharks

noun-manatee = Manatee
    .a = a manatee
    .some = { $n } manatees
    .adjacent = adjacent
    .near = a manatee
    .each = manatee
    .each-adjacent = adjacent manatee
    .at-least = { $n } manatees
    .at-least-adjacent = { $n } manatees
    .each-removed = manatee removed
    .up-to = { $n } manatees
    .or-up-to = manatees
    .up-to-adjacent = { $n ->
        [1] { $n } adjacent manatee
       *[other] { $n } adjacent manatees
    }
    .all-adjacent = adjacent manatees

noun-rhino = Rhino
    .a = a rhino
    .some = { $n } rhinos
    .adjacent = adjacent
    .near = a rhino
    .each = rhino
    .each-adjacent = adjacent rhino
    .at-least = { $n } rhinos
    .at-least-adjacent = { $n } rhinos
    .each-removed = rhino removed
    .up-to = { $n } rhinos
    .or-up-to = rhinos
    .up-to-adjacent = { $n ->
        [1] { $n } adjacent rhino
       *[other] { $n } adjacent rhinos
    }
    .all-adjacent = adjacent rhinos

noun-antelope = Antelope
    .a = an antelope
    .some = { $n } antelopes
    .adjacent = adjacent
    .near = an antelope
    .each = antelope
    .each-adjacent = adjacent antelope
    .at-least = { $n } antelopes
    .at-least-adjacent = { $n } antelopes
    .each-removed = antelope removed
    .up-to = { $n } antelopes
    .or-up-to = antelopes
    .up-to-adjacent = { $n ->
        [1] { $n } adjacent antelope
       *[other] { $n } adjacent antelopes
    }
    .all-adjacent = adjacent antelopes

noun-cheetah = Cheetah
    .a = a cheetah
    .some = { $n } cheetahs
    .adjacent = adjacent
    .near = a cheetah
    .each = cheetah
    .each-adjacent = adjacent cheetah
    .at-least = { $n } cheetahs
    .at-least-adjacent = { $n } cheetahs
    .each-removed = cheetah removed
    .up-to = { $n } cheetahs
    .or-up-to = cheetahs
    .up-to-adjacent = { $n ->
        [1] { $n } adjacent cheetah
       *[other] { $n } adjacent cheetahs
    }
    .all-adjacent = adjacent cheetahs

noun-lion = Lion
    .a = a lion
    .some = { $n } lions
    .adjacent = adjacent
    .near = a lion
    .each = lion
    .each-adjacent = adjacent lion
    .at-least = { $n } lions
    .at-least-adjacent = { $n } lions
    .each-removed = lion removed
    .up-to = { $n } lions
    .or-up-to = lions
    .up-to-adjacent = { $n ->
        [1] { $n } adjacent lion
       *[other] { $n } adjacent lions
    }
    .all-adjacent = adjacent lions

noun-elephant = Elephant
    .a = an elephant
    .some = { $n } elephants
    .adjacent = adjacent
    .near = an elephant
    .each = elephant
    .each-adjacent = adjacent elephant
    .at-least = { $n } elephants
    .at-least-adjacent = { $n } elephants
    .each-removed = elephant removed
    .up-to = { $n } elephants
    .or-up-to = elephants
    .up-to-adjacent = { $n ->
        [1] { $n } adjacent elephant
       *[other] { $n } adjacent elephants
    }
    .all-adjacent = adjacent elephants

noun-gorilla = Gorilla
    .a = a gorilla
    .some = { $n } gorillas
    .adjacent = adjacent
    .near = a gorilla
    .each = gorilla
    .each-adjacent = adjacent gorilla
    .at-least = { $n } gorillas
    .at-least-adjacent = { $n } gorillas
    .each-removed = gorilla removed
    .up-to = { $n } gorillas
    .or-up-to = gorillas
    .up-to-adjacent = { $n ->
        [1] { $n } adjacent gorilla
       *[other] { $n } adjacent gorillas
    }
    .all-adjacent = adjacent gorillas

noun-leopard = Leopard
    .a = a leopard
    .some = { $n } leopards
    .adjacent = adjacent
    .near = a leopard
    .each = leopard
    .each-adjacent = adjacent leopard
    .at-least = { $n } leopards
    .at-least-adjacent = { $n } leopards
    .each-removed = leopard removed
    .up-to = { $n } leopards
    .or-up-to = leopards
    .up-to-adjacent = { $n ->
        [1] { $n } adjacent leopard
       *[other] { $n } adjacent leopards
    }
    .all-adjacent = adjacent leopards

noun-stork = Stork
    .a = a stork
    .some = { $n } storks
    .adjacent = adjacent
    .near = a stork
    .each = stork
    .each-adjacent = adjacent stork
    .at-least = { $n } storks
    .at-least-adjacent = { $n } storks
    .each-removed = stork removed
    .up-to = { $n } storks
    .or-up-to = storks
    .up-to-adjacent = { $n ->
        [1] { $n } adjacent stork
       *[other] { $n } adjacent storks
    }
    .all-adjacent = adjacent storks


# A species of a card set’s own: only its name is known.
noun-own = { $name }
    .a = a “{ $name }” token
    .some = { $n } “{ $name }” tokens
    .adjacent = adjacent
    .near = a “{ $name }” token
    .each = “{ $name }” token
    .each-adjacent = adjacent “{ $name }” token
    .at-least = { $n } “{ $name }” tokens
    .at-least-adjacent = { $n } “{ $name }” tokens
    .each-removed = “{ $name }” token removed
    .up-to = { $n } “{ $name }” tokens
    .or-up-to = “{ $name }” tokens
    .up-to-adjacent = { $n ->
        [1] { $n } adjacent “{ $name }” token
       *[other] { $n } adjacent “{ $name }” tokens
    }
    .all-adjacent = adjacent “{ $name }” tokens

line-lose-points = lose { $n ->
    [1] { $n } point
   *[other] { $n } points
}
line-rotate = rotate the dial
line-discard-card = discard a card
count-hand = cards in hand
    .each = card in hand
count-active = active cards
    .each = active card
count-points = points
    .each = point
count-cubes = available cubes
    .each = available cube
line-from-discard = take a card from the discard pile
count-apart = animals not adjacent to { $near }
    .each = animal not adjacent to { $near }
occasion-when-an-opponent-resolves-a-card = When an opponent resolves a card
occasion-at-the-end-of-the-game = At the end of the game
line-priced = { $when }, { $price }
line-swap = swap two animals
line-need-less = your other cards need 1 element less
line-copy = copy the text of another active card
