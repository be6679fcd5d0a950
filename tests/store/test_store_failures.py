"""When the database fails: the caller hears StoreDown, nothing is half written, and asking again is safe."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection
from sqlalchemy.engine import make_url

from tablee.errors import UserError
from tablee.store import Entry, NewerDatabase, Store, StoreDown, database, migrations, open_store
from tablee.store.database import Database
from tests.postgres import Postgres
from tests.store.test_store import SEATS, answer, head


def run(coroutine: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(coroutine, 120))


async def until_back(store: Store, version: int, entries: list[Entry]) -> int:
    for _ in range(100):
        try:
            return await store.append("t1", version, entries)
        except StoreDown:
            await asyncio.sleep(0.1)
    raise AssertionError("the store did not come back")


def test_a_full_disk_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    """A limit on the file's size, in a process of its own, is a disk that is full."""
    script = f"""
import asyncio, resource, signal
from tablee.store import StoreDown, open_store
from tests.store.test_store import SEATS, answer, head

async def fill():
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    async with open_store("sqlite:///{tmp_path}/t.db") as store:
        await store.create(head(), SEATS)
        resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, resource.RLIM_INFINITY))
        version, downs = 0, 0
        while downs < 5 and version < 1000:
            try:
                entries = [answer("x" * 3000, f"k{{version}}"), answer("y" * 3000)]
                version = await store.append("t1", version + 1, entries)
            except StoreDown:
                downs += 1
                assert await store.version("t1") == version
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        again = await store.append("t1", version + 1, [answer("room again", f"k{{version}}")])
        print(version, downs, again)

asyncio.run(asyncio.wait_for(fill(), 60))
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=90, cwd=Path.cwd())
    assert done.returncode == 0, done.stderr
    version, downs, again = map(int, done.stdout.split())
    assert downs == 5
    assert version > 10
    assert again == version + 1

    async def read() -> None:
        async with open_store(f"sqlite:///{tmp_path}/t.db") as store:
            assert [len(e.text) for e in await store.entries("t1")] == [3000] * version + [10]

    run(read())


def test_a_locked_file_is_down_and_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "BUSY", 0.2)

    async def wait() -> None:
        async with open_store(f"sqlite:///{tmp_path}/t.db") as store:
            await store.create(head(), SEATS)
            other = sqlite3.connect(tmp_path / "t.db", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreDown, match="locked"):
                await store.append("t1", 1, [answer("a", "k")])
            assert await store.version("t1") == 0, "reading goes on"
            other.execute("ROLLBACK")
            other.close()
            assert await store.append("t1", 1, [answer("a", "k")]) == 1

    run(wait())


def test_a_file_that_is_taken_away_is_down_until_it_is_back(tmp_path: Path) -> None:
    """SQLite itself would go on writing into the file that has no name any more, and nobody would find the answers."""

    async def away() -> None:
        path, hidden = tmp_path / "t.db", tmp_path / "elsewhere.db"
        async with open_store(f"sqlite:///{path}") as store:
            await store.create(head(), SEATS)
            await store.append("t1", 1, [answer("a")])
            await store.append("t1", 2, [answer("b")])  # the short way, which keeps a connection of its own
            path.rename(hidden)
            with pytest.raises(StoreDown):
                await store.append("t1", 3, [answer("c", "k")])
            with pytest.raises(StoreDown):
                await store.check()
            assert not path.exists(), "no empty database is made in its place"
            hidden.rename(path)
            async with open_store(f"sqlite:///{path}") as other:
                assert [e.text for e in await other.entries("t1")] == ["a", "b"], "who was told that it does not count"
            assert await until_back(store, 3, [answer("c", "k")]) == 3
            await store.check()
        async with open_store(f"sqlite:///{path}") as store:
            assert [e.text for e in await store.entries("t1")] == ["a", "b", "c"]

    run(away())


def test_another_file_in_its_place_is_noticed(tmp_path: Path) -> None:
    async def replaced() -> None:
        path = tmp_path / "t.db"
        async with open_store(f"sqlite:///{path}") as store:
            await store.create(head(), SEATS)
            await store.backup(tmp_path / "backup.db")
            await store.append("t1", 1, [answer("a")])
            os.replace(tmp_path / "backup.db", path)
            with pytest.raises(StoreDown, match="another file"):
                await store.append("t1", 2, [answer("b")])

    run(replaced())


def test_a_postgres_that_stops_is_down_until_it_is_back(testrun_uid: str) -> None:
    with Postgres(f"{testrun_uid} gone and back {os.getpid()}") as server:
        url = server.new_database()

        async def away() -> None:
            async with open_store(url) as store:
                await store.create(head(), SEATS)
                await store.append("t1", 1, [answer("a")])
                server.stop()
                for _ in range(3):
                    with pytest.raises(StoreDown):
                        await store.append("t1", 2, [answer("b", "k")])
                with pytest.raises(StoreDown):
                    await store.entries("t1")
                with pytest.raises(StoreDown):
                    await store.check()
                server.start()
                assert await until_back(store, 2, [answer("b", "k")]) == 2
                assert [e.text for e in await store.entries("t1")] == ["a", "b"]

        run(away())


def test_an_answer_of_the_database_that_is_lost_may_be_asked_for_again(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The commit was done, but the word of it did not come back: StoreDown, and the same append says so."""

    async def lose() -> None:
        async with open_store(url) as store:
            await store.create(head(), SEATS)
            real = store.database.write

            async def lost(work: Callable[[Connection], Any]) -> Any:
                await real(work)
                raise StoreDown("the connection broke")

            with monkeypatch.context() as broken:
                broken.setattr(store.database, "write", lost)
                with pytest.raises(StoreDown):
                    await store.append("t1", 1, [answer("a", "k"), answer("b")], head(stage="playing"))
            assert await store.append("t1", 1, [answer("a", "k"), answer("b")], head(stage="playing")) == 2
            assert await store.version("t1") == 2

    run(lose())


