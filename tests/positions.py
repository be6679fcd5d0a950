"""The games of this repository for the contract tests, with what those cannot know of them.

`tests/games/<key>/leanings.py` has ways to play that reach rare things, `conservation.py` what must never get lost.
"""

from __future__ import annotations

from importlib import import_module
from typing import Final

from tablee import registry
from tablee.testing.positions import (
    LEANINGS,
    OPTIONS,
    Leaning,
    Play,
    Seen,
    anything,
    line_up,
    played,
    table_for,
)

__all__ = [
    "TABLES", "Leaning", "Play", "Seen", "anything", "blocks", "line_up", "per_thousand", "played", "share", "stride",
    "table_for",
]  # fmt: skip

BLOCK: Final = 25
"""Games in one test: small enough for two processes to share the work evenly."""

FEW: Final = 3
"""At every table at least so many games, also of a game of which there are fewer than of others."""

TABLES: Final = [
    (key, seats) for key in registry.GAMES for seats in range(registry.game(key).fewest, registry.game(key).most + 1)
]
"""Every game with every number of seats."""

for _key in registry.GAMES:
    _own = import_module(f"tests.games.{_key}.leanings")
    LEANINGS[_key] = _own.LEANINGS
    OPTIONS[_key] = getattr(_own, "OPTIONS", [{}])


def blocks(games: int) -> list[tuple[str, int, range]]:
    """The numbers of so many games at every table, cut into blocks."""
    found: list[tuple[str, int, range]] = []
    for key, seats in TABLES:
        count, size = max(share(key, games), min(FEW, games)), share(key, BLOCK)
        found += [(key, seats, range(first, min(first + size, count))) for first in range(0, count, size)]
    return found


def per_thousand(key: str) -> int:
    """A game with many and costly positions says here how many games are enough where others play a thousand."""
    found: int = getattr(import_module(f"tests.games.{key}.leanings"), "PER_THOUSAND", 1000)
    return found


def share(key: str, games: int) -> int:
    """Of so many games, how many of this one."""
    return max(1, games * per_thousand(key) // 1000)


def stride(key: str) -> int:
    """Where another game is looked at in every position, one in so many of this one."""
    return 1000 // per_thousand(key)
