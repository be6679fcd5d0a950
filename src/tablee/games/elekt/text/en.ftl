### Elekt: every sentence of the game. English is the source; fr.ftl and ru.ftl have the same messages.
### Words that stand on cards (attributes, zones, types) are in cards.en.ftl, and so is what their texts ask.

title = Elekt
notice = Elekt is a game by Krzysztof Głośnicki, illustrated by Katarzyna Przeździecka, published by What The Frog. This is an independent implementation, neither made nor approved by them; the cards are this project’s own except for what the rulebook tells of them.
automaton = The Coalition

## Questions

ask-recruit = Keep one of the two Units, or discard both and draw another.
ask-direction = Which way does the Sceptre point?
ask-turn = { $n ->
    [one] Assign a Unit to a zone, or pass. You may assign { $n } more.
   *[other] Assign a Unit to a zone, or pass. You may assign { $n } more.
}
ask-use = { $card }: use the ability?
ask-tokens = { $n ->
    [one] You win Mysticism in the { $zone } zone: you may attach one token to a Unit there.
   *[other] You win Mysticism in the { $zone } zone: you may attach up to { $n } tokens to Units there.
}
ask-swap = You win Duplicity in the { $zone } zone: you may swap one of your Units there with one in another zone.
ask-banish = You win Brutality in the { $zone } zone: you may banish a Unit there.
ask-protect = { $n ->
    [0] { $card } is banished. Protect it for free?
   *[other] { $card } is banished. Protect it for { $n } Amber?
}
ask-keep = { $card } is protected. Spend 1 more Amber for { $second } so that it stays in place?
ask-order = Several of your abilities apply at once: which comes first?
ask-sceptre = You won the Privilege: who gets the Sceptre?
ask-penalty = You pass: what does the Coalition lose?

# What chance is asked.
ask-deal = Which Unit is dealt ({ $player })?
ask-draw = Which Unit is drawn ({ $player })?
ask-first = Which Unit does { $player } draw for the Sceptre?
ask-first-of-equals = Which of the tied players takes the Sceptre?
ask-turn-up = Which card is turned up in the { $zone } zone?
ask-masters = Which Master is given to the Coalition?
ask-coalition = Which Unit does the Coalition assign?

## Answers

say-keep-recruit = Keep { $card }
say-both = Discard both and draw another
say-clockwise = Clockwise
say-counter = Counter-clockwise
say-assign = Assign { $card } to { $zone }
say-pass = Pass
say-use = Use { $card }
say-use-amber = Use { $card } for { $n } Amber
say-use-discard = Discard { $card } and use it
say-use-no = Do not use { $card }
say-attach = Attach { $symbol } to { $card } ({ $player })
say-attach-nothing = Attach nothing more
say-swap = Swap { $card } with { $second }
say-swap-nothing = Swap nothing
say-banish = Banish { $card } ({ $player })
say-banish-nothing = Banish nothing
say-protect = { $n ->
    [0] Protect { $card } for free
   *[other] Protect { $card } for { $n } Amber
}
say-give-up = Give up { $card }
say-keep = { $card } stays in place
say-to-hand = { $card } returns to your hand
say-order = { $card } first
say-sceptre = Give the Sceptre to { $player }
say-sceptre-clockwise = Give the Sceptre to { $player }, clockwise
say-sceptre-counter = Give the Sceptre to { $player }, counter-clockwise
say-lose-amber = The Coalition loses all its Amber
say-lose-seals = The Coalition loses all its Seals

# What chance may answer.
say-dealt = { $player } is dealt { $card }
say-draws = { $player } draws { $card }
say-first = { $player } takes the Sceptre
say-turned-up = { $card } is turned up
say-master = The Coalition is given { $card }
say-coalition-assigns = The Coalition assigns { $card }

## Why not

