"""From a command line to a game in play."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from tablee import compiling, registry
from tablee.cli import files, language
from tablee.cli.options import Given, read_options
from tablee.cli.play import Sitting
from tablee.cli.seats import BOT, HUMAN, bots_for, read_names, read_seats, usual_seats
from tablee.cli.styled import MUTED
from tablee.cli.terminal import Left, Terminal
from tablee.core.cardset import CardSet
from tablee.core.chance import secret_of_seed
from tablee.core.contract import Game
from tablee.core.fault import wrong
from tablee.core.record import Record
from tablee.core.table import Table
from tablee.errors import UserError
from tablee.text import Texts
from tablee.version import own_version


def command(
    game: Annotated[
        str | None, typer.Argument(help=f"The game: {', '.join(registry.GAMES)} (without one you are asked).")
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(help="Who sits where: human or bot:NAME, with commas between (default: human,bot:standard)."),
    ] = None,
    names: Annotated[str | None, typer.Option(help="The players' names, with commas between.")] = None,
    lang: language.Given = None,
    seed: Annotated[int | None, typer.Option(help="A number that fixes all chance: the same game again.")] = None,
    option: Given = None,
    cards: Annotated[str | None, typer.Option(help="A file with the cards to play with.")] = None,
    save: Annotated[str | None, typer.Option(help="The file to save the game in, after every answer.")] = None,
) -> None:
    """Play a game in the terminal: against bots, or passing the keyboard round."""
    if game is None:
        raise typer.Exit(ask_and_play(lang))
    raise typer.Exit(play(game, seats, names, lang, seed, option or (), cards, save))


def play(
    key: str,
    seats: str | None,
    names: str | None,
    lang: str | None,
    seed: int | None,
    options: Sequence[str],
    cards_path: str | None,
    save_path: str | None,
) -> int:
    """Everything is checked before the game begins; the exit code."""
    game = registry.game(key)
    cards = registry.cards(key, cards_path)
    texts = Texts(language.chosen(lang), key, cards)
    kinds = read_seats(game, usual_seats(game) if seats is None else seats)
    chosen = read_options(game, options, len(kinds))
    if seed is not None and seed < 0:
        raise UserError(wrong("negative-seed", "--seed {seed}: a number from 0 on is expected", seed=str(seed)))
    secret = secrets.token_bytes(32) if seed is None else secret_of_seed(seed)
    players = read_names(names, kinds, texts, key)
    record = Record(key, cards.name, cards.digest, chosen, players, kinds, secret)
    record.rules = own_version()
    if save_path is None:
        return sit_down(game, cards, texts, record, files.new_path(key))
    path = files.free_path(save_path)
    files.write_whole(path, record.to_text())  # a place that cannot be written to is a mistake now, not later
    return sit_down(game, cards, texts, record, path)


def sit_down(game: Game[Any], cards: CardSet, texts: Texts, record: Record, path: Path, notice: str = "") -> int:
    """Play the game of a record from where it stands; the exit code."""
    terminal = Terminal.standard()
    if compiling.begin_beside():
        terminal.say(texts.say("compiling-beside"))
    sitting = Sitting(Table(game, cards, record), texts, terminal, path)
    if notice:
        sitting.notices.append((notice, MUTED))
    return sitting.play()


def ask_and_play(lang: str | None) -> int:
    """`tablee` alone: a few questions with usual answers, then the table."""
    texts = Texts(language.chosen(lang))
    if not sys.stdin.isatty():
        words = "there is nobody at the keyboard to be asked; start a game with: {command}"
        command = f"tablee play {registry.GAMES[0]} --seats {usual_seats(registry.game(registry.GAMES[0]))}"
        raise UserError(wrong("nobody-to-ask", words, command=command))
    terminal = Terminal.standard()
    try:
        key = _choose(terminal, texts, "start-game", list(registry.GAMES))
        game = registry.game(key)
        seats = _choose(terminal, texts, "start-seats", [str(n) for n in range(game.fewest, game.most + 1)])
        kinds = [_ask_kind(terminal, texts, game, i) for i in range(int(seats))]
    except Left:
        terminal.say(texts.say("goodbye"))
        return 0
    return play(key, ",".join(kinds), None, lang, None, (), None, None)


def _choose(terminal: Terminal, texts: Texts, key: str, choices: list[str]) -> str:
    """One of the choices; Enter takes the first, and a single one needs no question."""
    if len(choices) == 1:
        return choices[0]
    while True:
        typed = terminal.ask(texts.say(key, choices=", ".join(choices), usual=choices[0]) + " ").strip()
        if not typed or typed in choices:
            return typed or choices[0]
        terminal.say(texts.say("start-unknown", text=typed, choices=", ".join(choices)))


def _ask_kind(terminal: Terminal, texts: Texts, game: Game[Any], seat: int) -> str:
    choices = [BOT + name for name in bots_for(game)]
    choices.insert(0 if seat == 0 else len(choices), HUMAN)  # usually: you, against the better bots
    while True:
        question = texts.say("start-who", number=seat + 1, choices=", ".join(choices), usual=choices[0])
        typed = terminal.ask(question + " ").strip() or choices[0]
        for kind in choices:
            if typed in (kind, kind.removeprefix(BOT)):
                return kind
        terminal.say(texts.say("start-unknown", text=typed, choices=", ".join(choices)))
