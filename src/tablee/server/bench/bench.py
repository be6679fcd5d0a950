"""The bench of a server: what is asked about a text goes to the reader's process, games to others."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final

import msgspec

from tablee.server.bench.jobs import Jobs
from tablee.server.bench.wire import CheckRequest
from tablee.server.context import CARDS_WITHIN, ServerContext
from tablee.server.limits import A_PEER, Allowances
from tablee.server.refusal import Refusal, said
from tablee.server.worker import Failed, Worker
from tablee.store import Shared

LONGEST_ANSWER: Final = 4 << 20
MOST_WAITING: Final = 16
MOST_OF_ONE: Final = 4
"""Questions of one address that wait at once: whoever types asks again before the last is answered."""
ALONE: Final = "here"


class ChangesAsked(msgspec.Struct):
    """What differs between two texts ("": the house set); both must be right."""

    text: str
    other: str
    language: str = "en"


class Bench:
    """Made when the server starts, if it has one."""

    def __init__(self, context: ServerContext) -> None:
        self.context = context
        self.asked = Allowances(context.settings.benched, context.now)
        self.jobs = Jobs(context.settings, context.now, self.name)
        self._reader = Worker("tablee.server.card_reader", LONGEST_ANSWER)
        self._reading = asyncio.Lock()
        self._waiting: list[str] = []
        self._warm: set[str] = set()  # games that the reader knows
        self._warming: asyncio.Task[None] | None = None

    def name(self) -> str:
        """Of this process, among those that share a database."""
        ownership = self.context.ownership
        return ownership.id if isinstance(ownership, Shared) else ALONE

    def warm(self, game: str) -> None:
        """Somebody has opened the bench: the reader gets ready while they look around."""
        if game not in self._warm and not self._waiting:
            self._warm.add(game)
            self._warming = asyncio.create_task(self._read_house(game))

    async def _read_house(self, game: str) -> None:
        with contextlib.suppress(Refusal):
            await self.ask("check", game, CheckRequest(""), "")

    async def close(self) -> None:
        if self._warming is not None:
            self._warming.cancel()
            await asyncio.gather(self._warming, return_exceptions=True)
        await self.jobs.close()
        await self._reader.end()

    async def ask(self, what: str, game: str, request: msgspec.Struct, by: str) -> Any:
        """What the reader says to it. One question at a time; a few may wait."""
        if len(self._waiting) >= MOST_WAITING or (by != A_PEER and self._waiting.count(by) >= MOST_OF_ONE):
            raise Refusal("table-too-fast", status=429)
        self._waiting.append(by)
        try:
            async with self._reading:
                asked = {"what": what, "game": game, "request": msgspec.to_builtins(request)}
                told = await self._reader.ask_or_end(asked, CARDS_WITHIN)
        except Failed as failed:
            raise Refusal("table-cards-too-long") from failed
        finally:
            self._waiting.remove(by)
        if "cannot" in told:
            raise said(told["cannot"])
        return told["told"]
