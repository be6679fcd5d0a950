"""Reading effects: the words that every game has, around the sentences that a game brings."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, Generic, TypeVar, final

from tablee.core.effects import (
    CONDITIONS,
    COUNTED_EVERYWHERE,
    OPPONENT,
    OPPONENTS,
    PLAYERS,
    SPANS,
    Choose,
    Condition,
    Count,
    Effect,
    If,
    IfYouDo,
    May,
    Once,
    Others,
    Then,
    Times,
)
from tablee.core.owncode import own_effect
from tablee.core.sentence import not_understood
from tablee.core.stack import State

S = TypeVar("S", bound=State)
DEEPEST: Final = 6
_CHOOSE: Final = re.compile(r"(choose|choose two|an opponent chooses): (.+)")
_IF: Final = re.compile(r"(if|unless) (.+?): (.+)")
_ONCE: Final = re.compile(rf"once per ({'|'.join(SPANS)}): (.+)")
_MAY: Final = re.compile(r"you may (.+)")
_OTHERS: Final = re.compile(rf"({PLAYERS}|{OPPONENTS}|{OPPONENT}): (.+)")
_TIMES: Final = re.compile(r"(up to )?([2-9]) times: (.+)")
_PER: Final = re.compile(r"(.+) per (?:(\d) )?(.+?)(?:, at most (\d{1,2}))?")
_CONDITIONS: Final = [
    (kind, re.compile(words.replace("{n}", r"(?P<n>\d{1,2})").replace("{count}", "(?P<count>.+)")))
    for kind, words in CONDITIONS.items()
]
IF_YOU_DO: Final = ", and if you do, "


@final
class Wording(Generic[S]):
    """`atom` reads a sentence of the game, `count` a thing to count (one or several); None if it is no such thing."""

    def __init__(self, atom: Callable[[str], Effect[S] | None], count: Callable[[str], Count[S] | None]) -> None:
        self.atom = atom
        self.count = count
        self.failed: set[tuple[str, int]] = set()  # what was tried of one line in vain: it comes again and again

    def read(self, text: str, depth: int = 0) -> Effect[S]:
        found = self.tried(text.removeprefix("first "), depth)
        if found is None:
            raise not_understood(text)
        return found

    def tried(self, text: str, depth: int) -> Effect[S] | None:
        """The effect that a text says; None if it says none. A longer form stands before one that is its part."""
        if depth == 0:
            self.failed.clear()
        if depth > DEEPEST or (text, depth) in self.failed:
            return None
        found = self.understood(text, depth)
        if found is None:
            self.failed.add((text, depth))
        return found

    def understood(self, text: str, depth: int) -> Effect[S] | None:
        if (said := _ONCE.fullmatch(text)) is not None:
            span = said[1]
            return self.wrapped(said[2], depth, lambda first: Once(span, first))
        if (said := _OTHERS.fullmatch(text)) is not None:
            who = said[1]
            return self.wrapped(said[2], depth, lambda first: Others(who, first))
        if (said := _CHOOSE.fullmatch(text)) is not None:
            parts = self.split(said[2], " or ", depth)
            number = 2 if said[1] == "choose two" else 1
            if parts is None or len(parts) <= number or len({part.text for part in parts}) < len(parts):
                return None
            return Choose(parts, number, said[1] == "an opponent chooses")
        if (said := _IF.fullmatch(text)) is not None:
            return self.if_(said[1] == "unless", said[2], said[3], depth)
        if (said := _TIMES.fullmatch(text)) is not None:
            most, up_to = int(said[2]), said[1] is not None
            return self.wrapped(said[3], depth, lambda first: Times(first, None, 1, most, up_to))
        if (said := _MAY.fullmatch(text)) is not None:
            first, _, then = said[1].partition("; if you do, ")
            done = self.tried(first, depth + 1)
            follows = self.tried(then, depth + 1) if then else None
            return None if done is None or (then and follows is None) else May(done, follows, False)
        return self.joined(text, depth) or self.per(text, depth) or self.single(text) or self.price(text, depth)

    def single(self, text: str) -> Effect[S] | None:
        """A sentence of the game, or of code beside the set."""
        own: Effect[S] | None = own_effect(text)
        return self.atom(text) if own is None else own

    def wrapped(self, inner: str, depth: int, make: Callable[[Effect[S]], Effect[S]]) -> Effect[S] | None:
        first = self.tried(inner, depth + 1)
        return None if first is None else make(first)

    def if_(self, unless: bool, condition: str, rest: str, depth: int) -> Effect[S] | None:
        found = self.condition(condition)
        if found is None:
            return None
        halves = self.split(rest, ", else ", depth)
        if halves is not None and len(halves) == 2 and not unless:
            return If(found, halves[0], halves[1], False)
        return self.wrapped(rest, depth, lambda then: If(found, then, None, unless))

    def condition(self, text: str) -> Condition[S] | None:
        for kind, pattern in _CONDITIONS:
            said = pattern.fullmatch(text)
            if said is not None and (count := self.counted(said["count"])) is not None:
                return Condition(kind, int(said.groupdict().get("n", "0")), count)
        return None

    def counted(self, text: str) -> Count[S] | None:
        """A thing to count, of this game or of all."""
        for count in COUNTED_EVERYWHERE:
            if text in (count.one, count.many):
                return count
        return self.count(text)

    def joined(self, text: str, depth: int) -> Effect[S] | None:
        for word in (IF_YOU_DO, ", then ", " and "):
            halves = text.split(word)
            for i in range(1, len(halves)):
                first = self.tried(word.join(halves[:i]), depth + 1)
                second = self.tried(word.join(halves[i:]), depth + 1) if first is not None else None
                if first is not None and second is not None:
                    return IfYouDo(first, second) if word == IF_YOU_DO else Then(first, second, word.strip(" ,"))
        return None

    def per(self, text: str, depth: int) -> Effect[S] | None:
        said = _PER.fullmatch(text)
        count = self.counted(said[3]) if said is not None else None
        first = self.single(said[1]) if said is not None and count is not None else None
        if said is None or first is None:
            return None
        return Times(first, count, int(said[2] or "1"), int(said[4] or "0"), False)

    def price(self, text: str, depth: int) -> Effect[S] | None:
        """`discard a card: draw 2 allies`"""
        first, colon, then = text.partition(": ")
        price = self.single(first) if colon else None
        follows = self.tried(then, depth + 1) if price is not None else None
        return None if price is None or follows is None else May(price, follows, True)

    def split(self, text: str, word: str, depth: int) -> list[Effect[S]] | None:
        """The parts between the words, each an effect; a word that stands inside an effect is not taken for one."""
        pieces = text.split(word)
        for i in range(1, len(pieces) + 1):
            first = self.tried(word.join(pieces[:i]), depth + 1)
            if first is not None:
                rest = self.split(word.join(pieces[i:]), word, depth) if i < len(pieces) else []
                if rest is not None:
                    return [first, *rest]
        return None
