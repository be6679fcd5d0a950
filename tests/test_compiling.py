"""A checkout that was set up without the compiler: who compiles it when, and who waits for that."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tablee import compiled

ROOT: Final = Path(__file__).parents[1]
NOT_YET: Final = json.dumps({"reason": compiled.NOT_YET})
GIVES_UP: Final = """\
import json, pathlib, sys
home = pathlib.Path(__file__).parent / "src" / "tablee" / "_compiled"
(home / "build.json").write_text(json.dumps({"reason": "no C compiler"}))
(home / "asked").write_text(" ".join(sys.argv[1:]))
"""
"""A builder that finds no compiler."""
BESIDE: Final = "from tablee import compiling; import os; print(compiling.begin_beside(), os.getenv('TABLEE_COMPILE'))"
SIMULATE: Final = ("-m", "tablee", "simulate", "revachol", "--games", "1", "--workers", "1")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout of its own as the package build leaves it, with a builder that gives up."""
    package = tmp_path / "src" / "tablee"
    shutil.copytree(ROOT / "src" / "tablee", package, ignore=shutil.ignore_patterns("__pycache__", "_compiled", "web"))
    (package / compiled.COMPILED).mkdir()
    (package / compiled.COMPILED / compiled.RECORD).write_text(NOT_YET)
    (tmp_path / "build_engine.py").write_text(GIVES_UP)
    return tmp_path


def run(checkout: Path, *arguments: str, build: str | None = None) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name != "TABLEE_COMPILE"}
    environment["PYTHONPATH"] = str(checkout / "src")
    if build is not None:
        environment["TABLEE_COMPILE"] = build
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=checkout, env=environment, capture_output=True, text=True, timeout=120)


def home(checkout: Path) -> Path:
    return checkout / "src" / "tablee" / compiled.COMPILED


def asked(checkout: Path) -> str | None:
    """With what the builder was called, if it was."""
    file = home(checkout) / "asked"
    return file.read_text() if file.exists() else None


def test_a_server_has_it_done_beside_and_stays_what_it_is(checkout: Path) -> None:
    told = run(checkout, "-c", f"{BESIDE}; import os; os.wait()")
    assert told.stdout.split() == ["True", "0"], told.stderr
    assert asked(checkout) == "--beside"


def test_nobody_compiles_who_was_told_not_to(checkout: Path) -> None:
    assert run(checkout, "-c", BESIDE, build="0").stdout.split() == ["False", "0"]
    assert run(checkout, *SIMULATE, build="0").returncode == 0
    assert asked(checkout) is None


@pytest.mark.parametrize("record", ['{"reason": "no C compiler"}', "{", "[]", None])
def test_it_is_tried_once(checkout: Path, record: str | None) -> None:
    """And not where the package build has left nothing to go by."""
    if record is None:
        (home(checkout) / compiled.RECORD).unlink()
    else:
        (home(checkout) / compiled.RECORD).write_text(record)
    assert run(checkout, "-c", BESIDE).stdout.split() == ["False", "None"]
    assert asked(checkout) is None


def test_an_installed_package_compiles_nothing(checkout: Path) -> None:
    (checkout / "build_engine.py").unlink()
    assert run(checkout, "-c", BESIDE).stdout.split() == ["False", "None"]


def test_many_games_wait_for_it_and_are_played_once(checkout: Path) -> None:
    told = run(checkout, *SIMULATE)
    assert told.returncode == 0, told.stderr
    assert told.stdout.count("1 games of revachol") == 1
    assert asked(checkout) == ""


def test_help_waits_for_nothing(checkout: Path) -> None:
    assert run(checkout, "-m", "tablee", "simulate", "--help").returncode == 0
    assert asked(checkout) is None


def test_the_builder_does_nothing_without_its_tools(checkout: Path) -> None:
    shutil.copyfile(ROOT / "build_engine.py", checkout / "build_engine.py")
    told = run(checkout, "build_engine.py")
    assert (told.returncode, told.stdout, told.stderr) == (0, "", "")
    assert (home(checkout) / compiled.RECORD).read_text() == NOT_YET


@pytest.mark.skipif(not compiled.is_compiled(), reason="there is no compiled build to come back to")
def test_the_builder_comes_back_to_what_was_compiled_before(checkout: Path) -> None:
    for name in ("build_engine.py", "compile_engine.py"):
        shutil.copyfile(ROOT / name, checkout / name)
    original = ROOT / "src" / "tablee" / compiled.COMPILED
    record = json.loads((original / compiled.RECORD).read_text())
    shutil.copytree(original / record["folder"], home(checkout) / record["folder"])
    (home(checkout) / f".tools-{record['mypy']}-{sys.implementation.cache_tag}").mkdir()
    told = run(checkout, "build_engine.py")
    assert (told.returncode, told.stderr) == (0, "")
    assert json.loads((home(checkout) / compiled.RECORD).read_text()) == record
    assert "compiled (mypyc" in run(checkout, "-m", "tablee", "--version").stdout
