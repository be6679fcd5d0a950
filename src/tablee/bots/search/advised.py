# not compiled: it is asked once for a hint, and holds what people read.
"""What hint and coach ask: every answer with what it is expected to bring, and why."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

from tablee.core.contract import Game
from tablee.core.stack import State

LEVEL: Final = "strong"
"""Whose judgement is asked."""


class Advised(NamedTuple):
    """One answer. The chance is the seat's to win; `parts` says by name what each thing that is counted adds to its
    lead over the best rival at the ends that were looked at, so that a reason can be made of the greatest."""

    answer: str
    expected: float
    visits: int  # playouts; 0: advice alone said that it is not worth a try
    parts: dict[str, float]
    advice: float  # what the adviser thinks of it at once, in points


@lru_cache(8)
def _thinker(game: Game[Any], level: str) -> Any:
    from tablee.bots import make

    thinker: Any = make(level, game)
    thinker.search.explain = True
    return thinker


def evaluate(
    game: Game[Any], s: State, seat: int, playouts: int, seed: int, seconds: float = 0.0, level: str = LEVEL
) -> list[Advised]:
    """Every answer of the seat, the best first, after so many playouts, or sooner if `seconds` are over. The same for
    the same seed; it looks at nothing that the seat may not know."""
    thinker = _thinker(game, level)
    thinker.search.seconds = seconds
    names = thinker.judge.names
    found: list[Advised] = []
    for thought in thinker.thoughts(s, seat, playouts, seed):
        parts = [total / thought.visits for total in thought.parts] if thought.visits else [0.0] * len(names)
        found.append(
            Advised(
                thought.answer, thought.expected, thought.visits, dict(zip(names, parts, strict=True)), thought.advice
            )
        )
    return found
