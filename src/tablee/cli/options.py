"""What a table may choose before the game, as a command line says it: `--option difficulty=hard`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import typer

from tablee.core.contract import Game, Option
from tablee.errors import UserError

Given = Annotated[
    list[str] | None,
    typer.Option("--option", help="An option of the game; may be repeated.", metavar="KEY=VALUE"),
]


def read_options(game: Game[Any], given: Sequence[str], seats: int) -> dict[str, str]:
    """The options of the game, each `key=value`; what the game or a table of so many does not know is told with what it
    does."""
    found: dict[str, str] = {}
    for text in given:
        key, _, value = (part.strip() for part in text.partition("="))
        if game.option(key, value) is None:
            raise UserError(f'"{game.key}" has no option "{text}"; {_all(game)}')
        if found.get(key, value) != value:
            raise UserError(f'the option "{key}" is given twice: {found[key]} and {value}')
        found[key] = value
    if (misfit := game.misfit(found, seats)) is not None:
        raise UserError(misfit_told(misfit, found[misfit.key], seats))
    return found


def misfit_told(option: Option, value: str, seats: int) -> str:
    """Why a table of so many cannot have that value."""
    fitting = " or ".join(option.fitting(seats))
    return f'the option "{option.key}" may be {fitting} at a table of {seats}, not "{value}"'


def _all(game: Game[Any]) -> str:
    """`options: difficulty=easy|medium|hard, gentle=no|yes`."""
    if not game.options:
        return "it has none"
    return "options: " + ", ".join(f"{option.key}={'|'.join(option.values)}" for option in game.options)
