"""Connections that say nothing, control frames without end, and spectators who spend what belongs to players."""

from __future__ import annotations

import asyncio
import os
import select
import socket
import struct
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.protocol import State
from websockets.server import ServerProtocol

from tablee.server.app import opened
from tablee.server.protocols import TAKEN_AT_LEAST, Connections, Counted, Patient
from tests.server.served import PATIENCE, SOURCES, Person, Served
from tests.server.test_render_faults import settings_for

pytestmark = pytest.mark.each_value(together=__name__)

PING, PONG, CONTINUATION = 0x89, 0x8A, 0x00


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """With the limits that every server has."""
    found = Served(tmp_path_factory.mktemp("data"))
    yield found
    found.close()
    assert found.faults() == []


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """With deadlines that one can wait for."""
    soon = {"head_within": 1.5, "hello_within": 1.5, "idle_for": 1}
    found = Served(tmp_path_factory.mktemp("data"), "--sockets-per-address", "3", settings=soon)
    yield found
    found.close()
    assert found.faults() == []


def plain(served: Served) -> socket.socket:
    host, _, port = served.address.removeprefix("http://").rpartition(":")
    return socket.create_connection((host, int(port)), timeout=PATIENCE)


def websocket(served: Served) -> socket.socket:
    """Past its handshake."""
    made = plain(served)
    head = f"GET /ws HTTP/1.1\r\nHost: {served.address[7:]}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    made.sendall(f"{head}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode())
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += made.recv(4096)
    assert b" 101 " in answer
    return made


def frame(kind: int, body: bytes = b"") -> bytes:
    return struct.pack("!BB", kind, 0x80 | len(body)) + bytes(4) + body


