"""Lines of Ecos that put several effects together, in the words that every card game has (`core/effects.py`).

Placements stay lines of their own: all or nothing is looked ahead for them (ECO-87), so a composed line places nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, final

from tablee.core.choosing import DO
from tablee.core.effects import Count, Effect, Others, Picking, all_effects, go_on
from tablee.core.looking import LookAtHand, forget
from tablee.core.phrase import Phrase, Value
from tablee.core.sentence import BadLine, bad_line
from tablee.core.stack import Frame, begin, emit
from tablee.core.tuples import added, with_at, without
from tablee.core.wording import Wording
from tablee.games.ecos.counts import Count as Measure
from tablee.games.ecos.counts import read_count as read_measure
from tablee.games.ecos.dial import rotate
from tablee.games.ecos.effects import do_line
from tablee.games.ecos.land import FIXED_PIECES, NEIGHBOURS
from tablee.games.ecos.line import NO_REFERENCE, Line, Vocabulary, noun
from tablee.games.ecos.sparing import NEED_LESS, NeedLess
from tablee.games.ecos.state import Ecos, follow
from tablee.games.ecos.waiting import OCCASIONS, Waits


@final
class Composed(Line):
    """A line of several effects."""

    def __init__(self, effect: Effect[Ecos]) -> None:
        super().__init__(effect.text)
        self.effect = effect
        self.parts = tuple([part.line for part in all_effects(effect) if isinstance(part, Part)])
        self.changes = any(line.changes for line in self.parts)
        self.removes = any(line.removes for line in self.parts)
        self.binds = tuple([piece for line in self.parts for piece in line.binds])

    def start(self, s: Ecos, seat: int, card: str) -> None:
        begin(s, seat, card, DO, self.text)

    def phrase(self) -> Phrase:
        return self.effect.phrase()

    def inner(self) -> tuple[Line, ...]:
        return self.parts


@final
class Part(Effect[Ecos]):
    """A line of Ecos within a longer one."""

    def __init__(self, line: Line) -> None:
        super().__init__(line.text)
        self.line = line

    def possible(self, s: Ecos, f: Frame) -> bool:
        return self.line.is_possible(s, f.seat)

    def start(self, s: Ecos, f: Frame) -> None:
        do_line(s, f.seat, f.source, self.line)

    def phrase(self) -> Phrase:
        return self.line.phrase()


@final
class LosePoints(Effect[Ecos]):
    """`lose 2 points`: nobody has fewer than none. (CRD-14)"""

    def __init__(self, text: str, n: int) -> None:
        super().__init__(text)
        self.n = n

    def possible(self, s: Ecos, f: Frame) -> bool:
        return s.scores[f.seat] > 0

    def start(self, s: Ecos, f: Frame) -> None:
        lost = min(self.n, s.scores[f.seat])
        s.scores = with_at(s.scores, f.seat, s.scores[f.seat] - lost)
        s.blue_points = with_at(s.blue_points, f.seat, min(s.blue_points[f.seat], s.scores[f.seat]))
        emit(s, "lost-points", f.seat, card=f.source, number=lost)

    def phrase(self) -> Phrase:
        return Phrase("line-lose-points", {"n": self.n})

    def brings(self) -> float:
        return -float(self.n)


@final
class TurnDial(Effect[Ecos]):
    """`rotate the dial`, with what that brings. (ECO-70)"""

    def start(self, s: Ecos, f: Frame) -> None:
        rotate(s, f.seat)

    def phrase(self) -> Phrase:
        return Phrase("line-rotate")

    def brings(self) -> float:
        return 0.3


@final
class DiscardCard(Picking[Ecos]):
    """`discard a card` from the hand, face up. (CRD-12)"""

    def cards(self, s: Ecos, f: Frame) -> list[str]:
        return list(s.hands[f.seat])

    def picked(self, s: Ecos, f: Frame, card: str) -> None:
        s.hands[f.seat] = without(s.hands[f.seat], card)
        forget(s, card)
        if card in s.shown[f.seat]:
            s.shown = with_at(s.shown, f.seat, without(s.shown[f.seat], card))
        else:
            follow(s, f.seat, card, gained=False)
        s.discard = added(s.discard, card)
        emit(s, "discarded-card", f.seat, card=card, undo_barrier=True)

    def phrase(self) -> Phrase:
        return Phrase("line-discard-card")

    def brings(self) -> float:
        return -1.0


@final
class FromDiscard(Picking[Ecos]):
    """`take a card from the discard pile` to the hand, seen by all. (CRD-21)"""

    def cards(self, s: Ecos, f: Frame) -> list[str]:
        return sorted(s.discard)

    def picked(self, s: Ecos, f: Frame, card: str) -> None:
        s.discard = without(s.discard, card)
        s.hands[f.seat] = added(s.hands[f.seat], card)
        s.shown = with_at(s.shown, f.seat, added(s.shown[f.seat], card))
        emit(s, "took-discarded", f.seat, card=card)

    def phrase(self) -> Phrase:
        return Phrase("line-from-discard")

    def brings(self) -> float:
        return 1.0


@final
class LookAtRivalsHand(LookAtHand[Ecos]):
    """`look at the hand of an opponent` (CRD-27)"""

    def hand(self, s: Ecos, side: int) -> tuple[str, ...]:
        return s.hands[side]


@final
class CopyText(Picking[Ecos]):
    """`copy the text of another active card`: of your own, done as though it stood here. (CRD-36)"""

    def cards(self, s: Ecos, f: Frame) -> list[str]:
        others = [own.card for own in s.active[f.seat] if own.card.id != f.source]
        return [card.id for card in others if any(is_copied(line) for line in card.lines)]

    def picked(self, s: Ecos, f: Frame, card: str) -> None:
        for line in reversed(s.cards.cards[card].lines):
            if is_copied(line):
                go_on(s, f, f.seat, s.effect(line.text))

    def phrase(self) -> Phrase:
        return Phrase("line-copy")

    def brings(self) -> float:
        return 2.0


def is_copied(line: Line) -> bool:
    """What leaves the map alone and speaks of no piece; but no line that copies, and none that stands. (CRD-36)"""
    if isinstance(line, Composed):
        return not line.changes and not any(isinstance(part, CopyText) for part in all_effects(line.effect))
    return line.copied and line.refers == NO_REFERENCE


@final
class Apart(Count[Ecos]):
    """`animal not adjacent to water`: on the map, with none of it on its own tile or beside it."""

    def __init__(self, terrain: str) -> None:
        text = f"not adjacent to {terrain}"
        super().__init__(f"animal {text}", f"animals {text}", "apart")
        self.terrain = terrain
        self.kind = FIXED_PIECES.index(terrain)

    def value(self, s: Ecos, f: Frame, seat: int) -> int:
        land = s.land
        total = 0
        for own in land.animals:
            for cell in own:
                if land.terrain[cell] != self.kind and all(
                    land.terrain[near] != self.kind for near in NEIGHBOURS[cell]
                ):
                    total += 1
        return total

    def words(self) -> dict[str, Value]:
        return {"near": noun(self.terrain, "near")}


@final
class Has(Count[Ecos]):
    """What a player has: `card in hand`, `active card`, `point`, `available cube`."""

    def value(self, s: Ecos, f: Frame, seat: int) -> int:
        if self.key == "hand":
            return len(s.hands[seat])
        if self.key == "active":
            return len(s.active[seat])
        return s.scores[seat] if self.key == "points" else s.available[seat]


@final
class OnTheMap(Count[Ecos]):
    """What a line of Ecos can count after "per": of the map, the same for everybody."""

    def __init__(self, measure: Measure, text: str) -> None:
        super().__init__(text, text, "of-map")
        self.measure = measure

    def value(self, s: Ecos, f: Frame, seat: int) -> int:
        return self.measure.value(s)

    def each(self) -> Phrase:
        return self.measure.phrase()

    def several(self) -> Phrase:
        return self.measure.phrase()


HELD: Final = (
    Has("card in hand", "cards in hand", "hand"),
    Has("active card", "active cards", "active"),
    Has("point", "points", "points"),
    Has("available cube", "available cubes", "cubes"),
)
APART: Final = tuple([Apart(terrain) for terrain in ("grassland", "desert", "water")])
_LOSE: Final = re.compile(r"lose (\d{1,2}) points?")
LOOK_AT_HAND: Final = "look at the hand of an opponent"
COPY: Final = "copy the text of another active card"
OWN_SENTENCES: Final = (
    "lose {n} points",
    "rotate the dial",
    "take a card from the discard pile",
    "discard a card",
    LOOK_AT_HAND,
    COPY,
)
"""What only a line of several effects has words for, as it is printed."""


Reads = Callable[[str, Vocabulary], Line]


def read_composed(text: str, words: Vocabulary, read: Reads) -> Line:
    """A line of several effects, or one that stands; raises BadLine. `read` reads the single lines."""
    if text == NEED_LESS:
        return NeedLess(text)
    for occasion in OCCASIONS:
        said = text.removeprefix(occasion)
        if said[:2] == ": " or (said != text and said[:2] == ", " and ": " in said):  # a price stands behind a comma
            effect = read_effect(said[2:], words, read)
            _check_for_others(effect)
            return Waits(occasion, effect)
    return Composed(read_effect(text, words, read))


def _check_for_others(effect: Effect[Ecos]) -> None:
    """What is done in the middle of another's card fills, plays and moves nothing, and knows no "this". (CRD-22)"""
    for inside in all_effects(effect):
        if isinstance(inside, CopyText) or (isinstance(inside, Part) and not inside.line.for_others):
            said = '"{text}" is for the owner of the card alone (CRD-22)'
            raise bad_line("owner-alone", said, text=inside.text)
        if isinstance(inside, Part) and inside.line.refers != NO_REFERENCE:
            said = '"{text}" speaks of a piece that no line above has placed (CRD-22)'
            raise bad_line("none-placed", said, text=inside.text)


