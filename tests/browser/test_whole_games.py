"""Each game, played by clicking against a bot."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Seat
from tests.browser.guest import Guest
from tests.server.served import Served

MOST = 400
"""Answers of one person in one game: none of these is as long."""
ANSWERS_OF_ECOS = 40


def new_table_by_clicks(guest: Guest, served: Served, game: str) -> None:
    """As a person who wants to play against the bot that chooses by chance."""
    guest.page.goto(f"{served.address}/new/{game}")
    guest.page.locator("dialog .srow select").select_option("random")
    guest.page.locator("dialog footer .btn.pri").click()


@pytest.mark.parametrize("game", ["revachol", "elekt"])
def test_whole_game_by_clicking(served: Served, guest: Seat, game: str) -> None:
    anna = guest(seed=3)
    new_table_by_clicks(anna, served, game)
    answers = 0
    while anna.answer():
        answers += 1
        assert answers < MOST
    anna.page.locator("dialog[open] .over").wait_for()
    assert anna.page.locator("dialog[open] .over tbody tr").count() == 2
    assert anna.by_thing > anna.by_button


def test_ecos_by_clicking_then_a_bot_goes_on(served: Served, guest: Seat) -> None:
    """A whole game is long: forty answers are clicked, then the bot of the menu plays to the end."""
    anna = guest(seed=5)
    wish = {"seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}], "options": {"goal": "60"}, "start": True}
    table, token = served.new_table("ecos", **wish)
    anna.sit(served, table, token, "ecos")
    anna.asked()
    land, version = anna.update["view"]["land"], anna.update["version"]
    for _ in range(ANSWERS_OF_ECOS):
        assert anna.answer()
    assert anna.update["view"]["land"] != land
    assert anna.update["version"] >= version + ANSWERS_OF_ECOS
    assert anna.by_thing > anna.by_button
    let_bot_play(anna)
    anna.until(lambda: anna.is_over, "the end")
    anna.page.locator("dialog[open] .over").wait_for()


def let_bot_play(guest: Guest) -> None:
    guest.page.locator(".topbar > .iconbtn").click()
    guest.page.locator("dialog[open] .who button", has_text="bot").click()
    guest.page.keyboard.press("Escape")
