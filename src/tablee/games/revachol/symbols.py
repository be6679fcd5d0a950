"""Bags of symbols in one int, one byte per kind: quick to add, compare and count. (ECH-07)"""

from collections.abc import Iterable
from typing import Final

COLOURS: Final = ("blue", "yellow", "green", "red", "orange", "purple")
CROWN: Final = "crown"
SYMBOLS: Final = ("blue", "yellow", "green", "red", "orange", "purple", "crown")
LETTERS: Final = {
    "blue": "B",
    "yellow": "Y",
    "green": "G",
    "red": "R",
    "orange": "O",
    "purple": "P",
    "crown": "W",
}

ONE: Final = {symbol: 1 << (8 * i) for i, symbol in enumerate(SYMBOLS)}
"""A bag with that symbol alone."""

HIGH: Final = 0x80_80_80_80_80_80_80  # the top bit of each of the seven bytes: no count reaches it
COLOURED: Final = 0x00_FF_FF_FF_FF_FF_FF
CROWN_SHIFT: Final = 48


def bag(symbols: Iterable[str]) -> int:
    """The symbols as one bag; bags are joined with +."""
    total = 0
    for symbol in symbols:
        total += ONE[symbol]
    return total


def spread(b: int) -> list[str]:
    """The symbols of a bag, in the fixed order: the inverse of `bag`."""
    return [symbol for i, symbol in enumerate(SYMBOLS) for _ in range((b >> (8 * i)) & 0xFF)]


def size(b: int) -> int:
    """How many symbols: bytes add up modulo 255."""
    return b % 255


def coloured(b: int) -> int:
    """The bag without its crowns."""
    return b & COLOURED


def crowns(b: int) -> int:
    """How many white crowns."""
    return b >> CROWN_SHIFT


def kinds(b: int) -> int:
    """One of each kind that is there."""
    return (b + (HIGH - (HIGH >> 7)) & HIGH) >> 7


def lacking(need: int, have: int) -> int:
    """Per kind, what `have` is short of `need`."""
    t = (need | HIGH) - have
    enough = t & HIGH
    return t & (enough - (enough >> 7))


def smaller(a: int, b: int) -> int:
    """Per kind, the smaller count of the two."""
    return a - lacking(a, b)
