"""Reports of many games: shown in the terminal, written to files, read again."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeVar

import typer
from rich.table import Table

from tablee import registry
from tablee.cli import files
from tablee.cli.terminal import Terminal
from tablee.errors import UserError

if TYPE_CHECKING:
    from tablee.sim import Report
    from tablee.sim.places import Places
    from tablee.sim.report import Against, Card

MOST_CARDS: Final = 25
"""Lines of a table of cards in the terminal; files have all."""
STOPPED: Final = 130
"""The exit code of what was ended with Ctrl-C."""
T = TypeVar("T")

RayAddress = Annotated[
    str | None, typer.Option("--ray", help="Play on this Ray instead (extra `ray`); `auto` starts one here.")
]


Resume = Annotated[str | None, typer.Option(help="Go on from what --json wrote: its games are not played again.")]


def places(workers: int | None, ray: str | None = None) -> Places:
    """Where games are played."""
    from tablee.sim.places import Ray

    count = (os.cpu_count() or 1) if workers is None else workers
    return count if ray is None else Ray(ray, count)


def check_places(json_file: str | None, html: str | None, *folders: str | None) -> None:
    """Whether everything could be written, before games are played for it."""
    for file in (json_file, html):
        if file is not None and file != "-":
            files.check_place(Path(file))
    for folder in folders:
        if folder is not None:
            files.check_place(Path(folder) / "summary")


def read_report(file: str) -> Report:
    """A report that was written as JSON."""
    from tablee.sim.report import played_of, report
    from tablee.sim.tally import Tally

    of, tally = read_written(
        file, "report", "simulate", lambda found: (played_of(found), Tally.from_json(found["tally"]))
    )
    return report(registry.game(of["game"]), of, tally)


def read_written(file: str, what: str, command: str, read: Callable[[Any], T]) -> T:
    """What a command wrote as JSON, to go on with it."""
    try:
        return read(json.loads(registry.read_text(file)))
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise UserError(f"{file}: this is no {what} that `tablee {command} --json` wrote ({error!r})") from error


def say_stopped(done: int, wanted: str, json_file: str | None) -> None:
    """That somebody did not want to wait for the rest, and how it goes on."""
    left = f"Stopped after {done} of {wanted}"
    typer.echo(f"{left}: --resume {json_file} goes on." if json_file not in (None, "-") else f"{left}.", err=True)


def give(
    report: Report, json_file: str | None, html: str | None = None, csv: str | None = None, parquet: str | None = None
) -> None:
    """To every file that was asked for, and then to the terminal: whoever reads there may go away (`| head`)."""
    from tablee.sim.tables import tables_of, write_csv, write_parquet

    text = json.dumps(report.to_json(), indent=2) + "\n"
    if json_file not in (None, "-"):
        files.write_whole(Path(str(json_file)), text)
    if csv is not None:
        write_csv(tables_of(report), Path(csv))
    if parquet is not None:
        write_parquet(tables_of(report), Path(parquet))
    if html is not None:
        from tablee.sim.page import page

        files.write_whole(Path(html), page(report))
    if json_file == "-":
        typer.echo(text, nl=False)
    else:
        show(report)


def show(report: Report) -> None:
    """The report for a reader."""
    of, terminal = report.of, Terminal.standard()
    options = "".join(f", {key}={value}" for key, value in of["options"].items())
    terminal.say(f"{report.games} games of {report.game}{options}, seed {report.seed}", "bold")
    digests = f"set {of['set']} ({of['set_digest'][:12]}), report {report.digest()[:12]}"
    terminal.say(f"{digests}, Tablée {of['version']}", "dim")
    seats = table_of("seat", "bot", "wins", "95 % interval", "mean score")
    for number, seat in enumerate(report.seats, 1):
        seats.add_row(str(number), seat.bot, f"{seat.win_rate:.1%}", between(seat.interval), f"{seat.score:.2f}")
    if report.first is not None:
        seats.add_row("first player", "", f"{report.first.win_rate:.1%}", between(report.first.interval), "")
    length = table_of("length in", "mean", "sd", "least", "5 %", "95 %", "most")
    spreads = {**report.length, "lead changes": report.lead_changes}
    if report.margin is not None:
        spreads["points ahead"] = report.margin
    for what, spread in spreads.items():
        numbers = (spread.min, spread.p5, spread.p95, spread.max)
        length.add_row(what, f"{spread.mean:.1f}", f"{spread.sd:.1f}", *map(str, numbers))
    found = table_of("game", "")
    if report.close is not None:
        found.add_row("close games", f"{report.close:.1%}")
    found.add_row("decisions per turn", f"{report.decisions_per_turn:.1f}")
    found.add_row("choices per decision", f"{report.choices:.1f}")
    ends = table_of("end", "games", "share")
    for reason, count in report.ends.items():
        ends.add_row(reason, str(count), f"{count / report.games:.1%}")
    tables = [seats, length, found, ends]
    if report.started:
        started = table_of("started with", "seats", "wins", "95 % interval", "mean score")
        for what, one in report.started.items():
            started.add_row(what, str(one.games), f"{one.win_rate:.1%}", between(one.interval), f"{one.score:.2f}")
        tables.append(started)
    if report.points:
        points = table_of("points from", "of the mean seat")
        for source, curve in report.points.items():
            points.add_row(source, f"{curve[-1]:.2f}")
        tables.append(points)
    events = table_of("event", "per game")
    for kind, mean in report.events.items():
        events.add_row(kind, f"{mean:.2f}")
    for table in [*tables, events, *cards(report)]:
        terminal.console.print(table)
        terminal.say("")
    terminal.say("Intervals: 95 %, Wilson and Newcombe. Flags are corrected for all cards (Holm).", "dim")


def cards(report: Report) -> list[Table]:
    """The cards that tell most, and pairs that win together."""
    if not report.cards:
        return []
    shown = table_of("card", "seen", "kept", "played", "lost", "won", "points", "flag")
    wins = table_of("card", "wins\nin play", "more than without", "when drawn", "than\npeers")
    telling = sorted(report.cards.items(), key=lambda item: (not item[1].flag, weight(item[1]), item[0]))
    for name, card in telling[:MOST_CARDS]:
        kept = "" if card.kept is None else f"{card.kept:.0%}"
        points = f"{card.points:.1f} × {card.times_scored:.2f}" if card.times_scored else ""
        shares = (f"{card.played:.0%}", f"{card.discarded:.0%}", f"{card.won:.0%}")
        shown.add_row(name, f"{card.seen:.0%}", kept, *shares, points, card.flag)
        share = "" if card.in_play is None else f"{card.in_play.share:.1%}"
        peers = "" if card.peers is None else f"{100 * card.peers.difference:+.1f}"
        wins.add_row(name, share, differs(card.in_play), differs(card.drawn), peers)
    if len(telling) > MOST_CARDS:
        shown.add_row(f"… {len(telling) - MOST_CARDS} more in files", *[""] * 7)
    found = [shown, wins]
    if report.pairs:
        pairs = table_of("pairs in play", "seats", "wins", "more than apart", "p")
        for pair in report.pairs[:10]:
            of = pair.against
            pairs.add_row(" + ".join(pair.cards), str(of.seats), f"{of.share:.1%}", differs(of), f"{of.p:.3f}")
        found.append(pairs)
    return found


def weight(card: Card) -> float:
    return -abs(card.peers.difference) if card.peers is not None else 0.0


def differs(of: Against | None) -> str:
    """In points of win share, with the interval."""
    if of is None:
        return ""
    low, high = of.difference_interval
    return f"{100 * of.difference:+.1f} ({100 * low:+.1f} … {100 * high:+.1f})"


def between(interval: tuple[float, float]) -> str:
    return f"{interval[0]:.1%} … {interval[1]:.1%}"


def table_of(*columns: str) -> Table:
    """A plain table for figures. Where the terminal is narrow, names are folded, so that no figure is cut."""
    table = Table(box=None, pad_edge=False, padding=(0, 1), header_style="dim")
    for i, column in enumerate(columns):
        side: Literal["left", "right"] = "left" if i == 0 or column in ("bot", "flag") else "right"
        table.add_column(column, justify=side, overflow="fold", no_wrap=i > 0)
    return table


def as_json(found: dict[str, Any], json_file: str | None) -> bool:
    """Write figures to the file that was asked for; whether they were all that was asked for (`-`)."""
    text = json.dumps(found, indent=2) + "\n"
    if json_file == "-":
        typer.echo(text, nl=False)
        return True
    if json_file is not None:
        files.write_whole(Path(json_file), text)
    return False
