"""One game that is watched: what its events say of seats and cards, to be added to a tally."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tablee.core.cardset import CardSet
from tablee.core.contract import Game
from tablee.core.decision import Result
from tablee.core.stack import NOBODY
from tablee.sim.facts import DRAWN, GIVEN, KEPT, PLAYED, REFUSED, SHOWN, WON, Facts, facts_of
from tablee.sim.tally import SHARE, Tally
from tablee.stepping.heard import Heard, Pairs, Said

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
        self.said = {kind: self._said(kind) for kind in self._kinds()}
        first: dict[str, str] = {}
        self.names: dict[str, str] = {}  # copies of a card are counted together, under the name of the first
        for card in cards.every_card():
            self.names[card] = first.setdefault(cards.message(card) or card, card)
        self.given: dict[str, set[str]] = {}  # what a seat is given at set-up -> the cards in it
        for card, name in self.names.items():
            for start in self.facts.given_with(card, cards):
                self.given.setdefault(start, set()).add(name)
        self.pairs = Pairs(tally.pairs)
        self.turns = 0  # of the game that was heard last
        self.begin()

    def _kinds(self) -> set[str]:
        """Kinds of events that say more than that they happened; most do not."""
        facts = self.facts
        return {self.time, facts.first, facts.started, *self.game.scored_by, *facts.of, *facts.losses}

    def _said(self, kind: str) -> Said:
        facts = self.facts
        return Said(
            facts.of.get(kind, ()),
            kind == self.time,
            kind == facts.first,
            kind == facts.started,
            kind in self.game.scored_by,
            kind in facts.losses,
        )

    def begin(self) -> None:
        facts = self.facts
        self.heard = Heard(
            self.game, self.cards, self.tally.seats, self.said, self.names, facts.source_of, facts.loss_of
        )

    def end(self, result: Result) -> None:
        """Add the game to the tally."""
        t, heard, winners = self.tally, self.heard, result.winners()
        shares = [SHARE // len(winners) if seat in winners else 0 for seat in range(t.seats)]
        t.games += 1
        for score in result.scores:
            t.wins[score.seat] += shares[score.seat]
            t.scores[score.seat] += score.total
            t.squares[score.seat] += score.total * score.total
        if heard.first != NOBODY and heard.first < t.seats:
            t.first[heard.first] += 1
            t.first_known += 1
            t.first_wins += shares[heard.first]
        t.lead_changes[heard.lead_changes] += 1
        totals = sorted((score.total for score in result.scores), reverse=True)
        if len(totals) > 1:
            t.margins[totals[0] - totals[1]] += 1
        t.ends[result.reason] += 1
        t.events.update(heard.kinds)
        t.length.setdefault("decisions", Counter())[heard.decisions] += 1
        for kind, what in self.counted.items():
            t.length.setdefault(what, Counter())[heard.kinds.get(kind, 0)] += 1
        t.decisions += heard.decisions
        t.real_decisions += heard.real_decisions
        t.options += heard.options
        self.turns = heard.kinds.get(self.time, 0)
        t.turns += self.turns
        sums: Counter[str] = Counter()
        for (source, turn), points in heard.sources.items():
            t.points.setdefault(source, Counter())[turn] += points
            sums[source] += points
        for source, points in sums.items():
            t.point_squares[source] += points * points
        for seat, what in heard.started:
            known = t.started.setdefault(what, [0, 0, 0])
            known[0] += 1
            known[1] += shares[seat]
            known[2] += result.scores[seat].total
        self._cards(shares)
        self.begin()

    def _cards(self, shares: Sequence[int]) -> None:
        t, heard = self.tally, self.heard
        for card in heard.everybody:
            t.card(card)[SHOWN] += 1
        for card, points in heard.scored:
            counts = t.card(card)
            counts["times scored"] += 1
            counts["points"] += points
        given: list[set[str]] = [set() for _ in range(t.seats)]
        for seat, start in heard.started:
            given[seat] |= self.given.get(start, set())
        for seat, found in enumerate(heard.seen):
            drawn = found.get(DRAWN, set())
            kept = found.get(KEPT, set()) if self.facts.tells_kept else drawn - found.get(REFUSED, set())
            in_play = found.get(PLAYED, set()) | found.get(WON, set())
            own = {GIVEN: given[seat], SEEN: drawn | given[seat] | in_play, KEPT: kept, IN_PLAY: in_play}
            for fact, cards in {**found, **own}.items():
                for card in cards:
                    t.card(card)[fact] += 1
            for card in drawn:
                t.card(card)[WINS + DRAWN] += shares[seat]
            together = sorted(in_play)
            for card in together:
                t.card(card)[WINS + IN_PLAY] += shares[seat]
            self.pairs.count(together, shares[seat])
