"""The numbered rules as docs/rules defines them: ids, and the paragraph of each."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from tablee.errors import UserError

RULES: Final = "docs/rules"

DEFINED: Final = re.compile(r"^(?:- )?\*\*([A-Z]{3}-[A-Z]?\d+)\*\*", re.MULTILINE)
ID: Final = re.compile(r"\b([A-Z]{3})-([A-Z]?)\d+\b")
RANGE: Final = re.compile(rf"{ID.pattern}\s*(?:…|\.\.+|–|—|-|\bto\b|\bbis\b)\s*(?:{ID.pattern}|[A-Z]?\d+\b)")
RULING: Final = "R"
EXAMPLE: Final = "S"

FOR_PROGRAMS: Final = re.compile(r"invariant|propert|regression", re.I)
"""Chapters of the specification that say what a test must find; no player needs them."""


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


def is_a(letter: str, rule: str) -> bool:
    """Whether the id is one of that letter: "" for a rule, RULING or EXAMPLE."""
    return rule[4 : 4 + len(letter)] == letter and rule[4 + len(letter)].isdigit()


def for_players(path: Path) -> list[str]:
    """The ids of the rules, without rulings, examples and what only programs need."""
    found: list[str] = []
    chapter = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            chapter = line
        rule = DEFINED.match(line)
        if rule is not None and is_a("", rule[1]) and not FOR_PROGRAMS.search(chapter):
            found.append(rule[1])
    return found


def paragraph(path: Path, rule: str) -> str:
    """What the specification says about that id, with the lines that belong to it; "" if it defines no such id."""
    told: list[str] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        begun = DEFINED.match(line)
        if told and (begun or line.startswith("#") or line == "---"):
            break
        if told or (begun is not None and begun[1] == rule):
            told.append(line)
    return "\n".join(told).strip()
