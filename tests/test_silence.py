"""Silence must not tell: which seat is asked which question is the same in all worlds that any other seat cannot tell
apart, at every position, also with card texts that the house does not have. (ECH-133, ELK-R141, ELK-R146)"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any, Final

import pytest
from _pytest.mark import ParameterSet

from tablee import registry
from tablee.core.cardfile import CardFileError
from tablee.core.cardset import CardSet
from tablee.core.chance import Seeded
from tablee.core.layout import from_layout
from tablee.testing.oracle import check_silence
from tests.at_once import each_game_at_once
from tests.positions import TABLES, Play, share, stride

pytestmark = pytest.mark.each_value(together=__name__)

GAMES: Final = 24
"""At every table, where a game's positions cost little."""
LONGEST: Final = 2000
"""Answers: with any texts a game of Ecos may take its whole sixty rounds."""
WORLDS: Final = 2
MANY: Final = 10


def odd_cards(key: str, number: int) -> CardSet:
    """A set whose cards say something else: sentences of the game's own grammar, at random. A card of which the checker
    says that its sentences make no sense together keeps the text of the house."""
    changes = import_module(f"tests.games.{key}.odd_cards").changes(Seeded(number))
    while True:
        try:
            return registry.game(key).change_cards(registry.card_text(key), changes, registry.texts_known(key))
        except CardFileError as error:
            for kind, _, card in {mistake.card.partition(".") for mistake in error.mistakes}:
                del changes[kind][card]


def follow(p: Play) -> None:
    """The game, asked at every position (of one with thousands of costly ones, at some)."""
    rng = Seeded(p.number)
    apart = 8 if stride(p.game.key) > MANY else 1
    for _ in p.positions(1_000_000):
        if len(p.answers) >= LONGEST:
            return
        if rng.below(apart) == 0:
            try:
                for _ in range(WORLDS):
                    check_silence(p, rng)
            except AssertionError as error:
                error.add_note(f"in {p!r}; the last answers: {p.answers[-5:]}")
                raise


@pytest.mark.parametrize(("key", "seats"), each_game_at_once())
def test_the_question_tells_nothing(key: str, seats: int) -> None:
    for number in range(max(2, share(key, GAMES))):
        follow(Play(key, seats, number))


def with_other_texts() -> Iterator[ParameterSet]:
    """A sixth of the games of one table of each game at once, the others with `-m long`."""
    at_once = [table.values for table in each_game_at_once() if not table.marks]
    for key, seats in TABLES:
        games = max(2, share(key, 4 * GAMES))
        some = max(1, games // 6)
        marks = [pytest.mark.long] * ((key, seats) not in at_once)
        yield pytest.param(key, seats, range(some), id=f"{key}-{seats}", marks=marks)
        if games > some:
            yield pytest.param(key, seats, range(some, games), id=f"{key}-{seats}-more", marks=pytest.mark.long)


@pytest.mark.parametrize(("key", "seats", "numbers"), list(with_other_texts()))
def test_nor_does_it_with_any_other_texts(key: str, seats: int, numbers: range) -> None:
    for number in numbers:
        follow(Play(key, seats, number, cards=odd_cards(key, number * 8 + seats)))


@pytest.mark.parametrize("key", registry.GAMES)
def test_odd_cards_differ_from_the_house_and_from_each_other(key: str) -> None:
    """Or the property above would be true of one set only."""
    digests = {odd_cards(key, number).digest for number in range(5)}
    assert len(digests | {registry.house_cards(key).digest}) == 6


def test_units_placed_from_a_hidden_hand() -> None:
    """Thorn Steward places a base Unit from the hand; whether one is there only its owner knows. In all worlds of the
    rival the owner is asked, though not always with the same answers. (ELK-R47, ELK-R146)"""
    game, cards = registry.game("elekt"), registry.house_cards("elekt")
    given: dict[str, Any] = {
        "skirmish": "bone_arena",
        "1": {"amber": 2, "hand": ["thorn_steward", "acolyte", "confessor"], "shown": []},
        "2": {"hand": ["assassin-2"]},
        "unit_deck": ["hollow_captain", "symbiote", "dusk_duellist"],
    }
    p = Play("elekt", 2, 0)
    p.s = from_layout(game, 2, {}, cards, given)
    game.apply(p.s, 0, "thorn_steward skirmish")
    rng = Seeded(1)
    answers: set[int] = set()
    for _ in range(100):
        check_silence(p, rng)
        world: Any = game.shuffle_unknown(p.s, 1, rng)
        answers.add(len(world.options))
    assert answers == {1, 2}
