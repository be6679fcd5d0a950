"""Several server processes on one PostgreSQL: people of one table sit at different ones, and it is as if there were
one."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request
from starlette.websockets import WebSocket
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.sync.client import connect

from tablee.server import creation, wire
from tablee.server import peers as peers_of
from tablee.server.app import opened
from tablee.server.creation import TableRequest
from tablee.server.limits import A_PEER
from tablee.server.peers import Peers, Relay
from tablee.server.refusal import Elsewhere, Refusal
from tablee.server.room import Room
from tablee.server.settings import Rate, Settings
from tablee.server.socket import Socket
from tablee.store import Peer, Shared, StoreDown, open_store, ownership
from tests.postgres import Postgres
from tests.server.bounded import run_bounded
from tests.server.served import PATIENCE, ROOT, Person, Served, play_on

BOT = {"kind": "bot", "level": "random"}


@pytest.fixture(scope="module")
def url(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture(scope="module")
def here(url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    yield from process(url, tmp_path_factory.mktemp("here"))


@pytest.fixture(scope="module")
def there(url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    yield from process(url, tmp_path_factory.mktemp("there"))


def process(url: str, folder: Path) -> Iterator[Served]:
    found = Served(folder, "--no-limits", "--database", url)
    yield found
    found.close()
    assert found.faults() == []


@pytest.mark.long
def test_a_game_is_played_at_two_processes(here: Served, there: Served) -> None:
    """To its end, with undo, chat and a rematch; both sides see the same versions."""
    table, anna = here.new_table()
    bo = there.join(table, "Bo")  # `here` has it by now or not: it is the same
    with here.person(table, anna) as host, there.person(table, bo) as guest, there.person(table) as watcher:
        guest.until("room", lambda room: bool(room["seats"][0]["online"] and room["spectators"] == 1))
        assert host.do("host", what="start")["type"] == "done"
        for one in (host, guest, watcher):
            one.until("update")
        assert watcher.update["question"] is None
        play_on([host, guest], 9)
        assert guest.do("chat", text="well played")["type"] == "done"
        host.until("chatted", lambda told: told["lines"][-1]["text"] == "well played")
        assert play_on([host, guest], 5000) < 5000
        assert guest.update["version"] == host.update["version"]
        for served, token in ((here, anna), (there, bo)):
            assert served.ask(f"/api/tables/{table}/verify")[1]["ok"]
            assert served.ask_raw(f"/api/tables/{table}/record", token=token)[0] == 200
            assert served.ask(f"/api/tables/{table}/replay?move=4", token=token)[1]["move"] == 4
        assert here.ask_raw(f"/api/tables/{table}/record", token=bo) == there.ask_raw(
            f"/api/tables/{table}/record", token=bo
        )
        assert host.do("host", what="rematch")["type"] == "done"
        again = guest.until("room", lambda room: bool(room["rematch"]))["rematch"]
    with there.person(again, bo) as guest, here.person(again, anna) as host:
        guest.until("update")
        host.until("update")
        play_on([guest, host], 3)  # everybody sits one seat further


def test_a_kick_reaches_another_process(here: Served, there: Served) -> None:
    table, anna = here.new_table(public=True)
    assert table in [one["table"] for one in there.ask("/api/tables")[1]]
    with here.person(table, anna) as host:
        host.until("room")
        status, told = there.ask(f"/api/tables/{table}/join", {"name": "Bo"})
        assert status == 200
        with there.person(table, told["token"]) as guest:
            host.until("room", lambda room: bool(room["seats"][1]["online"]))
            assert host.do("seat", seat=1, what="kick")["type"] == "done"
            bye = guest.until("bye")
            assert (bye["reason"], bye["again"]) == ("kicked", False)
            assert guest.is_closed()
        assert there.ask(f"/api/tables/{table}/join", {"name": "Bo"}, told["token"])[0] == 403


def test_what_is_refused_is_refused_through_another_process(here: Served, there: Served) -> None:
    table, anna = here.new_table(seats=[{"kind": "me"}, BOT], start=True)
    with here.person(table, anna) as host:
        host.until("update")
        with there.person(table, "somebody's") as stranger:
            assert stranger.until("bye")["reason"] == "unknown"
        with connect(f"{there.address.replace('http', 'ws', 1)}/ws/{table}", open_timeout=PATIENCE) as socket:
            also = Person(socket)  # as the page comes
            also.say("hello", protocol=2, table=table, token=anna)
            assert also.until("update")["version"] > 0
        with there.person(table, anna) as also:
            also.until("update")
            also.socket.send("no message at all")
            assert also.until("bye")["reason"] == "malformed"
            assert also.is_closed()
        assert there.ask(f"/api/tables/{table}/record", token=anna)[0] == 403
        assert there.ask(f"/api/tables/{table}/past?move=0&seat=0")[0] in (403, 404)
        request = {"X-Tablee-Peer": "a guess", "X-Tablee-For": "192.0.2.1", "Host": "elsewhere.example"}
        assert there.ask(f"/api/tables/{table}", headers=request)[0] == 400  # nobody passes for a peer


def test_cards_that_another_process_has_read(here: Served, there: Served) -> None:
    from tests.server.test_brought_cards import named

    table, anna = here.new_table("revachol", card_file=named("Kuno"))
    with there.person(table, anna) as host:
        cards = host.until("room")["cards"]
    assert there.ask(f"/api/cards/{cards}/en")[1]["cards"]["cuno"]["name"] == "Kuno"


def test_a_job_of_the_bench_is_asked_for_at_any_process(here: Served, there: Served) -> None:
    text = '[set]\ngame = "elekt"\nname = "mine"\nbase = "house"\n'
    asked = {"text": text, "bots": ["random", "random"], "games": 20_000}
    job = here.ask("/api/bench/elekt/run", asked)[1]
    path = f"/api/bench/jobs/{job['id']}"
    assert there.ask(path)[1]["wanted"] == 20_000
    request = urllib.request.Request(there.address + path, method="DELETE")
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        assert json.loads(answer.read())["state"] == "stopped"
    assert here.ask(path)[1]["state"] == "stopped"
    assert there.ask("/api/bench/jobs/0123456789abcdef.x")[0] == 404


@pytest.mark.long
def test_a_process_that_ends_hands_its_tables_over(url: str, here: Served, tmp_path: Path) -> None:
    """In order at once; killed, as soon as its lease has run out. What was acknowledged is there."""
    for how in ("stop", "kill"):
        there = Served(tmp_path / how, "--no-limits", "--database", url)
        try:
            table, anna = there.new_table(seats=[{"kind": "me"}, {"kind": "link"}])
            bo = there.join(table, "Bo")
            with there.person(table, anna) as host, here.person(table, bo) as guest:
                assert host.do("host", what="start")["type"] == "done"
                for one in (host, guest):
                    one.until("update")
                play_on([host, guest], 4)
                version = guest.update["version"]
                getattr(there, how)()
                bye = guest.until("bye")
                assert (bye["reason"], bye["again"]) == ("restart", True)
            with until_there(here, table, bo) as guest, here.person(table, anna) as host:
                guest.until("update")
                host.until("update")
                assert host.update["version"] >= version
                play_on([host, guest], 4)
        finally:
            there.close()
        assert there.faults() == []


class until_there:  # noqa: N801
    """Somebody who comes again and again until the table is there."""

    def __init__(self, served: Served, table: str, token: str, seat: int = 0) -> None:
        self.served, self.table, self.token, self.seat = served, table, token, seat

    def __enter__(self) -> Person:
        until = time.monotonic() + PATIENCE
        while True:
            self.coming = self.served.person(self.table, self.token, seat=self.seat)
            person = self.coming.__enter__()
            if person.hear()["type"] == "room":
                return person
            self.coming.__exit__(None, None, None)
            assert time.monotonic() < until
            time.sleep(0.2)

    def __exit__(self, *_: object) -> None:
        self.coming.__exit__(None, None, None)


@pytest.mark.long
def test_one_that_was_asleep_finds_its_tables_with_others(url: str, here: Served, tmp_path: Path) -> None:
    """Stopped by a signal for longer than the lease, and then going on: whoever was there is sent to the new owner."""
    there = Served(tmp_path / "there", "--no-limits", "--database", url)
    try:
        table, anna = there.new_table(seats=[{"kind": "me"}, {"kind": "device", "name": "Bo"}], start=True)
        with there.person(table, anna, seat=0) as one:
            asked = one.until("update")["waiting"][0]
        with there.person(table, anna, seat=asked) as old:
            old.until("update")
            os.kill(there.process.pid, signal.SIGSTOP)
            with until_there(here, table, anna, asked) as new:
                new.until("update")
                assert new.answer()["type"] == "done"
                version = new.update["version"]
                os.kill(there.process.pid, signal.SIGCONT)
                question = old.asked()
                old.say("answer", key="late", decision=question["id"], label=question["options"][0]["label"])
                told = old.until("bye")
                assert (told["reason"], told["again"]) == ("restart", True)
                assert not any(one["type"] == "done" for one in old.told)
                assert new.do("attempt", text="x")["type"] == "why"
                assert new.update["version"] == version
            with until_there(there, table, anna) as again:
                assert again.until("update")["version"] >= version
    finally:
        os.kill(there.process.pid, signal.SIGCONT)
        there.close()
    assert there.faults() == []


@pytest.mark.long
def test_several_behind_one_port(url: str, tmp_path: Path) -> None:
    """Started together, one is killed and replaced, all end in order."""
    served = Served(tmp_path / "data", "--no-limits", "--database", url, "--workers", "2")
    try:
        table, anna = served.new_table(seats=[{"kind": "me"}, {"kind": "device", "name": "Bo"}], start=True)
        children = Path(f"/proc/{served.process.pid}/task/{served.process.pid}/children")
        first = children.read_text().split()
        assert len(first) == 2
        os.kill(int(first[0]), signal.SIGKILL)
        until = time.monotonic() + PATIENCE
        while len([one for one in children.read_text().split() if one not in first]) != 1:
            assert time.monotonic() < until
            time.sleep(0.1)
        with until_there(served, table, anna) as host:
            host.until("update")
            assert urllib.request.urlopen(f"{served.address}/healthz", timeout=PATIENCE).status == 200
        assert served.stop() == 0
        for one in (*first, *children_of(served)):
            assert not Path("/proc", one).exists()
    finally:
        served.close()


def children_of(served: Served) -> list[str]:
    """None once it has ended."""
    try:
        return Path(f"/proc/{served.process.pid}/task/{served.process.pid}/children").read_text().split()
    except OSError:
        return []


def test_several_need_a_database_that_they_can_share(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tablee", "serve", "--data", str(tmp_path), "--workers", "2", "--port", "0"]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=60, cwd=ROOT, env={**os.environ, "PYTHONPATH": "src"}
    )
    assert done.returncode == 2
    assert "--workers: several processes share a PostgreSQL" in done.stderr


def test_an_address_gets_no_more_of_several_than_of_one(tmp_path: Path) -> None:
    async def run() -> None:
        settings = Settings(f"sqlite:///{tmp_path / 'tables.db'}", created=Rate(30, 0), at_table=Rate(30, 0))
        async with opened(settings, frozenset()) as (_, gateway):
            gateway.shares(3)
            assert [gateway.created.take("here") for _ in range(11)] == [True] * 10 + [False]
            assert all(gateway.at_table.take("somebody") for _ in range(30))  # it is at the owner alone
            assert all(gateway.created.take(A_PEER) for _ in range(100))  # counted where they came from
            gateway.shares(1)
            assert [gateway.created.take("there") for _ in range(31)] == [True] * 30 + [False]
            assert not gateway.is_peer("")
            assert not gateway.is_peer("a guess")

    run_bounded(run())


class Told:
    """A socket that is passed on, as the peers know it."""

    host = "192.0.2.1"
    is_let_go = False

    def __init__(self) -> None:
        self.byes: list[tuple[str, bool]] = []

    def tell_bytes(self, message: bytes) -> None:
        raise AssertionError("nothing is told here")

    def let_go(self, reason: str, again: bool) -> None:
        self.byes.append((reason, again))

    async def text(self) -> str | None:
        return await asyncio.Future[str]()  # nothing


def old_peer(there: asyncio.Server | Server) -> Peer:
    return Peer("old", f"http://127.0.0.1:{there.sockets[0].getsockname()[1]}", "secret")


def passed_on(method: str) -> Request:
    """A request that came here and is about a table of another process."""
    scope = {"type": "http", "method": method, "path": "/api/tables/x", "query_string": b""}
    scope |= {"headers": [(b"host", b"tablee.example")], "client": ("192.0.2.1", 1), "scheme": "http"}
    return Request(scope)


def test_who_asks_a_process_that_sleeps_is_told_when_its_lease_has_run_out(tmp_path: Path) -> None:
    """The system takes connections for a process that was stopped: it would never answer."""
    came = asyncio.Event()

    async def asleep(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readline()
        came.set()
        await asyncio.sleep(60)

    async def run() -> None:
        async with open_store(f"sqlite:///{tmp_path / 'tables.db'}") as store:
            peers = Peers(Shared(store, "http://127.0.0.1:1"), lambda table: None, lambda count: None)
            there = await asyncio.start_server(asleep, "127.0.0.1", 0)
            peer, request = old_peer(there), passed_on("GET")
            asked = asyncio.create_task(peers.forwarded(request, b"", peer))
            await asyncio.wait_for(came.wait(), PATIENCE)
            peers._cut_all_but(frozenset({"me", "old"}))
            await asyncio.sleep(0.01)
            assert not asked.done()
            for _ in range(2):  # before it has come to an end, too
                peers._cut_all_but(frozenset({"me"}))
                await asyncio.sleep(0)
            with pytest.raises(Refusal, match="table-moving"):
                await asked
            there.close()

    run_bounded(run())


def test_what_a_process_that_sleeps_did_not_read_is_not_kept(tmp_path: Path) -> None:
    """A request that was passed on to it and given up: the rest of it is not sent when it wakes up."""
    awake, read = asyncio.Event(), bytearray()

    async def asleep(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await awake.wait()  # its buffer is full by then, and the system's
        with contextlib.suppress(ConnectionError):
            while piece := await reader.read(1 << 16):
                read.extend(piece)
        awake.clear()

    async def run() -> None:
        async with open_store(f"sqlite:///{tmp_path / 'tables.db'}") as store:
            peers = Peers(Shared(store, "http://127.0.0.1:1"), lambda table: None, lambda count: None)
            there = await asyncio.start_server(asleep, "127.0.0.1", 0)
            peer, request = old_peer(there), passed_on("POST")
            body = bytes(64 << 20)
            asked = asyncio.create_task(peers.forwarded(request, body, peer))
            while not peers._asking:
                await asyncio.sleep(0)
            peers._cut_all_but(frozenset({"me"}))
            with pytest.raises(Refusal, match="table-moving"):
                await asked
            awake.set()
            while awake.is_set():
                await asyncio.sleep(0.01)
            assert len(read) < len(body)
            there.close()

    run_bounded(run())


class Talker(Told):
    """A socket that says as much as is taken; let go, it hears nothing more."""

    task: asyncio.Task[int] | None = None
    said = 0

    def tell_bytes(self, message: bytes) -> None:
        pass

    def let_go(self, reason: str, again: bool) -> None:
        super().let_go(reason, again)
        self.is_let_go = True
        if self.task is not None:
            self.task.cancel()

    async def text(self) -> str | None:
        self.said += 1
        await asyncio.sleep(0)
        return "x" * (1 << 16)


def test_a_socket_does_not_wait_for_a_peer_that_fell_asleep(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither for an answer to its hello, nor to say goodbye with much on its way that is not read."""
    monkeypatch.setattr(peers_of, "LEASE", 0.5)

    async def run() -> None:
        async with open_store(f"sqlite:///{tmp_path / 'tables.db'}") as store:
            peers = Peers(Shared(store, "http://127.0.0.1:1"), lambda table: None, lambda count: None)
            answers, wakes_up = True, asyncio.Event()

            async def falls_asleep(socket: ServerConnection) -> None:
                await socket.recv()
                if answers:
                    await socket.send("room")
                    socket.transport.pause_reading()
                await wakes_up.wait()

            async with serve(falls_asleep, "127.0.0.1", 0, max_size=None, close_timeout=0.1) as there:
                peer = old_peer(there)
                try:
                    hello, talker = wire.Hello(protocol=2, table="x"), Talker()
                    talker.task = asyncio.create_task(peers.pass_on(talker, hello, peer))
                    said = -1
                    while said < talker.said or talker.said < 2:  # until nothing more is taken
                        said = talker.said
                        await asyncio.sleep(0.05)
                    peers._cut_all_but(frozenset({"me"}))
                    with pytest.raises(asyncio.CancelledError):
                        await talker.task
                    assert talker.byes == [("restart", True)]
                    answers, unheard = False, Told()
                    assert await peers.pass_on(unheard, hello, peer) == 0
                    assert unheard.byes == [("restart", True)]
                finally:
                    wakes_up.set()

    run_bounded(run())


