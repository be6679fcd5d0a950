"""The commands by name. Each is loaded when it is asked for, so that `tablee --help` and every start are quick."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from tablee import compiling

if TYPE_CHECKING:
    from typer._click import Command, Context, HelpFormatter

COMMANDS: Final = {
    "admin": ("admin:app", "Look after the tables of a server, also while it runs."),
    "backup": ("backup:backup", "Copy the server's database, also while it runs."),
    "balance": (
        "sweep:balance",
        "Propose changes to values of our own that bring aims together, and say what they cost.",
    ),
    "bench": ("bench:bench", "Measure how fast a game runs here."),
    "bots": ("bots:bots", "Show the bots that know a game, how each plays, and the styles they have."),
    "cards": ("cards:app", "Look at card sets, check your own, begin a new one."),
    "compare": (
        "compare:compare",
        "Play the same deals with two sets (or rules, bots, options) and say what differs.",
    ),
    "evaluate": (
        "evaluate:evaluate",
        "Let an agent of your own play against the levels, seats rotated, the same deals for all, and rate it.",
    ),
    "ladder": ("ladder:ladder", "Let bots play all against all, seats rotated, and rate them."),
    "learn": ("learn:learn", "Learn a game in about five minutes: on the real table, with what you do explained."),
    "play": ("start:command", "Play a game in the terminal: against bots, or passing the keyboard round."),
    "record": ("backup:record", "Read, check and go on with saved games."),
    "rule": (
        "rule:rule",
        "A numbered rule: as players read it, as it is specified, where it is and what shows it.",
    ),
    "scenario": ("scenarios:app", "Run the small plays that show the rules."),
    "serve": ("serve:app", "Serve tables: on this machine, in the local network, or behind a proxy."),
    "simulate": ("simulate:simulate", "Let bots play many games and sum them up."),
    "sweep": ("sweep:sweep", "Play the same deals with each value of a card: a curve of how strong it is."),
}
"""Name -> where it is in this package, and what the list of commands says of it."""

PLAY_MANY_GAMES: Final = ("balance", "bench", "compare", "evaluate", "ladder", "simulate", "sweep")
"""Commands that wait for the compiler rather than for games in pure Python."""


def load(name: str) -> Command:
    """The command of that name, ready to be carried out."""
    module, _, attribute = COMMANDS[name][0].partition(":")
    found: Any = getattr(import_module(f"tablee.cli.{module}"), attribute)
    if isinstance(found, typer.Typer):
        command = typer.main.get_command(found)
    else:
        alone = typer.Typer(add_completion=False)
        alone.command(name)(found)
        command = typer.main.get_command(alone)
    command.name = name
    if name in PLAY_MANY_GAMES and command.callback is not None:
        command.callback = compiled_first(command.callback)
    return command


def compiled_first(do: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(do)
    def with_compiled_rules(*args: Any, **options: Any) -> Any:
        compiling.do_first()
        return do(*args, **options)

    return with_compiled_rules


class Commands(TyperGroup):
    """Lists all commands, loads one."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.commands = {name: TyperCommand(name) for name in COMMANDS}  # names are all that suggestions need

    def list_commands(self, ctx: Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Context, cmd_name: str) -> Command | None:
        return load(cmd_name) if cmd_name in COMMANDS else None

    def format_commands(self, ctx: Context, formatter: HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, about) for name, (_, about) in COMMANDS.items()])
