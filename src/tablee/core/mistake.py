"""Mistakes in card files: where they are, how they are said, and what was probably meant."""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence
from typing import Final, final

from tablee.core.fault import Fault, Part, wrong

SUCH_AS: Final = 3
"""Of what could stand there, so much is named behind a mistake."""
LAID_OVER: Final = 0  # the line of what is not written in the file
FRENCH_SPACE: Final = re.compile("[\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]")
SOME_TEXT: Final = wrong("some-text", "text")
A_NUMBER: Final = wrong("a-number", "a whole number")
A_SWITCH: Final = wrong("a-switch", "true or false")
A_LIST: Final = wrong("a-list", "a list")
A_TABLE: Final = wrong("a-table", "a table")


@final
class Mistake:
    """One thing wrong in a card file: `house.toml:41: ally.lena: symbols: one or two symbols (ECH-04)`."""

    def __init__(self, file: str, card: str, field: str, line: int, fault: Fault) -> None:
        self.file = file
        self.card = card
        self.field = field
        self.line = line
        self.fault = fault
        self.message = str(fault)  # in English; `Texts.mistake` says it to readers
        self.index = -1  # which value of a list it is about
        self.instead = ""  # the whole value as it may have been meant
        self.choices: tuple[str, ...] = ()  # what else could stand there
        self.states = ""  # what the set would have to say of itself, and …
        self.number = 0  # … how many, to be right: `[set] allies = 41`

    def __str__(self) -> str:
        return self.said(str(self.whole()))

    def said(self, words: str) -> str:
        """With its place before it: file and line, card, field."""
        place = self.file if self.line == LAID_OVER else f"{self.file}:{self.line}"
        named = f"field: {self.field}" in self.message  # a mistake about the field itself
        parts = (place, self.card, "" if named else self.field, words)
        return ": ".join(harmless(part) for part in parts if part)

    def whole(self) -> Fault:
        """With what may have been meant, or what could stand there, behind it."""
        if self.instead:  # the whole value says what its word would
            return meaning(bare(self.fault), self.instead)
        told = "one of:" in self.message or "did you mean" in self.message
        if told or not self.choices:
            return self.fault
        some = "; ".join(self.choices[:SUCH_AS])
        return wrong("such-as", "{what} (such as: {choices})", what=self.fault, choices=some)


def expected(wanted: Fault, value: object) -> Fault:
    return wrong("expected", "{wanted} expected, not {value}", wanted=wanted, value=shown(value))


def not_so(wanted: Fault, value: object) -> Fault:
    return wrong("not-so", "{wanted}, not {value}", wanted=wanted, value=shown(value))


def between(low: int, high: int) -> Fault:
    return wrong("from-to", "{low} to {high}", low=str(low), high=str(high))


def missing(field: str) -> Fault:
    return wrong("missing-field", "missing field: {field}", field=field)


def unknown(noun: str, value: str, choices: Sequence[str]) -> Fault:
    """`unknown symbol "bleu" (one of: blue, yellow)`: the message is `mistake-unknown-symbol`."""
    words = f"unknown {noun} {{value}} (one of: {{choices}})"
    return wrong("unknown-" + noun, words, value=shown(value), choices=", ".join(choices))


def did_you_mean(fault: Fault, word: str, choices: Sequence[str]) -> Fault:
    """`… (did you mean "symbols"?)`, or as it was if no choice is like the word."""
    near = nearest(word, choices)
    return meaning(fault, near) if near else fault


def meaning(fault: Fault, near: str) -> Fault:
    return wrong("did-you-mean", '{what} (did you mean "{near}"?)', what=fault, near=near)


def bare(fault: Fault) -> Fault:
    """Without what may have been meant."""
    what = fault.parts.get("what")
    return what if fault.key == "did-you-mean" and isinstance(what, Fault) else fault


def nearest(word: str, choices: Sequence[str], like: float = 0.6) -> str:
    """The choice that is most like the word, whatever its capitals; "" if none is so like it."""
    if len(word) > 60:
        return ""
    folded = {choice.casefold(): choice for choice in choices}
    near = difflib.get_close_matches(word.casefold(), list(folded), 1, like)
    return folded[near[0]] if near else ""


def propose(mistake: Mistake, instead: str, choices: Sequence[str]) -> None:
    """What could be written in the place of what is wrong."""
    mistake.instead = instead
    mistake.choices = tuple(choices)


def shown(value: object) -> Part:
    """A value as a mistake quotes it: short, whatever stands in the file."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if -(10**12) < value < 10**12 else wrong("large-number", "so large a number")
    if isinstance(value, float):
        return str(value)
    if isinstance(value, str):
        return f'"{value}"' if len(value) <= 40 else f'"{value[:39]}…"'
    if isinstance(value, list):
        return A_LIST
    if isinstance(value, dict):
        return A_TABLE
    return wrong("a-date", "a date or time")


def harmless(text: str) -> str:
    """Text for the reader's terminal: no control characters, no endless names, whatever the file holds."""
    short = text if len(text) <= 400 else text[:399] + "…"
    return "".join(c if c.isprintable() or FRENCH_SPACE.match(c) else f"\\u{ord(c):04x}" for c in short)
