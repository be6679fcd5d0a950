"""Many games: the same whatever the number of workers, and summed up rightly."""

from __future__ import annotations

import json
from typing import Any, final

import pytest

from tablee import compiled, registry
from tablee.bots.bot import Bot
from tablee.core.chance import Rng
from tablee.core.stack import State
from tablee.errors import UserError
from tablee.sim import bench, simulate, speed, wilson
from tablee.sim.report import Outcome, report, spread
from tablee.sim.run import FEW, Work, play_game

KEY = "revachol"


def outcome(winners: tuple[int, ...], scores: tuple[int, ...], decisions: int, reason: str = "no-tasks") -> Outcome:
    events = {"turn": decisions // 2, "completed": decisions // 10}
    return Outcome(winners, scores, reason, decisions, events, (), {})


def test_a_report_says_how_each_start_fared_and_what_each_card_scored() -> None:
    """Every seat of Ecos starts with a deck, and all its points come from cards. (ECO-24, ECO-129)"""
    found = simulate("ecos", ["random"] * 3, 4, 9)
    assert found.length["rounds"].mean == found.events["round"]
    assert len(found.started) >= 3
    assert set(found.started) <= {"lion", "gorilla", "rhino", "elephant", "antelope", "stork"}
    assert sum(one.games for one in found.started.values()) == 3 * 4
    assert sum(one.wins for one in found.started.values()) == pytest.approx(4)
    points = sum(scored.times * scored.points for scored in found.cards.values())
    assert points == pytest.approx(sum(seat.score for seat in found.seats))


def test_the_wilson_interval_against_known_values() -> None:
    """Newcombe (1998), table I, method 3: 81 of 263, 15 of 148, 0 of 20, 1 of 29."""
    known = {
        (81, 263): (0.2553, 0.3662),
        (15, 148): (0.0624, 0.1605),
        (0, 20): (0.0, 0.1611),
        (1, 29): (0.0061, 0.1718),
    }
    for (wins, games), interval in known.items():
        assert wilson(wins, games) == pytest.approx(interval, abs=5e-5)
    assert wilson(20, 20) == pytest.approx((1 - 0.1611, 1.0), abs=5e-5)


def test_the_spread_of_numbers() -> None:
    one_to_hundred = spread(range(100, 0, -1))
    assert (one_to_hundred.mean, one_to_hundred.min, one_to_hundred.max) == (50.5, 1, 100)
    assert (one_to_hundred.p5, one_to_hundred.p95) == (5, 95)
    assert one_to_hundred.sd == pytest.approx(29.011492)
    assert spread([7]) == (7.0, 0.0, 7, 7, 7, 7)


def test_a_report_sums_up_its_games() -> None:
    games = [
        outcome((0,), (5, 3), 100),
        outcome((1,), (1, 4), 140),
        outcome((0, 1), (2, 2), 120, "all-passed"),
        outcome((0,), (8, 0), 80),
    ]
    summed = report(registry.game(KEY), 3, ["greedy", "random"], games)
    first, second = summed.seats
    assert (first.bot, first.wins, first.win_rate, first.score) == ("greedy", 2.5, 0.625, 4.0)
    assert (second.bot, second.wins, second.win_rate, second.score) == ("random", 1.5, 0.375, 2.25)
    assert first.interval == wilson(2.5, 4)
    assert summed.ends == {"all-passed": 1, "no-tasks": 3}
    assert summed.length["decisions"].mean == 110
    assert summed.length["turns"].max == 70
    assert summed.events == {"completed": 11.0, "turn": 55.0}


def test_a_report_as_json() -> None:
    written = json.loads(json.dumps(simulate(KEY, ["random", "greedy"], 12, 5).to_json()))
    assert written["games"] == 12
    assert [seat["bot"] for seat in written["seats"]] == ["random", "greedy"]
    assert sum(seat["wins"] for seat in written["seats"]) == 12
    for seat in written["seats"]:
        low, high = seat["interval"]
        assert 0 <= low <= seat["win_rate"] <= high <= 1
    assert sum(written["ends"].values()) == 12
    assert set(written["length"]) == {"decisions", "turns"}
    # Each of the 25 Tasks was completed or has failed, or still lies there when all have passed.
    assert written["events"]["completed"] + written["events"]["failed"] <= 25
    assert written["events"]["turned-up"] <= 25


def test_the_number_of_workers_changes_nothing() -> None:
    """Down to the last digit; enough games for real processes."""
    games = 2 * FEW + 5
    alone = simulate(KEY, ["random", "random", "random"], games, 11)
    together = simulate(KEY, ["random", "random", "random"], games, 11, workers=2)
    assert together == alone


def test_a_game_is_the_same_however_many_are_played() -> None:
    work = Work(KEY, ("random", "greedy"), 4, None, {})
    assert work.play(3, 9) == work.play(0, 12)[3:9]


def test_another_seed_gives_other_games() -> None:
    assert simulate(KEY, ["random"] * 2, 10, 1) != simulate(KEY, ["random"] * 2, 10, 2)


def test_progress_is_heard_up_to_the_last_game() -> None:
    heard: list[int] = []
    simulate(KEY, ["random"] * 2, 35, 1, progress=heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == 35
    assert len(heard) > 1


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"game_key": "chess"}, "chess"),
        ({"bot_names": ["random"]}, "played by 2 to 4 players, not 1"),
        ({"bot_names": ["random"] * 5}, "played by 2 to 4 players, not 5"),
        ({"bot_names": ["random", "genius"]}, 'no bot "genius"'),
        ({"games": 0}, "at least 1, not 0"),
        ({"workers": 0}, "at least 1, not 0"),
        ({"options": {"hats": "yes"}}, 'no option "hats=yes"'),
        ({"options": {"open_scores": "perhaps"}}, 'no option "open_scores=perhaps"; options: open_scores=no.yes'),
        ({"cards": "/nowhere/cards.toml"}, "cards.toml"),
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(changed: dict[str, Any], sentence: str) -> None:
    asked: dict[str, Any] = {"game_key": KEY, "bot_names": ["random", "random"], "games": 1, "seed": 1}
    with pytest.raises(UserError, match=sentence):
        simulate(**asked | changed)


