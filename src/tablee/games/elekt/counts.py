"""What lines of cards can count, all of it to be seen or counted by everybody. (CRD-4)"""

from __future__ import annotations

import re
from typing import Final, final

from tablee.core.effects import Count
from tablee.core.phrase import Value
from tablee.core.stack import Frame
from tablee.games.elekt.attributes import ATTRIBUTES, NUMBER
from tablee.games.elekt.banish import BASE_UNIT, group_in_words, is_of
from tablee.games.elekt.court import titles
from tablee.games.elekt.state import Elekt, post
from tablee.games.elekt.totals import total


@final
class Has(Count[Elekt]):
    """What a side has: `amber`, `title`, `privilege`, `unit in hand`."""

    def value(self, s: Elekt, f: Frame, seat: int) -> int:
        if self.key == "amber":
            return s.amber[seat]
        if self.key == "titles":
            return titles(s, seat)
        return len(s.privileges[seat]) if self.key == "privileges" else len(s.hands[seat])


@final
class Here(Count[Elekt]):
    """`spectre here`, `unit here`: on that side of the zone."""

    def __init__(self, group: str) -> None:
        super().__init__(f"{group} here", f"{group}s here", "here")
        self.group = group

    def value(self, s: Elekt, f: Frame, seat: int) -> int:
        return len([1 for posted in post(s, f.n, seat) if is_of(posted.unit, self.group)]) if f.n >= 0 else 0

    def words(self) -> dict[str, Value]:
        return {"group": group_in_words(self.group)}


@final
class SymbolsHere(Count[Elekt]):
    """`brutality here`: what a side would count in that clash. (ELK-69)"""

    def __init__(self, attribute: str) -> None:
        super().__init__(f"{attribute} here", f"{attribute} here", "symbols")
        self.attribute = attribute

    def value(self, s: Elekt, f: Frame, seat: int) -> int:
        return total(s, f.n, seat, NUMBER[self.attribute]) if f.n >= 0 else 0

    def words(self) -> dict[str, Value]:
        return {"symbol": self.attribute}


HELD: Final = (
    Has("amber", "amber", "amber"),
    Has("title", "titles", "titles"),
    Has("privilege", "privileges", "privileges"),
    Has("unit in hand", "units in hand", "hand"),
)
_HERE: Final = re.compile(rf"({BASE_UNIT}|[a-z_]+) here")


def read_count(text: str) -> Count[Elekt] | None:
    for held in HELD:
        if text in (held.one, held.many):
            return held
    said = _HERE.fullmatch(text)
    if said is None:
        return None
    if said[1] in ATTRIBUTES:
        return SymbolsHere(said[1])
    return Here(said[1].removesuffix("s"))
