"""Bots that go by advice alone, as whole games are played (`stepping/playing.py`)."""

from __future__ import annotations

from typing import final

from tablee.bots.advice.adviser import Adviser
from tablee.bots.advice.lapses import picked
from tablee.core.chance import Rng
from tablee.core.stack import State
from tablee.stepping.playing import Chooser


@final
class ByAdvice(Chooser):
    """What is worth most; of equal answers the first."""

    def __init__(self, adviser: Adviser) -> None:
        self.adviser = adviser

    def place(self, s: State, seat: int, rng: Rng) -> int:
        return self.adviser.best(s, seat, s.options) if s.option_count > 1 else 0


@final
class WithLapses(Chooser):
    """By whoever misses so many answers in a thousand and sees no small differences."""

    def __init__(self, adviser: Adviser, missed: int, blur: float) -> None:
        self.adviser = adviser
        self.missed = missed
        self.blur = blur

    def place(self, s: State, seat: int, rng: Rng) -> int:
        if s.option_count == 1:
            return 0
        return picked(self.adviser.values(s, seat, s.options), self.missed, self.blur, rng)
