"""The four attributes, and bags of them: one byte per attribute in an int. (ELK-14)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

MYSTICISM: Final = 0
DUPLICITY: Final = 1
BRUTALITY: Final = 2
AUTHORITY: Final = 3
ATTRIBUTES: Final[tuple[str, ...]] = ("mysticism", "duplicity", "brutality", "authority")
"""In the order in which their clashes are resolved. (ELK-68)

As `tuple[str, ...]`: mypyc makes a tuple of fixed length anew for each use."""

ANY: Final = -1
"""Whichever attribute one likes. (ELK-16)"""

NUMBER: Final = {name: i for i, name in enumerate(ATTRIBUTES)}
ONE: Final = [1, 1 << 8, 1 << 16, 1 << 24]
"""A bag with one symbol of an attribute."""

COALITION_ORDER: Final = (AUTHORITY, BRUTALITY, DUPLICITY, MYSTICISM)
"""In which the Coalition chooses and places tokens. (ELK-173, ELK-178)"""


def bag(names: Sequence[str]) -> int:
    """The symbols in a bag."""
    found = 0
    for name in names:
        found += ONE[NUMBER[name]]
    return found


def number_of(attribute: str) -> int:
    """Its NUMBER. Mostly it is the very string of ATTRIBUTES, and that is found soonest."""
    for number in range(4):
        if ATTRIBUTES[number] is attribute:
            return number
    return NUMBER[attribute]


def count(b: i64, attribute: i64) -> int:
    """How many of an attribute are in a bag."""
    return (b >> (attribute * 8)) & 0xFF


def size(b: int) -> int:
    """How many are in a bag altogether."""
    return b % 255


def spread(b: int) -> list[str]:
    """The bag, attribute by attribute."""
    return [ATTRIBUTES[i] for i in range(4) for _ in range(count(b, i))] if b else []
