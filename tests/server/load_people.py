"""Tables of four and the people at them, as scripts/load has them: quick clients that know no game."""

from __future__ import annotations

import asyncio
import json
import os
import random
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS: Final = 4
GAMES: Final = ("revachol", "elekt", "ecos")
PATIENCE: Final = 60.0


class Option(msgspec.Struct):
    label: str


class Question(msgspec.Struct):
    id: str
    options: list[Option]


class Heard(msgspec.Struct):
    """As much of a message as these clients need."""

    type: str
    version: int = 0
    key: str = ""
    text: str = ""
    question: Question | None = None
    over: dict[str, Any] | None = None


HEARD: Final = msgspec.json.Decoder(Heard)


class Table:
    """Four people; at most one answer at a time is under way."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.sockets: list[ClientConnection] = []
        self.seen = [0] * SEATS
        self.questions: list[Question | None] = [None] * SEATS
        self.over = False
        self.sent = 0.0
        self.awaited = 0  # the version that everybody must have seen; 0: nothing is under way
        self.took: list[float] = []
        self.refused = self.updates = self.bytes = 0

    def is_ready(self) -> bool:
        return not self.sent and not self.over and any(question is not None for question in self.questions)

    async def answer(self, choose: random.Random) -> None:
        """Somebody who is asked says something."""
        seat, question = choose.choice([(i, one) for i, one in enumerate(self.questions) if one is not None])
        label = choose.choice(question.options).label
        self.questions[seat] = None
        self.sent = time.perf_counter()
        key = f"{self.seen[seat]}.{seat}"
        await self.sockets[seat].send(
            json.dumps({"type": "answer", "key": key, "decision": question.id, "label": label})
        )

    async def listen(self, seat: int) -> None:
        async for message in self.sockets[seat]:
            heard = HEARD.decode(message)
            if heard.type == "update":
                self.updates += 1
                self.bytes += len(message)
                self.seen[seat] = heard.version
                self.questions[seat] = heard.question
                self.over = heard.over is not None
            elif heard.type == "done" and self.sent:
                self.awaited = heard.version
            elif heard.type in ("refused", "bye"):
                self.refused += 1
                self.sent = self.awaited = 0
            if self.awaited and min(self.seen) >= self.awaited:
                self.took.append(time.perf_counter() - self.sent)
                self.sent = self.awaited = 0


def post(address: str, path: str, body: dict[str, Any]) -> Any:
    request = urllib.request.Request(address + path, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return json.load(answer)


async def opened(address: str, number: int, at: Sequence[str] = ()) -> Table:
    """A table of four that has begun, with everybody's socket; `at`: to which server each of them is connected."""
    seats = [{"kind": "me"}, *[{"kind": "link"} for _ in range(SEATS - 1)]]
    body = {"game": GAMES[number % len(GAMES)], "name": "Anna", "seats": seats}
    made = await asyncio.to_thread(post, address, "/api/tables", body)
    table = Table(made["table"])
    tokens = [made["token"]]
    for name in ("Bo", "Cy", "Di"):
        joined = await asyncio.to_thread(post, address, f"/api/tables/{table.id}/join", {"name": name})
        tokens.append(joined["token"])
    for seat, token in enumerate(tokens):
        where = at[seat] if at else address
        one = await connect(where.replace("http", "ws", 1) + "/ws", max_size=None, compression=None)
        hello = {"type": "hello", "protocol": 2, "table": table.id, "token": token, "seat": seat, "language": "en"}
        await one.send(json.dumps(hello))
        table.sockets.append(one)
    await table.sockets[0].send(json.dumps({"type": "host", "key": "start", "what": "start"}))
    return table


async def play(tables: list[Table], pace: float, seconds: float) -> None:
    """So many answers a second from all tables together, as far as they are ready."""
    choose = random.Random(1)
    began = time.perf_counter()
    given = 0
    while (now := time.perf_counter()) - began < seconds:
        ready = [table for table in tables if table.is_ready()]
        for _ in range(int((now - began) * pace) - given):
            given += 1
            if ready:
                await ready.pop(choose.randrange(len(ready))).answer(choose)
        await asyncio.sleep(0.005)
    for _ in range(200):
        if not any(table.sent for table in tables):
            break
        await asyncio.sleep(0.05)


def of(times: list[float]) -> dict[str, float]:
    """Milliseconds."""
    found = sorted(times) or [0.0]
    return {
        f"p{share}": round(found[min(len(found) - 1, len(found) * share // 100)] * 1e3, 2) for share in (50, 95, 99)
    }


def processor_time(pid: int) -> float:
    """Seconds that the process has used, all its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
