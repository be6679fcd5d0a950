"""What advice knows of cards, and what it saw of each seat last: as long as that is there, nothing is read anew."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tablee.bots.advice.lines import worth
from tablee.bots.advice.revachol.piles import Pile, Scale
from tablee.bots.advice.revachol.plans import Hand
from tablee.games.revachol.cardset import Ally, Cards
from tablee.games.revachol.lines import COMPLETED, LOST, THEY_COMPLETE, TURN_BEGINS, TURN_ENDS
from tablee.games.revachol.state import Corps

OFTEN: Final = {TURN_BEGINS: 3.0, TURN_ENDS: 3.0, THEY_COMPLETE: 1.0, COMPLETED: 0.7, LOST: 0.1}
"""How often a line is likely to speak once its Ally lies in a Corps, if not just once."""

PLACES: Final = 1 << 12
"""For hands that are kept."""
SPREAD: Final = 61
"""A prime: hands that differ in a card lie in different places."""


@mypyc_attr(acyclic=True)
@final
class Known:
    """What advice knows of an Ally."""

    def __init__(self, ally: Ally, pile: Pile) -> None:
        self.pile = pile  # what it brings; those that bring the same have one
        self.text = text_worth(ally) if ally.lines else 0.0  # what its lines promise when it is placed
        self.draws = ally.skill == "draw"
        self.places_another = ally.skill == "another"


def text_worth(ally: Ally) -> float:
    """What its lines promise: at once, again and again while it lies in a Corps, or perhaps some day."""
    return sum([worth(line.effect) * OFTEN.get(line.occasion, 1.0) for line in ally.lines])


def known_allies(cards: Cards, scale: Scale) -> dict[str, Known]:
    """All of a set. The cheapest piles have the lowest ranks."""
    alike: dict[int, Pile] = {}
    found: dict[str, Known] = {}
    for ally in cards.allies.values():
        pile = scale.pile_of(Corps(0, (ally.id,), cards))
        found[ally.id] = Known(ally, alike.setdefault(pile.key(), pile))
    for rank, pile in enumerate(sorted(alike.values(), key=lambda pile: (pile.cost, pile.key()))):
        pile.rank = rank
    return found


@final
class Hands:
    """Hands, with what was planned with them. In each place lies the last that belonged there."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        self.empty = Hand([])
        self.places = [self.empty] * PLACES

    def of(self, cards: list[Pile]) -> Hand:
        """Of a list that is sorted by it."""
        for i in range(1, len(cards)):
            sort_in(cards, i)
        return self.of_sorted(cards)

    def of_sorted(self, cards: list[Pile]) -> Hand:
        place: i64 = 0
        for card in cards:
            place = (place * SPREAD + card.rank + 1) % PLACES
        found = self.places[place]
        if not found.holds(cards):
            found = self.places[place] = Hand(cards)
        return found

    def with_another(self, hand: Hand, card: Pile) -> Hand:
        cards = hand.cards.copy()
        cards.append(card)
        sort_in(cards, len(cards) - 1)
        return self.of_sorted(cards)

    def without(self, hand: Hand, card: Pile) -> Hand:
        cards = hand.cards.copy()
        cards.remove(card)
        return self.of_sorted(cards)


def sort_in(cards: list[Pile], at: i64) -> None:
    """The card there goes to its place among those before it. (There are few: `list.sort` with a key takes longer.)"""
    card = cards[at]
    while at > 0 and cards[at - 1].rank > card.rank:
        cards[at] = cards[at - 1]
        at -= 1
    cards[at] = card


@mypyc_attr(acyclic=True)
@final
class Seen:
    """A seat as it was looked at last: the cards it holds, and its Corps."""

    def __init__(self, hand: Hand) -> None:
        self.cards: tuple[str, ...] = ()
        self.known: list[Known] = []  # the same, as advice knows them
        self.hand = hand
        self.corps: tuple[Corps, ...] = ()
        self.own: list[Pile] = []  # what those Corps bring
        self.skills = 0  # of all of them

    def hold(self, cards: tuple[str, ...], allies: dict[str, Known], hands: Hands) -> None:
        """Those cards are in the hand now. Mostly one has come, behind the others, or one has gone."""
        before = self.cards
        self.cards = cards
        at: i64 = 0
        number: i64 = len(cards)
        while at < len(before) and at < number and before[at] is cards[at]:
            at += 1
        if at == len(before) and at == number - 1:
            card = allies[cards[at]]
            self.known.append(card)
            self.hand = hands.with_another(self.hand, card.pile)
        elif number == len(before) - 1 and all(before[i + 1] is cards[i] for i in range(at, number)):
            self.hand = hands.without(self.hand, self.known.pop(at).pile)
        else:
            self.known = [allies[ally] for ally in cards]
            self.hand = hands.of([card.pile for card in self.known])

    def lie(self, corps: tuple[Corps, ...], scale: Scale) -> None:
        """Those are the Corps now."""
        own: list[Pile] = []
        self.skills = 0
        for one in corps:
            at = self.place_of(one)
            pile = self.own[at] if at >= 0 else scale.pile_of(one)
            self.skills += int(pile.skills)
            own.append(pile)
        self.corps = corps
        self.own = own

    def place_of(self, corps: Corps) -> int:
        """Where it lay, if it is still the same; else below 0."""
        for at in range(len(self.corps)):
            if self.corps[at] is corps:
                return at
        return -1
