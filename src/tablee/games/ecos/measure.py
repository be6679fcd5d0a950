"""Counting on the map: adjacent pieces, herds, habitats and territories, and what "this" is.
(ECO-138, ECO-142, ECO-145, ECO-148, ECO-R74)"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from tablee.core.fault import wrong
from tablee.core.phrase import Phrase
from tablee.core.sentence import BadLine, Sentence, bad_line, one_of
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
from tablee.games.ecos.line import ADJACENT, HABITAT, HERD, NO_REFERENCE, TERRITORY, TILE, Vocabulary, noun, plural
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
OPPONENTS: Final = 107  # not on the map
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


# The words for it, after "per".


@mypyc_attr(allow_interpreted_subclasses=True)
class Count:
    """How many of something there are. `refers` is what it says of "this"."""

    def __init__(self, thing: int, name: str, refers: str) -> None:
        self.thing = thing
        self.name = name
        self.refers = refers

    def value(self, s: Ecos) -> int:
        raise NotImplementedError

    def phrase(self) -> Phrase:
        raise NotImplementedError


@final
class Adjacent(Count):
    """`adjacent forest`"""

    def value(self, s: Ecos) -> int:
        this = find_this(s, ADJACENT)
        return 0 if this is None else count_adjacent(s.land, this.piece, this.cells[0], self.thing)

    def phrase(self) -> Phrase:
        return noun(self.name, "each-adjacent")


@final
class InGroup(Count):
    """`tile in this habitat`"""

    def value(self, s: Ecos) -> int:
        this = find_this(s, self.refers)
        return 0 if this is None else count_group(s.land, self.refers, this.piece, this.cells[0], self.thing)

    def phrase(self) -> Phrase:
        return Phrase("count-in-" + self.refers, {"each": noun(self.name, "each")})


@final
class InLargest(Count):
    """`tile in the largest water habitat`"""

    def __init__(self, thing: int, name: str, kind: int, group: str) -> None:
        super().__init__(thing, name, NO_REFERENCE)
        self.kind = kind
        self.group = group

    def value(self, s: Ecos) -> int:
        return count_in_largest(s.land, self.kind, self.thing)

    def phrase(self) -> Phrase:
        group = self.group.removesuffix(" habitat")
        return Phrase("count-in-largest-" + group, {"each": noun(self.name, "each")})


@final
class OnMap(Count):
    """`stork on the map`"""

    def value(self, s: Ecos) -> int:
        return count_on_map(s.land, self.thing)

    def phrase(self) -> Phrase:
        return Phrase("count-on-map", {"each": noun(self.name, "each")})


@final
class Removed(Count):
    """`fish removed`: what this card has removed, also with a tile."""

    def value(self, s: Ecos) -> int:
        if self.thing == ANIMAL:
            return len([1 for piece in s.removed if piece >= FIRST_SPECIES])
        return s.removed.count(self.thing)

    def phrase(self) -> Phrase:
        return noun(self.name, "each-removed")


@final
class Opponents(Count):
    """`opponent`: the other players at the table (CRD-37)"""

    def value(self, s: Ecos) -> int:
        return s.seats - 1

    def phrase(self) -> Phrase:
        return Phrase("count-opponents.each")


_THING: Final = {"thing": r"[a-z_ ]+", "group": r"[a-z ]+", "this": f"{HERD}|{HABITAT}|{TERRITORY}", "n": r"\d+"}
_ADJACENT: Final[Sentence] = Sentence("adjacent {thing}", _THING)
_IN_THIS: Final[Sentence] = Sentence("{thing} in this {this}", _THING)
_IN_LARGEST: Final[Sentence] = Sentence("{thing} in the largest {group}", _THING)
_ON_MAP: Final[Sentence] = Sentence("{thing} on the map", _THING)
_REMOVED: Final[Sentence] = Sentence("{thing} removed", _THING)
OPPONENT: Final = "opponent"
_OPPONENT: Final[Sentence] = Sentence(OPPONENT, _THING)
ON_THE_MAP: Final = wrong("on-the-map", "territories are counted on the map")
COUNTS: Final = (_ADJACENT, _IN_THIS, _IN_LARGEST, _ON_MAP, _REMOVED, _OPPONENT)


def read_count(text: str, words: Vocabulary) -> Count:
    known = things(words)
    if slots := _ADJACENT.read(text):
        name = slots["thing"]
        thing = one_of("thing to count", name, known)
        if thing == TERRITORIES:
            raise BadLine(ON_THE_MAP)
        return Adjacent(thing, name, ADJACENT)
    if slots := _IN_THIS.read(text):
        return InGroup(one_of("thing to count", slots["thing"], known), slots["thing"], slots["this"])
    if slots := _IN_LARGEST.read(text):
        kinds = {f"{words.names[kind]} habitat": kind for kind in range(WATER, FIRST_SPECIES)}
        kinds[TERRITORY] = TERRITORIES
        kind = one_of("habitat or territory", slots["group"], kinds)
        return InLargest(one_of("thing to count", slots["thing"], known), slots["thing"], kind, slots["group"])
    if slots := _ON_MAP.read(text):
        return OnMap(one_of("thing to count", slots["thing"], known), slots["thing"], NO_REFERENCE)
    if slots := _REMOVED.read(text):
        thing = one_of("thing to count", slots["thing"], known)
        if is_tile(thing) or thing in (SPECIES, TERRITORIES):
            raise bad_line("no-token", '"{word}" is no token', word=slots["thing"])
        return Removed(thing, slots["thing"], NO_REFERENCE)
    if _OPPONENT.read(text) is not None:
        return Opponents(OPPONENTS, text, NO_REFERENCE)
    raise bad_line("not-counted", '"{text}" is nothing that can be counted', text=text)


# Conditions, after "if".


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """True or not when its line is reached. (ECO-R30)"""

    def __init__(self, text: str, n: int, thing: int, name: str, refers: str) -> None:
        self.text = text
        self.n = n
        self.thing = thing
        self.name = name
        self.refers = refers

    def holds(self, s: Ecos) -> bool:
        raise NotImplementedError

    def phrase(self) -> Phrase:
        raise NotImplementedError


@final
class GroupHas(Condition):
    """`this territory has 5 tiles or more`"""

    def holds(self, s: Ecos) -> bool:
        this = find_this(s, self.refers)
        return this is not None and (count_group(s.land, self.refers, this.piece, this.cells[0], self.thing) >= self.n)

    def phrase(self) -> Phrase:
        return Phrase("if-" + self.refers + "-has", {"many": noun(self.name, "at-least", self.n)})


@final
class AreAdjacent(Condition):
    """`2 mountains or more are adjacent`"""

    def holds(self, s: Ecos) -> bool:
        this = find_this(s, ADJACENT)
        return this is not None and count_adjacent(s.land, this.piece, this.cells[0], self.thing) >= self.n

    def phrase(self) -> Phrase:
        return Phrase("if-adjacent", {"many": noun(self.name, "at-least-adjacent", self.n)})


@final
class TileHasBoth(Condition):
    """`this tile has a mountain and a forest`"""

    def holds(self, s: Ecos) -> bool:
        this = find_this(s, TILE)
        return this is not None and s.land.mountains[this.cells[0]] > 0 and s.land.forests[this.cells[0]] > 0

    def phrase(self) -> Phrase:
        return Phrase("if-tile-has-both")


@final
class HasOpponents(Condition):
    """`you have 2 or more opponents` (CRD-37)"""

    def holds(self, s: Ecos) -> bool:
        return s.seats - 1 >= self.n

    def phrase(self) -> Phrase:
        return Phrase("condition-at-least", {"n": self.n, "count": Phrase("count-opponents")})


_GROUP_HAS: Final[Sentence] = Sentence("this {this} has {n} {thing} or more", _THING)
_ARE_ADJACENT: Final[Sentence] = Sentence("{n} {thing} or more are adjacent", _THING)
_HAS_BOTH: Final[Sentence] = Sentence("this tile has a mountain and a forest", _THING)
_HAS_OPPONENTS: Final[Sentence] = Sentence("you have {n} or more opponents", _THING)
CONDITIONS: Final = (_GROUP_HAS, _ARE_ADJACENT, _HAS_BOTH, _HAS_OPPONENTS)


def read_condition(text: str, words: Vocabulary) -> Condition:
    known = things(words)
    many = {plural(name): name for name in known}
    if slots := _GROUP_HAS.read(text):
        name = many.get(slots["thing"], slots["thing"])
        n = int(slots["n"])
        text = f"this {slots['this']} has {n} {name if n == 1 else plural(name)} or more"
        return GroupHas(text, n, one_of("thing to count", name, known), name, slots["this"])
    if slots := _ARE_ADJACENT.read(text):
        name = many.get(slots["thing"], slots["thing"])
        n = int(slots["n"])
        text = f"{n} {name if n == 1 else plural(name)} or more are adjacent"
        return AreAdjacent(text, n, one_of("thing to count", name, known), name, ADJACENT)
    if _HAS_BOTH.read(text) is not None:
        return TileHasBoth(text, 0, NONE, "", TILE)
    if slots := _HAS_OPPONENTS.read(text):
        return HasOpponents(text, int(slots["n"]), OPPONENTS, OPPONENT, NO_REFERENCE)
    raise bad_line("no-condition", '"{text}" is no condition', text=text)
