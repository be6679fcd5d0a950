"""Many games: the same whatever the number of workers, and summed up rightly."""

from __future__ import annotations

import json
from collections import Counter
from itertools import count
from typing import Any, final

import pytest

from tablee import compiled, registry
from tablee.bots.bot import Bot
from tablee.core.chance import Rng
from tablee.core.decision import Result, Score
from tablee.core.event import Event
from tablee.core.stack import State
from tablee.errors import UserError
from tablee.sim import bench, simulate, speed, wilson
from tablee.sim.places import FEW
from tablee.sim.report import Report, played, report
from tablee.sim.run import Interrupted, Work, play_game
from tablee.sim.statistics import games_for, holm, newcombe, same_rate, spread
from tablee.sim.tally import Tally
from tablee.sim.watch import Watch
from tests.at_once import first_at_once

KEY = "revachol"


def told(winners: tuple[int, ...], scores: tuple[int, ...], turns: int, reason: str, events: list[Event]) -> Any:
    """A game as a watch hears it."""
    places = [1 if seat in winners else 2 for seat in range(len(scores))]
    result = Result([Score(i, n, {}, place) for i, (n, place) in enumerate(zip(scores, places, strict=True))], reason)
    return [*events, *[Event("turn", 0)] * turns], result


def summed(*games: Any, seats: int = 2, key: str = KEY) -> Report:
    """The report of made-up games."""
    game, cards, tally = registry.game(key), registry.house_cards(key), Tally(seats)
    watch = Watch(game, cards, tally)
    for events, result in games:
        for _ in range(10):
            watch.heard.asked(2)
        watch.heard.hear(events)
        watch.end(result)
    return report(game, played(game, cards, ["greedy", "random"][:seats], {}, 3), tally)


def test_a_report_says_how_each_start_fared_and_what_each_card_scored() -> None:
    """Every seat of Ecos starts with a deck, and all its points come from cards. (ECO-24, ECO-129)"""
    found = simulate("ecos", ["random"] * 3, 4, 9)
    assert found.length["rounds"].mean == found.events["round"]
    assert len(found.started) >= 3
    assert set(found.started) <= {"lion", "gorilla", "rhino", "elephant", "antelope", "stork"}
    assert sum(one.games for one in found.started.values()) == 3 * 4
    assert sum(one.wins for one in found.started.values()) == pytest.approx(4)
    points = sum(card.times_scored * card.points for card in found.cards.values())
    assert points == pytest.approx(sum(seat.score for seat in found.seats))


@pytest.mark.parametrize("key", registry.GAMES)
def test_points_by_source_add_up_to_the_scores(key: str) -> None:
    """Whatever was won and lost again; and the die that chose the first player is no start."""
    found = simulate(key, ["random"] * 2, 6, 4)
    mean = sum(seat.score for seat in found.seats) / 2
    assert sum(curve[-1] for curve in found.points.values()) == pytest.approx(mean)
    assert found.first is not None
    assert found.first.games == 6
    assert bool(found.started) == (key == "ecos")
    assert all(sorted(curve) == curve for source, curve in found.points.items() if source != "tasks")
    assert found.choices > 0
    assert found.decisions_per_turn > 0


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
    one_to_hundred = spread(Counter(range(100, 0, -1)))
    assert (one_to_hundred.mean, one_to_hundred.min, one_to_hundred.max) == (50.5, 1, 100)
    assert (one_to_hundred.p5, one_to_hundred.p95) == (5, 95)
    assert one_to_hundred.sd == pytest.approx(29.011492)
    assert spread({7: 1}) == (7.0, 0.0, 7, 7, 7, 7)


def test_newcombe_and_holm_against_known_values() -> None:
    """Newcombe (1998b), table II, method 10: 56/70 against 48/80, 9/10 against 3/10. Holm's own example."""
    assert newcombe(56, 70, 48, 80) == pytest.approx((0.0524, 0.3339), abs=5e-5)
    assert newcombe(9, 10, 3, 10) == pytest.approx((0.1705, 0.8090), abs=5e-5)
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert same_rate(5, 10, 5, 10) == 1
    assert games_for(0.5, 0.01) == 9604  # the sample size of every textbook


