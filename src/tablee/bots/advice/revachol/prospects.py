"""What plans promise together, and which answer is worth most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from mypy_extensions import i64

from tablee.bots.advice.revachol.piles import Pile
from tablee.bots.advice.revachol.plans import NO_PLAN, Plan


@final
class Prospect:
    """What a Corps promises: a worth, and the Tasks that it takes for it."""

    def __init__(self) -> None:
        self.plan = NO_PLAN
        self.places: i64 = 0
        self.worth = 0.0

    def expect(self, plan: Plan, worth: float) -> None:
        self.places = plan.goal.places
        self.worth = worth


@final
class Prospects:
    """What all Corps of a seat and a new one promise, one plan each. To try something on it, one of them is changed
    and put back."""

    def __init__(self, share: float) -> None:
        self.share = share
        self.all = [Prospect()]
        self.number: i64 = 0  # of those that count

    def clear(self) -> None:
        self.number = 0

    def add(self, plan: Plan) -> None:
        at = self.number
        if at == len(self.all):
            self.all.append(Prospect())
        prospect = self.all[at]
        prospect.plan = plan
        prospect.expect(plan, plan.value)
        self.number = at + 1

    def use_up(self, card: Pile) -> None:
        """No plan that needs such a card can be carried out any more."""
        for i in range(self.number):
            prospect = self.all[i]
            if prospect.plan.uses(card):
                prospect.expect(NO_PLAN, 0.0)

    def put_back(self) -> None:
        for i in range(self.number):
            prospect = self.all[i]
            prospect.expect(prospect.plan, prospect.plan.value)

    def wait(self, turn: float) -> None:
        """Nothing can be completed before the next turn."""
        for i in range(self.number):
            prospect = self.all[i]
            prospect.expect(prospect.plan, prospect.plan.later(turn))

    def total(self) -> float:
        """The best one, and a share of the best one for other Tasks."""
        first = 0.0
        places: i64 = 0
        for i in range(self.number):
            prospect = self.all[i]
            if prospect.worth > first:
                first = prospect.worth
                places = prospect.places
        if first <= 0.0:
            return 0.0
        second = 0.0
        is_second = False
        for i in range(self.number):
            prospect = self.all[i]
            if not prospect.places & places and (not is_second or prospect.worth > second):
                second = prospect.worth
                is_second = True
        return first + self.share * second if is_second else first


@final
class Values:
    """What the answers to a question are worth, said one after the other. Which is the largest, of equal ones the
    first, is known from then on; a list of all is only made if there is one."""

    def __init__(self) -> None:
        self.kept: list[float] | None = None
        self.number: i64 = 0
        self.best: i64 = 0  # the place of the largest
        self.largest = 0.0
        self.alike = True

    def begin(self, kept: list[float] | None) -> None:
        self.kept = kept
        self.number = 0
        self.best = 0
        self.alike = True

    def add(self, value: float) -> None:
        if self.number == 0:
            self.largest = value
        elif value != self.largest:
            self.alike = False
            if value > self.largest:
                self.best = self.number
                self.largest = value
        self.number += 1
        if self.kept is not None:
            self.kept.append(value)

    def extend(self, values: Sequence[float]) -> None:
        for value in values:
            self.add(value)
