"""The games, and their card files: the one door through which the rest of Tablée reaches them.

A game is found through the entry points `tablee.games` of whatever is installed: `lanterns = "lanterns.game:GAME"`. Its
texts (`text/<language>.ftl`) and its cards (`cards/house.toml`, if it has any) lie in the folder of that module.
"""

import re
import tomllib
from collections.abc import Mapping
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from tablee import owncode
from tablee.beside import NOT_THERE, path_of
from tablee.core.cardfile import LARGEST, CardFileError
from tablee.core.cardset import CardSet
from tablee.core.contract import Game
from tablee.core.fault import Fault, wrong
from tablee.core.printed import text_id
from tablee.core.template import template
from tablee.errors import UserError, why
from tablee.pictures import beside

HOUSE: Final = "house"
EARLIER: Final = "earlier"
"""The folder of what `house` was before, beside it."""
WEB: Final = "web"
"""The folder in a game's package whose files a browser may have."""


def _found() -> dict[str, EntryPoint]:
    """Every game that is installed: those of Tablée as it lists them, then those from outside by their names."""
    own: list[EntryPoint] = []
    outside: list[EntryPoint] = []
    for point in entry_points(group="tablee.games"):
        (own if point.module.startswith("tablee.") else outside).append(point)
    return {point.name: point for point in own + sorted(outside, key=lambda point: point.name)}


_POINTS: Final = _found()
GAMES: Final = tuple(_POINTS)


def game(key: str) -> Game[Any]:
    """The game of that name."""
    if key not in _POINTS:
        words = 'there is no game "{game}" here; games: {games}'
        raise UserError(wrong("no-game", words, game=key, games=", ".join(GAMES)))
    return _load(key)


@cache
def _load(key: str) -> Game[Any]:
    point = _POINTS[key]
    try:
        found: Game[Any] = point.load()
    except Exception as error:  # whatever is wrong with somebody's package, it is said as a sentence
        words = 'the game "{game}" ({module}) cannot be loaded: {what}'
        raise UserError(wrong("game-fails", words, game=key, module=point.value, what=repr(error))) from error
    if not isinstance(found, Game) or found.key != key:
        words = 'the game "{game}" ({module}): that is no game of this name'
        raise UserError(wrong("game-misnamed", words, game=key, module=point.value))
    return found


def check_options(game: Game[Any], options: Mapping[str, str], seats: int) -> None:
    """Say in a sentence which option the game, or a table of so many, cannot have."""
    for key, value in options.items():
        if game.option(key, value) is None:
            known = ", ".join(f"{option.key}={'|'.join(option.values)}" for option in game.options)
            named = f"{key}={value}"
            if not known:
                raise UserError(
                    wrong("no-options", '"{game}" has no option "{option}"; it has none', game=game.key, option=named)
                )
            words = '"{game}" has no option "{option}"; options: {options}'
            raise UserError(wrong("no-option", words, game=game.key, option=named, options=known))
    if (misfit := game.misfit(options, seats)) is not None:
        words = 'the option "{option}" may be {values} at a table of {count}, not "{value}"'
        values, value = "|".join(misfit.fitting(seats)), options[misfit.key]
        raise UserError(wrong("option-misfits", words, option=misfit.key, values=values, count=seats, value=value))


def home(key: str) -> Traversable:
    """The folder in which a game's texts and cards lie."""
    return files(_POINTS[key].module.rpartition(".")[0])


def has_cards(key: str) -> bool:
    """Whether the game has a card file of its own, so that others can be written."""
    return (home(key) / "cards" / f"{HOUSE}.toml").is_file()


def has_table(key: str) -> bool:
    """Whether the game brings a table for the browser with it: `web/table.js` (docs/adding-a-game.md)."""
    return (home(key) / WEB / "table.js").is_file()


def card_text(key: str) -> str:
    """The text of the game's own card file; "" if it has none."""
    return (home(key) / "cards" / f"{HOUSE}.toml").read_text(encoding="utf-8") if has_cards(key) else ""


