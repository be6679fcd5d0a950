"""The coach of finished games: workers look at a record part by part, and what they found is kept with the table.

It is done once for a table, whoever asks. Only people of the table are told, and only when the game is over: then all
cards are open to them.
"""

from __future__ import annotations

import asyncio
import base64
import json
import logging
import zlib
from collections import OrderedDict
from typing import Any, Final

from tablee.bots.summary import summary, told
from tablee.core.plain_data import JSON
from tablee.core.table import Table
from tablee.server.bot_workers import Asked, BotWorkers
from tablee.server.refusal import Refusal
from tablee.server.rooms import Rooms
from tablee.store import Entry
from tablee.text import Texts

LOG: Final = logging.getLogger("tablee.coach")
COACH: Final = "coach"
"""An entry of the log with what the coach found: JSON, compressed."""
AT_ONCE: Final = 3
"""Answers that a worker looks at before others have their turn: somebody may wait for a hint."""
LIMIT: Final = 90.0
MOST_WAITING: Final = 16
"""Games that the coach looks at, or that wait for it."""
MOST_KEPT: Final = 32
"""Findings in memory."""


class Coach:
    """Of all tables of a server."""

    def __init__(self, rooms: Rooms, advisers: BotWorkers) -> None:
        self.rooms = rooms
        self.advisers = advisers
        self._found: OrderedDict[str, dict[str, JSON]] = OrderedDict()
        self._done: dict[str, int] = {}  # answers looked at, of games that are being looked at
        self._tasks: set[asyncio.Task[None]] = set()
        self._told: OrderedDict[tuple[str, str], dict[str, JSON]] = OrderedDict()  # in the words of a language
        self._one_by_one = asyncio.Lock()
        self._telling = asyncio.Lock()

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def ask(self, id: str, table: Table, texts: Texts, begins: bool = True) -> dict[str, JSON]:
        """Of a game that is over: how far it is; once it is done, everything in the reader's words. `begins`: whether
        to look, if nobody has asked before."""
        answers = len(table.record.answers)
        if id not in self._found and id not in self._done:
            kept = await self._kept(id)
            if kept is not None:
                self._keep(id, kept)
            elif begins:
                await self._begin(id, table)
        found = self._found.get(id)
        if found is None:
            return {"done": self._done.get(id, 0), "all": answers, "told": None}
        async with self._telling:  # a game is played again for it: one at a time, and once
            said = self._told.get((id, texts.language))
            if said is None:
                said = await asyncio.to_thread(told, table.game, table.cards, table.record, found, texts)
                self._told[id, texts.language] = said
                while len(self._told) > MOST_KEPT:
                    self._told.popitem(last=False)
        return {"done": answers, "all": answers, "told": said}

    def _keep(self, id: str, found: dict[str, JSON]) -> None:
        self._found[id] = found
        while len(self._found) > MOST_KEPT:
            self._found.popitem(last=False)

    async def _kept(self, id: str) -> dict[str, JSON] | None:
        for entry in reversed(await self.rooms.context.store.entries(id)):
            if entry.kind == COACH:
                return unpacked(entry.text)
        return None

    async def _begin(self, id: str, table: Table) -> None:
        if len(self._done) >= MOST_WAITING:
            raise Refusal("coach-busy", status=429)
        self._done[id] = 0
        cards_text = await self.rooms.context.card_text(table.cards.digest)
        task = asyncio.get_running_loop().create_task(self._look(id, table, cards_text))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look(self, id: str, table: Table, cards_text: str) -> None:
        try:
            async with self._one_by_one:
                notes = await self._notes(id, table, cards_text)
            found = await asyncio.to_thread(summary, table.game, table.cards, table.record, notes)
            self._keep(id, found)
            async with self.rooms.turn_at(id) as room:
                await room.store([Entry(COACH, -1, packed(found), "", room.context.now())])
        except asyncio.CancelledError:
            raise
        except Exception as trouble:
            LOG.warning("the coach could not look", extra={"table": id, "why": type(trouble).__name__})
        finally:
            self._done.pop(id, None)

    async def _notes(self, id: str, table: Table, cards_text: str) -> list[dict[str, JSON]]:
        game, record = table.game, table.record
        text, playouts = record.to_text(), self.rooms.context.settings.coach_playouts
        notes: list[dict[str, JSON]] = []
        for start in range(0, len(record.answers), AT_ONCE):
            wants = {"record": {"id": id, "text": text, "from": start, "to": start + AT_ONCE, "playouts": playouts}}
            asked = Asked(game.key, table.cards.digest, cards_text, {}, -1, COACH, 0, wants, id)
            said = await self.advisers.told(asked, LIMIT, lambda said: "annotated" in said)
            if said is None:
                raise RuntimeError("the workers gave no notes")
            notes += said["annotated"]
            self._done[id] = min(len(record.answers), start + AT_ONCE)
        return notes


def packed(found: dict[str, JSON]) -> str:
    text = json.dumps(found, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return base64.b85encode(zlib.compress(text.encode(), 9)).decode()


def unpacked(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(zlib.decompress(base64.b85decode(text)))
    return found
