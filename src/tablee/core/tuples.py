"""Zones that are replaced as a whole: the same with one thing more, less or other; and decks, which are lists.

mypyc makes a list of `(*items, item)` and then a tuple of that: four times the instructions of joining two tuples. A
tuple whose length is written down it makes at once, so what most zones hold is written out; tests/test_tuples.py has
the obvious versions.
"""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def added(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """With one more at the end."""
    number = len(items)
    if number == 0:
        return (item,)
    if number == 1:
        return (items[0], item)
    if number == 2:
        return (items[0], items[1], item)
    if number == 3:
        return (items[0], items[1], items[2], item)
    return items + (item,)  # noqa: RUF005  # see above


def with_at(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """With another one at that place, which is counted from the beginning. Many are by way of a list: half the
    instructions of joining three pieces."""
    number = len(items)
    if number == 3:  # seats of most tables, places of a row
        if at == 0:
            return (item, items[1], items[2])
        return (items[0], item, items[2]) if at == 1 else (items[0], items[1], item)
    if number == 2:
        return (item, items[1]) if at == 0 else (items[0], item)
    if number == 1:
        return (item,)
    found = list(items)
    found[at] = item
    return tuple(found)


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """Less that one, in the same order; each is there once, or not at all."""
    for at in range(len(cards)):
        if cards[at] == card:
            return without_at(cards, at)
    return cards


def without_at(items: tuple[T, ...], at: int) -> tuple[T, ...]:
    """Less the one at that place, which is counted from the beginning."""
    number = len(items)
    if at == 0:
        return items[1:]
    if at + 1 == number:
        return items[:at]
    if number == 3:
        return (items[0], items[2])
    if number == 4:
        return (items[0], items[1] if at == 2 else items[2], items[3])
    if number == 5:
        return (items[0], items[1] if at > 1 else items[2], items[2] if at > 2 else items[3], items[4])
    if number == 6:
        third = items[2] if at > 2 else items[3]
        return (items[0], items[1] if at > 1 else items[2], third, items[3] if at > 3 else items[4], items[5])
    if number == 7:  # a hand
        third = items[2] if at > 2 else items[3]
        fourth = items[3] if at > 3 else items[4]
        fifth = items[4] if at > 4 else items[5]
        return (items[0], items[1] if at > 1 else items[2], third, fourth, fifth, items[6])
    if number == 8:
        third = items[2] if at > 2 else items[3]
        fourth = items[3] if at > 3 else items[4]
        fifth = items[4] if at > 4 else items[5]
        sixth = items[5] if at > 5 else items[6]
        return (items[0], items[1] if at > 1 else items[2], third, fourth, fifth, sixth, items[7])
    return items[:at] + items[at + 1 :]


def take_from_deck(deck: list[str], card: str) -> None:
    """The card leaves its deck. Mostly it is the very string that lies there, and that is found soonest."""
    for at, other in enumerate(deck):
        if other is card:
            deck.pop(at)
            return
    deck.remove(card)
