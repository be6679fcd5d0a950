"""Bots that think ahead: they see no more than their seat, play the same again, keep to their budget, know any game."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import pytest

from tablee import bots, registry
from tablee.bots import levels
from tablee.bots.advice.adviser import Adviser
from tablee.bots.advice.judge import Judge
from tablee.bots.levels import Level
from tablee.bots.search import evaluate
from tablee.bots.thinker import Learner, Thinker, mind
from tablee.core.chance import Seeded
from tablee.core.codec import digest
from tablee.core.contract import Game
from tablee.core.decision import Illegal
from tablee.core.printed import LANGUAGES
from tablee.core.stack import CHANCE, NOBODY, Frame, State, Verb
from tablee.errors import UserError
from tablee.text import Texts
from tests import positions

pytestmark = pytest.mark.each_value(together=__name__)

QUICK = Level(playouts=6, breadth=3, horizon=2)
RACING = Level(breadth=3, horizon=2, sure=2.5)
GAMES = registry.GAMES


def middle(key: str, seats: int, seed: int, moves: int) -> tuple[Game[Any], State]:
    """Some moves into a game."""
    game, rng = registry.game(key), Seeded(seed)
    s: State = game.new(seats, {}, registry.house_cards(key))
    game.settle(s, rng)
    for _ in range(moves):
        if s.asked != NOBODY:
            game.play(s, s.options[rng.below(len(s.options))], rng)
    return game, s


def asked(game: Game[Any], s: State) -> list[int]:
    return [decision.seat for decision in game.decisions(s) if decision.seat != CHANCE and len(decision.options) > 1]


@pytest.mark.parametrize(("key", "seats"), positions.TABLES)
def test_a_thinker_never_knows_more_than_its_seat(key: str, seats: int) -> None:
    """Hidden cards exchanged behind its back, sealed answers too: the same seed, the same thoughts."""
    compared = altered = 0
    for seed in range(2):
        for moves in (3, 24):
            game, s = middle(key, seats, seed, moves)
            before = digest(game, s)
            thinker, other = Thinker(game, QUICK), Thinker(game, QUICK)
            for seat in asked(game, s)[:2]:
                world = game.shuffle_unknown(s, seat, Seeded(1000 + seed))
                here = [(one.answer, one.expected) for one in thinker.thoughts(s, seat, 6, seed)]
                there = [(one.answer, one.expected) for one in other.thoughts(world, seat, 6, seed)]
                assert here == there
                compared += 1
                altered += digest(game, world) != before
            assert digest(game, s) == before
    assert altered * 3 >= compared


class Watching(Judge):
    """Notes the turn in which each playout ended."""

    def chance(self, s: State, seat: int) -> float:
        if s.asked != NOBODY:
            ends.append(self.game.turn(s))
        return 0.5


ends: list[int] = []


@pytest.mark.parametrize("turns", [1, 3])
def test_all_answers_are_judged_at_the_beginning_of_the_same_turn(turns: int) -> None:
    ends.clear()
    game, s = middle("revachol", 2, 5, 13)
    thinker = Thinker(game, Level(breadth=4, horizon=0, turns=turns))
    thinker.thoughts(s, s.asked, 1, 1)  # sets its judge for a table of two
    thinker.search.judge = Watching(game)
    thinker.search.evaluate(s, s.asked, 12, 3)
    assert len(ends) >= 12
    assert set(ends) == {game.turn(s) + turns}


class Certain(Judge):
    """Takes what was asked about first for a win, in all worlds, or for a win in half of them; all else for a loss."""

    def __init__(self, game: Game[Any], answers: int, wins: Sequence[float]) -> None:
        super().__init__(game)
        self.answers = answers
        self.wins = wins
        self.asked = 0

    def chance(self, s: State, seat: int) -> float:
        place, self.asked = self.asked % self.answers, self.asked + 1
        return self.wins[place] if place else self.wins[0] * (self.asked // self.answers % 2)


def racing(wins: Sequence[float], playouts: int = 400) -> tuple[int, list[int]]:
    """Playouts used and those of each answer, the best first, if the answers were as good as that; the first one wins
    in every other world only."""
    game, s = middle("revachol", 2, 5, 13)
    thinker = Thinker(game, Level(breadth=len(wins), horizon=0, trust=0.0, sure=2.5))
    assert len(s.options) >= len(wins)
    thinker.thoughts(s, s.asked, 1, 1)
    thinker.search.playouts = 0
    thinker.search.judge = Certain(game, len(wins), wins)
    thoughts = thinker.search.evaluate(s, s.asked, playouts, 3)
    return thinker.search.playouts, [one.visits for one in thoughts if one.visits]


def test_a_race_ends_as_soon_as_the_best_answer_is_clear() -> None:
    used, visits = racing((0.0, 1.0, 0.0))
    assert used == sum(visits) == 3 * 8, "eight worlds are enough"


def test_a_race_goes_on_as_long_as_it_is_open() -> None:
    used, visits = racing((1.0, 0.5))
    assert used == sum(visits) == 400, "one wins every other world, the other half of all: nothing tells them apart"


def test_a_race_does_not_go_on_about_answers_that_are_the_same() -> None:
    assert racing((0.0, 0.0, 0.0))[0] == 3 * 8


def test_a_race_under_load_ends_after_the_first_world() -> None:
    game, s = middle("revachol", 2, 1, 4)
    thinker = Thinker(game, Level(playouts=400, breadth=4, horizon=2, sure=2.5))
    thinker.search.seconds = 1e-9
    assert thinker.thoughts(s, s.asked, 400, 1)[0].answer in s.options
    assert thinker.search.playouts <= 4


@pytest.mark.parametrize("key", GAMES)
def test_the_same_seed_and_playouts_give_the_same_thoughts(key: str) -> None:
    """Also from a thinker that has thought about other things before."""
    game, s = middle(key, 2, 5, 12)
    _, elsewhere = middle(key, 3, 6, 8)
    for level, playouts in ((QUICK, 12), (RACING, 60)):
        used = Thinker(game, level)
        used.thoughts(elsewhere, elsewhere.asked, 6, 1)
        told = [
            [(one.answer, one.expected, one.visits) for one in thinker.thoughts(s, s.asked, playouts, 3)]
            for thinker in (used, used, Thinker(game, level))
        ]
        assert told[0] == told[1] == told[2]


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("playouts", [4, 20, 50])
def test_a_budget_is_counted_in_playouts(key: str, playouts: int) -> None:
    game, s = middle(key, 2, 5, 12)
    thinker = Thinker(game, Level(playouts=playouts, breadth=4, horizon=1))
    while len(s.options) < 4:
        game.play(s, s.options[0], Seeded(1))
    thoughts = thinker.thoughts(s, s.asked, playouts, 1)
    assert thinker.search.playouts == sum(one.visits for one in thoughts)
    assert playouts // 2 < thinker.search.playouts <= max(playouts, 4)


def test_forced_answers_are_not_thought_about() -> None:
    game, s = middle("revachol", 2, 1, 0)
    s.options = s.options[:1]
    thinker = Thinker(game, QUICK)
    assert thinker.choose(s, s.asked, Seeded(1)) == s.options[0]
    assert thinker.search.playouts == 0


def test_a_server_in_need_gets_an_answer_after_the_first_world() -> None:
    game, s = middle("revachol", 2, 1, 4)
    thinker = Thinker(game, Level(playouts=400, breadth=4, horizon=2))
    thinker.search.seconds = 1e-9
    assert thinker.thoughts(s, s.asked, 400, 1)[0].answer in s.options
    assert thinker.search.playouts <= 4


@pytest.mark.parametrize("key", GAMES)
def test_a_hint_has_expectations_and_named_parts(key: str) -> None:
    """What hint and coach build on."""
    game, s = middle(key, 2, 5, 14)
    options = game.options_of(s, s.asked)
    advised = evaluate(game, s, s.asked, 8, 3)
    assert sorted(one.answer for one in advised) == sorted(options)
    best = advised[0]
    assert 0.0 <= best.expected <= 1.0
    assert best.visits > 0
    assert set(best.parts) == set(mind(game, Level())[1].names)
    assert advised == evaluate(game, s, s.asked, 8, 3)


class Dice(Judge):
    """Counts one thing."""


def test_a_judge_believes_in_whoever_has_more() -> None:
    game, s = middle("ecos", 2, 1, 10)
    judge = Dice(game)
    before = judge.chance(s, 0)
    s.scores = (s.scores[0] + 10, *s.scores[1:])  # type: ignore[attr-defined]
    assert before < judge.chance(s, 0) < 1.0
    assert judge.chance(s, 0) + judge.chance(s, 1) == pytest.approx(1.0)
    with pytest.raises(ValueError, match="2 weights"):
        judge.set([1.0])


class UnheardOf(Verb[Any]):
    """What no bot knows."""


def test_advice_has_no_opinion_on_verbs_it_does_not_know() -> None:
    """A card of a designer may ask anything."""
    for key in GAMES:
        game, s = middle(key, 2, 1, 6)
        f, options = s.top, s.options
        assert f is not None
        adviser, _ = mind(game, Level())
        s.top = Frame(f.seat, f.source, (UnheardOf(),), 0, f.it, f.n, f.those, f.times, f.below)
        if key != "ecos":  # there everything else is taken for a question in the midst of a card, and tried
            assert adviser.values(s, s.asked, options) == [0.0] * len(options)


def test_play_answers_for_any_seat_that_is_asked() -> None:
    """Where all choose at once the second may be first."""
    game, rng = registry.game("elekt"), Seeded(1)
    s: State = game.new(2, {}, registry.house_cards("elekt"))
    game.settle(s, rng)
    while len(asked(game, s)) < 2:
        game.play(s, s.options[0], rng)
    first, second = asked(game, s)[:2]
    game.play(s, game.options_of(s, second)[0], rng, second)
    assert s.asked == first
    assert s.sealed[second]
    with pytest.raises(Illegal):
        game.play(s, "nonsense", rng, second)


# Levels and styles.


@pytest.mark.parametrize("key", GAMES)
def test_every_level_and_style_has_words_in_every_language(key: str) -> None:
    names: Sequence[str] = [*bots.NAMES, *(f"style-{style}" for style in levels.styles(key))]
    assert 2 <= len(levels.styles(key)) <= 3
    for language in LANGUAGES:
        texts = Texts(language, key)
        for name in names:
            assert texts.say(f"bot-{name}")
            assert texts.say(f"bot-{name}-about").endswith(".")


@pytest.mark.parametrize("key", GAMES)
def test_levels_and_styles_answer(key: str) -> None:
    """Each once: how strong they are, docs/ladder.md says."""
    game, s = middle(key, 3, 2, 20)
    for name in (*levels.LEVELS, *(f"standard/{style}" for style in levels.styles(key))):
        bot = bots.make(name, game)
        if isinstance(bot, Thinker):
            assert bot.thoughts(s, s.asked, 3, 1)[0].answer in s.options
        else:
            assert isinstance(bot, Learner)
            assert bot.choose(s, s.asked, Seeded(1)) in s.options


def test_a_style_belongs_to_its_game_and_measures_to_nobody() -> None:
    game = registry.game("revachol")
    with pytest.raises(UserError, match='has no style "warlord"; styles: '):
        bots.make("strong/warlord", game)
    with pytest.raises(UserError, match="has no style"):
        bots.make("strong/true-world", game)
    assert bots.make("strong/true-world", game, measuring=True)


def test_the_usual_bot_is_standard() -> None:
    for key in GAMES:
        assert bots.known(registry.game(key))[0] == "standard"


def test_learned_values_say_how_they_came_about() -> None:
    for key in GAMES:
        names = mind(registry.game(key), Level())[1].names
        for file in {levels.VALUES, *[level.judged for level in levels.levels(key).values()]}:
            assert set(levels.learned(key, 2, file)) == set(names)
            assert "games" in levels.provenance(key, file)["weights"]


def test_a_level_that_learned_believes_what_was_learned_and_a_style_what_it_likes() -> None:
    for key in GAMES:
        hand_set = import_module(f"tablee.bots.advice.{key}.advice").WEIGHTS
        advised = levels.advised(key)
        assert set(advised) <= set(hand_set._fields)
        assert not advised or "games against the weights in the code" in levels.provenance(key)["advice"]
        learned = {name for name, level in levels.levels(key).items() if level.learned}
        assert bool(learned) == bool(advised), "weights that nobody uses, or a level that believes nothing"
        for name in learned:
            assert {**advised, **levels.levels(key)[name].weights} == levels.levels(key)[name].weights
            for style, own in levels.styles(key).items():
                assert levels.level(key, name, style).weights.items() >= own.weights.items()
    assert levels.levels("ecos")["master"].learned


def test_a_game_without_advice_is_played_all_the_same() -> None:
    """By its contract alone. examples/lanterns plays a whole game so."""
    game, s = middle("elekt", 2, 1, 12)
    thinker = Thinker(game, Level(playouts=4, breadth=2, horizon=4))
    thinker.search.adviser, thinker.search.judge = Adviser(), Judge(game)
    assert thinker.search.evaluate(s, s.asked, 4, 1)[0].answer in s.options


CTRL_C = """
import signal
from tablee import registry
from tablee.bots.search import evaluate
from tablee.core.chance import Seeded
game = registry.game("revachol")
s = game.new(2, {}, registry.house_cards("revachol"))
game.settle(s, Seeded(1))
signal.signal(signal.SIGALRM, signal.default_int_handler)  # as Ctrl-C does, in a process that is busy with itself
signal.setitimer(signal.ITIMER_REAL, 0.2)
try:
    evaluate(game, s, s.asked, 50_000_000, 1 << 40)
except KeyboardInterrupt:
    print("heard")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there are no timers that send signals")
def test_who_interrupts_a_thought_is_heard() -> None:
    """In the compiled build it ended the process: "fatal: out of memory"."""
    ended = subprocess.run([sys.executable, "-c", CTRL_C], capture_output=True, text=True, timeout=120, check=False)
    assert (ended.returncode, ended.stdout) == (0, "heard\n"), ended.stderr
