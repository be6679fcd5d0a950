"""Each game, played against a bot: by clicking, and by keys alone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import KeySeat, Seat
from tests.browser.guest import MOST_TABS, THINGS, Guest, KeyGuest
from tests.server.served import Served

MOST = 400
"""Answers of one person in one game: none of these is as long."""
SHORT_GAME: dict[str, Any] = {
    "seats": [{"kind": "me"}, {"kind": "bot", "level": "greedy"}],
    "options": {"goal": "60"},
    "start": True,
}
"""Of Ecos, against the bot that brings it to its end the sooner."""


def new_table_by_clicks(guest: Guest, served: Served, game: str) -> None:
    """As a person who wants to play against the weakest bot."""
    guest.page.goto(f"{served.address}/new/{game}")
    guest.page.locator("dialog .srow .level").click()
    guest.page.locator("dialog[open] input[value=beginner]").check()
    guest.page.locator("dialog[open]", has=guest.page.locator("input[name=level]")).locator("footer .pri").click()
    guest.page.locator("dialog footer .btn.pri").click()


@pytest.mark.long
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


@pytest.mark.long
def test_whole_game_of_ecos_by_clicking(served: Served, guest: Seat) -> None:
    anna = guest(seed=5)
    table, token = served.new_table("ecos", **SHORT_GAME)
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


def new_table_by_keys(guest: KeyGuest, served: Served, game: str, level: str = "beginner", goal: str = "") -> None:
    """Against a bot of that level; `goal` is the points with which a game of Ecos ends."""
    page = guest.page
    page.goto(f"{served.address}/new/{game}")
    page.locator("dialog .srow .level").wait_for()
    if goal:
        guest.tab_to("dialog [aria-label=Goal] [role=radio]")
        chosen = page.locator("dialog [aria-label=Goal] [aria-checked=true]")
        guest.press_until("ArrowRight", lambda: chosen.inner_text() == goal)
    guest.tab_to("dialog .srow .level")
    page.keyboard.press("Enter")
    levels = page.locator("dialog input[name=level]")
    levels.first.wait_for()
    guest.tab_to("dialog input[name=level]")
    guest.press_until("ArrowDown", lambda: page.evaluate("document.activeElement.value") == level)
    guest.tab_to("dialog:has(input[name=level]) footer .btn.pri")
    page.keyboard.press("Enter")
    levels.first.wait_for(state="detached")
    guest.tab_to("dialog footer .btn.pri")
    page.keyboard.press("Enter")


def by_tab(guest: KeyGuest) -> None:
    """Things and answers take the focus; Enter chooses them."""
    question = guest.asked()
    assert question is not None
    page, given = guest.page, guest.given()
    things = ", ".join([*THINGS[guest.room["game"]], ".action .answer"])
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("things => document.activeElement.matches(things)", things):
            page.keyboard.press("Enter")
            if guest.is_answered(question, given):
                return
    raise AssertionError(f"no answer by Tab and Enter to {question['text']}")


@pytest.mark.long
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


@pytest.mark.long
def test_whole_game_of_ecos_by_keys(served: Served, key_guest: KeySeat) -> None:
    """The short game. It is long all the same, as most answers are any: every fourth is looked for among the things."""
    anna = key_guest(seed=7)
    anna.things_every = 4
    new_table_by_keys(anna, served, "ecos", "easy", "60")
    by_tab(anna)
    answers = 0
    while anna.answer():
        answers += 1
        assert answers < 2 * MOST
    anna.page.locator("dialog[open] .over").wait_for()
    assert anna.room["options"]["goal"] == "60"
    assert max(anna.totals()) >= 60
    assert min(anna.by_thing, anna.by_button) > answers // 8


def test_bot_is_asked_by_keys_to_play_on(served: Served, key_guest: KeySeat) -> None:
    anna = key_guest(seed=8)
    table, token = served.new_table("ecos", **SHORT_GAME)
    anna.sit(served, table, token, "ecos")
    assert anna.answer()
    anna.tab_to(".topbar > .iconbtn")
    anna.page.keyboard.press("Enter")
    anna.page.locator("dialog[open]").wait_for()
    anna.tab_to("dialog[open] .who button")
    anna.page.keyboard.press("Enter")
    anna.until(lambda: anna.room["seats"][anna.room["seat"]]["bot_plays"], "the bot")
