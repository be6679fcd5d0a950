"""The store: one suite over SQLite and a real PostgreSQL."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from tablee.core import stack
from tablee.store import (
    ANSWER,
    CHANCE,
    UNDO,
    CardFile,
    Entry,
    Head,
    KeyTaken,
    NewTable,
    NoSuchTable,
    Remark,
    Seat,
    Store,
    VersionTaken,
    answers,
    open_store,
    record,
    writer,
)
from tablee.store.database import MOST_QUICKLY, InFile

Test = Callable[[Store], Awaitable[Any]]


def head(table: str = "t1", **more: Any) -> Head:
    fields = {
        "game": "elekt",
        "cards": "house",
        "cards_digest": "d1",
        "options": {"draft": "yes"},
        "language": "fr",
        "created": 100.0,
        "secret": bytes(range(32)),
        "commitment": "c",
    }
    return Head(table, **{**fields, **more})


SEATS = [Seat(0, "person", "Zoë ☕", token="h0"), Seat(1, "bot", "Bo", "greedy"), Seat(2, "closed")]


def answer(text: str, key: str = "", seat: int = 0) -> Entry:
    return Entry(ANSWER, seat, text, key, 5.5)


def run(url: str, *tests: Test) -> list[Any]:
    """Each test sees the database opened anew."""

    async def all_of_them() -> list[Any]:
        results = []
        for test in tests:
            async with open_store(url) as store:
                results.append(await test(store))
        return results

    return asyncio.run(asyncio.wait_for(all_of_them(), 60))


async def with_table(store: Store) -> None:
    await store.create(head(), SEATS)


def test_a_table_comes_back_as_it_was(url: str) -> None:
    whole = head(
        entropy="e",
        stage="playing",
        public=True,
        clock="bank 600 15",
        when_out="bot",
        host="h0",
        rematch="t2",
        continued_from="t0 17",
        ended=7.25,
        result='{"reason": "ended-deck"}',
        wake=8.5,
        more={"names": ["É", {"deep": None}]},
    )

    async def read(store: Store) -> None:
        assert await store.head("t1") == whole
        assert await store.seats("t1") == SEATS
        assert (await store.head("other"), await store.seats("other")) == (None, [])
        assert await store.head("\0\ud800") is None

    run(url, lambda store: store.create(whole, SEATS), read)


def test_a_table_is_made_once(url: str) -> None:
    """Also if two servers make it at the same moment: one of them does, and what it wrote stays."""

    async def make(store: Store) -> None:
        async with open_store(url) as other:
            wishes = [(store, "Anna"), (other, "Bo"), (store, "Cy"), (other, "Di")]
            made = await asyncio.gather(
                *(one.create(head(more={"by": by}), [Seat(0, "person", by)], None, [answer(by)]) for one, by in wishes)
            )
        assert sorted(made) == [False, False, False, True]
        by = wishes[made.index(True)][1]
        kept = await store.head("t1")
        assert kept is not None
        assert kept.more == {"by": by}
        assert [seat.name for seat in await store.seats("t1")] == [by]
        assert [(entry.version, entry.text) for entry in await store.entries("t1")] == [(1, by)]
        assert await store.append("t1", 2, [answer("next")]) == 2

    run(url, make)


def test_a_table_that_comes_of_another_is_written_with_it_or_not_at_all(url: str) -> None:
    """A rematch: the note in the log of the old table and the whole new one are one commit."""
    new = NewTable(head("t2"), SEATS, CardFile("d1", "elekt", "mine.toml", "text"), [answer("a"), answer("b")])

    async def write(store: Store) -> None:
        await store.append("t1", 1, [answer("first", "k1")])
        with pytest.raises(VersionTaken):
            await store.append("t1", 1, [answer("other")], head(rematch="t2"), new=new)
        with pytest.raises(KeyTaken):
            await store.append("t1", 2, [answer("other", "k1")], head(rematch="t2"), new=new)
        with pytest.raises(NoSuchTable):
            await store.append("gone", 1, [answer("other")], new=new)
        assert await store.head("t2") is None
        assert await store.card_file("d1") is None
        for _ in range(2):  # the answer was lost on its way
            assert await store.append("t1", 2, [answer("again", "k2")], head(rematch="t2"), new=new) == 2

    async def read(store: Store) -> None:
        old = await store.head("t1")
        assert old is not None
        assert old.rematch == "t2"
        assert await store.head("t2") == new.head
        assert await store.seats("t2") == SEATS
        assert [entry.text for entry in await store.entries("t2")] == ["a", "b"]
        assert await store.card_file("d1") == new.card_file

    run(url, with_table, write, read)


def test_a_head_and_some_seats_change_together(url: str) -> None:
    async def change(store: Store) -> None:
        await store.change(head(stage="paused"), [Seat(2, "person", "Cléo", token="h0")])
        await store.change(head(stage="paused", revision=1), [Seat(0, "person", "Zoë", token="h9", bot_plays=True)])

    async def read(store: Store) -> None:
        found = await store.head("t1")
        assert found is not None
        assert found.stage == "paused"
        assert [(seat.name, seat.token, seat.bot_plays) for seat in await store.seats("t1")] == [
            ("Zoë", "h9", True),
            ("Bo", "", False),
            ("Cléo", "h0", False),
        ]
        with pytest.raises(NoSuchTable):
            await store.change(head("gone"), [Seat(0, "open")])
        with pytest.raises(VersionTaken):  # made from what has been changed since
            await store.change(head(stage="waiting", revision=1), [Seat(0, "open")])
        assert found.revision == 2

    run(url, with_table, change, read)


def test_the_log_keeps_its_order_and_says_what_follows(url: str) -> None:
    async def write(store: Store) -> None:
        assert await store.version("t1") == 0
        assert await store.append("t1", 1, [Entry(CHANCE, stack.CHANCE, "deal"), answer("a", "k1")]) == 2
        assert await store.append("t1", 3, [answer("ü ☕", "k2")]) == 3

    async def read(store: Store) -> None:
        assert [(e.version, e.kind, e.seat, e.text, e.key) for e in await store.entries("t1")] == [
            (1, CHANCE, stack.CHANCE, "deal", ""),
            (2, ANSWER, 0, "a", "k1"),
            (3, ANSWER, 0, "ü ☕", "k2"),
        ]
        assert [e.version for e in await store.entries("t1", after=2)] == [3]
        assert (await store.entries("t1"))[1].at == 5.5
        assert await store.entries("other") == []
        assert await store.version("t1") == 3

    run(url, with_table, write, read)


def test_a_version_is_written_once_and_without_gaps(url: str) -> None:
    async def write(store: Store) -> None:
        await store.append("t1", 1, [answer("a"), answer("b")])
        for version in (1, 2, 4):
            with pytest.raises(VersionTaken) as taken:
                await store.append("t1", version, [answer("c")])
            assert taken.value.last == 2
        assert [e.text for e in await store.entries("t1")] == ["a", "b"]
        with pytest.raises(NoSuchTable):
            await store.append("gone", 1, [answer("a")])
        with pytest.raises(ValueError, match="nothing"):
            await store.append("t1", 3, [])

    run(url, with_table, write)


def test_the_same_entries_written_again_are_no_mistake(url: str) -> None:
    """A caller that lost the answer of the database may ask again: all of it is there, or nothing was."""

    async def write(store: Store) -> None:
        entries = [answer("a", "k1"), Entry(CHANCE, stack.CHANCE, "six")]
        assert await store.append("t1", 1, entries) == 2
        assert await store.append("t1", 1, [replace(entry, at=99.0) for entry in entries]) == 2
        with pytest.raises(KeyTaken):
            await store.append("t1", 1, [entries[0], Entry(CHANCE, stack.CHANCE, "five")])
        assert await store.version("t1") == 2

    run(url, with_table, write)


def test_a_key_counts_once_for_each_seat(url: str) -> None:
    async def write(store: Store) -> None:
        await store.append("t1", 1, [answer("a", "k")])
        with pytest.raises(KeyTaken) as taken:
            await store.append("t1", 2, [answer("b"), answer("c", "k")])
        assert taken.value.version == 1
        assert await store.version("t1") == 1, "nothing of it was kept"
        await store.append("t1", 2, [answer("b", "k", seat=1), answer("c"), answer("d")])
        assert await store.version("t1") == 4

    run(url, with_table, write)


def test_what_the_writer_remembers_is_never_believed_against_the_database(url: str) -> None:
    """A store remembers where the logs stood when it wrote there last; another process may have written since, or
    forgotten the table."""

    async def write(store: Store) -> None:
        async with open_store(url) as other:
            await store.append("t1", 1, [answer("mine", "k1")])
            await other.append("t1", 2, [answer("theirs", "k2")])
            with pytest.raises(VersionTaken) as taken:
                await store.append("t1", 2, [answer("mine too", "k3")])
            assert taken.value.last == 2
            assert await store.append("t1", 3, [answer("mine too", "k3")]) == 3
            with pytest.raises(KeyTaken):
                await other.append("t1", 3, [answer("again", "k3")])
            with pytest.raises(VersionTaken):
                await store.append("t1", 9, [answer("a gap")])
            assert await other.append("t1", 4, [answer("theirs again")]) == 4
            assert await store.append("t1", 5, [answer("mine"), answer("and mine")]) == 6
            await other.forget_table("t1")
            with pytest.raises(NoSuchTable):
                await store.append("t1", 7, [answer("into nothing")])
            await other.create(head(), SEATS)
            with pytest.raises(VersionTaken):
                await store.append("t1", 7, [answer("after nothing")])
            assert await store.append("t1", 1, [answer("anew")]) == 1

    run(url, with_table, write)


def test_a_log_that_goes_on_is_not_looked_up_again(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once for each table this store has not written to; after that, what it has committed is remembered."""
    asked: list[str] = []

    def counted(connection: Connection, of: Sequence[str]) -> dict[str, int]:
        asked.extend(of)
        return real(connection, of)

    real = writer.last_versions
    monkeypatch.setattr(writer, "last_versions", counted)

    async def write(store: Store) -> None:
        await store.create(head("t2"), SEATS)
        for version in range(1, 20):
            await store.append("t1", version, [answer("a", f"k{version}")])
            await store.append("t2", version, [answer("b")])
        assert sorted(asked) == ["t1", "t2"]
        monkeypatch.setattr(writer, "MOST_REMEMBERED", 1)
        await store.append("t1", 20, [answer("a")])
        assert list(store.writer.last) == ["t1"]

    run(url, with_table, write)


