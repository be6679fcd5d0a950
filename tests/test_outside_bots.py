"""Bots of other people: by `module:Class` where whoever runs the program says so, never by a message or a record."""

from __future__ import annotations

import contextlib
import io
import os
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee import bots, registry
from tablee.bots import outside
from tablee.bots.bot import Bot
from tablee.cli.main import run
from tablee.cli.seats import read_seats
from tablee.core.chance import Rng
from tablee.core.record import Record, read_record
from tablee.core.stack import State
from tablee.core.table import Table
from tablee.errors import UserError
from tablee.server import levels
from tablee.server.refusal import Refusal
from tablee.sim.run import simulate

NAME = "tests.test_outside_bots:First"
GAME = registry.GAMES[0]


class First(Bot):
    """Takes the first of its answers."""

    def choose(self, s: State, seat: int, rng: Rng) -> str:
        return self.options(s, seat)[0]


class Wrong:
    def __init__(self, game: object) -> None:
        self.game = game


@pytest.fixture(autouse=True)
def _nothing_allowed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(outside.ALLOWED, "")
    levels.known.cache_clear()  # a server asks once: what is allowed is known when it starts
    yield
    levels.known.cache_clear()


def test_a_bot_of_a_module_plays() -> None:
    assert read_seats(registry.game(GAME), f"{NAME},greedy") == [f"bot:{NAME}", "bot:greedy"]
    report = simulate(GAME, [NAME, "random"], 3, 1)
    assert [seat.bot for seat in report.seats] == [NAME, "random"]
    assert NAME in bots.known(registry.game(GAME))
    assert levels.checked(GAME, NAME) == NAME  # `tablee serve --bot` allows it in the same way


def test_nobody_else_can_name_one() -> None:
    """A message or a record that names code is refused, and nothing is imported."""
    for name in (NAME, "os:system", "antigravity:geohash"):
        with pytest.raises(UserError, match="there is no bot"):
            bots.make(name, registry.game(GAME))
        with pytest.raises(Refusal):
            levels.checked(GAME, name)


def test_a_record_cannot_name_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Who goes on with somebody's record runs none of its code, unless they name the bot themselves."""
    (tmp_path / "not_to_be_run.py").write_text("raise SystemExit('it was run')\n")
    game, cards = registry.game(GAME), registry.house_cards(GAME)
    kinds = ["human", "bot:not_to_be_run:Bot"]
    record = Record(GAME, cards.name, cards.digest, {}, ["Anna", "Bo"], kinds, b"s" * 32)
    file = tmp_path / "record.json"
    file.write_text(Table(game, cards, record).saved(), "utf-8")
    for command in ("show", "verify", "continue"):
        with contextlib.chdir(tmp_path):
            run(["record", command, str(file)])
    assert 'cannot have the code of "not_to_be_run:Bot" run' in " ".join(capsys.readouterr().err.split())
    assert "not_to_be_run" not in sys.modules
    assert outside.allowed() == []


def test_a_game_against_ones_own_bot_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By the command that is told when leaving, which names the bot."""
    file = tmp_path / "mine.json"
    command = ["play", GAME, "--seats", f"human,{NAME}", "--save", str(file), "--seed", "1"]
    for _ in range(2):
        monkeypatch.setattr("sys.stdin", io.StringIO("1\nq\n"))
        assert run(command) == 0
        told = " ".join(capsys.readouterr().out.split())
        command = shlex.split(told[told.index("record continue") :])
        monkeypatch.setenv(outside.ALLOWED, "")  # another process
    assert command == ["record", "continue", str(file), "--seats", f"human,bot:{NAME}"]
    assert len(read_record(file.read_text("utf-8")).answers) > 2


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("no_such_module:Bot", "No module named 'no_such_module'"),
        ("tests.test_outside_bots:Nobody", "has no attribute 'Nobody'"),
        ("tests.test_outside_bots:Wrong", "it has no method choose"),
        ("os:getpid", "cannot be loaded"),
    ],
)
def test_what_is_wrong_is_said(name: str, why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", GAME, "--games", "1", "--seats", f"{name},random"]) != 0
    told = capsys.readouterr().err
    assert why in " ".join(told.split())
    assert "Traceback" not in told


def test_a_module_of_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_tablee_bot.py").write_text("from tests.test_outside_bots import First as Mine\n")
    monkeypatch.chdir(tmp_path)
    outside.allow("my_tablee_bot:Mine")
    assert isinstance(bots.make("my_tablee_bot:Mine", registry.game(GAME)), First)
    assert os.environ[outside.ALLOWED] == "my_tablee_bot:Mine"
