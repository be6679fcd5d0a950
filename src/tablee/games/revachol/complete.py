"""Completing Tasks with one Corps. (rulebook, Complete Tasks)"""

from __future__ import annotations

from typing import Final, final

from tablee.core.phrase import Phrase
from tablee.core.stack import NOBODY, NOTHING, Frame, Verb, begin, repeat, tell
from tablee.games.revachol.cardset import Task
from tablee.games.revachol.draw import REFILL_TASKS
from tablee.games.revachol.end import TEST_FOR_END
from tablee.games.revachol.moments import Verbs
from tablee.games.revachol.payment import can_pay, loans_pay
from tablee.games.revachol.place import NO
from tablee.games.revachol.rulings import LOANS_MUST_PAY
from tablee.games.revachol.state import (
    EMPTY,
    POSITIONS,
    Corps,
    Revachol,
    disband_corps,
    find_corps,
    lendable,
    shown_kinds,
    slide_tasks,
)
from tablee.games.revachol.symbols import ONE, SYMBOLS

SETS: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,), (0, 1), (0, 2), (1, 2), (0, 1, 2))
"""Every choice of displayed Tasks, by place: single ones first."""

SEVERAL: Final = SETS[POSITIONS:]
"""Those of two and of three."""


def requirement(s: Revachol, tasks: list[str], special: bool) -> int:
    """What the plain (or the Special) ones among these Tasks require together. (ECH-43)"""
    total = 0
    for task in tasks:
        card = s.cards.tasks[task]
        if card.special == special:
            total += card.bag
    return total


def payable(s: Revachol, seat: int, corps: Corps, tasks: list[str]) -> bool:
    """Whether this Corps can complete these Tasks, with what its Borrowers could borrow."""
    loans = corps.borrowers
    return can_pay(
        requirement(s, tasks, False),
        requirement(s, tasks, True),
        corps.symbols,
        corps.doublers,
        corps.extras,
        0,
        loans,
        lendable(s, seat) if loans else 0,
    )


