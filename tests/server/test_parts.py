"""Parts of the server by themselves: clocks, limits, names, rooms that leave memory, numbers for Prometheus."""

from __future__ import annotations

import asyncio
import gc
import sys
import weakref
from dataclasses import replace
from pathlib import Path

import pytest

from tablee import registry
from tablee.core.chance import commitment, secret_of_seed
from tablee.core.record import BrokenRecord, read_record
from tablee.core.table import Table
from tablee.server import creation, metrics, run, seat_actions
from tablee.server.app import opened
from tablee.server.clocks import Clocks, Rule
from tablee.server.creation import SeatRequest, TableRequest
from tablee.server.gateway import Gateway
from tablee.server.limits import Allowance, Counts
from tablee.server.refusal import Refusal
from tablee.server.render import Now
from tablee.server.room import Room
from tablee.server.seats import clean_name, hash_of, new_table_id, new_token, same
from tablee.server.settings import DAY, Rate, Settings
from tests.positions import played


def test_ids_go_into_links_and_command_lines() -> None:
    """No sign of an option in front, none at the end that a program that finds links would leave out."""
    ids = {new_table_id() for _ in range(2000)}
    assert len(ids) == 2000
    assert all(id[0].isalnum() and id[-1].isalnum() and len(id) == 16 for id in ids)


def test_a_bank_is_charged_while_waited_for_and_grows_by_turns() -> None:
    clocks = Clocks(Rule("bank 60 5"), 2)
    clocks.tick(100.0, [0])
    assert clocks.next_out() == 160.0
    clocks.tick(110.0, [0])  # another question of the same turn
    assert clocks.left == [50.0, 60.0]
    clocks.tick(120.0, [1])
    assert clocks.left == [45.0, 60.0]  # ten more seconds, and five for the turn
    assert clocks.left_at(1, 150.0) == 30.0
    assert clocks.next_out(besides=[1]) is None
    assert clocks.out(179.9) == []
    assert clocks.out(180.0) == [1]
    again = Clocks(Rule("bank 60 5"), 2)
    again.read(clocks.to_text(), 120.0, [1])
    assert (again.left, again.next_out()) == (clocks.left, 180.0)


def test_days_begin_anew_with_every_turn_and_none_never_runs() -> None:
    clocks = Clocks(Rule("days 2"), 2)
    clocks.tick(0.0, [0, 1])
    clocks.tick(DAY, [1])
    assert clocks.left == [2 * DAY, DAY]
    assert Clocks(Rule("none"), 2).next_out() is None
    still = Clocks(Rule("none"), 2)
    still.tick(0.0, [0])
    assert still.out(1e9) == []


@pytest.mark.parametrize(
    "text", ["", "bank", "bank 60", "bank -1 5", "bank 1.5 2", "bank 999999 1", "days 0", "days x", "day 1"]
)
def test_what_is_no_clock_is_refused(text: str) -> None:
    with pytest.raises(Refusal):
        Rule(text)


def test_an_allowance_fills_by_and_by() -> None:
    allowance = Allowance(Rate(2, 1), 0.0)
    assert [allowance.take(0.0) for _ in range(3)] == [True, True, False]
    assert allowance.take(1.0)
    assert not allowance.take(1.5)
    counts = Counts()
    counts.add("a")
    counts.add("a")
    counts.remove("a")
    assert (counts["a"], counts["b"], counts.total) == (1, 0, 1)


def test_tokens_and_ids_are_long_and_names_are_printable() -> None:
    assert len(new_token()) >= 32
    assert len(new_table_id()) >= 16
    assert not same("", "")
    assert same(hash_of("x"), hash_of("x"))
    assert clean_name("  Zoë   Иван ", []) == "Zoë Иван"
    for name in ("", " ", "x" * 21, "a\x00b", "a\u202eb", "Bo"):
        with pytest.raises(Refusal):
            clean_name(name, ["bo"])


def desk_for(tmp_path: Path) -> Settings:
    return Settings(f"sqlite:///{tmp_path}/tables.db", bot_pace=0.0, leave_memory_after=0.0)


async def begun(gateway: Gateway) -> str:
    """A table at which Anna waits for herself."""
    wish = TableRequest("revachol", "Anna", [SeatRequest("me"), SeatRequest("device", "Bo")])
    head, _ = await creation.create(gateway.context, wish)
    room = await gateway.rooms.get(head.id)
    async with room.turn():
        await creation.begin(room)
    return head.id


def now(room: Room) -> Now:
    assert room.playing is not None
    return Now(room.playing, 0.0)


def test_a_table_nobody_looks_at_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(desk_for(tmp_path), frozenset()) as (_, gateway):
            id = await begun(gateway)
            before = await gateway.rooms.get(id)
            assert before.playing is not None
            seen = before.reader(0, "en").update(0, 0, now(before))
            before.used -= 1
            await gateway.rooms.sweep()
            assert len(gateway.rooms) == 0
            after = await gateway.rooms.get(id)
            assert after is not before
            assert after.reader(0, "en").update(0, 0, now(after)) == seen

    asyncio.run(run())


