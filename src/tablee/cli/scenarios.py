"""`tablee scenario`: rules shown by small plays."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from tablee.cli.styled import fold
from tablee.cli.terminal import Terminal
from tablee.scenario.read import Scenario, read_all
from tablee.scenario.run import Failed
from tablee.scenario.run import run as play

app = typer.Typer(no_args_is_help=True, help="Run the small plays that show the rules.")


@app.callback()
def scenario() -> None:
    """Run the small plays that show the rules."""


@app.command()
def run(
    paths: Annotated[list[Path], typer.Argument(help="Scenario files, or folders with them.")],
    only_list: Annotated[bool, typer.Option("--list", help="Only list what is there.")] = False,
) -> None:
    """Play scenarios; exit code 1 if one does not go as it says."""
    terminal = Terminal.standard()
    found = read_all(paths)
    failed = 0
    for one in found:
        told = "" if only_list else _failure(one)
        if told:
            failed += 1
            terminal.say(f"failed  {one.title} ({', '.join(one.rules)})", "bold red")
            for text in told.splitlines():
                terminal.show(fold(Text(text.strip()), terminal.width, 4, 4))
        elif only_list:
            terminal.say(f"{one.title}  ({one.path}; {', '.join(one.rules)})")
    if only_list:
        terminal.say(f"{_counted(len(found))}.")
    elif failed:
        terminal.say(f"{_counted(len(found))}: {failed} failed.")
        raise typer.Exit(1)
    else:
        terminal.say(f"{_counted(len(found))}: all as they say.")


def _failure(one: Scenario) -> str:
    """What went otherwise than the scenario says; "" if nothing did."""
    try:
        play(one)
    except Failed as failed:
        return str(failed) or "it failed"
    return ""


def _counted(number: int) -> str:
    return "1 scenario" if number == 1 else f"{number} scenarios"
