"""Servers made by a process that has read the program already: most of a start is reading it.

One such process for each worker of a test run, by `multiprocessing`'s fork server; what it makes is a process like any
other, with a socket, a database and a log of its own. `Forked` has as much of `subprocess.Popen` as tests ask for.
"""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
from contextlib import closing
from functools import cache
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext
from typing import Final

READ_BEFORE: Final = [
    *("tests.server.fixed_deals", "tablee.server.run", "tablee.cli.serve", "tablee.store.migrations"),
    *("alembic.command", "uvloop", "sqlalchemy.dialects.sqlite.aiosqlite", "typer.rich_utils"),
    "tests.server.read_before",
]


@cache
def maker(path: str) -> ForkServerContext:
    """It finds modules by its environment alone."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(READ_BEFORE)
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = path
    try:
        from multiprocessing import forkserver

        forkserver.ensure_running()
    finally:
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before
    return context


def serve(arguments: list[str], environment: dict[str, str], output: Connection, errors: Connection) -> None:
    os.dup2(output.fileno(), 1)
    os.dup2(errors.fileno(), 2)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)  # the old ones know what they wrote to
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", closefd=False, buffering=1)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["tablee", *arguments]
    from tests.server import fixed_deals

    fixed_deals.run()


class Forked:
    def __init__(self, arguments: list[str], environment: dict[str, str]) -> None:
        context = maker(environment["PYTHONPATH"])
        (output, its_output), (errors, its_errors) = context.Pipe(duplex=False), context.Pipe(duplex=False)
        with closing(output), closing(errors), closing(its_output), closing(its_errors):
            self.process = context.Process(target=serve, args=(arguments, environment, its_output, its_errors))
            self.process.start()
            self.stdout = os.fdopen(os.dup(output.fileno()), encoding="utf-8")
            self.stderr = os.fdopen(os.dup(errors.fileno()), encoding="utf-8")

    @property
    def pid(self) -> int:
        assert self.process.pid is not None
        return self.process.pid

    def poll(self) -> int | None:
        return self.process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self.process.join(timeout)
        if self.process.exitcode is None:
            raise subprocess.TimeoutExpired("tablee serve", timeout or 0.0)
        return self.process.exitcode

    def kill(self) -> None:
        self.process.kill()

    def send_signal(self, signal: int) -> None:
        os.kill(self.pid, signal)
