"""The table as one seat sees it: built up from nothing, so nothing can be forgotten.
(ECO-77, ECO-166, ECO-167, ECO-168, ECO-R70)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final, TypedDict, cast

from tablee.core.parts import Part, Teller
from tablee.core.stack import NOTHING
from tablee.core.words import OneOf
from tablee.core.zones import plain_views, tell_of_sides
from tablee.games.ecos.cards import BACKS, BLUE, BROWN, ELEMENTS, Card, Species
from tablee.games.ecos.dial import ROTATIONS
from tablee.games.ecos.groups import habitats, herd, territories
from tablee.games.ecos.land import (
    FIRST_SPECIES,
    FOREST,
    LAND_STACK,
    MOUNTAIN,
    NAMES,
    TERRAINS,
    WATER,
    coordinates,
    stack_of,
)
from tablee.games.ecos.measure import count_in
from tablee.games.ecos.place import PLACING, line_of
from tablee.games.ecos.respond import ROTATE
from tablee.games.ecos.sparing import spared_slot
from tablee.games.ecos.state import Ecos, InPlay, clockwise
from tablee.games.ecos.zones import ZONES

LAND: Final = "land"

TERRAIN_WORDS: Final = OneOf("Terrain", "TERRAINS", TERRAINS[1:])
Terrain = Annotated[str, TERRAIN_WORDS]
BACK_WORDS: Final = OneOf("Back", "BACKS", BACKS)
Back = Annotated[str, BACK_WORDS]
GROUP_KIND_WORDS: Final = OneOf("GroupKind", "GROUPS", ("herd", "habitat", "territory"))
GroupKind = Annotated[str, GROUP_KIND_WORDS]
STAGE_WORDS: Final = OneOf("Stage", "STAGES", ("done", "now", "next"))
Stage = Annotated[str, STAGE_WORDS]


class TileView(TypedDict):
    q: int
    r: int
    terrain: Terrain
    mountain: bool
    forests: int
    animals: dict[str, int]


GroupView = TypedDict("GroupView", {"is": GroupKind, "of": str, "cells": list[str], "size": int})
"""A herd, a habitat or a territory; what of, its cells, and how many pieces or tiles it has."""


class SpeciesView(TypedDict):
    """What the tokens of a species say: where it may be placed, and how many there are. (ECO-06, ECO-102)"""

    id: str
    habitat: list[str]
    count: int


class ActiveView(TypedDict):
    """An active card: its slots with and without cubes."""

    card: str
    leaves: int
    slots: list[str]
    cubes: list[bool]
    red: bool


class PlayerView(TypedDict):
    """One player's side of the table."""

    score: int
    available: int
    dial: int
    active: list[ActiveView]
    waiting: list[str]
    hand: list[str]
    backs: dict[Back, int]
    pack: list[str]
    picked: list[str]
    looking: list[str]
    response: str
    left: str
    ready: bool
    sealed: str


class ResolvingView(TypedDict):
    seat: int
    card: str
    line: int


OrderView = TypedDict("OrderView", {"seat": int, "is": Stage})
"""Whether that seat is done with the token, is at it now, or comes next."""

DoingView = TypedDict("DoingView", {"what": str, "left": int, "from": str}, total=False)
"""What the open question is about: an element or a piece of which so many are left, an animal and where it is from."""


class View(TypedDict):
    """What lies open, sizes of what does not, and this seat's own cards."""

    game: str
    seat: int | None
    goal: int
    round: int
    harbinger: int
    tokens: list[str]
    drawn: list[str]
    bag: dict[str, int]
    land: list[TileView]
    groups: list[GroupView]
    species: list[SpeciesView]
    supply: dict[str, int]
    cubes: int
    brown: int
    blue: int
    row: list[str]
    discard: list[str]
    tie_steps: int
    players: list[PlayerView]
    resolving: ResolvingView | None
    order: list[OrderView]
    doing: DoingView | None
    rotations: int
    end: str


def view(s: Ecos, seat: int | None) -> View:
    return cast(View, views(s, (seat,))[0])


