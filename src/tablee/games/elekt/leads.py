"""Who would win each clash now: what everybody at the table can work out, for those who look at it."""

from __future__ import annotations

from tablee.core.event import Event
from tablee.core.stack import Frame
from tablee.games.elekt.attributes import ATTRIBUTES
from tablee.games.elekt.clash import clash, winner_by_text
from tablee.games.elekt.state import Elekt, clone


def leads(s: Elekt, zone: int) -> dict[str, list[int]]:
    """For each attribute the side that would win; all tied sides where no text decides; [] if nobody would.

    Masters are left out: their owners choose. (ELK-135)
    """
    return {name: lead(s, zone, i) for i, name in enumerate(ATTRIBUTES)}


def lead(s: Elekt, zone: int, attribute: int) -> list[int]:
    """By resolving the clash on a copy of the table, so that every text in effect there is heeded."""
    told: list[Event] = []
    copy = clone(s)
    copy.top = None
    copy.told = told
    clash(copy, zone, attribute)
    for event in told:
        if event.kind in ("won", "won-card"):
            return [event.seat]
        f = still_to_do(copy)
        if event.kind == "tied" and f is not None:
            tied = [int(word) for word in f.it.split(" ")]
            winner = winner_by_text(s, tied, attribute, zone)
            return tied if winner < 0 else [winner]
    return []


def still_to_do(s: Elekt) -> Frame | None:
    """Read anew: to mypy `top` stays the None it was set to before the clash, and compiled code would insist on it."""
    return s.top
