"""What can be asked for over HTTP. One origin, JSON, no cookies; a token comes as `Authorization: Bearer`."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from functools import wraps
from typing import Any, Final, TypeVar

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route

from tablee.server import catalog, creation, lessons, lobby, seat_actions
from tablee.server import replay as looking_back
from tablee.server import seats as seating
from tablee.server.context import language_of, plain_texts
from tablee.server.creation import Continuation, SeatRequest, TableRequest
from tablee.server.gateway import Gateway
from tablee.server.limits import A_PEER, address_of
from tablee.server.push import Called
from tablee.server.refusal import Elsewhere, Refusal, unknown_table
from tablee.server.room import Room, RulesRefuse
from tablee.server.settings import DAY
from tablee.server.squeeze import squeezed
from tablee.server.wire import SPECTATOR
from tablee.store import Head, StoreDown, VersionTaken
from tablee.store import record as stored_record
from tablee.text import LANGUAGES
from tablee.version import own_version

LOG: Final = logging.getLogger("tablee.http")
PIECE: Final = 64 * 1024
A_YEAR: Final = "public, max-age=31536000, immutable"
T = TypeVar("T")
Answering = Callable[[Gateway, Request], Awaitable[Response]]


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits down, and where: `seat` or `seats` (several on one device), or neither for the first open seat. Said
    twice with the same `key` (16 to 64 random characters), somebody sits down once and gets the same token."""

    name: creation.Short
    seat: int = -1
    seats: list[int] = []
    entropy: creation.Short = ""
    key: creation.RandomKey = ""


class BroughtCards(msgspec.Struct, forbid_unknown_fields=True):
    """The text of a card file, and what it is called."""

    text: str
    name: creation.Short = "cards.toml"


def routes(gateway: Gateway) -> list[Route]:
    """Every path under /api, and /healthz."""
    return [
        route(gateway, "/healthz", healthz),
        route(gateway, "/readyz", readyz),
        route(gateway, "/api/home", at_home),
        route(gateway, "/api/privacy/{language}", privacy),
        route(gateway, "/api/words/{language}/{game}", words),
        route(gateway, "/api/cards/{digest}/{language}", cards),
        route(gateway, "/api/card-files/{game}", check_card_file, "POST"),
        route(gateway, "/api/card-files/{game}/{language}", card_template),
        route(gateway, "/api/rules/{game}/{language}", rules),
        route(gateway, "/api/guide/{game}/{language}", guide),
        route(gateway, "/api/lessons/{game}/{language}", told_lessons),
        route(gateway, "/api/learn/{game}/{lesson}", learn, "POST"),
        route(gateway, "/api/tables", public_tables),
        route(gateway, "/api/tables", create, "POST"),
        route(gateway, "/api/tables/{table}", table),
        route(gateway, "/api/tables/{table}/join", join, "POST"),
        route(gateway, "/api/tables/{table}/record", record),
        route(gateway, "/api/tables/{table}/scenario", scenario),
        route(gateway, "/api/tables/{table}/verify", verify),
        route(gateway, "/api/tables/{table}/replay", replay),
        route(gateway, "/api/tables/{table}/past", past),
        route(gateway, "/api/tables/{table}/coach", coach),
        route(gateway, "/api/tables/{table}/arc", how_it_went),
        route(gateway, "/api/tables/{table}/continue", go_on, "POST"),
        route(gateway, "/api/tables/{table}/calls", called, "POST"),
        route(gateway, "/api/qr/{table}.svg", qr),
    ]


