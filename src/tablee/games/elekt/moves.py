"""What the lines of cards do to Units: swap, place, discard. No line moves a single Unit from zone to zone.
(ELK-87, ELK-R149)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from tablee.core.decision import Attempt, Reason, because, no_card
from tablee.core.event import Event
from tablee.core.phrase import Phrase
from tablee.core.says import Says, Slot
from tablee.core.stack import CHANCE, NOBODY, NOTHING, Frame, Verb, advance, begin, count_only, emit
from tablee.core.tuples import with_at
from tablee.games.elekt.ability import trigger
from tablee.games.elekt.attributes import ATTRIBUTES
from tablee.games.elekt.banish import ELSEWHERE, NONE_FOUND, group_in_words, is_of
from tablee.games.elekt.cards import ELITE, MACHINATION, PRIVILEGE, SKIRMISH, ZONE_NAMES, Posted
from tablee.games.elekt.coalition import unit_to_swap_with
from tablee.games.elekt.draw import ANY_CARD
from tablee.games.elekt.line import (
    EVERYTHING,
    NO,
    THIS,
    LineVerb,
    ask,
    being_asked,
    declinable,
    effect_of,
    must_choose,
    no_unit,
    only,
)
from tablee.games.elekt.moments import AFTER_A_SWAP, UNIT, Effect
from tablee.games.elekt.slots import ZONE
from tablee.games.elekt.state import (
    ANYWHERE,
    PRIVILEGE_ZONE,
    Elekt,
    Verbs,
    discard_unit,
    find,
    from_hand,
    is_coalition,
    owner_of,
    post,
    put,
    take_up,
    text_of,
    zone_of,
)
from tablee.games.elekt.totals import room, zones_with_room
from tablee.games.elekt.unknown import may_hold


@final
class DiscardUnit(LineVerb):
    """A Unit from the hand or from the own side of this zone, or this Unit; no protection. (ELK-96, ELK-R92)"""

    says = (Says("discard", "discard {card}", "{card}", {"card": Slot(r"\S+", r"(?!both$)\S+")}),)

    def __init__(self) -> None:
        super().__init__({"": "discard a unit", THIS: "discard this"}, (ELITE, SKIRMISH, MACHINATION))

    def in_words(self, effect: Effect) -> Phrase:
        return Phrase("line-discard-this" if effect.form == THIS else "line-discard")

    def touches(self, effect: Effect) -> tuple[str, ...]:
        return ("pile", *ATTRIBUTES) if effect.form == THIS else EVERYTHING

    def in_any_order(self, s: Elekt, effect: Effect, other: Effect, number: int) -> bool:
        return effect.form == other.form

    def options(self, s: Elekt, f: Frame) -> list[str]:
        if effect_of(s, f).form == THIS:
            return [f.source]
        return [posted.card for posted in post(s, f.n, f.seat)] + list(s.hands[f.seat])

    def asks(self, s: Elekt, f: Frame) -> int:
        return ask(s, f.seat, self.options(s, f))

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        if answer == NOTHING:
            options = self.options(s, f)
            if not options:
                return  # fewer cards than must be discarded: what one has (ELK-131, ELK-110)
            if is_coalition(s, f.seat) and options[0] in s.hands[f.seat]:
                begin(s, f.seat, f.source, RANDOM_DISCARD, "", 0, f.those)
                return
            answer = options[0]  # the only one, or the Coalition's leftmost (ELK-R146, ELK-187)
        discard_from(s, f.seat, answer)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-discard", {"card": f.source})

    def why_not(self, s: Elekt, attempt: Attempt) -> Reason:
        card = attempt.word("card")
        if card not in s.cards.abilities:
            return no_card(card)
        if being_asked(s, attempt, self) is None:
            return because("ELK-191", "no-discard")
        return because("ELK-R92", "cannot-discard", {"card": card})


def discard_from(s: Elekt, side: int, card: str) -> None:
    """A Unit of the side goes to the pile, from its hand or from a zone."""
    hidden = card in s.hands[side] and card not in s.shown[side]
    if card in s.hands[side]:
        from_hand(s, side, card)
    else:
        take_up(s, card)
    discard_unit(s, card)
    emit(s, "discarded", side, card=card, undo_barrier=hidden)


@final
class RandomDiscard(Verb[Elekt]):
    """The Coalition's hand is hidden, so what it discards from there is chance. (ELK-R134)"""

    says = (Says("random-discard", "{card} is discarded", "{card}"),)

    def asks(self, s: Elekt, f: Frame) -> int:
        return CHANCE

    def chances(self, s: Elekt, f: Frame) -> list[str]:
        return list(s.hands[f.seat])

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        discard_from(s, f.seat, answer)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-random-discard", {"player": f.seat})


