"""Something that a page sends for does not come: the page says so, and there is a way on."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page

from tests.at_once import first_at_once
from tests.browser.conftest import Seat, drawn
from tests.browser.test_coming_back import AGAINST_A_BOT, forgive
from tests.server.served import Served

NEEDED: Final = {
    "the table's own parts": "**/assets/ecos-*.js",
    "the cards": "**/api/cards/**",
    "the words of the engine": "**/api/words/**",
    "the words of the table": "**/assets/en-*.js",
}

RENEWED: Final = "sessionStorage.setItem('tablee.renewed', String(Date.now()));"


def withhold(page: Page, what: str) -> None:
    """What the address fits does not come, and the page does not try by itself whether a new one of it would: it has
    done that just now."""
    page.add_init_script(RENEWED)
    page.route(what, lambda route: route.abort())


@pytest.mark.parametrize("what", first_at_once(NEEDED))
def test_a_table_that_lacks_something_says_so_and_tries_again(served: Served, guest: Seat, what: str) -> None:
    anna = guest(seed=41)
    table, token = served.new_table("ecos", **AGAINST_A_BOT)
    page = anna.page
    withhold(page, NEEDED[what])
    anna.sit(served, table, token, "ecos")
    page.locator("main h1", has_text="could not be loaded").wait_for()
    page.locator("main a[href='/']").wait_for()
    page.unroute(NEEDED[what])
    page.locator("main .btn.pri").click()
    drawn(anna)
    forgive(anna)


@pytest.mark.parametrize("path", first_at_once(["/rules/ecos", "/", "/replays", "/bench"]))
def test_a_page_that_does_not_come_says_so(served: Served, guest: Seat, path: str) -> None:
    """Its own part is missing; the shell is there."""
    anna = guest(seed=42)
    page = anna.page
    parts = "**/assets/*Page-*.js"
    withhold(page, parts)
    page.goto(served.address + path)
    said = page.locator("main h1", has_text="could not be loaded")
    said.wait_for()
    page.unroute(parts)
    page.locator("main .btn.pri").click()
    said.wait_for(state="detached")
    page.locator("main h1, main h2").first.wait_for()
    forgive(anna)


def test_a_lesson_that_does_not_come_says_so(served: Served, guest: Seat) -> None:
    anna = guest(seed=43)
    page = anna.page
    withhold(page, "**/assets/Lesson-*.js")
    page.goto(f"{served.address}/learn/ecos")
    page.locator("main h1", has_text="The lesson could not be loaded").wait_for()
    page.unroute("**/assets/Lesson-*.js")
    page.locator("main .btn.pri").click()
    page.locator(".coach h2").wait_for()
    forgive(anna)


def test_a_replay_that_does_not_come_says_so(served: Served, guest: Seat) -> None:
    anna = guest(seed=44)
    table, token = served.new_table("revachol", **AGAINST_A_BOT)
    with served.person(table, token) as host:
        host.until("update")
        host.do("seat", seat=0, what="bot", level="random")
        while host.update["over"] is None:
            host.hear()
    page = anna.page
    withhold(page, "**/api/cards/**")
    anna.sit(served, table, token, "revachol")
    page.goto(f"{served.address}/r/{table}")
    page.locator("main .btn", has_text="Try again").wait_for()
    page.unroute("**/api/cards/**")
    page.locator("main .btn", has_text="Try again").click()
    page.locator("main.table").wait_for()
    forgive(anna)
