"""`tablee record`: read, check and go on with saved games."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.text import Text

from tablee import registry
from tablee.bots.coach import PLAYOUTS, Annotator
from tablee.bots.summary import summary, told
from tablee.cli import files, language, start
from tablee.cli.seats import check_seats, read_seats
from tablee.cli.show import Show
from tablee.cli.styled import MUTED, STRONG, Lines, fold, line, rule
from tablee.cli.terminal import Terminal
from tablee.core.cardset import CardSet
from tablee.core.contract import Game
from tablee.core.event import Event
from tablee.core.fault import wrong
from tablee.core.mistake import harmless
from tablee.core.record import BrokenRecord, Record, player_count, read_record
from tablee.core.table import Table
from tablee.errors import UserError
from tablee.scenario.write import scenario_of
from tablee.text import Texts
from tablee.version import FIRST_RULES, own_version

app = typer.Typer(no_args_is_help=True, help="Read, check and go on with saved games.")
EVERY: Final = 10
"""Answers between two signs that the coach goes on."""
File = Annotated[str, typer.Argument(help="The saved game.")]
Cards = Annotated[str | None, typer.Option("--cards", help="The card file it was played with.")]


class Opened:
    """A record with the game and the cards it was played with."""

    def __init__(self, file: str, cards: str | None) -> None:
        try:
            self.record = read_record(registry.read_text(file))
        except BrokenRecord as broken:
            raise UserError(wrong("of-file", "{file}: {what}", file=file, what=broken.fault)) from broken
        self.file = file
        self.game: Game[Any] = registry.game(self.record.game)
        self.cards: CardSet = (
            registry.shipped_cards(self.record.game, self.record.cards_digest)
            if cards is None
            else registry.cards(self.record.game, cards)
        )
        players = len(self.record.players)
        if not self.game.fewest <= players <= self.game.most:
            fault = player_count(self.game, players)
            raise UserError(wrong("of-file", "{file}: {what}", file=file, what=fault))

    def table(self) -> Table:
        """The game as it stands after its last answer."""
        try:
            return Table(self.game, self.cards, self.record)
        except BrokenRecord as broken:
            raise self.mistaken(broken) from broken

    def verify(self) -> None:
        try:
            self.record.verify(self.game, self.cards)
        except BrokenRecord as broken:
            raise self.mistaken(broken) from broken

    def mistaken(self, broken: BrokenRecord) -> UserError:
        other = self.cards.digest != self.record.cards_digest
        fault = broken.fault
        played, ours = harmless(self.record.rules or FIRST_RULES), own_version()
        if other:
            fault = wrong("other-cards", "{what} (name the right ones with --cards FILE)", what=fault)
        elif played != ours:
            words = "{what} (it was played by the rules of Tablée {played}; this is {ours})"
            fault = wrong("other-rules", words, what=fault, played=played, ours=ours)
        return UserError(wrong("of-file", "{file}: {what}", file=self.file, what=fault))


@app.command()
def verify(file: File, cards: Cards = None) -> None:
    """Play the record again and check everything in it: rules, state, secret, every chance."""
    opened = Opened(file, cards)
    record = opened.record
    opened.verify()
    state = " and lead to the state that was saved" if record.holds_state() else ""
    typer.echo(f"{file}: all {len(record.answers)} answers are legal{state}.")
    if not record.state_digest:
        typer.echo("The record holds no digest of its state, so that was not compared.")
    elif not record.holds_state():
        typer.echo("Its state was written as an older Tablée did, so that was not compared.")
    if record.secret:
        typer.echo(f"The secret fits the commitment {record.commitment}, and every chance follows from it.")
    else:
        typer.echo(f"The record does not hold its secret, so chance was not checked (commitment {record.commitment}).")


@app.command()
def scenario(
    file: File,
    at: Annotated[int | None, typer.Option("--at", help="After so many answers (default: at the end).")] = None,
    plays: Annotated[int, typer.Option(help="So many of the answers that followed.")] = 1,
    to: Annotated[str | None, typer.Option("--to", help="A file to make (default: print it).")] = None,
    cards: Cards = None,
) -> None:
    """A moment of the game as a scenario that can be run: a bug report in one file."""
    opened = Opened(file, cards)
    opened.table()
    record = opened.record
    text = scenario_of(opened.game, opened.cards, record, len(record.answers) if at is None else at, max(0, plays))
    if to is None:
        typer.echo(text, nl=False)
        return
    files.write_whole(files.free_path(to), text)
    typer.echo(f"{to}: written; run it with: tablee scenario run {to}")


@app.command()
def show(
    file: File,
    seat: Annotated[int | None, typer.Option(help="As the player in this seat saw it.")] = None,
    all_open: Annotated[bool, typer.Option("--all-open", help="With everything that is hidden.")] = False,
    lang: language.Given = None,
    cards: Cards = None,
) -> None:
    """The whole log of a game. Of a game that is not over, only what everybody may see."""
    opened = Opened(file, cards)
    record = opened.record
    table = opened.table()
    _check_seat(seat, record)
    texts = Texts(language.chosen(lang), record.game, opened.cards)
    terminal = Terminal.standard()
    players = [harmless(name) for name in record.players]
    shown = Show(table, texts, terminal, players)
    result = opened.game.result(table.state)
    terminal.show(_head(opened, texts, players, terminal.width))
    you = None if seat is None else seat - 1
    is_open = all_open or (result is not None and seat is None)
    for number, events in enumerate(table.events, 1):
        for event in events:
            told = texts.event(event.seen_by(_reader(event) if is_open else you), players, you)
            if told:
                style = STRONG if event.kind in shown.screen.headings else ""
                terminal.show(fold(line((f"{number:>4}  ", MUTED), (told, style)), terminal.width, 0, 8))
    if result is not None:
        terminal.show(shown.scores(result))


def _check_seat(seat: int | None, record: Record) -> None:
    if seat is not None and not 1 <= seat <= len(record.players):
        words = "--seat {seat}: the seats are numbered from 1 to {most}"
        raise UserError(wrong("seat-number", words, seat=str(seat), most=len(record.players)))


def _reader(event: Event) -> int | None:
    """Somebody who may see all of it."""
    return event.insider()


def _head(opened: Opened, texts: Texts, players: list[str], width: int) -> Lines:
    record = opened.record
    seats = [f"{name} ({harmless(kind)})" for name, kind in zip(players, record.kinds, strict=True)]
    options = [f"{harmless(key)}={harmless(value)}" for key, value in record.options.items()]
    lines = [rule(width, Text(texts.say("title"), STRONG))]
    for key, value in (
        ("heading-players", ", ".join(seats)),
        ("heading-cards", f"{harmless(record.cards)} · {record.cards_digest[:12]}"),
        ("heading-rules", f"Tablée {harmless(record.rules)}" if record.rules else ""),
        ("heading-options", ", ".join(options)),
        ("screen-answers", str(len(record.answers))),
        ("screen-committed", harmless(record.commitment)),
    ):
        if value:
            lines += fold(line((f"{texts.label(texts.say(key))} ", MUTED), value), width, 0, 2)
    return [*lines, rule(width)]


@app.command()
def annotate(
    file: File,
    seat: Annotated[int | None, typer.Option(help="Only of the player in this seat.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Everything, as JSON.")] = False,
    playouts: Annotated[int, typer.Option(help="For all decisions together: more is more exact.")] = PLAYOUTS,
    lang: language.Given = None,
    cards: Cards = None,
) -> None:
    """What the coach says of a game that is over: luck and play, every decision scored from what its player knew."""
    opened = Opened(file, cards)
    record, texts = opened.record, Texts(language.chosen(lang), opened.record.game, opened.cards)
    opened.verify()
    if opened.game.result(_after(opened, record)) is None:
        words = "{file}: this game is not over, and the coach waits for its end"
        raise UserError(wrong("coach-waits", words, file=file))
    _check_seat(seat, record)
    annotator = Annotator(opened.game, opened.cards, record, max(1, playouts))
    notes: list[dict[str, Any]] = []
    with typer.progressbar(length=len(record.answers), file=sys.stderr, hidden=not sys.stderr.isatty()) as bar:
        for upto in range(EVERY, len(record.answers) + EVERY, EVERY):
            notes += annotator.notes(upto - EVERY, upto)
            bar.update(EVERY)
    found = summary(opened.game, opened.cards, record, notes)
    if as_json:
        typer.echo(json.dumps(found, ensure_ascii=False, separators=(",", ":"), sort_keys=True))
        return
    coached = told(opened.game, opened.cards, record, found, texts)
    terminal = Terminal.standard()
    for own in coached["seats"]:
        if seat in (None, own["seat"] + 1):
            terminal.show(_coached(own, terminal.width, texts))
    terminal.show(fold(Text(texts.say("coach-how", worlds=annotator.worlds), MUTED), terminal.width))


def _coached(own: dict[str, Any], width: int, texts: Texts) -> Lines:
    """What is said to one player."""
    lines = [rule(width, Text(own["player"], STRONG))]
    for sentence in own["says"]:
        lines += fold(Text(sentence), width)
    lines.append(Text(texts.say("coach-mattered" if own["moments"] else "coach-nothing"), STRONG))
    for moment in own["moments"]:
        lines += fold(Text(moment["head"]), width, 2)
        for sentence in (moment["played"], moment["better"], *moment["why"]):
            lines += fold(Text(sentence, MUTED), width, 4)
    return lines


@app.command("continue")
def go_on(
    file: File,
    seats: Annotated[str | None, typer.Option(help="Other players: human or bot:NAME, with commas between.")] = None,
    start_at: Annotated[
        int | None, typer.Option("--from", help="Go on after this answer, in a new file.", metavar="N")
    ] = None,
    save_in: Annotated[str | None, typer.Option("--save", help="The file for the new game (with --from).")] = None,
    lang: language.Given = None,
    cards: Cards = None,
) -> None:
    """Go on with a saved game, from its last answer or from an earlier one."""
    opened = Opened(file, cards)
    record = opened.record
    texts = Texts(language.chosen(lang), record.game, opened.cards)
    opened.verify()
    path = Path(file)
    if start_at is not None:
        if not 0 <= start_at <= len(record.answers):
            words = "--from {number}: the record has answers 1 to {count}"
            raise UserError(wrong("from-answer", words, number=str(start_at), count=len(record.answers)))
        record = record.copy(start_at)
    if start_at is not None or save_in is not None:
        path = files.new_path(record.game) if save_in is None else files.free_path(save_in)
    if seats is not None:
        record.kinds = _other_seats(opened.game, record, seats)
    else:
        check_seats(opened.game, record.kinds)
    if opened.game.result(_after(opened, record)) is not None:
        words = "{file}: this game is over; go on from an earlier answer with --from N, or see it: record show"
        raise UserError(wrong("record-over", words, file=file))
    if not record.secret:
        words = "{file}: the record does not hold its secret, so chance cannot go on"
        raise UserError(wrong("no-secret", words, file=file))
    if save_in is not None:
        files.write_whole(path, record.to_text())
    notice = texts.say("resumed", path=file, count=len(record.answers))
    raise typer.Exit(start.sit_down(opened.game, opened.cards, texts, record, path, notice))


def _other_seats(game: Game[Any], record: Record, seats: str) -> list[str]:
    kinds = read_seats(game, seats)
    if len(kinds) != len(record.players):
        words = "--seats {seats}: the game has {count} seats, not {given}"
        raise UserError(wrong("other-seats", words, seats=seats, count=len(record.players), given=len(kinds)))
    return kinds


def _after(opened: Opened, record: Record) -> Any:
    return record.state(opened.game, opened.cards)
