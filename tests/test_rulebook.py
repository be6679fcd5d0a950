"""The rules that players read are those of the specification, in every language."""

import re
from pathlib import Path

import pytest

from tablee import registry
from tablee.rulebook import rules
from tablee.text import LANGUAGES

ROOT = Path(__file__).parent.parent
FOR_PROGRAMS = re.compile(r"invariant|propert|regression", re.I)
"""Chapters of the specification that say what a test must find; no player needs them."""
CONSEQUENCES = {"ELK-08", "ELK-09", "ELK-10", "ELK-11", "ELK-55", "ELK-64"}
"""Rules that say what follows from others, for tests."""


def specified(game: str) -> set[str]:
    """The ids of the rules in the specification, without those for programs."""
    found: set[str] = set()
    chapter = ""
    for line in (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            chapter = line
        rule = re.match(r"(?:- )?\*\*([A-Z]{3}-\d+)\*\*", line)
        if rule is not None and not FOR_PROGRAMS.search(chapter):
            found.add(rule[1])
    return found - CONSEQUENCES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.GAMES)
def test_every_rule_is_told(game: str, language: str) -> None:
    told = [rule.id for rule in rules(game, language)]
    assert len(set(told)) == len(told)
    assert set(told) == specified(game)
    assert all(rule.text.strip() == rule.text and rule.text and rule.chapter for rule in rules(game, language))


@pytest.mark.parametrize("game", registry.GAMES)
def test_languages_agree(game: str) -> None:
    """The same rules in the same chapters, and no word of the program in them."""
    english = rules(game, LANGUAGES[0])
    for language in LANGUAGES:
        own = rules(game, language)
        assert [rule.id for rule in own] == [rule.id for rule in english]
        assert len({rule.chapter for rule in own}) == len({rule.chapter for rule in english})
        assert not [rule.id for rule in own if "`" in rule.text or "*" in rule.text]
    russian = rules(game, "ru")
    assert not [rule.id for rule in russian if not re.search(r"[а-яё]", rule.text)]