def route(gateway: Gateway, path: str, answering: Answering, method: str = "GET") -> Route:
    @wraps(answering)
    async def answer(request: Request) -> Response:
        language = language_of(request.headers.get("accept-language", ""))
        try:
            if not gateway.asked.take(address_of(request)) and path not in ("/healthz", "/readyz"):
                raise Refusal("table-too-fast", status=429)
            if method != "GET" and not gateway.is_origin_ours(request.headers.get("origin")):
                gateway.count("foreign_origins")
                raise Refusal("table-not-allowed", status=403)
            try:
                return await answering(gateway, request)
            except Elsewhere as elsewhere:
                if gateway.peers is None or address_of(request) == A_PEER:
                    raise Refusal("table-moving", status=503) from elsewhere
                return await gateway.peers.forwarded(request, getattr(request.state, "body", b""), elsewhere.peer)
        except Refusal as refused:
            if refused.status in (401, 403, 404, 429):
                LOG.warning("refused", extra={"path": path, "why": refused.key, "status": refused.status})
            error = {"rule": refused.rule, "text": refused.sentence(plain_texts(language))}
            if isinstance(refused, RulesRefuse):
                error["stage"] = refused.head.stage  # whether it can be gone on with, or its record be had
            return as_json({"error": error}, refused.status)
        except (StoreDown, VersionTaken):
            text = plain_texts(language).say("table-not-stored")
            return as_json({"error": {"rule": "TABLE", "text": text}}, 503)
        except Exception:
            LOG.exception("a fault", extra={"path": path})
            text = plain_texts(language).say("table-fault")
            return as_json({"error": {"rule": "TABLE", "text": text}}, 500)

    return Route(path, answer, methods=[method])


def as_json(value: Any, status: int = 200, cache: str = "no-store") -> Response:
    return Response(msgspec.json.encode(value), status, {"cache-control": cache}, media_type="application/json")


def streamed(told: bytes, kind: str, headers: Mapping[str, str] | None = None) -> Response:
    """Something long, as fast as its reader takes it: what is on its way to many of them is in memory once."""

    async def pieces() -> AsyncIterator[bytes]:
        for first in range(0, len(told), PIECE):
            yield told[first : first + PIECE]

    length = {"content-length": str(len(told)), "cache-control": "no-store"}
    return StreamingResponse(pieces(), headers={**length, **(headers or {})}, media_type=kind)


def shared_json(request: Request, value: Any, headers: dict[str, str]) -> Response:
    """What is the same for everybody; it goes out compressed, which nothing else here does."""
    return squeezed(request, msgspec.json.encode(value), "application/json", headers)


async def body(gateway: Gateway, request: Request, kind: type[T]) -> T:
    """What was sent, read by its schema; nothing larger than allowed is read at all."""
    if request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
        raise Refusal("table-not-understood", status=415)
    read = bytearray()
    try:
        async with asyncio.timeout(gateway.context.settings.body_within):
            async for chunk in request.stream():
                read += chunk
                if len(read) > gateway.context.settings.most_http_body:
                    raise Refusal("table-too-large", status=413)
    except TimeoutError as error:
        raise Refusal("table-not-understood", status=408) from error
    request.state.body = bytes(read)
    try:
        return msgspec.json.decode(request.state.body, type=kind)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("table-not-understood") from error


def token_of(request: Request) -> str:
    word, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip()[: seating.LONGEST_TOKEN] if word.lower() == "bearer" else ""


async def room_of(gateway: Gateway, request: Request) -> Room:
    return await gateway.rooms.get(request.path_params["table"])


# The same for everybody.


async def healthz(gateway: Gateway, request: Request) -> Response:
    await gateway.context.store.check()
    return PlainTextResponse("ok\n")


async def readyz(gateway: Gateway, request: Request) -> Response:
    """Whether an answer would be kept now: the disk takes it, and the file was whole at the start."""
    await gateway.context.store.check_writing()
    if not gateway.context.is_whole:
        return PlainTextResponse("the database is damaged\n", 503)
    return PlainTextResponse("ready\n")


async def at_home(gateway: Gateway, request: Request) -> Response:
    return as_json({**catalog.home(), "push": gateway.rooms.push.public, "bench": gateway.bench is not None})


async def privacy(gateway: Gateway, request: Request) -> Response:
    language, settings = request.path_params["language"], gateway.context.settings
    if language not in LANGUAGES:
        raise Refusal("table-no-page", status=404)
    told = catalog.privacy(language, int(settings.keep_ended / DAY), int(settings.keep_silent / DAY))
    return shared_json(request, told, {"cache-control": "no-cache"})


async def words(gateway: Gateway, request: Request) -> Response:
    language, game = request.path_params["language"], request.path_params["game"]
    catalog.checked(game, language)
    text = catalog.words(language, game).encode()
    return squeezed(request, text, "text/plain; charset=utf-8", {"cache-control": "no-cache"})


