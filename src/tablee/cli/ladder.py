"""`tablee ladder`: how strong the bots are, measured."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

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

Written by `tablee ladder GAME --keep src/tablee/bots/measured.json --doc docs/ladder.md`: the figures are kept in that
file, from which the form for a new table tells them too. Each section names the command that makes it again. A share
is the part of the games that the first bot won, with the 95 % interval of Wilson; every deal was played from every
seat. Bots count playouts, not time, so the same command gives the same games on every machine. `ms` is processor time
of a decision, mean and 95th percentile, on the machine that wrote this. `…/true-world` searches in the true world: the
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
    keep: Annotated[str | None, typer.Option(help="Keep the figures in this file, beside those of others.")] = None,
    doc: Annotated[str | None, typer.Option(help="With --keep: write this Markdown page of all that is kept.")] = None,
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
    if doc is not None and keep is None:
        raise UserError("--doc tells what is kept; name that file with --keep")
    for file in (json_file, keep, doc):
        if file is not None and file != "-":
            files.check_place(Path(file))
    if keep is not None:
        read_kept(Path(keep))  # what cannot be gone on with is said before the games
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
    if keep is not None:
        ladders = with_kept(read_kept(Path(keep)), kept_of(found, names, games))
        files.write_whole(Path(keep), kept_text(ladders))
        if doc is not None:
            files.write_whole(Path(doc), page_of(ladders))


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


def kept_of(found: Ladder, names: list[str], games: int) -> dict[str, Any]:
    """What is kept of a ladder: what it was of, who was asked to play how many games, and what came of it."""
    told = found.to_json()
    told["ratings"] = {bot: {of: each[of] for of in ("mu", "interval")} for bot, each in told["ratings"].items()}
    of = {key: told[key] for key in ("game", "set_digest", "seats", "seed", "options", "believes")}
    return {**of, "bots": names, "games": games, "pairs": told["pairs"], "ratings": told["ratings"]}


def title_of(kept: Mapping[str, Any]) -> str:
    """Of a section: one for each game, number of seats, options and bots."""
    seats = kept["seats"]
    told = [f"{kept['game']}, {seats} {'seat' if seats == 1 else 'seats'}", *_options(kept)]
    return f"## {', '.join(told)}: {', '.join(kept['bots'])}"


def _options(kept: Mapping[str, Any]) -> list[str]:
    return [f"{key}={value}" for key, value in kept["options"].items()]


def with_kept(ladders: Sequence[dict[str, Any]], kept: dict[str, Any]) -> list[dict[str, Any]]:
    """With this one in the place of what was there of the same title; else behind the others of its game."""
    title = title_of(kept)
    if any(title_of(each) == title for each in ladders):
        return [kept if title_of(each) == title else each for each in ladders]
    last = max((at for at, each in enumerate(ladders, 1) if each["game"] == kept["game"]), default=len(ladders))
    return [*ladders[:last], kept, *ladders[last:]]


def page_of(ladders: Sequence[dict[str, Any]]) -> str:
    """docs/ladder.md, from what is kept."""
    return "\n".join([HEAD, *map(section, ladders)])


def section(kept: Mapping[str, Any]) -> str:
    command = f"tablee ladder {kept['game']} --bots {','.join(kept['bots'])} --seats {kept['seats']}"
    command += f" --games {kept['games']} --seed {kept['seed']}" + "".join(f" --option {o}" for o in _options(kept))
    lines = [title_of(kept), "", f"`{command}`", ""]
    lines += ["| bot | against | games | share | 95 % | ms mean, p95 |", "|---|---|---|---|---|---|"]
    for pair in kept["pairs"]:
        ms = pair["ms"].get(pair["a"], (0.0, 0.0))
        low, high = pair["interval"]
        line = f"| {pair['a']} | {pair['b']} | {pair['games']} | {pair['share']:.1%} | {low:.1%} – {high:.1%} |"
        lines.append(f"{line} {ms[0]:.1f}, {ms[1]:.1f} |")
    if kept["ratings"]:
        lines += ["", "| bot | rating | 95 % |", "|---|---|---|"]
        for bot, rating in kept["ratings"].items():
            low, high = rating["interval"]
            lines.append(f"| {bot} | {rating['mu']:.1f} | {low:.1f} – {high:.1f} |")
    return "\n".join(lines) + "\n"


def read_kept(path: Path) -> list[dict[str, Any]]:
    """What other ladders have left there; nothing if there is no such file."""
    if not path.exists():
        return []
    try:
        found: list[dict[str, Any]] = json.loads(path.read_text("utf-8"))
        page_of(found)
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise UserError(f"{path}: not what `tablee ladder --keep` writes") from error
    return found


def kept_text(ladders: Sequence[dict[str, Any]]) -> str:
    """One ladder a line, so that a difference shows what was measured anew."""
    lines = ",\n".join(json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in ladders)
    return f"[\n{lines}\n]\n"
