"""The words in answers and labels of Elekt: sides, zones, attributes."""

from __future__ import annotations

from typing import Final, final

from tablee.core.phrase import Value
from tablee.core.says import PlayerSlot, Slot, Words
from tablee.games.elekt.attributes import ATTRIBUTES
from tablee.games.elekt.cards import ZONE_NAMES
from tablee.games.elekt.state import COALITION, COALITION_KEY, Elekt, is_coalition

THE_COALITION: Final = "the coalition"


@final
class SideSlot(PlayerSlot):
    """A player, or the Coalition: a side without a seat."""

    def __init__(self) -> None:
        super().__init__(rf"player \d{{1,9}}|{THE_COALITION}")

    def to_label(self, word: str) -> str:
        return THE_COALITION if word == COALITION_KEY else super().to_label(word)

    def to_answer(self, said: str) -> str:
        return COALITION_KEY if said == THE_COALITION else super().to_answer(said)

    def value(self, word: str) -> Value:
        return COALITION if word == COALITION_KEY else int(word)


SIDE: Final[dict[str, Slot]] = {"player": SideSlot()}
ZONE: Final[dict[str, Slot]] = {"zone": Slot("|".join(ZONE_NAMES), r"\S+")}
TOKEN: Final[dict[str, Slot]] = {"symbol": Slot("|".join(ATTRIBUTES), r"\S+")}


def named(s: Elekt, side: int) -> Words:
    """A side as labels and messages have it."""
    return {"player": COALITION_KEY if is_coalition(s, side) else str(side)}


def side_of(s: Elekt, word: str) -> int:
    """The side that a label names; -1 if there is none of that name."""
    if word == COALITION_KEY:
        return COALITION if s.solo else -1
    return int(word) if 0 <= int(word) < s.seats else -1
