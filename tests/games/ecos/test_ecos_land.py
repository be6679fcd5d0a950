"""The geometry of Ecos against a slow and obvious version of every word."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from importlib import import_module
from itertools import pairwise
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.chance import Seeded

land: Any = import_module("tablee.games.ecos.land")
groups: Any = import_module("tablee.games.ecos.groups")

SUPPLY = [0, 30, 45, 0, 15, 25, 14, 9, 12]  # water, land, mountains, forests, three species
HABITATS = (1 << 1, 1 << 3, 1 << 1 | 1 << 2)  # fish, rhino, stork
AROUND = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
Place = tuple[int, int]


class Obvious:
    """A map as dictionaries of coordinates."""

    def __init__(self) -> None:
        self.tiles: dict[Place, int] = {}
        self.tokens: Counter[tuple[Place, int]] = Counter()  # (place, piece)

    def near(self, a: Place) -> list[Place]:
        return [(a[0] + q, a[1] + r) for q, r in AROUND]

    def free(self) -> set[Place]:
        beside = {b for a in self.tiles for b in self.near(a)}
        return (beside - set(self.tiles)) if self.tiles else {(0, 0)}

    def capacity(self, a: Place) -> int:
        if self.tiles[a] == land.WATER:
            return 0
        return int(self.tiles[a] == land.GRASSLAND) + self.tokens[a, land.MOUNTAIN]

    def connected(self, start: Place, inside: set[Place]) -> set[Place]:
        found: set[Place] = set()
        todo = {start} & inside
        while todo:
            found |= todo
            todo = {b for a in todo for b in self.near(a) if b in inside} - found
        return found

    def groups(self, inside: set[Place]) -> set[frozenset[Place]]:
        return {frozenset(self.connected(a, inside)) for a in inside}

    def with_piece(self, piece: int) -> set[Place]:
        if piece < land.MOUNTAIN:
            return {a for a, kind in self.tiles.items() if kind == piece}
        return {a for (a, other), n in self.tokens.items() if other == piece and n}

    def distance(self, start: Place, inside: set[Place], most: int) -> set[Place]:
        found = {start}
        for _ in range(most):
            found |= {b for a in found for b in self.near(a) if b in inside}
        return found


def build(steps: list[tuple[int, int, int]]) -> tuple[Any, Obvious]:
    """The same steps on both maps; a step that is not possible is left out."""
    fast, slow = land.empty_land(SUPPLY), Obvious()
    for what, which, kind in steps:
        if what == 0 or not fast.tiles:
            terrain = 1 + kind % 3
            if fast.supply[land.stack_of(terrain)]:
                cell = land.free_cells(fast)[which % len(land.free_cells(fast))]
                land.put_tile(fast, cell, terrain)
                slow.tiles[land.coordinates(cell)] = terrain
            continue
        cell = fast.tiles[which % len(fast.tiles)]
        a = land.coordinates(cell)
        if what == 1:
            piece = land.MOUNTAIN + kind % 5
            cells = {land.MOUNTAIN: land.mountain_cells, land.FOREST: land.forest_cells}.get(piece)
            if fast.supply[piece] and (cells is None or cell in cells(fast)):
                land.put_token(fast, piece, cell)
                slow.tokens[a, piece] += 1
        elif what == 2 and kind == 0:
            land.take_tile(fast, cell)
            del slow.tiles[a]
            slow.tokens = Counter({key: n for key, n in slow.tokens.items() if key[0] != a})
        elif what == 3:
            terrain = 1 + kind % 3
            if terrain == slow.tiles[a]:
                continue
            crosses = (terrain == land.WATER) != (slow.tiles[a] == land.WATER)
            if crosses and not fast.supply[land.stack_of(terrain)]:
                continue
            land.turn_tile(fast, cell, terrain, tuple(map(land.enters, HABITATS)))
            slow.tiles[a] = terrain
            leaving = {land.WATER: (4, 5, 7), land.GRASSLAND: (6,), land.DESERT: (6,)}[terrain] if crosses else ()
            for piece in leaving:
                slow.tokens[a, piece] = 0
    return fast, slow


def places(cells: Any) -> set[Place]:
    return {land.coordinates(cell) for cell in cells}


STEPS = st.lists(st.tuples(st.sampled_from([0, 0, 0, 1, 1, 2, 3]), st.integers(0, 99), st.integers(0, 9)), max_size=90)


@settings(max_examples=150, deadline=None)
@given(STEPS)
def test_the_map_agrees_with_the_obvious_one(steps: list[tuple[int, int, int]]) -> None:
    """Tiles, rim, capacity and supplies.

    ECO-90, ECO-94, ECO-95, ECO-96, ECO-97, ECO-98, ECO-99, ECO-100, ECO-101,
    ECO-133, ECO-134, ECO-135, ECO-136, ECO-137, ECO-R45, ECO-R53.
    """
    fast, slow = build(steps)
    assert {land.coordinates(c): fast.terrain[c] for c in fast.tiles} == slow.tiles
    assert places(land.free_cells(fast)) == slow.free()
    assert all(a < b for a, b in pairwise(fast.rim))
    assert all(a < b for a, b in pairwise(fast.tiles))
    assert places(land.mountain_cells(fast)) == {
        a for a, kind in slow.tiles.items() if kind != land.WATER and not slow.tokens[a, land.MOUNTAIN]
    }
    assert places(land.forest_cells(fast)) == {a for a in slow.tiles if slow.tokens[a, land.FOREST] < slow.capacity(a)}
    for piece in range(land.MOUNTAIN, len(SUPPLY)):
        on_map = {a: n for (a, other), n in slow.tokens.items() if other == piece and n}
        counted = {land.coordinates(c): land.number_at(fast, c, piece) for c in fast.tiles}
        assert {a: n for a, n in counted.items() if n} == on_map
        assert fast.supply[piece] + sum(on_map.values()) == SUPPLY[piece]
    water = sum(kind == land.WATER for kind in slow.tiles.values())
    assert fast.supply[land.WATER] + water == SUPPLY[land.WATER]
    assert fast.supply[land.LAND_STACK] + len(slow.tiles) - water == SUPPLY[land.LAND_STACK]
    for cell in fast.tiles:
        a = land.coordinates(cell)
        assert fast.crowd[cell] == sum(slow.tokens[a, piece] for piece in range(6, len(SUPPLY)))
        assert land.is_bare(fast, cell) == (not any(slow.tokens[a, piece] for piece in range(4, len(SUPPLY))))


@settings(max_examples=150, deadline=None)
@given(STEPS)
def test_groups_agree_with_the_obvious_ones(steps: list[tuple[int, int, int]]) -> None:
    """Adjacency, herds, habitats, territories.

    ECO-138, ECO-139, ECO-140, ECO-141, ECO-142, ECO-143, ECO-145, ECO-146, ECO-148, ECO-149,
    ECO-R56, ECO-R58, ECO-R59.
    """
    fast, slow = build(steps)
    for kind in range(1, 6):
        found = groups.habitats(fast, kind)
        assert {frozenset(places(group)) for group in found} == slow.groups(slow.with_piece(kind))
        for group in found:
            single = (
                groups.flood_ground(fast, group[0], 1 << kind)
                if kind < land.MOUNTAIN
                else groups.flood_tokens(fast.mountains if kind == land.MOUNTAIN else fast.forests, group[0])
            )
            assert sorted(single) == sorted(group)
    solid = slow.with_piece(land.GRASSLAND) | slow.with_piece(land.DESERT)
    assert {frozenset(places(group)) for group in groups.territories(fast)} == slow.groups(solid)
    for species in range(3):
        piece = land.FIRST_SPECIES + species
        for a in slow.with_piece(piece):
            group = slow.connected(a, slow.with_piece(piece))
            cell = land.cell_at(*a)
            assert places(groups.herd(fast, species, cell)) == group
            assert groups.herd_size(fast, species, cell) == sum(slow.tokens[b, piece] for b in group)
    for cell in fast.tiles + fast.rim:
        a = land.coordinates(cell)
        for piece in range(1, len(SUPPLY)):
            beside = any(b in slow.with_piece(piece) for b in slow.near(a))
            assert land.is_near(fast, cell, piece, False) == beside
            assert land.is_near(fast, cell, piece, True) == (beside or a in slow.with_piece(piece))


@settings(max_examples=150, deadline=None)
@given(STEPS, st.integers(0, 4))
def test_homes_and_ways_agree_with_the_obvious_ones(steps: list[tuple[int, int, int]], far: int) -> None:
    """Where animals are placed and how far they move.

    ECO-102, ECO-103, ECO-104, ECO-105, ECO-106, ECO-107, ECO-108,
    ECO-122, ECO-123, ECO-124, ECO-125, ECO-126, ECO-R51, ECO-R52.
    """
    fast, slow = build(steps)
    for habitat in (*HABITATS, land.MOUNTAIN_BIT, land.FOREST_BIT, land.MOUNTAIN_BIT | 1 << land.DESERT):
        wanted = {
            a
            for a, kind in slow.tiles.items()
            if (not habitat & land.TERRAIN_BITS or habitat >> kind & 1)
            and (
                not habitat & land.FEATURE_BITS
                or any(habitat >> piece & 1 and slow.tokens[a, piece] for piece in (land.MOUNTAIN, land.FOREST))
            )
        }
        cells = land.suitable_cells(fast, habitat)
        assert places(cells) == wanted
        empty = {a for a in wanted if not any(slow.tokens[a, piece] for piece in range(6, len(SUPPLY)))}
        assert places(land.empty_first(fast, cells)) == (empty or wanted)
        grounds = land.enters(habitat)
        inside = {a for a, kind in slow.tiles.items() if grounds >> kind & 1}
        for cell in cells[:5]:
            found = groups.reach(fast, cell, grounds, far)
            assert found == sorted(found)
            assert places(found) == slow.distance(land.coordinates(cell), inside, far)


def test_written_cells_come_back_in_order() -> None:
    """ECO-R01, ECO-R77: six neighbours; cells are listed by r, then q."""
    order = [land.coordinates(cell)[::-1] for cell in range(land.CELLS)]
    assert order == sorted(order)
    assert all(land.BY_NAME[land.NAMES[cell]] == cell for cell in range(land.CELLS))
    assert places(land.NEIGHBOURS[land.cell_at(0, 0)]) == set(AROUND)


def test_the_far_end_of_the_world() -> None:
    """ECO-R45: cells further away than the reach do not exist, and the rim knows it."""
    fast = land.empty_land([0, 30, 500, 0, 15, 25])
    for q in range(land.MAP_REACH + 1):
        land.put_tile(fast, land.cell_at(q, 0), land.DESERT)
    assert (land.MAP_REACH + 1, 0) not in places(fast.rim)
    assert len(fast.rim) == 2 * land.MAP_REACH + 4


def test_sorted_cells_are_as_bisect_has_them() -> None:
    """The obvious versions beside those that are compiled."""
    rng = Seeded(3)
    cells: list[int] = []
    for _ in range(200):
        cell = rng.below(60)
        assert land.place_of(cells, cell) == bisect_left(cells, cell)
        assert land.times_in(tuple(cells), cell) == cells.count(cell)
        obvious = sorted([*cells, cell])
        land.insert(cells, cell)
        assert cells == obvious


def test_to_walk_is_to_leave_and_stand() -> None:
    rng = Seeded(5)
    one = land.empty_land(SUPPLY)
    for cell in (land.MIDDLE, *land.NEIGHBOURS[land.MIDDLE]):
        land.put_tile(one, cell, land.GRASSLAND)
    cells = list(one.tiles)
    for cell in cells[:4]:
        land.put_token(one, land.FIRST_SPECIES, cell)
    for _ in range(60):
        own = one.animals[0]
        cell, to = own[rng.below(len(own))], cells[rng.below(len(cells))]
        other, before = land.clone_land(one), one.animals[0]
        shared = land.clone_land(one)
        land.leave(other, 0, cell)
        land.stand(other, 0, to)
        land.walk(one, 0, cell, to)
        assert (one.animals, one.crowd) == (other.animals, other.crowd)
        assert shared.animals[0] == before  # whoever read the same lists sees nothing of it
