"""Sentences of card files as templates: filled in from what somebody has typed, or compared with it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final, final

HOLDING: Final = ("a", "b", "c", "one", "many", "each")
"""Slots in which whole sentences or things to count stand: an example is one of very many."""

ARTICLES: Final = ("a", "an", "the")
_SLOT: Final = re.compile(r"\{(\w+)\}")
WORD: Final = re.compile(r"[a-z_']+")


@final
class Filled:
    """A sentence with words in its slots, and where these stand."""

    def __init__(self, text: str, blanks: tuple[tuple[int, int], ...]) -> None:
        self.text = text
        self.blanks = blanks

    def within(self, before: str, after: str) -> Filled:
        """The same as a part of a line."""
        by = len(before)
        return Filled(before + self.text + after, tuple([(first + by, last + by) for first, last in self.blanks]))


@final
class Form:
    """A sentence as it is printed, with a slot in braces for each word that varies; `slots` has the words that may
    stand there, that of the example first. `is_open`: something must follow it."""

    def __init__(self, words: str, slots: Mapping[str, Sequence[str]], is_open: bool = False) -> None:
        self.words = words
        self.is_open = is_open
        self.parts = _SLOT.split(words)  # what is literal and the names of slots, in turn
        self.slots = {name: list(slots[name]) for name in self.parts[1::2]}
        self._own: dict[str, list[list[str]]] = {}  # slot -> what may stand there, each as its words without articles
        self._with: dict[str, dict[str, list[int]]] = {}  # slot -> word -> which of them have it
        self._pattern: re.Pattern[str] | None = None

    def stands_in(self, line: str) -> bool:
        """Whether a line says it, alone or among others."""
        if self._pattern is None:
            said = [self._any_of(part) if i % 2 else re.escape(part) for i, part in enumerate(self.parts)]
            self._pattern = re.compile(rf"(?<![\w-]){''.join(said)}(?![\w-])")
        return self._pattern.search(line) is not None

    def _any_of(self, slot: str) -> str:
        if slot in HOLDING:
            return ".+"
        words = sorted(self.slots[slot], key=len, reverse=True)
        return f"(?:{'|'.join([re.escape(word) for word in words])})"

    def fill(self, typed: str) -> list[Filled]:
        """The sentence, if it may begin with what was typed: one for each word of the slot in which that ends."""
        found: list[Filled] = []
        self._fill(typed, 0, "", (), found)
        return found

    def _fill(self, typed: str, at: int, text: str, blanks: tuple[tuple[int, int], ...], found: list[Filled]) -> None:
        if at == len(self.parts):
            if text.startswith(typed):
                found.append(Filled(text, blanks))
            return
        part = self.parts[at]
        if at % 2 == 0:
            if _may_be(text + part, typed):
                self._fill(typed, at + 1, text + part, blanks, found)
            return
        words = self.slots[part]
        if len(text) >= len(typed):
            words = words[:1]  # beyond what was typed: the example
        for word in words:
            if _may_be(text + word, typed):
                self._fill(typed, at + 1, text + word, (*blanks, (len(text), len(text) + len(word))), found)

    def every(self) -> list[str]:
        """The sentence with each word in each slot."""
        found = [self.parts[0]]
        for i in range(1, len(self.parts), 2):
            found = [text + word + self.parts[i + 1] for text in found for word in self.slots[self.parts[i]]]
        return found

    def example(self) -> Filled:
        return self.fill("")[0]

    def like(self, said: str) -> str:
        """The sentence with those words of a text that fit its slots best, each taken once."""
        left = said.split()
        text = ""
        for i, part in enumerate(self.parts):
            text += self._taken(part, left) if i % 2 else part
        return text

    def _taken(self, slot: str, left: list[str]) -> str:
        """The word of a slot that has most in common with what is left of a text; the example if none has."""
        best, most, place = self.slots[slot][0], 0.0, 0
        own, having = self._words_of(slot)
        alike = {i for each in left if each in having for i in having[each]}
        for i in sorted(alike):
            same = [each for each in own[i] if each in left]
            much, where = len(same) - 0.5 * (len(own[i]) - len(same)), left.index(same[0])
            if much > most or (much == most and where < place):
                best, most, place = self.slots[slot][i], much, where
        for each in best.split() if most else ():
            if each in left:
                left[left.index(each)] = ""
        return best

    def _words_of(self, slot: str) -> tuple[list[list[str]], dict[str, list[int]]]:
        """What may stand in a slot, taken apart once: a slot of Ecos has more than a hundred."""
        if slot not in self._own:
            self._own[slot] = [[each for each in word.split() if each not in ARTICLES] for word in self.slots[slot]]
            having: dict[str, list[int]] = {}
            for i, words in enumerate(self._own[slot]):
                for each in words:
                    having.setdefault(each, []).append(i)
            self._with[slot] = having
        return self._own[slot], self._with[slot]

    def literal_words(self) -> list[str]:
        """The whole words that are written in the sentence itself, outside its slots."""
        found: list[str] = []
        for i, part in enumerate(self.parts[0::2]):
            words = part.split()
            if words and i > 0 and not part[0].isspace():
                del words[0]  # it may go on what stands in the slot before it
            if words and i < len(self.parts) // 2 and not part[-1].isspace():
                del words[-1]
            found += words
        return found

    def vocabulary(self) -> set[str]:
        found = set(WORD.findall(" ".join(self.parts[0::2])))
        for words in self.slots.values():
            found.update(WORD.findall(" ".join(words)))
        return found

    def has_all(self, words: Sequence[str]) -> bool:
        """Whether each of the words is the beginning of one in this sentence."""
        own = self.vocabulary()
        return all(any(each.startswith(word) for each in own) for word in words)


def _may_be(text: str, typed: str) -> bool:
    return text.startswith(typed) or typed.startswith(text)
