"""Banishing: Guard, protection, Exarch, and what follows, in exactly this order.
(ELK-91, ELK-92, ELK-93, ELK-94, ELK-95, ELK-96, ELK-97, ELK-R67)

The frame of a banishment: `it` is the Unit, `n` its zone, `those` the Guards that were asked; the seat is who banishes.
"""

from __future__ import annotations

from typing import Final, final

from tablee.core.decision import Attempt, Reason, because
from tablee.core.event import Event
from tablee.core.phrase import Phrase
from tablee.core.says import Says, Words
from tablee.core.stack import NOBODY, NOTHING, Frame, Offering, Verb, begin, count_only, emit, repeat
from tablee.core.tuples import added
from tablee.games.elekt.ability import trigger
from tablee.games.elekt.cards import ELITE, MACHINATION, PRIVILEGE, SKIRMISH, ZONE_NAMES, Unit
from tablee.games.elekt.coalition import saves_with_guard, unit_to_banish
from tablee.games.elekt.court import pay
from tablee.games.elekt.line import (
    NO,
    LineVerb,
    ask,
    being_asked,
    declinable,
    effect_of,
    must_choose,
    no_unit,
    not_here,
    only,
)
from tablee.games.elekt.moments import SHELTERS, TAKES_BANISHMENT, UNIT, WHEN_BANISHED, Effect
from tablee.games.elekt.rulings import EXARCH_KEEPS_ITSELF, MAY_BANISH_OWN_UNITS, SHIELDS_PROTECT_BY_THEMSELVES
from tablee.games.elekt.slots import SIDE, named
from tablee.games.elekt.state import (
    ANYWHERE,
    Elekt,
    Verbs,
    discard_unit,
    is_coalition,
    owner_of,
    place_at,
    post,
    post_in,
    post_of,
    ranked,
    take_up,
    to_hand,
    zone_ability,
    zone_of,
)
from tablee.games.elekt.totals import protection

YES: Final = "yes"
EACH: Final = "each"
ELSEWHERE: Final = "anywhere"
"""Forms of sentences: all of a group, and in every zone."""
BASE_UNIT: Final = "base unit"
NONE_FOUND: Final[list[tuple[int, str]]] = []
"""Abilities that follow: mostly there are none."""
TYPES: Final = {"spectre": Phrase("type-spectre"), "disciple": Phrase("type-disciple")}
"""The types that the rulebook names. (ELK-13)"""


def is_of(unit: Unit, group: str) -> bool:
    """Whether a Unit belongs to a group: any Unit, base Units, or a type. (ELK-13)"""
    return group == UNIT or (unit.base if group == BASE_UNIT else unit.type == group)


def group_in_words(group: str) -> Phrase:
    """A type of a set of one's own is called as the set says."""
    if group in (UNIT, BASE_UNIT):
        return Phrase("line-group-unit" if group == UNIT else "line-group-base")
    return Phrase("line-group-type", {"type": TYPES.get(group) or group})


def where(s: Elekt, f: Frame) -> int:
    """The zone in which somebody may be banished, or ANYWHERE."""
    return ANYWHERE if effect_of(s, f).form == ELSEWHERE else f.n


def is_sheltered(s: Elekt, zone: int) -> bool:
    """Whether a text that is in effect there lets nobody be banished. (CRD-26)"""
    if zone_ability(s, zone).shelters():
        return True
    for i in range(zone * s.sides, zone * s.sides + s.sides):
        for posted in s.posts[i]:
            if posted.speaks & SHELTERS:
                return True
    return False


def targets(s: Elekt, f: Frame) -> list[str]:
    """The Units of the group that may be banished, here or anywhere. (ELK-R64)"""
    group = effect_of(s, f).group
    zone = where(s, f)
    found: list[str] = []
    for z in range(0 if zone == ANYWHERE else zone, 3 if zone == ANYWHERE else zone + 1):
        if is_sheltered(s, z):
            continue
        for side in ranked(s):
            if MAY_BANISH_OWN_UNITS or side != f.seat:
                for posted in s.posts[z * s.sides + side]:
                    if is_of(posted.unit, group):
                        found.append(posted.card)
    return found


def any_unit_here(s: Elekt, f: Frame) -> bool:
    """Whether it is a Unit of one zone that is chosen, whichever: then nobody needs to write a list to count them."""
    effect = effect_of(s, f)
    return MAY_BANISH_OWN_UNITS and f.n != ANYWHERE and effect.form != ELSEWHERE and effect.group == UNIT


