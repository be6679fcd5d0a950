"""What would you do? The best answers of a seat, with what they are expected to bring and why.

    told = hint(game, state, seat, seed=7)
    for one in told.answers:
        print(one.answer, one.chance, one.whys)

Only what the seat may know goes in: the same seed gives the same hint in every world that the seat cannot tell apart.
"""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import Any, Final, NamedTuple

from tablee.bots import reasons
from tablee.bots.reasons import Why
from tablee.bots.search.advised import LEVEL
from tablee.bots.search.flat import Search, Thought
from tablee.core.chance import Seeded
from tablee.core.contract import Game
from tablee.core.stack import CHANCE, NOBODY, State

PLAYOUTS: Final = 200
SECONDS: Final = 0.6
"""For the playouts; the rest of a second is for the way there and back."""
MOST_ANSWERS: Final = 3
FAR_BEHIND: Final = 0.12
"""A third answer this much worse than the best is not worth a word."""
LONGEST_LINE: Final = 6


class Hinted(NamedTuple):
    answer: str
    chance: float
    whys: list[Why]
    line: list[dict[str, str | int]]  # events, as the seat would see them


class Hint(NamedTuple):
    answers: list[Hinted]
    games: int
    error: float


@lru_cache(8)
def _thinker(game: Game[Any]) -> Any:
    return reasons.search_of(game, LEVEL)[0]


def hint(
    game: Game[Any],
    s: State,
    seat: int,
    seed: int,
    playouts: int = PLAYOUTS,
    seconds: float = SECONDS,
    line: bool = False,
) -> Hint:
    """The best two or three answers of that seat, the best first."""
    thinker = _thinker(game)
    search: Search = thinker.search
    search.seconds = seconds
    thoughts: list[Thought] = [one for one in thinker.thoughts(s, seat, playouts, seed) if one.visits]
    progress = search.judge.progress(s)
    first = best = thoughts[0].expected
    told: list[Hinted] = []
    for number, one in enumerate(thoughts[:MOST_ANSWERS]):
        if number > 1 and one.expected < first - FAR_BEHIND:
            break
        others = [_parts(search, other) for other in thoughts if other is not one]
        now = reasons.at_once(search, s, seat, one.answer, seed)
        whys = reasons.whys(search.judge, progress, one.expected, _parts(search, one), others, now)
        if number == 0:
            whys = reasons.speaking_for(whys)
        # An answer that was dropped on the way was tried in fewer worlds, and may look better by that alone.
        best = min(best, one.expected)
        told.append(Hinted(one.answer, best, whys, follows(search, s, seat, one.answer, seed) if line else []))
    return Hint(told, sum(one.visits for one in thoughts), _error(thoughts[0]))


def _parts(search: Search, thought: Thought) -> dict[str, float]:
    return {name: thought.parts[i] / thought.visits for i, name in enumerate(search.judge.names)}


def _error(thought: Thought) -> float:
    """Of a mean of chances: at most that of as many coins."""
    return sqrt(thought.expected * (1 - thought.expected) / max(1, thought.visits))


def follows(search: Search, s: State, seat: int, answer: str, seed: int) -> list[dict[str, str | int]]:
    """What is likely to come after an answer, in one of the deals that are possible, until chance has its say."""
    game, rng = search.game, Seeded(seed)
    world: State = game.shuffle_unknown(s, seat, rng)
    search.unseal(world, seat)
    events = list(game.apply(world, seat, answer))
    for _ in range(LONGEST_LINE):
        if world.asked in (CHANCE, NOBODY):
            break
        asked, options = world.asked, world.options
        events += game.apply(world, asked, options[search.adviser.choice(world, asked, options, rng.below(1 << 20))])
    return [event.seen_by(seat) for event in events][: 2 * LONGEST_LINE]