def is_let_go(made: socket.socket, sent: bytes, most: int) -> bool:
    """Whether the server closes before so many bytes are through."""
    try:
        for _ in range(most // len(sent)):
            made.sendall(sent)
        while made.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


@pytest.mark.parametrize("kind", [PING, PONG])
def test_control_frames_are_counted(limited: Served, kind: int) -> None:
    before = len([line for line in limited.errors if "control frames" in line])
    with websocket(limited) as made:
        assert is_let_go(made, frame(kind, b"x" * 100) * 1000, 20_000_000)
    for _ in range(100):  # else it was let go for something else: it never said hello
        if len([line for line in limited.errors if "control frames" in line]) > before:
            return
        assert limited.ask("/healthz")[0] == 200
    raise AssertionError("nothing was said of control frames")


def test_pieces_of_a_message_are_counted(limited: Served) -> None:
    with websocket(limited) as made:
        made.sendall(frame(0x01))  # the first piece of a text
        assert is_let_go(made, frame(CONTINUATION) * 1000, 2_000_000)


def test_a_few_pings_are_answered(limited: Served) -> None:
    with websocket(limited) as made:
        made.settimeout(PATIENCE)
        for _ in range(20):
            made.sendall(frame(PING, b"here"))
            assert made.recv(6, socket.MSG_WAITALL) == b"\x8a\x04here"


def test_a_head_has_a_deadline(impatient: Served) -> None:
    """The first one and each after it."""
    asked = b"GET /healthz HTTP/1.1\r\nHost: localhost"
    with plain(impatient) as nothing, plain(impatient) as half, plain(impatient) as more:
        half.sendall(asked)
        more.sendall(asked + b"\r\n\r\nGET")
        assert nothing.recv(1) == half.recv(1) == b""
        answered = b""
        while part := more.recv(4096):
            answered += part
        assert b" 200 " in answered


UNREAD = ("a table's record", "rules", "a file")
"""Sent in pieces, in one, and from a file."""
MORE_THAN_IT_TAKES = 8 << 20
"""Bytes for a reader that does not read: the system takes some for it, on both sides."""


@pytest.mark.parametrize("what", UNREAD)
def test_an_answer_that_nobody_reads_ends(tmp_path: Path, what: str) -> None:
    """What lies in its connection would be there for as long as its reader does nothing."""
    served = Served(tmp_path / "data", "--no-limits", settings={"send_within": 0.5, "idle_for": 3600})
    try:
        path, token = "/api/rules/ecos/en", ""
        if what == "a table's record":
            table, token = served.over_table()
            path = f"/api/tables/{table}/record"
        elif what == "a file":
            assets = list((SOURCES / "tablee" / "web" / "assets").glob("*.js"))
            if not assets:
                pytest.skip("the browser table is not built")
            path = f"/assets/{max(assets, key=lambda file: file.stat().st_size).name}"
        asked = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\n\r\n".encode()
        times = MORE_THAN_IT_TAKES // len(served.ask_raw(path, token=token)[2])
        with plain(served) as raw:
            with suppress(ConnectionError):
                raw.sendall(asked * times)
            assert has_ended(raw)
        assert served.ask("/healthz")[0] == 200
    finally:
        served.close()
    assert served.faults() == []


def has_ended(raw: socket.socket) -> bool:
    """Without reading, which would make it a reader again."""
    ended = select.poll()
    ended.register(raw, 0)
    return bool(ended.poll(PATIENCE * 1000))


class Buffer(asyncio.Transport):
    """What waits for a reader, and whether that has ended."""

    def __init__(self, size: int, closing: bool) -> None:
        super().__init__()
        self.size, self.closing, self.is_cut = size, closing, False

    def get_write_buffer_size(self) -> int:
        return self.size

    def is_closing(self) -> bool:
        return self.closing

    def abort(self) -> None:
        self.is_cut = True


@pytest.mark.parametrize(
    ("kind", "closing", "sizes", "is_cut"),
    [
        (Patient, False, [100, 100], True),
        (Patient, True, [100, 100], True),
        (Patient, False, [100_000, 100_000 - TAKEN_AT_LEAST + 1], True),
        (Patient, False, [100_000, 100_000 - TAKEN_AT_LEAST], False),
        (Patient, False, [100, 0, 100], False),
        (Counted, True, [100, 100], True),  # refused before it was taken, say
        (Counted, False, [100, 100], False),  # an open one has bounds of its own
    ],
)
def test_who_takes_nothing_between_two_looks_is_cut(
    tmp_path: Path, kind: type[Any], closing: bool, sizes: list[int], is_cut: bool
) -> None:
    async def run() -> None:
        async with opened(settings_for(tmp_path), frozenset()) as (_, gateway):
            one, buffer = object.__new__(kind), Buffer(0, closing)
            one.transport = buffer
            connections = Connections(gateway, 10)
            for buffer.size in sizes:
                assert not buffer.is_cut
                connections._look({one})
            assert buffer.is_cut == is_cut
            assert gateway.counted.get("connections_unread", 0) == is_cut
            assert connections._looks is not None
            connections._looks.cancel()

    asyncio.run(run())


class Written(Buffer):
    """What was given to the system, call by call."""

    def __init__(self) -> None:
        super().__init__(0, closing=False)
        self.calls: list[bytes] = []

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.calls.append(bytes(data))


def test_what_is_told_at_once_is_one_call_of_the_system() -> None:
    """And what is sent in another way meanwhile, a goodbye, comes behind it."""

    async def run() -> None:
        one, way_out = object.__new__(Counted), Written()
        one.conn, one.transport, one.loop = ServerProtocol(state=State.OPEN), way_out, asyncio.get_running_loop()
        one.disconnected = one.close_sent = False
        one.tell(b"done")
        one.tell(b"update")
        assert way_out.calls == []
        await asyncio.sleep(0)
        assert way_out.calls == [b"\x81\x04done\x81\x06update"]
        one.tell(b"bye")
        one.conn.send_close(1000)
        way_out.write(b"".join(one.conn.data_to_send()))
        await asyncio.sleep(0)
        assert way_out.calls[1:] == [b"\x81\x03bye\x88\x02\x03\xe8"]

    asyncio.run(run())


def test_silent_sockets_are_let_go_and_one_address_holds_only_so_many(impatient: Served) -> None:
    """Hello in time, or the place is free again for somebody else."""
    with impatient.socket() as one, impatient.socket() as two, impatient.socket() as three:
        with pytest.raises(InvalidStatus), impatient.socket():
            pass
        for socket in (one, two, three):
            silent = Person(socket)
            assert silent.is_closed()
            assert [message["reason"] for message in silent.told] == ["hello"]
    table, anna = impatient.new_table()
    with impatient.person(table, anna) as host:
        host.until("room")


@pytest.mark.skipif(os.name == "nt", reason="no such limit there")
def test_silent_connections_shut_nobody_out(tmp_path: Path) -> None:
    few = Served(tmp_path / "data", before=("sh", "-c", 'ulimit -n 256; exec "$@"', "sh"))
    try:
        with ExitStack() as silent:
            for _ in range(400):
                silent.enter_context(plain(few))
            table, anna = few.new_table(seats=[{"kind": "me"}, {"kind": "bot"}], start=True)
            with few.person(table, anna) as host:
                assert host.answer()["type"] == "done"
            told = "".join(few.errors)
            assert '"files": 256' in told
            assert "too many connections" in told
    finally:
        few.close()
    assert few.faults() == []


def test_spectators_spend_their_own_allowance(limited: Served) -> None:
    table, anna = limited.new_table(seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}], start=True)
    with limited.person(table, anna) as host, ExitStack() as others:
        host.asked()
        crowd = [others.enter_context(limited.person(table)) for _ in range(12)]
        refused = 0
        for watcher in crowd:
            watcher.until("update")
            for number in range(10):  # each is heard at once
                watcher.say(
                    "undo" if number % 2 else "attempt", key=f"{number}", **({} if number % 2 else {"text": "x"})
                )
        for watcher in crowd:
            heard = 0
            while heard < 10:
                told = watcher.hear()
                heard += told["type"] == "refused"
                refused += told["type"] == "refused" and told["text"].startswith("Too much")
        assert refused > 0
        for _ in range(20):
            assert host.do("attempt", text="x")["type"] == "why"
        assert host.answer()["type"] == "done"