why-over = The game is over.
why-not-your-turn = Nothing is asked of you now.
why-other-turn = It is another player’s turn ({ $player }).
why-answer-first = What your turn has set off comes first: answer that question.
why-no-pass = You can pass only on your turn of the Assignment phase. Anything optional has its own answer to decline it.
why-no-assignment = Units are assigned only on your turn of the Assignment phase, one at a time.
why-no-unit = { $card } is no Unit.
why-no-zone = There is no such zone: Units go to Skirmish, Machination or Privilege.
why-not-in-hand = { $card } is not in your hand.
why-no-room = You have no room for another Unit in the { $zone } zone.
why-no-recruits = Units are kept or discarded only in the Recruitment phase, out of the two you are dealt.
why-not-dealt = { $card } is not one of the two Units you were dealt.
why-no-attach = You have no token to attach now.
why-no-attribute = There is no such attribute: Mysticism, Duplicity, Brutality and Authority.
why-no-token = The supply has no { $symbol } token left.
why-not-here = { $card } is not in this zone.
why-in-no-zone = { $card } is not in a zone.
why-must-differ = The two tokens must be of different attributes: no second { $symbol } is possible.
why-pair-complete = The pair is complete: what is left is the token that an ability adds, and that is not { $symbol }.
why-other-token = The card names another token or another Unit.
why-used-already = You have already accepted: choose.
why-not-optional = This ability is not optional: choose.
why-no-swap = You have no swap to make now.
why-not-your-unit = { $card } is not a Unit of yours in a zone.
why-same-zone = Units are swapped between different zones.
why-swap-from-here = { $card } is not the Unit that changes places here.
why-no-banish = It is not for you to banish a Unit now.
why-other-kind = { $card } is not of the kind that the card names.
why-not-your-privilege = { $card } is not a Privilege of yours.
why-used-this-round = { $card } has already been used this round.
why-no-use-now = This is not the moment to use { $card }.
why-nothing-to-use = { $card } has no ability that you choose to use.
why-only-when-assigned = An immediate ability is used only right after its Unit has been assigned ({ $card }).
why-chance-gone = An immediate ability is used right after the assignment or not at all: { $card } has missed its chance.
why-no-decline = Nothing is asked about { $card }: a Privilege you do not want to use is simply left alone.
why-does-nothing = { $card } would do nothing now.
why-no-amber = You do not have enough Amber.
why-other-price = That is not the price of { $card }.
why-no-master = You have no Privilege that decides a tie.
why-only-tied = { $card } is used only when { $symbol } is tied.
why-other-master = You are asked about another Master now: each is asked about once.
why-name-winner = Name who wins: { $card } decides in favour of a side that is tied.
why-not-tied = Only a side that is tied can be named the winner.
why-no-guard = No Guard of yours is asked to take a banishment now, or not that one.
why-no-protection = Only a Unit of yours that is being banished can be protected.
why-no-stay = No protected Unit of yours may be left in place now, or not that one.
why-no-take = A Unit is taken from the discard pile only if a card says so, and none does now.
why-not-in-pile = { $card } is not in the Unit discard pile.
why-who-takes = It is another side that takes the Unit: { $player }.
why-no-steal = Nothing is stolen now: only a card that says so takes a Unit out of its zone.
why-not-itself = { $card } does not take itself.
why-other-owner = { $card } belongs to another side: { $player }.
why-no-place = You have no Unit to place now.
why-place-here = The card places a Unit in its own zone only.
why-must-place = You hold such a Unit, so it must be placed.
why-no-order = You are not asked to order any abilities now, or not that one.
why-no-impostor = That Unit slips into no hand now.
why-no-rival = It slips into the hand of a rival.
why-empty-hand = That hand is empty.
why-no-discard = You have nothing to discard now.
why-cannot-discard = { $card } is neither in your hand nor on your side of this zone.
why-no-remove = You have no token to remove now.
why-no-sceptre = Only the winner of the Privilege gives the Sceptre away, during the Reset.
why-no-such-side = There is no such player at this table.
why-which-way = Say which way the Sceptre points: clockwise or counter-clockwise.
why-no-direction = You are not asked for the direction of the Sceptre now.
why-two-sides = Between two sides the direction of the Sceptre changes nothing, so it is not asked.
why-no-penalty = The Coalition loses Amber or Seals only when you pass.

## What happens

