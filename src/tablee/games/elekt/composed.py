"""Lines of Elekt that put several effects together, in the words that every card game has (`core/effects.py`)."""

from __future__ import annotations

import re
from typing import Any, Final, final

from tablee.core.choosing import DO, PICK
from tablee.core.effects import Effect as CoreEffect
from tablee.core.effects import If, Picking, Times, all_effects, go_on
from tablee.core.event import Event
from tablee.core.looking import LookAtHand
from tablee.core.phrase import Phrase
from tablee.core.stack import Frame, begin, emit
from tablee.core.tuples import added, with_at
from tablee.core.wording import Wording
from tablee.games.elekt.banish import BANISHMENT, BASE_UNIT, group_in_words, is_of, is_sheltered
from tablee.games.elekt.cards import ELITE, ZONE_NAMES
from tablee.games.elekt.counts import Here, read_count
from tablee.games.elekt.draw import ANY_CARD, DRAW_UNIT, LOOK
from tablee.games.elekt.line import IT, THIS, LineVerb, effect_of
from tablee.games.elekt.moments import UNIT, Ability, Effect
from tablee.games.elekt.rulings import ASSIGNMENTS
from tablee.games.elekt.state import (
    ANYWHERE,
    Elekt,
    discard_unit,
    from_hand,
    owner_of,
    post,
    put,
    take_up,
    to_hand,
    units_in,
    zone_of,
)
from tablee.games.elekt.totals import has_room, room

LOOK_AT_HAND: Final = "look at the hand of an opponent"
COPY: Final = "copy the text of another unit here"


@final
class Composed(LineVerb):
    """The effect of a line that is no single sentence: begun as a whole, it goes on by itself."""

    def __init__(self) -> None:
        super().__init__({}, ANY_CARD)

    def sentence(self, effect: Effect) -> str:
        return effect.form

    def in_words(self, effect: Effect) -> Phrase:
        found: Phrase = effect.composed.phrase()
        return found

    def is_possible(self, s: Elekt, f: Frame) -> bool:
        possible: bool = effect_of(s, f).composed.possible(s, f)
        return possible

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        begin(s, f.seat, f.source, DO, effect_of(s, f).form, f.n)


@final
class Sentence(CoreEffect[Elekt]):
    """A sentence of Elekt within a longer line: its verb finds it by its text, the first of `those`."""

    def __init__(self, effect: Effect, deck: str) -> None:
        assert effect.verb is not None
        super().__init__(effect.verb.sentence(effect))
        self.effect = effect
        self.verb: LineVerb = effect.verb
        self.here = "here" in self.text.split(" ")

    def frame(self, s: Elekt, f: Frame) -> Frame:
        unit = f.source if self.effect.unit == THIS else ""
        return Frame(f.seat, f.source, self.verb.alone, 0, unit, f.n, (self.text,), 0, s.top)

    def possible(self, s: Elekt, f: Frame) -> bool:
        if THIS in (self.effect.unit, self.effect.form) and zone_of(s, f.source) == ANYWHERE:
            return False
        return self.verb.seems_possible(s, self.frame(s, f))

    def start(self, s: Elekt, f: Frame) -> None:
        s.top = self.frame(s, f)

    def phrase(self) -> Phrase:
        return self.verb.in_words(self.effect)


@final
class DrawSeveral(CoreEffect[Elekt]):
    """`draw 2 units` (ELK-52)"""

    def __init__(self, n: int) -> None:
        super().__init__(f"draw {n} units")
        self.n = n

    def possible(self, s: Elekt, f: Frame) -> bool:
        return bool(s.unit_deck) or bool(s.discard)

    def start(self, s: Elekt, f: Frame) -> None:
        for _ in range(self.n):
            begin(s, f.seat, f.source, DRAW_UNIT.alone, "", f.n)

    def phrase(self) -> Phrase:
        return Phrase("line-draw-some", {"n": self.n})

    def brings(self) -> float:
        return 0.9 * self.n


