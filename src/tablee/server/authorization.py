"""Each thing said is authorised anew: who may act for a seat now; and what was said is said to be done once."""

from __future__ import annotations

import hashlib
from typing import Final

from tablee.server import wire
from tablee.server.listener import Listener
from tablee.server.match import Match
from tablee.server.refusal import Refusal
from tablee.server.room import Room
from tablee.store import Entry

NOT_YOURS: Final = "table-not-your-seat"
MOST_KEYS: Final = 100
"""Keys that a table in memory remembers beside its log: what somebody who came back says again is not old."""


def done(room: Room, listener: Listener, key: str) -> None:
    """It is stored, and counts."""
    logged = None if room.playing is None else room.playing.version_of(listener.seat, key)
    version = logged or (0 if room.playing is None else room.playing.version)
    if logged is None:
        if len(room.said) >= MOST_KEYS:
            room.said.pop(next(iter(room.said)))
        room.said[listener.token, key] = version
    listener.tell(wire.Done(key, version))


def about_table(listener: Listener, kind: str, text: str, key: str, at: float) -> Entry:
    """An entry about the table itself. Seats are numbered anew when the game begins, so it bears its author's token."""
    return Entry(kind, wire.SPECTATOR, text, _key_of(listener.token, key), at)


def _key_of(token: str, key: str) -> str:
    """A key as its author alone can say it: another's may be the same."""
    return hashlib.sha256(f"{token}\0{key}".encode()).hexdigest() if key else ""


def in_play(room: Room, listener: Listener, also_over: bool = False) -> Match:
    """The game, for somebody who may act for the seat they look from, now."""
    if listener.seat == wire.SPECTATOR or listener.seat not in room.mine(listener.token):
        raise Refusal(NOT_YOURS, status=403)
    playing = room.playing
    if playing is None:
        raise Refusal("table-not-begun")
    if room.head.stage == "paused":
        raise Refusal("table-paused")
    if room.head.stage == "over" and not also_over:
        raise Refusal("refused-over", stale=True)
    if room.seats[listener.seat].bot_plays:
        raise Refusal("table-bot-plays")
    return playing


def said_before(room: Room, listener: Listener, key: str, of_table: bool = False) -> int | None:
    """The version in which that was done, if it was. What is said `of_table` (about seats, by the host) stands in the
    log with whichever seat its author had then, or with the author's token."""
    if not key:
        return None
    playing = room.playing
    if playing is not None:
        seats = [] if listener.seat == wire.SPECTATOR else [listener.seat]
        if of_table:
            seats += room.mine(listener.token)
            seats += [wire.SPECTATOR] if room.is_host(listener.token) else []
        for seat in seats:
            if (version := playing.version_of(seat, key)) is not None:
                return version
    if of_table:
        own = _key_of(listener.token, key)
        if playing is None and own in room.noted:
            return 0
        if playing is not None and (version := playing.version_of(wire.SPECTATOR, own)) is not None:
            return version
    return room.said.get((listener.token, key))
