"""What was counted over many games: whole numbers only, so that parts can be added in any order and give the same.

However many games there are, a tally stays as small as the cards and the longest game make it.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

SHARE: Final = 60
"""A win, in parts: divisible by every number of winners up to six, so that shared wins add up exactly."""

SEVERAL: Final = ("ends", "events", "length", "choices", "points", "started", "cards", "pairs")


class Tally:
    """Counters by name. Keys are plain texts and numbers, joined by spaces where there are several."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.seats = seats
        self.wins = [0] * seats  # in parts of a win, as everywhere below
        self.scores = [0] * seats
        self.squares = [0] * seats
        self.first = [0] * seats  # games that each seat began
        self.first_wins = 0
        self.first_known = 0  # games of which it is known who began
        self.lead_changes: Counter[int] = Counter()  # changes -> games
        self.margins: Counter[int] = Counter()  # between the first and the second -> games
        self.ends: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.length: dict[str, Counter[int]] = {}  # what is counted -> number -> games
        self.decisions = 0
        self.real_decisions = 0  # with more than one option
        self.options = 0  # of those
        self.turns = 0
        self.points: dict[str, Counter[int]] = {}  # source -> turn -> points of all seats
        self.point_squares: Counter[str] = Counter()  # source -> of the points of all seats in a game
        self.started: dict[str, list[int]] = {}  # what a seat was given -> seats, wins, score
        self.cards: dict[str, Counter[str]] = {}
        self.pairs: dict[str, list[int]] = {}  # "a b" in play at one seat -> seats, wins

    def card(self, card: str) -> Counter[str]:
        found = self.cards.get(card)
        if found is None:
            found = self.cards[card] = Counter()
        return found

    def add(self, other: Tally) -> None:
        """Take in what another has counted."""
        for name in ("games", "first_wins", "first_known", "decisions", "real_decisions", "options", "turns"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for name in ("wins", "scores", "squares", "first"):
            setattr(self, name, [a + b for a, b in zip(getattr(self, name), getattr(other, name), strict=True)])
        for name in ("lead_changes", "margins", "ends", "events", "point_squares"):
            getattr(self, name).update(getattr(other, name))
        for name in ("length", "points", "cards"):
            mine = getattr(self, name)
            for key, counts in getattr(other, name).items():
                mine.setdefault(key, Counter()).update(counts)
        for name in ("started", "pairs"):
            lists = getattr(self, name)
            for key, numbers in getattr(other, name).items():
                known = lists.setdefault(key, [0] * len(numbers))
                for i, number in enumerate(numbers):
                    known[i] += number  # in place: who counts knows the list (`stepping.heard.Pairs`)

    def to_json(self) -> dict[str, Any]:
        """Plain data, in one order whatever order the games were added in."""
        return {name: plain(value) for name, value in sorted(vars(self).items())}

    @classmethod
    def from_json(cls, written: dict[str, Any]) -> Tally:
        """The inverse; ValueError if it is not what a tally writes."""
        tally = cls(int(written["seats"]))
        for name, now in vars(tally).items():
            value = written[name]
            if name in ("lead_changes", "margins"):
                value = Counter({int(key): int(often) for key, often in value.items()})
            elif name in ("ends", "events", "point_squares"):
                value = Counter({key: int(often) for key, often in value.items()})
            elif name in ("length", "points"):
                value = {key: Counter({int(n): int(o) for n, o in counts.items()}) for key, counts in value.items()}
            elif name == "cards":
                value = {key: Counter(counts) for key, counts in value.items()}
            if type(value) is not type(now):
                raise ValueError(f"{name} is not what a report holds there")
            setattr(tally, name, value)
        return tally


def plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {str(key): plain(inner) for key, inner in sorted(value.items())}
    return list(value) if isinstance(value, list) else value
