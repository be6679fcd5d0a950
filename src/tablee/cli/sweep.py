"""`tablee sweep` and `tablee balance`: values of a card set, varied."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tablee import registry
from tablee.cli import files, options, reports
from tablee.cli.reports import between, table_of
from tablee.cli.simulate import Games, Seats, Seed, Workers, check_numbers, counted, read_bots
from tablee.cli.terminal import Terminal
from tablee.errors import UserError

if TYPE_CHECKING:
    from tablee.sim.balance import Balance
    from tablee.sim.sweep import Sweep

Game = Annotated[
    str | None, typer.Option(help=f"The game: {', '.join(registry.GAMES)} (default: the one that has such a card).")
]
Cards = Annotated[str | None, typer.Option(help="A file with the cards to begin from (default: house).")]


def sweep(
    vary: Annotated[str, typer.Argument(help="A value and what it may be: kim.points=0..4, box.goal=60,80,100.")],
    game: Game = None,
    games: Games = 1000,
    seats: Seats = None,
    seed: Seed = 0,
    workers: Workers = None,
    ray: reports.RayAddress = None,
    option: options.Given = None,
    cards: Cards = None,
    json_file: Annotated[str | None, typer.Option("--json", help="Also write the figures to this file.")] = None,
    csv: Annotated[str | None, typer.Option(help="Also write the table into this folder, as CSV.")] = None,
    html: Annotated[str | None, typer.Option(help="Also write it as one page with the curve.")] = None,
) -> None:
    """Play the same deals with each value of a card: a curve of how strong it is."""
    from tablee.sim.run import Interrupted
    from tablee.sim.sweep import sweep as play
    from tablee.sim.vary import read

    check_numbers(games, seed)
    game = game or game_of(vary)
    names = read_bots(game, seats)
    chosen = options.read_options(registry.game(game), option or (), len(names))
    house = registry.cards(game, cards)
    varied = read(house, vary)
    reports.check_places(json_file, html, csv)
    try:
        with counted(f"{game}: {vary}", games * len(varied.values)) as progress:
            found = play(game, house, varied, names, games, seed, reports.places(workers, ray), chosen, progress)
    except Interrupted as stopped:
        done: Sweep | None = stopped.so_far
        if done is not None:
            give_sweep(done, json_file, csv, html)
        reports.say_stopped(0 if done is None else len(done.points), f"{len(varied.values)} values", None)
        raise typer.Exit(reports.STOPPED) from None
    give_sweep(found, json_file, csv, html)


def give_sweep(found: Sweep, json_file: str | None, csv: str | None, html: str | None) -> None:
    """To every file that was asked for, and to the terminal."""
    from tablee.sim.tables import write_csv

    if csv is not None or html is not None:
        from tablee.sim.pages import sweep_page, sweep_table

        if csv is not None:
            write_csv([sweep_table(found)], Path(csv))
        if html is not None:
            files.write_whole(Path(html), sweep_page(found))
    if not reports.as_json(found.to_json(), json_file):
        show_sweep(found)


def game_of(vary: str) -> str:
    """The only game whose house set has the value."""
    from tablee.sim.vary import find, said

    name, _ = said(vary)
    found = []
    for key in filter(registry.has_cards, registry.GAMES):
        with contextlib.suppress(UserError):
            find(registry.house_cards(key), name)
            found.append(key)
    if not found:
        raise UserError(f'no game has a value "{name}": card.field is expected, such as kim.points')
    if len(found) > 1:
        raise UserError(f"{vary}: {' and '.join(found)} may be meant: say which (--game)")
    return found[0]


def show_sweep(found: Sweep) -> None:
    terminal = Terminal.standard()
    terminal.say(f"{found.of}: {found.reports[0].games} games each, the same deals, fair is {found.fair:.1%}", "bold")
    table = table_of(found.of, "wins in play, 95 %", "step, 95 %", "in\nplay", "kept", found.what)
    for point in found.points:
        step = share = ""
        if point.share is not None and point.interval is not None:
            share = f"{point.share:.1%} ({between(point.interval)})"
        if point.step is not None and point.step_interval is not None:
            low, high = point.step_interval
            step = f"{100 * point.step:+.1f} ({100 * low:+.1f} … {100 * high:+.1f})"
        kept = "" if point.kept is None else f"{point.kept:.0%}"
        table.add_row(str(point.value), share, step, f"{point.in_play:.0%}", kept, f"{point.length:.1f}")
    terminal.console.print(table)
    nearest = found.nearest()
    if found.is_flat():
        terminal.say(
            f"{found.of} changes nothing: with each value the games were the same, so nothing in them asks for it"
        )
    elif nearest is not None:
        terminal.say(f"Nearest to fair: {found.of} = {nearest.value}")


def balance(
    game: Annotated[str, typer.Argument(help=f"The game: {', '.join(registry.GAMES)}.")],
    aim: Annotated[
        list[str], typer.Option(help="What should be so: kim=45..55 (wins in play, %), seats=fair, turns=60..70.")
    ],
    vary: Annotated[
        list[str] | None,
        typer.Option(
            help="A value that may change: kim.points=0..4 (default: our own numbers on the cards of the aims)."
        ),
    ] = None,
    games: Annotated[int, typer.Option(help="How many games for each set that is tried.")] = 1000,
    most: Annotated[int, typer.Option(help="How many sets are tried at most.")] = 60,
    seats: Seats = None,
    seed: Seed = 0,
    workers: Workers = None,
    ray: reports.RayAddress = None,
    option: options.Given = None,
    cards: Cards = None,
    json_file: Annotated[str | None, typer.Option("--json", help="Also write the figures to this file.")] = None,
) -> None:
    """Propose changes to values of our own that bring aims together, and say what they cost."""
    from tablee.sim.balance import balance as look
    from tablee.sim.balance import house_values, read_aim
    from tablee.sim.run import Interrupted
    from tablee.sim.vary import read

    check_numbers(games, seed)
    names = read_bots(game, seats)
    chosen = options.read_options(registry.game(game), option or (), len(names))
    house = registry.cards(game, cards)
    aims = [read_aim(text, game, len(names), house) for text in aim]
    varied = [read(house, text) for text in vary] if vary else house_values(house, aims)
    reports.check_places(json_file, None)
    try:
        with counted(f"{game}: sets", most) as progress:
            found = look(
                game,
                house,
                varied,
                aims,
                bots=names,
                games=games,
                seed=seed,
                workers=reports.places(workers, ray),
                options=chosen,
                most_sets=most,
                progress=progress,
            )
    except (Interrupted, KeyboardInterrupt):  # a proposal that was not looked for to the end is none
        typer.echo("Stopped: nothing is proposed.", err=True)
        raise typer.Exit(reports.STOPPED) from None
    if not reports.as_json(found.to_json(), json_file):
        show_balance(found)


def show_balance(found: Balance) -> None:
    terminal = Terminal.standard()
    if found.changes:
        terminal.say(f"Proposed: {len(found.changes)} values, {found.steps} steps in all", "bold")
    else:
        terminal.say("Nothing is proposed: the set is as near to its aims as these values bring it", "bold")
    changes = table_of("value", "now", "proposed")
    for value, (before, to) in found.changes.items():
        changes.add_row(value, str(before), str(to))
    aims = table_of("aim", "now", "proposed", "met")
    for reached in found.aims:
        aims.add_row(reached.aim, f"{reached.before:.1f}", f"{reached.after:.1f}", "yes" if reached.is_met else "no")
    for table in ([changes] if found.changes else []) + [aims]:
        terminal.console.print(table)
    terminal.say(f"{found.sets} sets tried, {found.games} games played; aims are measured on deals of their own", "dim")
