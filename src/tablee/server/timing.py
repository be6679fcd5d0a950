"""What time it is, for a server: seconds since 1970 as they were at its start, and from then on as they really passed.
Somebody may set the system's clock, or it may be wrong: nothing is forgotten and no clock runs out by that."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

LOG: Final = logging.getLogger("tablee.time")
A_JUMP: Final = 60.0
"""Seconds that the system's clock and ours may be apart without a word."""


class Clock:
    """Called, it says what time it is."""

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._wall, self._steady = wall, steady
        self._begun, self._since = wall(), steady()
        self._apart = 0.0

    def __call__(self) -> float:
        return self._begun + self._steady() - self._since

    def look(self) -> float:
        """How far the system's clock is ahead of ours; a jump is logged once."""
        apart = self._wall() - self()
        if abs(apart - self._apart) > A_JUMP:
            LOG.warning("the system's clock has jumped; tables go by the time that passed", extra={"count": int(apart)})
            self._apart = apart
        return apart