log-master = The Coalition is given { $card }.
log-drew-for-first = { $player } draws { $card } for the Sceptre.
    .you = You draw { $card } for the Sceptre.
log-first = { $player } takes the Sceptre.
    .you = You take the Sceptre.
log-round = Round { $number }. { $player } has the Sceptre.
    .you = Round { $number }. You have the Sceptre.
log-turned-up = New card in the { $zone } zone: { $card }.
log-dealt = { $player } is dealt { $card }.
    .you = You are dealt { $card }.
    .hidden = { "" }
log-drew = { $player } draws { $card }.
    .you = You draw { $card }.
    .hidden = { $player } draws a Unit.
log-discarded-recruit = { $player } discards { $card } during Recruitment.
    .you = You discard { $card } during Recruitment.
log-recruited = { $player } recruits a Unit.
    .you = You recruit a Unit.
log-reshuffled = { $number ->
    [one] The discard pile becomes the new Unit deck: { $number } card.
   *[other] The discard pile becomes the new Unit deck: { $number } cards.
}
log-assignment = Assignment phase of round { $number }. { $player } begins.
    .you = Assignment phase of round { $number }. You begin.
log-assigned = { $player } assigns { $card } to { $zone }.
    .you = You assign { $card } to { $zone }.
log-passed = { $player } passes.
    .you = You pass.
log-used = { $player } uses { $card }.
    .you = You use { $card }.
log-paid = { $player } spends { $number } Amber for { $card }.
    .you = You spend { $number } Amber for { $card }.
log-used-up = { $player } discards { $card } to use it.
    .you = You discard { $card } to use it.
log-declined = { $player } does not use { $card }.
    .you = You do not use { $card }.
log-seal = { $number ->
    [one] The ability changes nothing: the Coalition takes a Seal, { $number } in all.
   *[other] The ability changes nothing: the Coalition takes a Seal, { $number } in all.
}
log-title = { $how ->
    [amber] Three Amber become a Title of the Coalition.
   *[seals] Three Seals become a Title of the Coalition.
}
log-lost-amber = The Coalition loses all its Amber.
log-lost-seals = The Coalition loses all its Seals.
log-gained-amber = { $player } gains { $number } Amber.
    .you = You gain { $number } Amber.
log-discarded-amber = { $player } discards { $number } Amber.
    .you = You discard { $number } Amber.
log-zone = Clashes in the { $zone } zone.
log-tied = { $symbol } is tied at { $number }.
log-won = { $player } wins { $symbol } with { $number }.
    .you = You win { $symbol } with { $number }.
log-won-card = { $player } wins { $card }.
    .you = You win { $card }.
log-unclaimed = Nobody is in the { $zone } zone: { $card } is discarded.
log-attached = { $symbol } is attached to { $card } ({ $player }).
    .you = { $symbol } is attached to your { $card }.
log-removed = { $symbol } is removed from { $card } ({ $player }).
    .you = { $symbol } is removed from your { $card }.
log-stole = { $player } steals { $symbol } for { $card }.
log-swapped = { $player } swaps { $card } with { $second }.
    .you = You swap { $card } with { $second }.
log-banishes = { $player } banishes { $card } ({ $other }).
    .you = You banish { $card } ({ $other }).
    .to-you = { $player } banishes your { $card }.
log-guarded = { $card } ({ $player }) is banished instead of { $second }.
    .you = Your { $card } is banished instead of { $second }.
log-protected = { $player } protects { $card }.
    .you = You protect { $card }.
log-protected-paid = { $player } protects { $card } for { $number } Amber.
    .you = You protect { $card } for { $number } Amber.
log-stayed = { $card } ({ $player }) stays in place, thanks to { $second }.
    .you = Your { $card } stays in place, thanks to { $second }.
log-banished = { $card } ({ $player }) goes to the discard pile.
    .you = Your { $card } goes to the discard pile.
log-discarded = { $player } discards { $card }.
    .you = You discard { $card }.
log-placed = { $player } places { $card } in { $zone }.
    .you = You place { $card } in { $zone }.
