"""The sentences of the cards: which line class reads which, and the lines that hold others. (GRAMMAR of the set)"""

from __future__ import annotations

import re
from typing import Any, Final, final

from tablee.core.decision import Attempt, Reason, because
from tablee.core.phrase import Phrase, Value
from tablee.core.says import Says, Slot, Words
from tablee.core.sentence import BadLine, Sentence, bad_line, no_choice, normal, not_understood, readings
from tablee.core.stack import NOTHING, Frame, Verb, begin, offer
from tablee.games.ecos import change, gain, move, place, swap
from tablee.games.ecos.cards import Cards
from tablee.games.ecos.composed import Composed, read_composed
from tablee.games.ecos.counts import Condition, read_condition
from tablee.games.ecos.effects import do_line
from tablee.games.ecos.gain import GainPer, Points, PointsPer
from tablee.games.ecos.land import Land
from tablee.games.ecos.line import Line, Sentences, Verbs, Vocabulary
from tablee.games.ecos.lookahead import completable_line, fail, still_completable
from tablee.games.ecos.place import NO
from tablee.games.ecos.state import Ecos
from tablee.games.ecos.why import strands

YES: Final = "yes"
FIRST: Final = "1"
SECOND: Final = "2"


def is_mixed(half: Line) -> bool:
    """Whether it may change the map without placing anything."""
    return half.mixed or (half.changes and not half.places)


@final
class Choose(Line):
    """`choose: LINE or LINE`; an impossible half is not offered, and no half left is an impossible placement."""

    def __init__(self, text: str, first: Line, second: Line) -> None:
        super().__init__(text)
        self.first = first
        self.second = second
        self.places = first.places or second.places
        self.changes = first.changes or second.changes
        self.mixed = is_mixed(first) or is_mixed(second)
        self.removes = first.removes or second.removes
        self.binds = (*first.binds, *second.binds)

    def start(self, s: Ecos, seat: int, card: str) -> None:
        begin(s, seat, card, CHOOSE, self.text)

    def is_sure(self, land: Land, cards: Cards) -> bool:
        return self.first.is_sure(land, cards) or self.second.is_sure(land, cards)

    def is_hopeless(self, land: Land, cards: Cards, coming: tuple[int, ...]) -> bool:
        return all(half.is_hopeless(land, cards, coming) for half in self.inner())

    def phrase(self) -> Phrase:
        return Phrase("line-choose", {"first": self.first.phrase(), "second": self.second.phrase()})

    def inner(self) -> tuple[Line, ...]:
        return (self.first, self.second)

    def shows(self) -> dict[str, Any]:
        return {"shows": "choose", "inner": [half.picture() for half in self.inner()]}


@final
class May(Line):
    """`you may LINE`"""

    def __init__(self, text: str, line: Line) -> None:
        super().__init__(text)
        self.line = line
        self.changes = line.changes
        self.removes = line.removes
        self.binds = line.binds
        self.refers = line.refers

    def start(self, s: Ecos, seat: int, card: str) -> None:
        begin(s, seat, card, MAY, self.text)

    def phrase(self) -> Phrase:
        return Phrase("line-may", {"line": self.line.phrase()})

    def inner(self) -> tuple[Line, ...]:
        return (self.line,)

    def shows(self) -> dict[str, Any]:
        return {"shows": "may", "inner": [self.line.picture()]}


