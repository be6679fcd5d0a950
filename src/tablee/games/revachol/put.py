"""An Ally that a card's line moves: into which Corps. (CRD-17)"""

from __future__ import annotations

from typing import Final, final

from tablee.core.choosing import OfEffect
from tablee.core.decision import Attempt, Reason
from tablee.core.phrase import Phrase
from tablee.core.says import Says
from tablee.core.stack import NOBODY, NOTHING, Frame, emit
from tablee.games.revachol.moments import Verbs
from tablee.games.revachol.place import CORPS, NEW, why_not_in_corps
from tablee.games.revachol.state import Revachol, corps_of, found_corps, join_corps, leave_corps


@final
class PutMoved(OfEffect[Revachol]):
    """Another own Corps, or a new one unless it lies alone already. `it` is the Ally."""

    says = (Says("in-corps", "in {corps}", "{corps}", {"corps": CORPS}),)

    def places(self, s: Revachol, f: Frame) -> list[str]:
        home = corps_of(s, f.seat, f.it)
        if home is None:
            return []
        found = [str(corps.number) for corps in s.corps[f.seat] if corps.number != home.number]
        return [*found, NEW] if len(home.allies) > 1 else found

    def asks(self, s: Revachol, f: Frame) -> int:
        places = self.places(s, f)
        if len(places) < 2:
            return NOBODY
        s.options = places
        return f.seat

    def do(self, s: Revachol, f: Frame, answer: str) -> None:
        places = self.places(s, f)
        if not places:
            return
        target = places[0] if answer == NOTHING else answer
        leave_corps(s, f.seat, f.it)
        if target == NEW:
            number = found_corps(s, f.seat, f.it)
        else:
            number = int(target)
            join_corps(s, f.seat, f.it, number)
        emit(s, "moved", f.seat, card=f.it, number=number)

    def question(self, s: Revachol, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-corps", {"card": f.it})

    def why_not(self, s: Revachol, attempt: Attempt) -> Reason:
        return why_not_in_corps(attempt)


PUT_MOVED: Final[Verbs] = (PutMoved(),)
