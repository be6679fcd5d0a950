"""What is printed on a card besides its texts, as plain data for whoever draws it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from tablee.games.revachol.cardset import Cards

RULES: Final = {
    "borrow": ["ECH-101", "ECH-102", "ECH-104"],
    "double": ["ECH-107", "ECH-108"],
    "immune": ["ECH-109", "ECH-110", "ECH-111"],
    "another": ["ECH-112", "ECH-113"],
    "stays": ["ECH-114", "ECH-115"],
    "take": ["ECH-116", "ECH-117", "ECH-118"],
    "moves": ["ECH-119", "ECH-120", "ECH-121"],
    "special": ["ECH-122", "ECH-124"],
    "draw": ["ECH-125", "ECH-126"],
    "corps": ["ECH-72", "ECH-75"],
    "task": ["ECH-72", "ECH-76"],
    "hand": ["ECH-72", "ECH-77"],
}
"""Where a unique skill or a morale loss event is explained."""


def face(cards: Cards, card: str) -> dict[str, Any]:
    """`of` is the printed card, which copies share with its picture. (ECH-04, ECH-05, ECH-06)"""
    if card in cards.allies:
        ally = cards.allies[card]
        return {
            "kind": "ally",
            "of": ally.of,
            "symbols": list(ally.symbols),
            "points": ally.points,
            "skill": ally.skill,
            "rules": list(RULES.get(ally.skill, [])),
        }
    if card in cards.tasks:
        task = cards.tasks[card]
        return {
            "kind": "task",
            "of": task.of,
            "requires": list(task.requires),
            "points": task.points,
            "special": task.special,
            "rules": [],
        }
    if card in cards.morale:
        morale = cards.morale[card]
        return {
            "kind": "morale",
            "of": morale.of,
            "family": morale.family,
            "dice": list(morale.dice),
            "event": morale.event,
            "rules": list(RULES[morale.event]),
        }
    return {}
