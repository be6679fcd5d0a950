"""Which Tasks can be reached with the cards at hand, how soon, and at what price.

A *pile* is what Allies bring to a completion, in one int: their bag of symbols and above it how many Doublers,
Crowners and Borrowers are among them. Piles are joined with +. A *plan* says how a pile (a Corps, or 0: none yet)
becomes able to complete a *goal* (one to three displayed Tasks) by placing cards from the hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple, final

from tablee.games.revachol.complete import SETS
from tablee.games.revachol.payment import can_pay
from tablee.games.revachol.state import EMPTY, POSITIONS, Corps, Revachol
from tablee.games.revachol.symbols import CROWN_SHIFT, coloured, crowns, lacking, size

DOUBLERS: Final = 56
CROWNERS: Final = 64
BORROWERS: Final = 72
LENDABLE: Final = 80
SKILLED: Final = 1 << DOUBLERS  # a pile from here on holds such a skill
PRINTED: Final = SKILLED - 1
WITHOUT_LOANS: Final = (1 << BORROWERS) - 1
MOST_SHORT: Final = 4  # symbols; what is further away is no plan
MOST_TURNS: Final = 40
MOST_KNOWN: Final = 5_000  # piles remembered for the same Tasks

Pile = int
Hand = tuple[Pile, ...]
Shorts = dict[Pile, int]


class Weights(NamedTuple):
    """Found by self-play; in points unless said otherwise."""

    fade: float = 0.86  # what a plan keeps of its worth each turn
    turn: float = 0.12  # price of a turn
    missing: int = 6  # turns until a symbol comes that is not at hand
    symbol: float = 0.7  # price of using up a coloured symbol …
    crown: float = 1.1
    skill: float = 0.3
    later: float = 4.3  # … which falls when fewer Tasks than this are left
    second: float = 0.5  # share of the second-best plan that is counted
    placed: float = 0.05  # share of a card's price: in the hand it is good for more than in a Corps
    drawn: tuple[float, ...] = (1.0, 0.8, 0.3, 0.2, 0.1)  # worth of another card, by the cards in hand
    failing: tuple[float, ...] = (0.01, 0.02, 0.08)  # of the Task at position 3, per turn, by Morale cards there
    gift: float = 1.0  # how much a point for an opponent hurts
    robbed: float = 0.5  # how much of a card's price hurts the opponent who loses it
    another: float = 0.3  # Cindy, with a card left to place
    lost_card: float = 0.7  # an Ally that an event takes
    lost_task: float = 3.0  # a Task that it takes from an opponent


WEIGHTS: Final = Weights()


@final
class Goal:
    """Displayed Tasks to be completed together."""

    def __init__(
        self, places: int, plain: int, special: int, points: int, fade: tuple[float, ...], shorts: Shorts
    ) -> None:
        self.places = places  # a bit for each position
        self.plain = plain  # bags: what the plain and the Special ones among them require
        self.special = special
        self.points = points
        self.fade = fade  # what is left of their worth after so many turns
        self.shorts = shorts  # how many crowns piles are short of them, as far as it was worked out


@final
class Plan:
    """How a pile reaches a goal: in so many turns, at which price, with which cards of the hand."""

    def __init__(self, goal: Goal, turns: int, price: float, cards: Hand) -> None:
        self.goal = goal
        self.turns = turns
        self.price = price
        self.cards = cards


NO_GOAL: Final = Goal(0, 0, 0, 0, (0.0,) * MOST_TURNS, {})
NO_PLAN: Final = Plan(NO_GOAL, 0, 0.0, ())


def pile_of(corps: Corps) -> Pile:
    skills = (corps.doublers << DOUBLERS) + (corps.extras << CROWNERS) + (corps.borrowers << BORROWERS)
    return corps.symbols + skills


def less(hand: Hand, card: Pile) -> Hand:
    """The hand without that card."""
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def morale_cards(s: Revachol) -> int:
    return POSITIONS - s.morale_row.count(EMPTY)


def goals(s: Revachol, w: Weights, memory: dict[tuple[int, int], Shorts]) -> list[Goal]:
    """Every choice of displayed Tasks, single ones first. A Task at position 3 may fail. (ECH-69)"""
    found: list[Goal] = []
    failing = w.failing[min(morale_cards(s), POSITIONS - 1)]
    for places in SETS:
        bits = plain = special = points = 0
        keeps = w.fade
        for i in places:
            if s.task_row[i] == EMPTY:
                break
            task = s.cards.tasks[s.task_row[i]]
            bits += 1 << i
            points += task.points
            if task.special:
                special += task.bag
            else:
                plain += task.bag
            if i == POSITIONS - 1:
                keeps *= 1 - failing
        else:
            shorts = memory.setdefault((plain, special), {})
            if len(shorts) > MOST_KNOWN:
                shorts.clear()
            found.append(Goal(bits, plain, special, points, fading(keeps), shorts))
    return found


@cache
def fading(keeps: float) -> tuple[float, ...]:
    """What is left after so many turns."""
    return tuple([keeps**turns for turns in range(MOST_TURNS)])


def short_of(goal: Goal, pile: Pile, lendable: int) -> int:
    """How many crowns more the pile would need for the goal. (ECH-39, ECH-41, ECH-R39)"""
    symbols = pile & PRINTED
    doublers, crowners, borrowers = pile >> DOUBLERS & 0xFF, pile >> CROWNERS & 0xFF, pile >> BORROWERS
    gaps = int(size(lacking(goal.plain + goal.special, coloured(symbols))))
    short = max(0, gaps - int(crowns(symbols)) - doublers - crowners - borrowers)
    while not can_pay(goal.plain, goal.special, symbols, doublers, crowners, short << CROWN_SHIFT, borrowers, lendable):
        short += 1
    return short


@final
class Outlook:
    """What piles and hands are good for, as long as the same Tasks are on display."""

    def __init__(self, weights: Weights, goals: Sequence[Goal], lendable: int, later: float) -> None:
        self.weights = weights
        self.goals = goals
        self.lendable = lendable  # to Borrowers
        self.later = later  # 1.0, less when the game draws to its end
        self.cheapest = weights.symbol * later  # per symbol that a card covers
        self.cheapest_skilled = min(weights.symbol, (weights.symbol + weights.skill) / 2) * later
        self.plans: dict[tuple[Pile, Hand, int], Plan] = {}
        self.prices: dict[Pile, float] = {}

    def price(self, pile: Pile) -> float:
        """What using up these cards costs: they could serve other Tasks."""
        known = self.prices.get(pile)
        if known is None:
            w = self.weights
            printed = pile & PRINTED
            symbols = int(size(coloured(printed))) * w.symbol + int(crowns(printed)) * w.crown
            known = (symbols + int(size(pile >> DOUBLERS)) * w.skill) * self.later
            self.prices[pile] = known
        return known

    def short(self, goal: Goal, pile: Pile) -> int:
        """How many crowns the pile is short of the goal."""
        known = goal.shorts.get(pile)
        if known is None:
            key = pile + (self.lendable + 1 << LENDABLE) if pile >> BORROWERS else pile
            known = goal.shorts.get(key)
            if known is None:
                known = goal.shorts[key] = short_of(goal, pile, self.lendable)
        return known

    def loans(self, goal: Goal, pile: Pile) -> int:
        """How many symbols have to be borrowed for it."""
        return self.short(goal, pile & WITHOUT_LOANS) if pile >> BORROWERS else 0

    def plan(self, pile: Pile, hand: Hand, taken: int = 0) -> Plan:
        """The best thing to do with this pile, without the Tasks at the places `taken`."""
        key = (pile, hand, taken)
        known = self.plans.get(key)
        if known is None:
            known = NO_PLAN
            best = 0.0
            price = self.price(pile)
            cheapest = self.cheapest_skilled if any(card >= SKILLED for card in hand) else self.cheapest
            for goal in self.goals:
                if goal.places & taken:
                    continue
                short = self.short(goal, pile)
                if short > MOST_SHORT:
                    continue
                # Look closer only at what can be better: no card covers more than two symbols.
                turns = (short + 1) >> 1
                if turns > len(hand):
                    turns += (short - 2 * len(hand)) * self.weights.missing
                least = price + short * cheapest + turns * self.weights.turn
                if goal.points * goal.fade[turns] - least > best:
                    found = self.plan_for(goal, pile, short, hand)
                    value = self.value(found, found.turns)
                    if value > best:
                        known = found
                        best = value
            self.plans[key] = known
        return known

    def plan_for(self, goal: Goal, pile: Pile, short: int, hand: Hand) -> Plan:
        """Cover what is short with the most useful cards of the hand, the first of equal ones."""
        price = self.price(pile)
        cards: Hand = ()
        while short:
            useful: list[Pile] = []
            nearest = short
            for other in hand:
                then = self.short(goal, pile + other)
                if then < short:
                    useful.append(other)
                    if then < nearest:
                        nearest, card = then, other
                        if then == 0:
                            break
            if nearest == short:
                break
            short = nearest
            pile += card
            price += self.price(card)
            cards = (*cards, card)
            useful.remove(card)
            hand = tuple(useful)
        price += short * self.weights.symbol * self.later + self.loans(goal, pile) * self.weights.gift
        return Plan(goal, len(cards) + short * self.weights.missing, price, cards)

    def value(self, plan: Plan, turns: int) -> float:
        """Of a plan that needs so many turns."""
        return plan.goal.points * plan.goal.fade[turns] - plan.price - turns * self.weights.turn

    def worth(self, plans: Sequence[Plan], soonest: int) -> float:
        """What these plans, one for each Corps, promise if nothing is completed in fewer turns than `soonest`: the
        best one, and a share of the best one for other Tasks."""
        first = 0.0
        places = 0
        values: list[float] = []
        for plan in plans:
            value = self.value(plan, max(soonest, plan.turns))
            values.append(value)
            if value > first:
                first = value
                places = plan.goal.places
        if first <= 0.0:
            return 0.0
        second: float | None = None
        for i in range(len(plans)):
            if not plans[i].goal.places & places and (second is None or values[i] > second):
                second = values[i]
        return first if second is None else first + self.weights.second * second

    def total(self, piles: Sequence[Pile], hand: Hand, soonest: int, taken: int = 0) -> float:
        """What these Corps, and a new one, promise with this hand."""
        return self.worth([self.plan(pile, hand, taken) for pile in (*piles, 0)], soonest)