@final
class FromHand(Picking[Elekt]):
    """`discard a unit from your hand` (ELK-R92)"""

    def cards(self, s: Elekt, f: Frame) -> list[str]:
        return list(s.hands[f.seat])

    def picked(self, s: Elekt, f: Frame, card: str) -> None:
        from_hand(s, f.seat, card)
        discard_unit(s, card)
        emit(s, "discarded", f.seat, card=card, undo_barrier=True)

    def phrase(self) -> Phrase:
        return Phrase("line-discard-from-hand")

    def brings(self) -> float:
        return -0.8


@final
class Return(Picking[Elekt]):
    """`return a spectre here to its owner's hand`, `return a unit of yours here to your hand`: no
    banishment. (CRD-21)"""

    def __init__(self, text: str, group: str, own: bool) -> None:
        super().__init__(text)
        self.group = group
        self.own = own

    def cards(self, s: Elekt, f: Frame) -> list[str]:
        there = list(post(s, f.n, f.seat)) if self.own else units_in(s, f.n)
        return [posted.card for posted in there if is_of(posted.unit, self.group)]

    def picked(self, s: Elekt, f: Frame, card: str) -> None:
        owner = take_up(s, card)
        to_hand(s, owner, card, True)
        emit(s, "went-to-hand", owner, card=card)

    def phrase(self) -> Phrase:
        return Phrase("line-return-own" if self.own else "line-return", {"group": group_in_words(self.group)})

    def brings(self) -> float:
        return 0.0 if self.own else 0.6


@final
class Extreme(Picking[Elekt]):
    """`banish the weakest unit here`, `banish the strongest unit here`: by all its symbols and tokens; of several that
    are level you choose. (ELK-91, CRD-23)"""

    def __init__(self, text: str, most: bool) -> None:
        super().__init__(text)
        self.most = most

    def cards(self, s: Elekt, f: Frame) -> list[str]:
        there = units_in(s, f.n)
        if not there or is_sheltered(s, f.n):
            return []
        sizes = [len(posted.unit.symbols) + posted.number for posted in there]
        wanted = max(sizes) if self.most else min(sizes)
        return [posted.card for posted, size in zip(there, sizes, strict=True) if size == wanted]

    def picked(self, s: Elekt, f: Frame, card: str) -> None:
        begin(s, f.seat, f.source, BANISHMENT, card, f.n)

    def phrase(self) -> Phrase:
        return Phrase("line-banish-strongest" if self.most else "line-banish-weakest")

    def brings(self) -> float:
        return 1.2


@final
class KeepOne(Picking[Elekt]):
    """Of the Units that a side looks at, which nobody else sees: one to the hand, the others to the pile. (CRD-24)"""

    def cards(self, s: Elekt, f: Frame) -> list[str]:
        return list(s.recruits[f.seat])

    def picked(self, s: Elekt, f: Frame, card: str) -> None:
        looked = s.recruits[f.seat]
        s.recruits = with_at(s.recruits, f.seat, ())
        to_hand(s, f.seat, card, False)
        for other in looked:
            if other != card:
                discard_unit(s, other)
                emit(s, "discarded", f.seat, card=other, undo_barrier=True)

    def phrase(self) -> Phrase:
        return Phrase("line-keep-one")


@final
class LookAtTop(CoreEffect[Elekt]):
    """`look at the top 3 units and keep 1`. (CRD-24)"""

    def __init__(self, n: int) -> None:
        super().__init__(f"look at the top {n} units and keep 1")
        self.n = n
        self.keep = KeepOne(f"keep 1 of {n} units")

    def possible(self, s: Elekt, f: Frame) -> bool:
        return bool(s.unit_deck) and not s.recruits[f.seat]

    def start(self, s: Elekt, f: Frame) -> None:
        begin(s, f.seat, f.source, PICK, self.keep.text, f.n)
        for _ in range(self.n):
            begin(s, f.seat, f.source, LOOK)

    def phrase(self) -> Phrase:
        return Phrase("line-look", {"n": self.n})

    def brings(self) -> float:
        return 1.2

    def inner(self) -> list[CoreEffect[Elekt]]:
        return [self.keep]


