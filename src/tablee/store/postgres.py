"""Tables in PostgreSQL."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from typing import ClassVar, Final, TypeVar

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import Connection
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tablee.store.database import COMMAND, CONNECT, Database

HELD: Final = 2.0
"""Seconds after which the database takes back what a process holds that has fallen asleep in the middle of a
transaction: its tables could be taken over by nobody."""
T = TypeVar("T")


class InPostgres(Database):
    """PostgreSQL. A commit waits for the disk whatever the server's own setting says."""

    errors: ClassVar[tuple[type[Exception], ...]] = (
        *Database.errors,
        asyncpg.PostgresError,
        asyncpg.InterfaceError,
    )

    def __init__(self, url: str) -> None:
        address = make_url(url).set(drivername="postgresql+asyncpg")
        self.address = address
        self._engine = create_async_engine(
            address,
            pool_size=6,
            max_overflow=0,
            pool_timeout=COMMAND,
            pool_pre_ping=True,  # after the database was away
            connect_args={
                "timeout": CONNECT,
                "command_timeout": COMMAND,
                "server_settings": {
                    "synchronous_commit": "on",
                    "application_name": f"tablee {os.getpid()}",
                    "idle_in_transaction_session_timeout": str(int(HELD * 1000)),
                },
            },
        )
        self._reader = self._engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self._do(self._reader, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await self._do(self._engine, work)

    async def _do(self, engine: AsyncEngine, work: Callable[[Connection], T]) -> T:
        with self.told_as_down():
            async with engine.begin() as connection:
                return await connection.run_sync(work)

    async def listen(self, channel: str, hear: Callable[[str], None], begun: Callable[[], Awaitable[None]]) -> None:
        """Hear what is told on a channel, until the connection is lost; `begun` once nothing more is missed."""
        with self.told_as_down():
            async with self._engine.connect() as connection:
                driver = (await connection.get_raw_connection()).driver_connection
                assert isinstance(driver, asyncpg.Connection)
                lost = asyncio.Event()
                driver.add_termination_listener(lambda _: lost.set())
                await driver.add_listener(channel, lambda *told: hear(told[3]))
                await begun()
                await lost.wait()

    async def close(self) -> None:
        await self._engine.dispose()
