"""A real server process, and people who talk to it over real sockets."""

from __future__ import annotations

import hashlib
import json
import os
import signal
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.forked import Forked

ROOT: Final = Path(__file__).parents[2]
SOURCES: Final = ROOT / "src"
PATIENCE: Final = 30.0
"""Seconds after which somebody who waits for something gives up: a bound, not a measure."""

Message = dict[str, Any]


class Served:
    """`tablee serve` in a process of its own, on a free port."""

    def __init__(
        self,
        data: Path,
        *options: str,
        packages: Path | None = None,
        before: tuple[str, ...] = (),
        log: str = "info",
        settings: Mapping[str, float | tuple[float, float]] | None = None,
    ) -> None:
        self.before = before  # a command that starts it
        self.settings = dict(settings or {})  # limits that nobody wants to wait for (fixed_deals.py)
        self.log = log
        self.data = data
        self.packages = packages  # a folder with what is installed beside Tablée
        self.options = options
        self.errors: list[str] = []
        self.made: dict[str, int] = {}  # tables, by the test that wanted them
        self.address = ""
        self.start()

    def start(self, port: str = "0") -> None:
        arguments = ["serve", "--port", port, "--no-browser", "--data", str(self.data), "--bot-pace", "0"]
        arguments += ["--log", self.log, *self.options]
        path = os.pathsep.join(str(each) for each in (SOURCES, ROOT, self.packages) if each is not None)
        environment = {**os.environ, "PYTHONPATH": path, "LANG": "C.UTF-8"}
        environment["TABLEE_SETTINGS"] = json.dumps(self.settings)
        self.process: subprocess.Popen[str] | Forked
        if self.before or self.packages or os.name == "nt" or "PYTEST_CURRENT_TEST" not in os.environ:
            command = [*self.before, sys.executable, "-m", "tests.server.fixed_deals", *arguments]
            pipe = subprocess.PIPE
            self.process = subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=environment)
        else:
            self.process = Forked(arguments, environment)
        errors = threading.Thread(target=self._read_errors, args=(self.process,), daemon=True)
        errors.start()
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if "http://" in line:
                self.address = "http://" + line.split("http://")[1].strip()
                return
        errors.join(PATIENCE)  # what it said last may be read after it is gone
        raise AssertionError("the server did not start:\n" + "".join(self.errors))

    def _read_errors(self, process: subprocess.Popen[str] | Forked) -> None:
        assert process.stderr is not None
        for line in process.stderr:
            self.errors.append(line)

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> int:
        """As a person would; the exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def restart(self) -> None:
        """On the same port, with the same data."""
        self.start(self.address.rpartition(":")[2])

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()

    def faults(self) -> list[str]:
        """Lines of the server's log about mistakes of our own."""
        return [line for line in self.errors if '"fault"' in line or "Traceback" in line]

    # HTTP.

    def ask(
        self, path: str, body: Message | bytes | None = None, token: str = "", headers: dict[str, str] | None = None
    ) -> tuple[int, Any]:
        """The status and what came back."""
        status, _, found = self.ask_raw(path, body, token, headers)
        try:
            return status, json.loads(found)
        except ValueError:
            return status, found.decode()

    def ask_raw(
        self, path: str, body: Message | bytes | None = None, token: str = "", headers: dict[str, str] | None = None
    ) -> tuple[int, dict[str, str], bytes]:
        sent = {"Content-Type": "application/json", **(headers or {})}
        if token:
            sent["Authorization"] = f"Bearer {token}"
        raw = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, raw, sent)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return answer.status, {k.lower(): v for k, v in answer.headers.items()}, answer.read()
        except urllib.error.HTTPError as error:
            with error:
                return error.code, {k.lower(): v for k, v in error.headers.items()}, error.read()

    def new_table(self, game: str = "revachol", **wish: Any) -> tuple[str, str]:
        """The id and the host's token. The deal follows from the test and from how many tables it made before."""
        test = os.environ.get("PYTEST_CURRENT_TEST", "").partition(" ")[0]
        self.made[test] = self.made.get(test, 0) + 1
        entropy = hashlib.sha256(f"{test} {self.made[test]}".encode()).hexdigest()
        seats = [{"kind": "me"}, {"kind": "link"}]
        body = {"game": game, "name": "Anna", "seats": seats, "entropy": entropy, **wish}
        status, found = self.ask("/api/tables", body)
        assert status == 201, found
        return str(found["table"]), str(found["token"])

    def join(self, table: str, name: str, **where: Any) -> str:
        status, found = self.ask(f"/api/tables/{table}/join", {"name": name, **where})
        assert status == 200, found
        return str(found["token"])

    def over_table(self, **wish: Any) -> tuple[str, str]:
        """A game of two on one device that was played to its end; its id and the token."""
        seats = [{"kind": "me"}, {"kind": "device", "name": "Bo"}]
        table, token = self.new_table(seats=seats, start=True, **wish)
        with self.person(table, token, seat=0) as one, self.person(table, token, seat=1) as two:
            one.until("update")
            two.until("update")
            assert play_on([one, two], 5000) < 5000
        return table, token

    # Sockets.

    def socket(self, **options: Any) -> ClientConnection:
        """What it does not read it keeps: a client whose queue is full does not hear the other side say goodbye."""
        address = self.address.replace("http", "ws", 1) + "/ws"
        usual: dict[str, Any] = {"max_size": None, "max_queue": None, "open_timeout": PATIENCE}
        opened: ClientConnection = connect(address, **{**usual, **options})
        return opened

    @contextmanager
    def person(self, table: str, token: str = "", **hello: Any) -> Iterator[Person]:
        """Somebody who has said hello and been told the room."""
        with self.socket() as socket:
            person = Person(socket)
            person.say("hello", protocol=2, table=table, token=token, **hello)
            yield person


