### Echoes of Revachol: the words that are on the cards of every set: symbols, families, skills, events.
### Skill and event texts are this project’s own words; none is quoted from the game or the rulebook.
### The groups say where the texts come from (## source: rulebook or house).

## source: rulebook

symbol-blue = Blue Circle
symbol-yellow = Yellow Triangle
symbol-green = Green Pentagon
symbol-red = Red Rhombus
symbol-orange = Orange Cross (+)
symbol-purple = Purple Cross (X)
symbol-crown = White Crown

## source: house

# One letter for each symbol, no two alike: it stands on the symbol.
letter-blue = B
letter-yellow = Y
letter-green = G
letter-red = R
letter-orange = O
letter-purple = P
letter-crown = W

family-intellect = Intellect
family-psyche = Psyche
family-physique = Physique
family-motorics = Motorics

skill-borrow = During a completion you may also use one symbol of an Ally in another player’s Corps. That player then receives this card (victory points: { $points }).
skill-double = During a completion one symbol already in this Corps may count twice.
skill-immune = Cannot be taken by Harry or removed by a Morale Loss Event. Her symbol may still be borrowed.
skill-another = After placing this Ally you may place one more Ally from your hand in any of your Corps.
skill-stays = Not discarded after a completion: Kim becomes the first card of a new Corps. A Morale Loss Event can still remove him.
skill-take = When you place Harry you may take an Ally from another player’s Corps into one of yours. That player then receives Harry (victory points: { $points }).
skill-moves = On your turn, before a completion or after a draw, this Ally may change to another of your Corps.
skill-special = When you complete a Special Task: one extra White Crown, usable on the Special Task only.
skill-draw = After placing this Ally you must at once draw from the Horseback Monument Deck, if possible.

event-corps = Each player must discard one Ally from one of their Corps.
event-task = Each player must discard one of their Completed Tasks.
event-hand = Each player must discard one Ally from their hand.
