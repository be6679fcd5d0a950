"""Running the server: one process, uvicorn on one socket, an orderly end."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
import sys
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from typing import Final

import uvicorn

try:
    import uvloop
except ImportError:  # there is none for Windows; the loop of the standard library does the same, only more slowly
    uvloop = None  # type: ignore[assignment]

from tablee.core.fault import wrong
from tablee.errors import UserError, why
from tablee.server import json_log, wire
from tablee.server.app import opened
from tablee.server.gateway import Gateway
from tablee.server.protocols import bounded
from tablee.server.settings import Settings
from tablee.store import StoreDown, held

EVERYWHERE: Final = ("0.0.0.0", "::")
GOODBYE: Final = 5.0
"""Seconds for everybody to hear that the server ends."""
HAND_OVER: Final = 0.0005
"""Seconds after which a thread of Python that computes gives way to one that waits for its turn; else 5 ms. So long an
answer waited for the thread that comes back from the disk with it while the loop was busy with others, and the loop for
a thread that reads a card file or the words of a language, each time it had something to do."""
PINGED_EVERY: Final = 10.0
ANSWERED_WITHIN: Final = 20.0
"""Seconds. A line that was closed is noticed at once; one that was cut without a word, when no answer came for so long.
Whoever floods us is heard more slowly, answers to pings too, and must still hear why they are let go."""


def serve(
    settings: Settings,
    ready: Callable[[list[str]], None],
    log_level: str = "warning",
    bound_before: socket.socket | None = None,
) -> None:
    """Until somebody stops it; `ready` gets the addresses under which it can be reached. FileInUse. `bound_before`: the
    socket, if several processes have it together."""
    json_log.start(log_level)
    sys.setswitchinterval(HAND_OVER)
    with (
        held(settings.database) as lock,
        contextlib.closing(bound_before or bound(settings.host, settings.port)) as taken,
    ):

        def is_ready(addresses: list[str]) -> None:
            if lock is not None:
                lock.tell(addresses)
            ready(addresses)

        loop = uvloop.new_event_loop if uvloop is not None else None
        with (
            database_told(settings.database),
            contextlib.suppress(KeyboardInterrupt),
            asyncio.Runner(loop_factory=loop) as runner,
        ):
            runner.run(_serve(settings, taken, is_ready))


@contextlib.contextmanager
def database_told(url: str) -> Iterator[None]:
    """A database that does not answer is said in a sentence."""
    try:
        yield
    except StoreDown as down:
        words = "the database {address} does not answer: {what}"
        raise UserError(wrong("silent-database", words, address=_without_password(url), what=str(down))) from down


def bound(host: str, port: int) -> socket.socket:
    """The socket, taken before anything else is started: a port in use is said at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
    except (OSError, OverflowError) as error:
        made.close()
        words = "cannot listen on {host} port {port} ({why}); try --port 0"
        raise UserError(wrong("unheard", words, host=host, port=str(port), why=why(error))) from error
    return made


class Orderly(uvicorn.Server):
    """Says goodbye before it ends. To be told to end is no failure: uvicorn would raise the signal once more."""

    def __init__(self, config: uvicorn.Config, goodbye: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self.goodbye = goodbye
        self.leaving: asyncio.Task[None] | None = None

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError):  # not on Windows: there Ctrl-C is a KeyboardInterrupt
                loop.add_signal_handler(number, self.leave)
        yield

    def leave(self) -> None:
        """Once: in order. Twice: at once."""
        if self.leaving is None:
            self.leaving = asyncio.get_running_loop().create_task(self._leave())
        else:
            self.should_exit = self.force_exit = True

    async def _leave(self) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE):
                await self.goodbye()
        self.should_exit = True


async def _serve(settings: Settings, taken: socket.socket, ready: Callable[[list[str]], None]) -> None:
    port = int(taken.getsockname()[1])
    addresses = addresses_of(settings, port)
    sockets, peer_address = [taken], ""
    if settings.shared:
        sockets.append(bound(settings.peer_host, 0))
        peer_address = addresses_of(replace(settings, host=settings.peer_host), int(sockets[1].getsockname()[1]))[0]
    async with opened(settings, origins_of(settings, addresses, port), peer_address) as (app, gateway):
        gateway.context.link = gateway.context.link or (addresses[0] if settings.host in EVERYWHERE else "")
        http, websocket = bounded(gateway)
        config = uvicorn.Config(
            app,
            http=http,
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            date_header=False,
            ws=websocket,
            ws_max_size=wire.LONGEST_MESSAGE,
            ws_max_queue=8,
            ws_ping_interval=PINGED_EVERY,
            ws_ping_timeout=ANSWERED_WITHIN,
            ws_per_message_deflate=False,  # secrets and what others typed must not be compressed together
            proxy_headers=bool(settings.behind_proxy),
            forwarded_allow_ips=settings.behind_proxy or None,
            timeout_keep_alive=settings.idle_for,
            timeout_graceful_shutdown=5,
            limit_concurrency=None,
            h11_max_incomplete_event_size=64 * 1024,
            backlog=2048,
        )

        async def goodbye() -> None:
            await gateway.rooms.stop()
            if gateway.peers is not None:
                await gateway.peers.stop()
            while gateway.sockets.total:
                await asyncio.sleep(0.02)

        server = Orderly(config, goodbye)
        gateway.rooms.garbage.begin()
        async with numbers(gateway, settings.metrics_port):
            serving = asyncio.create_task(server.serve(sockets=sockets))
            while not server.started and not serving.done():
                await asyncio.sleep(0.02)
            if server.started:
                ready(addresses)
            await serving


def numbers(gateway: Gateway, port: int) -> contextlib.AbstractAsyncContextManager[None]:
    """`GET /metrics` while the server runs, if a port was given for it."""
    if not port:
        return contextlib.nullcontext()
    from tablee.server import metrics  # what counts takes a tenth of a start

    return metrics.shown(gateway, port)


def addresses_of(settings: Settings, port: int) -> list[str]:
    """Where a browser finds us, the address for others first."""
    if settings.host not in EVERYWHERE:
        host = f"[{settings.host}]" if ":" in settings.host else settings.host
        return [f"http://{host}:{port}"]
    own = own_address()
    found = [f"http://{own}:{port}"] if own else []
    return [*found, f"http://127.0.0.1:{port}"]


def own_address() -> str:
    """Our address in the local network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(("192.0.2.1", 9))
            return str(asked.getsockname()[0])
        except OSError:
            return ""


def origins_of(settings: Settings, addresses: list[str], port: int) -> frozenset[str]:
    """The pages that may talk to us: our own, by all the names this machine has, and those the host allowed."""
    local = [f"http://{name}:{port}" for name in ("localhost", "127.0.0.1", "[::1]")]
    named = [f"http://{socket.gethostname()}:{port}", f"http://{socket.gethostname()}.local:{port}"]
    lan = named if settings.host in EVERYWHERE else []
    linked = [settings.link.rstrip("/")] if settings.link else []
    given = [origin.rstrip("/") for origin in settings.origins]
    found = {*local, *addresses, *lan, *given, *linked}
    return frozenset(found | {origin.removesuffix(":80") for origin in found})


def _without_password(url: str) -> str:
    before, at, after = url.rpartition("@")
    return f"{before.partition('://')[0]}://…@{after}" if at else url
