"""Which process has a table. On a SQLite file there is one process and it has them all; on a PostgreSQL that several
share, a table has one owner at a time, each with an epoch of its own, and every write stands behind that epoch.

A process lives by its lease, which it renews; one whose lease has run out never renews it again, and its tables are
there for whoever asks first. Whoever takes a table over counts its epoch on: what the former owner still writes (it
was only asleep, say) is refused by the database. So two owners never write in one epoch, whatever their clocks say.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, exists, func, insert, literal, select, tuple_, update

from tablee.store.models import NoSuchTable, StoreDown
from tablee.store.schema import processes, tables
from tablee.store.store import IN_USE, Store

LEASE: Final = 6.0
"""Seconds that a process counts as alive after it was heard of last."""
BEAT: Final = 1.0
"""Seconds between two signs of life."""
MOVED: Final = "tablee_moved"
"""The channel on which is told that tables changed hands: `<table> <owner>`, or ` <process>` of one that ended."""
NOW: Final[ColumnElement[float]] = func.date_part("epoch", func.clock_timestamp())
"""The database's own clock: those of the machines may differ."""


class Peer(NamedTuple):
    """Another process: where it is reached, and the word by which it knows us."""

    id: str
    address: str
    secret: str


class Ownership:
    """What a process must know of the others."""

    leads = True
    """Whether this is the one that forgets old tables."""

    async def take(self, table: str) -> Peer | None:
        """Have a table from now on; the peer that has it, if one does."""
        return None

    async def who(self, table: str) -> Peer | None:
        """The peer that has it now."""
        return None

    def held(self) -> list[str]:
        """Tables that have to be released, when they leave memory."""
        return []

    async def release(self, ids: Sequence[str]) -> None:
        """They have left memory: whoever comes next may have them."""

    async def due(self, before: float, most: int) -> list[str]:
        """Tables that must be looked at and that nobody else looks after; they are ours from then on."""
        raise NotImplementedError


