"""Which bots may sit at a table."""

from __future__ import annotations

from functools import cache

from tablee import bots, registry
from tablee.errors import UserError
from tablee.server.refusal import Refusal


@cache
def known(game: str) -> tuple[str, ...]:
    """The bots that know the game, the usual one first."""
    return bots.known(registry.game(game))


def usual(game: str) -> str:
    """Who plays where nobody said who should, also for somebody who is away."""
    return known(game)[0]


def checked(game: str, level: str) -> str:
    """The level somebody named, perhaps with a style, or the usual one if they named none."""
    if level and level not in known(game):
        try:
            bots.make(level, registry.game(game))
        except UserError:
            raise Refusal("table-no-level", level=level[:40]) from None
    return level or usual(game)
