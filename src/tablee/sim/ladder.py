"""Who is stronger: every bot against every other, seats rotated, the same deals for both.

A deal is played once for each seat that the first bot can sit on. Bots count playouts and not time, so a match
is the same every time; how many milliseconds of processor time a decision took is told beside it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing
from itertools import combinations
from time import process_time
from typing import Any, Final, NamedTuple

from openskill.models import PlackettLuce

from tablee import bots, registry
from tablee.bots import levels
from tablee.bots.bot import Bot
from tablee.bots.measured import ALONE
from tablee.core.chance import Rng
from tablee.core.stack import State
from tablee.errors import UserError
from tablee.sim.places import Places, in_turn
from tablee.sim.run import Interrupted, check, play_game, same
from tablee.sim.statistics import NORMAL_95, wilson
from tablee.version import own_version

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
    """Pairs that have met. `met` is what was counted of each, so that games can be added."""

    game: str
    seats: int
    seed: int
    options: dict[str, str]
    pairs: list[Pair]
    ratings: dict[str, Rating]
    met: dict[tuple[str, str], Met]

    @property
    def games(self) -> int:
        return sum(pair.games for pair in self.pairs)

    def to_json(self) -> dict[str, Any]:
        """Plain data; what was counted beside it (`resume`)."""
        pairs = [
            pair._asdict()
            | {"interval": list(pair.interval), "ms": {bot: list(times) for bot, times in pair.ms.items()}}
            for pair in self.pairs
        ]
        ratings = {bot: rating._asdict() | {"interval": list(rating.interval)} for bot, rating in self.ratings.items()}
        met = [{"a": a, "b": b, **met.to_json()} for (a, b), met in self.met.items()]
        of = ladder_of(self.game, self.seats, self.seed, self.options)
        bots = dict.fromkeys(bot for pair in self.pairs for bot in (pair.a, pair.b) if bot != ALONE)
        return {**of, "believes": believed(self.game, bots, self.seats), "pairs": pairs, "ratings": ratings, "met": met}


def ladder_of(game: str, seats: int, seed: int, options: Mapping[str, str]) -> dict[str, Any]:
    """What a ladder is of: games can be added to those of the same."""
    of = {"version": own_version(), "game": game, "set_digest": registry.house_cards(game).digest}
    return {**of, "seats": seats, "seed": seed, "options": dict(options)}


def believed(game: str, bot_names: Iterable[str], seats: int) -> dict[str, str]:
    """What each of these bots goes by, as a digest: figures are of bots that thought so, and of no others."""
    return {name: levels.beliefs(game, name, seats) for name in bot_names}


class Times:
    """How long decisions took, in milliseconds: how many took how long, to three digits. So it stays small however many
    there are."""

    def __init__(self) -> None:
        self.total = 0.0
        self.counts: Counter[float] = Counter()

    def take(self, ms: float) -> None:
        self.total += ms
        self.counts[float(f"{ms:.3g}")] += 1

    def add(self, other: Times) -> None:
        self.total += other.total
        self.counts.update(other.counts)

    def summed(self) -> tuple[float, float]:
        """Mean and 95th percentile."""
        count = self.counts.total()
        left = count * 95 // 100
        for ms in sorted(self.counts):
            left -= self.counts[ms]
            if left < 0:
                return round(self.total / count, 3), ms
        return 0.0, 0.0


class Met:
    """What has come of a pair so far. `results` has a digit for each game, in their order: how many seats have won it,
    if that of `a` is one of them; else 0."""

    def __init__(self, results: str = "", times: dict[str, Times] | None = None) -> None:
        self.results = results
        self.times = times or {}

    def add(self, other: Met) -> None:
        self.results += other.results
        for bot, times in other.times.items():
            self.times.setdefault(bot, Times()).add(times)

    def to_json(self) -> dict[str, Any]:
        times = {
            bot: {"total": times.total, "counts": {str(ms): times.counts[ms] for ms in sorted(times.counts)}}
            for bot, times in self.times.items()
        }
        return {"results": self.results, "times": times}

    @classmethod
    def from_json(cls, written: Mapping[str, Any]) -> Met:
        """The inverse; KeyError, TypeError or ValueError if it is not what a ladder writes."""
        met = cls(str(written["results"]))
        if met.results and not (met.results.isascii() and met.results.isdigit()):
            raise ValueError("results are not what a ladder holds there")
        for bot, of in written["times"].items():
            times = met.times[str(bot)] = Times()
            times.total = float(of["total"])
            times.counts.update({float(ms): int(often) for ms, often in of["counts"].items()})
        return met


def result_of(seat: int, winners: Sequence[int]) -> str:
    """Of one game, for `a` on that seat."""
    return str(len(winners) if seat in winners else 0)


class Before(NamedTuple):
    """A ladder to go on with: what it was of, what its bots went by, and what was counted."""

    of: Mapping[str, Any]
    believes: Mapping[str, str]
    met: dict[tuple[str, str], Met]


def before_of(written: Mapping[str, Any]) -> Before:
    """A ladder that was written as JSON; KeyError, TypeError or ValueError if it is none."""
    of = {name: written[name] for name in ("version", "game", "set_digest", "seats", "seed", "options")}
    return Before(of, written["believes"], {(each["a"], each["b"]): Met.from_json(each) for each in written["met"]})


class Timed(Bot):
    """A bot with a clock beside it. Forced answers are not counted."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.game)
        self.bot = bot
        self.times = Times()

    def choose(self, s: State, seat: int, rng: Rng) -> str:
        begun = process_time()
        answer = self.bot.choose(s, seat, rng)
        if len(self.options(s, seat)) > 1:
            self.times.take((process_time() - begun) * 1000)
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

    def play(self, first: int, last: int) -> Met:
        """The games from `first` to before `last`: deal by deal, each with `a` on every seat."""
        game = registry.game(self.game)
        cards = registry.house_cards(self.game)
        one = Timed(bots.make(self.a, game, measuring=True))
        others = Timed(bots.make(self.b, game, measuring=True)) if self.seats > 1 else one
        results = ""
        for number in range(first, last):
            deal, seat = divmod(number, self.seats)
            players: list[Bot] = [one if i == seat else others for i in range(self.seats)]
            winners = play_game(game, cards, self.options, players, self.seed, deal).winners
            results += result_of(seat, winners)
        return Met(results, {self.a: one.times} if others is one else {self.a: one.times, self.b: others.times})


