"""One writer for all tables: whatever waits while a commit is under way goes into the next one, together."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

from sqlalchemy import Connection, func, select, tuple_
from sqlalchemy.exc import IntegrityError

from tablee.store.database import Database
from tablee.store.models import Fenced, KeyTaken, NoSuchTable, StoreDown, VersionTaken
from tablee.store.schema import Row, log, tables

MOST_AT_ONCE: Final = 500
TRIES: Final = 3
MOST_REMEMBERED: Final = 10_000
"""Tables of which the writer remembers where their log stands."""

Doing = Callable[[Connection], object]


class Fence(NamedTuple):
    """A table, and the epoch in which this process has it."""

    table: str
    epoch: int


class Piece:
    """Something to write. `done` is answered after the commit. With a `fence` it counts only while the table is in that
    epoch; `order` is where it stands among what is written together."""

    def __init__(self, also: Sequence[Doing], order: str = "", fence: Fence | None = None) -> None:
        self.also = also
        self.order = order
        self.fence = fence
        self.done: asyncio.Future[list[object]] = asyncio.get_running_loop().create_future()


class Lines(Piece):
    """Rows of the log of one table, and what changes with them. `meanwhile`: what their author can do while the disk
    is at it; it may not be called at all."""

    def __init__(
        self,
        table: str,
        version: int,
        rows: Sequence[Row],
        also: Sequence[Doing],
        fence: Fence | None,
        meanwhile: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(also, table, fence)
        self.meanwhile = meanwhile
        self.table = table
        self.version = version
        self.rows = rows
        self.last = version + len(rows) - 1


class Writer:
    """Group commit: an fsync costs the same for one table and for a hundred."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.waiting: list[Piece] = []
        self.called = asyncio.Event()
        self.closing = False
        self.commits = 0
        self.took: Callable[[float], None] | None = None  # wants to know how long each commit takes
        self.last: OrderedDict[str, int] = OrderedDict()  # by table: the version this writer has committed last
        self.task = asyncio.create_task(self._work(), name="tablee store writer")

    async def write(self, *also: Doing, order: str = "", fence: Fence | None = None) -> list[object]:
        """Do these in one transaction, perhaps with those of others; what they returned."""
        return await self._wait(Piece(also, order, fence))

    async def append(
        self,
        table: str,
        version: int,
        rows: Sequence[Row],
        *also: Doing,
        fence: Fence | None = None,
        meanwhile: Callable[[], None] | None = None,
    ) -> None:
        """Add rows to a log and do the rest with it, all or nothing."""
        await self._wait(Lines(table, version, rows, also, fence, meanwhile))

    async def close(self) -> None:
        """What waits is written first."""
        self.closing = True
        self.called.set()
        await self.task

    async def _wait(self, piece: Piece) -> list[object]:
        if self.closing:
            raise StoreDown("the store is being closed")
        self.waiting.append(piece)
        self.called.set()
        # A caller that is cancelled does not cancel what may be half written already.
        return await asyncio.shield(piece.done)

    async def _work(self) -> None:
        while not (self.closing and not self.waiting):
            await self.called.wait()
            self.called.clear()
            while self.waiting:
                pieces, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
                pieces.sort(key=lambda piece: piece.order)  # in one order everywhere: two servers never wait in a ring
                await self._write(pieces)

    async def _write(self, pieces: list[Piece]) -> None:
        """All in one commit; what cannot go with the others goes alone afterwards."""
        try:
            try:
                results = await self._commit(pieces)
            except (IntegrityError, NoSuchTable, VersionTaken):  # of one of them
                results = [None] * len(pieces)
            for piece, result in zip(pieces, results, strict=True):
                if result is None:
                    await self._write_alone(piece)
                else:
                    _answer(piece, result)
        except Exception as error:  # whatever it is, nobody may be left waiting
            for piece in pieces:
                _answer(piece, error)

    async def _write_alone(self, piece: Piece) -> None:
        for _ in range(TRIES):  # another process may have been quicker; its rows are seen the next time
            try:
                result: list[object] | Exception | None = (await self._commit([piece]))[0]
            except IntegrityError:
                result = None
            except Exception as error:
                result = error
            if result is None:
                result = await self._why(piece)
            if result is not None:
                _answer(piece, result)
                return
        _answer(piece, StoreDown("others kept writing the same rows"))

    async def _commit(self, pieces: list[Piece]) -> list[list[object] | None]:
        """What each piece's doings returned; None for lines that do not follow their log, which are left out."""
        lines = [piece for piece in pieces if isinstance(piece, Lines)]
        last = {piece.table: self.last[piece.table] for piece in lines if piece.table in self.last}

        def work(connection: Connection) -> tuple[list[Lines], list[list[object] | None]]:
            _hold(connection, [piece.fence for piece in pieces if piece.fence is not None])
            fits = _add_lines(self.database, connection, lines, last)
            left_out = set[Piece](lines).difference(fits)
            return fits, [None if piece in left_out else [do(connection) for do in piece.also] for piece in pieces]

        began = time.perf_counter()
        try:
            quick = await self._add_quickly(lines, last) if len(lines) == len(pieces) else None
            fits, results = quick if quick is not None else await self.database.write(work)
        except BaseException:
            self.last.clear()  # whatever it was: what the database holds now is asked again
            raise
        self.commits += 1
        if self.took is not None:
            self.took(time.perf_counter() - began)
        for piece in fits:
            self.last[piece.table] = piece.last
            self.last.move_to_end(piece.table)
        while len(self.last) > MOST_REMEMBERED:
            self.last.popitem(last=False)
        return results

    async def _add_quickly(
        self, lines: list[Lines], last: Mapping[str, int]
    ) -> tuple[list[Lines], list[list[object] | None]] | None:
        """The same for lines that follow what this writer wrote last and bring nothing else; None if they do not."""
        epochs: dict[str, int] = {}
        ends = dict(last)
        for piece in lines:
            fence = piece.fence
            if piece.also or ends.get(piece.table) != piece.version - 1:
                return None
            if fence is not None and epochs.setdefault(piece.table, fence.epoch) != fence.epoch:
                return None
            ends[piece.table] = piece.last
        rows = [row for piece in lines for row in piece.rows]
        added = await self.database.add_quickly(rows, epochs, partial(_while_they_wait, lines))
        if not added:
            return None  # the usual way says why
        fits = [piece for piece in lines if piece.table in added]
        return fits, [[] if piece.table in added else None for piece in lines]

    async def _why(self, piece: Piece) -> list[object] | Exception | None:
        """What to tell about lines that could not be added; None: try again."""
        return await self.database.read(lambda connection: _why_not(connection, piece))


