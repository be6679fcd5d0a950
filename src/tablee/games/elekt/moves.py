"""What the lines of cards do to Units: swap, place, discard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from tablee.core.chance import Rng
from tablee.core.phrase import Phrase
from tablee.core.stack import CHANCE, NOBODY, NOTHING, Frame, Verb, begin, emit
from tablee.games.elekt.ability import trigger
from tablee.games.elekt.attributes import ATTRIBUTES
from tablee.games.elekt.banish import ELSEWHERE, UNIT, group_in_words, is_of
from tablee.games.elekt.cards import ELITE, MACHINATION, PRIVILEGE, SKIRMISH, ZONES
from tablee.games.elekt.coalition import unit_to_swap_with
from tablee.games.elekt.draw import ANY_CARD
from tablee.games.elekt.line import EVERYTHING, NO, THIS, LineVerb, ask, declinable, only
from tablee.games.elekt.state import (
    ANYWHERE,
    Elekt,
    Posted,
    discard_unit,
    find,
    from_hand,
    is_coalition,
    post,
    put,
    take_up,
    zone_of,
)
from tablee.games.elekt.totals import room
from tablee.games.elekt.unknown import may_hold


@final
class DiscardUnit(LineVerb):
    """A Unit from the hand or from the own side of this zone, or this Unit; no protection. (ELK-96, ELK-R92)"""

    def __init__(self) -> None:
        super().__init__({"discard a unit": UNIT, "discard this": THIS}, (ELITE, SKIRMISH, MACHINATION))

    def in_words(self, args: str) -> Phrase:
        return Phrase("line-discard" if args == UNIT else "line-discard-this")

    def touches(self, args: str) -> tuple[str, ...]:
        return EVERYTHING if args == UNIT else ("pile", *ATTRIBUTES)

    def in_any_order(self, s: Elekt, args: str, others: str, number: int) -> bool:
        return args == others

    def options(self, s: Elekt, f: Frame) -> list[str]:
        if f.it != UNIT:
            return []
        return [posted.card for posted in post(s, f.n, f.seat)] + list(s.hands[f.seat])

    def asks(self, s: Elekt, f: Frame) -> int:
        return ask(s, f.seat, self.options(s, f))

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        card = answer
        if answer == NOTHING:
            card = f.it
            if f.it == UNIT:
                options = self.options(s, f)
                if not options:
                    return  # fewer cards than must be discarded: what one has (ELK-131, ELK-110)
                if is_coalition(s, f.seat) and options[0] in s.hands[f.seat]:
                    begin(s, f.seat, f.source, RANDOM_DISCARD)
                    return
                card = options[0]  # the only one, or the Coalition's leftmost (ELK-R146, ELK-187)
        discard_from(s, f.seat, card)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-discard", {"card": f.source})

    def label(self, s: Elekt, f: Frame, seat: int, answer: str) -> str:
        return f"discard {answer}"

    def phrase(self, s: Elekt, f: Frame, seat: int, answer: str) -> Phrase:
        return Phrase("say-discard", {"card": answer})


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

    def asks(self, s: Elekt, f: Frame) -> int:
        return CHANCE

    def sample(self, s: Elekt, f: Frame, rng: Rng) -> str:
        return s.hands[f.seat][rng.below(len(s.hands[f.seat]))]

    def outcomes(self, s: Elekt, f: Frame) -> list[tuple[str, int]]:
        return [(card, 1) for card in sorted(s.hands[f.seat])]

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        discard_from(s, f.seat, answer)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-random-discard", {"player": f.seat})

    def label(self, s: Elekt, f: Frame, seat: int, answer: str) -> str:
        return f"{answer} is discarded"

    def phrase(self, s: Elekt, f: Frame, seat: int, answer: str) -> Phrase:
        return Phrase("say-random-discard", {"card": answer})


@final
class Swap(LineVerb):
    """An own Unit here and one in another zone change places, tokens and all; no immediate abilities.
    (ELK-85 … ELK-90, ELK-201) After "when assigned" the Unit here is this one.
    """

    def __init__(self) -> None:
        super().__init__({"swap": ""}, ANY_CARD)

    def in_words(self, args: str) -> Phrase:
        return Phrase("line-swap")

    def pairs(self, s: Elekt, side: int, source: str, zone: int) -> list[str]:
        found: list[str] = []
        for here in range(3) if zone == ANYWHERE else range(zone, zone + 1):
            for mine in post(s, here, side):
                if source in s.cards.units and mine.card != source:
                    continue
                for there in range(here + 1 if zone == ANYWHERE else 0, 3):
                    if there != here:
                        found += [f"{mine.card} {other.card}" for other in post(s, there, side)]
        return found

    def is_possible(self, s: Elekt, side: int, source: str, args: str, zone: int) -> bool:
        if is_coalition(s, side):
            return self.coalition_pair(s, source, zone) != NOTHING
        return len(self.pairs(s, side, source, zone)) > 0

    def coalition_pair(self, s: Elekt, source: str, zone: int) -> str:
        """The Unit whose text it is, with the first from the left. (ELK-187)"""
        other = unit_to_swap_with(s, zone)
        return f"{source} {other}" if other and zone_of(s, source) == zone else NOTHING

    def asks(self, s: Elekt, f: Frame) -> int:
        options = self.pairs(s, f.seat, f.source, f.n)
        if options and declinable(s, f.source):
            options.append(NO)
        return ask(s, f.seat, options)

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        if answer == NOTHING and is_coalition(s, f.seat):
            answer = self.coalition_pair(s, f.source, f.n)
        elif answer == NOTHING:
            answer = only(self.pairs(s, f.seat, f.source, f.n))
        if answer in (NO, NOTHING):
            return
        first, second = answer.split(" ")
        swap(s, f.seat, first, second)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        if f.source in s.cards.abilities:
            return Phrase("ask-swap-card", {"card": f.source})
        return Phrase("ask-swap", {"symbol": ZONES[f.n]})

    def label(self, s: Elekt, f: Frame, seat: int, answer: str) -> str:
        return "swap nothing" if answer == NO else f"swap {answer.replace(' ', ' with ')}"

    def phrase(self, s: Elekt, f: Frame, seat: int, answer: str) -> Phrase:
        if answer == NO:
            return Phrase("say-swap-nothing")
        first, second = answer.split(" ")
        return Phrase("say-swap", {"card": first, "task": second})


def swap(s: Elekt, side: int, first: str, second: str) -> None:
    """Exactly into each other's places. (ELK-R63) Then whatever reacts to it. (ELK-R94)"""
    one, other = find(s, first), find(s, second)
    assert one is not None
    assert other is not None
    zones = sorted([zone_of(s, first), zone_of(s, second)])
    for zone in zones:
        i = zone * s.sides + side
        s.posts[i] = tuple([other if posted is one else one if posted is other else posted for posted in s.posts[i]])
    emit(s, "swapped", side, card=first, place=second)
    trigger(s, [(side, posted.card) for zone in zones for posted in post(s, zone, side) if reacts(posted)], ANYWHERE)


