"""Advice for Echoes of Revachol: every answer is valued by the plans that are left after it.

Only the own hand and what lies open is looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast, final

from mypy_extensions import i64

from tablee.bots.advice.lines import answers, worth
from tablee.bots.advice.revachol.goals import LAST
from tablee.bots.advice.revachol.looking import Looking, morale_cards
from tablee.bots.advice.revachol.piles import NO_PILE, WEIGHTS, Pile, Weights
from tablee.bots.advice.revachol.plans import NO_PLAN, Display, Hand
from tablee.bots.advice.revachol.prospects import Prospects, Values
from tablee.bots.advice.revachol.seen import Known
from tablee.core.choosing import PickCard
from tablee.core.stack import Frame, State
from tablee.games.revachol.complete import BORROW, Borrow, Complete
from tablee.games.revachol.effects import CopyText, copied
from tablee.games.revachol.morale import LoseCards
from tablee.games.revachol.place import MOVE_GARTE, NEW, NO, MoveGarte, PlaceAnother, PutInCorps
from tablee.games.revachol.state import POSITIONS, Corps, Revachol
from tablee.games.revachol.take import PutTaken, TakeAlly
from tablee.games.revachol.turn import DRAW, Act

A_TRIFLE: Final = 0.001  # points: nobody is moved for nothing
A_TASK: Final = 3.0  # points, for a Task that lies face down


@final
class Advice(Looking):
    """What the answers to each question of the game are worth."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        super().__init__(weights)
        self.weights = weights
        self.asked = Values()
        self.prospects = Prospects(self.scale.second)

    def values(self, s: State, seat: int, options: Sequence[str]) -> list[float]:
        values: list[float] = []
        self.answer(s, seat, options, values)
        return values

    def best(self, s: State, seat: int, options: Sequence[str]) -> int:
        self.answer(s, seat, options, None)
        return int(self.asked.best)

    def choice(self, s: State, seat: int, options: Sequence[str], luck: int) -> int:
        self.answer(s, seat, options, None)
        return luck % len(options) if self.asked.alike else int(self.asked.best)

    def answer(self, s: State, seat: int, asked: Sequence[str], kept: list[float] | None) -> None:
        """Say what each answer is worth."""
        table = cast(Revachol, s)
        f = s.top
        assert f is not None
        self.look(table, seat)
        values = self.asked
        values.begin(kept)
        options = asked if isinstance(asked, list) else list(asked)
        verb = f.todo[f.at]
        if isinstance(verb, Act):
            self.act(table, seat, options, values)
        elif isinstance(verb, Complete):
            self.complete(table, seat, options, values)
        elif isinstance(verb, PutInCorps):
            self.put_in_corps(table, options, values)
        elif isinstance(verb, LoseCards):
            self.lose_cards(table, seat, f, options, values)
        elif isinstance(verb, MoveGarte):
            self.move_garte(table, seat, f, options, values)
        elif isinstance(verb, PlaceAnother):
            self.place_another(options, values)
        elif isinstance(verb, Borrow):
            values.extend([borrowing(table, answer) for answer in options])
        elif isinstance(verb, TakeAlly):
            self.take_ally(table, seat, f, options, values)
        elif isinstance(verb, PutTaken):
            self.put_taken(table, seat, f, options, values)
        elif isinstance(verb, PickCard):
            self.pick_card(table, f, options, values)
        else:
            values.extend(answers(s, seat, f, options) or [0.0] * len(options))

    # What may be reached.

    def lay(self, own: list[Pile], hand: Hand) -> Prospects:
        """What each of these Corps promises with this hand, and a new one."""
        outlook, prospects = self.outlook, self.prospects
        prospects.clear()
        for pile in own:
            prospects.add(outlook.plan(pile, hand))
        prospects.add(outlook.plan(NO_PILE, hand))
        return prospects

    def total(self, own: list[Pile], hand: Hand, soonest: int) -> float:
        """All of it together, if nothing is completed in fewer turns than `soonest`: now or in one turn."""
        prospects = self.lay(own, hand)
        if soonest:
            prospects.wait(self.scale.turn)
        return prospects.total()

    def now(self, soonest: int) -> float:
        """If nothing is done."""
        return self.total(self.own, self.hand, soonest)

    def placed(self, card: Pile, own: list[Pile]) -> float:
        """The most, with an Ally that has left the hand in one of these Corps, or in a new one."""
        prospects = self.lay(own, self.hand)
        prospects.add(prospects.all[len(own)].plan)  # beside the new Corps yet another one may be opened
        most = 0.0  # no worth is less
        for i in range(len(own) + 1):
            pile = own[i] if i < len(own) else NO_PILE
            prospect = prospects.all[i]
            plan = self.outlook.plan(self.scale.joined(pile, card), self.hand)
            prospect.expect(plan, plan.value)
            most = max(most, prospects.total())
            prospect.expect(prospect.plan, prospect.plan.value)
        return most

    def begun(self, card: Known, prospects: Prospects, idle: float) -> float:
        """With that Ally of the hand placed as a plan has it. One that is in no plan only gives the chance to complete
        what is ready (`idle`)."""
        best = idle
        pile = card.pile
        for i in range(prospects.number):
            prospect = prospects.all[i]
            if prospect.plan.uses(pile):
                prospects.use_up(pile)
                prospect.expect(prospect.plan, prospect.plan.sooner)
                best = max(best, prospects.total())
                prospects.put_back()
        return best - self.outlook.price(pile) * self.scale.placed + card.text

    def moved(self, s: Revachol, seat: int, leaving: str, coming: str, target: str) -> list[Pile]:
        """The own Corps after an Ally has left them and one has come to the target."""
        piles = list(self.own)
        for i, corps in enumerate(s.corps[seat]):
            if leaving in corps.allies:
                piles[i] = self.scale.without(piles[i], self.allies[leaving].pile)
            if str(corps.number) == target:
                piles[i] = self.scale.joined(piles[i], self.allies[coming].pile)
        return [*piles, self.allies[coming].pile] if target == NEW else piles

    # The questions.

    def act(self, s: Revachol, seat: int, options: list[str], values: Values) -> None:
        prospects = self.lay(self.own, self.hand)
        idle = prospects.total()
        number = len(self.held)
        for n in range(len(options)):
            # The answers are the cards as they are held, then perhaps to draw.
            answer = options[n]
            if answer == DRAW:
                prospects.wait(self.scale.turn)
                values.add(prospects.total() + self.draw(s, seat, number))
                if n + 1 < len(options):
                    prospects.put_back()
                continue
            card = self.held[n] if n < number and s.hands[seat][n] is answer else self.allies[answer]
            value = self.begun(card, prospects, idle)
            if card.draws:
                value += self.draw(s, seat, number - 1)
            elif card.places_another and number > 1:
                value += self.scale.another
            values.add(value)

    def draw(self, s: Revachol, seat: int, held: int) -> float:
        """Another card, and the danger that the third Morale card comes before it. (ECH-67)"""
        drawn = self.scale.drawn
        value = drawn[min(held, len(drawn) - 1)] * self.outlook.later
        if morale_cards(s) == POSITIONS - 1 and s.deck:
            danger = self.danger(s, seat)
            if danger != 0.0:
                cards = s.cards.morale
                morale = 0
                for card in s.deck:
                    if card in cards:
                        morale += 1
                value -= morale / len(s.deck) * danger
        return value

    def danger(self, s: Revachol, seat: int) -> float:
        """How much more the event to come would take from this seat than from the others."""
        event = s.cards.morale[s.morale_row[POSITIONS - 2]].event
        own = self.loss(s, seat, event, True)
        losses = 0.0
        for other in range(s.seats):
            losses += own if other == seat else self.loss(s, other, event, False)
        return own - (losses - own) / (s.seats - 1)

    def loss(self, s: Revachol, seat: int, event: str, own: bool) -> float:
        if event == "task":
            if not s.completed[seat]:
                return 0.0
            return fewest_points(s, s.completed[seat]) if own else self.scale.lost_task
        if event == "corps":
            return self.scale.lost_card if s.corps[seat] else 0.0
        return self.scale.lost_card if s.hands[seat] else 0.0

    def put_in_corps(self, s: Revachol, options: list[str], values: Values) -> None:
        """The card in each own Corps, and in a new one: as a plan has it, or beside the plan of that Corps, which is
        then used up with it. What else needs the card cannot be done any more."""
        card = self.allies[s.placing].pile
        prospects = self.lay(self.own, self.hands.with_another(self.hand, card))
        prospects.add(prospects.all[len(self.own)].plan)  # beside a new Corps yet another one may be opened
        prospects.use_up(card)
        for n in range(len(options)):
            prospect = prospects.all[n]
            plan = prospect.plan
            used = plan.uses(card)
            if used:
                prospect.expect(plan, plan.sooner)
            elif plan is not NO_PLAN:
                prospect.expect(plan, plan.dearer(self.outlook.price(card)))
            values.add(prospects.total())
            if used:
                prospect.expect(NO_PLAN, 0.0)
            else:
                prospect.expect(plan, plan.value)

    def place_another(self, options: list[str], values: Values) -> None:
        prospects = self.lay(self.own, self.hand)
        idle = prospects.total()
        for answer in options:
            values.add(idle if answer == NO else self.begun(self.allies[answer], prospects, idle))

    def move_garte(self, s: Revachol, seat: int, f: Frame, options: list[str], values: Values) -> None:
        soonest = 1 if f.source == DRAW else 0
        for answer in options:
            if answer == NO:
                values.add(self.now(soonest) + A_TRIFLE)
            else:
                words = MOVE_GARTE.words(answer)
                piles = self.moved(s, seat, words["card"], words["card"], words["corps"])
                values.add(self.total(piles, self.hand, soonest))

    def complete(self, s: Revachol, seat: int, options: list[str], values: Values) -> None:
        for answer in options:
            if answer == NO:
                values.add(self.now(1))
                continue
            at, places = completion(s.corps[seat], self.display, answer)
            values.add(self.completed(at, places))

    def completed(self, at: int, places: i64) -> float:
        """With the own Corps there used up for the Tasks at these places."""
        outlook, prospects, hand = self.outlook, self.prospects, self.hand
        goal = outlook.goal_of(places)
        pile = self.own[at]
        price = outlook.price(pile) + int(outlook.loans(goal, pile.symbols, pile.skills)) * self.scale.gift
        prospects.clear()
        for i in range(len(self.own)):
            if i != at:
                prospects.add(outlook.plan_without(self.own[i], hand, places))
        prospects.add(outlook.plan_without(NO_PILE, hand, places))
        prospects.wait(self.scale.turn)
        return goal.points - price + prospects.total()

    def take_ally(self, s: Revachol, seat: int, f: Frame, options: list[str], values: Values) -> None:
        """Harry's points go to the owner of the card taken. (ECH-117)"""
        own = self.moved(s, seat, f.source, "", "")
        given = s.cards.allies[f.source].points * self.weights.gift
        for answer in options:
            if answer == NO:
                values.add(self.now(0))
            else:
                card = self.allies[answer].pile
                values.add(self.placed(card, own) + self.outlook.price(card) * self.scale.robbed - given)

    def put_taken(self, s: Revachol, seat: int, f: Frame, options: list[str], values: Values) -> None:
        for answer in options:
            values.add(self.total(self.moved(s, seat, f.source, f.it, answer), self.hand, 0))

    def lose_cards(self, s: Revachol, seat: int, f: Frame, options: list[str], values: Values) -> None:
        event = s.cards.morale[f.source].event
        if event == "task":
            for task in options:
                values.add(-float(s.cards.tasks[task].points))
            return
        outlook, prospects = self.outlook, self.prospects
        for ally in options:
            own, hand = self.own, self.hand
            card = self.allies[ally].pile
            if event == "corps":
                own = self.moved(s, seat, ally, "", "")
            else:
                hand = self.hands.without(hand, card)
            prospects.clear()
            for pile in own:
                prospects.add(outlook.plan(pile, hand, LAST))
            prospects.add(outlook.plan(NO_PILE, hand, LAST))
            prospects.wait(self.scale.turn)
            values.add(prospects.total() - outlook.price(card))

    def pick_card(self, s: Revachol, f: Frame, options: list[str], values: Values) -> None:
        """For a line that brings something the dearest card, for one that costs something the cheapest; of texts to
        copy the best."""
        effect = s.effect(f.it)
        if isinstance(effect, CopyText):
            values.extend([sum([worth(part) for part in copied(s, card)]) for card in options])
            return
        sign = 1.0 if effect.brings() > 0.0 else -1.0
        for ally in options:
            values.add(sign * self.outlook.price(self.allies[ally].pile) if ally in self.allies else 0.0)


