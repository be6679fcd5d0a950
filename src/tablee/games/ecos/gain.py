"""Lines that give something: points, elements, cards, cubes. (rulebook, Gagner …)"""

from __future__ import annotations

from typing import Any, Final, final

from tablee.core.phrase import Phrase
from tablee.core.sentence import Sentence, bad_line
from tablee.core.stack import begin, emit
from tablee.core.tuples import with_at
from tablee.games.ecos.cards import ELEMENT, ELEMENTS
from tablee.games.ecos.counts import Count, read_count
from tablee.games.ecos.dial import GAIN_CARD_MAY, PLAY_CARD, can_gain_card, gain_cube
from tablee.games.ecos.line import Line, Sentences, Verbs, Vocabulary, noun
from tablee.games.ecos.respond import USE_ELEMENT
from tablee.games.ecos.state import Ecos

NO_LIMIT: Final = 0


def score(s: Ecos, seat: int, card: str, points: int) -> None:
    """Points move the marker forward; reaching the threshold is announced.
    (ECO-10, ECO-129, ECO-130, ECO-172, ECO-R62)"""
    if points == 0:
        return
    before = s.scores[seat]
    s.scores = with_at(s.scores, seat, before + points)
    if s.cards.cards[card].blue:
        s.blue_points = with_at(s.blue_points, seat, s.blue_points[seat] + points)
    s.scored = True
    emit(s, "scored", seat, card=card, number=points)
    if before < s.variant.goal <= s.scores[seat]:
        emit(s, "reached", seat, number=s.scores[seat])


@final
class Points(Line):
    """`5 points`"""

    def __init__(self, text: str, n: int) -> None:
        super().__init__(text)
        self.n = n
        self.copied = True
        self.for_others = True

    def start(self, s: Ecos, seat: int, card: str) -> None:
        score(s, seat, card, self.n)

    def phrase(self) -> Phrase:
        return Phrase("line-points", {"n": self.n})

    def shows(self) -> dict[str, Any]:
        return {"shows": "points", "n": self.n}


@final
class PointsPer(Line):
    """`2 points per adjacent forest, at most 8`: counted when the line is reached. (ECO-R30)"""

    def __init__(self, text: str, n: int, count: Count, most: int) -> None:
        super().__init__(text)
        self.n = n
        self.count = count
        self.most = most
        self.refers = count.refers
        self.copied = True
        self.for_others = True

    def value(self, s: Ecos) -> int:
        return self.points_for(self.count.value(s))

    def points_for(self, number: int) -> int:
        """If so many are counted."""
        points = self.n * number
        return points if self.most == NO_LIMIT else min(points, self.most)

    def start(self, s: Ecos, seat: int, card: str) -> None:
        score(s, seat, card, self.value(s))

    def phrase(self) -> Phrase:
        return at_most(Phrase("line-points-per", {"n": self.n, "each": self.count.phrase()}), self.most)

    def shows(self) -> dict[str, Any]:
        return {"shows": "points", "n": self.n}


@final
class Gain(Line):
    """`gain 2 sun`: so many responses, for you alone, not on this card. (ECO-114, ECO-121)"""

    def __init__(self, text: str, n: int, element: int) -> None:
        super().__init__(text)
        self.n = n
        self.element = element
        self.copied = True

    def start(self, s: Ecos, seat: int, card: str) -> None:
        begin(s, seat, card, USE_ELEMENT, ELEMENTS[self.element], self.n)

    def phrase(self) -> Phrase:
        return Phrase("line-gain", {"what": element(self.element, self.n)})

    def shows(self) -> dict[str, Any]:
        return {"shows": "element", "what": ELEMENTS[self.element], "n": self.n}


@final
class GainPer(Line):
    """`gain 1 sun per adjacent desert, at most 3`"""

    def __init__(self, text: str, n: int, element: int, count: Count, most: int) -> None:
        super().__init__(text)
        self.n = n
        self.element = element
        self.count = count
        self.most = most
        self.refers = count.refers
        self.copied = True

    def start(self, s: Ecos, seat: int, card: str) -> None:
        number = self.number_for(self.count.value(s))
        if number:
            begin(s, seat, card, USE_ELEMENT, ELEMENTS[self.element], number)

    def number_for(self, number: int) -> int:
        """Of elements, if so many are counted."""
        return min(self.n * number, self.most)

    def phrase(self) -> Phrase:
        what = noun(ELEMENTS[self.element], "elements", self.n)
        return at_most(Phrase("line-gain-per", {"what": what, "each": self.count.phrase()}), self.most)

    def shows(self) -> dict[str, Any]:
        return {"shows": "element", "what": ELEMENTS[self.element], "n": self.n}


