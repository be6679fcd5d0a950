"""Which language the person at the keyboard reads."""

import os
from typing import Annotated

import typer

from tablee.core.printed import LANGUAGES

Given = Annotated[str | None, typer.Option("--lang", help=f"Language: {', '.join(LANGUAGES)}.", envvar="TABLEE_LANG")]

_before_the_command: list[str] = []


def asked_before_the_command(language: str | None) -> None:
    """`tablee --lang fr record show …`: what was asked for before the command holds for the command."""
    _before_the_command[:] = [] if language is None else [language]


def chosen(asked: str | None) -> str:
    """The language asked for, or else the one of the environment, or else English."""
    if asked is not None:
        return asked
    if _before_the_command:
        return _before_the_command[0]
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