def reacts(posted: Posted) -> bool:
    return posted.unit.ability.after_a_swap().verb is not None


@final
class Place(LineVerb):
    """A Unit from the hand to the own side of a zone with room: no assignment, no immediate ability.
    (ELK-200, ELK-R45) `it` is the group, with "anywhere" for every zone.
    """

    def __init__(self) -> None:
        super().__init__({"place a unit": UNIT + ELSEWHERE, "place a {group} here": "{group}"}, (ELITE, PRIVILEGE))

    def in_words(self, args: str) -> Phrase:
        if args.endswith(ELSEWHERE):
            return Phrase("line-place")
        return Phrase("line-place-here", {"group": group_in_words(args)})

    def group(self, args: str) -> str:
        return args.removesuffix(ELSEWHERE)

    def options(self, s: Elekt, side: int, args: str, zone: int) -> list[str]:
        zones = self.zones(s, side, args, zone)
        return [s.cards.units[card].assigned_to[z] for card in self.cards(s, args, s.hands[side]) for z in zones]

    def zones(self, s: Elekt, side: int, args: str, zone: int) -> list[int]:
        return [z for z in range(3) if (z == zone or args.endswith(ELSEWHERE)) and room(s, z, side) > 0]

    def cards(self, s: Elekt, args: str, cards: Sequence[str]) -> list[str]:
        return [card for card in cards if is_of(s.cards.units[card], self.group(args))]

    def is_possible(self, s: Elekt, side: int, source: str, args: str, zone: int) -> bool:
        return len(self.options(s, side, args, zone)) > 0

    def seems_possible(self, s: Elekt, side: int, source: str, args: str, zone: int) -> bool:
        return len(self.zones(s, side, args, zone)) > 0 and len(self.cards(s, args, may_hold(s, side))) > 0

    def asks(self, s: Elekt, f: Frame) -> int:
        """Also if there is one answer or none: rivals must not learn what else the hand holds. (ELK-R141, ELK-R146)"""
        if is_coalition(s, f.seat) or not self.seems_possible(s, f.seat, f.source, f.it, f.n):
            return NOBODY
        s.options = self.options(s, f.seat, f.it, f.n) or [NO]
        return f.seat

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        if answer == NO:
            emit(s, "placed-nothing", f.seat, card=f.source)
        elif answer != NOTHING:
            place(s, f.seat, answer)
        elif self.seems_possible(s, f.seat, f.source, f.it, f.n):
            begin(s, f.seat, f.source, RANDOM_PLACE, f.it, f.n)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-place", {"card": f.source})

    def label(self, s: Elekt, f: Frame, seat: int, answer: str) -> str:
        return "place nothing" if answer == NO else f"place {answer.replace(' ', ' in ')}"

    def phrase(self, s: Elekt, f: Frame, seat: int, answer: str) -> Phrase:
        if answer == NO:
            return Phrase("say-place-nothing")
        card, zone = answer.split(" ")
        return Phrase("say-place", {"card": card, "symbol": zone})