def views(s: Ecos, seats: Sequence[int | None]) -> list[dict[str, Any]]:
    """Of several who look at once; the map is the same for all."""
    all_of_them = observed_by(s, seats)
    land = [tile(s, cell) for cell in s.land.tiles]
    found_groups, in_order = groups(s), order(s)
    species = [printed(each, s.cards.pieces) for each in s.cards.species]
    for found in all_of_them:
        found["land"] = land
        found["groups"] = found_groups
        found["species"] = species
        found["order"] = in_order
    return all_of_them


def observed(s: Ecos, seat: int | None) -> dict[str, Any]:
    """The view without groups and what never changes; its tiles may be those of an earlier look."""
    return observed_by(s, (seat,))[0]


def observed_by(s: Ecos, seats: Sequence[int | None]) -> list[dict[str, Any]]:
    all_of_them = plain_views(ZONES, s, seats)
    tell_of_sides(s, all_of_them, seats, [player(s, side) for side in range(s.seats)])
    land, left = tiles(s), supply(supply_key(s))
    card, asked = resolving(resolving_key(s)), doing(doing_key(s))
    for i, seat in enumerate(seats):
        found = all_of_them[i]
        found["game"] = "ecos"
        found["seat"] = seat
        found["goal"] = s.variant.goal
        found["harbinger"] = s.harbinger
        found["land"] = land
        found["supply"] = left
        found["resolving"] = card
        found["doing"] = asked
        found["rotations"] = ROTATIONS
    return all_of_them


def tell(s: Ecos, seat: int, to: Teller) -> None:
    """The same in parts."""
    to.part(MOMENT, (s.variant.goal, s.harbinger))
    to.map(LAND_TILES, tiles(s))
    to.part(SUPPLY, supply_key(s))
    for side in range(s.seats):
        to.part(PLAYER, player_key(s, side), side)
        for place, own in enumerate(s.active[side]):
            to.part(ACTIVE, active_key(s, own), side, place)
    card, asked = resolving_key(s), doing_key(s)
    if card is not None:
        to.part(RESOLVING, card)
    if asked is not None:
        to.part(DOING, asked)


def moment(key: tuple[Any, ...]) -> dict[str, Any]:
    return {"goal": key[0], "harbinger": key[1]}


def tiles(s: Ecos) -> list[TileView]:
    """All tiles, the same list as long as the map is the same."""
    land = s.land
    if land.looked_at is None:
        land.looked_at = [tile(s, cell) for cell in land.tiles]
    found: list[TileView] = land.looked_at
    return found


def tile(s: Ecos, cell: int) -> TileView:
    land = s.land
    q, r = coordinates(cell)
    return {
        "q": q,
        "r": r,
        "terrain": s.cards.pieces[land.terrain[cell]],
        "mountain": land.mountains[cell] > 0,
        "forests": land.forests[cell],
        "animals": animals(s, cell) if land.crowd[cell] else {},
    }


def animals(s: Ecos, cell: int) -> dict[str, int]:
    land = s.land
    return {each.id: land.animals[i].count(cell) for i, each in enumerate(s.cards.species) if cell in land.animals[i]}


def groups(s: Ecos) -> list[GroupView]:
    """Every herd, habitat and territory.
    (ECO-142, ECO-143, ECO-145, ECO-146, ECO-148, ECO-149, ECO-R56, ECO-R59)"""
    land = s.land
    found: list[GroupView] = []
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
        found.append(group_of("territory", LAND, group, len(group)))
    return found


def group_of(word: str, what: str, cells: list[int], size: int) -> GroupView:
    return {"is": word, "of": what, "cells": [NAMES[cell] for cell in sorted(cells)], "size": size}


def printed(each: Species, pieces: tuple[str, ...]) -> SpeciesView:
    habitat = [pieces[kind] for kind in range(WATER, FIRST_SPECIES) if each.habitat >> kind & 1]
    return {"id": each.id, "habitat": habitat, "count": each.count}


def resolving_key(s: Ecos) -> tuple[Any, ...] | None:
    """The card whose effects are being carried out, and at which line. (ECO-85)"""
    f = s.top
    while f is not None:
        if f.todo[f.at].name == "CarryOut":
            return f.seat, f.source, s.line
        f = f.below
    return None


def resolving(key: tuple[Any, ...] | None) -> ResolvingView | None:
    return None if key is None else {"seat": key[0], "card": key[1], "line": key[2]}


