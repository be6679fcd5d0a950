"""`tablee simulate`: many games, summed up."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tablee import registry
from tablee.cli import files, options
from tablee.cli.seats import BOT, bots_for
from tablee.cli.terminal import Terminal
from tablee.errors import UserError
from tablee.sim import Report

QUICK: Final = ("greedy", "random")
"""Bots for many games in little time, the better first."""
MOST_GAMES: Final = 100_000_000


def simulate(
    game: Annotated[str, typer.Argument(help=f"The game: {', '.join(registry.GAMES)}.")],
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    seats: Annotated[
        str | None,
        typer.Option(help="The bots, with commas between: greedy,random (default: two that do not think ahead)."),
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    workers: Annotated[int | None, typer.Option(help="How many processes (default: one for each core).")] = None,
    option: options.Given = None,
    cards: Annotated[str | None, typer.Option(help="A file with the cards to play with.")] = None,
    json_file: Annotated[str | None, typer.Option("--json", help="Also write the report to this file.")] = None,
) -> None:
    """Let bots play many games and sum them up."""
    from tablee import sim
    from tablee.bots import outside

    rules = registry.game(game)
    quick = next(name for name in QUICK if name in bots_for(rules))
    players = f"{quick},{quick}" if seats is None else seats
    names = [outside.allow(part.strip().removeprefix(BOT)) for part in players.split(",")]
    chosen = options.read_options(rules, option or (), len(names))
    if games > MOST_GAMES:
        raise UserError(f"--games {games}: at most {MOST_GAMES}")
    if seed < 0:
        raise UserError(f"--seed {seed}: a number from 0 on is expected")
    if json_file is not None and json_file != "-":
        files.check_place(Path(json_file))
    processes = (os.cpu_count() or 1) if workers is None else workers
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    screen = Console(stderr=True)
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        bar = progress.add_task(f"{game}: {', '.join(names)}", total=games)
        report = sim.simulate(
            game, names, games, seed, processes, cards, chosen, lambda done: progress.update(bar, completed=done)
        )
    if json_file == "-":
        typer.echo(json.dumps(report.to_json(), indent=2))
        return
    _show(report)
    if json_file is not None:
        files.write_whole(Path(json_file), json.dumps(report.to_json(), indent=2) + "\n")


def _show(report: Report) -> None:
    """The report for a reader."""
    terminal = Terminal.standard()
    terminal.say(f"{report.games} games of {report.game}, seed {report.seed}", "bold")
    seats = table_of("seat", "bot", "wins", "95 % interval", "mean score")
    for number, seat in enumerate(report.seats, 1):
        low, high = seat.interval
        interval = f"{low:.1%} … {high:.1%}"
        seats.add_row(str(number), seat.bot, f"{seat.win_rate:.1%}", interval, f"{seat.score:.2f}")
    length = table_of("length in", "mean", "sd", "least", "5 %", "95 %", "most")
    for what, of in report.length.items():
        length.add_row(what, f"{of.mean:.1f}", f"{of.sd:.1f}", str(of.min), str(of.p5), str(of.p95), str(of.max))
    ends = table_of("end", "games", "share")
    for reason, count in report.ends.items():
        ends.add_row(reason, str(count), f"{count / report.games:.1%}")
    events = table_of("event", "per game")
    for kind, mean in report.events.items():
        events.add_row(kind, f"{mean:.2f}")
    tables = [seats, length, ends, events]
    if report.started:
        started = table_of("started with", "seats", "wins", "95 % interval", "mean score")
        for what, one in report.started.items():
            low, high = one.interval
            interval = f"{low:.1%} … {high:.1%}"
            started.add_row(what, str(one.games), f"{one.win_rate:.1%}", interval, f"{one.score:.2f}")
        tables.append(started)
    if report.cards:
        cards = table_of("card", "scored per game", "points each")
        for card, scored in report.cards.items():
            cards.add_row(card, f"{scored.times:.2f}", f"{scored.points:.2f}")
        tables.append(cards)
    for table in tables:
        terminal.console.print(table)


def table_of(*columns: str) -> Table:
    """A plain table for figures."""
    table = Table(box=None, pad_edge=False, padding=(0, 2), header_style="dim")
    for i, column in enumerate(columns):
        table.add_column(column, justify="left" if i == 0 or column == "bot" else "right", no_wrap=True)
    return table
