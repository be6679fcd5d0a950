"""Zones that are replaced as a whole: the same with one thing more, less or other; and decks, which are lists.

mypyc makes a list of `(*items, item)` and then a tuple of that: four times the instructions of joining two tuples.
"""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def added(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """With one more at the end."""
    return items + (item,)  # noqa: RUF005  # see above


def with_at(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """With another one at that place. By way of a list: half the instructions of joining three pieces."""
    found = list(items)
    found[at] = item
    return tuple(found)


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """Less that one, in the same order; each is there once, or not at all."""
    if cards and cards[0] == card:
        return cards[1:]
    for at in range(1, len(cards)):
        if cards[at] == card:
            return cards[:at] if at + 1 == len(cards) else cards[:at] + cards[at + 1 :]
    return cards


def take_from_deck(deck: list[str], card: str) -> None:
    """The card leaves its deck. Mostly it is the very string that lies there, and that is found soonest."""
    for at, other in enumerate(deck):
        if other is card:
            deck.pop(at)
            return
    deck.remove(card)
