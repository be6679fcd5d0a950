"""A moment of a recorded game becomes a scenario that runs, at every point of games of every kind."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee import registry
from tablee.cli.main import run as tablee
from tablee.core.label import players_by_number
from tablee.scenario.read import parse
from tablee.scenario.run import run
from tablee.scenario.write import scenario_of
from tests.positions import played

NAMES = ["Anna", "Bo", "Cy", "Dan", "Eve", "Fay"]


@pytest.mark.parametrize("key", registry.GAMES)
def test_every_moment_of_a_game_runs_as_a_scenario(key: str) -> None:
    game = registry.game(key)
    for seats in (game.fewest, game.most):
        table = played(key, seats, 5, 240)
        record = table.record
        record.players = NAMES[:seats]
        for at in {0, 1, *range(7, len(record.answers), 23), len(record.answers)}:
            text = scenario_of(game, table.cards, record, at)
            (scenario,) = parse(text, Path("bug.toml"))
            run(scenario)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = played("revachol", 2, 3, 60)
    table.record.players = ["Anna", "Bo"]
    saved, made = tmp_path / "game.json", tmp_path / "bug.toml"
    saved.write_text(table.saved(), encoding="utf-8")
    assert tablee(["record", "scenario", str(saved), "--at", "30", "--to", str(made)]) == 0
    assert tablee(["scenario", "run", str(made)]) == 0
    assert "1 scenario: all as they say." in capsys.readouterr().out
    assert tablee(["record", "scenario", str(saved), "--at", "99999"]) != 0
    assert "--at 99999: the record has 60 answers" in capsys.readouterr().err


def test_a_player_may_be_called_like_a_card() -> None:
    assert players_by_number(["Anna", "kim"], "place kim") == ["place player 2", "place kim"]
    text = """
game = "revachol"
[[scenario]]
title = "kim places Kim"
rules = ["ECH-19"]
players = ["kim", "lena"]
given.kim.hand = ["kim", "lena"]
play = ["kim: place kim"]
then.next = "lena"
then.kim.corps = [["kim"]]
"""
    run(parse(text, Path("named.toml"))[0])


def test_the_language_before_the_command_counts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = played("revachol", 2, 3, 40)
    saved = tmp_path / "game.json"
    saved.write_text(table.saved(), encoding="utf-8")
    assert tablee(["--lang", "fr", "record", "show", str(saved)]) == 0
    first = capsys.readouterr().out
    assert tablee(["record", "show", str(saved), "--lang", "fr"]) == 0
    assert capsys.readouterr().out == first
    assert "Tour 12" in first


def test_a_scenario_file_is_found_from_inside_its_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    folder = Path(__file__).parent / "scenarios" / "revachol"
    monkeypatch.chdir(folder)
    assert tablee(["scenario", "run", sorted(folder.glob("*.toml"))[0].name]) == 0
