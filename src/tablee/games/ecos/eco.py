"""ECO!: resolving full cards, one player after another; taking a cube back. (rulebook, Résoudre une carte)"""

from __future__ import annotations

from typing import Final, final

from tablee.core.decision import Attempt, Reason, because, no_card
from tablee.core.effects import others
from tablee.core.phrase import Phrase
from tablee.core.says import Says, Words
from tablee.core.stack import NOBODY, NOTHING, Frame, Verb, begin, emit, remember, repeat
from tablee.core.tuples import added, with_at, without
from tablee.games.ecos.dial import rotate
from tablee.games.ecos.effects import CARRY_OUT, is_feasible
from tablee.games.ecos.line import Verbs
from tablee.games.ecos.respond import ROTATE
from tablee.games.ecos.rulings import (
    IMPOSSIBLE_CARD_SPENDS_A_LEAF,
    LONGEST_CHAIN,
    OWNER_ORDERS_WAITING_CARDS,
    TAKE_BACK_RETURNS_TO_ITS_SLOT,
)
from tablee.games.ecos.sparing import spare_no_more, spared_slot
from tablee.games.ecos.state import EFFECTS, Cube, Ecos, InPlay, change_in_play, clockwise, in_play
from tablee.games.ecos.waiting import THEY_RESOLVE, all_speak

RESOLVE: Final = "resolve"
CUBE_BACK: Final = "take the cube back"


@final
class TakeTurns(Verb[Ecos]):
    """Clockwise from the Harbinger each player does the ECO or the dial result; one ends before the next begins.
    (ECO-63, ECO-64, ECO-69, ECO-R23, ECO-R24, ECO-R66) `n` counts the seats done."""

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        for n in range(f.n, s.seats):
            seat = clockwise(s, n)
            rotates = len(s.responses) > 0 and s.responses[seat] == ROTATE
            if s.waiting[seat] or rotates:
                repeat(s, f, "", n + 1)
                if s.waiting[seat]:
                    begin(s, seat, "token", CALL)
                else:
                    rotate(s, seat)
                return
        remember(s, f, "")


@final
class TurnDials(Verb[Ecos]):
    """Two players: dial results come at once, between the two tokens of a pair. (ECO-R17) `n` counts the seats done."""

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        for n in range(f.n, s.seats):
            seat = clockwise(s, n)
            if s.responses[seat] == ROTATE:
                repeat(s, f, "", n + 1)
                rotate(s, seat)
                return
        s.responses = ()
        remember(s, f, "")


@final
class OfferTakeBack(Verb[Ecos]):
    """If another player has resolved a card on this token, a cube just placed may be taken back, for a rotation.
    (ECO-65, ECO-66, ECO-67, ECO-68, ECO-R19, ECO-R25, ECO-R27) `n` counts the waiting cards that were asked about."""

    says = (
        Says("resolve", "resolve {card}", RESOLVE),
        Says("take-back", "take the cube back from {card}", CUBE_BACK),
    )

    def also(self, s: Ecos, f: Frame, says: Says, words: Words) -> Words:
        return {"card": self.card(s, f)}

    def card(self, s: Ecos, f: Frame) -> str:
        return s.waiting[f.seat][f.n]

    def asks(self, s: Ecos, f: Frame) -> int:
        if not s.resolvers & ~(1 << f.seat) or f.n >= len(s.waiting[f.seat]):
            return NOBODY
        if last_cube(s, f.seat, self.card(s, f)) is None:
            return NOBODY  # completed otherwise
        s.options = [RESOLVE, CUBE_BACK]
        return f.seat

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        if answer == NOTHING:
            return
        if answer == RESOLVE:
            repeat(s, f, "", f.n + 1)
            return
        card = self.card(s, f)
        repeat(s, f, "", f.n)
        take_back(s, f.seat, card)
        rotate(s, f.seat)

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        card = self.card(s, f)
        possible = is_feasible(s, seat, s.cards.cards[card])
        return Phrase("ask-take-back" if possible else "ask-take-back-vain", {"card": card})

    def why_not(self, s: Ecos, attempt: Attempt) -> Reason:
        card, seat = attempt.word("card"), attempt.seat
        if attempt.key == "resolve":
            return why_not_resolve(s, attempt)
        if card not in s.cards.cards:
            return no_card(card)
        if card in s.waiting[seat] and last_cube(s, seat, card) is None:
            return because("ECO-R27", "gained-cube", {"card": card})
        if card in s.waiting[seat] and not any(s.resolvers >> other & 1 for other in range(s.seats) if other != seat):
            return because("ECO-67", "first-in-order")
        return because("ECO-R25", "no-take-back", {"card": card})


def last_cube(s: Ecos, seat: int, card: str) -> Cube | None:
    """The cube of this token that came last on the card."""
    found: Cube | None = None
    for cube in s.placed[seat]:
        if cube.card == card:
            found = cube
    return found


