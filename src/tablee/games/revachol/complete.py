"""Completing Tasks with one Corps. (rulebook, Complete Tasks)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from tablee.core.decision import Attempt, Reason, because, no_card
from tablee.core.effects import others
from tablee.core.event import Event
from tablee.core.phrase import Phrase
from tablee.core.says import SEVERAL, Says, Words
from tablee.core.stack import (
    NOBODY,
    NOTHING,
    Frame,
    Lasting,
    Offering,
    Verb,
    advance,
    begin,
    count_only,
    emit,
    repeat,
)
from tablee.core.tuples import added, with_at
from tablee.games.revachol.cardset import Task
from tablee.games.revachol.end import TEST_FOR_END
from tablee.games.revachol.lines import THEY_COMPLETE, all_speak
from tablee.games.revachol.moments import Verbs
from tablee.games.revachol.morale import REFILL_TASKS
from tablee.games.revachol.payment import can_pay, loans_pay
from tablee.games.revachol.place import CORPS, NEW, NO, no_ally
from tablee.games.revachol.rulings import LOANS_MUST_PAY
from tablee.games.revachol.state import (
    EMPTY,
    POSITIONS,
    Corps,
    Loan,
    Revachol,
    any_shows,
    disband_corps,
    displayed,
    find_corps,
    lendable,
    shown_kinds,
    slide_tasks,
    tasks_displayed,
)
from tablee.games.revachol.symbols import CROWN_SHIFT, ONE, ONE_AT, SYMBOLS, bag

DRAW_TURN: Final = "draw"
"""The source of what is done in a turn in which a card is drawn."""

SETS: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,), (0, 1), (0, 2), (1, 2), (0, 1, 2))
"""Every choice of displayed Tasks, by place: single ones first."""

PLACES: Final = [sum([1 << place for place in places]) for places in SETS]
"""The same as bits. From POSITIONS on they are those of two, as in the rulebook's example, and of three. (ECH-55)"""

HOW_MANY: Final = [bits.bit_count() for bits in range(1 << len(SETS))]
"""How many sets are in so many bits."""


def requirement(s: Revachol, tasks: Sequence[str], special: bool) -> int:
    """What the plain (or the Special) ones among these Tasks require together. (ECH-43)"""
    total = 0
    for task in tasks:
        card = s.cards.tasks[task]
        if card.special == special:
            total += card.bag
    return total


def payable(s: Revachol, seat: int, corps: Corps, tasks: Sequence[str]) -> bool:
    """Whether this Corps, alone, can complete these Tasks, with what its Borrowers could borrow. (ECH-44, ECH-R29)"""
    loans = corps.borrowers
    kinds = lendable(s, seat) if loans else 0
    return covers(corps, requirement(s, tasks, False), requirement(s, tasks, True), 0, loans, kinds)


def covers(corps: Corps, plain: int, special: int, borrowed: int, loans: int, kinds: int) -> bool:
    """Whether the Corps can pay that, with what was borrowed and what still may be."""
    if can_pay(plain, special, corps.symbols, corps.doublers, corps.extras, borrowed, loans, kinds):
        return True
    return corps.spared > 0 and covers_less(corps, plain, special, borrowed, loans, kinds, corps.spared)


def covers_less(corps: Corps, plain: int, special: int, borrowed: int, loans: int, kinds: int, spared: int) -> bool:
    """The same with so many symbols less, whichever they are: all Tasks of a completion together. (CRD-29)"""
    if can_pay(plain, special, corps.symbols, corps.doublers, corps.extras, borrowed, loans, kinds):
        return True
    if spared == 0:
        return False
    for shift in range(0, CROWN_SHIFT, 8):
        if plain >> shift & 0xFF and covers_less(
            corps, plain - (1 << shift), special, borrowed, loans, kinds, spared - 1
        ):
            return True
        if special >> shift & 0xFF and covers_less(
            corps, plain, special - (1 << shift), borrowed, loans, kinds, spared - 1
        ):
            return True
    return False


def payable_sets(s: Revachol, seat: int, corps: Corps, tasks: list[Task]) -> i64:
    """The sets of displayed Tasks that this Corps can pay, each as a whole (ECH-56): bits that say which of SETS. What
    pays for several pays for each of them alone, so only Tasks payable singly are put together. Asked for turn by turn
    while Corps and Tasks lie as they did, so the last are kept."""
    if corps.asked is tasks:
        return corps.payable
    kinds = lendable(s, seat) if corps.borrowers else 0
    found = payable_now(corps, tasks, kinds)
    if corps.borrowers == 0:
        corps.asked = tasks
        corps.payable = found
    return found


