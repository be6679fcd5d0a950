"""When Python looks for things that hold each other in circles. Everything stands still meanwhile, so it never looks at
much at once while people play.

What a server makes is mostly freed as soon as nobody needs it. What a closed socket leaves in circles waits for a look
at everything: when nobody is there, each hour, and when memory has doubled since the last one.
"""

from __future__ import annotations

import gc
import sys
from typing import Final

YOUNG: Final = 5_000
"""New things after which they are looked at: a millisecond."""
GROUPS: Final = 4
"""So many looks at new things, and those that are left are looked at once more: some milliseconds. With 50, as it was,
it were up to 250,000 things: 23 ms and more, each half minute at a thousand sockets."""
NEVER: Final = 1_000_000_000
LEAST: Final = 4_000_000
"""Blocks of memory below which growth is no matter: about 300 MB."""


class Garbage:
    """`begin` when the program is in memory, `look` from time to time."""

    def __init__(self) -> None:
        self._blocks = 0  # in use after the last look at everything

    def begin(self) -> None:
        """What is there now stays as long as the process, and is not looked at again."""
        self.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, GROUPS, NEVER)

    def look(self, nobody_waits: bool) -> None:
        """At everything, if this is the time for it."""
        if nobody_waits or sys.getallocatedblocks() > max(LEAST, 2 * self._blocks):
            self.collect()

    def collect(self) -> None:
        gc.collect()
        self._blocks = sys.getallocatedblocks()
