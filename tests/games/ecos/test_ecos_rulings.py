"""Rules of Ecos that no scenario shows: announcements, absent players, undo, the order of choices."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from typing import Any, Final

import pytest

from tablee import registry
from tablee.core.cardset import CardSet
from tablee.core.chance import Seeded, secret_of_seed
from tablee.core.codec import digest
from tablee.core.layout import facts, from_layout
from tablee.core.stack import CHANCE, NOBODY, NOTHING
from tablee.core.table import Table, sit_down
from tablee.text import LANGUAGES, Texts
from tests import typed
from tests.positions import Seen

GAME: Final = registry.game("ecos")
CHANGES: Final[dict[str, Any]] = {
    "card": {
        "rain": {"slots": ["sun"], "leaves": 3, "effects": ["place a rhino"]},
        "tide": {"slots": ["sun"], "effects": ["5 points"]},
        "marsh": {"effects": ["replace a land tile with water", "2 points"]},
        "grazing_plain": {"effects": ["remove a bare tile", "1 point"]},  # begins active in the lion deck
        "shoal": {"slots": ["sun"], "effects": ["move up to 2 animals up to 1", "place grassland", "place desert"]},
        "fawns": {"slots": ["sun"], "effects": ["gain a card"]},
    }
}
AT_ONCE: Final = ("Respond", "RespondToPair", "Draft-blue", "Draft-brown", "ChooseActive")


@pytest.fixture(scope="module")
def cards() -> CardSet:
    """The house set with the cards that these tests speak of."""
    return GAME.change_cards(registry.card_text("ecos"), CHANGES, registry.texts_known("ecos"))


def laid_out(cards: CardSet, **given: Any) -> Any:
    """Three players: Anna (seat 0), Bo, Cy."""
    names = {"anna": "1", "bo": "2", "cy": "3"}
    return from_layout(GAME, 3, {}, cards, {names.get(key, key): value for key, value in given.items()})


say = partial(typed.say, GAME)
idle = partial(typed.idle, GAME)


def labels(s: Any, seat: int) -> list[str]:
    decision = GAME.decision_of(s, seat)
    assert decision is not None
    return [GAME.label(s, decision, option) for option in decision.options]


# Announcements.


def test_reaching_the_goal_is_announced_to_all_at_once(cards: CardSet) -> None:
    """ECO-130: in the middle of the round, and once."""
    s = laid_out(cards, anna={"score": 79, "active": ["tide"]})
    say(s, CHANCE, "draws sun")
    say(s, 0, "cube on tide sun")
    told = say(s, 1, "rotate") + say(s, 2, "rotate")
    banners = [event for event in told if event.kind == "reached"]
    assert [event.seen_by(None) for event in banners] == [{"kind": "reached", "seat": 0, "number": 84}]
    assert s.end == ""
    say(s, CHANCE, "draws sun")
    say(s, 0, "cube on tide sun")
    told = say(s, 1, "rotate") + say(s, 2, "rotate")
    assert s.scores[0] == 89
    assert not any(event.kind == "reached" for event in told)


def test_below_the_goal_nothing_is_announced(cards: CardSet) -> None:
    """ECO-130"""
    s = laid_out(cards, anna={"score": 74, "active": ["tide"]})
    say(s, CHANCE, "draws sun")
    say(s, 0, "cube on tide sun")
    told = say(s, 1, "rotate") + say(s, 2, "rotate")
    assert s.scores[0] == 79
    assert not any(event.kind == "reached" for event in told)


def test_a_red_card_is_announced_to_all_when_it_becomes_active(cards: CardSet) -> None:
    """ECO-131, ECO-R71: everybody is told which card, by other words than of an ordinary one, and can read it."""
    kinds = ("announced", "played")
    for card, kind in zip(("marsh", "rain"), kinds, strict=True):
        s = laid_out(cards, anna={"dial": 2, "hand": [card]})
        say(s, CHANCE, "draws egg")
        for seat in range(3):
            say(s, seat, "rotate")
        told = say(s, 0, f"play {card}")
        for viewer in (None, 1, 2):
            assert {"kind": kind, "seat": 0, "card": card} in [event.seen_by(viewer) for event in told]
    for language in LANGUAGES:
        texts = Texts(language, "ecos", cards)
        said = [texts.event({"kind": kind, "seat": 0, "card": "marsh"}, ["Anna"], None) for kind in kinds]
        assert said[0] != said[1]
        assert texts.card("marsh") in said[0]
        assert len(texts.lines("marsh")) == 2
        assert all(line in said[0] for line in texts.lines("marsh"))  # with its effects


def test_a_red_card_that_begins_active_is_announced_too(cards: CardSet) -> None:
    """ECO-R71: also in set-up, and its band stays visible."""
    s: Any = GAME.new(3, {"choose_decks": "yes", "harbinger": "1"}, cards)
    told = say(s, 0, "take the lion deck")
    assert [event.card for event in told if event.kind == "announced"] == ["grazing_plain"]
    bands = {each["card"]: each["red"] for each in GAME.view(s, 2)["players"][0]["active"]}
    assert bands == {"grazing_plain": True, "dry_season": False, "water_hole": False}


# Absent players.


def test_who_is_absent_rotates_declines_and_takes_a_cube(cards: CardSet) -> None:
    """ECO-R69: a response is a rotation; a card is declined at 2; at 3 a cube is gained."""
    s = laid_out(cards, anna={"dial": 1, "active": ["tide"]}, bo={"dial": 2, "hand": ["rain"]})
    say(s, CHANCE, "draws sun")
    for seat in range(3):
        assert idle(s, seat) == "rotate"
        say(s, seat, "rotate")
    assert idle(s, 0) == "gain no card"
    say(s, 0, "gain no card")
    assert idle(s, 1) == "gain a cube"


def test_who_is_absent_resolves_and_places_at_the_first_cell(cards: CardSet) -> None:
    """ECO-R69: not taken back; a piece goes to the first cell in the order of choices."""
    drawn = "[D]     G       D\n    D\n"
    s = laid_out(cards, map=drawn, anna={"active": ["tide"]}, bo={"active": ["rain"]})
    say(s, CHANCE, "draws sun")
    say(s, 0, "cube on tide sun")
    say(s, 1, "cube on rain sun")
    say(s, 2, "rotate")
    assert idle(s, 1) == "resolve rain"
    say(s, 1, "resolve rain")
    assert idle(s, 1) == "place rhino at 0,0"


# Choices.


def test_choices_are_listed_by_cell_then_species(cards: CardSet) -> None:
    """ECO-R77: r, then q; so logs and bots are the same everywhere."""
    drawn = "    D\n[D]     D\n    D\n"
    s = laid_out(cards, map=drawn, anna={"active": ["rain"]})
    say(s, CHANCE, "draws sun")
    say(s, 0, "cube on rain sun")
    say(s, 1, "rotate")
    say(s, 2, "rotate")
    cells = [label.removeprefix("place rhino at ") for label in labels(s, 0)]
    assert cells == ["1,-1", "0,0", "1,0", "0,1"]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_only_drafts_first_cards_and_responses_are_made_at_once(seats: int) -> None:
    """ECO-R76: everywhere else one seat is asked at a time."""
    seen: set[str] = set()
    for options in ({}, {"decks": "draft"}):
        rng = Seeded(seats)
        s: Any = GAME.new(seats, options, registry.house_cards("ecos"))
        for _ in range(500):
            if s.asked == NOBODY:
                break
            pending = GAME.pending(s)
            if len(pending) > 1:
                seen |= {decision.verb for decision in pending}
            answer = GAME.sample(s, rng) if s.asked == CHANCE else s.options[rng.below(len(s.options))]
            GAME.apply(s, s.asked, answer)
    assert seen <= set(AT_ONCE)
    assert {"Draft-blue", "Draft-brown", "ChooseActive"} <= seen
    assert seen & {"Respond", "RespondToPair"}


# Undo.


def seated(cards: CardSet, number: int, seats: int = 3) -> Table:
    table = sit_down(GAME, cards, ["Anna", "Bo", "Cy"][:seats], secret_of_seed(number), {"harbinger": "1"})
    table.settle()
    return table


def test_a_response_is_free_until_the_last_is_in(cards: CardSet) -> None:
    """ECO-R75: then it stands."""
    table = seated(cards, 1)
    before = digest(GAME, table.state)
    table.answer(0, "rotate")
    assert table.undoable(0) == 1
    assert table.undoable(1) == 0
    assert table.undo(0)
    assert digest(GAME, table.state) == before
    for seat in (0, 1, 2):
        table.answer(seat, "rotate")
    assert [table.undoable(seat) for seat in range(3)] == [0, 0, 0]


def test_undo_inside_a_resolution(cards: CardSet) -> None:
    """ECO-R75: back to the last chance or opened answer, own answers only, never across another player."""
    depths: list[int] = []
    past_chance = 0
    for number in range(3):
        table = seated(cards, number)
        rng = Seeded(number)
        run: list[tuple[int, str]] = []  # own answers in a row: seat, and the state before each
        for _ in range(400):
            s: Any = table.state
            if s.asked == NOBODY:
                break
            seat, at_once = s.asked, s.top.todo[s.top.at].name in AT_ONCE
            before = digest(GAME, s)
            table.answer(seat, s.options[rng.below(len(s.options))])
            drawn = table.state.asked == CHANCE
            if at_once or table.barriers[-1] or drawn:
                run = []
            else:
                run = [*run, (seat, before)] if not run or run[-1][0] == seat else [(seat, before)]
                assert table.undoable(seat) == len(run)
                assert all(table.undoable(other) == 0 for other in range(3) if other != seat)
                twin = Table(GAME, cards, table.record.copy(len(table.record.answers)))
                assert twin.undo(seat, len(run))
                assert digest(GAME, twin.state) == run[0][1]
                depths.append(len(run))
            table.settle()
            if drawn and all(text == NOTHING for text in table.state.sealed):
                assert [table.undoable(other) for other in range(3)] == [0, 0, 0]
                past_chance += 1
    assert len(depths) > 20
    assert max(depths) > 1
    assert past_chance > 20


class LaidOut(Seen):
    """Games begin at a table laid out by hand."""

    def __init__(self, given: dict[str, Any]) -> None:
        super().__init__(GAME)
        self.given = given

    def new(self, seats: int, options: Mapping[str, str], cards: CardSet) -> Any:
        return from_layout(self.inner, seats, options, cards, self.given)


def rotated(cards: CardSet, dial: int) -> Table:
    """Anna's dial brings her something; Bo's comes after it."""
    given = {"1": {"dial": dial, "hand": ["rain"]}, "2": {"dial": dial}, "blue": []}
    table = sit_down(LaidOut(given), cards, ["Anna", "Bo", "Cy"], secret_of_seed(1))
    table.answer(CHANCE, "egg")
    for seat in (0, 1, 2):
        table.answer(seat, "rotate")
    return table


def test_a_card_laid_open_beside_the_deck_stays_there(cards: CardSet) -> None:
    """ECO-R75: everybody has seen the card that was not kept, so the other cannot be kept instead."""
    table = rotated(cards, 1)
    table.answer(0, "gain")
    table.answer(0, "brown")
    table.settle()
    s: Any = table.state
    kept, other = s.looking[0]
    table.answer(0, kept)
    s = table.state
    assert (s.row, s.asked) == ((other,), 1)
    assert table.undoable(0) == 0
    assert not table.undo(0)


def test_a_card_played_from_the_hand_may_be_taken_back(cards: CardSet) -> None:
    """ECO-R75: its owner chose to show it, and has learned nothing."""
    table = rotated(cards, 2)
    before = digest(GAME, table.state)
    table.answer(0, "rain")
    assert table.state.asked == 1
    assert table.undo(0)
    assert digest(GAME, table.state) == before


# Drawings.


@pytest.mark.parametrize("drawn", ["[G^**rgpk]  D\n      W\n", "[Wf12]  Dr3\n    G^**\n", "[.]     W\n"])
def test_a_drawn_map_is_read_as_it_is_written(cards: CardSet, drawn: str) -> None:
    """ECO-R72: also with a crowd on a tile."""
    assert facts(GAME, laid_out(cards, map=drawn))["map"] == drawn


@pytest.mark.parametrize(
    ("drawn", "said"),
    [
        ("[G]     D\n      W\n", '"W" in line 2 stands between two cells'),
        ("[G]    D\n", '"D" in line 1 stands between two cells'),
        ("G       D\n", "no tile in brackets"),
        ("[G]     X\n", '"X" begins with no letter'),
    ],
)
def test_a_map_that_cannot_be_read_says_where(cards: CardSet, drawn: str, said: str) -> None:
    """ECO-R72"""
    with pytest.raises(ValueError, match=re.escape(said)):
        laid_out(cards, map=drawn)
