"""The land: terrain tiles and what stands on them; where a piece may be, what is near.

Cells are numbers into flat arrays, which are read hundreds of times for each change: they are `bytes`, replaced as a
whole, so that clones share them. A cell's number grows with r, then with q, so sorted cells are in the order of
ECO-R77. The rim (free cells beside a tile) is kept as tiles come and go. Coordinates exist only in `NAMES`.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from tablee.games.ecos.rulings import MAP_REACH

# Pieces are numbers: terrain, features, then the species in the order of the card file.
NONE: Final = 0
WATER: Final = 1
GRASSLAND: Final = 2
DESERT: Final = 3
MOUNTAIN: Final = 4
FOREST: Final = 5
FIRST_SPECIES: Final = 6
TERRAINS: Final = ("", "water", "grassland", "desert")
FEATURES: Final = ("mountain", "forest")
FIXED_PIECES: Final = (*TERRAINS, *FEATURES)

WATER_BIT: Final = 1 << WATER
LAND_BITS: Final = 1 << GRASSLAND | 1 << DESERT
TERRAIN_BITS: Final = WATER_BIT | LAND_BITS
MOUNTAIN_BIT: Final = 1 << MOUNTAIN
FOREST_BIT: Final = 1 << FOREST
FEATURE_BITS: Final = MOUNTAIN_BIT | FOREST_BIT

LAND_STACK: Final = GRASSLAND
"""Grassland and Desert are the two sides of one tile: one stack serves both. (ECO-R04)"""

SIDE: Final = 2 * MAP_REACH + 1
CELLS: Final = SIDE * SIDE
MIDDLE: Final = MAP_REACH * SIDE + MAP_REACH
NEIGHBOURS_OF_MIDDLE: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""Tiles are hexagons. (ECO-141, ECO-R01)"""


def cell_at(q: int, r: int) -> int:
    """The cell with these axial coordinates."""
    if not (-MAP_REACH <= q <= MAP_REACH and -MAP_REACH <= r <= MAP_REACH):
        raise ValueError(f"there is no cell {q},{r}")
    return (r + MAP_REACH) * SIDE + q + MAP_REACH


def coordinates(cell: int) -> tuple[int, int]:
    return cell % SIDE - MAP_REACH, cell // SIDE - MAP_REACH


def _neighbours(cell: int) -> tuple[int, ...]:
    q, r = coordinates(cell)
    found = []
    for dq, dr in NEIGHBOURS_OF_MIDDLE:
        if -MAP_REACH <= q + dq <= MAP_REACH and -MAP_REACH <= r + dr <= MAP_REACH:
            found.append(cell_at(q + dq, r + dr))
    return tuple(sorted(found))


def _name(cell: int) -> str:
    q, r = coordinates(cell)
    return f"{q},{r}"


NEIGHBOURS: Final[list[tuple[int, ...]]] = [_neighbours(cell) for cell in range(CELLS)]
NAMES: Final[list[str]] = [_name(cell) for cell in range(CELLS)]
"""The written form of each cell: "q,r"."""
BY_NAME: Final[dict[str, int]] = {NAMES[cell]: cell for cell in range(CELLS)}


@mypyc_attr(free_list_len=1, acyclic=True)
@final
class Land:
    """The map and the common supplies it is built from. (ECO-18)"""

    def __init__(
        self,
        terrain: bytes,
        mountains: bytes,
        forests: bytes,
        crowd: bytes,
        tiles: list[int],
        rim: list[int],
        animals: list[tuple[int, ...]],
        supply: list[int],
    ) -> None:
        self.terrain = terrain  # by cell: NONE, WATER, GRASSLAND or DESERT
        self.mountains = mountains
        self.forests = forests
        self.crowd = crowd  # how many animals stand there, without a limit (ECO-R72)
        self.tiles = tiles  # cells with a tile, sorted
        self.rim = rim  # free cells beside a tile, sorted
        self.animals = animals  # by species: the cells of its tokens, sorted, with repeats
        self.supply = supply  # by piece; both kinds of Land under LAND_STACK
        self.shared = False  # whether a clone may read the same animals and supplies
        self.ground_shared = False  # and the same tiles and rim, which change seldom
        self.looked_at: Any = None  # its tiles as tensors have them, until it changes


