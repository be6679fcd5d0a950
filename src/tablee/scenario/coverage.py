"""Which rules are shown, carried out and told: every numbered rule of docs/rules has a scenario or a test that names
it, a line of code that cites it, and a line that players read.

A scenario names ids in `rules`, a Python test in its docstring, code beside what carries the rule out, each id written
out. `tests/not-shown.toml` lists what no play and no test can show, what no code carries out ([code]) and what no
player reads ([read]), with the reason; that counts neither as found nor as missing. Worked examples (…-S) need a test
only, and of the rulings players read those that a refusal or a help text names.
"""

from __future__ import annotations

import ast
import json
import tomllib
from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tablee.errors import UserError
from tablee.rulebook import read_rules
from tablee.scenario.citations import CODE, Citations, Place, blocks_of, citations
from tablee.scenario.read import read_all
from tablee.scenario.specification import (
    EXAMPLE,
    ID,
    RANGE,
    RULES,
    RULING,
    defined,
    for_players,
    is_a,
)
from tablee.text import LANGUAGES

TESTS: Final = "tests"
SCENARIOS: Final = "tests/scenarios"
NOT_SHOWN: Final = "tests/not-shown.toml"
FLOOR: Final = "tests/coverage-floor.json"
SHOWN: Final = "shown"
IN_CODE: Final = "code"
READ: Final = "read"


@dataclass(frozen=True)
class Part:
    """Rules, rulings or examples of one game that have to be found somewhere. All in the order of the rules file."""

    total: int
    shown: list[str]
    missing: list[str]
    not_showable: list[str]

    def in_words(self, what: str) -> str:
        words = f"{len(self.shown)} of {self.total} {what}"
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
    """What is shown of one game. `examples` are the worked examples of its rulebook (…-S), where it has any; `code` is
    what the code cites of its rules and rulings, `read` what players can read of those they are told."""

    game: str
    ids: list[str]
    rules: Part
    rulings: Part
    examples: Part | None
    code: Part
    read: Part
    where: dict[str, list[str]] = field(default_factory=dict)  # id -> the scenarios and tests that show it
    places: dict[str, list[Place]] = field(default_factory=dict)  # id -> the lines of code that carry it out
    lines: dict[str, str] = field(default_factory=dict)  # id -> what players read
    shortened: list[Place] = field(default_factory=list)  # ids in its code that are not written out
    reasons: dict[str, dict[str, str]] = field(default_factory=dict)  # SHOWN, IN_CODE, READ -> id -> why not

    def parts(self) -> list[tuple[str, Part]]:
        """What a scenario or a test shows."""
        parts = [("rules", self.rules), ("rulings", self.rulings)]
        return parts if self.examples is None else [*parts, ("examples", self.examples)]

    def all_parts(self) -> list[tuple[str, Part]]:
        return [*self.parts(), (IN_CODE, self.code), (READ, self.read)]

    def in_words(self) -> str:
        told = [part.in_words(f"{what} shown") for what, part in self.parts()]
        told += [self.code.in_words("cited in the code"), self.read.in_words("told to players")]
        return f"{self.game}: " + ", ".join(told)

    def written(self) -> dict[str, Any]:
        parts: dict[str, Any] = {what: part.written() for what, part in self.all_parts()[1:]}
        if self.shortened:
            parts[IN_CODE]["shortened"] = [str(place) for place in self.shortened]
        return {**self.rules.written(), **parts}

    def lacking(self) -> list[str]:
        """What is not as it should be, in words."""
        told = [f"no test names these {what}: {', '.join(part.missing)}" for what, part in self.parts() if part.missing]
        if self.code.missing:
            told.append(f"no code cites these: {', '.join(self.code.missing)}")
        told += [f'{place}: "{place.text}": write out every id' for place in self.shortened]
        if self.read.missing:
            told.append(f"players cannot read these in every language: {', '.join(self.read.missing)}")
        return told


def coverage(root: Path) -> list[Coverage]:
    """What is shown of each game with a rules file. Raises UserError for an id that does not exist."""
    files = {path.stem: path for path in sorted((root / RULES).glob("*.md"))}
    games = {game: defined(path) for game, path in files.items()}
    known = {rule for ids in games.values() for rule in ids}
    shown = _shown(root, known)
    cited = citations(root, known)
    excused = _excused(root / NOT_SHOWN, known)
    _contradict(excused[SHOWN], shown, "be shown", "shows it")
    _contradict(excused[IN_CODE], cited.code, "be in the code", "cites it")
    books = [players_lines(root / CODE, language) for language in LANGUAGES]
    return [_of_game(game, files[game], ids, books, shown, cited, excused) for game, ids in games.items()]


