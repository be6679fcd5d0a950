"""The table of Echoes of Revachol: its zones, in the rulebook's words."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from tablee.core.effects import ROUND, TURN
from tablee.core.looking import forget, has_looked
from tablee.core.stack import State
from tablee.core.tuples import added, with_at, without, without_at
from tablee.games.revachol.cardset import Ally, Cards, Row, Task
from tablee.games.revachol.moments import NO_SKILL
from tablee.games.revachol.symbols import ONE, kinds, size

POSITIONS: Final = 3
"""Columns with a Task place above and a Morale place below, also when fewer Tasks are left. (ECH-12, ECH-R51)"""

HAND_LIMIT: Final = 5
"""No hand ever holds more: who has so many cannot draw. (ECH-25, ECH-61) Unless a line says so: `hand_limit`."""

OPENING_HAND: Final = 3
EMPTY: Final = ""
EMPTY_PLACES: Final[tuple[str, ...]] = (EMPTY,) * POSITIONS
NONE_ASKED: Final[list[Task]] = []


@mypyc_attr(free_list_len=1, acyclic=True)
@final
class Corps:
    """A group of Allies lying face up, with what follows from them for a completion. (ECH-29)"""

    def __init__(self, number: int, allies: tuple[str, ...], cards: Cards, before: Corps | None = None) -> None:
        """`before`: the same less the last Ally, if there was one."""
        self.number = number  # stable; a new Corps gets a new one (ECH-R30)
        self.allies = allies  # in an order that means nothing (ECH-R31)
        self.symbols = 0  # a bag
        self.doublers = 0
        self.extras = 0  # extra crowns for Special Tasks
        self.borrowers = 0
        self.spared = 0  # symbols that a completion needs less, by a line
        self.movers = 0  # Allies that may change to another Corps
        self.safe = 0  # Allies that no event can take
        self.most = 0  # symbols of a completion that it could pay at the very most
        self.asked = NONE_ASKED  # what lay on display when its completions were looked for last, and
        self.payable: i64 = 0  # what was found, if no other Corps has a say in it (`payable_sets`)
        if before is None:
            for ally in allies:
                self.add(cards.allies[ally])
        else:
            self.symbols = before.symbols
            self.doublers = before.doublers
            self.extras = before.extras
            self.borrowers = before.borrowers
            self.spared = before.spared
            self.movers = before.movers
            self.safe = before.safe
            self.add(cards.allies[allies[-1]])
        self.most = size(self.symbols) + self.doublers + self.extras + self.borrowers + self.spared

    def add(self, card: Ally) -> None:
        self.symbols += card.bag  # a Borrower's own crown among them (ECH-R84)
        if card.ability is not NO_SKILL:  # it serves the Corps in which the card lies, nobody else's (ECH-99)
            card.ability.in_completion(self)
            if card.ability.may_change_corps():
                self.movers += 1
            if not card.ability.may_be_lost():
                self.safe += 1


@final
class Loan:
    """A symbol out of another player's Corps, used by a Borrower; never a skill. (ECH-101, ECH-R82)"""

    def __init__(self, borrower: str, lender: int, symbol: str) -> None:
        self.borrower = borrower
        self.lender = lender
        self.symbol = symbol