NOTHING_ANYWHERE: Final = bytes(CELLS)


BYTES: Final[list[bytes]] = [bytes([number]) for number in range(256)]


def with_at(array: bytes, cell: int, number: int) -> bytes:
    """The array with another number at one cell. Joined at once: a `bytearray` is as many copies, and more calls."""
    return b"".join((array[:cell], BYTES[number], array[cell + 1 :]))


def empty_land(supply: list[int]) -> Land:
    """No tile yet; `supply` as in the box."""
    species = len(supply) - FIRST_SPECIES
    none: tuple[int, ...] = ()
    return Land(
        NOTHING_ANYWHERE,
        NOTHING_ANYWHERE,
        NOTHING_ANYWHERE,
        NOTHING_ANYWHERE,
        [],
        [],
        [none] * species,
        list(supply),
    )


def clone_land(land: Land) -> Land:
    """Both read the same lists until one of them changes: most answers leave the map as it is."""
    other = Land(
        land.terrain,
        land.mountains,
        land.forests,
        land.crowd,
        land.tiles,
        land.rim,
        land.animals,
        land.supply,
    )
    other.shared = other.ground_shared = True
    other.looked_at = land.looked_at
    land.shared = land.ground_shared = True
    return other


def become(other: Land, land: Land) -> None:
    """One that nobody needs any more becomes another clone: cheaper than a new one."""
    other.terrain = land.terrain
    other.mountains = land.mountains
    other.forests = land.forests
    other.crowd = land.crowd
    other.tiles = land.tiles
    other.rim = land.rim
    other.animals = land.animals
    other.supply = land.supply
    other.looked_at = land.looked_at
    other.shared = other.ground_shared = True
    land.shared = land.ground_shared = True


def unshare(land: Land) -> None:
    """Before any change: lists of its own. (New supplies tell whoever compares them that the map is another.)"""
    land.looked_at = None
    if land.shared:
        land.animals = land.animals.copy()
        land.supply = land.supply.copy()
        land.shared = False


def unshare_ground(land: Land) -> None:
    """Before tiles come or go."""
    unshare(land)
    if land.ground_shared:
        land.tiles = land.tiles.copy()
        land.rim = land.rim.copy()
        land.ground_shared = False


# Sorted cells. As `bisect` has it; compiled, without a way through the interpreter's numbers.


def place_of(cells: list[int], cell: int) -> int:
    """Where the cell stands among sorted ones, or would stand."""
    low, high = 0, len(cells)
    while low < high:
        middle = (low + high) >> 1
        if cells[middle] < cell:
            low = middle + 1
        else:
            high = middle
    return low


def insert(cells: list[int], cell: int) -> None:
    """Into its place among sorted ones."""
    cells.insert(place_of(cells, cell), cell)


def times_in(cells: tuple[int, ...], cell: int) -> int:
    """How often a cell is among sorted ones."""
    found = 0
    for other in cells:
        if other >= cell:
            if other > cell:
                break
            found += 1
    return found


# Changing it. Pieces come from the supply and return to it (ECO-137).


def put_tile(land: Land, cell: int, kind: int) -> None:
    """A new tile, without tokens. (ECO-91, ECO-93)"""
    unshare_ground(land)
    land.supply[stack_of(kind)] -= 1
    for near in NEIGHBOURS[cell]:
        if land.terrain[near] == NONE and touching(land, near) == 0:
            insert(land.rim, near)
    land.terrain = with_at(land.terrain, cell, kind)
    insert(land.tiles, cell)
    at = place_of(land.rim, cell)
    if at < len(land.rim) and land.rim[at] == cell:
        del land.rim[at]