@final
class Swap(LineVerb):
    """An own Unit here and one in another zone change places, tokens and all; no immediate abilities.
    (ELK-85, ELK-86, ELK-87, ELK-88, ELK-89, ELK-90, ELK-201, ELK-R60, ELK-R61, ELK-R62) After "when assigned" the Unit
    here is this one.
    """

    says = (
        Says("swap-nothing", "swap nothing", NO),
        Says("swap", "swap {card} with {second}", "{card} {second}"),
    )

    def __init__(self) -> None:
        super().__init__({"": "swap"}, ANY_CARD)

    def in_words(self, effect: Effect) -> Phrase:
        return Phrase("line-swap")

    def pairs(self, s: Elekt, f: Frame) -> list[str]:
        found: list[str] = []
        first, last = (0, PRIVILEGE_ZONE) if f.n == ANYWHERE else (f.n, f.n)
        for here in range(first, last + 1):
            for mine in post(s, here, f.seat):
                if text_of(s, f.source).of_unit and mine.card != f.source:
                    continue
                for there in range(here + 1 if f.n == ANYWHERE else 0, 3):
                    if there != here:
                        found += [f"{mine.card} {other.card}" for other in post(s, there, f.seat)]
        return found

    def number_of_pairs(self, s: Elekt, f: Frame) -> int:
        """How many `pairs` there are, without writing them."""
        number = 0
        of_unit = text_of(s, f.source).of_unit
        first, last = (0, PRIVILEGE_ZONE) if f.n == ANYWHERE else (f.n, f.n)
        for here in range(first, last + 1):
            mine = len(post(s, here, f.seat))
            if mine and of_unit:
                mine = len([1 for posted in post(s, here, f.seat) if posted.card == f.source])
            if mine:
                for there in range(here + 1 if f.n == ANYWHERE else 0, 3):
                    if there != here:
                        number += mine * len(post(s, there, f.seat))
        return number

    def is_possible(self, s: Elekt, f: Frame) -> bool:
        if is_coalition(s, f.seat):
            return self.coalition_pair(s, f) != NOTHING
        return self.number_of_pairs(s, f) > 0

    def coalition_pair(self, s: Elekt, f: Frame) -> str:
        """The Unit whose text it is, with the first from the left. (ELK-187)"""
        other = unit_to_swap_with(s, f.n)
        return f"{f.source} {other}" if other and zone_of(s, f.source) == f.n else NOTHING

    def asks(self, s: Elekt, f: Frame) -> int:
        if is_coalition(s, f.seat):
            return NOBODY
        number = self.number_of_pairs(s, f)
        if number and declinable(s, f.source):
            number += 1
        return NOBODY if number < 2 else count_only(s, f.seat, number)

    def options_of(self, s: Elekt, f: Frame, seat: int) -> list[str]:
        options = self.pairs(s, f)
        if declinable(s, f.source):
            options.append(NO)
        return options

    def option_at(self, s: Elekt, f: Frame, seat: int, at: int) -> str:
        if f.n == ANYWHERE or text_of(s, f.source).of_unit or at >= s.option_count - declinable(s, f.source):
            return self.options_of(s, f, seat)[at]
        others = [other for there in range(3) if there != f.n for other in post(s, there, seat)]
        return f"{post(s, f.n, seat)[at // len(others)].card} {others[at % len(others)].card}"

    def receive_at(self, s: Elekt, f: Frame, seat: int, at: int) -> None:
        if f.n == ANYWHERE or text_of(s, f.source).of_unit or at >= s.option_count - declinable(s, f.source):
            self.receive(s, f, seat, self.option_at(s, f, seat, at))
            return
        there = 1 if f.n == 0 else 0
        number = len(post(s, there, seat))
        others = number + len(post(s, 3 - f.n - there, seat))
        second = at % others
        if second >= number:
            there = 3 - f.n - there
            second -= number
        advance(s, f)
        swap_places(s, seat, f.n, post(s, f.n, seat)[at // others], there, post(s, there, seat)[second])

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        if answer == NOTHING:
            answer = self.coalition_pair(s, f) if is_coalition(s, f.seat) else only(self.pairs(s, f))
        if answer not in (NO, NOTHING):
            first, second = pair_of(answer)
            swap(s, f.seat, first, second)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        if f.source in s.cards.abilities:
            return Phrase("ask-swap-card", {"card": f.source})
        return Phrase("ask-swap", {"zone": ZONE_NAMES[f.n]})

    def why_not(self, s: Elekt, attempt: Attempt) -> Reason:
        f = being_asked(s, attempt, self)
        for card in attempt.words.values():
            if card not in s.cards.units:
                return no_unit(s, card)
        if f is None:
            return because("ELK-85", "no-swap")
        if attempt.key == "swap-nothing":
            return must_choose(s, f)
        first, second = attempt.word("card"), attempt.word("second")
        for card in (first, second):
            if owner_of(s, card) != attempt.seat:
                return because("ELK-201", "not-your-unit", {"card": card})
        if zone_of(s, first) == zone_of(s, second):
            return because("ELK-R61", "same-zone")
        if f.source in s.cards.units:
            return because("ELK-201", "swap-from-here", {"card": first})
        return because("ELK-18" if f.source in s.cards.abilities else "ELK-85", "swap-from-here", {"card": first})

    def either_way(self, options: list[str], text: str) -> str | None:
        """The swap of the same two Units, named in the other order."""
        words = self.says[1].words_of_label(text)
        turned = "" if words is None else f"{words['second']} {words['card']}"
        return turned if turned in options else None


def pair_of(answer: str) -> tuple[str, str]:
    """The two Units of an answer, as `Swap.words` has them: hardly one comes twice, so no reading is remembered."""
    first, _, second = answer.partition(" ")
    return first, second


def swap(s: Elekt, side: int, first: str, second: str) -> None:
    """The two Units of that side."""
    one, other = find(s, first), find(s, second)
    assert one is not None
    assert other is not None
    swap_places(s, side, zone_of(s, first), one, zone_of(s, second), other)


def swap_places(s: Elekt, side: int, here: int, one: Posted, there: int, other: Posted) -> None:
    """Exactly into each other's places. (ELK-R63) Then whatever reacts to it, from the left. (ELK-R94)"""
    i = here * s.sides + side
    s.posts[i] = with_instead(s.posts[i], one, other)
    i = there * s.sides + side
    s.posts[i] = with_instead(s.posts[i], other, one)
    if s.events is not None:
        s.events.append(Event("swapped", side, card=one.card, second=other.card))
    found = NONE_FOUND
    for zone in (here, there) if here < there else (there, here):
        for posted in post(s, zone, side):
            if reacts(posted):
                found = [*found, (side, posted.card)]
    if found:
        trigger(s, found, ANYWHERE)


def with_instead(units: tuple[Posted, ...], one: Posted, other: Posted) -> tuple[Posted, ...]:
    """These Units with the other in the place of the one."""
    for at in range(len(units)):
        if units[at] is one:
            return with_at(units, at, other)
    return units


def reacts(posted: Posted) -> bool:
    return posted.speaks & AFTER_A_SWAP != 0


@final
class Place(LineVerb):
    """A Unit from the hand to the own side of a zone with room: no assignment, no immediate ability.
    (ELK-200, ELK-R45)
    """

    says = (
        Says("place-nothing", "place nothing", NO),
        Says("place", "place {card} in {zone}", "{card} {zone}", ZONE),
    )

    def __init__(self) -> None:
        super().__init__({ELSEWHERE: "place a unit", "": "place a {group} here"}, (ELITE, PRIVILEGE))

    def in_words(self, effect: Effect) -> Phrase:
        if effect.form == ELSEWHERE:
            return Phrase("line-place")
        return Phrase("line-place-here", {"group": group_in_words(effect.group)})

    def options(self, s: Elekt, f: Frame) -> list[str]:
        zones = self.zones(s, f)
        return [s.cards.units[card].assigned_to[z] for card in self.fitting(s, f, s.hands[f.seat]) for z in zones]

    def zones(self, s: Elekt, f: Frame) -> list[int]:
        anywhere = effect_of(s, f).form == ELSEWHERE
        return [z for z in range(3) if (z == f.n or anywhere) and room(s, z, f.seat) > 0]

    def fitting(self, s: Elekt, f: Frame, cards: Sequence[str]) -> list[str]:
        group = effect_of(s, f).group
        if group == UNIT:
            return list(cards)
        return [card for card in cards if is_of(s.cards.units[card], group)]

    def is_possible(self, s: Elekt, f: Frame) -> bool:
        """As `zones` and `fitting` say, without writing all of them."""
        effect = effect_of(s, f)
        if effect.form == ELSEWHERE:
            if zones_with_room(s, f.seat) == 0:
                return False
        elif f.n == ANYWHERE or room(s, f.n, f.seat) <= 0:
            return False
        return any(is_of(s.cards.units[card], effect.group) for card in s.hands[f.seat])

    def seems_possible(self, s: Elekt, f: Frame) -> bool:
        return len(self.zones(s, f)) > 0 and len(self.fitting(s, f, may_hold(s, f.seat))) > 0

    def asks(self, s: Elekt, f: Frame) -> int:
        """Also if there is one answer or none: rivals must not learn what else the hand holds. (ELK-R141, ELK-R146)"""
        if is_coalition(s, f.seat):
            return NOBODY
        options = self.options(s, f)
        if not options:
            if not self.seems_possible(s, f):
                return NOBODY
            options = [NO]
        s.options = options
        return f.seat

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        if answer == NO:
            emit(s, "placed-nothing", f.seat, card=f.source)
        elif answer != NOTHING:
            place(s, f.seat, answer)
        elif self.seems_possible(s, f):
            begin(s, f.seat, f.source, RANDOM_PLACE, f.it, f.n, f.those)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-place", {"card": f.source})

    def why_not(self, s: Elekt, attempt: Attempt) -> Reason:
        f = being_asked(s, attempt, self)
        card, zone = attempt.word("card"), attempt.word("zone")
        if card and card not in s.cards.units:
            return no_unit(s, card)
        if f is None:
            return because("ELK-200", "no-place")
        if not card:
            return because("ELK-R07", "must-place")
        if zone not in ZONE_NAMES:
            return because("ELK-31", "no-zone")
        if card not in s.hands[attempt.seat]:
            return because("ELK-200", "not-in-hand", {"card": card})
        if card not in self.fitting(s, f, [card]):
            return because("ELK-200", "other-kind", {"card": card})
        if effect_of(s, f).form != ELSEWHERE and ZONE_NAMES.index(zone) != f.n:
            return because("ELK-18", "place-here")
        return because("ELK-R45", "no-room", {"zone": zone})


def place(s: Elekt, side: int, answer: str) -> None:
    card, zone = s.cards.assigning[answer]
    hidden = card not in s.shown[side]
    from_hand(s, side, card)
    put(s, zone, side, card)
    if s.events is not None:
        s.events.append(Event("placed", side, card=card, zone=ZONE_NAMES[zone], undo_barrier=hidden))


@final
class RandomPlace(Verb[Elekt]):
    """The Coalition's hand is hidden, so what it places from there is chance (ELK-R134), perhaps nothing; in the first
    zone from the left that has room. (ELK-187)
    """

    says = (
        Says("random-nothing", "nothing is placed", NO),
        Says("random", "{card} is placed", "{card} {zone}", ZONE),
    )

    def asks(self, s: Elekt, f: Frame) -> int:
        return CHANCE

    def chances(self, s: Elekt, f: Frame) -> list[str]:
        zone = PLACE.zones(s, f)[0]
        return [s.cards.units[card].assigned_to[zone] for card in PLACE.fitting(s, f, sorted(s.hands[f.seat]))] or [NO]

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        PLACE.do(s, f, answer)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-random", {"player": f.seat})


DISCARD_UNIT: Final = DiscardUnit()
SWAP: Final = Swap()
PLACE: Final = Place()
RANDOM_DISCARD: Final[Verbs] = (RandomDiscard(),)
RANDOM_PLACE: Final[Verbs] = (RandomPlace(),)
