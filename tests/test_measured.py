"""What the form for a new table tells of bots is what the ladder has measured, and the page about it says the same."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import pytest

from tablee.bots import levels, measured
from tablee.bots.levels import LEVELS, USUAL, beliefs
from tablee.cli.ladder import kept_text, page_of, title_of
from tablee.sim.statistics import wilson

ROOT: Final = Path(__file__).resolve().parent.parent


def test_page_and_figures_agree() -> None:
    ladders = measured.ladders()
    assert (ROOT / "docs" / "ladder.md").read_text("utf-8") == page_of(ladders)
    assert (ROOT / "src" / "tablee" / "bots" / measured.FILE).read_text("utf-8") == kept_text(ladders)


def test_figures_are_those_of_games() -> None:
    for kept in measured.ladders():
        for pair in kept["pairs"]:
            assert pair["share"] == pytest.approx(pair["wins"] / pair["games"])
            assert pair["interval"] == pytest.approx(list(wilson(pair["wins"], pair["games"])))


def test_figures_are_of_the_bots_and_cards_of_today() -> None:
    """Who changes a level, what it learned or a card has it measured anew: `scripts/measure-again`."""
    stale = [title_of(kept) for kept in measured.ladders() if measured.is_stale(kept)]
    assert stale == []


def test_other_cards_or_another_mind_make_figures_stale() -> None:
    for kept in measured.ladders():
        assert measured.is_stale({**kept, "set_digest": "another"})
        for bot in kept["believes"]:
            assert measured.is_stale({**kept, "believes": {**kept["believes"], bot: "other things"}})


def test_what_a_bot_learned_for_other_tables_is_no_other_mind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor what positions are worth, to one that tries nothing."""
    before = {(name, seats): beliefs("ecos", name, seats) for name in ("standard", "master") for seats in (2, 3)}
    learned = levels.learned
    monkeypatch.setattr(levels, "learned", lambda game, seats, file: {} if seats == 3 else learned(game, seats, file))
    beliefs.cache_clear()
    after = {(name, seats): beliefs("ecos", name, seats) for name, seats in before}
    beliefs.cache_clear()
    assert {key for key in before if before[key] != after[key]} == {("master", 3)}


@pytest.mark.parametrize("game", ["revachol", "elekt", "ecos"])
def test_every_level_is_measured_against_the_usual_one(game: str) -> None:
    """At tables of two at least: a form that knows nothing of a level cannot say how even a table is."""
    found = measured.against_usual(game, 2)
    assert set(found) >= set(LEVELS) - {USUAL}
    below, above = LEVELS[: LEVELS.index(USUAL)], LEVELS[LEVELS.index(USUAL) + 1 :]
    assert all(found[level].high < 0.5 for level in below)
    assert all(found[level].share > 0.5 for level in above)


def test_from_either_side_and_by_plain_levels_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = [(USUAL, "easy", 80, 100), ("strong", USUAL, 60, 80), ("strong/raider", USUAL, 5, 10), ("a", "b", 5, 10)]
    monkeypatch.setattr(measured, "ladders", lambda: [kept(2, pairs), kept(3, pairs)])
    found = measured.against_usual("checkers", 2)
    low, high = wilson(80, 100)
    assert set(found) == {"easy", "strong"}
    assert found["easy"] == pytest.approx((0.2, 1 - high, 1 - low, 100))
    assert found["strong"].share == 0.75
    # at three seats, how one usual bot fares against two others says nothing of one of those against two usual ones
    assert set(measured.against_usual("checkers", 3)) == {"strong"}
    assert measured.against_usual("checkers", 4) == measured.against_usual("draughts", 2) == {}


def kept(seats: int, pairs: Sequence[tuple[str, str, float, int]]) -> dict[str, Any]:
    found = [
        {"a": a, "b": b, "wins": wins, "games": games, "interval": wilson(wins, games)} for a, b, wins, games in pairs
    ]
    return {"game": "checkers", "seats": seats, "options": {}, "pairs": found}


def test_alone_by_difficulty() -> None:
    found = measured.alone("elekt")
    assert sorted(options["difficulty"] for options, _ in found) == ["easy", "hard", "medium"]
    for _, shares in found:
        assert shares["beginner"].share < shares[USUAL].share < shares["strong"].share


def test_alone_though_measured_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each difficulty once, whoever was measured with whom, and when."""
    parts = [("easy", "strong"), ("hard", "strong"), ("easy", "master")]
    ladders = [kept(1, [(bot, measured.ALONE, 6, 10)]) | {"options": {"difficulty": how}} for how, bot in parts]
    monkeypatch.setattr(measured, "ladders", lambda: ladders)
    found = [(options["difficulty"], set(shares)) for options, shares in measured.alone("checkers")]
    assert found == [("easy", {"strong", "master"}), ("hard", {"strong"})]
