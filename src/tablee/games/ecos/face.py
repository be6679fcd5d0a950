"""What is printed on a card besides its texts: back, slots, leaves, and a picture for each of its lines. (ECO-11)"""

from __future__ import annotations

from typing import Any

from tablee.games.ecos.cards import ELEMENTS, FAMILIES, Card


def face(card: Card) -> dict[str, Any]:
    """A card as plain data, in printed order."""
    decks = {FAMILIES[i]: card.decks[i] for i in range(len(FAMILIES)) if card.decks[i]}
    return {
        "number": card.number,
        "back": card.back,
        "slots": [ELEMENTS[kind] for kind in card.slots],
        "leaves": card.leaves,
        "red": card.red,
        "decks": decks,
        "dark": [FAMILIES[i] for i in range(len(FAMILIES)) if card.dark[i]],
        "lines": [line.picture() for line in card.lines],
    }
