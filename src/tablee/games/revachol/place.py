"""Placing Allies in Corps, Cindy's second placement, and Garte's move. (rulebook, Place Cards; Corps)"""

from __future__ import annotations

from typing import Final, final

from tablee.core.phrase import Phrase, Value
from tablee.core.stack import NOBODY, NOTHING, Frame, Verb, begin, repeat, tell
from tablee.games.revachol.moments import Verbs
from tablee.games.revachol.rulings import (
    GARTE_MAY_OPEN_A_CORPS,
    GARTE_MOVES_A_TURN,
    GARTE_MOVES_WHEN_JUST_PLACED,
    SECOND_PLACEMENT_HAS_ITS_SKILL,
    SECOND_PLACEMENT_MAY_OPEN_A_CORPS,
)
from tablee.games.revachol.state import (
    Corps,
    Revachol,
    found_corps,
    join_corps,
    leave_corps,
    take_from_hand,
)

NEW: Final = "new"
NO: Final = "no"


def where(answer: str) -> str:
    """The end of a label: which Corps."""
    return "in a new corps" if answer == NEW else f"in corps {answer}"


def to(answer: str) -> dict[str, Value]:
    """The Corps of an answer for a phrase: its number, 0 for a new one."""
    return {"corps": 0 if answer == NEW else int(answer)}


def start_placing(s: Revachol, seat: int, ally: str, source: str) -> None:
    """The Ally is laid open; the next question is which Corps."""
    take_from_hand(s, seat, ally)
    s.placing = ally
    begin(s, seat, source, PUT_IN_CORPS)


@final
class PutInCorps(Verb[Revachol]):
    """The placed Ally opens a new Corps or joins an own one. (ECH-30, ECH-34)"""

    def asks(self, s: Revachol, f: Frame) -> int:
        own = s.corps[f.seat]
        if not own:
            return NOBODY
        options = [str(corps.number) for corps in own]
        if SECOND_PLACEMENT_MAY_OPEN_A_CORPS or f.source == s.placing:
            options.append(NEW)
        s.options = options
        return f.seat

    def do(self, s: Revachol, f: Frame, answer: str) -> None:
        ally = s.placing
        s.placing = ""
        if answer in (NEW, NOTHING):
            number = found_corps(s, f.seat, ally)
            tell(s, "opened-corps", f.seat, card=ally, number=number)
        else:
            number = int(answer)
            join_corps(s, f.seat, ally, number)
            tell(s, "joined-corps", f.seat, card=ally, number=number)
        if SECOND_PLACEMENT_HAS_ITS_SKILL or f.source == ally:
            begin(s, f.seat, ally, s.cards.allies[ally].ability.when_placed(s, f.seat, ally))

    def question(self, s: Revachol, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-corps", {"card": s.placing})

    def label(self, s: Revachol, f: Frame, seat: int, answer: str) -> str:
        return where(answer)

    def phrase(self, s: Revachol, f: Frame, seat: int, answer: str) -> Phrase:
        return Phrase("say-in-corps", to(answer))


@final
class PlaceAnother(Verb[Revachol]):
    """Cindy: one more Ally from the hand may be placed. (ECH-112, ECH-113)"""

    def asks(self, s: Revachol, f: Frame) -> int:
        if not s.hands[f.seat]:
            return NOBODY
        s.options = [*s.hands[f.seat], NO]
        return f.seat

    def do(self, s: Revachol, f: Frame, answer: str) -> None:
        if answer not in (NO, NOTHING):
            start_placing(s, f.seat, answer, f.source)

    def question(self, s: Revachol, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-another", {"card": f.source})

    def label(self, s: Revachol, f: Frame, seat: int, answer: str) -> str:
        return "place no other" if answer == NO else f"place {answer}"

    def phrase(self, s: Revachol, f: Frame, seat: int, answer: str) -> Phrase:
        return Phrase("say-no-other") if answer == NO else Phrase("say-place", {"card": answer})


@final
class MoveGarte(Verb[Revachol]):
    """Once a turn Garte may change to another own Corps, or to a new one. (ECH-119, ECH-R123, ECH-R127, ECH-R128)

    `it` lists the Gartes that have moved already.
    """

    def asks(self, s: Revachol, f: Frame) -> int:
        options: list[str] = []
        for corps in s.corps[f.seat]:
            if corps.movers:
                for ally in corps.allies:
                    if s.cards.allies[ally].ability.may_change_corps() and self.may_move(f, ally):
                        self.add_moves(s, f.seat, ally, corps, options)
        if not options:
            return NOBODY
        options.append(NO)
        s.options = options
        return f.seat

    def may_move(self, f: Frame, ally: str) -> bool:
        return f.it.split(" ").count(ally) < GARTE_MOVES_A_TURN and (GARTE_MOVES_WHEN_JUST_PLACED or f.source != ally)

    def add_moves(self, s: Revachol, seat: int, ally: str, corps: Corps, options: list[str]) -> None:
        for other in s.corps[seat]:
            if other.number != corps.number:
                options.append(f"{ally} {other.number}")
        if len(corps.allies) > 1 and GARTE_MAY_OPEN_A_CORPS:
            options.append(f"{ally} {NEW}")

    def do(self, s: Revachol, f: Frame, answer: str) -> None:
        if answer in (NO, NOTHING):
            return
        ally, target = answer.split(" ")
        leave_corps(s, f.seat, ally)
        if target == NEW:
            number = found_corps(s, f.seat, ally)
        else:
            number = int(target)
            join_corps(s, f.seat, ally, number)
        tell(s, "moved", f.seat, card=ally, number=number)
        repeat(s, f, f"{f.it} {ally}" if f.it else ally)

    def question(self, s: Revachol, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-move", {"card": s.options[0].split(" ")[0]})

    def label(self, s: Revachol, f: Frame, seat: int, answer: str) -> str:
        if answer == NO:
            return "move nobody"
        ally, target = answer.split(" ")
        return f"move {ally} {where(target)}"

    def phrase(self, s: Revachol, f: Frame, seat: int, answer: str) -> Phrase:
        if answer == NO:
            return Phrase("say-move-nobody")
        ally, target = answer.split(" ")
        args = to(target)
        args["card"] = ally
        return Phrase("say-move", args)


PUT_IN_CORPS: Final[Verbs] = (PutInCorps(),)
PLACE_ANOTHER: Final[Verbs] = (PlaceAnother(),)
MOVE_GARTE: Final = MoveGarte()
