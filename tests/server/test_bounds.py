"""What a server bears: people who come and go at once, tables that cannot be read, callers without an end."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.requests import HTTPConnection, Request
from starlette.websockets import WebSocket

from tablee import registry
from tablee.core.record import Record
from tablee.server import catalog, creation, dispatch, http, json_log, socket, wire
from tablee.server.app import opened
from tablee.server.bot_seats import BotSeats
from tablee.server.creation import MOST_ENTROPY, SeatRequest, TableRequest, more_entropy
from tablee.server.gateway import Gateway
from tablee.server.limits import address_of
from tablee.server.refusal import Refusal
from tablee.server.room import Room
from tablee.server.settings import Rate, Settings
from tests.server.served import Served
from tests.server.test_made_once import over
from tests.server.test_render_faults import Ear, first_answer, new_table, say, settings_for

pytestmark = pytest.mark.xdist_group("server")


@asynccontextmanager
async def gateway_of(tmp_path: Path, **more: Any) -> AsyncIterator[Gateway]:
    settings: Settings = replace(settings_for(tmp_path), **more)
    async with opened(settings, frozenset()) as (_, gateway):
        yield gateway


async def asleep(gateway: Gateway, clock: str = "none") -> str:
    """A table in play that is not in memory."""
    wish = TableRequest("elekt", "Anna", [SeatRequest("me"), SeatRequest("device", "Bo")], clock=clock)
    head, _ = await creation.create(gateway.context, wish)
    room = await gateway.rooms.get(head.id)
    async with room.turn():
        await creation.begin(room)
    gateway.rooms._rooms.pop(head.id)[1].stop()
    return head.id


@pytest.mark.parametrize("trouble", ["gone", "failed"])
def test_who_comes_with_somebody_who_fails_gets_the_one_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    """Two wake a table; the first goes, or fails, while it is being read. The second must not sit in a room of their
    own, in which nothing is heard of what happens at the table."""

    async def run() -> None:
        async with gateway_of(tmp_path) as gateway:
            id = await asleep(gateway)
            reading, go_on = asyncio.Event(), asyncio.Event()
            right, times = Room._read, [0]

            async def slowly(self: Room) -> None:
                times[0] += 1
                if times[0] == 1:
                    reading.set()
                    await go_on.wait()
                    raise LookupError("as it was to be")
                await right(self)

            monkeypatch.setattr(Room, "_read", slowly)
            first = asyncio.create_task(gateway.rooms.get(id))
            await reading.wait()
            second = asyncio.create_task(gateway.rooms.get(id))
            await asyncio.sleep(0)
            if trouble == "gone":
                first.cancel()
            go_on.set()
            assert isinstance((await asyncio.gather(first, return_exceptions=True))[0], BaseException)
            room = await second
            assert gateway.rooms.awake(id) is room
            assert await gateway.rooms.get(id) is room
            assert len(gateway.rooms) == 1

    asyncio.run(run())


def test_a_table_that_cannot_be_read_keeps_no_other_asleep(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Clocks run out at several tables: whatever is wrong with the first of them, the others are woken."""

    async def run() -> None:
        async with gateway_of(tmp_path) as gateway:
            ids = [await asleep(gateway, clock="bank 1 0") for _ in range(3)]
            due = await gateway.context.store.due(gateway.context.now() + 5)
            assert sorted(due) == sorted(ids)
            right = Room._read

            async def broken(self: Room) -> None:
                if self.id == due[0]:
                    raise LookupError("cards that nobody knows")
                await right(self)

            monkeypatch.setattr(Room, "_read", broken)
            await gateway.rooms.sweep()
            assert [gateway.rooms.awake(id) is not None for id in due] == [False, True, True]

    asyncio.run(run())


def test_bots_of_a_room_that_left_memory_do_nothing_more(tmp_path: Path) -> None:
    """Also if something was to be tried again later: another room may be the table by then."""

    async def run() -> None:
        async with gateway_of(tmp_path) as gateway:
            wish = TableRequest("elekt", "Anna", [SeatRequest("bot", level="random"), SeatRequest("me")])
            head, _ = await creation.create(gateway.context, wish)
            room = Room(gateway.context, head.id)
            bots = BotSeats(room, gateway.rooms.thinkers)
            async with room.turn():
                await creation.begin(room)
            bots.stop()
            bots._stir_again()
            bots.stir()
            assert not bots.is_busy()

    asyncio.run(run())


