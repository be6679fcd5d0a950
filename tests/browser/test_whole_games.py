"""Each game, played against a bot: by clicking, and by keys alone."""

from __future__ import annotations

import pytest

from tests.browser.conftest import KeySeat, Seat
from tests.browser.guest import MOST_TABS, THINGS, Guest, KeyGuest
from tests.server.served import Served

MOST = 400
"""Answers of one person in one game: none of these is as long."""
KEYED_ANSWERS_OF_ECOS = 20


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


def test_whole_game_of_ecos_by_clicking(served: Served, guest: Seat) -> None:
    """The short game, against the bot that brings it to its end the sooner."""
    anna = guest(seed=5)
    wish = {"seats": [{"kind": "me"}, {"kind": "bot", "level": "greedy"}], "options": {"goal": "60"}, "start": True}
    table, token = served.new_table("ecos", **wish)
    anna.sit(served, table, token, "ecos")
    anna.asked()
    land, answers = anna.update["view"]["land"], 0
    while anna.answer():
        answers += 1
        assert answers < MOST
    assert anna.update["view"]["land"] != land
    assert anna.by_thing > anna.by_button
    anna.page.locator("dialog[open] .over").wait_for()
    assert anna.page.locator("dialog[open] .over tbody tr").count() == 2


def let_bot_play(guest: Guest) -> None:
    guest.page.locator(".topbar > .iconbtn").click()
    guest.page.locator("dialog[open] .who button", has_text="bot").click()
    guest.page.keyboard.press("Escape")


def new_table_by_keys(guest: KeyGuest, served: Served, game: str) -> None:
    guest.page.goto(f"{served.address}/new/{game}")
    guest.page.locator("dialog .srow select").wait_for()
    guest.tab_to("dialog .srow select")
    guest.page.keyboard.press("Home")  # the bot that chooses by chance
    guest.tab_to("dialog footer .btn.pri")
    guest.page.keyboard.press("Enter")


def by_tab(guest: KeyGuest) -> None:
    """Things and answers take the focus; Enter chooses them."""
    question = guest.asked()
    assert question is not None
    page, answers = guest.page, guest.answers
    things = ", ".join([*THINGS[guest.room["game"]], ".action .answer"])
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("things => document.activeElement.matches(things)", things):
            page.keyboard.press("Enter")
            page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))")
            if guest.answers > answers:
                guest.until(lambda: (guest.question or question)["id"] != question["id"], "what came of it")
                return
    raise AssertionError(f"no answer by Tab and Enter to {question['text']}")


@pytest.mark.parametrize("game", ["revachol", "elekt"])
def test_whole_game_by_keys(served: Served, key_guest: KeySeat, game: str) -> None:
    """From the choice of the game to the scores without a mouse."""
    anna = key_guest(seed=6)
    new_table_by_keys(anna, served, game)
    by_tab(anna)
    answers = 0
    while anna.answer():
        answers += 1
        assert answers < MOST
    anna.page.locator("dialog[open] .over").wait_for()
    assert min(anna.by_thing, anna.by_button) > answers // 5
    anna.tab_to("dialog[open] .over a[href='/']")
    anna.page.keyboard.press("Enter")
    anna.page.locator("article.game").first.wait_for()


def test_ecos_by_keys_then_a_bot_is_asked_to_play(served: Served, key_guest: KeySeat) -> None:
    """A whole game is long: how it ends is shown by clicking."""
    anna = key_guest(seed=7)
    new_table_by_keys(anna, served, "ecos")
    by_tab(anna)
    for _ in range(KEYED_ANSWERS_OF_ECOS):
        assert anna.answer()
    assert min(anna.by_thing, anna.by_button) > 2
    anna.tab_to(".topbar > .iconbtn")
    anna.page.keyboard.press("Enter")
    anna.page.locator("dialog[open]").wait_for()
    anna.tab_to("dialog[open] .who button")
    anna.page.keyboard.press("Enter")
    anna.until(lambda: anna.room["seats"][anna.room["seat"]]["bot_plays"], "the bot")
