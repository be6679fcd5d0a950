"""Several processes, one PostgreSQL: which of them is alive, and what goes to the one that has a table.

Whoever comes for a table that another process has is passed on to it, socket or request as it is: views are made there
and nowhere else, so nothing hidden crosses to where it is not shown. Presence, kicks, chat, limits of a table and all
else are as if everybody were connected there. docs/hosting.md says what it costs.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from typing import Final, Protocol
from urllib.parse import urlsplit

import h11
import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tablee.server import wire
from tablee.server.limits import COMES_FROM, SECRET, host_of
from tablee.server.refusal import NotThere, Refusal
from tablee.store import Peer, Shared, StoreDown
from tablee.store.ownership import BEAT, LEASE, MOVED
from tablee.store.postgres import InPostgres

LOG: Final = logging.getLogger("tablee.peers")
PASSED_ON: Final = ("accept-language", "authorization", "content-type", "host")
BACK: Final = ("cache-control", "content-disposition", "content-length", "content-type")
PIECE: Final = 1 << 16
OPENING: Final = 2 * BEAT
"""Seconds for a peer to take a socket: on a busy machine a living one may need more than one, and whoever is sent away
before that only comes again. Whoever waits for one that is asleep is told so then, and may find another way."""
CLOSING: Final = 0.1
"""Seconds for a peer to say goodbye: nobody waits for one that is asleep."""
A_BIT: Final = 0.02
"""Seconds after the end of another's lease at which it is looked for."""
LOCAL: Final = "127.0.0.1"


class Passed(Protocol):
    """A socket that is passed on."""

    host: str
    is_let_go: bool

    def tell_bytes(self, message: bytes) -> None: ...

    def let_go(self, reason: str, again: bool) -> None: ...

    async def text(self) -> str | None: ...


class Relay:
    """The way of a socket to the process that has its table."""

    def __init__(self, socket: Passed, table: str, peer: Peer) -> None:
        self.socket = socket
        self.table = table
        self.peer = peer
        self._opening: asyncio.Timeout | None = None  # until the peer has taken it

    def cut(self) -> None:
        """Whoever is there comes anew, or is not even told, if the peer has not taken the socket yet."""
        if self._opening is not None:
            _end(self._opening)
        else:
            self.socket.let_go("restart", again=True)

    async def run(self, hello: wire.Hello) -> int:
        """As long as the peer has the table and somebody is here. Both ways as it comes: what is said is read there,
        and what is told there is sent. How the peer closed it, having said why; 0 if it did not."""
        try:
            async with asyncio.timeout(OPENING) as self._opening:
                owner = await connect(
                    f"{self.peer.address.replace('http', 'ws', 1)}/ws",
                    additional_headers=headers_for(self.peer, self.socket.host),
                    compression=None,
                    max_size=None,
                    open_timeout=None,
                    close_timeout=CLOSING,
                    ping_interval=None,
                    proxy=None,
                    user_agent_header=None,
                )
        except (OSError, TimeoutError, WebSocketException) as error:
            raise NotThere from error
        finally:
            self._opening = None
        saying = asyncio.create_task(self._say(owner, hello))
        try:
            async with asyncio.timeout(LEASE):  # it may have fallen asleep by now
                first = await owner.recv(decode=False)
            self.socket.tell_bytes(first)
            while not self.socket.is_let_go:
                self.socket.tell_bytes(await owner.recv(decode=False))
            return 0
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 0
        finally:
            saying.cancel()
            await asyncio.gather(saying, return_exceptions=True)
            await _closed(owner)

    async def _say(self, owner: ClientConnection, hello: wire.Hello) -> None:
        await owner.send(msgspec.json.encode(hello), text=True)
        while (text := await self.socket.text()) is not None:
            await owner.send(text)
        await _closed(owner)