def read_effect(text: str, words: Vocabulary, read: Reads) -> Effect[Ecos]:
    """Several effects; raises BadLine."""

    def atom(part: str) -> Effect[Ecos] | None:
        said = _LOSE.fullmatch(part)
        if said is not None:
            n = int(said[1])
            return LosePoints(f"lose {n} point" if n == 1 else f"lose {n} points", n) if n else None
        if part == "rotate the dial":
            return TurnDial(part)
        if part == "take a card from the discard pile":
            return FromDiscard(part)
        if part == "discard a card":
            return DiscardCard(part)
        if part == LOOK_AT_HAND:
            return LookAtRivalsHand(part)
        if part == COPY:
            return CopyText(part)
        try:
            line = read(part, words)
        except BadLine:
            return None
        return None if line.places else Part(line)

    def count(part: str) -> Count[Ecos] | None:
        for held in (*HELD, *APART):
            if part in (held.one, held.many):
                return held
        try:
            measure = read_measure(part, words)
        except BadLine:
            return None
        return OnTheMap(measure, part) if measure.refers == NO_REFERENCE else None

    effect = Wording(atom, count).read(text)
    for each in all_effects(effect):
        if isinstance(each, Others):
            _check_for_others(each)
    return effect


def effects_of(lines: dict[str, Line]) -> dict[str, Any]:
    """The effects of composed lines, by their texts; and of those that a line may copy, if one does."""
    found: dict[str, Any] = {}
    for line in lines.values():
        if isinstance(line, (Composed, Waits)):
            found.update({effect.text: effect for effect in all_effects(line.effect)})
    if any(isinstance(effect, CopyText) for effect in found.values()):
        found.update({line.text: Part(line) for line in lines.values() if line.copied and is_copied(line)})
    return found
