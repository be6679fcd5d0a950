"""Connected cells, in the rulebook's words: herd, habitat, territory; and how far an animal can go.

Groups are maximal. Their cells come in the order they were reached.
"""

from __future__ import annotations

from typing import Final

from tablee.games.ecos.land import CELLS, FOREST, LAND_BITS, MOUNTAIN, NEIGHBOURS, NONE, Land, times_in

_SEEN: Final[list[int]] = [0] * CELLS
_STAMP: Final[list[int]] = [0]
"""Scratch for floods: a cell is seen if it bears the current stamp."""


def flood_ground(land: Land, start: int, ground: int) -> list[int]:
    """Tiles of these terrains connected with `start`: a terrain habitat, or a territory. (ECO-145, ECO-148)"""
    if not ground >> land.terrain[start] & 1 or land.terrain[start] == NONE:
        return []
    return ground_from(land, start, ground)


def ground_from(land: Land, start: int, ground: int) -> list[int]:
    """The same as if `start` were such a tile; it comes first."""
    _STAMP[0] += 1
    return _flood_ground(land, start, ground, _STAMP[0])


def _flood_ground(land: Land, start: int, ground: int, stamp: int) -> list[int]:
    found = [start]
    _SEEN[start] = stamp
    for cell in found:
        for near in NEIGHBOURS[cell]:
            if _SEEN[near] != stamp and ground >> land.terrain[near] & 1 and land.terrain[near] != NONE:
                _SEEN[near] = stamp
                found.append(near)
    return found


def flood_tokens(tokens: bytes, start: int) -> list[int]:
    """Cells with such tokens connected with `start`: a habitat of mountains or forests. (ECO-145, ECO-R59)"""
    return tokens_from(tokens, start) if tokens[start] else []


def tokens_from(tokens: bytes, start: int) -> list[int]:
    """The same as if there were one on `start`; it comes first."""
    _STAMP[0] += 1
    return _flood_tokens(tokens, start, _STAMP[0])


def _flood_tokens(tokens: bytes, start: int, stamp: int) -> list[int]:
    found = [start]
    _SEEN[start] = stamp
    for cell in found:
        for near in NEIGHBOURS[cell]:
            if tokens[near] and _SEEN[near] != stamp:
                _SEEN[near] = stamp
                found.append(near)
    return found


def herd(land: Land, species: int, start: int) -> list[int]:
    """The cells of the herd that stands on `start`, whatever the tiles are. (ECO-142, ECO-R58)"""
    return herd_from(land, species, start) if times_in(land.animals[species], start) else []


def herd_from(land: Land, species: int, start: int) -> list[int]:
    """The same as if one of them stood on `start`; it comes first."""
    _STAMP[0] += 2
    stamp = _STAMP[0]
    there = stamp - 1
    for cell in land.animals[species]:
        _SEEN[cell] = there
    found = [start]
    _SEEN[start] = stamp
    for cell in found:
        for near in NEIGHBOURS[cell]:
            if _SEEN[near] == there:
                _SEEN[near] = stamp
                found.append(near)
    return found


def herd_size(land: Land, species: int, start: int) -> int:
    """How many tokens the herd on that cell has. (ECO-142, ECO-143)"""
    return herd_size_from(land, species, start) if times_in(land.animals[species], start) else 0


def herd_size_from(land: Land, species: int, start: int) -> int:
    """How many of them stand where the herd is, or would be if one of them stood on `start`."""
    herd_from(land, species, start)
    stamp = _STAMP[0]
    size = 0
    for cell in land.animals[species]:
        if _SEEN[cell] == stamp:
            size += 1
    return size


def species_among(land: Land, cells: list[int]) -> int:
    """How many species have a token on any of these cells."""
    _STAMP[0] += 1
    stamp = _STAMP[0]
    for cell in cells:
        _SEEN[cell] = stamp
    number = 0
    for own in land.animals:
        for cell in own:
            if _SEEN[cell] == stamp:
                number += 1
                break
    return number


def habitats(land: Land, kind: int) -> list[list[int]]:
    """All habitats of a terrain, of mountains or of forests."""
    if kind in (MOUNTAIN, FOREST):
        tokens = land.mountains if kind == MOUNTAIN else land.forests
        _STAMP[0] += 1
        stamp = _STAMP[0]
        return [_flood_tokens(tokens, cell, stamp) for cell in land.tiles if tokens[cell] and _SEEN[cell] != stamp]
    return _groups(land, 1 << kind)


def territories(land: Land) -> list[list[int]]:
    """All connected groups of Land tiles. (ECO-148, ECO-149)"""
    return _groups(land, LAND_BITS)


def _groups(land: Land, ground: int) -> list[list[int]]:
    _STAMP[0] += 1
    stamp = _STAMP[0]
    found: list[list[int]] = []
    for cell in land.tiles:
        if ground >> land.terrain[cell] & 1 and _SEEN[cell] != stamp:
            found.append(_flood_ground(land, cell, ground, stamp))
    return found


def reach(land: Land, start: int, grounds: int, steps: int) -> list[int]:
    """Where an animal that enters these terrains can be after at most so many steps, sorted.
    (ECO-122, ECO-123, ECO-125, ECO-126, ECO-R51)"""
    _STAMP[0] += 1
    stamp = _STAMP[0]
    found = [start]
    _SEEN[start] = stamp
    begin = 0
    for _ in range(steps):
        end = len(found)
        for at in range(begin, end):
            for near in NEIGHBOURS[found[at]]:
                if _SEEN[near] != stamp and land.terrain[near] != NONE and grounds >> land.terrain[near] & 1:
                    _SEEN[near] = stamp
                    found.append(near)
        begin = end
    found.sort()
    return found
