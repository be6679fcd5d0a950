"""The database's schema, step by step. `upgrade` brings a database up to date; a step once released never changes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

from tablee.core.fault import wrong
from tablee.errors import UserError
from tablee.store.models import NewerDatabase

if TYPE_CHECKING:
    from alembic.config import Config

NEWEST: Final = "0006"
"""The last step. A database that stands there is opened without reading alembic: a quarter of a server's start."""
LOCK: Final = 0x7461626C6565
"""Two servers that start at once upgrade one after the other (PostgreSQL; SQLite lets one write at a time anyway)."""


def upgrade(connection: Connection, to: str = "head") -> None:
    """Inside the caller's transaction: a step that fails leaves the database as it was."""
    if to == "head" and revision(connection) == NEWEST:
        return
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))  # alembic is yet to be read
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    at = revision(connection)
    if at is not None and at not in steps(connection):
        words = (
            'the database was written by a newer Tablée (its schema is "{schema}", which this one does not know); '
            "install that one, or use a database of your own"
        )
        raise NewerDatabase(wrong("newer-database", words, schema=at))
    from alembic import command

    command.upgrade(_config(connection), to)


def must_be_newest(connection: Connection) -> None:
    """UserError if a server of another version has the database."""
    if revision(connection) != NEWEST:
        words = "a server of another version of Tablée has this database: stop it, or use its own `tablee`"
        raise UserError(wrong("server-of-another-version", words))


def revision(connection: Connection) -> str | None:
    """The step a database stands at; None before the first."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def steps(connection: Connection) -> list[str]:
    """All steps that this program knows, the newest first."""
    from alembic.script import ScriptDirectory

    return [step.revision for step in ScriptDirectory.from_config(_config(connection)).walk_revisions()]


def _config(connection: Connection) -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
