"""What everybody will be told of an answer is written while the disk is at it; nobody is told before it has it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from tablee.server import bot_seats
from tablee.server.app import opened
from tablee.server.gateway import Gateway
from tablee.server.render import Reader
from tablee.server.room import Room
from tablee.server.updates import Updates
from tablee.store import StoreDown
from tablee.store.schema import Row
from tests.server.test_render_faults import Ear, begun_table, first_answer, say, settings_for


class Whole(Ear):
    """Keeps the bytes too."""

    def __init__(self, token: str, seat: int, language: str) -> None:
        super().__init__(token, seat, language)
        self.told: list[bytes] = []

    def tell_bytes(self, message: bytes) -> None:
        super().tell_bytes(message)
        self.told.append(message)


async def begun(gateway: Gateway) -> tuple[Room, list[Whole]]:
    """A game of two with a spectator, the first to be asked first; one answer was given, so that the writer knows where
    the log stands."""
    room, token, seat = await begun_table(gateway)
    ears = [Whole(token, seat, "en"), Whole(token, 1 - seat, "fr"), Whole("", -1, "ru")]
    for ear in ears:
        room.add(ear)
        ear.heard.clear()
        ear.told.clear()
    return room, ears


@pytest.mark.parametrize("holds", [True, False])
def test_nobody_is_told_before_it_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, holds: bool) -> None:
    """Also if it cannot be stored: then its author is told so, the others nothing; what comes next is told right."""
    written: list[Updates] = []
    right = Updates.write

    def write(self: Updates) -> None:
        right(self)
        written.append(self)

    monkeypatch.setattr(Updates, "write", write)

    async def run() -> None:
        async with opened(settings_for(tmp_path), frozenset()) as (_, gateway):
            room, ears = await begun(gateway)
            database, author = gateway.context.store.database, ears[0]
            add = database.add_quickly

            async def slow(
                rows: list[Row], epochs: Mapping[str, int], meanwhile: Callable[[], None]
            ) -> frozenset[str] | None:
                meanwhile()
                assert written, "it was not written meanwhile"
                assert not any(ear.heard for ear in ears), "somebody was told what may never be"
                if not holds:
                    raise StoreDown("as it was to be")
                return await add(rows, epochs, lambda: None)

            monkeypatch.setattr(database, "add_quickly", slow)
            heard = await say(room, author, first_answer(room, author.seat))
            if holds:
                assert heard[:2] == ["done", "update"]
                assert all(ear.heard[-1] == "update" for ear in ears)
            else:
                assert heard == ["refused"]
                assert not ears[1].heard
                assert not ears[2].heard
                monkeypatch.setattr(database, "add_quickly", add)
                async with room.turn():
                    pass  # the log is read again
                assert "done" in await say(room, author, first_answer(room, author.seat))
            assert len({ear.seen for ear in ears}) == 1
            assert room.playing is not None
            assert author.seen == room.playing.version

    asyncio.run(run())


def test_what_was_stored_though_nobody_knew_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database has it, and the word that it has was lost. Everybody sees it without anybody saying more, and said
    again with its key it counts once: nobody waits for an update that never comes."""
    monkeypatch.setattr(bot_seats, "AGAIN_AFTER", 0.01)

    async def run() -> None:
        async with opened(settings_for(tmp_path), frozenset()) as (_, gateway):
            room, ears = await begun(gateway)
            database, author = gateway.context.store.database, ears[0]
            assert room.playing is not None
            version = room.playing.version
            add = database.add_quickly

            async def lost(*args: object) -> frozenset[str] | None:
                await add(*args)  # type: ignore[arg-type]
                raise StoreDown("as it was to be")

            answer = first_answer(room, author.seat)
            with monkeypatch.context() as away:
                away.setattr(database, "add_quickly", lost)
                assert await say(room, author, answer) == ["refused"]
            async with asyncio.timeout(60):
                while not all(ear.heard.count("update") == 1 for ear in ears):
                    await asyncio.sleep(0.01)
            assert room.playing is not None
            assert room.playing.version > version
            assert {ear.seen for ear in ears} == {room.playing.version}
            assert await say(room, author, answer) == ["done"]

    asyncio.run(run())


def test_written_before_it_is_to_the_byte_what_is_written_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And it is written once."""
    updates: list[int] = []
    update = Reader.update

    def counted(self: Reader, *args: object) -> object:
        updates.append(self.seat)
        return update(self, *args)  # type: ignore[arg-type]

    async def run() -> None:
        async with opened(settings_for(tmp_path), frozenset()) as (_, gateway):
            room, ears = await begun(gateway)
            for _ in range(12):
                assert room.playing is not None
                ears.sort(key=lambda ear: ear.seat not in (room.playing.waiting() if room.playing else []))
                before = [(ear.seen, ear.had) for ear in ears]
                updates.clear()
                monkeypatch.setattr(Reader, "update", counted)
                said = first_answer(room, ears[0].seat)
                said.key = f"answer {room.playing.version}"
                assert "done" in await say(room, ears[0], said)
                monkeypatch.setattr(Reader, "update", update)
                assert sorted(updates) == [-1, 0, 1]
                told = [ear.told[-1] for ear in ears]
                for ear, (seen, had) in zip(ears, before, strict=True):
                    ear.seen, ear.had = seen, had
                    room.tell_update(ear)
                assert [ear.told[-1] for ear in ears] == told
                if room.head.stage == "over":
                    break

    asyncio.run(run())
