"""Every mistake of a card file that the sources can name: found by reading them, for the tests of their texts."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from tests.spoken import modules

PACKAGE: Final = Path(__file__).resolve().parent.parent / "src" / "tablee"
MAKERS: Final = ("wrong", "bad_line", "bad")
IS_MADE: Final = re.compile(rf"\b(?:{'|'.join(MAKERS)})\s*\(")
SOMETHING: Final = "*"
"""Stands for what the source computes."""


class Named(NamedTuple):
    key: str
    words: str | None  # None: computed
    parts: frozenset[str]
    where: str


@cache
def named(folder: Path) -> list[Named]:
    """What the modules of a folder call mistakes by; computed ends of keys are SOMETHING."""
    return list(_named(folder))


def _named(folder: Path) -> Iterator[Named]:
    for file in modules(folder) if folder.is_dir() else [folder]:
        text = file.read_text("utf-8")
        if not IS_MADE.search(text):  # most modules need not be taken apart
            continue
        tree = ast.parse(text)
        texts = {
            (target.id, node.lineno): node.value.value if isinstance(node.value, ast.Constant) else None
            for node in ast.walk(tree)
            if isinstance(node, ast.Assign)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MAKERS and node.args:
                where = f"{file.relative_to(PACKAGE)}:{node.lineno}"
                parts = frozenset(keyword.arg or SOMETHING for keyword in node.keywords)
                yield Named(_key(node.args[0], where), _words(node.args[1], texts), parts, where)


def _key(node: ast.expr, where: str) -> str:
    if isinstance(node, ast.BinOp) and isinstance(node.left, ast.Constant):
        return str(node.left.value) + SOMETHING
    assert isinstance(node, ast.Constant), f"{where}: the key of a mistake is written out"
    return str(node.value)


def _words(node: ast.expr, texts: dict[tuple[str, int], Any]) -> str | None:
    """The English, also where it was named in a line above."""
    if isinstance(node, ast.Constant):
        return str(node.value)
    if isinstance(node, ast.Name):
        above = [line for name, line in texts if name == node.id and line <= node.lineno]
        return texts[node.id, max(above)] if above else None
    return None
