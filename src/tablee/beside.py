"""Files that a card set names (`base`, `code`, `image`): only what lies in its own folder is opened."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from tablee.core.fault import Fault, wrong
from tablee.errors import why

NOT_THERE: Final = "no-file-beside"


def path_of(folder: Path, name: str) -> Path | Fault:
    """The file of that name in the folder of the set, or why it is not opened: a name with folders leads elsewhere, a
    link may do so too, and what is no file (a pipe, a device) might never end."""
    if Path(name).name != name or name in ("", ".", ".."):
        return wrong("file-no-name", '"{name}" is no name of a file beside the set (no folders)', name=name)
    path = folder / name
    if not os.path.isfile(path):  # also for a name that no system can have
        return wrong("no-file-beside", 'there is no file "{name}" beside the set', name=name)
    if Path(os.path.realpath(path)).parent != Path(os.path.realpath(folder)):
        words = '"{name}" leads out of the folder of the set, and nothing is opened there'
        return wrong("file-leads-away", words, name=name)
    return path


def read(folder: Path, name: str, most: int) -> bytes | Fault:
    """What is in that file, one byte more than `most` if there is too much; or why it cannot be read."""
    path = path_of(folder, name)
    if isinstance(path, Fault):
        return path
    try:
        with path.open("rb") as file:
            return file.read(most + 1)
    except OSError as error:
        return wrong("file-unread", '"{name}" cannot be read ({why})', name=name, why=why(error))
