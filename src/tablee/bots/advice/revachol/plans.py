"""Which Tasks can be reached with the cards at hand, how soon, and at what price.

A *pile* is what Allies bring to a completion: their bag of symbols, and how many Doublers, Crowners and Borrowers are
among them. A *plan* says how a pile (a Corps, or none yet) becomes able to complete a *goal* (one to three displayed
Tasks) by placing cards from the hand.

All this is asked some hundred times a turn, so it is reckoned in machine integers (`i64`, never shifted to the left:
mypyc does that in 32 bits), which takes less time than to look up what was reckoned before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, final

from mypy_extensions import i64, mypyc_attr

from tablee.games.revachol.payment import can_pay
from tablee.games.revachol.state import EMPTY, POSITIONS, Corps, Revachol
from tablee.games.revachol.symbols import COLOURED, CROWN_SHIFT, coloured, crowns, lacking, size

BYTE: Final = 0xFF
A_CROWNER: Final = 1 << 8  # in skills; Doublers stand below
A_BORROWER: Final = 1 << 16
SKILLS: Final = 56 + POSITIONS  # in a key: above the symbols and a bit for each Task
A_CROWN: Final = 1 << CROWN_SHIFT
MOST_SHORT: Final = 4  # symbols; what is further away is no plan
MOST_TURNS: Final = 40  # that anything is looked ahead, unless symbols are longer in coming


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


@mypyc_attr(acyclic=True)
@final
class Pile:
    """Allies together. One Ally of the set has a `rank`: cheaper ones stand first, and those alike have the same."""

    def __init__(self, symbols: i64, skills: i64, cost: float) -> None:
        self.symbols = symbols
        self.skills = skills  # a byte each: Doublers, Crowners, Borrowers
        self.cost = cost  # of using it up, early in the game
        self.rank = -1

    def key(self) -> int:
        """One number for all of it, with room below for three bits."""
        bits = int(self.symbols) << POSITIONS
        return bits if self.skills == 0 else bits + (int(self.skills) << SKILLS)


@final
class Scale:
    """The weights, and what follows from them."""

    def __init__(self, w: Weights) -> None:
        self.turn = w.turn
        self.missing = w.missing
        self.symbol = w.symbol
        self.crown = w.crown
        self.skill = w.skill
        self.later = w.later
        self.second = w.second
        self.gift = w.gift
        self.skilled = min(w.symbol, (w.symbol + w.skill) / 2)
        turns = max(MOST_TURNS, MOST_SHORT * (w.missing + 1))  # the longest plan waits for every symbol
        self.fade = fading(w.fade, turns)
        self.failing = [fading(w.fade * (1 - failing), turns) for failing in w.failing]

    def pile(self, symbols: i64, skills: i64) -> Pile:
        printed = int(size(coloured(symbols))) * self.symbol + int(crowns(symbols)) * self.crown
        return Pile(symbols, skills, printed + int(size(skills)) * self.skill)

    def pile_of(self, corps: Corps) -> Pile:
        return self.pile(corps.symbols, corps.doublers + corps.extras * A_CROWNER + corps.borrowers * A_BORROWER)

    def joined(self, one: Pile, other: Pile) -> Pile:
        return self.pile(one.symbols + other.symbols, one.skills + other.skills)

    def without(self, pile: Pile, gone: Pile) -> Pile:
        return self.pile(pile.symbols - gone.symbols, pile.skills - gone.skills)


def fading(keeps: float, most: int) -> list[float]:
    """What is left after so many turns, fewer than `most`."""
    return [keeps**turns for turns in range(most)]


NO_PILE: Final = Pile(0, 0, 0.0)


@mypyc_attr(acyclic=True)
@final
class Goal:
    """Displayed Tasks to be completed together."""

    def __init__(self, places: int, plain: i64, special: i64, points: float, fade: list[float]) -> None:
        self.places = places  # a bit for each position
        self.plain = plain  # bags: what the plain and the Special ones among them require
        self.special = special
        self.all = plain + special
        self.points = points
        self.fade = fade  # what is left of their worth after so many turns

    def with_another(self, other: Goal) -> Goal:
        """Together with one whose last Task lies further to the right."""
        plain, special = self.plain + other.plain, self.special + other.special
        return Goal(self.places + other.places, plain, special, self.points + other.points, other.fade)

    def short(self, symbols: i64, skills: i64, lendable: i64) -> i64:
        """How many crowns more a pile would need for the goal. (ECH-39, ECH-41, ECH-R39)"""
        short = size(lacking(self.all, symbols & COLOURED)) - (symbols >> CROWN_SHIFT)
        if skills == 0:
            return short if short > 0 else 0
        doublers, crowners, borrowers = skills & BYTE, skills >> 8 & BYTE, skills >> 16
        short -= doublers + crowners + borrowers
        if short < 0:
            short = 0
        plain, special = self.plain, self.special
        while not can_pay(plain, special, symbols, doublers, crowners, short * A_CROWN, borrowers, lendable):
            short += 1
        return short


@mypyc_attr(acyclic=True)
@final
class Hand:
    """Cards of a hand, the cheapest first: of equally useful ones a plan takes the first. With the plans that were made
    with them, by the key of the pile and a bit for each Task that is left out."""

    def __init__(self, cards: list[Pile]) -> None:
        self.cards = cards
        self.is_skilled = any(card.skills != 0 for card in cards)
        self.plans: dict[int, Plan] = {}


@mypyc_attr(free_list_len=1, acyclic=True)
@final
class Plan:
    """How a pile reaches a goal: in so many turns, at which price, with which cards of those held (a bit for each).

    It does not know the Hand that keeps it: nobody would ever find the two of them again (`acyclic`)."""

    def __init__(self, goal: Goal, turns: int, price: float, held: list[Pile], cards: i64) -> None:
        self.goal = goal
        self.turns = turns
        self.price = price
        self.held = held
        self.cards = cards

    def value(self, turns: int, turn: float) -> float:
        """If it takes so many turns, each at the price `turn`."""
        return self.goal.points * self.goal.fade[turns] - self.price - turns * turn

    def uses(self, card: Pile) -> bool:
        """Whether such a card of the hand is placed."""
        cards = self.cards
        if cards == 0:
            return False
        bit: i64 = 1
        for other in self.held:
            if other is card and cards & bit:
                return True
            bit += bit
        return False


NO_GOAL: Final = Goal(0, 0, 0, 0.0, [0.0] * MOST_TURNS)
NO_HAND: Final = Hand([])
NO_PLAN: Final = Plan(NO_GOAL, 0, 0.0, [], 0)


def cheapest_first(cards: list[Pile]) -> list[Pile]:
    found: list[Pile] = []
    for card in cards:
        at = len(found)
        while at > 0 and found[at - 1].rank > card.rank:
            at -= 1
        found.insert(at, card)
    return found


def ranks_of(cards: list[Pile]) -> tuple[int, ...]:
    return tuple([card.rank for card in cards])


@mypyc_attr(acyclic=True)
@final
class Held:
    """The hand of a seat as it was looked at last."""

    def __init__(self, cards: tuple[str, ...], piles: list[Pile]) -> None:
        self.cards = cards
        self.piles = piles
        self.borrows = any_borrows(piles)
        self.in_order = cheapest_first(piles)
        self.ranks = ranks_of(self.in_order)
        self.outlook: Outlook | None = None  # that it was looked at with
        self.hand = NO_HAND  # with the plans of that outlook


@mypyc_attr(acyclic=True)
@final
class Lying:
    """The Corps of a seat as they were looked at last."""

    def __init__(self, corps: tuple[Corps, ...], piles: list[Pile]) -> None:
        self.corps = corps
        self.piles = piles
        self.borrows = any_borrows(piles)


def any_borrows(piles: list[Pile]) -> bool:
    """Whether a Borrower is among them."""
    return any(pile.skills >= A_BORROWER for pile in piles)


def morale_cards(s: Revachol) -> int:
    return filled(s.morale_row)


def filled(row: tuple[str, ...]) -> int:
    """How many places of a row have a card."""
    number = 0
    for card in row:
        if card != EMPTY:
            number += 1
    return number


def goals(s: Revachol, scale: Scale) -> list[Goal]:
    """Every choice of displayed Tasks, as SETS has them. A Task at position 3 may fail. (ECH-69)"""
    found: list[Goal] = []
    failing = scale.failing[min(morale_cards(s), POSITIONS - 1)]
    tasks = [s.cards.tasks.get(task) for task in s.task_row]  # none where the place is EMPTY
    singles: list[Goal] = []  # by place; NO_GOAL where no Task lies
    for i in range(POSITIONS):
        task = tasks[i]
        if task is None:
            singles.append(NO_GOAL)
            continue
        fade = failing if i == POSITIONS - 1 else scale.fade
        plain: i64 = 0 if task.special else task.bag
        single = Goal(1 << i, plain, task.bag - plain, float(task.points), fade)
        singles.append(single)
        found.append(single)
    one, two, three = singles[0], singles[1], singles[2]
    if one is not NO_GOAL and two is not NO_GOAL:
        found.append(one.with_another(two))
    if three is not NO_GOAL:
        if one is not NO_GOAL:
            found.append(one.with_another(three))
        if two is not NO_GOAL:
            found.append(two.with_another(three))
            if one is not NO_GOAL:
                found.append(one.with_another(two).with_another(three))
    return found


@mypyc_attr(acyclic=True)
@final
class Outlook:
    """What piles and hands are good for, as long as the same Tasks are on display."""

    def __init__(self, scale: Scale, goals: list[Goal], lendable: int, later: float) -> None:
        self.scale = scale
        self.goals = goals
        self.lendable: i64 = lendable  # to Borrowers
        self.later = later  # 1.0, less when the game draws to its end
        self.cheapest = scale.symbol * later  # per symbol that a card covers
        self.cheapest_skilled = scale.skilled * later
        self.hands: dict[tuple[int, ...], Hand] = {}  # by the ranks of their cards

    def goal_of(self, places: int) -> Goal:
        """The one that takes the Tasks there."""
        for goal in self.goals:
            if goal.places == places:
                return goal
        raise KeyError(places)

    def price(self, pile: Pile) -> float:
        """What using up these cards costs: they could serve other Tasks."""
        return pile.cost * self.later

    def hand(self, cards: list[Pile]) -> Hand:
        """These cards, in whatever order."""
        in_order = cheapest_first(cards)
        return self.hand_of(in_order, ranks_of(in_order))

    def hand_of(self, in_order: list[Pile], ranks: tuple[int, ...]) -> Hand:
        known = self.hands.get(ranks)
        if known is None:
            known = self.hands[ranks] = Hand(in_order)
        return known

    def loans(self, goal: Goal, symbols: i64, skills: i64) -> i64:
        """How many symbols have to be borrowed for it."""
        if skills < A_BORROWER:
            return 0
        return goal.short(symbols, skills % A_BORROWER, self.lendable)

    def plan(self, pile: Pile, hand: Hand, taken: int = 0) -> Plan:
        """The best thing to do with this pile, without the Tasks at the places `taken`."""
        key = pile.key() + taken
        known = hand.plans.get(key)
        if known is None:
            known = hand.plans[key] = self.made(pile, hand, taken)
        return known

    def made(self, pile: Pile, hand: Hand, taken: int) -> Plan:
        made = NO_PLAN
        best = 0.0
        scale = self.scale
        price = self.price(pile)
        cheapest = self.cheapest_skilled if hand.is_skilled else self.cheapest
        held = len(hand.cards)
        for goal in self.goals:
            if goal.places & taken:
                continue
            short = int(goal.short(pile.symbols, pile.skills, self.lendable))
            if short > MOST_SHORT:
                continue
            # Look closer only at what can be better: no card covers more than two symbols.
            turns = (short + 1) >> 1
            if turns > held:
                turns += (short - 2 * held) * scale.missing
            least = price + short * cheapest + turns * scale.turn
            if goal.points * goal.fade[turns] - least > best:
                found = self.plan_for(goal, pile, short, hand, best)
                if found is not NO_PLAN:
                    made = found
                    best = found.value(found.turns, scale.turn)
        return made

    def plan_for(self, goal: Goal, pile: Pile, lacks: int, hand: Hand, best: float) -> Plan:
        """Cover what is short with the most useful cards of the hand, the first of equal ones. Only a plan that is
        worth more than the `best` is written down."""
        price = self.price(pile)
        symbols, skills, lendable = pile.symbols, pile.skills, self.lendable
        short: i64 = lacks
        placed: i64 = 0  # a bit for each card
        left: i64 = -1  # those that may be of use
        while short:
            useful: i64 = 0
            nearest = short
            card = NO_PILE
            chosen: i64 = 0
            bit: i64 = 1
            for other in hand.cards:
                if left & bit:
                    then = goal.short(symbols + other.symbols, skills + other.skills, lendable)
                    if then < short:
                        useful += bit
                        if then < nearest:
                            nearest, card, chosen = then, other, bit
                            if then == 0:
                                break
                bit += bit
            if nearest == short:
                break
            short = nearest
            symbols += card.symbols
            skills += card.skills
            price += self.price(card)
            placed += chosen
            left = useful - chosen
        scale = self.scale
        missing = int(short)
        price += missing * scale.symbol * self.later + int(self.loans(goal, symbols, skills)) * scale.gift
        number = 0
        rest = placed
        while rest:
            rest &= rest - 1
            number += 1
        turns = number + missing * scale.missing
        if goal.points * goal.fade[turns] - price - turns * scale.turn <= best:
            return NO_PLAN
        return Plan(goal, turns, price, hand.cards, placed)

    def worth(self, plans: list[Plan], soonest: int) -> float:
        """What these plans, one for each Corps, promise if nothing is completed in fewer turns than `soonest`: the
        best one, and a share of the best one for other Tasks."""
        first = 0.0
        places = 0
        turn = self.scale.turn
        for plan in plans:
            value = plan.value(max(soonest, plan.turns), turn)
            if value > first:
                first = value
                places = plan.goal.places
        if first <= 0.0:
            return 0.0
        second = 0.0
        is_second = False
        for plan in plans:
            if not plan.goal.places & places:
                value = plan.value(max(soonest, plan.turns), turn)
                if not is_second or value > second:
                    second = value
                    is_second = True
        return first + self.scale.second * second if is_second else first

    def total(self, piles: Sequence[Pile], hand: Hand, soonest: int, taken: int = 0) -> float:
        """What these Corps, and a new one, promise with this hand."""
        plans = [self.plan(pile, hand, taken) for pile in piles]
        plans.append(self.plan(NO_PILE, hand, taken))
        return self.worth(plans, soonest)
