"""What is reckoned quickly in Revachol: the same as the obvious way."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from tablee import registry
from tablee.games.revachol.complete import payable
from tablee.games.revachol.draw import can_lose, losable
from tablee.games.revachol.state import displayed
from tests.positions import Play


def test_whether_so_many_can_be_lost_is_known_without_listing_them() -> None:
    """ECH-75, ECH-76, ECH-77: a Task, an Ally of a Corps, a card of the hand."""
    answers: set[tuple[str, bool]] = set()
    for seats in (2, 4):
        p = Play("revachol", seats, 7)
        s: Any = p.s
        for _ in p.positions(100_000):
            if len(p.answers) % 5:
                continue
            for seat in range(seats):
                for event in ("task", "corps", "hand"):
                    for number in range(1, 7):
                        found = can_lose(s, seat, event, number)
                        assert found == (len(losable(s, seat, event)) >= number), (p, event, number)
                        answers.add((event, found))
    assert len(answers) == 6


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
