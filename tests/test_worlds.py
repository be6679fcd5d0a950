"""Worlds of `shuffle_unknown` have the right odds, in every game, by what the seat was told and by nothing else.

Two ways, neither of which knows how a game redeals:

Twins. A game is played again with two cards exchanged from some answer on. If the seat is told the same to the last
byte, it cannot know in which of the two games it sits: so each card shows up where its twin has it, and the worlds of
both games have the same odds. A world that remembers where a card really came from is found out by this.

Ranks. The true table is one more draw from the worlds of a seat, if nobody's choices depend on what the cards say. So
whatever is counted in it, it stands at any place among the counts of other worlds. Odds that are wrong show by this.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any, Final

import pytest

from tablee import registry
from tablee.core.chance import Rng, Seeded
from tablee.core.decision import Illegal
from tablee.core.event import Event
from tablee.testing.oracle import log_for, told_to
from tests.chi_square import differ, strays
from tests.positions import Play

pytestmark = pytest.mark.each_value(together=__name__)

GAMES: Final = [(key, registry.game(key).fewest + 1) for key in registry.GAMES] + [("ecos", 4)]
ZONES: Final = ("hands", "picked", "packs", "looking", "recruits")
"""Where cards lie that not everybody sees, one pile for each seat."""
WORLDS: Final = 250
OTHERS: Final = 9
Answers = list[tuple[int, str]]
DRAFT: Final = {"decks": "draft"}


class Watched(Play):
    """A game with all that each seat was told."""

    def __init__(self, key: str, seats: int, number: int, options: Mapping[str, str] | None = None) -> None:
        super().__init__(key, seats, number * 3, options=options)
        self.log: list[list[Event]] = []
        self.before: list[Any] = []  # the state before each answer
        self.seen: dict[tuple[int, int], bytes] = {}
        self.heard: dict[tuple[int, int], bytes] = {}

    def step(self) -> None:
        self.before.append(self.game.clone(self.s))
        super().step()
        self.log.append(self.told)

    def told_to(self, i: int, seat: int) -> bytes:
        """What the seat saw before the answer i."""
        if (i, seat) not in self.seen:
            self.seen[i, seat] = told_to(self.game, self.before[i], seat)
        return self.seen[i, seat]

    def log_for(self, i: int, seat: int) -> bytes:
        """What the seat read of the answer i."""
        if (i, seat) not in self.heard:
            self.heard[i, seat] = log_for(self.log[i], seat)
        return self.heard[i, seat]


def piles(s: Any) -> Iterator[tuple[str, int, str]]:
    for zone in ZONES:
        for owner, cards in enumerate(getattr(s, zone, ())):
            for card in cards:
                yield zone, owner, card


def exchanged(text: str, x: str, y: str) -> str:
    return re.sub(r"[\w-]+", lambda word: {x: y, y: x}.get(word[0], word[0]), text)


def twin(p: Watched, seat: int, x: str, y: str, first: int) -> Any:
    """The same game with two cards exchanged from the answer `first` on; None if the seat could tell it apart."""
    s = p.game.clone(p.before[first])
    for i in range(first, len(p.answers)):
        by, answer = p.answers[i]
        said = exchanged(answer, x, y)
        if by == seat and said != answer:
            return None
        if by == seat and told_to(p.game, s, seat) != p.told_to(i, seat):
            return None
        try:
            told = p.game.apply(s, by, said)
        except Illegal:
            return None
        if log_for(told, seat) != p.log_for(i, seat):
            return None
    return s if told_to(p.game, s, seat) == told_to(p.game, p.s, seat) else None


def twins(p: Watched, seat: int, rng: Rng, tries: int) -> Iterator[tuple[Any, list[tuple[str, int, str]]]]:
    """Twins of a game, and what lies there in piles of others where it does not in the true one."""
    own = set(piles(p.s))
    hidden = [card for _, owner, card in sorted(own) if owner != seat]
    every = p.cards.every_card()
    if not hidden:
        return
    for _ in range(tries):
        x, y = hidden[rng.below(len(hidden))], every[rng.below(len(every))]
        if x != y:
            s = twin(p, seat, x, y, rng.below(len(p.answers)))
            if s is not None and (moved := sorted(set(piles(s)) - own)):
                yield s, moved


def worlds(p: Watched, s: Any, seat: int, rng: Rng, number: int) -> Counter[tuple[str, int, str]]:
    found: Counter[tuple[str, int, str]] = Counter()
    for _ in range(number):
        found.update(place for place in piles(p.game.shuffle_unknown(s, seat, rng)) if place[1] != seat)
    return found


def options_of(key: str, number: int) -> Mapping[str, str]:
    return DRAFT if key == "ecos" and number % 2 == 0 else {}


MOST_GAMES: Final = 40
"""Until two games were found that a seat cannot tell apart: random games may end before there are any."""


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_worlds_do_not_remember_what_the_seat_could_not_know(key: str, seats: int) -> None:
    """What may lie somewhere does so in some world, and just as often whichever of two games is the true one.
    (ECH-R144, ELK-R141, ECO-166)"""
    found = number = 0
    while number < 4 or (found < 3 and number < MOST_GAMES):
        p = Watched(key, seats, number, options_of(key, number))
        rng = Seeded(number)
        length = 60 + 90 * (number % 4) + (200 if key == "ecos" else 0)
        number += 1
        while len(p.answers) < length and p.s.asked != -1:
            p.step()
        seat = rng.below(seats)
        here: Counter[tuple[str, int, str]] = Counter()
        for s, moved in islice(twins(p, seat, rng, 80), 3):
            found += 1
            here = here or worlds(p, p.s, seat, rng, WORLDS)
            for place in moved:
                assert here[place], f"{place} in no world of seat {seat}, in {p!r}"
            assert differ(here, worlds(p, s, seat, rng, WORLDS)) == "", f"{moved}, seat {seat}, in {p!r}"
    assert found >= 3


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_the_truth_is_one_world_among_others(key: str, seats: int) -> None:
    """How many cards that the seat has once been told of are in a rival's piles: the true number stands anywhere among
    those of nine other worlds, each place as often as the next. (ECH-R144, ELK-R141, ECO-166)"""
    ranks: Counter[int] = Counter()
    for number in range(120):
        p = Watched(key, seats, number, options_of(key, 0))
        rng = Seeded(1000 + number)
        length = (120 if key == "ecos" else 20) + rng.below(160)
        while len(p.answers) < length and p.s.asked != -1:
            p.step()
        seat, rival = rng.below(seats), rng.below(seats)
        if seat == rival:
            continue
        known = {event.card for told in p.log for event in told if event.seen_by(seat).get("card") == event.card}
        weight = {card: 1000 * (card in known) + rng.below(1000) / 1000 for card in p.cards.every_card()}
        others = [p.game.shuffle_unknown(p.s, seat, rng) for _ in range(OTHERS)]
        true, *rest = [sum(weight[card] for _, owner, card in piles(s) if owner == rival) for s in (p.s, *others)]
        if all(value == true for value in rest):
            continue  # nothing is hidden from this seat
        ranks[sum(value < true for value in rest)] += 1
    assert sum(ranks.values()) > 30
    assert strays(ranks, dict.fromkeys(range(OTHERS + 1), 1 / (OTHERS + 1))) == "", sorted(ranks.items())
