### Ecos: First Continent: every sentence of the game. English is the source; fr.ftl and ru.ftl have the same messages.
### Words that stand on cards (elements, terrain, sentences of effects) are in cards.en.ftl.

title = Ecos: First Continent

## Questions

ask-respond = { $symbol } is drawn: place a cube or rotate your dial.
ask-respond-pair = { $symbol } and { $symbol2 } are drawn: use one of them first, for a cube or a rotation.
ask-gained = { $card } gives you { $symbol }: place a cube on another card or rotate your dial. Still to use: { $n }.
ask-second-rotation = Second rotation: you may set your dial back to START and gain a card.
ask-third-rotation = Third rotation: play a card from your hand or gain a cube. Then your dial goes back to START.
ask-play = { $card }: you may play a card from your hand.
ask-way = Gain a card: look at two cards and keep one, or take one of the row.
ask-keep = Which card do you keep? The other goes face up to the row.
ask-take-back = ECO! Another player has resolved a card: resolve { $card }, or take your cube back and rotate your dial?
ask-take-back-vain = ECO! The placements of { $card } have become impossible: resolve it all the same, or take your cube back and rotate your dial?
ask-next-card = Several of your cards are full: which one do you resolve next?
ask-this = { $card }: which of the pieces placed ({ $piece }) do the next lines mean?
ask-choose = { $card }: which of the two?
ask-may = { $card }: do you want to { $line }?
ask-place = { $card }: where do you place { $thing }?{ $n ->
    [1] { "" }
   *[other] { " " }Still to place: { $n }.
}
ask-lift = { $card }: the supply has run out ({ $piece }). Which one do you take off the map to place it anew?
ask-move = { $card }: which animal do you move? At most { $n } more.
ask-move-to = { $card }: where do you move { $thing }{ $at }?
ask-replace = { $card }: which tile do you replace?
ask-remove-tile = { $card }: which tile do you remove?
ask-remove = { $card }: which token do you remove? At most { $n } more.
ask-draft = { $n ->
    [one] Keep a card and pass on the others.
   *[other] Keep { $n } cards and pass on the others.
}
ask-active = Choose a card that begins active. Still to choose: { $n }.

# What chance, or the player, is asked in the set-up.
ask-harbinger = Who is the first Harbinger?
ask-deck = Which starting deck does { $player } take?
ask-deal = Which card is { $player } dealt?
ask-look = Which card does { $player } look at?
ask-token = Which element does { $player } draw?

## Answers

say-rotate = Rotate the dial
say-cube-on = { $then ->
    [eco] Cube on { $card }: { $symbol } – ECO!
    [vain] Cube on { $card }: { $symbol } – full, but its placements are impossible now
   *[fills] Cube on { $card }: { $symbol }
}
say-cube-moved = { $then ->
    [eco] Move a cube from { $card2 } ({ $symbol2 }) to { $card }: { $symbol } – ECO!
    [vain] Move a cube from { $card2 } ({ $symbol2 }) to { $card }: { $symbol } – full, but its placements are impossible now
   *[fills] Move a cube from { $card2 } ({ $symbol2 }) to { $card }: { $symbol }
}
say-pair-rotate = { $token }: { say-rotate }
say-pair-cube-on = { $token }: { say-cube-on }
say-pair-cube-moved = { $token }: { say-cube-moved }
say-gain-card = Set the dial to START and gain a card
say-keep-dial = Leave the dial and gain no card
say-cube = Gain a cube
say-play = Play { $card }
say-play-nothing = Play nothing
say-look = { $how ->
    [both] Look at a brown and a blue card
    [blue] { $n ->
        [1] Look at one blue card
       *[other] Look at two blue cards
    }
   *[brown] { $n ->
        [1] Look at one brown card
       *[other] Look at two brown cards
    }
}
say-take = Take { $card } from the row
say-gain-no-card = Gain no card
say-keep = Keep { $card }
say-keep-two = Keep { $card } and { $card2 }
say-resolve = Resolve { $card }
say-take-back = Take the cube back from { $card } and rotate the dial
say-this = { $piece }, { $cell }
say-choose = { CAP($line) }
say-may = { CAP($line) }
say-may-not = Decline: { $line }
say-place = { $piece } at { $cell }
say-lift = Take off the map: { $piece }, { $cell }
say-lift-no = Take nothing off the map ({ $piece }); the card does nothing
say-move = { $piece }, { $cell }
say-move-to = { $how ->
    [stays] { $piece } stays at { $cell }
   *[goes] { $piece } goes to { $cell }
}
say-move-done = Move no more
say-replace = { $cell } becomes: { $piece }
say-remove = Remove: { $piece }, { $cell }
say-remove-tile = Remove: { $piece }, { $cell }
say-remove-done = Remove no more
say-active = Begin with { $card }