@final
class NeverCompletes(Bot):
    """Plays at random, but completes nothing."""

    def choose(self, s: State, seat: int, rng: Rng) -> str:
        options = self.options(s, seat)
        f = s.top
        assert f is not None
        return "no" if f.todo[f.at].name == "Complete" else options[rng.below(len(options))]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_without_completions_end_when_all_must_pass(seats: int) -> None:
    """334 games each for 2, 3 and 4 players: each ends after 22 events, with three Tasks left. (ECH-R18, ECH-132,
    ECH-130)"""
    game = registry.game(KEY)
    players = [NeverCompletes(game) for _ in range(seats)]
    for number in range(334):
        ended = play_game(game, registry.house_cards(KEY), {}, players, 18, number)
        assert ended.reason == "all-passed"
        assert ended.events["turn"] < 10_000
        assert ended.events["passed"] >= seats
        assert ended.events["failed"] == 22
        assert ended.events["turned-up"] == 25
        assert "completed" not in ended.events


def test_bench_measures_what_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "SECONDS", 0.001)
    monkeypatch.setattr(speed, "STATES", 3)
    measured = bench(KEY)
    figures = measured[KEY]
    assert set(figures) == {"decisions_per_s", "games_per_s", "clone_us", "state_bytes"}
    assert all(value > 0 for value in figures.values())
    assert 100 < figures["decisions_per_s"] / figures["games_per_s"] < 300  # decisions in a random game
    assert 800 < figures["state_bytes"] < 4000
    assert measured["seats"] == 3
    assert measured["repeats"] >= 5
    assert measured["loop_ratio"] > 0
    assert measured["build"] == compiled.describe()
