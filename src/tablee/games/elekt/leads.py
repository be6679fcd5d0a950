"""Who would win each clash now: what everybody at the table can work out, for those who look at it."""

from __future__ import annotations

from tablee.core.stack import NOBODY
from tablee.games.elekt.attributes import ATTRIBUTES, AUTHORITY
from tablee.games.elekt.clash import ahead, winner_by_text, winner_of_card
from tablee.games.elekt.state import NO_CARD, Elekt, participants, zone_ability


def leads(s: Elekt, zone: int) -> dict[str, list[int]]:
    """For each attribute the side that would win; all tied sides where no text decides; [] if nobody would.

    Masters are left out: their owners choose. (ELK-135)
    """
    return {name: lead(s, zone, i) for i, name in enumerate(ATTRIBUTES)}


def lead(s: Elekt, zone: int, attribute: int) -> list[int]:
    """As `clash` would decide it now, with nothing carried out."""
    sides = participants(s, zone)
    if not sides or not zone_ability(s, zone).resolves(attribute):
        return []
    if attribute == AUTHORITY:
        return [] if s.face_up[zone] == NO_CARD else [winner_of_card(s, zone, zone_ability(s, zone), sides)]
    tied = ahead(s, zone, sides, attribute)
    winner = winner_by_text(s, tied, attribute, zone) if len(tied) > 1 else NOBODY
    return tied if winner == NOBODY else [winner]
