"""How fast a game runs: random play through the contract, a clone, a saved state."""

from __future__ import annotations

from collections.abc import Callable
from statistics import fmean, median
from time import process_time
from typing import Any, Final, TypeVar

from tablee import compiled, registry
from tablee.core.cardset import CardSet
from tablee.core.chance import Seeded
from tablee.core.codec import canonical, encode
from tablee.core.contract import Game
from tablee.core.stack import NOBODY, State

T = TypeVar("T")

REPEATS: Final = 7
SEATS: Final = 3  # unless somebody wants others
SECONDS: Final = 0.2  # that one repeat takes, about
STATES: Final = 40  # from the middles of so many games
LOOPS: Final = 200_000


def bench(game_key: str, wanted: int = SEATS) -> dict[str, Any]:
    """Medians over several repeats, in time of this process, with so many seats or as many as the game allows.

    `loop_per_s` is the speed of a plain Python loop, measured within each repeat; `loop_ratio` is how many decisions
    are made while that loop goes round once. A busy machine slows both, so the ratio is the figure to compare.
    """
    game = registry.game(game_key)
    cards = registry.house_cards(game_key)
    seats = max(game.fewest, min(game.most, wanted))
    states = [_middle_of_a_game(game, cards, seats, number) for number in range(STATES)]
    took, _ = _play(game, cards, seats, 10)
    games = max(10, round(10 * SECONDS / took))
    rounds = max(10, round(10 * SECONDS / _clone(game, states, 10)))
    decisions_per_s, games_per_s, clone_us, loop_per_s, ratio = [], [], [], [], []
    for _ in range(REPEATS):
        loop_per_s.append(LOOPS / _loop())
        took, decisions = _play(game, cards, seats, games)
        decisions_per_s.append(decisions / took)
        games_per_s.append(games / took)
        ratio.append(decisions / took / loop_per_s[-1])
        clone_us.append(_clone(game, states, rounds) / (rounds * STATES) * 1e6)
    return {
        game_key: {
            "decisions_per_s": round(median(decisions_per_s)),
            "games_per_s": round(median(games_per_s), 1),
            "clone_us": round(median(clone_us), 3),
            "state_bytes": round(fmean(len(canonical(encode(game, s))) for s in states)),
        },
        "build": compiled.describe(),
        "seats": seats,
        "repeats": REPEATS,
        "loop_per_s": round(median(loop_per_s)),
        "loop_ratio": round(median(ratio), 5),
    }


def _play(game: Game[Any], cards: CardSet, seats: int, games: int) -> tuple[float, int]:
    """Seconds for so many random games, always the same ones, and the players' decisions in them, without chance's."""

    def play() -> int:
        decisions = 0
        for number in range(games):
            rng = Seeded(number)
            s: State = game.new(seats, {}, cards)
            game.settle(s, rng)
            while s.asked != NOBODY:
                options = s.options
                game.play(s, options[rng.below(len(options))], rng)
                decisions += 1
        return decisions

    return _timed(play)


def _middle_of_a_game(game: Game[Any], cards: CardSet, seats: int, number: int) -> State:
    """The position after half the decisions of a random game."""
    half = _play_on(game, game.new(seats, {}, cards), Seeded(number), -1) // 2
    s: State = game.new(seats, {}, cards)
    _play_on(game, s, Seeded(number), half)
    return s


def _play_on(game: Game[Any], s: State, rng: Seeded, most: int) -> int:
    """Play so many random decisions, or with -1 to the end; how many there were."""
    game.settle(s, rng)
    decisions = 0
    while s.asked != NOBODY and decisions != most:
        game.play(s, s.options[rng.below(len(s.options))], rng)
        decisions += 1
    return decisions


def _clone(game: Game[Any], states: list[State], rounds: int) -> float:
    """Seconds to clone every state so many times."""

    def clone() -> None:
        for _ in range(rounds):
            for s in states:
                game.clone(s)

    return _timed(clone)[0]


def _loop() -> float:
    """Seconds for the reference loop. Never change it: old figures could not be compared any more."""

    def loop() -> None:
        x = 1
        for _ in range(LOOPS):
            x = (x * 69069 + 1) & 0xFFFFFFFF

    return _timed(loop)[0]


def _timed(do: Callable[[], T]) -> tuple[float, T]:
    """Seconds that it takes, and what it gives. It is done again until the clock has moved: that of some systems ticks
    sixty times a second, and nothing can be divided by no time at all."""
    times = 0
    start = process_time()
    while True:
        found = do()
        times += 1
        took = process_time() - start
        if took > 0:
            return took / times, found