def test_an_answer_is_one_statement_of_sqlite(tmp_path: Path) -> None:
    """Each statement more, and each word to SQLAlchemy, would wait for the event loop's thread while that is busy."""

    async def write(store: Store) -> None:
        database = store.database
        assert isinstance(database, InFile)
        await store.append("t1", 1, [answer("a")])  # where the log stands has to be looked up
        await store.append("t1", 2, [answer("a")])
        assert database._log is not None
        done: list[str] = []
        database._log.set_trace_callback(lambda statement: done.append(statement.split()[0]))
        before = store.writer.commits
        await store.append("t1", 3, [answer("a", "k3"), answer("b")])
        await asyncio.gather(*(store.append("t1", version, [answer("a")]) for version in range(5, 9)))
        assert done == ["INSERT"] * (store.writer.commits - before)
        with pytest.raises(KeyTaken):
            await store.append("t1", 9, [answer("a", "k3")])
        await store.append("t1", 9, [answer(f"{number}") for number in range(MOST_QUICKLY + 1)])
        assert [entry.version for entry in await store.entries("t1")] == list(range(1, 10 + MOST_QUICKLY))

    run(f"sqlite:///{tmp_path / 'tables.db'}", with_table, write)


def test_head_and_seats_change_with_the_log_or_not_at_all(url: str) -> None:
    async def write(store: Store) -> None:
        over = head(stage="over", ended=9.0)
        with pytest.raises(VersionTaken):
            await store.append("t1", 2, [answer("last")], over, [Seat(0, "open")])
        assert (await store.head("t1"), await store.seats("t1")) == (head(), SEATS)
        await store.append("t1", 1, [answer("last")], over, [Seat(0, "open")])
        assert await store.head("t1") == replace(over, revision=1)
        assert (await store.seats("t1"))[0].kind == "open"
        with pytest.raises(ValueError, match="not of t1"):
            await store.append("t1", 2, [answer("x")], head("t2"))

    run(url, with_table, write)


