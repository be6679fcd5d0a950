"""The examples in examples/research run, in short."""

from __future__ import annotations

import re
import textwrap
from importlib.util import find_spec
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo")

from examples.research import learner, rollout
from tablee import bots, registry
from tablee.bots import outside
from tablee.sim.run import simulate
from tests.positions import TABLES

GAME = "revachol"


@pytest.fixture(autouse=True)
def _nothing_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(outside.ALLOWED, "")


def test_what_the_page_shows_runs() -> None:
    """The blocks of Python in docs/research.md, one after the other."""
    text = Path("docs/research.md").read_text("utf-8")
    blocks = re.findall(r"(?m)(?:^ {4}.*\n)+", text)
    shown = [textwrap.dedent(block) for block in blocks if re.match(r"\s+(?:from|import) ", block)]
    assert len(shown) == 6
    names: dict[str, object] = {}
    for block in shown:
        if "spiel" not in block or find_spec("pyspiel"):
            exec(compile(block, "docs/research.md", "exec"), names)


@pytest.mark.parametrize(("key", "seats"), [table for table in TABLES if table[0] != "ecos"])
def test_rollout(key: str, seats: int) -> None:
    assert sum(rollout.rollout(key, seats).values()) in (0.0, 1.0)


def test_the_search_bot_beats_random(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("examples.research.search_bot.WORLDS", 2)
    monkeypatch.setattr("examples.research.search_bot.DEPTH", 20)
    name = outside.allow("examples.research.search_bot:Flat")
    report = simulate(GAME, [name, "random"], 2, 5)
    assert report.seats[0].win_rate + report.seats[1].win_rate == 1


def test_the_learner_learns_and_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learner, "FOLDER", str(tmp_path))
    name = outside.allow("examples.research.learner:Learned")
    game = registry.game(GAME)
    assert name not in bots.known(game)  # nothing was learned yet, and it says so
    curve = learner.learn(GAME, 2, 1.0, 2, 1, tmp_path)
    assert len(curve) == 2
    report = simulate(GAME, [name, "random"], 1, 5)
    assert report.seats[0].bot == name