def test_a_hello_is_answered_as_soon_as_the_lease_of_who_sleeps_has_run_out(tmp_path: Path) -> None:
    """Whoever came for a table that a sleeping process had need not come anew when it is another's."""
    came = asyncio.Event()

    async def asleep(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        came.set()  # the system has taken the connection
        await reader.read()
        writer.close()

    async def nothing_more() -> Any:
        raise AssertionError("nothing more is said")

    async def unheard(message: Any) -> None:
        raise AssertionError(message)

    async def run() -> None:
        async with opened(Settings(f"sqlite:///{tmp_path / 'tables.db'}"), frozenset()) as (_, gateway):
            head, _ = await creation.create(gateway.context, TableRequest("elekt", "Anna"))
            there = await asyncio.start_server(asleep, "127.0.0.1", 0)
            old = old_peer(there)
            peers = Peers(Shared(gateway.context.store, "http://127.0.0.1:1"), lambda table: None, lambda count: None)
            gateway.peers, right = peers, gateway.rooms.get

            async def get(id: str) -> Room:
                if came.is_set():
                    return await right(id)
                raise Elsewhere(old)

            gateway.rooms.get = get  # type: ignore[method-assign]
            scope = {"type": "websocket", "headers": [], "client": ("127.0.0.1", 1)}
            one = Socket(gateway, WebSocket(scope, nothing_more, unheard))
            coming = asyncio.create_task(one._hello(wire.Hello(protocol=wire.PROTOCOL, table=head.id)))
            await came.wait()
            for _ in range(2):  # before it has come to an end, too
                peers._cut_all_but(frozenset({"me"}))
                await asyncio.sleep(0)
            assert await coming
            assert one.room is await right(head.id)
            there.close()

    run_bounded(run())


def test_whoever_waits_for_a_table_is_told_that_it_takes_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And what is being done for them goes on: whoever comes next has the table."""
    monkeypatch.setattr(ownership, "LEASE", 0.01)

    async def run() -> None:
        async with open_store(f"sqlite:///{tmp_path / 'tables.db'}") as store:
            shared, answers, times = Shared(store, "http://127.0.0.1:1"), asyncio.Event(), 0

            async def take(table: str) -> None:
                nonlocal times
                times += 1
                await answers.wait()
                shared.epochs[table] = 7

            monkeypatch.setattr(shared, "_take", take)
            for _ in range(2):
                with pytest.raises(StoreDown):
                    await shared.take("x")
            monkeypatch.setattr(ownership, "LEASE", PATIENCE)
            answers.set()
            assert await shared.take("x") is None
            assert (times, shared.epochs) == (1, {"x": 7})

    run_bounded(run())


def test_what_changes_hands_is_let_go_of(tmp_path: Path) -> None:
    """Tables of ours that another has now, and sockets on their way to a process that has the table no more."""

    async def run() -> None:
        async with open_store(f"sqlite:///{tmp_path / 'tables.db'}") as store:
            shared = Shared(store, "http://127.0.0.1:1")
            shared.id = "me"
            shared.epochs.update(mine=3, gone=2)
            lost: list[str] = []
            peers = Peers(shared, lost.append, lambda count: None)
            on_the_way = {name: Told() for name in ("gone", "ours", "kept")}
            for name, socket in on_the_way.items():
                peers.relays.add(Relay(socket, name, Peer("kept" if name == "kept" else "old", "", "")))
            peers._moved("gone new")
            peers._moved("mine me")
            assert lost == ["gone"]
            assert shared.epochs == {"mine": 3}
            assert [len(socket.byes) for socket in on_the_way.values()] == [1, 0, 0]
            peers._moved(" old")  # that process has ended
            assert on_the_way["ours"].byes == [("restart", True)]
            peers._cut_all_but(frozenset({"me", "kept"}))
            assert on_the_way["kept"].byes == []
            peers._cut_all_but(frozenset({"me"}))
            assert on_the_way["kept"].byes == [("restart", True)]

    run_bounded(run())
