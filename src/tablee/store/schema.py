"""The tables of the database, as they are now. How older ones become like this is in migrations/."""

from typing import Any, Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
)

metadata: Final = MetaData()


def _text(name: str) -> Column[str]:
    return Column(name, Text, nullable=False)


def _of_table() -> Column[str]:
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


card_files: Final = Table(
    "card_files",
    metadata,
    Column("digest", Text, primary_key=True),
    _text("game"),
    _text("name"),
    _text("text"),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    _text("game"),
    _text("cards"),
    _text("cards_digest"),
    _text("options"),
    _text("language"),
    Column("created", Double, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    _text("commitment"),
    _text("entropy"),
    _text("stage"),
    Column("public", Boolean, nullable=False),
    _text("clock"),
    _text("when_out"),
    _text("host"),
    _text("rematch"),
    _text("continued_from"),
    Column("ended", Double),
    _text("result"),
    Column("wake", Double),
    _text("more"),
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("closed", Double),
    Column("deleted", Double),
    Column("owner", Text, nullable=False, server_default=""),  # the process that has it now; "": none
    Column("epoch", Integer, nullable=False, server_default="0"),  # how often it has changed hands
)
Index("tables_owner", tables.c.owner)
Index("tables_public", tables.c.public, tables.c.stage, tables.c.created)
Index("tables_ended", tables.c.ended)
Index("tables_cards", tables.c.cards_digest)
Index("tables_wake", tables.c.wake)
Index("tables_deleted", tables.c.deleted)

seats: Final = Table(
    "seats",
    metadata,
    _of_table(),
    Column("seat", Integer, nullable=False),
    _text("kind"),
    _text("name"),
    _text("level"),
    _text("token"),
    Column("bot_plays", Boolean, nullable=False),
    _text("more"),
    PrimaryKeyConstraint("table_id", "seat", name="seats_key"),
)

log: Final = Table(
    "log",
    metadata,
    _of_table(),
    Column("version", Integer, nullable=False),
    _text("kind"),
    Column("seat", Integer, nullable=False),
    _text("text"),
    Column("key", Text),  # NULL: nobody will say it twice
    Column("at", Double, nullable=False),
    # The one index that keeps the log in order: two writers cannot both have a version.
    PrimaryKeyConstraint("table_id", "version", name="log_version"),
    UniqueConstraint("table_id", "seat", "key", name="log_said_once"),
)

chat: Final = Table(
    "chat",
    metadata,
    _of_table(),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    _text("name"),
    _text("text"),
    _text("phrase"),
    Column("key", Text),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "number", name="chat_number"),
    UniqueConstraint("table_id", "seat", "name", "key", name="chat_said_once"),
)

bans: Final = Table(
    "bans",
    metadata,
    Column("network", Text, primary_key=True),
    Column("since", Double, nullable=False),
    Column("until", Double),  # NULL: for good
    _text("why"),
)

acts: Final = Table(
    "acts",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("at", Double, nullable=False),
    _text("what"),
    _text("about"),
)

processes: Final = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    _text("address"),  # where the others reach it
    _text("secret"),  # by which it knows them
    Column("lease", Double, nullable=False),  # it counts as alive until then, by the database's clock
)

Row = dict[str, Any]