# What chance may answer.
say-harbinger = { $player } is the first Harbinger
say-deck = { $player } takes the deck: { $zone }
say-dealt = { $player } is dealt { $card }
say-looks = { $player } looks at { $card }
say-token = { $player } draws: { $symbol }

## Why not

why-over = The game is over.
why-wait = Nothing is asked of you now: others have to finish first.
why-no-pass = You cannot pass: place a cube or rotate your dial. Anything optional has its own answer to decline it.
why-one-response = This is not a response: one element, one response.
why-which-token = Two tokens are drawn: say which one you use.
why-one-token = One token is to be answered, { $symbol }: say only what you do with it.
why-one-element = One element is to be used, { $symbol }: say only what you do with it.
why-token-not-drawn = This token is not drawn: “{ $attempt }”.
why-no-response-now = A cube is placed only in answer to an element.
why-no-element = There is no element “{ $attempt }”.
why-not-your-card = { $card } belongs to { $player }.
why-not-active = { $card } is not one of your active cards.
why-other-element = { $symbol } does not fit: the element is { $symbol2 }.
why-own-element = { $card } gave the element: it cannot take the cube itself.
why-no-slot = { $card } has no such slot: { $symbol }.
why-slot-full = { $card } has no empty slot left: { $symbol }.
why-no-cube = You have no available cube: move one from another of your cards.
why-cubes-left = You still have available cubes, so none is moved from another card.
why-same-card = A cube is moved from one card to another, not within a card.
why-locked = { $card } is full and waits to be resolved: its cubes stay.
why-no-cube-there = { $card } has no cube there: { $symbol }.
why-no-cell = There is no cell “{ $attempt }”.
why-no-piece = There is no piece “{ $attempt }”.
why-no-placement = Nothing is placed now.
why-other-piece = The card places something else: { $piece }.
why-lift-first = The supply has run out: take one off the map first ({ $piece }).
why-occupied = There is already a tile{ $at }.
why-not-beside = A new tile has to share a side with another tile{ $at }.
why-must-be-adjacent = The card says what the tile has to be adjacent to: { $piece }.
why-empty-map = The map is empty: the first tile goes to the middle (0,0).
why-lifted = One was taken off the map: place that one now ({ $piece }).
why-no-tile = There is no tile{ $at }.
why-on-water = Water never takes this: { $piece }.
why-second-mountain = There is already a mountain{ $at }.
why-no-room = { $n ->
    [0] This tile can hold no forest{ $at }.
   *[other] This tile already holds as many forests as it can{ $at }.
}
why-unsuitable = It cannot be placed there: { $piece }{ $at }.
why-card-says-where = { $card } says where, and it is not there.
why-empty-first = A tile without animals comes first: { $piece }.
why-strands = After that the placements of { $card } could not all be done.
why-supply-left = The supply still has some: { $piece }.
why-cannot-lift = It cannot be taken off the map: { $piece }{ $at }.
why-card-has-begun = { $card } has begun: what it places can no longer be declined.
why-no-animal = There is no animal “{ $attempt }”.
why-no-move = No animal is moved now.
why-must-move = The card moves an animal if there is one.
why-not-there = It is not there: { $piece }{ $at }.
why-not-this-animal = The card does not move this animal now: { $piece }.
why-too-far = It cannot get there in that many steps{ $at }.
why-cannot-enter = { $piece } cannot enter this terrain: { $piece2 }.
why-no-replacement = No tile is replaced now.
why-not-replaceable = { $card } cannot replace this tile so{ $at }.
why-not-bare = The tile has tokens on it{ $at }.
why-no-removal = Nothing is removed now.
why-removes-tile = The card removes a tile now, no token.
why-removes-token = The card removes tokens now, no tile.
why-not-this-token = { $card } does not remove this: { $piece }.
why-is-this = That is the piece the card speaks of: { $piece }{ $at }.
why-not-adjacent = It is not adjacent: { $piece }{ $at }.
why-not-in-habitat = It is not in this habitat: { $piece }{ $at }.
why-no-this = No piece is to be picked now.
why-not-this = The next lines cannot mean that one: { $piece }{ $at }.
why-no-choice = No line of a card is to be chosen now.
why-not-these = That is not what the card offers now.
why-first-in-order = The first player to resolve a card on a token cannot take the cube back.
why-gained-cube = The cube on { $card } came with a gained element: it is not taken back.
why-no-take-back = There is no cube on { $card } to take back now.
why-waits = { $card } waits until the effects under way are finished.
why-not-full = { $card } is not full: a partly filled card does nothing.
why-no-play = No card is played now: that takes a third rotation or an effect.
why-not-in-hand = { $card } is not in your hand.
why-no-cubes-left = The supply has no cubes left.
why-not-third = A cube is gained by a third rotation or an effect.
why-accepted = You have set the dial back for it: gain a card now.
why-looked = You have looked: one of the two cards is yours.
why-not-second = A card is gained by a second rotation or an effect, and only at that moment.
why-no-gain = No card is gained now.
why-no-deck = There is a brown deck and a blue deck.
why-deck-empty = There is no card to look at.
why-one-card-left = Only one card is left in the decks: look at that one.
why-used-up = { $card } is used up: only cards of the row can be taken.
why-not-in-row = { $card } is not in the row.
why-not-in-pack = { $card } is not in your pack.
why-not-looked-at = { $card } is not one of the cards you look at.
why-deck-taken = Another player has this deck.
why-no-such-deck = This game has no deck “{ $attempt }”.
why-picked = You have chosen { $card } already.
why-not-now = This is not asked now.

