"""Web Push: whoever is not there when it is their turn is called, and nobody else reads what is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest

from tablee.server import creation
from tablee.server.app import opened
from tablee.server.creation import SeatRequest, TableRequest
from tablee.server.push import CALLED, CALLS, JUST_NOW, key_of
from tablee.server.settings import Settings
from tests.postgres import Postgres
from tests.server.push_service import Browser, PushService, push_service, signed_by
from tests.server.served import PATIENCE, Person, Served
from tests.server.test_peepholes import in_play
from tests.server.test_presence import insists


class Calling(NamedTuple):
    served: Served
    service: PushService


@pytest.fixture(scope="module")
def calling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Calling]:
    """A server with a key of its own, which it makes at the first start."""
    data: Path = tmp_path_factory.mktemp("data")
    contact = ("--push-key", str(data / "push.pem"), "--push-contact", "mailto:host@tablee.example")
    with push_service() as service:
        served = Served(data, "--no-limits", "--away-seconds", "1", "--push-service", service.address, *contact)
        yield Calling(served, service)
        served.close()
        assert served.faults() == []
    assert (data / "push.pem").stat().st_mode & 0o077 == 0


def wants_calls(calling: Calling, table: str, token: str, language: str = "en") -> Browser:
    browser = Browser(f"{calling.service.address}/{table}")
    status, told = calling.served.ask(f"/api/tables/{table}/calls", browser.subscription(language), token)
    assert status == 200, told
    return browser


@contextmanager
def turn_of_the_absent(calling: Calling) -> Iterator[tuple[Person, int, Browser]]:
    """It has just become the turn of somebody who is not there: the other, the seat and the browser of who is away."""
    served = calling.served
    table, anna, (bo,) = in_play(served)
    browsers = [wants_calls(calling, table, token, "fr") for token in (anna, bo)]
    with served.person(table, anna) as one, served.person(table, bo) as two:
        one.until("update")
        two.until("update")
        (first,) = one.update["waiting"]
        here, gone = (one, two) if first == 0 else (two, one)
        gone.socket.close()
        here.until("room", lambda room: not room["seats"][1 - first]["online"])
        while here.update["waiting"] == [first]:
            here.answer()
        yield here, 1 - first, browsers[1 - first]


def test_who_is_away_is_called_when_it_is_their_turn(calling: Calling) -> None:
    """Sealed for their browser, signed by the host's key, in their language; a second time when the others remind."""
    served, service = calling
    before = len(service.came)
    with turn_of_the_absent(calling) as (here, away, browser):
        assert service.wait(before + 1, PATIENCE)
        path, headers, sealed = service.came[before]
        said = browser.opened(sealed)
        assert said["title"] == "À vous de jouer – Echoes of Revachol"
        assert said["path"] == f"/t{path}"
        assert said["body"]
        claims, key = signed_by(headers)
        assert (claims["aud"], claims["sub"]) == (service.address, "mailto:host@tablee.example")
        assert key == served.ask("/api/home")[1]["push"]
        assert insists(here, seat=away, what="remind")["type"] == "done"
        assert service.wait(before + 2, PATIENCE)
        assert browser.opened(service.came[before + 1][2]) == said
        assert insists(here, seat=away, what="remind")["type"] == "done"  # once a minute is enough
        assert len(service.came) == before + 2


