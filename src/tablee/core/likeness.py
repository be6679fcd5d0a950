"""How like two lines are that somebody has written: for what was probably meant."""

from __future__ import annotations

import difflib
from collections import Counter
from typing import Final, final


@final
class Likeness:
    """How like a text others are, from 0 to 1: by words, and a little by letters."""

    def __init__(self, said: str) -> None:
        self.length: Final = len(said)
        self.known: Final = Counter(said.split())
        self.words: Final = difflib.SequenceMatcher(None, "", said.split(), autojunk=False)
        self.letters: Final = difflib.SequenceMatcher(None, "", said, autojunk=False)

    def to(self, other: str) -> float:
        self.words.set_seq1(other.split())
        self.letters.set_seq1(other)
        return 0.5 * self.words.ratio() + 0.5 * self.letters.ratio()

    def at_most(self, other: str) -> float:
        """`to` is no more than this, which is soon found: as many words as both have, in whatever order, and as many
        letters as the shorter one has."""
        words = Counter(other.split())
        both = (words & self.known).total()
        by_words = _share(both, words.total() + self.known.total())
        by_letters = _share(min(len(other), self.length), len(other) + self.length)
        return 0.5 * by_words + 0.5 * by_letters


def _share(both: int, together: int) -> float:
    return 2.0 * both / together if together else 1.0
