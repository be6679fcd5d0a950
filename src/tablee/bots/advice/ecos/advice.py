"""Advice for Ecos: every answer is valued by the points it brings now and by what the own cards promise after it.

Only the own hand and what lies open is looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, cast, final

from mypy_extensions import mypyc_attr

from tablee.bots.advice.adviser import Adviser
from tablee.bots.advice.ecos.trial import Trial
from tablee.bots.advice.ecos.worth import WEIGHTS, Outlook, Printed, Weights, Worth
from tablee.core.stack import Frame, State
from tablee.games.ecos.cards import BLUE, BROWN
from tablee.games.ecos.dial import BOTH, CUBE, GAIN
from tablee.games.ecos.eco import RESOLVE, last_cube
from tablee.games.ecos.place import NO
from tablee.games.ecos.respond import MOVED_FROM, ROTATE, lowest
from tablee.games.ecos.sparing import needed
from tablee.games.ecos.state import Ecos, InPlay, in_play

FEW_CARDS: Final = 2
"""In a hand: with fewer there is something to gain cards for."""

Question = Callable[["Prospects", Frame, Sequence[str]], list[float]]


class Advice(Adviser):
    """What the answers to each question of the game are worth."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        self.worth: Worth | None = None
        self.questions: dict[str, Question] = {
            "Respond": respond,
            "RespondToPair": respond_to_pair,
            "UseElement": respond,
            "OfferTakeBack": take_back,
            "ResolveNext": resolve_next,
            "OfferCard": offer_card,
            "PlayOrCube": play_or_cube,
            "PlayFromHand": play_from_hand,
            "ChooseWay": choose_way,
            "MayGainCard": choose_way,
            "KeepOne": keep,
            "Draft-blue": keep,
            "Draft-brown": keep,
            "ChooseActive": keep,
            "ChooseDeck": choose_deck,
        }

    def values(self, s: State, seat: int, options: Sequence[str]) -> list[float]:
        own = cast(Ecos, s)
        f = s.top
        assert f is not None
        return self.questions.get(f.todo[f.at].name, in_a_card)(Prospects(own, seat, self.worth_of(own)), f, options)

    def choice(self, s: State, seat: int, options: Sequence[str], luck: int) -> int:
        """As `values`, but a card's use is estimated instead of tried, and a piece is put where it scores at once. Who
        `tries` also sees what comes later of it: animals are moved and tokens removed for what the lines below give."""
        own = cast(Ecos, s)
        f = s.top
        assert f is not None
        name = f.todo[f.at].name
        question = self.questions.get(name, in_a_card)
        quick = name in self.questions or not self.weights.tries
        values = question(Prospects(own, seat, self.worth_of(own), quick), f, options)
        return values.index(max(values))

    def worth_of(self, s: Ecos) -> Worth:
        """Of the cards on that table."""
        if self.worth is None or self.worth.cards is not s.cards or self.worth.seats != s.seats:
            self.worth = Worth(s.cards, self.weights, s.seats)
        return self.worth


ADVISER: Final = Advice


@mypyc_attr(acyclic=True)
@final
class Filling:
    """What a cube on a slot brings, and what that takes the place of."""

    def __init__(self, then: float, now: float) -> None:
        self.then = then
        self.now = now

    def added_to(self, value: float) -> float:
        return value + self.then - self.now


