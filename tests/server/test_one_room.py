"""Everybody at a table is in one room, also when it was taken away while somebody was on the way in."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from tablee.server import creation, dispatch, socket, wire
from tablee.server import seats as seating
from tablee.server.app import opened
from tablee.server.creation import SeatRequest, TableRequest
from tablee.server.room import Room
from tablee.server.socket import Socket
from tests.server.test_held import over
from tests.server.test_render_faults import Ear, settings_for

pytestmark = pytest.mark.each_value(together=__name__)

TOKEN = "the token of whoever asks"
NEW = {"game": "revachol", "name": "Anna", "seats": [{"kind": "me"}, {"kind": "device", "name": "Bo"}], "start": True}
CALLS = {"endpoint": "https://push.example/1", "p256dh": "x" * 87, "auth": "x" * 22, "language": "en"}
ASKED: dict[str, tuple[str, dict[str, Any] | None]] = {
    "the door": ("", None),
    "sitting down": ("/join", {"name": "Bo"}),
    "being called": ("/calls", CALLS),
    "going on": ("/continue", {"move": 3}),
    "the record": ("/record", None),
    "a scenario": ("/scenario?move=3", None),
    "verifying": ("/verify", None),
    "looking back": ("/past?move=3", None),
    "the replay": ("/replay?move=3", None),
    "the coach": ("/coach?begin=no", None),
    "its way": ("/arc", None),
}
"""What is asked of a table over HTTP: the end of its path, and what is posted."""


class GivenUp(Room):
    """A room in which nobody else is any more: whoever does anything there is in the wrong one."""

    def knows(self, token: str) -> bool:
        raise AssertionError("somebody is in a room that was given up")

    mine = texts = room = store = change = knows  # type: ignore[assignment]


async def ask(app: ASGIApp, path: str, body: dict[str, Any] | None) -> int:
    """The status of what is answered."""
    told: list[Any] = []
    unsaid = [b"" if body is None else json.dumps(body).encode()]
    headers = [(b"content-type", b"application/json"), (b"authorization", f"Bearer {TOKEN}".encode())]
    path, _, query = path.partition("?")
    scope: dict[str, Any] = {
        "type": "http",
        "method": "GET" if body is None else "POST",
        "path": path,
        "headers": headers,
    }
    scope |= {"query_string": query.encode(), "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 2), "scheme": "http"}

    async def said() -> Any:
        if not unsaid:
            await asyncio.Future[None]()  # whoever asks stays until they are answered
        return {"type": "http.request", "body": unsaid.pop()}

    async def heard(message: Any) -> None:
        told.append(message)

    await app(scope, said, heard)
    return int(told[0]["status"])


@pytest.mark.parametrize("what", [*ASKED, "a new table"])
def test_whoever_asks_for_a_table_while_its_room_is_given_up_is_in_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """Before their turn came; else nobody would be told what they do there, and it would say what was before."""
    right, turns = Room.turn, 0

    async def run() -> None:
        async with opened(settings_for(tmp_path), frozenset()) as (app, gateway):
            room = await over(gateway)
            async with room.turn():
                hashed = seating.hash_of(TOKEN)
                await room.change(replace(room.head, host=hashed), [replace(room.seats[0], token=hashed)])
            path, body = ASKED.get(what, ("", NEW))
            path = "/api/tables" if body is NEW else f"/api/tables/{room.id}{path}"
            first = await ask(app, path, body)
            given_up = 2 if body is NEW else 1  # a new one has a turn when it is read

            @contextlib.asynccontextmanager
            async def turn(room: Room) -> AsyncIterator[None]:
                nonlocal turns
                turns += 1
                if turns == given_up:
                    gateway.rooms.lost(room.id)
                    room.__class__ = GivenUp
                async with right(room):
                    yield

            monkeypatch.setattr(Room, "turn", turn)
            assert await ask(app, path, body) == first != 500
            assert turns > given_up

    asyncio.run(run())


def test_what_waits_for_a_room_that_is_given_up_is_not_done_there(tmp_path: Path) -> None:
    """It was not acknowledged, and is said again where everybody else is."""

    async def run() -> None:
        async with opened(settings_for(tmp_path), frozenset()) as (_, gateway):
            wish = TableRequest("revachol", "Anna", [SeatRequest("me"), SeatRequest("device", "Bo")], start=True)
            head, token = await creation.create(gateway.context, wish)
            ear = Ear(token, 0, "en")
            async with gateway.rooms.turn_at(head.id) as room:
                await creation.begin(room)
                room.add(ear)
                saying = asyncio.create_task(dispatch.hear(room, ear, wire.Chat("a key", "well played")))
                await asyncio.sleep(0)  # it waits for its turn
                gateway.rooms.lost(head.id)
            await saying
            async with gateway.rooms.turn_at(head.id) as now:
                assert now is not room
                assert list(now.remarks) == []

    asyncio.run(run())


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
