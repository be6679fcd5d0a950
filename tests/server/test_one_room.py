"""Everybody at a table is in one room, also when it was taken away while somebody was on the way in."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocket

from tablee.server import creation, socket, wire
from tablee.server.app import opened
from tablee.server.creation import SeatRequest, TableRequest
from tablee.server.room import Room
from tablee.server.socket import Socket
from tests.server.test_render_faults import settings_for


def test_whoever_comes_while_a_room_is_taken_away_sits_in_the_next(tmp_path: Path) -> None:
    """Else they would be told nothing of what the others do, and their pings would be answered all the same."""

    async def run() -> None:
        async with opened(settings_for(tmp_path), frozenset()) as (_, gateway):
            wish = TableRequest("elekt", "Anna", [SeatRequest("me"), SeatRequest("bot", level="random")], start=True)
            head, _ = await creation.create(gateway.context, wish)
            rooms = gateway.rooms
            found: list[Room] = []
            right = rooms.get

            async def get(id: str) -> Room:
                found.append(await right(id))
                if len(found) == 1:
                    rooms.lost(id)  # before its turn comes
                return found[-1]

            rooms.get = get  # type: ignore[method-assign]
            async with asyncio.timeout(30):
                async with rooms.turn_at(head.id) as room:
                    assert room is found[1]
                    assert room is not found[0]
                    assert await right(head.id) is room

    asyncio.run(run())


def test_whoever_waits_for_words_meanwhile_sits_in_the_next_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between their turn and their seat nothing is waited for: a room that goes then lets them go."""

    async def run() -> None:
        async with opened(settings_for(tmp_path), frozenset()) as (_, gateway):
            wish = TableRequest("elekt", "Anna", [SeatRequest("me"), SeatRequest("bot", level="random")], start=True)
            head, _ = await creation.create(gateway.context, wish)

            async def read_texts(language: str, game: str) -> None:
                gateway.rooms.lost(head.id)

            monkeypatch.setattr(socket, "read_texts", read_texts)
            one = Socket(
                gateway, WebSocket({"type": "websocket", "headers": [], "client": ("127.0.0.1", 1)}, said, heard)
            )
            async with asyncio.timeout(30):
                assert await one._hello(wire.Hello(protocol=wire.PROTOCOL, table=head.id))
                assert one.room is await gateway.rooms.get(head.id)
            assert one in one.room.listeners

    async def said() -> Any:
        raise AssertionError("nothing more is said")

    async def heard(message: Any) -> None: ...

    asyncio.run(run())
