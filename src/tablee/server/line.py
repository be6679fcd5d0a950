"""The way out of a websocket: a message goes to the system at once, with no task of its own that would wait for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from starlette.websockets import WebSocket

LINE: Final = "tablee.line"
"""Where the protocol of a connection (`Counted`) stands in its scope."""
GOODBYE: Final = 2.0
"""Seconds for a slow reader to take what was said last, for the goodbye, and then until the connection is cut."""


class Line(Protocol):
    """What a socket needs of its connection."""

    when_free: Callable[[], None] | None

    def is_open(self) -> bool:
        """Whether anybody may still read what is sent."""

    def is_free(self) -> bool:
        """Whether the reader has kept up, so that more may be sent."""

    def tell(self, message: bytes) -> None:
        """Send a text; if nobody reads any more, nothing happens."""


class Closed:
    """Where there is no connection of ours: nobody hears anything."""

    when_free: Callable[[], None] | None = None

    def is_open(self) -> bool:
        return False

    def is_free(self) -> bool:
        return True

    def tell(self, message: bytes) -> None:
        pass


def line_of(websocket: WebSocket) -> Line:
    """Taken out of the scope: the two would hold each other."""
    found: Line = websocket.scope.pop(LINE, None) or Closed()
    return found
