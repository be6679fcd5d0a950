"""What players of Ecos read is true of the table: refusals, answers and the log. (scenarios: reasons.toml)"""

from __future__ import annotations

from typing import Any, Final

import pytest

from tablee import registry
from tablee.core.chance import Seeded
from tablee.core.layout import from_layout
from tablee.core.stack import CHANCE
from tablee.text import Texts

GAME: Final[Any] = registry.game("ecos")
TEXTS: Final = Texts("en", "ecos", registry.house_cards("ecos"))
PLAYERS: Final = ["Anna", "Bo", "Cy"]


def laid_out(effects: list[str], given: dict[str, Any], box: dict[str, int] | None = None) -> Any:
    """Anna has completed a card with these effects."""
    changed = {"card": {"rain": {"slots": ["sun"], "effects": effects}}, "box": box or {}}
    cards = GAME.change_cards(registry.card_text("ecos"), changed, registry.texts_known("ecos"))
    s = from_layout(GAME, 3, {}, cards, {"1": {"active": ["rain"]}, **given})
    GAME.apply(s, CHANCE, "sun")
    for seat in range(3):
        GAME.apply(s, seat, "rain sun" if seat == 0 else "rotate")
    return s


def said(s: Any, answer: str) -> str:
    decision = GAME.decision_of(s, s.asked)
    return TEXTS.phrase(GAME.phrase(s, decision, answer), PLAYERS)


def log(s: Any, seat: int, answer: str, reader: int) -> list[str]:
    return [TEXTS.event(event.seen_by(reader), PLAYERS, reader) for event in GAME.apply(s, seat, answer)]


def test_the_cell_that_cannot_be_reached_is_named_not_the_start() -> None:
    """ECO-R51"""
    s = laid_out(["move a rhino up to 1"], {"map": "[Dr]    D       D\n"})
    reason = GAME.why_not(s, 0, "move rhino at 0,0 to 2,0")
    assert (reason.rule, reason.phrase.args["cell"]) == ("ECO-R51", "2,0")


def test_the_tile_that_lies_there_is_taken_off_the_map() -> None:
    """ECO-R44: a grassland, to be laid down as a desert; its label speaks of what is placed."""
    s = laid_out(["place desert"], {"map": "[G]     W\n"}, {"land_tiles": 1})
    decision = GAME.decision_of(s, 0)
    assert GAME.label(s, decision, "0,0") == "lift desert at 0,0"
    assert said(s, "0,0") == "Take off the map: Grassland, 0,0"
    assert log(s, 0, "0,0", 0) == ["You take grassland off the map (0,0)."]


@pytest.mark.parametrize(
    ("given", "way", "told"),
    [
        ({"brown": ["dusk"]}, "brown", "one brown card"),
        ({"brown": ["dusk", "tide"]}, "brown", "two brown cards"),
        ({"brown": [], "blue": ["stampede", "colony"]}, "both", "one blue card"),
        ({"blue": ["stampede"]}, "blue", "one blue card"),
        ({}, "both", "a brown and a blue card"),
    ],
)
def test_who_looks_at_the_last_card_looks_at_one(given: dict[str, list[str]], way: str, told: str) -> None:
    """ECO-R40"""
    s = laid_out(["gain a card"], given)
    assert said(s, way) == f"Look at {told}"
    assert log(s, 0, way, 1) == [f"Anna looks at {told}."]


@pytest.mark.parametrize(("seats", "tokens"), [(2, "two more tokens are drawn"), (3, "one more token is drawn")])
def test_a_tie_says_how_many_tokens_are_drawn(seats: int, tokens: str) -> None:
    """ECO-155, ECO-163, ECO-R64"""
    given = {"1": {"score": 80}, "2": {"score": 80}}
    s = from_layout(GAME, seats, {}, registry.house_cards("ecos"), given)
    for _ in range(2 if seats == 2 else 1):
        GAME.apply(s, CHANCE, "wild")
    lines: list[str] = []
    rng = Seeded(1)
    while not any("lead is shared" in line for line in lines):
        answer = GAME.sample(s, rng) if s.asked == CHANCE else GAME.default_answer(s, GAME.decision_of(s, s.asked))
        lines += log(s, s.asked, answer, 0)
    assert f"The lead is shared: the bag passes on, and {tokens} (step 1)." in lines
