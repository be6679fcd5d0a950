"""`tablee cards`: look at card sets, check own ones, begin a new one."""

from __future__ import annotations

import tomllib
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Annotated

import typer
from rich.table import Table

from tablee import registry
from tablee.cli import files, language
from tablee.cli.print_cards import Paper, Size, to_pdf
from tablee.cli.print_cards import changed as changed_cards
from tablee.cli.terminal import Terminal
from tablee.core.carddiff import differences
from tablee.core.cardfile import CardFileError, read_card_file
from tablee.core.fault import wrong
from tablee.errors import UserError
from tablee.text import Texts

app = typer.Typer(no_args_is_help=True, help="Look at card sets, check your own, begin a new one.")
Key = Annotated[str, typer.Argument(help=f"The game: {', '.join(registry.GAMES)}.", metavar="GAME")]


@app.command("list")
def show(
    game: Key,
    file: Annotated[str | None, typer.Argument(help="A card file (default: the house set).")] = None,
    cards: Annotated[str | None, typer.Option(help="The same.")] = None,
    lang: language.Given = None,
) -> None:
    """Every card of a set, with where its values come from."""
    if file is not None and cards is not None:
        words = "two card files are named, {first} and {second}; name one"
        raise UserError(wrong("two-card-files", words, first=file, second=cards))
    path = file if file is not None else cards
    registry.game(game)
    found = registry.cards(game, path)
    texts = Texts(language.chosen(lang), game, found)
    terminal = Terminal.standard()
    terminal.say(f"{texts.say('title')} · {found.name} · {found.digest[:12]}", "bold")
    tables: list[Table] = _lists(game).tables(
        found, tomllib.loads(found.text().removeprefix("\ufeff")), texts, terminal.signs
    )
    for table in tables:
        terminal.console.print(table)


@app.command()
def check(
    game: Annotated[str, typer.Argument(help="The game, if the file does not name it.", metavar="[GAME]")],
    file: Annotated[str | None, typer.Argument(help="The card file.")] = None,
    lang: language.Given = None,
) -> None:
    """Read a card file strictly: all its mistakes at once, or what is in it."""
    key, path = (game_of(game), game) if file is None else (game, file)
    registry.game(key)
    texts = Texts(language.chosen(lang), key)
    try:
        found = registry.cards(key, path)
    except CardFileError as error:
        for mistake in error.mistakes:
            typer.echo(f"tablee: {texts.mistake(mistake)}", err=True)
        words = "{file}: {count} mistakes; the set cannot be played"
        raise UserError(wrong("mistakes", words, file=path, count=len(error.mistakes))) from None
    counts: str = f": {_lists(key).counts(found)}" if _has_lists(key) else ""
    typer.echo(f'{path}: the set "{found.name}" is right{counts}; digest {found.digest}')


def with_game(game: str, a: str, b: str | None) -> tuple[str, tuple[str, str]]:
    """`GAME A B`, or `A B` if a card file among them names its game: the game, and the two."""
    if b is not None:
        registry.game(game)
        return game, (a, b)
    if game in registry.GAMES:
        raise UserError(wrong("missing-argument", "{name} is missing", name="B"))
    words = (game, a, *game.split(), *a.split())
    there = [word for word in words if word != registry.HOUSE and Path(word).is_file()]
    named = there or [word for word in words if word != registry.HOUSE and "=" not in word]  # not `house bots=…`
    if not named:
        raise UserError(wrong("missing-argument", "{name} is missing", name="GAME"))
    key = game_of(named[0])
    registry.game(key)
    return key, (game, a)


def game_of(path: str) -> str:
    """The game that a card file names, in `[set]`."""
    if path in registry.GAMES:
        command = f"tablee cards check {path}"
        raise UserError(wrong("no-card-file", "name the card file, too: {command} FILE", command=command))
    file = read_card_file(registry.read_text(path), path)
    about = file.tables.get("set")
    named = about.get("game") if isinstance(about, dict) else None
    if isinstance(named, str):
        return named
    words = '{file}: does not name its game; write game = "…" in [set], or: tablee cards check GAME {file}'
    raise UserError(wrong("game-unnamed", words, file=path))


