"""Sentences one by one: names in place of ids, the reader as "you", hidden cards, counting, refusals."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tablee import registry
from tablee.core.cardset import CardSet
from tablee.core.decision import Reason
from tablee.core.phrase import Phrase
from tablee.errors import UserError
from tablee.text import LANGUAGES, Texts


def revachol(language: str, cards: CardSet | None = None) -> Texts:
    return Texts(language, "revachol", cards or registry.house_cards("revachol"))


def seen(kind: str, **fields: Any) -> dict[str, str | int]:
    return {"kind": kind, "seat": 0, **fields}


def test_an_unknown_language_is_a_mistake() -> None:
    with pytest.raises(UserError, match='no language "de" here; languages: en, fr, ru'):
        Texts("de")


def test_an_unknown_key_and_a_missing_argument_are_errors_of_ours() -> None:
    texts = Texts("en")
    assert [texts.has(key) for key in ("saved", "ask-act")] == [True, False]
    with pytest.raises(LookupError):
        texts.say("ask-act")
    with pytest.raises(LookupError):
        texts.say("saved")


@pytest.mark.parametrize(
    ("count", "text"),
    [(1, "Отменён 1 ответ."), (3, "Отменено 3 ответа."), (11, "Отменено 11 ответов."), (21, "Отменён 21 ответ.")],
)
def test_russian_counts_as_russian_does(count: int, text: str) -> None:
    assert Texts("ru").say("undone", count=count) == text


def test_cards_have_names_texts_and_flavours() -> None:
    texts = revachol("fr")
    assert texts.card("lena") == "Lena, la femme du cryptozoologue"
    assert texts.card("visual_calculus") == "Calcul visuel"
    assert texts.card("island", "text").startswith("Traversez la baie")
    assert texts.card("island", "flavour") != ""
    assert texts.card("lena", "text") == ""
    assert texts.card("?") == "une carte cachée"
    assert Texts("fr", "revachol").card("lena") == "lena"


def test_copies_are_called_like_their_card_and_typed_names_win() -> None:
    """ECH-R03: `cuno` and `cuno-2` are two cards of one name."""
    text = registry.card_text("revachol").replace('name    = "house"', 'name = "box"')
    text = text.replace("[ally.cuno]", "[ally.cuno]\ncopies = 2").replace("[ally.lena]", "[ally.kim_2]\nname = 'K2'")
    text = re.sub(r"(?ms)^\[ally\.annette\].*?(?=^\[)", "", text)
    cards = registry.game("revachol").read_cards(text, "box.toml", registry.texts_known("revachol"))
    for language, name in zip(LANGUAGES, ("Cuno", "Cuno", "Куно"), strict=True):
        texts = revachol(language, cards)
        assert texts.card("cuno") == texts.card("cuno-2") == name
        assert texts.card("cuno-2", "flavour") == revachol(language).card("cuno", "flavour") != ""
        assert texts.card("kim_2") == "K2"
        assert texts.card("kim_2", "flavour") == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_are_called_the_same(language: str) -> None:
    """Sentences drop by-names, and a player must still know who is meant."""
    texts = revachol(language)
    cards: Any = registry.house_cards("revachol")
    ids = [*cards.allies, *cards.tasks, *cards.morale]
    assert len(ids) == 89
    assert len({texts.called(card) for card in ids}) == 89
    assert texts.called("garte") in ("Garte", "Гарт")
    assert texts.called("lesson") == texts.card("lesson")  # a comma in the name of a Task is no by-name


def test_the_reader_is_called_you() -> None:
    took = seen("took", card="kim", other=1, number=2)
    names = ["Anna", "Bo", "Cy"]
    assert [revachol("en").event(took, names, you) for you in (0, 1, 2, None)] == [
        "You take Kim Kitsuragi from Bo, into Corps B.",
        "Anna takes Kim Kitsuragi from you, into Corps B.",
        "Anna takes Kim Kitsuragi from Bo, into Corps B.",
        "Anna takes Kim Kitsuragi from Bo, into Corps B.",
    ]


def test_a_hidden_card_has_its_own_words() -> None:
    """ECH-R14: opponents see "drew an Ally"; what others are dealt is not worth a line."""
    hidden = seen("drew", card="?")
    assert [revachol(language).event(hidden, ["A", "B"], 1) for language in LANGUAGES] == [
        "A draws an Ally.",
        "A pioche un Allié.",
        "A берёт Союзника.",
    ]
    assert [revachol(language).event(seen("dealt", card="?"), ["A"], 1) for language in LANGUAGES] == [""] * 3


def test_a_completion_says_what_it_brings() -> None:
    """The points printed on the card, counted as the language does (ECH-47)."""
    done = seen("completed", card="badge", number=2)
    said = [revachol(language).event(done, ["A"], 0).replace("\N{NO-BREAK SPACE}", " ") for language in LANGUAGES]
    points = registry.house_cards("revachol").face("badge")["points"]
    assert points == 2
    assert said == [
        "You complete “Track down your badge” with Corps B: +2 points.",
        "Vous complétez « Trouver votre badge » avec l’Escouade B : +2 points.",
        "Вы выполняете Задание «Найди свой значок» (Подразделение Б): +2 очка.",
    ]
    one = seen("completed", card="chair", number=1)
    assert revachol("en").event(one, ["A"], 1) == "A completes “Sit down with Evrart” with Corps A: +1 point."
    given = seen("gave", card="klaasje", other=1)
    assert revachol("en").event(given, ["A", "B"], 0) == "B receives Klaasje as victory points (+1)."


def test_phrases_name_what_they_mean() -> None:
    phrase = Phrase("say-complete", {"corps": 2, "tasks": ("badge", "island", "gun")})
    said = [revachol(language).phrase(phrase, []).replace("\N{NO-BREAK SPACE}", " ") for language in LANGUAGES]
    assert said == [
        "Corps B completes “Track down your badge”, “Go to the island”, and “Recover your pistol”",
        "Compléter « Trouver votre badge », « Aller sur l’île » et « Récupérer votre pistolet » avec l’Escouade B",
        "Подразделение Б выполняет: «Найди свой значок», «Отправляйся на остров» и «Верни свой пистолет»",
    ]
    loan = Phrase("say-borrow", {"card": "cuno", "symbol": "blue", "player": 1})
    assert revachol("fr").phrase(loan, ["Anna", "Bo"]) == "Emprunter le symbole Cercle Bleu à Bo (Cuno)"


def test_a_refusal_explains() -> None:
    """ECH-25."""
    reason = Reason("ECH-25", Phrase("why-hand-full", {"n": 5}))
    assert [revachol(language).reason(reason, []) for language in LANGUAGES] == [
        "Your hand is full: with 5 cards you have to place an Ally.",
        "Votre main est pleine\xa0: avec 5 cartes, vous devez placer un Allié.",
        "Рука полна: если в ней 5 карт, нужно выложить Союзника.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_typed_is_quoted_shortly_and_harmlessly(language: str) -> None:
    texts = revachol(language)
    for attempt in ("9" * 5000, "\x1b[2J{ $x }", "", "«“"):
        text = texts.phrase(Phrase("refused-not-understood", {"attempt": attempt}), [])
        assert len(text) < 160
        assert text.replace("\N{NO-BREAK SPACE}", " ").isprintable()
    assert len(texts.say("turn-other", player="A" * 5000)) < 1000


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_player_aid_tells_the_turn_in_five_lines(language: str) -> None:
    """ECH-R15."""
    guide = revachol(language).guide()
    assert len(guide) == 5
    assert [line[:2] for line in guide[0][1:]] == ["1.", "2.", "3.", "4.", "5."]
    for symbol in ("blue", "yellow", "green", "red", "orange", "purple", "crown"):
        assert revachol(language).say(f"symbol-{symbol}") in " ".join(guide[1])
    assert "ZA/UM" in " ".join(guide[4])  # whose game it is