def number_of_targets(s: Elekt, f: Frame) -> int:
    """How many `targets` there are."""
    if not any_unit_here(s, f):
        return len(targets(s, f))
    number = 0
    if not is_sheltered(s, f.n):
        for i in range(f.n * s.sides, f.n * s.sides + s.sides):
            number += len(s.posts[i])
    return number


def has_targets(s: Elekt, f: Frame) -> bool:
    """Whether there are any `targets`: mostly the first Unit is one."""
    group = effect_of(s, f).group
    zone = where(s, f)
    for at, units in enumerate(s.posts):
        z = at // s.sides
        if units and (zone == ANYWHERE or z == zone) and (MAY_BANISH_OWN_UNITS or at % s.sides != f.seat):
            for posted in units:
                if is_of(posted.unit, group):
                    if not is_sheltered(s, z):
                        return True
                    break
    return False


@final
class Banish(LineVerb):
    """Choose a Unit and banish it, or all of a group. (ELK-91, ELK-197)"""

    says = (Says("banish-nothing", "banish nothing", NO), Says("banish", "banish {card}", "{card}", SIDE))

    def __init__(self) -> None:
        sentences = {ELSEWHERE: "banish a unit", EACH: "banish each {group} here", "": "banish a {group} here"}
        super().__init__(sentences, (ELITE, SKIRMISH, MACHINATION, PRIVILEGE))

    def in_words(self, effect: Effect) -> Phrase:
        if effect.form == ELSEWHERE:
            return Phrase("line-banish-anywhere")
        group = group_in_words(effect.group)
        return Phrase("line-banish-each" if effect.form == EACH else "line-banish", {"group": group})

    def is_possible(self, s: Elekt, f: Frame) -> bool:
        if is_coalition(s, f.seat) and effect_of(s, f).form != EACH:
            return self.coalition_target(s, f) != NOTHING
        return has_targets(s, f)

    def coalition_target(self, s: Elekt, f: Frame) -> str:
        return unit_to_banish(s, effect_of(s, f).group, where(s, f))

    def asks(self, s: Elekt, f: Frame) -> int:
        if effect_of(s, f).form == EACH:
            return NOBODY
        if is_coalition(s, f.seat):
            return NOBODY
        number = number_of_targets(s, f)
        if number and declinable(s, f.source):
            number += 1
        return NOBODY if number < 2 else count_only(s, f.seat, number)

    def options_of(self, s: Elekt, f: Frame, seat: int) -> list[str]:
        options = targets(s, f)
        if declinable(s, f.source):
            options.append(NO)
        return options

    def option_at(self, s: Elekt, f: Frame, seat: int, at: int) -> str:
        if at == s.option_count - 1 and declinable(s, f.source):
            return NO
        if not any_unit_here(s, f):
            return targets(s, f)[at]
        i, place = place_at(s, f.n, at)
        return s.posts[i][place].card

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        if effect_of(s, f).form == EACH:
            # Highest rank first, each side left to right: the last frame begun is the first carried out.
            for card in reversed(targets(s, f)):
                begin(s, f.seat, f.source, BANISHMENT, card, f.n)
            return
        target = answer
        if answer == NOTHING:
            target = self.coalition_target(s, f) if is_coalition(s, f.seat) else only(targets(s, f))
        if target not in (NOTHING, NO):
            zone = where(s, f)
            begin_banishment(s, f, target, zone_of(s, target) if zone == ANYWHERE else zone)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        if f.source in s.cards.abilities:
            return Phrase("ask-banish-card", {"card": f.source})
        return Phrase("ask-banish", {"zone": ZONE_NAMES[f.n]})

    def also(self, s: Elekt, f: Frame, says: Says, words: Words) -> Words:
        return named(s, owner_of(s, words["card"])) if words else {}

    def why_not(self, s: Elekt, attempt: Attempt) -> Reason:
        f = being_asked(s, attempt, self)
        card = attempt.word("card")
        if card and card not in s.cards.units:
            return no_unit(s, card)
        if f is None:
            return because("ELK-91", "no-banish")
        if not card:
            return must_choose(s, f)
        if zone_of(s, card) >= 0 and where(s, f) in (ANYWHERE, zone_of(s, card)):
            return because("ELK-197", "other-kind", {"card": card})
        if where(s, f) == ANYWHERE:
            return because("ELK-197", "in-no-zone", {"card": card})
        return not_here(s, f, card, "ELK-91") or because("ELK-197", "other-kind", {"card": card})


