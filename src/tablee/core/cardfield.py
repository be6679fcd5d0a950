"""What a game asks of the fields of a card, noted while it reads the file: whoever makes a form for cards has it from
the reading itself, so no field is declared twice."""

from __future__ import annotations

from typing import Any, Final, final

from tablee.core.fault import Fault

NUMBER: Final = "number"
NUMBERS: Final = "numbers"
CHOICE: Final = "choice"
SYMBOLS: Final = "symbols"
SENTENCES: Final = "sentences"
TEXT: Final = "text"
TEXTS: Final = "texts"
"""A text in each language."""
SWITCH: Final = "switch"


@final
class Field:
    """`least` and `most` bound a number or the length of a text, `fewest` and `several` how many values a list has;
    `unsaid` is the number that holds if none is written, of a switch 1 for yes."""

    def __init__(
        self,
        name: str,
        kind: str,
        optional: bool,
        rule: Fault | None = None,
        least: int = 0,
        most: int = 0,
        fewest: int = 0,
        several: int = 0,
        choices: tuple[str, ...] = (),
        unsaid: int | None = None,
    ) -> None:
        self.name = name
        self.kind = kind
        self.optional = optional
        self.rule = rule
        self.least = least
        self.most = most
        self.fewest = fewest
        self.several = several
        self.choices = choices
        self.unsaid = unsaid
        self.language: Any = None  # of sentences: what they can say (`core/cardlanguage.py`)
