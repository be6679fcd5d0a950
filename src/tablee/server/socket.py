"""The websocket: hello first, text frames only, bounded both ways. A bad client is let go, never the server."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tablee.server import dispatch, seat_actions, wire
from tablee.server import seats as seating
from tablee.server.context import language_of, plain_texts, read_texts
from tablee.server.gateway import Gateway
from tablee.server.limits import A_PEER, Allowance, address_of, host_of
from tablee.server.line import GOODBYE, Line, line_of
from tablee.server.listener import Listener, encoded
from tablee.server.refusal import Elsewhere, NotThere, Refusal, unknown_table
from tablee.server.room import Room, RulesRefuse
from tablee.store import Peer, StoreDown

LOG: Final = logging.getLogger("tablee.socket")
DECODER: Final = msgspec.json.Decoder(wire.FromClient)
NORMAL, BROKEN, POLICY, BUSY = 1000, 1007, 1008, 1013
CODES: Final = {"malformed": BROKEN, "flood": POLICY, "hello": POLICY, "slow": BUSY, "busy": BUSY}
"""How the socket is closed after `bye`, by its reason; normally otherwise."""


LEFT_OUT: Final = {404: "unknown", 410: "closed"}
"""Why somebody gets no room, by the status over HTTP; all else may be better in a moment."""
A_LOOK: Final = 0.02
"""Seconds between two looks at whether they are through."""
ASKED_AGAIN: Final = 4
"""How often it is asked who has a table, if the process that has it does not take a socket: for as long as a lease
lasts. Whoever came need not come anew for that, and perhaps to the very process that sleeps."""


class Socket(Listener):
    """One websocket of one table, in one task. What is told goes out at once; only what its reader is too slow for
    waits."""

    def __init__(self, gateway: Gateway, websocket: WebSocket) -> None:
        super().__init__("", wire.SPECTATOR, "en")
        self.gateway = gateway
        self.websocket = websocket
        self.host = host_of(websocket)
        self.room: Room | None = None
        self.is_let_go = False
        self._line: Line = line_of(websocket)
        self._unsent: list[bytes] = []
        self._unsent_since = 0.0  # when the reader became too slow
        self._hears = False  # something said is being done
        now, settings = gateway.context.now(), gateway.context.settings
        self._said = Allowance(settings.said, now)
        self._in_vain: Allowance | None = None  # what is refused to a spectator
        self._slowed = 0
        self._code = NORMAL
        self._task: asyncio.Task[None] | None = None

    # As the room knows it.

    def tell_bytes(self, message: bytes) -> None:
        if self.is_let_go:
            return
        if not self._unsent and self._line.is_free():
            self._line.tell(message)
            return
        settings, now = self.gateway.context.settings, self.gateway.context.now()
        if not self._unsent:
            self._unsent_since = now
        if now - self._unsent_since > settings.send_within or len(self._unsent) >= settings.most_unsent:
            self.gateway.count("slow_readers")
            self._unsent.clear()  # what lies there is never sent
            self._go(BUSY)
            return
        self._unsent.append(message)

    def _send_on(self) -> None:
        """The reader has caught up with some of it."""
        while self._unsent and self._line.is_free():
            self._line.tell(self._unsent.pop(0))
            self._unsent_since = self.gateway.context.now()

    def let_go(self, reason: str, again: bool) -> None:
        if not self.is_let_go:
            text = plain_texts(self.language).say(f"bye-{reason}")
            self.tell_bytes(encoded(wire.Bye(reason, text, again)))
            self._go(CODES.get(reason, NORMAL))

    def _go(self, code: int) -> None:
        """Nothing more is told or heard; what was said is done to its end first."""
        self.is_let_go = True
        self._code = code
        if self._task is not None and not self._hears and self._task is not asyncio.current_task():
            self._task.cancel()

    # From its beginning to its end.

    async def run(self) -> None:
        """Reads until somebody lets go."""
        self._task = asyncio.current_task()
        self._line.when_free = self._send_on
        try:
            await self._read()
        except asyncio.CancelledError:
            if not self.is_let_go or self._task is None:
                raise  # the server ends
            self._task.uncancel()
        except Exception:
            LOG.exception("a fault in a socket")
        finally:
            self.is_let_go = True
            if self.room is not None:
                self.room.remove(self)
        with contextlib.suppress(Exception):
            async with asyncio.timeout(GOODBYE):
                while self._unsent and self._line.is_open():
                    await asyncio.sleep(A_LOOK)
        self._line.when_free = None
        if self.websocket.client_state == WebSocketState.CONNECTED:
            with contextlib.suppress(Exception):
                async with asyncio.timeout(GOODBYE):
                    await self.websocket.close(self._code)

    async def _read(self) -> None:
        try:
            async with asyncio.timeout(self.gateway.context.settings.hello_within):
                first = await self._heard()
        except TimeoutError:
            self.let_go("hello", again=False)
            return
        if first is None or not await self._hello(first):
            return
        while not self.is_let_go and (said := await self._heard()) is not None:
            self._hears = True
            try:
                await self._hear(said)
            finally:
                self._hears = False

    async def _heard(self) -> wire.ClientMessage | None:
        """The next thing said; None when there is nothing more to hear."""
        text = await self.text()
        if text is None:
            return None
        try:
            said: wire.ClientMessage = DECODER.decode(text)
            return said
        except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError, RecursionError):
            self._refuse("malformed")
            return None

    async def text(self) -> str | None:
        """The next message, as it came; None when there is nothing more to hear."""
        try:
            message = await self.websocket.receive()
        except (WebSocketDisconnect, RuntimeError):
            return None
        if message["type"] != "websocket.receive":
            return None
        self.gateway.count("messages")
        if not await self._may_go_on():
            self._refuse("flood")
            return None
        text: str | None = message.get("text")
        if text is None:
            self._refuse("malformed")
        return text

    async def _may_go_on(self) -> bool:
        """Who says too much is heard more slowly (and cannot send meanwhile); who goes on so is let go."""
        if self._said.take(self.gateway.context.now()):
            self._slowed = max(0, self._slowed - 1)
            return True
        self._slowed += 2
        await asyncio.sleep(1.0 / self._said.rate.per_second)
        self._said.empty(self.gateway.context.now())
        return self._slowed <= self.gateway.context.settings.most_slowed

    def _refuse(self, reason: str) -> None:
        self.gateway.count(reason)
        LOG.warning("let go", extra={"why": reason, "table": "" if self.room is None else self.room.id})
        self.let_go(reason, again=False)

    async def _hello(self, said: wire.ClientMessage) -> bool:
        if not isinstance(said, wire.Hello):
            self._refuse("hello")
            return False
        self.language = language_of(said.language)
        if said.protocol != wire.PROTOCOL:
            self.let_go("protocol", again=False)
            return False
        for _ in range(ASKED_AGAIN):
            if self.gateway.rooms.is_ending:
                break
            try:
                return await self._come_in(said)
            except NotThere:
                await asyncio.sleep(A_LOOK)
        self.let_go("restart", again=True)
        return False

    async def _come_in(self, said: wire.Hello) -> bool:
        """Whether it is at the table now. NotThere if the process that had it is not there any more."""
        try:
            room = await self.gateway.rooms.get(said.table)
            await read_texts(self.language, room.head.game)
            async with self.gateway.rooms.turn_at(said.table) as room:  # nothing is waited for until it sits there
                self._sit(room, said)
                self.room = room
                room.add(self)
                await seat_actions.come_back(room, self.token)
            room.stir()
        except Elsewhere as elsewhere:
            await self._pass_on(said, elsewhere.peer)
            return False
        except Refusal as refused:
            LOG.warning("hello refused", extra={"why": refused.key})
            self.gateway.count("hellos_refused")
            if isinstance(refused, RulesRefuse):
                self.let_go("rules", again=False)
            else:
                reason = LEFT_OUT.get(refused.status, "busy")
                self.let_go(reason, again=reason == "busy")
            return False
        except StoreDown:
            self.let_go("store", again=True)
            return False
        except Exception:
            LOG.exception("a fault at hello")
            self.let_go("fault", again=True)
            return False
        return True

    async def _pass_on(self, hello: wire.Hello, peer: Peer) -> None:
        """To the process that has the table."""
        if self.gateway.peers is None or address_of(self.websocket) == A_PEER:
            self.let_go("restart", again=True)
        else:
            self._code = await self.gateway.peers.pass_on(self, hello, peer) or self._code

    def _sit(self, room: Room, said: wire.Hello) -> None:
        """Where it looks from: the seat it asked for if that is its own, else its first one."""
        self.token = seating.hash_of(said.token)
        if self.token and not room.knows(self.token):
            raise unknown_table()
        mine = room.mine(self.token)
        self.seat = said.seat if said.seat in mine else (mine[0] if mine else wire.SPECTATOR)
        self.seen, self.had = said.seen, said.log

    async def _hear(self, said: wire.ClientMessage) -> None:
        room = self.room
        assert room is not None
        key = str(getattr(said, "key", ""))
        if isinstance(said, wire.Ping):
            self.tell(wire.Pong(said.key))
            return
        if isinstance(said, wire.Hello):
            self._refuse("malformed")
            return
        if not self._may_say(room, said):
            self.gateway.count("limited")
            text = plain_texts(self.language).say("table-too-fast")
            self.tell(wire.Refused(key, "TABLE", text, False))
            await self._not_so_fast()
            return
        began = time.perf_counter()
        await dispatch.hear(room, self, said)
        if self.gateway.took is not None:
            self.gateway.took(type(said).__name__.lower(), time.perf_counter() - began)
        if isinstance(said, dispatch.OF_PLAYERS):
            await self._not_so_fast()

    async def _not_so_fast(self) -> None:
        """Something was refused, if this is a spectator. Who goes on so is heard more slowly, and costs others nothing
        meanwhile: what they send waits at their end."""
        if self.token:
            return
        if self._in_vain is None:
            self._in_vain = Allowance(self.gateway.context.settings.in_vain, self.gateway.context.now())
        if not self._in_vain.take(self.gateway.context.now()):
            self.gateway.count("slowed")
            await asyncio.sleep(1.0 / self._in_vain.rate.per_second)
            self._in_vain.empty(self.gateway.context.now())

    def _may_say(self, room: Room, said: wire.ClientMessage) -> bool:
        """Each person at the table has an allowance of their own; all who only look on share one."""
        gateway = self.gateway
        if not self.token or not room.knows(self.token):
            return gateway.watched.take(room.id)
        person = f"{room.id} {self.token}"
        allowed = gateway.at_table.take(person)
        if isinstance(said, wire.Chat):
            return gateway.chatted.take(person) and allowed
        if isinstance(said, wire.Undo | wire.AskUndo | wire.Look | wire.Host):
            allowed = gateway.taken_back.take(person) and allowed
        if isinstance(said, wire.Undo | wire.AskUndo):
            return allowed and gateway.undone.take(room.id)
        return allowed


async def listen(gateway: Gateway, websocket: WebSocket) -> None:
    """The end of a connection that somebody opened."""
    settings = gateway.context.settings
    address = address_of(websocket)
    if not gateway.is_origin_ours(websocket.headers.get("origin")):
        gateway.count("foreign_origins")
        LOG.warning("foreign origin")
        await websocket.close(POLICY)
        return
    here = gateway.sockets[address] if address != A_PEER else 0
    full = gateway.sockets.total >= settings.most_sockets or here >= settings.most_sockets_per_address
    if full or not gateway.came.take(address):
        gateway.count("sockets_refused")
        await websocket.close(BUSY)
        return
    gateway.sockets.add(address)
    try:
        await websocket.accept()
        await Socket(gateway, websocket).run()
    finally:
        gateway.sockets.remove(address)
