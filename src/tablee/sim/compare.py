"""The same deals played twice, with two sets, rules, options or line-ups: what differs, deal by deal.

What both have in common (a lucky deal, a good seat) cancels out, so far fewer games say the same.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from contextlib import closing
from typing import Any, NamedTuple

from tablee import bots, registry
from tablee.core.cardset import CardSet
from tablee.core.contract import Game
from tablee.errors import UserError
from tablee.sim.places import Places, in_order
from tablee.sim.report import Report, plain, played, played_of, report
from tablee.sim.run import Interrupted, Progress, check, play_game, same
from tablee.sim.statistics import Interval, games_for, mean_interval, newcombe
from tablee.sim.tally import SHARE, Tally
from tablee.sim.watch import IN_PLAY, WINS, Watch


class Side(NamedTuple):
    """One of the two: what it is called, and what is played."""

    name: str
    cards: CardSet
    bots: tuple[str, ...]
    options: dict[str, str]


class Difference(NamedTuple):
    """B less A, over the same deals; how many games make it known to ± `d`, with the same deals and without."""

    a: float
    b: float
    difference: float
    interval: Interval  # 95 %
    pairs: int
    paired_games: int
    unpaired_games: int


class Changed(NamedTuple):
    """A card that is not the same in both: the win share of seats that have it in play (not the same seats)."""

    a: float | None
    b: float | None
    difference: float | None
    interval: Interval | None  # Newcombe, 95 %


class Comparison(NamedTuple):
    """`twice` counts deals by who won them for the first seat: A and B, only A, only B, neither. `pairs` is what was
    counted of both together, so that deals can be added."""

    a: Report
    b: Report
    d: float
    differences: dict[str, Difference]
    changed: dict[str, Changed]
    twice: tuple[int, int, int, int]
    pairs: PairTally

    def to_json(self) -> dict[str, Any]:
        found = {name: plain(value) for name, value in self._asdict().items() if name not in ("a", "b", "pairs")}
        return {"a": self.a.to_json(), "b": self.b.to_json(), **found, "pairs": self.pairs.to_json()}


class PairTally:
    """Sums over deals, in whole numbers: of each figure A, B, their squares and those of the difference."""

    def __init__(self) -> None:
        self.deals = 0
        self.sums: dict[str, list[int]] = {}
        self.twice = [0, 0, 0, 0]

    def add(self, other: PairTally) -> None:
        self.deals += other.deals
        self.twice = [x + y for x, y in zip(self.twice, other.twice, strict=True)]
        for name, numbers in other.sums.items():
            known = self.sums.setdefault(name, [0] * len(numbers))
            self.sums[name] = [x + y for x, y in zip(known, numbers, strict=True)]

    def to_json(self) -> dict[str, Any]:
        return {"deals": self.deals, "sums": self.sums, "twice": self.twice}

    @classmethod
    def from_json(cls, written: Mapping[str, Any]) -> PairTally:
        """The inverse; ValueError if it is not what a comparison writes."""
        tally = cls()
        tally.deals = int(written["deals"])
        tally.sums = {str(name): [int(number) for number in numbers] for name, numbers in written["sums"].items()}
        tally.twice = [int(number) for number in written["twice"]]
        if len(tally.twice) != 4 or sum(tally.twice) != tally.deals or any(len(of) != 5 for of in tally.sums.values()):
            raise ValueError("pairs are not what a comparison holds there")
        return tally

    def take(self, name: str, a: int, b: int) -> None:
        known = self.sums.setdefault(name, [0] * 5)
        for i, number in enumerate((a, b, a * a, b * b, (b - a) ** 2)):
            known[i] += number


class PairWork:
    """What a worker is told."""

    def __init__(self, key: str, sides: tuple[Side, Side], seed: int) -> None:
        self.key = key
        self.sides = sides
        self.seed = seed

    def play(self, start: int, stop: int) -> tuple[PairTally, Tally, Tally]:
        game = registry.game(self.key)
        tallies = [Tally(len(side.bots)) for side in self.sides]
        watches = [Watch(game, side.cards, tally) for side, tally in zip(self.sides, tallies, strict=True)]
        players = [[bots.make(name, game) for name in side.bots] for side in self.sides]
        pairs = PairTally()
        for number in range(start, stop):
            figures = []
            for side, watch, who in zip(self.sides, watches, players, strict=True):
                end = play_game(game, side.cards, side.options, who, self.seed, number, watch)
                shares = [SHARE // len(end.winners) if seat in end.winners else 0 for seat in range(len(who))]
                found = {f"seat {seat + 1} wins": share for seat, share in enumerate(shares)}
                found |= {f"seat {seat + 1} score": score for seat, score in enumerate(end.scores)}
                found |= dict.fromkeys(list(game.lengths)[:1], watch.turns)
                figures.append({**found, "decisions": end.decisions})
            pairs.deals += 1
            for name, value in figures[0].items():
                pairs.take(name, value, figures[1][name])
            won = [figure["seat 1 wins"] * 2 >= SHARE for figure in figures]
            pairs.twice[(not won[0]) * 2 + (not won[1])] += 1
        return pairs, tallies[0], tallies[1]


class Before(NamedTuple):
    """A comparison to go on with: what it was of, and what was counted."""

    of: tuple[Mapping[str, Any], Mapping[str, Any]]
    pairs: PairTally
    tallies: tuple[Tally, Tally]


def before_of(written: Mapping[str, Any]) -> Before:
    """A comparison that was written as JSON; KeyError, TypeError or ValueError if it is none."""
    sides = (written["a"], written["b"])
    pairs = PairTally.from_json(written["pairs"])
    tallies = Tally.from_json(sides[0]["tally"]), Tally.from_json(sides[1]["tally"])
    if {tally.games for tally in tallies} != {pairs.deals}:
        raise ValueError("both sides have as many games as there are deals")
    return Before((played_of(sides[0]), played_of(sides[1])), pairs, tallies)


def compare(
    key: str,
    a: Side,
    b: Side,
    games: int,
    seed: int,
    workers: Places = 1,
    d: float = 0.01,
    progress: Progress | None = None,
    before: Before | None = None,
) -> Comparison:
    """Play so many deals with both; those of `before` are not played again. Whoever interrupts it (Ctrl-C) gets
    `Interrupted` with the comparison so far."""
    if len(a.bots) != len(b.bots):
        raise UserError(f"{len(a.bots)} seats in A and {len(b.bots)} in B: the same deals need as many")
    if not 0 < d < 1:
        raise UserError(f"a difference of {d} in win share: between 0 and 1 is expected")
    for side in (a, b):
        check(key, side.bots, games, workers, side.options)
    game = registry.game(key)
    pairs, first, second = PairTally(), Tally(len(a.bots)), Tally(len(b.bots))
    if before is not None:
        for side, of in zip((a, b), before.of, strict=True):
            same(of, played(game, side.cards, side.bots, side.options, seed))
        pairs, (first, second) = before.pairs, before.tallies
    try:
        with closing(in_order(PairWork(key, (a, b), seed).play, pairs.deals, games, workers)) as parts:
            for found, one, two in parts:
                pairs.add(found)
                first.add(one)
                second.add(two)
                if progress is not None:
                    progress(pairs.deals)
    except KeyboardInterrupt:
        so_far = compared(game, (a, b), pairs, (first, second), seed, d) if pairs.deals else None
        raise Interrupted(so_far) from None
    return compared(game, (a, b), pairs, (first, second), seed, d)


def compared(
    game: Game[Any], sides: tuple[Side, Side], pairs: PairTally, tallies: tuple[Tally, Tally], seed: int, d: float
) -> Comparison:
    """What follows from what was counted."""
    reports = [
        report(game, played(game, side.cards, side.bots, side.options, seed), tally)
        for side, tally in zip(sides, tallies, strict=True)
    ]
    twice = (pairs.twice[0], pairs.twice[1], pairs.twice[2], pairs.twice[3])
    found = {name: difference(name, pairs.deals, numbers, d) for name, numbers in pairs.sums.items()}
    return Comparison(reports[0], reports[1], d, found, changed(sides[0].cards, sides[1].cards, *tallies), twice, pairs)


def difference(name: str, n: int, numbers: Sequence[int], d: float) -> Difference:
    """Of one figure; shares of wins are counted in parts."""
    unit = SHARE if name.endswith("wins") else 1
    a, b, aa, bb, dd = numbers
    mean, half = mean_interval(n, b - a, dd)
    wanted = d * unit if unit == SHARE else d * max(1.0, abs(a) / n)  # of other figures: so large a part of A's mean
    paired, unpaired = sd(n, b - a, dd), math.hypot(sd(n, a, aa), sd(n, b, bb))
    interval = ((mean - half) / unit, (mean + half) / unit)
    return Difference(
        a / n / unit, b / n / unit, mean / unit, interval, n, games_for(paired, wanted), games_for(unpaired, wanted)
    )


def sd(n: int, first: int, second: int) -> float:
    """Of single values, from their sum and sum of squares."""
    return math.sqrt((second * n - first * first) / (n * (n - 1))) if n > 1 else 0.0


def changed(a: CardSet, b: CardSet, first: Tally, second: Tally) -> dict[str, Changed]:
    """The cards that are not the same in both sets, with how seats fared that had them in play."""
    cards = sorted({*a.every_card(), *b.every_card()})
    differ = [card for card in cards if printed(a, card) != printed(b, card)]
    found: dict[str, Changed] = {}
    for card in differ:
        counts: list[Mapping[str, int]] = [tally.cards.get(card, {}) for tally in (first, second)]
        seats = [each.get(IN_PLAY, 0) for each in counts]
        wins = [each.get(WINS + IN_PLAY, 0) / SHARE for each in counts]
        shares = [w / n if n else None for w, n in zip(wins, seats, strict=True)]
        if shares[0] is None or shares[1] is None:
            found[card] = Changed(shares[0], shares[1], None, None)
        else:
            interval = newcombe(wins[1], seats[1], wins[0], seats[0])
            found[card] = Changed(shares[0], shares[1], shares[1] - shares[0], interval)
    return found


def printed(cards: CardSet, card: str) -> Mapping[str, Any] | None:
    """What is printed on a card; None if it is not in the set."""
    if card not in cards.every_card():
        return None
    face = cards.face(card)
    lines = [] if "line" in face else [repr(line) for line in cards.printed_lines(card)]  # a face may have them
    return {"face": face, "lines": lines}