async def cards(gateway: Gateway, request: Request) -> Response:
    digest, language = request.path_params["digest"], request.path_params["language"]
    found = await gateway.context.found_cards(digest)
    if found is None or language not in LANGUAGES:
        raise Refusal("table-no-page", status=404)
    etag = f"{digest[:24]}-{language}-{own_version()}"
    if request.headers.get("if-none-match") == f'"{etag}"':
        return Response(status_code=304, headers={"etag": f'"{etag}"', "cache-control": A_YEAR})
    return shared_json(request, catalog.cards(*found, language), {"cache-control": A_YEAR, "etag": f'"{etag}"'})


async def check_card_file(gateway: Gateway, request: Request) -> Response:
    """What is wrong in a card file, before a table is made with it; nothing is kept."""
    if not gateway.checked.take(address_of(request)):
        raise Refusal("table-too-fast", status=429)
    game = request.path_params["game"]
    catalog.checked(game, LANGUAGES[0])
    brought = await body(gateway, request, BroughtCards)
    found = await gateway.context.check(game, brought.text, brought.name, address_of(request))
    return as_json(found._asdict())


async def card_template(gateway: Gateway, request: Request) -> Response:
    game, language = request.path_params["game"], request.path_params["language"]
    catalog.checked(game, language)
    return to_keep(catalog.card_template(game, language).encode(), f"{game}-cards.toml", "application/toml")


async def rules(gateway: Gateway, request: Request) -> Response:
    game, language = request.path_params["game"], request.path_params["language"]
    catalog.checked(game, language)
    return shared_json(request, catalog.rules(game, language), {"cache-control": "no-cache"})


async def guide(gateway: Gateway, request: Request) -> Response:
    catalog.checked(request.path_params["game"], request.path_params["language"])
    told = catalog.guide(request.path_params["game"], request.path_params["language"])
    return shared_json(request, told, {"cache-control": "no-cache"})


async def told_lessons(gateway: Gateway, request: Request) -> Response:
    catalog.checked(request.path_params["game"], request.path_params["language"])
    told = lessons.told(request.path_params["game"], request.path_params["language"])
    return shared_json(request, told, {"cache-control": "no-cache"})


# Tables.


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
        room = await gateway.rooms.get(head.id)
        async with room.turn():
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
    room = await room_of(gateway, request)
    wanted = asked.seats or ([asked.seat] if asked.seat >= 0 else [])
    token, seats = await seat_actions.join(room, asked.name, wanted, asked.entropy, token_of(request), asked.key)
    gateway.count("joined")
    return as_json({"token": token, "seats": seats})


async def qr(gateway: Gateway, request: Request) -> Response:
    id = request.path_params["table"]
    if await gateway.context.store.head(id) is None:
        raise unknown_table()
    drawn = io.BytesIO()
    segno.make(link(gateway, request, id), error="m").save(drawn, kind="svg", scale=4, border=2, xmldecl=False)
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})


# After the end.


async def _mine(gateway: Gateway, request: Request) -> tuple[Room, str]:
    """A room, for somebody of that table only."""
    room = await room_of(gateway, request)
    hashed = seating.hash_of(token_of(request))
    async with room.turn():
        if not room.knows(hashed):
            raise unknown_table()
    return room, hashed


async def record(gateway: Gateway, request: Request) -> Response:
    _bounded(gateway, request)
    try:
        room, _ = await _mine(gateway, request)
    except RulesRefuse as refused:
        head = refused.head
        if head.stage != "over" or not refused.knows(seating.hash_of(token_of(request))):
            raise
        kept = stored_record(head, refused.seats, await gateway.context.store.entries(head.id))
        return to_keep(kept.to_text().encode(), f"{head.game}-{head.id}.json", "application/json")
    async with room.turn():
        saved = gateway.replays.record(room)
    return to_keep(saved, f"{room.head.game}-{room.id}.json", "application/json")


def _bounded(gateway: Gateway, request: Request) -> None:
    """What plays a game again is bounded as undoing is."""
    if not gateway.looked_back.take(address_of(request)):
        gateway.count("limited")
        raise Refusal("table-too-fast", status=429)


async def scenario(gateway: Gateway, request: Request) -> Response:
    """A moment with everything in it, as `tablee record scenario` writes it: a bug report that can be run."""
    _bounded(gateway, request)
    room, _ = await _mine(gateway, request)
    move = number(request.query_params.get("move", ""))
    async with room.turn():
        told = await gateway.replays.scenario(room, move)
    return to_keep(told, f"{room.head.game}-{room.id}-{move}.toml", "application/toml")