class Alone(Ownership):
    """One process, and all tables are its own."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def due(self, before: float, most: int) -> list[str]:
        return await self.store.due(before, most)


class Shared(Ownership):
    """One of several processes on a PostgreSQL. `begin` before anything else, and again when the lease is lost."""

    def __init__(self, store: Store, address: str) -> None:
        self.store = store
        self.address = address
        self.secret = secrets.token_urlsafe(24)
        self.id = ""
        self.soonest = LEASE  # seconds after the last sign of life until another's lease has run out, if it gives none
        self.epochs: dict[str, int] = {}
        self._taking: dict[str, asyncio.Task[Peer | None]] = {}
        store.epochs = self.epochs

    async def begin(self) -> None:
        """Under a new name, with no tables."""
        self.epochs.clear()
        self.id = secrets.token_hex(8)
        row = {"id": self.id, "address": self.address, "secret": self.secret}

        def do(connection: Connection) -> None:
            connection.execute(delete(processes).where(processes.c.lease < NOW - 60 * LEASE))
            connection.execute(insert(processes).values(**row, lease=NOW + LEASE))

        await self.store.database.write(do)

    async def beat(self) -> frozenset[str] | None:
        """Still alive, and so are these; None if the lease has run out meanwhile: everything may be others' by now."""
        mine = update(processes).where(processes.c.id == self.id, processes.c.lease > NOW).values(lease=NOW + LEASE)
        alive = select(processes.c.id, processes.c.lease - NOW).where(processes.c.lease > NOW)

        def do(connection: Connection) -> dict[str, float] | None:
            if connection.execute(mine).rowcount != 1:
                return None
            return {row[0]: row[1] for row in connection.execute(alive)}

        found = await self.store.database.write(do)
        self.leads = found is not None and min(found) == self.id
        self.soonest = LEASE if found is None else min(found.values())
        return None if found is None else frozenset(found)

    async def bury(self, peer: Peer) -> None:
        """It has surely ended: nobody needs to wait for its lease."""
        await self.store.database.write(
            lambda connection: connection.execute(update(processes).where(processes.c.id == peer.id).values(lease=0.0))
        )

    async def end(self) -> None:
        """In order: the others have everything at once."""
        self.epochs.clear()

        def do(connection: Connection) -> None:
            connection.execute(_locked(tables.c.owner == self.id))
            connection.execute(update(tables).where(tables.c.owner == self.id).values(owner=""))
            connection.execute(delete(processes).where(processes.c.id == self.id))
            _tell(connection, [("", self.id)])

        await self.store.database.write(do)

    async def take(self, table: str) -> Peer | None:
        if table in self.epochs:
            return None
        going = self._taking.get(table)
        if going is None:  # however many ask for it, it changes hands once
            going = self._taking[table] = asyncio.create_task(self._take(table))
            going.add_done_callback(lambda _: self._taking.pop(table))
        try:
            async with asyncio.timeout(LEASE):  # whoever asks is told so then, and may come again; it goes on meanwhile
                return await asyncio.shield(going)
        except TimeoutError as error:
            raise StoreDown("the database has yet to say whose the table is") from error

    async def _take(self, table: str) -> Peer | None:
        def do(connection: Connection) -> int | Peer:
            taken = self._taken(connection, [table])
            if taken:
                return taken[0][1]
            peer = _peer(connection, table)
            if peer is None and not connection.scalar(select(exists().where(tables.c.id == table))):
                raise NoSuchTable(table)
            return peer or Peer("", "", "")  # it has ended in this very moment: whoever asks again gets the table

        found = await self.store.database.write(do)
        if isinstance(found, Peer):
            return found
        self.epochs[table] = found
        return None

    async def who(self, table: str) -> Peer | None:
        if table in self.epochs:
            return None
        found = await self.store.database.read(lambda connection: _peer(connection, table))
        return None if found is None or found.id == self.id else found

    async def peer(self, id: str) -> Peer | None:
        """Another process that is alive, by its name."""
        query = select(processes.c.id, processes.c.address, processes.c.secret)
        query = query.where(processes.c.id == id, processes.c.lease > NOW)
        row = await self.store.database.read(lambda connection: connection.execute(query).first())
        return None if row is None else Peer(*row)

    def held(self) -> list[str]:
        return list(self.epochs)

    async def owners(self, ids: Sequence[str]) -> dict[str, str]:
        """Which process has each of these now ("": none)."""
        query = select(tables.c.id, tables.c.owner).where(tables.c.id.in_(ids))
        return await self.store.database.read(lambda connection: {row[0]: row[1] for row in connection.execute(query)})

    async def release(self, ids: Sequence[str]) -> None:
        held = [(id, self.epochs.pop(id)) for id in ids if id in self.epochs]
        if not held:
            return
        mine = (tables.c.owner == self.id, tuple_(tables.c.id, tables.c.epoch).in_(held))

        def do(connection: Connection) -> None:
            connection.execute(_locked(*mine))
            connection.execute(update(tables).where(*mine).values(owner=""))

        await self.store.database.write(do)

    async def due(self, before: float, most: int) -> list[str]:
        query = select(tables.c.id).where(tables.c.wake <= before, tables.c.owner != self.id, self._free(), *IN_USE)
        query = query.order_by(tables.c.wake, tables.c.id).limit(most).with_for_update(skip_locked=True)

        def do(connection: Connection) -> list[tuple[str, int]]:
            found = list(connection.scalars(query))
            return self._taken(connection, found) if found else []

        taken = await self.store.database.write(do)
        self.epochs.update(taken)
        return [table for table, _ in taken]

    def _free(self) -> ColumnElement[bool]:
        """No process that is alive has it; our own name stands there if we let go of it in disorder."""
        lives = exists().where(processes.c.id == tables.c.owner, processes.c.lease > NOW)
        return (tables.c.owner == "") | (tables.c.owner == self.id) | ~lives

    def _taken(self, connection: Connection, ids: Sequence[str]) -> list[tuple[str, int]]:
        """Those of the tables that are ours now, with their epochs."""
        free = update(tables).where(tables.c.id.in_(ids), self._free())
        taken = connection.execute(
            free.values(owner=self.id, epoch=tables.c.epoch + 1).returning(tables.c.id, tables.c.epoch)
        )
        found = [(row[0], row[1]) for row in taken]
        _tell(connection, [(table, self.id) for table, _ in found])
        return found


def _locked(*which: ColumnElement[bool]) -> Any:
    """In the order in which everybody locks tables."""
    return select(tables.c.id).where(*which).order_by(tables.c.id).with_for_update(key_share=True)


def _peer(connection: Connection, table: str) -> Peer | None:
    query = select(processes.c.id, processes.c.address, processes.c.secret)
    query = query.join_from(tables, processes, processes.c.id == tables.c.owner)
    row = connection.execute(query.where(tables.c.id == table, processes.c.lease > NOW)).first()
    return None if row is None else Peer(*row)


def _tell(connection: Connection, moved: Iterable[tuple[str, str]]) -> None:
    """To all processes, after the commit."""
    for table, owner in moved:
        connection.execute(select(func.pg_notify(literal(MOVED), f"{table} {owner}")))
