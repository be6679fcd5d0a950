"""A game from outside: `examples/lanterns` is installed like anybody's package, and nothing here knows its name."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.installed import EXAMPLE, ROOT, install


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the example is installed beside Tablée."""
    site = tmp_path_factory.mktemp("site")
    install(site)
    return {**os.environ, "PYTHONPATH": str(site)}


def done(command: list[str], env: dict[str, str], typed: str = "") -> str:
    ran = subprocess.run(
        [sys.executable, *command], env=env, cwd=ROOT, input=typed, capture_output=True, text=True, timeout=300
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def test_it_keeps_the_contract_and_its_scenarios(installed: dict[str, str]) -> None:
    out = done(["-m", "pytest", "-n", "0", "-q", str(EXAMPLE / "tests")], installed)
    assert "5 passed" in out


def test_it_is_played_in_the_terminal(installed: dict[str, str], tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    command = ["-m", "tablee", "play", "lanterns", "--seats", "human,random", "--seed", "3", "--save", str(save)]
    out = done(command, installed, "1\n" * 60)
    assert "Evening 4 of 4" in out
    assert len(json.loads(save.read_text(encoding="utf-8"))["answers"]) > 8
    assert "lanterns" in done(
        ["-m", "tablee", "simulate", "lanterns", "--games", "20", "--seats", "random,random"], installed
    )


def test_it_is_offered_by_the_server(installed: dict[str, str]) -> None:
    code = (
        "from tablee.server import catalog; import json;"
        "print(json.dumps([[g['key'], g['fewest'], g['most'], g['bots']] for g in catalog.home()['games']]))"
    )
    assert ["lanterns", 2, 5, ["standard", "master", "strong", "easy", "beginner", "random"]] in json.loads(
        done(["-c", code], installed)
    )


def test_a_broken_package_is_a_sentence(installed: dict[str, str], tmp_path: Path) -> None:
    info = tmp_path / "broken-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[tablee.games]\nbroken = nowhere.game:GAME\n", encoding="utf-8")
    env = {**installed, "PYTHONPATH": str(tmp_path)}
    ran = subprocess.run(
        [sys.executable, "-m", "tablee", "play", "broken"],
        env=env,
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert ran.returncode != 0
    assert 'the game "broken" (nowhere.game:GAME) cannot be loaded' in ran.stderr
    assert "Traceback" not in ran.stderr
