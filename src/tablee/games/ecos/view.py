"""The table as one seat sees it: built up from nothing, so nothing can be forgotten. (ECO-166 … ECO-168, ECO-R70)"""

from __future__ import annotations

from typing import Any

from tablee.core.event import UNKNOWN
from tablee.core.stack import NOTHING
from tablee.games.ecos.cards import BACKS, ELEMENTS
from tablee.games.ecos.land import FIRST_SPECIES, FOREST, LAND_STACK, MOUNTAIN, WATER, coordinates
from tablee.games.ecos.state import Ecos, InPlay


def view(s: Ecos, seat: int | None) -> dict[str, Any]:
    """What lies open, sizes of what does not, and this seat's own cards."""
    return {
        "game": "ecos",
        "seat": seat,
        "goal": s.table.goal,
        "round": s.round,
        "harbinger": s.harbinger,
        "tokens": list(s.tokens),
        "drawn": list(s.drawn),
        "bag": {ELEMENTS[kind]: s.bag[kind] for kind in range(len(s.bag))},
        "land": [tile(s, cell) for cell in s.land.tiles],
        "supply": supply(s),
        "cubes": s.cubes,
        "brown": len(s.brown),
        "blue": len(s.blue),
        "row": list(s.row),
        "discard": list(s.discard),
        "tie_steps": s.tie_steps,
        "players": [player(s, seat, other) for other in range(s.seats)],
        "end": s.end,
    }


def tile(s: Ecos, cell: int) -> dict[str, Any]:
    land = s.land
    q, r = coordinates(cell)
    return {
        "q": q,
        "r": r,
        "terrain": s.cards.pieces[land.terrain[cell]],
        "mountain": land.mountains[cell] > 0,
        "forests": land.forests[cell],
        "animals": {
            each.id: land.animals[i].count(cell) for i, each in enumerate(s.cards.species) if cell in land.animals[i]
        },
    }


def supply(s: Ecos) -> dict[str, int]:
    """What is left of each piece."""
    left = s.land.supply
    found = {"land": left[LAND_STACK], "water": left[WATER], "mountain": left[MOUNTAIN], "forest": left[FOREST]}
    for i, each in enumerate(s.cards.species):
        found[each.id] = left[FIRST_SPECIES + i]
    return found


def player(s: Ecos, seat: int | None, other: int) -> dict[str, Any]:
    """One player's side of the table."""
    own = other == seat
    return {
        "score": s.scores[other],
        "available": s.available[other],
        "dial": s.dials[other],
        "active": [in_words(each) for each in s.active[other]],
        "waiting": list(s.waiting[other]),
        "hand": hand(s, seat, other),
        "backs": {back: len([1 for card in s.hands[other] if s.cards.cards[card].back == back]) for back in BACKS},
        "pack": list(s.packs[other]) if own else [UNKNOWN] * len(s.packs[other]),
        "picked": list(s.picked[other]) if own else [UNKNOWN] * len(s.picked[other]),
        "looking": list(s.looking[other]) if own else [UNKNOWN] * len(s.looking[other]),
        "response": s.responses[other] if s.responses else "",
        "left": s.left[other] if s.left else "",
        "ready": s.sealed[other] != NOTHING,
        "sealed": s.sealed[other] if own else "",
    }


def in_words(own: InPlay) -> dict[str, Any]:
    """An active card: its slots with and without cubes."""
    return {
        "card": own.card.id,
        "leaves": own.leaves,
        "slots": [ELEMENTS[kind] for kind in own.card.slots],
        "cubes": [own.filled >> i & 1 == 1 for i in range(len(own.card.slots))],
        "red": own.card.red,
    }


def hand(s: Ecos, seat: int | None, other: int) -> list[str]:
    """Own cards; of another hand those that everybody has seen, then one unknown for each of the rest."""
    if other == seat:
        return list(s.hands[other])
    shown = list(s.shown[other])
    return shown + [UNKNOWN] * (len(s.hands[other]) - len(shown))
