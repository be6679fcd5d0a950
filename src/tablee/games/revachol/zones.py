"""The zones of the table, each declared once: so it is saved, laid out in scenarios and seen. (ECH-133, ECH-R12)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from tablee.core.stack import State
from tablee.core.zones import COUNTED, HIDDEN, LIST, ONE, OWN, SEAT, TUPLE, TUPLES, Kind, Zone
from tablee.games.revachol.cardset import Cards
from tablee.games.revachol.rulings import FEWEST_PLAYERS, MOST_PLAYERS
from tablee.games.revachol.state import EMPTY, POSITIONS, Corps, Loan, Revachol
from tablee.games.revachol.turn import start_turn


@final
class CorpsKind(Kind):
    """The Corps of a player: each its Allies."""

    def write(self, value: tuple[Corps, ...]) -> Any:
        return [list(corps.allies) for corps in value]

    def read(self, written: Any, cards: Any) -> tuple[Corps, ...]:
        for allies in written:
            for ally in allies:
                if ally not in cards.allies:
                    raise ValueError(f'given: "{ally}" is no Ally of this set')
        return tuple([Corps(i + 1, tuple(allies), cards) for i, allies in enumerate(written)])


@final
class CorpsNumbers(Zone):
    """By which numbers the Corps are called; their places, unless told. (ECH-R30)"""

    def written(self, s: State, seat: int) -> Any:
        return [corps.number for corps in self.value(s, seat)]

    def lay(self, s: State, seat: int, written: Any, cards: Any) -> None:
        own: tuple[Corps, ...] = self.value(s, seat)
        numbered = [Corps(number, corps.allies, cards) for number, corps in zip(written, own, strict=True)]
        super().lay(s, seat, tuple(numbered), cards)


@final
class LoansKind(Kind):
    def write(self, value: tuple[Loan, ...]) -> Any:
        return [{"borrower": loan.borrower, "lender": loan.lender, "symbol": loan.symbol} for loan in value]

    def read(self, written: Any, cards: Any) -> tuple[Loan, ...]:
        return tuple([Loan(loan["borrower"], loan["lender"], loan["symbol"]) for loan in written])


ZONES: Final = (
    Zone("open_scores", ONE, HIDDEN, laid=False),
    Zone("task_row", TUPLE, called="tasks"),
    Zone("morale_row", TUPLE, called="morale"),
    Zone("task_deck", LIST, COUNTED, in_order=False),  # face down (ECH-R06)
    Zone("deck", LIST, COUNTED, in_order=False),  # one back for Allies and Morale cards (ECH-03)
    Zone("discard", LIST, in_order=False),
    Zone("permanent", TUPLE, in_order=False),
    Zone("placing", ONE),
    Zone("dice", LIST),
    Zone("loans", LoansKind()),
    Zone("kept", TUPLES, HIDDEN),
    Zone("turn", SEAT, HIDDEN),
    Zone("turns", ONE),
    Zone("passes", ONE, HIDDEN),
    Zone("end", ONE),
    Zone("winner", ONE),
    Zone("hands", TUPLE, OWN, called="hand", per_seat=True, shown="shown"),
    Zone("shown", TUPLE, HIDDEN, per_seat=True),
    Zone("corps", CorpsKind(), HIDDEN, per_seat=True),
    CorpsNumbers("corps", ONE, HIDDEN, called="corps_numbers", per_seat=True),
    Zone("founded", ONE, HIDDEN, per_seat=True),
    Zone("completed", TUPLE, HIDDEN, per_seat=True),
    Zone("points", TUPLE, per_seat=True),
)


def fresh(seats: int, cards: Cards, open_scores: bool) -> Revachol:
    """All cards in their decks, nothing on the table; Morale cards are still aside. (ECH-10, ECH-13, ECH-15)"""
    if not FEWEST_PLAYERS <= seats <= MOST_PLAYERS:
        raise ValueError(f"{FEWEST_PLAYERS} to {MOST_PLAYERS} players, not {seats} (ECH-R01)")
    return Revachol(
        seats,
        cards,
        open_scores=open_scores,
        task_deck=list(cards.tasks),
        task_row=(EMPTY,) * POSITIONS,
        morale_row=(EMPTY,) * POSITIONS,
        deck=list(cards.allies),
        discard=[],
        permanent=(),
        hands=[()] * seats,
        placing="",
        corps=[()] * seats,
        founded=(0,) * seats,
        completed=((),) * seats,
        points=((),) * seats,
        shown=((),) * seats,
        kept=(),
        turn=0,
        turns=0,
        passes=0,
        dice=[EMPTY] * seats,
        loans=(),
        end="",
        winner=-1,
    )


def put_away(s: Revachol, given: Mapping[str, Any]) -> None:
    """Cards not mentioned lie in their deck; where `deck` or `task_deck` is given, the rest lies in the permanent pile,
    out of the game. Without `tasks`, three Tasks nobody mentions are on display. A turn begins."""
    left = _not_laid(s, given)
    s.morale_row = (*s.morale_row, *[EMPTY] * POSITIONS)[:POSITIONS]
    tasks = [task for task in s.cards.tasks if task in left]
    if "tasks" in given:
        s.task_row = (*[EMPTY] * POSITIONS, *s.task_row)[-POSITIONS:]
    else:
        s.task_row = (*[EMPTY] * POSITIONS, *tasks[:POSITIONS])[-POSITIONS:]
        tasks = tasks[POSITIONS:]
    rest = [card for card in (*s.cards.allies, *s.cards.morale) if card in left]
    if "task_deck" in given:
        s.permanent = (*s.permanent, *tasks)
    else:
        s.task_deck = tasks
    if "deck" in given:
        s.permanent = (*s.permanent, *rest)
    else:
        s.deck = rest
    for seat in range(s.seats):
        most = max([s.founded[seat], *[corps.number for corps in s.corps[seat]]])
        s.founded = (*s.founded[:seat], most, *s.founded[seat + 1 :])
        for ally in s.shown[seat]:
            if ally not in s.hands[seat]:
                raise ValueError(f'given: "{ally}" was shown from a hand it is not in')
    start_turn(s)


def _not_laid(s: Revachol, given: Mapping[str, Any]) -> set[str]:
    """The cards that are mentioned nowhere; none may be mentioned twice, for each lies in one place. (ECH-127)"""
    left = {*s.cards.allies, *s.cards.tasks, *s.cards.morale}
    laid = [*s.task_row, *s.morale_row, *s.discard, *s.permanent]
    laid += s.deck if "deck" in given else []
    laid += s.task_deck if "task_deck" in given else []
    for seat in range(s.seats):
        laid += [*s.hands[seat], *s.completed[seat], *s.points[seat]]
        laid += [ally for corps in s.corps[seat] for ally in corps.allies]
    for card in laid:
        if card == EMPTY:
            continue
        if card not in left:
            raise ValueError(f'given: "{card}" is no card of this set, or is mentioned twice')
        left.remove(card)
    return left
