"""The numbered rules as a player reads them, in three languages: `games/<game>/text/rules.<language>.txt`.

One line for each rule, its id first; a line that begins with # opens a chapter. The specification with tests and
sources is docs/rules/<game>.md; tests/test_rulebook.py holds both to the same ids.
"""

from functools import cache
from typing import NamedTuple

from tablee import registry


class Rule(NamedTuple):
    id: str
    text: str
    chapter: str


@cache
def rules(game: str, language: str) -> tuple[Rule, ...]:
    """Every rule that a player has a use for, in the order of the rulebook."""
    source = registry.home(game) / "text" / f"rules.{language}.txt"
    return read_rules(source.read_text(encoding="utf-8")) if source.is_file() else ()


def read_rules(text: str) -> tuple[Rule, ...]:
    """The rules of such a file."""
    found: list[Rule] = []
    chapter = ""
    for line in text.splitlines():
        if line.startswith("# "):
            chapter = line[2:]
        elif line:
            id, _, told = line.partition(" ")
            found.append(Rule(id, told, chapter))
    return tuple(found)
