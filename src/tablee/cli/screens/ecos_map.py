"""The map of Ecos as text: bricks, each row half a brick to the right of the one above, with numbers to choose by.

│G^   0,-1│W    1,-1│
│r2       │f    [ 1]│
     │D*   0,0 │
     │     [ 2]│
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from rich.text import Text

from tablee.cli.screens.ecos_faces import Faces, letters
from tablee.cli.styled import LEGAL, MUTED, Lines, flow, line
from tablee.core.plain_data import JSON

Cell = tuple[int, int]
View = Mapping[str, JSON]
GROUND: Final = {
    "water": "#eaf6fa on #1f566c",
    "grassland": "#f4f8e6 on #46581f",
    "desert": "#fff3dc on #7a5a24",
}
"""Terrain has its letter; the colours only help."""
LEGAL_ON_TILE: Final = "bold #d6f26e"
MOUNTAIN: Final = "^"
FOREST: Final = "*"
WIDEST: Final = 12  # of a brick with its edge
NARROWEST: Final = 6
TALLEST: Final = 5  # so many rows may have bricks of two lines


def cell_of(name: str) -> Cell:
    """`-1,2`"""
    q, _, r = name.partition(",")
    return int(q), int(r)


def half(cell: Cell) -> int:
    """Half bricks to the right."""
    return 2 * cell[0] + cell[1]


class Brick:
    """What stands on one cell: terrain and features, animals, its name, its numbers."""

    def __init__(self, cell: Cell, ground: str, features: str, animals: str, numbers: Sequence[int]) -> None:
        self.name = f"{cell[0]},{cell[1]}"
        self.ground = ground  # "" for a free cell
        self.features = features
        self.animals = animals
        self.mark = f"[{'/'.join(map(str, numbers))}]" if numbers else ""

    def width(self, rows: int) -> int:
        """The room it needs in so many lines; its name is left out where there is none."""
        if rows == 1:
            return len(self.features) + len(self.animals) + len(self.mark)
        return max(len(self.features), len(self.animals) + len(self.mark))

    def drawn(self, rows: int, room: int) -> list[Text]:
        style = GROUND.get(self.ground, "")
        mark = (self.mark, f"{style} {LEGAL_ON_TILE}" if style else LEGAL)
        if rows == 1:
            left = self.features + self.animals
            name = f" {self.name}" if not self.mark and len(left) + len(self.name) < room else ""
            return [self._line(left, mark if self.mark else (name, style or MUTED), room, style)]
        spare = room - len(self.features)
        name = self.name if len(self.name) < spare or (not self.features and len(self.name) <= spare) else ""
        muted = style or MUTED
        return [
            self._line(self.features, (name, muted), room, style),
            self._line(self.animals, mark, room, style),
        ]

    def _line(self, left: str, right: tuple[str, str], room: int, style: str) -> Text:
        left = left if len(left) + len(right[0]) <= room else left[: max(room - len(right[0]) - 1, 0)] + "+"
        gap = " " * max(room - len(left) - len(right[0]), 0)
        made = line((left + gap, f"{style} bold".strip()), right)
        made.truncate(room)
        return made


class Map:
    """Draws the map for readers of one language."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self.terrains = dict(zip(GROUND, letters(faces.symbol(name).upper() for name in GROUND), strict=True))
        species = [each.id for each in faces.cards.species]
        self.animals = dict(zip(species, letters(faces.symbol(name).lower() for name in species), strict=True))

    def draw(self, view: View, numbers: Mapping[Cell, Sequence[int]], width: int, tall: bool) -> Lines:
        """The whole map with these numbers on its cells, and what the signs mean."""
        bricks = {(tile["q"], tile["r"]): self._tile(tile, numbers) for tile in view["land"]}
        for cell, own in numbers.items():
            if cell not in bricks:
                bricks[cell] = Brick(cell, "", "", "", own)
        return [*self._bricks(bricks, width, tall), *self._legend(view["land"], width)] if bricks else []

    def _tile(self, tile: Mapping[str, JSON], numbers: Mapping[Cell, Sequence[int]]) -> Brick:
        cell = (tile["q"], tile["r"])
        features = self.terrains[tile["terrain"]] + MOUNTAIN * tile["mountain"] + FOREST * tile["forests"]
        herds = [self.animals[name] + (str(n) if n > 1 else "") for name, n in tile["animals"].items()]
        return Brick(cell, tile["terrain"], features, "".join(herds), numbers.get(cell, ()))

    def _bricks(self, bricks: Mapping[Cell, Brick], width: int, tall: bool) -> Lines:
        first, last = (side([r for _, r in bricks]) for side in (min, max))
        left, right = (side([half(cell) for cell in bricks]) for side in (min, max))
        halves = right - left + 2
        high = 2 if tall and last - first < TALLEST else 1
        widest = min((width - 1) * 2 // halves // 2 * 2, WIDEST)  # even, so that half a brick is whole
        if high == 1 and max(brick.width(1) for brick in bricks.values()) >= widest:
            high = 2
        pitch = max(widest, NARROWEST)
        lines: Lines = []
        for r in range(first, last + 1):
            row = {half(cell) - left: brick for cell, brick in bricks.items() if cell[1] == r}
            lines += self._row(row, high, pitch)
        for text in lines:
            text.truncate(width, overflow="ellipsis")
        return lines

    def _row(self, row: Mapping[int, Brick], high: int, pitch: int) -> Lines:
        drawn = {place: row[place].drawn(high, pitch - 1) for place in sorted(row)}
        lines: Lines = []
        for i in range(high):
            text = Text()
            for place, texts in drawn.items():
                before = row.get(place - 2)
                start = place * pitch // 2
                text = line(text, " " * (start - text.cell_len))
                text = line(text, self._edge(row[place], before), texts[i])
                if place + 2 not in row:
                    text = line(text, self._edge(row[place], None))
            lines.append(text)
        return lines

    def _edge(self, brick: Brick, other: Brick | None) -> Text:
        """Free cells have a dotted edge, but not towards a tile."""
        if brick.ground or (other is not None and other.ground):
            return Text("│")
        return Text("┊" if self.faces.signs else ":", MUTED)

    def _legend(self, land: Iterable[Mapping[str, JSON]], width: int) -> Lines:
        """The signs that are on the map, each with its word."""
        word = self.faces.symbol
        tiles = list(land)
        signs = [(letter, word(name)) for name, letter in self.terrains.items()]
        signs += [(MOUNTAIN, word("mountain"))] if any(tile["mountain"] for tile in tiles) else []
        signs += [(FOREST, word("forest"))] if any(tile["forests"] for tile in tiles) else []
        for name, letter in self.animals.items():
            if number := sum(tile["animals"].get(name, 0) for tile in tiles):
                signs.append((letter, f"{word(name)} {number}"))
        return flow([line((sign, "bold"), (f" {meaning}", MUTED)) for sign, meaning in signs], width, 2)
