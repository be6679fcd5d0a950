"""Read scenario files: TOML that a player can read."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tablee import shelf
from tablee.mistake import Mistaken

FIELDS: Final = ("title", "rules", "players", "options", "cards", "given", "play", "then")


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


def read(path: Path) -> list[Scenario]:
    """The scenarios of one file. Its first line may say `game = "…"`; otherwise the folder's name is the game's."""
    try:
        found = tomllib.loads(shelf.read_text(str(path)))
    except tomllib.TOMLDecodeError as error:
        raise Mistaken(f"{path}: {error}") from error
    game = str(found.get("game", path.parent.name))
    scenarios = found.get("scenario", [])
    if not isinstance(scenarios, list) or not scenarios:
        raise Mistaken(f"{path}: there is no [[scenario]] in it")
    return [_read_one(path, game, table, i) for i, table in enumerate(scenarios)]


def read_all(paths: list[Path]) -> list[Scenario]:
    """The scenarios of files and of all .toml files below folders, in order of their paths."""
    found: list[Scenario] = []
    for path in paths:
        if not path.exists():
            raise Mistaken(f"{path}: there is no such file or folder")
        for file in sorted(path.rglob("*.toml")) if path.is_dir() else [path]:
            found += read(file)
    if not found:
        raise Mistaken(f"no scenario in {', '.join(map(str, paths))}")
    return found


def _read_one(path: Path, game: str, table: Mapping[str, Any], index: int) -> Scenario:
    where = f"{path}: scenario {index + 1}" + (f' "{table["title"]}"' if "title" in table else "")
    for key in table:
        if key not in FIELDS:
            raise Mistaken(f'{where}: unknown field "{key}" (fields: {", ".join(FIELDS)})')
    for key in ("title", "rules", "players", "then"):
        if key not in table:
            raise Mistaken(f"{where}: missing field: {key}")
    if not table["rules"] or not table["then"]:
        raise Mistaken(f"{where}: names no rule or expects nothing, so it could not fail")
    return Scenario(
        str(path),
        game,
        str(table["title"]),
        tuple(table["rules"]),
        tuple(table["players"]),
        {str(key): str(value) for key, value in table.get("options", {}).items()},
        table.get("cards", {}),
        table.get("given"),
        tuple(table.get("play", [])),
        table["then"],
    )
