"""`tablee bench`: how fast games run here, alone or beside those of others."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from tablee import registry
from tablee.cli.reports import table_of
from tablee.cli.terminal import Terminal
from tablee.errors import UserError


def bench(
    game: Annotated[str, typer.Argument(help=f"The game: {', '.join(registry.GAMES)}.")] = registry.GAMES[0],
    seats: Annotated[int, typer.Option(help="How many sit at the table.")] = 3,
    thinking: Annotated[bool, typer.Option("--thinking", help="What bots that think ahead pay for instead.")] = False,
    peers: Annotated[
        bool, typer.Option("--peers", help="All games beside OpenSpiel, catanatron, pyminion and RLCard (extra bench).")
    ] = False,
    rounds: Annotated[int, typer.Option(min=1, max=1000, help="With --peers: how many, interleaved.")] = 5,
    as_json: Annotated[bool, typer.Option("--json", help="Only the figures, as JSON.")] = False,
) -> None:
    """Measure how fast a game runs here."""
    from tablee import sim
    from tablee.sim.peers import peers as beside
    from tablee.sim.thinking import thinking as think

    known = registry.game(game)
    if peers:
        _show_peers(beside(rounds), as_json)
        return
    if not known.fewest <= seats <= known.most:
        raise UserError(f"{game} has {known.fewest} to {known.most} players, not {seats}")
    figures: dict[str, Any] = think(game, seats) if thinking else sim.bench(game, seats)
    if as_json:
        typer.echo(json.dumps(figures, indent=2))
        return
    table = table_of("figure", "value")
    for key, value in {**figures.pop(game), **figures}.items():
        table.add_row(key, f"{value:,}" if isinstance(value, int) else str(value))
    Terminal.standard().console.print(table)


def _show_peers(found: dict[str, Any], as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps(found, indent=2))
        return
    table = table_of("random play", "decisions/s", "ratio", "copy µs", "ratio")
    for name, one in found["peers"].items():
        copy = (f"{one['copy_us']:.2f}", f"{one['copy_ratio']:.2f}") if "copy_us" in one else ("", "")
        table.add_row(name, f"{one['decisions_per_s']:,}", f"{one['ratio']:.2f}", *copy)
    terminal = Terminal.standard()
    terminal.console.print(table)
    versions = ", ".join(f"{name} {version}" for name, version in found["versions"].items())
    terminal.say(
        f"{found['build']}; {versions}; medians of {found['rounds']} rounds against {found['reference']}", "dim"
    )