## What happens

# Where something is on the map: for those who see no map to point at.
at-cell = ({ $cell })

log-harbinger = { $player } is the first Harbinger.
    .you = You are the first Harbinger.
log-deck = { $player } takes the starting deck: { $zone }.
    .you = You take the starting deck: { $zone }.
log-dealt = { $player } is dealt { $card }.
    .you = You are dealt { $card }.
    .hidden = { "" }
log-kept = { $player } keeps { $card }.
    .you = You keep { $card }.
    .hidden = { "" }
log-passed = { $how ->
    [blue] The packs of blue cards go to the left.
   *[brown] The packs of brown cards go to the right.
}
log-set-up = Everything is ready: { $number } cards are left in the two decks.
log-round = Round { $number }: { $player } is the Harbinger.
    .you = Round { $number }: you are the Harbinger.
log-token = { $player } draws: { $symbol }.
    .you = You draw: { $symbol }.
log-cube-on = { $player } places a cube on { $card } ({ $symbol }).
    .you = You place a cube on { $card } ({ $symbol }).
log-moved-cube = { $player } moves a cube to { $card } ({ $symbol }).
    .you = You move a cube to { $card } ({ $symbol }).
log-rotated = { $player } rotates the dial: { $number }.
    .you = You rotate your dial: { $number }.
log-kept-dial = { $player } leaves the dial and gains no card.
    .you = You leave the dial and gain no card.
log-cube = { $player } gains a cube.
    .you = You gain a cube.
log-no-cube = The supply has no cube for { $player }.
    .you = The supply has no cube for you.
log-played = { $player } has a new active card: { $card }.
    .you = You have a new active card: { $card }.
log-announced = { $player } has a new active card, a Repercussion card: { $card }. Its effects: { $effects }.
    .you = You have a new active card, a Repercussion card: { $card }. Its effects: { $effects }.
log-looks = { $how ->
    [both] { $player } looks at a brown and a blue card.
    [blue] { $number ->
        [1] { $player } looks at one blue card.
       *[other] { $player } looks at two blue cards.
    }
   *[brown] { $number ->
        [1] { $player } looks at one brown card.
       *[other] { $player } looks at two brown cards.
    }
}
    .you = { $how ->
    [both] You look at a brown and a blue card.
    [blue] { $number ->
        [1] You look at one blue card.
       *[other] You look at two blue cards.
    }
   *[brown] { $number ->
        [1] You look at one brown card.
       *[other] You look at two brown cards.
    }
}
log-saw = { $player } sees { $card }.
    .you = You see { $card }.
    .hidden = { "" }
