"""Using an ability: offered with its price, or carried out unasked; and in which order several follow one event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from tablee.core.decision import Attempt, Reason, because, no_card
from tablee.core.phrase import Phrase
from tablee.core.says import Says, Words
from tablee.core.stack import NOBODY, NOTHING, Frame, Verb, begin, emit, repeat
from tablee.core.tuples import added, with_at, without
from tablee.games.elekt.attributes import ATTRIBUTES, NUMBER
from tablee.games.elekt.coalition import reduced, what_is_visible
from tablee.games.elekt.court import gain_seal, pay
from tablee.games.elekt.line import AMBER_HELD, NO, being_asked, ready
from tablee.games.elekt.moments import Effect
from tablee.games.elekt.rulings import COALITION_PAYS_FOR_USELESS_ABILITIES
from tablee.games.elekt.state import (
    ANYWHERE,
    Elekt,
    Verbs,
    discard_unit,
    is_coalition,
    owner_of,
    post,
    take_up,
    text_of,
    zone_of,
)

USE: Final = "use"
AMBER: Final = "amber"
DISCARD: Final = "discard"
RULE_OF_MASTER: Final = ("ELK-136", "ELK-135", "ELK-137")
"""By the attribute of which a Master decides ties."""


def in_effect(s: Elekt, side: int, source: str, zone: int) -> bool:
    """Whether the card still lies where its text works. (ELK-18, ELK-20, ELK-26, ELK-R10)"""
    text = text_of(s, source)
    if text.of_unit:
        return any(posted.card == source for posted in post(s, zone, side))
    if text.of_privilege:
        return source in s.privileges[side]
    return s.face_up[zone] == source or text.ability.after_winning_this().verb is not None


def ways_to_pay(s: Elekt, side: int, source: str, zone: int, it: str) -> list[str]:
    """How that side may use the ability now; none if it would do nothing. (ELK-23, ELK-111, ELK-R47)"""
    effect = text_of(s, source).effect
    if effect.verb is None or not in_effect(s, side, source, zone):
        return []
    if not effect.verb.is_possible(s, ready(s, side, source, zone, it)):
        return []
    return payable_ways(s, side, effect)


def payable_ways(s: Elekt, side: int, effect: Effect) -> list[str]:
    if effect.amber == 0 and not effect.discards:
        return [USE]
    found: list[str] = []
    if effect.amber > 0 and s.amber[side] >= effect.amber:
        found.append(AMBER)
    if effect.discards:
        found.append(DISCARD)
    return found


def number_of_ways(s: Elekt, side: int, effect: Effect) -> int:
    """How many `payable_ways` there are, without writing them."""
    if effect.amber == 0 and not effect.discards:
        return 1
    ways = 1 if effect.discards else 0
    return ways + 1 if effect.amber > 0 and s.amber[side] >= effect.amber else ways


def pay_for(s: Elekt, side: int, source: str, way: str) -> None:
    text = text_of(s, source)
    effect = text.effect
    if way == AMBER:
        pay(s, side, effect.amber)
        emit(s, "paid", side, card=source, number=effect.amber)
    elif way == DISCARD:
        emit(s, "used-up", side, card=source)
        if text.of_privilege:
            s.privileges = with_at(s.privileges, side, without(s.privileges[side], source))
            s.box = added(s.box, source)  # never to come back (ELK-191)
        elif text.of_unit:
            take_up(s, source)
            discard_unit(s, source)
    else:
        emit(s, "used", side, card=source)


def carry_out(s: Elekt, side: int, source: str, zone: int, it: str) -> None:
    """Begin the effect of a card's line."""
    s.top = ready(s, side, source, zone, it)


