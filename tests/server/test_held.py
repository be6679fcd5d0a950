"""What is kept holds: against a wrong clock, rules that changed, looking back without end, and who fills the disk."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request

from tablee import registry
from tablee.core.chance import Seeded
from tablee.core.record import read_record
from tablee.core.table import Table
from tablee.scenario.write import scenario_from, scenario_of
from tablee.server import coach, creation, replay, rooms, table_routes, wire
from tablee.server import seats as seating
from tablee.server.app import opened
from tablee.server.creation import SeatRequest, TableRequest
from tablee.server.gateway import Gateway
from tablee.server.refusal import Refusal
from tablee.server.replay import Made
from tablee.server.room import Room
from tablee.server.settings import DAY, Rate, Settings
from tablee.server.table_routes import has_room
from tablee.server.timing import Clock
from tablee.store import Entry
from tablee.text import Texts
from tablee.version import own_version
from tests.at_once import first_at_once
from tests.server.served import Served, play_on

pytestmark = pytest.mark.each_value(together=__name__)

BOT = {"kind": "bot", "level": "random"}


def settings_for(folder: Path, **more: object) -> Settings:
    return Settings(f"sqlite:///{folder / 'tables.db'}", **more)  # type: ignore[arg-type]


async def begun(gateway: Gateway, clock: str = "none") -> str:
    """A game of one person and a bot."""
    wish = TableRequest("revachol", "Anna", [SeatRequest("me"), SeatRequest("device", "Bo")], clock=clock)
    head, _ = await creation.create(gateway.context, wish)
    room = await gateway.rooms.get(head.id)
    async with room.turn():
        await creation.begin(room)
    return head.id


async def over(gateway: Gateway) -> Room:
    """A game that chance played to its end."""
    room = await gateway.rooms.get(await begun(gateway))
    async with room.turn():
        playing, draw = room.playing, Seeded(1)
        assert playing is not None
        while not playing.is_over():
            seat = playing.waiting()[0]
            options = playing.game.decision_of(playing.state, seat).options  # type: ignore[union-attr]
            await room.store(playing.answer(seat, options[draw.below(len(options))], "", gateway.context.now()))
        await room.store([Entry("stage", -1, "over")], replace(room.head, stage="over"))
    return room


def later(folder: Path, seconds: float) -> None:
    """The same database as a server would find it whose clock is so far ahead."""
    with sqlite3.connect(folder / "tables.db") as database:
        database.execute("UPDATE tables SET created = created - ?, wake = wake - ?", (seconds, seconds))
        database.execute("UPDATE log SET at = at - ?", (seconds,))


# The clock on the wall.


def test_a_jump_of_the_clock_is_no_time_that_passed() -> None:
    wall, steady = [1000.0], [5.0]
    clock = Clock(lambda: wall[0], lambda: steady[0])
    assert (clock(), clock.look()) == (1000.0, 0.0)
    wall[0] += 401 * DAY
    steady[0] += 2.0
    assert clock() == 1002.0
    assert clock.look() == 401 * DAY - 2.0
    wall[0] = 10.0  # and back
    assert clock() == 1002.0


def test_a_jump_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    wall = [1000.0]
    clock = Clock(lambda: wall[0], lambda: 0.0)
    clock.look()
    wall[0] += 7200
    clock.look()
    clock.look()
    assert [record.__dict__["count"] for record in caplog.records] == [7200]


@pytest.mark.parametrize("clock", first_at_once(["bank 600 5", "none", "days 3"]))
def test_a_clock_that_is_ahead_forgets_no_table_and_flags_nobody(tmp_path: Path, clock: str) -> None:
    async def first() -> str:
        async with opened(settings_for(tmp_path), frozenset()) as (_, gateway):
            return await begun(gateway, clock)

    async def second(id: str) -> None:
        async with opened(settings_for(tmp_path), frozenset()) as (_, gateway):
            gateway.rooms._forgot = -DAY
            await gateway.rooms.sweep()
            room = await gateway.rooms.get(id)
            async with room.turn():
                assert room.playing is not None
                assert room.playing.clocks.out(gateway.context.now()) == []
            assert not any(seat.bot_plays for seat in room.seats)

    id = asyncio.run(first())
    later(tmp_path, 401 * DAY)
    asyncio.run(second(id))


# Rules that changed.


def break_a_log(own_server: Served) -> tuple[str, str]:
    """A game in play whose log today's rules refuse from its last answer on."""
    table, anna = own_server.new_table(seats=[{"kind": "me"}, {"kind": "device", "name": "Bo"}], start=True)
    with own_server.person(table, anna, seat=0) as one, own_server.person(table, anna, seat=1) as two:
        one.until("update")
        two.until("update")
        play_on([one, two], 5)
    own_server.stop()
    with sqlite3.connect(own_server.data / "tables.db") as database:
        database.execute(
            "UPDATE log SET text = 'nonsense' WHERE version = (SELECT max(version) FROM log WHERE kind = 'answer')"
        )
    own_server.restart()
    return table, anna


