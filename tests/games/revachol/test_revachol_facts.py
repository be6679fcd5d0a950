"""Rules of Echoes of Revachol that no play shows: what is in the box and on the cards, what the engine may know."""

from __future__ import annotations

import json
import re
import tomllib
from itertools import combinations_with_replacement, product
from pathlib import Path

import pytest

from tablee import registry
from tablee.core.cardfile import CardFileError, changed_card_file
from tablee.core.chance import Seeded, secret_of_seed
from tablee.core.codec import encode
from tablee.core.layout import facts, from_layout
from tablee.core.printed import text_id
from tablee.core.record import BrokenRecord, Record
from tablee.core.stack import CHANCE, NOBODY
from tablee.core.table import Table
from tablee.games.revachol import cardset
from tablee.games.revachol.cardset import Cards
from tablee.games.revachol.game import GAME
from tablee.games.revachol.payment import can_pay
from tablee.games.revachol.state import Revachol
from tablee.games.revachol.symbols import COLOURS, CROWN, SYMBOLS, bag
from tests.games.revachol.revachol_printed import change_cards, read_cards

TEXT = registry.card_text("revachol")
KNOWN = registry.texts_known("revachol")
FOLDER = Path(cardset.__file__).parent


@pytest.fixture(scope="module")
def house() -> Cards:
    return read_cards(TEXT, "house.toml", KNOWN)


def played(s: Revachol, seed: int) -> Revachol:
    """The game played to its end at random."""
    rng = Seeded(seed)
    GAME.settle(s, rng)
    while s.asked != NOBODY:
        GAME.play(s, s.options[rng.below(len(s.options))], rng)
    return s


def refusal(changes: dict[str, dict[str, dict[str, object]]]) -> str:
    with pytest.raises(CardFileError) as caught:
        GAME.checked_cards(changed_card_file(TEXT, "cards", changes), KNOWN, False)
    return str(caught.value)


# In the box.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_89_cards_are_in_play_and_the_guide_is_none_of_them(house: Cards, seats: int) -> None:
    """ECH-01, ECH-02, ECH-R15: 40 Allies, 24 Morale cards, 25 Tasks; the Guide is a help text, not a card."""
    s = GAME.new(seats, {}, house)
    GAME.settle(s, Seeded(seats))
    zones = [*s.task_deck, *s.task_row, *s.deck, *s.discard, *s.permanent]
    zones += [card for hand in s.hands for card in hand]
    assert sorted(zones) == sorted([*house.allies, *house.tasks, *house.morale])
    assert (len(house.allies), len(house.morale), len(house.tasks)) == (40, 24, 25)
    assert len(zones) == len(set(zones)) == 89
    assert "guide" not in zones


@pytest.mark.parametrize("kind", ["ally", "task", "morale"])
def test_a_set_with_a_card_too_many_is_refused(kind: str) -> None:
    """ECH-01"""
    first = {"ally": "annette", "task": "bed", "morale": "logic"}[kind]
    assert "(ECH-01)" in refusal({kind: {first: {"copies": 2}}})


def test_there_is_no_place_for_a_guide_card() -> None:
    """ECH-02, ECH-R15"""
    assert "guide" in refusal({"guide": {"guide": {"name": "Guide"}}})


def test_nobody_sees_what_lies_in_the_deck(house: Cards) -> None:
    """ECH-03: the view counts the deck; what may still come is the same for every order of it."""
    s = GAME.new(2, {}, house)
    assert GAME.view(s, 0)["unseen"] == sorted([*house.allies, *house.morale])  # also the Morale cards still aside
    GAME.settle(s, Seeded(1))
    upside_down = GAME.clone(s)
    upside_down.deck.reverse()
    for seat in (0, 1, None):
        view = GAME.view(s, seat)
        assert view["deck"] == 58
        assert GAME.view(upside_down, seat) == view
        assert view["unseen"] == sorted(view["unseen"])  # hands of the others included, so no card is placed


