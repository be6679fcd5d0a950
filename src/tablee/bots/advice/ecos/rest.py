"""What the rest of a card brings, read off what waits on the stack instead of carried out.

An answer is carried out on a table that is lent for it, but what follows is mostly points: those are counted, and no
question is prepared that nobody will follow. Whatever is not counted here is carried out as ever (`known` is False).
tests/games/ecos/test_ecos_rest.py has the obvious version: carry it out and look.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from tablee.bots.advice.ecos.foresight import Ending, Gains, always_asks, brings_nothing, may_be_silent
from tablee.core.stack import Frame
from tablee.games.ecos.gain import Gain, GainCube, GainPer, Points, PointsPer
from tablee.games.ecos.grammar import If
from tablee.games.ecos.land import FIRST_SPECIES, become
from tablee.games.ecos.line import NO_REFERENCE, Line
from tablee.games.ecos.measure import ANIMAL, find_this
from tablee.games.ecos.move import DONE, move_of
from tablee.games.ecos.state import Ecos

CHOOSE_MOVER: Final = "ChooseMover"
MOVE_TO: Final = "MoveTo"
LENT: Final = ("PlacePiece", CHOOSE_MOVER, MOVE_TO, "PickThis", "ReplaceTile", "ChooseTile")
"""Questions whose answers change nothing but the map, what "this" is and what was removed."""


@mypyc_attr(acyclic=True)
@final
class Lent:
    """One copy of a table, for all answers to its question in turn."""

    def __init__(self, s: Ecos, copy: Ecos) -> None:
        self.s = s
        self.copy = copy

    def after(self, f: Frame, option: str) -> Ecos:
        """The answer carried out, but nothing that follows from it."""
        s, t = self.s, self.copy
        become(t.land, s.land)
        t.bound = s.bound
        t.removed = s.removed
        t.top = f
        f.todo[f.at].receive(t, f, f.seat, option)
        return t


@mypyc_attr(acyclic=True)
@final
class Rest:
    """From an answer to the next question, and beyond it to the end of the card if a trial asks nothing more."""

    def __init__(self, s: Ecos, gains: Gains) -> None:
        self.s = s
        self.gains = gains
        self.known = True  # whether the points before the next question are counted here
        self.points = 0  # those
        self.may_ask = False  # whether there may be one
        self.ends = True  # whether everything to the end of the card is counted
        self.total = 0  # the points of that
        self.gifts: list[float] = []
        f = s.top
        while f is not None and self.ends:
            self.read(f)
            f = f.below

    def ending(self) -> Ending | None:
        return Ending(self.total, self.gifts) if self.ends else None

    def read(self, f: Frame) -> None:
        """What waits in one frame."""
        s = self.s
        name = f.todo[f.at].name
        if name == "CarryOut":
            lines = s.cards.cards[f.source].lines
            for at in range(f.n, len(lines)):
                line = lines[at]
                if may_be_silent(line) and brings_nothing(s, lines, at + 1):
                    self.ask(False)
                else:
                    self.do(line)
                if not self.ends:
                    return
        elif name == "DoLine":
            self.start(s.cards.lines[f.it])
        elif name == MOVE_TO:
            self.ask(False)
        elif name != CHOOSE_MOVER:
            self.give_up()
        elif f.n > 0 and unmoved(s, f) > 0:
            self.ask(f.n < move_of(s, f).most)  # a trial moves one animal

    def do(self, line: Line) -> None:
        if line.refers != NO_REFERENCE:
            this = find_this(self.s, line.refers)
            if this is not None and len(this.cells) > 1:
                self.give_up()
                return
        self.start(line)

    def start(self, line: Line) -> None:
        if isinstance(line, PointsPer):
            self.add(line.value(self.s))
        elif isinstance(line, Points):
            self.add(line.n)
        elif isinstance(line, If):
            self.do(line.then if line.condition.holds(self.s) else line.other)
        elif isinstance(line, Gain):
            self.give(line.element, line.n)
        elif isinstance(line, GainPer):
            number = line.number_for(line.count.value(self.s))
            if number:
                self.give(line.element, number)
        elif always_asks(line):
            self.ask(False)
        elif not isinstance(line, GainCube):
            self.give_up()

    def add(self, points: int) -> None:
        self.total += points
        if not self.may_ask:
            self.points += points

    def give(self, element: int, number: int) -> None:
        """What it will be used for, is a question; a trial knows its worth."""
        self.gifts.append(self.gains.elements[element] * number)
        self.ask(True)

    def ask(self, is_answered: bool) -> None:
        """There is a question; a trial may have an answer to it without looking."""
        self.may_ask = True
        self.ends = is_answered

    def give_up(self) -> None:
        """Here it has to be carried out."""
        self.ends = False
        if not self.may_ask:
            self.known = False


def leads_on(s: Ecos, f: Frame, option: str) -> bool:
    """Whether another question of the same line follows for sure, before anything scores."""
    name = f.todo[f.at].name
    if name == CHOOSE_MOVER:
        return option != DONE
    if name != MOVE_TO:
        return False
    below = f.below
    assert below is not None
    return below.n > 0 and unmoved(s, below) > 1


def unmoved(s: Ecos, f: Frame) -> int:
    """How many animals may still be chosen to move (`ChooseMover`): each moves once. (ECO-R77)"""
    animal = move_of(s, f).animal
    animals = s.land.animals
    if animal != ANIMAL:
        return len(animals[animal - FIRST_SPECIES]) - len(f.those)
    number = -len(f.those)
    for cells in animals:
        number += len(cells)
    return number
