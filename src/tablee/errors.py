"""Something the person at the keyboard can put right."""

import errno
from typing import Final

from tablee.core.fault import Fault, Part, wrong

OF_THE_SYSTEM: Final = {
    errno.ENOENT: wrong("no-such-file", "no such file or folder"),
    errno.ENOTDIR: wrong("no-such-file", "no such file or folder"),
    errno.EACCES: wrong("not-permitted", "you may not do that there"),
    errno.EPERM: wrong("not-permitted", "you may not do that there"),
    errno.EROFS: wrong("read-only", "nothing can be written there"),
    errno.ENOSPC: wrong("disk-full", "there is no room left"),
    errno.EISDIR: wrong("is-a-folder", "that is a folder"),
    errno.ENAMETOOLONG: wrong("name-of-file-long", "the name is too long"),
    errno.EADDRINUSE: wrong("port-in-use", "another program has this port"),
    errno.EADDRNOTAVAIL: wrong("not-our-address", "that is no address of this machine"),
}
"""What a system says most often, in words that have a translation; the rest is told as it says it."""


class UserError(Exception):
    """A whole sentence that names the thing; shown with exit code 2 and no traceback.

    What a player can meet is a `Fault`: `Texts.mistaken` says it in the reader's language, `str` in English. The tools
    of hosts, designers and researchers say it in English, as a text.
    """

    def __init__(self, said: str | Fault) -> None:
        super().__init__(said)
        self.said: Final = said


def why(error: Exception) -> Part:
    """What the system has against it."""
    known = OF_THE_SYSTEM.get(error.errno or 0) if isinstance(error, OSError) else None
    return known or getattr(error, "strerror", None) or str(error)
