"""What the lines of Allies do: the nouns of Revachol for the words that every card game has (`core/effects.py`)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, final

from tablee.core.effects import Effect, Picking, all_effects, go_on, others
from tablee.core.event import Event
from tablee.core.looking import LookAtHand
from tablee.core.phrase import Phrase
from tablee.core.stack import Frame, begin, emit
from tablee.core.tuples import added, with_at
from tablee.core.wording import Wording
from tablee.games.revachol.counts import read_count
from tablee.games.revachol.draw import DRAW, SEARCH
from tablee.games.revachol.end import TEST_FOR_END
from tablee.games.revachol.moments import Verbs
from tablee.games.revachol.morale import PREVENTS, REFILL_TASKS
from tablee.games.revachol.place import PLACE_ANOTHER
from tablee.games.revachol.put import PUT_MOVED
from tablee.games.revachol.state import (
    EMPTY,
    Revachol,
    cards_to_draw,
    corps_of,
    displayed,
    found_corps,
    hand_limit,
    leave_corps,
    own_allies,
    slide_tasks,
    take_from_hand,
)
from tablee.games.revachol.symbols import SYMBOLS
from tablee.games.revachol.take import owner_of

PLACED: Final = "when placed"
LOOK: Final = "look at the hand of an opponent"
AGAIN: Final = "again"
SKIPS: Final = "skips"
NOTED: Final = {"again": AGAIN, "skip": SKIPS, "prevent": PREVENTS}
EXTRA: Final = "extra"
"""Which turn is one more than the order of the table gives."""
POINTS: Final = "points"
BRINGS: Final[dict[str, float]] = {
    "draw-allies": 0.8,
    "gain-points": 1.0,
    "lose-points": -1.0,
    "place-ally": 0.3,
    "again": 1.5,
    "skip": -1.5,
    "prevent": 0.5,
    "show-hand": -0.2,
    "discard-this": -0.6,
    "return-this": 0.2,
    "discard-card": -0.7,
    "from-pile": 0.9,
    "discard-ally": -0.7,
    "return-ally": 0.1,
    "move-ally": 0.2,
    "take-theirs": 1.5,
    "discard-theirs": 0.6,
    "swap-this": 0.4,
    "replace-task": 0.3,
    "copy": 0.7,
}
"""What each is worth to whoever does it, in points, about: an Ally in hand is the measure."""
REPLACED: Final[Verbs] = (REFILL_TASKS, TEST_FOR_END)


def note(s: Revachol, key: str, by: int) -> None:
    """Add to what cards have noted."""
    s.tally = {**s.tally, key: s.tally.get(key, 0) + by}


class Word(Effect[Revachol]):
    """An instruction with a number in it, if it has any."""

    def __init__(self, text: str, key: str, n: int) -> None:
        super().__init__(text)
        self.key = key
        self.n = n

    def phrase(self) -> Phrase:
        return Phrase("line-" + self.key, {"n": self.n})

    def brings(self) -> float:
        return BRINGS[self.key] * self.n


@final
class DrawAllies(Word):
    """`draw 2 allies`: draws like any other, one after the other. (ECH-58, CRD-13)"""

    def possible(self, s: Revachol, f: Frame) -> bool:
        return len(s.hands[f.seat]) < hand_limit(s, f.seat) and cards_to_draw(s) > 0

    def start(self, s: Revachol, f: Frame) -> None:
        for _ in range(min(self.n, hand_limit(s, f.seat) - len(s.hands[f.seat]))):
            begin(s, f.seat, f.source, DRAW)


@final
class Score(Word):
    """`gain 2 points`, `lose 2 points`: on the score, which may fall below nothing. (CRD-14)"""

    def start(self, s: Revachol, f: Frame) -> None:
        if self.key == "lose-points":
            note(s, f"{POINTS} {f.seat}", -self.n)
            emit(s, "lose-points", f.seat, card=f.source, number=self.n)
        else:
            note(s, f"{POINTS} {f.seat}", self.n)
            emit(s, "gain-points", f.seat, card=f.source, number=self.n)


@final
class PlaceMore(Word):
    """`place an ally`: one more from the hand, which may be declined; once a turn of each card. (ECH-112, CRD-13)"""

    def possible(self, s: Revachol, f: Frame) -> bool:
        return len(s.hands[f.seat]) > 0 and s.tally.get(f"placed {f.source}", 0) != s.turns

    def start(self, s: Revachol, f: Frame) -> None:
        s.tally = {**s.tally, f"placed {f.source}": s.turns}
        begin(s, f.seat, f.source, PLACE_ANOTHER)


@final
class AnotherTurn(Word):
    """`take another turn`, `skip your next turn`, `prevent your next loss`. A turn that is one more gives
    no further one. (CRD-15)"""

    def possible(self, s: Revachol, f: Frame) -> bool:
        return self.key != "again" or (s.tally.get(EXTRA, 0) != s.turns and not s.tally.get(f"{AGAIN} {f.seat}", 0))

    def start(self, s: Revachol, f: Frame) -> None:
        note(s, f"{NOTED[self.key]} {f.seat}", 1)
        kept = self.key
        emit(
            s,
            "noted-again" if kept == "again" else "noted-skip" if kept == "skip" else "noted-prevent",
            f.seat,
            card=f.source,
        )


@final
class ShowHand(Word):
    """`show your hand`: everybody has seen it, and remembers. (CRD-16)"""

    def possible(self, s: Revachol, f: Frame) -> bool:
        return len(s.shown[f.seat]) < len(s.hands[f.seat])

    def start(self, s: Revachol, f: Frame) -> None:
        for ally in s.hands[f.seat]:
            if ally not in s.shown[f.seat]:
                s.shown = with_at(s.shown, f.seat, added(s.shown[f.seat], ally))
                emit(s, "showed", f.seat, card=ally, undo_barrier=True)


@final
class OfThis(Word):
    """`discard this`, `return this to your hand`: while it lies in a Corps of yours. (CRD-17)"""

    def possible(self, s: Revachol, f: Frame) -> bool:
        room = self.key == "discard-this" or len(s.hands[f.seat]) < hand_limit(s, f.seat)
        return room and corps_of(s, f.seat, f.source) is not None

    def start(self, s: Revachol, f: Frame) -> None:
        leave_corps(s, f.seat, f.source)
        if self.key == "discard-this":
            s.discard.append(f.source)
            emit(s, "discarded", f.seat, card=f.source)
        else:
            to_hand(s, f.seat, f.source)


def to_hand(s: Revachol, seat: int, ally: str) -> None:
    """From where all saw it."""
    s.hands[seat] = added(s.hands[seat], ally)
    s.shown = with_at(s.shown, seat, added(s.shown[seat], ally))
    emit(s, "returned", seat, card=ally)


@final
class Search(Effect[Revachol]):
    """`search for a crown`: cards are turned up until an Ally shows the symbol; it goes to the hand, the others to the
    discard pile, so that nobody learns what nobody saw. (CRD-25)"""

    def __init__(self, symbol: str) -> None:
        super().__init__(f"search for a {symbol}")
        self.symbol = symbol

    def possible(self, s: Revachol, f: Frame) -> bool:
        return len(s.deck) > 0 and len(s.hands[f.seat]) < hand_limit(s, f.seat)

    def start(self, s: Revachol, f: Frame) -> None:
        begin(s, f.seat, f.source, SEARCH, self.symbol)

    def phrase(self) -> Phrase:
        return Phrase("line-search", {"symbol": self.symbol})

    def brings(self) -> float:
        return 1.0


class Pick(Picking[Revachol]):
    """An instruction about one card."""

    def __init__(self, text: str, key: str) -> None:
        super().__init__(text)
        self.key = key

    def phrase(self) -> Phrase:
        return Phrase("line-" + self.key, {"n": 1})

    def brings(self) -> float:
        return BRINGS[self.key]


@final
class DiscardCard(Pick):
    """`discard a card`: from the hand, face up. (CRD-12)"""

    def cards(self, s: Revachol, f: Frame) -> list[str]:
        return list(s.hands[f.seat])

    def picked(self, s: Revachol, f: Frame, card: str) -> None:
        take_from_hand(s, f.seat, card)
        s.discard.append(card)
        emit(s, "discarded", f.seat, card=card, undo_barrier=True)


@final
class FromPile(Pick):
    """`take an ally from the discard pile` to the hand, if it has room. (ECH-25)"""

    def cards(self, s: Revachol, f: Frame) -> list[str]:
        if len(s.hands[f.seat]) >= hand_limit(s, f.seat):
            return []
        return sorted([card for card in s.discard if card in s.cards.allies])

    def picked(self, s: Revachol, f: Frame, card: str) -> None:
        s.discard.remove(card)
        to_hand(s, f.seat, card)


@final
class OwnAlly(Pick):
    """`discard an ally of yours`, `return an ally of yours to your hand`, `move an ally of yours`. (CRD-17)"""

    def cards(self, s: Revachol, f: Frame) -> list[str]:
        if self.key == "return-ally" and len(s.hands[f.seat]) >= hand_limit(s, f.seat):
            return []
        found = own_allies(s, f.seat)
        if self.key == "move-ally" and len(s.corps[f.seat]) == 1 and len(found) == 1:
            return []
        return found

    def picked(self, s: Revachol, f: Frame, card: str) -> None:
        if self.key == "move-ally":
            begin(s, f.seat, f.source, PUT_MOVED, card)
            return
        leave_corps(s, f.seat, card)
        if self.key == "return-ally":
            to_hand(s, f.seat, card)
        else:
            s.discard.append(card)
            emit(s, "discarded", f.seat, card=card)


@final
class TheirAlly(Pick):
    """`take an ally of an opponent` into a new Corps, `discard an ally of an opponent`; not one that cannot be taken.
    (ECH-109, CRD-18)"""

    def cards(self, s: Revachol, f: Frame) -> list[str]:
        return [
            ally
            for other in others(s, f.seat)
            for ally in own_allies(s, other)
            if s.cards.allies[ally].ability.may_be_taken()
        ]

    def picked(self, s: Revachol, f: Frame, card: str) -> None:
        owner = owner_of(s, card)
        leave_corps(s, owner, card)
        if self.key == "take-theirs":
            number = found_corps(s, f.seat, card)
            emit(s, "took", f.seat, card=card, other=owner, number=number)
        else:
            s.discard.append(card)
            emit(s, "discarded", owner, card=card)


@final
class SwapThis(Pick):
    """`swap this with an ally of an opponent`: each lies alone in a new Corps. (CRD-18)"""

    def cards(self, s: Revachol, f: Frame) -> list[str]:
        if corps_of(s, f.seat, f.source) is None:
            return []
        return [ally for other in others(s, f.seat) for ally in own_allies(s, other)]

    def picked(self, s: Revachol, f: Frame, card: str) -> None:
        owner = owner_of(s, card)
        leave_corps(s, owner, card)
        leave_corps(s, f.seat, f.source)
        number = found_corps(s, f.seat, card)
        found_corps(s, owner, f.source)
        emit(s, "took", f.seat, card=card, other=owner, number=number)
        if s.events is not None:
            s.events.append(Event("went-over", f.seat, card=f.source, other=owner))


@final
class ReplaceTask(Pick):
    """`replace a task`: it goes back among those that may still come, and the row is filled up. (ECH-50, CRD-19)"""

    def cards(self, s: Revachol, f: Frame) -> list[str]:
        return displayed(s) if s.task_deck else []

    def picked(self, s: Revachol, f: Frame, card: str) -> None:
        s.task_row = with_at(s.task_row, s.task_row.index(card), EMPTY)
        slide_tasks(s)
        emit(s, "put-back", f.seat, card=card)
        begin(s, f.seat, f.source, REPLACED)
        s.task_deck.append(card)


@final
class LookAtAllies(LookAtHand[Revachol]):
    """`look at the hand of an opponent` (CRD-27)"""

    def hand(self, s: Revachol, side: int) -> tuple[str, ...]:
        return s.hands[side]


@final
class CopyText(Pick):
    """`copy the text of another ally`: what the lines of an Ally in any Corps say for being placed, done as though they
    stood here; a text that copies is not copied. (CRD-28)"""

    def cards(self, s: Revachol, f: Frame) -> list[str]:
        allies = [ally for seat in (f.seat, *others(s, f.seat)) for ally in own_allies(s, seat)]
        return [ally for ally in allies if ally != f.source and copied(s, ally)]

    def picked(self, s: Revachol, f: Frame, card: str) -> None:
        for effect in reversed(copied(s, card)):
            go_on(s, f, f.seat, effect)


def copied(s: Revachol, ally: str) -> list[Effect[Revachol]]:
    """What may be copied of an Ally's text."""
    found: list[Effect[Revachol]] = [line.effect for line in s.cards.allies[ally].lines if line.occasion == PLACED]
    return [] if any(isinstance(part, CopyText) for effect in found for part in all_effects(effect)) else found


