"""Several processes on one PostgreSQL: a table has one owner, and whoever was one cannot write any more."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest
from sqlalchemy import select, update
from sqlalchemy.exc import DBAPIError

from tablee.store import CardFile, Fenced, NoSuchTable, Remark, Shared, Store, open_store
from tablee.store.ownership import LEASE, NOW
from tablee.store.postgres import InPostgres
from tablee.store.schema import processes, tables
from tablee.store.writer import Fence, _hold
from tests.postgres import Postgres
from tests.store.test_store import SEATS, answer, head

Test = Callable[..., Awaitable[Any]]


def run(postgres: Postgres, test: Test, count: int = 2) -> None:
    """With so many processes, each with a store of its own on the same database."""
    url = postgres.new_database()

    async def all_of_them() -> None:
        async with AsyncExitStack() as stack:
            made = []
            for number in range(count):
                store = await stack.enter_async_context(open_store(url))
                one = Shared(store, f"http://127.0.0.1:{number}")
                await one.begin()
                made.append(one)
            await test(*made)

    asyncio.run(asyncio.wait_for(all_of_them(), 60))


async def stops(one: Shared) -> None:
    """As if it had been heard of last long ago."""

    def do(connection: Any) -> None:
        connection.execute(update(processes).where(processes.c.id == one.id).values(lease=0.0))

    await one.store.database.write(do)


async def owner(store: Store, table: str) -> tuple[str, int]:
    def look(connection: Any) -> Any:
        return connection.execute(tables.select().where(tables.c.id == table)).mappings().one()

    row = await store.database.read(look)
    return row["owner"], row["epoch"]


def test_a_table_has_one_owner(postgres: Postgres) -> None:
    async def test(one: Shared, two: Shared) -> None:
        await one.store.create(head(), SEATS)
        taken = await asyncio.gather(one.take("t1"), two.take("t1"), one.take("t1"), two.take("t1"))
        first, second = (one, two) if taken[0] is None else (two, one)
        peer = next(found for found in taken if found is not None)
        assert peer == (first.id, first.address, first.secret)
        assert await second.who("t1") == peer
        assert await first.who("t1") is None
        assert await owner(one.store, "t1") == (first.id, 1)
        assert await first.take("t1") is None  # asked again, nothing changes hands
        assert await owner(one.store, "t1") == (first.id, 1)
        with pytest.raises(NoSuchTable):
            await second.take("t2")

    run(postgres, test)


def test_only_the_owner_writes(postgres: Postgres) -> None:
    async def test(one: Shared, two: Shared) -> None:
        await one.store.create(head(), SEATS)
        with pytest.raises(Fenced):
            await one.store.append("t1", 1, [answer("a")])  # before it has the table
        await one.take("t1")
        await one.store.append("t1", 1, [answer("a")])
        with pytest.raises(Fenced):
            await two.store.append("t1", 2, [answer("b")])
        assert (await two.store.version("t1")) == 1

    run(postgres, test)


def test_whose_table_it_is_now_does_not_wait_for_who_had_it(postgres: Postgres) -> None:
    """Who had it falls asleep in the middle of writing, having found that it is another's."""

    async def test(one: Shared, two: Shared) -> None:
        await one.store.create(head(), SEATS)
        await one.take("t1")
        await stops(one)
        await two.take("t1")
        assert isinstance(one.store.database, InPostgres)
        async with one.store.database._engine.begin() as late:
            with pytest.raises(Fenced):
                await late.run_sync(_hold, [Fence("t1", one.epochs["t1"])])
            await two.store.append("t1", 1, [answer("a")])
            await late.run_sync(lambda connection: connection.execute(select(1)))  # it still sleeps in there: not ended
        assert await two.store.version("t1") == 1

    run(postgres, test)


def test_who_was_asleep_too_long_cannot_write_any_more(postgres: Postgres) -> None:
    """Its lease has run out, another has taken over; then it wakes in the middle of what it was about to do."""

    async def test(one: Shared, two: Shared) -> None:
        await one.store.create(head(), SEATS)
        await one.store.create(head("t2"), SEATS)
        for table in ("t1", "t2"):
            await one.take(table)
        await one.store.append("t1", 1, [answer("a")])
        await stops(one)
        await one.store.append("t1", 2, [answer("b")])  # nobody has taken it: nothing speaks against that
        assert await two.take("t1") is None
        assert await two.who("t2") is None
        now = await one.store.head("t1")
        assert now is not None
        for late in (
            one.store.append("t1", 3, [answer("c")]),
            one.store.change(now, SEATS),
            one.store.say("t1", Remark(0, "Zoë", "still there?")),
        ):
            with pytest.raises(Fenced):
                await late
        await two.store.append("t1", 3, [answer("d")])
        assert [entry.text for entry in await two.store.entries("t1")] == ["a", "b", "d"]
        assert await one.store.chat("t1") == []
        await one.store.append("t2", 1, [answer("e")])  # the other table is still its own
        assert await one.beat() is None  # a lease that has run out stays so
        await one.begin()
        assert (await one.take("t1")) == (two.id, two.address, two.secret)

    run(postgres, test)


def test_one_that_is_fenced_off_spoils_nothing_for_the_others_of_its_commit(postgres: Postgres) -> None:
    async def test(one: Shared, two: Shared) -> None:
        for number in range(9):
            await one.store.create(head(f"t{number}"), SEATS)
            await one.take(f"t{number}")
        await stops(one)
        await two.take("t4")
        done = await asyncio.gather(
            *(one.store.append(f"t{number}", 1, [answer("a")]) for number in range(9)), return_exceptions=True
        )
        assert [isinstance(each, Fenced) for each in done] == [number == 4 for number in range(9)]

    run(postgres, test)