@pytest.mark.parametrize("given", [{}, {"deck": []}, {"task_deck": ["bed"]}, {"1": {"corps": [["kim"], ["roy"]]}}])
def test_a_table_laid_out_by_hand_loses_no_card(house: Cards, given: dict[str, object]) -> None:
    """ECH-01: what is not mentioned lies in its deck or, where that is given, out of the game."""
    table = facts(GAME, from_layout(GAME, 2, {}, house, {"2": {"hand": ["lily"]}, "passes": 1, **given}))
    cards = [card for zone in ("deck", "task_deck", "discard", "permanent", "tasks", "morale") for card in table[zone]]
    for seat in ("1", "2"):
        own = table[seat]
        cards += [*own["hand"], *own["completed"], *own["points"], *[ally for corps in own["corps"] for ally in corps]]
    assert sorted(card for card in cards if card) == sorted([*house.allies, *house.tasks, *house.morale])


@pytest.mark.parametrize("given", [{"3": {"hand": ["kim"]}}, {"hand": ["kim"]}, {"1": {"deck": ["kim"]}}])
def test_a_zone_that_is_not_there_is_refused(house: Cards, given: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="given: "):
        from_layout(GAME, 2, {}, house, given)


# On the cards.


def test_an_ally_has_one_or_two_of_the_seven_symbols(house: Cards) -> None:
    """ECH-04, ECH-07: beside its name, points for some and a unique skill for sixteen."""
    assert all(text_id("ally", ally.of) in KNOWN for ally in house.allies.values())
    assert sorted({ally.points for ally in house.allies.values()}) == [0, 1, 2]
    assert len([ally for ally in house.allies.values() if ally.skill]) == 16
    assert all(1 <= len(ally.symbols) <= 2 and set(ally.symbols) <= set(SYMBOLS) for ally in house.allies.values())
    assert "(ECH-04)" in refusal({"ally": {"annette": {"symbols": []}}})
    assert "(ECH-04)" in refusal({"ally": {"annette": {"symbols": ["blue", "blue", "blue"]}}})
    assert "symbol" in refusal({"ally": {"annette": {"symbols": ["pink"]}}})


def test_there_are_six_colours_and_the_crown() -> None:
    """ECH-07"""
    assert COLOURS == ("blue", "yellow", "green", "red", "orange", "purple")
    assert list(SYMBOLS) == [*COLOURS, CROWN]


def test_a_morale_card_has_two_die_faces_and_one_event(house: Cards) -> None:
    """ECH-05: its name is that of a detective's skill."""
    assert all(text_id("morale", card.of) in KNOWN for card in house.morale.values())
    for card in house.morale.values():
        assert len(card.dice) == 2
        assert set(card.dice) <= {1, 2, 3, 4, 5, 6}
        assert card.event in ("corps", "task", "hand")
    assert "(ECH-05)" in refusal({"morale": {"logic": {"dice": [1, 7]}}})
    assert "(ECH-05)" in refusal({"morale": {"logic": {"dice": [1]}}})
    assert "event" in refusal({"morale": {"logic": {"event": "points"}}})


def test_a_task_has_points_and_one_to_four_coloured_symbols(house: Cards) -> None:
    """ECH-06, ECH-R36: a crown in a requirement is refused as data."""
    assert all(text_id("task", task.of) in KNOWN for task in house.tasks.values())
    for task in house.tasks.values():
        assert 1 <= len(task.requires) <= 4
        assert set(task.requires) <= set(COLOURS)
        assert task.points >= 0
    assert "(ECH-06)" in refusal({"task": {"bed": {"requires": []}}})
    assert "(ECH-06)" in refusal({"task": {"bed": {"requires": ["red"] * 5}}})
    assert "(ECH-R36)" in refusal({"task": {"bed": {"requires": ["red", "crown"]}}})


# What the engine knows.


def test_the_engine_names_no_card() -> None:
    """ECH-R02: skills are found by their key; no card's id stands in the rules."""
    ids = set(read_cards(TEXT, "house.toml", KNOWN).order) - {"dice"}  # a Task, but a field and an argument too
    for path in sorted(FOLDER.glob("*.py")):
        if path.name != "cardset.py":
            words = set(re.findall(r"""["']([a-z_]+)["']""", path.read_text(encoding="utf-8")))
            assert words & ids == set(), path


def written(cards: dict[str, dict[str, dict[str, object]]], name: str) -> str:
    """A card file with these cards, without sources."""
    lines = ["[set]", 'game = "revachol"', f'name = "{name}"']
    for kind, of_kind in cards.items():
        for id, values in of_kind.items():
            lines.append(f"[{kind}.{id}]")
            lines += [f"{key} = {json.dumps(value)}" for key, value in values.items() if key != "source"]
    return "\n".join(lines)


