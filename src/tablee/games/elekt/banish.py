"""Banishing: Guard, protection, Exarch, and what follows, in exactly this order. (ELK-91 … ELK-97, ELK-R67)

The frame of a banishment: `it` is the Unit, then the Guards that were asked; `n` its zone; the seat is who banishes.
"""

from __future__ import annotations

from typing import Final, final

from tablee.core.phrase import Phrase
from tablee.core.stack import NOBODY, NOTHING, Frame, Verb, begin, emit, repeat
from tablee.games.elekt.ability import trigger
from tablee.games.elekt.cards import ELITE, MACHINATION, PRIVILEGE, SKIRMISH, ZONES, Unit
from tablee.games.elekt.coalition import saves_with_guard, unit_to_banish
from tablee.games.elekt.court import pay
from tablee.games.elekt.line import NO, LineVerb, ask, declinable, only
from tablee.games.elekt.rulings import EXARCH_KEEPS_ITSELF, MAY_BANISH_OWN_UNITS, SHIELDS_PROTECT_BY_THEMSELVES
from tablee.games.elekt.state import (
    ANYWHERE,
    Elekt,
    discard_unit,
    find,
    is_coalition,
    owner_of,
    post,
    ranked,
    take_up,
    to_hand,
    units_in,
    zone_of,
)
from tablee.games.elekt.totals import protection

YES: Final = "yes"
EACH: Final = "each "
ELSEWHERE: Final = " anywhere"
UNIT: Final = "unit"
BASE_UNIT: Final = "base unit"
BRUTALITY_CLASH: Final = "brutality"
TYPES: Final = {"spectre": Phrase("type-spectre"), "disciple": Phrase("type-disciple")}
"""The types that the rulebook names. (ELK-13)"""


def is_of(unit: Unit, group: str) -> bool:
    """Whether a Unit belongs to a group: any Unit, base Units, or a type. (ELK-13)"""
    return group == UNIT or (unit.base if group == BASE_UNIT else unit.type == group)


def group_in_words(group: str) -> Phrase:
    """A type of a set of one's own has no translation."""
    if group in (UNIT, BASE_UNIT):
        return Phrase("line-group-unit" if group == UNIT else "line-group-base")
    return Phrase("line-group-type", {"type": TYPES.get(group) or group.replace("_", " ")})


def targets(s: Elekt, side: int, args: str, zone: int) -> list[str]:
    """The Units of the group that may be banished, here or anywhere."""
    group = args.removeprefix(EACH).removesuffix(ELSEWHERE)
    zones = range(3) if args.endswith(ELSEWHERE) or zone == ANYWHERE else range(zone, zone + 1)
    return [
        posted.card
        for z in zones
        for posted in units_in(s, z)
        if is_of(posted.unit, group) and (MAY_BANISH_OWN_UNITS or owner_of(s, posted.card) != side)
    ]