@final
class AssignMore(CoreEffect[Elekt]):
    """`take another turn`: of the assignment phase; no turn gives more than one of them. (ELK-61, CRD-15)"""

    def possible(self, s: Elekt, f: Frame) -> bool:
        if s.phase != "assignment" or f.seat != s.turn or s.assigned[f.seat] >= ASSIGNMENTS:
            return False
        return bool(s.hands[f.seat]) and has_room(s, f.seat) and s.tally.get("extra", 0) != s.assigned[f.seat] + 1

    def start(self, s: Elekt, f: Frame) -> None:
        from tablee.games.elekt.assign import TURN  # a turn may use abilities

        s.tally = {**s.tally, "extra": s.assigned[f.seat] + 2}
        begin(s, f.seat, "turn", TURN)

    def phrase(self) -> Phrase:
        return Phrase("line-another-turn")

    def brings(self) -> float:
        return 0.8


@final
class ThisUnit(CoreEffect[Elekt]):
    """`return this to your hand`, `move this to the privilege zone`: while it lies in a zone. (CRD-21)"""

    def __init__(self, text: str, zone: int) -> None:
        super().__init__(text)
        self.zone = zone

    def possible(self, s: Elekt, f: Frame) -> bool:
        there = zone_of(s, f.source)
        if there == ANYWHERE or owner_of(s, f.source) != f.seat:
            return False
        return self.zone == ANYWHERE or (there != self.zone and room(s, self.zone, f.seat) > 0)

    def start(self, s: Elekt, f: Frame) -> None:
        take_up(s, f.source)
        if self.zone == ANYWHERE:
            to_hand(s, f.seat, f.source, True)
            emit(s, "went-to-hand", f.seat, card=f.source)
            return
        put(s, self.zone, f.seat, f.source)
        if s.events is not None:
            s.events.append(Event("placed", f.seat, card=f.source, zone=ZONE_NAMES[self.zone]))

    def phrase(self) -> Phrase:
        if self.zone == ANYWHERE:
            return Phrase("line-return-this")
        return Phrase("line-move-this", {"zone": ZONE_NAMES[self.zone]})

    def brings(self) -> float:
        return 0.1


@final
class ShowHand(CoreEffect[Elekt]):
    """`show your hand`: everybody has seen it, and remembers. (CRD-16)"""

    def possible(self, s: Elekt, f: Frame) -> bool:
        return len(s.shown[f.seat]) < len(s.hands[f.seat])

    def start(self, s: Elekt, f: Frame) -> None:
        for card in s.hands[f.seat]:
            if card not in s.shown[f.seat]:
                s.shown[f.seat] = added(s.shown[f.seat], card)
                emit(s, "showed", f.seat, card=card, undo_barrier=True)

    def phrase(self) -> Phrase:
        return Phrase("line-show-hand")

    def brings(self) -> float:
        return -0.2


@final
class LookAtUnits(LookAtHand[Elekt]):
    """`look at the hand of an opponent` (CRD-27)"""

    def hand(self, s: Elekt, side: int) -> tuple[str, ...]:
        return s.hands[side]


@final
class CopyText(Picking[Elekt]):
    """`copy the text of another unit here`: what it says for being assigned, done as though it stood here. What has a
    price is not copied, nor is a text that copies. (CRD-28)"""

    def cards(self, s: Elekt, f: Frame) -> list[str]:
        others = [posted for posted in units_in(s, f.n) if posted.card != f.source]
        return [posted.card for posted in others if copied(posted.unit.ability) is not None]

    def picked(self, s: Elekt, f: Frame, card: str) -> None:
        effect = copied(s.cards.units[card].ability)
        assert effect is not None
        go_on(s, f, f.seat, effect)

    def phrase(self) -> Phrase:
        return Phrase("line-copy")

    def brings(self) -> float:
        return 0.7


