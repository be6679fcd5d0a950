"""A view as the few numbers of its tensor that are not 0: where they stand, and what they are.

The paths of all fields (observation.py) are walked together, as a tree: what several begin with is looked up once.
Places and numbers are bytes from the beginning, as arrays want them, and those of bags and maps are kept: most of a
view is the same as a moment ago.
"""

from __future__ import annotations

import struct
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

LEAST: Final = -1.0
MOST: Final = 4096.0
"""No number in a tensor is smaller, or larger."""

NUMBER: Final = 0
WORD: Final = 1
WORDS: Final = 2
BAG: Final = 3
SEAT: Final = 4
SEATS: Final = 5
TABLE: Final = 6
KINDS: Final = ("number", "word", "words", "bag", "seat", "seats", "table")
"""How a field is written, by the names that declarations have for it."""

PLAIN: Final = 0
PLAYERS: Final = 1
PLACES: Final = 2
BY_CELL: Final = 3
"""What stands at a step of a path: one thing, one for each player, so many places, or things that say their cell."""

DEEPEST: Final = 3
"""Steps of a path that have several places."""


MOST_KEPT: Final = 1024
"""Bags that are kept for one place of a field, and maps."""
FAR: Final = 1 << 12
"""Larger than any coordinate of a cell."""
MOST_SEATS: Final = 16

NUMBERS: Final[dict[Any, bytes]] = {0: b""}
"""Numbers as an array holds them, as far as they were met."""
MOST_NUMBERS: Final = 1 << 12


def written(value: Any) -> bytes:
    """A number of a tensor; nothing for 0."""
    found = NUMBERS.get(value)
    if found is None:
        found = struct.pack("=f", min(max(float(value), LEAST), MOST))
        if len(NUMBERS) < MOST_NUMBERS:
            NUMBERS[value] = found
    return found


ONE: Final = written(1)


@mypyc_attr(acyclic=True)
@final
class Sparse:
    """Collects, row by row: places in the row and the numbers there, of which none comes twice; and places that grow by
    1 each time they come. `is_kept`: all of it will be kept, so no part of it need be."""

    def __init__(self, is_kept: bool = False) -> None:
        self.is_kept = is_kept
        self.places: list[bytes] = []  # int32 each
        self.numbers: list[bytes] = []  # float32 each
        self.more: list[bytes] = []  # int32 each
        self.counts: list[int] = []  # how many places each row has
        self.more_counts: list[int] = []
        self.count = 0  # of the row that is being written
        self.more_count = 0

    def add(self, places: bytes, numbers: bytes, count: int) -> None:
        self.places.append(places)
        self.numbers.append(numbers)
        self.count += count

    def add_more(self, places: bytes, count: int) -> None:
        self.more.append(places)
        self.more_count += count

    def taken(self) -> Written:
        """What was written so far, which begins anew."""
        found = Written(self)
        self.places.clear()
        self.numbers.clear()
        self.more.clear()
        self.count = 0
        self.more_count = 0
        return found

    def end_row(self) -> None:
        self.counts.append(self.count)
        self.more_counts.append(self.more_count)
        self.count = 0
        self.more_count = 0


@mypyc_attr(acyclic=True)
@final
class Written:
    """What was written of something, to be written again."""

    def __init__(self, out: Sparse) -> None:
        self.places = b"".join(out.places)
        self.numbers = b"".join(out.numbers)
        self.count = out.count
        self.more = b"".join(out.more)
        self.more_count = out.more_count

    def again(self, out: Sparse) -> None:
        if self.count:
            out.add(self.places, self.numbers, self.count)
        if self.more_count:
            out.add_more(self.more, self.more_count)


@final
class Map:
    """What was written of a map."""

    def __init__(self, of: list[Any], out: Sparse) -> None:
        self.of = of  # the list itself: it is known by what it is, not by what lies in it
        self.written = Written(out)


@final
class Bags:
    """A field of bags at one of its places: where each word stands, and bags that were written there."""

    def __init__(self, words: dict[str, int], first: int) -> None:
        self.at: dict[Any, bytes] = {word: struct.pack("=i", first + at) for word, at in words.items()}
        self.unknown = struct.pack("=i", first + len(words))
        self.kept: dict[tuple[Any, ...], bytes] = {}

    def write(self, out: Sparse, things: list[Any]) -> None:
        """Each word counts where it stands; what is no word, after them."""
        if not things:
            return
        if out.is_kept:
            out.add_more(self.places_of(things), len(things))
            return
        key = tuple(things)
        found = self.kept.get(key)
        if found is None:
            found = self.places_of(things)
            if len(self.kept) >= MOST_KEPT:
                self.kept.clear()
            self.kept[key] = found
        out.add_more(found, len(things))

    def places_of(self, things: list[Any]) -> bytes:
        return b"".join([self.at.get(thing, self.unknown) for thing in things])


@final
class Leaf:
    """A field: where it begins, how far apart its places are at each step, and how it is written."""

    def __init__(
        self, name: str, kind: int, words: dict[str, int], first: int, apart: list[int], most: int, size: int
    ) -> None:
        self.name = name
        self.kind = kind
        self.words = words
        self.width = len(words)
        self.first = first
        self.apart0, self.apart1, self.apart2 = apart
        self.most = most
        self.bags: list[Bags] = (
            [Bags(words, at) for at in range(first, first + size, self.width + 1)] if kind == BAG else []
        )


