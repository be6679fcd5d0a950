"""Which Tasks can be reached with the cards at hand, how soon, and at what price.

A *plan* says how a pile (a Corps, or none yet) becomes able to complete a *goal* (one to three displayed Tasks) by
placing cards from the hand.

All this is asked some hundred times a turn, so it is reckoned in machine integers, which takes less time than to look
up what was reckoned before; what is kept stands in chains, which cost less than a dict as long as they are short.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tablee.bots.advice.revachol.goals import LAST, NO_GOAL, Goal, goals
from tablee.bots.advice.revachol.piles import A_BORROWER, MOST_SHORT, NO_PILE, Pile, Scale
from tablee.games.revachol.cardset import Task
from tablee.games.revachol.state import POSITIONS

NEARLY: Final = 1e-9  # points: sums of the same numbers in another order differ by less
FEW: Final = 12
"""In a chain. Of things that each hold the next CPython frees fifty in one go and puts off the rest, noted in the head
that they have for its collector. What is `acyclic` has none, so it writes into something else."""


@mypyc_attr(free_list_len=1, acyclic=True)
@final
class Plan:
    """How a pile reaches a goal: in so many turns, at which price, with which cards of those held (a bit for each).

    It does not know the Hand that keeps it: nobody would ever find the two of them again (`acyclic`)."""

    def __init__(
        self, goal: Goal, turns: int, price: float, held: list[Pile], cards: i64, fade: list[float], turn: float
    ) -> None:
        self.goal = goal
        self.turns = turns
        self.price = price
        self.held = held
        self.cards = cards
        self.gain = goal.points * fade[turns]
        self.wait = turns * turn
        self.value = self.gain - price - self.wait
        self.sooner = 0.0  # its value when one of the cards is placed
        if turns > 0:
            self.sooner = goal.points * fade[turns - 1] - price - (turns - 1) * turn
        self.gain_next = goal.points * fade[1]  # if nothing can be completed this turn

    def later(self, turn: float) -> float:
        """Its value if nothing can be completed before the next turn, each at the price `turn`."""
        return self.value if self.turns > 0 else self.gain_next - self.price - turn

    def dearer(self, price: float) -> float:
        """Its value if something else is used up with it."""
        return self.gain - (self.price + price) - self.wait

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


NO_PLAN: Final = Plan(NO_GOAL, 0, 0.0, [], 0, [0.0, 0.0], 0.0)


@mypyc_attr(acyclic=True)
@final
class Found:
    """A plan that was made: with this pile, without these Tasks."""

    def __init__(self, pile: Pile, taken: i64, plan: Plan, below: Found | None) -> None:
        self.symbols = pile.symbols
        self.skills = pile.skills
        self.taken = taken
        self.plan = plan
        self.below = below


@mypyc_attr(acyclic=True)
@final
class Kept:
    """The plans that were made with a hand under one outlook."""

    def __init__(self, outlook: Outlook | None, below: Kept | None) -> None:
        self.outlook = outlook
        self.found: Found | None = None
        self.number = 0
        self.below = below  # those of other outlooks


@mypyc_attr(acyclic=True)
@final
class Hand:
    """Cards of a hand, the cheapest first: of equally useful ones a plan takes the first. With the plans that were made
    with them."""

    def __init__(self, cards: list[Pile]) -> None:
        self.cards = cards
        self.number: i64 = len(cards)
        symbols: i64 = 0
        skills: i64 = 0
        for card in cards:
            symbols += card.symbols
            skills += card.skills
        self.symbols = symbols  # all of it together
        self.skills = skills
        self.outlooks = 0  # under which something is kept
        self.kept = Kept(None, None)

    def holds(self, cards: list[Pile]) -> bool:
        """Whether it is these cards, in the same order."""
        return len(cards) == self.number and all(cards[i] is self.cards[i] for i in range(self.number))

    def kept_under(self, outlook: Outlook) -> Kept:
        """What was planned under that outlook; it is looked at first from now on."""
        first = self.kept
        before = first
        kept = first.below
        while kept is not None:
            if kept.outlook is outlook:
                before.below = kept.below
                kept.below = first
                self.kept = kept
                return kept
            before = kept
            kept = kept.below
        if self.outlooks == FEW:
            self.outlooks = 0
            first = Kept(None, None)
        self.outlooks += 1
        self.kept = Kept(outlook, first)
        return self.kept


@mypyc_attr(acyclic=True)
@final
class Outlook:
    """What piles and hands are good for, as long as the same Tasks are on display."""

    def __init__(
        self,
        scale: Scale,
        goals: list[Goal],
        failing_at: int = 0,
        lendable: int = 0,
        later: float = 1.0,
        below: Outlook | None = None,
    ) -> None:
        self.scale = scale
        self.goals = goals
        self.failing_at = failing_at
        self.failing = scale.failing[failing_at]  # of a Task at position 3, which may fail (ECH-69)
        self.lendable: i64 = lendable  # to Borrowers
        self.later = later  # 1.0, less when the game draws to its end
        self.cheapest = scale.symbol * later  # per symbol that a card covers
        self.cheapest_skilled = scale.skilled * later
        self.below = below  # that of the same Tasks, otherwise something else

    def fade(self, goal: Goal) -> list[float]:
        """What is left of its worth after so many turns."""
        return self.failing if goal.places & LAST else self.scale.fade

    def goal_of(self, places: i64) -> Goal:
        """The one that takes the Tasks there."""
        for goal in self.goals:
            if goal.places == places:
                return goal
        raise KeyError(places)

    def price(self, pile: Pile) -> float:
        """What using up these cards costs: they could serve other Tasks."""
        return pile.cost * self.later

    def loans(self, goal: Goal, symbols: i64, skills: i64) -> i64:
        """How many symbols have to be borrowed for it."""
        if skills < A_BORROWER:
            return 0
        return goal.short(symbols, skills % A_BORROWER, self.lendable)

    def plan(self, pile: Pile, hand: Hand, taken: i64 = 0) -> Plan:
        """The best thing to do with this pile, without the Tasks at the places `taken`."""
        kept = hand.kept
        if kept.outlook is not self:
            kept = hand.kept_under(self)
        symbols, skills = pile.symbols, pile.skills
        found = kept.found
        while found is not None:
            if found.symbols == symbols and found.skills == skills and found.taken == taken:
                return found.plan
            found = found.below
        made = self.made(pile, hand, taken)
        if kept.number == FEW:
            kept.number = 0
            kept.found = None
        kept.number += 1
        kept.found = Found(pile, taken, made, kept.found)
        return made

    def plan_without(self, pile: Pile, hand: Hand, taken: i64) -> Plan:
        """The same, where what is best with all Tasks is known or soon asked for: mostly it needs none of those."""
        plan = self.plan(pile, hand, 0)
        return self.plan(pile, hand, taken) if plan.goal.places & taken else plan

    def made(self, pile: Pile, hand: Hand, taken: i64) -> Plan:
        made = NO_PLAN
        best = 0.0
        scale = self.scale
        price = self.price(pile)
        symbols, skills, lendable = pile.symbols, pile.skills, self.lendable
        all_symbols, all_skills = symbols + hand.symbols, skills + hand.skills
        cheapest = self.cheapest_skilled if hand.skills else self.cheapest
        held = int(hand.number)
        for goal in self.goals:
            if goal.places & taken:
                continue
            lacks = goal.short(symbols, skills, lendable)
            if lacks > MOST_SHORT:
                continue
            fade = self.fade(goal)
            short = int(lacks)
            if lacks:
                # What the whole hand does not cover is missing whatever is placed.
                missing = int(goal.short(all_symbols, all_skills, lendable))
                if missing:
                    covered = short - missing
                    turns = missing * scale.missing
                    least = price + missing * self.cheapest
                    if all_skills == 0:  # then as many are covered, and no card covers more than two
                        turns += (covered + 1) >> 1
                        least += covered * self.cheapest
                    elif covered:
                        turns += 1
                    least += turns * scale.turn
                    if goal.points * fade[turns] - least < best - NEARLY:
                        continue
            # Look closer only at what can be better: no card covers more than two symbols.
            turns = (short + 1) >> 1
            if turns > held:
                turns += (short - 2 * held) * scale.missing
            least = price + short * cheapest + turns * scale.turn
            if goal.points * fade[turns] - least > best:
                found = self.plan_for(goal, pile, lacks, hand, best)
                if found is not NO_PLAN:
                    made = found
                    best = found.value
        return made

    def plan_for(self, goal: Goal, pile: Pile, lacks: i64, hand: Hand, best: float) -> Plan:
        """Cover what is short with the most useful cards of the hand, the first of equal ones. Only a plan that is
        worth more than the `best` is written down."""
        price = self.price(pile)
        symbols, skills, lendable = pile.symbols, pile.skills, self.lendable
        short = lacks
        placed: i64 = 0  # a bit for each card
        number = 0
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
                            nearest = then
                            card = other
                            chosen = bit
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
            number += 1
            left = useful - chosen
        scale = self.scale
        missing = int(short)
        price += missing * scale.symbol * self.later + int(self.loans(goal, symbols, skills)) * scale.gift
        turns = number + missing * scale.missing
        fade = self.fade(goal)
        if goal.points * fade[turns] - price - turns * scale.turn <= best:
            return NO_PLAN
        return Plan(goal, turns, price, hand.cards, placed, fade, scale.turn)


@mypyc_attr(acyclic=True)
@final
class Display:
    """The Tasks on display, and what may be completed of them. With it stand the outlooks on it, each with the next."""

    def __init__(self, tasks: list[Task | None]) -> None:
        self.tasks = tasks  # none where the place is EMPTY
        self.number = 0
        for task in tasks:
            if task is not None:
                self.number += 1
        self.goals = goals(tasks)
        self.outlooks = 0
        self.outlook: Outlook | None = None


NO_DISPLAY: Final = Display([None] * POSITIONS)