def raw_cards() -> dict[str, dict[str, dict[str, object]]]:
    found = tomllib.loads(TEXT)
    del found["set"]
    return found


def test_a_set_with_other_ids_and_other_values_is_played_just_so() -> None:
    """ECH-R02: all values come from the file."""
    other: dict[str, dict[str, dict[str, object]]] = {"ally": {}, "task": {}, "morale": {}}
    for kind, of_kind in raw_cards().items():
        for i, (id, values) in enumerate(of_kind.items()):
            other[kind][f"{kind}_{i}"] = {**values, "name": id.title()}
    for task in other["task"].values():
        task.update(points=1, requires=["blue"], special=False)
    cards = read_cards(written(other, "other"), "other.toml", KNOWN)
    for seed in range(6):
        s = played(GAME.new(2 + seed % 3, {}, cards), seed)
        result = GAME.result(s)
        assert result is not None
        assert [score.parts["tasks"] for score in result.scores] == [len(own) for own in s.completed]


def test_each_copy_of_kim_stays() -> None:
    """ECH-R03: skills belong to the card, not to the name."""
    twice = raw_cards()
    del twice["ally"]["egghead"]
    twice["ally"]["kim"].update(copies=2, symbols=["orange"])
    twice["task"]["radio"].update(requires=["orange"])
    cards = read_cards(written(twice, "two-kims"), "two-kims.toml", KNOWN)
    given = {"1": {"hand": ["annette"], "corps": [["kim", "kim-2"]]}, "tasks": ["lorries", "hardies", "radio"]}
    s = from_layout(GAME, 2, {}, cards, given)
    for answer in ("annette", "new", "1 radio"):
        GAME.apply(s, 0, answer)
    assert [corps.allies for corps in s.corps[0]] == [("annette",), ("kim",), ("kim-2",)]
    assert s.discard == []


# At the table.


@pytest.mark.parametrize("seats", [0, 1, 5, 6, 13])
def test_two_to_four_players(house: Cards, seats: int) -> None:
    """ECH-R01: other numbers are refused, by a new game, a table laid out by hand and a record."""
    assert (GAME.fewest, GAME.most) == (2, 4)
    with pytest.raises(ValueError, match="ECH-R01"):
        GAME.new(seats, {}, house)
    with pytest.raises(ValueError, match="ECH-R01"):
        from_layout(GAME, seats, {}, house, {})
    record = Record("revachol", house.name, house.digest, {}, ["x"] * seats, ["human"] * seats, b"")
    with pytest.raises(BrokenRecord, match="2 to 4 players"):
        record.state(GAME, house)


def seated(cards: Cards, seed: int) -> Table:
    players = ["Anna", "Bo"]
    record = Record("revachol", cards.name, cards.digest, {}, players, ["human"] * 2, secret_of_seed(seed))
    table = Table(GAME, cards, record)
    table.settle()
    return table


def test_an_ally_may_be_taken_back_until_another_answers() -> None:
    """ECH-R26: before anything random or hidden was seen."""
    dear = {task: {"requires": ["purple"] * 4} for task in raw_cards()["task"]}  # no completion comes in between
    plain = {ally: {"skill": "", "points": 0} for ally in raw_cards()["ally"]}
    cards = change_cards(TEXT, {"task": dear, "ally": plain}, KNOWN)
    table = seated(cards, 3)
    first = table.state.asked
    for _ in range(2):
        table.answer(table.state.asked, table.state.options[0])
    assert table.state.asked == first
    before = encode(GAME, table.state)
    assert table.undoable(first) == 0  # another has answered since
    table.answer(first, table.state.options[0])
    assert table.state.options == ["1", "new"]  # which Corps: the turn is not over
    assert table.undoable(first) == 1
    assert table.undo(first)
    assert encode(GAME, table.state) == before
    table.answer(first, table.state.options[1])
    table.answer(first, "new")
    other = table.state.asked
    assert other != first
    assert table.undoable(first) == 2  # the turn ended by itself
    table.answer(other, table.state.options[0])
    assert table.undoable(first) == 0
    assert not table.undo(first)


