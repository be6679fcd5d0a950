"""What people read of what is kept: the page about privacy, and a game that today's rules refuse."""

from __future__ import annotations

import sqlite3

import pytest

from tests.browser.conftest import Seat
from tests.browser.told import PHONE
from tests.server.served import Served

PRIVACY = {"en": "Privacy", "fr": "Confidentialité", "ru": "Приватность"}


def test_privacy_is_told_in_every_language_with_the_servers_own_terms(served: Served, guest: Seat) -> None:
    for language, title in PRIVACY.items():
        anna = guest(**{**PHONE, "locale": language})
        anna.page.goto(served.address)
        anna.page.locator('.foot a[href="/privacy"]').click()
        anna.page.get_by_role("heading", name=title, level=1).wait_for()
        anna.page.locator(".part").nth(4).wait_for()
        text = anna.page.locator("main").inner_text()
        assert "90" in text
        assert "400" in text


@pytest.mark.long
def test_a_game_of_other_rules_goes_on_from_the_last_moment_that_holds(own_server: Served, guest: Seat) -> None:
    table, token = own_server.new_table("elekt", seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}], start=True)
    anna = guest(seed=4)
    anna.sit(own_server, table, token, "elekt")
    for _ in range(3):
        assert anna.answer()
    own_server.stop()
    with sqlite3.connect(own_server.data / "tables.db") as database:
        database.execute(
            "UPDATE log SET text = 'nonsense' WHERE version = (SELECT max(version) FROM log WHERE kind = 'answer')"
        )
    own_server.restart()
    anna.mistakes.clear()
    anna.update = {}
    anna.page.reload()
    anna.page.get_by_role("heading", name="This game was played by other rules").wait_for()
    anna.page.get_by_role("button", name="Go on from the last moment that holds").click()
    anna.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    assert anna.asked() is not None
    assert anna.update["move"] > 0
    assert anna.answer()
    meant = ("409", "ERR_CONNECTION_REFUSED")  # the refused game, and the server that was stopped
    anna.mistakes[:] = [said for said in anna.mistakes if not any(words in said for words in meant)]
    own_server.errors[:] = [line for line in own_server.errors if "today's rules" not in line]
