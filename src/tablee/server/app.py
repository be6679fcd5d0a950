"""The application: pages, routes and the websocket under one origin, with the headers that keep browsers careful."""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.routing import BaseRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from tablee.server.bench.routes import routes as bench_routes
from tablee.server.bot_workers import BotWorkers
from tablee.server.context import ServerContext, language_of, plain_texts
from tablee.server.gateway import Gateway
from tablee.server.limits import A_PEER, COMES_FROM, SECRET, host_of
from tablee.server.rooms import Rooms
from tablee.server.routes import routes
from tablee.server.settings import Settings
from tablee.server.socket import listen
from tablee.server.static_files import of_games, pages
from tablee.store import Shared, Store, StoreDown, open_store

if TYPE_CHECKING:
    from tablee.server.bench.bench import Bench

LOG: Final = logging.getLogger("tablee.app")
SOCKETS: Final = re.compile("/ws(/[^/]+)?")
"""Where websockets are opened; with a table, so that a proxy may go by it. Hello says which table it is."""
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",  # the table sets places of cards as styles; no script is ever inline
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Entrance:
    """Whoever comes passes here. Every answer bears careful headers. Websockets go straight to their end: each layer of
    Starlette's would be kept in memory for as long as somebody sits at a table."""

    def __init__(self, app: ASGIApp, gateway: Gateway) -> None:
        self.app = app
        self.gateway = gateway

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        refused = self._refused(scope) if scope["type"] in ("http", "websocket") else None
        if scope["type"] == "websocket":
            if refused is None and SOCKETS.fullmatch(scope["path"]):
                await listen(self.gateway, WebSocket(scope, receive, send))
            else:
                await send({"type": "websocket.close", "code": 1008})
            return

        async def send_with(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
            await send(message)

        await (refused or self.app)(scope, receive, send_with)

    def _refused(self, scope: Scope) -> PlainTextResponse | None:
        """What somebody is told who gets no answer here. Whom another process passes on counts as who they are."""
        headers = Headers(scope=scope)
        if self.gateway.is_peer(headers.get(SECRET)):
            scope[A_PEER] = True
            scope["client"] = (headers.get(COMES_FROM, ""), 0)
        if self.gateway.context.bans.hold(host_of(HTTPConnection(scope))):
            self.gateway.count("banned")
            said = plain_texts(language_of(headers.get("accept-language", ""))).say("table-banned")
            return PlainTextResponse(f"{said}\n", 403)
        if A_PEER not in scope and not self.gateway.is_host_ours(headers.get("host")):
            self.gateway.count("foreign_hosts")
            return PlainTextResponse("this server has another name\n", 400)
        return None


@asynccontextmanager
async def opened(
    settings: Settings, origins: frozenset[str], peer_address: str = ""
) -> AsyncIterator[tuple[ASGIApp, Gateway]]:
    """The application with its store and its bots; everything is closed in order at the end. With a `peer_address`, at
    which other processes reach this one, it shares the database with them."""
    async with (
        open_store(settings.database) as store,
        BotWorkers(settings.bot_workers, settings.bot_pace) as thinkers,
        BotWorkers() as advisers,  # for hints and the coach: no bot waits for them, nor they for a bot
    ):
        context = ServerContext(store, settings)
        context.is_whole = await _looked_through(store)
        context.last_heard = min(context.started, await store.last_heard() or context.started)
        rooms = Rooms(context, thinkers, advisers)
        gateway = Gateway(context, rooms, origins)
        if settings.bench:
            gateway.bench = _bench(context)
        if peer_address:
            await _join_others(gateway, peer_address)
        await rooms.start()
        try:
            yield application(gateway), gateway
        finally:
            gateway.coach.stop()
            if gateway.bench is not None:
                await gateway.bench.close()
            await rooms.stop()
            if gateway.peers is not None:
                await gateway.peers.stop()
            await context.close()


def _bench(context: ServerContext) -> Bench:
    from tablee.server.bench.bench import Bench  # nothing that a server without one needs

    return Bench(context)


async def _join_others(gateway: Gateway, address: str) -> None:
    from tablee.server.peers import Peers  # nothing that a server alone needs

    shared = gateway.context.ownership = Shared(gateway.context.store, address)
    gateway.peers = Peers(shared, gateway.rooms.lost, gateway.shares)
    await gateway.peers.start()


async def _looked_through(store: Store) -> bool:
    try:
        whole = await store.is_whole()
    except StoreDown:
        whole = False
    if not whole:
        LOG.error("the database is damaged: restore a backup")
    return whole


def application(gateway: Gateway) -> ASGIApp:
    all_routes: list[BaseRoute] = [
        *routes(gateway),
        *bench_routes(gateway),
        *of_games(),
        *pages(gateway.context.settings.web, gateway),
    ]
    return Entrance(Starlette(routes=all_routes), gateway)