def test_nothing_of_a_table_that_left_memory_stays_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No circle holds it: it is gone at once, before anybody looks for garbage."""
    collected: list[int] = []

    async def run() -> None:
        async with opened(desk_for(tmp_path), frozenset()) as (_, gateway):
            id = await begun(gateway)
            room = await gateway.rooms.get(id)
            room.reader(0, "en").update(0, 0, now(room))
            room.used -= 1
            assert room.playing is not None
            table, game = weakref.ref(room), weakref.ref(room.playing)
            del room
            await gateway.rooms.sweep()
            assert (table(), game()) == (None, None)
            assert collected == [1], "and then, with nobody there, circles of others are looked for"

    gc.disable()
    monkeypatch.setattr(gc, "collect", lambda: collected.append(1))
    try:
        asyncio.run(run())
    finally:
        gc.enable()


def test_a_table_whose_clock_runs_out_comes_back_by_itself(tmp_path: Path) -> None:
    """`wake` in the store: nobody needs to look at the table for its clock to run out."""

    async def run() -> None:
        async with opened(desk_for(tmp_path), frozenset()) as (_, gateway):
            wish = TableRequest("revachol", "Anna", [SeatRequest("me"), SeatRequest("device", "Bo")], clock="bank 1 0")
            head, _ = await creation.create(gateway.context, wish)
            room = await gateway.rooms.get(head.id)
            async with room.turn():
                await creation.begin(room)
            assert room.head.wake is not None
            assert await gateway.context.store.due(room.head.wake + 1) == [head.id]
            room.used -= 1
            await gateway.rooms.sweep()  # out of memory, and in again because its clock runs out soon
            found = await gateway.rooms.get(head.id)
            async with asyncio.timeout(120):
                while not any(seat.bot_plays for seat in found.seats):
                    await asyncio.sleep(0.05)
                    found = await gateway.rooms.get(head.id)  # it may have gone out of memory and come back once more
            assert any(seat.bot_plays and seat.level == "idle" for seat in found.seats)

    asyncio.run(run())


def test_old_tables_are_forgotten(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(desk_for(tmp_path), frozenset()) as (_, gateway):
            id = await begun(gateway)
            room = await gateway.rooms.get(id)
            async with room.turn():
                await room.change(replace(room.head, stage="over", ended=gateway.context.now() - 100 * DAY))
            room.used -= 1
            gateway.rooms._forgot -= 7200
            await gateway.rooms.sweep()
            with pytest.raises(Refusal):
                await gateway.rooms.get(id)

    asyncio.run(run())


def test_what_devices_add_to_the_shuffles_is_in_the_record_before_the_deal(tmp_path: Path) -> None:
    """Design, fair shuffles: seats may add entropy until the first chance answer."""

    async def run() -> None:
        async with opened(desk_for(tmp_path), frozenset()) as (_, gateway):
            head, _ = await creation.create(gateway.context, TableRequest("revachol", "Anna", entropy="a1!"))
            room = await gateway.rooms.get(head.id)
            async with room.turn():
                await seat_actions.join(room, "Bo", [], "b2|")
                assert room.head.entropy == "a1|b2"
                await creation.begin(room)
            assert room.playing is not None
            record = room.playing.table.record
            assert record.entropy == "a1|b2"
            record.verify(room.game, room.cards)

    asyncio.run(run())


def test_numbers_for_prometheus_name_no_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(desk_for(tmp_path), frozenset()) as (_, gateway):
            id = await begun(gateway)
            gateway.count("messages")
            told = (await metrics.Metrics(gateway).text()).decode()
            assert "tablee_tables_in_memory 1.0\n" in told
            assert 'tablee_tables{stage="playing"} 1.0\n' in told
            assert "tablee_messages_total 1.0\n" in told
            assert id not in told

    asyncio.run(run())


def test_a_table_goes_on_with_its_cards_when_the_house_has_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After an upgrade: what was begun with the old house cards is read with them."""

    async def run() -> None:
        settings = desk_for(tmp_path)
        async with opened(settings, frozenset()) as (_, gateway):
            id = await begun(gateway)
            old = (await gateway.rooms.get(id)).cards.digest
        changes = {"morale": {"logic": {"dice": [6, 6]}}}
        text, known = registry.card_text("revachol"), registry.texts_known("revachol")
        newer = registry.game("revachol").change_cards(text, changes, known)
        assert newer.digest != old
        house = registry.house_cards
        monkeypatch.setattr(registry, "house_cards", lambda key: newer if key == "revachol" else house(key))
        async with opened(settings, frozenset()) as (_, gateway):
            room = await gateway.rooms.get(id)
            assert room.cards.digest == old
            assert room.playing is not None
            asked = room.playing.waiting()[0]  # chance says who begins
            assert room.reader(asked, "fr").update(0, 0, now(room)).question is not None
            assert await gateway.context.card_text(old)

    asyncio.run(run())


def test_a_continued_game_verifies_with_its_own_secret() -> None:
    """What it was given is checked by the rules alone; chance from there on by the new secret."""
    old = played("revachol", 2, 1).record
    moves = next(i for i in range(60, 400) if old.answers[i][0] >= 0)
    record = old.copy(moves)
    record.secret, record.given = secret_of_seed(99), moves
    record.commitment = commitment(record.secret)
    table = Table(registry.game("revachol"), registry.house_cards("revachol"), record)
    while table.state.asked >= 0 and len(record.answers) < moves + 60:
        table.answer(table.state.asked, table.state.options[-1])
        table.settle()
    again = read_record(table.saved())
    assert (again.given, again.to_text()) == (moves, table.saved())
    again.verify(table.game, table.cards)
    again.given = 0
    with pytest.raises(BrokenRecord, match="the committed secret gives"):
        again.verify(table.game, table.cards)


def test_threads_of_a_server_hand_over_soon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What comes back from the disk does not wait for 5 ms of what others compute."""
    seen: list[float] = []

    async def serve(*_: object) -> None:
        seen.append(sys.getswitchinterval())

    monkeypatch.setattr(run, "_serve", serve)
    before = sys.getswitchinterval()
    try:
        run.serve(Settings(f"sqlite:///{tmp_path / 'tables.db'}", port=0), lambda addresses: None)
    finally:
        sys.setswitchinterval(before)
    assert seen == [pytest.approx(run.HAND_OVER)]
