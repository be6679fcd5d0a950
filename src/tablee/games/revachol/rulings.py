"""Judgement rulings: where the rulebook is silent and we chose. docs/rulings.md gives the reasons.

Each constant is read where the rule is carried out, so a table that rules otherwise changes one line here.
"""

from typing import Final

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4
"""ECH-R01: the Russian table plan seats players 1 to 4; Borrowers and Harry need an opponent."""

DIE_FACES: Final = 6
"""ECH-R05: the authors' page asks for two six-sided dice."""

SCORES_ARE_OPEN: Final = False
"""ECH-R13: completed Tasks lie face down; a table may choose to play with open scores."""

DRAW_WITHOUT_ALLIES: Final = True
"""ECH-R20: Draw may be chosen while any card is in either pile, also if no Ally is among them."""

UNDO_ENDS_WITH_THE_TURN: Final = False
"""ECH-R26: a turn that has passed may be taken back until somebody else has answered or chance has spoken."""

CROWNS_IN_REQUIREMENTS: Final = False
"""ECH-R36: the crown stands for coloured symbols, so a Task that requires one is refused as data."""

EVENTS_START_WITH_THE_DRAWER: Final = True
"""ECH-R45: rolls and losses go clockwise from the player who drew; otherwise from the first seat."""

DICE_HAVE_AN_ORDER: Final = False
"""ECH-R46: the two dice match the card as an unordered pair."""

ROLL_WITH_NOTHING_TO_LOSE: Final = True
"""ECH-R48: everybody rolls, so the dice tell nothing about hidden hands."""

LOSE_THE_ONLY_CARD_UNASKED: Final = True
"""ECH-R49: one card of the kind asked for is lost without a question."""

DOLORES_IS_SAFE_IN_HAND: Final = True
"""ECH-R62: no event removes her, wherever she is; alone in hand she is shown as the reason."""

LOANS_MUST_PAY: Final = True
"""ECH-R86: a borrowed symbol has to cover a required one; a gift of points is not a loan."""

CROWNS_MAY_BE_DOUBLED: Final = True
"""ECH-R96: any symbol of the Corps, the white crown included."""

SECOND_PLACEMENT_MAY_OPEN_A_CORPS: Final = True
"""ECH-R103: Cindy's second Ally goes to any own Corps or opens a new one."""

SECOND_PLACEMENT_HAS_ITS_SKILL: Final = True
"""ECH-R104: an Ally placed by way of Cindy came from the hand, so its placement skill works."""

HARRY_ACTS_ONLY_WHEN_PLACED: Final = True
"""ECH-R112: once, right after placing him; otherwise in any own Place turn while he lies in a Corps."""

TAKEN_ALLY_MAY_OPEN_A_CORPS: Final = True
"""ECH-R115: the Ally taken with Harry goes to any own Corps or opens a new one."""

GARTE_MOVES_WHEN_JUST_PLACED: Final = True
"""ECH-R126: a Garte placed this turn may move at once."""

GARTE_MAY_OPEN_A_CORPS: Final = True
"""ECH-R127: unless he is alone already."""

GARTE_MOVES_A_TURN: Final = 1
"""ECH-R128: each Garte, in one turn."""

EXTRA_CROWNS_ADD_UP: Final = True
"""ECH-R132: Titus and Ruby in one Corps give one extra crown each."""