def to_keep(told: bytes, name: str, kind: str) -> Response:
    """A file that the browser saves."""
    return streamed(told, kind, {"content-disposition": f'attachment; filename="{name}"'})


async def verify(gateway: Gateway, request: Request) -> Response:
    """Open to everybody with the link: that is what it is for."""
    _bounded(gateway, request)
    room = await room_of(gateway, request)
    language = language_of(request.headers.get("accept-language", ""))
    async with room.turn():
        return as_json(await gateway.replays.verified(room, room.texts(language)))


async def replay(gateway: Gateway, request: Request) -> Response:
    _bounded(gateway, request)
    room, hashed = await _mine(gateway, request)
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
            raise Refusal("table-not-your-seat", status=403)
        told = await gateway.replays.encoded(room, number(move), whose, language)
    return streamed(told, "application/json")


async def coach(gateway: Gateway, request: Request) -> Response:
    """What is said of a game that is over, once; until then, how far the coach is."""
    room, _ = await _mine(gateway, request)
    language = language_of(request.query_params.get("language", request.headers.get("accept-language", "")))
    begins = request.query_params.get("begin", "yes") != "no"
    return as_json(await gateway.coach.ask(room, language, begins))


async def how_it_went(gateway: Gateway, request: Request) -> Response:
    """The way of a game that is over, to its people."""
    _bounded(gateway, request)
    room, _ = await _mine(gateway, request)
    language = language_of(request.query_params.get("language", request.headers.get("accept-language", "")))
    async with room.turn():
        told = await gateway.replays.arc(room, language)
    return Response(told, headers={"cache-control": "no-store"}, media_type="application/json")


def number(text: str) -> int:
    """What somebody wrote into an address."""
    if not text.isascii() or not text.isdigit() or len(text) > 7:
        raise Refusal("table-not-understood")
    return int(text)


async def past(gateway: Gateway, request: Request) -> Response:
    """A game in play as it was: for a seat to its own person, the public view to whoever has the link."""
    _bounded(gateway, request)
    room = await room_of(gateway, request)
    token, asked = seating.hash_of(token_of(request)), request.query_params
    seat = asked.get("seat", "")
    async with room.turn():
        if token and not room.knows(token):
            raise unknown_table()
        whose = number(seat) if seat else SPECTATOR
        if whose != SPECTATOR and whose not in room.mine(token):
            raise Refusal("table-not-your-seat", status=403)
        move = number(asked.get("move", ""))
        await gateway.replays.prepare(room, move)
        return as_json(gateway.replays.past(room, move, whose))


async def called(gateway: Gateway, request: Request) -> Response:
    """This browser wants to be called when it is its person's turn; or no more."""
    if not gateway.joined.take(address_of(request)):
        raise Refusal("table-too-fast", status=429)
    asked = await body(gateway, request, Called)
    room = await room_of(gateway, request)
    token = seating.hash_of(token_of(request))
    async with room.turn():
        if not room.mine(token):
            raise unknown_table()
        await gateway.rooms.push.take(room, token, asked)
    return as_json({})


async def go_on(gateway: Gateway, request: Request) -> Response:
    if not gateway.created.take(address_of(request)):
        raise Refusal("table-too-fast", status=429)
    wish = await body(gateway, request, Continuation)
    try:
        room, _ = await _mine(gateway, request)
    except RulesRefuse as refused:
        return await _by_todays_rules(gateway, request, refused)
    made = await creation.made_before(gateway.context, creation.going_on(room), wish.key)
    if made is None:
        await has_room(gateway, address_of(request), "")
        async with room.turn():
            made = await creation.go_on(room, wish)
    return await opened(gateway, request, made, wish)


async def _by_todays_rules(gateway: Gateway, request: Request, refused: RulesRefuse) -> Response:
    """The same people go on from the last moment that holds, each with their own token; whoever asks first makes it."""
    token = token_of(request)
    if not refused.knows(seating.hash_of(token)):
        raise unknown_table()
    if refused.head.stage == "over":
        raise refused
    id = await creation.by_todays_rules(gateway.context, refused)
    room = await gateway.rooms.get(id)
    async with room.turn():
        if room.head.stage == "waiting":
            await creation.begin(room)
    room.stir()
    return as_json({"table": id, "token": token, "link": link(gateway, request, id)}, 201)
