"""The lines of a card file: printed sentences with slots, read strictly and printed again.

A sentence is written as it is printed, with a slot in braces for every word that varies: "move {animal} up to {far}".
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final, TypeVar, final

from tablee.core.fault import Fault, Part, wrong
from tablee.core.mistake import did_you_mean

_SLOT: Final = re.compile(r"\{(\w+)\}")

T = TypeVar("T")


class BadLine(Exception):
    """A line that no sentence understands, or a word in it that is not known."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault


@final
class Sentence:
    """`slots` gives the regular expression of each slot; whatever else is written is read literally."""

    def __init__(self, words: str, slots: Mapping[str, str]) -> None:
        self.words = words
        self.parts = _SLOT.split(words)  # what is literal and the names of slots, in turn
        pattern = [f"(?P<{part}>{slots[part]})" if i % 2 else re.escape(part) for i, part in enumerate(self.parts)]
        self.pattern = re.compile("".join(pattern))

    def read(self, text: str) -> dict[str, str] | None:
        """What stands in the slots; None if it is another sentence."""
        found = self.pattern.fullmatch(text)
        return None if found is None else {name: value or "" for name, value in found.groupdict().items()}

    def say(self, slots: Mapping[str, str]) -> str:
        """The inverse of `read`."""
        return "".join([slots[part] if i % 2 else part for i, part in enumerate(self.parts)])


_ONE: Final = re.compile(r"\bone(?= )")


def normal(text: str) -> str:
    """A line as sentences read it, however somebody has typed it: small letters, single spaces, no full stop, "a" for
    "one"."""
    plain = " ".join(text.replace("’", "'").casefold().split()).removesuffix(".")
    return _ONE.sub("a", plain)


def readings(text: str, sentences: Sequence[tuple[Sentence, T]]) -> list[tuple[T, dict[str, str]]]:
    """What the sentences that understand the text belong to, in their order, with what stands in the slots."""
    found: list[tuple[T, dict[str, str]]] = []
    for sentence, belongs in sentences:
        slots = sentence.read(text)
        if slots is not None:
            found.append((belongs, slots))
    return found


def bad_line(key: str, words: str, **parts: Part) -> BadLine:
    return BadLine(Fault(key, words, parts))


def not_understood(text: str) -> BadLine:
    return bad_line("no-sentence", 'no sentence understands "{text}"', text=text)


def no_choice(text: str) -> BadLine:
    return bad_line("no-choice", '"{text}" or the same is no choice', text=text)


def one_of(noun: str, word: str, known: Mapping[str, int]) -> int:
    """The number of a known word."""
    if word not in known:
        fault = wrong("no-" + noun.replace(" ", "-"), f'"{{word}}" is no {noun}', word=word)
        raise BadLine(did_you_mean(fault, word, list(known)))
    return known[word]