def test_what_is_let_go_is_there_for_everybody_at_once(postgres: Postgres) -> None:
    async def test(one: Shared, two: Shared) -> None:
        for table in ("t1", "t2", "t3"):
            await one.store.create(head(table), SEATS)
            await one.take(table)
        await one.release(["t1", "never"])
        assert await two.take("t1") is None
        assert await two.take("t2") == (one.id, one.address, one.secret)
        await one.end()
        assert await two.take("t2") is None
        assert await owner(two.store, "t3") == ("", 1)

    run(postgres, test)


def test_due_tables_are_claimed_by_one(postgres: Postgres) -> None:
    """Each by one process, however many sweep at once; and those of a process that has ended."""

    async def test(*all_of_them: Shared) -> None:
        one, *_, gone = all_of_them
        for number in range(40):
            await one.store.create(head(f"t{number}", wake=5.0 + number), SEATS)
        await gone.take("t7")
        assert "t7" not in await one.due(9.0, 100)
        await stops(gone)
        found = await asyncio.gather(*(each.due(100.0, 100) for each in all_of_them[:3]))
        claimed = [table for tables in found for table in tables]
        assert sorted(claimed) == sorted(f"t{number}" for number in range(5, 40))
        assert "t7" in claimed

    run(postgres, test, 4)


def test_one_leads(postgres: Postgres) -> None:
    async def test(*all_of_them: Shared) -> None:
        beats = [await each.beat() for each in all_of_them]
        assert set(beats) == {frozenset(each.id for each in all_of_them)}
        assert [each.leads for each in all_of_them].count(True) == 1
        first = min(all_of_them, key=lambda each: each.id)
        await first.end()
        for each in all_of_them:
            assert (await each.beat() is None) == (each is first)
        assert [each.leads for each in all_of_them].count(True) == 1
        assert not first.leads

    run(postgres, test, 3)


def test_each_knows_when_the_first_of_the_others_would_be_gone(postgres: Postgres) -> None:
    """So that it looks then, and not a beat later."""

    async def test(one: Shared, two: Shared) -> None:
        await one.beat()
        assert LEASE / 2 < one.soonest <= LEASE
        soon = update(processes).where(processes.c.id == two.id).values(lease=NOW + LEASE / 3)
        await two.store.database.write(lambda connection: connection.execute(soon))
        await one.beat()
        assert one.soonest <= LEASE / 3

    run(postgres, test)


@pytest.mark.long
def test_no_two_writers_wait_for_each_other(postgres: Postgres) -> None:
    """Everything that several write at once, in all orders: heads, logs, chat, new tables with the same card files."""

    async def test(*all_of_them: Shared) -> None:
        one, two, three = all_of_them
        for number in range(12):
            await one.store.create(head(f"t{number}"), SEATS)
            await all_of_them[number % 3].take(f"t{number}")

        async def write(by: Shared, numbers: list[int], turn: int) -> None:
            doing: list[Awaitable[Any]] = []
            for number in numbers:
                table = f"t{number}"
                if number % 3 == all_of_them.index(by):
                    now = await by.store.head(table)
                    assert now is not None
                    doing.append(by.store.append(table, turn + 1, [answer("a")], now, SEATS))
                    doing.append(by.store.say(table, Remark(0, "Zoë", "so")))
                else:
                    doing.append(by.store.append(table, turn + 1, [answer("x")]))  # as a process that was asleep would
                    by.epochs[table] = 99
                digest = f"d{number % 4}"
                new = head(f"{table} {turn} {by.address}", cards_digest=digest)
                doing.append(by.store.create(new, SEATS, CardFile(digest, "elekt", "a.toml", "text")))
            doing.append(by.store.forget(0.0, 0.0, 0.0))
            for done in await asyncio.gather(*doing, return_exceptions=True):
                assert done is None or isinstance(done, Fenced | int | bool | Remark), done

        for turn in range(10):
            await asyncio.gather(
                write(one, list(range(12)), turn),
                write(two, list(reversed(range(12))), turn),
                write(three, [*range(6, 12), *range(6)], turn),
            )
        for number in range(12):
            assert [entry.text for entry in await one.store.entries(f"t{number}")] == ["a"] * 10

    run(postgres, test, 3)


@pytest.mark.long
def test_who_falls_asleep_in_the_middle_of_writing_holds_nobody_up(postgres: Postgres) -> None:
    """Its transaction is open, the row of the table is locked; the database takes it back."""

    async def test(one: Shared, two: Shared) -> None:
        await one.store.create(head(), SEATS)
        await one.take("t1")
        writing, wakes = asyncio.Event(), asyncio.Event()

        async def sleeps() -> None:
            assert isinstance(one.store.database, InPostgres)
            async with one.store.database._engine.begin() as connection:
                await connection.execute(select(tables.c.id).where(tables.c.id == "t1").with_for_update())
                writing.set()
                await wakes.wait()

        asleep = asyncio.create_task(sleeps())
        await writing.wait()
        await stops(one)
        assert await two.take("t1") is None
        await two.store.append("t1", 1, [answer("a")])
        wakes.set()
        assert isinstance((await asyncio.gather(asleep, return_exceptions=True))[0], DBAPIError | OSError)
        with pytest.raises(Fenced):
            await one.store.append("t1", 2, [answer("b")])

    run(postgres, test)
