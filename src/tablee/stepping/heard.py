"""What the events of a game say, for reports: heard in every step of a simulation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from tablee.core.cardset import CardSet
from tablee.core.contract import Game
from tablee.core.event import Event
from tablee.core.stack import NOBODY

LONGEST: Final = 400
"""Turns or rounds of which points are kept apart; what comes later counts to the last."""
SHOWN: Final = "shown"
"""The fact of a card that everybody sees; all others are facts of a seat."""


@final
class Said:
    """What events of a kind say besides that they happened."""

    def __init__(
        self, facts: tuple[str, ...], time: bool, first: bool, started: bool, scores: bool, loses: bool
    ) -> None:
        self.facts = facts  # of the card and the seat that they name
        self.time = time  # a turn or round begins
        self.first = first  # who is the first player
        self.started = started  # what a seat was given
        self.scores = scores
        self.loses = loses  # points


@final
class Heard:
    """One game so far. `source` and `loss` say where points come from, and what takes how many away."""

    def __init__(
        self,
        game: Game[Any],
        cards: CardSet,
        seats: int,
        said: dict[str, Said],
        names: dict[str, str],
        source: Callable[[Event, CardSet], str],
        loss: Callable[[Event, CardSet], tuple[int, str]],
    ) -> None:
        self.game = game
        self.cards = cards
        self.said = said
        self.names = names  # of each card: copies are counted together
        self.source = source
        self.loss = loss
        self.seen: list[dict[str, set[str]]] = [{} for _ in range(seats)]  # fact -> cards
        self.everybody: set[str] = set()
        self.scored: list[tuple[str, int]] = []
        self.points = [0] * seats
        self.sources: dict[tuple[str, int], int] = {}  # source and turn -> points
        self.kinds: dict[str, int] = {}
        self.first = NOBODY
        self.leader = NOBODY
        self.lead_changes = 0
        self.turn = 0
        self.started: list[tuple[int, str]] = []
        self.decisions = self.real_decisions = self.options = 0

    def asked(self, options: int) -> None:
        self.decisions += 1
        if options > 1:
            self.real_decisions += 1
            self.options += options

    def hear(self, events: list[Event]) -> None:
        kinds = self.kinds
        for event in events:
            kind = event.kind
            kinds[kind] = kinds.get(kind, 0) + 1
            said = self.said.get(kind)
            if said is not None:
                self.note(event, said)

    def note(self, event: Event, said: Said) -> None:
        seat = event.seat
        if said.time:
            self.turn = min(self.turn + 1, LONGEST)
        if said.first and self.first == NOBODY and seat >= 0:
            self.first = seat
        if said.started:
            self.started.append((seat, event.zone))
        if event.card:
            for fact in said.facts:
                self.fact(fact, seat, self.names.get(event.card, event.card))
        if said.scores:
            points, side = self.game.points_of(self.cards, event)
            self.gain(points, side, self.source(event, self.cards))
            if points and event.card:
                self.scored.append((self.names.get(event.card, event.card), points))
        elif said.loses:
            points, source = self.loss(event, self.cards)
            self.gain(-points, seat, source)

    def fact(self, fact: str, seat: int, name: str) -> None:
        if fact == SHOWN:
            self.everybody.add(name)
        elif 0 <= seat < len(self.seen):
            own = self.seen[seat]
            cards = own.get(fact)
            if cards is None:
                cards = own[fact] = set()
            cards.add(name)

    def gain(self, points: int, side: int, source: str) -> None:
        if not points or not 0 <= side < len(self.points):
            return
        self.points[side] += points
        key = (source, self.turn)
        self.sources[key] = self.sources.get(key, 0) + points
        best = max(self.points)
        if self.points.count(best) == 1 and self.points.index(best) != self.leader:
            self.lead_changes += self.leader != NOBODY
            self.leader = self.points.index(best)


Counts = dict[str, list[int]]


@final
class Pairs:
    """Counts cards that were together: "a b" -> how often, and the wins then. `pairs` is where it counts; what stands
    there is found by the two names, without joining them each time."""

    def __init__(self, pairs: Counts) -> None:
        self.pairs = pairs
        self.of: dict[str, Counts] = {}  # card -> other card -> the same numbers

    def count(self, cards: list[str], share: int) -> None:
        """Each two of these cards, which are in their order."""
        for i in range(len(cards)):
            first = cards[i]
            own = self.of.get(first)
            if own is None:
                own = self.of[first] = {}
            for j in range(i + 1, len(cards)):
                other = cards[j]
                pair = own.get(other)
                if pair is None:
                    pair = own[other] = self.pairs.setdefault(f"{first} {other}", [0, 0])
                pair[0] += 1
                pair[1] += share
