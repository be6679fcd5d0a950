"""The rules that players read are those of the specification, in every language, with the rulings they are told."""

import re
from functools import cache

import pytest

from tablee import registry
from tablee.rulebook import general, own_rules, rules
from tablee.scenario.coverage import Part
from tablee.text import LANGUAGES
from tests.covered import covered

OF_CARDS = "CRD-"


@cache
def to_be_told() -> dict[str, Part]:
    """By game: the rules of the specification without those for programs, and every ruling that a refusal, a card or
    a help text names."""
    return {found.game: found.read for found in covered()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.GAMES)
def test_every_rule_is_told(game: str, language: str) -> None:
    told = [rule.id for rule in rules(game, language)]
    assert len(set(told)) == len(told)
    assert to_be_told()[game].missing == []
    assert {id for id in told if not id.startswith(OF_CARDS)} == set(to_be_told()[game].shown)
    assert all(rule.text.strip() == rule.text and rule.text and rule.chapter for rule in rules(game, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_cards_is_told(language: str) -> None:
    """What holds in every game stands once, what a game alone means by it in the book of that game; no page lacks what
    its refusals can cite."""
    everywhere = [rule.id for rule in general(language)]
    of_games = {rule.id for game in registry.GAMES for rule in own_rules(game, language)}
    assert not of_games.intersection(everywhere)
    assert to_be_told()["cards"].missing == []
    assert {*everywhere, *[id for id in of_games if id.startswith(OF_CARDS)]} == set(to_be_told()["cards"].shown)
    for game in registry.GAMES:
        assert {"CRD-1", "CRD-5", "CRD-10", "CRD-12"} <= {rule.id for rule in rules(game, language)}


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


@pytest.mark.parametrize(
    ("language", "id", "wanted"),
    [
        ("fr", "ECH-17", "ex æquo en tête"),
        ("ru", "ECH-17", "за высший результат"),
        ("fr", "ECH-56", "aucune n’est complétée"),
        ("ru", "ECH-56", "ни одно"),
        ("ru", "ECH-97", "только те, у кого поровну"),
        ("fr", "ECH-102", "une fois par complétion, quel que soit le nombre de Tâches"),
    ],
)
def test_translations_say_what_the_rule_says(language: str, id: str, wanted: str) -> None:
    """Each of these once said something else: that all roll, or that a Borrower borrows for each Task."""
    (told,) = [rule.text for rule in rules("revachol", language) if rule.id == id]
    assert wanted in told
