"""What the table draws: faces of cards, groups on the map, the card under way, and what an answer would bring."""

from __future__ import annotations

from typing import Any

import pytest

from tablee import registry
from tablee.core.chance import Seeded
from tablee.core.codec import canonical, digest
from tablee.core.stack import CHANCE, NOBODY, State
from tests.at_once import first_at_once
from tests.positions import Play

GAME = registry.game("ecos")
CARDS = registry.house_cards("ecos")


def hints(s: State, seat: int) -> dict[str, Any]:
    decision = GAME.decision_of(s, seat)
    assert decision is not None
    return {option: GAME.preview(s, seat, option) for option in decision.options}


def test_every_card_has_a_face() -> None:
    """All 105 cards in the order of their numbers, each with slots, leaves and one picture per line. (ECO-11)"""
    assert len(CARDS.every_card()) == 105
    faces = [CARDS.face(card) for card in CARDS.every_card()]
    assert [face["number"] for face in faces] == sorted(face["number"] for face in faces)
    for card, face in zip(CARDS.every_card(), faces, strict=True):
        assert face["slots"]
        assert face["leaves"] >= 1
        assert face["back"] in ("brown", "blue")
        assert len(face["lines"]) == len(CARDS.printed_lines(card))
        assert all(line["shows"] != "line" for line in face["lines"])


def test_a_face_shows_what_its_lines_say() -> None:
    """Placement effects carry their arrow, removing makes a red band. (ECO-86, ECO-131)"""
    face = CARDS.face("islet")
    assert [(line["shows"], line.get("what"), line["places"]) for line in face["lines"]] == [
        ("place", "water", True),
        ("place", "grassland", True),
        ("points", None, False),
    ]
    assert not face["red"]
    assert CARDS.face("lone_cheetah")["red"]
    assert CARDS.face("?") == {}


def test_groups_on_the_map() -> None:
    """Herds, habitats and territories with their sizes. (ECO-142, ECO-145, ECO-148)"""
    s = GAME.new(3, {}, CARDS)
    GAME.settle(s, Seeded(1))
    found = GAME.view(s, 0)["groups"]
    land = GAME.view(s, 0)["land"]
    cells = {f"{tile['q']},{tile['r']}": tile["terrain"] for tile in land}
    for group in found:
        assert group["size"] >= 1
        assert set(group["cells"]) <= set(cells)
    for terrain in ("water", "grassland", "desert"):
        own = [group for group in found if group["is"] == "habitat" and group["of"] == terrain]
        assert sorted(cell for group in own for cell in group["cells"]) == sorted(
            cell for cell in cells if cells[cell] == terrain
        )
    dry = [group for group in found if group["is"] == "territory"]
    assert sum(group["size"] for group in dry) == len([1 for kind in cells.values() if kind != "water"])


@pytest.mark.parametrize("seats", first_at_once([3, 2, 6]))
def test_hints_are_what_happens(seats: int) -> None:
    """Points foretold are the points that come, and telling changes nothing."""
    told = 0
    for number in range(2):
        for position in Play("ecos", seats, number).positions(100_000):
            s = position.s
            if s.asked in (NOBODY, CHANCE) or len(position.answers) > 500:
                continue
            seat = s.asked
            before = digest(GAME, s)
            for option, hint in hints(s, seat).items():
                if "points" not in hint:
                    continue
                other = GAME.clone(s)
                GAME.apply(other, seat, option)
                assert (
                    GAME.view(other, seat)["players"][seat]["score"] - hint["points"]
                    == (GAME.view(s, seat)["players"][seat]["score"])
                )
                told += 1
            assert digest(GAME, s) == before
    assert told > 50


@pytest.mark.parametrize("seats", [2, 4])
def test_hints_give_nothing_away(seats: int) -> None:
    """The same bytes in every world that the seat cannot tell apart. (ECO-166)"""
    rng = Seeded(7)
    tried = 0
    for position in Play("ecos", seats, 1).positions(100_000):
        s = position.s
        if len(position.answers) % 5 or len(position.answers) > 700:
            continue
        for seat in range(seats):
            if GAME.decision_of(s, seat) is None or s.asked == CHANCE:
                continue
            other = GAME.shuffle_unknown(s, seat, rng)
            assert canonical(hints(s, seat)) == canonical(hints(other, seat))
            tried += 1
    assert tried > 30


def test_who_resolves_what() -> None:
    """While a card is carried out, everybody sees which, at which line, and who comes after. (ECO-63, ECO-85)"""
    lines: set[int] = set()
    for position in Play("ecos", 4, 2).positions(100_000):
        view = GAME.view(position.s, None)
        if view["resolving"] is not None:
            card = view["resolving"]["card"]
            assert view["resolving"]["line"] < len(CARDS.printed_lines(card))
            assert [each["is"] for each in view["order"]].count("now") == 1
            lines.add(view["resolving"]["line"])
        if view["doing"] is not None and "from" in view["doing"]:
            assert position.s.options
    assert {0, 1} <= lines


def test_counted_cells_are_named() -> None:
    """An adjacent grassland is one point, and the hint says which tiles count. (ECO-138)"""
    seen = 0
    for number in range(3):
        for position in Play("ecos", 3, number).positions(100_000):
            s = position.s
            if s.asked in (NOBODY, CHANCE) or len(position.answers) > 500:
                continue
            for option, hint in hints(s, s.asked).items():
                if "cells" in hint:
                    seen += 1
                    assert option not in hint["cells"] or hint["points"] > 0
                    assert len(hint["cells"]) == len(set(hint["cells"]))
    assert seen
