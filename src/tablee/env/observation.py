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

from tablee.core.contract import CardSet, Game
from tablee.core.stack import State
from tablee.env.declaration import Field, declaration

Tensor = npt.NDArray[np.float32]
LEAST: Final = -1.0
MOST: Final = 4096.0
"""No number in a tensor is smaller, or larger."""
STEP: Final = re.compile(r"(\w+)(?:\[(\d*)\]|\{(\w+)\})?")
QUESTION: Final = Field("question", "word", "verbs", 1, "The verb that asks this seat; all 0 if it is not asked.")


class Step(NamedTuple):
    """One step of a path: a name, then perhaps all players, so many places, or places by a list of words."""

    name: str
    players: bool
    places: int
    by: dict[str, int]


class Part(NamedTuple):
    """Where a field stands in the tensor. `each`: how many numbers for each place of its path."""

    field: Field
    steps: tuple[Step, ...]
    words: dict[str, int]
    first: int
    size: int
    each: int


class ObservationTable:
    """The tensor of a game at a table of so many seats with a card set."""

    def __init__(self, game: Game[Any], cards: CardSet, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.sides = max(2, seats)  # alone, one plays against a side without a seat
        self.declared = declaration(game.key)
        self.version = self.declared.version
        self.parts: list[Part] = []
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
            at = {word: i for i, word in enumerate(words)}
            self.parts.append(Part(field, steps, at, first, size, each))
            first += size
        self.size = first

    def _step(self, game: Game[Any], cards: CardSet, text: str) -> Step:
        found = STEP.fullmatch(text)
        if found is None:
            raise ValueError(f'"{text}" is no step of a path')
        by = self.declared.list_of(found[3], game, cards) if found[3] else ()
        places = int(found[2]) if found[2] else 1
        return Step(found[1], found[2] == "", places, {word: i for i, word in enumerate(by)})

    def tensor(self, s: State, seat: int, view: Mapping[str, Any] | None = None) -> Tensor:
        """What the seat sees. `view` if it is at hand already."""
        out = np.zeros(self.size, np.float32)
        seen = self.game.view(s, seat) if view is None else view
        f = s.top
        asked = f is not None and bool(self.game.options_of(s, seat))
        whole = {**seen, "question": f.todo[f.at].name if f is not None and asked else ""}
        for part in self.parts:
            self._walk(out, part, whole, 0, part.first, part.size, seat)
        np.clip(out, LEAST, MOST, out)
        return out

    def _walk(self, out: Tensor, part: Part, value: Any, depth: int, first: int, size: int, seat: int) -> None:
        if value is None:
            return
        if depth == len(part.steps):
            self._write(out, part, value, first, seat)
            return
        step = part.steps[depth]
        inner = value.get(step.name)
        if step.by:
            size //= len(step.by)
            for each in inner:
                at = step.by.get(f"{each['q']},{each['r']}")
                if at is not None:
                    self._walk(out, part, each, depth + 1, first + at * size, size, seat)
        elif step.players:
            size //= self.sides
            for side, each in enumerate(inner):
                self._walk(out, part, each, depth + 1, first + self._place(side, seat) * size, size, seat)
        elif step.places > 1:
            size //= step.places
            for at, each in enumerate(inner[: step.places] if inner is not None else ()):
                self._walk(out, part, each, depth + 1, first + at * size, size, seat)
        else:
            self._walk(out, part, inner, depth + 1, first, size, seat)

    def _place(self, side: int, seat: int) -> int:
        """The seat itself is 0, the others follow it; a side without a seat stays last."""
        return (side - seat) % self.seats if side < self.seats else side

    def _write(self, out: Tensor, part: Part, value: Any, first: int, seat: int) -> None:
        kind, words = part.field.kind, part.words
        if kind == "number":
            out[first] = float(value)
        elif kind == "word":
            at = words.get(str(value))
            if at is not None:
                out[first + at] = 1.0
        elif kind == "words":
            for place, word in enumerate(value[: part.field.most]):
                at = words.get(str(word))
                if at is not None:
                    out[first + place * len(words) + at] = 1.0
        elif kind == "bag":
            for word in value:
                out[first + words.get(str(word), len(words))] += 1.0
        elif kind == "table":
            for word, number in value.items():
                at = words.get(str(word))
                if at is not None:
                    out[first + at] = float(number)
        else:
            for side in [value] if kind == "seat" else value:
                if 0 <= side < self.sides:
                    out[first + self._place(side, seat)] = 1.0

    def fields(self) -> list[tuple[int, int, str, str]]:
        """Where each field begins, how many numbers it has, its path and what it says."""
        return [(part.first, part.size, part.field.path, part.field.about) for part in self.parts]
