"""Printed sentences with slots, read strictly: what a card file says in words, an effect understands.

A sentence is written as it is printed, with a slot in braces for every word that varies: "move {animal} up to {far}".
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, final

from tablee.core.cardfile import did_you_mean

_SLOT: Final = re.compile(r"\{(\w+)\}")


class BadLine(Exception):
    """A line that no sentence understands, or a word in it that is not known."""


@final
class Sentence:
    """`slots` gives the regular expression of each slot; whatever else is written is read literally."""

    def __init__(self, words: str, slots: Mapping[str, str]) -> None:
        self.words = words
        parts = _SLOT.split(words)
        pattern = [f"(?P<{part}>{slots[part]})" if i % 2 else re.escape(part) for i, part in enumerate(parts)]
        self.pattern = re.compile("".join(pattern))

    def read(self, text: str) -> dict[str, str] | None:
        """What stands in the slots; None if it is another sentence."""
        found = self.pattern.fullmatch(text)
        return None if found is None else {name: value or "" for name, value in found.groupdict().items()}


def one_of(noun: str, word: str, known: Mapping[str, int]) -> int:
    """The number of a known word."""
    if word not in known:
        raise BadLine(f'"{word}" is no {noun}{did_you_mean(word, list(known))}')
    return known[word]
