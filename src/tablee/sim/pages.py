"""Comparisons and sweeps as pages."""

from __future__ import annotations

from html import escape

from tablee.sim import plots
from tablee.sim.compare import Comparison
from tablee.sim.page import document, listed, panel
from tablee.sim.sweep import Sweep
from tablee.sim.tables import Table, summary


def comparison_tables(found: Comparison) -> list[Table]:
    rows = [
        (name, d.a, d.b, d.difference, *d.interval, d.pairs, d.paired_games, d.unpaired_games)
        for name, d in found.differences.items()
    ]
    columns = ("figure", "a", "b", "difference", "low", "high", "deals", "games_same_deals", "games_other_deals")
    cards = [(card, c.a, c.b, c.difference, *(c.interval or (None, None))) for card, c in found.changed.items()]
    return [
        Table("differences", columns, rows),
        Table("changed", ("card", "a", "b", "difference", "low", "high"), cards),
        Table("twice", ("both", "only_a", "only_b", "neither"), [found.twice]),
    ]


def comparison_page(found: Comparison) -> str:
    """What differs, deal by deal."""
    differences, changed, twice = comparison_tables(found)
    shares = {name: d for name, d in found.differences.items() if name.endswith("wins")}
    chart = plots.paired([(name, d.difference, d.interval) for name, d in shares.items()])
    apart = [name for name, d in shares.items() if not d.interval[0] <= 0 <= d.interval[1]]
    said = f"B differs from A: {', '.join(apart)}." if apart else "No seat differs by more than chance."
    most = max(d.paired_games for d in shares.values())
    needed = f"± {100 * found.d:g} points need {most:,} games with the same deals"
    body = f"<header><h1>{escape(said)}</h1><p>{escape(needed)}</p></header>"
    body += panel("Paired differences", chart, f"{found.a.games:,} deals, each played with both", differences)
    if changed.rows:
        body += panel("Cards that changed", "", "win share of seats that have them in play", changed)
    body += panel("The same deal, twice", "", "who won for seat 1", twice)
    for name, report in (("A", found.a), ("B", found.b)):
        body += f"<section><h2>{name}</h2>{listed(summary(report))}</section>"
    return document(f"{found.a.game}: A and B", body, "Intervals: 95 %, paired; those of changed cards by Newcombe.")


def sweep_table(found: Sweep) -> Table:
    columns = ("value", "share", "low", "high", "step", "step_low", "step_high", "in_play", "kept", "length")
    none = (None, None)
    rows = [
        (p.value, p.share, *(p.interval or none), p.step, *(p.step_interval or none), p.in_play, p.kept, p.length)
        for p in found.points
    ]
    return Table("sweep", columns, rows)


def sweep_page(found: Sweep) -> str:
    """The curve."""
    known = [(p.value, p.share, p.interval) for p in found.points if p.share is not None and p.interval is not None]
    nearest = found.nearest()
    said = "Nobody had it in play." if nearest is None else f"{found.of} = {nearest.value} is nearest to fair."
    chart = ""
    if known:
        low, high = [100 * i[0] for _, _, i in known], [100 * i[1] for _, _, i in known]
        chart = plots.curve(
            [value for value, _, _ in known],
            [100 * share for _, share, _ in known],
            low,
            high,
            100 * found.fair,
            found.of,
        )
    games = found.reports[0].games
    body = f"<header><h1>{escape(said)}</h1></header>"
    body += panel(
        found.of, chart, f"{games:,} games a value, the same deals; {found.what} as length", sweep_table(found)
    )
    body += f"<section><h2>What was played</h2>{listed(summary(found.reports[0]))}</section>"
    return document(f"{found.of}", body, "Intervals: 95 %, Wilson; steps by Newcombe. One question: not corrected.")
