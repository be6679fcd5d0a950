"""Which language the person at the keyboard reads."""

import os
from typing import TYPE_CHECKING, Annotated

import typer

from tablee.core.printed import LANGUAGES

if TYPE_CHECKING:
    from tablee.text import Texts

_asked: list[str] = []


def _remember(language: str | None) -> str | None:
    """A command's own `--lang` holds for what is wrong with its files, too."""
    if language is not None:
        _asked[:] = [language]
    return language


Given = Annotated[
    str | None,
    typer.Option("--lang", help=f"Language: {', '.join(LANGUAGES)}.", envvar="TABLEE_LANG", callback=_remember),
]


def asked_before_the_command(language: str | None) -> None:
    """`tablee --lang fr record show …`: what was asked for before the command holds for the command."""
    _asked[:] = [] if language is None else [language]


def chosen(asked: str | None) -> str:
    """The language asked for, or else the one of the environment, or else English."""
    if asked is not None:
        return asked
    if _asked:
        return _asked[0]
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def texts(game: str) -> "Texts":
    """The words for whoever sits at the keyboard, with those of a game ("": of none)."""
    from tablee.text import Texts  # most commands start without it

    found = chosen(None)
    return Texts(found if found in LANGUAGES else LANGUAGES[0], game or None)