log-placed-nothing = { $player } has nothing to place for { $card }.
    .you = You have nothing to place for { $card }.
log-took-from-pile = { $player } takes { $card } from the discard pile.
    .you = You take { $card } from the discard pile.
log-stole-unit = { $player } takes { $card } from { $other } into hand.
    .you = You take { $card } from { $other } into your hand.
    .to-you = { $player } takes your { $card } into hand.
log-slipped-in = { $player } slips { $card } into { $other }’s hand: { $second } is placed instead.
    .you = You slip { $card } into { $other }’s hand: { $second } is placed instead.
    .to-you = { $player } slips { $card } into your hand: your { $second } is placed instead.
log-forged = { $player } turns { $card } face down: it is a Title.
    .you = You turn { $card } face down: it is a Title.
log-sceptre = { $how ->
    [clockwise] { $other } has the Sceptre, clockwise.
   *[counter-clockwise] { $other } has the Sceptre, counter-clockwise.
}
    .to-you = { $how ->
    [clockwise] You have the Sceptre, clockwise.
   *[counter-clockwise] You have the Sceptre, counter-clockwise.
}
log-recalled = All Units return to the hands, all tokens to the supply.
log-over = { $how ->
    [titles] The game is over. { end-titles }
   *[rounds] The game is over. { end-rounds }
}

end-titles = Enough Titles have been won: there is a new emperor.
end-rounds = The last Privilege has been fought over.
tie-rank = court rank { $number }

## Help on a question

help-Recruit = You are dealt two Units (ELK-48). Keep one and discard the other, or discard both and draw one that you keep whatever it is (ELK-49, ELK-50). All choose at the same time, and the hands stay secret (ELK-52, ELK-R27).
help-SetDirection = The Sceptre’s direction gives the turn order and the court rank, from its holder on (ELK-42, ELK-43). Court rank decides ties of Authority (ELK-75).
help-TakeTurn = On your turn you assign one Unit to a zone, or pass (ELK-57). Whoever passes assigns no more this round (ELK-58). At most five Units a round (ELK-61), and two per zone, or three with two players (ELK-59, ELK-60). Privileges that speak of your turn may be used before.
help-UseAbility = An immediate ability is used right after its Unit is assigned, or not at all (ELK-21, ELK-22). Another ability with a price, and what the card of a zone offers, may be used each time its occasion comes (ELK-R07, ELK-R09). A price must be paid in full (ELK-23, ELK-194).
help-InOrder = Abilities of one player that follow the same event are carried out one after the other, in the order that player likes (ELK-R02).
help-AttachTokens = The winner of Mysticism may attach two tokens of different attributes to one or two Units of the zone, whoever owns them (ELK-80, ELK-81). Each token counts as one symbol (ELK-17). You may stop at any time (ELK-R56).
help-Attach = The token comes from the supply and counts as one symbol of its attribute as long as the Unit lies there (ELK-17, ELK-195).
help-Remove = The token goes from a Unit of yours back to the supply (ELK-196).
help-Swap = One of your Units here and one in another zone change places with their tokens (ELK-85, ELK-86). Immediate abilities are not used (ELK-88).
help-Banish = The banished Unit is discarded unless its owner protects it; in both cases it leaves with all its tokens (ELK-91, ELK-92, ELK-95).
help-GuardAgainst = The Guard may take any banishment of its zone on itself, and then cannot be protected (ELK-120, ELK-121). The saved Unit may be anyone’s (ELK-122).
help-Protect = A protected Unit goes to your hand (ELK-92). Base Units are protected for free, elite Units for 1 Amber unless a card says otherwise (ELK-93, ELK-94).
help-KeepInPlace = For 1 Amber more the protected Unit stays in its zone, keeps its tokens and still counts there (ELK-123).
help-BreakTie = Spend 1 Amber or discard the card: you name which of the tied players wins this clash, also if you are not among them (ELK-135, ELK-R12).
help-DiscardUnit = A Unit from your hand or from your side of this zone goes to the discard pile; it cannot be protected (ELK-96, ELK-R92).
help-Place = The Unit goes from your hand to your side of the zone, if there is room. It is no assignment, and its immediate ability is not used (ELK-200, ELK-R45).
help-TakeFromPile = The Unit discard pile lies open (ELK-R28). The Unit you take goes to your hand. For the Coalition the player decides where its rules do not (ELK-188).
help-TakeSceptre = You hold the Sceptre now and set its direction; the turn order of a phase already begun does not change (ELK-R22).
help-StealBody = You take another Unit of this zone into your hand, its tokens return to the supply, and the Body Thief is discarded (ELK-124, ELK-125, ELK-126).
help-SlipIn = The Impostor goes to the hand of the rival you name, and a random Unit of that hand takes its place as yours (ELK-R93, ELK-R36).
help-GiveSceptre = The winner of the Privilege gives the Sceptre to anyone, also to themselves, and sets its direction (ELK-103, ELK-R20).
help-Penalty = When you pass, you choose whether the Coalition loses all its Amber or all its Seals (ELK-168).

