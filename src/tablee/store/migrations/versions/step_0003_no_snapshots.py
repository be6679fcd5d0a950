"""No snapshots: a log is read and folded in a few milliseconds (docs/keeping.md)."""

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.drop_table("snapshots")