def copied(ability: Ability) -> CoreEffect[Elekt] | None:
    """What may be copied of a Unit's text."""
    effect = ability.when_assigned()
    if effect.verb is None or effect.amber or effect.discards:
        return None
    if any(isinstance(part, CopyText) for part in parts(effect)):
        return None
    found: CoreEffect[Elekt] = Sentence(effect, ELITE) if effect.composed is None else effect.composed
    return found


_GROUP: Final = rf"{BASE_UNIT}|[a-z_]+"
_RETURN: Final = re.compile(rf"return an? ({_GROUP}) here to its owner's hand")
_MOVE: Final = re.compile(rf"move this to the ({'|'.join(ZONE_NAMES)}) zone")
_DRAW: Final = re.compile(r"draw ([2-5]) units")
_LOOK: Final = re.compile(r"look at the top ([2-5]) units and keep 1")


OWN_SENTENCES: Final = (
    "draw {several} units",
    "discard a unit from your hand",
    "show your hand",
    "return this to your hand",
    "move this to the {zone} zone",
    "return a unit of yours here to your hand",
    "look at the top {several} units and keep 1",
    "banish the {extreme} unit here",
    "take another turn",
    "return a {group} here to its owner's hand",
    LOOK_AT_HAND,
    COPY,
)
"""What `own_sentence` understands, as it is printed."""


def own_sentence(text: str, deck: str) -> CoreEffect[Elekt] | None:
    """A sentence that only a composed line has a verb for."""
    if (said := _DRAW.fullmatch(text)) is not None:
        return DrawSeveral(int(said[1]))
    if text == "discard a unit from your hand":
        return FromHand(text)
    if text == "show your hand":
        return ShowHand(text)
    if text == LOOK_AT_HAND:
        return LookAtUnits(text)
    if text == COPY and deck == ELITE:
        return CopyText(text)
    if text == "return this to your hand" and deck == ELITE:
        return ThisUnit(text, ANYWHERE)
    if (said := _MOVE.fullmatch(text)) is not None and deck == ELITE:
        return ThisUnit(text, ZONE_NAMES.index(said[1]))
    if text == "return a unit of yours here to your hand":
        return Return(text, UNIT, True)
    if (said := _LOOK.fullmatch(text)) is not None:
        return LookAtTop(int(said[1]))
    if text in ("banish the weakest unit here", "banish the strongest unit here"):
        return Extreme(text, "strongest" in text)
    if text == "take another turn" and deck == ELITE:
        return AssignMore(text)
    if (said := _RETURN.fullmatch(text)) is not None:
        return Return(text, said[1], False)
    return None


def wording(deck: str, sentence: Any) -> Wording[Elekt]:
    """The language of a deck; `sentence` reads the single sentences of its cards."""

    def atom(text: str) -> CoreEffect[Elekt] | None:
        own = own_sentence(text, deck)
        if own is not None:
            return own
        effect: Effect | None = sentence(text)
        return None if effect is None or effect.unit == IT else Sentence(effect, deck)

    return Wording(atom, read_count)


def parts(effect: Effect) -> list[CoreEffect[Elekt]]:
    """Every effect of a composed line."""
    return [] if effect.composed is None else all_effects(effect.composed)


def effects_of(abilities: list[Ability]) -> dict[str, CoreEffect[Elekt]]:
    """The effects of composed lines, by their texts; with those that a card may copy, if one does."""
    found = {part.text: part for ability in abilities for part in parts(ability.effect)}
    if any(isinstance(part, CopyText) for part in found.values()):
        for effect in [copied(ability) for ability in abilities]:
            if effect is not None:
                found.setdefault(effect.text, effect)
    return found


def groups_within(effect: Effect) -> list[str]:
    """The groups of Units that a composed line names."""
    found: list[str] = []
    for part in parts(effect):
        if isinstance(part, Sentence):
            found.append(part.effect.group)
        elif isinstance(part, Return):
            found.append(part.group)
        elif isinstance(part, Times) and isinstance(part.count, Here):
            found.append(part.count.group)
        elif isinstance(part, If) and isinstance(part.condition.count, Here):
            found.append(part.condition.count.group)
    return found


COMPOSED: Final = Composed()
