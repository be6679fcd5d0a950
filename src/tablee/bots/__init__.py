"""Bots: players that answer for a seat by the contract alone, or with advice for one game."""

from typing import Any, Final

from tablee.bots.bot import Bot
from tablee.bots.greedy import Greedy
from tablee.bots.random_bot import Random
from tablee.core.contract import Game
from tablee.errors import UserError

NAMES: Final = ("random", "greedy")


def make(name: str, game: Game[Any]) -> Bot:
    """The bot of that name, for that game."""
    if name == "random":
        return Random(game)
    if name == "greedy":
        return Greedy(game)
    raise UserError(f'there is no bot "{name}"; bots: {", ".join(NAMES)}')
