"""Using an ability: offered with its price, or carried out unasked; and in which order several follow one event."""

from __future__ import annotations

from typing import Final, final

from tablee.core.phrase import Phrase
from tablee.core.stack import NOBODY, NOTHING, Frame, Verb, begin, emit, repeat
from tablee.games.elekt.coalition import reduced, what_is_visible
from tablee.games.elekt.court import gain_seal, pay
from tablee.games.elekt.line import AMBER_HELD, NO, carry_out, meant
from tablee.games.elekt.moments import Effect
from tablee.games.elekt.rulings import COALITION_PAYS_FOR_USELESS_ABILITIES
from tablee.games.elekt.state import (
    ANYWHERE,
    Elekt,
    discard_unit,
    is_coalition,
    post,
    take_up,
    with_at,
    without,
    zone_of,
)

USE: Final = "use"
AMBER: Final = "amber"
DISCARD: Final = "discard"


def in_effect(s: Elekt, side: int, source: str, zone: int) -> bool:
    """Whether the card still lies where its text works. (ELK-18, ELK-26, ELK-R10)"""
    if source in s.cards.units:
        return any(posted.card == source for posted in post(s, zone, side))
    if source in s.cards.privileges:
        return source in s.privileges[side]
    return s.face_up[zone] == source or s.cards.abilities[source].after_winning_this().verb is not None


def ways_to_pay(s: Elekt, side: int, source: str, zone: int, it: str) -> list[str]:
    """How that side may use the ability now; none if it would do nothing. (ELK-23, ELK-111, ELK-R47)"""
    effect = s.cards.abilities[source].effect
    if effect.verb is None or not in_effect(s, side, source, zone):
        return []
    if not effect.verb.is_possible(s, side, source, meant(effect, source, it), zone):
        return []
    return payable_ways(s, side, effect)


def seems_usable(s: Elekt, side: int, source: str, zone: int, it: str) -> bool:
    """Whether that side could use the ability as far as everybody knows. (ELK-R47)"""
    effect = s.cards.abilities[source].effect
    if effect.verb is None or not in_effect(s, side, source, zone) or not payable_ways(s, side, effect):
        return False
    return effect.verb.seems_possible(s, side, source, meant(effect, source, it), zone)


def payable_ways(s: Elekt, side: int, effect: Effect) -> list[str]:
    if effect.amber == 0 and not effect.discards:
        return [USE]
    found: list[str] = []
    if effect.amber > 0 and s.amber[side] >= effect.amber:
        found.append(AMBER)
    if effect.discards:
        found.append(DISCARD)
    return found


def pay_for(s: Elekt, side: int, source: str, way: str) -> None:
    effect = s.cards.abilities[source].effect
    if way == AMBER:
        pay(s, side, effect.amber)
        emit(s, "paid", side, card=source, number=effect.amber)
    elif way == DISCARD:
        emit(s, "used-up", side, card=source)
        if source in s.cards.privileges:
            s.privileges = with_at(s.privileges, side, without(s.privileges[side], source))
            s.box = (*s.box, source)  # never to come back (ELK-191)
        elif source in s.cards.units:
            take_up(s, source)
            discard_unit(s, source)
    else:
        emit(s, "used", side, card=source)


@final
class UseAbility(Verb[Elekt]):
    """The text of the source: asked for if it is immediate or has a price, else carried out. (ELK-R07, ELK-R09)

    If only its owner knows that it would do nothing, "no" is the one answer. (ELK-R47, ELK-R146)
    `it` is the Unit the occasion is about, `n` the zone.
    """

    def asks(self, s: Elekt, f: Frame) -> int:
        if not s.cards.abilities[f.source].effect.optional or is_coalition(s, f.seat):
            return NOBODY
        if not seems_usable(s, f.seat, f.source, f.n, f.it):
            return NOBODY
        s.options = [*ways_to_pay(s, f.seat, f.source, f.n, f.it), NO]
        return f.seat

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        if answer == NO:
            emit(s, "declined", f.seat, card=f.source)
            return
        if answer != NOTHING:
            pay_for(s, f.seat, f.source, answer)
            carry_out(s, f.seat, f.source, f.n, f.it)
        elif is_coalition(s, f.seat):
            self.coalition_uses(s, f)
        elif not s.cards.abilities[f.source].effect.optional and in_effect(s, f.seat, f.source, f.n):
            carry_out(s, f.seat, f.source, f.n, f.it)

    def coalition_uses(self, s: Elekt, f: Frame) -> None:
        """Always, at the reduced price, if it can pay. An immediate ability without visible effect gives a Seal.
        (ELK-162 … ELK-164, ELK-169 … ELK-172, ELK-R120)
        """
        if not in_effect(s, f.seat, f.source, f.n):
            return
        ability = s.cards.abilities[f.source]
        effect = ability.effect
        assert effect.verb is not None
        price = reduced(effect.amber)
        possible = effect.verb.seems_possible(s, f.seat, f.source, meant(effect, f.source, f.it), f.n)
        immediate = ability.when_assigned().verb is not None
        if s.amber[f.seat] < price or not (possible or (immediate and COALITION_PAYS_FOR_USELESS_ABILITIES)):
            return
        if effect.optional:
            pay(s, f.seat, price)
            emit(s, "used", f.seat, card=f.source)
        if immediate:
            begin(s, f.seat, f.source, SEAL_CHECK, what_is_visible(s))
        if possible:
            carry_out(s, f.seat, f.source, f.n, f.it)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-use", {"card": f.source})

    def label(self, s: Elekt, f: Frame, seat: int, answer: str) -> str:
        return label_of_use(s, f.source, answer)

    def phrase(self, s: Elekt, f: Frame, seat: int, answer: str) -> Phrase:
        return phrase_of_use(s, f.source, answer)