def test_who_asks_in_vain_is_heard_more_slowly(tmp_path: Path) -> None:
    """By the server's own count: a spectator's nonsense is read no faster than it is allowed, a player's is."""
    slow = Served(tmp_path / "data", settings={"in_vain": (3, 0.01)})
    try:
        table, anna = slow.new_table(seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}], start=True)
        with slow.person(table, anna) as host, slow.person(table) as watcher:
            host.asked()
            watcher.until("update")
            for number in range(8):
                watcher.say("undo", key=f"{number}")
                watcher.say("ping", key=f"ping {number}")
            heard = [watcher.until("refused")["key"] for _ in range(4)]
            assert heard == ["0", "1", "2", "3"]
            for number in range(8):
                assert host.do("attempt", text="x", key=f"{number} of mine")["type"] == "why"
            assert host.answer()["type"] == "done"
            update = watcher.until("update", lambda update: bool(update["version"] >= host.update["version"]))
            assert update["seat"] == -1, "who looks on still sees everything"
            keys = [told["key"] for told in watcher.told if told["type"] in ("refused", "pong")]
            assert "4" not in keys
            assert "ping 3" not in keys, "nothing more was read of what they said"
    finally:
        slow.close()
    assert slow.faults() == []


def test_spectators_leave_places_for_players(tmp_path: Path) -> None:
    limited = Served(tmp_path / "data")
    try:
        table, anna = limited.new_table(seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}], start=True)
        with ExitStack() as others:
            told = []
            for _ in range(125):
                watcher = others.enter_context(limited.person(table))
                told.append(watcher.hear()["type"])
            assert told.count("bye") == 45  # 80 look on
            with limited.person(table, anna) as host:
                assert host.answer()["type"] == "done"
            mine = [others.enter_context(limited.person(table, anna)).hear()["type"] for _ in range(20)]
            assert mine.count("room") == 16  # nor does one of them take all places
    finally:
        limited.close()
    assert limited.faults() == []
