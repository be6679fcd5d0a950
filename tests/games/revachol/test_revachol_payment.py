"""The closed form of payment against trying everything, on invented and on real tables."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pytest
from hypothesis import strategies as st

from tablee import registry
from tablee.core.chance import Seeded
from tablee.games.revachol.complete import payable
from tablee.games.revachol.payment import can_pay, loans_pay
from tablee.games.revachol.symbols import COLOURS, SYMBOLS, bag
from tests.at_once import for_examples
from tests.games.revachol.brute_payment import CROWN, Required, all_used, can_complete
from tests.positions import Play

EXAMPLES = 200, 700
"""Of each kind, beside the thousands below."""

colours = st.sampled_from(COLOURS)
few_colours = st.sampled_from(COLOURS[:3])
"""Of few colours, so that symbols compete for the same places."""


def symbols(most: int) -> st.SearchStrategy[list[str]]:
    return st.lists(few_colours | few_colours | colours | st.just(CROWN), max_size=most)


requirements = st.lists(st.builds(Required, few_colours | colours, st.booleans()), min_size=1, max_size=8)


def closed(required: Sequence[Required], printed: Sequence[str], *rest: Any) -> bool:
    """The same question to the closed form."""
    plain = bag([symbol for symbol, special in required if not special])
    special = bag([symbol for symbol, special in required if special])
    doublers, extras, borrowed, loans, lendable = rest
    return can_pay(plain, special, bag(printed), doublers, extras, bag(borrowed), loans, bag(set(lendable)))


@for_examples(*EXAMPLES, requirements, symbols(6))
def test_symbols_and_crowns(required: list[Required], printed: list[str]) -> None:
    """Each required symbol needs one of its kind or a crown, as many crowns as you like, summed over all Tasks.
    (ECH-39, ECH-41, ECH-42, ECH-43, ECH-R39)"""
    assert closed(required, printed, 0, 0, [], 0, []) == can_complete(required, printed)


@for_examples(*EXAMPLES, requirements, symbols(5), st.integers(0, 3), st.integers(0, 2))
def test_doublers_and_extra_crowns(required: list[Required], printed: list[str], doublers: int, extras: int) -> None:
    """Each Doubler one more copy of a printed symbol, crowns and its own included; each Crowner one crown for Special
    Tasks; none builds on another. (ECH-107, ECH-108, ECH-122, ECH-123, ECH-124, ECH-R39, ECH-R80, ECH-R96, ECH-R97,
    ECH-R98, ECH-R99, ECH-R132, ECH-R134)"""
    assert closed(required, printed, doublers, extras, [], 0, []) == can_complete(required, printed, doublers, extras)


@for_examples(
    *EXAMPLES,
    requirements,
    symbols(4),
    st.integers(0, 2),
    st.integers(0, 2),
    st.lists(few_colours | colours | st.just(CROWN), max_size=2),
    st.integers(0, 2),
    st.sets(colours | st.just(CROWN), max_size=4),
)
def test_loans(
    required: list[Required],
    printed: list[str],
    doublers: int,
    extras: int,
    borrowed: list[str],
    loans: int,
    lendable: set[str],
) -> None:
    """What is borrowed pays like a printed symbol but is not doubled, every loan once, all of them used.
    (ECH-101, ECH-102, ECH-R39, ECH-R80, ECH-R85, ECH-R86)"""
    ours = closed(required, printed, doublers, extras, borrowed, loans, lendable)
    every_loan_pays = loans_pay(bag([symbol for symbol, _ in required]), bag(borrowed))
    tried = can_complete(required, printed, doublers, extras, borrowed, loans, lendable)
    assert (ours and every_loan_pays) == tried


@for_examples(*EXAMPLES, requirements, st.lists(few_colours | colours | st.just(CROWN), max_size=6))
def test_loans_must_pay(required: list[Required], borrowed: list[str]) -> None:
    """Each for a required symbol of its own, indispensable or not. (ECH-R86)"""
    assert loans_pay(bag([symbol for symbol, _ in required]), bag(borrowed)) == all_used(borrowed, required)


def test_thousands_of_cases_of_every_size() -> None:
    """Up to twelve required symbols, four Borrowers and four Doublers, as the house cards allow. (ECH-R39)"""
    rng = Seeded(39)
    paid = 0
    for case in range(4000):
        colours_in_play = COLOURS[: 1 + rng.below(6)]

        def some(count: int, kinds: Sequence[str]) -> list[str]:
            return [kinds[rng.below(len(kinds))] for _ in range(count)]

        with_crowns = (*colours_in_play, CROWN) if case % 2 else colours_in_play
        required = [Required(symbol, rng.below(3) == 0) for symbol in some(1 + rng.below(12), colours_in_play)]
        printed = some(rng.below(10), with_crowns)
        doublers, extras, loans = rng.below(5), rng.below(3), rng.below(5)
        if doublers + loans > 5:
            loans = 1
        borrowed = some(rng.below(2), with_crowns)
        lendable = set(some(rng.below(4), with_crowns))
        tried = can_complete(required, printed, doublers, extras, borrowed, loans, lendable)
        ours = closed(required, printed, doublers, extras, borrowed, loans, lendable)
        assert (ours and loans_pay(bag([symbol for symbol, _ in required]), bag(borrowed))) == tried, case
        paid += tried
    assert 1000 < paid < 3000


# Real tables.


def printed_in(s: Any, corps: Any) -> list[str]:
    return [symbol for ally in corps.allies for symbol in s.cards.allies[ally].symbols]


def with_skill(s: Any, corps: Any, skill: str) -> list[str]:
    return [ally for ally in corps.allies if s.cards.allies[ally].skill == skill]


def required_by(s: Any, tasks: Sequence[str]) -> list[Required]:
    return [Required(symbol, s.cards.tasks[task].special) for task in tasks for symbol in s.cards.tasks[task].requires]


def lent_by(s: Any, seat: int) -> list[str]:
    """All symbols in the Corps of a seat."""
    return [symbol for corps in s.corps[seat] for symbol in printed_in(s, corps)]


def lendable_to(s: Any, seat: int) -> list[str]:
    return [symbol for other in range(s.seats) if other != seat for symbol in lent_by(s, other)]


def tried(s: Any, seat: int, corps: Any, tasks: Sequence[str], borrowed: Sequence[str], loans: int) -> bool:
    return can_complete(
        required_by(s, tasks),
        printed_in(s, corps),
        len(with_skill(s, corps, "double")),
        len(with_skill(s, corps, "special")),
        borrowed,
        loans,
        lendable_to(s, seat),
    )


def completions(s: Any, seat: int) -> list[str]:
    """Every Corps with every set of displayed Tasks, single ones first."""
    row = [task for task in s.task_row if task]
    return [
        f"{corps.number} {' '.join(tasks)}"
        for corps in s.corps[seat]
        for count in range(1, len(row) + 1)
        for tasks in combinations(row, count)
        if tried(s, seat, corps, tasks, (), len(with_skill(s, corps, "borrow")))
    ]


def loans_offered(s: Any, f: Any) -> list[str]:
    """Every loan of the Borrower that is asked, with which the completion can still be paid, all loans used."""
    tasks = f.those
    corps = next(corps for corps in s.corps[f.seat] if corps.number == f.n)
    later = len(with_skill(s, corps, "borrow")) - f.times - 1
    borrowed = [loan.symbol for loan in s.loans]
    options = [
        f"{other} {symbol}"
        for other in range(s.seats)
        if other != f.seat
        for symbol in SYMBOLS
        if symbol in lent_by(s, other) and tried(s, f.seat, corps, tasks, [*borrowed, symbol], later)
    ]
    return [*options, "no"] if tried(s, f.seat, corps, tasks, borrowed, later) else options


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_options_of_real_tables(seats: int) -> None:
    """What a completion and a Borrower are offered is what trying everything finds, and where no completion is
    offered there is none. (ECH-37, ECH-38, ECH-39, ECH-43, ECH-44, ECH-101, ECH-R39, ECH-R40, ECH-R87, ECH-R88)"""
    asked = borrowing = 0
    for number in range(30):
        p = Play("revachol", seats, number)
        for _ in p.positions(20_000):
            s: Any = p.s
            if s.asked < 0:
                continue
            verb = s.top.todo[s.top.at].name
            if verb == "Complete":
                assert s.options == [*completions(s, s.asked), "no"]
                asked += 1
            elif verb == "Borrow":
                assert s.options == loans_offered(s, s.top)
                borrowing += 1
            elif verb == "Act" and len(p.answers) % 7 == 0:
                compare_all_corps(s)
    assert asked > 200
    assert borrowing > 20


def compare_all_corps(s: Any) -> None:
    """Of every seat, with every single displayed Task and with all of them: also what cannot be paid."""
    row = [task for task in s.task_row if task]
    for seat in range(s.seats):
        for corps in s.corps[seat]:
            loans = len(with_skill(s, corps, "borrow"))
            for tasks in ([task] for task in row):
                assert payable(s, seat, corps, tasks) == tried(s, seat, corps, tasks, (), loans)
            assert payable(s, seat, corps, row) == tried(s, seat, corps, row, (), loans)


def test_the_house_cards_have_what_is_tried() -> None:
    """Or the real tables would show little."""
    cards: Any = registry.house_cards("revachol")
    skills = [ally.skill for ally in cards.allies.values()]
    assert [skills.count(skill) for skill in ("borrow", "double", "special")] == [4, 4, 2]
    assert any(task.special for task in cards.tasks.values())
