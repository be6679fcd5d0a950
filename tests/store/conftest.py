"""The two databases that the one suite runs over."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres import Postgres


@pytest.fixture(scope="session")
def postgres(testrun_uid: str) -> Iterator[Postgres]:
    """A real PostgreSQL, one for all workers of a test run: the last of them stops it."""
    with Postgres(testrun_uid) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/deep/er/tablée test.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()
