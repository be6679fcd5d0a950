"""The most that lines of a card can bring: who has found it need not look for more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from tablee.games.ecos.change import ALL, Remove
from tablee.games.ecos.counts import Removed
from tablee.games.ecos.gain import NO_LIMIT, Gain, GainPer, Points, PointsPer
from tablee.games.ecos.grammar import Choose, If, May
from tablee.games.ecos.line import Line

UNLIMITED: Final = 1e9
NO_ELEMENT: Final = -1
ENDLESS: Final = 1_000_000


@final
class Limit:
    """Of one line, or of a line and all below it."""

    def __init__(self, points: int, element: int = NO_ELEMENT, number: int = 0) -> None:
        self.points = points  # ENDLESS: who knows
        self.element = element  # one kind at most, from one line: so sums are exact, however they are added up
        self.number = number

    def value(self, prices: list[float]) -> float:
        """If its elements are worth so much."""
        if self.points >= ENDLESS:
            return UNLIMITED
        return self.points + prices[self.element] * self.number if self.number else float(self.points)


NO_LIMITS: Final = Limit(ENDLESS)


def limit_of(line: Line, removed: int) -> Limit:
    """Of a line that concerns the map (`is_of_the_map`): placing and moving bring nothing by themselves. So many tokens
    at most are `removed` by its card."""
    if isinstance(line, Points):
        return Limit(line.n)
    if isinstance(line, PointsPer):
        if line.most != NO_LIMIT:
            return Limit(line.most)
        return Limit(line.n * removed) if isinstance(line.count, Removed) and removed < ENDLESS else NO_LIMITS
    if isinstance(line, Gain):
        return Limit(0, line.element, line.n)
    if isinstance(line, GainPer):
        return Limit(0, line.element, line.most)
    if isinstance(line, (If, Choose, May)):
        return either([limit_of(inner, removed) for inner in line.inner()])
    return Limit(0)


def removed_by(line: Line) -> int:
    """How many tokens at most."""
    if not line.removes:
        return 0
    return line.most if isinstance(line, Remove) and line.most != ALL else ENDLESS


def either(limits: Sequence[Limit]) -> Limit:
    """Of lines of which one is carried out: not less than any of them."""
    giving = [limit for limit in limits if limit.number]
    if len(giving) > 1:
        return NO_LIMITS
    points = max([limit.points for limit in limits])
    return Limit(points, giving[0].element, giving[0].number) if giving else Limit(points)


def both(first: Limit, second: Limit) -> Limit:
    if first.number and second.number:
        return NO_LIMITS
    giving = first if first.number else second
    return Limit(min(ENDLESS, first.points + second.points), giving.element, giving.number)


def limits_from(lines: Sequence[Line]) -> list[Limit]:
    """By line: of that one and all below it."""
    removed = sum([removed_by(line) for line in lines])
    found = [Limit(0)]
    for line in reversed(lines):
        found.append(both(limit_of(line, removed), found[-1]))
    found.reverse()
    return found
