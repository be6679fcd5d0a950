"""What a piece would score on each cell where it may go, reckoned without placing it.

Most trials of a card ask which of many cells a piece should go to, and most cells are looked at for the points
alone that come before the next question. So these are counted on the map as it is, as if the piece stood there; whoever
follows a cell further places it. Lines that are not counted here are tried as ever (`foresee` gives None).
tests/games/ecos/test_ecos_foresight.py has the obvious version: place it and look.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import mypyc_attr

from tablee.core.stack import Frame
from tablee.games.ecos.change import ALL, Remove, RemoveTile, Replace
from tablee.games.ecos.counts import (
    Adjacent,
    AreAdjacent,
    Condition,
    Count,
    GroupHas,
    HasOpponents,
    InGroup,
    OnMap,
    Opponents,
    Removed,
    TileHasBoth,
)
from tablee.games.ecos.gain import Gain, GainCard, GainCube, GainPer, PlayCardLine, Points, PointsPer
from tablee.games.ecos.grammar import Choose, If, May
from tablee.games.ecos.groups import ground_from, herd_from, herd_size_from, tokens_from
from tablee.games.ecos.land import (
    DESERT,
    FIRST_SPECIES,
    FOREST,
    LAND_BITS,
    MOUNTAIN,
    NEIGHBOURS,
    NONE,
    WATER,
    number_at,
    times_in,
)
from tablee.games.ecos.line import HABITAT, HERD, NO_REFERENCE, TERRITORY, Line
from tablee.games.ecos.measure import (
    ANIMAL,
    ANY_TILE,
    EMPTY_DESERT,
    EMPTY_TILE,
    LAND_TILE,
    SPECIES,
    TERRITORIES,
    count_at,
    count_in,
    is_tile,
    species_near,
)
from tablee.games.ecos.move import Move
from tablee.games.ecos.place import Place, line_of
from tablee.games.ecos.rulings import TOKENS_ARE_ADJACENT_TO_THEIR_TILE
from tablee.games.ecos.state import EFFECTS, Ecos

THING_BITS: Final = 7
GROUND_BITS: Final = 11  # terrains and things together


@final
class Gains:
    """What stands in a trial for what a line gives: for an element by its kind, for others by the verb that asks."""

    def __init__(self, elements: list[float], verbs: dict[str, float]) -> None:
        self.elements = elements
        self.verbs = verbs


@mypyc_attr(acyclic=True)
@final
class Ending:
    """What the rest of a card brings."""

    def __init__(self, points: int, gifts: list[float]) -> None:
        self.points = points
        self.gifts = gifts  # what each gain on the way is worth

    def value(self, scored: int, gained: float) -> float:
        """With what was scored and gained before; added up as a trial does."""
        for gift in self.gifts:
            gained += gift
        return scored + self.points + gained


def foresee(s: Ecos, f: Frame) -> Foresight | None:
    """Of a question where a piece is placed (`PlacePiece`); None if it takes a trial to know."""
    place = line_of(s, f)
    if f.n > 1:
        return Foresight(s, place.piece, ())  # where the next piece goes is asked first
    below = f.below
    if (
        below is None
        or below.below is not None
        or below.todo[below.at].name != "CarryOut"
        or below.it != EFFECTS
        or s.trial
    ):
        return None  # in the midst of a longer line
    found = Foresight(s, place.piece, s.cards.cards[f.source].lines[below.n :])
    return found if found.is_known() else None


@mypyc_attr(acyclic=True)
@final
class Foresight:
    """The last piece of a line that is about to be placed, and the lines that follow."""

    def __init__(self, s: Ecos, piece: int, lines: tuple[Line, ...]) -> None:
        self.s = s
        self.land = s.land
        self.piece = piece
        self.lines = lines
        self.kind = piece if piece < MOUNTAIN else NONE  # the terrain that it brings
        self.animal = piece >= FIRST_SPECIES
        self.on_map: dict[int, int] = {}  # what was counted on the map as it is
        self.groups: list[int] = []  # things in each group of tiles, as the map is
        self.group_of: dict[int, int] = {}  # which of them, by cell, terrains and thing
        self.may_ask = False  # whether the cell looked at last may lead to another question
        self.element = NONE  # if it leads to the use of elements: which,
        self.number = 0  # and how many
        self.to_the_end = len(lines) > 0  # whether nothing but elements can be asked about on the way
        for line in lines:
            if may_be_silent(line) or not self.is_read(line):
                self.to_the_end = False
        # Pieces that the same line has placed before: which is "this", is asked. (ECO-R60)
        last = s.bound[-1] if s.bound else None
        self.before: tuple[int, ...] = ()
        if last is not None and last.line == s.line and last.piece == piece:
            self.before = last.cells

    # Which lines can be reckoned.

    def is_known(self) -> bool:
        """Whether the points until the next question follow from what is counted here."""
        lines = self.lines
        for at in range(len(lines)):
            line = lines[at]
            if not self.is_read(line):
                return False
            if may_be_silent(line) and not brings_nothing(self.s, lines, at + 1):
                return False
            if always_asks(line):
                return True
        return True

    def is_read(self, line: Line) -> bool:
        if not self.fits(line.refers):
            return False
        if isinstance(line, (PointsPer, GainPer)):
            return is_counted(line.count)
        if isinstance(line, If):
            known = isinstance(line.condition, (GroupHas, AreAdjacent, TileHasBoth, HasOpponents))
            return known and self.is_plain(line.then) and self.is_plain(line.other)
        return isinstance(line, (Points, GainCube)) or always_asks(line) or may_be_silent(line)

    def is_plain(self, line: Line) -> bool:
        """Within an `if`: one that leaves no doubt whether it asks."""
        return self.is_read(line) and not isinstance(line, If) and not may_be_silent(line)

    def fits(self, word: str) -> bool:
        """Whether "this" is sure to be the piece itself; see `fitting`. (ECO-R60)"""
        if word == HERD:
            return self.animal
        if word == TERRITORY:
            if self.animal:
                return not self.s.cards.enters[self.piece - FIRST_SPECIES] >> WATER & 1
            return self.piece != WATER
        return True

    # Points.

    def points(self, cell: int) -> int:
        """What the piece on that cell scores before the next question."""
        total = 0
        self.may_ask = len(self.lines) == 0
        for line in self.lines:
            total += self.of(line, cell)
            if self.may_ask:
                break
        return total

    def ending(self, cell: int, gains: Gains) -> Ending | None:
        """What the piece on that cell brings to the end of the card, if it is counted here."""
        if not self.to_the_end:
            return None
        total = 0
        gifts: list[float] = []
        for line in self.lines:
            self.may_ask = False
            self.number = 0
            total += self.of(line, cell)
            if self.number:
                gifts.append(gains.elements[self.element] * self.number)
            elif self.may_ask:
                return None
        return Ending(total, gifts)

    def of(self, line: Line, cell: int) -> int:
        """What one line scores."""
        if line.refers != NO_REFERENCE and self.picks(cell):
            self.may_ask = True
            return 0
        if isinstance(line, PointsPer):
            return line.points_for(self.count(line.count, cell))
        if isinstance(line, Points):
            return line.n
        if isinstance(line, If):
            return self.of(line.then if self.holds(line.condition, cell) else line.other, cell)
        if isinstance(line, GainPer):
            self.element = line.element
            self.number = line.number_for(self.count(line.count, cell))
            self.may_ask = self.number > 0
        elif isinstance(line, Gain):
            self.element = line.element
            self.number = line.n
            self.may_ask = True
        elif not isinstance(line, GainCube):
            self.may_ask = True
        return 0

    def picks(self, cell: int) -> bool:
        """Whether its owner has to say which of several pieces is "this"."""
        return any(other != cell for other in self.before)

    def holds(self, condition: Condition, cell: int) -> bool:
        if isinstance(condition, GroupHas):
            return self.in_group(condition.refers, condition.thing, cell) >= condition.n
        if isinstance(condition, AreAdjacent):
            return self.adjacent(condition.thing, cell) >= condition.n
        if isinstance(condition, HasOpponents):
            return condition.holds(self.s)
        return self.at(cell, MOUNTAIN) > 0 and self.at(cell, FOREST) > 0

    # Counting, with the piece on that cell. Each as the function of that name in `measure`.

    def count(self, count: Count, cell: int) -> int:
        if isinstance(count, Adjacent):
            return self.adjacent(count.thing, cell)
        if isinstance(count, InGroup):
            return self.in_group(count.refers, count.thing, cell)
        if isinstance(count, OnMap):
            return self.everywhere(count.thing, cell)
        return count.value(self.s)  # what was removed, who plays

    def at(self, cell: int, thing: int) -> int:
        """`count_at`"""
        land = self.land
        kind = self.kind or land.terrain[cell]
        if thing < MOUNTAIN:
            return 1 if kind == thing else 0
        if thing < ANIMAL:
            return number_at(land, cell, thing) + (1 if thing == self.piece else 0)
        crowd = land.crowd[cell] + (1 if self.animal else 0)
        if thing == ANIMAL:
            return crowd
        if thing == ANY_TILE:
            return 1
        if thing == LAND_TILE:
            return 0 if kind == WATER else 1
        if thing == EMPTY_TILE:
            return 1 if crowd == 0 else 0
        return 1 if thing == EMPTY_DESERT and kind == DESERT and crowd == 0 else 0

    def adjacent(self, thing: int, cell: int) -> int:
        """`count_adjacent`: the piece itself is not counted."""
        land = self.land
        piece = self.piece
        if thing == SPECIES:
            return species_near(land, NONE, cell)
        if thing == piece or (thing == ANIMAL and self.animal):
            total = self.at(cell, thing) - 1
        elif is_tile(thing) and (piece < MOUNTAIN or not TOKENS_ARE_ADJACENT_TO_THEIR_TILE):
            total = 0
        else:
            total = self.at(cell, thing)
        if thing < MOUNTAIN:
            for near in NEIGHBOURS[cell]:
                if land.terrain[near] == thing:
                    total += 1
        elif thing == ANIMAL:
            for near in NEIGHBOURS[cell]:
                total += land.crowd[near]
        else:
            for near in NEIGHBOURS[cell]:
                if land.terrain[near] != NONE:
                    total += count_at(land, near, thing)
        return total

    def in_group(self, group: str, thing: int, cell: int) -> int:
        """`count_group`"""
        land = self.land
        piece = self.piece
        if group == HERD:
            species = piece - FIRST_SPECIES
            if thing in (ANIMAL, piece):
                return herd_size_from(land, species, cell) + 1
            return self.within(herd_from(land, species, cell), thing)
        if group != HABITAT:
            return self.on_ground(LAND_BITS, thing, cell)
        if piece == MOUNTAIN:
            return self.within(tokens_from(land.mountains, cell), thing)
        if piece == FOREST:
            return self.within(tokens_from(land.forests, cell), thing)
        return self.on_ground(1 << (self.kind or land.terrain[cell]), thing, cell)

    def on_ground(self, ground: int, thing: int, cell: int) -> int:
        """`count_in` for the tiles of these terrains connected with the cell: its group, or those that a tile there
        joins. What is in a group is counted once for all cells."""
        land = self.land
        terrain = land.terrain[cell]
        if thing == SPECIES or (terrain != NONE and (self.kind or not ground >> terrain & 1)):
            return self.within(ground_from(land, cell, ground), thing)
        if terrain != NONE:
            group = self.group_at(cell, ground, thing)
            return self.groups[group] + self.at(cell, thing) - count_at(land, cell, thing)
        total = self.at(cell, thing)
        joined: list[int] = []
        for near in NEIGHBOURS[cell]:
            if ground >> land.terrain[near] & 1:
                group = self.group_at(near, ground, thing)
                if group not in joined:
                    joined.append(group)
                    total += self.groups[group]
        return total

    def group_at(self, cell: int, ground: int, thing: int) -> int:
        """The place in `groups` of the one on that cell."""
        asked = ground << THING_BITS | thing
        known = self.group_of.get(cell << GROUND_BITS | asked, -1)
        if known < 0:
            known = len(self.groups)
            cells = ground_from(self.land, cell, ground)
            self.groups.append(count_in(self.land, cells, thing))
            for other in cells:
                self.group_of[other << GROUND_BITS | asked] = known
        return known

    def within(self, cells: list[int], thing: int) -> int:
        """`count_in` for cells of which the first has the piece."""
        land = self.land
        if thing == SPECIES:
            number = count_in(land, cells, SPECIES)
            if self.animal:
                for own in land.animals[self.piece - FIRST_SPECIES]:
                    if own in cells:
                        return number
                number += 1
            return number
        if thing == ANY_TILE:
            return len(cells)
        total = self.at(cells[0], thing)
        for i in range(1, len(cells)):
            total += count_at(land, cells[i], thing)
        return total

    def everywhere(self, thing: int, cell: int) -> int:
        """`count_on_map`"""
        land = self.land
        known = self.on_map.get(thing, -1)
        if FIRST_SPECIES <= thing < ANIMAL:
            return len(land.animals[thing - FIRST_SPECIES]) + (1 if thing == self.piece else 0)
        if known < 0:
            known = self.on_map[thing] = count_in(land, land.tiles, thing)
        if thing == SPECIES:
            return known + (1 if self.animal and not land.animals[self.piece - FIRST_SPECIES] else 0)
        return known + self.at(cell, thing) - count_at(land, cell, thing)


def always_asks(line: Line) -> bool:
    """Whether it asks whatever the table is like, or ends the card; so no line after it scores before a question."""
    return isinstance(line, (Place, Choose, May, Gain))


def may_be_silent(line: Line) -> bool:
    """Whether it asks, if there is anything to ask about."""
    if isinstance(line, Remove):
        return line.most != ALL
    return isinstance(line, (GainCard, PlayCardLine, Move, Replace, RemoveTile))


def brings_nothing(s: Ecos, lines: tuple[Line, ...], first: int) -> bool:
    """Whether the lines from there on give no points as long as nothing is removed."""
    for at in range(first, len(lines)):
        line = lines[at]
        if not isinstance(line, PointsPer) or not isinstance(line.count, Removed) or line.count.value(s):
            return False
    return True


def is_counted(count: Count) -> bool:
    """Whether it is counted here; on a largest group the piece has too many effects."""
    if isinstance(count, OnMap):
        return count.thing != TERRITORIES
    return isinstance(count, (Adjacent, InGroup, Removed, Opponents))


FOR_NEIGHBOURS: Final = 0.3
"""Beside a new tile any other is worth so much of one of its kind."""


def leanings(s: Ecos, piece: int, cells: Sequence[int], lean: float) -> list[float]:
    """Of equal places the one beside pieces of the same kind: herds and habitats grow."""
    land = s.land
    found: list[float] = []
    if piece < MOUNTAIN:
        terrain = land.terrain
        for cell in cells:
            same = touching = 0
            for near in NEIGHBOURS[cell]:
                kind = terrain[near]
                if kind:
                    touching += 1
                    if kind == piece:
                        same += 1
            found.append(lean * (same + FOR_NEIGHBOURS * touching))
        return found
    if piece < FIRST_SPECIES:
        tokens = land.mountains if piece == MOUNTAIN else land.forests
        for cell in cells:
            alike = tokens[cell] if piece != FOREST else 0
            for near in NEIGHBOURS[cell]:
                alike += tokens[near]
            found.append(lean * alike)
        return found
    own = land.animals[piece - FIRST_SPECIES]
    crowd = land.crowd
    for cell in cells:
        alike = times_in(own, cell) if crowd[cell] else 0
        if own:
            for near in NEIGHBOURS[cell]:
                if crowd[near]:
                    alike += times_in(own, near)
        found.append(lean * alike)
    return found
