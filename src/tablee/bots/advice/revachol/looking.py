"""What advice takes in of a table before it values anything; what it saw before is kept."""

from __future__ import annotations

from typing import Final

from tablee.bots.advice.adviser import Adviser
from tablee.bots.advice.revachol.goals import filled
from tablee.bots.advice.revachol.piles import A_BORROWER, WEIGHTS, Pile, Scale, Weights, failing_at
from tablee.bots.advice.revachol.plans import FEW, NO_DISPLAY, Display, Outlook
from tablee.bots.advice.revachol.seen import Hands, Known, Seen, known_allies
from tablee.games.revachol.cardset import Cards
from tablee.games.revachol.state import Revachol, lendable

MOST_OUTLOOKS: Final = 300


class Looking(Adviser):
    """Looks at tables, of any game and through any seat."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.scale = Scale(weights)
        self.cards: Cards | None = None
        self.allies: dict[str, Known] = {}
        self.hands = Hands()
        self.displays: dict[tuple[str, ...], Display] = {}
        self.number = 0  # of the outlooks there: playouts come back to them
        self.seats: list[Seen] = []
        self.row: tuple[str, ...] = ()  # of the table that was looked at last
        self.morale_row: tuple[str, ...] = ()
        self.kinds = 0  # what may be borrowed
        self.deck = 0  # Tasks that lie there
        self.display = NO_DISPLAY
        self.outlook = Outlook(self.scale, [])
        self.hand = self.hands.empty
        self.held: list[Known] = []  # the same cards, in the order in which the seat has them
        self.own: list[Pile] = []  # of the own Corps

    def look(self, s: Revachol, seat: int) -> None:
        """Take in the table. As long as nothing changes that plans depend on, what was worked out stays valid."""
        if s.cards is not self.cards:
            self.read(s.cards)
        elif self.number >= MOST_OUTLOOKS:
            self.forget()
        while len(self.seats) <= seat:
            self.seats.append(Seen(self.hands.empty))
        seen = self.seats[seat]
        if seen.corps is not s.corps[seat]:
            seen.lie(s.corps[seat], self.scale)
        if seen.cards is not s.hands[seat]:
            seen.hold(s.hands[seat], self.allies, self.hands)
        self.own, self.hand, self.held = seen.own, seen.hand, seen.known
        borrows = seen.skills >= A_BORROWER or seen.hand.skills >= A_BORROWER
        if s.placing and not borrows:
            borrows = self.allies[s.placing].pile.skills >= A_BORROWER
        kinds = lendable(s, seat) if borrows else 0
        deck = len(s.task_deck)
        same = s.task_row is self.row and s.morale_row is self.morale_row
        if not same or kinds != self.kinds or deck != self.deck:
            self.row, self.morale_row, self.kinds, self.deck = s.task_row, s.morale_row, kinds, deck
            self.display = self.display_of(s)
            self.outlook = self.outlook_on(morale_cards(s), kinds, deck)

    def display_of(self, s: Revachol) -> Display:
        found = self.displays.get(s.task_row)
        if found is None:
            found = self.displays[s.task_row] = Display([s.cards.tasks.get(task) for task in s.task_row])
        return found

    def outlook_on(self, morale: int, kinds: int, deck: int) -> Outlook:
        """On the Tasks there: with so many Morale cards, these kinds to be borrowed, so many Tasks to follow."""
        display, failing = self.display, failing_at(morale)
        later = min(1.0, (deck + display.number) / self.scale.later)
        found = display.outlook
        while found is not None:
            if found.failing_at == failing and found.lendable == kinds and found.later == later:
                return found
            found = found.below
        self.number += 1
        if display.outlooks == FEW:
            display.outlooks = 0
            display.outlook = None
        display.outlooks += 1
        made = display.outlook = Outlook(self.scale, display.goals, failing, kinds, later, display.outlook)
        return made

    def read(self, cards: Cards) -> None:
        """Take in a card set."""
        self.cards = cards
        self.forget()
        self.allies = known_allies(cards, self.scale)

    def forget(self) -> None:
        """Whatever was kept of tables."""
        self.displays.clear()
        self.hands.clear()
        self.seats.clear()
        self.number = 0
        self.row = ()


def morale_cards(s: Revachol) -> int:
    return filled(s.morale_row)
