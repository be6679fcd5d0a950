"""The table as one seat sees it: built up from nothing, so nothing can be forgotten. (ELK-R141)"""

from __future__ import annotations

from typing import Any, Final

from tablee.core.event import UNKNOWN
from tablee.core.stack import NOTHING
from tablee.games.elekt.attributes import ATTRIBUTES, count, spread
from tablee.games.elekt.cards import ZONES
from tablee.games.elekt.clash import order_of
from tablee.games.elekt.court import TITLES_TO_WIN, titles, unseen_in_the_box
from tablee.games.elekt.leads import leads
from tablee.games.elekt.state import Elekt, find, is_coalition, owner_of, post, ranked
from tablee.games.elekt.totals import protection, room, totals

BANISHING: Final = ("GuardAgainst", "Protect", "KeepInPlace")
"""What is asked between the choice of a Unit and its leaving. (ELK-R67)"""


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
        "clash": clash(s),
        "banishment": banishment(s),
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
        "order": order_of(s, i).split(" "),
        "leads": leads(s, i),
        "would_win": would_win(s, i),
        "sides": [
            {
                "units": [{"card": posted.card, "tokens": spread(posted.tokens)} for posted in post(s, i, side)],
                "room": room(s, i, side),
                "shown": shown(s, i, side),
                "totals": totals(s, i, side),
            }
            for side in range(s.sides)
        ],
    }


def shown(s: Elekt, i: int, side: int) -> dict[str, int]:
    """Symbols and tokens to be counted on the side's Units, before any text adds to them. (ELK-69)"""
    units = post(s, i, side)
    return {
        name: sum([count(posted.unit.bag, a) + count(posted.tokens, a) for posted in units])
        for a, name in enumerate(ATTRIBUTES)
    }


def would_win(s: Elekt, i: int) -> list[int]:
    """The sides for which the Titles on the card of the zone would be enough, by court rank. (ELK-113)"""
    card = s.cards.zone_cards.get(s.face_up[i])
    if card is None:
        return []
    return [side for side in ranked(s) if titles(s, side) + card.titles >= TITLES_TO_WIN[s.seats]]


def clash(s: Elekt) -> dict[str, Any] | None:
    """The clash that is being resolved: the tied sides while a Master may decide, then the winner. (ELK-73, ELK-135)"""
    f = s.top
    while f is not None:
        verb = f.todo[f.at].name
        if verb == "BreakTie":
            tied = [int(word) for word in f.it.split(" ") if word.isdigit()]
            return {"zone": ZONES[f.n], "attribute": f.source, "winner": -1, "tied": tied}
        if verb == "AfterWinning":
            return {"zone": ZONES[f.n], "attribute": f.source, "winner": f.seat, "tied": []}
        f = f.below
    return None


def banishment(s: Elekt) -> dict[str, Any] | None:
    """The Unit that is being banished, by whom, what its protection costs and what is being asked. (ELK-91 … ELK-94)"""
    f = s.top
    while f is not None:
        verb = f.todo[f.at].name
        if verb in BANISHING:
            card = f.it.split(" ")[0]
            posted = find(s, card)
            if posted is not None:
                owner = owner_of(s, card)
                return {
                    "card": card,
                    "by": f.seat,
                    "owner": owner,
                    "price": protection(s, f.n, owner, posted),
                    "asked": verb,
                }
        f = f.below
    return None


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
