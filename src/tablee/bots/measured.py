"""How strong bots are, as far as the ladder has measured it.

`measured.json` is written by `tablee ladder … --keep`; docs/ladder.md tells the same figures. What was not measured is
not told: a style, a bot from outside, a game that nobody has let bots play.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any, Final, NamedTuple

from tablee.bots import STYLE
from tablee.bots.levels import USUAL, beliefs
from tablee.registry import house_cards

FILE: Final = "measured.json"
ALONE: Final = "alone"
"""Stands for the rival where one plays against the game itself."""


class Match(NamedTuple):
    """One `a`; on all other seats `b`."""

    seats: int
    options: dict[str, str]
    a: str
    b: str
    games: int
    wins: float  # of `a`; a shared win counts as a share
    interval: tuple[float, float]  # of the share of wins, 95 %


class Share(NamedTuple):
    """Of the games that a bot has won."""

    share: float
    low: float
    high: float
    games: int


@cache
def ladders() -> list[dict[str, Any]]:
    """As they were kept, in their order."""
    found: list[dict[str, Any]] = json.loads((resources.files("tablee.bots") / FILE).read_text("utf-8"))
    return found


def is_stale(kept: dict[str, Any]) -> bool:
    """Whether a ladder tells of other cards than those of today, or of bots that thought otherwise."""
    if kept.get("set_digest") != house_cards(kept["game"]).digest:
        return True
    return any(beliefs(kept["game"], bot, kept["seats"]) != told for bot, told in kept["believes"].items())


def matches(game: str) -> list[Match]:
    """Those of plain levels: what only measures something has a name like a style."""
    return [
        Match(
            kept["seats"], kept["options"], pair["a"], pair["b"], pair["games"], pair["wins"], tuple(pair["interval"])
        )
        for kept in ladders()
        if kept["game"] == game
        for pair in kept["pairs"]
        if STYLE not in pair["a"] + pair["b"]
    ]


def against_usual(game: str, seats: int) -> dict[str, Share]:
    """How often each bot wins at a table of so many where the usual bot has all other seats."""
    found: dict[str, Share] = {}
    for match in matches(game):
        if match.seats != seats or match.options:
            continue
        share, (low, high) = match.wins / match.games, match.interval
        if match.b == USUAL:
            found[match.a] = Share(share, low, high, match.games)
        elif match.a == USUAL and seats == 2:  # of two, what one does not win the other wins
            found[match.b] = Share(1 - share, 1 - high, 1 - low, match.games)
    return found


def alone(game: str) -> list[tuple[dict[str, str], dict[str, Share]]]:
    """How often each bot wins against the game itself, by the options that it was played with."""
    found: list[tuple[dict[str, str], dict[str, Share]]] = []
    for match in matches(game):
        if match.b != ALONE:
            continue
        shares = next((shares for options, shares in found if options == match.options), None)
        if shares is None:  # bots that were measured apart stand beside the others
            shares = {}
            found.append((match.options, shares))
        shares[match.a] = Share(match.wins / match.games, *match.interval, match.games)
    return found
