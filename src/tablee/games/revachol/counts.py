"""What lines of Allies can count, all of it to be seen or counted by everybody. (CRD-4)"""

from __future__ import annotations

from typing import Final, final

from tablee.core.effects import Count
from tablee.core.phrase import Value
from tablee.core.stack import Frame
from tablee.games.revachol.end import score
from tablee.games.revachol.state import Revachol, corps_of, own_allies
from tablee.games.revachol.symbols import SYMBOLS


@final
class CountOf(Count[Revachol]):
    """What a player has, all of it to be seen or counted by everybody."""

    def value(self, s: Revachol, f: Frame, seat: int) -> int:
        if self.key == "hand":
            return len(s.hands[seat])
        if self.key == "corps":
            return len(s.corps[seat])
        if self.key == "allies":
            return len(own_allies(s, seat))
        if self.key == "here":
            here = corps_of(s, seat, f.source)
            return 0 if here is None else len(here.allies)
        return len(s.completed[seat]) if self.key == "tasks" else score(s, seat)


@final
class SymbolCount(Count[Revachol]):
    """`blue symbol`: on the Allies in a player's Corps."""

    def __init__(self, symbol: str) -> None:
        super().__init__(f"{symbol} symbol", f"{symbol} symbols", "symbol")
        self.symbol = symbol

    def value(self, s: Revachol, f: Frame, seat: int) -> int:
        return sum([s.cards.allies[ally].symbols.count(self.symbol) for ally in own_allies(s, seat)])

    def words(self) -> dict[str, Value]:
        return {"symbol": self.symbol}


COUNTS: Final = (
    CountOf("card in hand", "cards in hand", "hand"),
    CountOf("corps", "corps", "corps"),
    CountOf("ally", "allies", "allies"),
    CountOf("ally in this corps", "allies in this corps", "here"),
    CountOf("completed task", "completed tasks", "tasks"),
    CountOf("point", "points", "points"),
    *[SymbolCount(symbol) for symbol in SYMBOLS],
)


def read_count(text: str) -> Count[Revachol] | None:
    for count in COUNTS:
        if text in (count.one, count.many):
            return count
    return None