class Person:
    """One socket, and everything it was told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.told: list[Message] = []
        self.room: Message = {}
        self.update: Message = {}
        self.log: list[Message] = []
        self.name = uuid.uuid4().hex
        self.keys = 0

    def say(self, kind: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **fields}))

    def hear(self) -> Message:
        """The next message."""
        message: Message = json.loads(self.socket.recv(timeout=PATIENCE))
        self.told.append(message)
        if message["type"] == "room":
            self.room = message
        elif message["type"] == "update":
            self.update = message
            assert message["log_from"] <= len(self.log)
            self.log[message["log_from"] :] = message["log"]
        return message

    def until(self, kind: str, fits: Callable[[Message], bool] = lambda message: True) -> Message:
        """Hear until something of that kind comes; within bounds."""
        before = time.monotonic()
        while time.monotonic() - before < PATIENCE:
            message = self.hear()
            if message["type"] == kind and fits(message):
                return message
        raise AssertionError(f"no {kind} came")

    def key(self) -> str:
        self.keys += 1
        return f"{self.name}-{self.keys}"

    def do(self, kind: str, **fields: Any) -> Message:
        """Say something with a key, and hear what came of it: `done`, `refused` or `why`."""
        key = str(fields.pop("key", "") or self.key())
        self.say(kind, key=key, **fields)
        while True:
            message = self.hear()
            if message.get("key") == key:
                return message

    def asked(self) -> Message:
        """The question, as soon as there is one that is not answered."""
        while not self.update or self.update["question"] is None or self.update["question"]["sealed"]:
            assert not self.update or self.update["over"] is None
            self.hear()
        question: Message = self.update["question"]
        return question

    def answer(self, choose: int = 0) -> Message:
        """One of the options, by its number from the front."""
        question = self.asked()
        options = question["options"]
        label = options[choose % len(options)]["label"]
        told = self.do("answer", decision=question["id"], label=label)
        if told["type"] == "done":
            self.until("update", lambda update: bool(update["version"] >= told["version"]))
        return told

    def is_closed(self) -> bool:
        """Hear what is left; whether the other side has closed."""
        try:
            for _ in range(1000):
                self.hear()
        except ConnectionClosed:
            return True
        except TimeoutError:
            return False
        return False


def play_on(people: list[Person], answers: int, choose: Callable[[int], int] = lambda n: n) -> int:
    """Let whoever is asked answer, so many times or to the end; how many answers were given."""
    for given in range(answers):
        waiting = people[0].update["waiting"]
        if people[0].update["over"] is not None:
            return given
        person = people[waiting[0]]
        told = person.answer(choose(given))
        assert told["type"] == "done", told
        for other in people:
            while other.update["version"] < told["version"]:
                other.hear()
    return answers
