"""Sentences with names of people in them are made once, whoever the people are."""

from __future__ import annotations

import re

import pytest

from tablee import registry
from tablee.core.phrase import Phrase
from tablee.text import LANGUAGES, PEOPLE, Texts, sources


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_is_remembered_for_all_tables(language: str) -> None:
    texts = Texts(language, "revachol", registry.house_cards("revachol"))
    for number in range(50):
        said = texts.say("note-joined", player=f"Zoë {number}")
        assert f"Zoë {number}" in said
        assert not any(mark in said for marks in PEOPLE.values() for mark in marks)
    assert texts._filled.cache_info().misses == 1
    # One who is called like a word of the sentence, like the other, or not at all.
    player = texts.say("turn-other", player="")
    for name in ("player", "other", "{ $player }", "Bo"):
        assert texts.say("turn-other", player=name).replace(name, "") == player


def test_french_elides_before_the_names_that_ask_for_it() -> None:
    texts = Texts("fr", "elekt", registry.house_cards("elekt"))
    phrase = Phrase("say-rival", {"card": "?", "player": 0})
    for name, said in {"Anna": "d’Anna", "Élodie": "d’Élodie", "Hélène": "d’Hélène", "Yves": "d’Yves"}.items():
        assert texts.phrase(phrase, [name]).endswith(said)
    for name in ("Bo", "Harry", "Yann", "8"):
        assert texts.phrase(phrase, [name]).endswith(f"de {name}")


def test_two_people_in_one_sentence_stay_apart() -> None:
    texts = Texts("en", "elekt", registry.house_cards("elekt"))
    seen: dict[str, str | int] = {"kind": "stole-unit", "seat": 0, "card": "?", "other": 1}
    told = {names: texts.event(seen, names, None) for names in (("Anna", "Bo"), ("Bo", "Anna"), ("Cy", "Di"))}
    for (one, other), sentence in told.items():
        assert sentence.index(one) < sentence.index(other)
    assert len(set(told.values())) == 3


@pytest.mark.parametrize("game", registry.GAMES)
def test_no_message_asks_who_somebody_is(game: str) -> None:
    """A message that chose its words by a name, or changed the name, would get the sign in its place. DE knows the
    signs of names before which it is elided."""
    for language in LANGUAGES:
        for source in sources(language, game):
            for line in re.sub(r"DE\(\$\w+\)", "", source.read_text("utf-8")).splitlines():
                for name in PEOPLE:
                    assert f"(${name}" not in line.replace(" ", ""), line
                    assert f"${name}->" not in line.replace(" ", ""), line
