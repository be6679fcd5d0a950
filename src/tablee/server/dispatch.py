"""What a listener says goes into the queue of the table, and always gets an answer."""

from __future__ import annotations

import logging
from typing import Final

from tablee.core.decision import RULE_OF_TURN
from tablee.server import actions, seat_actions, wire
from tablee.server.authorization import MOST_KEYS, NOT_YOURS, in_play, said_before
from tablee.server.listener import Listener
from tablee.server.refusal import Elsewhere, Refusal
from tablee.server.room import Room
from tablee.store import KeyTaken, NoSuchTable, StoreDown, VersionTaken

LOG: Final = logging.getLogger("tablee.table")
OF_PLAYERS: Final = (wire.Answer, wire.Attempt, wire.Undo, wire.AskUndo)
"""What only somebody who sits there may say."""
MOST_ENTRIES: Final = 40_000
"""Entries of the log of one table. The longest game that chance plays has 6,000 answers; what is longer is no game, and
reading it would hold up all others."""


async def hear(room: Room, listener: Listener, said: wire.ClientMessage) -> None:
    """One thing said. Its socket does not cut it off when it closes meanwhile."""
    key = str(getattr(said, "key", ""))
    if not listener.token and isinstance(said, OF_PLAYERS):
        # Whoever only looks on hears it at once, and nobody waits for them.
        listener.tell(wire.Refused(key, RULE_OF_TURN, room.texts(listener.language).say(NOT_YOURS), False))
        return
    try:
        async with room.turn():
            if listener in room.listeners:
                await _act(room, listener, said, key)
    except Refusal as refused:
        text = refused.sentence(room.texts(listener.language), room.players)
        listener.tell(wire.Refused(key, refused.rule, text, refused.stale))
    except Elsewhere:
        listener.let_go("restart", again=True)
    except NoSuchTable:
        listener.let_go("gone", again=False)
    except KeyTaken as taken:
        listener.tell(wire.Done(key, taken.version))
        await _catch_up(room)
    except VersionTaken:
        LOG.warning("not stored", extra={"table": room.id, "why": VersionTaken.__name__})
        _refuse(room, listener, said, key, "table-not-stored")
        await _catch_up(room)
    except StoreDown as trouble:
        LOG.warning("not stored", extra={"table": room.id, "why": type(trouble).__name__})
        _refuse(room, listener, said, key, "table-not-stored")
        room.stir()
    except Exception:
        LOG.exception("a fault at a table", extra={"table": room.id, "said": type(said).__name__})
        _refuse(room, listener, said, key, "table-fault")


async def _catch_up(room: Room) -> None:
    """The log holds more than we knew: everybody is told now, not when somebody next says something."""
    try:
        async with room.turn():
            pass
    except Exception as trouble:  # then later
        LOG.warning("not read again", extra={"table": room.id, "why": type(trouble).__name__})
    room.stir()


def _refuse(room: Room, listener: Listener, said: wire.ClientMessage, key: str, why: str) -> None:
    if _said_before(room, listener, said, key) is not None:
        return  # it was stored and said to be done; what failed came after that
    texts = room.texts(listener.language)
    listener.tell(wire.Refused(key, "TABLE", Refusal(why).sentence(texts), False))


def _said_before(room: Room, listener: Listener, said: wire.ClientMessage, key: str) -> int | None:
    return said_before(room, listener, key, of_table=isinstance(said, wire.Seat | wire.Host))


async def _act(room: Room, listener: Listener, said: wire.ClientMessage, key: str) -> None:
    before = _said_before(room, listener, said, key)
    if before is not None and not isinstance(said, wire.Ping | wire.Attempt | wire.Hint):
        if room.kinds.get((listener.token, key), type(said).__name__) != type(said).__name__:
            raise Refusal("table-key-used")
        listener.tell(wire.Done(key, before))
        return
    if key and listener.token:
        if len(room.kinds) >= MOST_KEYS:
            room.kinds.pop(next(iter(room.kinds)))
        room.kinds[listener.token, key] = type(said).__name__
    if room.entries >= MOST_ENTRIES and not isinstance(said, wire.Look | wire.Attempt | wire.Chat):
        raise Refusal("table-too-long")
    if isinstance(said, wire.Look):
        actions.look(room, listener, said)
    elif isinstance(said, wire.Answer):
        await actions.answer(room, listener, said)
    elif isinstance(said, wire.Attempt):
        in_play(room, listener, also_over=True)
        listener.tell(room.reader(listener.seat, listener.language).why(key, said.text))
    elif isinstance(said, wire.Hint):
        await room.advise(room, listener, said)
    elif isinstance(said, wire.Undo):
        await actions.undo(room, listener, said)
    elif isinstance(said, wire.Learn):
        await actions.learn(room, listener, said)
    elif isinstance(said, wire.AskUndo):
        await actions.ask_undo(room, listener, said)
    elif isinstance(said, wire.SayToUndo):
        await actions.say_to_undo(room, listener, said)
    elif isinstance(said, wire.Chat):
        await actions.chat(room, listener, said)
    elif isinstance(said, wire.Seat):
        await seat_actions.about_seat(room, listener, said)
    elif isinstance(said, wire.Host):
        await seat_actions.by_host(room, listener, said)
    else:
        raise Refusal("table-not-understood")
