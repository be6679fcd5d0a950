"""Back closes what is open before it leaves a table, and never leads to a form that would make the same table again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Seat, drawn
from tests.browser.guest import Guest
from tests.browser.test_whole_games import let_bot_play
from tests.server.served import Served

PHONE: Final[dict[str, Any]] = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True}
AGAINST_A_BOT: Final[dict[str, Any]] = {"seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}], "start": True}


def made(page: Page) -> int:
    """Tables that the page has asked for."""
    return int(page.evaluate("window.tablesMade"))


def count_tables(guest: Guest) -> None:
    guest.page.add_init_script(
        """
        window.tablesMade = Number(sessionStorage.getItem("made") ?? 0);
        const ask = window.fetch;
        window.fetch = (path, init) => {
          const makes = init?.method === "POST" && /tables$|continue$/.test(path);
          if (makes) sessionStorage.setItem("made", ++window.tablesMade);
          return ask(path, init);
        };
        """
    )


def at(guest: Guest, path: str) -> None:
    guest.until(lambda: guest.page.evaluate("location.pathname") == path, path)


def sit_on_phone(served: Served, guest: Seat, game: str) -> Guest:
    """At a table that one came to from home."""
    anna = guest(seed=3, **PHONE)
    table, token = served.new_table(game, **AGAINST_A_BOT)
    anna.sit(served, table, token, game)
    drawn(anna)
    anna.page.goto(served.address)
    anna.page.locator(f".ct a[href='/t/{table}']").click()
    at(anna, f"/t/{table}")
    drawn(anna)
    return anna


def menu(page: Page) -> None:
    page.locator(".topbar > .iconbtn").tap()


def preferences(page: Page) -> None:
    menu(page)
    page.locator("dialog[open] .acts .btn").first.tap()
    page.locator("dialog[open] .prefs").wait_for()


def log(page: Page) -> None:
    page.locator(".drawer .peek").tap()


def rules(page: Page) -> None:
    page.locator(".drawer .t-rules").tap()


OPENED: Final[list[tuple[Callable[[Page], None], str]]] = [
    (menu, "dialog[open]"),
    (preferences, "dialog[open]"),
    (log, ".drawer.open"),
    (rules, ".drawer.open"),
]


@pytest.mark.parametrize("game", ["revachol", "elekt", "ecos"])
def test_back_closes_what_is_open(served: Served, guest: Seat, game: str) -> None:
    anna = sit_on_phone(served, guest, game)
    page, path = anna.page, anna.page.evaluate("location.pathname")
    for opens, what in OPENED:
        opens(page)
        page.locator(what).wait_for()
        page.go_back()
        page.locator(what).wait_for(state="detached")
        assert page.evaluate("location.pathname") == path
        assert page.locator(".action").count() == 1
    page.go_back()
    at(anna, "/")
    page.go_forward()
    at(anna, path)
    drawn(anna)


def test_back_closes_a_card_close_up_and_finds_nothing_of_what_was_closed_by_hand(served: Served, guest: Seat) -> None:
    anna = sit_on_phone(served, guest, "revachol")
    page, path = anna.page, anna.page.evaluate("location.pathname")
    page.locator(".opp .whole").first.tap()
    page.locator("dialog[open]").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    card = page.locator("[data-thing^='hand:']").first
    card.focus()
    page.keyboard.press("f")
    page.locator(".focus.held").wait_for()
    page.go_back()
    page.locator(".focus").wait_for(state="detached")
    assert page.evaluate("location.pathname") == path
    page.go_back()  # the sheet was closed by hand: nothing of it is in the way
    at(anna, "/")


def test_back_leads_from_the_past_to_now(served: Served, guest: Seat) -> None:
    anna = sit_on_phone(served, guest, "elekt")
    page, path = anna.page, anna.page.evaluate("location.pathname")
    assert anna.answer()
    drawn(anna)
    page.locator(".drawer .peek").tap()
    page.locator(".log li.sees").first.tap(position={"x": 6, "y": 6})
    page.locator(".frame.past").wait_for()
    page.go_back()
    page.locator(".frame:not(.past)").wait_for()
    assert page.evaluate("location.pathname") == path
    page.go_back()
    at(anna, "/")


def test_form_is_not_behind_the_table_it_made(served: Served, guest: Seat) -> None:
    anna = guest(seed=4, **PHONE)
    count_tables(anna)
    page = anna.page
    page.goto(served.address)
    page.locator(".game .btn").nth(1).tap()
    page.locator("dialog footer .btn.pri").tap()
    anna.until(lambda: "/t/" in page.url, "the table")
    drawn(anna)
    table = page.evaluate("location.pathname")
    page.go_back()
    at(anna, "/")
    page.locator(f".ct a[href='{table}']").wait_for()
    assert page.locator("dialog[open]").count() == 0
    page.go_forward()
    at(anna, table)
    drawn(anna)
    assert made(page) == 1


def test_form_that_is_closed_is_not_behind_what_comes_next(served: Served, guest: Seat) -> None:
    anna = guest(seed=5, **PHONE)
    page = anna.page
    page.goto(f"{served.address}/replays")
    page.locator(".back").tap()
    page.locator(".game .btn").first.tap()
    page.locator("dialog[open]").wait_for()
    page.go_back()
    at(anna, "/")
    page.locator("dialog[open]").wait_for(state="detached")
    page.locator(".game .btn").first.tap()
    page.locator("dialog footer .btn.quiet").tap()
    at(anna, "/")
    page.go_back()
    at(anna, "/replays")


@pytest.mark.long
def test_back_from_a_game_that_goes_on_from_a_replay(served: Served, guest: Seat) -> None:
    """It leads to the moment one came from; that makes nothing by itself."""
    anna = guest(seed=6)
    count_tables(anna)
    page = anna.page
    table, token = served.new_table("elekt", **AGAINST_A_BOT)
    anna.sit(served, table, token, "elekt")
    drawn(anna)
    let_bot_play(anna)
    anna.until(lambda: anna.is_over, "the end")
    page.locator(f"dialog[open] .over a[href='/r/{table}']").click()
    page.locator(".reel").wait_for()
    page.keyboard.press("Home")
    anna.until(lambda: "move=0" in page.url, "the beginning")
    anna.update = {}
    page.get_by_role("button", name="Continue from here").click()
    anna.until(lambda: "/t/" in page.url and table not in page.url, "the new table")
    drawn(anna)
    page.go_back()
    at(anna, f"/r/{table}")
    assert "move=0" in page.url
    page.locator(".reel").wait_for()
    page.go_back()
    at(anna, f"/t/{table}")
    assert made(page) == 1
