"""ECO!: resolving full cards, one player after another; taking a cube back. (rulebook, Résoudre une carte)"""

from __future__ import annotations

from typing import Final, final

from tablee.core.phrase import Phrase
from tablee.core.stack import NOBODY, NOTHING, Frame, Verb, begin, remember, repeat, tell
from tablee.games.ecos.dial import rotate
from tablee.games.ecos.effects import CARRY_OUT, is_feasible
from tablee.games.ecos.respond import ROTATE
from tablee.games.ecos.rulings import (
    IMPOSSIBLE_CARD_SPENDS_A_LEAF,
    LONGEST_CHAIN,
    OWNER_ORDERS_WAITING_CARDS,
    TAKE_BACK_RETURNS_TO_ITS_SLOT,
)
from tablee.games.ecos.state import EFFECTS, Ecos, InPlay, change_in_play, clockwise, in_play, without

RESOLVE: Final = "resolve"
TAKE_BACK: Final = "take the cube back"


@final
class TakeTurns(Verb[Ecos]):
    """Clockwise from the Harbinger each player does the ECO or the dial result; one ends before the next begins.
    (ECO-63, ECO-64, ECO-R23) `n` counts the seats done."""

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
    (ECO-65 … ECO-68, ECO-R19, ECO-R25) `n` counts the waiting cards that were asked about."""

    def card(self, s: Ecos, f: Frame) -> str:
        return s.waiting[f.seat][f.n]

    def asks(self, s: Ecos, f: Frame) -> int:
        if not s.resolvers & ~(1 << f.seat) or f.n >= len(s.waiting[f.seat]):
            return NOBODY
        if not any(record.startswith(self.card(s, f) + " ") for record in s.placed[f.seat]):
            return NOBODY  # completed otherwise
        s.options = [RESOLVE, TAKE_BACK]
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

    def label(self, s: Ecos, f: Frame, seat: int, answer: str) -> str:
        return f"resolve {self.card(s, f)}" if answer == RESOLVE else f"take the cube back from {self.card(s, f)}"

    def phrase(self, s: Ecos, f: Frame, seat: int, answer: str) -> Phrase:
        return Phrase("say-resolve" if answer == RESOLVE else "say-take-back", {"card": self.card(s, f)})


def take_back(s: Ecos, seat: int, card: str) -> None:
    """The cube that completed the card: an exact undo. (ECO-66, ECO-R19, ECO-R26)"""
    records = s.placed[seat]
    last = [record for record in records if record.startswith(card + " ")][-1]
    words = last.split(" ")
    own = in_play(s, seat, card)
    assert own is not None
    change_in_play(s, seat, InPlay(own.card, own.leaves, own.filled & ~(1 << int(words[1]))))
    s.placed[seat] = tuple([record for record in records if record is not last])
    s.waiting[seat] = without(s.waiting[seat], card)
    source = in_play(s, seat, words[2]) if len(words) > 2 else None
    if source is not None and TAKE_BACK_RETURNS_TO_ITS_SLOT and not source.filled >> int(words[3]) & 1:
        filled = source.filled | 1 << int(words[3])
        change_in_play(s, seat, InPlay(source.card, source.leaves, filled))
        if filled == source.card.full:
            s.waiting[seat] = (*s.waiting[seat], source.card.id)
    else:
        s.available[seat] += 1
    tell(s, "took-back", seat, card=card)


@final
class ResolveNext(Verb[Ecos]):
    """While cards wait: one of them, in the owner's order. (ECO-119, ECO-R33)"""

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
        s.waiting[f.seat] = without(s.waiting[f.seat], card)
        begin(s, f.seat, card, STEPS)

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-next-card")

    def label(self, s: Ecos, f: Frame, seat: int, answer: str) -> str:
        return f"resolve {answer}"

    def phrase(self, s: Ecos, f: Frame, seat: int, answer: str) -> Phrase:
        return Phrase("say-resolve", {"card": answer})


@final
class CubesOff(Verb[Ecos]):
    """Step 1: all cubes return to the owner. Step 2 begins, if all placements can be done. (ECO-55 … ECO-57, ECO-87)"""

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        own = in_play(s, f.seat, f.source)
        assert own is not None
        s.chain += 1
        assert s.chain < LONGEST_CHAIN
        s.available[f.seat] += len(own.card.slots)
        change_in_play(s, f.seat, InPlay(own.card, own.leaves, 0))
        s.bound = ()
        s.removed = ()
        tell(s, "eco", f.seat, card=f.source)
        if is_feasible(s, f.seat, own.card):
            begin(s, f.seat, f.source, CARRY_OUT, EFFECTS)
        else:
            tell(s, "impossible", f.seat, card=f.source)
            if not IMPOSSIBLE_CARD_SPENDS_A_LEAF:
                change_in_play(s, f.seat, InPlay(own.card, own.leaves + 1, 0))


@final
class LeafStep(Verb[Ecos]):
    """Step 3: fewer leaves up; with the last one the card is used up. (ECO-58, ECO-59, ECO-R32)"""

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        s.bound = ()
        s.removed = ()
        s.line = 0
        s.resolvers |= 1 << f.seat
        own = in_play(s, f.seat, f.source)
        assert own is not None
        if own.leaves > 1:
            change_in_play(s, f.seat, InPlay(own.card, own.leaves - 1, own.filled))
            tell(s, "turned", f.seat, card=f.source, number=own.leaves - 1)
        else:
            s.active[f.seat] = tuple([other for other in s.active[f.seat] if other.card is not own.card])
            s.discard.append(f.source)
            tell(s, "used-up", f.seat, card=f.source)


CALL: Final = (OfferTakeBack(), ResolveNext())
STEPS: Final = (CubesOff(), LeafStep())
TAKE_TURNS: Final = TakeTurns()
TURN_DIALS: Final = TurnDials()