@final
class If(Line):
    """`if CONDITION: LINE, else LINE`, looked at when the line is reached. (ECO-R30)"""

    def __init__(self, text: str, condition: Condition, then: Line, other: Line) -> None:
        super().__init__(text)
        self.condition = condition
        self.then = then
        self.other = other
        self.places = then.places or other.places
        self.changes = then.changes or other.changes
        self.mixed = is_mixed(then) or is_mixed(other)
        self.removes = then.removes or other.removes
        self.binds = (*then.binds, *other.binds)
        self.refers = condition.refers

    def start(self, s: Ecos, seat: int, card: str) -> None:
        do_line(s, seat, card, self.then if self.condition.holds(s) else self.other)

    def is_hopeless(self, land: Land, cards: Cards, coming: tuple[int, ...]) -> bool:
        return all(half.is_hopeless(land, cards, coming) for half in self.inner())

    def phrase(self) -> Phrase:
        condition = self.condition.phrase()
        number = self.number_instead()
        if number is not None:
            return Phrase("line-or", {"line": self.other.phrase(), "n": number, "condition": condition})
        return Phrase("line-if", {"condition": condition, "first": self.then.phrase(), "second": self.other.phrase()})

    def number_instead(self) -> int | None:
        """Where nothing but points, or how much there is at most, depends on the condition, one line is printed, with
        this number beside its own."""
        then, other = self.then, self.other
        if isinstance(then, Points) and isinstance(other, Points):
            return then.n
        if not isinstance(then, (PointsPer, GainPer)):
            return None
        counted = then.text.rpartition(AT_MOST)[0]
        return then.most if counted and counted == other.text.rpartition(AT_MOST)[0] else None

    def inner(self) -> tuple[Line, ...]:
        return (self.then, self.other)

    def shows(self) -> dict[str, Any]:
        return {"shows": "if", "inner": [half.picture() for half in self.inner()]}


AT_MOST: Final = ", at most "
_REST: Final = {"line": ".+", "first": ".+", "second": ".+", "condition": ".+?"}
CHOOSE_SENTENCE: Final[Sentence] = Sentence("choose: {line}", _REST)
MAY_SENTENCE: Final[Sentence] = Sentence("you may {line}", _REST)
IF_SENTENCE: Final[Sentence] = Sentence("if {condition}: {first}, else {second}", _REST)
OR_SENTENCE: Final[Sentence] = Sentence("{line} ({n} if {condition})", {**_REST, "n": r"\d+"})
_NUMBER: Final = re.compile(r"\d+(?= points?$)|(?<=, at most )\d+$")
"""The one that depends on the condition."""


def read_choose(text: str, slots: dict[str, str], words: Vocabulary) -> Line:
    """The first " or " that leaves a line on either side."""
    halves = slots["line"].split(" or ")
    for i in range(1, len(halves)):
        try:
            first = read_inner(" or ".join(halves[:i]), words)
            second = read_inner(" or ".join(halves[i:]), words)
        except BadLine:
            continue
        if first.text == second.text:
            raise no_choice(first.text)
        return Choose(f"choose: {first.text} or {second.text}", first, second)
    raise bad_line("not-either", '"{text}" is not one line or another', text=slots["line"])


def read_may(text: str, slots: dict[str, str], words: Vocabulary) -> Line:
    line = read_inner(slots["line"], words)
    if isinstance(line, Composed):
        raise not_understood(text)  # it is said and asked in the words that every game has
    if line.places:
        raise bad_line("placed-always", "a placement effect is not optional (ECO-R31)")
    return May(f"you may {line.text}", line)


def read_if(text: str, slots: dict[str, str], words: Vocabulary) -> Line:
    first, second = read_inner(slots["first"], words), read_inner(slots["second"], words)
    condition = read_condition(slots["condition"], words)
    return If(f"if {condition.text}: {first.text}, else {second.text}", condition, first, second)


def read_or(text: str, slots: dict[str, str], words: Vocabulary) -> Line:
    """As an `if` is printed of two lines that differ by one number."""
    first, found = _NUMBER.subn(slots["n"], slots["line"])
    if not found:
        raise not_understood(text)
    return read_if(text, {"first": first, "second": slots["line"], "condition": slots["condition"]}, words)


SENTENCES: Final[Sentences] = [
    (CHOOSE_SENTENCE, read_choose),
    (MAY_SENTENCE, read_may),
    (IF_SENTENCE, read_if),
    (OR_SENTENCE, read_or),
    *place.SENTENCES,
    *gain.SENTENCES,
    *move.SENTENCES,
    *swap.SENTENCES,
    *change.SENTENCES,
]


