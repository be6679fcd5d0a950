"""What one player alone has looked at: cards of another's hand, until they leave it. (CRD-27)

It is noted in the tally, which no view shows; `Zone.is_known` and the redealing of hidden cards ask for it.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar, cast, final

from mypy_extensions import mypyc_attr

from tablee.core.choosing import PickPlayer
from tablee.core.effects import Effect, Verbs, others
from tablee.core.event import Event
from tablee.core.phrase import Phrase
from tablee.core.stack import Frame, State, begin

S = TypeVar("S", bound=State)
SEEN: Final = "seen "
"""Before a card in the tally: the seats that have looked at it, as bits."""


def has_looked(s: State, seat: int, card: str) -> bool:
    return len(s.tally) > 0 and s.tally.get(SEEN + card, 0) >> seat & 1 == 1


def forget(s: State, card: str) -> None:
    """The card has left the hand: where it is now, everybody knows or nobody."""
    if SEEN + card in s.tally:
        s.tally = {key: number for key, number in s.tally.items() if key != SEEN + card}


def forget_others(world: State, seat: int) -> None:
    """In a world of that seat nobody else's looks are kept: what they saw is hidden from it, and may lie elsewhere."""
    if any(key.startswith(SEEN) for key in world.tally):
        own = {key: 1 << seat for key, bits in world.tally.items() if key.startswith(SEEN) and bits >> seat & 1}
        world.tally = {**{key: n for key, n in world.tally.items() if not key.startswith(SEEN)}, **own}


@mypyc_attr(allow_interpreted_subclasses=True)
class LookAtHand(Effect[S]):
    """`look at the hand of an opponent`: you alone see it. (CRD-27) A game says what a hand is."""

    def hand(self, s: S, side: int) -> tuple[str, ...]:
        raise NotImplementedError

    def possible(self, s: S, f: Frame) -> bool:
        return any(len(self.hand(s, side)) > 0 for side in others(s, f.seat))

    def start(self, s: S, f: Frame) -> None:
        begin(s, f.seat, f.source, PICK_HAND, self.text, f.n)

    def phrase(self) -> Phrase:
        return Phrase("effect-look-at-hand")

    def brings(self) -> float:
        return 0.3


@final
class PickHand(PickPlayer):
    """Whose hand; who has no cards is not offered. (CRD-10, CRD-27)"""

    def seats(self, s: State, f: Frame) -> list[int]:
        effect = cast(LookAtHand[Any], s.effect(f.it))
        return [side for side in others(s, f.seat) if effect.hand(s, side)]

    def picked(self, s: State, f: Frame, seat: int) -> None:
        for card in cast(LookAtHand[Any], s.effect(f.it)).hand(s, seat):
            s.tally = {**s.tally, SEEN + card: s.tally.get(SEEN + card, 0) | 1 << f.seat}
            if s.events is not None:
                seen_by = 1 << f.seat | 1 << seat
                s.events.append(Event("looked", f.seat, card=card, other=seat, only=seen_by, undo_barrier=True))


PICK_HAND: Final[Verbs] = (PickHand(),)
