"""Advice for Echoes of Revachol: every answer is valued by the plans that are left after it.

Only the own hand and what lies open is looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, cast

from tablee.bots.advice.adviser import Adviser
from tablee.bots.advice.lines import answers, worth
from tablee.bots.advice.revachol.plans import (
    A_BORROWER,
    NO_PILE,
    NO_PLAN,
    WEIGHTS,
    Hand,
    Held,
    Lying,
    Outlook,
    Pile,
    Plan,
    Scale,
    Weights,
    filled,
    goals,
    morale_cards,
)
from tablee.core.stack import Frame, State
from tablee.games.revachol.cardset import Ally, Cards
from tablee.games.revachol.complete import BORROW
from tablee.games.revachol.effects import CopyText, copied
from tablee.games.revachol.lines import COMPLETED, LOST, THEY_COMPLETE, TURN_BEGINS, TURN_ENDS
from tablee.games.revachol.place import MOVE_GARTE, NEW, NO
from tablee.games.revachol.state import POSITIONS, Corps, Revachol, lendable
from tablee.games.revachol.turn import DRAW

FAILED: Final = 1 << (POSITIONS - 1)  # the place of the Task that an event takes (ECH-69)
A_TRIFLE: Final = 0.001  # points: nobody is moved for nothing
A_TASK: Final = 3.0  # points, for a Task that lies face down

OFTEN: Final = {TURN_BEGINS: 3.0, TURN_ENDS: 3.0, THEY_COMPLETE: 1.0, COMPLETED: 0.7, LOST: 0.1}
"""How often a line is likely to speak once its Ally lies in a Corps, if not just once."""

MOST_OUTLOOKS: Final = 300
MOST_HANDS: Final = 400
"""Kept of one display of Tasks."""


Known = tuple[tuple[str, ...], int, int, int]
"""What plans depend on: the Tasks on display, Morale cards, what may be borrowed, how many Tasks are left."""
Question = Callable[[Revachol, int, Frame, Sequence[str]], list[float]]


class Advice(Adviser):
    """What the answers to each question of the game are worth."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        self.scale = Scale(weights)
        self.cards: Cards | None = None
        self.piles: dict[str, Pile] = {}  # of each Ally; those that bring the same have one
        self.texts: dict[str, float] = {}  # what the lines of an Ally promise when it is placed
        self.outlooks: dict[Known, Outlook] = {}  # of the tables that were looked at: playouts come back to them
        self.outlook = Outlook(self.scale, [], 0, 1.0)  # of the table that was looked at last:
        self.row: tuple[str, ...] = ()
        self.morale = -1  # Morale cards there
        self.kinds = 0  # what may be borrowed
        self.tasks_left = 0
        self.hands: dict[int, Held] = {}  # by seat
        self.lying: dict[int, Lying] = {}  # by seat
        self.own: list[Pile] = []  # of the own Corps
        self.held: list[Pile] = []  # in the own hand
        self.hand = Hand([])
        self.questions: dict[str, Question] = {
            "Act": self.act,
            "PutInCorps": self.put_in_corps,
            "PlaceAnother": self.place_another,
            "MoveGarte": self.move_garte,
            "Complete": self.complete,
            "Borrow": self.borrow,
            "TakeAlly": self.take_ally,
            "PutTaken": self.put_taken,
            "LoseCards": self.lose_cards,
            "PickCard": self.pick_card,
        }

    def values(self, s: State, seat: int, options: Sequence[str]) -> list[float]:
        table = cast(Revachol, s)
        f = s.top
        assert f is not None
        self.look(table, seat)
        question = self.questions.get(f.todo[f.at].name)
        if question is not None:
            return question(table, seat, f, options)
        return answers(s, seat, f, options) or [0.0] * len(options)

    # What lies on the table.

    def look(self, s: Revachol, seat: int) -> None:
        """Take in the table. As long as nothing changes that plans depend on, what was worked out stays valid."""
        if s.cards is not self.cards:
            self.read(s.cards)
        scale, piles = self.scale, self.piles
        placing = piles[s.placing] if s.placing else NO_PILE
        lying = self.lying.get(seat)
        if lying is None or lying.corps is not s.corps[seat]:
            own = s.corps[seat]
            lying = self.lying[seat] = Lying(own, [scale.pile_of(corps) for corps in own])
        self.own = lying.piles
        held = self.hands.get(seat)
        if held is None or held.cards is not s.hands[seat]:
            cards = s.hands[seat]
            held = self.hands[seat] = Held(cards, [piles[ally] for ally in cards])
        self.held = held.piles
        borrows = lying.borrows or held.borrows or placing.skills >= A_BORROWER
        kinds = lendable(s, seat) if borrows else 0
        morale, tasks_left = morale_cards(s), len(s.task_deck) + filled(s.task_row)
        if s.task_row is not self.row or morale != self.morale or kinds != self.kinds or tasks_left != self.tasks_left:
            self.row = s.task_row
            self.morale, self.kinds, self.tasks_left = morale, kinds, tasks_left
            self.outlook = self.outlook_on(s, (s.task_row, morale, kinds, tasks_left))
        if held.outlook is not self.outlook:
            if len(self.outlook.hands) > MOST_HANDS:
                self.outlook.hands.clear()
            held.outlook = self.outlook
            held.hand = self.outlook.hand_of(held.in_order, held.ranks)
        self.hand = held.hand

    def outlook_on(self, s: Revachol, known: Known) -> Outlook:
        found = self.outlooks.get(known)
        if found is None:
            if len(self.outlooks) >= MOST_OUTLOOKS:
                self.outlooks.clear()
            later = min(1.0, known[3] / self.scale.later)
            found = self.outlooks[known] = Outlook(self.scale, goals(s, self.scale), known[2], later)
        return found

    def read(self, cards: Cards) -> None:
        """Take in a card set: what each Ally brings, the cheapest first, and what its lines promise."""
        self.cards = cards
        self.outlooks.clear()
        self.hands.clear()
        self.lying.clear()
        self.morale = -1
        alike: dict[int, Pile] = {}
        for ally in cards.allies:
            pile = self.scale.pile_of(Corps(0, (ally,), cards))
            self.piles[ally] = alike.setdefault(pile.key(), pile)
        for rank, pile in enumerate(sorted(alike.values(), key=lambda pile: (pile.cost, pile.key()))):
            pile.rank = rank
        self.texts = {ally.id: text_worth(ally) for ally in cards.allies.values() if ally.lines}

    def now(self, soonest: int) -> float:
        """If nothing is done."""
        return self.outlook.total(self.own, self.hand, soonest)

    def plans(self, own: list[Pile], hand: Hand) -> list[Plan]:
        """For each of these Corps, and for a new one."""
        outlook = self.outlook
        found = [outlook.plan(pile, hand) for pile in own]
        found.append(outlook.plan(NO_PILE, hand))
        return found

    def placed(self, ally: str, own: list[Pile]) -> list[float]:
        """With an Ally that has left the hand in each of these Corps, and in a new one."""
        plans = self.plans(own, self.hand)
        plans.append(plans[-1])  # beside the new Corps yet another one may be opened
        values: list[float] = []
        for i, pile in enumerate([*own, NO_PILE]):
            before = plans[i]
            plans[i] = self.outlook.plan(self.scale.joined(pile, self.piles[ally]), self.hand)
            values.append(self.outlook.worth(plans, 0))
            plans[i] = before
        return values

    def placing(self, card: Pile, hand: Hand) -> list[float]:
        """With this card of the hand placed in each own Corps, and in a new one: as a plan has it, or beside the
        plan of that Corps, which is then used up with it. What else needs the card cannot be done any more."""
        plans = self.plans(self.own, hand)
        left = [NO_PLAN if plan.uses(card) else plan for plan in plans]
        left.append(left[-1])  # beside a new Corps yet another one may be opened
        values: list[float] = []
        for i, plan in enumerate(plans):
            then = left.copy()
            if plan.uses(card):
                then[i] = sooner(plan)
            elif plan is not NO_PLAN:
                price = plan.price + self.outlook.price(card)
                then[i] = Plan(plan.goal, plan.turns, price, plan.held, plan.cards)
            values.append(self.outlook.worth(then, 0))
        return values

    def begun(self, ally: str, plans: list[Plan], idle: float) -> float:
        """With that Ally of the hand placed as a plan has it. One that is in no plan only gives the chance to complete
        what is ready (`idle`)."""
        card = self.piles[ally]
        best = idle
        for i, plan in enumerate(plans):
            if plan.uses(card):
                then = [NO_PLAN if other.uses(card) else other for other in plans]
                then[i] = sooner(plan)
                best = max(best, self.outlook.worth(then, 0))
        return best - self.outlook.price(card) * self.weights.placed + self.texts.get(ally, 0.0)

    def moved(self, s: Revachol, seat: int, leaving: str, coming: str, target: str) -> list[Pile]:
        """The own Corps after an Ally has left them and one has come to the target."""
        piles = list(self.own)
        for i, corps in enumerate(s.corps[seat]):
            if leaving in corps.allies:
                piles[i] = self.scale.without(piles[i], self.piles[leaving])
            if str(corps.number) == target:
                piles[i] = self.scale.joined(piles[i], self.piles[coming])
        return [*piles, self.piles[coming]] if target == NEW else piles

    # The questions.

    def act(self, s: Revachol, seat: int, f: Frame, options: Sequence[str]) -> list[float]:
        plans = self.plans(self.own, self.hand)
        idle = self.outlook.worth(plans, 0)
        held = len(self.held)
        values: list[float] = []
        for answer in options:
            if answer == DRAW:
                values.append(self.outlook.worth(plans, 1) + self.draw(s, seat, held))
                continue
            value = self.begun(answer, plans, idle)
            skill = s.cards.allies[answer].skill
            if skill == "draw":
                value += self.draw(s, seat, held - 1)
            elif skill == "another" and held > 1:
                value += self.weights.another
            values.append(value)
        return values

    def draw(self, s: Revachol, seat: int, held: int) -> float:
        """Another card, and the danger that the third Morale card comes before it. (ECH-67)"""
        drawn = self.weights.drawn
        value = drawn[min(held, len(drawn) - 1)] * self.outlook.later  # lines may give room for more (CRD-30)
        if morale_cards(s) == POSITIONS - 1 and s.deck:
            cards = s.cards.morale
            morale = 0
            for card in s.deck:
                if card in cards:
                    morale += 1
            value -= morale / len(s.deck) * self.danger(s, seat)
        return value

    def danger(self, s: Revachol, seat: int) -> float:
        """How much more the event to come would take from this seat than from the others."""
        event = s.cards.morale[s.morale_row[POSITIONS - 2]].event
        losses = [self.loss(s, other, event, other == seat) for other in range(s.seats)]
        return losses[seat] - (sum(losses) - losses[seat]) / (s.seats - 1)

    def loss(self, s: Revachol, seat: int, event: str, own: bool) -> float:
        if event == "task":
            if own and s.completed[seat]:
                return float(min(s.cards.tasks[task].points for task in s.completed[seat]))
            return self.weights.lost_task if s.completed[seat] else 0.0
        return self.weights.lost_card if (s.corps if event == "corps" else s.hands)[seat] else 0.0

    def put_in_corps(self, s: Revachol, seat: int, f: Frame, options: Sequence[str]) -> list[float]:
        card = self.piles[s.placing]
        return self.placing(card, self.outlook.hand([*self.held, card]))[: len(options)]

    def place_another(self, s: Revachol, seat: int, f: Frame, options: Sequence[str]) -> list[float]:
        plans = self.plans(self.own, self.hand)
        idle = self.outlook.worth(plans, 0)
        return [idle if answer == NO else self.begun(answer, plans, idle) for answer in options]

    def move_garte(self, s: Revachol, seat: int, f: Frame, options: Sequence[str]) -> list[float]:
        soonest = 1 if f.source == DRAW else 0
        values: list[float] = []
        for answer in options:
            if answer == NO:
                values.append(self.now(soonest) + A_TRIFLE)
            else:
                words = MOVE_GARTE.words(answer)
                piles = self.moved(s, seat, words["card"], words["card"], words["corps"])
                values.append(self.outlook.total(piles, self.hand, soonest))
        return values

    def complete(self, s: Revachol, seat: int, f: Frame, options: Sequence[str]) -> list[float]:
        return [self.now(1) if answer == NO else self.completed(s, seat, answer) for answer in options]

    def completed(self, s: Revachol, seat: int, answer: str) -> float:
        number, _, tasks = answer.partition(" ")  # what `COMPLETE.words` says, as options are written
        named, corps, row = tasks.split(" "), int(number), s.task_row
        places = 0
        for i in range(POSITIONS):
            if row[i] in named:
                places += 1 << i
        goal = self.outlook.goal_of(places)
        at = 0
        while s.corps[seat][at].number != corps:
            at += 1
        pile = self.own[at]
        price = self.outlook.price(pile) + int(self.outlook.loans(goal, pile.symbols, pile.skills)) * self.scale.gift
        return goal.points - price + self.outlook.total(self.own[:at] + self.own[at + 1 :], self.hand, 1, places)

    def borrow(self, s: Revachol, seat: int, f: Frame, options: Sequence[str]) -> list[float]:
        """A loan gives the lender a point: rather none, else from whoever has least. (ECH-104)"""
        return [
            0.0 if answer == NO else -1.0 - seen_points(s, int(BORROW.words(answer)["player"])) for answer in options
        ]

    def take_ally(self, s: Revachol, seat: int, f: Frame, options: Sequence[str]) -> list[float]:
        """Harry's points go to the owner of the card taken. (ECH-117)"""
        own = self.moved(s, seat, f.source, "", "")
        given = s.cards.allies[f.source].points * self.weights.gift
        values: list[float] = []
        for answer in options:
            if answer == NO:
                values.append(self.now(0))
            else:
                robbed = self.outlook.price(self.piles[answer]) * self.weights.robbed
                values.append(max(self.placed(answer, own)) + robbed - given)
        return values

    def put_taken(self, s: Revachol, seat: int, f: Frame, options: Sequence[str]) -> list[float]:
        return [self.outlook.total(self.moved(s, seat, f.source, f.it, answer), self.hand, 0) for answer in options]

    def lose_cards(self, s: Revachol, seat: int, f: Frame, options: Sequence[str]) -> list[float]:
        event = s.cards.morale[f.source].event
        if event == "task":
            return [-float(s.cards.tasks[task].points) for task in options]
        values: list[float] = []
        for ally in options:
            own, hand = self.own, self.hand
            if event == "corps":
                own = self.moved(s, seat, ally, "", "")
            else:
                rest = self.held.copy()
                rest.remove(self.piles[ally])
                hand = self.outlook.hand(rest)
            price = self.outlook.price(self.piles[ally])
            values.append(self.outlook.total(own, hand, 1, FAILED) - price)
        return values

    def pick_card(self, s: Revachol, seat: int, f: Frame, options: Sequence[str]) -> list[float]:
        """For a line that brings something the dearest card, for one that costs something the cheapest; of texts to
        copy the best."""
        effect = s.effect(f.it)
        if isinstance(effect, CopyText):
            return [sum([worth(part) for part in copied(s, card)]) for card in options]
        sign = 1.0 if effect.brings() > 0.0 else -1.0
        return [sign * self.outlook.price(self.piles[card]) if card in self.piles else 0.0 for card in options]


def sooner(plan: Plan) -> Plan:
    """One of its cards is placed."""
    return Plan(plan.goal, plan.turns - 1, plan.price, plan.held, plan.cards)


def text_worth(ally: Ally) -> float:
    """What its lines promise: at once, again and again while it lies in a Corps, or perhaps some day."""
    return sum([worth(line.effect) * OFTEN.get(line.occasion, 1.0) for line in ally.lines])


def seen_points(s: Revachol, seat: int) -> float:
    """What others can see of a score: the Allies received, and how many Tasks lie there face down. (ECH-R13)"""
    return sum([s.cards.allies[ally].points for ally in s.points[seat]]) + A_TASK * len(s.completed[seat])


ADVISER: Final = Advice
