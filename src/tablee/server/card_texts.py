"""A card as browsers are told of it: its texts in one language, and its face."""

from __future__ import annotations

from typing import Any

from tablee.core.cardset import CardSet
from tablee.core.printed import WORDS, printed
from tablee.text import Texts


def own_words(cards: CardSet, language: str) -> dict[str, str]:
    """What a set calls types and species of its own."""
    return {of.removeprefix(WORDS): cards.typed(of, "name", language) for of in cards.names if of.startswith(WORDS)}


def card_texts(texts: Texts, cards: CardSet, card: str) -> dict[str, Any]:
    face, picture = cards.face(card), cards.picture(printed(card))
    return {
        "name": texts.card(card),
        "called": texts.called(card),
        "text": texts.card(card, "text"),
        "flavour": texts.card(card, "flavour"),
        "source": str(face.get("source", "")),
        "face": {**face, "image": picture} if picture else face,
    }
