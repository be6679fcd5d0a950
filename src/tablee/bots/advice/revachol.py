"""Advice for Echoes of Revachol: which Tasks can be reached with the cards at hand, how soon, at what price.

A *pile* is what Allies bring to a completion, in one int: their bag of symbols and above it how many Doublers,
Crowners and Borrowers are among them. Piles are joined with +. A *plan* says how a pile (a Corps, or none yet) becomes
able to complete a *goal* (one to three displayed Tasks) by placing cards from the hand. Every answer is valued by the
plans that are left after it. Only the own hand and what lies open is looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, NamedTuple, cast

from tablee.bots.advice import Adviser
from tablee.core.stack import Frame, State
from tablee.games.revachol.cardset import Cards
from tablee.games.revachol.complete import SETS, read_answer, requirement
from tablee.games.revachol.payment import can_pay
from tablee.games.revachol.place import NEW, NO
from tablee.games.revachol.state import EMPTY, POSITIONS, Corps, Revachol, lendable
from tablee.games.revachol.symbols import COLOURED, CROWN_SHIFT, HIGH, coloured, crowns, size
from tablee.games.revachol.turn import DRAW

DOUBLERS: Final = 56
CROWNERS: Final = 64
BORROWERS: Final = 72
SKILLED: Final = 1 << DOUBLERS  # a pile from here on holds such a skill
PRINTED: Final = SKILLED - 1
WITHOUT_LOANS: Final = (1 << BORROWERS) - 1
FAILED: Final = 1 << (POSITIONS - 1)  # the place of the Task that an event takes (ECH-69)
MOST_SHORT: Final = 4  # symbols; what is further away is no plan
MOST_TURNS: Final = 40
MOST_KNOWN: Final = 100_000  # entries in a memory of what was already worked out

Pile = int
Hand = tuple[Pile, ...]
Short = tuple[Pile, int, int, int]


class Weights(NamedTuple):
    """Found by self-play; points unless said otherwise."""

    fade: float = 0.86  # what a plan keeps of its worth each turn
    turn: float = 0.14  # price of a turn
    missing: int = 6  # turns until a symbol comes that is not at hand
    symbol: float = 0.7  # price of using up a coloured symbol …
    crown: float = 1.1
    skill: float = 0.3
    later: float = 4.3  # … which falls when fewer Tasks than this are left
    second: float = 0.5  # share of the second-best plan that is counted
    drawn: tuple[float, ...] = (1.0, 1.3, 0.9, 0.7, 0.5)  # worth of another card, by the cards in hand
    failing: tuple[float, ...] = (0.01, 0.02, 0.08)  # of the Task at position 3, per turn, by Morale cards there
    gift: float = 1.0  # how much a point for an opponent hurts
    robbed: float = 0.5  # how much of a card's price hurts the opponent who loses it
    another: float = 0.3  # Cindy, with a card left to place
    lost_card: float = 0.7  # an Ally that an event takes
    lost_task: float = 2.0  # a Task that it takes from an opponent


WEIGHTS: Final = Weights()


class Goal(NamedTuple):
    """Displayed Tasks to be completed together."""

    places: int  # a bit for each position
    need: int  # bags: what they require, with HIGH set for `lacking` …
    plain: int  # … and of that the plain and the Special ones
    special: int
    points: int
    fade: tuple[float, ...]  # what is left of their worth after so many turns


class Plan(NamedTuple):
    """Points, faded by the turns it takes, and its price; the Tasks it is about and the cards it needs."""

    gain: float
    price: float
    places: int
    cards: Hand


NO_PLAN: Final = Plan(0.0, 0.0, 0, ())


class Outlook:
    """What piles and hands are good for, as long as the same Tasks are on display."""

    def __init__(
        self, weights: Weights, goals: Sequence[Goal], lendable: int, later: float, shorts: dict[Short, int]
    ) -> None:
        self.weights = weights
        self.goals = goals
        self.lendable = lendable  # to Borrowers
        self.later = later  # 1.0, less when the game draws to its end
        self.cheapest = min(weights.symbol, (weights.symbol + weights.skill) / 2) * later  # per symbol
        self.shorts = shorts
        self.plans: dict[tuple[Pile, Hand, int], Plan] = {}
        self.prices: dict[Pile, float] = {}

    def price(self, pile: Pile) -> float:
        """What using up these cards costs: they could serve other Tasks."""
        known = self.prices.get(pile)
        if known is None:
            w = self.weights
            symbols = size(coloured(pile)) * w.symbol + crowns(pile & PRINTED) * w.crown
            known = (symbols + size(pile >> DOUBLERS) * w.skill) * self.later
            self.prices[pile] = known
        return known

    def short(self, goal: Goal, pile: Pile) -> int:
        """How many crowns the pile is short of the goal. (ECH-39, ECH-41, ECH-R39)"""
        left = goal.need - (pile & COLOURED)  # as in `lacking`, written out: this is asked most of all
        enough = left & HIGH
        gaps: int = (left & (enough - (enough >> 7))) % 255
        if pile < SKILLED:
            gaps -= pile >> CROWN_SHIFT
            return gaps if gaps > 0 else 0
        if gaps == 0:
            return 0
        key = (pile, goal.plain, goal.special, self.lendable)
        known = self.shorts.get(key)
        if known is None:
            known = 0
            while not self.pays(goal, pile, known):
                known += 1
            if len(self.shorts) > MOST_KNOWN:
                self.shorts.clear()
            self.shorts[key] = known
        return known

    def pays(self, goal: Goal, pile: Pile, more_crowns: int) -> bool:
        return can_pay(
            goal.plain,
            goal.special,
            pile & PRINTED,
            pile >> DOUBLERS & 0xFF,
            pile >> CROWNERS & 0xFF,
            more_crowns << CROWN_SHIFT,
            pile >> BORROWERS,
            self.lendable,
        )

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
            for goal in self.goals:
                if goal.places & taken:
                    continue
                # Look closer only at what can be better: no card covers more than two symbols.
                short = self.short(goal, pile)
                if short > MOST_SHORT:
                    continue
                if goal.points * goal.fade[short + 1 >> 1] - short * self.cheapest > best + price:
                    found = self.plan_for(goal, pile, short, hand)
                    if found.gain - found.price > best:
                        known = found
                        best = found.gain - found.price
            self.plans[key] = known
        return known

    def plan_for(self, goal: Goal, pile: Pile, short: int, hand: Hand) -> Plan:
        """Cover what is short with the most useful cards of the hand."""
        w = self.weights
        price = self.price(pile)
        cards: list[Pile] = []
        while short and hand:
            useful: list[Pile] = []
            nearest, card = short, 0
            for other in hand:
                then = self.short(goal, pile + other)
                if then < short:
                    useful.append(other)
                    if then < nearest or (then == nearest and self.price(other) < self.price(card)):
                        nearest, card = then, other
            if not useful:
                break
            pile += card
            price += self.price(card)
            short = nearest
            cards.append(card)
            useful.remove(card)
            hand = tuple(useful)
        turns = len(cards) + short * w.missing
        price += short * w.symbol * self.later + turns * w.turn + self.loans(goal, pile) * w.gift
        return Plan(goal.points * goal.fade[turns], price, goal.places, tuple(cards))

    def plan_without(self, card: Pile, pile: Pile, hand: Hand, rest: Hand) -> Plan:
        """The best plan once the card has left the hand; mostly the same as before."""
        plan = self.plan(pile, hand)
        return self.plan(pile, rest) if card in plan.cards else plan

    def worth(self, plans: Sequence[Plan], delay: int) -> float:
        """What these plans, one for each Corps, promise if the first completion is `delay` turns away: the best one,
        and a share of the best one for other Tasks."""
        w = self.weights
        fade = w.fade if delay else 1.0
        values = [plan.gain * fade - plan.price - delay * w.turn for plan in plans]
        first = max(values)
        if first <= 0:
            return 0.0
        places = plans[values.index(first)].places
        others = [value for value, plan in zip(values, plans, strict=True) if not plan.places & places]
        return first + w.second * max(others, default=0.0)

    def total(self, piles: Sequence[Pile], hand: Hand, delay: int, taken: int = 0) -> float:
        """What these Corps, and a new one, promise with this hand."""
        return self.worth([self.plan(pile, hand, taken) for pile in (*piles, 0)], delay)


class Advice(Adviser):
    """What the answers to each question of the game are worth."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        self.cards: Cards | None = None
        self.piles: dict[str, Pile] = {}  # of each Ally
        self.shorts: dict[Short, int] = {}
        self.outlook = Outlook(weights, (), 0, 1.0, self.shorts)
        self.known: tuple[object, ...] = ()
        self.own: list[Pile] = []  # of the own Corps
        self.hand: Hand = ()
        self.questions: dict[str, Callable[[Revachol, int, Frame, str], float]] = {
            "Act": self.act,
            "PutInCorps": self.put_in_corps,
            "PlaceAnother": self.place_another,
            "MoveGarte": self.move_garte,
            "Complete": self.complete,
            "Borrow": self.borrow,
            "TakeAlly": self.take_ally,
            "PutTaken": self.put_taken,
            "LoseCards": self.lose_cards,
        }

    def values(self, s: State, seat: int, options: Sequence[str]) -> list[float]:
        table = cast(Revachol, s)
        f = s.top
        assert f is not None
        question = self.questions[f.todo[f.at].name]
        self.look(table, seat)
        return [question(table, seat, f, answer) for answer in options]

    # What lies on the table.

    def look(self, s: Revachol, seat: int) -> None:
        """Take in the table. As long as nothing changes that plans depend on, what was worked out stays valid."""
        if s.cards is not self.cards:
            self.cards = s.cards
            self.piles = {ally: pile_of(Corps(0, (ally,), s.cards)) for ally in s.cards.allies}
            self.known = ()
        self.own = [pile_of(corps) for corps in s.corps[seat]]
        self.hand = tuple(sorted([self.piles[ally] for ally in s.hands[seat]]))
        loans = any(pile >> BORROWERS for pile in (*self.own, *self.hand, self.piles.get(s.placing, 0)))
        kinds = lendable(s, seat) if loans else 0
        tasks_left = len(s.task_deck) + POSITIONS - s.task_row.count(EMPTY)
        later = min(1.0, tasks_left / self.weights.later)
        known = (tuple(s.task_row), morale_cards(s), kinds, later)
        if known != self.known:
            self.known = known
            self.outlook = Outlook(self.weights, goals(s, self.weights), kinds, later, self.shorts)

    def now(self, delay: int = 0) -> float:
        """If nothing is done."""
        return self.outlook.total(self.own, self.hand, delay)

    def placed(self, ally: str, hand: Hand, own: Sequence[Pile]) -> list[float]:
        """With the Ally in each of these Corps, and in a new one. It may still be in the hand."""
        card = self.piles[ally]
        rest = less(hand, card)
        piles = (*own, 0)
        plans = [self.outlook.plan_without(card, pile, hand, rest) for pile in piles]
        plans.append(plans[-1])  # beside the new Corps yet another one may be opened
        values: list[float] = []
        for i, pile in enumerate(piles):
            before = plans[i]
            plans[i] = self.outlook.plan(pile + card, rest)
            values.append(self.outlook.worth(plans, 0))
            plans[i] = before
        return values

    def moved(self, s: Revachol, seat: int, leaving: str, coming: str, target: str) -> list[Pile]:
        """The own Corps after an Ally has left them and one has come to the target."""
        piles = list(self.own)
        for i, corps in enumerate(s.corps[seat]):
            if leaving in corps.allies:
                piles[i] -= self.piles[leaving]
            if str(corps.number) == target:
                piles[i] += self.piles[coming]
        return [*piles, self.piles[coming]] if target == NEW else piles

    # The questions.

    def act(self, s: Revachol, seat: int, f: Frame, answer: str) -> float:
        if answer == DRAW:
            return self.now(1) + self.draw(s, seat, len(self.hand))
        value = max(self.placed(answer, self.hand, self.own))
        skill = s.cards.allies[answer].skill
        if skill == "draw":
            value += self.draw(s, seat, len(self.hand) - 1)
        elif skill == "another" and len(self.hand) > 1:
            value += self.weights.another
        return value

    def draw(self, s: Revachol, seat: int, held: int) -> float:
        """Another card, and the danger that the third Morale card comes before it. (ECH-67)"""
        value = self.weights.drawn[held] * self.outlook.later
        if morale_cards(s) == 2 and s.deck:
            morale = sum([card in s.cards.morale for card in s.deck])
            value -= morale / len(s.deck) * self.danger(s, seat)
        return value

    def danger(self, s: Revachol, seat: int) -> float:
        """How much more the event to come would take from this seat than from the others."""
        event = s.cards.morale[s.morale_row[1]].event
        losses = [self.loss(s, other, event, other == seat) for other in range(s.seats)]
        return losses[seat] - (sum(losses) - losses[seat]) / (s.seats - 1)

    def loss(self, s: Revachol, seat: int, event: str, own: bool) -> float:
        if event == "task":
            if own and s.completed[seat]:
                return float(min(s.cards.tasks[task].points for task in s.completed[seat]))
            return self.weights.lost_task if s.completed[seat] else 0.0
        return self.weights.lost_card if (s.corps if event == "corps" else s.hands)[seat] else 0.0

    def put_in_corps(self, s: Revachol, seat: int, f: Frame, answer: str) -> float:
        return self.placed(s.placing, self.hand, self.own)[index_of(s, seat, answer)]

    def place_another(self, s: Revachol, seat: int, f: Frame, answer: str) -> float:
        if answer == NO:
            return self.now()
        return max(self.placed(answer, self.hand, self.own))

    def move_garte(self, s: Revachol, seat: int, f: Frame, answer: str) -> float:
        delay = 1 if f.source == DRAW else 0
        if answer == NO:
            return self.now(delay)
        ally, target = answer.split(" ")
        return self.outlook.total(self.moved(s, seat, ally, ally, target), self.hand, delay)

    def complete(self, s: Revachol, seat: int, f: Frame, answer: str) -> float:
        if answer == NO:
            return self.now(1)
        number, tasks = read_answer(answer)
        places = sum([1 << s.task_row.index(task) for task in tasks])
        goal = next(goal for goal in self.outlook.goals if goal.places == places)
        at = index_of(s, seat, str(number))
        pile = self.own[at]
        price = self.outlook.price(pile) + self.outlook.loans(goal, pile) * self.weights.gift
        rest = self.outlook.total(self.own[:at] + self.own[at + 1 :], self.hand, 1, places)
        return goal.points - price + rest

    def borrow(self, s: Revachol, seat: int, f: Frame, answer: str) -> float:
        """A loan gives the lender a point: rather none, else from whoever has least. (ECH-104)"""
        return 0.0 if answer == NO else -1.0 - seen_points(s, int(answer.split(" ")[0]))

    def take_ally(self, s: Revachol, seat: int, f: Frame, answer: str) -> float:
        """Harry's points go to the owner of the card taken. (ECH-117)"""
        if answer == NO:
            return self.now()
        own = self.moved(s, seat, f.source, "", "")
        robbed = self.outlook.price(self.piles[answer]) * self.weights.robbed
        given = s.cards.allies[f.source].points * self.weights.gift
        return max(self.placed(answer, self.hand, own)) + robbed - given

    def put_taken(self, s: Revachol, seat: int, f: Frame, answer: str) -> float:
        return self.outlook.total(self.moved(s, seat, f.source, f.it, answer), self.hand, 0)

    def lose_cards(self, s: Revachol, seat: int, f: Frame, answer: str) -> float:
        event = s.cards.morale[f.source].event
        if event == "task":
            return -float(s.cards.tasks[answer].points)
        price = self.outlook.price(self.piles[answer])
        if event == "hand":
            return self.outlook.total(self.own, less(self.hand, self.piles[answer]), 1, FAILED) - price
        return self.outlook.total(self.moved(s, seat, answer, "", ""), self.hand, 1, FAILED) - price


