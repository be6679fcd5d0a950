"""A report as tables: what is printed, and written as CSV or Parquet, is the same."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tablee.errors import UserError
from tablee.sim.report import Against, Report
from tablee.sim.statistics import Spread


class Table(NamedTuple):
    """`name` is the file's; a cell is a text, a number or None."""

    name: str
    columns: tuple[str, ...]
    rows: list[tuple[Any, ...]]


LENGTH = ("mean", "sd", "least", "p5", "p95", "most")
AGAINST = ("seats", "share", "low", "high", "without", "difference", "difference_low", "difference_high", "p")


def tables_of(report: Report) -> list[Table]:
    """All of a report, the summary first."""
    return [
        summary(report),
        Table(
            "seats",
            ("seat", "bot", "wins", "share", "low", "high", "score"),
            [(i + 1, s.bot, s.wins, s.win_rate, *s.interval, s.score) for i, s in enumerate(report.seats)],
        ),
        Table("length", ("of", *LENGTH), [(what, *spread_row(of)) for what, of in report.length.items()]),
        Table("ends", ("end", "games", "share"), [(e, n, n / report.games) for e, n in report.ends.items()]),
        Table(
            "started",
            ("started_with", "seats", "share", "low", "high", "score"),
            [(what, s.games, s.win_rate, *s.interval, s.score) for what, s in report.started.items()],
        ),
        Table(
            "points",
            ("source", "time", "points"),
            [(source, time, points) for source, curve in report.points.items() for time, points in enumerate(curve)],
        ),
        cards(report),
        Table(
            "pairs",
            ("card", "with", *AGAINST),
            [(*pair.cards, *against_row(pair.against)) for pair in report.pairs],
        ),
        Table("events", ("event", "per_game"), list(report.events.items())),
    ]


def summary(report: Report) -> Table:
    of = report.of
    rows: list[tuple[Any, ...]] = [
        ("game", report.game),
        ("set", of["set"]),
        ("set digest", of["set_digest"]),
        ("options", " ".join(f"{key}={value}" for key, value in of["options"].items())),
        ("bots", ",".join(of["bots"])),
        ("seed", of["seed"]),
        ("games", report.games),
        ("version", of["version"]),
        ("report digest", report.digest()),
        ("lead changes", report.lead_changes.mean),
        ("close games", report.close),
        ("margin", None if report.margin is None else report.margin.mean),
        ("decisions per turn", report.decisions_per_turn),
        ("choices per decision", report.choices),
    ]
    if report.first is not None:
        low, high = report.first.interval
        rows += [("first player wins", report.first.win_rate), ("… from", low), ("… to", high)]
    return Table("summary", ("what", "value"), rows)


def cards(report: Report) -> Table:
    both = (
        *(f"in_play_{each}" for each in AGAINST),
        *(f"drawn_{each}" for each in AGAINST),
        *(f"peers_{each}" for each in AGAINST),
    )
    columns = ("card", "shown", "seen", "kept", "played", "discarded", "won", "times_scored", "points", "flag", *both)
    rows = [
        (
            *(name, c.shown, c.seen, c.kept, c.played, c.discarded, c.won, c.times_scored, c.points, c.flag),
            *against_row(c.in_play),
            *against_row(c.drawn),
            *against_row(c.peers),
        )
        for name, c in report.cards.items()
    ]
    return Table("cards", columns, rows)


def spread_row(of: Spread) -> tuple[Any, ...]:
    return (of.mean, of.sd, of.min, of.p5, of.p95, of.max)


def against_row(of: Against | None) -> tuple[Any, ...]:
    if of is None:
        return (None,) * len(AGAINST)
    return (of.seats, of.share, *of.interval, of.without, of.difference, *of.difference_interval, of.p)


def csv_text(table: Table) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(table.columns)
    writer.writerows(table.rows)
    return out.getvalue()


def write_csv(tables: Sequence[Table], folder: Path) -> None:
    """One file for each table that has any rows."""
    folder.mkdir(parents=True, exist_ok=True)
    for table in tables:
        if table.rows:
            (folder / f"{table.name}.csv").write_text(csv_text(table), "utf-8")


def write_parquet(tables: Sequence[Table], folder: Path) -> None:
    """The same as Parquet, by the extra `report`."""
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError as error:
        raise UserError("Parquet needs pyarrow, the extra `report`: pip install 'tablee[report]'") from error
    folder.mkdir(parents=True, exist_ok=True)
    for table in tables:
        if not table.rows:
            continue
        texts = table.name == "summary"  # its values are of several kinds
        columns = {
            name: [str(row[i]) if texts and row[i] is not None else row[i] for row in table.rows]
            for i, name in enumerate(table.columns)
        }
        parquet.write_table(pyarrow.table(columns), folder / f"{table.name}.parquet")
