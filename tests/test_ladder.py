"""The ladder: every deal from every seat, figures that come again, a page that is written by it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tablee.cli.ladder import kept_of, page_of, read_kept, with_kept
from tablee.cli.main import app
from tablee.errors import UserError
from tablee.sim.ladder import Ladder, Met, Pair, ladder, rated, summed
from tablee.sim.statistics import wilson


def test_figures_are_those_that_were_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    asked = ["ladder", "revachol", "--bots", "greedy,random", "--seats", "2", "--games", "6", "--workers", "1"]
    kept, page = tmp_path / "measured.json", tmp_path / "ladder.md"
    done = CliRunner().invoke(app, [*asked, "--json", str(file), "--keep", str(kept), "--doc", str(page)])
    assert done.exit_code == 0, done.output
    found = json.loads(file.read_text())
    assert (found["game"], found["seats"]) == ("revachol", 2)
    (pair,) = found["pairs"]
    assert (pair["a"], pair["b"], pair["games"]) == ("greedy", "random", 6)
    assert pair["share"] == pair["wins"] / 6
    assert pair["interval"] == list(wilson(pair["wins"], 6))
    assert all(len(ms) == 2 for ms in pair["ms"].values())
    assert list(found["ratings"]) == ["greedy", "random"]
    assert "tablee ladder revachol --bots greedy,random --seats 2 --games 6" in page.read_text()
    assert page.read_text() == page_of(read_kept(kept))


def test_a_page_tells_what_is_kept_and_nothing_else(tmp_path: Path) -> None:
    asked = ["ladder", "revachol", "--bots", "greedy,random", "--games", "2", "--workers", "1"]
    done = CliRunner().invoke(app, [*asked, "--doc", str(tmp_path / "ladder.md")])
    assert isinstance(done.exception, UserError)
    assert "--keep" in str(done.exception)
    other = tmp_path / "other.json"
    other.write_text('[{"game": "revachol"}]')
    done = CliRunner().invoke(app, [*asked, "--keep", str(other)])
    assert isinstance(done.exception, UserError)
    assert str(other) in str(done.exception)
    assert other.read_text() == '[{"game": "revachol"}]'


def test_the_same_seed_gives_the_same_match() -> None:
    first, second = (ladder("elekt", ["greedy", "random"], 3, 3, seed=4).pairs[0] for _ in range(2))
    assert first[:6] == second[:6]
    assert first.games == 3


def test_alone_against_the_game() -> None:
    found = ladder("elekt", ["greedy", "random"], 1, 2, options={"difficulty": "hard"})
    assert [(pair.a, pair.b) for pair in found.pairs] == [("greedy", "alone"), ("random", "alone")]
    assert found.ratings == {}


def test_a_shared_win_counts_as_a_share() -> None:
    pair = summed("a", "b", Met("201"))  # won with another, lost, won
    assert (pair.games, pair.wins, pair.share) == (3, 1.5, 0.5)


def test_who_wins_more_is_rated_higher() -> None:
    met = {("weak", "middle"): Met("0000000001"), ("best", "middle"): Met("1111111111")}
    ratings = rated(["weak", "middle", "best"], 2, met)
    assert list(ratings) == ["best", "middle", "weak"]
    assert ratings["best"].interval[0] < ratings["best"].mu < ratings["best"].interval[1]


def test_a_ladder_of_one_is_refused() -> None:
    with pytest.raises(UserError, match="at least two"):
        ladder("elekt", ["greedy"], 2, 2)


def test_a_section_is_written_anew_and_the_others_stay() -> None:
    def kept(game: str, wins: float) -> dict[str, Any]:
        found = Ladder(game, 2, 0, {}, [Pair("a", "b", 10, wins, wins / 10, (0.1, 0.9), {"a": (1.0, 2.0)})], {}, {})
        return kept_of(found, ["a", "b"], 10)

    ladders: list[dict[str, Any]] = []
    for each in (kept("elekt", 5.0), kept("ecos", 6.0), kept("elekt", 7.0), {**kept("elekt", 8.0), "seats": 3}):
        ladders = with_kept(ladders, each)
    assert [(each["game"], each["seats"]) for each in ladders] == [("elekt", 2), ("elekt", 3), ("ecos", 2)]
    page = page_of(ladders)
    assert [share in page for share in ("50.0%", "60.0%", "70.0%", "80.0%")] == [False, True, True, True]
