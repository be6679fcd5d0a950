"""Bots: players that answer for a seat by the contract alone, or with advice for one game."""

import contextlib
from typing import Any, Final

from tablee.bots import levels, outside
from tablee.bots.bot import Bot
from tablee.bots.greedy import Greedy
from tablee.bots.random_bot import Random
from tablee.bots.thinker import Learner, Thinker
from tablee.core.contract import Game
from tablee.core.fault import wrong
from tablee.errors import UserError

NAMES: Final = ("random", "greedy", *levels.LEVELS)
STYLE: Final = "/"
"""Between a level and a style: strong/raider."""
HAND_SET: Final = "hand-set"
TRUE_WORLD: Final = "true-world"
MEASURES: Final = (HAND_SET, TRUE_WORLD)
"""Nobody plays against them: with guessed values, with eyes that see everything. `tablee ladder` compares."""


def known(game: Game[Any]) -> tuple[str, ...]:
    """The bots that know the game: the usual one first, then the strongest and so on."""
    found = [levels.USUAL]
    for name in reversed(NAMES):
        with contextlib.suppress(UserError):  # a bot without advice for this game says so
            make(name, game)
            found.append(name)
    return tuple(dict.fromkeys(found + from_outside(game)))


def from_outside(game: Game[Any]) -> list[str]:
    """The bots of other people that know the game; one that cannot be loaded takes nothing from the others."""
    found = []
    for name in outside.names():
        with contextlib.suppress(UserError):
            make(name, game)
            found.append(name)
    return found


def make(name: str, game: Game[Any], measuring: bool = False) -> Bot:
    """The bot of that name, for that game: a level may be followed by a style. From outside: bots/outside.py."""
    if name == "random":
        return Random(game)
    if name == "greedy":
        return Greedy(game)
    level, _, style = name.partition(STYLE)
    if level not in levels.LEVELS:
        found = outside.make(name, game)
        if found is None:
            all_names = ", ".join((*NAMES, *outside.names()))
            words = 'there is no bot "{bot}"; bots: {bots}, or {own} of your own'
            raise UserError(wrong("no-bot", words, bot=name, bots=all_names, own="module:Class"))
        return found
    measure = style if measuring and style in MEASURES else ""
    known = levels.styles(game.key)
    if style and not measure and style not in known:
        if not known:
            words = '"{game}" has no style "{style}"; it has none'
            raise UserError(wrong("no-styles", words, game=game.key, style=style))
        words = '"{game}" has no style "{style}"; styles: {styles}'
        raise UserError(wrong("no-style", words, game=game.key, style=style, styles=", ".join(known)))
    chosen = levels.level(game.key, level, "" if measure else style)
    if chosen.playouts == 0:
        return Learner(game, chosen)
    return Thinker(game, chosen, measure == HAND_SET, measure == TRUE_WORLD)
