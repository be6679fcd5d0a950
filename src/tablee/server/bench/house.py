"""The house set, as the bench compares a designer's cards with it."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any, Final

from tablee import registry
from tablee.core.basefile import read_upon
from tablee.core.cardfile import CardFile
from tablee.server.bench.wire import Sort
from tablee.text import Texts

NAME: Final = "cards.toml"
Tables = dict[str, Any]


@cache
def house_tables(key: str) -> Tables:
    return tomllib.loads(registry.card_text(key))


@cache
def house_file(key: str) -> CardFile:
    """The house set, with what was asked of its cards."""
    file = read_upon(registry.card_text(key), NAME, None)
    file.asked = {}
    registry.game(key).checked_cards(file, registry.texts_known(key), False)
    return file


@cache
def house_texts(key: str, language: str) -> Texts:
    return Texts(language, key, registry.house_cards(key))


def sorts_of(key: str, language: str) -> list[Sort]:
    texts = house_texts(key, language)
    kinds = dict.fromkeys(card.partition(".")[0] for card in house_file(key).cards)
    return [Sort(kind, texts.say(f"kind-{kind}") if texts.has(f"kind-{kind}") else kind) for kind in kinds]


def house_card(key: str, card: str) -> Tables | None:
    kind, _, id = card.partition(".")
    found = house_tables(key).get(kind, {}).get(id)
    return found if isinstance(found, dict) else None
