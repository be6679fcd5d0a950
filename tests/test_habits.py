"""Ordinary habits of Python: pickle, copy, deepcopy, classes of one's own, the same in both builds; readable calls."""

from __future__ import annotations

import ast
import copy
import pickle
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest

from tablee import registry
from tablee.core.chance import Committed, Rng, Seeded
from tablee.core.codec import digest
from tablee.core.contract import Game
from tablee.core.decision import Illegal
from tablee.core.stack import CHANCE, NOBODY
from tablee.testing.positions import Seen
from tests.chi_square import strays
from tests.positions import TABLES, Play, stride
from tests.spoken import modules

SOME_POSITIONS = 4
SOURCES: Final = Path(__file__).parents[1] / "src" / "tablee"


def some_positions(key: str, seats: int, every: int = 29) -> list[Play]:
    p = Play(key, seats, 4)
    found = []
    for i, _ in enumerate(p.positions(100_000)):
        if i % every == every - 1:
            found.append(copy.copy(p))
            found[-1].s = p.game.clone(p.s)
            if len(found) == SOME_POSITIONS:
                break
    return found


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_state_comes_back(key: str, seats: int) -> None:
    """Pickled, copied, copied deeply: the same table, at the same question, and the game goes on alike."""
    for p in some_positions(key, seats):
        game: Game[Any] = p.game
        for other in (pickle.loads(pickle.dumps(p.s)), copy.copy(p.s), copy.deepcopy(p.s)):
            assert type(other) is type(p.s)
            assert other is not p.s
            assert digest(game, other) == digest(game, p.s)
            assert other.asked == p.s.asked
            assert other.asked < 0 or list(other.options) == list(p.s.options)
            here, there = game.clone(p.s), game.clone(other)
            for s, rng in ((here, Seeded(3)), (there, Seeded(3))):
                game.settle(s, rng)
                for _ in range(12):
                    if s.asked != NOBODY:
                        game.play(s, s.options[rng.below(len(s.options))], rng)
            assert digest(game, here) == digest(game, there)
            assert pickle.loads(pickle.dumps(here)).seats == seats


def test_a_copy_is_independent() -> None:
    for key in registry.GAMES:
        p = some_positions(key, 2)[0]
        before = digest(p.game, p.s)
        for other in (copy.copy(p.s), copy.deepcopy({"table": [p.s]})["table"][0]):
            rng = Seeded(1)
            p.game.settle(other, rng)
            p.game.play(other, other.options[0], rng)
        assert digest(p.game, p.s) == before


@pytest.mark.parametrize("key", registry.GAMES)
def test_games_and_card_sets_come_back(key: str) -> None:
    game, cards = registry.game(key), registry.house_cards(key)
    assert pickle.loads(pickle.dumps(game)) is game
    assert copy.copy(game) is game
    assert copy.deepcopy([game])[0] is game
    assert copy.deepcopy([cards])[0] is cards
    again = pickle.loads(pickle.dumps(cards))
    assert (again.name, again.digest, again.names) == (cards.name, cards.digest, cards.names)
    assert again.every_card() == cards.every_card()
    assert [again.face(card) for card in again.every_card()] == [cards.face(card) for card in cards.every_card()]


@pytest.mark.parametrize("key", registry.GAMES)
def test_another_process_understands_it(key: str) -> None:
    p = some_positions(key, 2)[3]
    code = (
        "import pickle, sys; from tablee.core.codec import digest;"
        "game, s = pickle.loads(sys.stdin.buffer.read()); print(digest(game, s))"
    )
    told = subprocess.run([sys.executable, "-c", code], input=pickle.dumps((p.game, p.s)), capture_output=True)
    assert told.stdout.decode().strip() == digest(p.game, p.s), told.stderr.decode()


def test_a_game_without_a_name_says_why_it_is_not_pickled() -> None:
    with pytest.raises(TypeError, match="has no name in the module"):
        pickle.dumps(Seen(registry.game(registry.GAMES[0])))


@pytest.mark.parametrize("rng", [Seeded(5), Committed(b"s" * 32, "x", 7)])
def test_generators_go_on_where_they_were(rng: Rng) -> None:
    rng.below(6)
    others = [pickle.loads(pickle.dumps(rng)), copy.copy(rng), copy.deepcopy(rng)]
    numbers = [rng.below(1000) for _ in range(20)]
    for other in others:
        assert [other.below(1000) for _ in range(20)] == numbers


