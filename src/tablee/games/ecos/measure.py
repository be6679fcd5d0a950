"""Counting on the map: adjacent pieces, herds, habitats and territories, and what "this" is.
(ECO-138, ECO-142, ECO-145, ECO-148, ECO-R74)"""

from __future__ import annotations

from typing import Final

from tablee.core.tuples import added
from tablee.games.ecos.groups import flood_ground, flood_tokens, habitats, herd, herd_size, species_among, territories
from tablee.games.ecos.land import (
    DESERT,
    FIRST_SPECIES,
    FOREST,
    LAND_BITS,
    MOUNTAIN,
    NEIGHBOURS,
    NONE,
    WATER,
    Land,
    number_at,
)
from tablee.games.ecos.line import HABITAT, HERD, TERRITORY, Vocabulary
from tablee.games.ecos.rulings import TOKENS_ARE_ADJACENT_TO_THEIR_TILE
from tablee.games.ecos.state import PLACED, Bound, Ecos

NOWHERE: Final = -1
"""The cell of a piece that is off the map."""

# What can be counted besides pieces.
ANIMAL: Final = 100
ANY_TILE: Final = 101
LAND_TILE: Final = 102
EMPTY_TILE: Final = 103
EMPTY_DESERT: Final = 104
SPECIES: Final = 105
TERRITORIES: Final = 106
THINGS: Final = {
    "animal": ANIMAL,
    "tile": ANY_TILE,
    "land tile": LAND_TILE,
    "empty tile": EMPTY_TILE,
    "empty desert": EMPTY_DESERT,
    "species": SPECIES,
    "territory": TERRITORIES,
}


def things(words: Vocabulary) -> dict[str, int]:
    """Everything that has a number: pieces and the words above."""
    return {**words.pieces, **THINGS}


# "This". (ECO-144, ECO-147, ECO-150, ECO-R60)


def fitting(s: Ecos, bound: Bound, word: str) -> tuple[int, ...]:
    """The cells of those pieces that the word can speak of; also of one that has left the map (ECO-R56). An animal that
    stands in the Water is in no territory."""
    piece = bound.piece
    if word == HERD and piece < FIRST_SPECIES:
        return ()
    if word == TERRITORY and piece == WATER:
        return ()
    if word == TERRITORY and piece >= FIRST_SPECIES and s.cards.enters[piece - FIRST_SPECIES] >> WATER & 1:
        return tuple(
            [cell for cell in bound.cells if s.land.terrain[cell] != WATER or not number_at(s.land, cell, piece)]
        )
    return bound.cells


def find_this(s: Ecos, word: str) -> Bound | None:
    """The nearest line above that placed, else moved or replaced, a piece fitting the word."""
    other: Bound | None = None
    for bound in reversed(s.bound):
        if fitting(s, bound, word):
            if bound.how == PLACED:
                return bound
            if other is None:
                other = bound
    return other


def bind(s: Ecos, how: int, piece: int, cell: int) -> None:
    """A piece that later lines may call "this"; several of one line stand together."""
    if s.bound and s.bound[-1].line == s.line and s.bound[-1].piece == piece:
        last = s.bound[-1]
        s.bound = (*s.bound[:-1], Bound(s.line, how, piece, added(last.cells, cell)))
    else:
        s.bound = added(s.bound, Bound(s.line, how, piece, (cell,)))


def moved_on(s: Ecos, piece: int, cell: int, to: int) -> None:
    """A piece left a cell for another, or (NOWHERE) to be placed anew: "this" goes with it. Pieces of one kind on one
    cell are alike, so while enough of them stay, "this" is one of those. (ECO-R50, ECO-R60, ECO-R77)"""
    found: list[Bound] = []
    stay = number_at(s.land, cell, piece)
    for bound in s.bound:
        cells = list(bound.cells)
        if bound.piece == piece and cells.count(cell) > stay:
            at = cells.index(cell)
            if to == NOWHERE:
                del cells[at]
            else:
                cells[at] = to
        if cells:
            found.append(Bound(bound.line, bound.how, bound.piece, tuple(cells)))
    s.bound = tuple(found)


# Counting.


