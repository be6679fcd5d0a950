"""End of the game: no Task on display, or nobody can do anything any more. Scores, ties, the last roll."""

from __future__ import annotations

from typing import Final, final

from tablee.core.decision import Reason
from tablee.core.event import Event
from tablee.core.phrase import Phrase
from tablee.core.says import Says, Slot, Words
from tablee.core.stack import CHANCE, NOBODY, Frame, Verb, begin, emit, repeat
from tablee.games.revachol.rulings import DIE_FACES
from tablee.games.revachol.state import EMPTY, POSITIONS, Revachol

NO_TASKS: Final = "no-tasks"
ALL_PASSED: Final = "all-passed"
FACES: Final = [str(face) for face in range(1, DIE_FACES + 1)]
DICE: Final = Slot(r"\d(?: \d)?")
"""A roll of one or two dice."""

OUT: Final = "-"
"""Stands for a seat that takes no part in a roll-off (any more)."""


@final
class TestForEnd(Verb[Revachol]):
    """The game ends when no Task is on display, completed or failed, not when the deck is empty.
    (ECH-88, ECH-89, ECH-90)
    """

    def do(self, s: Revachol, f: Frame, answer: str) -> None:
        if s.task_row[POSITIONS - 1] == EMPTY:  # packed to the right (ECH-129): none there, none anywhere
            finish(s, NO_TASKS)


def finish(s: Revachol, reason: str) -> None:
    """At once, whatever still waited: no further draw, no completion after Evrart's, no equal number of turns. Only a
    tie for first place needs a roll. (ECH-91, ECH-R27, ECH-R56, ECH-R140)
    """
    s.end = reason
    s.top = None
    if s.events is not None:
        s.events.append(Event("over", -1, how=reason, undo_barrier=True))
    level = leaders(s)
    if len(level) > 1:
        begin_roll_off(s, level, ROLL_FOR_WIN)


def score(s: Revachol, seat: int) -> int:
    """Points on completed Tasks still owned and of Allies received; nothing else counts. (ECH-92, ECH-93, ECH-94)"""
    return task_points(s, seat) + ally_points(s, seat)


def task_points(s: Revachol, seat: int) -> int:
    total = 0
    for task in s.completed[seat]:
        total += s.cards.tasks[task].points
    return total


def ally_points(s: Revachol, seat: int) -> int:
    total = s.tally.get(f"points {seat}", 0)  # what lines gave and took (CRD-14)
    for ally in s.points[seat]:
        total += s.cards.allies[ally].points
    return total


def standing(s: Revachol, seat: int) -> tuple[int, int]:
    """What places are decided by: points, then the number of completed Tasks, those still owned, without the Allies
    received. (ECH-95, ECH-96, ECH-R70, ECH-R71, ECH-R72)
    """
    return score(s, seat), len(s.completed[seat])


def leaders(s: Revachol) -> list[int]:
    """The seats level for first place."""
    standings = [standing(s, seat) for seat in range(s.seats)]
    best = max(standings)
    return [seat for seat in range(s.seats) if standings[seat] == best]


def tie_break(s: Revachol, seat: int) -> Reason | None:
    """What told the seat apart from others of as many points: the number of its Tasks, at the top also the die; None
    where nothing did. (ECH-96, ECH-97, ECH-R75)
    """
    points, tasks = standing(s, seat)
    level = [other for other in range(s.seats) if score(s, other) == points]
    if s.winner != NOBODY and standing(s, s.winner) == (points, tasks):
        key = "tie-won-roll" if seat == s.winner else "tie-lost-roll"
        return Reason("ECH-97", Phrase(key, {"number": tasks}))
    if all(len(s.completed[other]) == tasks for other in level):
        return None
    return Reason("ECH-96", Phrase("tie-tasks", {"number": tasks}))


@final
class RollOff(Verb[Revachol]):
    """One die each; the highest roll wins, those sharing it roll again, nobody else.
    (ECH-16, ECH-17, ECH-97, ECH-R09, ECH-R73, ECH-R74)
    """

    says = (Says("rolls", "{player} rolls {dice}", "{dice}", {"dice": DICE}),)

    def also(self, s: Revachol, f: Frame, says: Says, words: Words) -> Words:
        return {"player": str(self.next_to_roll(s))}

    def next_to_roll(self, s: Revachol) -> int:
        for seat in range(s.seats):
            if s.dice[seat] == EMPTY:
                return seat
        return NOBODY

    def asks(self, s: Revachol, f: Frame) -> int:
        return NOBODY if self.next_to_roll(s) == NOBODY else CHANCE

    def chances(self, s: Revachol, f: Frame) -> list[str]:
        return FACES

    def do(self, s: Revachol, f: Frame, answer: str) -> None:
        seat = self.next_to_roll(s)
        if seat != NOBODY:
            s.dice[seat] = answer
            if s.events is not None:
                s.events.append(Event("rolled", seat, dice=answer))
            repeat(s, f)
            return
        best = max(s.dice[seat] for seat in range(s.seats) if s.dice[seat] != OUT)
        level = [seat for seat in range(s.seats) if s.dice[seat] == best]
        if len(level) > 1:
            s.dice = only_these(s, level)
            repeat(s, f)
            return
        s.dice = [EMPTY] * s.seats
        if s.end:
            s.winner = level[0]
            emit(s, "won-roll", level[0])
        else:
            s.turn = level[0]
            emit(s, "first", level[0])

    def question(self, s: Revachol, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-roll", {"player": self.next_to_roll(s)})


TEST_FOR_END: Final = TestForEnd()
ROLL_OFF: Final = RollOff()
ROLL_FOR_WIN: Final = (ROLL_OFF,)


def begin_roll_off(s: Revachol, level: list[int], verbs: tuple[Verb[Revachol], ...]) -> None:
    s.dice = only_these(s, level)
    begin(s, NOBODY, "roll-off", verbs)


def only_these(s: Revachol, level: list[int]) -> list[str]:
    """Dice for those who roll, none for the others."""
    return [EMPTY if seat in level else OUT for seat in range(s.seats)]