def begin_banishment(s: Elekt, f: Frame, card: str, zone: int) -> None:
    """The BANISHMENT of a Unit that lies there. Mostly there is no Guard: then its owner is asked next, and no frames
    are made for the two verbs before that."""
    if next_guard(s, zone, card, ()) != NOTHING:
        begin(s, f.seat, f.source, BANISHMENT, card, zone)
        return
    tell_banishing(s, f.seat, card)
    s.top = Frame(f.seat, f.source, BANISHMENT, AT_PROTECT, card, zone, (), 0, s.top)


def tell_banishing(s: Elekt, by: int, card: str) -> None:
    if s.events is not None:
        emit(s, "banishes", by, card=card, other=owner_of(s, card))


@final
class Banishing(Verb[Elekt]):
    """Everybody hears whom it is to hit; one of several may be gone already. (ELK-R67)"""

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        if post_in(s, f.n, f.it) < 0:
            s.top = f.below
            return
        tell_banishing(s, f.seat, f.it)


def next_guard(s: Elekt, zone: int, card: str, asked: tuple[str, ...]) -> str:
    """The next Guard whose owner is asked about a banishment of that Unit."""
    for side in ranked(s):
        for posted in s.posts[zone * s.sides + side]:
            if posted.speaks & TAKES_BANISHMENT and posted.card != card and posted.card not in asked:
                return posted.card
    return NOTHING


@final
class GuardAgainst(Verb[Elekt]):
    """Owners of a Guard here, by court rank, may take the banishment on it.
    (ELK-120, ELK-121, ELK-122, ELK-R17, ELK-R69, ELK-R70)"""

    says = (
        Says("guard", "{card} is banished instead", YES),
        Says("no-guard", "{card} stands aside", NO),
    )

    def guard(self, s: Elekt, f: Frame) -> str:
        """The next Guard to be asked about."""
        return next_guard(s, f.n, f.it, f.those)

    def asks(self, s: Elekt, f: Frame) -> int:
        guard = self.guard(s, f)
        return NOBODY if guard == NOTHING else ask(s, owner_of(s, guard), [YES, NO])

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        guard = self.guard(s, f)
        if guard == NOTHING:
            return
        redirected = saves_with_guard(s, f.it) if answer == NOTHING else answer == YES
        if not redirected:
            repeat(s, f, f.it, f.n, added(f.those, guard))
            return
        if s.events is not None:
            s.events.append(Event("guarded", owner_of(s, guard), card=guard, second=f.it, other=owner_of(s, f.it)))
        s.top = f.below
        begin(s, f.seat, f.source, UNPROTECTED, guard, f.n)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-guard", {"card": self.guard(s, f), "second": f.it})

    def also(self, s: Elekt, f: Frame, says: Says, words: Words) -> Words:
        return {"card": self.guard(s, f)}

    def why_not(self, s: Elekt, attempt: Attempt) -> Reason:
        return unless_unknown(s, attempt, because("ELK-120", "no-guard"))


def unless_unknown(s: Elekt, attempt: Attempt, reason: Reason) -> Reason:
    """The reason why not with that Unit, if it is one."""
    return reason if attempt.word("card") in s.cards.units else no_unit(s, attempt.word("card"))


def price_of(s: Elekt, f: Frame) -> int:
    """What protecting the Unit of that banishment costs."""
    return price_at(s, f, post_of(s, f.it))


def price_at(s: Elekt, f: Frame, at: int) -> int:
    """The same where it is known in which of `s.posts` it lies."""
    for posted in s.posts[at]:
        if posted.card == f.it:
            return protection(s, f.n, at % s.sides, posted)
    raise KeyError(f.it)