@final
class Banish(LineVerb):
    """Choose a Unit and banish it, or all of a group. `it` is the group, after "each" for all. (ELK-91, ELK-197)"""

    def __init__(self) -> None:
        sentences = {
            "banish a unit": UNIT + ELSEWHERE,
            "banish each {group} here": EACH + "{group}",
            "banish a {group} here": "{group}",
        }
        super().__init__(sentences, (ELITE, SKIRMISH, MACHINATION, PRIVILEGE))

    def in_words(self, args: str) -> Phrase:
        if args.endswith(ELSEWHERE):
            return Phrase("line-banish-anywhere")
        group = group_in_words(self.group(args))
        return Phrase("line-banish-each" if args.startswith(EACH) else "line-banish", {"group": group})

    def group(self, args: str) -> str:
        return args.removeprefix(EACH).removesuffix(ELSEWHERE)

    def is_possible(self, s: Elekt, side: int, source: str, args: str, zone: int) -> bool:
        if is_coalition(s, side) and not args.startswith(EACH):
            return self.coalition_target(s, args, zone) != NOTHING
        return len(targets(s, side, args, zone)) > 0

    def coalition_target(self, s: Elekt, args: str, zone: int) -> str:
        return unit_to_banish(s, self.group(args), ANYWHERE if args.endswith(ELSEWHERE) else zone)

    def asks(self, s: Elekt, f: Frame) -> int:
        if f.it.startswith(EACH):
            return NOBODY
        options = targets(s, f.seat, f.it, f.n)
        if options and declinable(s, f.source):
            options.append(NO)
        return ask(s, f.seat, options)

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        if f.it.startswith(EACH):
            # Highest rank first, each side left to right: the last frame begun is the first carried out.
            for card in reversed(targets(s, f.seat, f.it, f.n)):
                begin(s, f.seat, f.source, BANISHMENT, card, f.n)
            return
        target = answer
        if answer == NOTHING:
            own = is_coalition(s, f.seat)
            target = self.coalition_target(s, f.it, f.n) if own else only(targets(s, f.seat, f.it, f.n))
        if target in (NOTHING, NO):
            return
        begin(s, f.seat, f.source, BANISHMENT, target, zone_of(s, target))

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        if f.source in s.cards.abilities:
            return Phrase("ask-banish-card", {"card": f.source})
        return Phrase("ask-banish", {"symbol": ZONES[f.n]})

    def label(self, s: Elekt, f: Frame, seat: int, answer: str) -> str:
        return "banish nothing" if answer == NO else f"banish {answer}"

    def phrase(self, s: Elekt, f: Frame, seat: int, answer: str) -> Phrase:
        if answer == NO:
            return Phrase("say-banish-nothing")
        return Phrase("say-banish", {"card": answer, "player": owner_of(s, answer)})


@final
class GuardAgainst(Verb[Elekt]):
    """Owners of a Guard here, by court rank, may take the banishment on it. (ELK-120 … ELK-122, ELK-R17, ELK-R69)"""

    def guard(self, s: Elekt, f: Frame) -> str:
        """The next Guard to be asked about."""
        for side in ranked(s):
            for posted in post(s, f.n, side):
                if posted.unit.ability.takes_banishment() and posted.card not in f.it.split(" "):
                    return posted.card
        return NOTHING

    def asks(self, s: Elekt, f: Frame) -> int:
        guard = self.guard(s, f)
        if guard == NOTHING or zone_of(s, f.it.split(" ")[0]) != f.n:
            return NOBODY
        return ask(s, owner_of(s, guard), [YES, NO])

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        target = f.it.split(" ")[0]
        if zone_of(s, target) != f.n:
            s.top = f.below  # it is gone already: one of several to be banished
            return
        guard = self.guard(s, f)
        if guard == NOTHING:
            return
        redirected = answer == YES
        if answer == NOTHING:
            redirected = saves_with_guard(s, target)
        if not redirected:
            repeat(s, f, f"{f.it} {guard}", f.n)
            return
        emit(s, "guarded", owner_of(s, guard), card=guard, place=target, other=owner_of(s, target))
        s.top = f.below
        begin(s, f.seat, f.source, UNPROTECTED, guard, f.n)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-guard", {"card": self.guard(s, f), "task": f.it.split(" ")[0]})

    def label(self, s: Elekt, f: Frame, seat: int, answer: str) -> str:
        guard = self.guard(s, f)
        return f"{guard} is banished instead" if answer == YES else f"{guard} stands aside"

    def phrase(self, s: Elekt, f: Frame, seat: int, answer: str) -> Phrase:
        if answer == YES:
            return Phrase("say-guard", {"card": self.guard(s, f)})
        return Phrase("say-no-guard", {"card": self.guard(s, f)})


def price_of(s: Elekt, f: Frame) -> int:
    """What protecting the Unit of that banishment costs."""
    card = f.it.split(" ")[0]
    posted = find(s, card)
    assert posted is not None
    return protection(s, f.n, owner_of(s, card), posted)


