### Echoes of Revachol: every sentence of the game. English is the source; fr.ftl and ru.ftl have the same messages.
### Words that stand on cards (symbols, families, skills, events) are in cards.en.ftl.

title = Echoes of Revachol
notice = Echoes of Revachol is a free, fan-made card game by Melina Avalo and Juan Pedro Radivoy, set in the world of Disco Elysium by ZA/UM. This is an independent fan implementation, neither made nor approved by them.

## Questions

ask-act = Place an Ally from your hand, or draw.
ask-act-full = Your hand is full: place an Ally.
ask-act-empty = Your hand is empty: draw.
ask-act-no-draw = There is nothing left to draw: place an Ally from your hand.
ask-corps = Which Corps does { $card } join?
ask-another = { $card }: you may place one more Ally from your hand.
ask-move = { $card } may change to another of your Corps.
ask-complete = You may complete Tasks with one of your Corps.
ask-borrow = Which symbol does { $card } borrow, and from whom?
ask-take = { $card }: you may take an Ally from another player’s Corps. That player then receives { $card } as victory points.
ask-lose-corps = { $card }: choose the Ally you discard from one of your Corps.
ask-lose-task = { $card }: choose the completed Task you discard.
ask-lose-hand = { $card }: choose the Ally you discard from your hand.

# What chance is asked.
ask-deal = Which Ally is { $player } dealt?
ask-draw = Which card does { $player } draw?
ask-roll = What does { $player } roll?
ask-roll-against = What does { $player } roll against { $card }?
ask-turn-up = Which Task is turned up?

## Answers

say-draw = Draw from the Horseback Monument Deck
say-place = Place { $card }
say-in-corps = { $corps ->
    [0] In a new Corps
   *[other] In Corps { LETTER($corps) }
}
say-no-other = Place no other Ally
say-take = Take { $card } from { $player }
say-take-nobody = Take nobody and keep { $card }
say-move = { $corps ->
    [0] Move { $card } to a new Corps
   *[other] Move { $card } to Corps { LETTER($corps) }
}
say-move-nobody = Move nobody
say-complete = Corps { LETTER($corps) } completes { $tasks }
say-complete-nothing = Complete nothing
say-borrow = { $card } borrows one { $symbol } from { $player }
say-borrow-nothing = { $card } borrows nothing
say-lose = Discard: { $card }
say-lose-nothing = Discard nothing and show why

# What chance may answer.
say-dealt = { $player } is dealt { $card }
say-draws = { $player } draws { $card }
say-rolls = { $player } rolls { $dice }
say-turned-up = “{ $card }” is turned up

## Why not

why-over = The game is over.
why-not-your-turn = It is { $player }’s turn, and nothing is asked of you now.
why-wait = Something else comes first: the deck, the dice or another player’s choice.
why-no-pass = You cannot pass: on each turn you place an Ally or draw. Anything optional has its own answer to decline it.
why-one-action = A turn is one action, place or draw, and you have already chosen.
why-hand-full = { $n ->
    [one] Your hand is full: with { $n } card you have to place an Ally.
   *[other] Your hand is full: with { $n } cards you have to place an Ally.
}
why-nothing-to-draw = There is nothing to draw: the Horseback Monument Deck and its discard pile are both empty.
why-not-in-hand = { $card } is not in your hand.
why-one-placement = You cannot place now: one Ally per turn, first the Ally, then its Corps.
why-no-such-corps = You have no Corps { LETTER($corps) }.
why-no-new-corps = A new Corps cannot be opened here.
why-harry-alone = Harry was alone and leaves an empty Corps: to put the Ally there is to open a new one.
why-new-corps-completes = A Corps that is still to be opened completes nothing: name one of yours.
why-no-ally = { $card } is no Ally.
why-no-task = { $card } is no Task.
why-nobody-to-take = Nobody is to be taken now, so there is nothing to decline.
why-place-first = Place an Ally first; Tasks are completed afterwards.
why-drew = You drew this turn: a Corps completes Tasks only after an Ally has been placed.
why-one-corps = Only one Corps completes Tasks per turn, and its completion is under way.
why-lose-first = The Morale Loss Event comes first: choose the card you discard.
why-skill-first = Finish the placement and its skills first; Tasks are completed afterwards.
why-not-displayed = The Task “{ $task }” is not on display.
why-twice = The Task “{ $task }” is named twice.
why-not-together = Corps { LETTER($corps) } can complete each of these Tasks alone, but not all together: no symbol serves two Tasks.
why-cannot-pay = The symbols of Corps { LETTER($corps) } do not cover what is required.
why-only-in-completion = Symbols are borrowed only while a Corps completes Tasks.
why-needs-the-loan = Without a symbol borrowed by { $card } the requirement is not covered.
why-no-symbol = There is no symbol “{ $symbol }”.
why-borrowed-once = { $card } has already borrowed: one symbol per completion.
why-another-player = Symbols are borrowed from another player at this table.
why-not-shown = { $player } has no Corps with this symbol: { $symbol }.
why-not-this-borrower = { $card } is not the one who may borrow now.
why-pays-nothing = Borrowing { $symbol } does not help: it has to cover a required symbol, and nothing may then be missing.
why-only-when-placed = Only Harry takes an Ally, right after he is placed.
why-cannot-be-taken = Harry cannot take { $card }.
why-not-in-their-corps = { $card } is in no Corps of another player.
why-no-move-now = Nobody changes Corps now: Garte moves before a completion or after a draw.
why-stays-put = An Ally stays in its Corps: { $card } cannot move.
why-not-yours = { $card } is in none of your Corps.
why-moved-already = { $card } has already moved this turn.
why-alone-already = { $card } is already alone in a Corps.
why-there-already = { $card } is already in Corps { LETTER($corps) }.
why-no-event = No Morale Loss Event asks you for a card now.
why-points-are-safe = { $card } was received as victory points and cannot be lost.
why-cannot-be-lost = { $card } cannot be removed by a Morale Loss Event.
why-lose-corps = This event takes an Ally from one of your Corps.
why-lose-task = This event takes one of your completed Tasks.
why-lose-hand = This event takes an Ally from your hand.