@final
class UseAbility(Verb[Elekt]):
    """The text of the source: asked for if it is immediate or has a price, else carried out. (ELK-R07, ELK-R09)

    If only its owner knows that it would do nothing, "no" is the one answer. (ELK-R47, ELK-R146)
    It is put on the stack once, at its moment: what is declined or cannot be used then is gone. (ELK-22)
    `it` is the Unit the occasion is about, `n` the zone.
    """

    says = (
        Says("use-no", "do not use {card}", NO),
        Says("use-amber", "use {card} for {n} amber", AMBER),
        Says("use-discard", "discard {card} to use it", DISCARD),
        Says("use", "use {card}", USE),
    )

    def asks(self, s: Elekt, f: Frame) -> int:
        effect = text_of(s, f.source).effect
        if not effect.optional or is_coalition(s, f.seat):
            return NOBODY
        if effect.verb is None or not in_effect(s, f.seat, f.source, f.n):
            return NOBODY
        options = payable_ways(s, f.seat, effect)
        if not options:
            return NOBODY
        used = ready(s, f.seat, f.source, f.n, f.it)
        if effect.verb.is_possible(s, used):
            options.append(NO)
        elif effect.verb.seems_possible(s, used):  # as far as everybody knows (ELK-R47)
            options = [NO]
        else:
            return NOBODY
        s.options = options
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
        elif not text_of(s, f.source).effect.optional and in_effect(s, f.seat, f.source, f.n):
            carry_out(s, f.seat, f.source, f.n, f.it)

    def coalition_uses(self, s: Elekt, f: Frame) -> None:
        """Always, at the reduced price, if it can pay. An immediate ability without visible effect gives a Seal.
        (ELK-162, ELK-163, ELK-164, ELK-169, ELK-170, ELK-171, ELK-172, ELK-R119, ELK-R120, ELK-R140)
        """
        if not in_effect(s, f.seat, f.source, f.n):
            return
        ability = s.cards.abilities[f.source]
        effect = ability.effect
        assert effect.verb is not None
        price = reduced(effect.amber)
        possible = effect.verb.seems_possible(s, ready(s, f.seat, f.source, f.n, f.it))
        immediate = ability.when_assigned().verb is not None
        if s.amber[f.seat] < price or not (possible or (immediate and COALITION_PAYS_FOR_USELESS_ABILITIES)):
            return
        if effect.optional:
            pay(s, f.seat, price)
            emit(s, "used", f.seat, card=f.source)
        if immediate:
            begin(s, f.seat, f.source, SEAL_CHECK, those=what_is_visible(s))
        if possible:
            carry_out(s, f.seat, f.source, f.n, f.it)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-use", {"card": f.source})

    def also(self, s: Elekt, f: Frame, says: Says, words: Words) -> Words:
        return {"card": f.source, "n": str(s.cards.abilities[f.source].effect.amber)}

    def why_not(self, s: Elekt, attempt: Attempt) -> Reason:
        return why_not_use(s, attempt)


def why_not_use(s: Elekt, attempt: Attempt) -> Reason:
    """Of a card that may not be used (or declined) now, or not at that price."""
    card = attempt.word("card")
    if card not in s.cards.abilities:
        return no_card(card)
    if card in s.cards.privileges and card not in s.privileges[attempt.seat]:
        return because("ELK-29", "not-your-privilege", {"card": card})
    ability = s.cards.abilities[card]
    f = being_asked(s, attempt, USE_ABILITY[0])
    turn = attempt.asked == "TakeTurn" and ability.on_your_turn().verb is not None
    if attempt.asked == "BreakTie" and s.top is not None:
        attribute = NUMBER[s.top.source]
        if ability.when_tied(attribute).verb is not None:  # it is the moment, but the winner is to be named
            if attempt.key == "use-no":
                return because("ELK-R17", "other-master")
            return because(RULE_OF_MASTER[attribute], "name-winner", {"card": card})
    if not turn and (f is None or f.source != card):
        return why_not_the_moment(s, attempt.seat, card)
    if attempt.key == "use-no":
        return because("ELK-57", "no-decline", {"card": card})
    if turn and card in s.used:
        return because("ELK-29", "used-this-round", {"card": card})
    effect = ability.effect
    if not is_price(effect, attempt):
        return because(rule_of_price(s, card), "other-price", {"card": card})
    if attempt.key == "use-amber" and s.amber[attempt.seat] < effect.amber:
        return because("ELK-194", "no-amber")
    return because("ELK-R47", "does-nothing", {"card": card})


