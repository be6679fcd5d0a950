"""Several servers on one PostgreSQL that fail in turn, for scripts/faults --processes.

What people were told is held against the log as ever. Besides, a trigger of ours notes in the database itself which
process wrote each entry of a log, and in which epoch of its table: there must be one for each, and epochs only grow.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, text

from tablee.store.ownership import LEASE
from tests.postgres import Postgres
from tests.server.faults_people import Town
from tests.server.faults_server import PATIENCE, Server
from tests.server.faults_truth import Truth, sure_store, surely, unused_tables

KINDS: Final = {"kill": 3, "pause": 1, "stop": 2, "cut": 3, "restart": 1}
"""A process is killed, stopped for longer than its lease, or ended in order; its connections are cut, or all of them
while the database restarts. How often each is, beside the others."""
LOOK_EVERY: Final = 10
"""Faults between two looks at everything that was told."""

NOTED: Final = """
CREATE TABLE noted (number BIGSERIAL PRIMARY KEY, table_id TEXT, version INTEGER, epoch INTEGER, process TEXT);
CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO noted (table_id, version, epoch, process)
    SELECT NEW.table_id, NEW.version, epoch, current_setting('application_name') FROM tables WHERE id = NEW.table_id;
  RETURN NULL;
END $$;
CREATE TRIGGER note AFTER INSERT ON log FOR EACH ROW EXECUTE FUNCTION note();
"""
"""One statement a time: drivers take no more."""


class Several:
    """Faults, one after the other, and people who come to whichever process answers."""

    def __init__(self, postgres: Postgres, processes: int, seed: int, stuck: float) -> None:
        self.postgres = postgres
        self.url = postgres.new_database()
        self.random = random.Random(seed)
        self.servers = [Server(self.url) for _ in range(processes)]
        self.town = Town(seed)
        self.town.patience = LEASE / 2
        self.truth = Truth()
        self.stuck = stuck
        self.wrong: list[str] = []
        self.starved: dict[int, float] = {}  # as it was at the last fault
        self.figures: dict[str, int | float] = {"longest wait after a fault": 0.0}

    async def run(self, kinds: Sequence[str], count: int, tables: int, until: float) -> None:
        me = asyncio.current_task()
        assert me is not None
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, me.cancel)
        living: list[asyncio.Task[None]] = []
        try:
            await self.servers[0].start()
            async with sure_store(self.url) as store:
                await store.database.write(_install)
            for server in self.servers[1:]:
                await server.start()
            self.town.addresses = [server.address for server in self.servers]
            living += [asyncio.create_task(self.town.live(slot)) for slot in range(tables)]
            await self._answers(3 * tables)
            began = time.monotonic()
            for number in range(count):
                if time.monotonic() > until:
                    self.wrong.append(f"out of time after {number} of {count} faults")
                    break
                await self._fault(self.random.choices(kinds, [KINDS[kind] for kind in kinds])[0])
                if number % LOOK_EVERY == LOOK_EVERY - 1:
                    await self._look()
                    print(self._so_far(number + 1, count, time.monotonic() - began), file=sys.stderr)
            for task in living:
                if task.done():
                    task.result()
        finally:
            for task in living:
                task.cancel()
            await asyncio.gather(*living, return_exceptions=True)
            for server in self.servers:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(server.pid, signal.SIGCONT)
                await server.end()
        await self._look()
        async with sure_store(self.url) as store:
            self.wrong += await self.truth.look_at_all(store)
            self.wrong += await unused_tables(store, self.town.wished)
            self.wrong += self._owners(await surely(store.database.read, _writers))

    def _so_far(self, number: int, count: int, seconds: float) -> str:
        longest = self.figures["longest wait after a fault"]
        return (
            f"{number} of {count} faults in {seconds:.0f} s, {self.town.answered} answers, longest wait {longest} s "
            f"(bound {self.stuck:g}), load {os.getloadavg()[0]:.1f}, {len(self.wrong)} wrong"
        )

    async def _fault(self, kind: str) -> None:
        await self._answers(self.random.randint(1, 12))
        await asyncio.sleep(self.random.random() / 10)
        began = time.monotonic()
        self.starved = self._starving()
        server = self.random.choice(self.servers)
        if kind == "kill":
            await server.kill()
            await server.start()
        elif kind == "stop":
            os.kill(server.pid, signal.SIGTERM)
            await server.gone()
            await server.start()
        elif kind == "pause":
            os.kill(server.pid, signal.SIGSTOP)
            asleep = asyncio.sleep(LEASE * (1.0 + self.random.random()))
            await asyncio.gather(asleep, self._everybody_moves(began, kind))  # the others do, while it sleeps
            os.kill(server.pid, signal.SIGCONT)
        elif kind == "cut":
            async with sure_store(self.url) as store:
                await surely(store.database.write, _cut)
        elif kind == "restart":
            await asyncio.to_thread(self.postgres.stop)
            await asyncio.to_thread(self.postgres.start)
        await self._everybody_moves(began if kind in ("kill", "stop", "cut") else time.monotonic(), kind)
        for name in (f"faults: {kind}", "faults"):
            self.figures[name] = self.figures.get(name, 0) + 1

    async def _everybody_moves(self, since: float, kind: str) -> None:
        """At every table something happens after a fault, in time."""
        while still := [table for table, at in self.town.moved.items() if at < since]:
            waited = time.monotonic() - since
            if waited > self.stuck:
                self.wrong.append(f"{kind}: {len(still)} tables stuck for {waited:.1f} s, {still[0]} for one")
                print(self.wrong[-1], *await self._why(still), sep="\n  ", file=sys.stderr)
                return
            self.figures["longest wait after a fault"] = round(
                max(self.figures["longest wait after a fault"], waited), 2
            )
            await asyncio.sleep(0.02)

    def _starving(self) -> dict[int, float]:
        """Seconds for which each process waited for a core, by the system's own count."""
        found: dict[int, float] = {}
        for pid in [os.getpid(), *(server.pid for server in self.servers if server.pid)]:
            with contextlib.suppress(OSError, IndexError):
                found[pid] = int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) / 1e9
        return found

    async def _why(self, still: Sequence[str]) -> list[str]:
        """What is known of tables that stand still, for whoever looks into it."""
        now = self._starving()
        waits = ", ".join(f"{pid} {much - self.starved.get(pid, 0.0):.1f} s" for pid, much in now.items())
        ports = ", ".join(f"{server.address.rpartition(':')[2]} is {server.pid}" for server in self.servers)
        said = [f"now {time.monotonic() % 1000:.1f}; waited for a core since the fault (first we): {waits}; {ports}"]
        async with sure_store(self.url) as store:
            owners = await surely(store.database.read, _owned)
            said += await surely(store.database.read, _waiting)
        for table in still:
            said.append(f"{table} has owner {owners.get(table)}; still since {self.town.moved[table] % 1000:.1f}")
            said += [f"  {person}" for person in self.town.people.get(table, [])]
        return said

    async def _answers(self, count: int) -> None:
        until, bound = self.town.answered + count, time.monotonic() + PATIENCE
        while self.town.answered < until:
            if time.monotonic() > bound:
                self.wrong.append(f"not {count} answers within a minute")
                return
            await asyncio.sleep(0.01)

    async def _look(self) -> None:
        told = self.town.take_told()
        async with sure_store(self.url) as store:
            self.wrong += await self.truth.look(store, told)

    def _owners(self, rows: list[tuple[str, int, str]]) -> list[str]:
        """One process writes in one epoch, and epochs grow with the log."""
        writers: dict[tuple[str, int], set[str]] = {}
        wrong: list[str] = []
        before = ("", 0)
        for table, epoch, process in rows:
            if epoch:  # what a table begins with is written by whoever makes it
                writers.setdefault((table, epoch), set()).add(process)
            if before[0] == table and before[1] > epoch:
                wrong.append(f"table {table}: epoch {before[1]} before epoch {epoch} in its log")
            before = (table, epoch)
        wrong += [f"table {at[0]}: {len(who)} owners in epoch {at[1]}" for at, who in writers.items() if len(who) > 1]
        self.figures["entries whose writer is known"] = len(rows)
        self.figures["epochs"] = len(writers)
        return wrong