def pile_of(corps: Corps) -> Pile:
    skills = (corps.doublers << DOUBLERS) + (corps.extras << CROWNERS) + (corps.borrowers << BORROWERS)
    return corps.symbols + skills


def less(hand: Hand, card: Pile) -> Hand:
    """The hand without that card, if it is there."""
    cards = list(hand)
    if card in cards:
        cards.remove(card)
    return tuple(cards)


def goals(s: Revachol, w: Weights) -> list[Goal]:
    """Every choice of displayed Tasks, single ones first. A Task at position 3 may fail. (ECH-69)"""
    found: list[Goal] = []
    for places in SETS:
        tasks = [s.task_row[i] for i in places]
        if EMPTY not in tasks:
            keeps = w.fade * (1 - w.failing[min(morale_cards(s), POSITIONS - 1)]) if POSITIONS - 1 in places else w.fade
            points = sum([s.cards.tasks[task].points for task in tasks])
            bits = sum([1 << i for i in places])
            plain, special = requirement(s, tasks, False), requirement(s, tasks, True)
            found.append(Goal(bits, plain + special | HIGH, plain, special, points, fading(keeps)))
    return found


@cache
def fading(keeps: float) -> tuple[float, ...]:
    """What is left after so many turns."""
    return tuple([keeps**turns for turns in range(MOST_TURNS)])


def morale_cards(s: Revachol) -> int:
    return POSITIONS - s.morale_row.count(EMPTY)


def index_of(s: Revachol, seat: int, number: str) -> int:
    """Where the Corps of that number stands among the seat's; NEW: after the last one."""
    numbers = [str(corps.number) for corps in s.corps[seat]]
    return len(numbers) if number == NEW else numbers.index(number)


def seen_points(s: Revachol, seat: int) -> float:
    """What others can see of a score: the Allies received, and how many Tasks lie there face down. (ECH-R13)"""
    return sum([s.cards.allies[ally].points for ally in s.points[seat]]) + 3.0 * len(s.completed[seat])


ADVISER: Final = Advice