@final
class Complete(Verb[Revachol]):
    """One own Corps may complete one to three displayed Tasks, once a turn. (ECH-23, ECH-37, ECH-38)"""

    def asks(self, s: Revachol, f: Frame) -> int:
        options: list[str] = []
        tasks = [s.cards.tasks[task] for task in s.task_row if task != EMPTY]
        for corps in s.corps[f.seat]:
            self.add_sets(s, f.seat, corps, tasks, options)
        if not options:
            return NOBODY
        options.append(NO)
        s.options = options
        return f.seat

    def add_sets(self, s: Revachol, seat: int, corps: Corps, tasks: list[Task], options: list[str]) -> None:
        """The sets of Tasks this Corps can pay. What pays for several pays for each of them alone, so only Tasks
        payable singly are put together."""
        kinds = lendable(s, seat) if corps.borrowers else 0
        single: list[str] = []
        for task in tasks:
            plain = 0 if task.special else task.bag
            special = task.bag if task.special else 0
            if can_pay(plain, special, corps.symbols, corps.doublers, corps.extras, 0, corps.borrowers, kinds):
                options.append(f"{corps.number} {task.id}")
                single.append(task.id)
        if len(single) < 2:
            return
        for places in SEVERAL:
            if places[-1] < len(single):
                together = [single[i] for i in places]
                if payable(s, seat, corps, together):
                    options.append(f"{corps.number} {' '.join(together)}")

    def do(self, s: Revachol, f: Frame, answer: str) -> None:
        if answer not in (NO, NOTHING):
            begin(s, f.seat, "completion", COMPLETION, answer)

    def question(self, s: Revachol, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-complete")

    def label(self, s: Revachol, f: Frame, seat: int, answer: str) -> str:
        if answer == NO:
            return "complete nothing"
        number, tasks = read_answer(answer)
        return f"corps {number} completes {' and '.join(tasks)}"

    def phrase(self, s: Revachol, f: Frame, seat: int, answer: str) -> Phrase:
        if answer == NO:
            return Phrase("say-complete-nothing")
        number, tasks = read_answer(answer)
        return Phrase("say-complete", {"corps": number, "tasks": tuple(tasks)})


def read_answer(answer: str) -> tuple[int, list[str]]:
    """The Corps and the Tasks of a completion."""
    words = answer.split(" ")
    return int(words[0]), words[1:]


def in_any_order(options: list[str], text: str) -> str | None:
    """The completion that names the same Corps and the same Tasks, whatever their order. (ECH-37)"""
    corps, _, named = text.partition(" completes ")
    tasks = sorted(named.split(" and "))
    for option in options:
        if option != NO:
            number, own = read_answer(option)
            if corps == f"corps {number}" and sorted(own) == tasks:
                return option
    return None


@final
class Borrow(Verb[Revachol]):
    """Each Borrower of the Corps may use one symbol out of another player's Corps, once. (ECH-101, ECH-102)

    `it` is the completion, `n` how many Borrowers have been asked. Only loans with which the completion can still be
    paid are offered; "no" only if it can be paid without.
    """

    def borrowers(self, s: Revachol, f: Frame) -> list[str]:
        corps = find_corps(s, f.seat, read_answer(f.it)[0])
        return [ally for ally in corps.allies if s.cards.allies[ally].skill == "borrow"]

    def asks(self, s: Revachol, f: Frame) -> int:
        number, tasks = read_answer(f.it)
        corps = find_corps(s, f.seat, number)
        if f.n >= corps.borrowers:
            return NOBODY
        plain = requirement(s, tasks, False)
        special = requirement(s, tasks, True)
        borrowed = 0
        for loan in s.loans:
            borrowed += ONE[loan.split(" ")[2]]
        kinds = lendable(s, f.seat)
        later = corps.borrowers - f.n - 1
        options: list[str] = []
        for other in range(s.seats):
            if other == f.seat:
                continue
            shown = shown_kinds(s, other)
            for symbol in SYMBOLS:
                if not shown & ONE[symbol]:
                    continue
                loans = borrowed + ONE[symbol]
                if LOANS_MUST_PAY and not loans_pay(plain + special, loans):
                    continue
                if can_pay(plain, special, corps.symbols, corps.doublers, corps.extras, loans, later, kinds):
                    options.append(f"{other} {symbol}")
        if not options:
            return NOBODY
        if can_pay(plain, special, corps.symbols, corps.doublers, corps.extras, borrowed, later, kinds):
            options.append(NO)
        s.options = options
        return f.seat

    def do(self, s: Revachol, f: Frame, answer: str) -> None:
        if answer == NOTHING:
            return
        borrowers = self.borrowers(s, f)
        if answer != NO:
            lender, symbol = answer.split(" ")
            s.loans = (*s.loans, f"{borrowers[f.n]} {answer}")
            tell(s, "borrowed", f.seat, card=borrowers[f.n], place=symbol, other=int(lender))
        repeat(s, f, f.it, f.n + 1)

    def question(self, s: Revachol, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-borrow", {"card": self.borrowers(s, f)[f.n]})

    def label(self, s: Revachol, f: Frame, seat: int, answer: str) -> str:
        borrower = self.borrowers(s, f)[f.n]
        if answer == NO:
            return f"{borrower} borrows nothing"
        lender, symbol = answer.split(" ")
        return f"{borrower} borrows {symbol} from player {int(lender) + 1}"

    def phrase(self, s: Revachol, f: Frame, seat: int, answer: str) -> Phrase:
        borrower = self.borrowers(s, f)[f.n]
        if answer == NO:
            return Phrase("say-borrow-nothing", {"card": borrower})
        lender, symbol = answer.split(" ")
        return Phrase("say-borrow", {"card": borrower, "symbol": symbol, "player": int(lender)})


@final
class TakeTasks(Verb[Revachol]):
    """Take the Tasks, clear the Corps, let the others slide. (ECH-47 … ECH-49, ECH-52)"""

    def do(self, s: Revachol, f: Frame, answer: str) -> None:
        number, tasks = read_answer(f.it)
        for task in tasks:
            s.task_row[s.task_row.index(task)] = EMPTY
            s.completed[f.seat] = (*s.completed[f.seat], task)
            tell(s, "completed", f.seat, card=task, number=number)
        allies = disband_corps(s, f.seat, number)
        for ally in allies:
            s.cards.allies[ally].ability.after_completion(s, f.seat, ally)
        s.loans = ()
        slide_tasks(s)


COMPLETE: Final = Complete()
COMPLETION: Final[Verbs] = (Borrow(), TakeTasks(), REFILL_TASKS, TEST_FOR_END)
