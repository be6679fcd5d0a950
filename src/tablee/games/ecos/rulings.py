"""Judgement rulings: where the rulebook is silent or a picture is lost, and we chose. docs/rulings.md gives reasons.

Each constant is read where the rule is carried out, so a table that rules otherwise changes one line here. Numbers of
pieces, tokens and cards, the landscapes and the species stand in the card file.
(ECO-R02, ECO-R03, ECO-R04, ECO-R05, ECO-R06)
"""

from typing import Final

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 6
"""ECO-01: firm; here because the game asks for it."""

MOVE_ONLY_WITHOUT_CUBES: Final = True
"""ECO-R13: a cube is moved from card to card only with no available cube left."""

FULL_CARDS_ARE_LOCKED: Final = True
"""ECO-R14: no cube leaves a full card that waits to be resolved."""

TAKE_BACK_RETURNS_TO_ITS_SLOT: Final = True
"""ECO-R26: a cube that was moved goes back to where it came from, if that slot is still empty."""

IMPOSSIBLE_CARD_SPENDS_A_LEAF: Final = True
"""ECO-R28: a card whose placements are impossible gives its cubes back and loses a leaf, and nothing else happens."""

OWNER_ORDERS_WAITING_CARDS: Final = True
"""ECO-R33: several waiting cards are resolved in the order their owner likes; otherwise the oldest first."""

THIRD_ROTATION_MAY_BE_DECLINED: Final = True
"""ECO-R37: "may": the dial goes back to START in any case."""

DECKS_ARE_REBUILT_BETWEEN_ROUNDS: Final = True
"""ECO-R41: an empty deck is made anew from the discard pile at the end of a round, never within one."""

BARE_TILES_MAY_BE_LIFTED: Final = True
"""ECO-R44: with its stack empty, a tile without tokens may be lifted from the map and placed."""

LOOK_AHEAD: Final = 20_000
"""ECO-R29: so many choices are tried for one question; if they do not settle it, the card counts as completable."""

MAP_REACH: Final = 40
"""ECO-R45: cells further than this from the middle do not exist."""

SHORTAGE_MAY_BE_DECLINED: Final = True
"""ECO-R50: lifting a piece because the supply has none may be declined as a card's first deed; it then does nothing."""

TOKENS_ARE_ADJACENT_TO_THEIR_TILE: Final = True
"""ECO-R57: "at most one tile away" includes the tile a token stands on."""

SHARED_VICTORY_AFTER: Final = 40
"""ECO-R64: so many continuations without a sole leader, and the leaders share the victory."""

MOST_ROUNDS: Final = 60
QUIET_ROUNDS: Final = 6
QUIET_TOKENS: Final = 60
"""ECO-R68: when a table stalls, the game ends at the next end check."""

LONGEST_CHAIN: Final = 10_000
"""ECO-R67: cards resolved on one token; more would be a mistake of ours."""
