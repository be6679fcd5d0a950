"""Whether a line of a card can ever do anything: what it speaks of must be able to be there.

Every piece is on some kind of ground, and so is every herd, habitat and territory: where they have no ground in common,
nothing will ever be counted, removed or placed. A card with such a line has been typed wrongly.
"""

from __future__ import annotations

from typing import Final

from tablee.core.fault import Fault, wrong
from tablee.games.ecos.change import LAND, Remove, RemoveTile, Replace
from tablee.games.ecos.counts import (
    ON_THE_MAP,
    Condition,
    Count,
    HasOpponents,
    InGroup,
    InLargest,
    Removed,
    TileHasBoth,
)
from tablee.games.ecos.gain import GainPer, PointsPer
from tablee.games.ecos.grammar import If, May, all_lines
from tablee.games.ecos.land import (
    DESERT,
    FIRST_SPECIES,
    GRASSLAND,
    LAND_BITS,
    MOUNTAIN,
    TERRAIN_BITS,
    WATER,
    WATER_BIT,
)
from tablee.games.ecos.line import ADJACENT, HABITAT, HERD, NO_REFERENCE, TERRITORY, Line, Vocabulary
from tablee.games.ecos.measure import ANIMAL, EMPTY_DESERT, EMPTY_TILE, LAND_TILE, TERRITORIES
from tablee.games.ecos.place import Place

NOWHERE: Final = 0


def check_lines(lines: tuple[Line, ...], words: Vocabulary) -> list[tuple[int, Fault]]:
    """The lines that can never do anything: their index and why."""
    found: list[tuple[int, Fault]] = []
    for i, line in enumerate(lines):
        for part in all_lines((line,)):
            why = None if isinstance(part, May) else nonsense(part, lines[:i], words)
            if why is not None:
                found.append((i, why))
    return found


def nonsense(part: Line, before: tuple[Line, ...], words: Vocabulary) -> Fault | None:
    """Why the line can do nothing after those before it; None if it can."""
    this = pieces_meant(before, part.refers, words) if part.refers != NO_REFERENCE else []
    if part.refers != NO_REFERENCE and not this:
        what = "adjacent" if part.refers == ADJACENT else f"this {part.refers}"
        return wrong("nothing-before", '"{what}" with nothing placed, moved or replaced before it (ECO-R60)', what=what)
    if isinstance(part, (PointsPer, GainPer)):
        return never_counted(part.count, this, before, words)
    if isinstance(part, If):
        return never_true(part.condition, this, words)
    if isinstance(part, Remove) and part.refers == HABITAT:
        for kind, name in zip(part.kinds, part.names, strict=True):
            if not any(ground_of(kind, words) & ground_of_group(HABITAT, piece, words) for piece in this):
                return never_there(name, "this habitat")
    return None


def never_there(name: str, where: str) -> Fault:
    return wrong("never-there", 'there is never "{what}" in "{where}"', what=name, where=where)


def never_counted(count: Count, this: list[int], before: tuple[Line, ...], words: Vocabulary) -> Fault | None:
    if isinstance(count, Removed):
        taken = [piece for line in before for piece in pieces_taken(line, words)]
        if not taken:
            return wrong("nothing-removed", '"removed" with nothing removed before it')
        fits = count.thing in taken or (count.thing == ANIMAL and max(taken) >= FIRST_SPECIES)
        return None if fits else wrong("never-removed", 'the card never removes "{what}"', what=count.name)
    if isinstance(count, InLargest):
        ground = LAND_BITS if count.kind == TERRITORIES else ground_of_group(HABITAT, count.kind, words)
        return None if ground_of(count.thing, words) & ground else never_there(count.name, f"the largest {count.group}")
    if isinstance(count, InGroup):
        return never_in_group(count.thing, count.name, count.refers, this, words)
    return None


def never_true(condition: Condition, this: list[int], words: Vocabulary) -> Fault | None:
    if condition.n == 0 and not isinstance(condition, TileHasBoth):
        return wrong("always-there", "0 or more are always there")
    if isinstance(condition, HasOpponents):
        return None
    if isinstance(condition, TileHasBoth):
        land = any(ground_of(piece, words) & LAND_BITS for piece in this)
        return None if land else wrong("never-both", "mountains and forests are never on such a tile (ECO-101)")
    if condition.refers == ADJACENT:
        return None if condition.thing != TERRITORIES else ON_THE_MAP
    return never_in_group(condition.thing, condition.name, condition.refers, this, words)


