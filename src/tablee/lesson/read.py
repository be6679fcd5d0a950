"""Read lesson files: TOML beside the game, `lessons/<id>.toml`, with the words in `lessons/<id>.<language>.ftl`.

A chapter lays out a table in the words of scenarios (`given`) and has steps. A step is something to read, or one answer
of the learner, who always has the first seat: `asks` is the verb of the question, `takes` the labels that lead on (`*`
stands for anything), `then` what rivals and chance say afterwards. What the script does not say, bots and chance do.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from tablee import registry
from tablee.core.cardset import CardSet
from tablee.errors import UserError

FOLDER: Final = "lessons"
FIELDS: Final = ("game", "players", "minutes", "cards", "options", "chapter")
CHAPTER_FIELDS: Final = ("id", "given", "first", "step")
STEP_FIELDS: Final = ("id", "asks", "takes", "then", "points", "rule")
WORD: Final = re.compile(r"[a-z][a-z0-9-]*")
LEARNER: Final = 0
"""The seat of who learns."""


@dataclass(frozen=True)
class Step:
    """`asks` "": only to be read."""

    id: str
    asks: str = ""
    takes: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    points: tuple[str, ...] = ()  # what it speaks of: ids of cards and places, parts of the table
    rule: str = ""

    @property
    def is_done(self) -> bool:
        """Whether something is to be done."""
        return bool(self.asks)


@dataclass(frozen=True)
class Chapter:
    id: str
    given: Mapping[str, Any]
    steps: tuple[Step, ...]
    first: tuple[str, ...] = ()  # what is said before the first step


@dataclass(frozen=True)
class Lesson:
    id: str
    game: str
    players: tuple[str, ...]
    chapters: tuple[Chapter, ...]
    minutes: int = 5
    cards: str = registry.HOUSE  # or a card file beside the lesson
    card_text: str = ""  # of that file
    options: Mapping[str, str] = field(default_factory=dict)
    path: str = ""
    words: Mapping[str, str] = field(default_factory=dict)  # by language: the text of its Fluent file

    def chapter(self, id: str) -> Chapter | None:
        return next((chapter for chapter in self.chapters if chapter.id == id), None)

    def card_set(self) -> CardSet:
        if self.cards == registry.HOUSE:
            return registry.house_cards(self.game)
        return registry.game(self.game).read_cards(self.card_text, self.cards, registry.texts_known(self.game))

    def where(self, chapter: Chapter, step: Step | None = None, name: str = "") -> str:
        """File, chapter, step and field: how a mistake begins."""
        place = f'{self.path}: chapter "{chapter.id}"' + ("" if step is None else f', step "{step.id}"')
        return f'{place}, "{name}"' if name else place


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons that a game brings with it."""
    folder = registry.home(game) / FOLDER
    files = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    return tuple(_read(file, file.name, folder, game) for file in files if file.name.endswith(".toml"))


def find(game: str, id: str) -> Lesson | None:
    return next((lesson for lesson in lessons(game) if lesson.id == id), None)


def read(path: Path) -> Lesson:
    """A lesson from anywhere: for a card set of one's own, say."""
    if not path.is_file():
        raise UserError(f"{path}: there is no such file")
    return _read(path, str(path), path.parent, "")


def _read(file: Traversable | Path, path: str, folder: Traversable | Path, game: str) -> Lesson:
    id = file.name.removesuffix(".toml")
    shown = path if not game else f"{game}/{FOLDER}/{path}"
    words = {
        other.name.removesuffix(".ftl").rpartition(".")[2]: other.read_text(encoding="utf-8")
        for other in folder.iterdir()
        if other.name.startswith(f"{id}.") and other.name.endswith(".ftl")
    }
    made = parse(file.read_text(encoding="utf-8"), shown, id, game, words)
    if made.cards == registry.HOUSE:
        return made
    if not (folder / made.cards).is_file():
        raise UserError(f'{shown}, "cards": there is no file {made.cards} beside it')
    return replace(made, card_text=(folder / made.cards).read_text(encoding="utf-8"))


