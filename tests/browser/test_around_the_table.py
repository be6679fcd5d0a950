"""Coming, looking on, chatting, pausing, leaving, playing again; and what each preference does."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest

from tests.browser.conftest import Seat
from tests.browser.guest import Guest, is_nowhere_wider
from tests.browser.test_whole_games import let_bot_play
from tests.server.served import Served

WITH_A_BOT: Final[dict[str, Any]] = {"seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}], "start": True}
NOT_FOUND: Final = "404"


def choose(guest: Guest, what: str) -> None:
    """A preference, by its word in the menu of the table."""
    page = guest.page
    page.locator(".topbar > .iconbtn").click()
    page.locator("dialog[open] .acts button").first.click()
    page.locator("dialog[open] .prefs [role=radio]", has_text=what).first.click()
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")


def menu(guest: Guest, what: str) -> None:
    guest.page.locator(".topbar > .iconbtn").click()
    guest.page.locator("dialog[open] .acts .btn", has_text=what).click()


@pytest.mark.long
def test_from_the_public_tables_to_a_seat_and_to_the_gallery(served: Served, guest: Seat) -> None:
    """Bo finds a public table and sits down; Cy, for whom no seat is left, looks on and may not answer or chat."""
    table, token = served.new_table("revachol", name="Zoe", public=True)
    zoe, bo, cy = guest(seed=51), guest(seed=52), guest(seed=53)
    zoe.sit(served, table, token, "revachol")
    bo.page.goto(served.address)
    bo.page.locator(f"li a[href='/t/{table}']").click()
    bo.page.locator("#name").fill("Bo")
    bo.page.keyboard.press("Enter")
    bo.page.locator(".chair").nth(1).wait_for()
    assert "Zoe" in bo.page.locator("h1").inner_text()
    zoe.page.locator(".start .btn.pri:not([disabled])").click()
    cy.page.goto(served.address)
    cy.page.locator(f"li a[href='/t/{table}']").click()
    cy.page.locator(".card .btn.quiet").click()
    cy.page.locator(".rv").wait_for()
    assert cy.update["seat"] == -1
    cy.page.locator(".pill.watch").wait_for()
    assert cy.page.locator(".action .undo, .action .answer").count() == 0
    cy.page.locator(".t-chat").click()
    assert cy.page.locator(".say2").count() == 0
    bo.until(lambda: bo.room["spectators"] == 1, "the one who looks on")


@pytest.mark.long
def test_home_says_whose_turn_it_is(served: Served, guest: Seat) -> None:
    """The tables at which I am asked come first, with what I am asked, how far they are and when it was."""
    anna = guest(seed=54)
    waits, token = served.new_table("elekt", seats=[{"kind": "me"}, {"kind": "link"}])
    asks, other = served.new_table("revachol", **WITH_A_BOT)
    with served.person(asks, other) as host:
        host.answer()
        host.asked()
    kept = [
        {"table": waits, "token": token, "name": "Anna", "game": "elekt", "seats": [0], "at": 2},
        {"table": asks, "token": other, "name": "Anna", "game": "revachol", "seats": [0], "at": 1},
    ]
    anna.page.goto(served.address)
    anna.page.evaluate("kept => localStorage.setItem('tablee.tables', JSON.stringify(kept))", kept)
    anna.page.reload()
    anna.page.locator(".ct.turn").wait_for()
    rows = anna.page.locator(".cont ul").first.locator(".ct")
    assert [rows.nth(i).locator("a.btn").get_attribute("href") for i in (0, 1)] == [f"/t/{asks}", f"/t/{waits}"]
    assert rows.nth(0).locator(".say .what").inner_text()
    assert rows.nth(0).locator(".say small").inner_text() in ("now", "1 min. ago")
    assert "of 25" in rows.nth(0).locator(".ctx span").inner_text()
    anna.until(lambda: anna.page.title().startswith("●"), "the mark in the title")


def test_pages_of_tables_that_are_not_there_or_not_mine(served: Served, guest: Seat) -> None:
    """An unknown table says so; a seat that is mine no more leads to the door; a foreign replay is not shown."""
    anna = guest(seed=55)
    page = anna.page
    for path in ("/t/no-such-table", "/r/no-such-table"):
        page.goto(served.address + path)
        page.locator("main h1").wait_for()
        page.locator("main a.btn[href='/']").wait_for()
        assert is_nowhere_wider(anna)
    table, _ = served.new_table("revachol")
    anna.sit(served, table, "a token of somebody else", "revachol")
    page.locator("#name").wait_for()
    assert page.evaluate("localStorage.getItem('tablee.tables')") == "[]"
    anna.mistakes = [mistake for mistake in anna.mistakes if NOT_FOUND not in mistake]


@pytest.mark.long
def test_chat_pause_leave_and_rematch(served: Served, guest: Seat) -> None:
    """Quick phrases come in the reader's language; nothing is answered in a pause; a bot plays on; Zoe plays again."""
    table, token = served.new_table("elekt", name="Zoe")
    zoe, bo = guest(seed=56), guest(seed=57, locale="ru")
    zoe.sit(served, table, token, "elekt")
    bo.sit(served, table, served.join(table, "Bo"), "elekt", (1,))
    zoe.page.locator(".start .btn.pri:not([disabled])").click()
    for person in (zoe, bo):
        person.asked()
        person.page.locator(".t-chat").click()
    zoe.page.locator(".quick button").first.click()
    zoe.page.locator(".say2 input").fill("<b>one</b> & all")
    zoe.page.keyboard.press("Enter")
    lines = bo.page.locator(".body p")
    bo.page.locator(".body p", has_text="<b>one</b> & all").wait_for()
    assert re.search("[А-Яа-я]", lines.nth(lines.count() - 2).inner_text())

    menu(zoe, "Pause")
    zoe.page.keyboard.press("Escape")
    bo.page.locator(".action.yours").wait_for(state="detached")
    assert bo.page.locator(".action .answer").count() == 0
    zoe.page.locator(".pill button").click()
    bo.page.locator(".action.yours").wait_for()
    assert bo.answer()

    bo.page.locator(".topbar > .iconbtn").click()
    bo.page.locator("dialog[open] .acts > button").last.click()
    bo.page.locator("dialog[open] .btn.danger").click()
    bo.page.locator("article.game").first.wait_for()
    assert bo.page.evaluate("localStorage.getItem('tablee.tables')") == "[]"
    zoe.until(lambda: zoe.room["seats"][1]["bot_plays"], "the bot of Bo")
    let_bot_play(zoe)
    zoe.until(lambda: zoe.is_over, "the end")
    zoe.page.locator("dialog[open] .over .acts button.pri").click()
    zoe.page.locator(".chair").nth(1).wait_for()
    assert table not in zoe.page.url
    assert zoe.room["host"]


