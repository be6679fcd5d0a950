"""Where the code carries out a rule, and which rules it names to players.

Code cites a rule in a comment or a docstring beside what carries it out, each id written out so that a search finds
it. An id in any other string is a word to a player, who must be able to read that rule; nothing is carried out there,
and neither is it where a refusal is worded.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tablee.errors import UserError
from tablee.scenario.specification import ID, RANGE, RULES

CODE: Final = "src/tablee"
WORDS: Final = "ui/src/games"
NOT_CARRIED_OUT: Final = ("bots", "scenario", "sim", "testing")
"""Folders of what plays by the rules, tests or counts them."""

REASONS: Final = "reasons.py"
"""A file in which a game words its refusals."""

SHORTENED: Final = re.compile(rf"{RANGE.pattern}|{ID.pattern}(?: ff\.|(?:, ?R\d+\b)+)")
"""`ECH-58 … ECH-60`, `ECH-67 ff.`, `ECO-R53, R54`: who searches for the id in between finds nothing."""

QUOTED: Final = re.compile(r"`[^`\n]*`")
"""What is quoted so says how an id looks."""

IN_A_COMMENT: Final = re.compile(rf"#.*{ID.pattern}")
"""Perhaps; most files need not be taken apart to see."""

WORDS_A_REFUSAL: Final = re.compile(r"_?why_|refuses$")
"""Functions that do."""


@dataclass(frozen=True)
class Place:
    """A line of a file that names a rule, and the text of that line; in code, of the line that is explained there."""

    path: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}"


@dataclass(frozen=True)
class Citations:
    """`code`: where each id is carried out. `said`: where players are told it. `shortened`: ids not written out."""

    code: dict[str, list[Place]]
    said: dict[str, list[Place]]
    shortened: list[Place]


def citations(root: Path, known: set[str]) -> Citations:
    """What the code of this project says about the rules. Raises UserError for an id that does not exist."""
    found = Citations({}, {}, [])
    prefixes = {rule[:3] for rule in known}
    for path in sorted((root / CODE).rglob("*.py")):
        name = path.relative_to(root)
        if name.parts[2] not in NOT_CARRIED_OUT and not name.parts[2].startswith("_"):
            _read_code(path, str(name), prefixes, found)
    for folder in (root / CODE, root / WORDS):
        for path in sorted(folder.rglob("*.ftl")):
            _read_words(path, str(path.relative_to(root)), prefixes, found)
    for places in (found.code, found.said):
        for rule in places:
            if rule not in known:
                raise UserError(f"{places[rule][0]}: names {rule}, but there is no such rule in {RULES}")
    return found


def _read_code(path: Path, name: str, prefixes: set[str], found: Citations) -> None:
    text = path.read_text(encoding="utf-8")
    if not ID.search(text):
        return
    lines = text.splitlines()
    tree = ast.parse(text)
    blocks = list(blocks_of(tree))
    refusals = set(_refusals(blocks))
    explanations = list(_docstrings(blocks, lines))
    if IN_A_COMMENT.search(text):
        explanations += _comments(text, lines)
    for said in explanations:
        for span in SHORTENED.finditer(said.text):
            if span[0][:3] in prefixes:
                found.shortened.append(Place(name, said.line + said.text.count("\n", 0, span.start()), span[0]))
        if path.name != REASONS and said.line not in refusals:
            whole = QUOTED.sub("", SHORTENED.sub(lambda span: "\n" * span[0].count("\n"), said.text))
            for line, part in enumerate(whole.split("\n"), said.line):
                _add(found.code, Place(name, line, lines[said.of - 1].strip()), part, prefixes)
    if name.startswith(f"{CODE}/games/"):
        explained = {line for said in explanations for line in range(said.line, said.last + 1) if said.is_docstring}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.lineno not in explained:
                if not ID.search(node.value):
                    continue
                place = Place(name, node.lineno, lines[node.lineno - 1].strip())
                _add(found.said, place, node.value, prefixes)


def _read_words(path: Path, name: str, prefixes: set[str], found: Citations) -> None:
    for i, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not text.startswith("#"):
            _add(found.said, Place(name, i, text), text, prefixes)


def _add(places: dict[str, list[Place]], place: Place, text: str, prefixes: set[str]) -> None:
    for id in ID.finditer(text):
        if id[1] in prefixes and place not in places.setdefault(id[0], []):
            places[id[0]].append(place)


@dataclass(frozen=True)
class Explanation:
    """A docstring or a comment from one line to another, and the line `of` what it explains."""

    line: int
    last: int
    of: int
    text: str
    is_docstring: bool


def blocks_of(node: ast.AST) -> Iterator[ast.AST]:
    """This and all in it that has statements of its own; expressions, most of a tree, are not gone through."""
    yield node
    for field in ("body", "handlers", "orelse", "finalbody", "cases"):
        found = getattr(node, field, None)
        for inner in found if isinstance(found, list) else []:
            if hasattr(inner, "body"):
                yield from blocks_of(inner)


def _docstrings(blocks: list[ast.AST], lines: list[str]) -> Iterator[Explanation]:
    """The strings that stand alone: of modules, classes and functions, and below constants."""
    for parent in blocks:
        body: list[ast.stmt] = getattr(parent, "body", [])
        for i, node in enumerate(body):
            if (
                isinstance(node, ast.Expr)
                and isinstance(node.value, ast.Constant)
                and isinstance(node.value.value, str)
            ):
                first, last = node.lineno, node.end_lineno or node.lineno
                above = body[i - 1].lineno if i else getattr(parent, "lineno", first)
                yield Explanation(first, last, above, "\n".join(lines[first - 1 : last]), True)


def _comments(text: str, lines: list[str]) -> Iterator[Explanation]:
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            line = of = token.start[0]
            while of < len(lines) and (not lines[of - 1].strip() or lines[of - 1].lstrip().startswith("#")):
                of += 1
            yield Explanation(line, line, of, token.string, False)


def _refusals(blocks: list[ast.AST]) -> Iterator[int]:
    """The lines of functions that word a refusal."""
    for node in blocks:
        if isinstance(node, ast.FunctionDef) and WORDS_A_REFUSAL.match(node.name):
            yield from range(node.lineno, (node.end_lineno or node.lineno) + 1)