def test_a_game_is_verified_once_however_often_it_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It plays the whole game again, and anybody with the link may ask for it."""

    async def run() -> None:
        async with gateway_of(tmp_path) as gateway:
            room, _ = await over(gateway)
            right, times = Record.verifying, [0]

            def counted(self: Record, *args: Any) -> Any:
                times[0] += 1
                return right(self, *args)

            monkeypatch.setattr(Record, "verifying", counted)
            told = [await gateway.replays.verified(room, room.texts(language)) for language in ("en", "en", "ru")]
            assert times == [1]
            assert all(one.ok and len(one.checks) == 3 for one in told)
            assert told[0] == told[1]
            assert told[0].checks != told[2].checks

    asyncio.run(run())


def test_the_event_loop_says_nothing_of_what_a_task_held() -> None:
    """Its own words about a fault show arguments and results: a hand could be among them."""
    try:
        raise KeyError("joker in the hand of seat 2")
    except KeyError as error:
        fault = (KeyError, error, error.__traceback__)
    words = "Task exception was never retrieved\nfuture: <Task finished exception=KeyError('joker in the hand')>"
    record = logging.LogRecord("asyncio", logging.ERROR, __file__, 1, words, (), fault)
    line = json_log.Lines().format(record)
    assert "joker" not in line
    assert json.loads(line)["fault"][0] == "KeyError"
    before = logging.getLogger("asyncio").handlers
    try:
        json_log.start()
        assert isinstance(logging.getLogger("asyncio").handlers[0].formatter, json_log.Lines)
    finally:
        for name, handlers in (("asyncio", before), ("tablee", []), ("uvicorn", [])):
            logging.getLogger(name).handlers = list(handlers)
            logging.getLogger(name).propagate = True


def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    async def never() -> Any:
        await asyncio.Event().wait()

    async def run() -> None:
        async with gateway_of(tmp_path, body_within=0.05) as gateway:
            scope = {"type": "http", "method": "POST", "headers": [(b"content-type", b"application/json")]}
            with pytest.raises(Refusal) as refused:
                await http.body(gateway, Request(scope, never), TableRequest)
            assert refused.value.status == 408

    asyncio.run(run())


def test_to_join_again_after_the_end_gives_the_same_token(served: Served) -> None:
    """Whoever heard nothing and comes back late may still look at the game they sat at."""
    table, anna = served.new_table("elekt")
    wish = {"name": "Bo", "key": "0123456789abcdef"}
    first = served.ask(f"/api/tables/{table}/join", wish)
    with served.person(table, anna) as host, served.person(table, first[1]["token"]) as guest:
        guest.until("room")
        assert host.do("host", what="start")["type"] == "done"
        assert host.do("seat", seat=0, what="bot", level="random")["type"] == "done"
        assert guest.do("seat", seat=1, what="bot", level="random")["type"] == "done"
        host.until("room", lambda room: bool(room["stage"] == "over"))
    assert served.ask(f"/api/tables/{table}/join", wish) == first
    assert served.ask(f"/api/tables/{table}/join", {"name": "Cy", "key": "fedcba9876543210"})[0] == 400


def test_what_is_added_to_the_shuffles_stays_short_and_all_of_it_counts() -> None:
    def added(parts: list[str]) -> str:
        whole = ""
        for part in parts:
            whole = more_entropy(whole, part)
            assert len(whole) <= MOST_ENTROPY
        return whole

    parts = [f"{i:064d}" for i in range(100)]
    assert added(parts[:3]) == "|".join(parts[:3])
    assert added(parts) != added(["1", *parts[1:]])
    assert added(parts) != added([*parts[:-1], "1"])


def test_a_log_does_not_grow_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the game and in it; whatever was said before is still known, and one may still look and talk."""

    async def run() -> None:
        async with gateway_of(tmp_path) as gateway:
            wish = TableRequest(
                "revachol", "Anna", [SeatRequest("me"), SeatRequest("device", "Bo"), SeatRequest("closed")]
            )
            head, token = await creation.create(gateway.context, wish)
            room = await gateway.rooms.get(head.id)
            ear = Ear(token, 0, "en")
            room.add(ear)
            monkeypatch.setattr(dispatch, "MOST_ENTRIES", 2)
            for key, what, expected in (("a", "open", "done"), ("b", "close", "done"), ("c", "open", "refused")):
                assert expected in await say(room, ear, wire.Seat(key, 2, what))
            assert "done" in await say(room, ear, wire.Seat("a", 2, "open"))
            assert room.entries == len(await gateway.context.store.entries(head.id)) == 2
            monkeypatch.setattr(dispatch, "MOST_ENTRIES", 3)
            assert "done" in await say(room, ear, wire.Host("d", "start"))
            assert room.playing is not None
            seat = room.playing.waiting()[0]
            ear.seat = seat
            before = room.entries
            assert "refused" in await say(room, ear, first_answer(room, seat))
            assert room.entries == len(await gateway.context.store.entries(head.id)) == before
            assert "why" in await say(room, ear, wire.Attempt("e", "draw"))
            assert "done" in await say(room, ear, wire.Chat("f", "hello"))
            monkeypatch.setattr(dispatch, "MOST_ENTRIES", before + 1)
            assert "done" in await say(room, ear, first_answer(room, seat))

    asyncio.run(run())


