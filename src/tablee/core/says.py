"""How answers are said: one declaration gives the label, its inverse, the sentence for a reader and the slots.

    says = (Says("draw", "draw", "draw"), Says("place", "place {card}", "{card}"))

reads: the answer "draw" is labelled "draw" and its message is `say-draw`; any other answer is a card, labelled "place
lena", and `say-place` is told the card.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import mypyc_attr

from tablee.core.phrase import Phrase, Value
from tablee.core.sentence import Sentence

Words = dict[str, str]
"""What stands in the slots, each as the answer has it."""


ANY_WORD: Final = r"\S+"


@mypyc_attr(allow_interpreted_subclasses=True)
class Slot:
    """A word of an answer; the same word in its label, unless a kind of slot says otherwise."""

    def __init__(self, in_answer: str = ANY_WORD, in_label: str = "") -> None:
        self.in_answer = in_answer
        self.in_label = in_label or in_answer

    def to_label(self, word: str) -> str:
        return word

    def to_answer(self, said: str) -> str:
        """The inverse of `to_label`."""
        return said

    def value(self, word: str) -> Value:
        """For messages and for programs."""
        return word


@final
class NumberSlot(Slot):
    """A count or a number by which something is called."""

    def __init__(self) -> None:
        super().__init__(r"\d{1,9}")

    def to_answer(self, said: str) -> str:
        return str(int(said))

    def value(self, word: str) -> Value:
        return int(word)


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayerSlot(Slot):
    """A seat: counted from 0 in answers, "player 1" for people."""

    def __init__(self, in_label: str = r"player \d{1,9}") -> None:
        super().__init__(r"-?\d{1,9}", in_label)

    def to_label(self, word: str) -> str:
        return f"player {int(word) + 1}"

    def to_answer(self, said: str) -> str:
        return str(int(said.removeprefix("player ")) - 1)

    def value(self, word: str) -> Value:
        return int(word)


@final
class SeveralSlot(Slot):
    """One or more words: "island and badge"."""

    def __init__(self) -> None:
        super().__init__(r"\S+(?: \S+)*", r"\S+(?: and \S+)*")

    def to_label(self, word: str) -> str:
        return word.replace(" ", " and ")

    def to_answer(self, said: str) -> str:
        return said.replace(" and ", " ")

    def value(self, word: str) -> Value:
        return tuple(word.split(" "))


WORD: Final = Slot()
NUMBER: Final = NumberSlot()
PLAYER: Final = PlayerSlot()
SEVERAL: Final = SeveralSlot()
USUAL: Final[dict[str, Slot]] = {"player": PLAYER, "other": PLAYER, "n": NUMBER, "number": NUMBER}
"""The kinds of slots that are called the same in every game; any other is a word."""


@final
class Says:
    """One way to answer: the key of its message (`say-<key>`), its label, and the answer that the engine keeps.

    A slot of the label that the answer lacks comes from the question (`Verb.also`).
    """

    def __init__(self, key: str, label: str, answer: str, kinds: Mapping[str, Slot] | None = None) -> None:
        self.key = key
        self.kinds: dict[str, Slot] = {**USUAL, **(kinds or {})}
        self.label = Sentence(label, {name: self.kind(name).in_label for name in slots_of(label)})
        self.answer = Sentence(answer, {name: self.kind(name).in_answer for name in slots_of(answer)})
        # What is literal in the label (None) and the names of its slots with their kinds, in turn.
        self.in_label = [(part, self.kind(part) if i % 2 else None) for i, part in enumerate(self.label.parts)]
        # Most answers are words with a space between, some of them in slots: those are read without a pattern, in play.
        self.in_words = answer.split(" ")
        self.slots = [word[1:-1] if word[:1] == "{" and word[-1:] == "}" else "" for word in self.in_words]
        kinds_of_slots = {self.kind(name).in_answer for name in slots_of(answer)}
        self.plain = [name for name in self.slots if name] == slots_of(answer) and kinds_of_slots <= {ANY_WORD}

    def kind(self, slot: str) -> Slot:
        return self.kinds.get(slot, WORD)

    def words_of_answer(self, answer: str) -> Words | None:
        """What stands in an answer's slots; None if it is said in another way."""
        if not self.plain:
            return self.answer.read(answer)
        said = answer.split(" ")
        if len(said) != len(self.slots):
            return None
        words: Words = {}
        for i, slot in enumerate(self.slots):
            if slot:
                words[slot] = said[i]
            elif said[i] != self.in_words[i]:
                return None
        return words

    def words_of_label(self, text: str) -> Words | None:
        """What stands in the slots of a label, or of a text that only looks like one."""
        said = self.label.read(text)
        return None if said is None else {name: self.kind(name).to_answer(word) for name, word in said.items()}

    def to_answer(self, words: Words) -> str:
        """The answer with these words in its slots."""
        return self.answer.say(words)

    def to_label(self, words: Words) -> str:
        """The label with these words in its slots."""
        return "".join([part if kind is None else kind.to_label(words[part]) for part, kind in self.in_label])

    def values(self, words: Words) -> dict[str, Value]:
        """The words as values: numbers as numbers, several words as several."""
        return {name: self.kind(name).value(word) for name, word in words.items()}

    def phrase(self, words: Words) -> Phrase:
        """The same for a reader in any language."""
        return Phrase("say-" + self.key, self.values(words))


def slots_of(words: str) -> list[str]:
    """The names in braces."""
    return re.findall(r"\{(\w+)\}", words)


@final
class Said:
    """An answer in all its forms."""

    def __init__(self, says: Says, words: Words) -> None:
        self.says = says
        self.words = words
        self.told: dict[str, Value] = {}  # what only the sentence for a reader says besides

    @property
    def label(self) -> str:
        return self.says.to_label(self.words)

    @property
    def phrase(self) -> Phrase:
        phrase = self.says.phrase(self.words)
        phrase.args.update(self.told)
        return phrase

    @property
    def values(self) -> dict[str, Value]:
        return self.says.values(self.words)