def take_tile(land: Land, cell: int) -> None:
    """The tile leaves with everything on it; the cell is free. (ECO-136)"""
    unshare_ground(land)
    clear_tokens(land, cell, TERRAIN_BITS, ())
    land.supply[stack_of(land.terrain[cell])] += 1
    land.terrain = with_at(land.terrain, cell, NONE)
    del land.tiles[place_of(land.tiles, cell)]
    if touching(land, cell) > 0:
        insert(land.rim, cell)
    for near in NEIGHBOURS[cell]:
        if land.terrain[near] == NONE and touching(land, near) == 0:
            del land.rim[place_of(land.rim, near)]


def turn_tile(land: Land, cell: int, kind: int, classes: tuple[int, ...]) -> None:
    """Another kind of terrain in its place. What has no type of the new class leaves.
    (ECO-133, ECO-134, ECO-135, ECO-R46, ECO-R47, ECO-R53, ECO-R54)

    `classes` gives for each species the terrains it can enter, as bits.
    """
    unshare(land)
    old = land.terrain[cell]
    if stack_of(old) != stack_of(kind):
        clear_tokens(land, cell, WATER_BIT if kind == WATER else LAND_BITS, classes)
        land.supply[stack_of(old)] += 1
        land.supply[stack_of(kind)] -= 1
    land.terrain = with_at(land.terrain, cell, kind)


def clear_tokens(land: Land, cell: int, ground: int, classes: tuple[int, ...]) -> None:
    """Tokens leave a tile: all of them without `classes`, else what cannot be on the new ground."""
    unshare(land)
    everything = len(classes) == 0
    if everything or ground == WATER_BIT:
        land.supply[MOUNTAIN] += land.mountains[cell]
        land.supply[FOREST] += land.forests[cell]
        if land.mountains[cell]:
            land.mountains = with_at(land.mountains, cell, 0)
        if land.forests[cell]:
            land.forests = with_at(land.forests, cell, 0)
    if land.crowd[cell]:
        for species in range(len(land.animals)):
            if everything or not classes[species] & ground:
                while cell in land.animals[species]:
                    take_token(land, FIRST_SPECIES + species, cell)


def put_token(land: Land, piece: int, cell: int) -> None:
    """A mountain, forest or animal from the supply."""
    unshare(land)
    land.supply[piece] -= 1
    if piece == MOUNTAIN:
        land.mountains = with_at(land.mountains, cell, 1)
    elif piece == FOREST:
        land.forests = with_at(land.forests, cell, land.forests[cell] + 1)
    else:
        stand(land, piece - FIRST_SPECIES, cell)


def take_token(land: Land, piece: int, cell: int) -> None:
    """Back to the supply."""
    unshare(land)
    land.supply[piece] += 1
    if piece == MOUNTAIN:
        land.mountains = with_at(land.mountains, cell, 0)
    elif piece == FOREST:
        land.forests = with_at(land.forests, cell, land.forests[cell] - 1)
    else:
        leave(land, piece - FIRST_SPECIES, cell)


def stand(land: Land, species: int, cell: int) -> None:
    unshare(land)
    cells = list(land.animals[species])
    insert(cells, cell)
    land.animals[species] = tuple(cells)
    land.crowd = with_at(land.crowd, cell, land.crowd[cell] + 1)


def leave(land: Land, species: int, cell: int) -> None:
    unshare(land)
    cells = list(land.animals[species])
    del cells[place_of(cells, cell)]
    land.animals[species] = tuple(cells)
    land.crowd = with_at(land.crowd, cell, land.crowd[cell] - 1)


def walk(land: Land, species: int, cell: int, to: int) -> None:
    """As `leave` and `stand`, with one copy of the array."""
    if cell == to:
        return
    unshare(land)
    cells = list(land.animals[species])
    del cells[place_of(cells, cell)]
    insert(cells, to)
    land.animals[species] = tuple(cells)
    crowd = land.crowd
    fewer, more = BYTES[crowd[cell] - 1], BYTES[crowd[to] + 1]
    if cell < to:
        land.crowd = b"".join((crowd[:cell], fewer, crowd[cell + 1 : to], more, crowd[to + 1 :]))
    else:
        land.crowd = b"".join((crowd[:to], more, crowd[to + 1 : cell], fewer, crowd[cell + 1 :]))