def test_the_cards_of_a_set_are_made_once() -> None:
    """Anybody may ask for them."""
    found = [catalog.cards("ecos", registry.house_cards("ecos"), "ru") for _ in range(2)]
    assert found[0] is found[1]
    assert catalog.cards("ecos", registry.house_cards("ecos"), "fr") != found[0]


# Who may ask how often.


def test_undoing_is_bounded_at_a_table_however_many_sockets_ask(tmp_path: Path) -> None:
    """Each plays the game again."""
    served = Served(tmp_path / "data")
    try:
        table, anna = served.new_table("elekt", seats=[{"kind": "me"}, {"kind": "device", "name": "Bo"}], start=True)
        told: list[str] = []
        for _ in range(5):
            with served.person(table, anna) as person:
                person.until("update")
                told += [person.do("undo", count=1)["text"] for _ in range(7)]
        assert len(told) == 35
        assert 1 <= len([text for text in told if text.startswith("Too much at once")]) <= 27
    finally:
        served.close()


class Coming:
    """A connection that is being opened."""

    def __init__(self, host: str) -> None:
        self.client = type("Client", (), {"host": host})()
        self.headers: dict[str, str] = {}
        self.scope: dict[str, Any] = {}
        self.said: list[str] = []

    async def accept(self) -> None:
        self.said.append("in")

    async def close(self, code: int) -> None:
        self.said.append(f"closed {code}")


def test_sockets_are_opened_only_so_fast_by_one_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is told the whole game, however short it stays."""

    async def run_nothing(self: socket.Socket) -> None:
        pass

    monkeypatch.setattr(socket.Socket, "run", run_nothing)

    async def run() -> None:
        async with gateway_of(tmp_path, came=Rate(3, 0.0)) as gateway:
            coming = [Coming("192.0.2.1") for _ in range(5)] + [Coming("192.0.2.2")]
            for one in coming:
                await socket.listen(gateway, cast(WebSocket, one))
            assert [one.said for one in coming] == [["in"]] * 3 + [[f"closed {socket.BUSY}"]] * 2 + [["in"]]
            assert gateway.counted["sockets_refused"] == 2

    asyncio.run(run())


def test_a_house_is_one_address() -> None:
    """With IPv6 everybody has more addresses than there are limits."""

    def of(host: str) -> str:
        return address_of(cast(HTTPConnection, Coming(host)))

    assert of("192.0.2.7") == of("::ffff:192.0.2.7") == "192.0.2.7"
    assert of("2001:db8:1:2:3:4:5:6") == of("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert of("2001:db8:1:3::9") != of("2001:db8:1:2::9")
    assert of("fe80::1%eth0") == "fe80::/64"
    assert of("no:address") == "no:address"
    assert of("testclient") == "testclient"


def test_a_room_is_described_once_for_all_who_look_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A crowd that comes and goes costs a table no more than its number: each look at it goes through all sockets."""
    described: list[str] = []
    right = Room.room

    def counted(self: Room, token: str, seat: int = wire.SPECTATOR) -> wire.Room:
        described.append(token)
        return right(self, token, seat)

    async def run() -> None:
        async with gateway_of(tmp_path) as gateway:
            room, token = await new_table(gateway)
            host, crowd = Ear(token, 1, "en"), [Ear("", wire.SPECTATOR, "en") for _ in range(40)]
            for one in (host, *crowd):
                room.add(one)
            for one in crowd:
                one.heard.clear()
            monkeypatch.setattr(Room, "room", counted)
            room.tell_room()
            assert sorted(described) == ["", host.token]
            assert all(one.heard == ["room"] for one in crowd)

    asyncio.run(run())