def payable_now(corps: Corps, tasks: list[Task], kinds: int) -> i64:
    """The same worked out; symbols of these kinds can be borrowed."""
    single: i64 = 0
    bit: i64 = 1
    for task in tasks:
        if task.size <= corps.most:
            plain = 0 if task.special else task.bag
            special = task.bag if task.special else 0
            if can_pay(plain, special, corps.symbols, corps.doublers, corps.extras, 0, corps.borrowers, kinds) or (
                corps.spared and covers_less(corps, plain, special, 0, corps.borrowers, kinds, corps.spared)
            ):
                single += bit
        bit += bit
    if single & (single - 1) == 0:  # one, or none
        return single
    return single + payable_together(corps, tasks, single, kinds)


def payable_together(corps: Corps, tasks: list[Task], single: i64, kinds: int) -> i64:
    """The sets of several, of those that it can pay singly."""
    found: i64 = 0
    bit: i64 = 1 << POSITIONS
    for at in range(POSITIONS, len(SETS)):
        if single & PLACES[at] == PLACES[at]:
            plain = special = 0
            for i in SETS[at]:
                if tasks[i].special:
                    special += tasks[i].bag
                else:
                    plain += tasks[i].bag
            if covers(corps, plain, special, 0, corps.borrowers, kinds):
                found += bit
        bit += bit
    return found


def set_at(sets: i64, at: int) -> tuple[int, ...]:
    """The one at that place of `payable_sets`, as places of Tasks."""
    for places in SETS:
        if sets & 1:
            if at == 0:
                return places
            at -= 1
        sets >>= 1
    raise IndexError(at)


