"""A second, slow telling of the rules of placing, from docs/rules/ecos.md alone: every way is tried to its end.

Cells are pairs (q, r). A question is a list of answers, each with the map and the lines that are left after it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Final

Cell = tuple[int, int]
HABITATS: Final = {
    "fish": ("water",),
    "stork": ("water", "grassland"),
    "rhino": ("desert",),
    "antelope": ("grassland",),
    "gorilla": ("mountain",),
    "leopard": ("forest",),
}
TERRAINS: Final = ("water", "grassland", "desert")
PLACE: Final = re.compile(
    r"place (?:an? |(?P<n>\d) )?(?P<what>\w+?)s?"
    r"(?: adjacent to (?:an? )?(?P<near>\w+)| on a tile with a (?P<on>\w+))?"
)


@dataclass(frozen=True)
class Map:
    """Tiles with what stands on them, and what is left in the supplies."""

    tiles: tuple[tuple[Cell, str], ...]
    tokens: tuple[tuple[Cell, str], ...]  # sorted, with repeats
    supply: tuple[tuple[str, int], ...]
    terrain: dict[Cell, str] = field(compare=False, repr=False, default_factory=dict)

    def __post_init__(self) -> None:
        self.terrain.update(self.tiles)

    def count(self, cell: Cell, piece: str) -> int:
        return int(self.terrain.get(cell) == piece) + self.tokens.count((cell, piece))

    def left(self, piece: str) -> int:
        return dict(self.supply)[stack(piece)]

    def near(self, cell: Cell, piece: str) -> bool:
        return any(self.count(other, piece) for other in around(cell))

    def with_supply(self, piece: str, more: int) -> tuple[tuple[str, int], ...]:
        return tuple((name, n + more * (name == stack(piece))) for name, n in self.supply)

    def put(self, piece: str, cell: Cell) -> Map:
        supply = self.with_supply(piece, -1)
        if piece in TERRAINS:
            return Map(tuple(sorted([*self.tiles, (cell, piece)])), self.tokens, supply)
        return Map(self.tiles, tuple(sorted([*self.tokens, (cell, piece)])), supply)

    def take(self, piece: str, cell: Cell) -> Map:
        supply = self.with_supply(piece, 1)
        if piece not in TERRAINS:
            tokens = list(self.tokens)
            tokens.remove((cell, piece))
            return Map(self.tiles, tuple(tokens), supply)
        found = replace(self, supply=supply, terrain={})
        for at, token in self.tokens:
            if at == cell:
                found = found.take(token, cell)
        return Map(tuple(tile for tile in self.tiles if tile[0] != cell), found.tokens, found.supply)

    def is_bare(self, cell: Cell) -> bool:
        return all(at != cell for at, _ in self.tokens)

    def has_animal(self, cell: Cell) -> bool:
        return any(at == cell and piece in HABITATS for at, piece in self.tokens)


def stack(piece: str) -> str:
    return "land" if piece in ("grassland", "desert") else piece


def around(cell: Cell) -> list[Cell]:
    q, r = cell
    return [(q + 1, r), (q + 1, r - 1), (q, r - 1), (q - 1, r), (q - 1, r + 1), (q, r + 1)]


def named(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def ordered(cells: set[Cell]) -> list[Cell]:
    return sorted(cells, key=lambda cell: (cell[1], cell[0]))


# What is left to do: lines, or a step within one ("lift 2 place 2 fish", "put 2 place 2 fish", "go rhino 0,0 1").
Todo = tuple[str, ...]
Answer = tuple[str, Map, Todo]


def suitable(m: Map, piece: str, near: str | None, on: str | None) -> list[Cell]:
    """Where a piece may be placed. (ECO-90 … ECO-110, ECO-R45, ECO-R48, ECO-R57)"""
    if piece in TERRAINS:
        cells = {cell for tile, _ in m.tiles for cell in around(tile)} - set(m.terrain) if m.tiles else {(0, 0)}
        return ordered({cell for cell in cells if not near or m.near(cell, near)})
    cells = set()
    for cell, kind in m.tiles:
        room = (kind == "grassland") + m.count(cell, "mountain") if kind != "water" else 0
        fits = {
            "mountain": kind != "water" and not m.count(cell, "mountain"),
            "forest": m.count(cell, "forest") < room,
        }.get(piece, any(m.count(cell, home) for home in HABITATS.get(piece, ())))
        allowed = not near or m.near(cell, near) or m.count(cell, near)
        if fits and allowed and (not on or m.count(cell, on)):
            cells.add(cell)
    if piece in HABITATS:
        cells = {cell for cell in cells if not m.has_animal(cell)} or cells
    return ordered(cells)


def liftable(m: Map, piece: str) -> list[Cell]:
    """(ECO-112, ECO-R44, ECO-R50)"""
    if piece in TERRAINS:
        return ordered({cell for cell, kind in m.tiles if stack(kind) == stack(piece) and m.is_bare(cell)})
    return ordered({cell for cell, token in m.tokens if token == piece})


def enterable(piece: str, kind: str) -> bool:
    homes = HABITATS[piece]
    return (kind == "water") == (homes == ("water",)) or ("water" in homes and len(homes) > 1)


def reachable(m: Map, piece: str, start: Cell, far: int) -> list[Cell]:
    found = {start}
    for _ in range(far):
        found |= {n for cell in found for n in around(cell) if n in m.terrain and enterable(piece, m.terrain[n])}
    return ordered(found)


def question(m: Map, todo: Todo) -> list[Answer] | bool:
    """The next question; True when all is done, False where a placement cannot be."""
    while todo:
        line, rest = todo[0], todo[1:]
        verb, _, words = line.partition(" ")
        answers: list[Answer] = []
        if verb == "place":
            found = PLACE.fullmatch(line)
            assert found
            todo = (f"lift {found['n'] or 1} {line}", *rest)
            continue
        if verb in ("lift", "put"):
            n, _, place = words.partition(" ")
            found = PLACE.fullmatch(place)
            assert found
            what = found["what"]
            if verb == "lift" and m.left(what):
                todo = (f"put {words}", *rest)
                continue
            if verb == "lift":
                for cell in liftable(m, what):
                    old = m.terrain[cell] if what in TERRAINS else what
                    answers.append((named(cell), m.take(old, cell), (f"put {words}", *rest)))
            else:
                more = (f"lift {int(n) - 1} {place}", *rest) if n != "1" else rest
                for cell in suitable(m, what, found["near"], found["on"]):
                    answers.append((named(cell), m.put(what, cell), more))
            return answers or False
        if verb == "choose:":
            first, _, second = words.partition(" or ")
            return [("1", m, (first, *rest)), ("2", m, (second, *rest))]
        if verb == "you":
            return [("yes", m, (words.removeprefix("may "), *rest)), ("no", m, rest)]
        if verb == "remove":
            bare = "bare" in words
            answers = [
                (named(c), m.take(m.terrain[c], c), rest) for c in ordered(set(m.terrain)) if not bare or m.is_bare(c)
            ]
        if verb == "replace":
            answers = list(replacements(m, words, rest))
        if verb == "move":
            name, far = words.removeprefix("a ").split(" up to ")
            for cell in ordered({cell for cell, token in m.tokens if token == name}):
                answers.append((f"{name} {named(cell)}", m, (f"go {name} {named(cell)} {far}", *rest)))
        if verb == "go":
            name, at, far = words.split()
            q, r = map(int, at.split(","))
            gone = m.take(name, (q, r))
            answers = [(named(c), gone.put(name, c), rest) for c in reachable(m, name, (q, r), int(far))]
        if answers:
            return answers
        todo = rest
    return True


def replacements(m: Map, words: str, rest: Todo) -> Iterator[Answer]:
    """(ECO-133 … ECO-135, ECO-R53, ECO-R54)"""
    found = re.fullmatch(r"a (bare )?(\w+) tile with (\w+)(?: or (\w+))?", words)
    assert found
    for cell in ordered(set(m.terrain)):
        old = m.terrain[cell]
        if (old != found[2] and not (found[2] == "land" and old != "water")) or (found[1] and not m.is_bare(cell)):
            continue
        for new in found.groups()[2:]:
            if not new or new == old or (stack(new) != stack(old) and not m.left(new)):
                continue
            after = m
            if stack(new) != stack(old):
                for at, token in m.tokens:
                    if at == cell and (token not in HABITATS or not enterable(token, new)):
                        after = after.take(token, cell)
            tiles = tuple(sorted([tile for tile in after.tiles if tile[0] != cell] + [(cell, new)]))
            supply = Map(tiles, after.tokens, after.with_supply(old, 1)).with_supply(new, -1)
            yield f"{new} {named(cell)}", Map(tiles, after.tokens, supply), rest


@cache
def can_be_completed(m: Map, todo: Todo) -> bool:
    """Whether all placements can be done: every way is tried. (ECO-R29)"""
    if not any(re.search(r"\b(place|put)\b", line) for line in todo):
        return True
    asked = question(m, todo)
    return asked if isinstance(asked, bool) else any(can_be_completed(after, left) for _, after, left in asked)


def offered(m: Map, todo: Todo) -> list[Answer]:
    """The next question without answers that strand the card; [] if nothing is asked any more."""
    asked = question(m, todo)
    return [] if isinstance(asked, bool) else [each for each in asked if can_be_completed(each[1], each[2])]