def test_a_draw_and_a_turn_that_has_passed_stand(house: Cards) -> None:
    """ECH-R26: draws cannot be unseen."""
    table = seated(house, 4)
    drawer = table.state.asked
    assert table.undoable(drawer) == 0  # the deal and the roll stand
    table.answer(drawer, "draw")
    assert table.undoable(drawer) == 1  # said, but no card seen yet
    table.settle()
    assert table.state.asked != drawer
    assert table.undoable(drawer) == 0
    assert not table.undo(drawer)


def test_others_hear_that_an_ally_was_drawn_but_not_which(house: Cards) -> None:
    """ECH-R14"""
    s = from_layout(GAME, 2, {}, house, {"1": {"hand": ["annette"]}})
    GAME.apply(s, 0, "draw")
    told = GAME.apply(s, CHANCE, "chester")
    drew = next(event for event in told if event.kind == "drew")
    assert drew.seen_by(0)["card"] == "chester"
    assert drew.seen_by(1)["card"] == "?"
    assert drew.seen_by(None)["card"] == "?"


# Paying.


def assigned(
    plain: list[str], special: list[str], symbols: list[str], doublers: int, extras: int, loans: list[str]
) -> bool:
    """The rule told the long way: every way to double symbols, then every way to lay symbols on requirements."""
    for doubled in combinations_with_replacement(sorted(set(symbols)), doublers):
        have = [*symbols, *doubled, *loans]
        if laid(plain, special, have, extras):
            return True
    return False


def laid(plain: list[str], special: list[str], have: list[str], extras: int) -> bool:
    if plain:
        need, rest = plain[0], plain[1:]
        return any(laid(rest, special, without(have, symbol), extras) for symbol in (need, CROWN) if symbol in have)
    if special:
        need, rest = special[0], special[1:]
        if any(laid([], rest, without(have, symbol), extras) for symbol in (need, CROWN) if symbol in have):
            return True
        return extras > 0 and laid([], rest, have, extras - 1)
    return True


def without(have: list[str], symbol: str) -> list[str]:
    left = list(have)
    left.remove(symbol)
    return left


def test_the_closed_form_of_paying_agrees_with_trying_every_assignment() -> None:
    """ECH-R39, ECH-39, ECH-41, ECH-43: plain and Special Tasks, Doublers, extra crowns and named loans."""
    rng = Seeded(39)
    kinds = ["blue", "red", "green", CROWN]
    verdicts = {True: 0, False: 0}

    def some(most: int, out_of: list[str]) -> list[str]:
        return [out_of[rng.below(len(out_of))] for _ in range(rng.below(most + 1))]

    for _ in range(3000):
        plain, special = some(4, kinds[:3]), some(3, kinds[:3])
        symbols, loans = [*some(5, kinds), kinds[rng.below(4)]], some(1, kinds)
        doublers, extras = rng.below(3), rng.below(3)
        wanted = assigned(plain, special, symbols, doublers, extras, loans)
        found = can_pay(bag(plain), bag(special), bag(symbols), doublers, extras, bag(loans))
        assert found == wanted, (plain, special, symbols, doublers, extras, loans)
        verdicts[wanted] += 1
    assert min(verdicts.values()) > 500  # both answers were put to the test


def test_loans_to_come_agree_with_trying_every_loan() -> None:
    """ECH-R39, ECH-101: what may still be borrowed, tried symbol by symbol."""
    rng = Seeded(101)
    kinds = ["blue", "red", "green", CROWN]
    for _ in range(1500):
        plain = [kinds[rng.below(3)] for _ in range(rng.below(4))]
        special = [kinds[rng.below(3)] for _ in range(rng.below(3))]
        symbols = [kinds[rng.below(4)] for _ in range(1 + rng.below(3))]
        lent = sorted({kinds[rng.below(4)] for _ in range(rng.below(4))})
        doublers, extras, loans = rng.below(2), rng.below(2), 1 + rng.below(2)
        wanted = any(
            assigned(plain, special, symbols, doublers, extras, list(borrowed))
            for count in range(loans + 1)
            for borrowed in product(lent, repeat=count)
        )
        found = can_pay(bag(plain), bag(special), bag(symbols), doublers, extras, 0, loans, bag(lent))
        assert found == wanted, (plain, special, symbols, doublers, extras, loans, lent)
