"""A view as the few numbers of its tensor that are not 0: where they stand, and what they are.

The paths of all fields (observation.py) are walked together, as a tree: what several begin with is looked up once.
"""

from __future__ import annotations

from typing import Any, Final, final

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


@final
class Sparse:
    """Collects: places that are 1, places that grow by 1, and places with a number."""

    def __init__(self) -> None:
        self.ones: list[int] = []
        self.more: list[int] = []
        self.at: list[int] = []
        self.numbers: list[float] = []

    def number(self, at: int, value: float) -> None:
        if value != 0:
            self.at.append(at)
            self.numbers.append(LEAST if value < LEAST else MOST if value > MOST else value)


@final
class Leaf:
    """A field: where it begins, how far apart its places are at each step, and how it is written."""

    def __init__(self, name: str, kind: int, words: dict[str, int], first: int, apart: list[int], most: int) -> None:
        self.name = name
        self.kind = kind
        self.words = words
        self.width = len(words)
        self.first = first
        self.apart0, self.apart1, self.apart2 = apart
        self.most = most


@final
class Branch:
    """A step of some paths, and what follows it."""

    def __init__(self, name: str, kind: int, places: int, cells: dict[str, int], depth: int) -> None:
        self.name = name
        self.kind = kind
        self.places = places
        self.cells = cells
        self.depth = depth  # steps with several places above this one
        self.leaves: list[Leaf] = []
        self.branches: list[Branch] = []


@final
class Walk:
    """Writes the view of one seat. The seat itself comes first, the others follow it; a side without a seat is last."""

    def __init__(self, root: Branch, question: Leaf, seats: int) -> None:
        self.root = root
        self.question = question
        self.seats = seats
        self.sides = max(2, seats)

    def write(self, out: Sparse, view: dict[str, Any], verb: str, seat: int, base: int) -> None:
        """All fields, from place `base` on; `verb` is the question the seat is asked, "" if none."""
        at = self.question.words.get(verb)
        if at is not None:
            out.ones.append(base + self.question.first + at)
        self._inside(out, self.root, view, seat, base, 0, 0, 0)

    def _inside(
        self, out: Sparse, branch: Branch, value: dict[str, Any], seat: int, base: int, i: int, j: int, k: int
    ) -> None:
        for leaf in branch.leaves:
            found = value.get(leaf.name)
            if found is not None:
                first = base + leaf.first + i * leaf.apart0 + j * leaf.apart1 + k * leaf.apart2
                self._write(out, leaf, found, first, seat)
        for further in branch.branches:
            there = value.get(further.name)
            if there is not None:
                self._step(out, further, there, seat, base, i, j, k)

    def _step(self, out: Sparse, branch: Branch, value: Any, seat: int, base: int, i: int, j: int, k: int) -> None:
        kind = branch.kind
        if kind == PLAIN:
            self._inside(out, branch, value, seat, base, i, j, k)
            return
        things = listed(value)
        for number, thing in enumerate(things):
            if thing is None:
                continue
            if kind == PLAYERS:
                place = self._place(number, seat)
            elif kind == PLACES:
                if number >= branch.places:
                    break
                place = number
            else:
                cell = branch.cells.get(f"{thing['q']},{thing['r']}")
                if cell is None:
                    continue
                place = cell
            if branch.depth == 0:
                self._each(out, branch, thing, seat, base, place, j, k)
            elif branch.depth == 1:
                self._each(out, branch, thing, seat, base, i, place, k)
            else:
                self._each(out, branch, thing, seat, base, i, j, place)

    def _each(self, out: Sparse, branch: Branch, thing: Any, seat: int, base: int, i: int, j: int, k: int) -> None:
        """One of several: a thing with fields, or where the path ends here the value itself."""
        if isinstance(thing, dict):
            inside: dict[str, Any] = thing
            self._inside(out, branch, inside, seat, base, i, j, k)
        for leaf in branch.leaves:
            if leaf.name == "":
                self._write(
                    out, leaf, thing, base + leaf.first + i * leaf.apart0 + j * leaf.apart1 + k * leaf.apart2, seat
                )

    def _place(self, side: int, seat: int) -> int:
        return (side - seat) % self.seats if side < self.seats else side

    def _write(self, out: Sparse, leaf: Leaf, value: Any, first: int, seat: int) -> None:
        kind = leaf.kind
        words = leaf.words
        if kind == NUMBER:
            out.number(first, float(value))
        elif kind == WORD:
            at = words.get(str(value))
            if at is not None:
                out.ones.append(first + at)
        elif kind == BAG:
            more = out.more
            unknown = first + leaf.width
            for word in listed(value):
                at = words.get(word if isinstance(word, str) else str(word))
                more.append(unknown if at is None else first + at)
        elif kind == WORDS:
            for place, word in enumerate(listed(value)):
                if place >= leaf.most:
                    break
                at = words.get(str(word))
                if at is not None:
                    out.ones.append(first + place * leaf.width + at)
        elif kind == TABLE:
            table: dict[Any, Any] = value
            for word, number in table.items():
                at = words.get(str(word))
                if at is not None:
                    out.number(first + at, float(number))
        elif kind == SEAT:
            self._side(out, value, first, seat)
        else:
            for side in listed(value):
                self._side(out, side, first, seat)

    def _side(self, out: Sparse, side: int, first: int, seat: int) -> None:
        if 0 <= side < self.sides:
            out.ones.append(first + self._place(side, seat))


def listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else list(value)
