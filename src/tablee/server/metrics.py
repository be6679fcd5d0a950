"""Numbers for Prometheus, as text, on a port of the loopback address only; off unless asked for."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tablee.server.gateway import Gateway


def text(gateway: Gateway) -> str:
    """Counts only: nothing of any game."""
    numbers: dict[str, tuple[str, float]] = {
        "tablee_sockets": ("gauge", gateway.sockets.total),
        "tablee_tables_in_memory": ("gauge", len(gateway.rooms)),
        "tablee_listeners": ("gauge", gateway.rooms.listeners),
        "tablee_memory_peak_bytes": ("gauge", _memory_peak()),
        "tablee_memory_blocks": ("gauge", sys.getallocatedblocks()),  # what Python itself has in use
        "tablee_bot_answers_total": ("counter", gateway.rooms.thinkers.chosen),
        "tablee_bot_failures_total": ("counter", gateway.rooms.thinkers.failed),
    }
    for name, count in sorted(gateway.counted.items()):
        numbers[f"tablee_{name}_total"] = ("counter", count)
    return "".join(f"# TYPE {name} {kind}\n{name} {value}\n" for name, (kind, value) in numbers.items())


@asynccontextmanager
async def shown(gateway: Gateway, port: int) -> AsyncIterator[None]:
    """`GET /metrics` while the server runs."""
    if not port:
        yield
        return

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(5):
                await reader.readuntil(b"\r\n\r\n")
                told = text(gateway).encode()
                head = f"HTTP/1.1 200 OK\r\nContent-Type: text/plain; version=0.0.4\r\nContent-Length: {len(told)}\r\n"
                writer.write(head.encode() + b"Connection: close\r\n\r\n" + told)
                await writer.drain()
        except (TimeoutError, OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass
        finally:
            writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", port)
    async with server:
        yield


def _memory_peak() -> int:
    """Bytes; 0 where the system does not say."""
    if sys.platform == "win32":
        return 0
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024
