"""Tables by their id: read from the log when somebody comes, out of memory when nobody has been there for a while."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from functools import partial
from typing import Final

from tablee.server.bot_seats import BotSeats
from tablee.server.bot_workers import BotWorkers
from tablee.server.context import ServerContext
from tablee.server.garbage import Garbage
from tablee.server.hints import Hints
from tablee.server.push import Push
from tablee.server.room import Room
from tablee.store import BANS, CLOSE, DELETE, Administration, StoreDown

LOG: Final = logging.getLogger("tablee.rooms")
SWEEP_EVERY: Final = 5.0
FORGET_EVERY: Final = 3600.0
WOKEN_AT_ONCE: Final = 100


class Rooms:
    """One object per table, however many come at once."""

    def __init__(self, context: ServerContext, thinkers: BotWorkers, advisers: BotWorkers) -> None:
        self.context = context
        self.thinkers = thinkers
        self.advisers = advisers
        self.hints = Hints(context, advisers)
        self.push = Push(context.settings, self.turn_at)
        self.garbage = Garbage()
        self._rooms: dict[str, tuple[Room, BotSeats]] = {}
        self._forgot = context.now()
        self._sweeping: asyncio.Task[None] | None = None
        self.is_ending = False  # nobody is let in any more
        self._acts = 0  # the last thing the server's host did that was heeded here
        self._unreadable: set[str] = set()  # tables that cannot be woken: they stand in no other's way

    def __len__(self) -> int:
        return len(self._rooms)

    @property
    def listeners(self) -> int:
        return sum(len(room.listeners) for room, _ in self._rooms.values())

    async def get(self, id: str) -> Room:
        """The room, fresh from the log. Refusal if there is no such table."""
        found = self._rooms.get(id)
        if found is None:
            room = Room(self.context, id)
            bots = BotSeats(room, self.thinkers)
            room.stir = partial(self._stir, room, bots)
            room.remind = self.push.remind
            room.advise = self.hints.ask
            found = self._rooms[id] = (room, bots)
        room = found[0]
        room.used = self.context.now()  # whoever asks for it will use it
        if not room.is_fresh:
            try:
                async with room.turn():
                    pass
            except BaseException:
                if self._rooms.get(id) is found and not room.listeners:
                    del self._rooms[id]
                raise
            # Somebody who came at the same time may have failed, and taken the room away.
            if self._rooms.setdefault(id, found) is not found:
                return await self.get(id)
            room.stir()
        return room

    @contextlib.asynccontextmanager
    async def turn_at(self, id: str) -> AsyncIterator[Room]:
        """A turn at the room that everybody else at the table is in. Before its turn came it may have been taken away
        (its log could not be read, or another process had it for a moment), and another stands in its place: whoever
        stayed in the first would hear nothing more of the game. Refusal as in `get`."""
        while True:
            room = await self.get(id)
            async with room.turn():
                if self._rooms.get(id, (None,))[0] is room:
                    yield room
                    return

    def _stir(self, room: Room, bots: BotSeats) -> None:
        bots.stir()
        self.push.look(room)

    def awake(self, id: str) -> Room | None:
        """The room, if it is in memory."""
        found = self._rooms.get(id)
        return None if found is None or not found[0].is_fresh else found[0]

    # Sweeping.

    async def start(self) -> None:
        administration = Administration(self.context.store)
        self._acts = await administration.last_act()
        self.context.bans.take(await administration.bans(self.context.now()))
        self._sweeping = asyncio.get_running_loop().create_task(self._sweep_on())

    async def stop(self) -> None:
        """Everybody is told to come back; what is being stored is finished first."""
        self.is_ending = True
        if self._sweeping is not None:
            self._sweeping.cancel()
        self.push.stop()
        for room, bots in list(self._rooms.values()):
            bots.stop()
            for listener in list(room.listeners):
                listener.let_go("restart", again=True)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(5):
                    await room.finish()

    async def _sweep_on(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            try:
                await self.sweep()
            except StoreDown:
                LOG.warning("the store does not answer")
            except Exception:
                LOG.exception("sweeping failed")

    async def _wake(self, id: str) -> None:
        """One table that cannot be read stands in no other's way."""
        try:
            await self.get(id)
        except StoreDown:
            raise
        except Exception as trouble:
            self._unreadable.add(id)
            LOG.warning("a table could not be woken", extra={"table": id, "why": type(trouble).__name__})

    async def heed(self) -> None:
        """What the server's host did since (`tablee admin`): tables that were closed or deleted, addresses banned."""
        administration = Administration(self.context.store)
        for act in await administration.acts_after(self._acts):
            if act.what == BANS:
                self.context.bans.take(await administration.bans(self.context.now()))
                for room, _ in self._rooms.values():
                    for listener in [one for one in room.listeners if self.context.bans.hold(one.host)]:
                        listener.let_go("banned", again=False)
            elif act.what in (CLOSE, DELETE):
                self._set_aside(act.about, "closed" if act.what == CLOSE else "gone", again=False)
            self._acts = act.number

    def lost(self, id: str) -> None:
        """Another process has the table, or may have it: everybody here comes anew and is passed on."""
        self._set_aside(id)

    def _set_aside(self, id: str, reason: str = "restart", again: bool = True) -> None:
        found = self._rooms.pop(id, None)
        if found is not None:
            room, bots = found
            bots.stop()
            room.is_fresh = False  # whoever still holds it reads again whose it is, and whether it is open
            for listener in list(room.listeners):
                listener.let_go(reason, again=again)
            room.listeners.clear()  # what they said and waits for its turn is not done here any more

    async def sweep(self) -> None:
        """Out of memory with those nobody looks at; in with those whose clock runs out; away with the very old."""
        now, settings = self.context.now(), self.context.settings
        before = len(self)
        for id, (room, bots) in list(self._rooms.items()):
            silent = now - room.used > settings.leave_memory_after
            if silent and not room.listeners and not bots.is_busy() and not room.is_busy():
                self._set_aside(id)
        self.garbage.look(nobody_waits=len(self) < before and not self.listeners)
        self.context.clock.look()
        ownership = self.context.ownership
        await ownership.release([id for id in ownership.held() if id not in self._rooms and id not in self._unreadable])
        await self.heed()
        for id in await ownership.due(now + SWEEP_EVERY, WOKEN_AT_ONCE + len(self._unreadable)):
            if id not in self._rooms and id not in self._unreadable:
                await self._wake(id)
        if now - self._forgot > FORGET_EVERY and ownership.leads:
            self._forgot = now
            self.garbage.collect()
            self._unreadable.clear()
            lived = self.context.surely()
            ended = lived - settings.keep_ended if settings.keep_ended else 0.0
            silent_since = lived - settings.keep_silent if settings.keep_silent else 0.0
            count = await Administration(self.context.store).prune(lived, ended, silent_since)
            LOG.info("forgot old tables", extra={"count": count})
