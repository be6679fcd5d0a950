"""Whether counts agree with odds: Pearson's test, with fixed seeds, so that it says the same every time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from typing import Final, TypeVar

K = TypeVar("K", bound=Hashable)
FEWEST: Final = 5.0
"""Outcomes expected less often than this are taken together."""
DEVIATIONS: Final = 5.0


def strays(seen: Mapping[K, int], share: Mapping[K, float]) -> str:
    """What is wrong with the counts, "" if nothing: an outcome that cannot be, one that never comes although it should,
    or a sum of squares that is more than five deviations too large."""
    impossible = [outcome for outcome in seen if not share.get(outcome)]
    if impossible:
        return f"cannot be: {impossible[0]!r}"
    count = sum(seen.values())
    wanted: list[float] = []
    found: list[float] = []
    rest = [0.0, 0.0]
    for outcome, part in share.items():
        expected = part * count
        if expected >= FEWEST:
            wanted.append(expected)
            found.append(seen.get(outcome, 0))
        else:
            rest[0] += expected
            rest[1] += seen.get(outcome, 0)
    if rest[0] >= FEWEST:
        wanted.append(rest[0])
        found.append(rest[1])
    free = len(wanted) - 1
    if free < 1:
        return ""
    total = sum((f - w) ** 2 / w for f, w in zip(found, wanted, strict=True))
    return "" if is_usual(total, free) else f"chi-square {total:.0f} with {free} degrees of freedom"


def differ(here: Mapping[K, int], there: Mapping[K, int]) -> str:
    """The same of two counts of equal size that should have come from the same odds."""
    both = Counter(here) + Counter(there)
    common = {outcome: n for outcome, n in both.items() if n >= 2 * FEWEST}
    total = sum((here.get(o, 0) - there.get(o, 0)) ** 2 / n for o, n in common.items())
    free = len(common) - 1
    return "" if free < 1 or is_usual(total, free) else f"chi-square {total:.0f} with {free} degrees of freedom"


def is_usual(total: float, free: int) -> bool:
    """By Wilson and Hilferty the cube root is close to normal, also with few degrees of freedom."""
    spread = (2 / (9 * free)) ** 0.5
    return bool(((total / free) ** (1 / 3) - (1 - 2 / (9 * free))) / spread < DEVIATIONS)