@final
class Revachol(State):
    """Shared zones, then one entry per seat. Lists are the spine; what lies in them is replaced, never altered. So is
    what seldom changes: clones share it."""

    def __init__(
        self,
        seats: int,
        cards: Cards,
        *,
        open_scores: bool,
        task_deck: list[str],
        task_row: tuple[str, ...],
        morale_row: tuple[str, ...],
        deck: list[str],
        discard: list[str],
        permanent: tuple[str, ...],
        hands: list[tuple[str, ...]],
        placing: str,
        corps: list[tuple[Corps, ...]],
        founded: tuple[int, ...],
        completed: tuple[tuple[str, ...], ...],
        points: tuple[tuple[str, ...], ...],
        shown: tuple[tuple[str, ...], ...],
        kept: tuple[tuple[str, ...], ...],
        turn: int,
        turns: int,
        passes: int,
        dice: list[str],
        loans: tuple[Loan, ...],
        end: str,
        winner: int,
        like: Revachol | None = None,
    ) -> None:
        super().__init__(seats, like)
        self.cards = cards
        self.open_scores = open_scores
        self.task_deck = task_deck  # Tasks that may still be turned up; the order is decided when they are
        self.task_row = task_row  # positions 1 to 3 (ECH-12); EMPTY where no Task lies
        self.morale_row = morale_row  # the Morale places below them
        self.deck = deck  # the Horseback Monument deck: what may still come
        self.discard = discard  # its discard pile, recycled (ECH-08)
        self.permanent = permanent  # the permanent discard pile: nothing leaves it (ECH-09)
        self.hands = hands
        self.placing = placing  # the Ally on its way from a hand to a Corps, face up
        self.corps = corps
        self.founded = founded  # how many Corps each seat has founded so far: the next number less one
        self.completed = completed
        self.points = points  # Allies received as victory points: Borrowers and Harrys, for good (ECH-131)
        self.shown = shown  # hand cards that everybody has seen (ECH-R62)
        self.kept = kept  # at each reshuffle: the Allies then in hands, which the new deck cannot hold
        self.turn = turn
        self.turns = turns
        self.passes = passes  # forced passes in a row (ECH-R18)
        self.dice = dice  # the roll of each seat in the current event or roll-off; EMPTY: none
        self.loans = loans  # of the completion being carried out
        self.end = end  # why the game is over; EMPTY while it runs
        self.winner = winner  # who won the last roll-off (ECH-97); -1: none was needed

    def effect(self, text: str) -> Any:
        return self.cards.effects[text]

    def clock(self, span: str) -> int:
        """A round is a turn of everybody."""
        return self.turns if span == TURN else self.turns // self.seats if span == ROUND else 0


def clone(s: Revachol) -> Revachol:
    """Copy the spine, share the leaves and the stack."""
    return Revachol(
        s.seats,
        s.cards,
        open_scores=s.open_scores,
        task_deck=s.task_deck.copy(),
        task_row=s.task_row,
        morale_row=s.morale_row,
        deck=s.deck.copy(),
        discard=s.discard.copy(),
        permanent=s.permanent,
        hands=s.hands.copy(),
        placing=s.placing,
        corps=s.corps.copy(),
        founded=s.founded,
        completed=s.completed,
        points=s.points,
        shown=s.shown,
        kept=s.kept,
        turn=s.turn,
        turns=s.turns,
        passes=s.passes,
        dice=s.dice.copy(),
        loans=s.loans,
        end=s.end,
        winner=s.winner,
        like=s,
    )


# Cards in decks and hands.


def take_from_hand(s: Revachol, seat: int, ally: str) -> None:
    """The Ally leaves the hand for a public place."""
    s.hands[seat] = without(s.hands[seat], ally)
    if s.shown[seat]:
        s.shown = with_at(s.shown, seat, without(s.shown[seat], ally))
    if s.tally:
        forget(s, ally)


def is_known(s: Revachol, seat: int | None, owner: int, ally: str) -> bool:
    """Whether a seat knows that the Ally is in that hand: all have seen it, or it has looked. (ECH-R62, CRD-27)"""
    return ally in s.shown[owner] or (seat is not None and has_looked(s, seat, ally))


# Corps. Cards come and go by placing, by a skill, by an event; nothing merges, splits or moves them at will.
# (ECH-32, ECH-36)


def find_corps(s: Revachol, seat: int, number: int) -> Corps:
    for corps in s.corps[seat]:
        if corps.number == number:
            return corps
    raise KeyError(number)


def corps_of(s: Revachol, seat: int, ally: str) -> Corps | None:
    """The Corps of that seat in which the Ally lies."""
    for corps in s.corps[seat]:
        if ally in corps.allies:
            return corps
    return None


