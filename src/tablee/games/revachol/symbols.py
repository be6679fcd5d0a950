"""Bags of symbols in one int, one byte per kind: quick to add, compare and count. (ECH-07)

As machine integers (`i64`), never shifted to the left: mypyc does that in 32 bits."""

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

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

ONE_AT: Final = [ONE[symbol] for symbol in SYMBOLS]
"""The same by the place of the symbol."""

HIGH: Final = 0x80_80_80_80_80_80_80  # the top bit of each of the seven bytes: no count reaches it
COLOURED: Final = 0x00_FF_FF_FF_FF_FF_FF
CROWN_SHIFT: Final = 48
EACH: Final = 0x01_01_01_01_01_01_01  # one in each of the seven bytes


def bag(symbols: Iterable[str]) -> int:
    """The symbols as one bag; bags are joined with +."""
    total = 0
    for symbol in symbols:
        total += ONE[symbol]
    return total


SPREAD: Final[dict[int, list[str]]] = {}
"""Bags that were spread, as far as they were met."""
MOST_SPREAD: Final = 1 << 12


def spread(b: int) -> list[str]:
    """The symbols of a bag, in the fixed order: the inverse of `bag`."""
    found = SPREAD.get(b)
    if found is None:
        found = [symbol for i, symbol in enumerate(SYMBOLS) for _ in range((b >> (8 * i)) & 0xFF)]
        if len(SPREAD) < MOST_SPREAD:
            SPREAD[b] = found
    return found.copy()


def size(b: i64) -> i64:
    """How many symbols: the highest byte of the product is what all seven add up to."""
    return (b * EACH >> CROWN_SHIFT) & 0xFF


def coloured(b: i64) -> i64:
    """The bag without its crowns."""
    return b & COLOURED


def crowns(b: i64) -> i64:
    """How many white crowns."""
    return b >> CROWN_SHIFT


def kinds(b: i64) -> i64:
    """One of each kind that is there."""
    return (b + (HIGH - (HIGH >> 7)) & HIGH) >> 7


def lacking(need: i64, have: i64) -> i64:
    """Per kind, what `have` is short of `need`."""
    t = (need | HIGH) - have
    enough = t & HIGH
    return t & (enough - (enough >> 7))


def smaller(a: i64, b: i64) -> i64:
    """Per kind, the smaller count of the two."""
    return a - lacking(a, b)
