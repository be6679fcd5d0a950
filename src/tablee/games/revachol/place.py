"""Placing Allies in Corps, Cindy's second placement, and Garte's move. (rulebook, Place Cards; Corps)"""

from __future__ import annotations

from typing import Final, final

from tablee.core.decision import Attempt, Reason, because, no_card
from tablee.core.phrase import Phrase, Value
from tablee.core.says import Says, Slot
from tablee.core.stack import NOBODY, NOTHING, Frame, Offering, Verb, advance, begin, count_only, emit, repeat
from tablee.core.tuples import added
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
    corps_of,
    found_corps,
    join_corps,
    leave_corps,
    take_from_hand,
)

NEW: Final = "new"
NO: Final = "no"


@final
class CorpsSlot(Slot):
    """An own Corps by its number, or a new one (0 in messages)."""

    def __init__(self) -> None:
        super().__init__(rf"\d{{1,9}}|{NEW}", r"corps \d{1,9}|a new corps")

    def to_label(self, word: str) -> str:
        return "a new corps" if word == NEW else f"corps {word}"

    def to_answer(self, said: str) -> str:
        return NEW if said == "a new corps" else str(int(said.removeprefix("corps ")))

    def value(self, word: str) -> Value:
        return 0 if word == NEW else int(word)


CORPS: Final = CorpsSlot()


def start_placing(s: Revachol, seat: int, ally: str, source: str) -> None:
    """One Ally is laid open; the next question is which Corps. (ECH-33)"""
    take_from_hand(s, seat, ally)
    s.placing = ally
    begin(s, seat, source, PUT_IN_CORPS)


