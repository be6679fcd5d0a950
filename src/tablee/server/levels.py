"""Which bots may sit at a table."""

from __future__ import annotations

import contextlib
from functools import cache

from tablee import bots, registry
from tablee.errors import UserError
from tablee.server.refusal import Refusal


@cache
def known(game: str) -> tuple[str, ...]:
    """The bots that know the game, the best first."""
    found: list[str] = []
    for name in reversed(bots.NAMES):
        with contextlib.suppress(UserError):  # a bot without advice for this game says so
            bots.make(name, registry.game(game))
            found.append(name)
    return tuple(found)


def best(game: str) -> str:
    return known(game)[0]


def checked(game: str, level: str) -> str:
    """The level somebody named, or the best if they named none."""
    if level and level not in known(game):
        raise Refusal("table-no-level", level=level[:40])
    return level or best(game)
