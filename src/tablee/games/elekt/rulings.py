"""Judgement rulings: where the rulebook is silent and we chose. docs/rulings.md lists them all.

Each constant is read where the rule is carried out, so a table that rules otherwise changes one line here.
"""

from typing import Final

MASTERS_DECIDE_EMPTY_TIES: Final = False
"""ELK-R13: "tied" means tied at one or more; 0-0 in M, D or B is won by nobody."""

DIRECTION_IS_ASKED_OF_TWO: Final = False
"""ELK-45, ELK-R146: with two sides the direction changes nothing, so nobody is asked for it."""

ASSIGNMENTS: Final = 5
"""ELK-R38: a hard cap for each side and round, not only the end of the phase."""

BODY_THIEF_TAKES_OWN_UNITS: Final = True
"""ELK-R49: any other Unit of the zone, also one's own."""

MAY_BANISH_OWN_UNITS: Final = True
"""ELK-R64: one Unit of this zone, whoever owns it."""

SHIELDS_PROTECT_BY_THEMSELVES: Final = False
"""ELK-R65: also free protection is a choice of the owner."""

EXARCH_KEEPS_ITSELF: Final = True
"""ELK-R73: it still lies there when the choice is made."""

COALITION_STOPS_WHEN_THE_PLAYER_PASSES: Final = False
"""ELK-R113: it goes on to five; the table option "gentle" makes it pass."""

COALITION_PAYS_FOR_USELESS_ABILITIES: Final = True
"""ELK-R120: without a legal target the ability counts as used without effect, and its price is paid."""

PLAYER_CHOOSES_FROM_THE_PILE: Final = True
"""ELK-188, ELK-R139: the discard pile has no left, so the player decides which Unit the Coalition takes from it."""