log-gained = { $player } keeps { $card }.
    .you = You keep { $card }.
    .hidden = { $player } keeps a card.
log-to-row = { $card } goes face up to the row.
log-took = { $player } takes { $card } from the row.
    .you = You take { $card } from the row.
log-took-back = { $player } takes a cube back from { $card } and rotates the dial.
    .you = You take your cube back from { $card } and rotate your dial.
log-eco = ECO! { $player } resolves { $card }.
    .you = ECO! You resolve { $card }.
log-impossible = The placements of { $card } are impossible: nothing else on it happens.
log-impossible-line = A line of { $card } cannot be carried out.
log-turned = { $number ->
    [one] { $card } is turned: { $number } leaf is left.
   *[other] { $card } is turned: { $number } leaves are left.
}
log-used-up = { $card } is used up.
log-placed = { $player } places { $thing }{ $at }.
    .you = You place { $thing }{ $at }.
log-lifted = { $player } takes { $thing } off the map{ $at }.
    .you = You take { $thing } off the map{ $at }.
log-declined = { $player } takes nothing off the map, so { $card } does nothing.
    .you = You take nothing off the map, so { $card } does nothing.
log-moved = { $player } moves { $thing }{ $at }.
    .you = You move { $thing }{ $at }.
log-replaced = { $player } replaces a tile with { $instead }{ $at }.
    .you = You replace a tile with { $instead }{ $at }.
log-removed = { $player } removes { $thing }{ $at }.
    .you = You remove { $thing }{ $at }.
log-scored = { $number ->
    [one] { $player } gains { $number } point with { $card }.
   *[other] { $player } gains { $number } points with { $card }.
}
    .you = { $number ->
    [one] You gain { $number } point with { $card }.
   *[other] You gain { $number } points with { $card }.
}
log-reached = { $player } has { $number } points: the game will end with this round.
    .you = You have { $number } points: the game will end with this round.
log-rebuilt = { $how ->
    [blue] { $number } used-up cards become the new blue deck.
   *[brown] { $number } used-up cards become the new brown deck.
}
log-tie = { $how ->
    [pair] The lead is shared: the bag passes on, and two more tokens are drawn (step { $number }).
   *[one] The lead is shared: the bag passes on, and one more token is drawn (step { $number }).
}
log-over = { $how ->
    [stalled] The game is over. { end-stalled }
    [shared] The game is over. { end-shared }
   *[goal] The game is over. { end-goal }
}

end-goal = The goal was reached when the round ended.
end-stalled = The table had come to a standstill.
end-shared = The leaders could not be separated and share the victory.
tie-step = sole leader at step { $number }

## Help on a question

