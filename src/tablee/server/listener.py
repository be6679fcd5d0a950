"""Somebody who looks at a table: one socket, as the room knows it."""

from __future__ import annotations

from typing import Final

import msgspec

from tablee.server import wire

_ENCODER: Final = msgspec.json.Encoder()


class Listener:
    """Where a socket stands; `tell_bytes` and `let_go` are the socket's own."""

    def __init__(self, token: str, seat: int, language: str, seen: int = 0, had: int = 0) -> None:
        self.token = token  # the hash; "" for a spectator
        self.seat = seat
        self.language = language
        self.seen = seen  # the version it was told last
        self.had = had  # the lines of the log it has
        self.host = ""  # the address it comes from

    def tell(self, told: wire.ServerMessage) -> None:
        self.tell_bytes(encoded(told))

    def tell_bytes(self, message: bytes) -> None:
        """Never waits: a reader who is too slow is let go."""
        raise NotImplementedError

    def let_go(self, reason: str, again: bool) -> None:
        """Say `bye` and close."""
        raise NotImplementedError


def encoded(told: wire.ServerMessage) -> bytes:
    return _ENCODER.encode(told)