def _while_they_wait(lines: Sequence[Lines]) -> None:
    for piece in lines:
        if piece.meanwhile is not None and not piece.done.done():
            piece.meanwhile()


def _answer(piece: Piece, result: list[object] | Exception) -> None:
    if piece.done.done():
        return
    if isinstance(result, Exception):
        piece.done.set_exception(result)
        piece.done.exception()  # looked at: a caller that has gone leaves no complaint behind
    else:
        piece.done.set_result(result)


def _hold(connection: Connection, fences: Sequence[Fence]) -> None:
    """Nobody else takes over these tables until the commit. Fenced if somebody has: whose it is now does not wait for
    us, even if we fall asleep here."""
    if not fences:
        return
    mine = tuple_(tables.c.id, tables.c.epoch).in_(sorted(set(fences)))
    held = select(tables.c.id, tables.c.epoch).where(mine).order_by(tables.c.id).with_for_update(key_share=True)
    ours = {(row[0], row[1]) for row in connection.execute(held)}
    for table, epoch in fences:
        if (table, epoch) not in ours:
            now = connection.scalar(select(tables.c.epoch).where(tables.c.id == table))
            raise NoSuchTable(table) if now is None else Fenced(table, epoch, now)


def last_versions(connection: Connection, of: Sequence[str]) -> dict[str, int]:
    """Where the logs of these tables stand; a table that is not there is left out."""
    # A subquery each, since a grouped maximum would read whole logs.
    newest = select(func.coalesce(func.max(log.c.version), 0)).where(log.c.table_id == tables.c.id).scalar_subquery()
    query = select(tables.c.id, newest).where(tables.c.id.in_(sorted(set(of))))
    return {row[0]: row[1] for row in connection.execute(query)}


def _add_lines(database: Database, connection: Connection, pieces: list[Lines], last: dict[str, int]) -> list[Lines]:
    """Add the lines that follow their logs; those. `last` is where logs stood when this writer wrote there last. What
    does not follow it is looked up; what does, though somebody else has written since, breaks the log's one index."""
    unknown = [piece.table for piece in pieces if last.get(piece.table) != piece.version - 1]
    if unknown:
        last.update(last_versions(connection, unknown))
    fits: list[Lines] = []
    for piece in pieces:
        if last.get(piece.table) == piece.version - 1:
            last[piece.table] = piece.last
            fits.append(piece)
    rows = [row for piece in fits for row in piece.rows]
    if rows:
        # In one order everywhere, so that two servers cannot wait for each other.
        rows.sort(key=lambda row: (row["table_id"], row["version"]))
        database.add(connection, rows)
    return fits


def _why_not(connection: Connection, piece: Piece) -> list[object] | Exception | None:
    if not isinstance(piece, Lines):
        return None
    last = last_versions(connection, [piece.table]).get(piece.table)
    if last is None:
        return NoSuchTable(piece.table)
    if _are_there(connection, piece):
        return []
    said = _said_before(connection, piece)
    if said is not None:
        return KeyTaken(piece.table, said)
    return VersionTaken(piece.table, piece.version, last) if piece.version != last + 1 else None


def _are_there(connection: Connection, piece: Lines) -> bool:
    """Whether these very rows were written before: the answer was lost on its way, not the rows."""
    there = connection.execute(
        select(log.c.version, log.c.kind, log.c.seat, log.c.text, log.c.key)
        .where(log.c.table_id == piece.table, log.c.version.between(piece.version, piece.last))
        .order_by(log.c.version)
    )
    wanted = [(row["version"], row["kind"], row["seat"], row["text"], row["key"]) for row in piece.rows]
    return [tuple(row) for row in there] == wanted


def _said_before(connection: Connection, piece: Lines) -> int | None:
    """The version in which one of the keys was said before."""
    for row in piece.rows:
        if row["key"] is not None:
            mine = (log.c.table_id == piece.table, log.c.seat == row["seat"], log.c.key == row["key"])
            version = connection.scalar(select(log.c.version).where(*mine))
            if version is not None:
                return int(version)
    return None
