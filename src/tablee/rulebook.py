"""The numbered rules as a player reads them, in three languages: `games/<game>/text/rules.<language>.txt`.

One line for each rule, its id first; a line that begins with # opens a chapter. The specification with tests and
sources is docs/rules/<game>.md; tests/test_rulebook.py holds both to the same ids. What lines of cards mean in every
game is a book of its own (docs/rules/cards.md, `texts/rules.<language>.txt`): every game with such cards has it too.
"""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

from tablee import registry
from tablee.core.choosing import EFFECT_NAMES


class Rule(NamedTuple):
    id: str
    text: str
    chapter: str


@cache
def rules(game: str, language: str) -> tuple[Rule, ...]:
    """Every rule that a player has a use for, in the order of the rulebook; then what holds for cards of every game."""
    own = own_rules(game, language)
    return own + general(language) if EFFECT_NAMES.issubset(registry.game(game).verbs) else own


@cache
def own_rules(game: str, language: str) -> tuple[Rule, ...]:
    """Those that the game itself tells, with what lines of cards mean in it alone."""
    return _book(registry.home(game) / "text" / f"rules.{language}.txt")


@cache
def general(language: str) -> tuple[Rule, ...]:
    """What lines of cards mean in every game."""
    return _book(files("tablee") / "texts" / f"rules.{language}.txt")


def _book(source: Traversable) -> tuple[Rule, ...]:
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
