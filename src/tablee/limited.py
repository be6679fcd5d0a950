"""A process that reads or plays what somebody else has written: it may not take the machine."""

from __future__ import annotations

import os
import sys


def limit(memory: int, niceness: int) -> None:
    """So many bytes of address space at most for this process, and others go before it."""
    if sys.platform != "win32":
        import resource

        os.nice(niceness)
        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (memory if hard < 0 else min(memory, hard), hard))