def test_a_report_sums_up_its_games() -> None:
    found = summed(
        told((0,), (5, 3), 50, "no-tasks", [Event("first", 0), Event("completed", 0, "badge")]),
        told((1,), (1, 4), 70, "no-tasks", [Event("first", 0)]),
        told((0, 1), (2, 2), 60, "all-passed", [Event("first", 1)]),
        told((0,), (8, 0), 40, "no-tasks", [Event("first", 1)]),
    )
    first, second = found.seats
    assert (first.bot, first.wins, first.win_rate, first.score) == ("greedy", 2.5, 0.625, 4.0)
    assert (second.bot, second.wins, second.win_rate, second.score) == ("random", 1.5, 0.375, 2.25)
    assert first.interval == wilson(2.5, 4)
    assert found.ends == {"all-passed": 1, "no-tasks": 3}
    assert found.length["turns"].max == 70
    assert found.events == {"completed": 0.25, "first": 1.0, "turn": 55.0}
    assert found.first is not None
    assert (found.first.games, found.first.wins) == (4, 1.5)
    assert found.close == 0.75  # within three points
    assert found.margin is not None
    assert found.margin.max == 8
    assert (found.choices, found.decisions_per_turn) == (2.0, 40 / 220)
    assert found.cards["badge"].won == 1 / 8


def test_a_card_that_everybody_has_is_not_dead_because_nobody_draws_a_second() -> None:
    """Elekt's base Units: all have and play them; from the pile they are refused, like recruits that nobody wants."""
    events = [Event("assigned", seat, card) for seat in range(2) for card in ("acolyte", "nameless")]
    drawn = [Event("dealt", seat, card) for seat in range(2) for card in ("nameless-2", "moth_page")]
    refused = [Event("discarded-recruit", seat, card) for seat in range(2) for card in ("nameless-2", "moth_page")]
    games = [told((number % 2,), (3, 3), 30, "titles", events + drawn + refused) for number in range(40)]
    found = summed(*games, key="elekt")
    assert found.cards["nameless"].kept == 0.0
    assert found.dead == ["moth_page"]


def test_cards_that_a_seat_is_given_are_seen_and_may_be_dead() -> None:
    """Decks of Ecos are given, not drawn: a card of one that hardly anybody plays is dead, though who draws it from the
    pile keeps it. (ECO-23)"""
    games = []
    for number in range(100):
        events = [Event("deck", 0, zone="elephant"), Event("deck", 1, zone="lion"), Event("played", 0, "long_march")]
        events += [Event(kind, 1, "baobab") for kind in ("saw", "kept")] if number < 40 else []
        events += [Event("played", 0, "mother_and_calf")] if number < 2 else []
        games.append(told((number % 2,), (80, 80), 0, "goal", events))
    found = summed(*games, key="ecos")
    unused, used, drawn = (found.cards[card] for card in ("mother_and_calf", "long_march", "baobab"))
    assert (unused.seen, unused.played, unused.kept, unused.flag) == (0.5, 0.02, None, "dead")
    assert (used.seen, used.played, used.flag) == (0.5, 1.0, "")
    assert (drawn.seen, drawn.played, drawn.kept, drawn.flag) == (0.7, 0.0, 1.0, "dead")
    assert "deep_memory" not in found.cards  # in no deck


def test_what_is_said_of_cards() -> None:
    """Drawn, played and won by whom; a card that wins, one that nobody uses, two that win together."""
    games = []
    for number in range(200):
        winner, loser = number % 2, 1 - number % 2
        events = [Event("drew", winner, "ruby"), Event("joined-corps", winner, "ruby"), Event("drew", loser, "lily")]
        for seat in range(2):
            events += [Event("dealt", seat, "kim"), Event("turned-up", -1, "badge")]
        if number % 4 < 2:
            events.append(Event("joined-corps", winner, "cuno"))
            events.append(Event("joined-corps", loser, "lena"))
        events.append(Event("joined-corps", loser if number % 3 else winner, "jean"))
        games.append(told((winner,), (3, 3), 30, "no-tasks", events))
    found = summed(*games)
    strong = found.cards["ruby"]
    assert (strong.flag, strong.seen, strong.played) == ("too strong", 0.5, 1.0)
    assert strong.in_play is not None
    assert (strong.in_play.seats, strong.in_play.share, strong.in_play.without) == (200, 1.0, 0.0)
    assert strong.in_play.p < 0.001
    assert strong.drawn is not None
    assert strong.drawn.difference == 1.0
    assert found.cards["lena"].flag == "too weak"
    assert found.cards["kim"].flag == "dead"
    assert set(found.dead) == {"kim", "lily", "badge"}
    assert found.cards["badge"].shown == 1.0
    assert found.cards["kim"].kept is None  # nobody chooses what to keep in this game
    best = found.pairs[0]
    assert "ruby" in best.cards
    assert best.against.share == 1.0
    both = next(pair for pair in found.pairs if pair.cards == ("jean", "ruby"))
    assert both.against.seats == 67
    assert both.against.without == 133 / (133 + 133)


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
    assert written["set"] == "house"
    assert written["set_digest"] == registry.house_cards(KEY).digest
    assert (written["bots"], written["options"], written["seed"]) == (["random", "greedy"], {}, 5)
    # Each of the 25 Tasks was completed or has failed, or still lies there when all have passed.
    assert written["events"]["completed"] + written["events"]["failed"] <= 25
    assert written["events"]["turned-up"] <= 25


