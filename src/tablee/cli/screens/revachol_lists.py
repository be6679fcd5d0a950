"""A card set of Echoes of Revachol as lists, with the source of every value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from rich.table import Table
from rich.text import Text

from tablee.cli.paper import ACCENT, MUTED
from tablee.cli.screens.revachol_cards import Cards, Faces
from tablee.core.contract import CardSet
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


def _table(faces: Faces, kind: str, *columns: str) -> Table:
    title = Text(faces.texts.say(f"kind-{kind}"), "bold")
    table = Table(title=title, title_justify="left", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for i, column in enumerate(columns):
        table.add_column(Text(column, MUTED), overflow="fold", no_wrap=i in (0, 2, 3))
    return table


def _named(faces: Faces, card: str, file: Mapping[str, Any]) -> Text:
    copies = int(file[card].get("copies", 1))
    return Text(faces.texts.card(card) + (f" ×{copies}" if copies > 1 else ""))


def _allies(faces: Faces, file: Mapping[str, Any]) -> Table:
    say = faces.texts.say
    table = _table(
        faces, "ally", "", "", say("card-symbols"), say("card-points"), say("card-skill"), say("card-source")
    )
    for card in [card for card in faces.cards.order if card in faces.cards.allies and card == printed(card)]:
        ally = faces.cards.allies[card]
        points = Text(str(ally.points) if ally.points else "", ACCENT)
        skill = faces.skill(card)
        table.add_row(
            Text(card, MUTED), _named(faces, card, file), faces.symbols(ally.symbols), points, skill, source(file[card])
        )
    return table


def _tasks(faces: Faces, file: Mapping[str, Any]) -> Table:
    say = faces.texts.say
    table = _table(faces, "task", "", "", say("card-requires"), say("card-points"), "", say("card-source"))
    for card in [card for card in faces.cards.order if card in faces.cards.tasks]:
        task = faces.cards.tasks[card]
        special = Text(say("screen-special") if task.special else "", ACCENT)
        points = Text(str(task.points), ACCENT)
        table.add_row(
            Text(card, MUTED),
            _named(faces, card, file),
            faces.symbols(task.requires),
            points,
            special,
            source(file[card]),
        )
    return table


def _morale(faces: Faces, file: Mapping[str, Any]) -> Table:
    say = faces.texts.say
    table = _table(faces, "morale", "", "", say("zone-dice"), "", say("card-event"), say("card-source"))
    for card in [card for card in faces.cards.order if card in faces.cards.morale]:
        morale = faces.cards.morale[card]
        event = say({"corps": "zone-corps", "task": "zone-completed", "hand": "zone-hand"}[morale.event])
        family = Text(say(f"family-{morale.family}"), MUTED)
        table.add_row(
            Text(card, MUTED), _named(faces, card, file), faces.dice(morale.dice), family, event, source(file[card])
        )
    return table


def source(card: Mapping[str, Any]) -> Text:
    """Where a card comes from, in one cell: `rulebook (symbols: house)`."""
    said = card.get("source", "")
    if not isinstance(said, Mapping):
        return Text(str(said), MUTED)
    origin = str(said.get("card", ""))
    others = [f"{field}: {_one(value)}" for field, value in said.items() if field != "card" and _one(value) != origin]
    return Text(f"{origin} ({', '.join(others)})" if others else origin, MUTED)


def _one(value: Any) -> str:
    return "/".join(str(item) for item in value) if isinstance(value, list) else str(value)
