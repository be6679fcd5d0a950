"""What a table may choose before the game, as a command line says it: `--option difficulty=hard`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import typer

from tablee.core.contract import Game
from tablee.errors import UserError

Given = Annotated[
    list[str] | None,
    typer.Option("--option", help="An option of the game; may be repeated.", metavar="KEY=VALUE"),
]


def read_options(game: Game[Any], given: Sequence[str]) -> dict[str, str]:
    """The options of the game, each `key=value`; what the game does not know is told with what it does."""
    known = {option.key: option.values for option in game.options}
    found: dict[str, str] = {}
    for text in given:
        key, _, value = (part.strip() for part in text.partition("="))
        if key not in known or value not in known[key]:
            raise UserError(f'"{game.key}" has no option "{text}"; {_all(game)}')
        if found.get(key, value) != value:
            raise UserError(f'the option "{key}" is given twice: {found[key]} and {value}')
        found[key] = value
    return found


def _all(game: Game[Any]) -> str:
    """`options: difficulty=easy|medium|hard, gentle=no|yes`."""
    if not game.options:
        return "it has none"
    return "options: " + ", ".join(f"{option.key}={'|'.join(option.values)}" for option in game.options)
