"""What the fields of a card say, however they are written: so two cards are compared."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablee.core.carddiff import NO_VALUES
from tablee.core.cardfield import CHOICE, NUMBER, SENTENCES, SWITCH, SYMBOLS, TEXTS, Field
from tablee.core.cardlanguage import CardLanguage
from tablee.core.printed import LANGUAGES
from tablee.core.sentence import BadLine
from tablee.server.bench.house import house_texts


def values_of(card: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in card.items() if name not in NO_VALUES}


def is_same(one: Any, other: Any) -> bool:
    """`true` is no 1."""
    return type(one) is type(other) and bool(one == other)


def reading(field: Field, value: Any, game: str, id: str) -> Any:
    """What a field of a card says, however it is written, and also where nothing is. What is a mistake stays."""
    if field.kind == TEXTS:
        return _printed(field.name, value, game, id)
    if field.kind in (NUMBER, SWITCH) and value is None and field.unsaid is not None:
        return bool(field.unsaid) if field.kind == SWITCH else field.unsaid
    if field.kind == CHOICE and value is None and field.optional:
        return ""
    if field.kind in (SENTENCES, SYMBOLS) and value is None and field.optional and not field.fewest:
        return []
    if field.kind == SENTENCES and field.language is not None and isinstance(value, list):
        return [_said(field.language, line) for line in value]
    return value


def _printed(part: str, value: Any, game: str, id: str) -> Any:
    """A text in each language: a language that is left out shows what the others have."""
    if value is None or isinstance(value, str):
        return {each: value or house_texts(game, each).card(id, "" if part == "name" else part) for each in LANGUAGES}
    if not isinstance(value, dict) or not value.keys() & set(LANGUAGES):
        return value
    first = next(value[each] for each in LANGUAGES if each in value)
    return {**value, **{each: value.get(each, first) for each in LANGUAGES}}


def _said(language: CardLanguage[Any], line: Any) -> Any:
    try:
        return language.text(language.said_by(line)) if isinstance(line, str) else line
    except BadLine:
        return line
