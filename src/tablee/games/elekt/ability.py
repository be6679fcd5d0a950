"""Using an ability: offered with its price, or carried out unasked; and in which order several follow one event."""

from __future__ import annotations

from typing import Final, final

from tablee.core.phrase import Phrase
from tablee.core.stack import NOTHING, Frame, Verb, begin, tell
from tablee.games.elekt.coalition import reduced, what_is_visible
from tablee.games.elekt.court import gain_seal, pay
from tablee.games.elekt.line import NO, ask, carry_out, meant
from tablee.games.elekt.rulings import COALITION_PAYS_FOR_USELESS_ABILITIES
from tablee.games.elekt.state import Elekt, discard_unit, is_coalition, post, take_up, with_at, without

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
        tell(s, "paid", side, card=source, number=effect.amber)
    elif way == DISCARD:
        tell(s, "used-up", side, card=source)
        if source in s.cards.privileges:
            s.privileges = with_at(s.privileges, side, without(s.privileges[side], source))
            s.box = (*s.box, source)  # never to come back (ELK-191)
        elif source in s.cards.units:
            take_up(s, source)
            discard_unit(s, source)
    else:
        tell(s, "used", side, card=source)


@final
class UseAbility(Verb[Elekt]):
    """The text of the source: asked for if it is immediate or has a price, else carried out. (ELK-R07, ELK-R09)

    `it` is the Unit the occasion is about, `n` the zone.
    """

    def asks(self, s: Elekt, f: Frame) -> int:
        if not s.cards.abilities[f.source].effect.optional:
            return ask(s, f.seat, [])
        options = ways_to_pay(s, f.seat, f.source, f.n, f.it)
        if options:
            options.append(NO)
        return ask(s, f.seat, options)

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        if answer == NO:
            tell(s, "declined", f.seat, card=f.source)
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
        possible = effect.verb.is_possible(s, f.seat, f.source, meant(effect, f.source, f.it), f.n)
        immediate = ability.when_assigned().verb is not None
        if s.amber[f.seat] < price or not (possible or (immediate and COALITION_PAYS_FOR_USELESS_ABILITIES)):
            return
        if effect.optional:
            pay(s, f.seat, price)
            tell(s, "used", f.seat, card=f.source)
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


def trigger(s: Elekt, found: list[tuple[int, str]], zone: int, it: str) -> None:
    """Several abilities follow one event: the first of the list is carried out first, each completely. (ELK-R05)"""
    for side, source in reversed(found):
        begin(s, side, source, USE_ABILITY, it, zone)


USE_ABILITY: Final = (UseAbility(),)
SEAL_CHECK: Final = (SealCheck(),)