def test_many_tables_share_commits_and_one_mistake_hurts_nobody_else(url: str) -> None:
    async def write(store: Store) -> None:
        ids = [f"table-{i}" for i in range(60)]
        await asyncio.gather(*(store.create(head(table), SEATS) for table in ids))
        before = store.writer.commits

        async def play(table: str) -> None:
            for version in range(1, 11):
                await store.append(table, version, [answer(f"{table} {version}", f"k{version}")])

        async def blunder() -> None:
            for version in (5, 1, 1, 9):
                with pytest.raises((VersionTaken, NoSuchTable)):
                    await store.append("table-0" if version == 5 else "gone", version + 100, [answer("no")])
                with pytest.raises(NoSuchTable):
                    await store.change(head("gone"))

        await asyncio.gather(*(play(table) for table in ids), blunder())
        for table in ids:
            assert [e.text for e in await store.entries(table)] == [f"{table} {v}" for v in range(1, 11)]
        assert store.writer.commits - before < 300, "600 appends in fewer commits"

    run(url, write)


def test_of_two_writers_of_a_version_one_wins(url: str) -> None:
    """Two servers over one database, without a lock: the unique index decides."""

    async def both() -> None:
        async with open_store(url) as one, open_store(url) as two:
            await one.create(head(), SEATS)
            won = {"one": 0, "two": 0}

            async def write(store: Store, name: str) -> None:
                version = 0
                while version < 20:
                    try:
                        version = await store.append("t1", version + 1, [answer(f"{name} {version + 1}")])
                        won[name] += 1
                    except VersionTaken as taken:
                        version = taken.last

            await asyncio.gather(write(one, "one"), write(two, "two"))
            entries = await one.entries("t1")
            assert [e.version for e in entries] == list(range(1, len(entries) + 1))
            assert won["one"] + won["two"] == len(entries)
            for name, count in won.items():
                assert sum(e.text.startswith(name) for e in entries) == count

    asyncio.run(asyncio.wait_for(both(), 60))


