"""One server per SQLite file: a lock beside it that the operating system holds, and lets go when the process ends."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from tablee.core.fault import wrong
from tablee.errors import UserError, why


class Holder(NamedTuple):
    """The server that has the file: its process, and where it can be reached ([]: it is starting)."""

    process: int
    addresses: list[str]


class FileInUse(UserError):
    """Another server has the file."""

    def __init__(self, path: Path, holder: Holder) -> None:
        process = str(holder.process)
        who = wrong("server-starts", "process {process}, which is starting", process=process)
        if holder.addresses:
            who = wrong("server-at", "process {process} at {address}", process=process, address=holder.addresses[0])
        words = (
            "{file}: a server has this database already ({who}); "
            "stop that one first, or give this one a folder of its own with --data"
        )
        super().__init__(wrong("file-in-use", words, file=str(path), who=who))
        self.holder = holder


class Lock:
    """Held as long as the file is open."""

    def __init__(self, path: Path, file: int) -> None:
        self.path = path
        self.file = file

    def tell(self, addresses: Sequence[str]) -> None:
        """Who has it, for whoever comes second."""
        told = json.dumps({"process": os.getpid(), "addresses": list(addresses)}).encode()
        os.ftruncate(self.file, 0)
        os.pwrite(self.file, told, 0) if hasattr(os, "pwrite") else os.write(self.file, told)
        os.fsync(self.file)


@contextmanager
def held(url: str) -> Iterator[Lock | None]:
    """The lock of the database at that address; None for one that is no file (PostgreSQL: each change of a table
    carries the version it was made from). FileInUse."""
    path = file_of(url)
    if path is None:
        yield None
        return
    beside = _beside(path)
    try:
        beside.parent.mkdir(parents=True, exist_ok=True)
        file = os.open(beside, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        words = "{file}: cannot be opened ({why})"
        raise UserError(wrong("unopened", words, file=str(beside), why=why(error))) from error
    try:
        if not _take(file):
            raise FileInUse(path, _read(file))
        lock = Lock(beside, file)
        lock.tell(())
        yield lock
    finally:
        os.close(file)  # the file stays: one that was taken away could be made anew beside a lock that is held


def holder_of(url: str) -> Holder | None:
    """The server that has the file now."""
    path = file_of(url)
    if path is None or not _beside(path).exists():
        return None
    file = os.open(_beside(path), os.O_RDWR)
    try:
        return None if _take(file) else _read(file)
    finally:
        os.close(file)


def file_of(url: str) -> Path | None:
    try:
        address = make_url(url)
        kind = address.get_backend_name()
    except (ArgumentError, ValueError):
        return None  # opening it says what is wrong
    return Path(address.database).resolve() if kind == "sqlite" and address.database else None


def _beside(path: Path) -> Path:
    return path.with_name(f"{path.name}.lock")


def _read(file: int) -> Holder:
    try:
        told = json.loads(os.pread(file, 4096, 0)) if hasattr(os, "pread") else {}
        return Holder(int(told["process"]), [str(address) for address in told["addresses"]])
    except (ValueError, KeyError, TypeError, OSError):
        return Holder(0, [])  # it has just begun to write


def _take(file: int) -> bool:
    """Never waits. A child process does not inherit it: Python opens files so."""
    try:
        if sys.platform == "win32":
            import msvcrt

            os.lseek(file, 1 << 20, os.SEEK_SET)  # behind what is written: others may read that
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
            os.lseek(file, 0, os.SEEK_SET)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
