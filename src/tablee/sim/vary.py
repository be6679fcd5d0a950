"""Values of a card set that are varied: `kim.points=0..4`, `box.goal=60..100:10`, `task.badge.points=1,3`."""

from __future__ import annotations

import re
import tomllib
from functools import lru_cache
from typing import Any, Final, NamedTuple

from tablee import registry
from tablee.core.cardfile import CardFileError
from tablee.core.cardset import CardSet
from tablee.errors import UserError

MOST_VALUES: Final = 100
HOUSE: Final = "house"
RANGE: Final = re.compile(r"(-?\d+)\.\.(-?\d+)(?::(\d+))?")


class Value(NamedTuple):
    """Where a value stands in the card file: table, card ("" for a table without cards), field."""

    table: str
    card: str
    field: str

    def __str__(self) -> str:
        return f"{self.card or self.table}.{self.field}"

    def change(self, value: Any) -> dict[str, Any]:
        """As card files are changed."""
        inner = {self.field: value}
        return {self.table: {self.card: inner}} if self.card else {self.table: inner}


class Varied(NamedTuple):
    """A value and what it may be."""

    of: Value
    values: tuple[Any, ...]


def text_of(cards: CardSet) -> str:
    """The file that a set was read from."""
    if len(cards.origin) < 2 or not cards.origin[1]:
        raise UserError(f'the cards of "{cards.name}" were not read from a file, so no value of them can be varied')
    return str(cards.origin[1])


def tables_in(cards: CardSet) -> dict[str, Any]:
    """What stands in that file, not to be altered."""
    return _tables(text_of(cards))


@lru_cache(8)
def _tables(text: str) -> dict[str, Any]:
    """Many values of one set are asked about."""
    return tomllib.loads(text)


def find(cards: CardSet, name: str) -> Value:
    """The value that a name means; a sentence if there is none, or more than one."""
    parts = name.strip().split(".")
    tables = tables_in(cards)
    found: list[Value] = []
    if len(parts) == 2:
        first, field = parts
        if field in tables.get(first, {}) and not isinstance(tables[first][field], dict):
            found.append(Value(first, "", field))
        found += [Value(t, first, field) for t, inner in tables.items() if isinstance(inner.get(first), dict)]
    elif len(parts) == 3 and isinstance(tables.get(parts[0], {}).get(parts[1]), dict):
        found.append(Value(*parts))
    if not found:
        raise UserError(f'"{name}" is no value of the set "{cards.name}": card.field is expected, such as kim.points')
    if len(found) > 1:
        raise UserError(f'"{name}" may be {" or ".join(f"{v.table}.{v}" for v in found)}: say which')
    return found[0]


def now(cards: CardSet, value: Value) -> Any:
    """What stands there; None if nothing does."""
    table = tables_in(cards).get(value.table, {})
    return (table.get(value.card, {}) if value.card else table).get(value.field)


def is_house(cards: CardSet, value: Value) -> bool:
    """Whether the set says that this value is of our own making, and no fact of the box."""
    table = tables_in(cards).get(value.table, {})
    source = (table.get(value.card, {}) if value.card else table).get("source", HOUSE)
    return (source.get(value.field) if isinstance(source, dict) else source) == HOUSE


def said(text: str) -> tuple[str, tuple[Any, ...]]:
    """The name and the values of `kim.points=0..4`, whatever set it is meant for."""
    name, between, values_said = text.partition("=")
    if not between or not values_said:
        raise UserError(f'"{text}": a value and what it may be is expected, such as kim.points=0..4')
    span = RANGE.fullmatch(values_said.strip())
    if span:
        low, high, step = int(span[1]), int(span[2]), int(span[3] or 1)
        values: list[Any] = list(range(low, high + 1, step)) if step else []
    else:
        parts = map(str.strip, values_said.split(","))
        values = [int(part) if re.fullmatch(r"-?\d+", part) else part for part in parts]
    if not 1 <= len(values) <= MOST_VALUES:
        raise UserError(f'"{text}": 1 to {MOST_VALUES} values are expected, not {len(values)}')
    return name, tuple(values)


def read(cards: CardSet, text: str) -> Varied:
    """`kim.points=0..4`."""
    name, values = said(text)
    return Varied(find(cards, name), values)


def with_values(key: str, cards: CardSet, values: dict[Value, Any]) -> CardSet:
    """The set with some values changed; a sentence with every mistake if it is none then."""
    changes: dict[str, Any] = {}
    for value, to in values.items():
        table = changes.setdefault(value.table, {})
        (table.setdefault(value.card, {}) if value.card else table)[value.field] = to
    try:
        return registry.game(key).change_cards(text_of(cards), changes, registry.texts_known(key), cards.origin[4])
    except CardFileError as error:
        told = ", ".join(f"{value}={to}" for value, to in values.items())
        raise UserError(f"{told}: {error}") from error
