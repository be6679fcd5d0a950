"""`tablee ladder`: how strong the bots are, measured."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from tablee import registry
from tablee.cli import files, options, reports
from tablee.cli.reports import table_of
from tablee.cli.simulate import counted
from tablee.cli.terminal import Terminal
from tablee.errors import UserError

if TYPE_CHECKING:
    from tablee.sim.ladder import Ladder

HEAD: Final = """# Ladder

Written by `tablee ladder GAME --doc docs/ladder.md`; each section names the command that makes it again. A share is the
part of the games that the first bot won, with the 95 % interval of Wilson; every deal was played from every seat. Bots
count playouts, not time, so the same command gives the same games on every machine. `ms` is processor time of a
decision, mean and 95th percentile, on the machine that wrote this. `…/true-world` searches in the true world: the
ceiling, for measuring only, never offered. `…/hand-set` judges by guessed values instead of learned ones. Ratings are
those of openskill (Plackett-Luce).
"""


def ladder(
    game: Annotated[str, typer.Argument(help=f"The game: {', '.join(registry.GAMES)}.")],
    bots: Annotated[
        str | None, typer.Option(help="The bots, with commas between: strong,greedy (default: greedy and all levels).")
    ] = None,
    seats: Annotated[
        int, typer.Option(help="How many sit at the table; at more than two, one against the others.")
    ] = 2,
    games: Annotated[int, typer.Option(help="How many games for each pair.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same deals.")] = 0,
    workers: Annotated[int | None, typer.Option(help="How many processes (default: one for each core).")] = None,
    ray: reports.RayAddress = None,
    option: options.Given = None,
    json_file: Annotated[str | None, typer.Option("--json", help="Also write the figures to this file.")] = None,
    doc: Annotated[str | None, typer.Option(help="Write a section of this Markdown file anew.")] = None,
    resume: reports.Resume = None,
) -> None:
    """Let bots play all against all, seats rotated, and rate them."""
    from tablee.bots import outside
    from tablee.bots.levels import LEVELS
    from tablee.sim.ladder import before_of
    from tablee.sim.ladder import ladder as climb
    from tablee.sim.run import Interrupted

    rules = registry.game(game)
    names = [outside.allow(part.strip()) for part in bots.split(",")] if bots else ["greedy", *LEVELS]
    chosen = options.read_options(rules, option or (), seats)
    if seed < 0:
        raise UserError(f"--seed {seed}: a number from 0 on is expected")
    for file in (json_file, doc):
        if file is not None and file != "-":
            files.check_place(Path(file))
    pairs = len(names) if seats == 1 else len(names) * (len(names) - 1) // 2
    before = None if resume is None else reports.read_written(resume, "ladder", "ladder", before_of)
    try:
        with counted(f"{game}: {', '.join(names)}", pairs * games) as progress:
            found = climb(
                game, names, seats, games, seed, reports.places(workers or None, ray), chosen, progress, before
            )
    except Interrupted as stopped:
        if stopped.so_far is not None:
            _give(stopped.so_far, json_file)
            reports.say_stopped(stopped.so_far.games, f"{pairs * games} games", json_file)
        raise typer.Exit(reports.STOPPED) from None
    _give(found, json_file)
    if doc is not None:
        page = Path(doc)
        files.write_whole(page, with_section(page.read_text("utf-8") if page.exists() else HEAD, found, names, games))


def _give(found: Ladder, json_file: str | None) -> None:
    if not reports.as_json(found.to_json(), json_file):
        _show(found)


def _show(found: Ladder) -> None:
    """The figures for a reader."""
    pairs = table_of("bot", "against", "games", "wins", "share", "95 % interval", "ms")
    for pair in found.pairs:
        mean = pair.ms.get(pair.a, (0.0, 0.0))[0]
        low, high = pair.interval
        pairs.add_row(
            *(pair.a, pair.b, str(pair.games), f"{pair.wins:g}", f"{pair.share:.1%}"),
            *(f"{low:.1%} … {high:.1%}", f"{mean:.1f}"),
        )
    ratings = table_of("bot", "rating", "95 % interval")
    for bot, rating in found.ratings.items():
        low, high = rating.interval
        ratings.add_row(bot, f"{rating.mu:.1f}", f"{low:.1f} … {high:.1f}")
    terminal = Terminal.standard()
    terminal.say(f"{found.game}, {found.seats} seats, seed {found.seed}", "bold")
    terminal.console.print(pairs)
    if found.ratings:
        terminal.console.print(ratings)


def with_section(page: str, found: Ladder, names: list[str], games: int) -> str:
    """The page with the section of this game, number of seats, options and bots written anew."""
    told = [f"{key}={value}" for key, value in found.options.items()]
    title = f"## {found.game}, {found.seats} {'seat' if found.seats == 1 else 'seats'}" + "".join(
        f", {o}" for o in told
    )
    title += f": {', '.join(names)}"
    command = f"tablee ladder {found.game} --bots {','.join(names)} --seats {found.seats} --games {games}"
    command += f" --seed {found.seed}" + "".join(f" --option {o}" for o in told)
    lines = [title, "", f"`{command}`", ""]
    lines += ["| bot | against | games | share | 95 % | ms mean, p95 |", "|---|---|---|---|---|---|"]
    for pair in found.pairs:
        ms = pair.ms.get(pair.a, (0.0, 0.0))
        low, high = pair.interval
        line = f"| {pair.a} | {pair.b} | {pair.games} | {pair.share:.1%} | {low:.1%} – {high:.1%} |"
        lines.append(f"{line} {ms[0]:.1f}, {ms[1]:.1f} |")
    if found.ratings:
        lines += ["", "| bot | rating | 95 % |", "|---|---|---|"]
        for bot, rating in found.ratings.items():
            low, high = rating.interval
            lines.append(f"| {bot} | {rating.mu:.1f} | {low:.1f} – {high:.1f} |")
    section = "\n".join(lines) + "\n"
    old = re.compile(rf"^{re.escape(title)}\n.*?(?=^## |\Z)", re.MULTILINE | re.DOTALL)
    if old.search(page):
        return old.sub(lambda _: section + "\n", page).rstrip("\n") + "\n"
    return page.rstrip("\n") + "\n\n" + section
