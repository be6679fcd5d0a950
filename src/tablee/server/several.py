"""Several server processes behind one port (`--workers`): started together, replaced when one dies, ended in order."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from ctypes import c_ulong
from dataclasses import replace
from multiprocessing.connection import Connection, wait
from typing import Final

from tablee.errors import UserError
from tablee.server import json_log, run
from tablee.server.settings import Settings
from tablee.store import open_store
from tablee.store.ownership import LEASE

LOG: Final = logging.getLogger("tablee.several")
STARTING: Final = 60.0
"""Seconds for all of them to say that they are ready."""
AGAIN_AFTER: Final = 1.0
"""Seconds until one that died is replaced."""
LOOK_EVERY: Final = 0.5
BEAT: Final = 0.5
"""Seconds between two signs of life of a process."""
SILENT: Final = round((LEASE + 1.0) / LOOK_EVERY)
"""Looks in a row without one, after which a process is killed and replaced: its lease has run out, others have its
tables, but whoever is connected to it waits for as long as it sleeps. Looks are counted, and no time: whoever stops the
machine, or all of us, stops the looking too."""
ENDING: Final = 15.0
"""Seconds for them to end; then they are killed."""


class Started:
    """A process as the first one knows it; `beats` counts its signs of life, in memory that both have."""

    def __init__(self, worker: multiprocessing.process.BaseProcess, pipe: Connection, beats: c_ulong) -> None:
        self.worker = worker
        self.pipe = pipe
        self.beats = beats
        self._heard = 0
        self._silent = 0  # looks since then

    def is_silent(self) -> bool:
        """Whether it has given no sign for too many looks, of which this is one; before its first, it is starting, and
        has more time."""
        heard = self.beats.value
        self._silent = self._silent + 1 if heard == self._heard else 0
        self._heard = heard
        return self._silent >= (SILENT if heard else STARTING / LOOK_EVERY)


class Several:
    """The process that looks after the others; it serves nobody itself. All have one socket, `taken`, at which whoever
    comes waits for the first that is awake: with a socket each (SO_REUSEPORT) one that sleeps would get its share."""

    def __init__(self, settings: Settings, log_level: str, taken: socket.socket | None = None) -> None:
        self.settings = settings
        self.taken = taken
        self.log_level = log_level
        self.workers: dict[int, Started] = {}
        self.is_ending = False

    def start(self, number: int) -> None:
        fork = multiprocessing.get_context("fork")  # what was read and allowed before is there
        mine, its = fork.Pipe()
        beats = fork.RawValue("L", 0)
        worker = fork.Process(target=self._work, args=(number, mine, its, beats), name=f"tablee {number}")
        worker.start()
        its.close()
        self.workers[number] = Started(worker, mine, beats)

    def _work(self, number: int, mine: Connection, its: Connection, beats: c_ulong) -> None:
        mine.close()
        for other in self.workers.values():
            other.pipe.close()
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal reaches all: the first of us ends the rest
        threading.Thread(target=_end_with, args=(its,), daemon=True).start()
        metrics = self.settings.metrics_port
        own = replace(self.settings, metrics_port=metrics + number if metrics else 0)

        def is_ready(addresses: list[str]) -> None:
            beat()  # whoever is told that it is ready may count on it
            its.send(addresses)

        def beat() -> None:
            beats.value += 1
            asyncio.get_running_loop().call_later(BEAT, beat)

        try:
            run.serve(own, is_ready, self.log_level, self.taken)
        except UserError as error:
            LOG.error("a process could not start: %s", error)
            os._exit(2)

    def look_after(self) -> None:
        """Until somebody ends it."""
        while not self.is_ending:
            wait([started.worker.sentinel for started in self.workers.values()], LOOK_EVERY)
            for number, started in list(self.workers.items()):
                if started.is_silent():
                    LOG.error("a process gives no sign of life and is ended", extra={"count": number})
                    started.worker.kill()
                    started.worker.join()
                if not started.worker.is_alive() and not self.is_ending:
                    LOG.error("a process has ended, another takes its place", extra={"count": number})
                    started.pipe.close()
                    time.sleep(AGAIN_AFTER)
                    self.start(number)

    def ready(self) -> list[str]:
        """The addresses, once all are there. UserError."""
        until, addresses = time.monotonic() + STARTING, list[str]()
        for started in self.workers.values():
            while not started.pipe.poll(0.1):
                if not started.worker.is_alive() or time.monotonic() > until:
                    raise UserError("a server process did not start; --workers 1 --log info says why")
            addresses = started.pipe.recv()
        return addresses

    def end(self) -> None:
        self.is_ending = True
        workers = [started.worker for started in self.workers.values()]
        for worker in workers:
            with contextlib.suppress(ProcessLookupError):
                worker.terminate()
        until = time.monotonic() + ENDING
        for worker in workers:
            worker.join(max(0.1, until - time.monotonic()))
            if worker.is_alive():
                worker.kill()
                worker.join()


def serve(settings: Settings, ready: Callable[[list[str]], None], log_level: str = "warning") -> None:
    """As `run.serve`, with as many processes as the settings say."""
    if not settings.shared:
        raise UserError("--workers: several processes share a PostgreSQL; give its address with --database")
    if not hasattr(os, "fork"):
        raise UserError("--workers: this system does not let several processes listen on one port")
    json_log.start(log_level)
    with contextlib.closing(run.bound(settings.host, settings.port)) as taken:
        settings = replace(settings, port=int(taken.getsockname()[1]))
        with run.database_told(settings.database):
            asyncio.run(_prepare(settings.database))
        several = Several(settings, log_level, taken)
        for end in (signal.SIGTERM, signal.SIGINT):
            signal.signal(end, lambda *_: setattr(several, "is_ending", True))
        try:
            for number in range(settings.workers):
                several.start(number)
            ready(several.ready())
            several.look_after()
        finally:
            several.end()


async def _prepare(url: str) -> None:
    """The schema is brought up to date once, before anybody needs it."""
    async with open_store(url):
        pass


def _end_with(pipe: Connection) -> None:
    """When the first process has gone, however, this one goes too."""
    with contextlib.suppress(EOFError, OSError):
        pipe.recv()
    os.kill(os.getpid(), signal.SIGTERM)