def place(s: Elekt, side: int, answer: str) -> None:
    card, zone = s.cards.assigning[answer]
    hidden = card not in s.shown[side]
    from_hand(s, side, card)
    put(s, zone, side, card)
    emit(s, "placed", side, card=card, place=ZONES[zone], undo_barrier=hidden)


@final
class RandomPlace(Verb[Elekt]):
    """The Coalition's hand is hidden, so what it places from there is chance (ELK-R134), perhaps nothing; in the first
    zone from the left that has room. (ELK-187)
    """

    def asks(self, s: Elekt, f: Frame) -> int:
        return CHANCE

    def options(self, s: Elekt, f: Frame) -> list[str]:
        zone = PLACE.zones(s, f.seat, f.it, f.n)[0]
        fitting = PLACE.cards(s, f.it, sorted(s.hands[f.seat]))
        return [s.cards.units[card].assigned_to[zone] for card in fitting] or [NO]

    def sample(self, s: Elekt, f: Frame, rng: Rng) -> str:
        options = self.options(s, f)
        return options[rng.below(len(options))]

    def outcomes(self, s: Elekt, f: Frame) -> list[tuple[str, int]]:
        return [(option, 1) for option in self.options(s, f)]

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        if answer == NO:
            emit(s, "placed-nothing", f.seat, card=f.source)
        else:
            place(s, f.seat, answer)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-random", {"player": f.seat})

    def label(self, s: Elekt, f: Frame, seat: int, answer: str) -> str:
        return "nothing is placed" if answer == NO else f"{answer.split(' ')[0]} is placed"

    def phrase(self, s: Elekt, f: Frame, seat: int, answer: str) -> Phrase:
        return Phrase("say-random-nothing") if answer == NO else Phrase("say-random", {"card": answer.split(" ")[0]})


DISCARD_UNIT: Final = DiscardUnit()
SWAP: Final = Swap()
PLACE: Final = Place()
RANDOM_DISCARD: Final = (RandomDiscard(),)
RANDOM_PLACE: Final = (RandomPlace(),)
