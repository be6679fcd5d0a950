"""What was said and told so far, as each seat knows it: a chain that states share, so that a clone costs nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.core.event import Event
from tablee.env.game import heard

Lines = list[Any]


class Told:
    """One answer and what it told, after all that went `before`. Never changed."""

    def __init__(self, before: Told | None, seats: int, by: int, answer: str, events: Sequence[Event]) -> None:
        self.before = before
        self.seats = seats
        self.by = by
        self.answer = answer
        self.events = events

    def lines(self, seat: int) -> Lines:
        """What that seat has heard of this one answer."""
        return heard(seat, self.by, self.answer, self.events)

    def __deepcopy__(self, memo: Any) -> Told:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Remembered, ([log_of(self, seat) for seat in range(self.seats)],)


class Remembered(Told):
    """The beginning of a chain of which only the lines are left, for each seat: read again, or of another world."""

    def __init__(self, logs: Sequence[Lines]) -> None:
        super().__init__(None, len(logs), -1, "", ())
        self.logs = logs

    def lines(self, seat: int) -> Lines:
        return self.logs[seat]


def log_of(told: Told | None, seat: int) -> Lines:
    """All that a seat has heard, in order."""
    parts: list[Lines] = []
    while told is not None:
        parts.append(told.lines(seat))
        told = told.before
    return [line for part in reversed(parts) for line in part]


def in_another_world(told: Told | None, seat: int, seats: int) -> Told:
    """What is left of it in a world that a seat imagines: its own log, and for the others what that seat has heard of
    them. What they really saw may not come along, for the seat does not know it."""
    own = log_of(told, seat)
    public = [line for line in own if "said" not in line]
    return Remembered([own if each == seat else public for each in range(seats)])
