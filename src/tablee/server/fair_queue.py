"""A few things that many want one at a time: who waits is served table by table, however much a table asks for."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Round robin over the tables that wait; within a table, first come, first served."""

    def __init__(self, things: Iterable[T]) -> None:
        self._free = deque(things)
        self._tables: dict[str, deque[asyncio.Future[T]]] = {}  # the one that is served next stands first

    def waiting(self) -> int:
        return sum(map(len, self._tables.values()))

    async def get(self, table: str) -> T:
        if self._free:
            return self._free.popleft()
        mine: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._tables.setdefault(table, deque()).append(mine)
        try:
            return await mine
        except asyncio.CancelledError:
            if mine.cancelled():
                self._leave(table, mine)
            else:
                self.put(mine.result())  # it was handed over in the same moment
            raise

    def put(self, thing: T) -> None:
        """It is free again."""
        while self._tables:
            table, line = next(iter(self._tables.items()))
            del self._tables[table]
            first = line.popleft()
            if line:
                self._tables[table] = line  # behind the others
            if not first.done():
                first.set_result(thing)
                return
        self._free.append(thing)

    def _leave(self, table: str, mine: asyncio.Future[T]) -> None:
        line = self._tables.get(table)
        if line is not None and mine in line:
            line.remove(mine)
            if not line:
                del self._tables[table]
