"""Paths, hosts, names and keys that nobody sends by accident; and whether a server would keep an answer now."""

from __future__ import annotations

import sqlite3

from tests.server.served import PATIENCE, Served


def test_a_path_that_no_file_can_have_is_not_found(served: Served) -> None:
    for path in ("/" + "a" * 300, "/games/revachol/web/" + "b" * 300, "/" + "c/" * 3000, "/%00"):
        assert served.ask(path)[0] == 404
    assert served.ask("/t/" + "d" * 5000)[0] in (200, 404)  # the page says that there is no such table
    assert served.ask("/api/tables/" + "e" * 3000)[0] == 404
    assert served.ask("/healthz", headers={"Host": "x" * 5000})[0] == 400


def test_a_request_for_another_host_is_refused(served: Served) -> None:
    """A page elsewhere whose name was made to lead to this machine names itself."""
    port = served.address.rpartition(":")[2]
    for host in (f"localhost:{port}", f"127.0.0.1:{port}", f"[::1]:{port}"):
        assert served.ask("/api/home", headers={"Host": host})[0] == 200
    for host in ("evil.example", f"evil.example:{port}", "localhost.evil.example"):
        assert served.ask("/api/home", headers={"Host": host})[0] == 400


def test_a_name_that_shows_nothing_is_refused(served: Served) -> None:
    table, _ = served.new_table()
    for name in ("\u3164", "\u115f\u1160", "\u2800 \u2800", "\u200b", "\u2060\u2060", "A\u3164", " \u00a0 "):
        status, told = served.ask(f"/api/tables/{table}/join", {"name": name}, headers={"Accept-Language": "ru"})
        assert (status, bool(told["error"]["text"])) == (400, True), ascii(name)
    served.join(table, "Жанна д'Арк")


def test_a_key_is_for_one_kind_of_message(served: Served) -> None:
    table, anna = served.new_table(seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}], start=True)
    with served.person(table, anna) as host:
        host.until("room")
        assert host.do("chat", key="one", text="hello")["type"] == "done"
        assert host.do("chat", key="one", text="hello")["type"] == "done"  # said again
        told = host.do("host", key="one", what="pause")
        assert (told["type"], host.room["stage"]) == ("refused", "playing")
        assert host.do("host", key="two", what="pause")["type"] == "done"


def test_keys_are_as_long_as_they_are_said_to_be(served: Served) -> None:
    """1 to 64 characters at a table, 16 to 64 for a wish (docs/protocol.md)."""
    table, anna = served.new_table()
    for length, taken in ((0, False), (1, True), (64, True), (65, False)):
        with served.person(table, anna) as host:
            host.until("room")
            host.say("chat", key="k" * length, phrase="hello")
            host.until("done" if taken else "bye")
    for length, taken in ((15, False), (16, True), (64, True), (65, False)):
        wish = {"game": "elekt", "name": "Anna", "seats": [{"kind": "me"}, {"kind": "link"}], "key": "w" * length}
        assert (served.ask("/api/tables", wish)[0] == 201) == taken
        table, _ = served.new_table()
        join = {"name": "Bo", "key": "j" * length}
        assert (served.ask(f"/api/tables/{table}/join", join)[0] == 200) == taken


def test_ready_is_more_than_alive(own_server: Served) -> None:
    """Somebody else holds the file: nothing can be written, and `/readyz` says so."""
    assert own_server.ask("/readyz") == (200, "ready\n")
    other = sqlite3.connect(own_server.data / "tables.db", timeout=PATIENCE, isolation_level=None)
    try:
        other.execute("BEGIN IMMEDIATE")
        assert own_server.ask("/healthz")[0] == 200
        assert own_server.ask("/readyz")[0] == 503
    finally:
        other.close()
    assert own_server.ask("/readyz")[0] == 200


def test_a_damaged_file_is_not_ready(own_server: Served) -> None:
    own_server.new_table()
    own_server.stop()
    with sqlite3.connect(own_server.data / "tables.db") as database:
        database.execute("PRAGMA journal_mode=DELETE")
        root = database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'chat'").fetchone()[0]
        size = database.execute("PRAGMA page_size").fetchone()[0]
    database.close()
    with open(own_server.data / "tables.db", "r+b") as file:
        file.seek((root - 1) * size)
        file.write(b"\xff" * 64)
    own_server.start()
    assert own_server.ask("/healthz")[0] == 200
    assert own_server.ask("/readyz")[0] == 503
    assert any("damaged" in line for line in own_server.errors)
