"""What fails after something was stored: it counts, its author is not refused, and the others see it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tablee import registry
from tablee.server import bot_seats, creation, dispatch, wire
from tablee.server import context as shared
from tablee.server.app import opened
from tablee.server.creation import SeatRequest, TableRequest
from tablee.server.gateway import Gateway
from tablee.server.listener import Listener
from tablee.server.refusal import Refusal
from tablee.server.render import Reader
from tablee.server.room import Room
from tablee.server.seats import hash_of
from tablee.server.settings import Settings
from tablee.store import StoreDown


class Ear(Listener):
    """Somebody who writes down what is told."""

    def __init__(self, token: str, seat: int, language: str) -> None:
        super().__init__(hash_of(token), seat, language)
        self.heard: list[str] = []

    def tell_bytes(self, message: bytes) -> None:
        self.heard.append(message.decode().partition('"type":"')[2].partition('"')[0])

    def let_go(self, reason: str, again: bool) -> None:
        self.heard.append(f"bye {reason} {again}")


def settings_for(tmp_path: Path) -> Settings:
    return Settings(f"sqlite:///{tmp_path}/tables.db", bot_pace=0.0)


async def new_table(gateway: Gateway) -> tuple[Room, str]:
    wish = TableRequest("revachol", "Anna", [SeatRequest("closed"), SeatRequest("me"), SeatRequest("device", "Bo")])
    head, token = await creation.create(gateway.context, wish)
    return await gateway.rooms.get(head.id), token


async def begun_table(gateway: Gateway) -> tuple[Room, str, int]:
    """In play; with the token of both seats, and the seat that is asked."""
    room, token = await new_table(gateway)
    async with room.turn():
        await creation.begin(room)
    assert room.playing is not None
    return room, token, room.playing.waiting()[0]


async def say(room: Room, ear: Ear, said: wire.ClientMessage) -> list[str]:
    """What that ear hears of it."""
    ear.heard.clear()
    await dispatch.hear(room, ear, said)
    return ear.heard


def first_answer(room: Room, seat: int) -> wire.Answer:
    playing = room.playing
    assert playing is not None
    decision = playing.game.decision_of(playing.state, seat)
    assert decision is not None
    label = playing.game.label(playing.state, decision, decision.options[0])
    return wire.Answer("first", playing.question_id(seat), label)


def test_a_fault_in_telling_one_reader_is_nobody_elses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The author hears `done` and no refusal; who could not be told is let go, to come back for a fresh update."""
    right = Reader.update

    def faulty(self: Reader, *args: object, **named: object) -> wire.Update:
        if self.texts.language == "ru":
            raise LookupError("a message without its words")
        return right(self, *args, **named)  # type: ignore[arg-type]

    async def run() -> None:
        async with opened(settings_for(tmp_path), frozenset()) as (_, gateway):
            room, token, seat = await begun_table(gateway)
            assert room.playing is not None
            author, other, unlucky = Ear(token, seat, "en"), Ear(token, 1 - seat, "fr"), Ear("", -1, "ru")
            for ear in (author, other, unlucky):
                room.add(ear)
                ear.heard.clear()
            monkeypatch.setattr(Reader, "update", faulty)
            version = room.playing.version
            heard = await say(room, author, first_answer(room, seat))
            assert "done" in heard
            assert "update" in heard
            assert "refused" not in heard
            assert "update" in other.heard
            assert unlucky.heard == ["bye fault True"]
            assert room.is_fresh
            assert room.playing.version > version

    asyncio.run(run())


def test_what_was_done_is_not_refused_when_something_fails_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> None:
        raise RuntimeError("bots cannot be stirred")

    async def run() -> None:
        async with opened(settings_for(tmp_path), frozenset()) as (_, gateway):
            room, token, seat = await begun_table(gateway)
            assert room.playing is not None
            author = Ear(token, seat, "en")
            room.add(author)
            monkeypatch.setattr(room, "stir", broken)
            heard = await say(room, author, first_answer(room, author.seat))
            assert "done" in heard
            assert "refused" not in heard
            version = room.playing.version
            async with room.turn():  # reads the log again
                assert room.playing.version == version

    asyncio.run(run())


def test_keys_of_host_and_seat_messages_survive_a_restart(tmp_path: Path) -> None:
    """Said again to a server that has forgotten everything but its log, they count once and get `done`."""
    said = [
        wire.Host("start", "start"),
        wire.Host("wait", "pause"),
        wire.Host("go", "resume"),
        wire.Seat("rest", 1, "bot", "greedy"),
        wire.Seat("return", 1, "back"),
    ]

    async def run() -> None:
        async with opened(settings_for(tmp_path), frozenset()) as (_, gateway):
            room, token = await new_table(gateway)
            id = room.id
            ear = Ear(token, 1, "en")  # its seat becomes 0 when the game begins, for the first one is closed
            room.add(ear)
            for one in said:
                assert "done" in await say(room, ear, one)
            assert room.playing is not None
            version = room.playing.version
        async with opened(settings_for(tmp_path), frozenset()) as (_, gateway):
            room = await gateway.rooms.get(id)
            ear = Ear(token, 0, "en")
            room.add(ear)
            for one in said:
                assert await say(room, ear, one) == ["done"]
            assert room.playing is not None
            assert room.playing.version == version

    asyncio.run(run())


def test_card_files_are_read_beside_the_play_and_only_a_few_may_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared, "MOST_CARD_FILES_WAITING", 2)
    text = registry.card_text("revachol")

    async def run() -> None:
        async with opened(settings_for(tmp_path), frozenset()) as (_, gateway):
            asked = [gateway.context.bring("revachol", text, f"cards {i}") for i in range(3)]
            first, second, third = await asyncio.gather(*asked, return_exceptions=True)
            assert isinstance(third, Refusal)
            assert third.status == 429
            assert not isinstance(first, BaseException)
            assert not isinstance(second, BaseException)
            assert first.digest == second.digest == registry.house_cards("revachol").digest
            with pytest.raises(Refusal):
                await gateway.context.bring("revachol", "no cards at all", "broken")
            assert (
                await gateway.context.bring("revachol", text, "again")
            ).digest == first.digest  # its place is free again

    asyncio.run(run())


def test_who_waits_for_a_bot_is_told_that_nothing_can_be_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They ask nothing themselves, so nothing would be refused to them: a bot would seem to think. It plays as soon
    as that can be stored."""
    monkeypatch.setattr(bot_seats, "AGAIN_AFTER", 0.01)

    async def down(*_: object) -> None:
        raise StoreDown("as it was to be")

    async def until(holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(60):
            while not holds():
                await asyncio.sleep(0.01)

    async def run() -> None:
        async with opened(settings_for(tmp_path), frozenset()) as (_, gateway):
            room, token, seat = await begun_table(gateway)
            assert room.playing is not None
            version = room.playing.version
            waits = Ear(token, 1 - seat, "en")
            room.add(waits)
            database = gateway.context.store.database
            with monkeypatch.context() as away:
                for way in ("add_quickly", "read", "write"):
                    away.setattr(database, way, down)
                room.seats[seat] = replace(room.seats[seat], bot_plays=True, level="idle")
                room.stir()
                await until(lambda: "bye store True" in waits.heard)
                assert not room.is_fresh
            async with room.turn():
                room.seats[seat] = replace(room.seats[seat], bot_plays=True, level="idle")
            room.stir()
            await until(lambda: room.playing is not None and room.is_fresh and room.playing.version > version)

    asyncio.run(run())
