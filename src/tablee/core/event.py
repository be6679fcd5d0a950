"""Facts that have happened, and who may see which part of them."""

from typing import Final, final

EVERYONE: Final = -1
UNKNOWN: Final = "?"
"""What stands where a card is hidden: unknown is an ordinary value."""


@final
class Event:
    """One fact. `only` is the seat that alone may see `card`; a `bar` is a point nobody may undo past."""

    def __init__(
        self,
        kind: str,
        seat: int,
        card: str = "",
        place: str = "",
        other: int = -1,
        number: int = 0,
        only: int = EVERYONE,
        bar: bool = False,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.place = place
        self.other = other
        self.number = number
        self.only = only
        self.bar = bar

    def seen_by(self, seat: int | None) -> dict[str, str | int]:
        """The part of this fact that a seat (None: a spectator) may know; empty fields are left out."""
        seen: dict[str, str | int] = {"kind": self.kind, "seat": self.seat}
        if self.card:
            seen["card"] = self.card if self.only == EVERYONE or self.only == seat else UNKNOWN
        if self.place:
            seen["place"] = self.place
        if self.other >= 0:
            seen["other"] = self.other
        if self.number:
            seen["number"] = self.number
        return seen