def _of_game(
    game: str,
    path: Path,
    ids: list[str],
    books: list[dict[str, str]],
    shown: dict[str, list[str]],
    cited: Citations,
    excused: dict[str, dict[str, str]],
) -> Coverage:
    def part(own: list[str], found: Container[str], what: str) -> Part:
        return Part(
            len(own),
            [rule for rule in own if rule in found],
            [rule for rule in own if rule not in found and rule not in excused[what]],
            [rule for rule in own if rule not in found and rule in excused[what]],
        )

    told = {rule for rule in ids if all(rule in book for book in books)}
    _contradict(excused[READ], {rule: [game] for rule in told}, "be read", "tells it to players")
    wanted = {*for_players(path), *cited.said, *told}
    examples = part([rule for rule in ids if is_a(EXAMPLE, rule)], shown, SHOWN)
    return Coverage(
        game=game,
        ids=ids,
        rules=part([rule for rule in ids if is_a("", rule)], shown, SHOWN),
        rulings=part([rule for rule in ids if is_a(RULING, rule)], shown, SHOWN),
        examples=examples if examples.total else None,
        code=part([rule for rule in ids if not is_a(EXAMPLE, rule)], cited.code, IN_CODE),
        read=part([rule for rule in ids if rule in wanted], told, READ),
        where={rule: shown[rule] for rule in ids if rule in shown},
        places={rule: cited.code[rule] for rule in ids if rule in cited.code},
        lines={rule: books[0][rule] for rule in ids if rule in books[0]},
        shortened=[place for place in cited.shortened if place.text[:3] == ids[0][:3]] if ids else [],
        reasons=excused,
    )


def players_lines(code: Path, language: str) -> dict[str, str]:
    """What players read of each rule that has a line, in the book of a game or in that of every game's cards."""
    books = [*sorted(code.glob(f"games/*/text/rules.{language}.txt")), code / "texts" / f"rules.{language}.txt"]
    texts = [book.read_text(encoding="utf-8") for book in books if book.is_file()]
    return {rule.id: rule.text for text in texts for rule in read_rules(text)}


# What shows a rule.


def _shown(root: Path, known: set[str]) -> dict[str, list[str]]:
    """The scenarios and tests that show each id."""
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
    return shown


def _read_tests(path: Path, name: str, known: set[str], prefixes: set[str], shown: dict[str, list[str]]) -> None:
    """Ids in the docstrings of test functions; a test that is skipped or expected to fail shows nothing."""
    source = path.read_text(encoding="utf-8")
    if not ID.search(source):
        return
    for node in blocks_of(ast.parse(source)):
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


# What need not be found.


def _excused(path: Path, known: set[str]) -> dict[str, dict[str, str]]:
    """The reasons by id: why nothing shows it, why no code carries it out, why players do not read it."""
    found: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    excused: dict[str, dict[str, str]] = {what: found.pop(what, {}) for what in (IN_CODE, READ)}
    excused[SHOWN] = found
    for reasons in excused.values():
        for rule, reason in reasons.items():
            if rule not in known:
                raise UserError(f"{path}: there is no rule {rule} in {RULES}")
            if not isinstance(reason, str) or not reason.strip():
                raise UserError(f"{path}: {rule} has no reason")
    return excused


def _contradict(reasons: Iterable[str], found: Mapping[str, Sequence[object]], what: str, does: str) -> None:
    for rule in reasons:
        if rule in found:
            raise UserError(f"{NOT_SHOWN}: {rule} cannot {what}, it says, but {found[rule][0]} {does}")


# The floor: what is found only grows.


def floor(path: Path) -> dict[str, dict[str, int]]:
    """The counts that were committed: {"<game>": {"rules": 135, "rulings": 140, "code": 280, "read": 150}}."""
    try:
        found: dict[str, dict[str, int]] = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, json.JSONDecodeError) as error:
        raise UserError(f"{path}: {error}") from error
    return found


def below_floor(found: list[Coverage], least: dict[str, dict[str, int]]) -> list[str]:
    """What has fallen below the floor, in words."""
    games = {game.game: dict(game.all_parts()) for game in found}
    told = {IN_CODE: "rules are cited in the code", READ: "rules are told to players"}
    low: list[str] = []
    for game, counts in least.items():
        for what, count in counts.items():
            part = games.get(game, {}).get(what)
            shown = 0 if part is None else len(part.shown)
            if shown < count:
                low.append(f"{game}: {shown} {told.get(what, f'{what} are shown')}, but {count} were before ({FLOOR})")
    return low


def floor_now(found: list[Coverage]) -> str:
    """The text of a floor as high as what is found now."""
    counts = {game.game: {what: len(part.shown) for what, part in game.all_parts() if part.shown} for game in found}
    return json.dumps({game: shown for game, shown in counts.items() if shown}, indent=2) + "\n"


def summary(root: Path) -> list[str]:
    """A line for each game, for the end of a test run; a mistake in the ids is said there too."""
    try:
        return [f"rules of {game.in_words()}" for game in coverage(root)]
    except UserError as mistake:
        return [f"rule coverage: {mistake}"]