## The table

zone-skirmish = Skirmish
zone-machination = Machination
zone-privilege = Privilege
zone-hand = Hand
zone-recruits = Recruits
zone-discard = Unit discard pile
zone-unseen = Units you have not seen
zone-box = Out of the game
zone-supply = Supply
zone-amber = Amber
zone-seals = Seals
zone-sceptre = Sceptre
zone-titles = Titles
zone-won = Cards won
zone-privileges = Privileges

score-skirmish = From Skirmish cards
score-machination = From Machination cards
score-privilege = From cards face down

option-difficulty = Difficulty (solo)
option-difficulty-help = How many Masters the Coalition is given: one, two or three (ELK-146).
option-gentle = Gentle Coalition (solo)
option-gentle-help = The Coalition passes as soon as you have passed (ELK-R113).
value-easy = easy
value-medium = medium
value-hard = hard

## The table in the terminal, in few words

phase-recruitment = Recruitment
phase-assignment = Assignment
phase-clashes = Clashes
phase-reset = Reset
kind-base = Base Unit
kind-elite = Elite Unit
kind-skirmish = Skirmish card
kind-machination = Machination card
kind-privilege = Privilege
card-symbols = Symbols
card-type = Type
card-titles = Titles
card-text = Ability
screen-round = Round { $number } of { $rounds }
progress = { $round } · { $phase }
screen-unit-piles = Unit deck { $deck } · discard { $discard }
screen-no-card = no card
screen-clockwise = clockwise
screen-counter = counter-clockwise
screen-assigned = assigned { $number }/{ $most }
screen-finished = finished
screen-own-hand = Your hand { $number }
screen-used = used
screen-coalition = Coalition
screen-no-clash = No clash was won.
screen-wins = wins { $card }
screen-no-effect = no effect
screen-stolen = (stolen)
screen-banished = { $card } banished
screen-protected = { $card } protected
screen-face-down = { $number ->
    [one] { $number } Title face down
   *[other] { $number } Titles face down
}
screen-unseen = { $number ->
    [one] { $number } Privilege that nobody has seen
   *[other] { $number } Privileges that nobody has seen
}
screen-title = Title
screen-shield = Shield: protected for free.

# Why the Coalition does what it does.
coalition-follows = there because you have just assigned there (ELK-160)
coalition-first-free = there because it is the first free place from the left (ELK-161)
coalition-tokens = in the order { $order }, fewest tokens first (ELK-173, ELK-174)
coalition-duplicity = it steals where others swap (ELK-176)
coalition-brutality = your leftmost elite Unit first (ELK-180)

## Player aid: sections in this order, the first line is the heading

guide-1 =
    A round
    1. Recruitment: of two Units keep one, or discard both and draw one.
    2. Assignment: in turn, one Unit to a zone, or pass. Five Units a round at most.
    3. Clashes: Skirmish, Machination, Privilege; in each zone Mysticism, Duplicity, Brutality, Authority.
    4. Reset: Sceptre, 1 Amber for each of your Units in the Privilege zone (3 at most), Units return, new cards.
