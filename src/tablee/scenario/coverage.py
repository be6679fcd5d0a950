"""Which rules are shown: every numbered rule of docs/rules has a scenario or a test that names it.

A scenario names ids in `rules`, a Python test in its docstring, each id written out. `tests/not-shown.toml` lists what
no play and no test can show, with the reason; it counts neither as shown nor as missing.
"""

from __future__ import annotations

import ast
import json
import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tablee.errors import UserError
from tablee.scenario.read import read_all

RULES: Final = "docs/rules"
TESTS: Final = "tests"
SCENARIOS: Final = "tests/scenarios"
NOT_SHOWN: Final = "tests/not-shown.toml"
FLOOR: Final = "tests/coverage-floor.json"

DEFINED: Final = re.compile(r"^(?:- )?\*\*([A-Z]{3}-[A-Z]?\d+)\*\*", re.MULTILINE)
ID: Final = re.compile(r"\b([A-Z]{3})-([A-Z]?)\d+\b")
RANGE: Final = re.compile(rf"{ID.pattern}\s*(?:…|\.\.+|–|—|-|\bto\b|\bbis\b)\s*(?:{ID.pattern}|[A-Z]?\d+\b)")
RULING: Final = "R"


@dataclass(frozen=True)
class Part:
    """Rules, rulings or examples of one game. All lists are in the order of the rules file."""

    total: int
    shown: list[str]
    missing: list[str]
    not_showable: list[str]

    def in_words(self, what: str) -> str:
        words = f"{len(self.shown)} of {self.total} {what} shown"
        if self.not_showable:
            words += f" ({len(self.not_showable)} cannot be)"
        return words

    def written(self) -> dict[str, Any]:
        found: dict[str, Any] = {"total": self.total, "shown": len(self.shown), "missing": self.missing}
        if self.not_showable:
            found["not_showable"] = self.not_showable
        return found


@dataclass(frozen=True)
class Coverage:
    """What is shown of one game. `examples` are the worked examples of its rulebook (…-S), where it has any."""

    game: str
    rules: Part
    rulings: Part
    examples: Part | None
    where: dict[str, list[str]] = field(default_factory=dict)  # id -> the scenarios and tests that show it

    def parts(self) -> list[tuple[str, Part]]:
        parts = [("rules", self.rules), ("rulings", self.rulings)]
        return parts if self.examples is None else [*parts, ("examples", self.examples)]

    def in_words(self) -> str:
        return f"{self.game}: " + ", ".join(part.in_words(what) for what, part in self.parts())

    def written(self) -> dict[str, Any]:
        return {**self.rules.written(), **{what: part.written() for what, part in self.parts()[1:]}}


def coverage(root: Path) -> list[Coverage]:
    """What is shown of each game with a rules file. Raises UserError for an id that does not exist."""
    games = {path.stem: defined(path) for path in sorted((root / RULES).glob("*.md"))}
    known = {rule for ids in games.values() for rule in ids}
    shown: dict[str, list[str]] = {}
    for scenario in read_all([root / SCENARIOS]):
        where = f"{Path(scenario.path).relative_to(root)}:{scenario.line}"
        for rule in scenario.rules:
            if rule not in known:
                raise UserError(f'{where}: "{scenario.title}" names {rule}, but there is no such rule in {RULES}')
            shown.setdefault(rule, []).append(where)
    prefixes = {rule[:3] for rule in known}
    for path in sorted((root / TESTS).rglob("test_*.py")):
        _read_tests(path, str(path.relative_to(root)), known, prefixes, shown)
    not_shown = _not_shown(root / NOT_SHOWN, known)
    for rule in not_shown:
        if rule in shown:
            raise UserError(f"{NOT_SHOWN}: {rule} cannot be shown, it says, but {shown[rule][0]} shows it")
    return [_of_game(game, ids, shown, not_shown) for game, ids in games.items()]


