"""Read scenario files: TOML that a player can read."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tablee import registry
from tablee.errors import UserError

FIELDS: Final = ("title", "rules", "players", "options", "cards", "given", "play", "then")
HEADER: Final = "[[scenario]]"


@dataclass(frozen=True)
class Scenario:
    """One small play. `given` None: a fresh game, from its first question on."""

    path: str
    game: str
    title: str
    rules: tuple[str, ...]
    players: tuple[str, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    cards: Mapping[str, Any] = field(default_factory=dict)
    given: Mapping[str, Any] | None = None
    play: tuple[str, ...] = ()
    then: Mapping[str, Any] = field(default_factory=dict)
    line: int = 1  # where it begins in its file


def read(path: Path) -> list[Scenario]:
    """The scenarios of one file. Its first line may say `game = "…"`; otherwise the folder's name is the game's."""
    return parse(registry.read_text(str(path)), path)


def parse(text: str, path: Path) -> list[Scenario]:
    """The scenarios in the text of a file."""
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise UserError(f"{path}: {error}") from error
    for key in found:
        if key not in ("game", "scenario"):
            raise UserError(f'{path}: unknown field "{key}" (a file has: game, {HEADER})')
    game = str(found.get("game", path.resolve().parent.name))
    scenarios = found.get("scenario", [])
    if not isinstance(scenarios, list) or not scenarios:
        raise UserError(f"{path}: there is no {HEADER} in it")
    lines = [number for number, line in enumerate(text.splitlines(), 1) if line.strip().startswith(HEADER)]
    lines += [1] * (len(scenarios) - len(lines))  # headers written in an unusual way have no line of their own
    return [_read_one(path, game, table, line) for table, line in zip(scenarios, lines, strict=False)]


def read_all(paths: list[Path]) -> list[Scenario]:
    """The scenarios of files and of all .toml files below folders, in order of their paths."""
    found: list[Scenario] = []
    for path in paths:
        if not path.exists():
            raise UserError(f"{path}: there is no such file or folder")
        for file in sorted(path.rglob("*.toml")) if path.is_dir() else [path]:
            found += read(file)
    if not found:
        raise UserError(f"no scenario in {', '.join(map(str, paths))}")
    return found


def _read_one(path: Path, game: str, table: Mapping[str, Any], line: int) -> Scenario:
    where = f"{path}:{line}: scenario" + (f' "{table["title"]}"' if "title" in table else "")
    for key in table:
        if key not in FIELDS:
            raise UserError(f'{where}: unknown field "{key}" (fields: {", ".join(FIELDS)})')
    for key in ("title", "rules", "players", "then"):
        if key not in table:
            raise UserError(f"{where}: missing field: {key}")
    for key in ("rules", "players", "play"):
        _check_texts(where, key, table.get(key, []))
    for key in ("options", "cards", "given", "then"):
        if not isinstance(table.get(key, {}), Mapping):
            raise UserError(f'{where}: "{key}" is a table: {key}.… = …')
    if not table["rules"] or not table["then"]:
        raise UserError(f"{where}: names no rule or expects nothing, so it could not fail")
    for said in table.get("play", []):
        if ":" not in said:
            raise UserError(f'{where}: "{said}" does not say who speaks ("Anna: draw")')
    return Scenario(
        path=str(path),
        game=game,
        title=str(table["title"]),
        rules=tuple(table["rules"]),
        players=tuple(table["players"]),
        options={str(key): str(value) for key, value in table.get("options", {}).items()},
        cards=table.get("cards", {}),
        given=table.get("given"),
        play=tuple(table.get("play", [])),
        then=table["then"],
        line=line,
    )


def _check_texts(where: str, key: str, value: object) -> None:
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise UserError(f'{where}: "{key}" is a list of texts: {key} = ["…", "…"]')
    if key != "play" and len(set(value)) < len(value):
        raise UserError(f'{where}: "{key}" names something twice')
