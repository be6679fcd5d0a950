"""Code beside a card set may never end: so long is waited for it, then it is said where it is."""

from __future__ import annotations

import _thread
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Final

from tablee.core.fault import Fault, wrong
from tablee.core.owncode import BadCode

WITHIN: Final = 10.0
"""Seconds for loading such code, and as many for reading the set with it; a set without takes less than one."""
GRACE: Final = 1.0
"""Seconds until a process is ended whose code would not be stopped."""


class Endless(BaseException):
    """No `except Exception` of the code itself stops it."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault


def _say(fault: Fault) -> None:
    sys.stderr.write(f"tablee: {fault}\n")


last_words: Callable[[Fault], object] = _say
"""How it is said before the process ends, because the code stops at nothing; the terminal says it in its language."""


@contextmanager
def watched(path: Path) -> Iterator[None]:
    """BadCode if what is done meanwhile takes too long. In the main thread: no other can be interrupted."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    told: list[Fault] = []

    def late(signum: int, frame: FrameType | None) -> None:
        if told:  # `except:` within its loop
            last_words(told[0])
            os._exit(2)
        words = "{where}: this does not come to an end; at most {seconds} seconds are waited for it"
        told.append(wrong("code-endless", words, where=path.name + _line(frame, path), seconds=round(WITHIN)))
        raise Endless(told[0])

    try:
        with _alarm(late):
            yield
    except Endless as endless:
        raise BadCode(endless.fault) from None


@contextmanager
def _alarm(late: Callable[[int, FrameType | None], None]) -> Iterator[None]:
    """`late` is called when the time is over, and again after the grace."""
    if sys.platform != "win32":  # this also ends a sleep, a question and a long multiplication
        before = signal.signal(signal.SIGALRM, late)
        signal.setitimer(signal.ITIMER_REAL, WITHIN, GRACE)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)
    else:
        before = signal.signal(signal.SIGINT, late)
        timers = [threading.Timer(seconds, _thread.interrupt_main) for seconds in (WITHIN, WITHIN + GRACE)]
        for timer in timers:
            timer.daemon = True
            timer.start()
        try:
            yield
        finally:
            for timer in timers:
                timer.cancel()
            signal.signal(signal.SIGINT, before)


def _line(frame: FrameType | None, path: Path) -> str:
    """`:12`, the line of that file which is being carried out; "" if none is."""
    while frame is not None and frame.f_code.co_filename != str(path):
        frame = frame.f_back
    return "" if frame is None else f":{frame.f_lineno}"