help-ChooseDeck = Each starting deck has twelve cards; the three with the darker icon begin active, the other nine are your hand (ECO-24, ECO-26).
help-Draft-blue = Keep one card of your pack and pass the rest to the left (ECO-29); with two players you keep two (ECO-154). All choose at the same time (ECO-33).
help-Draft-brown = Keep one card of your pack and pass the rest to the right (ECO-31); with two players you keep two (ECO-154). All choose at the same time (ECO-33).
help-ChooseActive = Three of your cards begin active, with two players five (ECO-34, ECO-152). All choose at the same time, and the cards are shown together (ECO-R10).
help-Respond = Place one of your cubes on an empty slot of this element on one of your active cards, or rotate your dial (ECO-45, ECO-49). For a Wild any slot will do (ECO-42). You may change your answer until everybody has answered (ECO-R11).
help-RespondToPair = With two players two tokens are drawn; you use each of them separately, for a cube or a rotation (ECO-155, ECO-156). Which one comes first is your choice (ECO-R17).
help-UseElement = A gained element is like a drawn one, for you alone; the cube cannot go on the card that gave it (ECO-114, ECO-116). Cards that become full wait; what the dial brings happens at once (ECO-119, ECO-120).
help-OfferCard = On the second rotation you may set the dial back to START and gain a card (ECO-71). If you decline, the offer is gone, and the third rotation comes next (ECO-72).
help-PlayOrCube = On the third rotation you play a card from your hand or gain a cube; then the dial goes back to START (ECO-73).
help-PlayFromHand = The card becomes active at once, with most leaves up and without cubes (ECO-74). You may decline (ECO-R31).
help-ChooseWay = Look at two cards of one deck or one of each, keep one and put the other face up in the row; or take a card of the row (ECO-79, ECO-80). You choose before you look (ECO-R40).
help-MayGainCard = Look at two cards of one deck or one of each, keep one and put the other face up in the row; or take a card of the row (ECO-79, ECO-80). You may decline (ECO-R31).
help-KeepOne = One card goes to your hand, the other face up to the row (ECO-79). Only you see the two (ECO-84).
help-OfferTakeBack = As another player has resolved a card on this token, you may take back the cube you just placed (ECO-65). Then you rotate your dial instead; the card keeps its other cubes and its leaves (ECO-66).
help-ResolveNext = Full cards wait until the card under way is finished; then you resolve them in the order you like (ECO-119, ECO-R33).
help-PickThis = Words like “this herd” and “adjacent” mean the piece just placed; of several you pick one (ECO-144, ECO-R60).
help-ChooseLine = You carry out one of the two; what is impossible is not offered (ECO-R29).
help-MayDo = This line is optional (ECO-R31).
help-PlacePiece = A tile has to share a side with another tile (ECO-90). Animals go to a tile of their habitat, and first to one without animals (ECO-102, ECO-107). Only cells are offered after which the card can still be completed (ECO-R29).
help-LiftPiece = The supply has run out: you may take a piece of the same type off the map and place that one (ECO-112). As the first thing the card does, you may decline; then it does nothing (ECO-R50).
help-ChooseMover = The card says which animals move, how many, and how far (ECO-122). They move one after another (ECO-R51).
help-MoveTo = The animal may pass and end on tiles with others, and on terrain where it could not be placed (ECO-123, ECO-124). Land animals do not enter Water, nor Water animals Land (ECO-125, ECO-126).
help-ReplaceTile = Land to Water: mountains, forests and land animals leave. Water to Land: water animals leave. Desert and Grassland: everything stays (ECO-133, ECO-134, ECO-135).
help-ChooseTile = A tile without tokens leaves the map; its cell is free (ECO-136, ECO-R55).
help-ChooseToken = Adjacent is at most one tile away, the own tile included (ECO-138, ECO-R57). You may stop at any time (ECO-R31).

## The table

zone-map = Map
zone-supply = Supply
zone-bag = Element bag
zone-drawn = Drawn in this round
zone-cubes = Cube supply
zone-brown = Brown deck
zone-blue = Blue deck
zone-row = Face-up row
zone-discard = Discard pile
zone-hand = Hand
zone-active = Active cards
zone-available = Available cubes
zone-dial = Dial
zone-score = Points
zone-pack = Pack
card-slots = Slots
card-leaves = Leaves
card-effects = Effects
card-red = Repercussion card
kind-card = Card
card-back-brown = Brown back
card-back-blue = Blue back

score-brown = From brown cards
score-blue = From blue cards

option-landscape = Landscape
option-landscape-help = How the first four tiles lie (ECO-15, ECO-16).
option-decks = Starting cards
option-decks-help = Pre-built decks with a paw or a plant icon, or a draft (ECO-24, ECO-27, ECO-29).
option-goal = Goal
option-goal-help = Points that end the game with the round: 80, or 60 in the short game (ECO-160, ECO-162).
option-choose-decks = Players choose their decks
option-choose-decks-help = Otherwise the decks are dealt at random (ECO-25, ECO-R08).
option-harbinger = First Harbinger
option-harbinger-help = Chance decides, or the table names a seat (ECO-20, ECO-R07).
option-draft-1 = Player 1 drafts
option-draft-1-help = At a table with pre-built decks some players may draft (ECO-36, ECO-R09).
option-draft-2 = Player 2 drafts
option-draft-2-help = At a table with pre-built decks some players may draft (ECO-36, ECO-R09).
option-draft-3 = Player 3 drafts
option-draft-3-help = At a table with pre-built decks some players may draft (ECO-36, ECO-R09).
option-draft-4 = Player 4 drafts
option-draft-4-help = At a table with pre-built decks some players may draft (ECO-36, ECO-R09).
option-draft-5 = Player 5 drafts
option-draft-5-help = At a table with pre-built decks some players may draft (ECO-36, ECO-R09).
option-draft-6 = Player 6 drafts
option-draft-6-help = At a table with pre-built decks some players may draft (ECO-36, ECO-R09).
value-default = default
value-river = river
value-coast = coast
value-islands = islands
value-paw = paw decks
value-plant = plant decks
value-draft = draft
value-80 = 80
value-60 = 60
value-random = random
value-1 = 1
value-2 = 2
value-3 = 3
value-4 = 4
value-5 = 5
value-6 = 6