class Peers:
    """This process among the others. `lost` is told which tables are no longer ours, `shares` how many we are."""

    def __init__(self, shared: Shared, lost: Callable[[str], None], shares: Callable[[int], None]) -> None:
        self.shared = shared
        self.lost = lost
        self.shares = shares
        self.relays: set[Relay] = set()
        self._asking: dict[asyncio.Timeout, str] = {}  # requests that a peer has yet to answer, by its name
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self.shared.begin()
        self._tasks = [asyncio.create_task(self._live()), asyncio.create_task(self._listen())]

    async def stop(self) -> None:
        """Our tables are there for the others at once."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self.shared.end()
        except StoreDown:
            LOG.warning("the store does not answer")  # then the lease runs out

    async def _live(self) -> None:
        while True:
            pause = BEAT
            try:
                alive = await self.shared.beat()
                if alive is None:
                    await self._begin_anew()
                else:
                    self.shares(len(alive))
                    self._cut_all_but(alive)
                    pause = min(BEAT, self.shared.soonest + A_BIT)  # who waits for one that sleeps waits no longer
            except StoreDown:
                LOG.warning("the store does not answer")
            except Exception:
                LOG.exception("no sign of life")
            await asyncio.sleep(pause)

    async def _begin_anew(self) -> None:
        """We were away for longer than the lease: whatever we had may be another's."""
        LOG.warning("the lease has run out")
        for table in self.shared.held():
            self.lost(table)
        await self.shared.begin()

    async def _listen(self) -> None:
        database = self.shared.store.database
        assert isinstance(database, InPostgres)
        while True:
            try:
                await database.listen(MOVED, self._moved, self._look_again)
            except StoreDown:
                LOG.warning("nothing is heard of the others")
            except Exception:
                LOG.exception("nothing is heard of the others")
            await asyncio.sleep(BEAT)

    def _moved(self, told: str) -> None:
        """A table has another owner now, or a process has ended."""
        table, _, owner = told.partition(" ")
        if not table:
            self._cut(lambda relay: relay.peer.id == owner)
            self._give_up(lambda peer: peer == owner)
            return
        self._cut(lambda relay: relay.table == table and relay.peer.id != owner)
        if owner != self.shared.id:
            self.shared.epochs.pop(table, None)
            self.lost(table)

    async def _look_again(self) -> None:
        """Something may have been told while nobody listened."""
        about = {*self.shared.held(), *(relay.table for relay in self.relays)}
        for table, owner in (await self.shared.owners(sorted(about))).items():
            self._moved(f"{table} {owner}")

    def _cut_all_but(self, alive: frozenset[str]) -> None:
        self._cut(lambda relay: relay.peer.id not in alive)
        self._give_up(lambda peer: peer not in alive)

    def _cut(self, which: Callable[[Relay], bool]) -> None:
        for relay in [one for one in self.relays if which(one)]:
            relay.cut()

    def _give_up(self, is_gone: Callable[[str], bool]) -> None:
        """Requests to peers that will not answer any more."""
        for wait in [wait for wait, peer in self._asking.items() if is_gone(peer)]:
            _end(wait)

    @contextlib.asynccontextmanager
    async def _while_alive(self, peer: Peer) -> AsyncIterator[None]:
        """However long it takes; TimeoutError when the peer is found to be gone, or asleep beyond its lease."""
        async with asyncio.timeout(None) as wait:
            self._asking[wait] = peer.id
            try:
                yield
            finally:
                del self._asking[wait]

    # Passing on.

    async def pass_on(self, socket: Passed, hello: wire.Hello, peer: Peer) -> int:
        """Until one of them ends it; how it is to be closed, if the peer has said so. NotThere."""
        relay = Relay(socket, hello.table, peer)
        self.relays.add(relay)
        try:
            code = await relay.run(hello)
        except NotThere as missed:
            await self._miss(peer, missed.__cause__)
            raise
        except (OSError, TimeoutError, WebSocketException):
            code = 0
        finally:
            self.relays.discard(relay)
        if not code:
            relay.cut()
        return code

    async def _miss(self, peer: Peer, error: BaseException | None) -> None:
        """On this machine a port at which nobody listens is that of a process that has ended."""
        if isinstance(error, ConnectionRefusedError) and urlsplit(peer.address).hostname == LOCAL:
            with contextlib.suppress(StoreDown):
                await self.shared.bury(peer)

    async def forwarded(self, request: Request, body: bytes, peer: Peer) -> Response:
        """The answer of the process that has the table. Refusal if it does not answer."""
        reader: asyncio.StreamReader
        try:
            async with asyncio.timeout(LEASE):
                where = urlsplit(peer.address)
                reader, writer = await asyncio.open_connection(where.hostname, where.port)
        except (OSError, TimeoutError, ValueError) as error:
            await self._miss(peer, error)
            raise Refusal("table-moving", status=503) from error
        asked = h11.Connection(h11.CLIENT)
        headers = [(name, request.headers[name]) for name in PASSED_ON if name in request.headers]
        headers += [*headers_for(peer, host_of(request)).items(), ("connection", "close")]
        headers += [("content-length", str(len(body)))] if body else []
        target = request.url.path + (f"?{request.url.query}" if request.url.query else "")
        head = asked.send(h11.Request(method=request.method, target=target, headers=headers))
        assert head is not None
        rest = asked.send(h11.Data(body)) if body else b""
        asked.send(h11.EndOfMessage())
        try:
            async with self._while_alive(peer):
                writer.write(head + (rest or b""))
                await writer.drain()
                begun = await _next(asked, reader)
            if not isinstance(begun, h11.Response):
                raise h11.RemoteProtocolError("no answer")
        except (OSError, TimeoutError, h11.RemoteProtocolError) as error:
            writer.transport.abort()
            raise Refusal("table-moving", status=503) from error
        told = {name.decode(): value.decode() for name, value in begun.headers if name.decode() in BACK}

        async def pieces() -> AsyncIterator[bytes]:
            try:
                while True:
                    async with self._while_alive(peer):
                        piece = await _next(asked, reader)
                    if not isinstance(piece, h11.Data):
                        break
                    yield bytes(piece.data)
            finally:
                writer.transport.abort()

        return StreamingResponse(pieces(), begun.status_code, told)


def _end(wait: asyncio.Timeout) -> None:
    """Now, if it is not ending already."""
    if not wait.expired():
        wait.reschedule(0.0)


async def _closed(owner: ClientConnection) -> None:
    """With a goodbye, if it is heard: nobody waits for a peer that is asleep, nor keeps what it did not read."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(CLOSING):
            await owner.close()
    owner.transport.abort()


def headers_for(peer: Peer, host: str) -> dict[str, str]:
    return {SECRET: peer.secret, COMES_FROM: host}


async def _next(
    asked: h11.Connection, reader: asyncio.StreamReader
) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
    while (event := asked.next_event()) is h11.NEED_DATA:
        asked.receive_data(await reader.read(PIECE))
    return event
