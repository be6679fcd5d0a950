"""The games, and their card files: the one door through which the rest of Tablée reaches them."""

from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from tablee.core.cardfile import LARGEST
from tablee.core.contract import CardSet, Game
from tablee.errors import UserError

GAMES: Final = ("revachol", "elekt", "ecos")
HOUSE: Final = "house"


def game(key: str) -> Game[Any]:
    """The game of that name."""
    if key not in GAMES:
        raise UserError(f'there is no game "{key}" here; games: {", ".join(GAMES)}')
    found: Game[Any] = import_module(f"tablee.games.{key}.game").GAME
    return found


def card_text(key: str) -> str:
    """The text of the game's own card file."""
    return (files("tablee.games") / key / "cards" / f"{HOUSE}.toml").read_text(encoding="utf-8")


@cache
def texts_known(key: str) -> frozenset[str]:
    """The messages of the house texts: cards with such an id need no name of their own."""
    text = (files("tablee.games") / key / "cards" / f"{HOUSE}.en.ftl").read_text(encoding="utf-8")
    return frozenset(line.split("=")[0].strip() for line in text.splitlines() if line[:1].isalpha() and "=" in line)


@cache
def house_cards(key: str) -> CardSet:
    """The card set that ships with the game."""
    return game(key).read_cards(card_text(key), f"{HOUSE}.toml", texts_known(key))


def cards(key: str, path: str | None = None) -> CardSet:
    """The card set in a file, or the house set. A broken file raises CardFileError with every mistake in it."""
    if path is None or path == HOUSE:
        return house_cards(key)
    return game(key).read_cards(read_text(path), path, texts_known(key))


def read_text(path: str) -> str:
    """The text of a file that a person named; what can be wrong with it is said in a sentence."""
    try:
        raw = Path(path).read_bytes()
    except OSError as error:
        raise UserError(f"{path}: cannot be read ({error.strerror})") from error
    if len(raw) > 64 * LARGEST:
        raise UserError(f"{path}: too large to be one of our files ({len(raw)} bytes)")
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise UserError(f"{path}: not a text file (byte {error.start} is not UTF-8)") from error
