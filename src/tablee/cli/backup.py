"""`tablee backup`, `tablee record export` and `import`: what a server keeps, in and out of its database."""

from __future__ import annotations

import json
import secrets
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tablee import registry
from tablee.cli import files
from tablee.cli.opening import Data, Database, address_of, existing, with_store
from tablee.cli.records import Opened
from tablee.cli.records import app as record
from tablee.core.cardfile import CardFileError
from tablee.core.chance import commitment
from tablee.core.record import BrokenRecord, Record
from tablee.core.table import Table
from tablee.errors import UserError

if TYPE_CHECKING:
    from tablee.store import Seat, Store


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not be there yet.")],
    database: Database = None,
    data: Data = None,
) -> None:
    """Copy the server's database, also while it runs. To restore, stop the server and put the file in its place."""

    async def copy(store: Store) -> None:
        await store.backup(file)

    with_store(existing(database, data), copy)
    typer.echo(f"{file}: the whole database as it was just now.")


def export(
    table: Annotated[str, typer.Argument(help="The id of the table: the last part of its link.")],
    file: Annotated[Path | None, typer.Argument(help="The file to write (default: to the terminal).")] = None,
    unfinished: Annotated[
        bool, typer.Option("--unfinished", help="Also a game that is not over: the file shows every hand.")
    ] = False,
    database: Database = None,
    data: Data = None,
) -> None:
    """The record of a table, to be read with `tablee record show`, `verify` and `continue`."""

    async def read(store: Store) -> str:
        return await _record_of(store, table, unfinished)

    text = with_store(existing(database, data), read)
    if file is None:
        typer.echo(text, nl=False)
    else:
        files.write_whole(files.free_path(str(file)), text)
        typer.echo(f"{file}: the record of table {table}.")


def bring_in(
    file: Annotated[str, typer.Argument(help="The saved game.")],
    cards: Annotated[str | None, typer.Option("--cards", help="The card file it was played with.")] = None,
    database: Database = None,
    data: Data = None,
) -> None:
    """Make a table of a saved game, which is checked first. One that is not over waits for people to go on with it."""
    opened = Opened(file, cards)
    opened.verify()
    found = opened.table()
    if not _is_house(found):
        try:  # as the server will: it opens no file beside the set
            registry.read_cards(found.game.key, found.cards.text(), found.cards.name)
        except CardFileError as error:
            raise UserError(f"{file}: a server cannot have these cards: {error.mistakes[0]}") from error

    async def write(store: Store) -> tuple[str, str]:
        return await _make_table(store, found)

    table, token = with_store(address_of(database, data), write)
    typer.echo(f"Table {table}: /t/{table}")
    if token:
        typer.echo(f"The game is over. Look back at it with this token: {token}")
    else:
        typer.echo("The game goes on when everybody has sat down; the first who does is its host.")


async def _record_of(store: Store, table: str, unfinished: bool) -> str:
    from tablee.store import record

    head = await store.head(table)
    if head is None:
        raise UserError(f'there is no table "{table}" in this database')
    if head.stage != "over" and not unfinished:
        raise UserError(
            f"table {table}: this game is not over, and its record shows every hand (--unfinished: even so)"
        )
    file = await store.card_file(head.cards_digest)
    game = registry.game(head.game)
    cards = registry.shipped_cards(head.game, head.cards_digest)
    if file is not None:
        cards = game.read_cards(file.text, file.name, registry.texts_known(head.game))
    made = record(head, await store.seats(table), await store.entries(table))
    try:
        return Table(game, cards, made).saved()
    except BrokenRecord as broken:
        raise UserError(f"table {table}: {broken.message}") from broken


async def _make_table(store: Store, found: Table) -> tuple[str, str]:
    """The id of the table, and the token to look back with if the game is over."""
    from tablee.server.seats import hash_of, new_table_id, new_token
    from tablee.store import ANSWER, CHANCE, RULES, CardFile, Entry, Head

    record, now = found.record, time.time()
    result = found.game.result(found.state)
    token = "" if result is None else new_token()
    secret, given = record.secret, record.given
    if not secret:  # it is not ours to know, so chance goes on with another
        secret, given = secrets.token_bytes(32), len(record.answers)
    head = Head(
        id=new_table_id(),
        game=record.game,
        cards=record.cards,
        cards_digest=record.cards_digest,
        options=record.options,
        language="en",
        created=now,
        secret=secret,
        commitment=record.commitment if record.secret else commitment(secret),
        entropy=record.entropy,
        stage="waiting" if result is None else "over",
        host=hash_of(token),
        continued_from=f"import {given}" if given else "",
        ended=None if result is None else now,
        more={RULES: record.rules} if record.rules else {},
        result=""
        if result is None
        else json.dumps({"reason": result.reason, "scores": [[score.total, score.place] for score in result.scores]}),
    )
    text = "" if _is_house(found) else found.cards.text()
    file = CardFile(record.cards_digest, record.game, record.cards, text) if text else None
    entries = [Entry(CHANCE if seat < 0 else ANSWER, seat, answer, at=now) for seat, answer in record.answers]
    await store.create(head, _seats(record, result is not None, hash_of(token)), file, entries)
    return head.id, token


def _is_house(found: Table) -> bool:
    return bool(found.cards.digest == registry.house_cards(found.game.key).digest)


def _seats(record: Record, is_over: bool, token: str) -> list[Seat]:
    from tablee.store import Seat

    seats: list[Seat] = []
    for i, (name, kind) in enumerate(zip(record.players, record.kinds, strict=True)):
        if kind.startswith("bot:"):
            seats.append(Seat(i, "bot", name, kind.removeprefix("bot:")))
        elif is_over:
            seats.append(Seat(i, "person", name, token=token))
        else:
            seats.append(Seat(i, "open"))
    return seats


record.command("export")(export)
record.command("import")(bring_in)
