"""Tables are made once: a wish that is said again, whenever and on whichever way, finds the table it made."""

from __future__ import annotations

import asyncio
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from tablee.server import creation, wire
from tablee.server.app import opened
from tablee.server.creation import SeatRequest, TableRequest
from tablee.server.gateway import Gateway
from tablee.server.room import Room
from tablee.server.seats import table_id_of
from tablee.store import NewTable, Store, StoreDown
from tests.server.served import Served
from tests.server.test_render_faults import Ear, say, settings_for

pytestmark = pytest.mark.xdist_group("server")

KEY = "0123456789abcdef"
BOT = {"kind": "bot", "level": "random"}


def test_a_wish_said_again_makes_no_other_table(own_server: Served) -> None:
    """Also to a server that was killed meanwhile; another key, or none, is another wish."""
    wish = {"game": "elekt", "name": "Anna", "seats": [{"kind": "me"}, BOT], "start": True, "public": True, "key": KEY}
    first = own_server.ask("/api/tables", wish)
    assert first[0] == 201
    table, token = first[1]["table"], first[1]["token"]
    assert own_server.ask("/api/tables", wish) == first
    with own_server.person(table, token) as anna:
        assert anna.until("room")["host"]
        assert anna.answer()["type"] == "done"
        version = anna.update["version"]
    own_server.kill()
    own_server.restart()
    assert own_server.ask("/api/tables", wish) == first
    with own_server.person(table, token) as anna:
        assert anna.until("update")["version"] >= version, "it was not begun anew"
    other = own_server.ask("/api/tables", {**wish, "key": KEY[::-1]})[1]
    none = own_server.ask("/api/tables", {**wish, "key": ""})[1]
    assert len({table, other["table"], none["table"]}) == len({token, other["token"], none["token"]}) == 3
    assert len(own_server.ask("/api/tables")[1]) == 3
    assert own_server.ask("/api/tables", {**wish, "key": "short"})[0] == 400


def test_the_same_wish_twice_at_once(served: Served) -> None:
    wish = {"game": "revachol", "name": "Anna", "seats": [{"kind": "me"}, BOT], "start": True, "key": "f" * 32}
    found: list[tuple[int, Any]] = []
    asking = [Thread(target=lambda: found.append(served.ask("/api/tables", wish))) for _ in range(8)]
    for one in asking:
        one.start()
    for one in asking:
        one.join()
    assert found == [found[0]] * 8
    assert found[0][0] == 201


def test_a_wish_said_again_begins_no_game_that_waited_for_somebody(served: Served) -> None:
    wish = {"game": "elekt", "name": "Anna", "start": True, "key": "waiting for somebody"}
    assert served.ask("/api/tables", wish)[0] == 400  # a space is no sign of a key
    wish["key"] = "waiting-for-somebody"
    table = served.ask("/api/tables", wish)[1]["table"]
    served.join(table, "Bo")
    assert served.ask("/api/tables", wish)[1]["table"] == table
    assert served.ask(f"/api/tables/{table}")[1]["stage"] == "waiting"


def test_to_go_on_from_a_moment_said_again(served: Served) -> None:
    table, token = served.new_table("elekt", seats=[{"kind": "me"}, BOT], start=True)
    with served.person(table, token) as anna:
        anna.until("update")
        assert anna.do("seat", seat=0, what="bot", level="random")["type"] == "done"
        anna.until("room", lambda room: bool(room["stage"] == "over"))
    wish = {"move": 20, "name": "Anna", "start": True, "key": KEY}
    first = served.ask(f"/api/tables/{table}/continue", wish, token=token)
    assert first[0] == 201
    assert served.ask(f"/api/tables/{table}/continue", wish, token=token) == first
    assert served.ask(f"/api/tables/{first[1]['table']}")[1]["stage"] == "playing"
    assert served.ask(f"/api/tables/{table}/continue", wish)[0] == 404, "for those who sat there only"


# What fails on the way.


