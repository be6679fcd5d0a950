"""`tablee evaluate`: an agent plays in a process of its own; whatever it does wrong is a line, never a broken run."""

from __future__ import annotations

import json
import os
import time

import pytest

from tablee import registry
from tablee.bots import outside
from tablee.bots.bot import Bot
from tablee.bots.greedy import Greedy
from tablee.cli.main import run
from tablee.core.chance import Rng
from tablee.core.stack import State

GAME = registry.GAMES[-1]
HERE = "tests.test_evaluate"


class Good(Bot):
    def choose(self, s: State, seat: int, rng: Rng) -> str:
        return Greedy(self.game).choose(s, seat, rng)


class Cheat(Bot):
    def choose(self, s: State, seat: int, rng: Rng) -> str:
        return "everything"


class Broken(Bot):
    def choose(self, s: State, seat: int, rng: Rng) -> str:
        raise KeyError("nowhere")


class Gone(Bot):
    def choose(self, s: State, seat: int, rng: Rng) -> str:
        os._exit(3)


class Slow(Bot):
    def choose(self, s: State, seat: int, rng: Rng) -> str:
        time.sleep(60)
        return ""


@pytest.fixture(autouse=True)
def _nothing_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(outside.ALLOWED, "")
    monkeypatch.setattr("tablee.sim.agent.PATIENCE", 1)


def evaluated(capsys: pytest.CaptureFixture[str], agent: str, *more: str) -> dict[str, object]:
    words = ["evaluate", GAME, "--agent", f"{HERE}:{agent}", "--games", "2", "--against", "random", "--json", "-"]
    assert run([*words, *more]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


def test_an_agent_is_rated(capsys: pytest.CaptureFixture[str]) -> None:
    found = evaluated(capsys, "Good")
    assert found["faults"] == {}
    assert set(found["ratings"]) == {f"{HERE}:Good", "random"}  # type: ignore[call-overload]
    assert found["pairs"][0]["games"] == 2  # type: ignore[index]


@pytest.mark.parametrize(
    ("agent", "kind", "what"),
    [
        ("Cheat", "illegal answer", "'everything' to"),
        ("Broken", "exception", "KeyError in test_evaluate.py"),
        ("Gone", "crash", "exit code 3"),
        ("Slow", "time-out", "no answer within 0.05 s"),
    ],
)
def test_what_goes_wrong_is_told(capsys: pytest.CaptureFixture[str], agent: str, kind: str, what: str) -> None:
    found = evaluated(capsys, agent, "--seconds", "0.05" if agent == "Slow" else "30")
    faults = found["faults"]
    assert isinstance(faults, dict)
    assert what in faults[kind]["first"]
    assert "deal 1, seat 1, against random" in faults[kind]["first"]
    assert faults[kind]["times"] == 2  # one in each game, then it is not asked again


def test_an_agent_that_cannot_be_loaded_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["evaluate", GAME, "--agent", f"{HERE}:Nobody", "--games", "1"]) != 0
    told = " ".join(capsys.readouterr().err.split())
    assert "has no attribute 'Nobody'" in told
    assert "Traceback" not in told
