"""What Elekt tells its players of a question, a refusal, an event: true for the position, not only for the rule."""

from __future__ import annotations

from typing import Any

import pytest

from tablee import registry
from tablee.core.layout import from_layout
from tablee.games.elekt.game import GAME
from tablee.games.elekt.state import Elekt
from tablee.text import LANGUAGES, Texts

PLAIN: dict[str, Any] = {
    "base": {name: {"symbols": []} for name in ("dignitary", "nameless", "assassin")}
    | {"acolyte": {"symbols": ["mysticism"]}},
    "skirmish": {"storm_pass": {"lines": []}},
    "elite": {"symbiote": {"symbols": [], "lines": ["after winning mysticism: attach authority"]}},
}


def mysticism(**given: Any) -> Elekt:
    """Anne has won Mysticism in the Skirmish zone."""
    cards = GAME.change_cards(registry.card_text("elekt"), PLAIN, registry.texts_known("elekt"))
    table = {"phase": "clash", "skirmish": "storm_pass", "1": {"skirmish": ["acolyte"]}, **given}
    return from_layout(GAME, 2, {}, cards, table)


def asked_for(s: Elekt) -> Any:
    decision = GAME.decision_of(s, 0)
    assert decision is not None
    return decision.question.args["n"]


def why(s: Elekt, text: str) -> tuple[str, str]:
    reason = GAME.why_not(s, 0, text)
    assert reason is not None
    return reason.rule, reason.phrase.key


def test_the_question_says_how_many_tokens_are_left() -> None:
    """Two, then one; one if the supply holds no more; three with an ability that adds one. (ELK-80, ELK-R57)"""
    s = mysticism()
    assert asked_for(s) == 2
    GAME.apply(s, 0, "authority acolyte")
    assert asked_for(s) == 1
    empty = {"mysticism": 0, "duplicity": 0, "brutality": 0, "authority": 2}
    assert asked_for(mysticism(supply=empty)) == 1
    s = mysticism(**{"1": {"skirmish": ["acolyte", "symbiote"]}})
    assert asked_for(s) == 3
    GAME.apply(s, 0, "mysticism acolyte")
    GAME.apply(s, 0, "brutality acolyte")
    assert asked_for(s) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_token_is_not_up_to_several(language: str) -> None:
    s = mysticism()
    GAME.apply(s, 0, "authority acolyte")
    decision = GAME.decision_of(s, 0)
    assert decision is not None
    texts = Texts(language, "elekt", s.cards)
    assert "2" not in texts.phrase(decision.question, ("Anne", "Bo"))


def test_a_first_token_is_no_second() -> None:
    """After a pair only the token that the ability names may follow; that is not a second one of anything. (ELK-80)"""
    s = mysticism(**{"1": {"skirmish": ["acolyte", "symbiote"]}})
    GAME.apply(s, 0, "duplicity acolyte")
    assert why(s, "attach duplicity to acolyte") == ("ELK-80", "why-must-differ")
    GAME.apply(s, 0, "brutality acolyte")
    assert why(s, "attach mysticism to acolyte") == ("ELK-80", "why-pair-complete")
    assert why(s, "attach brutality to acolyte") == ("ELK-80", "why-must-differ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_on_using_an_ability_speaks_of_all_kinds(language: str) -> None:
    """Not only of immediate ones: the question is also asked at a won clash and at the reset. (ELK-R07, ELK-R09)"""
    told = Texts(language, "elekt").help("UseAbility")
    assert all(rule in told for rule in ("ELK-21", "ELK-22", "ELK-23", "ELK-R07", "ELK-R09"))


@pytest.mark.parametrize(("answer", "then"), [("yes", "protected-paid"), ("no", "banished")])
def test_everybody_hears_who_banishes_whom(answer: str, then: str) -> None:
    """Also if the Unit is protected. (ELK-91, ELK-92)"""
    lines = {"elite": {"court_poisoner": {"symbols": [], "lines": ["when assigned: banish a unit here"]}}}
    cards = GAME.change_cards(registry.card_text("elekt"), lines, registry.texts_known("elekt"))
    given = {"1": {"hand": ["court_poisoner"]}, "2": {"privilege": ["confessor"], "amber": 1}}
    s: Elekt = from_layout(GAME, 2, {}, cards, given)
    for option in ("court_poisoner privilege", "use"):
        GAME.apply(s, 0, option)
    told = GAME.apply(s, 0, "confessor")
    assert [(e.kind, e.seat, e.card, e.other) for e in told] == [("banishes", 0, "confessor", 1)]
    assert then in [event.kind for event in GAME.apply(s, 1, answer)]
    texts = Texts("en", "elekt", cards)
    assert texts.event(told[0].seen_by(1), ("Anne", "Bo"), 1) == "Anne banishes your Confessor."
    assert texts.event(told[0].seen_by(0), ("Anne", "Bo"), 0) == "You banish Confessor (Bo)."
