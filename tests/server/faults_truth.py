"""What people were told, held against what can be rebuilt from the log alone."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, select

from tablee import registry
from tablee.core import codec
from tablee.core.stack import TAKE_BACK
from tablee.core.table import Table
from tablee.store import ANSWER, CHANCE, UNDO, Entry, Head, Seat, Store, StoreDown, open_store, record
from tablee.store.rows import read_head
from tablee.store.schema import tables

TRIES: Final = 20
T = TypeVar("T")


async def surely(ask: Callable[..., Awaitable[T]], *args: Any) -> T:
    """What the database says, also if our own connection to it is lost meanwhile: it is cut and restarted on purpose,
    and ends whatever is idle in a transaction for some seconds, as who looks on may be on a busy machine."""
    for _ in range(TRIES):
        with contextlib.suppress(StoreDown):
            return await ask(*args)
        await asyncio.sleep(0.5)
    return await ask(*args)


@contextlib.asynccontextmanager
async def sure_store(url: str) -> AsyncIterator[Store]:
    """The store, opened however often it takes."""
    async with contextlib.AsyncExitStack() as stack:
        yield await surely(lambda: stack.enter_async_context(open_store(url)))


@dataclass(frozen=True, slots=True)
class Acknowledged:
    """Something a person was told to be stored. `label` is the answer, or "" for an undo."""

    seat: int
    key: str
    label: str
    version: int


@dataclass(frozen=True, slots=True)
class Shown:
    """What a seat was shown at a version: the view, and the answers it might give."""

    seat: int
    version: int
    view: bytes
    options: tuple[str, ...]


@dataclass
class Told:
    """Everything that the people of one table were told, since the last look."""

    game: str
    acknowledged: list[Acknowledged] = field(default_factory=list)
    shown: list[Shown] = field(default_factory=list)
    refused: list[tuple[int, str]] = field(default_factory=list)  # for good: seat and key
    highest: int = 0


class Rebuilt:
    """One table, folded from its log a step at a time."""

    def __init__(self, id: str, head: Head, seats: list[Seat]) -> None:
        self.id = id
        self.head = head
        self.game = registry.game(head.game)
        self.cards = registry.house_cards(head.game)
        self.table = Table(self.game, self.cards, record(head, seats, ()))
        self.entries: list[Entry] = []
        self.keys: dict[tuple[int, str], Entry] = {}
        self.labels: dict[tuple[int, str], str] = {}
        self.checked = 0

    def look(self, fresh: list[Entry], told: Told) -> list[str]:
        """Fold what is new in the log and hold against it what people were told; what does not hold."""
        wrong: list[str] = []
        shown: dict[int, list[Shown]] = {}
        for one in told.shown:
            shown.setdefault(one.version, []).append(one)
        wrong += self._compare(shown.pop(len(self.entries), []))
        for entry in fresh:
            if entry.version != len(self.entries) + 1:
                wrong.append(f"version {entry.version} follows {len(self.entries)}")
                break
            self._fold(entry, wrong)
            wrong += self._compare(shown.pop(entry.version, []))
        wrong += [f"version {version} was shown but is not in the log" for version in shown if version > self.version]
        for ack in told.acknowledged:
            wrong += self._kept(ack)
        wrong += [f"seat {s} was refused {k}, which is in the log" for s, k in told.refused if (s, k) in self.keys]
        if told.highest > self.version:
            wrong.append(f"version {told.highest} was told, the log ends at {self.version}")
        return [f"table {self.id} ({self.head.game}): {sentence}" for sentence in wrong]

    @property
    def version(self) -> int:
        return len(self.entries)

    def _fold(self, entry: Entry, wrong: list[str]) -> None:
        self.entries.append(entry)
        if entry.key:
            if (entry.seat, entry.key) in self.keys:
                wrong.append(f"seat {entry.seat}: {entry.key} counts twice")
            self.keys[entry.seat, entry.key] = entry
        if entry.kind in (ANSWER, CHANCE):
            decision = self.game.decision_of(self.table.state, entry.seat)
            if entry.key and decision is not None and entry.text != TAKE_BACK:  # which is no way to answer a question
                self.labels[entry.seat, entry.key] = self.game.label(self.table.state, decision, entry.text)
            self.table.answer(entry.seat, entry.text)
        elif entry.kind == UNDO:
            self.table = Table(self.game, self.cards, self.table.record.copy(int(entry.text)))

    def _compare(self, shown: list[Shown]) -> list[str]:
        wrong = []
        for one in shown:
            self.checked += 1
            who = None if one.seat < 0 else one.seat
            if codec.canonical(self.game.view(self.table.state, who)) != one.view:
                wrong.append(f"seat {one.seat} saw another view at version {one.version}")
            decision = None if who is None else self.game.decision_of(self.table.state, who)
            state = self.table.state
            legal = (
                () if decision is None else tuple(self.game.label(state, decision, each) for each in decision.options)
            )
            if legal != one.options:
                wrong.append(f"seat {one.seat} had other options at version {one.version}")
        return wrong

    def _kept(self, ack: Acknowledged) -> list[str]:
        found = self.keys.get((ack.seat, ack.key))
        if found is None:
            return [f"seat {ack.seat}: {ack.key} was acknowledged and is lost"]
        if ack.label and self.labels.get((ack.seat, ack.key)) != ack.label:
            return [f"seat {ack.seat}: {ack.key} was stored as something else"]
        if found.version > ack.version:
            return [f"seat {ack.seat}: {ack.key} was acknowledged as version {ack.version}, but is {found.version}"]
        return []


class Truth:
    """All tables. `look` may be called as often as one likes; each time only what is new is read."""

    def __init__(self) -> None:
        self.tables: dict[str, Rebuilt] = {}
        self.acknowledged = 0
        self.views = 0

    async def look(self, store: Store, told: dict[str, Told]) -> list[str]:
        wrong: list[str] = []
        for id, heard in told.items():
            if id not in self.tables:
                head = await surely(store.head, id)
                if head is None:
                    wrong.append(f"table {id} was made and is lost")
                    continue
                if head.stage == "waiting":
                    continue
                self.tables[id] = Rebuilt(id, head, await surely(store.seats, id))
            rebuilt = self.tables[id]
            before = rebuilt.checked
            wrong += rebuilt.look(await surely(store.entries, id, rebuilt.version), heard)
            self.acknowledged += len(heard.acknowledged)
            self.views += rebuilt.checked - before
        return wrong

    async def look_at_all(self, store: Store) -> list[str]:
        """Once more from the first entry, and whether every shuffle was fair."""
        wrong: list[str] = []
        for id, rebuilt in self.tables.items():
            entries = await surely(store.entries, id)
            if entries[: rebuilt.version] != rebuilt.entries:
                wrong.append(f"table {id}: the log has changed behind its end")
            head, seats = await surely(store.head, id), await surely(store.seats, id)
            assert head is not None
            made = record(head, seats, entries[: rebuilt.version])
            if codec.digest(rebuilt.game, made.verify(rebuilt.game, rebuilt.cards)) != codec.digest(
                rebuilt.game, rebuilt.table.state
            ):
                wrong.append(f"table {id}: the record leads to another state")
        return wrong


async def unused_tables(store: Store, wished: int) -> list[str]:
    """Tables that nobody was ever told of: more than were wished for, or a rematch that its game does not know."""

    def read(connection: Connection) -> list[Head]:
        return [read_head(row) for row in connection.execute(select(tables)).mappings()]

    heads = {head.id: head for head in await surely(store.database.read, read)}
    rematches = [head for head in heads.values() if "rematch_of" in head.more]
    unknown = [head for head in rematches if heads[head.more["rematch_of"]].rematch != head.id]
    wrong = [f"table {head.id}: a rematch that its game does not know" for head in unknown]
    if len(heads) - len(rematches) > wished:
        wrong.append(f"{len(heads) - len(rematches)} tables, where {wished} were wished for")
    return wrong


def shown_in(update: dict[str, Any]) -> Shown:
    """What is kept of an update."""
    question = update["question"]
    options = tuple(option["label"] for option in question["options"]) if question is not None else ()
    return Shown(update["seat"], update["version"], codec.canonical(update["view"]), options)