def take_back(s: Ecos, seat: int, card: str) -> None:
    """The cube that completed the card: an exact undo. (ECO-66, ECO-R19, ECO-R26)"""
    cube = last_cube(s, seat, card)
    own = in_play(s, seat, card)
    assert cube is not None
    assert own is not None
    change_in_play(s, seat, InPlay(own.card, own.leaves, own.filled & ~(1 << cube.slot | spared_slot(s, own.card))))
    spare_no_more(s, own.card)
    s.placed[seat] = tuple([other for other in s.placed[seat] if other is not cube])
    s.waiting = with_at(s.waiting, seat, without(s.waiting[seat], card))
    source = in_play(s, seat, cube.source)
    if source is not None and TAKE_BACK_RETURNS_TO_ITS_SLOT and not source.filled >> cube.source_slot & 1:
        filled = source.filled | 1 << cube.source_slot
        change_in_play(s, seat, InPlay(source.card, source.leaves, filled))
        if filled == source.card.full:
            s.waiting = with_at(s.waiting, seat, added(s.waiting[seat], source.card.id))
    else:
        s.available[seat] += 1
    emit(s, "took-back", seat, card=card)


def why_not_resolve(s: Ecos, attempt: Attempt) -> Reason:
    card = attempt.word("card")
    if card not in s.cards.cards:
        return no_card(card)
    if card in s.waiting[attempt.seat]:
        return because("ECO-119", "waits", {"card": card})
    if in_play(s, attempt.seat, card) is None:
        return because("ECO-47", "not-active", {"card": card})
    return because("ECO-61", "not-full", {"card": card})


@final
class ResolveNext(Verb[Ecos]):
    """While cards wait: one of them, in the owner's order. (ECO-88, ECO-119, ECO-R33)"""

    says = (Says("resolve", "resolve {card}", "{card}"),)

    def asks(self, s: Ecos, f: Frame) -> int:
        if len(s.waiting[f.seat]) < 2 or not OWNER_ORDERS_WAITING_CARDS:
            return NOBODY
        s.options = list(s.waiting[f.seat])
        return f.seat

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        if not s.waiting[f.seat]:
            return
        card = s.waiting[f.seat][0] if answer == NOTHING else answer
        repeat(s, f)
        s.waiting = with_at(s.waiting, f.seat, without(s.waiting[f.seat], card))
        begin(s, f.seat, card, STEPS)

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-next-card")

    def why_not(self, s: Ecos, attempt: Attempt) -> Reason:
        return why_not_resolve(s, attempt)


@final
class CubesOff(Verb[Ecos]):
    """Step 1: all cubes return to the owner. Step 2 begins, if all placements can be done.
    (ECO-55, ECO-56, ECO-57, ECO-87, ECO-170, ECO-R28)"""

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        own = in_play(s, f.seat, f.source)
        assert own is not None
        s.chain += 1
        assert s.chain < LONGEST_CHAIN
        s.available[f.seat] += len(own.card.slots)
        if spared_slot(s, own.card):  # no cube lay there (CRD-35)
            s.available[f.seat] -= 1
            spare_no_more(s, own.card)
        change_in_play(s, f.seat, InPlay(own.card, own.leaves, 0))
        s.bound = ()
        s.removed = ()
        emit(s, "eco", f.seat, card=f.source)
        if is_feasible(s, f.seat, own.card):
            begin(s, f.seat, f.source, CARRY_OUT, EFFECTS)
        else:
            emit(s, "impossible", f.seat, card=f.source)
            if not IMPOSSIBLE_CARD_SPENDS_A_LEAF:
                change_in_play(s, f.seat, InPlay(own.card, own.leaves + 1, 0))


@final
class LeafStep(Verb[Ecos]):
    """Step 3: fewer leaves up; with the last one the card is used up. (ECO-58, ECO-59, ECO-60, ECO-R32)"""

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        s.bound = ()
        s.removed = ()
        s.line = 0
        s.resolvers |= 1 << f.seat
        own = in_play(s, f.seat, f.source)
        assert own is not None
        if own.leaves > 1:
            change_in_play(s, f.seat, InPlay(own.card, own.leaves - 1, own.filled))
            emit(s, "turned", f.seat, card=f.source, number=own.leaves - 1)
        else:
            s.active[f.seat] = tuple([other for other in s.active[f.seat] if other.card is not own.card])
            s.discard = added(s.discard, f.source)
            emit(s, "used-up", f.seat, card=f.source)
        if s.cards.waits:
            for other in reversed(others(s, f.seat)):
                all_speak(s, other, THEY_RESOLVE)


CALL: Final[Verbs] = (OfferTakeBack(), ResolveNext())
STEPS: Final[Verbs] = (CubesOff(), LeafStep())
TAKE_TURNS: Final = TakeTurns()
TURN_DIALS: Final = TurnDials()
