"""The table as one seat sees it: built up from nothing, so nothing can be forgotten. (ECO-166 … ECO-168, ECO-R70)"""

from __future__ import annotations

from typing import Any

from tablee.core.event import UNKNOWN
from tablee.core.stack import NOTHING
from tablee.games.ecos.cards import BACKS, ELEMENTS, Species
from tablee.games.ecos.groups import habitats, herd, territories
from tablee.games.ecos.land import FIRST_SPECIES, FOREST, LAND_STACK, MOUNTAIN, NAMES, TERRAINS, WATER, coordinates
from tablee.games.ecos.measure import count_in
from tablee.games.ecos.state import Ecos, InPlay, clockwise


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
        "groups": groups(s),
        "species": [printed(each, s.cards.pieces) for each in s.cards.species],
        "supply": supply(s),
        "cubes": s.cubes,
        "brown": len(s.brown),
        "blue": len(s.blue),
        "row": list(s.row),
        "discard": list(s.discard),
        "tie_steps": s.tie_steps,
        "players": [player(s, seat, other) for other in range(s.seats)],
        "resolving": resolving(s),
        "order": order(s),
        "doing": doing(s),
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


def groups(s: Ecos) -> list[dict[str, Any]]:
    """Every herd, habitat and territory: what it is, its cells, and how many pieces or tiles it has.
    (ECO-142, ECO-145, ECO-148)"""
    land = s.land
    found: list[dict[str, Any]] = []
    for i, each in enumerate(s.cards.species):
        seen: list[int] = []
        for cell in land.animals[i]:
            if cell not in seen:
                group = herd(land, i, cell)
                seen += group
                found.append(group_of("herd", each.id, group, count_in(land, group, FIRST_SPECIES + i)))
    for kind in range(WATER, FIRST_SPECIES):
        for group in habitats(land, kind):
            size = len(group) if kind < len(TERRAINS) else count_in(land, group, kind)
            found.append(group_of("habitat", s.cards.pieces[kind], group, size))
    for group in territories(land):
        found.append(group_of("territory", "land", group, len(group)))
    return found


def group_of(word: str, what: str, cells: list[int], size: int) -> dict[str, Any]:
    return {"is": word, "of": what, "cells": [NAMES[cell] for cell in sorted(cells)], "size": size}


def printed(each: Species, pieces: tuple[str, ...]) -> dict[str, Any]:
    """What the tokens of a species say: where it may be placed, and how many there are. (ECO-06, ECO-102)"""
    habitat = [pieces[kind] for kind in range(WATER, FIRST_SPECIES) if each.habitat >> kind & 1]
    return {"id": each.id, "habitat": habitat, "count": each.count}


def resolving(s: Ecos) -> dict[str, Any] | None:
    """The card whose effects are being carried out, and at which line. (ECO-85)"""
    f = s.top
    while f is not None:
        if f.it == "effects" and f.todo[f.at].name == "CarryOut":
            return {"seat": f.seat, "card": f.source, "line": s.line}
        f = f.below
    return None


def order(s: Ecos) -> list[dict[str, Any]]:
    """Who has something to do on this token, clockwise from the Harbinger, and how far it is. (ECO-63)"""
    f = s.top
    while f is not None and f.todo[f.at].name != "TakeTurns":
        f = f.below
    if f is None:
        return []
    found: list[dict[str, Any]] = []
    for n in range(s.seats):
        seat = clockwise(s, n)
        rotates = len(s.responses) > 0 and s.responses[seat] == "rotate"
        if rotates or s.waiting[seat] or s.resolvers >> seat & 1 or n == f.n - 1:
            found.append({"seat": seat, "is": "done" if n < f.n - 1 else "now" if n == f.n - 1 else "next"})
    return found


def doing(s: Ecos) -> dict[str, Any] | None:
    """The piece or element that the open question is about, as everybody at the table hears it."""
    f = s.top
    if f is None:
        return None
    verb = f.todo[f.at].name
    if verb == "UseElement":
        return {"what": f.it, "left": f.n}
    if verb in ("PlacePiece", "LiftPiece"):
        line = s.cards.lines[f.it]
        return {"what": s.cards.pieces[line.binds[0]], "left": f.n}
    if verb == "MoveTo":
        name, _, cell = f.it.rpartition("|")[2].partition(" ")
        return {"what": name, "from": cell}
    return None


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