## In the terminal

# Headings and short facts; what happens while a card is resolved.
progress = Round { $number } · leader { $points } of { $goal }
screen-harbinger = Harbinger
screen-goal = Goal: { $number } points
screen-scarce = Supply almost empty
screen-cards = hand { $number } ({ $backs })
screen-cubes = cubes { $number }
screen-score = { $number }/{ $goal }
screen-kept = Kept
screen-own-hand = Your hand { $number }
screen-seen-in-hand = Known in the hand: { $player }
screen-eco = ECO!
short-placed = { $what } at { $where }
short-lifted = { $what } taken off { $where }
short-moved = { $what } moves: { $where }
short-replaced = { $where } becomes { $what }
short-removed = { $what } removed from { $where }
short-scored = { $number ->
    [one] +{ $number } point
   *[other] +{ $number } points
}
short-cube-on = cube on { $card }: { $what }
short-moved-cube = cube moved to { $card }: { $what }
short-rotated = dial: { $number }
short-cube = +1 cube
short-turned = { $number ->
    [one] { $number } leaf left
   *[other] { $number } leaves left
}
short-used-up = used up

## Player aid: sections in this order, the first line is the heading

guide-1 =
    A token is drawn
    Everybody answers at once: a cube on an empty slot of this element on an active card, or a quarter turn of the dial.
    Without an available cube you may move one from another of your cards.
    A Wild fits every slot; after it the round ends, and the bag goes to the left.
guide-2 =
    ECO!
    When a card is full: take its cubes back, carry out its lines from top to bottom, turn it to fewer leaves. With the last leaf it is used up.
    If several cards are full, the players resolve them clockwise, beginning with the Harbinger.
    If somebody resolved before you, you may take your cube back and rotate your dial instead.
    If the placements of a card cannot all be done, nothing else on it happens.
guide-3 =
    The dial
    Second rotation: you may go back to START and gain a card.
    Third rotation: play a card from your hand or gain a cube; then START.
guide-4 =
    The map
    { symbol-grassland }: one forest; with a mountain two. { symbol-desert }: with a mountain one. { symbol-water }: neither.
    Adjacent: at most one tile away. Herd: adjacent animals of one species. Habitat: adjacent mountains, forests, or tiles of one terrain. Territory: connected Land.
guide-5 =
    The end
    After a Wild, if somebody has 80 points or more (short game: 60), the highest score wins.
    With a tie, the bag passes on and one more token is drawn, until one player leads alone.

## What bots count, as reasons of hints

reason-points = Points
reason-cards = What your active cards promise
reason-hand = Best cards in hand
reason-held = Cards in hand
reason-cubes = Free cubes
reason-dial = Dial
reason-active = Active cards

# A first game.

goal-line = Shape the continent so that your cards score. When a round ends with somebody at 80 points, the most points win.
first-game = For a first game: three players and the ready decks with a paw, so nothing has to be chosen before you play (ECO-24).
aid-cards = grazing_plain, long_march, high_noon

log-lost-points = { $player } loses { $number } points ({ $card }).
    .you = You lose { $number } points ({ $card }).
log-discarded-card = { $player } discards { $card }.
    .you = You discard { $card }.
log-took-discarded = { $player } takes { $card } from the discard pile.
    .you = You take { $card } from the discard pile.
ask-swap = { $card }: which animal changes places?
ask-swap-with = { $card }: with which animal does { $thing }{ $at } change places?
say-swap = { $piece }, { $cell }
say-swap-with = With { $piece }, { $cell }
help-PickHand = Choose whose hand you look at; nobody else sees it (CRD-27).
help-SwapFirst = Choose the first of the two animals that change places (CRD-34).
help-SwapSecond = Choose the animal it changes places with; each must be able to enter the other’s tile (CRD-34).
why-no-swap = No animals change places now.
why-cannot-swap = { $piece }{ $at } cannot change places: each of the two must be able to enter the other’s tile.

