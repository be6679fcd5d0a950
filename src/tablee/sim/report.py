"""What came of many games: wins with their uncertainty, how games ended, how long they took."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from tablee.core.contract import Game

NORMAL_95: Final = 1.959963984540054
"""Between minus and plus this lie 95 % of the standard normal distribution."""


class Outcome(NamedTuple):
    """One game that is over."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    decisions: int
    events: dict[str, int]  # how often each kind of event was told
    started: tuple[tuple[int, str], ...]  # what each seat was given at set-up, where every seat was given one
    cards: dict[str, tuple[int, int]]  # by card: how often it scored, and the points


class Seat(NamedTuple):
    """A bot on its seat. A shared win counts as a share."""

    bot: str
    wins: float
    win_rate: float
    interval: tuple[float, float]  # Wilson, 95 %
    score: float  # mean


class Started(NamedTuple):
    """All seats that were given the same thing at set-up, such as a starting deck."""

    games: int
    wins: float
    win_rate: float
    interval: tuple[float, float]  # Wilson, 95 %
    score: float  # mean


class Scored(NamedTuple):
    """A card, by what it scored: how often in a game, and points each time."""

    times: float
    points: float


class Spread(NamedTuple):
    """How a number varies from game to game."""

    mean: float
    sd: float
    min: int
    max: int
    p5: int
    p95: int


class Report(NamedTuple):
    """`length` by what was counted, `events` as the mean number per game of each kind told."""

    game: str
    seed: int
    games: int
    seats: list[Seat]
    ends: dict[str, int]
    length: dict[str, Spread]
    events: dict[str, float]
    started: dict[str, Started]
    cards: dict[str, Scored]

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        return {
            "game": self.game,
            "seed": self.seed,
            "games": self.games,
            "seats": [seat._asdict() | {"interval": list(seat.interval)} for seat in self.seats],
            "ends": self.ends,
            "length": {what: spread._asdict() for what, spread in self.length.items()},
            "events": self.events,
            "started": {what: one._asdict() | {"interval": list(one.interval)} for what, one in self.started.items()},
            "cards": {card: scored._asdict() for card, scored in self.cards.items()},
        }


def report(game: Game[Any], seed: int, bots: Sequence[str], outcomes: Sequence[Outcome]) -> Report:
    """Sum up the games, in their order: the same games give the same report to the last digit."""
    games = len(outcomes)
    seats: list[Seat] = []
    for seat, bot in enumerate(bots):
        wins = sum(1 / len(o.winners) for o in outcomes if seat in o.winners)
        mean = sum(o.scores[seat] for o in outcomes) / games
        seats.append(Seat(bot, wins, wins / games, wilson(wins, games), mean))
    told: Counter[str] = Counter()
    for outcome in outcomes:
        told.update(outcome.events)
    length = {"decisions": spread([o.decisions for o in outcomes])}
    for what, kind in game.lengths.items():
        length[what] = spread([o.events.get(kind, 0) for o in outcomes])
    return Report(
        game.key,
        seed,
        games,
        seats,
        dict(sorted(Counter(o.reason for o in outcomes).items())),
        length,
        {kind: count / games for kind, count in sorted(told.items())},
        started(outcomes),
        scored(outcomes),
    )


def started(outcomes: Sequence[Outcome]) -> dict[str, Started]:
    """How seats fared by what they were given at set-up."""
    found: dict[str, list[tuple[float, int]]] = {}
    for o in outcomes:
        for seat, what in o.started:
            found.setdefault(what, []).append((1 / len(o.winners) if seat in o.winners else 0.0, o.scores[seat]))
    report: dict[str, Started] = {}
    for what, games in sorted(found.items()):
        wins, count = sum(won for won, _ in games), len(games)
        score = sum(points for _, points in games) / count
        report[what] = Started(count, wins, wins / count, wilson(wins, count), score)
    return report


def scored(outcomes: Sequence[Outcome]) -> dict[str, Scored]:
    """What each card scored, in games where points come from cards."""
    times: Counter[str] = Counter()
    points: Counter[str] = Counter()
    for outcome in outcomes:
        for card, (often, total) in outcome.cards.items():
            times[card] += often
            points[card] += total
    return {card: Scored(often / len(outcomes), points[card] / often) for card, often in sorted(times.items())}


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval in which the true rate lies with 95 % confidence (Wilson's score interval)."""
    rate = wins / games
    square = NORMAL_95 * NORMAL_95
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = NORMAL_95 / (1 + square / games) * math.sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    return max(0.0, min(rate, middle - half)), min(1.0, max(rate, middle + half))  # 0 and 1 are met exactly


def spread(numbers: Sequence[int]) -> Spread:
    """Mean, standard deviation of the sample, extremes, and the 5th and 95th percentile (nearest rank)."""
    ordered = sorted(numbers)
    count = len(ordered)
    mean = sum(ordered) / count
    sd = math.sqrt(sum((n - mean) ** 2 for n in ordered) / (count - 1)) if count > 1 else 0.0
    rank = [ordered[max(0, math.ceil(share * count / 100) - 1)] for share in (5, 95)]
    return Spread(mean, sd, ordered[0], ordered[-1], rank[0], rank[1])