def order(s: Ecos) -> list[OrderView]:
    """Who has something to do on this token, clockwise from the Harbinger, and how far it is. (ECO-63)"""
    f = s.top
    while f is not None and f.todo[f.at].name != "TakeTurns":
        f = f.below
    if f is None:
        return []
    found: list[OrderView] = []
    for n in range(s.seats):
        seat = clockwise(s, n)
        rotates = len(s.responses) > 0 and s.responses[seat] == ROTATE
        if rotates or s.waiting[seat] or s.resolvers >> seat & 1 or n == f.n - 1:
            found.append({"seat": seat, "is": "done" if n < f.n - 1 else "now" if n == f.n - 1 else "next"})
    return found


def doing_key(s: Ecos) -> tuple[Any, ...] | None:
    """The piece or element that the open question is about, as everybody at the table hears it: what, how many are
    left, and for an animal where it is from."""
    f = s.top
    if f is None:
        return None
    verb = f.todo[f.at].name
    if verb == "UseElement":
        return f.it, f.n
    if verb in PLACING:
        return line_of(s, f).name, f.n
    if verb == "MoveTo":
        return f.those[0], None, NAMES[f.n]
    return None


def doing(key: tuple[Any, ...] | None) -> DoingView | None:
    if key is None:
        return None
    return {"what": key[0], "left": key[1]} if len(key) == 2 else {"what": key[0], "from": key[2]}


def supply_key(s: Ecos) -> tuple[Any, ...]:
    """What is left of each piece, with the set whose pieces they are; one that was lifted and is about to be placed is
    in nobody's supply. (ECO-112)"""
    left = s.land.supply.copy()
    f = s.top
    if f is not None and f.todo[f.at].name == "PlacePiece" and f.those:
        left[stack_of(line_of(s, f).piece)] -= 1
    return s.cards.species, tuple(left)


def supply(key: tuple[Any, ...]) -> dict[str, int]:
    species: tuple[Species, ...] = key[0]
    left: tuple[int, ...] = key[1]
    found = {LAND: left[LAND_STACK], "water": left[WATER], "mountain": left[MOUNTAIN], "forest": left[FOREST]}
    for i, each in enumerate(species):
        found[each.id] = left[FIRST_SPECIES + i]
    return found


def player(s: Ecos, other: int) -> dict[str, Any]:
    """What the zones do not say by themselves, the same for everybody."""
    return {
        "active": [active_view(active_key(s, each)) for each in s.active[other]],
        "response": s.responses[other] if s.responses else "",
        **player_view(player_key(s, other)),
    }


def player_key(s: Ecos, other: int) -> tuple[Any, ...]:
    """Of the hand how many are blue, and how many there are: all see the backs."""
    blue = 0
    for card in s.hands[other]:
        if s.cards.cards[card].back == BLUE:
            blue += 1
    return blue, len(s.hands[other]), s.left[other] if s.left else "", s.sealed[other] != NOTHING


def player_view(key: tuple[Any, ...]) -> dict[str, Any]:
    return {"backs": {BROWN: key[1] - key[0], BLUE: key[0]}, "left": key[2], "ready": key[3]}


def active_key(s: Ecos, own: InPlay) -> tuple[Any, ...]:
    """No cube lies on a slot that was spared. (CRD-35)"""
    return own.card, own.leaves, own.filled & ~spared_slot(s, own.card)


def active_view(key: tuple[Any, ...]) -> ActiveView:
    card: Card = key[0]
    cubes: int = key[2]
    return {
        "card": card.id,
        "leaves": key[1],
        "slots": [ELEMENTS[kind] for kind in card.slots],
        "cubes": [cubes >> i & 1 == 1 for i in range(len(card.slots))],
        "red": card.red,
    }


MOMENT: Final = Part("", moment)
LAND_TILES: Final = Part("land")
SUPPLY: Final = Part("supply", supply)
PLAYER: Final = Part("players[]", player_view)
ACTIVE: Final = Part("players[].active[]", active_view)
RESOLVING: Final = Part("resolving", resolving)
DOING: Final = Part("doing", doing)
PARTS: Final = (MOMENT, LAND_TILES, SUPPLY, PLAYER, ACTIVE, RESOLVING, DOING)
