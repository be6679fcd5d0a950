"""Looking back: at a game in play as it was, and at one that is over."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tablee.server import replay as looking_back
from tablee.server import seats as seating
from tablee.server.context import language_of
from tablee.server.gateway import Gateway
from tablee.server.http import as_json, number, streamed, to_keep, token_of, turn_of, turn_of_mine
from tablee.server.limits import address_of
from tablee.server.refusal import Refusal, unknown_table
from tablee.server.room import RulesRefuse
from tablee.server.wire import SPECTATOR
from tablee.store import record as stored_record


def _bounded(gateway: Gateway, request: Request) -> None:
    """What plays a game again is bounded as undoing is."""
    if not gateway.looked_back.take(address_of(request)):
        gateway.count("limited")
        raise Refusal("table-too-fast", status=429)


async def past(gateway: Gateway, request: Request) -> Response:
    """A game in play as it was: for a seat to its own person, the public view to whoever has the link."""
    _bounded(gateway, request)
    token, asked = seating.hash_of(token_of(request)), request.query_params
    seat = asked.get("seat", "")
    async with turn_of(gateway, request) as room:
        if token and not room.knows(token):
            raise unknown_table()
        whose = number(seat) if seat else SPECTATOR
        if whose != SPECTATOR and whose not in room.mine(token):
            raise Refusal("table-not-your-seat", status=403)
        move = number(asked.get("move", ""))
        await gateway.replays.prepare(room, move)
        return as_json(gateway.replays.past(room, move, whose))


async def record(gateway: Gateway, request: Request) -> Response:
    _bounded(gateway, request)
    try:
        async with turn_of_mine(gateway, request) as (room, _):
            saved = gateway.replays.record(room)
    except RulesRefuse as refused:
        head = refused.head
        if head.stage != "over" or not refused.knows(seating.hash_of(token_of(request))):
            raise
        kept = stored_record(head, refused.seats, await gateway.context.store.entries(head.id))
        return to_keep(kept.to_text().encode(), f"{head.game}-{head.id}.json", "application/json")
    return to_keep(saved, f"{room.head.game}-{room.id}.json", "application/json")


async def scenario(gateway: Gateway, request: Request) -> Response:
    """A moment with everything in it, as `tablee record scenario` writes it: a bug report that can be run."""
    _bounded(gateway, request)
    async with turn_of_mine(gateway, request) as (room, _):
        move = number(request.query_params.get("move", ""))
        told = await gateway.replays.scenario(room, move)
    return to_keep(told, f"{room.head.game}-{room.id}-{move}.toml", "application/toml")


async def verify(gateway: Gateway, request: Request) -> Response:
    """Open to everybody with the link: that is what it is for."""
    _bounded(gateway, request)
    language = language_of(request.headers.get("accept-language", ""))
    async with turn_of(gateway, request) as room:
        return as_json(await gateway.replays.verified(room, room.texts(language)))


async def replay(gateway: Gateway, request: Request) -> Response:
    _bounded(gateway, request)
    asked = request.query_params
    language = language_of(asked.get("language", request.headers.get("accept-language", "")))
    move, seat = asked.get("move", "0"), asked.get("seat", looking_back.OPEN)
    async with turn_of_mine(gateway, request) as (room, hashed):
        looking_back.over(room)
        if seat == looking_back.OPEN:
            whose: int | None = None
        elif seat.isascii() and seat.isdigit() and len(seat) < 3 and int(seat) in room.mine(hashed):
            whose = int(seat)
        else:
            raise Refusal("table-not-your-seat", status=403)
        told = await gateway.replays.encoded(room, number(move), whose, language)
    return streamed(told, "application/json")


async def coach(gateway: Gateway, request: Request) -> Response:
    """What is said of a game that is over, once; until then, how far the coach is."""
    language = language_of(request.query_params.get("language", request.headers.get("accept-language", "")))
    begins = request.query_params.get("begin", "yes") != "no"
    async with turn_of_mine(gateway, request) as (room, _):
        played = looking_back.over(room)
        texts = room.texts(language)
    return as_json(await gateway.coach.ask(room.id, played, texts, begins))


async def how_it_went(gateway: Gateway, request: Request) -> Response:
    """The way of a game that is over, to its people."""
    _bounded(gateway, request)
    language = language_of(request.query_params.get("language", request.headers.get("accept-language", "")))
    async with turn_of_mine(gateway, request) as (room, _):
        told = await gateway.replays.arc(room, language)
    return Response(told, headers={"cache-control": "no-store"}, media_type="application/json")
