"""A process that reads or plays what somebody else has written: it may not take the machine."""

from __future__ import annotations

import math
import os
import sys


def allow(seconds: int) -> None:
    """So many seconds of processor from now on for this process, then the system ends it; waiting costs nothing."""
    if sys.platform != "win32":
        import resource

        used = resource.getrusage(resource.RUSAGE_SELF)
        until = math.ceil(used.ru_utime + used.ru_stime) + seconds
        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (until if hard < 0 else min(until, hard), hard))


def limit(memory: int, niceness: int) -> None:
    """So many bytes of address space at most for this process, and others go before it."""
    if sys.platform != "win32":
        import resource

        os.nice(niceness)
        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (memory if hard < 0 else min(memory, hard), hard))