def read_line(text: str, words: Vocabulary) -> Line:
    """The line that a text says; BadLine if no sentence understands it."""
    text = normal(text)
    try:
        return read_single(text, words)
    except BadLine as bad:
        try:
            return read_composed(text, words, read_single)
        except BadLine as other:
            raise (other if "CRD-" in str(other) else bad) from None


def read_inner(text: str, words: Vocabulary) -> Line:
    """A line within another: it is carried out there, so it cannot stand for the whole life of its card. (CRD-32)"""
    line = read_line(text, words)
    if line.stands:
        raise bad_line("stands-alone", '"{text}" is a line of its own (CRD-32)', text=line.text)
    return line


def read_single(text: str, words: Vocabulary) -> Line:
    """A line that is one sentence of this game."""
    for reader, slots in readings(text, SENTENCES):
        return reader(text, slots, words)
    raise not_understood(text)


def all_lines(lines: tuple[Line, ...]) -> list[Line]:
    """The lines and those inside them."""
    found: list[Line] = []
    for line in lines:
        found.append(line)
        found += all_lines(line.inner())
    return found


# Their questions.

LINE: Final = Slot(".+", "|".join([re.sub(r"\?P<\w+>", "?:", sentence.pattern.pattern) for sentence, _ in SENTENCES]))
"""A line of a card, as it is printed."""


@final
class ChooseLine(Verb[Ecos]):
    """One of the two lines. (ECO-R29, ECO-R78)"""

    says = (Says("choose", "choose {line}", "{n}", {"line": LINE}),)

    def line(self, s: Ecos, f: Frame, answer: str) -> Line:
        return s.cards.lines[f.it].inner()[0 if answer == FIRST else 1]

    def also(self, s: Ecos, f: Frame, says: Says, words: Words) -> Words:
        return {"line": self.line(s, f, words["n"]).text}

    def told(self, s: Ecos, f: Frame, seat: int, says: Says, words: Words) -> dict[str, Value]:
        return {"line": self.line(s, f, words["n"]).phrase()}

    def asks(self, s: Ecos, f: Frame) -> int:
        return offer(s, f.seat, completable_line(s, f, [FIRST, SECOND]))

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        if answer == NOTHING:
            fail(s)
            return
        do_line(s, f.seat, f.source, self.line(s, f, answer))

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-choose", {"card": f.source})

    def why_not(self, s: Ecos, attempt: Attempt) -> Reason:
        f = s.top
        if attempt.asked != self.name or f is None:
            return because("ECO-85", "no-choice")
        halves = [half.text for half in s.cards.lines[f.it].inner()]
        return strands(f.source) if attempt.word("line") in halves else because("ECO-85", "not-these")


@final
class MayDo(Verb[Ecos]):
    """Whether to carry out an optional line. (ECO-R31)"""

    says = (Says("may-not", "do not {line}", NO, {"line": LINE}), Says("may", "{line}", YES, {"line": LINE}))

    def line(self, s: Ecos, f: Frame) -> Line:
        return s.cards.lines[f.it].inner()[0]

    def also(self, s: Ecos, f: Frame, says: Says, words: Words) -> Words:
        return {"line": self.line(s, f).text}

    def told(self, s: Ecos, f: Frame, seat: int, says: Says, words: Words) -> dict[str, Value]:
        return {"line": self.line(s, f).phrase()}

    def asks(self, s: Ecos, f: Frame) -> int:
        s.options = still_completable(s, f, [YES, NO])
        return f.seat

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        if answer == YES:
            do_line(s, f.seat, f.source, self.line(s, f))

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-may", {"card": f.source, "line": self.line(s, f).phrase()})

    def why_not(self, s: Ecos, attempt: Attempt) -> Reason:
        f = s.top
        if attempt.asked != self.name or f is None:
            return because("ECO-85", "no-choice")
        own = self.line(s, f).text
        return strands(f.source) if attempt.word("line") == own else because("ECO-85", "not-these")


CHOOSE: Final[Verbs] = (ChooseLine(),)
MAY: Final[Verbs] = (MayDo(),)
