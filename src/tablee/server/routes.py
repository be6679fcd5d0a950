"""What can be asked for over HTTP. One origin, JSON, no cookies; a token comes as `Authorization: Bearer`."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, Final, TypeVar

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from tablee.server import door, home, opening, sitting
from tablee.server import replay as looking_back
from tablee.server import seats as seating
from tablee.server.desk import Desk
from tablee.server.hall import language_of, plain_texts
from tablee.server.limits import address_of
from tablee.server.opening import Continuation, Wish
from tablee.server.refusal import NotDone, unknown_table
from tablee.server.room import Room
from tablee.server.wire import SPECTATOR
from tablee.store import Head, StoreDown
from tablee.text import LANGUAGES

LOG: Final = logging.getLogger("tablee.http")
A_YEAR: Final = "public, max-age=31536000, immutable"
T = TypeVar("T")
Answering = Callable[[Desk, Request], Awaitable[Response]]


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits down, and where: `seat` or `seats` (several on one device), or neither for the first open seat. Said
    twice with the same `key` (16 to 64 random characters), somebody sits down once and gets the same token."""

    name: opening.Short
    seat: int = -1
    seats: list[int] = []
    entropy: opening.Short = ""
    key: opening.RandomKey = ""


def routes(desk: Desk) -> list[Route]:
    """Every path under /api, and /healthz."""
    return [
        _route(desk, "/healthz", healthz),
        _route(desk, "/api/home", at_home),
        _route(desk, "/api/words/{language}/{game}", words),
        _route(desk, "/api/cards/{digest}/{language}", cards),
        _route(desk, "/api/rules/{game}/{language}", rules),
        _route(desk, "/api/guide/{game}/{language}", guide),
        _route(desk, "/api/tables", public_tables),
        _route(desk, "/api/tables", create, "POST"),
        _route(desk, "/api/tables/{table}", table),
        _route(desk, "/api/tables/{table}/join", join, "POST"),
        _route(desk, "/api/tables/{table}/record", record),
        _route(desk, "/api/tables/{table}/verify", verify),
        _route(desk, "/api/tables/{table}/replay", replay),
        _route(desk, "/api/tables/{table}/past", past),
        _route(desk, "/api/tables/{table}/continue", go_on, "POST"),
        _route(desk, "/api/qr/{table}.svg", qr),
    ]


def _route(desk: Desk, path: str, answering: Answering, method: str = "GET") -> Route:
    @wraps(answering)
    async def answer(request: Request) -> Response:
        language = language_of(request.headers.get("accept-language", ""))
        try:
            if not desk.asked.take(address_of(request)) and path != "/healthz":
                raise NotDone("table-too-fast", status=429)
            if method == "POST" and not desk.is_origin_ours(request.headers.get("origin")):
                desk.count("foreign_origins")
                raise NotDone("table-not-allowed", status=403)
            return await answering(desk, request)
        except NotDone as refused:
            if refused.status in (401, 403, 404, 429):
                LOG.warning("refused", extra={"path": path, "why": refused.key, "status": refused.status})
            text = refused.sentence(plain_texts(language))
            return as_json({"error": {"rule": refused.rule, "text": text}}, refused.status)
        except StoreDown:
            text = plain_texts(language).say("table-not-stored")
            return as_json({"error": {"rule": "TABLE", "text": text}}, 503)
        except Exception:
            LOG.exception("a fault", extra={"path": path})
            text = plain_texts(language).say("table-fault")
            return as_json({"error": {"rule": "TABLE", "text": text}}, 500)

    return Route(path, answer, methods=[method])


def as_json(value: Any, status: int = 200, cache: str = "no-store", etag: str = "") -> Response:
    headers = {"cache-control": cache}
    if etag:
        headers["etag"] = f'"{etag}"'
    return Response(msgspec.json.encode(value), status, headers, media_type="application/json")


