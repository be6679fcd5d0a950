"""Card files that people bring: read in a process of its own, and found by everything that is shown of them."""

from __future__ import annotations

import asyncio
import math
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tablee import registry
from tablee.core.cardfile import CardFileError
from tablee.core.cardset import CardSet
from tablee.server import context as shared
from tablee.server.app import opened
from tablee.server.card_reader import PROCESSOR
from tablee.server.refusal import Refusal
from tablee.server.settings import Settings
from tests.server.load_people import processor_time
from tests.server.served import PATIENCE, Served

BOT = {"kind": "bot", "level": "random"}


def named(name: str) -> str:
    """The house's cards, one of them called otherwise."""
    text = registry.card_text("revachol")
    return text.replace("[ally.cuno]\n", f'[ally.cuno]\nname = "{name}"\n', 1)


def test_each_table_shows_its_own_names(served: Served) -> None:
    """The same cards to the rules: what is typed into a file is shown where that file is played with."""
    shown = []
    for name in ("Cuno the First", "Cuno the Second"):
        table, anna = served.new_table(seats=[{"kind": "me"}, BOT], start=True, card_file=named(name))
        with served.person(table, anna) as host:
            host.answer()
            cards = served.ask(f"/api/cards/{host.room['cards']}/en")[1]["cards"]
        shown.append((host.room["cards"], cards["cuno"]["name"]))
    assert [name for _, name in shown] == ["Cuno the First", "Cuno the Second"]
    assert shown[0][0] != shown[1][0]


@pytest.mark.long
def test_named_cards_after_a_restart_and_in_a_rematch(own_server: Served) -> None:
    table, anna = own_server.over_table(card_file=named("Kuno"))
    own_server.kill()
    own_server.restart()
    with own_server.person(table, anna) as host:
        host.until("room")
        assert host.do("host", what="rematch")["type"] == "done"
        next_table = host.until("room", lambda room: bool(room["rematch"]))["rematch"]
    record = own_server.ask(f"/api/tables/{table}/record", token=anna)[1]
    assert record["cards"]["digest"] == registry.house_cards("revachol").digest
    own_server.kill()
    own_server.restart()
    with own_server.person(str(next_table), anna) as host:
        host.until("room")
        cards = own_server.ask(f"/api/cards/{host.room['cards']}/fr")[1]["cards"]
        assert cards["cuno"]["name"] == "Kuno"


@pytest.mark.long
def test_a_file_that_takes_too_long_costs_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is read elsewhere: the event loop's own thread spends next to nothing on it, and no other here reads it."""
    text = registry.card_text("revachol")
    large = text + "".join(f"\n[ally.x{i}]\npoints = {i}\n" for i in range(8_000))

    def nobody(*_: object) -> None:
        raise AssertionError("read here")

    async def read() -> None:
        async with opened(Settings(f"sqlite:///{tmp_path / 'tables.db'}"), frozenset()) as (_, gateway):
            context = gateway.context
            await context.check("revachol", text, "a.toml")
            monkeypatch.setattr(registry, "read_cards", nobody)
            monkeypatch.setattr(shared, "CARDS_WITHIN", 0.1)  # less than any machine needs for so many mistakes
            before = time.thread_time()
            with pytest.raises(Refusal, match="table-cards-too-long"):
                await context.check("revachol", large, "b.toml")
            spent = time.thread_time() - before
            begun = time.thread_time()
            with pytest.raises(CardFileError):
                registry.game("revachol").read_cards(large, "b.toml", registry.texts_known("revachol"))
            assert spent < (time.thread_time() - begun) / 4
            monkeypatch.setattr(shared, "CARDS_WITHIN", 0.001)
            with pytest.raises(Refusal, match="table-cards-too-long"):
                await context.check("revachol", text, "c.toml")
            monkeypatch.undo()
            assert (await context.check("revachol", text, "d.toml")).mistakes == []  # by a fresh process

    asyncio.run(read())


@pytest.mark.skipif(sys.platform != "linux", reason="only there are the limits of another process read")
def test_what_a_file_may_take_is_processor_time(tmp_path: Path) -> None:
    """Each has a share of its own: on a busy machine the clock says little, and many small files are no large one."""
    import resource

    async def read() -> None:
        async with opened(Settings(f"sqlite:///{tmp_path / 'tables.db'}"), frozenset()) as (_, gateway):
            for _ in range(2):
                await gateway.context.check("revachol", named("Kuno"), "a.toml")
                reader = gateway.context._reader.process
                assert reader is not None
                soft, _ = resource.prlimit(reader.pid, resource.RLIMIT_CPU)
                assert PROCESSOR <= soft <= math.ceil(processor_time(reader.pid)) + PROCESSOR
                resource.prlimit(reader.pid, resource.RLIMIT_CPU, (1000, resource.RLIM_INFINITY))

    asyncio.run(read())


@pytest.mark.skipif(os.name == "nt", reason="there is no such limit on Windows")
def test_whoever_takes_more_processor_time_is_ended() -> None:
    endless = "from tablee.limited import allow\nallow(1)\nwhile True: pass"
    assert subprocess.run([sys.executable, "-c", endless], timeout=PATIENCE, check=False).returncode == -signal.SIGXCPU


def test_the_server_itself_reads_only_what_cost_little_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken: list[str] = []
    right = shared.ServerContext._take

    async def counted(self: shared.ServerContext, key: str, text: str, name: str) -> CardSet:
        taken.append(name)
        return await right(self, key, text, name)

    monkeypatch.setattr(shared.ServerContext, "_take", counted)

    async def read() -> None:
        async with opened(Settings(f"sqlite:///{tmp_path / 'tables.db'}"), frozenset()) as (_, gateway):
            context, text = gateway.context, named("Kuno")
            monkeypatch.setattr(shared, "CARDS_COST", 0.0)
            with pytest.raises(Refusal, match="table-cards-too-long"):
                await context.bring("revachol", text, "dear.toml")
            monkeypatch.setattr(shared, "CARDS_COST", 10.0)
            cards = await context.bring("revachol", text, "cheap.toml")
            assert await context.cards("revachol", shared.address_of("revachol", cards)) is cards
            assert taken == ["cheap.toml"]

    asyncio.run(read())


def test_one_file_of_each_address_at_a_time(tmp_path: Path) -> None:
    text = registry.card_text("revachol")

    async def read() -> None:
        async with opened(Settings(f"sqlite:///{tmp_path / 'tables.db'}"), frozenset()) as (_, gateway):
            asked = [gateway.context.check("revachol", text, "a.toml", by) for by in ("here", "here", "there")]
            found = await asyncio.gather(*asked, return_exceptions=True)
            assert [isinstance(one, Refusal) for one in found] == [False, True, False]

    asyncio.run(read())
