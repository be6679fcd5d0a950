"""The file to type printed cards into says what the house set marks as known, and nothing else."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

import pytest

from tablee import registry
from tablee.core.template import KNOWN

WITH_CARDS: Final = [key for key in registry.GAMES if registry.has_cards(key)]


def tables(key: str, text: str) -> dict[tuple[str, str], dict[str, Any]]:
    """Every card of a file by its kind and id; a table that is no group of cards by its name."""
    found: dict[tuple[str, str], dict[str, Any]] = {}
    for kind, table in tomllib.loads(text).items():
        if kind == "set":
            continue
        if any(isinstance(value, dict) and name != "source" for name, value in table.items()):
            found |= {(kind, id): card for id, card in table.items()}
        else:
            found[kind, ""] = table
    return found


def origin(card: dict[str, Any], field: str) -> Any:
    source = card.get("source", "house")
    return source.get(field, "house") if isinstance(source, dict) else source


@pytest.mark.parametrize("key", WITH_CARDS)
def test_what_is_known_is_filled_in(key: str) -> None:
    blank = tables(key, registry.card_template(key))
    known = 0
    for (kind, id), card in tables(key, registry.card_text(key)).items():
        source = card.get("source", "house")
        if isinstance(source, dict) and "price" in source:
            continue
        for field, value in card.items():
            if field == "source" or origin(card, field) not in KNOWN:
                continue
            if id and origin(card, "card") not in KNOWN:
                continue
            assert blank[kind, id][field] == value, f"{kind}.{id}: {field}"
            known += 1
    assert known > 7


@pytest.mark.parametrize("key", WITH_CARDS)
def test_nothing_else_is_filled_in(key: str) -> None:
    house = tables(key, registry.card_text(key))
    for (kind, id), card in tables(key, registry.card_template(key)).items():
        for field, value in card.items():
            if field == "number":
                continue
            there = house[kind, id]
            assert origin(there, field) in KNOWN, f"{kind}.{id}: {field} is ours"
            assert there[field] == value


@pytest.mark.parametrize("key", WITH_CARDS)
def test_there_is_a_place_for_every_card(key: str) -> None:
    house, blank = tables(key, registry.card_text(key)), registry.card_template(key)
    places = re.findall(r"^#\? \[", blank, re.MULTILINE)
    assert len(house) == len(tables(key, blank)) + len(places)
    assert max(map(len, blank.split("\n"))) <= 170


def test_a_price_that_nobody_knows_is_not_filled_in() -> None:
    """The rulebook says what the Skarg and the Body Thief do, not what it costs. (ELK-R48, ELK-R51)"""
    text = registry.card_template("elekt")
    for line in ("resolve brutality now", "take a unit here and discard this"):
        assert f'#? lines = ["when assigned: {line}"]  # rulebook, but its price is not known' in text