class Counting(Rng):
    """A generator of one's own: what it gave is counted."""

    def __init__(self, seed: int) -> None:
        self.inner = Seeded(seed)
        self.asked = 0

    def below(self, n: int) -> int:
        self.asked += 1
        return self.inner.below(n)


@pytest.mark.parametrize("key", registry.GAMES)
def test_a_generator_of_ones_own(key: str) -> None:
    """It is taken wherever numbers are asked for, gives the same game, and can be pickled and copied."""
    game, cards = registry.game(key), registry.house_cards(key)
    ends = []
    for rng in (Seeded(9), Counting(9)):
        s = game.new(2, {}, cards)
        game.settle(s, rng)
        for _ in range(60):
            game.play(s, s.options[rng.below(len(s.options))], rng)
        game.shuffle_unknown(s, 0, rng)
        ends.append(digest(game, s))
    assert ends[0] == ends[1]
    assert isinstance(rng, Counting)
    assert rng.asked > 60
    for other in (pickle.loads(pickle.dumps(rng)), copy.deepcopy(rng)):
        assert other.asked == rng.asked
        assert other.inner.below(1000) == copy.deepcopy(rng).inner.below(1000)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_outcomes_are_what_is_sampled(key: str, seats: int) -> None:
    """Only what is listed is sampled, nothing is listed that cannot be, and weights are counts."""
    p = Play(key, seats, 0)
    looked = 0
    for _ in p.positions(100_000):
        outcomes = p.game.outcomes(p.s)
        if p.s.asked != CHANCE:
            assert outcomes == []
            continue
        looked += 1
        if looked % (5 * stride(key)) or looked > 300 * stride(key):
            continue
        assert all(weight > 0 for _, weight in outcomes)
        listed = {answer for answer, _ in outcomes}
        assert p.game.sample(p.s, p.rng) in listed
        for answer in sorted(listed)[:3]:
            p.game.apply(p.game.clone(p.s), CHANCE, answer)
    with pytest.raises(Illegal):
        p.game.apply(p.s, 0, "nothing")


@pytest.mark.parametrize("key", registry.GAMES)
def test_outcomes_have_the_odds_of_samples(key: str) -> None:
    """Chi-square at the first chance questions of a game; the long one is below."""
    game = registry.game(key)
    s = game.new(game.fewest + 1, {}, registry.house_cards(key))
    rng = Seeded(8)
    for _ in range(8):
        while s.asked >= 0:
            game.apply(s, s.asked, s.options[rng.below(len(s.options))])
        odds: Counter[str] = Counter()
        for answer, weight in game.outcomes(s):
            odds[answer] += weight
        total, samples = sum(odds.values()), 2000
        counts = Counter(game.sample(s, rng) for _ in range(samples))
        assert not strays(counts, {answer: weight / total for answer, weight in odds.items()})
        game.apply(s, CHANCE, game.sample(s, rng))


@pytest.mark.long
@pytest.mark.parametrize("key", registry.GAMES)
def test_outcomes_have_the_odds_of_a_hundred_thousand_samples(key: str) -> None:
    game = registry.game(key)
    s = game.new(2, {}, registry.house_cards(key))
    rng = Seeded(18)
    verbs: set[str] = set()
    for _ in range(3000):
        if s.asked == NOBODY:
            break
        if s.asked != CHANCE:
            game.apply(s, s.asked, s.options[rng.below(len(s.options))])
            continue
        f = s.top
        assert f is not None
        if f.todo[f.at].name not in verbs:  # each way in which chance is asked, once
            verbs.add(f.todo[f.at].name)
            odds: Counter[str] = Counter()
            for answer, weight in game.outcomes(s):
                odds[answer] += weight
            total = sum(odds.values())
            assert sum(weight / total for weight in odds.values()) == pytest.approx(1)
            counts = Counter(game.sample(s, rng) for _ in range(100_000))
            assert not strays(counts, {answer: weight / total for answer, weight in odds.items()})
        game.apply(s, CHANCE, game.sample(s, rng))
    assert len(verbs) > 1


MOST_BY_PLACE: Final = 10
LISTS: Final = ("Table", "create_table")
"""Calls whose arguments are a list: columns."""


def test_long_calls_say_what_is_what() -> None:
    """Nobody counts the commas of `Report(a, b, c, …)`."""
    found: list[str] = []
    for path in modules(SOURCES):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and len(node.args) > MOST_BY_PLACE:
                called = ast.unparse(node.func)
                if called.rpartition(".")[2] not in LISTS:
                    found.append(f"{path.relative_to(SOURCES)}:{node.lineno}: {called} with {len(node.args)}")
    assert found == []