def label_of_use(s: Elekt, source: str, answer: str) -> str:
    if answer == NO:
        return f"do not use {source}"
    if answer == AMBER:
        return f"use {source} for {s.cards.abilities[source].effect.amber} amber"
    return f"discard {source} to use it" if answer == DISCARD else f"use {source}"


def phrase_of_use(s: Elekt, source: str, answer: str) -> Phrase:
    if answer == AMBER:
        return Phrase("say-use-amber", {"card": source, "n": s.cards.abilities[source].effect.amber})
    if answer == NO:
        return Phrase("say-use-no", {"card": source})
    return Phrase("say-use-discard" if answer == DISCARD else "say-use", {"card": source})


@final
class SealCheck(Verb[Elekt]):
    """`it` is what was visible before the ability, its payment excluded. (ELK-164, ELK-R120, ELK-R121)"""

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        if what_is_visible(s) == f.it:
            gain_seal(s)


def trigger(s: Elekt, found: list[tuple[int, str]], zone: int) -> None:
    """Several abilities of one kind follow one event: the first of the list is carried out first, each completely
    (ELK-R05), those of one owner in the owner's order (ELK-R02). ANYWHERE: each where its card lies."""
    end = len(found)
    while end > 0:
        side = found[end - 1][0]
        start = end - 1
        while start > 0 and found[start - 1][0] == side:
            start -= 1
        begin(s, side, "abilities", IN_ORDER, " ".join([source for _, source in found[start:end]]), zone)
        end = start


@final
class InOrder(Verb[Elekt]):
    """Abilities of one owner (`it`) at one moment, in the order the owner likes; where no order matters and for the
    Coalition from left to right. (ELK-R02, ELK-187) `n` is the zone.
    """

    def asks(self, s: Elekt, f: Frame) -> int:
        sources = f.it.split(" ")
        if len(sources) < 2 or is_coalition(s, f.seat) or not order_matters(s, sources):
            return NOBODY
        s.options = sources
        return f.seat

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        sources = f.it.split(" ")
        first = answer or sources[0]
        if len(sources) > 1:
            repeat(s, f, " ".join([source for source in sources if source != first]), f.n)
        zone = zone_of(s, first) if f.n == ANYWHERE else f.n
        if zone != ANYWHERE or first not in s.cards.units:  # else the Unit is gone (ELK-R10)
            begin(s, f.seat, first, USE_ABILITY, "", zone)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-order")

    def label(self, s: Elekt, f: Frame, seat: int, answer: str) -> str:
        return f"{answer} first"

    def phrase(self, s: Elekt, f: Frame, seat: int, answer: str) -> Phrase:
        return Phrase("say-order", {"card": answer})


def order_matters(s: Elekt, sources: list[str]) -> bool:
    """Whether two of these abilities contend for anything."""
    effects = [s.cards.abilities[source].effect for source in sources]
    for i in range(len(effects)):
        for other in effects[:i]:
            if contend(s, effects[i], other, len(effects)):
                return True
    return False


def contend(s: Elekt, one: Effect, other: Effect, number: int) -> bool:
    """Whether it may matter which of the two comes first, among so many. Both prices are no matter: whoever declines
    the one may still pay for the other."""
    assert one.verb is not None
    assert other.verb is not None
    first, second = one.verb.touches(one.args), other.verb.touches(other.args)
    priced = one.amber > 0 or other.amber > 0
    if one.discards or other.discards or (priced and (AMBER_HELD in first or AMBER_HELD in second)):
        return True
    if one.verb is other.verb:
        return not one.verb.in_any_order(s, one.args, other.args, number)
    return any(what in second for what in first)


USE_ABILITY: Final = (UseAbility(),)
SEAL_CHECK: Final = (SealCheck(),)
IN_ORDER: Final = (InOrder(),)
