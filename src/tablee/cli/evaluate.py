"""`tablee evaluate`: how strong an agent from outside is."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tablee import registry
from tablee.cli import files, options
from tablee.cli.reports import table_of
from tablee.cli.terminal import Terminal
from tablee.errors import UserError

if TYPE_CHECKING:
    from tablee.sim.evaluate import Evaluation

AGAINST: Final = "random,greedy,beginner,easy"


def evaluate(
    game: Annotated[str, typer.Argument(help=f"The game: {', '.join(registry.GAMES)}.")],
    agent: Annotated[str, typer.Option(help="The agent: module:Class, or a bot's name.")],
    games: Annotated[int, typer.Option(help="How many games against each.")] = 100,
    against: Annotated[str, typer.Option(help="The bots it plays against, with commas between.")] = AGAINST,
    seats: Annotated[int, typer.Option(help="How many sit at the table.")] = 2,
    seed: Annotated[int, typer.Option(help="The same seed gives the same deals.")] = 0,
    seconds: Annotated[float, typer.Option(help="How long it may think about an answer.")] = 5.0,
    option: options.Given = None,
    json_file: Annotated[str | None, typer.Option("--json", help="Also write the figures to this file.")] = None,
) -> None:
    """Let an agent of your own play against the levels, seats rotated, the same deals for all, and rate it."""
    from tablee.bots import outside
    from tablee.sim.evaluate import evaluate as measure

    rules = registry.game(game)
    chosen = options.read_options(rules, option or (), seats)
    if seed < 0:
        raise UserError(f"--seed {seed}: a number from 0 on is expected")
    if json_file is not None and json_file != "-":
        files.check_place(Path(json_file))
    rivals = [outside.allow(part.strip()) for part in against.split(",")]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    screen = Console(stderr=True)
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        bar = progress.add_task(f"{game}: {agent}", total=games * (1 if seats == 1 else len(rivals)))
        found = measure(
            *(game, outside.allow(agent), rivals, seats, games, seed, seconds, chosen),
            progress=lambda done: progress.update(bar, completed=done),
        )
    if json_file == "-":
        typer.echo(json.dumps(found.to_json(), indent=2))
        return
    _show(found)
    if json_file is not None:
        files.write_whole(Path(json_file), json.dumps(found.to_json(), indent=2) + "\n")


def _show(found: Evaluation) -> None:
    terminal = Terminal.standard()
    pairs = table_of("against", "games", "wins", "share", "95 % interval")
    for pair in found.pairs:
        low, high = pair.interval
        pairs.add_row(pair.b, str(pair.games), f"{pair.wins:g}", f"{pair.share:.1%}", f"{low:.1%} … {high:.1%}")
    terminal.console.print(pairs)
    if found.ratings:
        ratings = table_of("bot", "rating", "95 % interval")
        for name, rating in found.ratings.items():
            low, high = rating.interval
            ratings.add_row(name, f"{rating.mu:.1f}", f"{low:.1f} … {high:.1f}")
        terminal.console.print(ratings)
    for kind, (times, first) in found.faults.items():
        terminal.say(f"{kind}: {times} ×; the first in {first}")
