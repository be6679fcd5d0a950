"""How strong a bot is, and what its character is: read from the files beside the advice for a game.

`levels.toml` says for each level how it thinks, for each style what it holds dear; `values.toml` holds what positions
are worth (`scripts/learn-values`), `advice.toml` what the adviser believes (`scripts/learn-advice`): both are learned.
A level whose playouts are played otherwise has a file of values of its own.
A game from outside that has none of them is played with what `GENERAL` says.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.util import find_spec
from types import MappingProxyType
from typing import Any, Final, NamedTuple

LEVELS: Final = ("beginner", "easy", "standard", "strong", "master")
"""The weakest first."""
USUAL: Final = "standard"
"""Who sits down if nobody said who should."""


VALUES: Final = "values.toml"
NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})


class Level(NamedTuple):
    """How a bot thinks. What it has no playouts for, it decides by advice alone."""

    playouts: int = 0  # for each decision: the whole budget, counted and not timed, so that it plays the same anywhere
    breadth: int = 5  # answers tried
    horizon: int = 8  # decisions played on, at least, …
    turns: int = 1  # … and turns begun; then the turn is played to its end
    trust: float = 2.0  # in advice, as so many playouts
    scale: float = 0.02  # chance to win for a point of advice
    sure: float = 0.0  # standard errors by which an answer is worse before it is dropped (a race); 0: halving
    overlooks: float = 0.0  # share of its answers that it does not see
    blur: float = 0.0  # points: smaller differences look the same to it
    learned: bool = False  # whether it believes what was learned by self-play …
    weights: Mapping[str, Any] = NOTHING  # … and what it believes besides, instead of the adviser's own weights
    judged: str = VALUES  # the file with what it takes positions to be worth …
    values: Mapping[str, float] = NOTHING  # … and how often each thing counts that it judges positions by


GENERAL: Final = {
    "beginner": Level(playouts=3, breadth=3, horizon=0),
    "easy": Level(playouts=8, breadth=4, horizon=2),
    "standard": Level(playouts=40, breadth=6, horizon=1000),
    "strong": Level(playouts=160, breadth=8, horizon=1000),
    "master": Level(playouts=640, breadth=12, horizon=1000),
}
"""For a game that nobody has written advice for: played to the end in every world, by chance."""


def _file(game: str, name: str) -> dict[str, Any]:
    """What stands beside the advice for that game; {} if there is none."""
    package = f"tablee.bots.advice.{game}"
    if not game.isidentifier() or find_spec(package) is None:
        return {}
    file = resources.files(package) / name
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


@cache
def levels(game: str) -> dict[str, Level]:
    """By name, the weakest first."""
    written = _file(game, "levels.toml").get("levels")
    if written is None:
        return GENERAL
    found = {name: Level(**written[name]) for name in LEVELS}
    return {
        name: level._replace(weights={**advised(game), **level.weights}) if level.learned else level
        for name, level in found.items()
    }


@cache
def styles(game: str) -> dict[str, Level]:
    """What differs from the plain level, by the name of the style."""
    return {name: Level(**style) for name, style in _file(game, "levels.toml").get("styles", {}).items()}


def level(game: str, name: str, style: str = "") -> Level:
    """A level of a game, in a style of it."""
    plain = levels(game)[name]
    if not style:
        return plain
    own = styles(game)[style]
    return plain._replace(weights={**plain.weights, **own.weights}, values={**plain.values, **own.values})


@cache
def advised(game: str) -> dict[str, Any]:
    """What the adviser of that game believes since it learned: weights by name. {} if it never did."""
    found: dict[str, Any] = _file(game, "advice.toml").get("weights", {})
    return found


@cache
def learned(game: str, seats: int = 0, file: str = VALUES) -> dict[str, list[float]]:
    """Weights by the name of what is counted: at the beginning and at the end. {} if none were learned.
    With `seats`, those that were learned at tables of so many, where there are any."""
    written = _file(game, file)
    found: dict[str, list[float]] = written.get(f"seats-{seats}", written.get("weights", {}))
    return found


@cache
def beliefs(game: str, name: str, seats: int) -> str:
    """A digest of all that is written down of how this bot thinks at a table of so many: what was measured of another
    says nothing of it. Who tries nothing judges no positions; a bot that is no level is known by its name alone."""
    plain, _, style = name.partition("/")
    if plain not in LEVELS:
        return name
    chosen = level(game, plain, style if style in styles(game) else "")
    values = learned(game, seats, chosen.judged) if chosen.playouts else {}
    told = {**chosen._asdict(), "judged": values, "weights": dict(chosen.weights), "values": dict(chosen.values)}
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:16]


def provenance(game: str, file: str = VALUES) -> dict[str, str]:
    """How the learned weights came about, by their table: who played how many games, when, from which seed. `advice`
    are those that the adviser learned."""
    found: dict[str, str] = dict(_file(game, file).get("learned", {}))
    if weights := _file(game, "advice.toml").get("learned", {}).get("weights"):
        found["advice"] = weights
    return found
