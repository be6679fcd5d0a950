"""What messages call for grammar: elision, letters in place of numbers, the gender of a card, an infinitive."""

from __future__ import annotations

import pytest

from tablee import registry
from tablee.core.phrase import Phrase
from tablee.grammar import by_letter, by_number, de, letter, number_of
from tablee.text import LANGUAGES, Texts


def test_de_is_elided_before_a_vowel_and_a_silent_h() -> None:
    assert [de(name) for name in ("Anna", "Émile", "Yves", "Hélène")] == ["d’Anna", "d’Émile", "d’Yves", "d’Hélène"]
    assert [de(name) for name in ("Bo", "Yann", "Harry", "")] == ["de Bo", "de Yann", "de Harry", "de "]


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_are_numbers_and_come_back(language: str) -> None:
    assert letter(1, language) != letter(2, language)
    for number in range(1, 1000):
        assert number_of(letter(number, language).lower(), language) == number
    assert [letter(other, language) for other in (0, -1, "x")] == ["0", "-1", "x"]
    assert [number_of(other, language) for other in ("", "1", "é")] == [0, 0, 0]


def test_labels_are_shown_and_typed_with_letters() -> None:
    assert by_letter("corps 2 completes island", ("corps",), "en") == "corps B completes island"
    assert by_number("corps B completes island", ("corps",), "en") == "corps 2 completes island"
    assert by_number("in corps Б", ("corps",), "ru") == by_number("in corps b", ("corps",), "ru") == "in corps 2"
    for label in ("in a new corps", "in corps 2", "corps completes"):
        assert by_number(label, ("corps",), "en") == label
    assert by_letter("corps 2", (), "en") == "corps 2"


def test_french_agrees_with_the_gender_of_a_card() -> None:
    cards = registry.house_cards("elekt")
    french = Texts("fr", "elekt", cards)
    assert cards.every_card()
    for card, said in (
        ("dignitary", "Dignitaire est banni. Le protéger gratuitement\u00a0?"),
        ("nameless", "Sans Nom est banni. Le protéger gratuitement\u00a0?"),
        ("ash_widow", "Veuve des cendres est bannie. La protéger gratuitement\u00a0?"),
        ("?", "L’Unité une carte cachée est bannie. La protéger gratuitement\u00a0?"),
    ):
        assert french.phrase(Phrase("ask-protect", {"card": card, "n": 0}), []) == said


def test_every_french_unit_has_a_gender_and_a_typed_name_has_none() -> None:
    cards = registry.house_cards("elekt")
    french = Texts("fr", "elekt", cards)
    units = [card for card in cards.every_card() if cards.face(card)["kind"] in ("base", "elite")]
    assert len(units) > 30
    assert {french._gender(card) for card in units} == {"m", "f"}
    assert {Texts("en", "elekt", cards)._gender(card) for card in units} == {"none"}
    text = registry.card_text("elekt").replace("[elite.ash_widow]", '[elite.ash_widow]\nname = "Veuf"')
    known = registry.texts_known("elekt")
    own = Texts("fr", "elekt", registry.game("elekt").read_cards(text, "own.toml", known))
    assert own._gender("ash_widow") == "none"
    assert own.phrase(Phrase("ask-protect", {"card": "ash_widow", "n": 0}), []).startswith("L’Unité Veuf est bannie.")


def test_an_answer_of_a_card_is_to_be_done() -> None:
    """A button has the infinitive, the card itself the imperative; an answer begins with a capital letter."""
    line = Phrase("line-at-most", {"line": Phrase("line-gain-card"), "most": 3})
    said = {
        language: Texts(language, "ecos").phrase(Phrase("say-choose", {"line": line}), []) for language in LANGUAGES
    }
    assert said["en"] == "Gain a card, at most 3"
    assert said["fr"] == "Gagner une carte, 3 au plus"
    assert Texts("fr", "ecos").phrase(line, []) == "gagnez une carte, 3 au plus"
    asked = Phrase("ask-may", {"card": "?", "line": line})
    assert Texts("fr", "ecos").phrase(asked, []).endswith("voulez-vous gagner une carte, 3 au plus\u00a0?")
