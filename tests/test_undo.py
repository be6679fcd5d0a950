"""Undo reaches back to where somebody's knowledge grew, and never turns chance anew."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tablee import registry
from tablee.bots.greedy import adviser_for
from tablee.core.cardset import CardSet
from tablee.core.chance import Seeded
from tablee.core.layout import from_layout
from tablee.core.record import read_record
from tablee.core.stack import CHANCE, NOBODY, NOTHING, TAKE_BACK
from tablee.core.table import Table, sit_down
from tablee.testing.oracle import log_for
from tablee.testing.written import whole
from tests.positions import TABLES, Seen, line_up, table_for

pytestmark = pytest.mark.each_value(together=__name__)

REVACHOL = registry.game("revachol")
LONG = 400  # answers


def step(table: Table, answer: str) -> None:
    """The seat that is asked answers, then chance until a seat is asked again."""
    table.answer(table.state.asked, answer)
    table.settle()


def now(table: Table) -> bytes:
    return whole(table.game, table.state)


# Any game.


@pytest.mark.parametrize("key", registry.GAMES)
def test_undo_in_random_games(key: str) -> None:
    """Only own answers, none of them past a draw, a die or another's answer; the state, the record and the log are
    then those of that point; and the same answers lead to the same draws again. (ECH-R26)"""
    depths = [depth for number in range(2) for of, seats in TABLES if of == key for depth in undone(key, seats, number)]
    assert len(depths) > 10
    assert max(depths) > 1


def undone(key: str, seats: int, number: int) -> list[int]:
    """Play a game, try all undoing on the way, and tell how deep it went each time."""
    depths: list[int] = []
    table = table_for(key, seats, number)
    rng = Seeded(number)
    seated = line_up(key, seats, number, rng)
    table.settle()
    states = {len(table.record.answers): now(table)}
    while table.state.asked != NOBODY and len(table.record.answers) < LONG:
        seat = table.state.asked
        f: Any = table.state.top
        step(table, seated[seat](f.todo[f.at].name, table.state.options, rng))
        states[len(table.record.answers)] = now(table)
        for other in range(seats):
            may = table.undoable(other)
            assert other == seat or may == 0 or table.state.sealed[other] != NOTHING
            assert not table.undo(other, may + 1)
            assert not table.undo(other, 0)
            assert not table.undo(other, -1)
            if may and table.state.sealed[other] == NOTHING and rng.below(4) == 0:
                take_back_and_repeat(table, other, may, states)
                depths.append(may)
    return depths


def take_back_and_repeat(table: Table, seat: int, may: int, states: dict[int, bytes]) -> None:
    answers = list(table.record.answers)
    log = [log_for(told, None) for told in table.events]
    assert all(by == seat for by, _ in answers[-may:])
    for count in range(1, may + 1):
        assert table.undo(seat, count)
        left = len(answers) - count
        assert table.record.answers == answers[:left]
        assert [log_for(told, None) for told in table.events] == log[:left]
        assert now(table) == states[left]
        assert table.undoable(seat) == may - count
        for by, answer in answers[left:]:
            table.answer(by, answer)
        assert table.settle() == []
        assert now(table) == states[len(answers)]
    for _ in range(may):
        assert table.undo(seat)
    assert not table.undo(seat)
    for by, answer in answers[-may:]:
        table.answer(by, answer)
    assert now(table) == states[len(answers)]


@pytest.mark.each_value
@pytest.mark.parametrize("key", registry.GAMES)
def test_nothing_is_taken_back_once_the_game_is_over(key: str) -> None:
    """All hands may be seen then. (Played by who seeks points: soon over.)"""
    short = {"goal": "60"} if key == "ecos" else {}
    table = sit_down(registry.game(key), registry.house_cards(key), ["Anna", "Bo", "Cy"], bytes(32), short)
    adviser = adviser_for(key)
    table.settle()
    while (s := table.state).asked != NOBODY:
        step(table, s.options[adviser.best(s, s.asked, s.options) if len(s.options) > 1 else 0])
    assert [table.undoable(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.parametrize("numbers", [range(3, 5), pytest.param(range(5, 7), marks=pytest.mark.long)], ids=["", "more"])
@pytest.mark.parametrize("key", registry.GAMES)
def test_chance_says_the_same_after_an_undo(key: str, numbers: range) -> None:
    """Nobody gets other dice or cards by taking back: the outcome belongs to its place in the record. (ECH-R26)"""
    compared = 0
    for seats, number in [(seats, number) for of, seats in TABLES if of == key for number in numbers]:
        table = table_for(key, seats, number)
        rng = Seeded(seats)
        table.settle()
        while table.state.asked != NOBODY and len(table.record.answers) < LONG:
            seat = table.state.asked
            if table.undoable(seat) and rng.below(3) == 0:
                compared += chance_is_the_same(table, seat)
            step(table, table.state.options[rng.below(len(table.state.options))])
    assert compared


def chance_is_the_same(table: Table, seat: int) -> int:
    """Go on to the next draw or roll, once straight and once after an undo."""
    for option in table.state.options:
        there = table.game.clone(table.state)
        table.game.apply(there, seat, option)
        if there.asked != CHANCE:
            continue
        straight = read_record(table.saved())
        detour = read_record(table.saved())
        once, again = Table(table.game, table.cards, straight), Table(table.game, table.cards, detour)
        once.answer(seat, option)
        last = again.record.answers[-1]
        assert again.undo(seat)
        again.answer(*last)
        again.answer(seat, option)
        assert once.settle()
        again.settle()
        assert once.record.answers == again.record.answers
        return 1
    return 0


# Echoes of Revachol.


class LaidOut(Seen):
    """Games begin at a table laid out by hand."""

    def __init__(self, given: dict[str, Any]) -> None:
        super().__init__(REVACHOL)
        self.given = given

    def new(self, seats: int, options: Mapping[str, str], cards: CardSet) -> Any:
        return from_layout(self.inner, seats, options, cards, self.given)


def laid_out(given: dict[str, Any], changes: dict[str, Any] | None = None) -> Table:
    cards = REVACHOL.change_cards(registry.card_text("revachol"), changes or {}, registry.texts_known("revachol"))
    return sit_down(LaidOut(given), cards, ["Anna", "Bo", "Cy"][: 3 if "3" in given else 2], b"undo")


def say(table: Table, seat: int, *labels: str) -> None:
    for label in labels:
        decision = table.game.decision_of(table.state, seat)
        assert decision is not None, f"seat {seat} is not asked"
        answer = table.game.answer(table.state, decision, label)
        assert answer is not None, (
            f"{label!r}: {[table.game.label(table.state, decision, o) for o in decision.options]}"
        )
        table.answer(seat, answer)
        table.settle()


READY = {
    "1": {"hand": ["lena", "nix", "roy"], "corps": [["kim"], ["soona"]]},
    "2": {"hand": ["cuno"], "corps": [["lily"]]},
    "tasks": ["island", "badge", "gun"],
}
CHEAP = {"task": {task: {"requires": ["orange"]} for task in ("island", "badge", "gun")}}
DEAR = {"task": {task: {"requires": ["purple"] * 4} for task in ("island", "badge", "gun")}}


def test_inside_a_turn_step_by_step() -> None:
    """Before anything random, a player may go back to the beginning of the turn, also in one go. (ECH-R26)"""
    table = laid_out(READY, CHEAP)
    start = now(table)
    say(table, 0, "place nix")
    placed = now(table)
    assert table.undoable(0) == 1
    say(table, 0, "in corps 2")  # kim could now complete: a question is open
    assert table.state.asked == 0
    assert table.undoable(0) == 2
    assert table.undo(0)
    assert now(table) == placed
    say(table, 0, "in corps 2")
    assert table.undo(0, 2)
    assert now(table) == start
    assert table.record.answers == []
    assert not table.undo(0)


def test_not_another_seats_answers() -> None:
    """(ECH-R26, ECH-28)"""
    table = laid_out(READY, CHEAP)
    say(table, 0, "place nix")
    assert table.undoable(1) == 0
    assert not table.undo(1)
    assert table.undoable(0) == 1


def test_why_nothing_can_be_taken_back() -> None:
    """By who answered and by what came to light since, not by whose name the log speaks. (ECH-R26)"""
    table = laid_out(READY, DEAR)
    assert table.why_no_undo(0) == table.why_no_undo(1) == "none"
    say(table, 0, "place nix", "in corps 2")  # nothing can be paid: it is the next player's turn
    assert table.why_no_undo(1) == "none"  # others have answered, not this one
    say(table, 1, "place cuno", "in corps 1")  # and the first player's again: the log's last line speaks of it
    assert table.state.asked == 0
    assert (table.undoable(0), table.why_no_undo(0)) == (0, "passed")
    say(table, 0, "draw")
    assert (table.undoable(0), table.why_no_undo(0)) == (0, "shown")


def test_not_after_a_draw() -> None:
    """A drawn card cannot be unseen. (ECH-R26)"""
    table = laid_out(READY, CHEAP)
    say(table, 0, "draw")
    assert [by for by, _ in table.record.answers][:2] == [0, CHANCE]
    assert table.undoable(0) == 0
    assert not table.undo(0)


def test_not_after_a_forced_draw_inside_the_turn() -> None:
    """Evrart is placed, his draw is seen, and the turn still goes on: there is no way back. (ECH-R26, ECH-125)"""
    given = {**READY, "1": {"hand": ["evrart"], "corps": [["kim"]]}, "deck": ["roy", "tommy"]}
    table = laid_out(given, CHEAP)
    say(table, 0, "place evrart", "in a new corps")
    assert table.state.asked == 0  # a completion is open
    assert table.undoable(0) == 0
    assert not table.undo(0)


def test_not_after_a_refill() -> None:
    """(ECH-R26, ECH-50)"""
    table = laid_out(READY, CHEAP)
    say(table, 0, "place nix", "in corps 2", "corps 1 completes gun")
    assert (CHANCE in [by for by, _ in table.record.answers]) is True
    assert table.undoable(0) == 0
    assert not table.undo(0)


def test_a_turn_that_ended_by_itself_until_another_answers() -> None:
    """Nothing random happened and nobody confirmed anything: it is the next player's turn, and still one may go back,
    until that player has answered. (ECH-R26)"""
    table = laid_out(READY, DEAR)
    start = now(table)
    say(table, 0, "place nix", "in corps 2")
    passed = now(table)
    assert table.state.asked == 1
    assert [by for by, _ in table.record.answers] == [0, 0]
    assert (table.undoable(0), table.undoable(1)) == (2, 0)
    assert table.undo(0, 2)
    assert now(table) == start
    say(table, 0, "place nix", "in corps 2")
    assert now(table) == passed
    say(table, 1, "place cuno")
    assert (table.undoable(0), table.undoable(1)) == (0, 1)
    assert not table.undo(0)


def test_a_turn_that_ended_with_a_word_until_another_answers() -> None:
    """To complete nothing is taken back like any other answer. (ECH-R26)"""
    table = laid_out(READY, CHEAP)
    say(table, 0, "place nix", "in corps 2", "complete nothing")
    assert table.state.asked == 1
    assert table.undoable(0) == 3
    say(table, 1, "draw")
    assert table.undoable(0) == 0


def test_a_turn_that_ended_with_chance_stands() -> None:
    """The refill ends the turn: it was seen. (ECH-R26, ECH-50)"""
    table = laid_out(READY, CHEAP)
    say(table, 0, "place nix", "in corps 2", "corps 1 completes gun")
    assert table.state.asked == 1
    assert table.undoable(0) == 0


def test_not_after_the_dice() -> None:
    """An event asks the players to choose: that may be taken back, what was rolled may not. (ECH-R26, ECH-71)"""
    table = event()
    assert table.undoable(0) == 0
    assert table.undoable(1) == 0


def event() -> Table:
    """Anna draws the third Morale card; both miss and must choose which hand card to lose."""
    given = {
        "1": {"hand": ["lena", "nix"]},
        "2": {"hand": ["cuno", "roy"]},
        "morale": ["drama", "logic"],
        "deck": ["empathy", "tommy", "soona"],
    }
    table = laid_out(given, {"morale": {"logic": {"event": "hand", "dice": [6, 6]}}})
    table.answer(0, "draw")
    for answer in ("empathy", "1 2", "1 2"):
        table.answer(CHANCE, answer)
    assert [decision.seat for decision in table.game.pending(table.state)] == [0, 1]
    return table


def test_a_sealed_answer_may_be_changed_until_the_last_is_in() -> None:
    """(ECH-R45)"""
    table = event()
    open_again = now(table)
    table.answer(0, "lena")
    assert (table.undoable(0), table.undoable(1)) == (1, 0)
    assert table.undo(0)
    assert table.record.answers[-1] == (0, TAKE_BACK)
    assert now(table) == open_again
    assert table.undoable(0) == 0  # there is nothing more to take back, and no undoing of the undo
    table.answer(0, "lena")
    table.answer(0, "nix")  # changed without taking back first
    assert table.state.sealed == ["nix", NOTHING]
    assert table.undo(0)
    table.answer(1, "roy")
    assert (table.undoable(0), table.undoable(1)) == (0, 1)
    assert table.undo(1)
    table.answer(1, "cuno")
    table.answer(0, "lena")
    state: Any = table.state
    assert state.hands == [("nix",), ("roy",)]
    assert (table.undoable(0), table.undoable(1)) == (0, 0)
    assert not table.undo(0)
    assert not table.undo(1)


def test_the_first_to_choose_may_change_after_the_second() -> None:
    """Order of sealing is no order of effect. (ECH-R45)"""
    given = {
        "1": {"hand": ["lena", "nix"]},
        "2": {"hand": ["cuno", "roy"]},
        "3": {"hand": ["kim", "lily"]},
        "morale": ["drama", "logic"],
        "deck": ["empathy", "tommy", "soona"],
    }
    table = laid_out(given, {"morale": {"logic": {"event": "hand", "dice": [6, 6]}}})
    table.answer(0, "draw")
    for answer in ("empathy", "1 2", "1 2", "1 2"):
        table.answer(CHANCE, answer)
    table.answer(2, "kim")
    table.answer(0, "lena")
    assert table.undo(2)
    table.answer(2, "lily")
    table.answer(1, "roy")
    state: Any = table.state
    assert state.hands == [("nix",), ("cuno",), ("kim",)]
    assert [event.seat for event in table.events[-1] if event.kind == "lost"] == [0, 1, 2]


def test_the_line_is_drawn_where_knowledge_grew() -> None:
    """`bars` marks the answers that stand: draws, dice, refills, the opening of sealed answers."""
    table = event()
    table.answer(0, "lena")
    table.answer(1, "roy")
    table.settle()
    kinds = ["draw", "empathy", "1 2", "1 2", "lena", "roy"]
    assert [answer for _, answer in table.record.answers][:6] == kinds
    assert table.barriers[:6] == [False, True, True, True, False, True]
