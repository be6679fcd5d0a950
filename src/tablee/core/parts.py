"""A view told in parts, each made of a small key: whoever looks at many tables keeps what was made of a key.

A view is built up from nothing at every look; most of it is what it was a moment ago. So a game can tell it in parts:
for each what it follows from (`key`, which can be compared), and how that is shown (`show`). Its view is made of the
same two, so both say the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, final

from mypy_extensions import mypyc_attr

from tablee.core.plain_data import JSON


def plainly(key: Any) -> JSON:
    """Where the key is what is shown."""
    return key


@final
class Part:
    """`path` is where it stands in the view: "event" is one thing, "players[].corps[]" one Corps of a player, "" some
    things of the table itself. `show` makes of a key what stands there, and of nothing else."""

    def __init__(self, path: str, show: Callable[[Any], JSON] = plainly) -> None:
        self.path = path
        self.show = show


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller:
    """Is told a view. Zones that are seen plainly (core/zones.py) need not be told."""

    def part(self, part: Part, key: Any, at: int = 0, then: int = 0) -> None:
        """What follows from the key; `at`, `then` are the places where the path says []."""
        raise NotImplementedError

    def cards(self, part: Part, cards: list[str]) -> None:
        """Many cards in no order, mostly those of the last time. Told beside `part`, they come in addition."""
        self.part(part, tuple(cards))

    def map(self, part: Part, things: list[Any]) -> None:
        """A list that is the same object as long as nothing in it has changed."""
        raise NotImplementedError