def test_what_no_database_can_hold_is_refused_before_it_is_written(url: str) -> None:
    async def write(store: Store) -> None:
        for bad in (
            answer("zero \0"),
            answer("half \ud83d"),
            answer("a", "k" * 65),
            Entry("k" * 25, 0),
            answer("a", seat=2**40),
        ):
            with pytest.raises(ValueError, match=r"."):
                await store.append("t1", 1, [bad])
        with pytest.raises(ValueError, match="zero"):
            await store.say("t1", Remark(0, "Zoë", "\0"))
        await store.append("t1", 1, [answer("'; DROP TABLE log; --"), answer("x" * 200_000)])
        assert [len(e.text) for e in await store.entries("t1")] == [21, 200_000]

    run(url, with_table, write)


def test_chat_is_numbered_and_said_once(url: str) -> None:
    async def talk(store: Store) -> None:
        first = await store.say("t1", Remark(0, "Zoë", "hello", key="k", at=1.0))
        assert (first.number, (await store.say("t1", Remark(1, "Bo", phrase="well-played", key="k"))).number) == (1, 2)
        assert await store.say("t1", Remark(0, "Zoë", "hello again", key="k")) == first
        said = await asyncio.gather(*(store.say("t1", Remark(-1, "Eve", str(i))) for i in range(20)))
        assert sorted(remark.number for remark in said) == list(range(3, 23))
        assert [r.number for r in await store.chat("t1", most=3)] == [20, 21, 22]
        assert [r.number for r in await store.chat("t1", after=21)] == [22]
        assert (await store.chat("t1"))[1] == Remark(1, "Bo", "", "well-played", "k", 0.0, 2)
        with pytest.raises(NoSuchTable):
            await store.say("gone", Remark(0, "Zoë", "hello"))

    run(url, with_table, talk)


