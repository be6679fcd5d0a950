"""What the sources say to players: every key of a phrase, every kind of event, with what they fill in."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import tablee

PACKAGE: Final = Path(tablee.__file__).parent
CORE: Final = PACKAGE / "core"
KEY: Final = re.compile("[a-z]+(-[a-z]+)*")
INSIDE: Final = ("because", "phrase")
"""Functions of the core that make phrases of what a game gives them."""

SOMETHING: Final = "*"
"""Stands for the part of a key that the source computes."""


class Spoken:
    """A key in a source. `args` None: the source does not write them out beside the key."""

    def __init__(self, key: str, args: frozenset[str] | None, where: str) -> None:
        self.key = key
        self.args = args
        self.where = where

    def __repr__(self) -> str:
        return f"{self.key} ({self.where})"


@cache
def phrases(folder: Path) -> list[Spoken]:
    """`Phrase("ask-corps", {"card": …})`, `because("ECH-20", "no-pass")`, which says "why-no-pass", and
    `Says("place", …)`, which says "say-place"."""
    found: list[Spoken] = []
    for path, tree in trees(folder):
        named = constants(folder) | assigned(tree)
        inside = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name in INSIDE]
        skipped = {id(call) for function in inside for call in ast.walk(function)}
        for call in calls(tree, "Phrase"):
            if id(call) not in skipped and call.args:
                found += spoken("", call.args, named, f"{path.name}:{call.lineno}")
        for call in calls(tree, "because"):
            found += spoken("why-", call.args[1:], named, f"{path.name}:{call.lineno}")
        for call in calls(tree, "Says"):
            keys = sorted(words(call.args[0], named))
            found += [Spoken("say-" + key, None, f"{path.name}:{call.lineno}") for key in keys]
    return found


def spoken(prefix: str, args: list[ast.expr], named: dict[str, set[str]], where: str) -> list[Spoken]:
    given: frozenset[str] | None = frozenset()
    if len(args) > 1:
        given = None
        if isinstance(args[1], ast.Dict) and all(isinstance(key, ast.Constant) for key in args[1].keys):
            given = frozenset(str(key.value) for key in args[1].keys if isinstance(key, ast.Constant))
    return [Spoken(prefix + key, given, where) for key in sorted(words(args[0], named))]


@cache
def events(folder: Path) -> list[Spoken]:
    """`emit(s, "drew", seat, card=…, only=…)`, `Event("lost", seat, how=…)`: the kinds, with the keywords given."""
    found: list[Spoken] = []
    for path, tree in trees(folder):
        told = [(call, call.args[1]) for call in calls(tree, "emit")]
        told += [(call, call.args[0]) for call in calls(tree, "Event")]
        for call, key in told:
            given = frozenset(keyword.arg for keyword in call.keywords if keyword.arg)
            for kind in sorted(words(key, constants(folder))):
                found.append(Spoken(kind, given, f"{path.name}:{call.lineno}"))
    return found


def ends(folder: Path) -> set[str]:
    """`finish(s, ALL_PASSED)`: the reasons a game ends for."""
    return {
        reason
        for _, tree in trees(folder)
        for call in calls(tree, "finish")
        for reason in words(call.args[1], constants(folder))
    }


def asked_for() -> list[Spoken]:
    """`texts.say("saved", path=…)`: the messages that the application asks for by name."""
    return [
        Spoken(key, frozenset(keyword.arg for keyword in call.keywords if keyword.arg), f"{path.name}:{call.lineno}")
        for path, tree in trees(PACKAGE)
        for call in said_in(tree)
        for key in sorted(words(call.args[0], {}))
        if KEY.fullmatch(key)
    ]


def said_in(tree: ast.Module) -> Iterator[ast.Call]:
    for node in all_calls(tree):
        if node.args:
            named = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if named == "say":
                yield node


@cache
def strings() -> tuple[set[str], tuple[str, ...]]:
    """Every text in the sources of the application, and every beginning of a text whose end is computed."""
    whole: set[str] = set()
    beginnings: set[str] = set()
    for path, tree in trees(PACKAGE):
        if path.relative_to(PACKAGE).parts[0] in ("core", "games"):
            continue  # these speak in phrases and events
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            first = node.values[0] if isinstance(node, ast.JoinedStr) and node.values else None
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
                first = node.left
            if isinstance(first, ast.Constant) and isinstance(first.value, str) and first.value.endswith("-"):
                beginnings.add(first.value)
    return whole, tuple(beginnings)


def words(node: ast.expr, named: dict[str, set[str]]) -> set[str]:
    """Every text that an expression may be."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return words(node.body, named) | words(node.orelse, named)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return {left + right for left in words(node.left, named) for right in words(node.right, named)}
    return named.get(node.id, {SOMETHING}) if isinstance(node, ast.Name) else {SOMETHING}


@cache
def constants(folder: Path) -> dict[str, set[str]]:
    """The texts that are named at the top of a module: `NO_TASKS: Final = "no-tasks"`."""
    found: dict[str, set[str]] = {}
    for _, tree in trees(folder):
        for node in tree.body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
                found[node.target.id] = words(node.value, {})
    return found


def assigned(tree: ast.Module) -> dict[str, set[str]]:
    """The texts that a variable may hold: `key = "refused-over" if … else "refused-not-asked"`."""
    found: dict[str, set[str]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            texts = words(node.value, {}) - {SOMETHING}
            if texts:
                found.setdefault(node.targets[0].id, set()).update(texts)
    return found


def calls(tree: ast.Module, name: str) -> Iterator[ast.Call]:
    for node in all_calls(tree):
        if isinstance(node.func, ast.Name) and node.func.id == name:
            yield node


@cache
def all_calls(tree: ast.Module) -> list[ast.Call]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.Call)]


@cache
def trees(folder: Path) -> list[tuple[Path, ast.Module]]:
    return [(path, tree_of(path)) for path in modules(folder)]


@cache
def modules(folder: Path) -> list[Path]:
    """What is written here: a build keeps its own tools beside the package, twice as many modules."""
    return sorted(path for path in folder.rglob("*.py") if "_compiled" not in path.parts)


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))
