"""What all who look at a table are told of one version of its game."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from typing import TYPE_CHECKING

from tablee.server.listener import Listener, encoded
from tablee.server.render import Now

if TYPE_CHECKING:
    from tablee.server.room import Room


class Updates:
    """Each kind of reader's is written once: when it counts, or before that (`write`)."""

    def __init__(self, room: Room, version: int) -> None:
        self.room = room
        self.version = version
        self._now: Now | None = None
        self._written: dict[tuple[int, str, int], bytes] = {}

    def look_from(self, listeners: Iterable[Listener]) -> None:
        """All of these will look."""
        room, playing = self.room, self.room.playing
        assert playing is not None
        if self._now is None:
            seats = sorted({listener.seat for listener in listeners})
            self._now = Now(playing, room.context.now(), room.head.stage == "paused", seats, self.version)

    def of(self, listener: Listener) -> bytes:
        assert self._now is not None
        reader = self.room.reader(listener.seat, listener.language)
        key = (listener.seat, listener.language, reader.log_from(listener.seen, listener.had))
        if key not in self._written:
            self._written[key] = encoded(reader.update(listener.seen, listener.had, self._now))
        return self._written[key]

    def write(self) -> None:
        """While the disk is at it: nobody is told before it counts. What fails here is done again then, and logged."""
        with contextlib.suppress(Exception):
            self.look_from(self.room.listeners)
            for listener in list(self.room.listeners):
                self.of(listener)