@final
class GainCard(Line):
    """`gain a card` (ECO-78); it may be declined (ECO-R31)."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.copied = True
        self.for_others = True

    def start(self, s: Ecos, seat: int, card: str) -> None:
        begin(s, seat, card, GAIN_CARD_MAY)

    def is_possible(self, s: Ecos, seat: int) -> bool:
        return can_gain_card(s)

    def phrase(self) -> Phrase:
        return Phrase("line-gain-card")

    def shows(self) -> dict[str, Any]:
        return {"shows": "card"}


@final
class GainCube(Line):
    """`gain a cube` (ECO-128)"""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.copied = True
        self.for_others = True

    def start(self, s: Ecos, seat: int, card: str) -> None:
        gain_cube(s, seat)

    def is_possible(self, s: Ecos, seat: int) -> bool:
        return s.cubes > 0

    def phrase(self) -> Phrase:
        return Phrase("line-gain-cube")

    def shows(self) -> dict[str, Any]:
        return {"shows": "cube"}


@final
class PlayCardLine(Line):
    """`play a card`: from the hand, active at once; it may be declined (ECO-R31)."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.copied = True

    def start(self, s: Ecos, seat: int, card: str) -> None:
        begin(s, seat, card, PLAY_CARD)

    def is_possible(self, s: Ecos, seat: int) -> bool:
        return len(s.hands[seat]) > 0

    def phrase(self) -> Phrase:
        return Phrase("line-play-card")

    def shows(self) -> dict[str, Any]:
        return {"shows": "play"}


def at_most(line: Phrase, most: int) -> Phrase:
    return line if most == NO_LIMIT else Phrase("line-at-most", {"line": line, "most": most})


def element(kind: int, n: int) -> Phrase:
    """Alone without its number."""
    return noun(ELEMENTS[kind], "element") if n == 1 else noun(ELEMENTS[kind], "elements", n)


_SLOTS: Final = {
    "n": r"[1-9]\d?",
    "what": "[a-z]+",
    "each": r"[a-z_ ]+",
    "most": r"[1-9]\d?",
    "one": "points?",
}
POINTS: Final[Sentence] = Sentence("{n} {one}", _SLOTS)
POINTS_PER: Final[Sentence] = Sentence("{n} {one} per {each}", _SLOTS)
POINTS_PER_MOST: Final[Sentence] = Sentence("{n} {one} per {each}, at most {most}", _SLOTS)
GAIN_CARD: Final[Sentence] = Sentence("gain a card", _SLOTS)
GAIN_CUBE: Final[Sentence] = Sentence("gain a cube", _SLOTS)
PLAY_A_CARD: Final[Sentence] = Sentence("play a card", _SLOTS)
GAIN_ONE: Final[Sentence] = Sentence("gain {what}", _SLOTS)
GAIN_SOME: Final[Sentence] = Sentence("gain {n} {what}", _SLOTS)
GAIN_PER: Final[Sentence] = Sentence("gain {n} {what} per {each}, at most {most}", _SLOTS)


def read_points(text: str, slots: dict[str, str], words: Vocabulary) -> Line:
    n = int(slots["n"])
    text = f"{n} point" if n == 1 else f"{n} points"
    if "each" not in slots:
        return Points(text, n)
    most = int(slots.get("most", NO_LIMIT))
    text += f" per {slots['each']}" + (f", at most {most}" if most else "")
    return PointsPer(text, n, read_count(slots["each"], words), most)


def read_gain(text: str, slots: dict[str, str], words: Vocabulary) -> Line:
    if slots["what"] not in ELEMENT:
        said = '"{word}" is no element (one of: {choices})'
        raise bad_line("no-element", said, word=slots["what"], choices=", ".join(ELEMENTS))
    kind = ELEMENT[slots["what"]]
    n = int(slots.get("n", 1))
    if "each" not in slots:
        return Gain(f"gain {slots['what']}" if n == 1 else text, n, kind)
    return GainPer(text, n, kind, read_count(slots["each"], words), int(slots["most"]))


def read_gain_card(text: str, slots: dict[str, str], words: Vocabulary) -> Line:
    return GainCard(text)


def read_gain_cube(text: str, slots: dict[str, str], words: Vocabulary) -> Line:
    return GainCube(text)


def read_play_card(text: str, slots: dict[str, str], words: Vocabulary) -> Line:
    return PlayCardLine(text)


SENTENCES: Final[Sentences] = [
    (POINTS_PER_MOST, read_points),
    (POINTS_PER, read_points),
    (POINTS, read_points),
    (GAIN_CARD, read_gain_card),
    (GAIN_CUBE, read_gain_cube),
    (PLAY_A_CARD, read_play_card),
    (GAIN_PER, read_gain),
    (GAIN_SOME, read_gain),
    (GAIN_ONE, read_gain),
]
VERBS: Final[Verbs] = ()
"""What its lines ask."""
