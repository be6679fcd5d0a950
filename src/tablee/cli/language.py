"""Which language the person at the keyboard reads."""

import os
from collections.abc import Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, Annotated, Final

import typer

from tablee.core.printed import LANGUAGES

if TYPE_CHECKING:
    from tablee.text import Texts

VARIABLE: Final = "TABLEE_LANG"
_asked: list[str] = []


Given = Annotated[
    str | None,
    typer.Option("--lang", help=f"Language: {', '.join(LANGUAGES)}.", envvar=VARIABLE),
]


def asked_in(args: Sequence[str]) -> None:
    """`tablee --lang fr record show …`: it holds for the command, for what is wrong with its files, and also if the
    command line turns out to be none."""
    _asked.clear()
    for word, following in zip_longest(args, args[1:], fillvalue=""):
        name, _, value = word.partition("=")
        if name == "--lang" and (value or following):
            _asked[:] = [value or following]


def chosen(asked: str | None) -> str:
    """The language asked for, or else the one of the environment, or else English."""
    if asked is not None:
        return asked
    return _asked[0] if _asked else _of_the_environment()


def _of_the_environment() -> str:
    for variable in (VARIABLE, "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def texts(game: str) -> "Texts":
    """The words for whoever sits at the keyboard, with those of a game ("": of none)."""
    from tablee.text import Texts  # most commands start without it

    found = chosen(None)
    return Texts(found if found in LANGUAGES else _of_the_environment(), game or None)