@final
class Protect(Verb[Elekt]):
    """The owner may protect it: for nothing with a shield, else for Amber. The Coalition never does.
    (ELK-92 … ELK-94, ELK-181, ELK-198, ELK-R65, ELK-R66)
    """

    def asks(self, s: Elekt, f: Frame) -> int:
        owner = owner_of(s, f.it.split(" ")[0])
        price = price_of(s, f)
        if s.amber[owner] < price or (price == 0 and SHIELDS_PROTECT_BY_THEMSELVES):
            return NOBODY
        return ask(s, owner, [YES, NO])

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        card = f.it.split(" ")[0]
        owner = owner_of(s, card)
        price = price_of(s, f)
        protects = answer == YES
        if answer == NOTHING and SHIELDS_PROTECT_BY_THEMSELVES:
            protects = price == 0 and not is_coalition(s, owner)
        if not protects:
            begin(s, f.seat, f.source, UNPROTECTED, card, f.n)
            return
        if price:
            pay(s, owner, price)
            emit(s, "protected-paid", owner, card=card, number=price)
        else:
            emit(s, "protected", owner, card=card)
        begin(s, f.seat, f.source, PROTECTED, card, f.n)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-protect", {"card": f.it.split(" ")[0], "n": price_of(s, f)})

    def label(self, s: Elekt, f: Frame, seat: int, answer: str) -> str:
        card = f.it.split(" ")[0]
        return f"protect {card}" if answer == YES else f"give up {card}"

    def phrase(self, s: Elekt, f: Frame, seat: int, answer: str) -> Phrase:
        card = f.it.split(" ")[0]
        if answer == YES:
            return Phrase("say-protect", {"card": card, "n": price_of(s, f)})
        return Phrase("say-give-up", {"card": card})


@final
class KeepInPlace(Verb[Elekt]):
    """With an Exarch here its owner may pay 1 Amber more: the protected Unit stays, with its tokens.
    (ELK-123, ELK-R72 … ELK-R74)
    """

    def exarch(self, s: Elekt, f: Frame) -> str:
        for posted in post(s, f.n, owner_of(s, f.it)):
            if posted.unit.ability.after_protected() and (EXARCH_KEEPS_ITSELF or posted.card != f.it):
                return posted.card
        return NOTHING

    def asks(self, s: Elekt, f: Frame) -> int:
        owner = owner_of(s, f.it)
        if s.amber[owner] == 0 or self.exarch(s, f) == NOTHING:
            return NOBODY
        return ask(s, owner, [YES, NO])

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        if answer != YES:
            return
        owner = owner_of(s, f.it)
        pay(s, owner, 1)
        emit(s, "stayed", owner, card=f.it, place=self.exarch(s, f))
        s.top = f.below
        begin(s, f.seat, f.source, BANISHED, f.it, f.n)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-keep", {"card": f.it, "task": self.exarch(s, f)})

    def label(self, s: Elekt, f: Frame, seat: int, answer: str) -> str:
        return f"{f.it} stays" if answer == YES else f"{f.it} goes to hand"

    def phrase(self, s: Elekt, f: Frame, seat: int, answer: str) -> Phrase:
        return Phrase("say-keep" if answer == YES else "say-to-hand", {"card": f.it})


@final
class ToHand(Verb[Elekt]):
    """The protected Unit goes to its owner's hand, its tokens to the supply. (ELK-92, ELK-95)"""

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        to_hand(s, take_up(s, f.it), f.it, True)


@final
class ToPile(Verb[Elekt]):
    """The unprotected Unit is discarded, its tokens go to the supply. (ELK-92, ELK-95)"""

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        owner = take_up(s, f.it)
        discard_unit(s, f.it)
        emit(s, "banished", owner, card=f.it)


@final
class AfterBanishment(Verb[Elekt]):
    """What lies here reacts, protected or not; the banished Unit only if it stays. (ELK-139, ELK-R10, ELK-R68)"""

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        found: list[tuple[int, str]] = []
        for side in ranked(s):
            for posted in post(s, f.n, side):
                if posted.unit.ability.when_banished().verb is not None:
                    found.append((side, posted.card))
        trigger(s, found, f.n)


BANISH: Final = Banish()
BANISH_CLASH: Final = (BANISH,)
AFTER_BANISHMENT: Final = AfterBanishment()
BANISHMENT: Final = (GuardAgainst(), Protect())
PROTECTED: Final = (KeepInPlace(), ToHand(), AFTER_BANISHMENT)
UNPROTECTED: Final = (ToPile(), AFTER_BANISHMENT)
BANISHED: Final = (AFTER_BANISHMENT,)
