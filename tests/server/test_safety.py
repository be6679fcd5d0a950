"""What a stranger, a cheat or a broken client gets: nothing. Each case was real somewhere (docs/protocol.md)."""

from __future__ import annotations

import contextlib
import json
import select
import threading
from collections.abc import Iterator
from contextlib import closing
from socket import create_connection
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.served import PATIENCE, Message, Person, Served

pytestmark = pytest.mark.xdist_group("server")

Pair = tuple[str, str, str]


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with its usual limits, except that a flood is over sooner."""
    found = Served(tmp_path_factory.mktemp("strict"), settings={"most_slowed": 60})
    yield found
    found.close()
    assert found.faults() == []


@pytest.fixture
def pair(served: Served) -> Pair:
    """A table with Anna and Bo, begun: its id and their tokens."""
    table, anna = served.new_table()
    bo = served.join(table, "Bo")
    with served.person(table, anna) as host:
        host.until("room")
        host.do("host", what="start")
    return table, anna, bo


def code_of(person: Person) -> int:
    """How the other side closed."""
    assert person.is_closed()
    assert person.socket.protocol.close_code is not None
    return int(person.socket.protocol.close_code)


def is_alive(served: Served) -> bool:
    return served.ask("/healthz")[0] == 200 and served.process.poll() is None


# The handshake.


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1.evil.example"]
)
def test_a_page_of_a_foreign_origin_is_refused(served: Served, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused, served.socket(origin=origin):
        pass
    assert refused.value.response.status_code == 403
    wish = {"game": "revachol", "name": "Eve"}
    assert served.ask("/api/tables", wish, headers={"Origin": origin})[0] == 403


def test_our_own_page_is_let_in(served: Served) -> None:
    for origin in (served.address, served.address.replace("127.0.0.1", "localhost")):
        with served.socket(origin=origin) as socket:
            socket.send(json.dumps({"type": "hello", "protocol": 2, "table": "x"}))
            assert json.loads(socket.recv(timeout=PATIENCE))["reason"] == "unknown"


def test_headers_keep_browsers_careful(served: Served) -> None:
    for path in ("/", "/t/x", "/api/home", "/api/tables/none"):
        _, headers, _ = served.ask_raw(path)
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "'unsafe-inline'" not in policy.split("script-src")[1].split(";")[0]
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
        assert "access-control-allow-origin" not in headers
        assert "set-cookie" not in headers


def test_messages_are_not_compressed(served: Served) -> None:
    """Secrets and what others typed in one compressed stream could be told apart by its length."""
    with served.socket() as socket:
        assert socket.protocol.extensions == []


# Who is who.


def test_no_token_another_table_s_token_and_nonsense(served: Served, pair: Pair) -> None:
    """The same answer for a table that is not there and one that is not yours."""
    table, anna, _ = pair
    other, stranger = served.new_table()
    told: list[Message] = []
    for where, token in [(table, stranger), (table, "nonsense"), (table, anna[:-1]), ("no-such-table", anna)]:
        with served.person(where, token) as eve:
            told.append(eve.until("bye"))
            assert [message["type"] for message in eve.told] == ["bye"]
            assert eve.is_closed()
    assert all(one == told[0] for one in told)
    answers = [
        served.ask_raw(f"/api/tables/{where}/{what}", token=token)
        for what in ("record", "replay?move=0&seat=0", "scenario?move=0")
        for where, token in [(table, ""), (table, stranger), ("no-such-table", anna), (other, "nonsense")]
    ]
    assert {(status, body) for status, _, body in answers[:4]} == {(404, answers[0][2])}
    assert {(status, body) for status, _, body in answers[4:]} == {(404, answers[0][2])}


def test_another_seat_s_token_does_not_play_mine(served: Served, pair: Pair) -> None:
    """Bo's token asks for Anna's seat, looks from it, answers for it, leaves it: nothing of that is done."""
    table, anna, bo = pair
    with served.person(table, anna) as host, served.person(table, bo, seat=0) as guest:
        host.until("update")
        assert guest.until("room")["seat"] == 1
        assert guest.until("update")["seat"] == 1
        asked = host if host.update["question"] else guest
        other = guest if asked is host else host
        question = asked.update["question"]
        told = other.do("answer", decision=question["id"], label=question["options"][0]["label"])
        assert (told["type"], told["stale"]) == ("refused", True)
        other.say("look", seat=asked.update["seat"], language="en")
        other.until("refused")
        assert other.do("seat", seat=asked.update["seat"], what="bot")["type"] == "refused"
        assert guest.do("seat", seat=0, what="leave")["type"] == "refused"
        assert guest.do("seat", seat=0, what="kick")["type"] == "refused"


def test_nothing_is_told_before_hello(served: Served, pair: Pair) -> None:
    table, anna, _ = pair
    for first in ({"type": "look", "seat": 0, "language": "en"}, {"type": "ping", "key": "1"}):
        with served.socket() as socket:
            eve = Person(socket)
            eve.socket.send(json.dumps(first))
            assert eve.is_closed()
            assert [message["type"] for message in eve.told] == ["bye"]
    with served.person(table, anna) as twice:
        twice.until("update")
        twice.say("hello", protocol=2, table=table, token=anna)
        assert code_of(twice) == 1007
    with served.socket() as socket:
        old = Person(socket)
        old.say("hello", protocol=99, table=table, token=anna)
        assert old.is_closed()
        assert [message["reason"] for message in old.told] == ["protocol"]


def test_no_token_leaves_the_server_and_none_is_logged(served: Served, pair: Pair) -> None:
    table, anna, bo = pair
    with served.person(table, anna) as host, served.person(table, bo) as guest:
        host.until("update")
        guest.until("update")
        heard = json.dumps(host.told + guest.told) + json.dumps(served.ask(f"/api/tables/{table}")[1])
    for token in (anna, bo):
        assert token not in heard
        assert not any(token in line for line in served.errors)
        stored = b"".join(path.read_bytes() for path in served.data.iterdir())
        assert token.encode() not in stored


# What is said.


def frames() -> list[tuple[str, str | bytes]]:
    """Frames that no client of ours sends."""
    good: dict[str, Any] = {"type": "answer", "key": "k", "decision": "d", "label": "l"}
    return [
        ("not JSON", "{"),
        ("nothing", ""),
        ("a list", "[]"),
        ("a number", "1e999"),
        ("unknown type", '{"type": "eval", "key": "k"}'),
        ("no type", '{"key": "k"}'),
        ("unknown field", json.dumps({**good, "seat": 0})),
        ("missing field", '{"type": "answer", "key": "k"}'),
        ("wrong kind", json.dumps({**good, "label": 7})),
        ("no key", json.dumps({**good, "key": ""})),
        ("long key", json.dumps({**good, "key": "k" * 65})),
        ("long label", json.dumps({**good, "label": "l" * 401})),
        ("deep", "[" * 8000 + "]" * 8000),
        ("half a character", '{"type": "chat", "key": "k", "text": "\\ud800"}'),
        ("huge number", '{"type": "undo", "key": "k", "count": 99999999999999999999999}'),
        ("negative", '{"type": "ask-undo", "key": "k", "line": -1}'),
        ("seat out of range", '{"type": "look", "seat": 99, "language": "en"}'),
        ("binary", b'{"type": "ping", "key": "k"}'),
    ]


@pytest.mark.parametrize(("what", "frame"), frames())
def test_a_malformed_frame_closes_its_socket_only(served: Served, pair: Pair, what: str, frame: str | bytes) -> None:
    table, anna, bo = pair
    with served.person(table, anna) as host, served.person(table, bo) as eve:
        host.until("update")
        eve.until("update")
        eve.socket.send(frame)
        assert code_of(eve) in (1007, 1000)
        assert eve.told[-1]["type"] == "bye"
        assert "Traceback" not in json.dumps(eve.told)
        host.say("ping", key="still here")
        host.until("pong")


def test_an_oversized_frame_closes_its_socket(served: Served, pair: Pair) -> None:
    table, anna, _ = pair
    with served.person(table, anna) as eve:
        eve.until("update")
        eve.socket.send(json.dumps({"type": "chat", "key": "k", "text": "x" * 20_000}))
        assert code_of(eve) == 1009
    assert is_alive(served)


@pytest.mark.parametrize(
    ("path", "body", "expected"),
    [
        ("/api/tables", b"{", 400),
        ("/api/tables", b"[" * 100_000, 400),
        ("/api/tables", b'{"game": "chess", "name": "A"}', 400),
        ("/api/tables", b'{"game": "revachol", "name": "A", "host": "me"}', 400),
        ("/api/tables", b'{"game": "revachol", "name": "' + b"A" * 21 + b'"}', 400),
        ("/api/tables", b'{"game": "revachol", "name": "A\\u202eB"}', 400),
        ("/api/tables", b'{"game": "revachol", "name": " "}', 400),
        ("/api/tables", b'{"game": "revachol", "name": "A", "clock": "bank 1e9 0"}', 400),
        ("/api/tables", b'{"game": "revachol", "name": "A", "options": {"cheat": "yes"}}', 400),
        ("/api/tables", b'{"game": "revachol", "name": "A", "seats": [{"kind": "king"}, {"kind": "me"}]}', 400),
        ("/api/tables", b'{"game": "revachol", "name": "A", "seats": [{"kind": "me"}]}', 400),
        ("/api/tables", b'{"game": "revachol", "card_set": "../../etc/passwd", "name": "A"}', 400),
        ("/api/tables", b" " * 2_000_000, 413),
        ("/api/tables/none/join", b'{"name": "A"}', 404),
        ("/api/tables/none/continue", b'{"move": 1}', 404),
    ],
)
def test_a_bad_request_gets_a_sentence(served: Served, path: str, body: bytes, expected: int) -> None:
    status, told = served.ask(path, body, headers={"Accept-Language": "fr-CH, en"})
    assert status == expected
    assert set(told["error"]) == {"rule", "text"}
    assert told["error"]["text"].endswith(".")
    assert is_alive(served)


def test_only_json_and_only_files_of_the_page(served: Served) -> None:
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    assert served.ask("/api/tables", b"game=revachol", headers=form)[0] == 415
    for path in ("/../pyproject.toml", "/assets/../../server/app.py", "/assets/%2e%2e/app.py", "/api/nothing"):
        status, found = served.ask(path)
        assert "starlette" not in str(found), path
        assert status == 404 or "<!doctype html>" in str(found).lower(), path


# Too much.


def test_a_flood_is_slowed_and_then_let_go(strict: Served) -> None:
    """Other people notice nothing."""
    table, anna = strict.new_table(seats=[{"kind": "me"}, {"kind": "bot"}], start=True)
    with strict.person(table, anna) as host, strict.person(table) as eve:
        host.asked()
        eve.until("update")

        def flood() -> None:
            try:
                for number in range(3000):
                    eve.say("ping", key=str(number))
            except ConnectionClosed:
                pass

        flooding = threading.Thread(target=flood, daemon=True)
        flooding.start()
        assert host.answer(0)["type"] == "done"
        flooding.join(60)
        assert not flooding.is_alive()
        assert eve.is_closed()
        assert next(message for message in eve.told if message["type"] == "bye")["reason"] == "flood"
    assert is_alive(strict)


def test_somebody_who_chats_or_creates_too_much_is_told_so(strict: Served) -> None:
    table, anna = strict.new_table()
    with strict.person(table, anna) as host:
        host.until("room")
        told = [host.do("chat", text=f"buy {n}")["type"] for n in range(10)]
        assert told[0] == "done"
        assert told[-1] == "refused"
    made = [strict.ask("/api/tables", {"game": "revachol", "name": "A"})[0] for _ in range(45)]
    assert made[0] == 201
    assert made[-1] == 429


def test_a_slow_reader_is_dropped_and_the_others_play_on(own_server: Served) -> None:
    """It takes nothing more: the server keeps a bounded queue for it, then lets it go, and does not wait for it with a
    connection that is closed and never ends."""
    table, anna = own_server.new_table("ecos", seats=[{"kind": "me"}, {"kind": "bot"}], start=True)
    host_name, port = own_server.address.removeprefix("http://").split(":")
    with (
        closing(create_connection((host_name, int(port)))) as raw,
        own_server.socket(sock=raw, max_queue=1, close_timeout=0.1) as socket,
        own_server.person(table, anna) as host,
    ):
        slow = Person(socket)
        slow.say("hello", protocol=2, table=table)
        host.until("room", lambda room: room["spectators"] == 1)
        host.asked()
        before = host.update["version"]
        for number in range(100):
            with contextlib.suppress(ConnectionClosed):
                for language in ("en", "fr", "ru") * 20:
                    slow.say("look", seat=-1, language=language)
            host.answer(number)
            if host.room["spectators"] == 0:
                break
        assert host.room["spectators"] == 0
        assert host.update["version"] > before
        ended = select.poll()
        ended.register(raw, 0)  # only whether it has ended; reading would make it a reader again
        assert ended.poll(PATIENCE * 1000)
    assert is_alive(own_server)
