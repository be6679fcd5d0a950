"""What may be completed: one to three displayed Tasks together, and how far a pile is from it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tablee.bots.advice.revachol.piles import A_CROWN, BYTE
from tablee.games.revachol.cardset import Task
from tablee.games.revachol.payment import can_pay
from tablee.games.revachol.state import EMPTY, POSITIONS
from tablee.games.revachol.symbols import COLOURED, CROWN_SHIFT, EACH, HIGH

LAST: Final = 1 << (POSITIONS - 1)  # among places: the Task that an event takes (ECH-69)


def uncovered(need: i64, have: i64) -> i64:
    """How many symbols `have` is short of `need`: `size(lacking(need, have))`, which C does not put in place in
    another module."""
    t = (need | HIGH) - have
    enough = t & HIGH
    return ((t & (enough - (enough >> 7))) * EACH >> CROWN_SHIFT) & BYTE


@mypyc_attr(acyclic=True)
@final
class Goal:
    """Displayed Tasks to be completed together."""

    def __init__(self, places: i64, plain: i64, special: i64, points: float) -> None:
        self.places = places  # a bit for each position
        self.plain = plain  # bags: what the plain and the Special ones among them require
        self.special = special
        self.all = plain + special
        self.points = points

    def with_another(self, other: Goal) -> Goal:
        return Goal(
            self.places + other.places,
            self.plain + other.plain,
            self.special + other.special,
            self.points + other.points,
        )

    def short(self, symbols: i64, skills: i64, lendable: i64) -> i64:
        """How many crowns more a pile would need for the goal. (ECH-39, ECH-41, ECH-R39)"""
        short = uncovered(self.all, symbols & COLOURED) - (symbols >> CROWN_SHIFT)
        if short <= 0:
            return 0
        return self.short_with(short, symbols, skills, lendable) if skills else short

    def short_with(self, most: i64, symbols: i64, skills: i64, lendable: i64) -> i64:
        """With skills; without them `most` are short."""
        doublers, crowners, borrowers = skills & BYTE, skills >> 8 & BYTE, skills >> 16
        short = most - (doublers + crowners + borrowers)
        if short < 0:
            short = 0
        plain, special = self.plain, self.special
        while short < most and not can_pay(
            plain, special, symbols, doublers, crowners, short * A_CROWN, borrowers, lendable
        ):
            short += 1
        return short


NO_GOAL: Final = Goal(0, 0, 0, 0.0)


def goals(tasks: list[Task | None]) -> list[Goal]:
    """Every choice of displayed Tasks, as SETS has them."""
    one, two, three = single(tasks[0], 1), single(tasks[1], 2), single(tasks[2], LAST)
    if one is not None and two is not None and three is not None:
        both = one.with_another(two)
        return [
            one,
            two,
            three,
            both,
            one.with_another(three),
            two.with_another(three),
            both.with_another(three),
        ]
    found = [goal for goal in (one, two, three) if goal is not None]
    if len(found) == POSITIONS - 1:
        found.append(found[0].with_another(found[1]))
    return found


def single(task: Task | None, place: i64) -> Goal | None:
    """That Task alone."""
    if task is None:
        return None
    bag: i64 = task.bag
    plain: i64 = 0
    if not task.special:
        plain = bag
    return Goal(place, plain, bag - plain, float(task.points))


def filled(row: tuple[str, ...]) -> int:
    """How many places of a row have a card."""
    number = 0
    for card in row:
        if card != EMPTY:
            number += 1
    return number