guide-2 =
    Clashes
    { symbol-mysticism }: attach two different tokens to Units of the zone.
    { symbol-duplicity }: swap one of your Units here with one in another zone.
    { symbol-brutality }: banish a Unit of the zone. Its owner may protect it: base Units for free, elite Units for 1 Amber.
    { symbol-authority }: win the card. Ties go to the highest court rank; in the other clashes a tie is won by nobody.
guide-3 =
    The end
    At once, with enough Titles: 7 with one or two players, 6 with three, 5 with four.
    Else after the round of the last Privilege: most Titles, then the highest court rank.
guide-4 =
    About the game
    { notice }

## What bots count, as reasons of hints

reason-titles = Titles
reason-near = Titles, the nearer to victory the more
reason-amber = Amber
reason-units = Elite Units
reason-privileges = Privileges
reason-sceptre = Sceptre
reason-zones = What the zones promise this round

# A first game.

goal-line = Be the first with enough Titles, won in Skirmish and Machination: 7 with two players, 6 with three, 5 with four.
aid-cards = dignitary, amber_demiurge, amber_caravan, keeper_of_amber

log-went-to-hand = { $card } goes to the hand of { $player }.
    .you = { $card } goes to your hand.
log-showed = { $player } shows { $card }.
    .you = You show { $card }.
help-PickHand = Choose whose hand you look at; nobody else sees it (CRD-27).

# What is wrong in a card file (core/fault.py). What stands in the file is quoted as it stands there.

mistake-rule-titles = one or two Titles (ELK-25)
mistake-rule-goal = if it is not written: { $two } with two players, { $three } with three, { $four } with four, { $alone } alone (ELK-112)
mistake-rule-lines = one or two lines
mistake-rule-type = small letters and underscores
mistake-no-such-type = no Unit has this type
mistake-base-copies = { $count } of each base Unit (ELK-05)
mistake-type-of-none = no Unit has the type "{ $type }" (there are: { $choices })
mistake-no-here = a Privilege lies in no zone and says no "here"
mistake-unknown-occasion = unknown occasion "{ $text }" on { $deck }
mistake-unknown-price = unknown price "{ $text }" (1 to 3 amber, discard this, or both with "or")
mistake-unknown-sentence = unknown sentence "{ $text }" on { $deck }
mistake-a-card-elite = an elite card
mistake-a-card-skirmish = a skirmish card
mistake-a-card-machination = a machination card
mistake-a-card-privilege = a privilege card
mistake-line-form = a line is "{ $plain }", "{ $paid }" or "{ $lasting }"
mistake-base-ability = a base Unit has no ability (ELK-12)
mistake-two-occasions = of two lines one begins with "{ $wanted }"
mistake-contradiction = two lines that say the same or contradict each other
mistake-while = "{ $wanted }" expected on such a card, not "{ $head }"
mistake-tied-winner = "when X is tied" and "choose the winner" belong together
mistake-no-price = { $deck } lies there to be won and is no price
mistake-this-unit = such a "this" is a Unit
mistake-this-gone = what was discarded as the price can be no "this" any more
mistake-it-assigned = "it" is the Unit just assigned: only "{ $occasion }"
mistake-clash-to-itself = "resolve X now" only "{ $occasion }": a clash must not lead to itself
mistake-swap-to-swap = a swap must not lead to a swap
mistake-to-itself = "{ $text }" only "{ $occasion }": a text must not lead to itself (CRD-28)
mistake-says-you = { $deck } belongs to nobody and says no "you"
mistake-order = the order names each attribute once (ELK-132)
mistake-unknown-attribute = unknown attribute { $value } (one of: { $choices })
mistake-count-base = { $count } Base cards instead of { $wanted } ({ $rule })
mistake-count-elite = { $count } Elite cards instead of { $wanted } ({ $rule })
mistake-count-skirmish = { $count } Skirmish cards instead of { $wanted } ({ $rule })
mistake-count-machination = { $count } Machination cards instead of { $wanted } ({ $rule })
mistake-count-privilege = { $count } Privilege cards instead of { $wanted } ({ $rule })