async def body(desk: Desk, request: Request, kind: type[T]) -> T:
    """What was sent, read by its schema; nothing larger than allowed is read at all."""
    if request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
        raise NotDone("table-not-understood", status=415)
    read = bytearray()
    try:
        async with asyncio.timeout(desk.hall.settings.body_within):
            async for chunk in request.stream():
                read += chunk
                if len(read) > desk.hall.settings.most_http_body:
                    raise NotDone("table-too-large", status=413)
    except TimeoutError as error:
        raise NotDone("table-not-understood", status=408) from error
    try:
        return msgspec.json.decode(bytes(read), type=kind)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise NotDone("table-not-understood") from error


def token_of(request: Request) -> str:
    word, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip()[: seating.LONGEST_TOKEN] if word.lower() == "bearer" else ""


async def room_of(desk: Desk, request: Request) -> Room:
    return await desk.rooms.get(request.path_params["table"])


# The same for everybody.


async def healthz(desk: Desk, request: Request) -> Response:
    await desk.hall.store.check()
    return PlainTextResponse("ok\n")


async def at_home(desk: Desk, request: Request) -> Response:
    return as_json(home.home())


async def words(desk: Desk, request: Request) -> Response:
    language, game = request.path_params["language"], request.path_params["game"]
    home.checked(game, language)
    return PlainTextResponse(home.words(language, game), headers={"cache-control": "no-cache"})


async def cards(desk: Desk, request: Request) -> Response:
    digest, language = request.path_params["digest"], request.path_params["language"]
    found = desk.hall.known_cards(digest)
    if found is None or language not in LANGUAGES:
        raise NotDone("table-no-page", status=404)
    etag = f"{digest[:24]}-{language}-{home.own_version()}"
    if request.headers.get("if-none-match") == f'"{etag}"':
        return Response(status_code=304, headers={"etag": f'"{etag}"', "cache-control": A_YEAR})
    return as_json(home.cards(*found, language), cache=A_YEAR, etag=etag)


async def rules(desk: Desk, request: Request) -> Response:
    game, language = request.path_params["game"], request.path_params["language"]
    home.checked(game, language)
    return as_json(home.rules(game, language), cache="no-cache")


async def guide(desk: Desk, request: Request) -> Response:
    home.checked(request.path_params["game"], request.path_params["language"])
    return as_json(home.guide(request.path_params["game"], request.path_params["language"]), cache="no-cache")


# Tables.


async def public_tables(desk: Desk, request: Request) -> Response:
    found = await desk.hall.store.public_tables()
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


async def create(desk: Desk, request: Request) -> Response:
    if not desk.created.take(address_of(request)):
        raise NotDone("table-too-fast", status=429)
    wish = await body(desk, request, Wish)
    made = await opening.made_before(desk.hall, opening.CREATE, wish.key)
    if made is None:
        made = await opening.create(desk.hall, wish)
        desk.count("tables_created")
        LOG.info("table created", extra={"table": made[0].id, "game": wish.game})
    return await _opened(desk, request, made, wish)


async def _opened(desk: Desk, request: Request, made: tuple[Head, str], wish: Wish | Continuation) -> Response:
    """A table that is kept; its game begins, if that was wished and has not been done before."""
    head, token = made
    if opening.begins_at_once(wish):
        room = await desk.rooms.get(head.id)
        async with room.turn():
            if room.head.stage == "waiting" and all(seat.kind != seating.OPEN for seat in room.seats):
                await opening.begin(room)
        room.stir()
    return as_json({"table": head.id, "token": token, "link": link(desk, request, head.id)}, 201)


def link(desk: Desk, request: Request, table: str) -> str:
    base = desk.hall.link or f"{request.url.scheme}://{request.headers.get('host', '')}"
    return f"{base}/t/{table}"


async def table(desk: Desk, request: Request) -> Response:
    id, token = request.path_params["table"], seating.hash_of(token_of(request))
    language = language_of(request.headers.get("accept-language", ""))
    told = await door.ask(desk.rooms, id, token, language)
    return as_json({**told, "link": link(desk, request, id)})


