"""`tablee admin` beside a running server: it heeds what its host does, and tells those who sit there."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from tablee.cli.main import run
from tablee.server import creation
from tablee.server.app import opened
from tablee.server.bans import Bans
from tablee.server.creation import SeatRequest, TableRequest
from tablee.server.gateway import Gateway
from tablee.server.refusal import Refusal
from tablee.server.settings import Settings
from tablee.store import Ban, held
from tests.server.test_render_faults import Ear


async def sitting(gateway: Gateway) -> tuple[str, Ear]:
    wish = TableRequest("elekt", "Anna", [SeatRequest("me"), SeatRequest("device", "Bo")], start=True)
    head, token = await creation.create(gateway.context, wish)
    room = await gateway.rooms.get(head.id)
    async with room.turn():
        await creation.begin(room)
    ear = Ear(token, 0, "en")
    room.add(ear)
    return head.id, ear


async def admin(*words: str) -> None:
    assert await asyncio.to_thread(run, ["admin", *words]) == 0


def test_a_running_server_heeds_its_host(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Close, restore, delete, ban; the file is held by the server, as it is when it runs."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    at = ("--data", str(tmp_path))

    async def serve() -> None:
        with held(url):
            async with opened(Settings(url), frozenset()) as (_, gateway):
                rooms = gateway.rooms
                id, ear = await sitting(gateway)
                other, watching = await sitting(gateway)
                await admin("list", "--json", *at)
                assert {one["table"] for one in json.loads(capsys.readouterr().out)} == {id, other}
                await admin("close", id, *at)
                await rooms.heed()
                assert ear.heard[-1] == "bye closed False"
                with pytest.raises(Refusal, match="table-closed"):
                    await rooms.get(id)
                await admin("restore", id, *at)
                await rooms.heed()
                assert (await rooms.get(id)).playing is not None
                await admin("delete", id, "--days", "7", *at)
                await rooms.heed()
                with pytest.raises(Refusal, match="table-unknown"):
                    await rooms.get(id)
                watching.host = "203.0.113.9"
                await admin("ban", "203.0.113.0/24", "--why", "noise", *at)
                await rooms.heed()
                assert watching.heard[-1] == "bye banned False"
                assert gateway.context.bans.hold("203.0.113.200")
                await admin("unban", "203.0.113.0/24", *at)
                await rooms.heed()
                assert not gateway.context.bans.hold("203.0.113.200")

    asyncio.run(serve())


def test_what_a_host_is_shown_opens_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Neither the secret, nor tokens or their hashes, nor a hand."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def make() -> tuple[str, list[str]]:
        async with opened(Settings(url), frozenset()) as (_, gateway):
            id, _ = await sitting(gateway)
            room = await gateway.rooms.get(id)
            entries = await gateway.context.store.entries(id)
            return id, [room.head.secret.hex(), room.head.host, *(one.text for one in entries if one.kind == "chance")]

    id, secrets = asyncio.run(make())
    for words in (["show", id, "--chat"], ["show", id, "--json"], ["list"]):
        assert run(["admin", *words, "--data", str(tmp_path)]) == 0
    told = capsys.readouterr().out
    assert "Anna" in told
    assert not [secret for secret in secrets if secret in told]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["show", "nowhere"], 'no table "nowhere"'),
        (["close", "nowhere"], 'no table "nowhere"'),
        (["ban", "nobody"], '"nobody" is no address'),
        (["unban", "10.0.0.1"], "10.0.0.1: is not banned"),
        (["list", "--stage", "asleep"], "asleep"),
    ],
)
def test_mistakes_are_said(tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], said: str) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def make() -> None:
        async with opened(Settings(url), frozenset()):
            pass

    asyncio.run(make())
    assert run(["admin", *words, "--data", str(tmp_path)]) == 2
    told = capsys.readouterr()
    assert said in told.err
    assert "Traceback" not in told.err


def test_a_ban_is_of_networks_and_ends() -> None:
    now = [10.0]
    bans = Bans(lambda: now[0])
    bans.take([Ban("203.0.113.0/24", 0.0, 20.0), Ban("2001:db8::/48", 0.0, None)])
    assert [bans.hold(host) for host in ("203.0.113.5", "203.0.114.5", "2001:db8::7", "fe80::1%eth0", "", "unix:")] == [
        *(True, False, True, False, False, False)
    ]
    now[0] = 20.0
    assert not bans.hold("203.0.113.5")
