"""Everybody at a table is in one room, also when it was taken away while somebody was on the way in."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tablee.server import creation
from tablee.server.app import opened
from tablee.server.creation import SeatRequest, TableRequest
from tablee.server.room import Room
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
