"""`tablee admin`: what the host of a server does to tables and addresses, on its database, also while it runs."""

from __future__ import annotations

import json
import time
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

import typer

from tablee.cli.opening import Data, Database, existing, with_store
from tablee.core.mistake import harmless
from tablee.errors import UserError

if TYPE_CHECKING:
    from tablee.store import Administration, Overview, Remark

T = TypeVar("T")
DAY: Final = 24 * 3600.0
STAGES: Final = ("waiting", "playing", "paused", "over")

app = typer.Typer(
    no_args_is_help=True,
    help="Look after the tables of a server, also while it runs (it heeds what is done here within seconds).",
)
Tables = Annotated[list[str], typer.Argument(help="The ids of tables: the last parts of their links.", metavar="TABLE")]
Json = Annotated[bool, typer.Option("--json", help="For programs: JSON.")]


@app.command("list")
def list_tables(
    stage: Annotated[str, typer.Option(help=f"Only tables at that stage: {', '.join(STAGES)}.")] = "",
    game: Annotated[str, typer.Option(help="Only tables of that game.")] = "",
    closed: Annotated[bool, typer.Option("--closed", help="Only tables that were closed.")] = False,
    deleted: Annotated[
        bool, typer.Option("--deleted", help="Only tables that were deleted and can be restored.")
    ] = False,
    sets: Annotated[
        bool, typer.Option("--sets", help="The card sets that people share by a link instead; delete them as tables.")
    ] = False,
    bans: Annotated[bool, typer.Option("--bans", help="The banned addresses instead.")] = False,
    most: Annotated[int, typer.Option(help="So many at most.", min=1)] = 50,
    as_json: Json = False,
    database: Database = None,
    data: Data = None,
) -> None:
    """The tables, the newest first: id, game, stage, when something happened there last, who sits there."""
    if stage and stage not in STAGES:
        raise UserError(f'--stage {stage}: "{", ".join(STAGES)}" are the stages of a table')
    if closed + deleted + sets > 1:
        raise UserError("--closed, --deleted and --sets: one of them")
    if bans:
        found = _do(database, data, lambda admin: admin.bans(time.time()))
        _tell(as_json, [asdict(ban) for ban in found], [_ban_line(ban.network, ban.until, ban.why) for ban in found])
        return
    only = "closed" if closed else "deleted" if deleted else "sets" if sets else ""
    tables = _do(database, data, lambda admin: admin.overviews(most, stage, game, only))
    _tell(as_json, [_plain(one) for one in tables], [_line(one) for one in tables])


@app.command()
def show(
    table: Annotated[str, typer.Argument(help="The id of the table: the last part of its link.")],
    chat: Annotated[bool, typer.Option("--chat", help="What was said there, too.")] = False,
    as_json: Json = False,
    database: Database = None,
    data: Data = None,
) -> None:
    """One table: who sits there, how long its log and chat are. It opens no hand."""

    async def look(admin: Administration) -> tuple[Overview, list[Remark]]:
        return await admin.overview(table), await admin.store.chat(table, most=10_000) if chat else []

    found, remarks = _do(database, data, look)
    told = _plain(found)
    if chat:
        told["chat"] = [{"at": one.at, "name": one.name, "text": one.text or one.phrase} for one in remarks]
    lines = [f"{key}: {_shown(value)}" for key, value in told.items() if key != "chat"]
    lines += [f"{_day(one.at)} {harmless(one.name)}: {harmless(one.text or one.phrase)}" for one in remarks]
    _tell(as_json, told, lines)


@app.command()
def close(tables: Tables, as_json: Json = False, database: Database = None, data: Data = None) -> None:
    """Nobody plays there any more: whoever sits there is told so. Nothing is lost; `restore` opens it again."""
    _each(tables, database, data, lambda admin, table: admin.close(table, time.time()))
    _tell(as_json, {"closed": tables}, [f"{table}: closed" for table in tables])


@app.command()
def delete(
    tables: Tables,
    days: Annotated[
        float, typer.Option(help="The term: until then `restore` brings it back; 0: gone at once.", min=0)
    ] = 7.0,
    as_json: Json = False,
    database: Database = None,
    data: Data = None,
) -> None:
    """Nobody finds the table any more; after a term it is gone with all that was said and played there."""
    now = time.time()
    _each(tables, database, data, lambda admin, table: admin.delete(table, now, now + days * DAY))
    if not days:
        _do(database, data, lambda admin: admin.prune(now + 1))
    until = "gone for good" if not days else f"deleted, gone for good from {_day(now + days * DAY)} on"
    _tell(as_json, {"deleted": tables, "until": now + days * DAY}, [f"{table}: {until}" for table in tables])


@app.command()
def restore(tables: Tables, as_json: Json = False, database: Database = None, data: Data = None) -> None:
    """Open a closed table again, or bring back a deleted one within its term."""
    _each(tables, database, data, lambda admin, table: admin.restore(table, time.time()))
    _tell(as_json, {"restored": tables}, [f"{table}: open" for table in tables])