def test_processes_that_start_together_have_one_key(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as several:
        found = {public for _, public in several.map(key_of, [tmp_path / "push.pem"] * 8)}
    assert len(found) == 1
    assert [file.name for file in tmp_path.iterdir()] == ["push.pem"]


@pytest.mark.long
def test_several_processes_call_once(postgres: Postgres, tmp_path: Path) -> None:
    """Whoever has the table calls, wherever people are connected."""
    url, key = postgres.new_database(), str(tmp_path / "push.pem")
    with push_service() as service, ExitStack() as until_the_end:
        options = ["--no-limits", "--database", url, "--push-service", service.address, "--push-key", key]
        options += ["--push-contact", "mailto:host@tablee.example", "--away-seconds", "1"]
        here, there = (Served(tmp_path / name, *options) for name in ("here", "there"))
        for served in (here, there):
            until_the_end.callback(served.close)
        table, anna, (bo,) = in_play(here)
        browsers = [
            wants_calls(Calling(served, service), table, token) for served, token in ((here, anna), (there, bo))
        ]
        with here.person(table, anna) as one, there.person(table, bo) as two:
            for person in (one, two):
                person.until("update")
            (first,) = one.update["waiting"]
            stays, leaves = (one, two) if first == 0 else (two, one)
            leaves.socket.close()
            stays.until("room", lambda room: not room["seats"][1 - first]["online"])
            while stays.update["waiting"] == [first]:
                stays.answer()
            assert service.wait(1, PATIENCE)
            assert insists(stays, seat=1 - first, what="remind")["type"] == "done"
            assert service.wait(2, PATIENCE)
            assert len(service.came) == 2  # the turn, the reminder
            assert browsers[1 - first].opened(service.came[0][2])["path"] == f"/t/{table}"
        assert here.faults() == there.faults() == []


def test_whoever_takes_a_table_over_calls_nobody_twice(tmp_path: Path) -> None:
    """But those whom the process that was lost did not come to call; and nobody for a question that is old."""
    settings = Settings(f"sqlite:///{tmp_path / 'tables.db'}", push_key=tmp_path / "push.pem")

    async def run() -> None:
        async with opened(settings, frozenset()) as (_, gateway):
            wish = TableRequest("revachol", "Anna", [SeatRequest("me"), SeatRequest("device", "Bo")], start=True)
            head, _ = await creation.create(gateway.context, wish)
            room = await gateway.rooms.get(head.id)
            async with room.turn():
                await creation.begin(room)
                assert room.playing is not None
                (seat,) = room.playing.waiting()
                calls = {room.seats[seat].token: {"endpoint": "x", "p256dh": "x", "auth": "x", "language": "en"}}
                await room.change(replace(room.head, more={**room.head.more, CALLS: calls}))
            push, played = gateway.rooms.push, room.playing
            assert played is not None
            question = f"{room.id} {played.question_id(seat)}"
            for answered, noted, expected in (
                (room.context.now(), "", 1),
                (room.context.now(), f"{room.id} an earlier one", 1),
                (room.context.now(), question, 0),
                (room.context.now() - 2 * JUST_NOW, "", 0),
            ):
                played.answered, room.called = answered, None
                room.head = replace(room.head, more={**room.head.more, CALLED: {str(seat): noted}})
                before = set(push._tasks)
                push.look(room)
                assert len(push._tasks - before) == expected

    asyncio.run(run())


def test_a_browser_that_wants_no_more_is_forgotten(calling: Calling) -> None:
    service = calling.service
    service.answers = 410
    before = len(service.came)
    with turn_of_the_absent(calling) as (here, away, _):
        assert service.wait(before + 1, PATIENCE)
        told = here.do("seat", seat=away, what="remind")
        while told["type"] == "done" or told["text"].endswith("only just gone."):
            told = here.do("seat", seat=away, what="remind")
        assert told["text"].endswith("Send the link of the table.")
    service.answers = 201


def test_nobody_is_called_elsewhere_or_for_others(calling: Calling) -> None:
    served = calling.served
    table, anna, (bo,) = in_play(served)
    browser = Browser("https://updates.push.services.mozilla.com/wpush/v2/x")
    assert served.ask(f"/api/tables/{table}/calls", browser.subscription(), anna)[0] == 200
    for endpoint in (
        "http://127.0.0.1:1/x",
        "https://169.254.169.254/latest",
        "https://push.services.mozilla.com.evil.example/x",
        "file:///etc/passwd",
        "https://evil.example/fcm.googleapis.com",
    ):
        assert served.ask(f"/api/tables/{table}/calls", {**browser.subscription(), "endpoint": endpoint}, bo)[0] == 400
    assert served.ask(f"/api/tables/{table}/calls", browser.subscription())[0] == 404
    assert served.ask(f"/api/tables/{table}/calls", {**browser.subscription(), "endpoint": ""}, anna)[0] == 200


def test_without_a_key_nobody_is_called(served: Served) -> None:
    table, anna = served.new_table()
    assert served.ask("/api/home")[1]["push"] == ""
    browser = Browser("https://updates.push.services.mozilla.com/wpush/v2/x")
    assert served.ask(f"/api/tables/{table}/calls", browser.subscription(), anna)[0] == 404
