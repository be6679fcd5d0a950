"""Somebody who is not there: the others see it, may remind them, and may let a bot play until they are back."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.served import PATIENCE, Message, Person, Served
from tests.server.test_peepholes import in_play


@pytest.fixture(scope="module")
def soon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server where nobody is waited for longer than a second."""
    data: Path = tmp_path_factory.mktemp("data")
    found = Served(data, "--no-limits", "--away-seconds", "1")
    yield found
    found.close()
    assert found.faults() == []


def insists(person: Person, **said: object) -> Message:
    """Until the table holds the other for away."""
    before = time.monotonic()
    while True:
        told = person.do("seat", **said)
        if told["type"] == "done" or time.monotonic() - before > PATIENCE:
            return told


def seat(person: Person, number: int) -> Message:
    found: Message = person.room["seats"][number]
    return found


def test_a_bot_plays_on_for_who_is_away_until_they_are_back(soon: Served) -> None:
    """Also by somebody who is not the host. Nobody's turn is taken while they are there."""
    table, anna, (bo,) = in_play(soon)
    with soon.person(table, bo) as guest:
        guest.until("update")
        assert guest.room["away_after"] == 1
        with soon.person(table, anna) as host:
            host.until("update")
            assert guest.do("seat", seat=0, what="bot")["type"] == "refused"
            guest.until("room", lambda room: bool(room["seats"][0]["online"]))
        guest.until("room", lambda room: not room["seats"][0]["online"])
        assert insists(guest, seat=0, what="bot")["type"] == "done"
        guest.until("room", lambda room: bool(room["seats"][0]["bot_plays"]))
        while 0 in guest.update["waiting"]:
            guest.hear()
        with soon.person(table, anna) as host:
            host.until("room", lambda room: not room["seats"][0]["bot_plays"])
            guest.until("room", lambda room: not room["seats"][0]["bot_plays"])
        said = guest.until("chatted", lambda told: told["lines"][-1]["text"] == "Anna is back.")
        assert said["lines"][-1]["note"]


def test_a_bot_that_somebody_asked_for_stays(soon: Served) -> None:
    table, anna, (bo,) = in_play(soon)
    with soon.person(table, anna) as host:
        host.until("update")
        assert host.do("seat", seat=0, what="bot")["type"] == "done"
    with soon.person(table, anna) as host, soon.person(table, bo) as guest:
        host.until("update")
        guest.until("update")
        assert seat(host, 0)["bot_plays"]
        assert guest.do("seat", seat=0, what="bot")["type"] == "refused"


def test_who_cannot_be_called_is_not_said_to_have_been(soon: Served) -> None:
    table, anna, (bo,) = in_play(soon)
    with soon.person(table, bo) as guest:
        guest.until("update")
        told = guest.do("seat", seat=0, what="remind")
        while told["text"].endswith("only just gone."):
            told = guest.do("seat", seat=0, what="remind")
        assert (told["type"], told["text"]) == (
            "refused",
            "Anna cannot be reached from here. Send the link of the table.",
        )
    with soon.person(table) as stranger:
        stranger.until("room")
        assert stranger.do("seat", seat=0, what="remind")["type"] == "refused"
    assert anna