@final
class Complete(Offering[Revachol]):
    """One own Corps may complete one to three displayed Tasks, once a turn: any Corps, also one that has not grown, and
    not everything it could pay for. (ECH-23, ECH-37, ECH-38, ECH-R33, ECH-R40)
    """

    says = (
        Says("complete-nothing", "complete nothing", NO),
        Says("complete", "{corps} completes {tasks}", "{corps} {tasks}", {"corps": CORPS, "tasks": SEVERAL}),
    )

    def asks(self, s: Revachol, f: Frame) -> int:
        # In any position, whatever Morale card lies below it; what is turned up later must wait. (ECH-45, ECH-53)
        tasks = tasks_displayed(s)
        number = 0
        for corps in s.corps[f.seat]:
            number += HOW_MANY[payable_sets(s, f.seat, corps, tasks)]
        return NOBODY if number == 0 else count_only(s, f.seat, number + 1)

    def options_of(self, s: Revachol, f: Frame, seat: int) -> list[str]:
        options: list[str] = []
        tasks = tasks_displayed(s)
        for corps in s.corps[seat]:
            sets = payable_sets(s, seat, corps, tasks)
            for at in range(HOW_MANY[sets]):
                named = set_at(sets, at)
                if len(named) == 1:
                    options.append(tasks[named[0]].completion(corps.number))
                else:
                    options.append(f"{corps.number} {' '.join([tasks[i].id for i in named])}")
        options.append(NO)
        return options

    def receive_at(self, s: Revachol, f: Frame, seat: int, at: int) -> None:
        advance(s, f)
        if at == s.option_count - 1:
            return
        tasks = tasks_displayed(s)
        for corps in s.corps[seat]:
            sets = payable_sets(s, seat, corps, tasks)
            if at < HOW_MANY[sets]:
                places = set_at(sets, at)
                only = (tasks[places[0]].id,) if len(places) == 1 else tuple([tasks[i].id for i in places])
                self.complete(s, f, corps.number, only)
                return
            at -= HOW_MANY[sets]

    def complete(self, s: Revachol, f: Frame, number: int, tasks: tuple[str, ...]) -> None:
        """Nothing asks again this turn, for new Tasks, for Kim's Corps or after two placements: one Corps completes.
        (ECH-44, ECH-R35, ECH-R41, ECH-R106)"""
        begin(s, f.seat, "completion", COMPLETION, n=number, those=tasks)

    def do(self, s: Revachol, f: Frame, answer: str) -> None:
        if answer not in (NO, NOTHING):
            words = self.words(answer)
            self.complete(s, f, int(words["corps"]), tuple(tasks_of(words)))

    def question(self, s: Revachol, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-complete")

    def in_any_order(self, options: list[str], text: str) -> str | None:
        """The completion that names the same Corps and the same Tasks, whatever their order. (ECH-37)"""
        for says in self.says:
            wanted = says.words_of_label(text)
            if wanted:
                for option in options:
                    words = self.words(option)
                    same_tasks = sorted(tasks_of(words)) == sorted(tasks_of(wanted))
                    if same_tasks and words.get("corps") == wanted["corps"]:
                        return option
        return None

    def why_not(self, s: Revachol, attempt: Attempt) -> Reason:
        tasks = tasks_of(attempt.words)
        for task in tasks:
            if task in s.cards.allies or task in s.cards.morale:
                return because("ECH-37", "no-task", {"card": task})
            if task not in s.cards.tasks:
                return no_card(task)
        if attempt.asked != self.name:
            return why_too_early(s, attempt.asked)
        if attempt.word("corps") == NEW:
            return because("ECH-37", "new-corps-completes")
        number = attempt.number("corps")
        for task in tasks:
            if task not in displayed(s):
                return because("ECH-45", "not-displayed", {"task": task})
            if tasks.count(task) > 1:
                return because("ECH-37", "twice", {"task": task})
        for own in s.corps[attempt.seat]:
            if own.number == number:
                if len(tasks) > 1 and all(payable(s, attempt.seat, own, [task]) for task in tasks):
                    return because("ECH-43", "not-together", {"corps": number})
                return because("ECH-39", "cannot-pay", {"corps": number})
        return because("ECH-37", "no-such-corps", {"corps": number})


def tasks_of(words: Words) -> list[str]:
    """The Tasks that are named in an answer, or in what looks like one."""
    return words["tasks"].split(" ") if words.get("tasks") else []


def why_too_early(s: Revachol, asked: str) -> Reason:
    """A completion is wished for, but something else comes first."""
    if asked == "Act":
        return because("ECH-24", "place-first")
    if s.top is not None and s.top.source == DRAW_TURN:
        return because("ECH-22", "drew")
    if asked == "Borrow":
        return because("ECH-44", "one-corps")
    return because("ECH-21", "skill-first")


@final
class Borrow(Lasting[Revachol]):
    """Each Borrower of the Corps may use one symbol out of another player's Corps, once: the exception to one Corps
    alone, and nobody is asked for leave. (ECH-101, ECH-102, ECH-R89, ECH-R90) Only this has consequences, so only this
    is asked of all that pays. (ECH-R38)

    `n` is the Corps, `those` are the Tasks; each time another Borrower is asked. Only loans with which the completion
    can still be paid are offered; "no" only if it can be paid without.
    """

    says = (
        Says("borrow-nothing", "{card} borrows nothing", NO),
        Says("borrow", "{card} borrows {symbol} from {player}", "{player} {symbol}"),
    )

    def also(self, s: Revachol, f: Frame, says: Says, words: Words) -> Words:
        return {"card": self.borrowers(s, f)[f.times]}

    def __init__(self) -> None:
        super().__init__()
        self.idles = True

    def borrowers(self, s: Revachol, f: Frame) -> list[str]:
        corps = find_corps(s, f.seat, f.n)
        return [ally for ally in corps.allies if s.cards.allies[ally].skill == "borrow"]

    def asks(self, s: Revachol, f: Frame) -> int:
        tasks = f.those
        corps = find_corps(s, f.seat, f.n)
        if f.times >= corps.borrowers:  # each once, however many Tasks (ECH-R78, ECH-R79)
            return NOBODY
        plain = requirement(s, tasks, False)
        special = requirement(s, tasks, True)
        borrowed = 0
        for loan in s.loans:
            borrowed += ONE[loan.symbol]
        kinds = lendable(s, f.seat)
        later = corps.borrowers - f.times - 1
        options: list[str] = []
        for other in range(s.seats):
            if other == f.seat:
                continue
            shown = shown_kinds(s, other)  # also what another Borrower uses (ECH-R87)
            for at, symbol in enumerate(SYMBOLS):  # the crown as well (ECH-R85)
                one = ONE_AT[at]
                if not shown & one:
                    continue
                loans = borrowed + one
                if LOANS_MUST_PAY and not loans_pay(plain + special, loans):
                    continue
                if covers(corps, plain, special, loans, later, kinds):
                    options.append(f"{other} {symbol}")
        if not options:  # nobody else has a Corps, or none that helps (ECH-R91)
            return NOBODY
        if covers(corps, plain, special, borrowed, later, kinds):
            options.append(NO)
        s.options = options
        return f.seat

    def do(self, s: Revachol, f: Frame, answer: str) -> None:
        if answer == NOTHING:
            advance(s, f)
            return
        borrowers = self.borrowers(s, f)
        if answer != NO:
            words = self.words(answer)
            lender, symbol = int(words["player"]), words["symbol"]
            s.loans = added(s.loans, Loan(borrowers[f.times], lender, symbol))
            if s.events is not None:
                s.events.append(Event("borrowed", f.seat, card=borrowers[f.times], symbol=symbol, other=lender))
        repeat(s, f, n=f.n, those=f.those)

    def question(self, s: Revachol, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-borrow", {"card": self.borrowers(s, f)[f.times]})

    def why_not(self, s: Revachol, attempt: Attempt) -> Reason:
        borrower, symbol, seat = attempt.word("card"), attempt.word("symbol"), attempt.seat
        if borrower not in s.cards.allies:
            return no_ally(s, borrower)
        f = s.top
        if attempt.asked != self.name or f is None:
            return because("ECH-101", "only-in-completion")
        if any(loan.borrower == borrower for loan in s.loans):
            return because("ECH-102", "borrowed-once", {"card": borrower})
        if borrower != self.borrowers(s, f)[f.times]:
            return because("ECH-101", "not-this-borrower", {"card": borrower})
        if not symbol:
            return because("ECH-39", "needs-the-loan", {"card": borrower})
        if symbol not in SYMBOLS:
            return because("ECH-101", "no-symbol", {"symbol": symbol})
        other = attempt.number("player")
        if other == seat or not 0 <= other < s.seats:
            return because("ECH-R88", "another-player")
        if not any_shows(s, other, symbol):
            return because("ECH-101", "not-shown", {"symbol": symbol, "player": other})
        required = requirement(s, f.those, False) + requirement(s, f.those, True)
        if loans_pay(required, bag([loan.symbol for loan in s.loans]) + ONE[symbol]):
            return because("ECH-39", "cannot-pay", {"corps": f.n})  # a use for it, but then another is missing
        return because("ECH-R86", "pays-nothing", {"symbol": symbol})


@final
class TakeTasks(Verb[Revachol]):
    """Take the Tasks, clear the Corps, let the others slide. (ECH-47, ECH-48, ECH-49, ECH-52)"""

    def do(self, s: Revachol, f: Frame, answer: str) -> None:
        if s.events is not None:
            for task in f.those:
                emit(s, "completed", f.seat, card=task, number=f.n)
        for task in f.those:
            for at in range(POSITIONS):
                if s.task_row[at] == task:
                    s.task_row = with_at(s.task_row, at, EMPTY)
        s.completed = with_at(s.completed, f.seat, s.completed[f.seat] + f.those)
        allies = disband_corps(s, f.seat, f.n)
        for ally in allies:  # gifts and Kim's new Corps before the test for the end (ECH-R92, ECH-R108)
            s.cards.allies[ally].ability.after_completion(s, f.seat, ally)
        s.loans = ()  # the cards that lent a symbol stay where they are (ECH-103)
        slide_tasks(s)  # and Morale cards do not move (ECH-54)
        if s.cards.worded:
            for other in reversed(others(s, f.seat)):
                all_speak(s, other, THEY_COMPLETE)
            begin(s, f.seat, f.source, ROW_FIRST)


ROW_FIRST: Final[Verbs] = (REFILL_TASKS, TEST_FOR_END)
"""Before the lines that a completion sets off: whatever they do meets a full row. (CRD-20)"""
COMPLETE: Final = Complete()
BORROW: Final = Borrow()
COMPLETION: Final[Verbs] = (BORROW, TakeTasks(), REFILL_TASKS, TEST_FOR_END)
"""The steps in their order; the refill belongs to the turn. (ECH-52, ECH-R43)"""