class Failing:
    """A store that fails at a point of a call, before what it writes or after it, once."""

    def __init__(self, store: Store, name: str, after: bool) -> None:
        self.right = getattr(store, name)
        self.after = after
        self.failed = False
        setattr(store, name, self)

    async def __call__(self, *args: Any, **named: Any) -> Any:
        if self.failed:
            return await self.right(*args, **named)
        self.failed = True
        if self.after:
            await self.right(*args, **named)
        raise StoreDown("as it was to be")


async def over(gateway: Gateway) -> tuple[Room, Ear]:
    """A game that has ended, and its host."""
    wish = TableRequest("elekt", "Anna", [SeatRequest("me"), SeatRequest("bot", level="random")], start=True)
    head, token = await creation.create(gateway.context, wish)
    room = await gateway.rooms.get(head.id)
    async with room.turn():
        await creation.begin(room)
    ear = Ear(token, 0, "en")
    room.add(ear)
    assert "done" in await say(room, ear, wire.Seat("bot", 0, "bot", "random"))
    async with asyncio.timeout(60):
        while room.head.stage != "over":
            await asyncio.sleep(0.02)
    return room, ear


@pytest.mark.parametrize("after", [False, True])
def test_a_rematch_that_fails_leaves_nothing_behind(tmp_path: Path, after: bool) -> None:
    """The new table and the note of it are one commit; if its answer was lost, what is said again finds it."""

    async def run() -> None:
        async with opened(settings_for(tmp_path), frozenset()) as (_, gateway):
            room, ear = await over(gateway)
            made: list[NewTable] = []
            store = gateway.context.store
            right = store.append

            async def noted(*args: Any, **named: Any) -> int:
                made.extend(one for one in (*args, *named.values()) if isinstance(one, NewTable))
                return await right(*args, **named)

            store.append = noted  # type: ignore[method-assign]
            Failing(store, "append", after)
            again = wire.Host("again", "rematch")
            assert "refused" in await say(room, ear, again)
            there = [await store.head(one.head.id) for one in made]
            assert there == ([made[0].head] if after else [])
            assert "done" in await say(room, ear, again)
            assert "done" in await say(room, ear, wire.Host("once more", "rematch"))
            assert len(made) == 1
            assert room.head.rematch == made[0].head.id
            next_room = await gateway.rooms.get(room.head.rematch)
            assert next_room.head.stage == "playing"
            assert [seat.name for seat in next_room.seats] == [room.seats[1].name, "Anna"]

    asyncio.run(run())


@pytest.mark.parametrize("after", [False, True])
def test_a_table_that_could_not_be_kept_is_made_when_it_is_said_again(tmp_path: Path, after: bool) -> None:
    async def run() -> None:
        async with opened(settings_for(tmp_path), frozenset()) as (_, gateway):
            context = gateway.context
            Failing(context.store, "create", after)
            wish = TableRequest("ecos", "Anna", public=True, key=KEY)
            with pytest.raises(StoreDown):
                await creation.create(context, wish)
            before = await creation.made_before(context, creation.CREATE, KEY)
            assert (before is not None) == after
            made = before or await creation.create(context, wish)
            assert await creation.create(context, wish) is not None  # the same wish was quicker: the first one stays
            head = await context.store.head(made[0].id)
            assert head is not None
            assert head.secret == made[0].secret
            assert head.id == table_id_of(creation.CREATE, KEY)
            assert len(await context.store.public_tables()) == 1

    asyncio.run(run())


def test_to_go_on_writes_the_table_with_its_answers_or_nothing(tmp_path: Path) -> None:
    """A table without the answers that it goes on from could never be played."""

    async def run() -> None:
        async with opened(settings_for(tmp_path), frozenset()) as (_, gateway):
            room, _ = await over(gateway)
            Failing(gateway.context.store, "append", after=False)  # what is not part of the one step
            async with room.turn():
                head, _ = await creation.go_on(room, creation.Continuation(20, name="Anna"))
            entries = await gateway.context.store.entries(head.id)
            assert len(entries) == int(head.continued_from.split()[1]) >= 20

    asyncio.run(run())
