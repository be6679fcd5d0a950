"""A card set of Elekt as lists, with the source of every value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from rich.table import Table
from rich.text import Text

from tablee.cli import card_lists
from tablee.cli.screens.elekt_faces import Cards, Faces
from tablee.cli.styled import MUTED
from tablee.core.cardset import CardSet
from tablee.text import Texts

UNITS: Final = ("base", "elite")
DECKS: Final = ("skirmish", "machination", "privilege")


def tables(cards: CardSet, file: Mapping[str, Any], texts: Texts, signs: bool) -> list[Table]:
    """Units, then the cards of the zones, in the order of the file; `file` is its TOML, for the sources."""
    faces = Faces(cast(Cards, cards), texts, signs)
    return [
        *[_units(faces, kind, file[kind]) for kind in UNITS],
        *[_zone_cards(faces, kind, file[kind]) for kind in DECKS],
    ]


def counts(cards: CardSet) -> str:
    """`50 Units (16 base, 34 elite), 17 Skirmish, 17 Machination, 12 Privilege cards, 96 in all`."""
    own = cast(Cards, cards)
    base = sum(1 for unit in own.units.values() if unit.base)
    skirmish = sum(1 for card in own.zone_cards.values() if card.deck == "skirmish")
    others = len(own.zone_cards) - skirmish
    total = len(own.units) + len(own.zone_cards) + len(own.privileges)
    units = f"{len(own.units)} Units ({base} base, {len(own.units) - base} elite)"
    return f"{units}, {skirmish} Skirmish, {others} Machination, {len(own.privileges)} Privilege cards, {total} in all"


def _units(faces: Faces, kind: str, file: Mapping[str, Any]) -> Table:
    say = faces.texts.say
    heads = ("", say("card-symbols"), say("card-type"), say("card-text"), say("card-source"))
    table = card_lists.table(say(f"kind-{kind}"), *heads, whole=(0, 1, 2))
    for card in [card for card in faces.cards.order if faces.kind(card) == kind]:
        symbols = faces.symbols(faces.cards.units[card].symbols)
        type = Text(faces.type_of(card), MUTED)
        table.add_row(_named(faces, card, file), symbols, type, faces.text(card), card_lists.source(file[card]))
    return table


def _zone_cards(faces: Faces, kind: str, file: Mapping[str, Any]) -> Table:
    say = faces.texts.say
    titles = say("card-titles") if kind != "privilege" else ""
    table = card_lists.table(say(f"kind-{kind}"), "", titles, say("card-text"), say("card-source"), whole=(0, 1))
    for card in [card for card in faces.cards.order if faces.kind(card) == kind]:
        table.add_row(_named(faces, card, file), faces.stars(card), faces.text(card), card_lists.source(file[card]))
    return table


def _named(faces: Faces, card: str, file: Mapping[str, Any]) -> Text:
    """The name, and below it the id, because both may be long."""
    return Text.assemble(card_lists.named(faces.texts, card, file), "\n", (card, MUTED))
