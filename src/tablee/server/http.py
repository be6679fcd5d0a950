"""What all requests have in common: one origin, JSON, no cookies; a token comes as `Authorization: Bearer`. And what is
answered when something goes wrong."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from functools import wraps
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from tablee.server import seats as seating
from tablee.server.context import language_of, plain_texts
from tablee.server.gateway import Gateway
from tablee.server.limits import A_PEER, address_of
from tablee.server.refusal import Elsewhere, Refusal, unknown_table
from tablee.server.room import Room, RulesRefuse
from tablee.server.squeeze import squeezed
from tablee.store import StoreDown, VersionTaken

LOG: Final = logging.getLogger("tablee.http")
PIECE: Final = 64 * 1024
T = TypeVar("T")
Answering = Callable[[Gateway, Request], Awaitable[Response]]


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


def to_keep(told: bytes, name: str, kind: str) -> Response:
    """A file that the browser saves."""
    return streamed(told, kind, {"content-disposition": f'attachment; filename="{name}"'})


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


def number(text: str) -> int:
    """What somebody wrote into an address."""
    if not text.isascii() or not text.isdigit() or len(text) > 7:
        raise Refusal("table-not-understood")
    return int(text)


def token_of(request: Request) -> str:
    word, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip()[: seating.LONGEST_TOKEN] if word.lower() == "bearer" else ""


def turn_of(gateway: Gateway, request: Request) -> contextlib.AbstractAsyncContextManager[Room]:
    """A turn at the table that a request is about."""
    return gateway.rooms.turn_at(request.path_params["table"])


@contextlib.asynccontextmanager
async def turn_of_mine(gateway: Gateway, request: Request) -> AsyncIterator[tuple[Room, str]]:
    """The same for somebody of that table only; with their token (its hash)."""
    hashed = seating.hash_of(token_of(request))
    async with turn_of(gateway, request) as room:
        if not room.knows(hashed):
            raise unknown_table()
        yield room, hashed
