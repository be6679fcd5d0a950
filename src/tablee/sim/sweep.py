"""A value of a card set, one after the other, on the same deals: a curve."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tablee import registry
from tablee.core.cardset import CardSet
from tablee.sim.facts import DRAWN, KEPT
from tablee.sim.places import Places
from tablee.sim.report import Report, plain
from tablee.sim.run import Interrupted, Progress, simulate
from tablee.sim.statistics import Interval, newcombe, of_mean, wilson
from tablee.sim.tally import SHARE
from tablee.sim.vary import Varied, with_values
from tablee.sim.watch import IN_PLAY, WINS


class Point(NamedTuple):
    """One value: the win share of seats with the card in play, how often it was kept, how long games took. `step` is
    the difference to the value before."""

    value: Any
    share: float | None
    interval: Interval | None  # Wilson, 95 %
    step: float | None
    step_interval: Interval | None  # Newcombe, 95 %
    in_play: float  # share of seats
    kept: float | None
    kept_interval: Interval | None  # Wilson, 95 %
    length: float
    length_interval: Interval  # of the mean, 95 %
    seats: list[float]
    set_digest: str


class Sweep(NamedTuple):
    """The curve, and the reports that it was made of."""

    of: str
    what: str  # in what length is counted
    fair: float
    points: list[Point]
    reports: list[Report]

    def nearest(self) -> Point | None:
        """The value at which the card is nearest to the fair share."""
        known = [point for point in self.points if point.share is not None]
        return min(known, key=lambda point: abs((point.share or 0) - self.fair), default=None)

    def is_flat(self) -> bool:
        """Whether every value made the same games: nothing in them has asked for it."""
        first = self.reports[0].tally.to_json()
        return len(self.reports) > 1 and all(report.tally.to_json() == first for report in self.reports[1:])

    def to_json(self) -> dict[str, Any]:
        found = {name: plain(value) for name, value in self._asdict().items() if name != "reports"}
        return {**found, "reports": [report.of | {"games": report.games} for report in self.reports]}


def sweep(
    key: str,
    cards: CardSet,
    varied: Varied,
    bots: Sequence[str],
    games: int,
    seed: int,
    workers: Places = 1,
    options: Mapping[str, str] | None = None,
    progress: Progress | None = None,
) -> Sweep:
    """Play so many games with each value, always the same deals. Whoever interrupts it (Ctrl-C) gets `Interrupted` with
    the curve of the values before."""
    sets = [with_values(key, cards, {varied.of: value}) for value in varied.values]
    reports: list[Report] = []
    for made in sets:
        so_far = games * len(reports)
        hear = None if progress is None else (lambda done, so_far=so_far: progress(so_far + done))
        try:
            reports.append(simulate(key, bots, games, seed, workers, made, options, hear))
        except Interrupted:
            done = varied._replace(values=varied.values[: len(reports)])
            raise Interrupted(curve(key, done, bots, sets[: len(reports)], reports) if reports else None) from None
    return curve(key, varied, bots, sets, reports)


def curve(key: str, varied: Varied, bots: Sequence[str], sets: Sequence[CardSet], reports: Sequence[Report]) -> Sweep:
    """What follows from a report of each value."""
    what = next(iter(registry.game(key).lengths), "decisions")
    points: list[Point] = []
    before: tuple[float, int] | None = None
    for value, made, found in zip(varied.values, sets, reports, strict=True):
        counts: Mapping[str, int] = found.tally.cards.get(varied.of.card, {})
        seats, wins = counts.get(IN_PLAY, 0), counts.get(WINS + IN_PLAY, 0) / SHARE
        step = step_interval = None
        if seats and before is not None:
            step = wins / seats - before[0] / before[1]
            step_interval = newcombe(wins, seats, *before)
        card = found.cards.get(varied.of.card)
        kept = None if card is None else card.kept
        points.append(
            Point(
                value=value,
                share=wins / seats if seats else None,
                interval=wilson(wins, seats) if seats else None,
                step=step,
                step_interval=step_interval,
                in_play=seats / found.games / len(bots),
                kept=kept,
                kept_interval=None if kept is None else wilson(counts[KEPT], counts[DRAWN]),
                length=found.length[what].mean,
                length_interval=of_mean(found.length[what], found.games),
                seats=[seat.win_rate for seat in found.seats],
                set_digest=made.digest,
            )
        )
        before = (wins, seats) if seats else before
    return Sweep(str(varied.of), what, 1 / len(bots), points, list(reports))
