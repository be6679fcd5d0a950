"""Who would win each clash now: what everybody at the table can work out, for those who look at it."""

from __future__ import annotations

from tablee.core.event import Event
from tablee.games.elekt.attributes import ATTRIBUTES
from tablee.games.elekt.clash import ahead, clash, winner_by_text
from tablee.games.elekt.state import Elekt, clone, participants


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
    copy.events = told
    clash(copy, zone, attribute)
    for event in told:
        if event.kind in ("won", "won-card"):
            return [event.seat]
        if event.kind == "tied":
            tied = ahead(s, zone, participants(s, zone), attribute)
            winner = winner_by_text(s, tied, attribute, zone)
            return tied if winner < 0 else [winner]
    return []
