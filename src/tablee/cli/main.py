"""The `tablee` command: what can be asked for, and how every mistake becomes a sentence."""

from __future__ import annotations

import contextlib
import os
import sys
import traceback
from datetime import datetime
from typing import Annotated, Final

import typer
from typer.exceptions import Abort, Exit, TyperException

from tablee import registry
from tablee.cli import backup, cards, files, language, options, records, rule, scenarios, serve, simulate, start
from tablee.core.cardfile import CardFileError, harmless
from tablee.errors import UserError

MOST_MISTAKES: Final = 10

app = typer.Typer(
    add_completion=False, pretty_exceptions_enable=False, help="A digital table for tabletop games.", name="tablee"
)
app.add_typer(cards.app, name="cards")
app.add_typer(scenarios.app, name="scenario")
app.add_typer(records.app, name="record")
app.command("rule")(rule.rule)
app.command("simulate")(simulate.simulate)
app.command("bench")(simulate.bench)
app.command("serve")(serve.serve)
backup.add_to(app, records.app)


def _show_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import PackageNotFoundError, version

        from tablee import compiled

        number = "(not installed)"
        with contextlib.suppress(PackageNotFoundError):
            number = version("tablee")
        typer.echo(f"tablee {number} — {compiled.describe()}")
        raise Exit(0)


@app.callback(invoke_without_command=True)
def table(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and build.")
    ] = False,
    lang: language.Given = None,
) -> None:
    """Without a command: serve tables on this machine and open the browser."""
    language.asked_before_the_command(lang)
    if context.invoked_subcommand is None:
        serve.alone(lang)


@app.command()
def play(
    game: Annotated[
        str | None, typer.Argument(help=f"The game: {', '.join(registry.GAMES)} (without one you are asked).")
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(help="Who sits where: human or bot:NAME, with commas between (default: human,bot:BEST)."),
    ] = None,
    names: Annotated[str | None, typer.Option(help="The players' names, with commas between.")] = None,
    lang: language.Given = None,
    seed: Annotated[int | None, typer.Option(help="A number that fixes all chance: the same game again.")] = None,
    option: options.Given = None,
    cards: Annotated[str | None, typer.Option(help="A file with the cards to play with.")] = None,
    save: Annotated[str | None, typer.Option(help="The file to save the game in, after every answer.")] = None,
) -> None:
    """Play a game in the terminal: against bots, or passing the keyboard round."""
    if game is None:
        raise Exit(start.ask_and_play(lang))
    raise Exit(start.play(game, seats, names, lang, seed, option or (), cards, save))


def run(args: list[str]) -> int:
    """Carry out a command line; the exit code. Nothing but `SystemExit` of the interpreter itself gets past here."""
    try:
        code = app(args, standalone_mode=False, prog_name="tablee")
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except Exit as leave:
        return leave.exit_code
    except UserError as mistaken:
        return _refuse(str(mistaken))
    except CardFileError as error:
        return _refuse(*_first_of(error))
    except TyperException as wrong:
        told = wrong.format_message().strip()  # nothing is left to say when the help has been shown
        return _refuse(f"{told} (try: tablee --help)") if told else 2
    except (KeyboardInterrupt, Abort):
        return 130
    except BrokenPipeError:  # whoever read our output has closed it: `tablee record show FILE | head`
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except Exception as error:
        return _report_bug(error)


def _first_of(error: CardFileError) -> list[str]:
    """The first mistakes of a card file; `cards check` shows all."""
    told = [str(mistake) for mistake in error.mistakes[:MOST_MISTAKES]]
    left = len(error.mistakes) - len(told)
    if left:
        told.append(f"{error.mistakes[0].file}: and {left} more; see them all with: tablee cards check GAME FILE")
    return told


def _refuse(*sentences: str) -> int:
    for sentence in sentences:
        lines = [harmless(line) for line in sentence.splitlines()] or [""]
        sys.stderr.write("tablee: " + "\n  ".join(lines) + "\n")
    return 2


def _report_bug(error: Exception) -> int:
    """Say so and write down what is needed to find it. A game adds a note about where it is saved."""
    report = "".join(traceback.format_exception(error))
    path = files.home() / f"crash-{datetime.now():%Y-%m-%d-%H%M%S}.txt"
    where = f"A report is in {path}."
    try:
        files.write_whole(path, f"{' '.join(sys.argv)}\n\n{report}")
    except UserError:
        where = f"No report could be written:\n{report}"
    notes = " ".join(getattr(error, "__notes__", []))
    kind = harmless(f"{type(error).__name__}: {error}")
    sys.stderr.write(f"tablee: This is a bug in Tablée, not a mistake of yours ({kind}). {notes} {where}\n")
    return 1


def main() -> None:
    """The command `tablee`."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that cannot show a sign shows a "?"
    sys.exit(run(sys.argv[1:]))
