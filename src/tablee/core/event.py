"""Facts that have happened, and who may see which part of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

EVERYONE: Final = -1
"""All bits: every seat."""
UNKNOWN: Final = "?"
"""What stands where a card is hidden: unknown is an ordinary value."""


def only(seats: Sequence[int]) -> int:
    """These seats, as bits."""
    bits = 0
    for seat in seats:
        bits |= 1 << seat
    return bits


@final
class Event:
    """One fact. `only` are the seats (bits) that may see `card`; a `bar` is a point nobody may undo past."""

    def __init__(
        self,
        kind: str,
        seat: int,
        card: str = "",
        second: str = "",
        symbol: str = "",
        zone: str = "",
        piece: str = "",
        cell: str = "",
        to: str = "",
        dice: str = "",
        how: str = "",
        other: int = -1,
        number: int = 0,
        only: int = EVERYONE,
        undo_barrier: bool = False,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.second = second  # another card
        self.symbol = symbol
        self.zone = zone  # a place that has a name
        self.piece = piece
        self.cell = cell  # a place on a map
        self.to = to  # the cell it went to
        self.dice = dice  # what was rolled
        self.how = how  # which of several ways, or why
        self.other = other
        self.number = number
        self.only = only
        self.undo_barrier = undo_barrier

    def seen_by(self, seat: int | None) -> dict[str, str | int]:
        """The part of this fact that a seat (None: a spectator) may know; empty fields are left out."""
        seen: dict[str, str | int] = {"kind": self.kind, "seat": self.seat}
        if self.card:
            seen["card"] = self.card if self.may_see(seat) else UNKNOWN
        for name, text in (
            ("second", self.second),
            ("symbol", self.symbol),
            ("zone", self.zone),
            ("piece", self.piece),
            ("cell", self.cell),
            ("to", self.to),
            ("dice", self.dice),
            ("how", self.how),
        ):
            if text:
                seen[name] = text
        if self.other >= 0:
            seen["other"] = self.other
        if self.number:
            seen["number"] = self.number
        return seen

    def insider(self) -> int | None:
        """A seat that may see the card, where not everybody may."""
        if self.only == EVERYONE:
            return None
        seat = 0
        while self.only >> seat and not self.only >> seat & 1:
            seat += 1
        return seat if self.only >> seat else None

    def may_see(self, seat: int | None) -> bool:
        """Whether that seat may see the card."""
        return self.only == EVERYONE or (seat is not None and self.only >> seat & 1 == 1)