@final
class PutInCorps(Verb[Revachol]):
    """The placed Ally opens a new Corps or joins an own one. (ECH-30, ECH-34, ECH-R32) There may be any number of them,
    of any size, so nothing stands in its way. (ECH-31, ECH-R19)
    """

    says = (Says("in-corps", "in {corps}", "{corps}", {"corps": CORPS}),)

    def asks(self, s: Revachol, f: Frame) -> int:
        own = s.corps[f.seat]
        if not own:
            return NOBODY
        return count_only(s, f.seat, len(own) + 1 if self.may_open(s, f) else len(own))

    def may_open(self, s: Revachol, f: Frame) -> bool:
        return SECOND_PLACEMENT_MAY_OPEN_A_CORPS or f.source == s.placing

    def options_of(self, s: Revachol, f: Frame, seat: int) -> list[str]:
        options = [str(corps.number) for corps in s.corps[seat]]
        if self.may_open(s, f):
            options.append(NEW)
        return options

    def option_at(self, s: Revachol, f: Frame, seat: int, at: int) -> str:
        own = s.corps[seat]
        return str(own[at].number) if at < len(own) else NEW

    def receive_at(self, s: Revachol, f: Frame, seat: int, at: int) -> None:
        own = s.corps[seat]
        advance(s, f)
        self.put(s, f, own[at].number if at < len(own) else 0)

    def do(self, s: Revachol, f: Frame, answer: str) -> None:
        self.put(s, f, 0 if answer in (NEW, NOTHING) else int(answer))

    def put(self, s: Revachol, f: Frame, number: int) -> None:
        """In the Corps of that number, 0 for a new one."""
        ally = s.placing
        s.placing = ""
        if number == 0:
            number = found_corps(s, f.seat, ally)
            if s.events is not None:
                emit(s, "opened-corps", f.seat, card=ally, number=number)
        else:
            join_corps(s, f.seat, ally, number)
            if s.events is not None:
                emit(s, "joined-corps", f.seat, card=ally, number=number)
        if SECOND_PLACEMENT_HAS_ITS_SKILL or f.source == ally:
            begin(s, f.seat, ally, s.cards.allies[ally].ability.when_placed(s, f.seat, ally))

    def question(self, s: Revachol, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-corps", {"card": s.placing})

    def why_not(self, s: Revachol, attempt: Attempt) -> Reason:
        return why_not_in_corps(attempt)


def why_not_in_corps(attempt: Attempt) -> Reason:
    """Of a Corps that is not there, or while no Ally is on its way."""
    if attempt.asked not in ("PutInCorps", "PutTaken"):
        return because("ECH-33", "one-placement")
    if attempt.word("corps") == NEW:
        return (
            because("ECH-R115", "harry-alone") if attempt.asked == "PutTaken" else because("ECH-R103", "no-new-corps")
        )
    return because("ECH-34", "no-such-corps", {"corps": attempt.number("corps")})


def no_ally(s: Revachol, word: str) -> Reason:
    """Of a word that names no Ally: another card of the set, or none at all."""
    if word in s.cards.tasks or word in s.cards.morale:
        return because("ECH-29", "no-ally", {"card": word})
    return no_card(word)


def why_not_place(s: Revachol, attempt: Attempt) -> Reason:
    """Of an Ally that is not in hand, or when none is to be placed."""
    ally = attempt.word("card")
    if attempt.asked not in ("Act", "PlaceAnother"):
        return because("ECH-33", "one-placement")
    if ally not in s.cards.allies:
        return no_ally(s, ally)
    return because("ECH-19" if attempt.asked == "Act" else "ECH-112", "not-in-hand", {"card": ally})


@final
class PlaceAnother(Offering[Revachol]):
    """Cindy: one more Ally from the hand, which only gets smaller, may be placed. (ECH-112, ECH-113, ECH-R105)"""

    says = (Says("no-other", "place no other", NO), Says("place", "place {card}", "{card}"))

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

    def why_not(self, s: Revachol, attempt: Attempt) -> Reason:
        return why_not_place(s, attempt) if attempt.key == "place" else because("ECH-33", "one-placement")


@final
class MoveGarte(Offering[Revachol]):
    """Once a turn Garte may change to another own Corps, or to a new one. (ECH-119, ECH-R123, ECH-R127, ECH-R128) Only
    the player whose turn it is has this question, whether or not a completion or a drawn Ally comes of the turn.
    (ECH-121, ECH-R125, ECH-R130)

    `those` are the Gartes that have moved already.
    """

    says = (
        Says("move-nobody", "move nobody", NO),
        Says("move", "move {card} in {corps}", "{card} {corps}", {"corps": CORPS}),
    )

    def asks(self, s: Revachol, f: Frame) -> int:
        number = 0
        own = s.corps[f.seat]
        for corps in own:
            if corps.movers:
                for ally in corps.allies:
                    if self.may_move(s, f, ally):
                        number += self.number_of_moves(own, corps)
        return NOBODY if number == 0 else count_only(s, f.seat, number + 1)

    def options_of(self, s: Revachol, f: Frame, seat: int) -> list[str]:
        options: list[str] = []
        for corps in s.corps[seat]:
            if corps.movers:
                for ally in corps.allies:
                    if self.may_move(s, f, ally):
                        self.add_moves(s, seat, ally, corps, options)
        options.append(NO)
        return options

    def receive_at(self, s: Revachol, f: Frame, seat: int, at: int) -> None:
        advance(s, f)
        own = s.corps[seat]
        for corps in own:
            if corps.movers:
                for ally in corps.allies:
                    if self.may_move(s, f, ally):
                        number = self.number_of_moves(own, corps)
                        if at < number:
                            others = [other.number for other in own if other is not corps]
                            self.move(s, f, ally, others[at] if at < len(others) else 0)
                            return
                        at -= number

    def may_move(self, s: Revachol, f: Frame, ally: str) -> bool:
        """Whether it is one of those that may, and has not done so."""
        return (
            s.cards.allies[ally].ability.may_change_corps()
            and (f.those.count(ally) if f.those else 0) < GARTE_MOVES_A_TURN
            and (GARTE_MOVES_WHEN_JUST_PLACED or f.source != ally)
        )

    def number_of_moves(self, own: tuple[Corps, ...], corps: Corps) -> int:
        """How many there are for an Ally of that Corps, as `add_moves` writes them."""
        return len(own) if len(corps.allies) > 1 and GARTE_MAY_OPEN_A_CORPS else len(own) - 1

    def add_moves(self, s: Revachol, seat: int, ally: str, corps: Corps, options: list[str]) -> None:
        for other in s.corps[seat]:
            if other.number != corps.number:
                options.append(f"{ally} {other.number}")
        if len(corps.allies) > 1 and GARTE_MAY_OPEN_A_CORPS:
            options.append(f"{ally} {NEW}")

    def do(self, s: Revachol, f: Frame, answer: str) -> None:
        if answer in (NO, NOTHING):
            return
        words = self.words(answer)
        self.move(s, f, words["card"], 0 if words["corps"] == NEW else int(words["corps"]))

    def move(self, s: Revachol, f: Frame, ally: str, number: int) -> None:
        """To the Corps of that number, 0 for a new one."""
        leave_corps(s, f.seat, ally)
        if number == 0:
            number = found_corps(s, f.seat, ally)
        else:
            join_corps(s, f.seat, ally, number)
        if s.events is not None:
            emit(s, "moved", f.seat, card=ally, number=number)
        repeat(s, f, those=added(f.those, ally))

    def question(self, s: Revachol, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-move", {"card": self.words(s.options[0])["card"]})

    def why_not(self, s: Revachol, attempt: Attempt) -> Reason:
        ally = attempt.word("card")
        if not ally:
            return because("ECH-R123", "no-move-now")
        if ally not in s.cards.allies:
            return no_ally(s, ally)
        if not s.cards.allies[ally].ability.may_change_corps():
            return because("ECH-32", "stays-put", {"card": ally})
        home = corps_of(s, attempt.seat, ally)
        if home is None:
            return because("ECH-99", "not-yours", {"card": ally})
        f = s.top
        if attempt.asked != self.name or f is None:
            return because("ECH-R123", "no-move-now")
        if not self.may_move(s, f, ally):
            return because("ECH-R128", "moved-already", {"card": ally})
        if attempt.word("corps") == NEW:
            return because("ECH-R127", "alone-already", {"card": ally})
        if home.number == attempt.number("corps"):
            return because("ECH-119", "there-already", {"card": ally, "corps": home.number})
        return because("ECH-34", "no-such-corps", {"corps": attempt.number("corps")})


PUT_IN_CORPS: Final[Verbs] = (PutInCorps(),)
PLACE_ANOTHER: Final[Verbs] = (PlaceAnother(),)
MOVE_GARTE: Final = MoveGarte()