def _owned(connection: Connection) -> dict[str, str]:
    """By table: its owner, and how long its lease has still to run."""
    query = "SELECT t.id, t.owner, t.epoch, p.lease - date_part('epoch', clock_timestamp()), p.address FROM tables t"
    rows = connection.execute(text(f"{query} LEFT JOIN processes p ON p.id = t.owner"))
    return {row[0]: f"{row[1] or 'none'} epoch {row[2]} lease {row[3]} at {row[4]}" for row in rows}


def _waiting(connection: Connection) -> list[str]:
    """What each connection of ours that does something does, since when, and for whom it waits."""
    query = (
        "SELECT application_name, state, wait_event_type, wait_event, clock_timestamp() - xact_start,"
        " clock_timestamp() - state_change, pg_blocking_pids(pid), pid, left(query, 120) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'"
    )
    return [" ".join(str(part) for part in row) for row in connection.execute(text(query))]


def _writers(connection: Connection) -> list[tuple[str, int, str]]:
    rows = connection.execute(text("SELECT table_id, epoch, process FROM noted ORDER BY table_id, version"))
    return [(row[0], row[1], row[2]) for row in rows]


def _install(connection: Connection) -> None:
    first, _, rest = NOTED.strip().partition(";\n")
    function, _, trigger = rest.partition("END $$;\n")
    for statement in (first, f"{function}END $$", trigger.rstrip(";\n")):
        connection.exec_driver_sql(statement)


def _cut(connection: Connection) -> None:
    connection.exec_driver_sql(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid() AND random() < 0.7"
    )
