"""People who play on whatever happens to the server: they come back, and say again what was not acknowledged."""

from __future__ import annotations

import asyncio
import json
import random
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from tablee.text import Texts
from tests.server.faults_truth import Acknowledged, Told, shown_in

Message = dict[str, Any]
NOT_STORED: Final = Texts("en").say("table-not-stored")
AWAY: Final = (OSError, WebSocketException, TimeoutError, EOFError, InvalidHandshake)
"""How a server that is being killed looks from outside."""

TABLES: Final = (
    ("revachol", ("me", "link")),
    ("elekt", ("me", "bot")),
    ("ecos", ("me", "link", "device")),
    ("revachol", ("me", "bot", "link")),
    ("elekt", ("me", "device")),
    ("ecos", ("me", "bot")),
)
"""What is played, and who sits there; at a device the host plays that seat too."""


class Town:
    """Everybody, and what they were told since the last look."""

    def __init__(self, seed: int) -> None:
        self.addresses: list[str] = []  # of servers that all have the same tables
        self.thinks = 0.01  # seconds at most, before an answer
        self.patience = 20.0  # seconds after which somebody who hears nothing comes anew
        self.silent: dict[str, float] = {}  # servers that do not answer, until when nobody asks them
        self.moved: dict[str, float] = {}  # tables in play: when something happened there last
        self.people: dict[str, list[Person]] = {}  # by table in play
        self.random = random.Random(seed)
        self.told: dict[str, Told] = {}
        self.violations: list[str] = []
        self.answered = 0
        self.again = 0  # said a second time with the same key
        self.not_stored = 0  # told that the store was down: their answers were refused, or they waited for a bot's
        self.stale = 0
        self.undone = 0
        self.over = 0
        self.made = 0
        self.wished = 0  # tables that were asked for, each with a key of its own
        self.rematches = 0

    @property
    def address(self) -> str:
        return self.random.choice(self.addresses)

    def other_than(self, address: str) -> str:
        """Where somebody goes who was there before: elsewhere, and not where somebody has lately got no answer at all.
        One that was slow is still better than one that has just been killed: everybody would wait for that to be back
        though the others have their tables."""
        others = [one for one in self.addresses if one != address] or self.addresses
        answer = [one for one in others if self.silent.get(one, 0.0) < time.monotonic()]
        return self.random.choice(answer or others)

    def take_told(self) -> dict[str, Told]:
        """What was told, and an empty sheet."""
        taken = self.told
        self.told = {id: Told(told.game) for id, told in taken.items()}
        return taken

    async def live(self, slot: int) -> None:
        """One table after the other; after some of them the same people play once more."""
        while True:
            game, kinds = TABLES[slot % len(TABLES)]
            people = await self._open(game, kinds)
            while people:
                self.made += 1
                self.told[people[0].table] = Told(game)
                self.moved[people[0].table] = time.monotonic()
                self.people[people[0].table] = people
                await asyncio.gather(*(person.play() for person in people))
                del self.moved[people[0].table], self.people[people[0].table]
                self.over += 1
                people = await self._once_more(people, len(kinds)) if self.random.random() < 0.5 else []

    async def _open(self, game: str, kinds: Sequence[str]) -> list[Person]:
        seats = [{"kind": kind, "level": "greedy" if kind == "bot" else ""} for kind in kinds]
        self.wished += 1
        made = await self._insist("/api/tables", {"game": game, "name": "Anna", "seats": seats})
        table, host = made["table"], made["token"]
        people: list[Person] = []
        for seat, kind in enumerate(kinds):
            if kind == "link":
                joined = await self._insist(f"/api/tables/{table}/join", {"name": f"Guest {seat}", "seat": seat})
                people.append(Person(self, table, joined["token"], seat))
            elif kind != "bot":
                people.append(Person(self, table, host, seat, starts=kind == "me"))
        return people

    async def _once_more(self, people: list[Person], seats: int) -> list[Person]:
        """The rematch, at which everybody sits one seat further."""
        host = next(person for person in people if person.starts)
        table = await host.rematch()
        self.rematches += 1
        return [
            Person(self, table, person.token, (person.seat - 1) % seats, person.starts, begun=True) for person in people
        ]

    async def _insist(self, path: str, body: Message) -> Message:
        """Until there is an answer, always with the same key."""
        body = {**body, "key": f"{self.random.getrandbits(128):032x}"}
        while True:
            try:
                return await self._post(path, body)
            except AWAY:
                self.again += 1
                await asyncio.sleep(0.1)

    async def _post(self, path: str, body: Message) -> Message:
        def post() -> Message:
            request = urllib.request.Request(
                self.address + path, json.dumps(body).encode(), {"Content-Type": "application/json"}
            )
            with urllib.request.urlopen(request, timeout=self.patience) as answer:
                found: Message = json.load(answer)
                return found

        try:
            return await asyncio.to_thread(post)
        except urllib.error.HTTPError as error:
            error.close()
            self.not_stored += error.code == 503
            raise ConnectionError(f"{path}: {error.code}") from error