async def join(desk: Desk, request: Request) -> Response:
    if not desk.joined.take(address_of(request)):
        raise NotDone("table-too-fast", status=429)
    asked = await body(desk, request, Join)
    room = await room_of(desk, request)
    wanted = asked.seats or ([asked.seat] if asked.seat >= 0 else [])
    token, seats = await sitting.join(room, asked.name, wanted, asked.entropy, token_of(request), asked.key)
    desk.count("joined")
    return as_json({"token": token, "seats": seats})


async def qr(desk: Desk, request: Request) -> Response:
    id = request.path_params["table"]
    if await desk.hall.store.head(id) is None:
        raise unknown_table()
    drawn = io.BytesIO()
    segno.make(link(desk, request, id), error="m").save(drawn, kind="svg", scale=4, border=2, xmldecl=False)
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})


# After the end.


async def _mine(desk: Desk, request: Request) -> tuple[Room, str]:
    """A room, for somebody of that table only."""
    room = await room_of(desk, request)
    hashed = seating.hash_of(token_of(request))
    async with room.turn():
        if not room.knows(hashed):
            raise unknown_table()
    return room, hashed


async def record(desk: Desk, request: Request) -> Response:
    room, _ = await _mine(desk, request)
    async with room.turn():
        text = looking_back.over(room).saved()
    name = f"{room.head.game}-{room.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(text, headers=headers, media_type="application/json")


async def verify(desk: Desk, request: Request) -> Response:
    """Open to everybody with the link: that is what it is for."""
    room = await room_of(desk, request)
    language = language_of(request.headers.get("accept-language", ""))
    async with room.turn():
        return as_json(desk.replays.verified(room, room.texts(language)))


async def replay(desk: Desk, request: Request) -> Response:
    room, hashed = await _mine(desk, request)
    asked = request.query_params
    language = language_of(asked.get("language", request.headers.get("accept-language", "")))
    move, seat = asked.get("move", "0"), asked.get("seat", looking_back.OPEN)
    async with room.turn():
        looking_back.over(room)
        if seat == looking_back.OPEN:
            whose: int | None = None
        elif seat.isascii() and seat.isdigit() and len(seat) < 3 and int(seat) in room.mine(hashed):
            whose = int(seat)
        else:
            raise NotDone("table-not-your-seat", status=403)
        return as_json(desk.replays.moment(room, number(move), whose, language))


def number(text: str) -> int:
    """What somebody wrote into an address."""
    if not text.isascii() or not text.isdigit() or len(text) > 7:
        raise NotDone("table-not-understood")
    return int(text)


async def past(desk: Desk, request: Request) -> Response:
    """A game in play as it was: for a seat to its own person, the public view to whoever has the link. It plays the
    game again, so it is bounded as undoing is."""
    if not desk.looked_back.take(address_of(request)):
        desk.count("limited")
        raise NotDone("table-too-fast", status=429)
    room = await room_of(desk, request)
    token, asked = seating.hash_of(token_of(request)), request.query_params
    seat = asked.get("seat", "")
    async with room.turn():
        if token and not room.knows(token):
            raise unknown_table()
        whose = number(seat) if seat else SPECTATOR
        if whose != SPECTATOR and whose not in room.mine(token):
            raise NotDone("table-not-your-seat", status=403)
        return as_json(desk.replays.past(room, number(asked.get("move", "")), whose))


async def go_on(desk: Desk, request: Request) -> Response:
    if not desk.created.take(address_of(request)):
        raise NotDone("table-too-fast", status=429)
    wish = await body(desk, request, Continuation)
    room, _ = await _mine(desk, request)
    made = await opening.made_before(desk.hall, opening.going_on(room), wish.key)
    if made is None:
        async with room.turn():
            made = await opening.go_on(room, wish)
    return await _opened(desk, request, made, wish)
