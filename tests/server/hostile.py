"""People who look on at tables and do harm, in a process of their own, for scripts/load.

    python -m tests.server.hostile URL COUNT       the ids of tables come on its standard input

Until that is closed each says nonsense, asks for undoing and sends pings, ten times a second, and comes back when it is
let go; an empty line says that all have come, at the end a line how many things they said. At the lowest priority:
machines elsewhere would not take the cores of this one. Bounded in number and time.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import sys
import time
from typing import Final

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tablee.server import wire

A_SECOND: Final = 10.0
LONGEST: Final = 600.0
NICE: Final = 19
SAID: Final = [0, 0]
"""Things that were said, and times that somebody came."""


async def harm(address: str, table: str, until: float, draw: random.Random) -> None:
    while time.monotonic() < until:
        with contextlib.suppress(OSError, WebSocketException, TimeoutError):
            async with connect(address.replace("http", "ws", 1) + "/ws", max_size=None, compression=None) as one:
                await one.send(json.dumps({"type": "hello", "protocol": wire.PROTOCOL, "table": table}))
                SAID[1] += 1
                listening = asyncio.create_task(_read(one))
                try:
                    while time.monotonic() < until:
                        kind = draw.choice(("attempt", "undo", "ping"))
                        if kind == "ping":
                            await one.ping()
                        else:
                            more = {"text": "x" * 60} if kind == "attempt" else {}
                            await one.send(json.dumps({"type": kind, "key": str(draw.random()), **more}))
                        SAID[0] += 1
                        await asyncio.sleep(draw.random() * 2 / A_SECOND)
                finally:
                    listening.cancel()
        await asyncio.sleep(0.5)


async def _read(one: object) -> None:
    with contextlib.suppress(WebSocketException):
        async for _ in one:  # type: ignore[attr-defined]
            pass


async def _tell_when_here(count: int) -> None:
    while SAID[1] < count:
        await asyncio.sleep(0.05)
    print(flush=True)


async def main(address: str, count: int) -> None:
    tables = sys.stdin.readline().split()
    draw, until = random.Random(1), time.monotonic() + LONGEST
    all_of_them = [
        asyncio.create_task(harm(address, tables[i % len(tables)], until, random.Random(draw.random())))
        for i in range(count)
    ]
    coming = asyncio.create_task(_tell_when_here(count))
    await asyncio.to_thread(sys.stdin.read)
    coming.cancel()
    print(json.dumps(SAID), flush=True)
    for one in all_of_them:
        one.cancel()


if __name__ == "__main__":
    os.nice(NICE)
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
