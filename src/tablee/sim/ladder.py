"""Who is stronger: every bot against every other, seats rotated, the same deals for both.

A deal is played once for each seat that the first bot can sit on. Bots count playouts and not time, so a match
is the same every time; how many milliseconds of processor time a decision took is told beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from statistics import fmean
from time import process_time
from typing import Any, Final, NamedTuple

from openskill.models import PlackettLuce

from tablee import bots, registry
from tablee.bots.bot import Bot
from tablee.core.chance import Rng
from tablee.core.stack import State
from tablee.errors import UserError
from tablee.sim.places import Places, in_turn
from tablee.sim.run import check, play_game
from tablee.sim.statistics import NORMAL_95, wilson

ALONE: Final = "alone"
"""Stands for the rival where one plays against the game itself."""
PART: Final = 4
"""Deals that a process plays before it reports."""

Progress = Callable[[int], None]


class Pair(NamedTuple):
    """One `a`; on all other seats `b`."""

    a: str
    b: str
    games: int
    wins: float  # of `a`; a shared win counts as a share
    share: float
    interval: tuple[float, float]  # Wilson, 95 %
    ms: dict[str, tuple[float, float]]  # for each bot: processor time of a decision, mean and 95th percentile


class Rating(NamedTuple):
    """What `openskill` makes of all games; the interval is of 95 %."""

    mu: float
    sigma: float
    interval: tuple[float, float]


class Ladder(NamedTuple):
    game: str
    seats: int
    seed: int
    options: dict[str, str]
    pairs: list[Pair]
    ratings: dict[str, Rating]

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        pairs = [
            pair._asdict()
            | {"interval": list(pair.interval), "ms": {bot: list(times) for bot, times in pair.ms.items()}}
            for pair in self.pairs
        ]
        ratings = {bot: rating._asdict() | {"interval": list(rating.interval)} for bot, rating in self.ratings.items()}
        plain = {"game": self.game, "seats": self.seats, "seed": self.seed, "options": self.options}
        return {**plain, "pairs": pairs, "ratings": ratings}


class Played(NamedTuple):
    """One game: where `a` sat, who won, and how long each decision took, in milliseconds."""

    seat: int
    winners: tuple[int, ...]
    ms: dict[str, list[float]]


class Timed(Bot):
    """A bot with a clock beside it. Forced answers are not counted."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.game)
        self.bot = bot
        self.ms: list[float] = []

    def choose(self, s: State, seat: int, rng: Rng) -> str:
        begun = process_time()
        answer = self.bot.choose(s, seat, rng)
        if len(self.options(s, seat)) > 1:
            self.ms.append((process_time() - begun) * 1000)
        return answer


class Meeting:
    """What a worker is told: plain data only."""

    def __init__(self, game: str, a: str, b: str, seats: int, seed: int, options: Mapping[str, str]) -> None:
        self.game = game
        self.a = a
        self.b = b
        self.seats = seats
        self.seed = seed
        self.options = dict(options)

    def play(self, first: int, last: int) -> list[Played]:
        """The games from `first` to before `last`: deal by deal, each with `a` on every seat."""
        game = registry.game(self.game)
        cards = registry.house_cards(self.game)
        one = Timed(bots.make(self.a, game, measuring=True))
        others = Timed(bots.make(self.b, game, measuring=True)) if self.seats > 1 else one
        played: list[Played] = []
        for number in range(first, last):
            deal, seat = divmod(number, self.seats)
            players: list[Bot] = [one if i == seat else others for i in range(self.seats)]
            one.ms, others.ms = [], []
            outcome = play_game(game, cards, self.options, players, self.seed, deal)
            ms = {self.a: one.ms} if others is one else {self.a: one.ms, self.b: others.ms}
            played.append(Played(seat, outcome.winners, ms))
        return played


def ladder(
    game_key: str,
    bot_names: Sequence[str],
    seats: int,
    games: int,
    seed: int = 0,
    workers: Places = 1,
    options: Mapping[str, str] | None = None,
    progress: Progress | None = None,
) -> Ladder:
    """All against all, so many games each, or a few more so that every deal is played from every seat."""
    chosen = dict(options or {})
    names = list(dict.fromkeys(bot_names))
    if len(names) < min(2, seats):
        raise UserError("a ladder needs at least two bots")
    for name in names:
        bots.make(name, registry.game(game_key), measuring=True)
    check(game_key, ["random"] * seats, games, workers, chosen)
    whole = -(-games // seats) * seats
    pairs = [(name, ALONE) for name in names] if seats == 1 else list(combinations(names, 2))
    tasks = [
        (Meeting(game_key, a, b, seats, seed, chosen), first, min(whole, first + PART * seats))
        for a, b in pairs
        for first in range(0, whole, PART * seats)
    ]
    done: dict[tuple[str, str], list[Played]] = {pair: [] for pair in pairs}
    total = 0
    parts = in_turn([(meeting.play, first, last) for meeting, first, last in tasks], workers)
    for (meeting, _, _), played in zip(tasks, parts, strict=True):
        done[meeting.a, meeting.b] += played
        total += len(played)
        if progress is not None:
            progress(total)
    found = [summed(a, b, done[a, b]) for a, b in pairs]
    return Ladder(game_key, seats, seed, chosen, found, rated(names, seats, done))


def summed(a: str, b: str, played: Sequence[Played]) -> Pair:
    wins = sum(1 / len(one.winners) for one in played if one.seat in one.winners)
    times: dict[str, list[float]] = {}
    for one in played:
        for bot, took in one.ms.items():
            times.setdefault(bot, []).extend(took)
    ms = {bot: (round(fmean(t), 3), round(sorted(t)[len(t) * 95 // 100], 3)) for bot, t in times.items() if t}
    return Pair(a, b, len(played), wins, wins / len(played), wilson(wins, len(played)), ms)


def rated(names: Sequence[str], seats: int, done: Mapping[tuple[str, str], Sequence[Played]]) -> dict[str, Rating]:
    """By the Plackett-Luce model of `openskill`, game by game, the pairs in turn so that the order says nothing."""
    if seats == 1:
        return {}
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in names}
    most = max(len(played) for played in done.values())
    for number in range(most):
        for (a, b), played in done.items():
            if number >= len(played):
                continue
            one = played[number]
            # A team of each: the many `b` are one bot, and only who was first is known.
            ranks = [1.5, 1.5] if one.seat in one.winners and len(one.winners) > 1 else None
            if ranks is None:
                ranks = [1.0, 2.0] if one.seat in one.winners else [2.0, 1.0]
            (new_a,), (new_b,) = model.rate([[ratings[a]], [ratings[b]]], ranks=ranks)
            ratings[a], ratings[b] = new_a, new_b
    found: dict[str, Rating] = {}
    for name in sorted(names, key=lambda name: -ratings[name].mu):
        mu, sigma = ratings[name].mu, ratings[name].sigma
        half = NORMAL_95 * sigma
        found[name] = Rating(round(mu, 2), round(sigma, 2), (round(mu - half, 2), round(mu + half, 2)))
    return found
