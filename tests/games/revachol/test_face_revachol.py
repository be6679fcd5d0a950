"""What a table needs to draw: the faces of the cards, the hints on answers, and what everybody sees of a moment."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest

from tablee import registry
from tablee.core.chance import Seeded
from tablee.core.codec import canonical
from tablee.core.stack import NOBODY
from tests.positions import Play

GAME: Any = registry.game("revachol")
CARDS: Any = registry.house_cards("revachol")
SEATS = range(GAME.fewest, GAME.most + 1)
GAMES = 6


def positions(seats: int) -> Any:
    """Positions of random games at which a seat is asked, with that seat's question."""
    for number in range(GAMES):
        p = Play("revachol", seats, number)
        while p.s.asked != NOBODY:
            if p.s.asked >= 0:
                decision = GAME.decision_of(p.s, p.s.asked)
                assert decision is not None
                yield p.s, decision
            p.step()


def test_every_card_has_a_face_with_what_is_printed_on_it() -> None:
    """An Ally shows symbols, points and skill (ECH-04), a Morale card dice and event (ECH-05), a Task points and what
    it requires (ECH-06); 40, 24 and 25 of them (ECH-01)."""
    cards = CARDS.every_card()
    assert len(cards) == len(set(cards)) == 89
    faces = {card: CARDS.face(card) for card in cards}
    kinds = [face["kind"] for face in faces.values()]
    assert kinds == ["ally"] * 40 + ["task"] * 25 + ["morale"] * 24
    for card, face in faces.items():
        if face["kind"] == "ally":
            ally = CARDS.allies[card]
            assert (face["symbols"], face["points"], face["skill"]) == (list(ally.symbols), ally.points, ally.skill)
            assert bool(face["rules"]) == bool(ally.skill)
        elif face["kind"] == "task":
            task = CARDS.tasks[card]
            assert (face["requires"], face["points"], face["special"]) == (
                list(task.requires),
                task.points,
                task.special,
            )
        else:
            morale = CARDS.morale[card]
            assert (face["dice"], face["event"], face["family"]) == (list(morale.dice), morale.event, morale.family)
    assert CARDS.face("nobody") == {}


def test_copies_follow_their_printed_card_and_share_its_picture() -> None:
    """Copies of a card are told apart by a number (ECH-R03)."""
    source = {"ally": {"neha": {"copies": 2}}}
    known = {CARDS.message(card) for card in CARDS.every_card()}
    text = (files("tablee.games.revachol") / "cards" / "house.toml").read_text(encoding="utf-8")
    gone = next(
        card for card in CARDS.order if card in CARDS.allies and card != "neha" and not CARDS.allies[card].skill
    )
    lines = text.split(f"[ally.{gone}]")
    text = lines[0] + "[" + lines[1].split("\n[", 1)[1]
    cards: Any = GAME.change_cards(text, source, known)
    every = cards.every_card()
    assert every[every.index("neha") + 1] == "neha-2"
    assert cards.face("neha-2") == cards.face("neha")
    assert cards.face("neha-2")["of"] == "neha"


@pytest.mark.parametrize("seats", SEATS)
def test_a_hint_is_the_same_in_every_world_that_the_seat_cannot_tell_apart(seats: int) -> None:
    """What is foretold of an answer is worked out of what the seat sees (ECH-133)."""
    rng = Seeded(5)
    told = 0
    for s, decision in positions(seats):
        world = GAME.shuffle_unknown(s, decision.seat, rng)
        for option in decision.options:
            hint = GAME.preview(s, decision.seat, option)
            told += len(hint) > 0
            assert canonical(hint) == canonical(GAME.preview(world, decision.seat, option))
    assert told > 100