@pytest.mark.long
def test_each_preference_has_its_effect(served: Served, guest: Seat) -> None:
    anna = guest(seed=58, reduced_motion="no-preference")
    table, token = served.new_table("revachol", **WITH_A_BOT)
    anna.sit(served, table, token, "revachol")
    question = anna.asked()
    assert question is not None
    page = anna.page

    def style(of: str, name: str) -> str:
        return str(page.evaluate("([of, name]) => getComputedStyle(document.querySelector(of))[name]", [of, name]))

    grounds = set()
    for theme in ("Light", "High contrast", "Dark"):
        choose(anna, theme)
        grounds.add(style(".frame", "backgroundColor"))
    assert len(grounds) == 3
    heights = []
    for size in ("Small", "Large"):
        choose(anna, size)
        heights.append(float(style(".rv .mine", "height").removesuffix("px")))
    assert heights[0] < heights[1]
    assert float(style(".btn", "transitionDuration").split("s")[0]) > 0
    choose(anna, "None")
    assert {float(each.strip().removesuffix("s")) for each in style(".btn", "transitionDuration").split(",")} == {0.0}
    choose(anna, "Always")
    given = anna.answers
    page.keyboard.press("1")
    page.locator("dialog[open] [data-first]").wait_for()
    page.keyboard.press("Escape")
    assert anna.answers == given
    page.keyboard.press("1")
    page.locator("dialog[open] [data-first]").wait_for()
    page.keyboard.press("Enter")
    anna.until(lambda: anna.answers == given + 1, "the answer")
    choose(anna, "Français")
    page.locator(":root[lang=fr]").wait_for(state="attached")
    page.reload()
    page.locator(":root[lang=fr][data-cards=large][data-speed='0'][data-theme=dark]").wait_for(state="attached")


def test_host_frees_a_seat_in_mid_game(served: Served, guest: Seat) -> None:
    """Asked twice; a bot plays on, and the link leads whoever comes to the free seat."""
    table, token = served.new_table("elekt", start=False)
    other = served.join(table, "Bo")
    with served.person(table, token) as host:
        host.do("host", what="start")
    zoe, bo = guest(seed=58), guest(seed=59)
    zoe.sit(served, table, token, "elekt")
    bo.sit(served, table, other, "elekt", (1,))
    zoe.until(lambda: zoe.update and any(seat["name"] == "Bo" and seat["online"] for seat in zoe.room["seats"]), "Bo")
    zoe.page.locator(".topbar > .iconbtn").click()
    free = zoe.page.locator("dialog[open] .who li .iconbtn")
    free.click()
    assert any(seat["name"] == "Bo" and seat["kind"] == "person" for seat in zoe.room["seats"])
    free.click()
    zoe.until(lambda: all(seat["kind"] != "person" or seat["mine"] for seat in zoe.room["seats"]), "the free seat")
    bo.page.get_by_text("The host has freed this seat.").wait_for()


def test_what_was_tried_stands_below_the_log(served: Served, guest: Seat) -> None:
    """The card, why not, and the rule, which opens beside it; in a low window there is no such place."""
    anna = guest(seed=60)
    table, token = served.new_table("revachol", **WITH_A_BOT)
    anna.sit(served, table, token, "revachol")
    while (question := anna.asked()) is not None and question["verb"] != "Act":
        anna.answer()  # the bot may have begun, and brought about a Morale Loss Event
    page, given = anna.page, anna.answers
    page.locator(".rv [data-thing^='task:']").first.click()
    panel = page.locator(".drawer .panel")
    panel.locator(".why").first.wait_for()
    page.set_viewport_size({"width": 1440, "height": 780})
    panel.wait_for(state="hidden")
    page.set_viewport_size({"width": 1440, "height": 900})
    rule = panel.locator(".why .rule-link").first
    number = rule.inner_text()
    rule.click()
    page.locator(".drawer .rule", has_text=number).first.wait_for()
    assert anna.answers == given


def test_the_keys_are_listed_wherever_one_is(served: Served, guest: Seat) -> None:
    """Also above another dialog; Esc leads back to it."""
    anna = guest(seed=61)
    page = anna.page
    page.goto(f"{served.address}/new/ecos")
    page.locator("dialog[open] .srow").nth(1).wait_for()
    page.keyboard.press("?")
    page.locator("dialog[open] .keys").first.wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog[open] .keys").first.wait_for(state="detached")
    page.locator("dialog[open] .srow").first.wait_for()