def completion(own: tuple[Corps, ...], display: Display, answer: str) -> tuple[int, i64]:
    """Which of the own Corps completes what, by the places of the Tasks."""
    for at in range(len(own)):
        place: i64 = 1
        for task in display.tasks:
            if task is not None and task.completion(own[at].number) is answer:
                return at, place
            place += place
    number, _, tasks = answer.partition(" ")  # what `COMPLETE.words` says, as options are written
    named, corps = tasks.split(" "), int(number)
    places: i64 = 0
    place = 1
    for task in display.tasks:
        if task is not None and task.id in named:
            places += place
        place += place
    at = 0
    while own[at].number != corps:
        at += 1
    return at, places


def fewest_points(s: Revachol, tasks: tuple[str, ...]) -> float:
    found = s.cards.tasks[tasks[0]].points
    for task in tasks:
        found = min(found, s.cards.tasks[task].points)
    return float(found)


def borrowing(s: Revachol, answer: str) -> float:
    """A loan gives the lender a point: rather none, else from whoever has least. (ECH-104)"""
    return 0.0 if answer == NO else -1.0 - seen_points(s, int(BORROW.words(answer)["player"]))


def seen_points(s: Revachol, seat: int) -> float:
    """What others can see of a score: the Allies received, and how many Tasks lie there face down. (ECH-R13)"""
    return sum([s.cards.allies[ally].points for ally in s.points[seat]]) + A_TASK * len(s.completed[seat])


ADVISER: Final = Advice
