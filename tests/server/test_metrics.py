"""The numbers a host watches, as Prometheus' own parser reads them from a running server."""

from __future__ import annotations

import os
import socket
import urllib.request
from contextlib import ExitStack, suppress
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from tablee.server.metrics import MOST_READERS
from tests.server.served import PATIENCE, Served, play_on
from tests.server.test_connections import MORE_THAN_IT_TAKES, has_ended


def read(port: int) -> dict[tuple[str, str], float]:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=30) as answer:
        told = answer.read().decode()
    found: dict[tuple[str, str], float] = {}
    for family in text_string_to_metric_families(told):
        for sample in family.samples:
            labels = {key: value for key, value in sample.labels.items() if key != "le"}
            if "le" not in sample.labels:
                found[sample.name, ",".join(labels.values())] = sample.value
    return found


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def read_to_the_end(raw: socket.socket) -> None:
    """TimeoutError if the other side does not close."""
    with suppress(ConnectionError):
        while raw.recv(1 << 16):
            pass


def test_whoever_holds_the_port_gives_way(tmp_path: Path) -> None:
    """Those who ask for nothing, never end asking, ask for nothing more or do not read; and there are only so many."""
    port = free_port()
    soon = {"head_within": 1.5, "idle_for": 1, "send_within": 0.5}
    served = Served(tmp_path / "data", "--metrics-port", str(port), settings=soon)

    def opened() -> socket.socket:
        return socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)

    asked = b"GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n"
    try:
        with ExitStack() as silent:
            many = [silent.enter_context(opened()) for _ in range(3 * MOST_READERS)]
            assert read(port)["tablee_connections_silent_total", ""] >= 2 * MOST_READERS
            read_to_the_end(many[0])
        for piece in (asked[:-2], asked):
            with opened() as raw:
                raw.sendall(piece)
                read_to_the_end(raw)
        with opened() as raw:
            size = len(urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE).read())
            with suppress(ConnectionError):
                raw.sendall(asked * (MORE_THAN_IT_TAKES // size))
            assert has_ended(raw)
        assert read(port)["tablee_connections_unread_total", ""] == 1
    finally:
        served.close()
    assert served.faults() == []


def test_what_is_measured_at_a_running_server(tmp_path: Path) -> None:
    port = free_port()
    data = tmp_path / "data"
    served = Served(data, "--no-limits", "--metrics-port", str(port))
    text = '[set]\ngame = "elekt"\nname = "mine"\nbase = "house"\n'
    try:
        assert served.ask("/api/bench/elekt/share", {"text": text})[0] == 201
        table, anna = served.new_table(seats=[{"kind": "me"}, {"kind": "device", "name": "Bo"}], start=True)
        with served.person(table, anna, seat=0) as one, served.person(table, anna, seat=1) as two:
            for person in (one, two):
                person.until("update")
            before = read(port)
            assert before["tablee_sockets", ""] == 2
            assert before["tablee_tables", "playing"] == 1
            assert [stage for name, stage in before if name == "tablee_tables"] == ["playing"]
            assert before["tablee_shared_sets", ""] == 1
            assert before["tablee_bots_waiting", ""] == 0
            play_on([one, two], 1)
            os.rename(data / "tables.db", data / "away.db")
            served.ask("/readyz")
            os.rename(data / "away.db", data / "tables.db")
            after = read(port)
        assert after["tablee_said_seconds_count", "answer"] == 1
        assert after["tablee_commit_seconds_count", ""] > before["tablee_commit_seconds_count", ""]
        assert after["tablee_store_failures_total", ""] > 0
        assert after["tablee_faults_total", ""] == 0
        while read(port)["tablee_loop_lag_seconds_count", ""] == 0:
            pass
    finally:
        served.close()