@pytest.mark.parametrize("seats", SEATS)
def test_every_required_symbol_of_a_completion_is_paid_by_one_symbol(seats: int) -> None:
    """All that the Tasks require together is covered (ECH-39, ECH-43), by colours, crowns (ECH-41), loans (ECH-101),
    doubled symbols (ECH-107) and extra crowns on Special Tasks (ECH-124), each of them once."""
    seen: set[str] = set()
    for s, decision in positions(seats):
        if decision.verb not in ("Complete", "Borrow"):
            continue
        for option in decision.options:
            if option == "no":
                continue
            hint = GAME.preview(s, decision.seat, option)
            completion = option if decision.verb == "Complete" else " ".join([str(s.top.n), *s.top.those])
            number, *tasks = completion.split(" ")
            needs = [(task, i) for task in tasks for i in range(len(CARDS.tasks[task].requires))]
            assert [(pay["task"], pay["at"]) for pay in hint["pays"]] == needs
            corps = next(corps for corps in s.corps[decision.seat] if corps.number == int(number))
            plain = [(pay["ally"], pay["of"]) for pay in hint["pays"] if pay["how"] in ("own", "crown")]
            assert len(plain) == len(set(plain))
            for pay in hint["pays"]:
                seen.add(pay["how"])
                if pay["how"] in ("own", "crown", "double"):
                    symbol = CARDS.allies[pay["ally"]].symbols[pay["of"]]
                    assert pay["ally"] in corps.allies
                    assert symbol in (pay["symbol"], "crown")
                elif pay["how"] == "extra":
                    assert CARDS.tasks[pay["task"]].special
                    assert CARDS.allies[pay["ally"]].skill == "special"
            for how, most in (("double", corps.doublers), ("extra", corps.extras)):
                assert sum(pay["how"] == how for pay in hint["pays"]) <= most
            assert sum(pay["how"] in ("borrow", "to-borrow") for pay in hint["pays"]) <= corps.borrowers
            assert hint["points"] == sum(CARDS.tasks[task].points for task in tasks)
            assert hint["wasted"] == sum(len(CARDS.allies[ally].symbols) for ally in corps.allies) - len(plain)
            if decision.verb == "Borrow":
                assert hint["worth"] == CARDS.allies[hint["gives"]].points
                assert hint["to"] == int(option.split(" ")[0])
    assert seen >= {"own", "crown", "double", "to-borrow", "borrow"}


@pytest.mark.parametrize("seats", SEATS)
def test_a_placement_foretells_the_tasks_that_may_be_completed_after_it(seats: int) -> None:
    """The Corps with the placed Ally may complete Tasks in the same turn (ECH-23)."""
    tried = 0
    for s, decision in positions(seats):
        if decision.verb != "PutInCorps" or CARDS.allies[s.placing].skill:
            continue
        for option in decision.options:
            after = GAME.clone(s)
            founded = after.founded[decision.seat] + 1
            GAME.apply(after, decision.seat, option)
            number = founded if option == "new" else int(option)
            question = GAME.decision_of(after, decision.seat)
            if question is None or question.verb != "Complete":
                if question is None or question.verb == "Act":
                    assert GAME.preview(s, decision.seat, option) == {"completes": []}
                continue
            single = [
                words[1]
                for words in (o.split(" ") for o in question.options)
                if words[0] == str(number) and len(words) == 2
            ]
            assert GAME.preview(s, decision.seat, option)["completes"] == single
            tried += 1
    assert tried > 10


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_sees_the_event_with_its_rolls(seats: int) -> None:
    """The acting Morale card lies in position 3 below the Task that fails (ECH-67, ECH-69); whoever rolls its two
    numbers is saved (ECH-72); the drawer is the player whose turn it is (ECH-R45)."""
    events = 0
    for s, decision in positions(seats):
        view = GAME.view(s, None)
        assert (view["event"] is None) == (decision.verb != "LoseCards")
        assert (view["completing"] is None) == (decision.verb != "Borrow")
        assert (view["taking"] == "") == (decision.verb != "PutTaken")
        if view["event"] is None:
            continue
        events += 1
        event = view["event"]
        assert event["card"] == view["morale"][2] == decision.source
        assert event["task"] == view["tasks"][2]
        assert event["drawer"] == view["turn"]
        wanted = sorted(CARDS.morale[event["card"]].dice)
        for seat in range(seats):
            rolled = sorted(int(face) for face in view["dice"][seat].split(" "))
            assert event["saved"][seat] == (rolled == wanted)
        assert event["at_stake"][decision.seat] > 1
    assert events > 10
