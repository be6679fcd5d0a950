"""A database behind an address, SQLite or PostgreSQL: how to connect, how to begin, what its failures mean."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Final

import aiosqlite
import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import Connection, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from tablee.mistake import Mistaken
from tablee.store.kept import StoreDown

BUSY: Final = 5.0
"""Seconds to wait for another process that writes into the same SQLite file (a backup, `tablee record import`)."""
READERS: Final = 2
CONNECT: Final = 5.0
COMMAND: Final = 15.0
"""Seconds after which a PostgreSQL that does not answer counts as down."""

FAILURES: Final = (SQLAlchemyError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)


@contextmanager
def told_as_down() -> Iterator[None]:
    """Whatever a driver says becomes StoreDown; a broken constraint is no failure of the database and passes."""
    try:
        yield
    except IntegrityError:
        raise
    except FAILURES as failure:
        cause = failure.orig if isinstance(failure, DBAPIError) and failure.orig is not None else failure
        raise StoreDown(f"{type(cause).__name__}: {cause}") from failure


class Database:
    """Connections to read with and to write with."""

    def __init__(self, reader: AsyncEngine, writer: AsyncEngine) -> None:
        self.reader = reader
        self.writer = writer

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """One look at the database: everything read inside belongs together."""
        with told_as_down():
            async with self.reader.begin() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """All that is written inside is on the disk when this is left, or nothing is. IntegrityError may come out."""
        with told_as_down():
            async with self.writer.begin() as connection:
                yield connection
                await self.still_there(connection)

    async def still_there(self, connection: AsyncConnection) -> None:
        """StoreDown if what is written would go to a place that nobody finds again."""

    async def close(self) -> None:
        await self.reader.dispose()
        if self.writer is not self.reader:
            await self.writer.dispose()


class InFile(Database):
    """SQLite. Write-ahead log, and the disk has it before a commit returns (synchronous=FULL)."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            # Nobody else on the machine may read secrets and hands out of it.
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        except OSError as error:
            raise Mistaken(f"{path}: cannot be opened as a database ({error.strerror})") from error
        self.inode = os.stat(path).st_ino
        super().__init__(self._engine(READERS, "BEGIN", "query_only"), self._engine(1, "BEGIN IMMEDIATE", ""))

    def _engine(self, connections: int, begin: str, pragma: str) -> AsyncEngine:
        # `mode=rw`: a file that has gone is not made anew, empty.
        uri = f"{self.path.absolute().as_uri()}?mode=rw"

        async def connect() -> aiosqlite.Connection:
            made = await aiosqlite.connect(uri, uri=True, isolation_level=None, timeout=BUSY)
            settings = ["journal_mode=WAL", "synchronous=FULL", "fullfsync=ON", "foreign_keys=ON"]
            for setting in [*settings, "journal_size_limit=67108864", *([f"{pragma}=ON"] if pragma else [])]:
                await made.execute(f"PRAGMA {setting}")
            return made

        engine = create_async_engine(
            "sqlite+aiosqlite://",
            async_creator=connect,
            poolclass=AsyncAdaptedQueuePool,
            pool_size=connections,
            max_overflow=0,
            pool_timeout=COMMAND,
        )

        @event.listens_for(engine.sync_engine, "begin")
        def begins(connection: Connection) -> None:
            connection.exec_driver_sql(begin)

        return engine

    async def still_there(self, connection: AsyncConnection) -> None:
        # SQLite goes on writing into a file that was deleted or replaced under it, and nobody would find that again.
        try:
            now = os.stat(self.path).st_ino
        except OSError as error:
            raise StoreDown(f"{self.path}: {error.strerror}") from error
        if now != self.inode:
            self.inode = now
            await connection.invalidate()
            await self.close()  # the next call opens the file that is there now
            raise StoreDown(f"{self.path}: another file has taken its place")


class InPostgres(Database):
    """PostgreSQL. A commit waits for the disk whatever the server's own setting says."""

    def __init__(self, url: str) -> None:
        address = make_url(url).set(drivername="postgresql+asyncpg")
        engine = create_async_engine(
            address,
            pool_size=5,
            max_overflow=0,
            pool_timeout=COMMAND,
            pool_pre_ping=True,  # after the database was away
            connect_args={
                "timeout": CONNECT,
                "command_timeout": COMMAND,
                "server_settings": {"synchronous_commit": "on", "application_name": "tablee"},
            },
        )
        super().__init__(engine, engine)


def database(url: str) -> Database:
    """The database at an address. Nothing is asked of it yet, but a missing SQLite file is made."""
    try:
        address = make_url(url)
        kind = address.get_backend_name()
    except (ArgumentError, ValueError) as error:
        raise Mistaken(f'"{_harmless(url)}" is no address of a database; {SHAPES}') from error
    if kind == "sqlite" and address.database and address.database != ":memory:":
        return InFile(Path(address.database))
    if kind in ("postgresql", "postgres"):
        return InPostgres(url.replace("postgres://", "postgresql://", 1))
    raise Mistaken(f'"{_harmless(url)}" is no address of a database that can be used here; {SHAPES}')


SHAPES: Final = "write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"


def _harmless(url: str) -> str:
    """The address as it may be shown: without a password."""
    scheme, colon, rest = url.partition("://")
    return f"{scheme}{colon}…@{rest.rpartition('@')[2]}" if "@" in rest else url