def stack_of(kind: int) -> int:
    return LAND_STACK if kind == DESERT else kind


# Looking at it.


def touching(land: Land, cell: int) -> int:
    """How many neighbours have a tile."""
    found = 0
    for near in NEIGHBOURS[cell]:
        if land.terrain[near] != NONE:
            found += 1
    return found


def capacity(land: Land, cell: int) -> int:
    """How many forests the tile can hold. (ECO-96, ECO-97, ECO-98, ECO-99, ECO-100, ECO-101)"""
    kind = land.terrain[cell]
    if kind in (NONE, WATER):
        return 0
    return (1 if kind == GRASSLAND else 0) + land.mountains[cell]


def is_bare(land: Land, cell: int) -> bool:
    """No token of any kind stands there."""
    return land.crowd[cell] == 0 and land.mountains[cell] == 0 and land.forests[cell] == 0


def suits(land: Land, cell: int, habitat: int) -> bool:
    """Whether a species with that habitat may be placed on the tile.
    (ECO-102, ECO-103, ECO-104, ECO-105, ECO-106, ECO-R49)"""
    kind = land.terrain[cell]
    if kind == NONE:
        return False
    ground = habitat & TERRAIN_BITS
    if ground and not ground >> kind & 1:
        return False
    if habitat & FEATURE_BITS:
        if habitat & MOUNTAIN_BIT and land.mountains[cell]:
            return True
        return habitat & FOREST_BIT != 0 and land.forests[cell] > 0
    return True


def number_at(land: Land, cell: int, piece: int) -> int:
    """How many such pieces are on that cell; a tile is one."""
    if piece < MOUNTAIN:
        return 1 if land.terrain[cell] == piece else 0
    if piece == MOUNTAIN:
        return land.mountains[cell]
    if piece == FOREST:
        return land.forests[cell]
    if land.crowd[cell] == 0:
        return 0
    return times_in(land.animals[piece - FIRST_SPECIES], cell)


def is_near(land: Land, cell: int, piece: int, own_tile: bool) -> bool:
    """Whether such a piece is at most one tile away; on the own tile only if that counts. (ECO-138, ECO-R57)"""
    if own_tile and number_at(land, cell, piece):
        return True
    return any(number_at(land, near, piece) for near in NEIGHBOURS[cell])


def free_cells(land: Land) -> list[int]:
    """Where a tile may be laid: beside another; on an empty map in the middle. (ECO-90, ECO-92, ECO-R45)"""
    return land.rim if land.tiles else [MIDDLE]


def mountain_cells(land: Land) -> list[int]:
    """Land tiles without a mountain. (ECO-94, ECO-95)"""
    return [cell for cell in land.tiles if land.terrain[cell] != WATER and not land.mountains[cell]]


def forest_cells(land: Land) -> list[int]:
    return [cell for cell in land.tiles if land.forests[cell] < capacity(land, cell)]


def suitable_cells(land: Land, habitat: int) -> list[int]:
    """All tiles of a species' habitat, empty or not."""
    if habitat & FEATURE_BITS == 0:
        return [cell for cell in land.tiles if habitat >> land.terrain[cell] & 1]
    return [cell for cell in land.tiles if suits(land, cell, habitat)]


def empty_first(land: Land, cells: list[int]) -> list[int]:
    """The cells without any animal, if there are such. (ECO-107, ECO-108, ECO-110, ECO-R48)"""
    empty = [cell for cell in cells if land.crowd[cell] == 0]
    return empty or cells


def distinct(cells: tuple[int, ...]) -> list[int]:
    """The cells without repeats, sorted: interchangeable tokens are one choice. (ECO-R77)"""
    found: list[int] = []
    last = -1
    for cell in cells:
        if cell != last:
            found.append(cell)
            last = cell
    return found


def enters(habitat: int) -> int:
    """The terrains that a species with that habitat may enter: water-only, land-only or both. (ECO-R52)"""
    ground = habitat & TERRAIN_BITS
    if ground == WATER_BIT:
        return WATER_BIT
    return TERRAIN_BITS if ground & WATER_BIT else LAND_BITS
