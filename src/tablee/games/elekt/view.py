"""The table as one seat sees it: built up from nothing, so nothing can be forgotten. (ELK-R141)"""

from __future__ import annotations

from typing import Any

from tablee.core.event import UNKNOWN
from tablee.core.stack import NOTHING
from tablee.games.elekt.attributes import ATTRIBUTES, spread
from tablee.games.elekt.cards import ZONES
from tablee.games.elekt.court import TITLES_TO_WIN, titles, unseen_in_the_box
from tablee.games.elekt.leads import leads
from tablee.games.elekt.state import Elekt, is_coalition, post, ranked
from tablee.games.elekt.totals import room, totals


def view(s: Elekt, seat: int | None) -> dict[str, Any]:
    """What lies open, sizes of what does not, and this seat's own hand and recruits."""
    return {
        "game": "elekt",
        "seat": seat,
        "solo": s.solo,
        "difficulty": s.difficulty,
        "round": s.round,
        "phase": s.phase,
        "sceptre": s.sceptre,
        "clockwise": s.clockwise,
        "rank": list(ranked(s)),
        "turn": s.turn if s.phase == "assignment" else None,
        "titles_to_win": TITLES_TO_WIN[s.seats],
        "zones": [zone(s, i) for i in range(3)],
        "unit_deck": len(s.unit_deck),
        "discard": list(s.discard),
        "box": list(s.box),
        "box_unseen": unseen_in_the_box(s),
        "supply": {name: s.supply[i] for i, name in enumerate(ATTRIBUTES)},
        "amber_supply": s.amber_supply,
        "seals": s.seals,
        "used": list(s.used),
        "drawn": list(s.drawn),
        "unseen": unseen(s, seat),
        "players": [player(s, seat, side) for side in range(s.sides)],
        "end": s.end,
        "winner": s.winner,
    }


def zone(s: Elekt, i: int) -> dict[str, Any]:
    """A zone with its card, what is left of its deck, and each side's Units with their tally."""
    return {
        "name": ZONES[i],
        "card": s.face_up[i],
        "deck": s.privilege_deck if i == 2 else len(s.decks[i]),
        "leads": leads(s, i),
        "sides": [
            {
                "units": [{"card": posted.card, "tokens": spread(posted.tokens)} for posted in post(s, i, side)],
                "room": room(s, i, side),
                "totals": totals(s, i, side),
            }
            for side in range(s.sides)
        ],
    }


def player(s: Elekt, seat: int | None, side: int) -> dict[str, Any]:
    """One side of the table. Hands are secret, also what everybody saw go there. (ELK-R25, ELK-R143)"""
    mine = side == seat
    sealed = s.sealed[side] if side < s.seats else NOTHING
    return {
        "coalition": is_coalition(s, side),
        "hand": list(s.hands[side]) if mine else [UNKNOWN] * len(s.hands[side]),
        "recruits": list(s.recruits[side]) if mine else [UNKNOWN] * len(s.recruits[side]),
        "amber": s.amber[side],
        "assigned": s.assigned[side],
        "finished": s.finished[side],
        "privileges": list(s.privileges[side]),
        "won": list(s.won[side]),
        "face_down": len(s.face_down[side]),
        "titles": titles(s, side),
        "ready": sealed != NOTHING,
        "sealed": sealed if mine else "",
    }


def unseen(s: Elekt, seat: int | None) -> list[str]:
    """What may still come: every Unit in the deck or in a hand that this seat does not see."""
    cards = list(s.unit_deck)
    for side in range(s.sides):
        if side != seat:
            cards += s.hands[side]
            cards += s.recruits[side]
    cards.sort()
    return cards
