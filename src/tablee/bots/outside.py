"""Bots from outside: by an entry point of an installed package, or by `module:Class`.

    [project.entry-points."tablee.bots"]
    lantern-keeper = "lanterns.bot:Keeper"

A name of the second kind is code that somebody chose to run: only the command line and the host (`tablee serve --bot`)
may say it, never a record or a message. What was allowed stands in the environment, so that processes of our own know.
"""

from __future__ import annotations

import importlib
import os
import re
import sys
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from tablee.bots.bot import Bot
from tablee.core.contract import Game
from tablee.core.fault import wrong
from tablee.errors import UserError

GROUP: Final = "tablee.bots"
ALLOWED: Final = "TABLEE_BOT"
"""The variable with the names that may be loaded, spaces between."""
OF_A_MODULE: Final = re.compile(r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*:[A-Za-z_]\w*")


def is_of_a_module(name: str) -> bool:
    """Whether it is a name such as `mine.bots:Cautious`."""
    return OF_A_MODULE.fullmatch(name) is not None


@cache
def installed() -> dict[str, EntryPoint]:
    """By name, those that packages bring with them; a name that needs signs of our own is left out."""
    found = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    return {point.name: point for point in found if re.fullmatch(r"[\w-]+", point.name)}


def allowed() -> list[str]:
    return [name for name in os.environ.get(ALLOWED, "").split() if is_of_a_module(name)]


def allow(name: str) -> str:
    """Whoever runs this process asked for it: `module:Class` may be loaded, here and in processes begun from now on."""
    if is_of_a_module(name) and name not in allowed():
        os.environ[ALLOWED] = " ".join([*allowed(), name])
    return name


def names() -> tuple[str, ...]:
    """All that may sit down here besides our own."""
    return (*installed(), *allowed())


def make(name: str, game: Game[Any]) -> Bot | None:
    """The bot of that name; None if there is none from outside."""
    point = installed().get(name)
    if point is None and name not in allowed():
        return None
    try:
        kind = _of_module(name) if point is None else point.load()
        bot = kind(game)
    except UserError:
        raise
    except Exception as error:  # whatever is wrong with somebody's code, it is said as a sentence
        what = f"{type(error).__name__}: {error}"
        raise UserError(wrong("bot-fails", 'the bot "{bot}" cannot be loaded: {what}', bot=name, what=what)) from error
    if not callable(getattr(bot, "choose", None)):
        words = 'the bot "{bot}" is no bot: it has no method choose(s, seat, rng)'
        raise UserError(wrong("bot-chooses-not", words, bot=name))
    made: Bot = bot
    return made


def _of_module(name: str) -> Any:
    """Found where Python finds modules, and in the current folder."""
    module, _, kind = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    return getattr(importlib.import_module(module), kind)
