"""What a table and a socket hold in memory, counted object by object: thousands of them share one process."""

from __future__ import annotations

import asyncio
import gc
import random
import sys
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket, WebSocketState

from tablee import registry
from tablee.core.record import Record
from tablee.server.app import opened
from tablee.server.clocks import Rule
from tablee.server.line import LINE
from tablee.server.match import Match
from tablee.server.settings import Settings
from tablee.server.socket import BUSY, Socket

SHARED = (type, types.ModuleType, types.FunctionType, types.BuiltinFunctionType, types.MethodType)
AT_REST = 20 * 1024
"""Bytes of a table at which nobody has done anything yet, with its map."""
AN_ANSWER = 700
"""Bytes that an answer adds, with what chance says to it, its facts and its key."""


def held(root: object, known: dict[int, object]) -> int:
    """Bytes of what is reached from there and was not known before. What is known is kept: another thing could have
    its place in memory else, and count as known."""
    total, waiting = 0, [root]
    while waiting:
        one = waiting.pop()
        if id(one) in known or isinstance(one, SHARED):
            continue
        known[id(one)] = one
        total += sys.getsizeof(one)
        waiting.extend(gc.get_referents(one))
    return total


def played(key: str, answers: int, seed: int) -> Match:
    game, cards = registry.game(key), registry.house_cards(key)
    names, kinds = ["Anna", "Bo", "Cy", "Di"], ["human"] * 4
    match = Match(
        game, cards, Record(key, cards.name, cards.digest, {}, names, kinds, bytes([seed]) * 32), Rule("none")
    )
    choose = random.Random(seed)
    match.stored(match.begin(1.0))
    for number in range(answers):
        waiting = match.waiting()
        if not waiting:
            break
        decision = game.decision_of(match.state, waiting[0])
        assert decision is not None
        said = match.answer(waiting[0], choose.choice(decision.options), f"a key of some length {number}", 2.0)
        match.stored(said)
    return match


@pytest.mark.parametrize("key", registry.GAMES)
def test_a_table_in_memory_is_small(key: str) -> None:
    known: dict[int, object] = {}
    held([registry.game(key), registry.house_cards(key), played(key, 40, 1)], known)  # what all tables share
    begun, later = held(played(key, 0, 2), known), played(key, 40, 3)
    assert begun < AT_REST
    assert held(later, known) < AT_REST + AN_ANSWER * later.moves


class Wire:
    """A connection as a socket knows it, whose reader is as quick as the test says."""

    def __init__(self) -> None:
        self.when_free: Callable[[], None] | None = None
        self.free = True
        self.told: list[bytes] = []

    def is_open(self) -> bool:
        return True

    def is_free(self) -> bool:
        return self.free

    def tell(self, message: bytes) -> None:
        self.told.append(message)


class Coming:
    """A websocket on which nobody says anything."""

    client_state = WebSocketState.CONNECTED

    def __init__(self, wire: Wire) -> None:
        self.client = types.SimpleNamespace(host="192.0.2.1")
        self.scope: dict[str, Any] = {LINE: wire}
        self.closed = 0

    async def receive(self) -> dict[str, Any]:
        await asyncio.Event().wait()
        return {}

    async def close(self, code: int) -> None:
        self.closed = code


def with_socket(tmp_path: Path, do: Callable[[Socket, Wire, asyncio.Task[None]], Any], **settings: Any) -> int:
    """How it was closed."""

    async def run() -> int:
        url = f"sqlite:///{tmp_path / 'tables.db'}"
        async with opened(Settings(url, **settings), frozenset()) as (_, gateway):
            wire = Wire()
            coming = Coming(wire)
            before = len(asyncio.all_tasks())
            task = asyncio.create_task(Socket(gateway, cast(WebSocket, coming)).run())
            socket = None
            while socket is None:
                await asyncio.sleep(0)
                socket = getattr(wire.when_free, "__self__", None)
            assert len(asyncio.all_tasks()) == before + 1  # it needs no other
            await do(socket, wire, task)
            await asyncio.wait_for(task, 10)
            return coming.closed

    return asyncio.run(run())


def test_what_is_told_goes_out_at_once_and_in_order(tmp_path: Path) -> None:
    async def do(socket: Socket, wire: Wire, task: asyncio.Task[None]) -> None:
        socket.tell_bytes(b"1")
        assert wire.told == [b"1"]
        wire.free = False
        socket.tell_bytes(b"2")
        socket.tell_bytes(b"3")
        assert wire.told == [b"1"]
        wire.free = True
        socket.tell_bytes(b"4")  # not before what waits
        assert wire.told == [b"1"]
        assert wire.when_free is not None
        wire.when_free()
        assert wire.told == [b"1", b"2", b"3", b"4"]
        socket.let_go("restart", again=True)
        socket.tell_bytes(b"5")
        assert len(wire.told) == 5
        assert b"bye" in wire.told[-1]

    assert with_socket(tmp_path, do) == 1000


def test_a_reader_who_is_too_slow_is_let_go(tmp_path: Path) -> None:
    async def do(socket: Socket, wire: Wire, task: asyncio.Task[None]) -> None:
        wire.free = False
        for number in range(4):
            socket.tell_bytes(b"%d" % number)
        assert socket.is_let_go
        assert socket.gateway.counted["slow_readers"] == 1
        assert wire.told == []

    assert with_socket(tmp_path, do, most_unsent=3) == BUSY
