"""Web Push: whoever is not there when it is their turn is called, and nobody else reads what is sent."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

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
