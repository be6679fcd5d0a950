"""Reasons about the map, where pieces run out and cards have other effects: each cites a rule that holds."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tablee import registry
from tablee.core.chance import Seeded
from tablee.core.stack import CHANCE, NOBODY
from tests.at_once import first_at_once
from tests.games.ecos.citations import asking, at
from tests.games.ecos.leanings import LEANINGS
from tests.games.ecos.odd_cards import changes
from tests.positions import Play
from tests.test_citations import Vocabulary, check, conditions_of

GAME: Final[Any] = registry.game("ecos")
CARDS: Final[Any] = registry.house_cards("ecos")
POSITIONS: Final = 400


def small_box(seed: int) -> Any:
    """Other effects on most cards, one slot each, and few pieces: more questions on the map, and pieces run out."""
    changed = changes(Seeded(seed))
    for card in CARDS.cards:
        changed["card"].setdefault(card, {})["slots"] = ["sun"]
    changed["box"] = {"land_tiles": 12, "water_tiles": 8, "mountains": 2, "forests": 3, "cubes": 25}
    changed["elements"] = {"sun": 38, "water": 0, "grass": 0, "egg": 0, "fern": 0, "rock": 0, "animal": 0, "wild": 2}
    changed["species"] = {each.id: {"count": 2} for each in CARDS.species}
    return GAME.change_cards(registry.card_text("ecos"), changed, registry.texts_known("ecos"))


@pytest.mark.parametrize("seed", first_at_once(range(4)))
def test_a_reason_about_the_map_cites_a_rule_that_holds(seed: int) -> None:
    rng = Seeded(seed)
    play = Play("ecos", 2 + seed % 2, seed, cards=small_box(seed), options={})
    play.seated = [LEANINGS["removes"]] * play.s.seats
    vocabulary = Vocabulary(play, rng)
    found: set[str] = set()
    for _ in range(POSITIONS):
        play.step()
        if play.s.asked == NOBODY:
            break
        vocabulary.meet(play)
        if play.s.asked == CHANCE or (asking(play.s).startswith("Respond") and rng.below(8)):
            continue
        for text in vocabulary.some(asking(play.s), rng):
            found.add(check(play, play.s.asked, text, conditions_of("ecos")))
    assert len(found) > 25, sorted(found)


def test_cells_are_read_as_they_are_written() -> None:
    assert at("-3,4") == (-3, 4)
    assert [at(cell) for cell in ("nowhere", "41,0", "03,1", "1")] == [None] * 4
