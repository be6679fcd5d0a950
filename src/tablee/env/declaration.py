"""What a game declares for researchers: `research.toml` beside its texts, one file for answers and observations.

    version = 1
    places = 1024                            # answers that a way with very many combinations has at most
    [words]                                  # lists of words that slots and fields speak of
    symbol = ["yellow", "orange"]
    [slots]                                  # answer slot -> list of words
    card = "cards"
    [observation."players[].hand"]           # a path into the seat's own view
    as = "bag"
    of = "cards"
    about = "Cards in hand, by card; the last counts unknown ones."

Three lists are there in every game: `cards` (every card of the set, in its order), `seats` (0, 1, …) and `verbs`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any, Final, NamedTuple

from tablee import registry
from tablee.core.cardset import CardSet
from tablee.core.contract import Game
from tablee.errors import UserError
from tablee.stepping.sparse import KINDS

FILE: Final = "research.toml"
UNLESS_SAID: Final = {"version": 0, "places": 1024, "words": {}, "slots": {}, "observation": {}}


class Field(NamedTuple):
    """A field of the tensor: where in the view it stands, how it is written, and what it says."""

    path: str
    kind: str
    of: str  # the list of words, "" for numbers
    most: int  # places of a list of words
    about: str


class Declaration(NamedTuple):
    """What stands in the file."""

    version: int
    places: int  # of a way whose combinations are too many for an index each
    words: dict[str, tuple[str, ...]]
    slots: dict[str, str]
    fields: tuple[Field, ...]

    def list_of(self, name: str, game: Game[Any], cards: CardSet) -> tuple[str, ...]:
        """A list of words by its name."""
        if name == "cards":
            return tuple(cards.every_card())
        if name == "seats":
            return tuple(str(seat) for seat in range(game.most))
        if name == "verbs":
            return tuple(sorted(game.verbs))
        if name not in self.words:
            raise UserError(f'{FILE} of "{game.key}": there is no list of words "{name}"')
        return self.words[name]


@cache
def declaration(key: str) -> Declaration:
    """What a game declares; a game without a file has answers and a mask, but no fields besides the question."""
    file = registry.home(key) / FILE
    found = {**UNLESS_SAID, **(tomllib.loads(file.read_text("utf-8")) if file.is_file() else {})}
    words = {name: tuple(_listed(given)) for name, given in found["words"].items()}
    fields = []
    for path, given in found["observation"].items():
        if given["as"] not in KINDS:
            raise UserError(f'{FILE} of "{key}", {path}: "{given["as"]}" is none of {", ".join(KINDS)}')
        fields.append(Field(path, given["as"], given.get("of", ""), given.get("most", 1), given["about"]))
    return Declaration(found["version"], found["places"], words, found["slots"], tuple(fields))


def _listed(given: Any) -> Iterator[str]:
    """Words as they stand there; "1…40" for numbers; "hex 8" for the places at most eight steps from the middle."""
    for word in [given] if isinstance(given, str) else given:
        numbers = re.fullmatch(r"(-?\d+)…(-?\d+)", word)
        far = re.fullmatch(r"hex (\d+)", word)
        if numbers:
            yield from map(str, range(int(numbers[1]), int(numbers[2]) + 1))
        elif far:
            n = int(far[1])
            yield from (f"{q},{r}" for q in range(-n, n + 1) for r in range(-n, n + 1) if abs(q + r) <= n)
        else:
            yield word
