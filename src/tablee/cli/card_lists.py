"""Card sets as lists: what the tables of all games have in common."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any

from rich.table import Table
from rich.text import Text

from tablee.cli.styled import MUTED
from tablee.text import Texts


def table(title: str, *columns: str, whole: Container[int] = (0, 2, 3)) -> Table:
    """A table of one kind of cards; folds where it must, but not in those columns."""
    made = Table(title=Text(title, "bold"), title_justify="left", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for i, column in enumerate(columns):
        made.add_column(Text(column, MUTED), overflow="fold", no_wrap=i in whole)
    return made


def named(texts: Texts, card: str, file: Mapping[str, Any]) -> Text:
    """The name of a printed card, with how many there are of it."""
    copies = int(file[card].get("copies", 1))
    return Text(texts.card(card) + (f" ×{copies}" if copies > 1 else ""))


def source(card: Mapping[str, Any]) -> Text:
    """Where a card comes from, in one cell: `rulebook (symbols: house)`."""
    said = card.get("source", "")
    if not isinstance(said, Mapping):
        return Text(str(said), MUTED)
    origin = str(said.get("card", ""))
    others = [f"{field}: {_one(value)}" for field, value in said.items() if field != "card" and _one(value) != origin]
    return Text(f"{origin} ({', '.join(others)})" if others else origin, MUTED)


def _one(value: Any) -> str:
    return "/".join(str(item) for item in value) if isinstance(value, list) else str(value)
