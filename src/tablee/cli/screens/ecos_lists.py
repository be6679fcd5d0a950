"""A card set of Ecos as lists, with the source of every card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from rich.table import Table
from rich.text import Text

from tablee.cli import card_lists
from tablee.cli.screens.ecos_faces import BACKS, Cards, Faces
from tablee.cli.styled import MUTED
from tablee.core.cardset import CardSet
from tablee.text import Texts


def tables(cards: CardSet, file: Mapping[str, Any], texts: Texts, signs: bool) -> list[Table]:
    """Brown cards, then blue ones, in the order of the file; `file` is its TOML, for the sources."""
    faces = Faces(cast(Cards, cards), texts, signs)
    return [_cards(faces, back, file["card"]) for back in BACKS]


def counts(cards: CardSet) -> str:
    """`70 brown and 35 blue cards, 105 in all`."""
    own = cast(Cards, cards)
    blue = sum(1 for card in own.cards.values() if card.back == "blue")
    return f"{len(own.cards) - blue} brown and {blue} blue cards, {len(own.cards)} in all"


def _cards(faces: Faces, back: str, file: Mapping[str, Any]) -> Table:
    say = faces.texts.say
    heads = ("", say("card-slots"), say("card-leaves"), say("card-effects"), say("card-source"))
    table = card_lists.table(say(f"card-back-{back}"), *heads, whole=(1, 2))
    for card in [card for card in faces.cards.order if faces.cards.cards[card].back == back]:
        own = faces.cards.cards[card]
        name = Text.assemble(card_lists.named(faces.texts, card, file), faces.red(card), "\n", (card, MUTED))
        slots, leaves = faces.printed_slots(card, False), faces.leaves(own.leaves, own.leaves)
        table.add_row(name, slots, leaves, faces.texts.card(card, "text"), card_lists.source(file[card]))
    return table