def own_allies(s: Revachol, seat: int) -> list[str]:
    return [ally for corps in s.corps[seat] for ally in corps.allies]


def found_corps(s: Revachol, seat: int, ally: str) -> int:
    """The Ally is the first card of a new Corps. (ECH-30)"""
    number = s.founded[seat] + 1
    s.founded = with_at(s.founded, seat, number)
    s.corps[seat] = added(s.corps[seat], Corps(number, (ally,), s.cards))
    return number


def join_corps(s: Revachol, seat: int, ally: str, number: int) -> None:
    own = s.corps[seat]
    for at, old in enumerate(own):
        if old.number == number:
            s.corps[seat] = with_at(own, at, Corps(number, added(old.allies, ally), s.cards, old))
            return
    raise KeyError(number)


def leave_corps(s: Revachol, seat: int, ally: str) -> None:
    """The Ally leaves its Corps; a Corps with no cards left no longer exists. (ECH-35, ECH-R117, ECH-R131)"""
    own = s.corps[seat]
    for at, old in enumerate(own):
        for place, other in enumerate(old.allies):
            if other == ally:
                if len(old.allies) == 1:
                    s.corps[seat] = without_at(own, at)
                else:
                    s.corps[seat] = with_at(own, at, Corps(old.number, without_at(old.allies, place), s.cards))
                return
    raise KeyError(ally)


def disband_corps(s: Revachol, seat: int, number: int) -> tuple[str, ...]:
    """The Corps is gone; these were its Allies."""
    own = s.corps[seat]
    for at, corps in enumerate(own):
        if corps.number == number:
            s.corps[seat] = without_at(own, at)
            return corps.allies
    raise KeyError(number)


def shown_kinds(s: Revachol, seat: int) -> int:
    """One of each kind of symbol that lies in a Corps of that seat."""
    total = 0
    for corps in s.corps[seat]:
        total |= corps.symbols
    return kinds(total)


def any_shows(s: Revachol, seat: int, symbol: str) -> bool:
    """Whether the symbol lies in a Corps of that seat."""
    return shown_kinds(s, seat) & ONE[symbol] != 0


def lendable(s: Revachol, seat: int) -> int:
    """One of each kind of symbol that lies in a Corps of another player. (ECH-101, ECH-R88)"""
    found = 0
    for other in range(s.seats):
        if other != seat:
            found |= shown_kinds(s, other)
    return found


def hand_limit(s: Revachol, seat: int) -> int:
    """What lines of Allies add counts while they lie in a Corps; a hand that holds more then keeps it. (CRD-30)"""
    if not s.cards.worded:
        return HAND_LIMIT
    return HAND_LIMIT + sum([s.cards.allies[ally].ability.hand_room() for ally in own_allies(s, seat)])


# Tasks and Morale.


def displayed(s: Revachol) -> list[str]:
    """The Tasks on display, from position 1 to 3."""
    return [task for task in s.task_row if task != EMPTY]


def tasks_displayed(s: Revachol) -> list[Task]:
    """The same as cards; only to be read. Asked for again and again while the same lie there, so the last are kept."""
    row = s.cards.last_row
    if row.ids is not s.task_row:
        row = Row(s.task_row, [s.cards.tasks[task] for task in s.task_row if task != EMPTY])
        s.cards.last_row = row
    return row.tasks


def slide_tasks(s: Revachol) -> None:
    """Tasks left on display move right, keeping their order. (ECH-49, ECH-51)"""
    first, second, third = s.task_row[0], s.task_row[1], s.task_row[2]
    if third == EMPTY:
        first, second, third = EMPTY, first, second
    if third == EMPTY:
        second, third = EMPTY, second
    if second == EMPTY:
        first, second = EMPTY, first
    s.task_row = (first, second, third)


def cards_to_draw(s: Revachol) -> int:
    """How many cards a Draw could still meet: the deck, and the discard pile that would become it. (ECH-63)"""
    return len(s.deck) + len(s.discard)