def count_at(land: Land, cell: int, thing: int) -> int:
    """How many such things are on one cell."""
    if thing < ANIMAL:
        return number_at(land, cell, thing)
    kind = land.terrain[cell]
    if kind == NONE:
        return 0
    if thing == ANIMAL:
        return land.crowd[cell]
    if thing == ANY_TILE:
        return 1
    if thing == LAND_TILE:
        return 0 if kind == WATER else 1
    if thing == EMPTY_TILE:
        return 1 if land.crowd[cell] == 0 else 0
    return 1 if thing == EMPTY_DESERT and kind == DESERT and land.crowd[cell] == 0 else 0


def count_in(land: Land, cells: list[int], thing: int) -> int:
    if thing == SPECIES:
        return species_among(land, cells)
    total = 0
    for cell in cells:
        total += count_at(land, cell, thing)
    return total


def count_adjacent(land: Land, piece: int, cell: int, thing: int) -> int:
    """At most one tile away, itself not counted; a token is adjacent to its own tile.
    (ECO-138, ECO-139, ECO-140, ECO-141, ECO-R57)"""
    if not number_at(land, cell, piece):
        return 0  # it has left the map (ECO-R56)
    if thing == SPECIES:
        return species_near(land, piece, cell)
    total = count_at(land, cell, thing)
    a_tile = is_tile(thing)
    if thing == piece or (thing == ANIMAL and piece >= FIRST_SPECIES):
        total -= 1
    elif a_tile and (piece < MOUNTAIN or not TOKENS_ARE_ADJACENT_TO_THEIR_TILE):
        total = 0
    for near in NEIGHBOURS[cell]:
        if land.terrain[near] != NONE:
            total += count_at(land, near, thing)
    return total


def is_tile(thing: int) -> bool:
    return thing < MOUNTAIN or thing in (ANY_TILE, LAND_TILE, EMPTY_TILE, EMPTY_DESERT)


def species_near(land: Land, piece: int, cell: int) -> int:
    """How many different species are adjacent; a token is not adjacent to itself."""
    found = 0
    for i, own in enumerate(land.animals):
        number = own.count(cell) - (1 if piece == FIRST_SPECIES + i else 0)
        for near in NEIGHBOURS[cell]:
            number += own.count(near)
        if number > 0:
            found += 1
    return found


def habitat_cells(land: Land, piece: int, cell: int) -> list[int]:
    """This habitat: of mountains or forests for such a token, else the terrain habitat of its tile. (ECO-R60)"""
    if piece == MOUNTAIN:
        return flood_tokens(land.mountains, cell)
    if piece == FOREST:
        return flood_tokens(land.forests, cell)
    kind = land.terrain[cell]
    return flood_ground(land, cell, 1 << kind) if kind != NONE else []


def count_group(land: Land, group: str, piece: int, cell: int, thing: int) -> int:
    """Things in this herd, habitat or territory; 0 if the piece has left the map. (ECO-R56, ECO-R59, ECO-R61)"""
    if not number_at(land, cell, piece):
        return 0
    if group == HERD:
        if piece < FIRST_SPECIES:
            return 0
        if thing in (ANIMAL, piece):
            return herd_size(land, piece - FIRST_SPECIES, cell)
        return count_in(land, herd(land, piece - FIRST_SPECIES, cell), thing)
    if group == HABITAT:
        return count_in(land, habitat_cells(land, piece, cell), thing)
    return count_in(land, flood_ground(land, cell, LAND_BITS), thing)


def count_on_map(land: Land, thing: int) -> int:
    if thing == TERRITORIES:
        return len(territories(land))
    if thing >= FIRST_SPECIES and thing < ANIMAL:
        return len(land.animals[thing - FIRST_SPECIES])
    return count_in(land, land.tiles, thing)


def count_in_largest(land: Land, kind: int, thing: int) -> int:
    """Of several that are largest, the one with most of these things."""
    best = 0
    most = 0
    groups = territories(land) if kind == TERRITORIES else habitats(land, kind)
    for group in groups:
        size = len(group) if kind != FOREST else count_in(land, group, FOREST)
        number = count_in(land, group, thing)
        if size > best or (size == best and number > most):
            best = size
            most = number
    return most
