"""What a seat could work out of an answer before giving it: which symbols pay, what it brings, what it gives away.

Only what lies open (and the seat's own hand) is looked at, and nothing is carried out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from tablee.core.stack import Frame
from tablee.core.tuples import added
from tablee.games.revachol.complete import BORROW, COMPLETE, payable, tasks_of
from tablee.games.revachol.place import NEW, NO
from tablee.games.revachol.rulings import CROWNS_MAY_BE_DOUBLED, EXTRA_CROWNS_ADD_UP
from tablee.games.revachol.state import Corps, Loan, Revachol, displayed, find_corps, lendable
from tablee.games.revachol.symbols import CROWN, spread
from tablee.games.revachol.take import owner_of
from tablee.games.revachol.turn import DRAW

OWN: Final = "own"
CROWNED: Final = "crown"
EXTRA: Final = "extra"
DOUBLED: Final = "double"
BORROWED: Final = "borrow"
TO_BORROW: Final = "to-borrow"
"""How a symbol pays: as it is printed, as a crown, by a skill; the last is still to be chosen."""


def preview(s: Revachol, seat: int, answer: str) -> dict[str, Any]:
    f = s.top
    verb = "" if f is None else f.todo[f.at].name
    if f is None or (answer == NO and verb != BORROW.name):
        return {}
    if verb == "Complete":
        words = COMPLETE.words(answer)
        corps = find_corps(s, seat, int(words["corps"]))
        return completion(s, seat, corps, tasks_of(words), s.loans, corps.borrowers)
    if verb == BORROW.name:
        return loan(s, seat, f, answer)
    if verb in ("Act", "PlaceAnother") and answer != DRAW:
        return {"completes": completes(s, seat, answer, [*s.corps[seat], None])}
    if verb == "PutInCorps":
        target = None if answer == NEW else find_corps(s, seat, int(answer))
        return {"completes": completes(s, seat, s.placing, [target])}
    if verb == "TakeAlly":
        return {"gives": f.source, "to": owner_of(s, answer), "worth": s.cards.allies[f.source].points}
    if verb == "LoseCards" and answer in s.cards.tasks:
        return {"points": -s.cards.tasks[answer].points}
    return {}


def completes(s: Revachol, seat: int, ally: str, joined: list[Corps | None]) -> list[str]:
    """The Tasks on display that one of these Corps (None: a new one), with the Ally in it, could complete."""
    found: list[str] = []
    for corps in joined:
        allies = (ally,) if corps is None else (*corps.allies, ally)
        larger = Corps(0, allies, s.cards)
        for task in displayed(s):
            if task not in found and payable(s, seat, larger, [task]):
                found.append(task)
    return [task for task in displayed(s) if task in found]


def loan(s: Revachol, seat: int, f: Frame, answer: str) -> dict[str, Any]:
    """What pays with that loan, and that its lender receives the Borrower; or without. (ECH-101, ECH-104, ECH-105)"""
    corps = find_corps(s, seat, f.n)
    borrowers = [ally for ally in corps.allies if s.cards.allies[ally].skill == "borrow"]
    if answer == NO:
        return completion(s, seat, corps, f.those, s.loans, len(borrowers) - f.times - 1)
    words = BORROW.words(answer)
    borrower, lender = borrowers[f.times], int(words["player"])
    loans = added(s.loans, Loan(borrower, lender, words["symbol"]))
    told = completion(s, seat, corps, f.those, loans, len(borrowers) - f.times - 1)
    told["gives"] = borrower
    told["to"] = lender
    told["worth"] = s.cards.allies[borrower].points
    return told


@final
class Source:
    """Something that pays for one symbol: printed on an Ally of the Corps, or given by a skill."""

    def __init__(self, how: str, kinds: list[str], ally: str, at: int = 0, lender: int = -1) -> None:
        self.how = how
        self.kinds = kinds  # it counts as one of these; a crown among them counts as any
        self.ally = ally  # on which the symbol is printed, or whose skill gives it
        self.at = at  # which of its symbols
        self.lender = lender

    def fits(self, need: Need) -> bool:
        """A crown stands for any one coloured symbol, an extra one only on a Special Task. (ECH-41, ECH-124)"""
        if self.how == EXTRA:
            return need.special
        return CROWN in self.kinds or need.symbol in self.kinds


@final
class Need:
    """A symbol that a Task requires."""

    def __init__(self, task: str, at: int, symbol: str, special: bool) -> None:
        self.task = task
        self.at = at
        self.symbol = symbol
        self.special = special


def completion(
    s: Revachol, seat: int, corps: Corps, tasks: Sequence[str], loans: tuple[Loan, ...], borrowers: int
) -> dict[str, Any]:
    """The points, which symbol pays for which, and how many of the Corps are wasted. `borrowers` may still borrow."""
    needs = [
        Need(task, at, symbol, s.cards.tasks[task].special)
        for task in tasks
        for at, symbol in enumerate(s.cards.tasks[task].requires)
    ]
    paying = Paying(needs)
    for source in sources(s, seat, corps, loans, borrowers):
        paying.lay(source, [])
    pays = [paid(s, corps, needs[i], source) for i, source in enumerate(paying.by) if source is not None]
    printed = sum(len(s.cards.allies[ally].symbols) for ally in corps.allies)
    used = sum(pay["how"] in (OWN, CROWNED) for pay in pays)
    return {
        "points": sum(s.cards.tasks[task].points for task in tasks),
        "pays": pays,
        "wasted": printed - used,
    }


def paid(s: Revachol, corps: Corps, need: Need, source: Source) -> dict[str, Any]:
    """Which symbol of which Ally (`of`, `ally`) pays for which of which Task (`at`, `task`)."""
    told: dict[str, Any] = {"task": need.task, "at": need.at, "symbol": need.symbol, "how": source.how}
    told["ally"] = source.ally
    told["of"] = source.at
    if source.lender >= 0:
        told["lender"] = source.lender
    if source.how == DOUBLED:
        told["doubler"] = source.ally
        told["ally"], told["of"] = doubled_symbol(s, corps, need.symbol)
    return told


def doubled_symbol(s: Revachol, corps: Corps, symbol: str) -> tuple[str, int]:
    """The Ally, and which of its symbols, that a Doubler counts twice: the colour itself, else a crown. (ECH-107)"""
    found = ("", 0)
    for ally in corps.allies:
        for at, own in enumerate(s.cards.allies[ally].symbols):
            if own == symbol:
                return ally, at
            if own == CROWN and found[0] == "":
                found = (ally, at)
    return found


def sources(s: Revachol, seat: int, corps: Corps, loans: tuple[Loan, ...], borrowers: int) -> list[Source]:
    """What may pay, in the order in which it is used: what was borrowed, for it has to pay (ECH-R86), the Corps' own
    colours and crowns, extra crowns, doubled symbols, what may still be borrowed."""
    colours: list[Source] = []
    crowns: list[Source] = []
    extras: list[Source] = []
    doubled: list[Source] = []
    kinds = [symbol for symbol in spread(corps.symbols) if symbol != CROWN or CROWNS_MAY_BE_DOUBLED]
    for ally in corps.allies:
        card = s.cards.allies[ally]
        for at, symbol in enumerate(card.symbols):
            if symbol == CROWN:
                crowns.append(Source(CROWNED, [symbol], ally, at))
            else:
                colours.append(Source(OWN, [symbol], ally, at))
        if card.skill == "double":
            doubled.append(Source(DOUBLED, kinds, ally))
        elif card.skill == "special" and (not extras or EXTRA_CROWNS_ADD_UP):
            extras.append(Source(EXTRA, [CROWN], ally))
    borrowed: list[Source] = []
    for entry in loans:
        borrowed.append(Source(BORROWED, [entry.symbol], entry.borrower, 0, entry.lender))
    lent = spread(lendable(s, seat))
    to_borrow = [Source(TO_BORROW, lent, "") for _ in range(borrowers)]
    return [*borrowed, *colours, *crowns, *extras, *doubled, *to_borrow]


@final
class Paying:
    """Sources laid on needs, one after the other: what is paid stays paid, if need be by another source."""

    def __init__(self, needs: list[Need]) -> None:
        self.needs = needs
        self.by: list[Source | None] = [None] * len(needs)

    def lay(self, source: Source, moved: list[int]) -> bool:
        """Whether the source finds a need, others making room for it if they must."""
        for i, need in enumerate(self.needs):
            if self.by[i] is None and source.fits(need):
                self.by[i] = source
                return True
        for i, need in enumerate(self.needs):
            holder = self.by[i]
            if holder is None or i in moved or not source.fits(need):
                continue
            moved.append(i)
            if self.lay(holder, moved):
                self.by[i] = source
                return True
        return False