def defined(path: Path) -> list[str]:
    """The ids that a rules file defines: each stands in bold at the beginning of its paragraph."""
    ids = DEFINED.findall(path.read_text(encoding="utf-8"))
    for i, rule in enumerate(ids):
        if rule in ids[:i]:
            raise UserError(f"{path}: {rule} is defined twice")
    return ids


def all_defined(root: Path) -> set[str]:
    """Every id that exists."""
    return {rule for path in (root / RULES).glob("*.md") for rule in defined(path)}


def _of_game(game: str, ids: list[str], shown: dict[str, list[str]], not_shown: dict[str, str]) -> Coverage:
    def part(letter: str) -> Part:
        own = [rule for rule in ids if rule[4 : 4 + len(letter)] == letter and rule[4 + len(letter)].isdigit()]
        return Part(
            len(own),
            [rule for rule in own if rule in shown],
            [rule for rule in own if rule not in shown and rule not in not_shown],
            [rule for rule in own if rule in not_shown],
        )

    examples = part("S")
    where = {rule: shown[rule] for rule in ids if rule in shown}
    return Coverage(game, part(""), part(RULING), examples if examples.total else None, where)


def _read_tests(path: Path, name: str, known: set[str], prefixes: set[str], shown: dict[str, list[str]]) -> None:
    """Ids in the docstrings of test functions; a test that is skipped or expected to fail shows nothing."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
            continue
        text = ast.get_docstring(node) or ""
        where = f"{name}:{node.lineno}"
        span = RANGE.search(text)
        if span is not None and span[1] in prefixes:
            raise UserError(f'{where}: {node.name} names "{span[0]}": write out every id')
        for found in ID.finditer(text):
            if found[1] not in prefixes:
                continue
            if found[0] not in known:
                raise UserError(f"{where}: {node.name} names {found[0]}, but there is no such rule in {RULES}")
            if not _is_put_off(node) and where not in shown.setdefault(found[0], []):
                shown[found[0]].append(where)


def _is_put_off(test: ast.FunctionDef) -> bool:
    marks = [ast.unparse(decorator) for decorator in test.decorator_list]
    return any("mark.skip" in mark or "mark.xfail" in mark for mark in marks)


def _not_shown(path: Path, known: set[str]) -> dict[str, str]:
    found: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    for rule, reason in found.items():
        if rule not in known:
            raise UserError(f"{path}: there is no rule {rule} in {RULES}")
        if not isinstance(reason, str) or not reason.strip():
            raise UserError(f"{path}: {rule} has no reason")
    return found


# The floor: what is shown only grows.


def floor(path: Path) -> dict[str, dict[str, int]]:
    """The shown counts that were committed: {"revachol": {"rules": 135, "rulings": 140}}."""
    try:
        found: dict[str, dict[str, int]] = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, json.JSONDecodeError) as error:
        raise UserError(f"{path}: {error}") from error
    return found


def below_floor(found: list[Coverage], least: dict[str, dict[str, int]]) -> list[str]:
    """What has fallen below the floor, in words."""
    games = {game.game: dict(game.parts()) for game in found}
    low: list[str] = []
    for game, counts in least.items():
        for what, count in counts.items():
            part = games.get(game, {}).get(what)
            shown = 0 if part is None else len(part.shown)
            if shown < count:
                low.append(f"{game}: {shown} {what} are shown, but {count} were before ({FLOOR})")
    return low


def floor_now(found: list[Coverage]) -> str:
    """The text of a floor as high as what is shown now."""
    counts = {game.game: {what: len(part.shown) for what, part in game.parts() if part.shown} for game in found}
    return json.dumps({game: shown for game, shown in counts.items() if shown}, indent=2) + "\n"


def summary(root: Path) -> list[str]:
    """A line for each game, for the end of a test run; a mistake in the ids is said there too."""
    try:
        return [f"rules of {game.in_words()}" for game in coverage(root)]
    except UserError as mistake:
        return [f"rule coverage: {mistake}"]