## What may be chosen for a card on the designers’ bench

choice-back-brown = brown
choice-back-blue = blue
choice-dark-paw = paw
choice-dark-plant = plant

# What is wrong in a card file (core/fault.py). What stands in the file is quoted as it stands there.

mistake-rule-slots = one to six slots (ECO-11)
mistake-rule-leaves = one to four leaves (ECO-11)
mistake-rule-decks = six decks (ECO-24, ECO-27)
mistake-rule-habitat = where the species lives: terrain or a feature (ECO-102)
mistake-rule-lines = one to nine lines
mistake-rule-letter = a small letter
mistake-rule-number = 1 to { $most } (ECO-02)
mistake-count-cards = { $count } cards instead of { $wanted } ({ $rule })
mistake-box-tiles = land and water tiles together are { $count } ({ $rule })
mistake-box-elements = { $count } element tokens instead of { $wanted } (ECO-08)
mistake-box-animals = { $count } animal tokens instead of { $wanted } (ECO-06)
mistake-box-number = { $wanted } by the rulebook, not { $number } (or state [set] { $field } = { $number })
mistake-few-cards = { $count } { $back } cards, at least { $fewest } (ECO-R06)
mistake-deck-cards = { $count } { $back } cards instead of { $wanted } (ECO-23)
mistake-deck-dark = { $count } dark cards instead of { $wanted } (ECO-24)
mistake-not-in-deck = the card is in no { $family } deck
mistake-letter-taken = "{ $letter }" is the letter of another species
mistake-own-species = { $what }; one of your own needs a name = "…"
mistake-landscape-tiles = { $count } expected: 1 desert, 1 grassland, 2 water (ECO-15)
mistake-landscape-cells = cells are written [q, r]
mistake-landscape-twice = two tiles on one cell
mistake-no-landscape = missing landscape: { $landscape }
mistake-number-taken = { $number } is already the number of { $card } (ECO-02)
mistake-after-placements = a line of several effects that changes the map comes after the placements
mistake-same-kind = "{ $what }" replaced by the same kind is not a replacement (ECO-R54)
mistake-owner-alone = "{ $text }" is for the owner of the card alone (CRD-22)
mistake-none-placed = "{ $text }" speaks of a piece that no line above has placed (CRD-22)
mistake-stands-alone = "{ $text }" is a line of its own (CRD-32)
mistake-no-element = "{ $word }" is no element (one of: { $choices })
mistake-not-either = "{ $text }" is not one line or another
mistake-placed-always = a placement effect is not optional (ECO-R31)
mistake-on-the-map = territories are counted on the map
mistake-not-counted = "{ $text }" is nothing that can be counted
mistake-no-condition = "{ $text }" is no condition
mistake-no-token = "{ $word }" is no token
mistake-no-animal = "{ $word }" is no animal
mistake-no-piece = "{ $word }" is no piece
mistake-no-feature = "{ $word }" is no feature
mistake-no-terrain = "{ $word }" is no terrain
mistake-no-thing-to-count = "{ $word }" is no thing to count
mistake-no-habitat-or-territory = "{ $word }" is no habitat or territory
mistake-across-water = { $what } enters water anyway; nothing lets a species of the water on land (ECO-125)
mistake-placed-number = 1 to 9 pieces are placed
mistake-not-on = { $what } cannot be placed on a tile with a { $where }
mistake-not-in-water = { $what } lives in the water, where there is never a { $where } (ECO-101)
mistake-never-there = there is never "{ $what }" in "{ $where }"
mistake-nothing-before = "{ $what }" with nothing placed, moved or replaced before it (ECO-R60)
mistake-always-there = 0 or more are always there
mistake-nothing-removed = "removed" with nothing removed before it
mistake-never-removed = the card never removes "{ $what }"
mistake-never-both = mountains and forests are never on such a tile (ECO-101)
mistake-unknown-back = unknown back { $value } (one of: { $choices })
mistake-unknown-element = unknown element { $value } (one of: { $choices })
mistake-unknown-deck = unknown deck { $value } (one of: { $choices })
mistake-unknown-family = unknown family { $value } (one of: { $choices })
mistake-unknown-habitat = unknown habitat { $value } (one of: { $choices })
mistake-unknown-species = unknown species { $value } (one of: { $choices })
