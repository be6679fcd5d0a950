"""What a host does to tables and addresses, beside a running server: each act is noted, and servers look for them."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, cast

from sqlalchemy import Connection, delete, func, insert, select, text, update

from tablee.store.models import SET, Head, NoSuchTable, Seat
from tablee.store.rows import kept, read_head, read_seat
from tablee.store.schema import acts, bans, chat, log, tables
from tablee.store.schema import seats as seat_table
from tablee.store.store import Store

CLOSE: Final = "close"
DELETE: Final = "delete"
RESTORE: Final = "restore"
BANS: Final = "bans"
"""What was done. `BANS`: the list of them has changed."""
ONE_AFTER_THE_OTHER: Final = 0x61637473
"""The lock under which acts are numbered."""


@dataclass(frozen=True, slots=True)
class Deed:
    """Something a host did; `about` is the id of a table, or "" for all of them."""

    number: int
    what: str
    about: str


@dataclass(frozen=True, slots=True)
class Ban:
    """An address, or a network of them, that gets no answer until then (None: for good)."""

    network: str
    since: float
    until: float | None
    why: str = ""


@dataclass(frozen=True, slots=True)
class Overview:
    """A table as its host sees it: no secret, no token, no hand."""

    head: Head
    seats: Sequence[Seat]
    entries: int  # of its log
    remarks: int  # in its chat
    heard: float  # when something happened there last


class Administration:
    """Every call may raise StoreDown, as those of the store do."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # Looking.

    async def overviews(
        self, most: int = 50, stage: str = "", game: str = "", only: str = "", id: str = ""
    ) -> list[Overview]:
        """Tables, the newest first; `only` "closed" or "deleted" ones ("": all but the deleted), or the shared card
        "sets" instead (deleted ones are among the deleted). What has that `id`, whatever it is."""
        query = select(tables).order_by(tables.c.created.desc(), tables.c.id).limit(most)
        if id:
            query = query.where(tables.c.id == id)
        elif only == "closed":
            query = query.where(tables.c.closed.is_not(None))
        else:
            query = query.where(tables.c.deleted.is_not(None) if only == "deleted" else tables.c.deleted.is_(None))
        if not id and only != "deleted":
            query = query.where(tables.c.stage == SET if only == "sets" else tables.c.stage != SET)
        for column, wanted in ((tables.c.stage, stage), (tables.c.game, game)):
            if wanted:
                query = query.where(column == wanted)

        def look(connection: Connection) -> list[Overview]:
            heads = [read_head(row) for row in connection.execute(query).mappings()]
            return [_overview(connection, head) for head in heads]

        return await self.store.database.read(look)

    async def overview(self, table: str) -> Overview:
        """NoSuchTable."""
        found = await self.overviews(1, id=table)
        if not found:
            raise NoSuchTable(table)
        return found[0]

    async def count_stages(self) -> dict[str, int]:
        """How many tables are at each stage; at `SET`: how many card sets are shared, which are no tables."""
        query = select(tables.c.stage, func.count()).where(tables.c.deleted.is_(None)).group_by(tables.c.stage)
        return await self.store.database.read(lambda connection: {row[0]: row[1] for row in connection.execute(query)})

    # Doing. Each change carries the revision on, so that a server's own change from before is refused.

    async def close(self, table: str, at: float) -> None:
        """Nobody plays there any more; nothing of it is lost. NoSuchTable."""
        await self._change(table, CLOSE, at, {"closed": at})

    async def delete(self, table: str, at: float, gone_at: float) -> None:
        """Nobody finds it any more; from `gone_at` on it is gone for good, until then it can be restored."""
        await self._change(table, DELETE, at, {"deleted": gone_at})

    async def restore(self, table: str, at: float) -> None:
        """As if it had been neither closed nor deleted."""
        await self._change(table, RESTORE, at, {"closed": None, "deleted": None})

    async def prune(self, at: float, ended_before: float = 0.0, silent_before: float = 0.0) -> int:
        """Away with what was deleted long enough ago, with bans that are over, and with tables that ended, or were
        heard of last, before those times; how many tables."""
        await self.store.writer.write(lambda connection: _end_bans(connection, at))
        return await self.store.forget(ended_before, silent_before, at)

    async def _change(self, table: str, what: str, at: float, values: dict[str, Any]) -> None:
        def do(connection: Connection) -> None:
            change = update(tables).where(tables.c.id == table).values(**values, revision=tables.c.revision + 1)
            if connection.execute(change).rowcount != 1:
                raise NoSuchTable(table)
            _note(connection, what, table, at)

        await self.store.writer.write(do)

    # Addresses.

    async def ban(self, network: str, at: float, until: float | None, why: str = "") -> str:
        """No answer for that address or network any more; as it is written from now on. ValueError."""
        row = {"network": read_network(network), "since": at, "until": until, "why": kept(why)}

        def do(connection: Connection) -> None:
            connection.execute(delete(bans).where(bans.c.network == row["network"]))
            connection.execute(insert(bans), row)
            _note(connection, BANS, "", at)

        await self.store.writer.write(do)
        return cast(str, row["network"])

    async def unban(self, network: str, at: float) -> bool:
        """False if it was not banned. ValueError."""
        name = read_network(network)

        def do(connection: Connection) -> bool:
            gone = connection.execute(delete(bans).where(bans.c.network == name)).rowcount
            _note(connection, BANS, "", at)
            return bool(gone)

        return cast(bool, (await self.store.writer.write(do))[0])

    async def bans(self, at: float) -> list[Ban]:
        """Those that hold then."""
        query = select(bans).where(bans.c.until.is_(None) | (bans.c.until > at)).order_by(bans.c.network)
        rows = await self.store.database.read(lambda connection: connection.execute(query).mappings().all())
        return [Ban(**row) for row in rows]

    # For servers.

    async def last_act(self) -> int:
        """The number of the newest act; 0 if there is none."""
        query = select(func.coalesce(func.max(acts.c.number), 0))
        return int(await self.store.database.read(lambda connection: connection.scalar(query)) or 0)

    async def acts_after(self, number: int) -> list[Deed]:
        query = select(acts.c.number, acts.c.what, acts.c.about).where(acts.c.number > number).order_by(acts.c.number)
        rows = await self.store.database.read(lambda connection: connection.execute(query).mappings().all())
        return [Deed(**row) for row in rows]


def read_network(typed: str) -> str:
    """An address or a network as it is always written. ValueError."""
    return str(ipaddress.ip_network(typed.strip(), strict=False))


def _note(connection: Connection, what: str, about: str, at: float) -> None:
    if connection.dialect.name == "postgresql":  # else a number could come to be seen after a higher one
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": ONE_AFTER_THE_OTHER})
    connection.execute(insert(acts), {"at": at, "what": what, "about": about})


def _end_bans(connection: Connection, at: float) -> None:
    if connection.execute(delete(bans).where(bans.c.until <= at)).rowcount:
        _note(connection, BANS, "", at)


def _overview(connection: Connection, head: Head) -> Overview:
    sitting = select(seat_table).where(seat_table.c.table_id == head.id).order_by(seat_table.c.seat)
    length, heard = connection.execute(select(func.count(), func.max(log.c.at)).where(log.c.table_id == head.id)).one()
    remarks = connection.scalar(select(func.count()).where(chat.c.table_id == head.id)) or 0
    seats = [read_seat(row) for row in connection.execute(sitting).mappings()]
    return Overview(head, seats, length, remarks, head.created if heard is None else max(heard, head.created))
