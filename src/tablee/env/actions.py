"""Answers as numbers: verb and arguments (factored), and one flat index of fixed size.

Both follow from how a game declares its answers (`Verb.says`) and its words (declaration.py). A *way* is one manner of
answering: "place {card}". Its arguments are the places of its words in their lists, so an index means the same in every
version of the program that has the same ways, and in every card set with as many cards of each kind.

The flat index: 0 is "wait" (only where everybody acts at once); then a block for each way. A way with too many
combinations, or with an argument that has no list, has a block of places instead: the n-th of its legal answers now, in
the order of their texts. A legal answer with a word that stands in no list has a place in the last block.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import count, islice
from typing import Any, Final, NamedTuple

from tablee.core.cardset import CardSet
from tablee.core.contract import Game
from tablee.core.says import Says, Words, slots_of
from tablee.core.stack import State, Verb
from tablee.env.declaration import declaration
from tablee.stepping.answers import OTHER, Answers, placed

WAIT: Final = 0
MOST_DIRECT: Final = 4096
"""A way with more combinations has places."""
OTHERS: Final = 64
NO_ARGUMENT: Final = 0


class Way(NamedTuple):
    """One manner of answering. `arguments` are its slots with their lists of words; () is a slot without one."""

    key: str
    template: str
    label: str
    arguments: tuple[tuple[str, tuple[str, ...]], ...]
    first: int  # its block in the flat index
    size: int
    direct: bool  # whether an index follows from the words alone


class ActionTable:
    """The two-way table of a game with a card set."""

    def __init__(self, game: Game[Any], cards: CardSet) -> None:
        self.game = game
        self.cards = cards
        declared = declaration(game.key)
        self.version = declared.version
        self.places = declared.places
        found: dict[tuple[str, str], Says] = {}
        for verb in game.verbs.values():
            for says in verb.says:
                found.setdefault((says.key, says.answer.words), says)
        self.ways: list[Way] = []
        first = WAIT + 1
        for (key, template), says in sorted(found.items()):
            lists = []
            size = 1
            for slot in slots_of(template):
                name = declared.slots.get(slot, "")
                words = declared.list_of(name, game, cards) if name else ()
                lists.append((slot, words))
                size *= len(words)
            direct = 0 < size <= MOST_DIRECT
            size = size if direct else self.places
            self.ways.append(Way(key, template, says.label.words, tuple(lists), first, size, direct))
            first += size
        self.others = first
        self.size = first + OTHERS
        self._of = {(way.key, way.template): number for number, way in enumerate(self.ways)}
        self._at = [
            {slot: {word: i for i, word in enumerate(words)} for slot, words in way.arguments} for way in self.ways
        ]
        self.most_arguments = max((len(way.arguments) for way in self.ways), default=0)
        longest = [0] * self.most_arguments
        for way in self.ways:
            for i, (_, words) in enumerate(way.arguments):
                longest[i] = max(longest[i], len(words) or self.places)
        self.shape = (len(self.ways) + 1, *longest)
        """Of a factored action: the way (the last: none of them), then its arguments, 0 where it has none."""
        firsts = [way.first for way in self.ways]
        by_spaces = {name: self._by_spaces(verb) for name, verb in game.verbs.items()}
        self.answers = Answers(self._index, firsts, self.others, self.places, OTHERS, by_spaces)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by what it follows from: what was kept is compiled."""
        return ActionTable, (self.game, self.cards)

    def __deepcopy__(self, memo: Any) -> ActionTable:
        """It never changes."""
        return self

    def legal(self, s: State, seat: int) -> dict[int, str]:
        """What that seat may answer now, by flat index; {} if it is not asked."""
        options = self.game.options_of(s, seat)
        f = s.top
        if not options or f is None:
            return {}
        return self.answers.legal(f.todo[f.at], list(options))

    def _by_spaces(self, verb: Verb[Any]) -> dict[int, int]:
        """Ways with places by how many spaces their answers have; nothing where that does not tell ways apart."""
        spaces = [len(says.slots) - 1 for says in verb.says]
        if len(set(spaces)) < len(spaces) or not all(says.plain for says in verb.says):
            return {}
        ways = [self._of[says.key, says.answer.words] for says in verb.says]
        return {n: placed(way) for n, way in zip(spaces, ways, strict=True) if not self.ways[way].direct}

    def _index(self, verb: Any, answer: str) -> int:
        """The index of an answer where it follows from the words alone, or of which way it is."""
        says, words = verb.reading(answer)
        number = self._of.get((says.key, says.answer.words), -1)
        if number < 0:
            return OTHER
        way = self.ways[number]
        if not way.direct:
            return placed(number)
        index = 0
        for slot, list_of in way.arguments:
            at = self._at[number][slot].get(words[slot])
            if at is None:
                return OTHER
            index = index * len(list_of) + at
        return way.first + index

    # Factored.

    def factored(self, s: State, seat: int) -> dict[tuple[int, ...], str]:
        """What that seat may answer now, by way and arguments. An argument without a list of words, or a word that is
        in none, is a place: the n-th such word among the answers with the same way and earlier arguments, counted in
        the places that no word of the list has among these answers."""
        f = s.top
        options = self.game.options_of(s, seat)
        if f is None:
            return {}
        verb = f.todo[f.at]
        read: list[tuple[str, int, Words]] = []
        taken: dict[tuple[int, str], set[int]] = {}
        for answer in sorted(options):
            says, words = verb.reading(answer)
            number = self._of.get((says.key, says.answer.words), len(self.ways))
            read.append((answer, number, words))
            for slot, _ in self._arguments(number):
                at = self._at[number][slot].get(words[slot])
                if at is not None:
                    taken.setdefault((number, slot), set()).add(at)
        found: dict[tuple[int, ...], str] = {}
        places: dict[tuple[int, ...], dict[str, int]] = {}
        for answer, number, words in read:
            parts: tuple[int, ...] = (number,)
            for slot, _ in self._arguments(number):
                at = self._at[number][slot].get(words[slot])
                if at is None:
                    known = places.setdefault(parts, {})
                    if words[slot] not in known:
                        known[words[slot]] = free_place(taken.get((number, slot), set()), len(known))
                    at = known[words[slot]]
                parts = (*parts, at)
            parts += (NO_ARGUMENT,) * (1 + self.most_arguments - len(parts))
            found[parts] = answer
        return found

    def _arguments(self, number: int) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Of a way; an answer that is said in none has none."""
        return self.ways[number].arguments if number < len(self.ways) else ()

    def masks(self, s: State, seat: int, chosen: Sequence[int] = ()) -> list[int]:
        """What may be chosen next, after the parts `chosen` so far: first ways, then arguments."""
        at = len(chosen)
        return sorted({parts[at] for parts in self.factored(s, seat) if parts[:at] == tuple(chosen)})

    # The table.

    def label(self, index: int) -> str:
        """What an index says: its label, with "…" for words that come from the question, or the place."""
        if index == WAIT:
            return "wait"
        if not WAIT < index < self.size:
            raise IndexError(f"{index} is no action of {self.game.key}: they go from 0 to {self.size - 1}")
        if index >= self.others:
            return f"other answer {index - self.others + 1}"
        way = next(way for way in reversed(self.ways) if way.first <= index)
        rest = index - way.first
        if not way.direct:
            return f"{way.key}: answer {rest + 1} ({way.label})"
        said: dict[str, str] = {}
        for slot, words in reversed(way.arguments):
            rest, at = divmod(rest, len(words))
            said[slot] = words[at]
        text = way.label
        for slot in slots_of(way.label):
            text = text.replace(f"{{{slot}}}", said.get(slot, "…"))
        missing = [word for slot, word in said.items() if slot not in slots_of(way.label)]
        return f"{way.key}: {' '.join([text, *missing])}"

    def index(self, label: str) -> int:
        """The inverse of `label`."""
        found = _indexes(self).get(label)
        if found is None:
            raise ValueError(f'"{label}" is no action of {self.game.key}')
        return found


@lru_cache(maxsize=8)
def _indexes(table: ActionTable) -> dict[str, int]:
    return {table.label(index): index for index in range(table.size)}


def free_place(taken: set[int], n: int) -> int:
    """The n-th number from 0 on that is not taken."""
    return next(islice((i for i in count() if i not in taken), n, None))
