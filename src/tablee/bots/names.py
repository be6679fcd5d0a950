"""What bots are called: short given names from many places, each with a first letter of its own."""

import hashlib
import unicodedata
from collections.abc import Sequence
from typing import Final

GIVEN: Final = (
    *("Noor", "Kostya", "Amara", "Wen", "Ines", "Tariq"),
    *("Freya", "Mateo", "Zofia", "Hana", "Olu", "Bruno"),
)
LOOK_ALIKE: Final = str.maketrans("АВЕКМНОРСТХ", "ABEKMHOPCTX")
"""Letters of Cyrillic that a seat's mark cannot tell from Latin ones."""


def bot_name(table: str, others: Sequence[str]) -> str:
    """The first name whose initial nobody else there has. Where the list begins follows from the table, so that not all
    tables have the same bots; a name that was given stands in the log."""
    first = hashlib.sha256(b"tablee bots\0" + table.encode()).digest()[0] % len(GIVEN)
    names = GIVEN[first:] + GIVEN[:first]
    initials = {initial(other) for other in others}
    for name in names:
        if initial(name) not in initials:
            return name
    called = {other.casefold() for other in others}
    numbered = (f"{name} {number}" for number in range(2, len(called) + 3) for name in names)
    return next(name for name in (*names, *numbered) if name.casefold() not in called)


def initial(name: str) -> str:
    """The letter that stands for a name on the table, without its accent; "" for nobody."""
    return unicodedata.normalize("NFD", name.strip())[:1].upper().translate(LOOK_ALIKE)
