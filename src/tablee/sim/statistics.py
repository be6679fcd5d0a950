"""Intervals, tests and corrections, each by the name under which textbooks have it."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from statistics import NormalDist
from typing import Final, NamedTuple

NORMAL: Final = NormalDist()
NORMAL_95: Final = NORMAL.inv_cdf(0.975)
"""Between minus and plus this lie 95 % of the standard normal distribution."""

Interval = tuple[float, float]


class Spread(NamedTuple):
    """How a number varies from game to game."""

    mean: float
    sd: float
    min: int
    max: int
    p5: int
    p95: int


def wilson(wins: float, games: int) -> Interval:
    """The interval in which the true rate lies with 95 % confidence (Wilson's score interval)."""
    rate = wins / games
    square = NORMAL_95 * NORMAL_95
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = NORMAL_95 / (1 + square / games) * math.sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    return max(0.0, min(rate, middle - half)), min(1.0, max(rate, middle + half))  # 0 and 1 are met exactly


def newcombe(wins: float, games: int, other_wins: float, other_games: int) -> Interval:
    """Of the difference of two independent rates, 95 % (Newcombe's hybrid score interval, 1998, method 10)."""
    here, there = wins / games, other_wins / other_games
    low, high = wilson(wins, games)
    other_low, other_high = wilson(other_wins, other_games)
    difference = here - there
    return (
        difference - math.sqrt((here - low) ** 2 + (other_high - there) ** 2),
        difference + math.sqrt((high - here) ** 2 + (there - other_low) ** 2),
    )


def same_rate(wins: float, games: int, other_wins: float, other_games: int) -> float:
    """How likely two rates are to differ so much if they are the same (pooled z-test, both sides)."""
    pooled = (wins + other_wins) / (games + other_games)
    variance = pooled * (1 - pooled) * (1 / games + 1 / other_games)
    if variance <= 0:
        return 1.0
    return two_sided((wins / games - other_wins / other_games) / math.sqrt(variance))


def two_sided(z: float) -> float:
    return 2 * (1 - NORMAL.cdf(abs(z)))


def holm(p: Sequence[float]) -> list[float]:
    """p-values corrected for so many looks (Holm 1979): the chance that any of them is called out wrongly stays."""
    order = sorted(range(len(p)), key=lambda i: (p[i], i))
    adjusted = [1.0] * len(p)
    largest = 0.0
    for rank, i in enumerate(order):
        largest = max(largest, min(1.0, (len(p) - rank) * p[i]))
        adjusted[i] = largest
    return adjusted


def spread(counts: Mapping[int, int]) -> Spread:
    """Of numbers given as how often each came: mean, standard deviation of the sample, extremes, and the 5th and 95th
    percentile (nearest rank)."""
    total = sum(counts.values())
    ordered = sorted(counts.items())
    first = sum(n * often for n, often in ordered)
    second = sum(n * n * often for n, often in ordered)
    mean = first / total
    variance = (second * total - first * first) / (total * (total - 1)) if total > 1 else 0.0
    return Spread(mean, math.sqrt(variance), ordered[0][0], ordered[-1][0], rank(ordered, 5), rank(ordered, 95))


def rank(ordered: Sequence[tuple[int, int]], share: int) -> int:
    """A percentile by nearest rank."""
    total = sum(often for _, often in ordered)
    wanted = max(1, math.ceil(share * total / 100))
    for number, often in ordered:
        wanted -= often
        if wanted <= 0:
            return number
    return ordered[-1][0]


def mean_interval(count: int, first: float, second: float) -> tuple[float, float]:
    """The mean of numbers with their sum and sum of squares, and half the width of its 95 % interval."""
    mean = first / count
    if count < 2:
        return mean, math.inf
    return mean, NORMAL_95 * math.sqrt(max(0.0, second - first * mean) / (count - 1) / count)


def around(mean: float, half: float) -> Interval:
    """The interval of a mean; of one game nothing is known, and infinity cannot be written down."""
    return (mean, mean) if math.isinf(half) else (mean - half, mean + half)


def of_mean(found: Spread, games: int) -> Interval:
    """In which the true mean of what varies so lies, 95 %."""
    return around(found.mean, NORMAL_95 * found.sd / math.sqrt(games))


def games_for(sd: float, difference: float) -> int:
    """How many games until a mean whose single values vary by `sd` is known to ± `difference`, 95 %."""
    return math.ceil((NORMAL_95 * sd / difference) ** 2)