@app.command()
def diff(
    game: Annotated[str, typer.Argument(help="The game, if the files do not name it.", metavar="[GAME]")],
    before: Annotated[str, typer.Argument(help='A card file, or "house".', metavar="A")],
    after: Annotated[str | None, typer.Argument(help='Another, or "house".', metavar="B")] = None,
) -> None:
    """What the second set says otherwise than the first: a line for each field; ends with 1 if they differ."""
    key, paths = with_game(game, before, after)
    sets = [registry.cards(key, path) for path in paths]
    found = differences(*[tomllib.loads(cards.text().removeprefix("\ufeff")) for cards in sets])
    for one in found:
        typer.echo(str(one))
    same = sets[0].digest == sets[1].digest
    typer.echo(
        f"{len(found)} difference{'' if len(found) == 1 else 's'}; "
        + ("both play the same" if same else f"{sets[0].digest[:12]} -> {sets[1].digest[:12]}")
    )
    raise typer.Exit(1 if found else 0)


@app.command()
def new(
    game: Key, file: Annotated[str | None, typer.Argument(help="A file to make (default: print it).")] = None
) -> None:
    """A card file to begin from: right as it is, with places to fill in."""
    registry.game(game)
    template = registry.card_template(game)
    if file is None:
        typer.echo(template, nl=False)
        return
    files.write_whole(files.free_path(file), template)
    typer.echo(f"{file}: written; check it with: tablee cards check {game} {file}")


@app.command()
def embed(
    game: Key,
    file: Annotated[str, typer.Argument(help="The card file, with its pictures beside it.")],
    out: Annotated[str | None, typer.Argument(help="The file to write (default: shown here).")] = None,
) -> None:
    """The set as one whole file: what it has from its base, and its pictures, stand in it."""
    found = registry.cards(game, file)
    if out is None:
        typer.echo(found.text(), nl=False)
        return
    files.write_whole(files.free_path(out), found.text())
    typer.echo(f"{out}: written; it needs no other file")


@app.command("print")
def print_sheets(
    game: Key,
    file: Annotated[str | None, typer.Argument(help="A card file (default: the house set).")] = None,
    out: Annotated[str, typer.Option(help="The PDF to write.")] = "cards.pdf",
    paper: Annotated[Paper, typer.Option(help="Of the printer.")] = Paper.a4,
    size: Annotated[Size, typer.Option(help="poker: 63 × 88 mm; mini: 44 × 67 mm.")] = Size.poker,
    changed: Annotated[bool, typer.Option("--changed", help="Only cards that the house set does not have so.")] = False,
    only: Annotated[str | None, typer.Option(help="Only these cards, with commas between.")] = None,
    backs: Annotated[bool, typer.Option(help="A sheet of backs, mirrored, behind each sheet.")] = True,
    lang: language.Given = None,
) -> None:
    """Sheets to print and cut, as a PDF; a browser of this machine draws them (also by hand: /print/GAME)."""
    registry.game(game)
    files.check_place(Path(out))
    found = registry.cards(game, file)
    wanted = [part.strip() for part in only.split(",")] if only else []
    for card in wanted:
        if card not in found.every_card():
            words = '--only: there is no card "{card}" in the set "{cards}"'
            raise UserError(wrong("only-no-card", words, card=card, cards=found.name))
    if changed:
        other = changed_cards(found, registry.house_cards(game))
        wanted = [card for card in other if not wanted or card in wanted]
        if not wanted:
            words = "--changed: nothing differs from the house set, so there is nothing to print"
            raise UserError(wrong("nothing-changed", words))
    to_pdf(game, file, Path(out), paper, size, language.chosen(lang), wanted, backs)
    count = len(wanted) or len(found.every_card())
    typer.echo(f"{out}: {count} card{'' if count == 1 else 's'}; print at 100 %, turn over on the long edge")


def _lists(game: str) -> ModuleType:
    """How the cards of that game are listed."""
    if not _has_lists(game):
        raise UserError(wrong("no-list", 'the cards of "{game}" cannot be listed in the terminal yet', game=game))
    return import_module(f"tablee.cli.screens.{game}_lists")


def _has_lists(game: str) -> bool:
    return find_spec(f"tablee.cli.screens.{game}_lists") is not None
