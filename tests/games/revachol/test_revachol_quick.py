"""What is reckoned quickly in Revachol: the same as the obvious way."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

from tablee import registry
from tablee.games.revachol.complete import payable
from tablee.games.revachol.morale import losable, losable_at, number_losable
from tablee.games.revachol.state import EMPTY, Corps, displayed, slide_tasks
from tests.positions import Play


def test_how_many_can_be_lost_and_which_is_known_without_listing_them() -> None:
    """ECH-75, ECH-76, ECH-77: a Task, an Ally of a Corps, a card of the hand."""
    answers: set[tuple[str, int]] = set()
    for seats in (2, 4):
        p = Play("revachol", seats, 7)
        s: Any = p.s
        for _ in p.positions(100_000):
            if len(p.answers) % 5:
                continue
            for seat in range(seats):
                for event in ("task", "corps", "hand"):
                    cards = losable(s, seat, event)
                    assert number_losable(s, seat, event) == len(cards), (p, event)
                    assert [losable_at(s, seat, event, at) for at in range(len(cards))] == cards, (p, event)
                    answers.add((event, min(len(cards), 3)))
    assert len(answers) > 10


def test_a_corps_that_grew_is_as_if_laid_out_anew() -> None:
    """ECH-29: what follows from its Allies."""
    of_allies = ("symbols", "doublers", "extras", "borrowers", "spared", "movers", "safe", "most")
    grown = 0
    for seats in (2, 4):
        p = Play("revachol", seats, 3)
        s: Any = p.s
        for _ in p.positions(100_000):
            for own in s.corps:
                for corps in own:
                    anew = Corps(corps.number, corps.allies, s.cards)
                    assert [getattr(corps, name) for name in of_allies] == [getattr(anew, name) for name in of_allies]
                    grown += len(corps.allies) > 1
    assert grown > 100


def test_what_a_corps_can_pay_is_what_it_is_offered() -> None:
    """ECH-37, ECH-44: every set of Tasks on display, also where Tasks need a symbol less (CRD-29)."""
    spares = {"skill": "", "lines": ["while in a corps: tasks need 1 symbol less"]}
    house: Any = registry.house_cards("revachol")
    changes = {"ally": dict.fromkeys([*dict.fromkeys(each.of for each in house.allies.values())][:12], spares)}
    cards = registry.game("revachol").change_cards(
        registry.card_text("revachol"), changes, registry.texts_known("revachol")
    )
    spared = offered = 0
    for number in range(4):
        p = Play("revachol", 2, number, cards=cards)
        s: Any = p.s
        for _ in p.positions(100_000):
            if s.top is None or s.top.todo[s.top.at].name != "Complete":
                continue
            tasks = displayed(s)
            for corps in s.corps[s.asked]:
                for many in range(1, len(tasks) + 1):
                    for some_tasks in combinations(tasks, many):
                        fits = payable(s, s.asked, corps, some_tasks)
                        assert (f"{corps.number} {' '.join(some_tasks)}" in s.options) == fits, (p, some_tasks)
                        offered += fits
                        spared += fits and corps.spared > 0
    assert min(spared, offered) > 10


def test_tasks_slide_as_if_laid_out_anew() -> None:
    """ECH-49, ECH-51: to the right, in their order, whichever are gone."""
    s: Any = Play("revachol", 2, 0).s
    lying = tuple(s.cards.tasks)[: len(s.task_row)]
    for stays in product((True, False), repeat=len(lying)):
        left = [task for task, is_there in zip(lying, stays, strict=True) if is_there]
        s.task_row = tuple(task if is_there else EMPTY for task, is_there in zip(lying, stays, strict=True))
        slide_tasks(s)
        assert s.task_row == (*[EMPTY] * (len(lying) - len(left)), *left)
