"""A state as JSON, its stack included, and back; the digest by which two states are compared."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tablee.core.cardset import CardSet
from tablee.core.contract import Game
from tablee.core.plain_data import JSON
from tablee.core.stack import Frame, State, run
from tablee.core.zones import read_zones, write_zones

ENCODING: Final = 2
"""How a state is written. A digest says something only of states that are written alike: whoever changes what `encode`
gives counts on here (tests/upgrades fails). 1: Tablée 0.1.0."""
_CANONICAL: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def encode(game: Game[Any], s: State) -> dict[str, JSON]:
    """Everything that is true, as plain data."""
    written = {
        "game": game.key,
        "seats": s.seats,
        "sealed": list(s.sealed),
        "stack": write_stack(s),
        "zones": write_zones(game.zones, s),
    }
    return {**written, "tally": s.tally} if s.tally else written


def decode(game: Game[Any], saved: Mapping[str, JSON], cards: CardSet) -> State:
    """The state that was saved, at its question."""
    s: State = game.fresh(saved["seats"], {}, cards)
    s.game = game
    read_zones(game.zones, s, saved["zones"], cards)
    s.tally = dict(saved.get("tally", {}))
    stand(game, s, saved["stack"], saved["sealed"])
    return s


def pickled(s: State) -> tuple[Any, ...]:
    """How a state is pickled (`__reduce__`)."""
    if s.game is None:
        raise TypeError("this state was not laid out by Game.new, so nobody knows how to save it: use codec.encode")
    cards: CardSet = getattr(s, "cards")  # noqa: B009  # every game's state has them
    return state_again, (s.game, canonical(encode(s.game, s)).decode(), cards)


def state_again(game: Game[Any], saved: str, cards: CardSet) -> State:
    """The state that was pickled: everything that is true, and nobody listens to it."""
    return decode(game, json.loads(saved), cards)


def write_stack(s: State) -> list[dict[str, JSON]]:
    """What is still to do, from the top; what a frame does not remember is left out."""
    frames: list[dict[str, JSON]] = []
    f = s.top
    while f is not None:
        frame: dict[str, JSON] = {
            "seat": f.seat,
            "source": f.source,
            "todo": [verb.name for verb in f.todo[f.at :]],
            "it": f.it,
            "n": f.n,
            "those": list(f.those),
            "times": f.times,
        }
        frames.append({name: value for name, value in frame.items() if value or name in ("seat", "source", "todo")})
        f = f.below
    return frames


def stand(game: Game[Any], s: State, stack: Sequence[Mapping[str, JSON]], sealed: Sequence[str]) -> None:
    """The inverse of `write_stack`: the table stands at its question again."""
    s.sealed = [str(answer) for answer in sealed]
    s.top = None
    for frame in reversed(stack):
        todo = tuple(game.verb(name) for name in frame["todo"])
        it, n, those, times = frame.get("it", ""), frame.get("n", 0), frame.get("those", ()), frame.get("times", 0)
        s.top = Frame(frame["seat"], frame["source"], todo, 0, it, n, tuple(those), times, s.top)
    run(s)


def canonical(value: JSON) -> bytes:
    """One way to write a piece of plain data, the same on every machine."""
    return _CANONICAL.encode(value).encode()


def digest(game: Game[Any], s: State) -> str:
    """Two states with the same digest are the same state."""
    return hashlib.sha256(canonical(encode(game, s))).hexdigest()
