"""The compiled modules and their sources play the same games, state by state, byte for byte."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
GAMES: Final = 5
WHICH: Final = "import tablee; from tablee import compiled; print(compiled.is_compiled(), compiled.describe())"


def run(build: str | None, *arguments: str) -> list[str]:
    """The lines that Python prints in one of the builds: "0" sources, "1" compiled, None whichever is usual."""
    environment = {name: value for name, value in os.environ.items() if name != "TABLEE_COMPILE"}
    if build is not None:
        environment["TABLEE_COMPILE"] = build
    done = subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.long
def test_both_builds_play_the_same_games() -> None:
    """Every state, every view, option, label and refusal, every world of `shuffle_unknown`, and a record."""
    usual = run(None, "-c", WHICH)[0]
    if not usual.startswith("True "):
        pytest.skip(f"there is no compiled build to compare with: {usual.removeprefix('False ')}")
    sources = run("0", "-m", "tests.play_digests", str(GAMES))
    compiled = run("1", "-m", "tests.play_digests", str(GAMES))
    assert sources[0].startswith("pure Python")
    assert compiled[0].startswith("compiled")
    for number, (here, there) in enumerate(zip(sources[1:], compiled[1:], strict=True), 1):
        assert here == there, f"state {number}"
    assert len(sources) > 1000


DEEP_STACK: Final = """\
from tablee.core.stack import Frame
for deep in (49, 60, 1000):
    top = None
    for number in range(deep):
        top = Frame(0, "card", (), 0, "", number, (), 0, top)
    top = None
print("freed")
"""


@pytest.mark.long
def test_a_deep_stack_is_freed_without_writing_beside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The compiled Frame has no header of the garbage collector, in which CPython would list deep ones."""
    monkeypatch.setenv("PYTHONMALLOC", "debug")  # looks at what lies around each piece of memory
    assert run(None, "-c", DEEP_STACK) == ["freed"]
