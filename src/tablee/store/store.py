"""The store: one object for SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final, cast

from sqlalchemy import Connection, RowMapping, Select, delete, exists, func, insert, select, update

from tablee.errors import UserError
from tablee.store import migrations
from tablee.store.backup import copy_file
from tablee.store.database import Database, InFile, database
from tablee.store.models import SET, CardFile, Entry, Fenced, Head, NewTable, NoSuchTable, Remark, Seat, VersionTaken
from tablee.store.rows import (
    card_file_row,
    entry_rows,
    head_row,
    read_entry,
    read_head,
    read_remark,
    read_seat,
    remark_row,
    seat_row,
)
from tablee.store.schema import Row, card_files, chat, log, tables
from tablee.store.schema import seats as seat_table
from tablee.store.writer import Doing, Fence, Writer, last_versions

WAITING: Final = "waiting"
PLAYING: Final = "playing"
FORGOTTEN_AT_ONCE: Final = 100
ONE_FORGETS: Final = 0x666F72676574
CARDS_STAY: Final = 0x6361726473
"""Locks that several servers on one PostgreSQL hold for the length of a transaction."""
IN_USE: Final = (tables.c.closed.is_(None), tables.c.deleted.is_(None))
"""Neither closed nor deleted by the server's host."""


class Store:
    """Every call may raise StoreDown. Calls may overlap freely; those that write are answered after the commit.

    A text that no database can hold (a zero character, half a character) is a ValueError.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
        self.writer = Writer(database)
        self.epochs: dict[str, int] | None = None  # of the tables this process has; None: nobody else has any

    @contextmanager
    def _fenced(self, table: str) -> Iterator[Fence | None]:
        """What a change of that table stands behind. Fenced if it is not ours, or turns out not to be."""
        if self.epochs is None:
            yield None
            return
        epoch = self.epochs.get(table)
        if epoch is None:
            raise Fenced(table, 0, 0)
        try:
            yield Fence(table, epoch)
        except Fenced:
            if self.epochs.get(table) == epoch:
                del self.epochs[table]
            raise

    # Tables and who sits at them.

    async def create(
        self,
        head: Head,
        seats: Sequence[Seat],
        card_file: CardFile | None = None,
        entries: Sequence[Entry] = (),
    ) -> bool:
        """A new table with all that belongs to it, in one step. False if one with that id is there: that one stays."""
        add = _add_table(NewTable(head, seats, card_file, entries))
        # After all changes of tables that are there, and by the card file, which several new tables may bring.
        return cast(bool, (await self.writer.write(add, order=f"~{head.cards_digest} {head.id}"))[0])

    async def head(self, table: str) -> Head | None:
        """None also for one that the server's host deleted."""
        rows = await self._rows(_head_of(_asked(table)))
        return read_head(rows[0]) if rows else None

    async def seats(self, table: str) -> list[Seat]:
        """In the order of their numbers."""
        query = select(seat_table).where(seat_table.c.table_id == _asked(table)).order_by(seat_table.c.seat)
        return [read_seat(row) for row in await self._rows(query)]

    async def whole(self, table: str, remarks: int) -> tuple[Head, list[Seat], list[Remark], list[Entry]] | None:
        """A table with everything about it (the last so many remarks), as it was at one moment; None as in `head`."""
        asked = _asked(table)
        head, sitting = _head_of(asked), select(seat_table).where(seat_table.c.table_id == asked)
        said = select(chat).where(chat.c.table_id == asked).order_by(chat.c.number.desc()).limit(remarks)
        told = select(log).where(log.c.table_id == asked).order_by(log.c.version)

        def look(connection: Connection) -> tuple[Head, list[Seat], list[Remark], list[Entry]] | None:
            rows = connection.execute(head).mappings().all()
            if not rows:
                return None
            return (
                read_head(rows[0]),
                [read_seat(row) for row in connection.execute(sitting.order_by(seat_table.c.seat)).mappings()],
                [read_remark(row) for row in connection.execute(said).mappings()][::-1],
                [read_entry(row) for row in connection.execute(told).mappings()],
            )

        return await self.database.read(look)

    async def change(self, head: Head, seats: Sequence[Seat] = ()) -> None:
        """Write a head and (some) seats anew, in one step; its `revision` is the one they were read at, and is one
        more from then on. NoSuchTable; VersionTaken if somebody else has changed them since."""
        with self._fenced(head.id) as fence:
            await self.writer.write(*_changes(head.id, head, seats), order=head.id, fence=fence)

    # The log.

    async def append(
        self,
        table: str,
        version: int,
        entries: Sequence[Entry],
        head: Head | None = None,
        seats: Sequence[Seat] = (),
        new: NewTable | None = None,
        meanwhile: Callable[[], None] | None = None,
    ) -> int:
        """Write entries as version, version + 1, …, and what changes with them in head and seats (and a `new` table
        that comes of them), all or nothing; the version of the last. The first version is 1.

        VersionTaken if `version` does not follow the log's last one, or as in `change`; KeyTaken if a key was used by
        that seat before; NoSuchTable. The very same entries written again (after StoreDown) are no mistake.
        `meanwhile` may be called while the disk is at it; whether it will have them, nobody knows then.
        """
        if not entries:
            raise ValueError("nothing to append")
        rows = entry_rows(table, version, entries)
        also = [] if new is None else [_add_table(new)]
        with self._fenced(table) as fence:
            changes = _changes(table, head, seats)
            await self.writer.append(table, version, rows, *changes, *also, fence=fence, meanwhile=meanwhile)
        return version + len(rows) - 1

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log behind a version, in order."""
        query = select(log).where(log.c.table_id == _asked(table), log.c.version > after).order_by(log.c.version)
        return [read_entry(row) for row in await self._rows(query)]

    async def version(self, table: str) -> int:
        """The last version; 0 if nothing has happened."""
        asked = _asked(table)
        return (await self.database.read(lambda connection: last_versions(connection, [asked]))).get(asked, 0)

    # Chat, card files.

    async def say(self, table: str, remark: Remark) -> Remark:
        """Keep something said in the chat; it comes back with its number (the first one's, if the key was said before
        from that seat and name). NoSuchTable."""
        add = _add_remark(remark_row(table, remark))
        with self._fenced(table) as fence:
            return cast(Remark, (await self.writer.write(add, order=table, fence=fence))[0])

    async def chat(self, table: str, after: int = 0, most: int = 200) -> list[Remark]:
        """The last `most` remarks behind a number, in order."""
        query = select(chat).where(chat.c.table_id == _asked(table), chat.c.number > after)
        rows = await self._rows(query.order_by(chat.c.number.desc()).limit(most))
        return [read_remark(row) for row in rows][::-1]

    async def card_file(self, digest: str) -> CardFile | None:
        rows = await self._rows(select(card_files).where(card_files.c.digest == _asked(digest)))
        return CardFile(**rows[0]) if rows else None

    async def shared_set(self, digest: str) -> CardFile | None:
        """A card file that is kept for whoever has its link; None if its link was deleted, or never was."""
        kept = exists().where(tables.c.cards_digest == card_files.c.digest, tables.c.stage == SET, *IN_USE)
        rows = await self._rows(select(card_files).where(card_files.c.digest == _asked(digest), kept))
        return CardFile(**rows[0]) if rows else None

    # Looking over all tables.

    async def public_tables(self, most: int = 100) -> list[tuple[Head, list[Seat]]]:
        """Public tables that wait or are being played, the newest first."""
        query = select(tables).where(tables.c.public, tables.c.stage.in_((WAITING, PLAYING)), *IN_USE)
        query = query.order_by(tables.c.created.desc(), tables.c.id).limit(most)

        def look(connection: Connection) -> list[tuple[Head, list[Seat]]]:
            heads = [read_head(row) for row in connection.execute(query).mappings()]
            theirs = select(seat_table).where(seat_table.c.table_id.in_([head.id for head in heads]))
            sitting: dict[str, list[Seat]] = {head.id: [] for head in heads}
            for row in connection.execute(theirs.order_by(seat_table.c.seat)).mappings():
                sitting[row["table_id"]].append(read_seat(row))
            return [(head, sitting[head.id]) for head in heads]

        return await self.database.read(look)

    async def card_bytes(self) -> int:
        """How much is kept of card files."""
        rows = await self._rows(select(func.coalesce(func.sum(func.length(card_files.c.text)), 0).label("sum")))
        return int(rows[0]["sum"])

    async def last_heard(self) -> float | None:
        """When anything was written last, by the times that stand with it."""
        heard = (select(func.max(log.c.at).label("at")), select(func.max(tables.c.created).label("at")))
        found = [(await self._rows(query))[0]["at"] for query in heard]
        return max((at for at in found if at is not None), default=None)

    async def due(self, before: float, most: int = 1000) -> list[str]:
        """Tables whose `wake` has come, the earliest first."""
        query = select(tables.c.id).where(tables.c.wake <= before, *IN_USE)
        query = query.order_by(tables.c.wake, tables.c.id).limit(most)
        return [row["id"] for row in await self._rows(query)]

    async def forget(self, ended_before: float, silent_before: float = 0.0, deleted_before: float = 0.0) -> int:
        """Delete tables that ended before that time, tables at which nothing has happened since `silent_before`
        (whatever their stage), and those a host deleted whose term is over then, with everything about them; how many.
        Card files nobody plays with go too."""
        forgotten = 0
        while True:  # a few at a time: others write in between
            gone = cast(int, (await self.writer.write(_forget(ended_before, silent_before, deleted_before)))[0])
            forgotten += gone
            if gone < FORGOTTEN_AT_ONCE:
                return forgotten

    async def forget_table(self, table: str) -> None:
        """Delete one table with everything about it."""
        await self.writer.write(_forget_table(_asked(table)))

    # The whole.

    async def backup(self, path: Path) -> None:
        """A whole copy of the database as it is now, while it is in use (SQLite). UserError with what to run instead
        for PostgreSQL, or if the file is there already."""
        if not isinstance(self.database, InFile):
            raise UserError(
                "a PostgreSQL database is backed up with its own tool: pg_dump --format=custom --file=FILE URL"
            )
        await copy_file(self.database.path, path)

    async def check(self) -> None:
        """Ask the database for something small: StoreDown if it does not answer (for /healthz)."""
        await self._rows(select(tables.c.id).limit(1))
        self.database.must_be_there()

    async def check_writing(self) -> None:
        """Write something and take it back: StoreDown if the disk is full or the database lets nobody write."""
        await self.database.check_writing()

    async def is_whole(self) -> bool:
        """Whether the database finds itself undamaged (SQLite; PostgreSQL looks after itself)."""
        if not isinstance(self.database, InFile):
            return True
        found = await self.database.read(
            lambda connection: connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
        )
        return found == "ok"

    async def _rows(self, query: Select[Any]) -> Sequence[RowMapping]:
        return await self.database.read(lambda connection: connection.execute(query).mappings().all())

    async def close(self) -> None:
        """What waits to be written is written first."""
        await self.writer.close()
        await self.database.close()


@asynccontextmanager
async def open_store(url: str, may_upgrade: bool = True) -> AsyncIterator[Store]:
    """The store at `sqlite:///relative/path`, `sqlite:////absolute/path` or `postgresql://…`, its schema brought up to
    date (or, where that may not be, refused if it is older). UserError for an address that cannot be one,
    NewerDatabase, StoreDown."""
    opened = database(url)
    try:
        await opened.write(migrations.upgrade if may_upgrade else migrations.must_be_newest)
    except BaseException:
        await opened.close()
        raise
    store = Store(opened)
    try:
        yield store
    finally:
        await store.close()


def _asked(text: str) -> str:
    """An id somebody asks for: one that cannot be kept is one that is not there."""
    return text.replace("\0", "\N{REPLACEMENT CHARACTER}").encode("utf-8", "replace").decode()


def _head_of(table: str) -> Select[Any]:
    return select(tables).where(tables.c.id == table, tables.c.deleted.is_(None), tables.c.stage != SET)


def _changes(table: str, head: Head | None, seats: Sequence[Seat]) -> list[Doing]:
    if head is not None and head.id != table:
        raise ValueError(f"the head is of table {head.id}, not of {table}")
    if head is None and seats:
        raise ValueError("seats change with their head: it bears the revision")
    return [*([_change_head(head)] if head is not None else []), *_put_seats(table, seats)]


def _add_table(new: NewTable) -> Doing:
    table, file = new.head.id, new.card_file
    row = head_row(new.head)
    file_row = None if file is None else card_file_row(file)
    seat_rows = [seat_row(table, seat) for seat in new.seats]
    log_rows = entry_rows(table, 1, new.entries)

    def do(connection: Connection) -> bool:
        if connection.scalar(select(exists().where(tables.c.id == table))):
            return False
        if file_row is not None:
            _add_card_file(connection, file_row)
        connection.execute(insert(tables), row)
        for kind, rows in ((seat_table, seat_rows), (log, log_rows)):
            if rows:
                connection.execute(insert(kind), rows)
        return True

    return do


def _add_card_file(connection: Connection, row: Row) -> None:
    if connection.dialect.name == "postgresql":  # nobody forgets it until the table is there that plays with it
        from sqlalchemy.dialects.postgresql import insert as postgresql_insert  # not read where there is none

        connection.execute(select(func.pg_advisory_xact_lock_shared(CARDS_STAY)))
        connection.execute(postgresql_insert(card_files).values(row).on_conflict_do_nothing())
    elif not connection.scalar(select(exists().where(card_files.c.digest == row["digest"]))):
        connection.execute(insert(card_files), row)


def _change_head(head: Head) -> Doing:
    row = {**head_row(head), "revision": head.revision + 1}

    def do(connection: Connection) -> None:
        here = tables.c.id == head.id
        changed = connection.execute(update(tables).where(here, tables.c.revision == head.revision).values(row))
        if changed.rowcount != 1:
            found = connection.scalar(select(tables.c.revision).where(here))
            raise NoSuchTable(head.id) if found is None else VersionTaken(head.id, head.revision + 1, int(found))

    return do


def _put_seats(table: str, seats: Sequence[Seat]) -> list[Doing]:
    rows = [seat_row(table, seat) for seat in seats]

    def do(connection: Connection) -> None:
        numbers = [row["seat"] for row in rows]
        old = (seat_table.c.table_id == table, seat_table.c.seat.in_(numbers))
        connection.execute(delete(seat_table).where(*old))
        connection.execute(insert(seat_table), rows)

    return [do] if rows else []


def _add_remark(row: Row) -> Doing:
    def do(connection: Connection) -> Remark:
        here = chat.c.table_id == row["table_id"]
        if row["key"] is not None:
            same = (here, chat.c.seat == row["seat"], chat.c.name == row["name"], chat.c.key == row["key"])
            said = (connection.execute(select(chat).where(*same))).mappings().first()
            if said is not None:
                return read_remark(said)
        if not connection.scalar(select(exists().where(tables.c.id == row["table_id"]))):
            raise NoSuchTable(row["table_id"])
        number = (connection.scalar(select(func.max(chat.c.number)).where(here)) or 0) + 1
        connection.execute(insert(chat), {**row, "number": number})
        return Remark(row["seat"], row["name"], row["text"], row["phrase"], row["key"] or "", row["at"], number)

    return do


def _forget(ended_before: float, silent_before: float, deleted_before: float) -> Doing:
    def do(connection: Connection) -> int:
        heard = exists().where(log.c.table_id == tables.c.id, log.c.at >= silent_before)
        silent = (tables.c.created < silent_before) & ~heard
        old = (tables.c.ended < ended_before) | (tables.c.deleted < deleted_before) | silent
        some = select(tables.c.id).where(old).limit(FORGOTTEN_AT_ONCE)
        if connection.dialect.name == "postgresql":
            if not connection.scalar(select(func.pg_try_advisory_xact_lock(ONE_FORGETS))):
                return 0  # another process does
            some = some.with_for_update(skip_locked=True)  # where somebody writes just now, nothing is silent
        gone = connection.execute(delete(tables).where(tables.c.id.in_(list(connection.scalars(some)))))
        if gone.rowcount:
            _forget_card_files(connection)
        return gone.rowcount

    return do


def _forget_table(table: str) -> Doing:
    def do(connection: Connection) -> None:
        connection.execute(delete(tables).where(tables.c.id == table))
        _forget_card_files(connection)

    return do


def _forget_card_files(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(CARDS_STAY)))
    played = exists().where(tables.c.cards_digest == card_files.c.digest)
    connection.execute(delete(card_files).where(~played))