@final
class Protect(Verb[Elekt]):
    """The owner may protect it: for nothing with a shield, else for Amber. The Coalition never does.
    (ELK-92, ELK-93, ELK-94, ELK-181, ELK-198, ELK-R65, ELK-R66, ELK-R133)
    """

    says = (Says("protect", "protect {card}", YES), Says("give-up", "give up {card}", NO))

    def asks(self, s: Elekt, f: Frame) -> int:
        at = post_in(s, f.n, f.it)
        owner = at % s.sides
        price = price_at(s, f, at)
        if s.amber[owner] < price or (price == 0 and SHIELDS_PROTECT_BY_THEMSELVES):
            return NOBODY
        return ask(s, owner, [YES, NO])

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        at = post_in(s, f.n, f.it)
        owner = at % s.sides
        price = price_at(s, f, at)
        protects = answer == YES
        if answer == NOTHING and SHIELDS_PROTECT_BY_THEMSELVES:
            protects = price == 0 and not is_coalition(s, owner)
        if not protects:
            to_pile(s, f.it)
            after_banishment(s, f.n)
            return
        if price:
            pay(s, owner, price)
            emit(s, "protected-paid", owner, card=f.it, number=price)
        else:
            emit(s, "protected", owner, card=f.it)
        if KEEP_IN_PLACE.asks(s, f) != NOBODY:
            begin(s, f.seat, f.source, PROTECTED, f.it, f.n)
            return
        to_hand(s, take_up(s, f.it), f.it, True)
        after_banishment(s, f.n)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-protect", {"card": f.it, "n": price_of(s, f)})

    def also(self, s: Elekt, f: Frame, says: Says, words: Words) -> Words:
        return {"card": f.it, "n": str(price_of(s, f))}

    def why_not(self, s: Elekt, attempt: Attempt) -> Reason:
        return unless_unknown(s, attempt, because("ELK-198", "no-protection"))


@final
class KeepInPlace(Offering[Elekt]):
    """With an Exarch here its owner may pay 1 Amber more: the protected Unit stays, with its tokens.
    (ELK-123, ELK-R71, ELK-R72, ELK-R73, ELK-R74)
    """

    says = (Says("keep", "{card} stays", YES), Says("to-hand", "{card} goes to hand", NO))

    def exarch(self, s: Elekt, f: Frame) -> str:
        for posted in post(s, f.n, owner_of(s, f.it)):
            if posted.unit.ability.after_protected() and (EXARCH_KEEPS_ITSELF or posted.card != f.it):
                return posted.card
        return NOTHING

    def asks(self, s: Elekt, f: Frame) -> int:
        owner = post_in(s, f.n, f.it) % s.sides
        if s.amber[owner] == 0 or self.exarch(s, f) == NOTHING:
            return NOBODY
        return ask(s, owner, [YES, NO])

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        if answer != YES:
            return
        owner = owner_of(s, f.it)
        pay(s, owner, 1)
        if s.events is not None:
            s.events.append(Event("stayed", owner, card=f.it, second=self.exarch(s, f)))
        s.top = f.below
        begin(s, f.seat, f.source, BANISHED, f.it, f.n)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-keep", {"card": f.it, "second": self.exarch(s, f)})

    def also(self, s: Elekt, f: Frame, says: Says, words: Words) -> Words:
        return {"card": f.it}

    def why_not(self, s: Elekt, attempt: Attempt) -> Reason:
        return unless_unknown(s, attempt, because("ELK-123", "no-stay"))


@final
class ToHand(Verb[Elekt]):
    """The protected Unit goes to its owner's hand, its tokens to the supply. (ELK-92, ELK-95, ELK-97)"""

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        to_hand(s, take_up(s, f.it), f.it, True)


@final
class ToPile(Verb[Elekt]):
    """The unprotected Unit goes to the pile. (ELK-92)"""

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        to_pile(s, f.it)


def to_pile(s: Elekt, card: str) -> None:
    """It is discarded, its tokens go to the supply. (ELK-92, ELK-95)"""
    owner = take_up(s, card)
    discard_unit(s, card)
    emit(s, "banished", owner, card=card)


@final
class AfterBanishment(Verb[Elekt]):
    """What lies here reacts, protected or not; the banished Unit only if it stays.
    (ELK-130, ELK-139, ELK-R10, ELK-R68, ELK-R89)"""

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        after_banishment(s, f.n)


def after_banishment(s: Elekt, zone: int) -> None:
    """The Units there that react, by court rank."""
    found = NONE_FOUND
    for side in ranked(s):
        for posted in s.posts[zone * s.sides + side]:
            if posted.speaks & WHEN_BANISHED:
                found = [*found, (side, posted.card)]
    if found:
        trigger(s, found, zone)


BANISH: Final = Banish()
KEEP_IN_PLACE: Final = KeepInPlace()
AFTER_BANISHMENT: Final = AfterBanishment()
BANISHMENT: Final[Verbs] = (Banishing(), GuardAgainst(), Protect())
AT_PROTECT: Final = 2
"""At which of them the owner is asked."""
PROTECTED: Final[Verbs] = (KEEP_IN_PLACE, ToHand(), AFTER_BANISHMENT)
UNPROTECTED: Final[Verbs] = (ToPile(), AFTER_BANISHMENT)
BANISHED: Final[Verbs] = (AFTER_BANISHMENT,)
