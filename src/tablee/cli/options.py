"""What a table may choose before the game, as a command line says it: `--option KEY=VALUE`, or KEY alone for yes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import typer

from tablee import registry
from tablee.core.contract import Game
from tablee.core.fault import wrong
from tablee.errors import UserError

Given = Annotated[
    list[str] | None,
    typer.Option(
        "--option", help="An option of the game, KEY alone for KEY=yes; may be repeated.", metavar="KEY=VALUE"
    ),
]


def read_options(game: Game[Any], given: Sequence[str], seats: int) -> dict[str, str]:
    """The options of the game, each `key=value`; what the game or a table of so many does not know is told with what it
    does."""
    found: dict[str, str] = {}
    for text in given:
        key, named, value = (part.strip() for part in text.partition("="))
        if not named:
            value = "yes"
        if found.get(key, value) != value:
            words = 'the option "{option}" is given twice: {first} and {second}'
            raise UserError(wrong("option-twice", words, option=key, first=found[key], second=value))
        found[key] = value
    registry.check_options(game, found, seats)
    return found
