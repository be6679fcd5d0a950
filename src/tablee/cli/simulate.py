"""`tablee simulate`: many games, summed up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tablee import registry
from tablee.cli import options, reports
from tablee.cli.seats import BOT, bots_for
from tablee.errors import UserError

QUICK: Final = ("greedy", "random")
"""Bots for many games in little time, the better first."""
MOST_GAMES: Final = 100_000_000

Seats = Annotated[
    str | None,
    typer.Option(help="The bots, with commas between: greedy,random (default: two that do not think ahead)."),
]
Games = Annotated[int, typer.Option(help="How many games.")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same games.")]
Workers = Annotated[int | None, typer.Option(help="How many processes (default: one for each core).")]


def simulate(
    game: Annotated[str, typer.Argument(help=f"The game: {', '.join(registry.GAMES)}.")],
    games: Games = 1000,
    seats: Seats = None,
    seed: Seed = 0,
    workers: Workers = None,
    ray: reports.RayAddress = None,
    option: options.Given = None,
    cards: Annotated[str | None, typer.Option(help="A file with the cards to play with.")] = None,
    json_file: Annotated[str | None, typer.Option("--json", help="Also write the report to this file.")] = None,
    csv: Annotated[str | None, typer.Option(help="Also write its tables into this folder, as CSV.")] = None,
    parquet: Annotated[str | None, typer.Option(help="… as Parquet (extra `report`).")] = None,
    html: Annotated[str | None, typer.Option(help="Also write it as one page with plots (extra `report`).")] = None,
    resume: reports.Resume = None,
) -> None:
    """Let bots play many games and sum them up."""
    from tablee import sim
    from tablee.sim.run import Interrupted

    names = read_bots(game, seats)
    chosen = options.read_options(registry.game(game), option or (), len(names))
    check_numbers(games, seed)
    reports.check_places(json_file, html, csv, parquet)
    before = None if resume is None else reports.read_report(resume)
    try:
        with counted(f"{game}: {', '.join(names)}", games) as progress:
            report = sim.simulate(
                game, names, games, seed, reports.places(workers, ray), cards, chosen, progress, before
            )
    except Interrupted as stopped:
        if stopped.so_far is not None:
            reports.give(stopped.so_far, json_file, html, csv, parquet)
            reports.say_stopped(stopped.so_far.games, f"{games} games", json_file)
        raise typer.Exit(reports.STOPPED) from None
    reports.give(report, json_file, html, csv, parquet)


def read_bots(game: str, seats: str | None) -> list[str]:
    """The bots that were named, or two quick ones."""
    from tablee.bots import outside

    quick = next(name for name in QUICK if name in bots_for(registry.game(game)))
    named = f"{quick},{quick}" if seats is None else seats
    return [outside.allow(part.strip().removeprefix(BOT)) for part in named.split(",")]


def check_numbers(games: int, seed: int) -> None:
    if games > MOST_GAMES:
        raise UserError(f"--games {games}: at most {MOST_GAMES}")
    if seed < 0:
        raise UserError(f"--seed {seed}: a number from 0 on is expected")


class counted:  # noqa: N801  # `with counted("…", 1000) as progress`
    """A bar on the terminal, if somebody sits there, that hears how many games are done."""

    def __init__(self, what: str, total: int) -> None:
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        screen = Console(stderr=True)
        self.bar = Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal)
        self.what, self.total = what, total

    def __enter__(self) -> Callable[[int], None]:
        self.bar.start()
        task = self.bar.add_task(self.what, total=self.total)
        return lambda done: self.bar.update(task, completed=done)

    def __exit__(self, *_: Any) -> None:
        self.bar.stop()