def parse(text: str, path: str, id: str, game: str = "", words: Mapping[str, str] | None = None) -> Lesson:
    """The lesson in a text. Whatever is wrong is said with file, chapter, step and field."""
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise UserError(f"{path}: {error}") from error
    if not WORD.fullmatch(id):
        raise UserError(f'{path}: a lesson is called by small letters, digits and "-"')
    _check_fields(path, found, FIELDS, ("players", "chapter"))
    game = str(found.get("game", game))
    if game not in registry.GAMES:
        raise UserError(f'{path}, "game": there is no game "{game}" here; games: {", ".join(registry.GAMES)}')
    chapters = found["chapter"]
    if not isinstance(chapters, list) or not chapters:
        raise UserError(f"{path}: there is no [[chapter]] in it")
    options = found.get("options", {})
    minutes = found.get("minutes", 5)
    if not isinstance(options, Mapping) or not isinstance(minutes, int):
        raise UserError(f'{path}: "options" is a table of texts, "minutes" a number')
    made = Lesson(
        id,
        game,
        _texts(path, "players", found["players"]),
        tuple(_chapter(path, table) for table in chapters),
        minutes,
        str(found.get("cards", registry.HOUSE)),
        "",
        {str(key): str(value) for key, value in options.items()},
        path,
        words or {},
    )
    _check_twice(path, "chapter", [chapter.id for chapter in made.chapters])
    _check_speakers(made)
    return made


def _chapter(path: str, table: Mapping[str, Any]) -> Chapter:
    where = f'{path}: chapter "{table.get("id", "?")}"'
    _check_fields(where, table, CHAPTER_FIELDS, ("id", "given", "step"))
    _check_word(where, table["id"])
    steps = table["step"]
    if not isinstance(table["given"], Mapping):
        raise UserError(f'{where}, "given": a table: given.… = …')
    if not isinstance(steps, list) or not steps:
        raise UserError(f"{where}: there is no [[chapter.step]] in it")
    read = tuple(_step(where, step) for step in steps)
    _check_twice(where, "step", [step.id for step in read])
    return Chapter(str(table["id"]), table["given"], read, _texts(where, "first", table.get("first", [])))


def _step(where: str, table: Mapping[str, Any]) -> Step:
    where = f'{where}, step "{table.get("id", "?")}"'
    _check_fields(where, table, STEP_FIELDS, ("id",))
    _check_word(where, table["id"])
    step = Step(
        str(table["id"]),
        str(table.get("asks", "")),
        _texts(where, "takes", table.get("takes", [])),
        _texts(where, "then", table.get("then", [])),
        _texts(where, "points", table.get("points", [])),
        str(table.get("rule", "")),
    )
    if step.is_done != bool(step.takes):
        raise UserError(f'{where}: "asks" and "takes" belong together: which question, and what leads on')
    if step.then and not step.is_done:
        raise UserError(f'{where}, "then": nothing follows where nothing is done')
    return step


def _check_fields(where: str, table: Mapping[str, Any], known: tuple[str, ...], needed: tuple[str, ...]) -> None:
    for key in table:
        if key not in known:
            raise UserError(f'{where}: unknown field "{key}" (fields: {", ".join(known)})')
    for key in needed:
        if key not in table:
            raise UserError(f"{where}: missing field: {key}")


def _check_word(where: str, value: object) -> None:
    if not isinstance(value, str) or not WORD.fullmatch(value):
        raise UserError(f'{where}, "id": small letters, digits and "-"')


def _check_twice(where: str, what: str, ids: list[str]) -> None:
    for id in ids:
        if ids.count(id) > 1:
            raise UserError(f'{where}: two {what}s are called "{id}"')


def _check_speakers(lesson: Lesson) -> None:
    """Every line says who speaks, and it is not the learner."""
    others = ("chance", *lesson.players[1:])
    for chapter in lesson.chapters:
        said: list[tuple[Step | None, str, str]] = [(None, "first", line) for line in chapter.first]
        for step in chapter.steps:
            said += [(step, "then", line) for line in step.then]
        for at, name, line in said:
            if line.partition(":")[0].strip() not in others or ":" not in line:
                raise UserError(
                    f'{lesson.where(chapter, at, name)}: "{line}" must begin with one of: {", ".join(others)}'
                )


def _texts(where: str, key: str, value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise UserError(f'{where}, "{key}": a list of texts: {key} = ["…", "…"]')
    return tuple(value)