def test_public_tables_and_tables_that_are_due(url: str) -> None:
    async def look(store: Store) -> None:
        for i, (public, stage) in enumerate(
            [(True, "waiting"), (False, "waiting"), (True, "playing"), (True, "over"), (True, "paused")]
        ):
            wake = None if i == 4 else 50.0 - i
            await store.create(head(f"t{i}", public=public, stage=stage, created=float(i), wake=wake), SEATS[: i + 1])
        found = await store.public_tables()
        assert [(h.id, len(seats)) for h, seats in found] == [("t2", 3), ("t0", 1)]
        assert [h.id for h, _ in await store.public_tables(most=1)] == ["t2"]
        assert await store.due(49.0) == ["t3", "t2", "t1"]
        assert await store.due(49.0, most=1) == ["t3"]

    run(url, look)


def test_old_tables_are_forgotten_with_everything_about_them(url: str) -> None:
    async def forget(store: Store) -> None:
        mine = CardFile("mine", "elekt", "mine.toml", "[card]")
        theirs = CardFile("theirs", "elekt", "theirs.toml", "[card]")
        await store.create(head("old", ended=10.0, cards_digest="mine"), SEATS, mine)
        await store.create(head("new", ended=30.0, cards_digest="theirs"), SEATS, theirs)
        await store.create(head("also", cards_digest="theirs"), SEATS, theirs)
        await store.create(head("silent"), SEATS)
        await store.append("also", 1, [Entry(ANSWER, 0, "a", at=500.0)])
        for table in ("old", "new"):
            await store.append(table, 1, [answer("a")])
            await store.say(table, Remark(0, "Zoë", "hello"))
        assert await store.card_file("mine") == mine

        assert await store.forget(ended_before=20.0) == 1
        assert (await store.head("old"), await store.seats("old"), await store.entries("old")) == (None, [], [])
        assert await store.chat("old") == []
        assert (await store.card_file("mine"), await store.card_file("theirs")) == (None, theirs)
        assert len(await store.entries("new")) == len(await store.chat("new")) == 1

        assert await store.forget(ended_before=0.0, silent_before=400.0) == 2
        assert [await store.head(table) is None for table in ("new", "also", "silent")] == [True, False, True]
        await store.forget_table("also")
        assert await store.card_file("theirs") is None

    run(url, forget)


def test_many_old_tables_are_forgotten_a_few_at_a_time(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.store.store.FORGOTTEN_AT_ONCE", 3)

    async def forget(store: Store) -> None:
        await asyncio.gather(*(store.create(head(f"t{i}", ended=float(i)), SEATS) for i in range(10)))
        assert await store.forget(ended_before=8.0) == 8
        assert [await store.head(f"t{i}") is None for i in range(10)] == [True] * 8 + [False] * 2

    run(url, forget)


def test_what_waits_is_written_before_the_store_is_closed(url: str) -> None:
    async def leave(store: Store) -> None:
        for i in range(1, 6):
            task = asyncio.ensure_future(store.append("t1", i, [answer(str(i))]))
            task.add_done_callback(lambda done: done.exception())
        await asyncio.sleep(0)

    async def read(store: Store) -> None:
        assert await store.version("t1") == 5
        await store.check()

    run(url, with_table, leave, read)


def test_a_caller_that_is_cancelled_leaves_nothing_half_done(url: str) -> None:
    async def cancel(store: Store) -> None:
        task = asyncio.ensure_future(store.append("t1", 1, [answer("a", "k"), answer("b")]))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert await store.append("t1", 1, [answer("a", "k"), answer("b")]) == 2
        assert await store.version("t1") == 2

    run(url, with_table, cancel)


def test_the_answers_that_stand_and_the_record() -> None:
    """Undoing is in the log; what it took back is not in the record (design.md §7)."""
    entries = [
        Entry(CHANCE, stack.CHANCE, "deal"),
        answer("a"),
        Entry("chat-word", 0, "no move"),
        answer("b", seat=1),
        Entry(UNDO, 1, "2"),
        answer("c", seat=1),
    ]
    assert answers(entries) == [(stack.CHANCE, "deal"), (0, "a"), (1, "c")]
    made = record(head(entropy="e"), SEATS, entries)
    assert made.players == ["Zoë ☕", "Bo"]
    assert made.kinds == ["human", "bot:greedy"]
    assert (made.answers, made.secret, made.entropy) == (answers(entries), bytes(range(32)), "e")
