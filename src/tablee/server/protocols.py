"""What lies below requests and messages: connections that say nothing, and control frames. Both are bounded here."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import struct
import sys
from collections.abc import Callable, Collection
from typing import Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from tablee.server.gateway import Gateway
from tablee.server.limits import Allowance
from tablee.server.line import GOODBYE, LINE

LOG: Final = logging.getLogger("tablee.connections")
AT_ONCE: Final = 4096
"""Bytes of a websocket that are read before it is asked whether it may go on."""
OTHER_FILES: Final = 96
"""Files that a server needs besides connections: the database, bots, its own."""
TOLD_EVERY: Final = 10.0
"""Seconds between two lines about the same."""
AT_ONCE_GONE: Final = struct.pack("ii", 1, 0)
"""As a value of SO_LINGER: the system keeps nothing for a reader that may come yet."""
TAKEN_AT_LEAST: Final = 16 * 1024
"""Bytes of what was sent that its reader takes between two looks (`Settings.send_within`), if not all of it."""


class Sent(asyncio.Protocol):
    """The way out of a connection: whether its reader takes what was sent."""

    transport: asyncio.Transport
    _left = 0  # bytes that waited for the reader at the last look
    _caught_up = False  # with most of it, since then

    def resume_writing(self) -> None:
        self._caught_up = True
        super().resume_writing()

    def is_stuck(self) -> bool:
        """Whether next to nothing of it was taken since the last look."""
        before, caught_up = self._left, self._caught_up
        self._left, self._caught_up = self.transport.get_write_buffer_size(), False
        return not caught_up and self._left > 0 and self._left > before - TAKEN_AT_LEAST and before > 0

    def cut(self) -> None:
        """End it now, with what lies in it, here and in the system: one that is only closed waits for its reader, who
        may never read on."""
        with contextlib.suppress(OSError, AttributeError):
            self.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE_GONE)
        self.transport.abort()


class Connections:
    """How many there may be. Those that wait for a first request give way to others, the oldest first. One whose reader
    has stopped is cut, whatever waits in it: an answer, or the end of a connection that was closed."""

    def __init__(self, gateway: Gateway, most: int) -> None:
        self.gateway = gateway
        self.most = most
        self.silent: dict[Patient, None] = {}  # in the order of coming
        self._told = -TOLD_EVERY
        self._looks: asyncio.TimerHandle | None = None

    def came(self, new: Patient, count: int) -> bool:
        """Whether one more may stay."""
        if self._looks is None:
            self._look_later(new.connections)
        if count <= self.most:
            return True
        oldest = next(iter(self.silent), None)
        loop = asyncio.get_running_loop()
        if loop.time() - self._told >= TOLD_EVERY:
            self._told = loop.time()
            LOG.warning("too many connections", extra={"count": count, "why": "silent" if oldest else "busy"})
        if oldest is None:
            self.gateway.count("connections_refused")
            return False
        oldest.give_up("connections_silent")
        return True

    def _look_later(self, everybody: Collection[asyncio.Protocol]) -> None:
        within = self.gateway.context.settings.send_within
        self._looks = asyncio.get_running_loop().call_later(within, self._look, everybody)

    def _look(self, everybody: Collection[asyncio.Protocol]) -> None:
        """At a moment when all that the system takes has been given to it. A socket that is open has its own bounds."""
        for one in list(everybody):
            if isinstance(one, Sent) and one.is_stuck() and (isinstance(one, Patient) or one.transport.is_closing()):
                self.gateway.count("connections_unread")
                one.cut()
        self._looks = None
        if everybody:
            self._look_later(everybody)


class Patient(Sent, H11Protocol):
    """HTTP with a deadline for each whole head of a request: nobody holds a place without asking for something."""

    all: Connections
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self.all.came(self, len(self.connections)):
            transport.abort()
            return
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._hear()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.cycle is not None and not self.cycle.response_complete:
            self._hear()
        elif self._deadline is None and not self.transport.is_closing() and self in self.connections:
            self._wait()

    def handle_websocket_upgrade(self, event: object) -> None:
        self._hear()
        super().handle_websocket_upgrade(event)  # type: ignore[arg-type]

    def _wait(self) -> None:
        within = self.all.gateway.context.settings.head_within
        self._deadline = self.loop.call_later(within, self.give_up, "connections_silent")
        self.all.silent[self] = None

    def _hear(self) -> None:
        self.all.silent.pop(self, None)
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def give_up(self, why: str) -> None:
        self._hear()
        self.all.gateway.count(why)
        self.connections.discard(self)
        self.transport.abort()


class Counted(Sent, WebSocketsSansIOProtocol):
    """Control frames and pieces of messages count; who sends too many is let go. Pings of somebody who does not read
    are not answered."""

    all: Connections
    when_free: Callable[[], None] | None = None
    _control: Allowance | None = None
    _cut: asyncio.TimerHandle | None = None
    _sends_soon = False  # something waits in `conn` for the end of what the loop is doing

    def connection_lost(self, exc: Exception | None) -> None:
        if self._cut is not None:
            self._cut.cancel()
            self._cut = None
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:  # else it was refused
            self.scope[LINE] = self  # type: ignore[typeddict-unknown-key]

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._cut_after(GOODBYE)  # also one that was refused before it was taken

    # As a socket knows it (`Line`).

    def is_open(self) -> bool:
        return not (self.disconnected or self.close_sent or self.transport.is_closing())

    def is_free(self) -> bool:
        return self.writable.is_set()

    def tell(self, message: bytes) -> None:
        if self.is_open():
            try:
                self.conn.send_text(message)
            except InvalidState:  # a goodbye has come, or gone
                return
            if not self._sends_soon:  # "done" and the update that follows are one call of the system
                self._sends_soon = True
                self.loop.call_soon(self._send)

    def _send(self) -> None:
        """What else is sent meanwhile (a goodbye) takes with it what waits, in its order."""
        self._sends_soon = False
        waits = b"".join(self.conn.data_to_send())
        if waits and not self.transport.is_closing():
            self.transport.write(waits)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.when_free is not None:
            self.when_free()

    # Its end.

    def _cut_after(self, seconds: float) -> None:
        if self._cut is None and not self.disconnected:
            self._cut = self.loop.call_later(seconds, self.cut)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._cut_after(0.0)  # who answers no ping reads no goodbye

    # What comes.

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), AT_ONCE):  # a frame has two bytes at least: so few before one is let go
            if self.transport.is_closing() or self.disconnected:
                return
            super().data_received(data[start : start + AT_ONCE])

    def handle_ping(self) -> None:
        if self._sends_soon:
            self._counts()  # it is answered with what waits
        elif self._counts():
            answer = b"".join(self.conn.data_to_send())
            if self.writable.is_set():
                self.transport.write(answer)

    def handle_pong(self, event: Frame) -> None:
        if self.pending_ping_payload is not None and bytes(event.data) == self.pending_ping_payload:
            super().handle_pong(event)  # the one that was asked for
        else:
            self._counts()

    def handle_cont(self, event: Frame) -> None:
        if event.fin or self._counts():
            super().handle_cont(event)

    def _counts(self) -> bool:
        gateway, now = self.all.gateway, self.loop.time()
        if self._control is None:
            self._control = Allowance(gateway.context.settings.controlled, now)
        if self._control.take(now):
            return True
        if not self.transport.is_closing():
            gateway.count("control_floods")
            LOG.warning("let go", extra={"why": "control frames"})
            self.cut()
        return False


def bounded(gateway: Gateway) -> tuple[type[Patient], type[Counted]]:
    """The protocols of one server."""
    settings = gateway.context.settings
    connections = Connections(gateway, may_be_open(settings.most_sockets + settings.most_requests))
    return patient(connections), type("CountedHere", (Counted,), {"all": connections})


def patient(connections: Connections) -> type[Patient]:
    """HTTP with no more connections than these may be."""
    return type("PatientHere", (Patient,), {"all": connections})


def may_be_open(wanted: int) -> int:
    """So many connections as are wanted, if the system gives files for them; else fewer, with a word about it."""
    if sys.platform == "win32":
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + OTHER_FILES
    if soft != resource.RLIM_INFINITY and soft < needed:
        raised = needed if hard == resource.RLIM_INFINITY else min(hard, needed)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (raised, hard))
            soft = raised
        except (ValueError, OSError):
            pass
    if soft == resource.RLIM_INFINITY or soft >= needed:
        return wanted
    LOG.warning(
        "the system gives this process fewer open files than its limits promise: raise LimitNOFILE or `ulimit -n`",
        extra={"files": soft, "needed": needed},
    )
    return max(16, soft - OTHER_FILES)
