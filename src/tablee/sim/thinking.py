"""What thinking costs: a world, a copy, a step of a playout, an evaluation, whole playouts."""

from __future__ import annotations

from statistics import median
from time import process_time
from typing import Any, Final

from tablee import bots, compiled, registry
from tablee.bots.thinker import Thinker
from tablee.core.chance import Seeded
from tablee.core.contract import Game
from tablee.core.stack import NOBODY, State

POSITIONS: Final = 24
REPEATS: Final = 3
PLAYOUTS: Final = 24
LEVEL: Final = "strong"


def thinking(game_key: str, seats: int = 2) -> dict[str, Any]:
    """Microseconds of processor time, each the median of some repeats over positions of games that the quick player
    played; and how many playouts the level `strong` makes a second."""
    game = registry.game(game_key)
    thinker = bots.make(LEVEL, game)
    assert isinstance(thinker, Thinker)
    states = [_position(game, thinker, seats, number) for number in range(POSITIONS)]
    adviser, judge = thinker.search.adviser, thinker.judge
    thinker.thoughts(states[0], states[0].asked, 1, 1)  # reads what was learned
    found: dict[str, list[float]] = {}
    rng = Seeded(1)
    for repeat in range(REPEATS):
        clocks: dict[str, float] = dict.fromkeys(("world_us", "copy_us", "advice_us", "choice_us", "move_us"), 0.0)
        clocks["evaluation_us"] = 0.0
        thought = 0.0
        before = thinker.search.playouts
        for s in states:
            options = s.options
            begun = process_time()
            game.shuffle_unknown(s, s.asked, rng)
            clocks["world_us"] += _since(begun)
            begun = process_time()
            copy = game.clone(s)
            clocks["copy_us"] += _since(begun)
            begun = process_time()
            adviser.values(s, s.asked, options)
            clocks["advice_us"] += _since(begun)
            begun = process_time()
            chosen = adviser.choice(s, s.asked, options, 1)
            clocks["choice_us"] += _since(begun)
            begun = process_time()
            game.play(copy, options[chosen], rng)
            clocks["move_us"] += _since(begun)
            begun = process_time()
            judge.chance(s, s.asked)
            clocks["evaluation_us"] += _since(begun)
            begun = process_time()
            thinker.thoughts(s, s.asked, PLAYOUTS, repeat)
            thought += _since(begun)
        for what, total in clocks.items():
            found.setdefault(what, []).append(total / len(states))
        found.setdefault("playout_us", []).append(thought / (thinker.search.playouts - before))
    figures = {what: round(median(times), 1) for what, times in found.items()}
    return {
        game_key: {**figures, "playouts_per_s": round(1e6 / figures["playout_us"])},
        "build": compiled.describe(),
        "seats": seats,
        "horizon": thinker.level.horizon,
    }


def _since(begun: float) -> float:
    return (process_time() - begun) * 1e6


def _position(game: Game[Any], thinker: Thinker, seats: int, number: int) -> State:
    """Somewhere in a game of the quick player, at a question with several answers."""
    rng = Seeded(number)
    s: State = game.new(seats, {}, registry.house_cards(game.key))
    game.settle(s, rng)
    left = 5 + 4 * number
    while left > 0 or len(s.options) == 1:
        options = s.options
        after = game.clone(s)
        game.play(after, options[thinker.search.adviser.choice(s, s.asked, options, rng.below(1024))], rng)
        if after.asked == NOBODY:
            return s
        s = after
        left -= 1
    return s
