"""Clocks that a table may choose: none, a bank of seconds with an increment per turn, days per move.

A turn is from the moment a seat is waited for until it is not waited for any more. Times are seconds since 1970, given
from outside; nothing here asks what time it is.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from typing import Final

from tablee.server.refusal import Refusal
from tablee.server.settings import DAY

NONE: Final = "none"
LEAST_ON_RETURN: Final = 30.0
"""Seconds that somebody who ran out of time has at least when coming back."""
MORE_TIME: Final = 60.0
"""Seconds that one gives another, on a table with a bank; on a table with days, a day."""
LONGEST_BANK: Final = 24 * 3600
LONGEST_INCREMENT: Final = 3600
MOST_DAYS: Final = 60


class Rule:
    """`none`, `bank 600 15` (seconds, and more per turn), `days 3`."""

    def __init__(self, text: str) -> None:
        words = text.split()
        numbers = [int(word) for word in words[1:] if word.isascii() and word.isdigit() and len(word) < 7]
        self.text = " ".join(words)
        self.bank, self.increment = -1.0, 0.0
        self.days = False
        if words[:1] == ["bank"] and len(words) == 3 and len(numbers) == 2:
            if not (1 <= numbers[0] <= LONGEST_BANK and numbers[1] <= LONGEST_INCREMENT):
                raise Refusal("table-clock", clock=text[:40])
            self.bank, self.increment = float(numbers[0]), float(numbers[1])
        elif words[:1] == ["days"] and len(words) == 2 and len(numbers) == 1 and 1 <= numbers[0] <= MOST_DAYS:
            self.bank, self.days = numbers[0] * DAY, True
        elif self.text != NONE:
            raise Refusal("table-clock", clock=text[:40])

    @property
    def runs(self) -> bool:
        return self.bank >= 0


class Clocks:
    """What is left to each seat."""

    def __init__(self, rule: Rule, seats: int) -> None:
        self.rule = rule
        self.left = [rule.bank] * seats
        self.running: set[int] = set()
        self.since = 0.0

    def tick(self, now: float, waiting: Iterable[int]) -> None:
        """Charge those who were waited for; from now on these are."""
        now_waiting = set(waiting)
        if self.rule.runs:
            passed = max(0.0, now - self.since)
            for seat in self.running:
                self.left[seat] = max(0.0, self.left[seat] - passed)
                if seat not in now_waiting:
                    self.left[seat] = self.rule.bank if self.rule.days else self.left[seat] + self.rule.increment
        self.running, self.since = now_waiting, max(now, self.since)

    def left_at(self, seat: int, now: float) -> float:
        passed = max(0.0, now - self.since) if seat in self.running else 0.0
        return max(0.0, self.left[seat] - passed)

    def next_out(self, besides: Collection[int] = ()) -> float | None:
        """When the first of those who are waited for runs out, if nobody answers, `besides` those played for."""
        left = [self.left[seat] for seat in self.running if seat not in besides]
        return self.since + min(left) if self.rule.runs and left else None

    def out(self, now: float) -> list[int]:
        """Who is waited for and has no time left."""
        return [seat for seat in sorted(self.running) if self.rule.runs and self.left_at(seat, now) <= 0.0]

    def give(self, seat: int) -> None:
        self.left[seat] += DAY if self.rule.days else MORE_TIME

    def come_back(self, seat: int) -> None:
        self.left[seat] = max(self.left[seat], self.rule.bank if self.rule.days else self.rule.increment)
        self.left[seat] = max(self.left[seat], LEAST_ON_RETURN)

    def to_text(self) -> str:
        """What is left as of `since`, for the log."""
        return json.dumps([round(left, 3) for left in self.left])

    def read(self, text: str, at: float, waiting: Iterable[int]) -> None:
        """The inverse, and who is waited for since."""
        self.left = [float(left) for left in json.loads(text)]
        self.running, self.since = set(waiting), at