## What happens

log-set-up = The Morale Cards are shuffled in: the Horseback Monument Deck has { $number } cards.
log-dealt = { $player } is dealt { $card }.
    .you = You are dealt { $card }.
    .hidden = { "" }
log-rolled = { $player } rolls { $dice }.
    .you = You roll { $dice }.
log-first = { $player } begins.
    .you = You begin.
log-turn = Turn { $number }: { $player }
    .you = Turn { $number }: you
log-passed = { $player } can neither place nor draw and has to pass.
    .you = You can neither place nor draw and have to pass.
log-opened-corps = { $player } places { $card } in a new Corps ({ LETTER($number) }).
    .you = You place { $card } in a new Corps ({ LETTER($number) }).
log-joined-corps = { $player } places { $card } in Corps { LETTER($number) }.
    .you = You place { $card } in Corps { LETTER($number) }.
log-moved = { $player } moves { $card } to Corps { LETTER($number) }.
    .you = You move { $card } to Corps { LETTER($number) }.
log-took = { $player } takes { $card } from { $other }, into Corps { LETTER($number) }.
    .you = You take { $card } from { $other }, into Corps { LETTER($number) }.
    .to-you = { $player } takes { $card } from you, into Corps { LETTER($number) }.
log-gave = { $other } receives { $card } as victory points (+{ $points }).
    .to-you = You receive { $card } as victory points (+{ $points }).
log-borrowed = { $card } borrows one { $symbol } from { $other }.
    .to-you = { $card } borrows one { $symbol } from you.
