"""Files that are either whole or not there: nothing is lost, whatever stops the program."""

from __future__ import annotations

import contextlib
import os
import stat
import tempfile
from datetime import datetime
from pathlib import Path

from tablee.core.fault import wrong
from tablee.errors import UserError, why


def home() -> Path:
    """Where games are saved: TABLEE_HOME, or the user's folder for such things."""
    chosen = os.environ.get("TABLEE_HOME")
    if chosen:
        return Path(chosen)
    shared = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(shared) if shared else Path.home() / ".local" / "share") / "tablee"


def new_path(game: str, folder: Path | None = None) -> Path:
    """A name for a game that begins now, which no file has yet."""
    folder = home() / "games" if folder is None else folder
    name = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path, count = folder / f"{name}.json", 1
    while path.exists():
        count += 1
        path = folder / f"{name}-{count}.json"
    return path


def free_path(text: str) -> Path:
    """A file that a person named for something new; one that is there already is never written over."""
    path = Path(text)
    if path.is_dir():
        raise _no_file(text)
    if os.path.lexists(path):
        words = "{file}: this file is there already and is not written over; name another"
        raise UserError(wrong("file-there", words, file=text))
    return path


def check_place(path: Path) -> None:
    """Whether a file could be written there, found out before the work it is for; what is there stays as it is."""
    if path.is_dir():
        raise _no_file(str(path))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=path.parent).close()
    except OSError as error:
        raise _unwritten(path, error) from error


def write_whole(path: Path, content: str | bytes) -> None:
    """Write the file in one step: the old one stands until the new one is safely on the disk."""
    try:
        if path.is_dir():
            raise _no_file(str(path))
        if path.exists() and not stat.S_ISREG(path.stat().st_mode):
            words = "{file}: not an ordinary file, so nothing is saved there"
            raise UserError(wrong("odd-file", words, file=str(path)))
        path.parent.mkdir(parents=True, exist_ok=True)
        part, unfinished = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
        try:
            with os.fdopen(part, "wb") as file:
                file.write(content if isinstance(content, bytes) else content.encode())
                file.flush()
                os.fsync(file.fileno())
            os.replace(unfinished, path)
        except BaseException:
            with contextlib.suppress(OSError):
                os.unlink(unfinished)
            raise
        _sync_folder(path.parent)
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        raise _unwritten(path, error) from error


def _no_file(path: str) -> UserError:
    return UserError(wrong("folder-named", "{file}: this is a folder; name a file", file=path))


def _unwritten(path: Path, error: Exception) -> UserError:
    return UserError(wrong("unwritten", "{file}: cannot be written ({why})", file=str(path), why=why(error)))


def _sync_folder(folder: Path) -> None:
    """The new name is on the disk as well. Not every system lets a folder be opened."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
