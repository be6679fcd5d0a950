"""What a card file may say, field by field, with its bounds, written out to be read and compared.

After a change that is meant, write it anew and read the difference before it is committed:

    uv run pytest tests/test_fields.py --regenerate
    git diff tests/printed/fields.txt
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tablee import registry
from tablee.core.basefile import read_upon
from tablee.core.cardfield import Field

WRITTEN: Final = Path(__file__).parent / "printed" / "fields.txt"


def fields(game: str) -> Iterator[str]:
    """Each field of each sort of card, as the reader of the house set asks for it; and what the set is known by."""
    text = registry.card_text(game)
    file = read_upon(text, "house.toml", None)
    file.asked = {}
    cards = registry.game(game).cards_of(file, text, registry.texts_known(game))
    yield f"{game}, {len(cards.every_card())} cards, {cards.digest}"
    said = {f"  {card.partition('.')[0]}: {bounds(f)}": None for card, of in file.asked.items() for f in of.values()}
    yield from said


def bounds(field: Field) -> str:
    told = [field.name, field.kind, *(["optional"] if field.optional else [])]
    if field.least or field.most:
        told.append(f"{field.least}–{field.most}")
    if field.fewest or field.several:
        told.append(f"{field.fewest}–{field.several} of them")
    if field.unsaid is not None:
        told.append(f"else {field.unsaid}")
    if field.choices:
        told.append(f"({', '.join(field.choices)})")
    if field.rule is not None:
        told.append(f"“{field.rule}”")
    return " ".join(told)


def test_fields_are_as_written(request: pytest.FixtureRequest) -> None:
    now = "\n".join(line for game in registry.GAMES for line in fields(game)) + "\n"
    if request.config.getoption("regenerate"):
        WRITTEN.write_text(now, encoding="utf-8", newline="\n")
        pytest.skip(f"{WRITTEN.name} was written anew")
    assert now.splitlines() == WRITTEN.read_bytes().decode().splitlines()
