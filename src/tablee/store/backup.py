"""A copy of a SQLite database while it is in use."""

import asyncio
import contextlib
import os
import sqlite3
from pathlib import Path
from typing import Final

from tablee.errors import UserError

PAGES: Final = 1000
"""Copied at once; between two rounds others may write."""


async def copy_file(source: Path, path: Path) -> None:
    """The file is whole or not there; one that is there already is never written over."""
    await asyncio.to_thread(_copy, source, path)


def _copy(source: Path, path: Path) -> None:
    if os.path.lexists(path):
        raise UserError(f"{path}: this file is there already and is not written over; name another")
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        try:
            _copy_pages(source, part)
            with open(part, "rb+") as copied:
                os.fsync(copied.fileno())
            os.link(part, path)  # unlike a rename, this never replaces a file
        finally:
            os.unlink(part)
        handle = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
    except (OSError, sqlite3.Error) as error:
        raise UserError(f"{path}: the backup could not be written ({error})") from error


def _copy_pages(source: Path, part: Path) -> None:
    with (
        contextlib.closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as original,
        contextlib.closing(sqlite3.connect(part)) as copy,
    ):
        original.backup(copy, pages=PAGES)
        copy.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
        found = copy.execute("PRAGMA integrity_check").fetchone()[0]
        if found != "ok":
            raise sqlite3.DatabaseError(f"the copy is damaged: {found}")