def test_the_number_of_workers_changes_nothing() -> None:
    """Down to the last digit; enough games for real processes."""
    games = 2 * FEW + 5
    alone = simulate(KEY, ["random", "random", "random"], games, 11)
    together = simulate(KEY, ["random", "random", "random"], games, 11, workers=2)
    assert together.digest() == alone.digest()
    assert together.to_json() == alone.to_json()


def test_a_game_is_the_same_however_many_are_played() -> None:
    work = Work(KEY, ("random", "greedy"), 4, registry.house_cards(KEY), {})
    parts = [work.play(*bounds) for bounds in ((6, 12), (0, 3), (3, 6))]
    together = Tally(2)
    for part in parts:  # in any order
        together.add(part)
    assert together.to_json() == work.play(0, 12).to_json()
    assert Tally.from_json(json.loads(json.dumps(together.to_json()))).to_json() == together.to_json()


def test_games_are_added_to_a_report() -> None:
    """Also after an interruption: to the last digit what it would have been at once."""
    whole = simulate(KEY, ["random"] * 2, 30, 6)

    def enough(done: int) -> None:
        if done >= 10:
            raise KeyboardInterrupt

    with pytest.raises(Interrupted) as stopped:
        simulate(KEY, ["random"] * 2, 30, 6, progress=enough)
    so_far = stopped.value.so_far
    assert so_far is not None
    assert 10 <= so_far.games < 30
    assert simulate(KEY, ["random"] * 2, 30, 6, before=so_far).to_json() == whole.to_json()
    with pytest.raises(UserError, match="has seed 6, not 7"):
        simulate(KEY, ["random"] * 2, 30, 7, before=so_far)


def test_another_seed_gives_other_games() -> None:
    assert simulate(KEY, ["random"] * 2, 10, 1).tally.to_json() != simulate(KEY, ["random"] * 2, 10, 2).tally.to_json()


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


@pytest.mark.parametrize("numbers", first_at_once([range(60), range(60, 334)]))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_without_completions_end_when_all_must_pass(seats: int, numbers: range) -> None:
    """334 games each for 2, 3 and 4 players: each ends after 22 events, with three Tasks left. (ECH-R18, ECH-132,
    ECH-130)"""
    game = registry.game(KEY)
    players = [NeverCompletes(game) for _ in range(seats)]
    for number in numbers:
        tally = Tally(seats)
        watch = Watch(game, registry.house_cards(KEY), tally)
        ended = play_game(game, registry.house_cards(KEY), {}, players, 18, number, watch)
        assert ended.reason == "all-passed"
        assert tally.events["turn"] < 10_000
        assert tally.events["passed"] >= seats
        assert tally.events["failed"] == 22
        assert tally.events["turned-up"] == 25
        assert "completed" not in tally.events


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


def test_bench_waits_for_a_clock_that_seldom_ticks(monkeypatch: pytest.MonkeyPatch) -> None:
    """That of some systems stands still for longer than a few clones take."""
    asked = count()
    monkeypatch.setattr(speed, "process_time", lambda: next(asked) // 5 / 64)
    for name, value in (("SECONDS", 0.001), ("STATES", 1), ("REPEATS", 1), ("LOOPS", 1)):
        monkeypatch.setattr(speed, name, value)
    assert all(value > 0 for value in bench(KEY)[KEY].values())