log-completed = { $player } completes “{ $card }” with Corps { LETTER($number) }: +{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = You complete “{ $card }” with Corps { LETTER($number) }: +{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-stayed = { $card } stays with { $player } and opens Corps { LETTER($number) }.
    .you = { $card } stays with you and opens Corps { LETTER($number) }.
log-turned-up = New Task in position { $number }: “{ $card }”.
log-drew = { $player } draws { $card }.
    .you = You draw { $card }.
    .hidden = { $player } draws an Ally.
log-nothing-to-draw = { $player } has nothing left to draw.
    .you = You have nothing left to draw.
log-reshuffled = { $number ->
    [one] The discard pile becomes the new Horseback Monument Deck: { $number } card.
   *[other] The discard pile becomes the new Horseback Monument Deck: { $number } cards.
}
log-morale = { $player } draws a Morale Card: { $card }.
    .you = You draw a Morale Card: { $card }.
log-event = Morale Loss Event: { $card } takes effect, “{ $second }” fails, everybody rolls.
log-saved = { $player } rolls { $dice } and is saved from { $card }.
    .you = You roll { $dice } and are saved from { $card }.
log-missed = { $player } rolls { $dice } and is not saved from { $card }.
    .you = You roll { $dice } and are not saved from { $card }.
log-lost = { $how ->
    [corps] { $player } discards { $card } from a Corps.
    [hand] { $player } discards { $card } from hand.
   *[task] { $player } discards the completed Task “{ $card }”.
}
    .you = { $how ->
    [corps] You discard { $card } from a Corps.
    [hand] You discard { $card } from your hand.
   *[task] You discard the completed Task “{ $card }”.
}
log-kept = { $player } shows { $card }, who cannot be removed from the hand.
    .you = You show { $card }, who cannot be removed from your hand.
log-lost-nothing = { $how ->
    [corps] { $player } has no Ally in a Corps to discard.
    [hand] { $player } has no Ally in hand to discard.
   *[task] { $player } has no completed Task to discard.
}
    .you = { $how ->
    [corps] You have no Ally in a Corps to discard.
    [hand] You have no Ally in hand to discard.
   *[task] You have no completed Task to discard.
}
log-failed = “{ $card }” has failed and leaves the game with the Morale Card.
log-over = { $how ->
    [all-passed] The game is over. { end-all-passed }
   *[no-tasks] The game is over. { end-no-tasks }
}
log-won-roll = { $player } wins the last roll.
    .you = You win the last roll.

end-no-tasks = No Task is left on display.
end-all-passed = Nobody can place or draw any more.
tie-tasks = { $number ->
    [one] { $number } Task
   *[other] { $number } Tasks
}
tie-won-roll = { tie-tasks }, won the roll
tie-lost-roll = { tie-tasks }, lost the roll

## Help on a question

help-Act = Each turn you do one of two things: place an Ally from your hand, or draw from the Horseback Monument Deck (ECH-19). After placing, one of your Corps may complete Tasks; after drawing, none may (ECH-22, ECH-23). With five cards in hand you have to place, with none you have to draw (ECH-25, ECH-26).
help-PutInCorps = The Ally opens a new Corps or joins one of yours; neither is limited (ECH-30, ECH-31). It stays there: later only a Unique Skill can move it (ECH-32).
help-PlaceAnother = By this Ally’s skill you may place one more Ally from your hand, in any of your Corps or in a new one (ECH-112, ECH-R103). You may decline (ECH-113). Still only one Corps completes Tasks this turn (ECH-R106).
help-TakeAlly = You may take an Ally out of another player’s Corps into one of yours (ECH-116). Harry then goes to that player as victory points (ECH-117). If you decline, he stays in your Corps as an ordinary Ally (ECH-118).
help-PutTaken = The Ally you take goes to any of your Corps, Harry’s included, or opens a new one (ECH-116, ECH-R115). Its symbols count at once; a skill for being placed does not work (ECH-135, ECH-R81).
help-MoveGarte = On your turn, before a completion or after a draw, Garte may change to another of your Corps or open a new one (ECH-119, ECH-120, ECH-R127). He moves once a turn (ECH-R128).
help-Complete = One of your Corps may complete one, two or three of the Tasks on display, if its symbols cover all that they require together (ECH-37, ECH-43). A White Crown counts as any one coloured symbol (ECH-41). Afterwards the whole Corps is discarded, needed or not (ECH-47).
help-Borrow = For this completion the Ally may use one symbol out of another player’s Corps, once (ECH-101, ECH-102). The symbol has to cover a required one (ECH-R86). Afterwards that player receives the Ally as victory points; if nothing is borrowed, it is discarded with its Corps (ECH-104, ECH-105).
help-LoseCards = You did not roll the two numbers on the Morale Card, so you lose a card of the kind it names (ECH-72, ECH-74). Which one is your choice (ECH-78). All who lose a card choose at the same time, and the cards are shown together (ECH-R45).

## The table

zone-tasks = Tasks
zone-task-deck = Task Deck
zone-morale = Morale
zone-deck = Horseback Monument Deck
zone-discard = Horseback Monument Discard Pile
zone-permanent = Permanent Discard Pile
zone-unseen = Cards you have not seen
zone-placing = Being placed
zone-corps = Corps
zone-hand = Hand
zone-completed = Completed Tasks
zone-points = Allies received as points
zone-score = Points
zone-dice = Dice
corps = Corps { LETTER($number) }
position = Position { $number }

kind-ally = Ally
kind-task = Task
kind-special = Special Task
kind-morale = Morale Card
card-points = Points
card-symbols = Symbols
card-skill = Unique Skill
card-requires = Requirement
card-dice = Roll to be saved
card-event = Morale Loss Event

score-tasks = From Tasks
score-allies = From Allies

option-open-scores = Open scores
option-open-scores-help = Everybody sees all completed Tasks and all points during the game (ECH-R13).

## The table in the terminal, in few words

progress = Turn { $number } · { $done } of { $most } Tasks
screen-piles = Task Deck { $tasks } · Deck { $deck } · discard { $discard } · out { $permanent }
screen-special = Special
screen-no-task = no Task
screen-no-morale = no Morale Card
screen-third-place = third card: event
screen-completed = Tasks { $number }
screen-points = points { $number }
screen-no-corps = no Corps
screen-received = received: { $cards } (+{ $points })
screen-shown = seen in hand: { $cards }
screen-your-hand = Your hand { $number }/{ $limit }
screen-saved = saved
screen-missed = not saved
screen-loses = loses { $card }
screen-loses-nothing = has nothing to lose
screen-chooses = has a card to choose
screen-fails = “{ $task }” fails.
short-lose-corps = lose a Corps Ally
short-lose-task = lose a completed Task
short-lose-hand = lose an Ally in hand
short-borrow = may borrow a symbol
short-double = one symbol counts twice
short-immune = cannot be taken or lost
short-another = place one more Ally
short-stays = stays after a completion
short-take = may take an Ally
short-moves = may change Corps
short-special = extra crown for Special Tasks
short-draw = draw at once

## Player aid (the Guide card, ECH-R15): sections in this order, the first line is the heading

guide-1 =
    Your turn
    1. Place an Ally from your hand in a new Corps or in one of yours. Or draw: see 5.
    2. Use the skill of the Ally you placed.
    3. If you like, complete Tasks with one Corps whose symbols cover all that they require together.
    4. Take the Tasks and discard the whole Corps; new Tasks are turned up.
    5. Drawing, only with fewer than five cards: a Morale Card goes to the table, and you draw on until you get an Ally.
guide-2 =
    Symbols
    { symbol-blue }, { symbol-yellow }, { symbol-green }, { symbol-red }, { symbol-orange }, { symbol-purple }: each required symbol needs one of its own in the Corps.
    { symbol-crown }: counts as any one coloured symbol.
    Symbols left over are wasted, and no symbol serves two Tasks.
guide-3 =
    Morale
    A Morale Card enters in position 1 and moves the others to the right.
    With the third, the card in position 3 takes effect: the Task above it fails, and every player rolls two dice.
    Whoever rolls exactly the two numbers on the card is saved; the others discard the card it asks for.
    The Task and that card leave the game; the other two Morale Cards go to the discard pile.
guide-4 =
    The end
    The game ends when no Task is left on display.
    Points are on your completed Tasks and on Allies you received from other players. Hand and Corps count nothing.
    Most points win; if tied, most completed Tasks; if still tied, the higher die.
guide-5 =
    About the game
    { notice }

## What bots count, as reasons of hints

reason-points = Points
reason-plans = Tasks within reach
reason-hand = Allies in hand, by their use
reason-corps = Symbols in your Corps
reason-turn = Your turn
reason-held = Cards in hand

# A first game.

goal-line = Complete Tasks with your Corps. When no Task is left, the most points win.
aid-cards = rene, gate, encyclopedia

## Lines of Allies (docs/sentences/revachol.md)

line-when = { $line }.
line-priced = { $when }, { $price }
occasion-when-placed = When placed
occasion-after-a-completion = After a completion
occasion-when-lost = When lost
occasion-at-the-start-of-your-turn = At the start of your turn
occasion-at-the-end-of-your-turn = At the end of your turn
occasion-when-an-opponent-completes = When an opponent completes
line-draw-allies = draw { $n ->
    [1] an Ally
   *[other] { $n } Allies
}
line-gain-points = gain { $n ->
    [1] 1 point
   *[other] { $n } points
}
line-lose-points = lose { $n ->
    [1] 1 point
   *[other] { $n } points
}
line-place-ally = place an Ally
line-again = take another turn
line-skip = skip your next turn
line-show-hand = show your hand
line-discard-this = discard this
line-return-this = return this to your hand
line-discard-card = discard a card
line-from-pile = take an Ally from the discard pile
line-discard-ally = discard an Ally of yours
line-return-ally = return an Ally of yours to your hand
line-move-ally = move an Ally of yours
line-take-theirs = take an Ally of an opponent
line-discard-theirs = discard an Ally of an opponent
line-swap-this = swap this with an Ally of an opponent
line-replace-task = replace a Task
count-hand = cards in hand
    .each = card in hand
count-corps = Corps
    .each = Corps
count-allies = Allies
    .each = Ally
count-here = Allies in this Corps
    .each = Ally in this Corps
count-tasks = completed Tasks
    .each = completed Task
count-points = points
    .each = point
count-symbol = { $symbol } symbols
    .each = { $symbol } symbol
log-discarded = { $player } discards { $card }.
    .you = You discard { $card }.
log-returned = { $player } takes { $card } in hand.
    .you = You take { $card } in hand.
log-showed = { $player } shows { $card }.
    .you = You show { $card }.
log-went-over = { $card } goes to { $other }.
    .to-you = { $card } goes to you.
log-put-back = { $player } puts “{ $card }” back among the Tasks to come.
    .you = You put “{ $card }” back among the Tasks to come.
log-gain-points = { $player } gains { $number } points ({ $card }).
    .you = You gain { $number } points ({ $card }).
log-lose-points = { $player } loses { $number } points ({ $card }).
    .you = You lose { $number } points ({ $card }).
log-noted-again = { $player } will take another turn ({ $card }).
    .you = You will take another turn ({ $card }).
log-noted-skip = { $player } will skip a turn ({ $card }).
    .you = You will skip a turn ({ $card }).
log-skipped = { $player } skips a turn.
    .you = You skip a turn.
help-PutMoved = The Ally goes to another of your Corps, or opens a new one (CRD-17).
line-search = search for a { $symbol }
line-prevent = prevent your next loss
log-noted-prevent = { $player } will be spared the next loss ({ $card }).
    .you = You will be spared the next loss ({ $card }).
log-prevented = { $player } is spared the loss.
    .you = You are spared the loss.
occasion-while-in-a-corps = While in a Corps
line-copy = copy the text of another Ally
line-hand-limit = your hand limit is { $n } higher
line-fewer-symbols = Tasks need { $n ->
    [1] 1 symbol
   *[other] { $n } symbols
} less
line-roll-again = roll again against a loss
help-PickHand = Choose whose hand you look at; nobody else sees it (CRD-27).

## What may be chosen for a card on the designers’ bench

choice-skill-borrow = borrows a symbol
choice-skill-double = a symbol counts twice
choice-skill-immune = cannot be taken or lost
choice-skill-another = one more Ally is placed
choice-skill-stays = stays after a completion
choice-skill-take = takes an Ally
choice-skill-moves = moves to another Corps
choice-skill-special = a crown for Special Tasks
choice-skill-draw = draws at once
choice-event-corps = an Ally of a Corps
choice-event-task = a Completed Task
choice-event-hand = an Ally from the hand

# What is wrong in a card file (core/fault.py). What stands in the file is quoted as it stands there.

mistake-rule-lines = up to { $most } lines
mistake-rule-symbols = one or two symbols (ECH-04)
mistake-rule-worth = { $count } with the skill "{ $skill }" (ECH-R76)
mistake-rule-requires = one to four symbols (ECH-06)
mistake-rule-dice = two dice with 1 to 6 (ECH-05)
mistake-crown-expected = a crown expected with the skill "{ $skill }" ({ $rule })
mistake-skill-and-lines = an Ally has a skill or lines, not both
mistake-no-crown = coloured symbols only, no crown (ECH-R36)
mistake-occasion-first = a line begins with its occasion and a colon (one of: { $choices }), not "{ $text }"
mistake-no-lasting = no sentence understands "{ $text }" after "{ $occasion }" (there are: { $choices })
mistake-unknown-symbol = unknown symbol { $value } (one of: { $choices })
mistake-unknown-skill = unknown skill { $value } (one of: { $choices })
mistake-unknown-family = unknown family { $value } (one of: { $choices })
mistake-unknown-event = unknown event { $value } (one of: { $choices })
mistake-count-ally = { $count } Ally cards instead of { $wanted } ({ $rule })
mistake-count-task = { $count } Task cards instead of { $wanted } ({ $rule })
mistake-count-morale = { $count } Morale cards instead of { $wanted } ({ $rule })
