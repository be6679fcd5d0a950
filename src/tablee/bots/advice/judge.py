"""What a position is worth to each side: its chance to win, out of a few things counted.

Every side has a number for each thing that is counted (points, cards, promises). Weights say how much each is worth, at
the beginning and at the end of the game; who has more of it all is more likely to win: a conditional logit, fitted to
games that bots played (`scripts/learn-values`). The parts have names, so that a reason can be given in words.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, Final

from mypy_extensions import mypyc_attr

from tablee.core.contract import Game
from tablee.core.stack import NOBODY, State

FAR: Final = 40.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Knows one game. Looks at a whole world, in which nothing is hidden. This one counts the scores so far."""

    def __init__(
        self, game: Game[Any], names: Sequence[str] = ("points",), weights: Sequence[float] = (0.1, 0.1)
    ) -> None:
        self.game = game
        self.names = tuple(names)
        self.early: list[float] = []
        self.late: list[float] = []
        self.set(weights)

    def set(self, weights: Sequence[float]) -> None:
        """So much for each thing at the beginning, then so much more for each at the end."""
        number = len(self.names)
        if len(weights) != 2 * number:
            raise ValueError(f"{2 * number} weights are needed, not {len(weights)}")
        self.early = [float(weight) for weight in weights[:number]]
        self.late = [float(weight) for weight in weights[number:]]

    def sides(self, s: State) -> int:
        """Whoever may win: the seats, and a side that nobody sits at."""
        return s.seats

    def progress(self, s: State) -> float:
        """How far the game is, from 0 to 1."""
        return 0.0

    def counted(self, s: State, side: int) -> list[float]:
        """The number of each thing, by `names`."""
        return [self.game.estimate(s)[side]]

    def worth(self, s: State, side: int, progress: float) -> float:
        value = 0.0
        counted = self.counted(s, side)
        for i in range(len(counted)):
            value += counted[i] * (self.early[i] + self.late[i] * progress)
        return value

    def chance(self, s: State, seat: int) -> float:
        """That this seat wins; a shared win counts as a share."""
        if s.asked == NOBODY:
            return self.won(s, seat)
        progress = self.progress(s)
        sides = self.sides(s)
        own = self.worth(s, seat, progress)
        total = 1.0
        for side in range(sides):
            if side != seat:
                ahead = self.worth(s, side, progress) - own
                total += exp(min(FAR, max(-FAR, ahead)))
        return 1.0 / total

    def won(self, s: State, seat: int) -> float:
        """The game is over."""
        result = self.game.result(s)
        if result is None:
            return 0.0
        winners = result.winners()
        return 1.0 / len(winners) if seat in winners else 0.0

    def parts(self, s: State, seat: int) -> list[float]:
        """What each thing adds to the lead of this seat over the best of the others, by `names`."""
        if s.asked == NOBODY:
            return [0.0] * len(self.names)
        progress = self.progress(s)
        own = self.counted(s, seat)
        rival: list[float] = [0.0] * len(own)
        best = -FAR * FAR
        for side in range(self.sides(s)):
            if side != seat:
                worth = self.worth(s, side, progress)
                if worth > best:
                    best = worth
                    rival = self.counted(s, side)
        return [(own[i] - rival[i]) * (self.early[i] + self.late[i] * progress) for i in range(len(own))]