def ladder(
    game_key: str,
    bot_names: Sequence[str],
    seats: int,
    games: int,
    seed: int = 0,
    workers: Places = 1,
    options: Mapping[str, str] | None = None,
    progress: Progress | None = None,
    before: Before | None = None,
) -> Ladder:
    """All against all, so many games each, or a few more so that every deal is played from every seat. Games of
    `before` are not played again. Whoever interrupts it (Ctrl-C) gets `Interrupted` with the ladder so far."""
    chosen = dict(options or {})
    names = list(dict.fromkeys(bot_names))
    if len(names) < min(2, seats):
        raise UserError("a ladder needs at least two bots")
    for name in names:
        bots.make(name, registry.game(game_key), measuring=True)
    check(game_key, ["random"] * seats, games, workers, chosen)
    whole = -(-games // seats) * seats
    pairs = [(name, ALONE) for name in names] if seats == 1 else list(combinations(names, 2))
    done = {pair: Met() for pair in pairs}
    if before is not None:
        same(before.of, ladder_of(game_key, seats, seed, chosen))
        known = [name for name in names if name in before.believes]
        same(before.believes, believed(game_key, known, seats))
        for pair in pairs:
            done[pair].add(before.met.get(pair, Met()))
    tasks = [
        (Meeting(game_key, a, b, seats, seed, chosen), first, min(whole, first + PART * seats))
        for a, b in pairs
        for first in range(len(done[a, b].results), whole, PART * seats)
    ]

    def so_far() -> Ladder:
        met = {pair: found for pair, found in done.items() if found.results}
        found = [summed(a, b, games) for (a, b), games in met.items()]
        return Ladder(game_key, seats, seed, chosen, found, rated(names, seats, met), met)

    calls = [(meeting.play, first, last) for meeting, first, last in tasks]
    try:
        with closing(in_turn(calls, workers)) as parts:
            for (meeting, _, _), met in zip(tasks, parts, strict=True):
                done[meeting.a, meeting.b].add(met)
                if progress is not None:
                    progress(sum(len(each.results) for each in done.values()))
    except KeyboardInterrupt:
        raise Interrupted(so_far() if any(each.results for each in done.values()) else None) from None
    return so_far()


def summed(a: str, b: str, met: Met) -> Pair:
    games = len(met.results)
    wins = sum(1 / int(winners) for winners in met.results if winners != "0")
    ms = {bot: times.summed() for bot, times in met.times.items() if times.counts}
    return Pair(a, b, games, wins, wins / games, wilson(wins, games), ms)


def rated(names: Sequence[str], seats: int, met: Mapping[tuple[str, str], Met]) -> dict[str, Rating]:
    """By the Plackett-Luce model of `openskill`, game by game, the pairs in turn so that the order says nothing."""
    if seats == 1:
        return {}
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in names}
    most = max(len(each.results) for each in met.values())
    for number in range(most):
        for (a, b), each in met.items():
            if number >= len(each.results):
                continue
            # A team of each: the many `b` are one bot, and only who was first is known.
            ranks = {"0": [2.0, 1.0], "1": [1.0, 2.0]}.get(each.results[number], [1.5, 1.5])
            (new_a,), (new_b,) = model.rate([[ratings[a]], [ratings[b]]], ranks=ranks)
            ratings[a], ratings[b] = new_a, new_b
    found: dict[str, Rating] = {}
    for name in sorted(names, key=lambda name: -ratings[name].mu):
        mu, sigma = ratings[name].mu, ratings[name].sigma
        half = NORMAL_95 * sigma
        found[name] = Rating(round(mu, 2), round(sigma, 2), (round(mu - half, 2), round(mu + half, 2)))
    return found