Address = Annotated[str, typer.Argument(help="An address, or a network such as 203.0.113.0/24 or 2001:db8::/48.")]


@app.command()
def ban(
    address: Address,
    days: Annotated[float, typer.Option(help="For so many days; 0: for good.", min=0)] = 30.0,
    why: Annotated[str, typer.Option(help="A note for yourself.")] = "",
    as_json: Json = False,
    database: Database = None,
    data: Data = None,
) -> None:
    """No answer for an address any more; sockets it has are closed. This stores the address until the ban is over."""
    now = time.time()
    until = now + days * DAY if days else None
    network = _do(database, data, lambda admin: _written(address, admin.ban(address, now, until, why)))
    _tell(as_json, {"network": network, "until": until}, [_ban_line(network, until, why)])


@app.command()
def unban(address: Address, as_json: Json = False, database: Database = None, data: Data = None) -> None:
    """Answer an address or a network again, written as it was banned (`tablee admin list --bans`)."""
    was = _do(database, data, lambda admin: _written(address, admin.unban(address, time.time())))
    if not was:
        raise UserError(f"{address}: is not banned (tablee admin list --bans shows who is)")
    _tell(as_json, {"unbanned": address}, [f"{address}: answered again"])


@app.command()
def prune(
    ended_days: Annotated[
        float | None, typer.Option("--ended-days", help="Also games that ended so many days ago.", min=0)
    ] = None,
    silent_days: Annotated[
        float | None,
        typer.Option("--silent-days", help="Also tables without a word for so many days.", min=0),
    ] = None,
    as_json: Json = False,
    database: Database = None,
    data: Data = None,
) -> None:
    """Away with deleted tables whose term is over, and with bans that are over; a server does so every hour."""
    now = time.time()
    ended, silent = (0.0 if days is None else now - days * DAY for days in (ended_days, silent_days))
    count = _do(database, data, lambda admin: admin.prune(now, ended, silent))
    _tell(as_json, {"tables": count}, [f"{count} tables and shared sets are gone for good"])


def _do(database: str | None, data: Any, do: Callable[[Administration], Awaitable[T]]) -> T:
    from tablee.store import Administration, NoSuchTable

    try:
        return with_store(existing(database, data), lambda store: do(Administration(store)))
    except NoSuchTable as unknown:
        raise UserError(f'there is no table "{harmless(str(unknown))}" in this database') from unknown


def _each(
    tables: list[str], database: str | None, data: Any, do: Callable[[Administration, str], Awaitable[None]]
) -> None:
    """All of them, or none if one is not there."""

    async def every(admin: Administration) -> None:
        for table in tables:
            await admin.overview(table)
        for table in tables:
            await do(admin, table)

    _do(database, data, every)


async def _written(address: str, doing: Awaitable[T]) -> T:
    try:
        return await doing
    except ValueError as error:
        raise UserError(f'"{harmless(address)}" is no address and no network') from error


def _tell(as_json: bool, plain: Any, lines: list[str]) -> None:
    typer.echo(json.dumps(plain, ensure_ascii=False, indent=1) if as_json else "\n".join(lines))


def _plain(one: Overview) -> dict[str, Any]:
    """What its host may know: not the secret, no hash of a token."""
    head = one.head
    return {
        "table": head.id,
        "game": head.game,
        "stage": head.stage,
        "closed": head.closed,
        "deleted": head.deleted,
        "public": head.public,
        "created": head.created,
        "heard": one.heard,
        "ended": head.ended,
        "cards": head.cards,
        "rules": head.more.get("rules", ""),
        "entries": one.entries,
        "remarks": one.remarks,
        "seats": [{"seat": seat.seat, "kind": seat.kind, "name": seat.name} for seat in one.seats],
    }


def _line(one: Overview) -> str:
    from tablee.store import SET

    head = one.head
    stage = "deleted" if head.deleted else "closed" if head.closed else head.stage
    names = ", ".join(harmless(seat.name) or f"({seat.kind})" for seat in one.seats if seat.kind != "closed")
    if head.stage == SET:
        names = f"{harmless(head.cards)} {head.cards_digest[:12]}"
    return f"{head.id}  {head.game:<9} {stage:<8} {_day(one.heard)}  {names}"


def _ban_line(network: str, until: float | None, why: str) -> str:
    term = "for good" if until is None else f"until {_day(until)}"
    return f"{network}: banned {term}" + (f" ({harmless(why)})" if why else "")


def _day(at: float) -> str:
    return datetime.fromtimestamp(at).strftime("%Y-%m-%d %H:%M")


def _shown(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(f"{harmless(seat['name']) or '—'} ({seat['kind']})" for seat in value)
    if isinstance(value, float):
        return _day(value)
    return "—" if value in (None, "") else harmless(str(value))
