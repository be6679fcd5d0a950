### The browser table of Ecos: words that only the screen needs. French and Russian have the same messages.

ecos-round = Round { $n }
ecos-token = token { $n }
ecos-harbinger = Harbinger
ecos-harbinger-is = Harbinger: draws from the bag
ecos-leader = The leader has { $n } of { $goal } points
ecos-score-track = Score track
ecos-goal = The game ends with the round in which somebody has { $n } points
ecos-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
ecos-points-word = { $n ->
    [one] point
   *[other] points
}
ecos-players = Players
ecos-open-player = Show { $player }’s cards
ecos-state-ready = Ready
ecos-state-choosing = Choosing
ecos-state-now = Playing
ecos-state-next = Next
ecos-state-done = Done
ecos-order = Order of resolution
ecos-cubes = Cubes
ecos-cubes-free = { $n ->
    [one] { $n } available cube
   *[other] { $n } available cubes
}
ecos-free = { $n } free
ecos-hand = Hand
ecos-hand-note = Cards are played on the third rotation of the dial, or by an effect.
ecos-backs = brown { $brown }, blue { $blue }
ecos-seen-hand = In hand, seen by everybody
ecos-active = Active cards
ecos-no-active = No active card.
ecos-own = Your side of the table
ecos-dial = Dial: { $n } of { $of } rotations.
ecos-dial-next-0 = In two rotations: a card
ecos-dial-next-1 = Next rotation: gain a card
ecos-dial-next-2 = Next rotation: card or cube
ecos-dial-next-3 = Card or cube
ecos-start = START
ecos-in-bag = in bag
ecos-bag = Bag
ecos-of = of { $n }
ecos-wild-chance = Chance that the next token is Wild and ends the round
ecos-drawn = Drawn this round
ecos-cards = Cards
ecos-deck-brown = Brown deck
ecos-deck-blue = Blue deck
ecos-discard = Used-up cards
ecos-unseen-brown = Brown cards you have not seen
ecos-unseen-blue = Blue cards you have not seen
ecos-unseen-note = They are in the deck or in other players’ hands.
ecos-row-empty = No card lies face up.
ecos-supply = Supply
ecos-shared = Bag, cards and supply
ecos-map = Map, { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
ecos-letter-water = W
ecos-letter-grassland = G
ecos-letter-desert = D
ecos-new = new
ecos-herd = Herd, { $what }: { $n }
ecos-habitat = Habitat, { $what }: { $n }
ecos-territory = Territory: { $n }
ecos-zoom-in = Zoom in
ecos-zoom-out = Zoom out
ecos-fit = Whole map
ecos-leaves = { $n ->
    [one] { $n } leaf: use left
   *[other] { $n } leaves: uses left
}
ecos-repercussion = Repercussion card: it removes or replaces
ecos-slot = { $element }, empty
ecos-slot-full = { $element }, with a cube
ecos-eco = ECO!
ecos-your-choice = your choice
ecos-line = Line { $n } of { $of }: { $line }
ecos-line-of = { $card }, line { $n } of { $of }: { $line }
ecos-here = +{ $n } here: { $why }
ecos-here-then = +{ $n } here: { $why }. Then: { $next }
ecos-tap-again = Tap again to choose it
ecos-which = Which of these?
ecos-move-where = Where does this cube go?
ecos-one-more = And one more.
ecos-cancel = Cancel
ecos-use-first = Use first: { $symbol }
ecos-short-gain = To START: gain a card
ecos-short-leave = Leave the dial
ecos-short-resolve = Resolve
ecos-short-take-back = Take the cube back
ecos-short-do = Do it
ecos-short-do-not = Decline
ecos-short-lift-nothing = Take nothing
ecos-short-from = Cube from { $card } ({ $symbol })
ecos-short-rotate-dial = Rotate the dial
ecos-short-rotate = Rotate: { $symbol }
ecos-keep = Keep { $card }
ecos-take = Take
ecos-look-at-deck = Look at the cards
ecos-show-map = Show the map
ecos-show-cards = Show the cards
part-brown = Brown cards
part-blue = Blue cards

## Places of the map, named by what is there: for whoever does not see it, and for the list of answers.

ecos-count = { $n ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $n }
}
ecos-tile-grassland = grassland
    .on = on the grassland
    .to = to the grassland
    .near = { $n ->
        [1] grassland
       *[other] { $count } grasslands
    }
ecos-tile-desert = desert
    .on = on the desert
    .to = to the desert
    .near = { $n ->
        [1] desert
       *[other] { $count } deserts
    }
ecos-tile-water = water
    .on = on the water
    .to = to the water
    .near = { $n ->
        [1] water
       *[other] { $count } water tiles
    }
ecos-tile-free = free space
    .on = on the free space
    .to = to the free space
ecos-with-mountain = { $n ->
    [1] a mountain
   *[other] { $count } mountains
}
ecos-with-forest = { $n ->
    [1] a forest
   *[other] { $count } forests
}
ecos-with-fish = { $n ->
    [1] a fish
   *[other] { $count } fish
}
ecos-with-shark = { $n ->
    [1] a shark
   *[other] { $count } sharks
}
ecos-with-manatee = { $n ->
    [1] a manatee
   *[other] { $count } manatees
}
ecos-with-rhino = { $n ->
    [1] a rhino
   *[other] { $count } rhinos
}
ecos-with-antelope = { $n ->
    [1] an antelope
   *[other] { $count } antelopes
}
ecos-with-cheetah = { $n ->
    [1] a cheetah
   *[other] { $count } cheetahs
}
ecos-with-lion = { $n ->
    [1] a lion
   *[other] { $count } lions
}
ecos-with-elephant = { $n ->
    [1] an elephant
   *[other] { $count } elephants
}
ecos-with-gorilla = { $n ->
    [1] a gorilla
   *[other] { $count } gorillas
}
ecos-with-leopard = { $n ->
    [1] a leopard
   *[other] { $count } leopards
}
ecos-with-stork = { $n ->
    [1] a stork
   *[other] { $count } storks
}
ecos-with-other = { $n ->
    [1] { $what }
   *[other] { $what } ({ $n })
}
ecos-tile-with = { $tile } with { $things }
ecos-place = { $tile }, beside { $near }
ecos-apart = { $before }; { $after }
ecos-place-alone = { $tile }
ecos-same-place = { $text } ({ $cell })
ecos-say-place = { $what } { $place }
ecos-say-lift = Take off the map: { $what } { $place }
ecos-say-here = Here: { $place }
ecos-say-to = { $what } { $place }
ecos-say-stay = { $what } stays { $place }
ecos-say-replace = { $place }: becomes { $what }
ecos-say-remove = Remove: { $what } { $place }
ecos-say-remove-tile = Remove: { $place }
ecos-side-east = east
ecos-side-southeast = south-east
ecos-side-southwest = south-west
ecos-side-west = west
ecos-side-northwest = north-west
ecos-side-northeast = north-east
ecos-side = { $side }: { $tile }
ecos-read = { $tile }. Around it: { $around }.
ecos-read-alone = { $tile }, nothing around it.
ecos-read-legal = { $text } You may choose it.
ecos-read-points = { $text } You may choose it: { $n ->
    [one] { $n } point.
   *[other] { $n } points.
}
ecos-map-keys = Arrow keys lead from tile to tile, Enter chooses.
ecos-map-list = Map as a list
ecos-player-is = { $player }: { ecos-points }
ecos-in-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
ecos-slot-done = { $element } (cube)
arc-round = round { $n }
arc-rounds = rounds
ecos-told-eco = ECO! { $card }
