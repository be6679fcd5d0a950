"""Tables: making them, sitting down, going on with a game."""

from __future__ import annotations

import io
import logging
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tablee.server import creation, lobby, seat_actions
from tablee.server import seats as seating
from tablee.server.context import language_of
from tablee.server.creation import Continuation, SeatRequest, TableRequest
from tablee.server.gateway import Gateway
from tablee.server.http import as_json, body, token_of, turn_of, turn_of_mine
from tablee.server.limits import address_of
from tablee.server.push import Called
from tablee.server.refusal import Refusal, unknown_table
from tablee.server.room import RulesRefuse
from tablee.store import Head

LOG: Final = logging.getLogger("tablee.http")


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits down, and where: `seat` or `seats` (several on one device), or neither for the first open seat. Said
    twice with the same `key` (16 to 64 random characters), somebody sits down once and gets the same token."""

    name: creation.Short
    seat: int = -1
    seats: list[int] = []
    entropy: creation.Short = ""
    key: creation.RandomKey = ""


async def learn(gateway: Gateway, request: Request) -> Response:
    """A table for a chapter of a lesson; it begins at once."""
    if not gateway.created.take(address_of(request)):
        raise Refusal("table-too-fast", status=429)
    wish = await body(gateway, request, creation.LessonRequest)
    made = await creation.made_before(gateway.context, creation.LEARN, wish.key)
    if made is None:
        await has_room(gateway, address_of(request), "")
        game, id = request.path_params["game"], request.path_params["lesson"]
        made = await creation.learn(gateway.context, game, id, wish)
        gateway.count("lessons_begun")
    return await opened(gateway, request, made, TableRequest(made[0].game, seats=[SeatRequest("me")], start=True))


async def public_tables(gateway: Gateway, request: Request) -> Response:
    found = await gateway.context.store.public_tables()
    return as_json(
        [
            {
                "table": head.id,
                "game": head.game,
                "stage": head.stage,
                "language": head.language,
                "created": int(head.created),
                "clock": head.clock,
                "seats": [{"kind": seat.kind, "name": seat.name} for seat in seats if seat.kind != seating.CLOSED],
            }
            for head, seats in found
        ]
    )


async def create(gateway: Gateway, request: Request) -> Response:
    if not gateway.created.take(address_of(request)):
        raise Refusal("table-too-fast", status=429)
    wish = await body(gateway, request, TableRequest)
    made = await creation.made_before(gateway.context, creation.CREATE, wish.key)
    if made is None:
        await has_room(gateway, address_of(request), wish.card_file)
        made = await creation.create(gateway.context, wish, address_of(request))
        gateway.count("tables_created")
        LOG.info("table created", extra={"table": made[0].id, "game": wish.game})
    return await opened(gateway, request, made, wish)


async def has_room(gateway: Gateway, address: str, card_file: str) -> None:
    """Refusal if this address, or everybody together, has had enough kept."""
    if not gateway.kept.take(address):
        raise Refusal("table-quota", status=429)
    if card_file:
        if not gateway.brought.take(address, len(card_file)):
            raise Refusal("table-quota", status=429)
        held = await gateway.context.store.card_bytes()
        if held + len(card_file) > gateway.context.settings.most_card_bytes:
            raise Refusal("table-server-full", status=507)


async def opened(
    gateway: Gateway, request: Request, made: tuple[Head, str], wish: TableRequest | Continuation
) -> Response:
    """A table that is kept; its game begins, if that was wished and has not been done before."""
    head, token = made
    if creation.begins_at_once(wish):
        async with gateway.rooms.turn_at(head.id) as room:
            if room.head.stage == "waiting" and all(seat.kind != seating.OPEN for seat in room.seats):
                await creation.begin(room)
        room.stir()
    return as_json({"table": head.id, "token": token, "link": link(gateway, request, head.id)}, 201)


def link(gateway: Gateway, request: Request, table: str) -> str:
    return f"{gateway.base(request)}/t/{table}"


async def table(gateway: Gateway, request: Request) -> Response:
    id, token = request.path_params["table"], seating.hash_of(token_of(request))
    language = language_of(request.headers.get("accept-language", ""))
    told = await lobby.ask(gateway.rooms, id, token, language)
    return as_json({**told, "link": link(gateway, request, id)})


async def join(gateway: Gateway, request: Request) -> Response:
    if not gateway.joined.take(address_of(request)):
        raise Refusal("table-too-fast", status=429)
    asked = await body(gateway, request, Join)
    wanted = asked.seats or ([asked.seat] if asked.seat >= 0 else [])
    async with turn_of(gateway, request) as room:
        token, seats = await seat_actions.join(room, asked.name, wanted, asked.entropy, token_of(request), asked.key)
    gateway.count("joined")
    return as_json({"token": token, "seats": seats})


async def called(gateway: Gateway, request: Request) -> Response:
    """This browser wants to be called when it is its person's turn; or no more."""
    if not gateway.joined.take(address_of(request)):
        raise Refusal("table-too-fast", status=429)
    asked = await body(gateway, request, Called)
    token = seating.hash_of(token_of(request))
    async with turn_of(gateway, request) as room:
        if not room.mine(token):
            raise unknown_table()
        await gateway.rooms.push.take(room, token, asked)
    return as_json({})


async def qr(gateway: Gateway, request: Request) -> Response:
    id = request.path_params["table"]
    if await gateway.context.store.head(id) is None:
        raise unknown_table()
    import segno  # by who wants one: a start does not wait for it

    drawn = io.BytesIO()
    segno.make(link(gateway, request, id), error="m").save(drawn, kind="svg", scale=4, border=2, xmldecl=False)
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})


async def go_on(gateway: Gateway, request: Request) -> Response:
    if not gateway.created.take(address_of(request)):
        raise Refusal("table-too-fast", status=429)
    wish = await body(gateway, request, Continuation)
    try:
        async with turn_of_mine(gateway, request) as (room, _):
            made = await creation.made_before(gateway.context, creation.going_on(room), wish.key)
            if made is None:
                await has_room(gateway, address_of(request), "")
                made = await creation.go_on(room, wish)
    except RulesRefuse as refused:
        return await _by_todays_rules(gateway, request, refused)
    return await opened(gateway, request, made, wish)


async def _by_todays_rules(gateway: Gateway, request: Request, refused: RulesRefuse) -> Response:
    """The same people go on from the last moment that holds, each with their own token; whoever asks first makes it."""
    token = token_of(request)
    if not refused.knows(seating.hash_of(token)):
        raise unknown_table()
    if refused.head.stage == "over":
        raise refused
    id = await creation.by_todays_rules(gateway.context, refused)
    async with gateway.rooms.turn_at(id) as room:
        if room.head.stage == "waiting":
            await creation.begin(room)
    room.stir()
    return as_json({"table": id, "token": token, "link": link(gateway, request, id)}, 201)
