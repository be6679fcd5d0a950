"""`tablee compare`: the same deals with two sets, rules, options or line-ups."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tablee import registry
from tablee.cli import files, options, reports
from tablee.cli.cards import with_game
from tablee.cli.reports import table_of
from tablee.cli.simulate import Games, Seats, Seed, Workers, check_numbers, counted, read_bots
from tablee.cli.terminal import Terminal

if TYPE_CHECKING:
    from tablee.sim.compare import Comparison, Side

BOTS = "bots="
HELP = "house or a card file, and what else is so: 'my.toml', 'house KEY=VALUE', 'house bots=strong,greedy'."


def compare(
    game: Annotated[str, typer.Argument(help="The game, if a card file names it.", metavar="[GAME]")],
    a: Annotated[str, typer.Argument(help=HELP, metavar="A")],
    b: Annotated[str | None, typer.Argument(help="The other, said in the same way.", metavar="B")] = None,
    games: Games = 1000,
    seats: Seats = None,
    seed: Seed = 0,
    workers: Workers = None,
    ray: reports.RayAddress = None,
    option: options.Given = None,
    d: Annotated[float, typer.Option("--for", help="How many games are needed for ± so much of win share.")] = 0.01,
    json_file: Annotated[str | None, typer.Option("--json", help="Also write the figures to this file.")] = None,
    csv: Annotated[str | None, typer.Option(help="Also write its tables into this folder, as CSV.")] = None,
    html: Annotated[str | None, typer.Option(help="Also write it as one page with plots (extra `report`).")] = None,
    resume: reports.Resume = None,
) -> None:
    """Play the same deals with two sets (or rules, bots, options) and say what differs."""
    from tablee.sim.compare import before_of
    from tablee.sim.compare import compare as play
    from tablee.sim.run import Interrupted

    check_numbers(games, seed)
    game, (a, b) = with_game(game, a, b)
    sides = [read_side(game, text, seats, option or []) for text in (a, b)]
    reports.check_places(json_file, html, csv)
    before = None if resume is None else reports.read_written(resume, "comparison", "compare", before_of)
    try:
        with counted(f"{game}: {a} and {b}", games) as progress:
            found = play(game, sides[0], sides[1], games, seed, reports.places(workers, ray), d, progress, before)
    except Interrupted as stopped:
        if stopped.so_far is not None:
            give(stopped.so_far, a, b, json_file, csv, html)
            reports.say_stopped(stopped.so_far.a.games, f"{games} deals", json_file)
        raise typer.Exit(reports.STOPPED) from None
    give(found, a, b, json_file, csv, html)


def give(found: Comparison, a: str, b: str, json_file: str | None, csv: str | None, html: str | None) -> None:
    """To every file that was asked for, and then to the terminal: whoever reads there may go away (`| head`)."""
    from tablee.sim.tables import write_csv

    if csv is not None or html is not None:
        from tablee.sim.pages import comparison_page, comparison_tables

        if csv is not None:
            write_csv(comparison_tables(found), Path(csv))
        if html is not None:
            files.write_whole(Path(html), comparison_page(found))
    if not reports.as_json(found.to_json(), json_file):
        show(found, a, b)


def read_side(game: str, text: str, seats: str | None, given: list[str]) -> Side:
    """What one side plays with."""
    from tablee.sim.compare import Side

    words = text.split()
    named = next((word.removeprefix(BOTS) for word in words if word.startswith(BOTS)), seats)
    names = read_bots(game, named)
    own = [word for word in words if "=" in word and not word.startswith(BOTS)]
    sets = [word for word in words if "=" not in word]
    if len(sets) > 1:
        raise typer.BadParameter(f'"{text}" names {len(sets)} card sets; one is expected')
    changed = {word.partition("=")[0] for word in own}
    common = [each for each in given if each.partition("=")[0] not in changed]
    chosen = options.read_options(registry.game(game), [*common, *own], len(names))
    return Side(text, registry.cards(game, sets[0] if sets else None), tuple(names), chosen)


def show(found: Comparison, a: str, b: str) -> None:
    """The comparison for a reader."""
    terminal = Terminal.standard()
    terminal.say(f"{found.a.games} deals of {found.a.game}, seed {found.a.seed}, each played with both", "bold")
    for name, text, report in (("A", a, found.a), ("B", b, found.b)):
        terminal.say(f"{name}: {text} ({report.of['set_digest'][:12]}), report {report.digest()[:12]}", "dim")
    table = table_of("B less A", "A", "B", "difference, 95 %", "games*", "unpaired")
    for name, of in found.differences.items():
        low, high = of.interval
        scale = 100 if name.endswith("wins") else 1
        more = f"{scale * of.difference:+.1f} ({scale * low:+.1f} … {scale * high:+.1f})"
        figures = (f"{scale * of.a:.1f}", f"{scale * of.b:.1f}", more, f"{of.paired_games:,}", f"{of.unpaired_games:,}")
        table.add_row(name, *figures)
    terminal.console.print(table)
    points = f"{100 * found.d:g} point{'' if found.d == 0.01 else 's'}"
    terminal.say(f"* for ± {points} of win share, or {found.d:.0%} of another figure, 95 %", "dim")
    if found.changed:
        cards = table_of("changed card, in play", "A wins", "B wins", "difference", "95 % interval")
        for card, change in found.changed.items():
            shares = ["" if share is None else f"{share:.1%}" for share in (change.a, change.b)]
            more = "" if change.difference is None else f"{100 * change.difference:+.1f}"
            interval = "" if change.interval is None else " … ".join(f"{100 * end:+.1f}" for end in change.interval)
            cards.add_row(card, *shares, more, interval)
        terminal.console.print(cards)
    both, only_a, only_b, neither = found.twice
    terminal.say(
        f"The same deal twice, seat 1: won both {both}, only A {only_a}, only B {only_b}, neither {neither}. "
        f"Only the {only_a + only_b} that differ say anything."
    )
