"""What the door says of a table: who sits there, whom it waits for, how far the game is. It opens no hand."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tablee.core.stack import NOTHING
from tablee.server import seats as seating
from tablee.server.refusal import Elsewhere, unknown_table
from tablee.server.room import Room, must_be_open
from tablee.server.rooms import Rooms

NEVER: Final = -1.0


async def ask(rooms: Rooms, id: str, token: str, language: str) -> dict[str, Any]:
    """To the owner of a token (its hash; "": anybody). A table that sleeps is woken only for its own people: a stranger
    is told of it what stands in its head."""
    if rooms.awake(id) is None:
        peer = await rooms.context.ownership.who(id)
        if peer is not None:
            raise Elsewhere(peer)
        asleep = await _asleep(rooms, id, token)
        if asleep is not None:
            return told(asleep, token, language)
    async with rooms.turn_at(id) as room:
        return told(room, token, language)


async def _asleep(rooms: Rooms, id: str, token: str) -> Room | None:
    """A table without its game, to be looked at once; None if it is to be woken."""
    store = rooms.context.store
    head, sitting = await store.head(id), await store.seats(id)
    if head is None:
        raise unknown_table()
    must_be_open(head)
    room = Room(rooms.context, id)
    room.head, room.seats = head, sitting
    if head.stage == "waiting" or room.knows(token):
        return None
    room.seats = [seat for seat in sitting if seat.kind != seating.CLOSED]
    return room


def told(room: Room, token: str, language: str) -> dict[str, Any]:
    """The room, and of its game what this reader may know."""
    said: dict[str, Any] = msgspec.to_builtins(room.room(token))
    said.update(waiting=[], progress="", asks="", moved=NEVER)
    playing = room.playing
    if playing is None:
        return said
    progress = playing.game.progress(playing.state)
    if progress is not None:
        said["progress"] = room.texts(language).phrase(progress, room.players)
    if playing.answered is not None:
        said["moved"] = round(max(0.0, room.context.now() - playing.answered), 1)
    if room.head.stage == "playing":
        said["waiting"] = playing.waiting()
        said["asks"] = _asks(room, token, language)
    return said


def _asks(room: Room, token: str, language: str) -> str:
    """What the first seat of that token is asked that has yet to answer, and for which no bot does."""
    playing, mine = room.playing, room.mine(token)
    assert playing is not None
    for decision in playing.game.decisions(playing.state):
        if decision.seat in mine and decision.sealed == NOTHING and not room.seats[decision.seat].bot_plays:
            return room.texts(language).phrase(decision.question, room.players)
    return ""