def why_not_the_moment(s: Elekt, seat: int, card: str) -> Reason:
    ability = s.cards.abilities[card]
    for attribute in range(3):
        if ability.when_tied(attribute).verb is not None:
            return because(RULE_OF_MASTER[attribute], "only-tied", {"card": card, "symbol": ATTRIBUTES[attribute]})
    if card in s.cards.privileges:
        return because("ELK-29", "no-use-now", {"card": card})
    if card in s.cards.zone_cards:
        return because("ELK-26", "no-use-now", {"card": card})
    if ability.effect.verb is None:
        return because("ELK-20", "nothing-to-use", {"card": card})
    if ability.when_assigned().verb is None:
        return because("ELK-R09", "no-use-now", {"card": card})
    if owner_of(s, card) == seat:
        return because("ELK-22", "chance-gone", {"card": card})
    return because("ELK-21", "only-when-assigned", {"card": card})


def is_price(effect: Effect, attempt: Attempt) -> bool:
    """Whether the card asks for what is offered for it."""
    if attempt.key == "use-discard":
        return effect.discards
    if attempt.key == "use-amber":
        return effect.amber == attempt.number("n") > 0
    return effect.amber == 0 and not effect.discards


def rule_of_price(s: Elekt, card: str) -> str:
    if card in s.cards.units:
        return "ELK-23" if s.cards.abilities[card].when_assigned().verb is not None else "ELK-R09"
    return "ELK-26" if card in s.cards.zone_cards else "ELK-29"


@final
class SealCheck(Verb[Elekt]):
    """`those` are what was visible before the ability, its payment excluded. (ELK-164, ELK-R120, ELK-R121)"""

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        if what_is_visible(s) == f.those:
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
        begin(s, side, "abilities", IN_ORDER, "", zone, tuple([source for _, source in found[start:end]]))
        end = start


@final
class InOrder(Verb[Elekt]):
    """Abilities of one owner (`those`) at one moment, in the order the owner likes; where no order matters and for the
    Coalition from left to right. (ELK-R02, ELK-187) `n` is the zone.
    """

    says = (Says("order", "{card} first", "{card}"),)

    def asks(self, s: Elekt, f: Frame) -> int:
        if len(f.those) < 2 or is_coalition(s, f.seat) or not order_matters(s, f.those):
            return NOBODY
        s.options = list(f.those)
        return f.seat

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        first = answer or f.those[0]
        if len(f.those) > 1:
            repeat(s, f, "", f.n, without(f.those, first))
        zone = zone_of(s, first) if f.n == ANYWHERE else f.n
        if zone != ANYWHERE or first not in s.cards.units:  # else the Unit is gone (ELK-R10)
            begin(s, f.seat, first, USE_ABILITY, "", zone)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-order")

    def why_not(self, s: Elekt, attempt: Attempt) -> Reason:
        card = attempt.word("card")
        return because("ELK-R02", "no-order") if card in s.cards.abilities else no_card(card)


def order_matters(s: Elekt, sources: Sequence[str]) -> bool:
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
    first, second = one.verb.touches(one), other.verb.touches(other)
    priced = one.amber > 0 or other.amber > 0
    if one.discards or other.discards or (priced and (AMBER_HELD in first or AMBER_HELD in second)):
        return True
    if one.verb is other.verb:
        return not one.verb.in_any_order(s, one, other, number)
    return any(what in second for what in first)


USE_ABILITY: Final[Verbs] = (UseAbility(),)
SEAL_CHECK: Final[Verbs] = (SealCheck(),)
IN_ORDER: Final[Verbs] = (InOrder(),)
