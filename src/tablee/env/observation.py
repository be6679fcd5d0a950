"""Observations as tensors of fixed size, made of the seat's own view and of nothing else.

A field is a path into the view (declaration.py): `players[].hand` is the hand of each player, the seat itself first and
then in the order of the table; `zones[3].card` are three places; `land{cells}.terrain` is a list of things that say
where they are (`q`, `r`), by the list `cells`. After the declared fields stands the question: which verb asks.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from tablee.core.cardset import CardSet
from tablee.core.contract import Game
from tablee.core.stack import State
from tablee.env.declaration import Field, declaration
from tablee.stepping.sparse import BY_CELL, DEEPEST, KINDS, PLACES, PLAIN, PLAYERS, Branch, Leaf, Sparse, Walk

Tensor = npt.NDArray[np.float32]
STEP: Final = re.compile(r"(\w+)(?:\[(\d*)\]|\{(\w+)\})?")
QUESTION: Final = Field("question", "word", "verbs", 1, "The verb that asks this seat; all 0 if it is not asked.")


class Step(NamedTuple):
    """One step of a path: a name, then perhaps all players, so many places, or places by a list of words."""

    name: str
    players: bool
    places: int
    by: dict[str, int]


class Part(NamedTuple):
    """Where a field stands in the tensor."""

    field: Field
    first: int
    size: int


class ObservationTable:
    """The tensor of a game at a table of so many seats with a card set."""

    def __init__(self, game: Game[Any], cards: CardSet, seats: int) -> None:
        self.game = game
        self.cards = cards
        self.seats = seats
        self.sides = max(2, seats)  # alone, one plays against a side without a seat
        self.declared = declaration(game.key)
        self.version = self.declared.version
        self.parts: list[Part] = []
        self._root = Branch("", PLAIN, 1, {}, 0)
        first = 0
        for field in (*self.declared.fields, QUESTION):
            steps = tuple(self._step(game, cards, text) for text in field.path.split("."))
            words = self.declared.list_of(field.of, game, cards) if field.of else ()
            each = {
                "number": 1,
                "word": len(words),
                "words": len(words) * field.most,
                "bag": len(words) + 1,
                "seat": self.sides,
                "seats": self.sides,
                "table": len(words),
            }[field.kind]
            size = each
            for step in steps:
                size *= self.sides if step.players else len(step.by) or step.places
            leaf = self._grow(field, steps, {word: i for i, word in enumerate(words)}, first, size)
            self.parts.append(Part(field, first, size))
            first += size
        self.size = first
        self.walk = Walk(self._root, leaf, seats, first)  # the last is the question

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by what it follows from: the tree that is walked is compiled."""
        return ObservationTable, (self.game, self.cards, self.seats)

    def __deepcopy__(self, memo: Any) -> ObservationTable:
        """It never changes."""
        return self

    def _grow(self, field: Field, steps: tuple[Step, ...], words: dict[str, int], first: int, size: int) -> Leaf:
        """A field of the tree that is walked: how far apart its places are at each step that has several."""
        branch, apart = self._root, [0] * DEEPEST
        depth, name, whole = 0, "", size
        for number, step in enumerate(steps):
            count = self.sides if step.players else len(step.by) or step.places
            is_several = step.players or bool(step.by) or step.places > 1
            if is_several:
                if depth == DEEPEST:
                    raise ValueError(f"{field.path}: at most {DEEPEST} steps have several places")
                size //= count
                apart[depth] = size
            elif number == len(steps) - 1:
                name = step.name
                break
            kind = PLAYERS if step.players else BY_CELL if step.by else PLACES if is_several else PLAIN
            found = next((b for b in branch.branches if (b.name, b.kind, b.places) == (step.name, kind, count)), None)
            if found is None:
                found = Branch(step.name, kind, count, step.by, depth)
                branch.branches.append(found)
            branch = found
            depth += is_several
        leaf = Leaf(name, KINDS.index(field.kind), words, first, apart, field.most, whole)
        if field is not QUESTION:  # no part of the view
            (branch.leaves if name else branch.bare).append(leaf)
        return leaf

    def _step(self, game: Game[Any], cards: CardSet, text: str) -> Step:
        found = STEP.fullmatch(text)
        if found is None:
            raise ValueError(f'"{text}" is no step of a path')
        by = self.declared.list_of(found[3], game, cards) if found[3] else ()
        places = int(found[2]) if found[2] else 1
        return Step(found[1], found[2] == "", places, {word: i for i, word in enumerate(by)})

    def tensor(self, s: State, seat: int, view: Mapping[str, Any] | None = None) -> Tensor:
        """What the seat sees. `view` if it is at hand already."""
        seen = self.game.observed(s, seat) if view is None else view
        f = s.top
        asked = f is not None and bool(self.game.options_of(s, seat))
        found = Sparse()
        self.walk.write(found, dict(seen), f.todo[f.at].name if f is not None and asked else "", seat)
        out = np.zeros(self.size, np.float32)
        fill(out, found, self.size)
        return out

    def fields(self) -> list[tuple[int, int, str, str]]:
        """Where each field begins, how many numbers it has, its path and what it says."""
        return [(part.first, part.size, part.field.path, part.field.about) for part in self.parts]


ONE: Final = np.float32(1)  # numpy adds numbers of the array's own kind forty times as fast


def fill(out: Tensor, found: Sparse, size: int) -> npt.NDArray[np.int64]:
    """The numbers that are not 0 into rows of `size` that are; where they stand."""
    places, more = in_rows(found.places, found.counts, size), in_rows(found.more, found.more_counts, size)
    out[places] = np.frombuffer(b"".join(found.numbers), np.float32)
    np.add.at(out, more, ONE)
    return np.concatenate((places, more))


def in_rows(places: list[bytes], counts: list[int], size: int) -> npt.NDArray[np.int64]:
    """Places in rows, so many in each, as places in all rows together."""
    found = np.frombuffer(b"".join(places), np.int32).astype(np.int64)
    if len(counts) > 1:
        found += np.repeat(np.arange(len(counts), dtype=np.int64) * size, counts)
    return found