PICKS: Final[list[tuple[str, str, Callable[[str, str], Effect[Revachol]]]]] = [
    ("discard a card", "discard-card", DiscardCard),
    ("take an ally from the discard pile", "from-pile", FromPile),
    ("discard an ally of yours", "discard-ally", OwnAlly),
    ("return an ally of yours to your hand", "return-ally", OwnAlly),
    ("move an ally of yours", "move-ally", OwnAlly),
    ("take an ally of an opponent", "take-theirs", TheirAlly),
    ("discard an ally of an opponent", "discard-theirs", TheirAlly),
    ("swap this with an ally of an opponent", "swap-this", SwapThis),
    ("replace a task", "replace-task", ReplaceTask),
    ("copy the text of another ally", "copy", CopyText),
]
WORDS: Final[list[tuple[str, str, Callable[[str, str, int], Effect[Revachol]]]]] = [
    ("draw {n} {ally}", "draw-allies", DrawAllies),
    ("gain {n} {point}", "gain-points", Score),
    ("lose {n} {point}", "lose-points", Score),
    ("place an ally", "place-ally", PlaceMore),
    ("take another turn", "again", AnotherTurn),
    ("skip your next turn", "skip", AnotherTurn),
    ("show your hand", "show-hand", ShowHand),
    ("prevent your next loss", "prevent", AnotherTurn),
    ("discard this", "discard-this", OfThis),
    ("return this to your hand", "return-this", OfThis),
]
"""Every instruction: its sentence, its message, and what carries it out."""