@pytest.mark.parametrize(
    "address",
    ["tablee.db", "sqlite://", "sqlite:///:memory:", "mysql://me:secret@host/x", "postgresql://me:secret@host:port/x"],
)
def test_an_address_that_is_none_gets_a_sentence_without_its_password(address: str) -> None:
    async def enter() -> None:
        async with open_store(address):
            pass

    with pytest.raises(UserError) as mistaken:
        run(enter())
    assert "secret" not in str(mistaken.value)
    assert "sqlite:///FILE" in str(mistaken.value)


def test_a_place_that_cannot_be_written_gets_a_sentence(tmp_path: Path) -> None:
    async def enter() -> None:
        async with open_store(f"sqlite:///{tmp_path}"):
            pass

    with pytest.raises(UserError, match="cannot be opened"):
        run(enter())


def test_nobody_else_may_read_the_file(tmp_path: Path) -> None:
    async def write() -> None:
        async with open_store(f"sqlite:///{tmp_path}/t.db") as store:
            await store.create(head(), SEATS)
            for path in tmp_path.iterdir():
                assert path.stat().st_mode & 0o077 == 0, path

    run(write())


def test_a_backup_is_whole_while_others_write(tmp_path: Path) -> None:
    async def copy() -> None:
        async with open_store(f"sqlite:///{tmp_path}/t.db") as store:
            await store.create(head(), SEATS)
            writing = True

            async def write() -> int:
                version = 0
                while writing:
                    version = await store.append("t1", version + 1, [answer("x" * 500)])
                return version

            task = asyncio.create_task(write())
            await asyncio.sleep(0.2)
            known = await store.version("t1")
            await store.backup(tmp_path / "copy" / "b.db")
            writing = False
            last = await task
            with pytest.raises(UserError, match="there already"):
                await store.backup(tmp_path / "copy" / "b.db")
        assert [path.name for path in (tmp_path / "copy").iterdir()] == ["b.db"]
        async with open_store(f"sqlite:///{tmp_path}/copy/b.db") as restored:
            versions = [e.version for e in await restored.entries("t1")]
            assert versions == list(range(1, len(versions) + 1))
            assert known <= len(versions) <= last

    run(copy())


def test_a_backup_of_postgres_says_what_to_run(postgres: Postgres, tmp_path: Path) -> None:
    async def copy() -> None:
        async with open_store(postgres.new_database()) as store:
            with pytest.raises(UserError, match="pg_dump"):
                await store.backup(tmp_path / "b.db")

    run(copy())


def _engine(url: str) -> Database:
    return database.database(url)


def test_an_older_database_is_brought_up_to_date_with_what_is_in_it(url: str) -> None:
    async def upgrade() -> None:
        old = _engine(url)

        def first_step(connection: Connection) -> None:
            migrations.upgrade(connection, "0001")
            names = "id game cards cards_digest options language commitment entropy stage clock when_out host rematch"
            texts = [*names.split(), "continued_from", "result", "more"]
            values = {name: "{}" if name in ("options", "more") else name for name in texts}
            columns = ", ".join([*texts, "created", "secret", "public"])
            marks = ", ".join("'" + values[name] + "'" for name in texts)
            blob = "x'00'" if url.startswith("sqlite") else "'\\x00'::bytea"
            connection.exec_driver_sql(f"INSERT INTO tables ({columns}) VALUES ({marks}, 1.0, {blob}, false)")

        await old.write(first_step)
        await old.close()
        async with open_store(url) as store:
            found = await store.head("id")
            assert found is not None
            assert (found.stage, found.wake, found.secret) == ("stage", None, b"\0")
            assert await store.append("id", 1, [answer("a")]) == 1
        async with open_store(url) as store:
            assert await store.version("id") == 1

    run(upgrade())


def test_the_steps_lead_to_the_schema(url: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from tablee.store.schema import metadata

    async def compare() -> None:
        def differences(connection: Connection) -> Any:
            return compare_metadata(MigrationContext.configure(connection), metadata)

        async with open_store(url) as store:
            assert await store.database.read(differences) == []
            assert (await store.database.read(migrations.steps))[0] == migrations.NEWEST
            assert await store.database.read(migrations.revision) == migrations.NEWEST

    run(compare())


def test_a_newer_database_is_refused_with_a_sentence_and_left_alone(url: str) -> None:
    async def refuse() -> None:
        newer = "UPDATE alembic_version SET version_num = '9999'"
        async with open_store(url) as store:
            await store.database.write(lambda connection: connection.exec_driver_sql(newer))
        with pytest.raises(NewerDatabase, match=r'newer Tablée \(its schema is "9999"'):
            async with open_store(url):
                pass
        other = _engine(url)
        assert await other.read(migrations.revision) == "9999"
        await other.close()

    run(refuse())


def test_servers_that_start_at_once_upgrade_once(url: str) -> None:
    async def enter() -> None:
        async with open_store(url) as store:
            await store.check()

    async def all_at_once() -> None:
        await asyncio.gather(*(enter() for _ in range(4)))

    run(all_at_once())
    assert make_url(url).database