@cache
def texts_known(key: str) -> frozenset[str]:
    """The messages of the house texts: cards with such an id need no name of their own."""
    if not has_cards(key):
        return frozenset()
    text = (home(key) / "cards" / f"{HOUSE}.en.ftl").read_text(encoding="utf-8")
    return frozenset(line.split("=")[0].strip() for line in text.splitlines() if line[:1].isalpha() and "=" in line)


@cache
def house_cards(key: str) -> CardSet:
    """The card set that ships with the game."""
    if not has_cards(key):
        return game(key).own_cards()
    return game(key).read_cards(card_text(key), f"{HOUSE}.toml", texts_known(key))


@cache
def earlier_cards(key: str) -> dict[str, CardSet]:
    """The house sets that shipped before, by digest, the first one first: games that were played with them stay
    readable. Each says what differed from the one that came after it, so what is written is never touched again."""
    folder = home(key) / "cards" / EARLIER
    if not has_cards(key) or not folder.is_dir():
        return {}
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
    after = card_text(key)
    sets: list[CardSet] = []
    for file in reversed(files):
        sets.append(read_cards(key, file.read_text(encoding="utf-8"), file.name, house=after))
        after = sets[-1].text()
    return {found.digest: found for found in reversed(sets)}


def shipped_cards(key: str, digest: str) -> CardSet:
    """The house set of today or of earlier that has this digest; today's if none has."""
    house = house_cards(key)
    return house if house.digest == digest else earlier_cards(key).get(digest, house)


def card_template(key: str, language: str = "en") -> str:
    """A commented file to type printed cards into; beside the ids stands what they are called in that language."""
    if not has_cards(key):
        raise UserError(wrong("no-card-files", 'the cards of "{game}" are not read from files', game=key))
    return template(card_text(key), key, game(key).card_guide(), _card_names(key, language))


def _card_names(key: str, language: str) -> dict[str, str]:
    """What the known cards are called, as a comment beside their ids."""
    text = (home(key) / "cards" / f"{HOUSE}.{language}.ftl").read_text(encoding="utf-8")
    said = dict(re.findall(r"^([\w-]+) = (.+)$", text, re.MULTILINE))
    ids = [(kind, id) for kind, cards in tomllib.loads(card_text(key)).items() for id in cards if kind != "set"]
    return {f"{kind}.{id}": said[text_id(kind, id)] for kind, id in ids if text_id(kind, id) in said}


def cards(key: str, path: str | None = None) -> CardSet:
    """The card set in a file, or the house set. A broken file raises CardFileError with every mistake in it."""
    if path is None or path == HOUSE:
        return house_cards(key)
    if not has_cards(key):
        raise UserError(wrong("no-card-files", 'the cards of "{game}" are not read from files', game=key))
    return read_cards(key, read_text(path), path, Path(path).parent)


def read_cards(key: str, text: str, name: str, folder: Path | None = None, house: str = "") -> CardSet:
    """The card set in a text. It may begin from the house set (`house`, if it is not that of today) and, if it lies in
    a folder of this machine, from other files there, and have pictures that lie there; a file that somebody brings to
    a server has no folder, and no path in it is ever opened."""

    def base(of: str) -> str | Fault | None:
        if of == HOUSE:
            return house or card_text(key)
        if folder is None:
            return None
        path = path_of(folder, of)
        if isinstance(path, Fault):
            return None if path.key == NOT_THERE else path
        return read_text(str(path))

    try:
        if folder is None:
            return game(key).read_cards(text, name, texts_known(key), base)
        pictures, code = partial(beside, folder), partial(owncode.beside, folder.resolve())
        return game(key).read_cards(text, name, texts_known(key), base, pictures, code)
    except CardFileError as error:
        error.game = key
        raise


def read_text(path: str) -> str:
    """The text of a file that a person named; what can be wrong with it is said in a sentence."""
    try:
        raw = Path(path).read_bytes()
    except OSError as error:
        raise UserError(wrong("unread", "{file}: cannot be read ({why})", file=path, why=why(error))) from error
    if len(raw) > 64 * LARGEST:
        words = "{file}: too large to be one of our files ({count} bytes)"
        raise UserError(wrong("large-file", words, file=path, count=len(raw)))
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        words = "{file}: not a text file (byte {number} is not UTF-8)"
        raise UserError(wrong("no-text-file", words, file=path, number=str(error.start))) from error
