"""Mistakes that people make. (Here, because it is done for each answer and bots themselves are not compiled.)"""

from __future__ import annotations

from typing import Final

from tablee.core.chance import Rng

PARTS: Final = 1000


def picked(values: list[float], missed: int, blur: float, rng: Rng) -> int:
    """The place of an answer by whoever misses so many in a thousand, and takes two of them for the same if one is
    worth no more than `blur` less."""
    seen: list[int] = []
    for i in range(len(values)):
        if rng.below(PARTS) >= missed:
            seen.append(i)
    if not seen:
        seen.append(rng.below(len(values)))
    best = values[seen[0]]
    for i in seen:
        if values[i] > best:
            best = values[i]
    near: list[int] = []
    for i in seen:
        if values[i] >= best - blur:
            near.append(i)
    return near[rng.below(len(near))]
