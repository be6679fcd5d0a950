"""The two databases that the one suite runs over."""

from pathlib import Path

import pytest

from tests.postgres import Postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/deep/er/tablée test.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()
