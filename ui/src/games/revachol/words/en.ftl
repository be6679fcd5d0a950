### Echoes of Revachol: words that only its table in the browser says. fr.ftl and ru.ftl have the same messages.

revachol-opponents = The other players
revachol-shared = The shared table
revachol-your-corps = Your Corps
revachol-your-hand = Your hand
revachol-you = you
revachol-plays-next = plays next
revachol-look-at-mine = What I have won
revachol-look-at = { $player }’s whole side

revachol-1st = 1st
revachol-2nd = 2nd
revachol-3rd = 3rd
revachol-position = position
revachol-special = Special
revachol-special-means = Special: an Ally with “{ revachol-word-special }” gives one more White Crown for this Task. Otherwise it is a Task like any other.
revachol-event = Event
revachol-event-long = A third Morale Card here: this Task fails and everyone rolls.
revachol-event-short = Third Morale Card: Task fails, all roll.
revachol-tasks = Tasks
revachol-task-deck = Task Deck
revachol-horseback = Horseback
revachol-draw-pile = Draw
revachol-draw = Draw
revachol-may-draw = You may draw.
revachol-discard = Discard
revachol-out-of-game = Permanent
revachol-out = Out
revachol-unseen-tasks = Tasks you have not seen
revachol-some-face-down = { $n ->
    [one] One of these lies face down before another player, not in the deck.
   *[other] { $n } of these lie face down before other players, not in the deck.
}
revachol-unseen-note = They are in the Deck or in other players’ hands.

revachol-new-corps = New Corps
revachol-allies = { $n ->
    [one] { $n } Ally
   *[other] { $n } Allies
}
revachol-pays = pays { $tasks }
revachol-pays-short = pays
revachol-wasted = { $n ->
    [one] One symbol is wasted.
   *[other] { $n } symbols are wasted.
}
revachol-borrows-first = { $n ->
    [one] One symbol has to be borrowed: you choose it next.
   *[other] { $n } symbols have to be borrowed: you choose them next.
}
revachol-complete = Complete { $tasks }
revachol-complete-with = Complete { $tasks } ({ $corps })
revachol-complete-short = Complete
revachol-task-1 = 1st
revachol-task-2 = 2nd
revachol-task-3 = 3rd
revachol-borrow-this = Borrow { $symbol } from { $card }
revachol-put-back = Put it back
revachol-chosen = Chosen
revachol-lose = Lose
revachol-safe = Safe
revachol-may-choose = You may choose this.
revachol-chosen-card = Chosen card
revachol-why-not = Why not?

revachol-could = then may complete { $tasks }
revachol-nothing = Nothing
revachol-no-TakeAlly = Take nobody
revachol-no-Borrow = Borrow nothing

revachol-hand-of = hand { $n }/{ $limit }
revachol-hand-empty = No cards in hand
revachol-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
revachol-points-from = points: { $tasks } from Tasks
revachol-points-allies = + { $n } from Allies
revachol-closed = Completed Tasks · { $n }
revachol-point-allies = Allies as points · { $n }
revachol-face-down = { $n } face down

revachol-word-borrow = Borrow
revachol-word-double = Double
revachol-word-immune = Immune
revachol-word-another = Place +1
revachol-word-stays = Stays
revachol-word-take = Swap
revachol-word-moves = Moves
revachol-word-special = Crown +1
revachol-word-draw = Must draw
revachol-skill-borrow = Use 1 symbol of a rival’s Corps; the rival keeps this card.
revachol-skill-double = One symbol in this Corps counts twice.
revachol-skill-immune = Harry and events cannot take her.
revachol-skill-another = Then you may place one more Ally.
revachol-skill-stays = Stays after a completion.
revachol-skill-take = Take a rival’s Corps card; give Harry.
revachol-skill-moves = May change Corps on your turn.
revachol-skill-special = One more crown on a Special Task.
revachol-skill-draw = You must draw a card at once.

revachol-lose-corps = Lose an Ally from a Corps
revachol-lose-task = Lose a completed Task
revachol-lose-hand = Lose an Ally from your hand
revachol-kind-corps = Corps
revachol-kind-task = Task
revachol-kind-hand = Hand

revachol-morale-loss = Morale Loss
revachol-event-full = All three Morale spaces are filled
revachol-event-over = The event is over
revachol-peek = Look at the table (hold)
revachol-need-corps = Roll exactly { $a } and { $b }, or lose one Ally from your Corps.
revachol-need-task = Roll exactly { $a } and { $b }, or lose one completed Task.
revachol-need-hand = Roll exactly { $a } and { $b }, or lose one Ally from your hand.
revachol-failed = Failed
revachol-saved = Saved
revachol-not-saved = Not saved
revachol-drew-the-card = drew the card
revachol-like-exact = both numbers
revachol-like-turned = order does not matter
revachol-like-one = one number of two
revachol-like-total = same total only
revachol-like-none = no match
revachol-fate-saved = Loses nothing.
revachol-fate-lost = Loses { $card }.
revachol-fate-chooses = Is choosing …
revachol-fate-choose-corps = Choose an Ally from your Corps below.
revachol-fate-choose-task = Choose a completed Task below.
revachol-fate-choose-hand = Choose a card from your hand below.
revachol-fate-ready = Has chosen. All losses are shown together.
revachol-fate-you-ready = You have chosen. All losses are shown together.
revachol-fate-only = Loses the only card.
revachol-fate-nothing = Has nothing to lose.
revachol-short-saved = loses nothing
revachol-short-choose = choose below
revachol-short-chooses = choosing …
revachol-short-ready = ready
revachol-short-only = loses the only card
revachol-short-nothing = nothing to lose
revachol-go-on = Go on

revachol-turn = Turn { $n }
revachol-settled = of { $all } Tasks settled
revachol-ticks = { $all } Tasks: { $done } completed, { $failed } failed, { $open } on display, { $deck } in the Task Deck
