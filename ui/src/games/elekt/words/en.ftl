### The table of Elekt in the browser: words that the engine does not have.

elekt-you = You
elekt-you-small = you
elekt-hidden = hidden card
elekt-unit-of = { $player }’s { $card }: { $signs }
elekt-card-with = { $card }. { $signs }. { $text }
elekt-immediate = Immediate ability
elekt-prize-only = Prize only: no effect in this zone
elekt-prize-sceptre = Prize and Sceptre
elekt-leads = leads
elekt-tied = tied
elekt-added = Added by texts in effect here
elekt-by-rank = Tied: the higher court rank takes it
elekt-absent = { $you ->
    [yes] No Unit: you take no part
   *[no] No Unit: { $player } takes no part
}
elekt-assign-to = Assign { $card } to { $zone }
elekt-assign-here = Assign here
elekt-would-win = With this card { $player } has enough Titles and wins the game.
elekt-match-point = { $have } + { $more } wins
elekt-full = Full { $number }/{ $number }
elekt-reset-gives = At the Reset: 1 Amber for each of your Units here; the winner hands on the Sceptre.
elekt-per-unit = per Unit
elekt-deck-left = { $number ->
    [one] { $number } card left in the deck
   *[other] { $number } cards left in the deck
}
elekt-per-side = Units · up to { $number } a side
elekt-next-zone = Next zone
elekt-last-zone = Last zone
elekt-won-by = { $you ->
    [yes] Won by you
   *[no] Won by { $player }
}
elekt-unclaimed = Won by nobody
elekt-chain-choose = Choose a Unit
elekt-chain-guard = Guard
elekt-chain-protect = Owner may protect
elekt-chain-stay = May stay
elekt-chain-reactions = Reactions
elekt-step-tied = tied: nobody
elekt-step-none = nobody
elekt-does-mysticism = attach tokens
elekt-does-duplicity = swap Units
elekt-does-brutality = banish a Unit
elekt-does-authority = wins the card
elekt-wins = { $you ->
    [yes] win { $attribute }
   *[no] wins { $attribute }
}
elekt-not-there = absent
elekt-price = Protecting it costs { $number } Amber
elekt-free-price = Protected for free
elekt-free = free
elekt-banished-by = { $you ->
    [yes] Banished by you
   *[no] Banished by { $player }
}
elekt-without = without { $card }
elekt-now = now
elekt-then = then
elekt-forecast = forecast
elekt-nobody-takes = nobody takes the card
elekt-takes = { $you ->
    [yes] you take the card
   *[no] { $player } takes the card
}
elekt-takes-and-wins = { $you ->
    [yes] you win the game
   *[no] { $player } wins the game
}
elekt-is-asked = chooses
elekt-rank = Court rank { $rank }
elekt-rank-of = { $player }: court rank { $rank }
elekt-won-cards = Cards won: { $player }
elekt-commons = Court and supply
elekt-unit-deck = Unit deck, face down
elekt-unseen-note = In the deck or in other players’ hands.
elekt-tokens-left = { $attribute } tokens left: { $number }
elekt-assigned = Assigned
elekt-use = Use
elekt-no-privilege = No Privilege yet
elekt-zones = Zones
elekt-tab-won = won
elekt-coalition-does = What the Coalition does, and why
elekt-why-stole = from your leftmost Unit with a token, in the order { $order } (ELK-176, ELK-178)
elekt-coalition-waits = It answers each of your assignments.
elekt-lead-assign = Assign { $card } to a glowing zone, or pass.
elekt-lead-assign-briefly = Assign { $card }, or pass.
elekt-lead-banish = Banish { $card }, or choose another.
elekt-lead-swap = { $card } changes places with …
elekt-lead-token = { $attribute }: choose a Unit for the token.
elekt-lead-sceptre = { $you ->
    [yes] You take the Sceptre: in which direction?
   *[no] The Sceptre goes to { $player }: in which direction?
}
elekt-note-assignment = Assignment { $number } of { $most }.
elekt-why-not = Why not { $zone }?
elekt-note-esc = Esc returns the card to your hand.
elekt-note-protect = { $you ->
    [yes] You may protect it for { $number } Amber. Its tokens return to the supply either way.
   *[no] { $player } may protect it for { $number } Amber. Its tokens return to the supply either way.
}
elekt-note-free = { $you ->
    [yes] You may protect it for free. Its tokens return to the supply either way.
   *[no] { $player } may protect it for free. Its tokens return to the supply either way.
}
elekt-note-cannot = { $you ->
    [yes] You cannot pay for its protection: it is discarded.
   *[no] { $player } cannot pay for its protection: it is discarded.
}
elekt-short-protect = { $number ->
    [0] Protect it for free
   *[other] Protect it for { $number } Amber
}
elekt-short-give-up = Give it up
elekt-note-leaves = Protected, it returns to your hand; otherwise it is discarded. Its tokens return to the supply.
elekt-cover = Elekt: a sceptre of amber between the signs of the four attributes

## The end

standing-total = Titles
winner-with = { $player } wins with { $points ->
    [one] { $points } Title
   *[other] { $points } Titles
}
you-win-with = You win with { $points ->
    [one] { $points } Title
   *[other] { $points } Titles
}
