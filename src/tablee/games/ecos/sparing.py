"""Active cards that spare their owner an element: `your other cards need 1 element less`. (CRD-35)"""

from __future__ import annotations

from typing import Final, final

from tablee.core.phrase import Phrase
from tablee.games.ecos.cards import Card
from tablee.games.ecos.line import Line
from tablee.games.ecos.state import Ecos, InPlay

NEED_LESS: Final = "your other cards need 1 element less"
SPARED: Final = "spared "
"""Before a card in the tally: its slot, counted from one, that is covered though no cube lies there."""


@final
class NeedLess(Line):
    """It holds while its card is active; when the card is resolved, it says nothing. (CRD-35)"""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.stands = True

    def start(self, s: Ecos, seat: int, card: str) -> None:
        """It holds already."""

    def phrase(self) -> Phrase:
        return Phrase("line-need-less")


def needed(s: Ecos, seat: int, own: InPlay) -> int:
    """How many cubes more make the card full: one for each empty slot, but one less if another active card of its
    player says so. The last is never spared: a card is full by a cube that comes. (ECO-61, CRD-35)"""
    empty = bin(own.card.full & ~own.filled).count("1")
    return empty - 1 if empty > 1 and s.cards.spares and is_spared(s, seat, own.card) else empty


def is_spared(s: Ecos, seat: int, card: Card) -> bool:
    for own in s.active[seat]:
        if own.card is not card:
            for line in own.card.lines:
                if isinstance(line, NeedLess):
                    return True
    return False


def spare_last(s: Ecos, card: Card, filled: int) -> int:
    """The slot that is still empty counts as covered until the card is resolved or a cube taken back. (CRD-35)"""
    s.tally = {**s.tally, SPARED + card.id: (card.full & ~filled).bit_length()}
    return card.full


def spared_slot(s: Ecos, card: Card) -> int:
    """The covered slot of that card on which no cube lies, as a bit; 0 if there is none."""
    slot = s.tally.get(SPARED + card.id, 0) if s.cards.spares else 0
    return 1 << slot - 1 if slot else 0


def spare_no_more(s: Ecos, card: Card) -> None:
    if spared_slot(s, card):
        s.tally = {key: number for key, number in s.tally.items() if key != SPARED + card.id}