class Person:
    """One seat, looked from by one socket at a time."""

    def __init__(
        self, town: Town, table: str, token: str, seat: int, starts: bool = False, begun: bool = False
    ) -> None:
        self.town = town
        self.table = table
        self.token = token
        self.seat = seat
        self.starts = starts  # is the host
        self.begun = begun
        self.random = random.Random(town.random.random())
        self.keys = 0
        self.stage = ""
        self.address = ""
        self.is_heard = False  # whether the server has said anything on this socket
        self.doing = ""  # the last thing that happened to this socket, and when
        self.update: Message | None = None
        self.needs = 0  # the version that the next thought needs
        self.unsure: Message | None = None  # said, not yet acknowledged
        self.label = ""
        self.lines = 0

    @property
    def told(self) -> Told:
        return self.town.told[self.table]

    async def play(self) -> None:
        """Until the game is over."""
        while not self._is_over():
            try:
                async with self._connected() as socket:
                    await self._talk(socket)
            except AWAY as error:
                self._note(f"{type(error).__name__} {error}")
                if isinstance(error, TimeoutError) and not self.is_heard:
                    self.town.silent[self.address] = time.monotonic() + 3 * self.town.patience
                await asyncio.sleep(0.02 + self.random.random() / 10)

    def _note(self, what: str) -> None:
        self.doing = f"({what[:40]} at {time.monotonic() % 1000:.1f})"

    async def rematch(self) -> str:
        """By the host, after the end: the next table, however often it has to be said."""
        hello = {"type": "hello", "protocol": 2, "table": self.table, "token": self.token, "seat": self.seat}
        wish = {"type": "host", "what": "rematch", "key": "rematch"}
        while True:
            try:
                async with self._connected() as socket:
                    await self._say(socket, hello)
                    await self._say(socket, wish)
                    async with asyncio.timeout(self.town.patience):
                        async for raw in socket:
                            message = json.loads(raw)
                            if message["type"] == "room" and message["rematch"]:
                                return str(message["rematch"])
                            if message["type"] == "refused":
                                raise TimeoutError(message["text"])
            except AWAY:
                self.town.again += 1
                await asyncio.sleep(0.02 + self.random.random() / 10)

    def _connected(self) -> connect:
        self.address = self.town.other_than(self.address)
        address = self.address.replace("http", "ws", 1) + "/ws"
        within = min(10.0, self.town.patience)
        self.is_heard = False
        return connect(address, max_size=None, open_timeout=within, close_timeout=within, ping_interval=None)

    def __str__(self) -> str:
        """Where they are and what they wait for, for whoever looks into a table that stands still."""
        update = self.update or {"version": 0, "waiting": [], "question": None}
        said = "nothing" if self.unsure is None else self.unsure["type"]
        at = f"at {self.address.rpartition(':')[2]} {'heard' if self.is_heard else 'unheard'} {self.doing}"
        return f"seat {self.seat} {at}, version {update['version']}, waits for {update['waiting']}, unsure of {said}"

    def _is_over(self) -> bool:
        return self.update is not None and self.update["over"] is not None and self.unsure is None

    async def _talk(self, socket: ClientConnection) -> None:
        seen = self.update["version"] if self.update is not None else 0
        hello = {"type": "hello", "protocol": 2, "table": self.table, "token": self.token, "seat": self.seat}
        self._note("hello")
        await self._say(socket, {**hello, "seen": seen, "log": self.lines})
        if self.unsure is not None:
            self.town.again += 1
            await self._say(socket, self.unsure)
        while True:
            message = await self._heard(socket)
            self.is_heard = True
            self._note(message["type"])
            if message["type"] == "room":
                self.stage = message["stage"]
                if not message["seats"][self.seat]["mine"]:
                    self.town.violations.append(f"table {self.table}: the seat of {self.seat} was lost")
            elif message["type"] == "update":
                self._see(message)
            elif message["type"] in ("done", "refused") and self.unsure is not None:
                if message["key"] == self.unsure["key"]:
                    await self._hear_of(socket, message)
            elif message["type"] == "bye":
                if not message["again"]:
                    self.town.violations.append(f"table {self.table}: {message['text']}")
                self.town.not_stored += message["reason"] == "store"
                raise ConnectionError(message["reason"])
            if self._is_over():
                return
            await self._act(socket)

    async def _heard(self, socket: ClientConnection) -> Message:
        """The next message; TimeoutError if there is none, and no answer to a ping."""
        for patience in (self.town.patience / 2, self.town.patience / 2):
            try:
                async with asyncio.timeout(patience):
                    message: Message = json.loads(await socket.recv())
                    return message
            except TimeoutError:
                await self._say(socket, {"type": "ping", "key": "there?"})
        raise TimeoutError

    def _see(self, update: Message) -> None:
        if update["log_from"] > self.lines:
            self.town.violations.append(f"table {self.table}: lines of the log were left out")
        self.lines = update["log_from"] + len(update["log"])
        if self.update is None or update["version"] > self.update["version"]:
            self.town.moved[self.table] = time.monotonic()
        self.update = update
        self.told.shown.append(shown_in(update))
        self.told.highest = max(self.told.highest, update["version"])

    async def _hear_of(self, socket: ClientConnection, message: Message) -> None:
        said = self.unsure
        assert said is not None
        if message["type"] == "done":
            if said["type"] != "host":
                label = self.label if said["type"] == "answer" else ""
                self.told.acknowledged.append(Acknowledged(self.seat, said["key"], label, message["version"]))
                self.town.answered += said["type"] == "answer"
                self.town.undone += said["type"] == "undo"
            self.needs = message["version"]
            self.unsure = None
        elif message["text"] == NOT_STORED:
            self.town.not_stored += 1
            await asyncio.sleep(0.2)
            await self._say(socket, said)
        else:
            if said["type"] == "host":
                self.begun = True
            elif message["stale"] or said["type"] == "undo":
                self.town.stale += 1
                self.told.refused.append((self.seat, said["key"]))
            else:
                self.town.violations.append(f"table {self.table}: {said['label']!r} was refused: {message['text']}")
            self.unsure = None

    async def _act(self, socket: ClientConnection) -> None:
        """Answer, change a sealed answer, or take one back."""
        if self.unsure is not None:
            return
        if self.stage == "waiting":
            if self.starts and not self.begun:
                await self._say_surely(socket, {"type": "host", "what": "start"})
            return
        update = self.update
        if update is None or update["over"] is not None or update["version"] < self.needs:
            return
        question = update["question"]
        if update["undoable"] and self.random.random() < 0.03:
            await self._say_surely(socket, {"type": "undo", "count": 1})
        elif question is not None and (not question["sealed"] or self.random.random() < 0.03):
            await asyncio.sleep(self.random.random() * self.town.thinks)
            option = self.random.choice(question["options"])
            self.label = option["label"]
            await self._say_surely(socket, {"type": "answer", "decision": question["id"], "label": option["label"]})

    async def _say_surely(self, socket: ClientConnection, message: Message) -> None:
        self.keys += 1
        self.unsure = {**message, "key": f"{self.seat}-{self.keys}"}
        await self._say(socket, self.unsure)

    async def _say(self, socket: ClientConnection, message: Message) -> None:
        await socket.send(json.dumps(message))
