"""A server's database, opened by a command beside it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from tablee.cli.serve import default_database
from tablee.core.fault import wrong
from tablee.errors import UserError

if TYPE_CHECKING:
    from tablee.store import Store

T = TypeVar("T")

Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        help="sqlite:///FILE or postgresql://… (default: the server's own file).",
        envvar="TABLEE_DATABASE",
    ),
]
Data = Annotated[
    Path | None,
    typer.Option("--data", help="The folder with the database file.", metavar="DIR", envvar="TABLEE_DATA"),
]


def address_of(database: str | None, data: Path | None) -> str:
    return database or default_database(data)


def existing(database: str | None, data: Path | None) -> str:
    """The address of a database that is there: to read from an empty one would only make it."""
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError

    url = address_of(database, data)
    try:
        address = make_url(url)
    except ArgumentError:
        return url  # opening it says what is wrong
    if address.get_backend_name() == "sqlite" and address.database and not Path(address.database).is_file():
        raise UserError(wrong("no-database", "{file}: there is no database here yet", file=address.database))
    return url


def with_store(url: str, do: Callable[[Store], Awaitable[T]]) -> T:
    """Beside a server that runs, too; but its database is not brought up to date under it."""
    from tablee.store import StoreDown, holder_of, open_store

    async def inside() -> T:
        async with open_store(url, may_upgrade=holder_of(url) is None) as store:
            return await do(store)

    try:
        return asyncio.run(inside())
    except StoreDown as down:
        raise UserError(wrong("database-silent", "the database does not answer: {what}", what=str(down))) from down
