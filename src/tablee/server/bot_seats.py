"""Seats at which nobody needs to be asked: bots, seats a bot plays on for, and people who are out of time.

No seat is ever closed, so its cards need not go anywhere (ECH-R69).
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import Final

from tablee.core.stack import NOBODY, State
from tablee.server import actions, levels
from tablee.server.bot_workers import BotWorkers
from tablee.server.room import Room
from tablee.server.seat_actions import SEAT
from tablee.server.seats import IDLE, PERSON, plays_itself
from tablee.store import Entry, StoreDown

LOG: Final = logging.getLogger("tablee.table")
A_MOMENT: Final = 3.0
"""Paces of a bot that a person is left to take back what ended their turn, before the bot's answer closes it."""
AGAIN_AFTER: Final = 3.0
"""Seconds until something that failed is tried again."""


class BotSeats:
    """Watches one room: `stir` is called after everything that changed there."""

    def __init__(self, room: Room, thinkers: BotWorkers) -> None:
        self.room = room
        self.thinkers = thinkers
        self._tasks: dict[int, tuple[str, asyncio.Task[None]]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._checking: asyncio.Task[None] | None = None
        self._is_stopped = False

    def is_busy(self) -> bool:
        return bool(self._tasks) or self._checking is not None

    def stop(self) -> None:
        """The room leaves memory, and knows us no more: two that hold each other stay until somebody looks for such."""
        self.room.stir = lambda: None
        self._is_stopped = True
        for _, task in self._tasks.values():
            task.cancel()
        self._tasks.clear()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def stir(self) -> None:
        """Let those think whose turn it is, and look at the clocks when the next one runs out."""
        room, playing = self.room, self.room.playing
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._is_stopped:
            return
        if not room.is_fresh:  # something could not be stored, for all we know: those who are there learn how it stands
            if room.listeners:
                self._try_later()
            return
        if playing is None or room.head.stage != "playing":
            return
        clocks = playing.clocks
        out = clocks.next_out(room.played_for()) if clocks.rule.runs else None
        if out is not None:
            wait = max(0.0, out - room.context.now())
            self._timer = asyncio.get_running_loop().call_later(min(wait, 3600.0) + 0.01, self._look_at_clocks)
        if not self._is_watched():
            return
        for seat in playing.waiting():
            if plays_itself(room.seats[seat]):
                asked = playing.question_id(seat)
                if seat not in self._tasks or self._tasks[seat][0] != asked:
                    self._start(seat, asked)

    def _is_watched(self) -> bool:
        """Bots among themselves play only while somebody looks."""
        players = self.room.seats[: len(self.room.players)]
        return bool(self.room.listeners) or any(seat.kind == PERSON for seat in players)

    def _start(self, seat: int, asked: str) -> None:
        if seat in self._tasks:
            self._tasks.pop(seat)[1].cancel()
        task = asyncio.get_running_loop().create_task(self._play(seat, asked))
        self._tasks[seat] = (asked, task)

    async def _play(self, seat: int, asked: str) -> None:
        room = self.room
        try:
            answer = await self._choose(seat, asked)
            if answer is not None:
                # Once it is being stored, nothing stops it half-way; whether it could be, nobody asks who has left.
                storing = asyncio.ensure_future(self._answer(seat, asked, answer))
                storing.add_done_callback(lambda done: done.cancelled() or done.exception())
                await asyncio.shield(storing)
        except asyncio.CancelledError:
            raise
        except Exception as trouble:
            LOG.warning("a bot could not play", extra={"table": room.id, "why": type(trouble).__name__})
            asyncio.get_running_loop().call_later(AGAIN_AFTER, self._stir_again)
        finally:
            if self._tasks.get(seat, ("", None))[1] is asyncio.current_task():
                del self._tasks[seat]
                room_waits = room.playing is not None and room.is_fresh
                if room_waits:
                    asyncio.get_running_loop().call_soon(self.stir)

    def _try_later(self) -> None:
        """One timer, however often something fails."""
        if self._timer is not None:
            self._timer.cancel()
        if not self._is_stopped:
            self._timer = asyncio.get_running_loop().call_later(AGAIN_AFTER, self._stir_again)

    def _stir_again(self) -> None:
        """The log is read again first, if need be."""
        if not self._is_stopped:
            self._look_at_clocks()

    def _is_asked(self, seat: int, asked: str) -> bool:
        room = self.room
        playing = room.playing
        return (
            playing is not None
            and room.head.stage == "playing"
            and plays_itself(room.seats[seat])
            and seat in playing.waiting()
            and playing.question_id(seat) == asked
        )

    async def _choose(self, seat: int, asked: str) -> str | None:
        """What plays there gets another world that its seat cannot tell from the true one, and nothing else."""
        room = self.room
        async with room.turn():
            if not self._is_asked(seat, asked):
                return None
            playing = room.playing
            assert playing is not None
            game = playing.game
            level = room.seats[seat].level
            decision = game.decision_of(playing.state, seat)
            default = "" if decision is None else game.default_answer(playing.state, decision)
            state: State = game.clone(playing.state)
            scripted = None if playing.guided is None else playing.guided.answer(playing.table, seat)
            paces = A_MOMENT if self._may_be_taken_back(seat) else 1.0
            text = await room.context.card_text(room.head.cards_digest)
        if scripted is not None:
            await asyncio.sleep(room.context.settings.bot_pace)
            return scripted
        if level == IDLE:
            await asyncio.sleep(room.context.settings.bot_pace * paces)
            return default
        level = level or levels.usual(game.key)
        return await self.thinkers.answer(game, room.cards, text, state, seat, level, paces=paces, table=room.id)

    def _may_be_taken_back(self, seat: int) -> bool:
        """Whether this seat's answer would close the undoing of what a person has just done: a public fact, as all see
        what was answered last, who sits where and where the bars are."""
        playing = self.room.playing
        by = NOBODY if playing is None else playing.may_be_taken_back_by()
        return by not in (NOBODY, seat) and not plays_itself(self.room.seats[by])

    async def _answer(self, seat: int, asked: str, answer: str) -> None:
        room = self.room
        async with room.turn():
            if self._is_asked(seat, asked):
                playing = room.playing
                assert playing is not None
                await actions.play_on(room, playing.answer(seat, answer, "", room.context.now()))

    # Clocks.

    def _look_at_clocks(self) -> None:
        if self._checking is None:
            self._checking = asyncio.get_running_loop().create_task(self._check())

    async def _check(self) -> None:
        """Whoever ran out of time is played for, as the table chose, until they come back."""
        room, after = self.room, self.stir
        try:
            async with room.turn():
                playing = room.playing
                if playing is not None and room.head.stage == "playing":
                    now = room.context.now()
                    late = [room.seats[seat] for seat in playing.clocks.out(now) if not plays_itself(room.seats[seat])]
                    if late:
                        level = IDLE if room.head.when_out == "idle" else levels.usual(room.head.game)
                        changed = [replace(seat, bot_plays=True, level=level) for seat in late]
                        entries = [Entry(SEAT, seat.seat, f"out {level}", "", now) for seat in late]
                        await room.store([*entries, *playing.tick(now)], None, changed)
                        room.tell_room()
                        room.tell_updates()
        except Exception as trouble:
            if isinstance(trouble, StoreDown):
                for listener in list(room.listeners):  # who waits for a bot or a clock learns why nothing happens
                    listener.let_go("store", again=True)
            LOG.warning("clocks could not be looked at", extra={"table": room.id, "why": type(trouble).__name__})
            after = self._try_later
        finally:
            self._checking = None
        after()
