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

from tablee import patience
from tablee.cli import files, language, usage
from tablee.cli.commands import Commands
from tablee.core.cardfile import CardFileError
from tablee.core.fault import wrong
from tablee.core.mistake import harmless
from tablee.errors import UserError
from tablee.version import own_version

MOST_MISTAKES: Final = 10

app = typer.Typer(
    cls=Commands,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # a plain help is there in half the time
    help="A digital table for tabletop games.",
    name="tablee",
)


def _show_version(wanted: bool) -> None:
    if wanted:
        from tablee import compiled

        typer.echo(f"tablee {own_version()} — {compiled.describe()}")
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
    if context.invoked_subcommand is None:
        from tablee.cli import serve

        serve.alone(lang)


def run(args: list[str]) -> int:
    """Carry out a command line; the exit code. Nothing but `SystemExit` of the interpreter itself gets past here."""
    language.asked_in(args)
    patience.last_words = lambda fault: _refuse(language.texts("").fault(fault))
    try:
        code = app(args, standalone_mode=False, prog_name="tablee")
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except Exit as leave:
        return leave.exit_code
    except UserError as mistaken:
        return _refuse(language.texts("").mistaken(mistaken))
    except CardFileError as error:
        return _refuse(*_first_of(error))
    except TyperException as mistyped:
        told = mistyped.format_message().strip()  # nothing is left to say when the help has been shown
        return _refuse(language.texts("").fault(usage.fault_of(told))) if told else 2
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
    texts = language.texts(error.game)
    told = [texts.mistake(mistake) for mistake in error.mistakes[:MOST_MISTAKES]]
    left = len(error.mistakes) - len(told)
    if left:
        told.append(texts.say("mistakes-more", file=error.mistakes[0].file, count=left))
    return told


def _refuse(*sentences: str) -> int:
    for sentence in sentences:
        lines = [harmless(line) for line in sentence.splitlines()] or [""]
        sys.stderr.write("tablee: " + "\n  ".join(lines) + "\n")
    return 2


def _report_bug(error: Exception) -> int:
    """Say so and write down what is needed to find it. A game adds a note about where it is saved."""
    from tablee import owncode

    report = "".join(traceback.format_exception(error))
    blamed = owncode.to_blame(report)
    if blamed:  # code beside a card set, which somebody has written who wants to know where
        words = "{where}: {kind}: {what}; this is in the code beside the card set, not in Tablée"
        kind, what = type(error).__name__, harmless(str(error))
        return _refuse(language.texts("").fault(wrong("own-code-fails", words, where=blamed, kind=kind, what=what)))
    path = files.home() / f"crash-{datetime.now():%Y-%m-%d-%H%M%S}.txt"
    kind = harmless(f"{type(error).__name__}: {error}")
    texts = language.texts("")
    try:
        files.write_whole(path, f"{' '.join(sys.argv)}\n\n{report}")
    except UserError:
        where = f"{texts.say('bug-unreported')}\n{report}"
    else:
        where = texts.say("bug-reported", path=str(path))
    notes = getattr(error, "__notes__", [])
    sys.stderr.write("tablee: " + " ".join([texts.say("bug", kind=kind), *notes, where]) + "\n")
    return 1


def main() -> None:
    """The command `tablee`."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that cannot show a sign shows a "?"
    sys.exit(run(sys.argv[1:]))
