"""One game that is watched: what its events say of seats and cards, to be added to a tally."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any

from tablee.core.contract import CardSet, Game
from tablee.core.decision import Result
from tablee.core.event import Event
from tablee.core.stack import NOBODY
from tablee.sim.facts import DRAWN, KEPT, PLAYED, REFUSED, SHOWN, WON, Facts, facts_of
from tablee.sim.tally import LONGEST, SHARE, Tally

IN_PLAY = "in play"
WINS = "wins "
SEEN = "seen"


class Watch:
    """Hears the events of one game after the other, and adds each game to the tally when it is over."""

    def __init__(self, game: Game[Any], cards: CardSet, tally: Tally) -> None:
        self.game = game
        self.cards = cards
        self.tally = tally
        self.facts: Facts = facts_of(game.key)
        self.counted = {kind: what for what, kind in game.lengths.items()}
        self.time = next(iter(game.lengths.values()), "")  # the event by which turns or rounds are counted
        self.name_of = cache(self._name_of)
        self.names: dict[str, str] = {}
        for card in cards.every_card():
            self.names.setdefault(cards.message(card) or card, card)
        self.turns = 0  # of the game that was heard last
        self.begin()

    def _name_of(self, card: str) -> str:
        """Copies of a card are counted together, under the name of the first."""
        return self.names.get(self.cards.message(card) or card, card)

    def begin(self) -> None:
        seats = self.tally.seats
        self.seen: list[dict[str, set[str]]] = [{} for _ in range(seats)]  # fact -> cards
        self.everybody: set[str] = set()
        self.scored: list[tuple[str, int]] = []
        self.points = [0] * seats
        self.sources: Counter[tuple[str, int]] = Counter()
        self.kinds: Counter[str] = Counter()
        self.first = NOBODY
        self.leader = NOBODY
        self.lead_changes = 0
        self.turn = 0
        self.started: list[tuple[int, str]] = []
        self.decisions = self.real_decisions = self.options = 0

    def asked(self, options: Sequence[str]) -> None:
        self.decisions += 1
        if len(options) > 1:
            self.real_decisions += 1
            self.options += len(options)

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            kind, seat = event.kind, event.seat
            self.kinds[kind] += 1
            if kind == self.time:
                self.turn = min(self.turn + 1, LONGEST)
            if kind == self.facts.first and self.first == NOBODY and seat >= 0:
                self.first = seat
            if kind == self.facts.started:
                self.started.append((seat, event.zone))
            for fact in self.facts.of.get(kind, ()):
                self._fact(fact, seat, event.card)
            if kind in self.game.scored_by:
                points, side = self.game.points_of(self.cards, event)
                self._points(points, side, self.facts.source_of(event, self.cards))
                if points and event.card:
                    self.scored.append((self.name_of(event.card), points))
            elif kind in self.facts.losses:
                points, source = self.facts.loss_of(event, self.cards)
                self._points(-points, seat, source)

    def _fact(self, fact: str, seat: int, card: str) -> None:
        if not card:
            return
        name = self.name_of(card)
        if fact == SHOWN:
            self.everybody.add(name)
        elif 0 <= seat < len(self.seen):
            self.seen[seat].setdefault(fact, set()).add(name)

    def _points(self, points: int, side: int, source: str) -> None:
        if not points or not 0 <= side < len(self.points):
            return
        self.points[side] += points
        self.sources[source, self.turn] += points
        best = max(self.points)
        ahead = [seat for seat, own in enumerate(self.points) if own == best]
        if len(ahead) == 1 and ahead[0] != self.leader:
            self.lead_changes += self.leader != NOBODY
            self.leader = ahead[0]

    def end(self, result: Result) -> None:
        """Add the game to the tally."""
        t, winners = self.tally, result.winners()
        shares = [SHARE // len(winners) if seat in winners else 0 for seat in range(t.seats)]
        t.games += 1
        for score in result.scores:
            t.wins[score.seat] += shares[score.seat]
            t.scores[score.seat] += score.total
            t.squares[score.seat] += score.total * score.total
        if self.first != NOBODY and self.first < t.seats:
            t.first[self.first] += 1
            t.first_known += 1
            t.first_wins += shares[self.first]
        t.lead_changes[self.lead_changes] += 1
        totals = sorted((score.total for score in result.scores), reverse=True)
        if len(totals) > 1:
            t.margins[totals[0] - totals[1]] += 1
        t.ends[result.reason] += 1
        t.events.update(self.kinds)
        t.length.setdefault("decisions", Counter())[self.decisions] += 1
        for kind, what in self.counted.items():
            t.length.setdefault(what, Counter())[self.kinds[kind]] += 1
        t.decisions += self.decisions
        t.real_decisions += self.real_decisions
        t.options += self.options
        self.turns = self.kinds[self.time]
        t.turns += self.turns
        sums: Counter[str] = Counter()
        for (source, turn), points in self.sources.items():
            t.points.setdefault(source, Counter())[turn] += points
            sums[source] += points
        for source, points in sums.items():
            t.point_squares[source] += points * points
        for seat, what in self.started:
            known = t.started.setdefault(what, [0, 0, 0])
            known[0] += 1
            known[1] += shares[seat]
            known[2] += result.scores[seat].total
        self._cards(shares)
        self.begin()

    def _cards(self, shares: Sequence[int]) -> None:
        t = self.tally
        for card in self.everybody:
            t.card(card)[SHOWN] += 1
        for card, points in self.scored:
            counts = t.card(card)
            counts["times scored"] += 1
            counts["points"] += points
        for seat, found in enumerate(self.seen):
            drawn = found.get(DRAWN, set())
            kept = found.get(KEPT, set()) if self.facts.tells_kept else drawn - found.get(REFUSED, set())
            in_play = found.get(PLAYED, set()) | found.get(WON, set())
            for fact, cards in {**found, SEEN: drawn | in_play, KEPT: kept, IN_PLAY: in_play}.items():
                for card in cards:
                    t.card(card)[fact] += 1
            for card in drawn:
                t.card(card)[WINS + DRAWN] += shares[seat]
            together = sorted(in_play)
            for i, card in enumerate(together):
                t.card(card)[WINS + IN_PLAY] += shares[seat]
                for other in together[i + 1 :]:
                    pair = t.pairs.setdefault(f"{card} {other}", [0, 0])
                    pair[0] += 1
                    pair[1] += shares[seat]
