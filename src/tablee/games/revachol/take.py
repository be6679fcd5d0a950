"""Harry's swap: an Ally of an opponent's Corps for Harry, who becomes their points. (rulebook, Harry Du Bois)"""

from __future__ import annotations

from typing import Final, final

from tablee.core.decision import RULE_OF_TURN, Attempt, Reason, because
from tablee.core.phrase import Phrase
from tablee.core.says import Says, Words
from tablee.core.stack import NOBODY, NOTHING, Frame, Offering, Verb, begin, emit
from tablee.core.tuples import added, with_at
from tablee.games.revachol.place import CORPS, NEW, NO, no_ally, why_not_in_corps
from tablee.games.revachol.rulings import HARRY_ACTS_ONLY_WHEN_PLACED, TAKEN_ALLY_MAY_OPEN_A_CORPS
from tablee.games.revachol.state import Revachol, corps_of, found_corps, join_corps, leave_corps


def takeable(s: Revachol, seat: int) -> list[str]:
    """Every Ally in an opponent's Corps, not in a hand, that Harry may take. (ECH-109, ECH-R113, ECH-R114)"""
    return [
        ally
        for other in range(s.seats)
        if other != seat
        for corps in s.corps[other]
        for ally in corps.allies
        if s.cards.allies[ally].ability.may_be_taken()
    ]


def owner_of(s: Revachol, ally: str) -> int:
    for seat in range(s.seats):
        if corps_of(s, seat, ally) is not None:
            return seat
    raise KeyError(ally)


@final
class TakeAlly(Offering[Revachol]):
    """Harry (the source) may take an Ally out of an opponent's Corps; otherwise he stays an ordinary Ally.
    (ECH-116, ECH-118, ECH-R119)
    """

    says = (Says("take-nobody", "take nobody", NO), Says("take", "take {card}", "{card}"))

    def also(self, s: Revachol, f: Frame, says: Says, words: Words) -> Words:
        return {"player": str(owner_of(s, words["card"]))} if words else {"card": f.source}

    def asks(self, s: Revachol, f: Frame) -> int:
        options = takeable(s, f.seat)
        if not options or corps_of(s, f.seat, f.source) is None:
            return NOBODY
        options.append(NO)
        s.options = options
        return f.seat

    def do(self, s: Revachol, f: Frame, answer: str) -> None:
        if answer not in (NO, NOTHING):
            begin(s, f.seat, f.source, PUT_TAKEN, answer)

    def question(self, s: Revachol, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-take", {"card": f.source})

    def why_not(self, s: Revachol, attempt: Attempt) -> Reason:
        ally = attempt.word("card")
        if not ally:
            return because(RULE_OF_TURN, "nobody-to-take")
        if ally not in s.cards.allies:
            return no_ally(s, ally)
        if attempt.asked != self.name:
            return because("ECH-R112", "only-when-placed")
        for other in range(s.seats):
            if other != attempt.seat and corps_of(s, other, ally) is not None:
                return because("ECH-109", "cannot-be-taken", {"card": ally})
        # The same whether it lies in a hand or in the deck: a reason gives no secret away.
        return because("ECH-R114", "not-in-their-corps", {"card": ally})


@final
class PutTaken(Verb[Revachol]):
    """The Ally taken (`it`) goes to an own Corps, also Harry's or a new one; Harry goes to its owner.
    (ECH-116, ECH-117, ECH-R115, ECH-R118)
    """

    says = (Says("in-corps", "in {corps}", "{corps}", {"corps": CORPS}),)

    def asks(self, s: Revachol, f: Frame) -> int:
        options = [str(corps.number) for corps in s.corps[f.seat]]
        home = corps_of(s, f.seat, f.source)
        assert home is not None
        # Alone, Harry leaves an empty Corps: to go there and to open a new one would be the same.
        if TAKEN_ALLY_MAY_OPEN_A_CORPS and len(home.allies) > 1:
            options.append(NEW)
        if len(options) == 1:
            return NOBODY
        s.options = options
        return f.seat

    def do(self, s: Revachol, f: Frame, answer: str) -> None:
        owner = owner_of(s, f.it)
        leave_corps(s, owner, f.it)
        if answer == NEW:
            number = found_corps(s, f.seat, f.it)
        else:
            number = s.corps[f.seat][0].number if answer == NOTHING else int(answer)
            join_corps(s, f.seat, f.it, number)
        # Its symbols and its lasting skill serve the new Corps at once (ECH-135). No placement skill, Evrart's draw or
        # another Harry's: it was not placed. (ECH-R81, ECH-R116, ECH-R139)
        leave_corps(s, f.seat, f.source)
        s.points = with_at(s.points, owner, added(s.points[owner], f.source))  # without a skill (ECH-R120)
        emit(s, "took", f.seat, card=f.it, other=owner, number=number)
        emit(s, "gave", f.seat, card=f.source, other=owner)

    def question(self, s: Revachol, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-corps", {"card": f.it})

    def why_not(self, s: Revachol, attempt: Attempt) -> Reason:
        return why_not_in_corps(attempt)


@final
class UseHarry(Verb[Revachol]):
    """The other reading of ECH-R112: each Harry lying in an own Corps may act in any own Place turn."""

    def __init__(self) -> None:
        super().__init__()
        self.idles = HARRY_ACTS_ONLY_WHEN_PLACED

    def do(self, s: Revachol, f: Frame, answer: str) -> None:
        if HARRY_ACTS_ONLY_WHEN_PLACED:
            return
        for corps in s.corps[f.seat]:
            for ally in corps.allies:
                if s.cards.allies[ally].skill == "take":
                    begin(s, f.seat, ally, TAKE)


PUT_TAKEN: Final = (PutTaken(),)
TAKE: Final = (TakeAlly(),)
USE_HARRY: Final = UseHarry()