def never_in_group(thing: int, name: str, group: str, this: list[int], words: Vocabulary) -> Fault | None:
    """A herd stands on its tiles, so none of them is empty."""
    for piece in this:
        empty = group == HERD and thing in (EMPTY_TILE, EMPTY_DESERT)
        if not empty and ground_of(thing, words) & ground_of_group(group, piece, words):
            return None
    return never_there(name, f"this {group}")


# The ground.


def ground_of(thing: int, words: Vocabulary) -> int:
    """The terrains, as bits, on which it may be found. A land animal may have come across water (ECO-126)."""
    if thing == TERRITORIES:
        return NOWHERE
    if thing == LAND_TILE:
        return LAND_BITS
    if thing == EMPTY_DESERT:
        return 1 << DESERT
    if thing >= ANIMAL:
        return TERRAIN_BITS
    if thing >= FIRST_SPECIES:
        return WATER_BIT if words.enters[thing - FIRST_SPECIES] == WATER_BIT else TERRAIN_BITS
    return LAND_BITS if thing >= MOUNTAIN else 1 << thing


def ground_of_group(group: str, piece: int, words: Vocabulary) -> int:
    """Where this herd, habitat or territory of the piece may lie."""
    if group == TERRITORY:
        return LAND_BITS if ground_of(piece, words) & LAND_BITS else NOWHERE
    return ground_of(piece, words)


# What the lines before may have done.


def pieces_meant(before: tuple[Line, ...], word: str, words: Vocabulary) -> list[int]:
    """The pieces that "this" may be: of the nearest line that surely placed one, and of those after it that may have;
    with none placed for sure, also what was moved or replaced. (ECO-R60)"""
    found: list[int] = []
    for line in reversed(before):
        for part in all_lines((line,)):
            if isinstance(part, Place):
                found += fitting(part.binds, word, words)
        if surely_places(line, word, words):
            return found
    for line in before:
        for part in all_lines((line,)):
            if not part.inner() and not part.places:
                found += fitting(part.binds, word, words)
    return found


def fitting(pieces: tuple[int, ...], word: str, words: Vocabulary) -> list[int]:
    """Those that the word can speak of."""
    if word == HERD:
        return [piece for piece in pieces if piece >= FIRST_SPECIES]
    if word == TERRITORY:
        return [piece for piece in pieces if ground_of(piece, words) & LAND_BITS]
    return list(pieces)


def surely_places(line: Line, word: str, words: Vocabulary) -> bool:
    """Whether it leaves a piece that the word speaks of, whatever is chosen."""
    if isinstance(line, Place):
        on_land = not ground_of(line.piece, words) & WATER_BIT or line.piece < FIRST_SPECIES
        return len(fitting(line.binds, word, words)) > 0 and (word != TERRITORY or on_land)
    if isinstance(line, May) or not line.inner():
        return False
    return all(surely_places(part, word, words) for part in line.inner())


def pieces_taken(line: Line, words: Vocabulary) -> list[int]:
    """The tokens that may leave the map with it. (ECO-133, ECO-134, ECO-136)"""
    every = [*range(MOUNTAIN, FIRST_SPECIES + len(words.species))]
    if isinstance(line, Remove):
        return every[FIRST_SPECIES - MOUNTAIN :] if ANIMAL in line.kinds else list(line.kinds)
    if isinstance(line, RemoveTile):
        return [] if line.bare else every
    found: list[int] = []
    if isinstance(line, Replace) and not line.bare:
        if line.old == WATER:
            found += [piece for piece in every if ground_of(piece, words) == WATER_BIT]
        elif WATER in line.new and line.old in (LAND, GRASSLAND, DESERT):
            for piece in every:
                if piece < FIRST_SPECIES or words.enters[piece - FIRST_SPECIES] == LAND_BITS:
                    found.append(piece)
    for part in line.inner():
        found += pieces_taken(part, words)
    return found
