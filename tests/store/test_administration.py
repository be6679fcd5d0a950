"""What a host does to tables and addresses, over both databases."""

from __future__ import annotations

import asyncio

import pytest

from tablee.store import Administration, Entry, Head, NoSuchTable, Remark, Seat, VersionTaken, open_store


def head(id: str, **more: object) -> Head:
    made = Head(id, "elekt", "house", "d", {}, "en", 10.0, b"s", "c", public=True, wake=5.0)
    for name, value in more.items():
        object.__setattr__(made, name, value)
    return made


def test_closed_and_deleted_tables_are_found_by_nobody_and_can_be_restored(url: str) -> None:
    async def run() -> None:
        async with open_store(url) as store:
            admin = Administration(store)
            for id in ("a", "b", "c"):
                await store.create(head(id), [Seat(0, "person", "Anna", token="hash")])
            await admin.close("a", 20.0)
            await admin.delete("b", 20.0, gone_at=30.0)
            assert [found.id for found, _ in await store.public_tables()] == ["c"]
            assert await store.due(100.0) == ["c"]
            closed = await store.head("a")
            assert closed is not None
            assert closed.closed == 20.0
            assert await store.head("b") is None
            assert [one.head.id for one in await admin.overviews()] == ["a", "c"]
            assert [one.head.id for one in await admin.overviews(only="deleted")] == ["b"]
            assert [one.head.id for one in await admin.overviews(only="closed")] == ["a"]
            for id in ("a", "b"):
                await admin.restore(id, 21.0)
            assert len(await store.public_tables()) == 3
            with pytest.raises(NoSuchTable):
                await admin.close("z", 20.0)
            assert [act.what for act in await admin.acts_after(0)] == ["close", "delete", "restore", "restore"]
            assert await admin.acts_after(await admin.last_act()) == []

    asyncio.run(run())


def test_a_change_from_before_is_refused(url: str) -> None:
    """The server had read the table when its host closed it: what it writes then does not open it again."""

    async def run() -> None:
        async with open_store(url) as store:
            await store.create(head("a"), [])
            before = await store.head("a")
            assert before is not None
            await Administration(store).close("a", 20.0)
            with pytest.raises(VersionTaken):
                await store.change(before)

    asyncio.run(run())


def test_what_was_deleted_goes_when_its_term_is_over(url: str) -> None:
    async def run() -> None:
        async with open_store(url) as store:
            admin = Administration(store)
            for id in ("a", "b"):
                await store.create(head(id), [])
                await store.append(id, 1, [Entry("answer", 0, "pass", at=12.0)])
                await store.say(id, Remark(0, "Anna", "hello"))
            await admin.delete("a", 20.0, gone_at=30.0)
            assert await admin.prune(29.0) == 0
            assert (await admin.overview("a")).entries == 1
            assert await admin.prune(31.0) == 1
            with pytest.raises(NoSuchTable):
                await admin.overview("a")
            found = await admin.overview("b")
            assert (found.entries, found.remarks, found.heard) == (1, 1, 12.0)
            assert await admin.prune(31.0, silent_before=13.0) == 1

    asyncio.run(run())


def test_bans_hold_until_their_end(url: str) -> None:
    async def run() -> None:
        async with open_store(url) as store:
            admin = Administration(store)
            assert await admin.ban("203.0.113.77", 10.0, 20.0, "spam") == "203.0.113.77/32"
            assert await admin.ban("2001:db8::1/48", 10.0, None) == "2001:db8::/48"
            assert [ban.network for ban in await admin.bans(15.0)] == ["2001:db8::/48", "203.0.113.77/32"]
            assert [ban.network for ban in await admin.bans(25.0)] == ["2001:db8::/48"]
            await admin.prune(25.0)
            assert len(await admin.bans(15.0)) == 1, "no address is kept longer than its ban"
            assert await admin.unban("2001:db8::/48", 26.0)
            assert not await admin.unban("2001:db8::/48", 26.0)
            with pytest.raises(ValueError, match="nobody"):
                await admin.ban("nobody", 10.0, None)

    asyncio.run(run())