_NUMBERED: Final = {"ally": "ally|allies", "point": "points?"}


def read_atom(text: str) -> Effect[Revachol] | None:
    for sentence, key, pick in PICKS:
        if text == sentence:
            return pick(text, key)
    if text == LOOK:
        return LookAtAllies(text)
    if text.startswith("search for a ") and text.removeprefix("search for a ") in SYMBOLS:
        return Search(text.removeprefix("search for a "))
    for sentence, key, make in WORDS:
        pattern = sentence.replace("{n}", "(?P<n>an?|[1-9])")
        for word, forms in _NUMBERED.items():
            pattern = pattern.replace(f"{{{word}}}", f"(?:{forms})")
        said = re.fullmatch(pattern, text)
        if said is not None:
            given = said.groupdict().get("n", "1")
            n = int(given) if given.isdigit() else 1
            return make(written(sentence, n), key, n)
    return None


def written(sentence: str, n: int) -> str:
    """The sentence with its number, as it is printed."""
    text = sentence.replace("{ally}", "ally" if n == 1 else "allies").replace(
        "{point}", "point" if n == 1 else "points"
    )
    return text.replace("{n}", "an" if n == 1 and "ally" in text else str(n))


WORDING: Final[Wording[Revachol]] = Wording(read_atom, read_count)
