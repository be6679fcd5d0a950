"""Which indexes are legal now: asked at every step, so what was found for an answer is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, final

from tablee.core.stack import Verb

Legal = dict[int, str]
OTHER: Final = -1
"""Of an answer that has no index of its own; from -2 on downwards: its way has places, and is the first, second, …"""
MOST_MET: Final = 1 << 14
"""Answers that are kept for one verb: those with cells are seldom met twice."""


@final
class Answers:
    """`index` says of an answer the index that follows from its words alone, OTHER, or `placed(way)`; `firsts` are
    where the blocks of ways with places begin, `others` the block of all other answers. Of some verbs, an answer with
    so many spaces is always of one way that has places (`by_spaces`): such answers are many, and need not be read."""

    def __init__(
        self,
        index: Callable[[Verb[Any], str], int],
        firsts: Sequence[int],
        others: int,
        most_placed: int,
        most_others: int,
        by_spaces: dict[str, dict[int, int]],
    ) -> None:
        self.index = index
        self.firsts = list(firsts)
        self.others = others
        self.most_placed = most_placed
        self.most_others = most_others
        self.by_spaces = by_spaces  # verb -> spaces -> `placed(way)`
        self.met: dict[str, dict[str, int]] = {}  # verb -> answer -> what `index` said

    def legal(self, verb: Verb[Any], options: list[str]) -> Legal:
        """These answers to a question of that verb, by index."""
        met = self.met.get(verb.name)
        if met is None or len(met) > MOST_MET:
            met = self.met[verb.name] = {}
        by_spaces = self.by_spaces.get(verb.name)
        found: Legal = {}
        placed: dict[int, list[str]] = {}
        others: list[str] = []
        for answer in options:
            at = met.get(answer)
            if at is None and by_spaces is not None:
                at = by_spaces.get(answer.count(" "))
            if at is None:
                at = met[answer] = self.index(verb, answer)
            if at >= 0 and at not in found:
                found[at] = answer
            elif at >= OTHER:
                others.append(answer)
            else:
                placed.setdefault(OTHER - 1 - at, []).append(answer)
        for way, answers in placed.items():
            in_places(found, self.firsts[way], answers, self.most_placed)
        in_places(found, self.others, others, self.most_others)
        return found


def in_places(found: Legal, first: int, answers: list[str], most: int) -> None:
    """In the order of their texts, as many as there are places."""
    answers.sort()
    for place, answer in enumerate(answers):
        if place < most:
            found[first + place] = answer


def placed(way: int) -> int:
    """What `index` says of an answer of a way that has places."""
    return OTHER - 1 - way