@mypyc_attr(acyclic=True)
@final
class Prospects:
    """The table as one seat values it."""

    def __init__(self, s: Ecos, seat: int, worth: Worth, quick: bool = False) -> None:
        self.s = s
        self.seat = seat
        self.worth = worth
        self.weights = worth.weights
        self.quick = quick  # estimate what could be tried
        self.outlook = Outlook(s, seat, worth)
        self.trial = Trial(s, seat, self.outlook.gains, worth)
        # By what answers call a slot:
        self.fillings: dict[str, Filling] = {}
        self.leavings: dict[str, float] = {}
        self.backs: dict[str, list[float]] = {}  # what cards with that back would be worth
        self.third = -1.0  # what the third rotation brings, once it was asked for

    def promise(self, own: InPlay, filled: int) -> float:
        """What an own card would promise with so much filled."""
        return self.worth.in_play(self.outlook, self.worth.of_card(own.card), own.leaves, filled)

    def new(self, card: str) -> float:
        """A card that would become active now."""
        return self.worth.new(self.outlook, card)

    def complete(self, own: InPlay, filled: int) -> float:
        """The use of a card now, against waiting with so many slots filled. It will not be better later, except for a
        card that cannot be carried out yet. (ECO-87)"""
        p = self.worth.of_card(own.card)
        promised = self.worth.use(p)
        if self.quick:
            now = promised
        else:
            now = self.tried(p)
            now += p.pieces if now else 0.0
        later = now or promised
        value = now - self.worth.in_play(self.outlook, p, own.leaves, filled, later)
        if own.leaves > 1:
            value += self.worth.in_play(self.outlook, p, own.leaves - 1, 0, later)
        return value

    def tried(self, p: Printed) -> float:
        """What the card brings, carried out on a copy; remembered as long as the map stays as it is."""
        if not p.of_the_map:
            return self.trial.card(p.card)
        prices = self.trial.prices(p)
        if p.tried_at != self.worth.looks or p.tried_for != prices:
            p.tried = self.trial.card(p.card)
            p.tried_at, p.tried_for = self.worth.looks, prices
        return p.tried

    def response(self, answer: str) -> float:
        """A rotation, or a cube on a slot, perhaps taken from another card."""
        if answer == ROTATE:
            return self.rotation()
        end = answer.find(MOVED_FROM)
        if end < 0:
            return self.filling(answer).added_to(0.0)
        return self.filling(answer[:end]).added_to(self.leaving(answer[end + len(MOVED_FROM) :]))

    def filling(self, answer: str) -> Filling:
        """What a cube on the slot that answers call so is worth."""
        known = self.fillings.get(answer)
        if known is not None:
            return known
        slots = self.s.cards.slots[answer]
        target = in_play(self.s, self.seat, slots.card.id)
        assert target is not None
        filled = target.filled | 1 << lowest(slots.mask & ~target.filled)
        if filled == target.card.full or (self.s.cards.spares and needed(self.s, self.seat, target) == 1):
            known = Filling(self.complete(target, target.filled), 0.0)
        else:
            known = Filling(self.promise(target, filled), self.promise(target, target.filled))
        self.fillings[answer] = known
        return known

    def leaving(self, answer: str) -> float:
        """What it is worth that a cube leaves that slot: mostly a loss."""
        known = self.leavings.get(answer)
        if known is None:
            slots = self.s.cards.slots[answer]
            source = in_play(self.s, self.seat, slots.card.id)
            assert source is not None
            less = source.filled & ~(1 << lowest(slots.mask & source.filled))
            known = self.promise(source, less) - self.promise(source, source.filled)
            self.leavings[answer] = known
        return known

    def rotation(self) -> float:
        """A quarter turn: a third of what three of them bring, or more if this one brings it."""
        third = self.third_rotation()
        if self.s.dials[self.seat] == 1:
            return max(third * self.weights.third, self.gained_card() - third * self.weights.third)
        return third * self.weights.third

    def third_rotation(self) -> float:
        if self.third < 0.0:
            self.third = max(self.cube(), self.best_to_play())
        return self.third

    def best_to_play(self) -> float:
        best = 0.0
        for card in self.s.hands[self.seat]:
            best = max(best, self.new(card))
        return best

    def cube(self) -> float:
        if self.s.cubes == 0:
            return 0.0
        return self.weights.needed if self.s.available[self.seat] <= 1 else self.weights.cube

    def gained_card(self) -> float:
        """A card to the hand: nearly nothing, unless the hand is empty."""
        few = FEW_CARDS - len(self.s.hands[self.seat])
        return self.weights.card * few / FEW_CARDS if few > 0 else 0.0

    def unknown(self, way: str) -> float:
        """The better of two cards of which only the backs are known: something above the mean of the set."""
        if self.quick:
            return self.weights.played
        values = self.with_back(BROWN) + self.with_back(BLUE) if way == BOTH else self.with_back(way).copy()
        values.sort()
        return values[len(values) * 2 // 3]

    def with_back(self, back: str) -> list[float]:
        """What each card of the set with that back would be worth."""
        known = self.backs.get(back)
        if known is None:
            known = self.backs[back] = []
            for p in self.worth.by_number:
                if p.card.back == back:
                    known.append(self.worth.in_play(self.outlook, p, p.card.leaves, 0))
        return known


# Answers to elements.


def respond(t: Prospects, f: Frame, options: Sequence[str]) -> list[float]:
    """With two players the best use of either token comes first; the other is asked about next. (ECO-156)"""
    return [t.response(answer) for answer in options]


def respond_to_pair(t: Prospects, f: Frame, options: Sequence[str]) -> list[float]:
    """Each answer begins with the token that it uses."""
    return [t.response(answer[answer.index(" ") + 1 :]) for answer in options]


def take_back(t: Prospects, f: Frame, options: Sequence[str]) -> list[float]:
    """The card resolved now, or its last slot empty again and a quarter turn. (ECO-66)"""
    card = t.s.waiting[t.seat][f.n]
    own = in_play(t.s, t.seat, card)
    assert own is not None
    cube = last_cube(t.s, t.seat, card)
    assert cube is not None
    now = t.complete(own, own.filled & ~(1 << cube.slot))
    return [now if answer == RESOLVE else t.rotation() for answer in options]


def resolve_next(t: Prospects, f: Frame, options: Sequence[str]) -> list[float]:
    """Whatever order brings more."""
    if t.quick:
        return [0.0] * len(options)
    cards = t.s.cards.cards
    return [t.trial.in_order([cards[first], *[cards[o] for o in options if o != first]]) for first in options]


def in_a_card(t: Prospects, f: Frame, options: Sequence[str]) -> list[float]:
    return t.trial.at_once(options) if t.quick else t.trial.options(list(options))


# The dial and cards.


def offer_card(t: Prospects, f: Frame, options: Sequence[str]) -> list[float]:
    return [t.gained_card() if answer == GAIN else t.third_rotation() * 2 * t.weights.third for answer in options]


def play_or_cube(t: Prospects, f: Frame, options: Sequence[str]) -> list[float]:
    values: list[float] = []
    for answer in options:
        if answer == CUBE:
            values.append(t.cube())
        else:
            values.append(0.0 if answer == NO else t.new(answer))
    return values


def play_from_hand(t: Prospects, f: Frame, options: Sequence[str]) -> list[float]:
    return [0.0 if answer == NO else t.new(answer) for answer in options]


def choose_way(t: Prospects, f: Frame, options: Sequence[str]) -> list[float]:
    """Two unknown cards are about as good as a good one. (ECO-79, ECO-80)"""
    values: list[float] = []
    for answer in options:
        if answer == NO:
            values.append(0.0)
        elif answer in (BROWN, BLUE, BOTH):
            values.append(t.unknown(answer))
        else:
            values.append(t.new(answer))
    return values


def keep(t: Prospects, f: Frame, options: Sequence[str]) -> list[float]:
    """Two cards are kept at once with two players. (ECO-154)"""
    return [sum([t.new(card) for card in f.todo[f.at].words(answer).values()]) for answer in options]


def choose_deck(t: Prospects, f: Frame, options: Sequence[str]) -> list[float]:
    """The decks are level."""
    return [0.0 for _ in options]
