"""What is printed on the cards besides their texts, as plain data for whoever draws them. (ELK-12, ELK-24, ELK-27)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablee.core.printed import LANGUAGES, printed
from tablee.games.elekt.attributes import ATTRIBUTES

if TYPE_CHECKING:
    from tablee.games.elekt.cards import Cards, Privilege, Unit, ZoneCard
    from tablee.games.elekt.moments import Ability


def unit_face(unit: Unit, kind: str, message: str) -> dict[str, Any]:
    """Type and symbols, the shield of a base Unit, the arrow of an immediate ability. (ELK-12, ELK-15, ELK-21)"""
    return {
        **_common(unit.id, kind, message, unit.ability),
        "type": unit.type,
        "symbols": list(unit.symbols),
        "shield": unit.base,
        "immediate": unit.ability.when_assigned().verb is not None,
        "solo": unit.solo,
    }


def zone_card_face(card: ZoneCard, cards: Cards, message: str) -> dict[str, Any]:
    """Its zone and its Titles. A Title's name is typed into the file or stands in the texts of the house. (ELK-25)"""
    of = printed(card.id)
    titled = [
        {language: cards.typed(of, f"title{number}", language) for language in LANGUAGES}
        for number in range(1, card.titles + 1)
    ]
    return {
        **_common(card.id, card.deck, message, card.ability),
        "zone": card.deck,
        "titles": card.titles,
        "titled": titled,
    }


def privilege_face(card: Privilege, kind: str, message: str) -> dict[str, Any]:
    """The attributes whose ties a Master decides; whether it is used on one's own turn. (ELK-29, ELK-135)"""
    return {
        **_common(card.id, kind, message, card.ability),
        "zone": kind,
        "decides": [name for i, name in enumerate(ATTRIBUTES) if card.ability.when_tied(i).verb is not None],
        "on_turn": card.ability.on_your_turn().verb is not None,
    }


def _common(id: str, kind: str, message: str, ability: Ability) -> dict[str, Any]:
    """What every card has: its printed card (copies look alike), its texts, its line and the price in it. (ELK-23)"""
    return {
        "kind": kind,
        "printed": printed(id),
        "message": message,
        "line": ability.line,
        "amber": ability.effect.amber,
        "discards": ability.effect.discards,
    }
