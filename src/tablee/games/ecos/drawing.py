"""The map drawn as text, and read from a drawing: for scenarios and puzzles.

One line per row, each row half a cell further to the right than the one above. A tile is its letter (W, G, D), ^ for a
mountain, * for each forest, then the letters of its animals. The middle, 0,0, stands in brackets, free or not:

        W       Wf
    [G^*]   Dr
        W
"""

from __future__ import annotations

import re
from typing import Final

from tablee.games.ecos.cards import Cards
from tablee.games.ecos.land import (
    FIRST_SPECIES,
    FOREST,
    MIDDLE,
    MOUNTAIN,
    NONE,
    Land,
    cell_at,
    coordinates,
    put_tile,
    put_token,
)

PITCH: Final = 8
LETTERS: Final = ".WGD"


def tile_text(land: Land, cards: Cards, cell: int) -> str:
    text = LETTERS[land.terrain[cell]] + "^" * land.mountains[cell] + "*" * land.forests[cell]
    for i, each in enumerate(cards.species):
        number = land.animals[i].count(cell)
        text += each.letter * number if number < 3 else f"{each.letter}{number}"
    return f"[{text}]" if cell == MIDDLE else text


def pitch_for(texts: list[str]) -> int:
    """How far apart neighbours of one row stand: more than usual if a tile is crowded."""
    pitch = PITCH
    while max(len(text) for text in texts) >= pitch:
        pitch += 4
    return pitch


def draw(land: Land, cards: Cards) -> str:
    """The whole map; every line ends with a newline."""
    cells = sorted({*land.tiles, MIDDLE})
    places = [coordinates(cell) for cell in cells]
    texts = [tile_text(land, cards, cell) for cell in cells]
    pitch = pitch_for(texts)
    left = min(2 * q + r for q, r in places)
    rows: dict[int, str] = {}
    for (q, r), text in zip(places, texts, strict=True):
        rows[r] = rows.get(r, "").ljust((2 * q + r - left) * pitch // 2) + text
    first, last = min(rows), max(rows)
    return "".join(rows.get(r, "") + "\n" for r in range(first, last + 1))


def read_drawing(text: str, land: Land, cards: Cards) -> None:
    """Lay out a drawn map; a mistake in it is a ValueError."""
    found: list[tuple[int, int, str]] = []  # row, column, tile
    middle: tuple[int, int] | None = None
    pitch = pitch_for(text.split() or [""])
    for row, line in enumerate(text.splitlines()):
        column = 0
        while column < len(line):
            if line[column] == " ":
                column += 1
                continue
            end = column
            while end < len(line) and line[end] != " ":
                end += 1
            tile = line[column:end]
            if tile.startswith("["):
                middle = (row, column)
                tile = tile.strip("[]")
            found.append((row, column, tile))
            column = end
    if middle is None:
        raise ValueError("map: no tile in brackets, so nothing says where 0,0 is")
    for row, column, tile in found:
        down = row - middle[0]
        halves, rest = divmod((column - middle[1]) * 2, pitch)
        if rest or (halves - down) % 2:
            raise ValueError(f'map: "{tile}" in line {row + 1} stands between two cells')
        read_tile(tile, land, cards, cell_at((halves - down) // 2, down))


def read_tile(tile: str, land: Land, cards: Cards, cell: int) -> None:
    if tile == LETTERS[NONE]:
        return
    kind = LETTERS.find(tile[:1])
    if kind <= NONE:
        raise ValueError(f'map: "{tile}" begins with no letter of {LETTERS[1:]}')
    put_tile(land, cell, kind)
    letters = {each.letter: FIRST_SPECIES + i for i, each in enumerate(cards.species)}
    last = NONE
    for mark in re.findall(r"\d+|\D", tile[1:]):
        if mark.isdigit() and last >= FIRST_SPECIES:
            for _ in range(int(mark) - 1):
                put_token(land, last, cell)
            continue
        last = MOUNTAIN if mark == "^" else FOREST if mark == "*" else letters.get(mark, NONE)
        if last == NONE:
            raise ValueError(f'map: "{mark}" in "{tile}" is no piece')
        if last == MOUNTAIN and (land.mountains[cell] or LETTERS[kind] == "W"):
            raise ValueError(f'map: no room for a mountain in "{tile}"')
        if last == FOREST and (land.forests[cell] > 1 or LETTERS[kind] == "W"):  # above capacity stays (ECO-R46)
            raise ValueError(f'map: no room for a forest in "{tile}"')
        put_token(land, last, cell)
    if min(land.supply) < 0:
        raise ValueError("map: there are not so many pieces in the box")
