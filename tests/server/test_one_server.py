"""Two servers on one database: the second is refused by name, and a change made from an old state never counts."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tablee.server import creation, seat_actions
from tablee.server.app import opened
from tablee.server.creation import SeatRequest, TableRequest
from tablee.server.settings import Settings
from tablee.store import FileInUse, VersionTaken, held, holder_of
from tests.server.served import PATIENCE, SOURCES, Served


def started(data: Path, *command: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(SOURCES), "LANG": "C.UTF-8", "TABLEE_HOME": str(data)}
    environment.pop("DISPLAY", None)
    words = [sys.executable, "-m", "tablee", *command]
    return subprocess.run(words, capture_output=True, text=True, timeout=4 * PATIENCE, env=environment, check=False)


def test_a_second_server_on_one_file_names_the_first(own_server: Served) -> None:
    second = started(own_server.data, "serve", "--port", "0", "--data", str(own_server.data), "--no-browser")
    assert second.returncode == 2
    assert f"process {own_server.process.pid} at {own_server.address}" in second.stderr
    assert own_server.ask("/healthz") == (200, "ok\n")


def test_started_again_it_opens_the_one_that_runs(own_server: Served) -> None:
    again = started(own_server.data)
    assert (again.returncode, own_server.address in again.stdout) == (0, True), again.stderr
    assert own_server.ask("/healthz") == (200, "ok\n")


@pytest.mark.long
def test_no_lock_is_stale(own_server: Served) -> None:
    """However a server ends, bots thinking or not, the next one starts at once."""
    table, anna = own_server.new_table(seats=[{"kind": "me"}, {"kind": "bot", "level": "greedy"}], start=True)
    for _ in range(3):
        with own_server.person(table, anna) as host:
            host.answer()
        own_server.process.send_signal(signal.SIGKILL)
        own_server.process.wait(PATIENCE)
        assert holder_of(f"sqlite:///{own_server.data / 'tables.db'}") is None
        own_server.start()


def test_the_lock_is_the_files_own(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'a.db'}"
    (tmp_path / "b.db").symlink_to(tmp_path / "a.db")
    with held(url) as lock:
        assert lock is not None
        lock.tell(["http://127.0.0.1:1"])
        with pytest.raises(FileInUse, match=f"process {os.getpid()} at http://127.0.0.1:1"), held(url):
            pass
        with pytest.raises(FileInUse), held(f"sqlite:///{tmp_path / 'b.db'}"):
            pass
        with held(f"sqlite:///{tmp_path / 'c.db'}"):
            pass
    with held(url):
        pass
    with held("postgresql://somebody@localhost/x") as none:
        assert none is None


def test_what_was_made_from_an_old_state_does_not_count(tmp_path: Path) -> None:
    """As on PostgreSQL, where two servers may meet: a seat goes to one of two, and a game that began stays begun."""

    async def two() -> None:
        settings = Settings(database=f"sqlite:///{tmp_path / 'tables.db'}")
        async with opened(settings, frozenset()) as (_, one), opened(settings, frozenset()) as (_, other):
            wish = TableRequest("revachol", "Anna", [SeatRequest("me"), SeatRequest("link"), SeatRequest("bot")])
            head, _ = await creation.create(one.context, wish)
            room, elsewhere = await one.rooms.get(head.id), await other.rooms.get(head.id)
            async with room.turn():
                await seat_actions.join(room, "Bo", [1])
            with pytest.raises(VersionTaken):
                async with elsewhere.turn():
                    await seat_actions.join(elsewhere, "Cy", [1])
            async with elsewhere.turn():  # it has read the table anew
                assert [seat.name for seat in elsewhere.seats][:2] == ["Anna", "Bo"]
            async with room.turn():
                await creation.begin(room)
            with pytest.raises(VersionTaken):
                async with elsewhere.turn():
                    await elsewhere.change(replace(elsewhere.head, public=True))
            found = await one.context.store.head(head.id)
            assert found is not None
            assert (found.stage, found.public) == ("playing", False)

    asyncio.run(two())