def test_a_log_that_todays_rules_refuse_is_said_and_goes_on(own_server: Served) -> None:
    served = own_server
    table, anna = break_a_log(served)
    with served.person(table, anna) as host:
        bye = host.until("bye")
        assert (bye["reason"], bye["again"]) == ("rules", False)
    status, told = served.ask(f"/api/tables/{table}", token=anna, headers={"Accept-Language": "fr"})
    assert (status, "Rien n’est perdu" in told["error"]["text"]) == (409, True)
    assert served.ask(f"/api/tables/{table}/record", token=anna)[0] == 409  # of a game in play nobody gets it
    assert served.ask(f"/api/tables/{table}/continue", {"move": 0}, "somebody")[0] == 404
    made = [served.ask(f"/api/tables/{table}/continue", {"move": 0}, anna) for _ in range(2)]
    assert [status for status, _ in made] == [201, 201]
    assert made[0] == made[1]
    with served.person(str(made[0][1]["table"]), anna) as host:
        assert [seat["name"] for seat in host.until("room")["seats"]] == ["Anna", "Bo"]
        host.until("update")
        assert len(host.log) > 0
        assert host.update["over"] is None
    served.errors[:] = [line for line in served.errors if "today's rules" not in line]


def test_head_and_record_name_the_rules_a_game_was_played_by(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(settings_for(tmp_path), frozenset()) as (_, gateway):
            room = await over(gateway)
            head = await gateway.context.store.head(room.id)
            assert head is not None
            assert head.more["rules"] == own_version()
            told = gateway.replays.record(room).decode()
            assert read_record(told).rules == own_version()
            assert read_record(told).to_text() == told

    asyncio.run(run())


def test_tables_that_cannot_be_read_stop_no_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many there are: a sweep wakes so many at once, those whose time came first."""
    monkeypatch.setattr(rooms, "WOKEN_AT_ONCE", 5)
    monkeypatch.setattr(rooms, "SWEEP_EVERY", 3600.0)  # by itself it does not sweep here

    async def run() -> None:
        async with opened(settings_for(tmp_path), frozenset()) as (_, gateway):
            store = gateway.context.store
            good = await begun(gateway, "bank 60 0")
            for _ in range(6):
                bad = await begun(gateway, "bank 30 0")
                await store.append(bad, (await store.version(bad)) + 1, [Entry("answer", 0, "nonsense")])
            gateway.rooms._rooms.clear()
            now = gateway.context.now
            gateway.context.now = lambda: now() + 120.0
            for _ in range(2):
                await gateway.rooms.sweep()
            assert gateway.rooms.awake(good) is not None

    asyncio.run(run())


# Looking back.


def test_what_was_made_is_kept_by_its_bytes() -> None:
    made = Made[bytes](100)
    for number in range(9):
        made.keep(str(number), bytes(30), 30)
        made.keep(str(number), bytes(30), 30)  # the same again takes no more room
        assert made.get("0") is not None or number > 2
    assert made.size <= 100
    assert (made.get("5"), made.get("8")) == (None, bytes(30))


def test_replay_and_record_are_bounded_and_made_once(tmp_path: Path) -> None:
    served = Served(tmp_path / "data")
    try:
        table, anna = served.over_table()
        first = served.ask_raw(f"/api/tables/{table}/replay?move=40", token=anna)
        assert (first[0], first[2]) == (200, served.ask_raw(f"/api/tables/{table}/replay?move=40", token=anna)[2])
        assert json.loads(first[2])["move"] == 40
        paths = ("record", "replay?move=30", "scenario?move=9", "verify")
        told = [served.ask(f"/api/tables/{table}/{paths[i % 4]}", token=anna)[0] for i in range(150)]
        assert told[:4] == [200] * 4
        assert [429 in told[i::4] for i in range(4)] == [True] * 4
    finally:
        served.close()
    assert served.faults() == []


def test_looking_back_gives_way_to_others_and_tells_a_game_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever looks back at several moments of a long game holds nobody up, and is told lines that were made before."""
    monkeypatch.setattr(replay, "PAUSE", 20)
    told: list[int] = []
    right = replay._lines

    def counted(table: Table, answer: int, seat: int | None, texts: Texts) -> list[wire.Line]:
        told.append(answer)
        return right(table, answer, seat, texts)

    monkeypatch.setattr(replay, "_lines", counted)

    async def run() -> None:
        async with opened(settings_for(tmp_path), frozenset()) as (_, gateway):
            room = await over(gateway)
            assert room.playing is not None
            moves, turns = room.playing.moves, [0]

            async def others() -> None:
                while True:
                    turns[0] += 1
                    await asyncio.sleep(0)

            ticking = asyncio.create_task(others())
            await gateway.replays.verified(room, room.texts("en"))
            assert turns[0] >= moves // 20
            turns[0] = 0
            for move in (5, moves, 3):
                encoded = json.loads(await gateway.replays.encoded(room, move, None, "en"))
                assert max((line["move"] for line in encoded["log"]), default=0) <= move
            assert turns[0] >= moves // 20
            assert told == list(range(moves))
            ticking.cancel()

    asyncio.run(run())


def test_a_scenario_and_what_the_coach_says_are_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both play the game again."""
    times = {"scenario": 0, "told": 0}

    def counted(name: str, right: Callable[..., Any]) -> Callable[..., Any]:
        def count(*args: Any) -> Any:
            times[name] += 1
            return right(*args)

        return count

    monkeypatch.setattr(replay, "scenario_from", counted("scenario", scenario_from))
    monkeypatch.setattr(coach, "told", counted("told", lambda *_: {"notes": []}))

    async def run() -> None:
        async with opened(settings_for(tmp_path), frozenset()) as (_, gateway):
            room = await over(gateway)
            assert room.playing is not None
            first, again, other = [await gateway.replays.scenario(room, move) for move in (40, 40, 3)]
            assert first == again != other
            assert first.decode() == scenario_of(room.game, room.cards, room.playing.table.record, 40)
            assert times["scenario"] == 2
            async with room.turn():
                await room.store([Entry(coach.COACH, -1, coach.packed({"notes": []}))])
            played, texts = room.playing.table, room.texts("en")
            told = await asyncio.gather(*(gateway.coach.ask(room.id, played, texts) for _ in range(5)))
            assert [one["told"] for one in told] == [{"notes": []}] * 5
            assert times["told"] == 1

    asyncio.run(run())


# Quotas.


def test_games_that_go_on_are_kept_tables_too(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(settings_for(tmp_path, kept=Rate(2, 0)), frozenset()) as (_, gateway):
            room = await over(gateway)
            token = seating.new_token()
            room.seats[0] = replace(room.seats[0], token=seating.hash_of(token))

            async def said() -> dict[str, Any]:
                return {"type": "http.request", "body": b'{"move": 3, "name": "Anna"}', "more_body": False}

            headers = {"content-type": "application/json", "authorization": f"Bearer {token}", "host": "here"}
            scope = {
                "type": "http",
                "method": "POST",
                "scheme": "http",
                "server": ("here", 80),
                "path": "/",
                "path_params": {"table": room.id},
                "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
                "client": ("192.0.2.1", 1),
            }
            told = []
            for _ in range(3):
                try:
                    told.append((await table_routes.go_on(gateway, Request(scope, said))).status_code)
                except Refusal as refused:
                    told.append(refused.status)
            assert told == [201, 201, 429]

    asyncio.run(run())


def test_one_address_does_not_fill_the_disk(tmp_path: Path) -> None:
    async def run() -> None:
        settings = settings_for(tmp_path, brought=Rate(100, 0), kept=Rate(3, 0), most_card_bytes=1000)
        async with opened(settings, frozenset()) as (_, gateway):
            await has_room(gateway, "here", "x" * 90)
            with pytest.raises(Refusal, match="table-quota"):
                await has_room(gateway, "here", "x" * 90)
            await has_room(gateway, "here", "")
            with pytest.raises(Refusal, match="table-quota"):
                await has_room(gateway, "here", "")
            text = registry.card_text("revachol")
            await creation.create(gateway.context, TableRequest("revachol", "Anna", card_file=text))
            with pytest.raises(Refusal, match="table-server-full"):
                await has_room(gateway, "there", "x" * 90)

    asyncio.run(run())


def test_chat_is_bounded_for_a_person_on_however_many_sockets(tmp_path: Path) -> None:
    served = Served(tmp_path / "data")
    try:
        table, anna = served.new_table()
        told = []
        for _ in range(6):
            with served.person(table, anna) as host:
                host.until("room")
                told += [host.do("chat", text="hello")["type"] for _ in range(4)]
        assert told.count("refused") >= 6
        assert told[0] == "done"
    finally:
        served.close()


# The log of the server.


def test_the_log_of_a_whole_run_names_nobody(tmp_path: Path) -> None:
    """At its most talkative: no address, no token, no chat, no answer."""
    served = Served(tmp_path / "data", "--no-limits", log="debug")
    try:
        table, anna = served.new_table(seats=[{"kind": "me"}, BOT, {"kind": "link"}])
        bo = served.join(table, "Bo", seat=2)
        with served.person(table, anna) as host, served.person(table, bo) as guest:
            host.until("room")
            assert host.do("host", what="start")["type"] == "done"
            guest.do("chat", text="a secret between us")
            for _ in range(3):
                if 0 in host.update.get("waiting", []):
                    host.answer()
            host.do("attempt", text="something strange")
            guest.socket.send("no message at all")
            guest.until("bye")
        served.ask("/api/tables/unknown", token=anna)
        served.ask(f"/api/tables/{table}?token={anna}")
        served.stop()
        said = "".join(served.errors)
        assert '"table created"' in said
        for secret in (
            anna,
            bo,
            anna[:12],
            bo[:12],
            "a secret between us",
            "something strange",
            "127.0.0.1",
            "no message",
        ):
            assert secret not in said
    finally:
        served.close()
