"""The unique skills: each card's text, and what it does at the moments of the game. (rulebook, Unique Skills)"""

from __future__ import annotations

from typing import Final, final

from tablee.core.stack import emit
from tablee.core.tuples import added, with_at
from tablee.games.revachol.draw import DRAW
from tablee.games.revachol.moments import NO_SKILL, NO_VERBS, Skill, Verbs
from tablee.games.revachol.place import PLACE_ANOTHER
from tablee.games.revachol.rulings import HARRY_ACTS_ONLY_WHEN_PLACED
from tablee.games.revachol.state import Corps, Revachol, found_corps
from tablee.games.revachol.take import TAKE


@final
class Borrower(Skill):
    """During a completion you may also use one symbol of an Ally in another player's Corps. That player then
    receives this card, worth 1 point. Unused, it is discarded with its Corps.
    (ECH-101, ECH-102, ECH-103, ECH-104, ECH-105, ECH-106)
    """

    def in_completion(self, corps: Corps) -> None:
        corps.borrowers += 1

    def after_completion(self, s: Revachol, seat: int, ally: str) -> None:
        for loan in s.loans:
            if loan.borrower == ally:
                s.points = with_at(s.points, loan.lender, added(s.points[loan.lender], ally))  # for good (ECH-R95)
                emit(s, "gave", seat, card=ally, other=loan.lender)
                return
        s.discard.append(ally)  # only its crown was used, if anything (ECH-105)


@final
class Doubler(Skill):
    """During a completion one symbol already in this Corps may count twice. (ECH-107, ECH-108)"""

    def in_completion(self, corps: Corps) -> None:
        corps.doublers += 1


@final
class DoloresDei(Skill):
    """Cannot be taken by Harry or removed by a morale loss event. Her symbol may still be borrowed.
    (ECH-106, ECH-109, ECH-110) She may lie beside Harry, and a completion discards her. (ECH-111, ECH-R101, ECH-R102)
    """

    def may_be_taken(self) -> bool:
        return False

    def may_be_lost(self) -> bool:
        return False


@final
class CindyTheSkull(Skill):
    """After placing this Ally you may place one more Ally from your hand in any of your Corps. (ECH-112)"""

    def when_placed(self, s: Revachol, seat: int, ally: str) -> Verbs:
        return PLACE_ANOTHER


@final
class KimKitsuragi(Skill):
    """Not discarded after a completion: Kim becomes the first card of a new Corps, each Kim of his own, also one who
    was alone. (ECH-114, ECH-R107, ECH-R109)
    """

    def after_completion(self, s: Revachol, seat: int, ally: str) -> None:
        number = found_corps(s, seat, ally)
        emit(s, "stayed", seat, card=ally, number=number)


@final
class HarryDuBois(Skill):
    """When you place Harry you may take an Ally from another player's Corps into one of yours. That player then
    receives Harry, worth 2 points. (ECH-116, ECH-117, ECH-118, ECH-R112)
    """

    def when_placed(self, s: Revachol, seat: int, ally: str) -> Verbs:
        return TAKE if HARRY_ACTS_ONLY_WHEN_PLACED else NO_VERBS


@final
class Garte(Skill):
    """On your turn, before a completion or after a draw, this Ally may change to another of your Corps. (ECH-119)"""

    def may_change_corps(self) -> bool:
        return True


@final
class Crowner(Skill):
    """When you complete a Special Task: one extra White Crown, usable on the Special Task only. (ECH-122) One for the
    whole completion. (ECH-123)
    """

    def in_completion(self, corps: Corps) -> None:
        corps.extras += 1


@final
class EvrartClaire(Skill):
    """After placing this Ally you must at once draw from the Horseback Monument deck, if possible. (ECH-125) It is a
    draw like any other, with Morale cards and events, also by way of Cindy. (ECH-R67, ECH-R136, ECH-R138) He has left
    the hand by then, so it has room. (ECH-R135)
    """

    def when_placed(self, s: Revachol, seat: int, ally: str) -> Verbs:
        return DRAW


SKILLS: Final[dict[str, Skill]] = {
    "": NO_SKILL,
    "borrow": Borrower(),
    "double": Doubler(),
    "immune": DoloresDei(),
    "another": CindyTheSkull(),
    "stays": KimKitsuragi(),
    "take": HarryDuBois(),
    "moves": Garte(),
    "special": Crowner(),
    "draw": EvrartClaire(),
}
