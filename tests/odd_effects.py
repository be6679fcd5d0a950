"""Effects at random, in the words that every game has, around sentences and things to count that a game brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.core.chance import Rng

CONDITIONS: Final = (
    "you have {} or more {}",
    "you have fewer than {} {}",
    "an opponent has {} or more {}",
)
JOINED: Final = ("{}, then {}", "{} and {}", "{}, and if you do, {}")
AROUND: Final = (
    "you may {}",
    "each opponent: {}",
    "each player: {}",
    "an opponent: {}",
    "once per turn: {}",
    "once per round: {}",
    "once per game: {}",
    "2 times: {}",
    "up to 3 times: {}",
)


def effect(rng: Rng, atoms: Sequence[str], counts: Sequence[str], depth: int = 0) -> str:
    """Perhaps one that a card may not say."""
    kind = rng.below(8 if depth < 2 else 3)

    def part() -> str:
        return effect(rng, atoms, counts, depth + 1)

    def atom() -> str:
        return atoms[rng.below(len(atoms))]

    if kind < 3:
        per = f" per {counts[rng.below(len(counts))].removesuffix('s')}, at most 2" if rng.below(6) == 0 else ""
        return atom() + per
    if kind == 3:
        return JOINED[rng.below(len(JOINED))].format(atom(), part())
    if kind == 4:
        head = ("choose", "choose two", "an opponent chooses")[rng.below(3)]
        return f"{head}: {atom()} or {atom()} or {atom()}"
    if kind == 5:
        condition = CONDITIONS[rng.below(len(CONDITIONS))].format(1 + rng.below(4), counts[rng.below(len(counts))])
        return f"if {condition}: {atom()}, else {atom()}" if rng.below(2) else f"unless {condition}: {part()}"
    if kind == 6:
        return f"you may {atom()}; if you do, {part()}"
    return AROUND[rng.below(len(AROUND))].format(part())
