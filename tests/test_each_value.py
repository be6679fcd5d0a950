"""Combinations that wait for `-m long`: every value is tried at once, every combination some time."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
COMBINED: Final = """
import pytest

@pytest.mark.each_value
@pytest.mark.parametrize("language", ["en", "fr", "ru"])
@pytest.mark.parametrize(("game", "seats"), [("elekt", 2), ("elekt", 4), ("ecos", 2), ("ecos", 6)])
def test_combined(game, seats, language): ...

@pytest.mark.parametrize("other", [1, 2])
def test_plain(other): ...

@pytest.mark.each_value(together="carried")
@pytest.mark.parametrize("device", ["phone", "tablet", "mouse"])
def test_cube(device): ...

@pytest.mark.each_value(together="carried")
@pytest.mark.parametrize("device", ["tablet", "mouse"])
def test_card(device): ...

@pytest.mark.each_value(together="carried")
def test_tile(): ...
"""


def collected(folder: Path, *asked: str) -> list[str]:
    (folder / "test_it.py").write_text(COMBINED)
    (folder / "conftest.py").write_text("from tests.conftest import pytest_collection_modifyitems\n")
    (folder / "pytest.ini").write_text(f"[pytest]\npythonpath = {ROOT}\nmarkers =\n long\n engine\n each_value\n")
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", *asked]
    environment = {"TABLEE_COMPILE": "0"} | {
        name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")
    }
    told = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    assert told.returncode == 0, told.stdout + told.stderr
    return [line.partition("::")[2] for line in told.stdout.splitlines() if "::" in line]


@pytest.fixture(scope="module")
def at_once(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    return collected(tmp_path_factory.mktemp("at_once"), "-m", "not long")


def test_no_combination_is_lost_and_every_value_is_tried_at_once(tmp_path: Path, at_once: list[str]) -> None:
    assert sorted(at_once + collected(tmp_path, "-m", "long")) == sorted(collected(tmp_path))
    assert [name for name in at_once if "plain" in name] == ["test_plain[1]", "test_plain[2]"]
    combined = [name for name in at_once if "combined" in name]
    assert len(combined) == 4
    for value in ("elekt-2-", "elekt-4-", "ecos-2-", "ecos-6-", "-en]", "-fr]", "-ru]"):
        assert any(value in name for name in combined), value


def test_tests_that_go_together_share_their_values(at_once: list[str]) -> None:
    """Each of them is tried at once, and each value in one of them."""
    shared = [name for name in at_once if name.startswith(("test_cube", "test_card", "test_tile"))]
    assert {name.partition("[")[0] for name in shared} == {"test_cube", "test_card", "test_tile"}
    assert {name.partition("[")[2] for name in shared} == {"phone]", "tablet]", "mouse]", ""}
    assert len(shared) == 4


def test_a_clone_may_lie_in_a_folder_of_any_name(tmp_path: Path) -> None:
    """Tests of the engine are known by the project's own folders, not by those above it."""
    clone = tmp_path / "server"
    clone.mkdir()
    assert sorted(collected(clone, "-m", "engine")) == sorted(collected(clone))
