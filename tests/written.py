"""The files of texts that players read, and how their language is printed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDERS: Final = ("src/tablee/texts", "src/tablee/games", "ui/src/words", "ui/src/games", "examples")
NO_BREAK: Final = "\N{NO-BREAK SPACE}"


class Said(NamedTuple):
    """A piece of text that stands in a file, and where: the message, or the number of the rule."""

    file: Path
    where: str
    text: str

    @property
    def game(self) -> str:
        """The game that the file belongs to; "" for the words of the application."""
        return game_of(self.file)


@cache
def game_of(file: Path) -> str:
    parts = file.relative_to(ROOT).parts
    return parts[parts.index("games") + 1] if "games" in parts else ""


def files(language: str) -> list[Path]:
    """Every file of a language: messages, names of cards, lessons, rules."""
    names = (f"{language}.ftl", f"*.{language}.ftl", f"rules.{language}.txt")
    return sorted({file for folder in FOLDERS for name in names for file in (ROOT / folder).rglob(name)})


def said(file: Path) -> Iterator[Said]:
    """What the file says, without keys, variables and comments."""
    text = file.read_text("utf-8")
    if file.suffix == ".txt":
        for line in text.splitlines():
            where, _, sentence = line.partition(" ")
            yield Said(file, where, sentence)
        return
    for entry in parse(text).body:
        if isinstance(entry, ftl.Message | ftl.Term):
            for part in (entry, *entry.attributes):
                where = entry.id.name if part is entry else f"{entry.id.name}.{part.id.name}"
                found = _Texts()
                if part.value is not None:
                    found.visit(part.value)
                yield Said(file, where, "".join(found.texts))


class _Texts(Visitor):
    """The texts of a pattern, with a sign for each thing that is filled in."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_Placeable(self, node: ftl.Placeable) -> None:  # noqa: N802
        self.texts.append("…" if not isinstance(node.expression, ftl.SelectExpression) else "\n")
        if isinstance(node.expression, ftl.SelectExpression):
            for variant in node.expression.variants:
                self.visit(variant.value)
                self.texts.append("\n")


def printed(text: str, language: str) -> str:
    """The text as its language is printed."""
    text = re.sub(r"(?<=\w)'|'(?=\w)", "’", text)
    if language == "fr":
        text = re.sub(rf"(?<=[^=\s{NO_BREAK}])[ \N{{NARROW NO-BREAK SPACE}}](?=[:;!?»])", NO_BREAK, text)
        text = re.sub("«[ \N{NARROW NO-BREAK SPACE}]", f"«{NO_BREAK}", text)
    return text