@final
class Branch:
    """A step of some paths, and what follows it."""

    def __init__(self, name: str, kind: int, places: int, cells: dict[str, int], depth: int) -> None:
        self.name = name
        self.kind = kind
        self.places = places
        self.cells: dict[int, int] = {}  # its place by the coordinates of a cell, as one number
        for cell, place in cells.items():
            q, r = cell.split(",")
            self.cells[int(q) * FAR + int(r)] = place
        self.depth = depth  # steps with several places above this one
        self.leaves: list[Leaf] = []
        self.bare: list[Leaf] = []  # where the path ends here: the thing itself is the value
        self.kept: dict[int, Map] = {}  # maps that were written, by the list they are and the seat
        self.branches: list[Branch] = []


@final
class Walk:
    """Writes the view of one seat. The seat itself comes first, the others follow it; a side without a seat is last."""

    def __init__(self, root: Branch, question: Leaf, seats: int, size: int) -> None:
        self.root = root
        self.question = question
        self.seats = seats
        self.sides = max(2, seats)
        self.place: list[bytes] = [struct.pack("=i", at) for at in range(size)]

    def write(self, out: Sparse, view: dict[str, Any], verb: str, seat: int) -> None:
        """All fields, as one row; `verb` is the question the seat is asked, "" if none."""
        self.ask(out, verb)
        self.inside(out, self.root, view, seat, 0, 0, 0)
        out.end_row()

    def ask(self, out: Sparse, verb: str) -> None:
        at = self.question.words.get(verb)
        if at is not None:
            self._one(out, self.question.first + at)

    def inside(self, out: Sparse, branch: Branch, value: dict[str, Any], seat: int, i: int, j: int, k: int) -> None:
        for leaf in branch.leaves:
            found = value.get(leaf.name)
            if found is not None:
                first = leaf.first + i * leaf.apart0 + j * leaf.apart1 + k * leaf.apart2
                self.write_field(out, leaf, found, first, seat)
        for further in branch.branches:
            there = value.get(further.name)
            if there is not None:
                self.step(out, further, there, seat, i, j, k)

    def step(self, out: Sparse, branch: Branch, value: Any, seat: int, i: int, j: int, k: int) -> None:
        kind = branch.kind
        if kind == PLAIN:
            self.inside(out, branch, value, seat, i, j, k)
        elif kind == BY_CELL and branch.depth == 0:
            self._map(out, branch, listed(value), seat)
        else:
            self._several(out, branch, listed(value), seat, i, j, k)

    def _map(self, out: Sparse, branch: Branch, things: list[Any], seat: int) -> None:
        """A game gives the same list as long as nothing on its map has changed (`Game.observed`)."""
        key = id(things) * MOST_SEATS + seat
        kept = branch.kept.get(key)
        if kept is None or kept.of is not things:
            own = Sparse(is_kept=True)
            self._several(own, branch, things, seat, 0, 0, 0)
            kept = Map(things, own)
            if len(branch.kept) >= MOST_KEPT:
                branch.kept.clear()
            branch.kept[key] = kept
        kept.written.again(out)

    def _several(self, out: Sparse, branch: Branch, things: list[Any], seat: int, i: int, j: int, k: int) -> None:
        kind = branch.kind
        for number, thing in enumerate(things):
            if thing is None:
                continue
            if kind == PLAYERS:
                place = self.place_of(number, seat)
            elif kind == PLACES:
                if number >= branch.places:
                    break
                place = number
            else:
                q: int = thing["q"]
                r: int = thing["r"]
                place = branch.cells.get(q * FAR + r, -1)
                if place < 0:
                    continue
            if branch.depth == 0:
                self.each(out, branch, thing, seat, place, j, k)
            elif branch.depth == 1:
                self.each(out, branch, thing, seat, i, place, k)
            else:
                self.each(out, branch, thing, seat, i, j, place)

    def each(self, out: Sparse, branch: Branch, thing: Any, seat: int, i: int, j: int, k: int) -> None:
        """One of several: a thing with fields, or where the path ends here the value itself."""
        if isinstance(thing, dict):
            inside: dict[str, Any] = thing
            self.inside(out, branch, inside, seat, i, j, k)
        for leaf in branch.bare:
            self.write_field(out, leaf, thing, leaf.first + i * leaf.apart0 + j * leaf.apart1 + k * leaf.apart2, seat)

    def place_of(self, side: int, seat: int) -> int:
        return (side - seat) % self.seats if side < self.seats else side

    def _one(self, out: Sparse, place: int) -> None:
        out.add(self.place[place], ONE, 1)

    def _number(self, out: Sparse, place: int, value: Any) -> None:
        number = written(value)
        if number:
            out.add(self.place[place], number, 1)

    def write_field(self, out: Sparse, leaf: Leaf, value: Any, first: int, seat: int) -> None:
        kind = leaf.kind
        if kind == NUMBER:
            self._number(out, first, value)
        elif kind == WORD:
            at = leaf.words.get(str(value))
            if at is not None:
                self._one(out, first + at)
        elif kind == BAG:
            leaf.bags[(first - leaf.first) // (leaf.width + 1)].write(out, listed(value))
        elif kind == WORDS:
            for place, word in enumerate(listed(value)):
                if place >= leaf.most:
                    break
                at = leaf.words.get(str(word))
                if at is not None:
                    self._one(out, first + place * leaf.width + at)
        elif kind == TABLE:
            table: dict[Any, Any] = value
            for word, number in table.items():
                at = leaf.words.get(str(word))
                if at is not None:
                    self._number(out, first + at, number)
        elif kind == SEAT:
            side: int = value
            if 0 <= side < self.sides:
                self._one(out, first + self.place_of(side, seat))
        else:
            sides: set[int] = set(value)
            for side in sides:
                if 0 <= side < self.sides:
                    self._one(out, first + self.place_of(side, seat))


def listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else list(value)
