"""One server for all tests of a worker that do not stop it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.served import Served


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that is shared by the tests of a worker."""
    found = Served(tmp_path_factory.mktemp("data"), "--no-limits")
    yield found
    found.close()
    assert found.faults() == []


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    """A server of the test's own, to be stopped and started."""
    found = Served(tmp_path / "data", "--no-limits")
    yield found
    found.close()
    assert found.faults() == []
