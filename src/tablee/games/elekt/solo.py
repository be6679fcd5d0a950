"""The turns of the Coalition: an automaton that plays by the rules alone. (rulebook, Imperial Gambit)"""

from __future__ import annotations

from typing import Final, final

from tablee.core.phrase import Phrase
from tablee.core.says import Says
from tablee.core.stack import CHANCE, NOBODY, NOTHING, Frame, Verb, begin, emit, repeat
from tablee.core.tuples import with_at, without
from tablee.games.elekt.assign import assign
from tablee.games.elekt.coalition import place_to_assign
from tablee.games.elekt.draw import DRAW_UNIT
from tablee.games.elekt.state import COALITION, Elekt, Verbs

MASTERS: Final = {"easy": 1, "medium": 2, "hard": 3}
"""How many Masters the Coalition is given. (ELK-146)"""


@final
class DealMasters(Verb[Elekt]):
    """The Coalition's Masters, at random; the others stay among the Privileges. (ELK-146, ELK-147, ELK-R111)"""

    says = (Says("master", "the coalition is given {card}", "{card}"),)

    def asks(self, s: Elekt, f: Frame) -> int:
        wanted = len(s.privileges[COALITION]) < MASTERS[s.difficulty]
        return CHANCE if wanted and self.chances(s, f) else NOBODY

    def chances(self, s: Elekt, f: Frame) -> list[str]:
        return [card for card in s.cards.masters() if card in s.unseen]

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        if answer == NOTHING:
            return
        s.unseen = without(s.unseen, answer)
        s.privileges = with_at(s.privileges, COALITION, (*s.privileges[COALITION], answer))
        emit(s, "master", COALITION, card=answer)
        repeat(s, f)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-masters")


@final
class CoalitionTurn(Verb[Elekt]):
    """A random Unit of its hand to where the player has just assigned; with an empty hand it draws one first.
    (ELK-160, ELK-161, ELK-166, ELK-167, ELK-186, ELK-R112, ELK-R113, ELK-R117)
    """

    says = (Says("coalition-assigns", "the coalition assigns {card}", "{card}"),)

    def asks(self, s: Elekt, f: Frame) -> int:
        return CHANCE if s.hands[COALITION] else NOBODY

    def chances(self, s: Elekt, f: Frame) -> list[str]:
        return list(s.hands[COALITION])

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        if answer == NOTHING:
            if s.unit_deck or s.discard:
                repeat(s, f)
                begin(s, COALITION, "turn", DRAW_UNIT.alone)
            else:
                s.finished = with_at(s.finished, COALITION, True)  # no Unit anywhere (ELK-R30)
            return
        zone = place_to_assign(s)
        s.mirror = -1
        assign(s, COALITION, answer, zone)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-coalition")


DEAL_MASTERS: Final = DealMasters()
COALITION_TURN: Final[Verbs] = (CoalitionTurn(),)
