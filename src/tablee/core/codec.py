"""A state as JSON, its stack included, and back; the digest by which two states are compared."""

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from tablee.core.contract import JSON, CardSet, Game
from tablee.core.stack import Frame, State, run


def encode(game: Game[Any], s: State) -> dict[str, JSON]:
    """Everything that is true, as plain data."""
    frames: list[dict[str, JSON]] = []
    f = s.top
    while f is not None:
        frames.append(
            {
                "seat": f.seat,
                "source": f.source,
                "todo": [verb.name for verb in f.todo[f.at :]],
                "it": f.it,
                "n": f.n,
            }
        )
        f = f.below
    return {"game": game.key, "sealed": list(s.sealed), "stack": frames, "zones": game.encode(s)}


def decode(game: Game[Any], saved: Mapping[str, JSON], cards: CardSet) -> State:
    """The state that was saved, at its question."""
    s: State = game.decode(saved["zones"], cards)
    s.sealed = [str(answer) for answer in saved["sealed"]]
    s.top = None
    for frame in reversed(saved["stack"]):
        todo = tuple(game.verb(name) for name in frame["todo"])
        s.top = Frame(frame["seat"], frame["source"], todo, 0, frame["it"], frame["n"], s.top)
    run(s)
    return s


def canonical(value: JSON) -> bytes:
    """One way to write a piece of plain data, the same on every machine."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True).encode()


def digest(game: Game[Any], s: State) -> str:
    """Two states with the same digest are the same state."""
    return hashlib.sha256(canonical(encode(game, s))).hexdigest()
