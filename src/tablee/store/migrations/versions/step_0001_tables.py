"""Tables, seats, the log, chat, card files."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "card_files",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        *[
            sa.Column(name, sa.Text, nullable=False)
            for name in ("game", "cards", "cards_digest", "options", "language")
        ],
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        *[sa.Column(name, sa.Text, nullable=False) for name in ("commitment", "entropy", "stage")],
        sa.Column("public", sa.Boolean, nullable=False),
        *[sa.Column(name, sa.Text, nullable=False) for name in ("clock", "when_out", "host", "rematch")],
        sa.Column("continued_from", sa.Text, nullable=False),
        sa.Column("ended", sa.Double),
        *[sa.Column(name, sa.Text, nullable=False) for name in ("result", "more")],
    )
    op.create_index("tables_public", "tables", ["public", "stage", "created"])
    op.create_index("tables_ended", "tables", ["ended"])
    op.create_index("tables_cards", "tables", ["cards_digest"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        *[sa.Column(name, sa.Text, nullable=False) for name in ("kind", "name", "level", "token")],
        sa.Column("bot_plays", sa.Boolean, nullable=False),
        sa.Column("more", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="seats_key"),
    )
    op.create_table(
        "log",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("key", sa.Text),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "version", name="log_version"),
        sa.UniqueConstraint("table_id", "seat", "key", name="log_said_once"),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        *[sa.Column(name, sa.Text, nullable=False) for name in ("name", "text", "phrase")],
        sa.Column("key", sa.Text),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="chat_number"),
        sa.UniqueConstraint("table_id", "seat", "name", "key", name="chat_said_once"),
    )
