"""A card set of Echoes of Revachol as lists, with the source of every value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from rich.table import Table
from rich.text import Text

from tablee.cli import card_lists
from tablee.cli.screens.revachol_cards import Cards, Faces
from tablee.cli.styled import ACCENT, MUTED
from tablee.core.cardset import CardSet
from tablee.core.printed import printed
from tablee.text import Texts


def tables(cards: CardSet, file: Mapping[str, Any], texts: Texts, signs: bool) -> list[Table]:
    """Allies, Tasks and Morale cards in the order of the file; `file` is its TOML, for the sources."""
    faces = Faces(cast(Cards, cards), texts, signs)
    return [_allies(faces, file["ally"]), _tasks(faces, file["task"]), _morale(faces, file["morale"])]


def counts(cards: CardSet) -> str:
    """`40 Allies, 25 Tasks, 24 Morale cards, 89 in all`."""
    own = cast(Cards, cards)
    numbers = (len(own.allies), len(own.tasks), len(own.morale))
    return f"{numbers[0]} Allies, {numbers[1]} Tasks, {numbers[2]} Morale cards, {sum(numbers)} in all"


def _allies(faces: Faces, file: Mapping[str, Any]) -> Table:
    say = faces.texts.say
    heads = ("", "", say("card-symbols"), say("card-points"), say("card-skill"), say("card-source"))
    table = card_lists.table(say("kind-ally"), *heads)
    for card in [card for card in faces.cards.order if card in faces.cards.allies and card == printed(card)]:
        ally = faces.cards.allies[card]
        points = Text(str(ally.points) if ally.points else "", ACCENT)
        skill = faces.skill(card)
        table.add_row(*_row(faces, card, file, faces.symbols(ally.symbols), points, skill))
    return table


def _tasks(faces: Faces, file: Mapping[str, Any]) -> Table:
    say = faces.texts.say
    table = card_lists.table(say("kind-task"), "", "", say("card-requires"), say("card-points"), "", say("card-source"))
    for card in [card for card in faces.cards.order if card in faces.cards.tasks]:
        task = faces.cards.tasks[card]
        special = Text(say("screen-special") if task.special else "", ACCENT)
        points = Text(str(task.points), ACCENT)
        table.add_row(*_row(faces, card, file, faces.symbols(task.requires), points, special))
    return table


def _morale(faces: Faces, file: Mapping[str, Any]) -> Table:
    say = faces.texts.say
    table = card_lists.table(say("kind-morale"), "", "", say("zone-dice"), "", say("card-event"), say("card-source"))
    for card in [card for card in faces.cards.order if card in faces.cards.morale]:
        morale = faces.cards.morale[card]
        event = say({"corps": "zone-corps", "task": "zone-completed", "hand": "zone-hand"}[morale.event])
        family = Text(say(f"family-{morale.family}"), MUTED)
        table.add_row(*_row(faces, card, file, faces.dice(morale.dice), family, event))
    return table


def _row(faces: Faces, card: str, file: Mapping[str, Any], *printed_on_it: Text | str) -> list[Text | str]:
    """Id and name, what is printed on the card, and where that comes from."""
    named = card_lists.named(faces.texts, card, file)
    return [Text(card, MUTED), named, *printed_on_it, card_lists.source(file[card])]
