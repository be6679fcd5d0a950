"""A database behind an address, SQLite or PostgreSQL: how to connect, how to begin, what its failures mean."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from typing import ClassVar, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, insert
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.pool import QueuePool

from tablee.core.fault import wrong
from tablee.errors import UserError, why
from tablee.store.models import StoreDown
from tablee.store.schema import Row, log

BUSY: Final = 5.0
"""Seconds to wait for another process that writes into the same SQLite file (a backup, `tablee record import`)."""
READERS: Final = 2
SETTINGS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "fullfsync=ON",
    "foreign_keys=ON",
    "journal_size_limit=67108864",
)
CONNECT: Final = 5.0
COMMAND: Final = 15.0
"""Seconds after which a PostgreSQL that does not answer counts as down."""

INSERT: Final = insert(log)
PROBE: Final = "UPDATE alembic_version SET version_num = version_num"
"""A row that is there, written as it is: the page goes to the disk like any other."""
INSERT_IN_FILE: Final = str(INSERT.compile(dialect=sqlite.dialect(paramstyle="named")))
FIELDS: Final = ("table_id", "version", "kind", "seat", "text", "key", "at")
"""Of a row of the log."""
MOST_QUICKLY: Final = 60
"""Rows that go into one statement: as many statements are kept prepared, and Python keeps 128."""

T = TypeVar("T")


class Database:
    """To read and to write. `work` is done in one transaction, beside the event loop, and must not come back to it."""

    failures = 0
    """Calls that ended with StoreDown."""
    errors: ClassVar[tuple[type[Exception], ...]] = (SQLAlchemyError, OSError, TimeoutError)
    """What a driver says when it fails."""

    @contextmanager
    def told_as_down(self) -> Iterator[None]:
        """Whatever a driver says becomes StoreDown; a broken constraint is no failure of the database and passes."""
        try:
            yield
        except IntegrityError:
            raise
        except StoreDown:
            self.failures += 1
            raise
        except self.errors as failure:
            self.failures += 1
            cause = failure.orig if isinstance(failure, DBAPIError) and failure.orig is not None else failure
            raise StoreDown(f"{type(cause).__name__}: {cause}") from failure

    async def read(self, work: Callable[[Connection], T]) -> T:
        """One look at the database: everything read inside belongs together."""
        raise NotImplementedError

    async def write(self, work: Callable[[Connection], T]) -> T:
        """All that is written inside is on the disk when this returns, or nothing is. IntegrityError may come out."""
        raise NotImplementedError

    def add(self, connection: Connection, rows: list[Row]) -> None:
        """Rows of the log, inside `write`. IntegrityError."""
        connection.execute(INSERT, rows)

    async def add_quickly(
        self, rows: list[Row], epochs: Mapping[str, int], meanwhile: Callable[[], None]
    ) -> frozenset[str] | None:
        """Rows of the logs of tables that are still in these epochs (where tables have any), each table's or none of
        them, on the disk when this returns; the tables whose were added. None: there is no such short way for them.
        `meanwhile` is called once the database is at it. IntegrityError: nothing was added."""
        return None

    async def check_writing(self) -> None:
        """StoreDown if nothing could be written now. What is tried leaves nothing behind."""
        await self.write(lambda connection: connection.exec_driver_sql(PROBE))

    def must_be_there(self) -> None:
        """StoreDown if what is written would go to a place that nobody finds again."""

    async def close(self) -> None:
        raise NotImplementedError


class InFile(Database):
    """SQLite. Write-ahead log, and the disk has it before a commit returns (synchronous=FULL).

    A whole transaction is one call into a thread. Between two threads of Python each word to and fro may wait for as
    long as the other one is busy, and an answer would wait for that at each statement. So what an answer needs is one
    statement, which is a transaction by itself.
    """

    errors: ClassVar[tuple[type[Exception], ...]] = (*Database.errors, sqlite3.Error)

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            # Nobody else on the machine may read secrets and hands out of it.
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        except OSError as error:
            words = "{file}: cannot be opened as a database ({why})"
            raise UserError(wrong("unopened-database", words, file=str(path), why=why(error))) from error
        self.inode = os.stat(path).st_ino
        self._reader = self._engine(READERS, "BEGIN", ("query_only=ON",))
        self._writer = self._engine(1, "BEGIN IMMEDIATE")
        self._log: sqlite3.Connection | None = None  # for rows of the log alone, used where `_writing` writes
        self._reading = ThreadPoolExecutor(READERS, "tablee reader")
        self._writing = ThreadPoolExecutor(1, "tablee writer")

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._do, self._reader, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        def all_or_nothing(connection: Connection) -> T:
            done = work(connection)
            self.must_be_there()
            return done

        return await asyncio.get_running_loop().run_in_executor(self._writing, self._do, self._writer, all_or_nothing)

    async def close(self) -> None:
        self._dispose()
        self._reading.shutdown(wait=False)
        self._writing.shutdown(wait=False)

    def add(self, connection: Connection, rows: list[Row]) -> None:
        # By the driver itself: half the time of a commit, and it is the one statement that every answer needs.
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        try:
            driver.executemany(INSERT_IN_FILE, rows)
        except sqlite3.IntegrityError as broken:
            raise IntegrityError(INSERT_IN_FILE, None, broken) from broken

    async def add_quickly(
        self, rows: list[Row], epochs: Mapping[str, int], meanwhile: Callable[[], None]
    ) -> frozenset[str] | None:
        if epochs or len(rows) > MOST_QUICKLY:
            return None
        loop = asyncio.get_running_loop()
        begun = partial(loop.call_soon_threadsafe, meanwhile)
        return await loop.run_in_executor(self._writing, self._add_rows, rows, begun)

    def _add_rows(self, rows: list[Row], begun: Callable[[], object]) -> frozenset[str]:
        statement, values = _insert_of(len(rows)), [row[name] for row in rows for name in FIELDS]
        with self.told_as_down():
            self.must_be_there()  # what goes into a file that was moved away would count when it comes back
            self._log = log = self._log or self._connect()
            begun()  # from here on this thread needs no Python until the disk has it
            try:
                log.execute(statement, values)
            except sqlite3.IntegrityError as broken:
                raise IntegrityError(statement, None, broken) from broken
            self.must_be_there()
        return frozenset(row["table_id"] for row in rows)

    def _do(self, engine: Engine, work: Callable[[Connection], T]) -> T:
        with self.told_as_down(), engine.begin() as connection:
            return work(connection)

    def _engine(self, connections: int, begin: str, pragmas: Sequence[str] = ()) -> Engine:
        engine = create_engine(
            "sqlite+pysqlite://",
            creator=lambda: self._connect(pragmas),
            poolclass=QueuePool,
            pool_size=connections,
            max_overflow=0,
            pool_timeout=COMMAND,
        )

        @event.listens_for(engine, "begin")
        def begins(connection: Connection) -> None:
            connection.exec_driver_sql(begin)

        return engine

    def _connect(self, pragmas: Sequence[str] = ()) -> sqlite3.Connection:
        # `mode=rw`: a file that has gone is not made anew, empty.
        uri = f"{self.path.absolute().as_uri()}?mode=rw"
        made = sqlite3.connect(uri, uri=True, isolation_level=None, timeout=BUSY, check_same_thread=False)
        for setting in (*SETTINGS, *pragmas):
            made.execute(f"PRAGMA {setting}")
        return made

    def must_be_there(self) -> None:
        # SQLite goes on writing into a file that was deleted or replaced under it.
        try:
            now = os.stat(self.path).st_ino
        except OSError as error:
            raise StoreDown(f"{self.path}: {error.strerror}") from error
        if now != self.inode:
            self.inode = now
            self._dispose()  # the next call opens the file that is there now
            raise StoreDown(f"{self.path}: another file has taken its place")

    def _dispose(self) -> None:
        self._reader.dispose()
        self._writer.dispose()
        self._log = None  # closed once nobody writes with it any more


@cache
def _insert_of(rows: int) -> str:
    """So many rows of the log in one statement: all or none, and on the disk when it is done."""
    values = f"({', '.join('?' for _ in FIELDS)})"
    return f"INSERT INTO log ({', '.join(FIELDS)}) VALUES {', '.join(values for _ in range(rows))}"


def database(url: str) -> Database:
    """The database at an address. Nothing is asked of it yet, but a missing SQLite file is made."""
    try:
        address = make_url(url)
        kind = address.get_backend_name()
    except (ArgumentError, ValueError) as error:
        raise UserError(f'"{_harmless(url)}" is no address of a database; {SHAPES}') from error
    if kind == "sqlite" and address.database and address.database != ":memory:":
        return InFile(Path(address.database))
    if kind in ("postgresql", "postgres"):
        from tablee.store.postgres import InPostgres  # half of what SQLAlchemy imports, and its driver

        return InPostgres(url.replace("postgres://", "postgresql://", 1))
    raise UserError(f'"{_harmless(url)}" is no address of a database that can be used here; {SHAPES}')


SHAPES: Final = "write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"


def _harmless(url: str) -> str:
    """The address as it may be shown: without a password."""
    scheme, colon, rest = url.partition("://")
    return f"{scheme}{colon}…@{rest.rpartition('@')[2]}" if "@" in rest else url
