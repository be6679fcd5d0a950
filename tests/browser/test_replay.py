"""A game that is over: step by step, all cards open, the shuffles verified, and on from there."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import APIResponse, Response

from tests.browser.conftest import Seat
from tests.browser.guest import Guest
from tests.browser.test_every_page import find_serious
from tests.browser.test_whole_games import let_bot_play
from tests.server.served import Served


def move_of(guest: Guest) -> int:
    return int(guest.page.evaluate("Number(new URLSearchParams(location.search).get('move'))"))


def shows(guest: Guest, move: int) -> None:
    guest.until(lambda: move_of(guest) == move, f"move {move}")


def next_turn(guest: Guest) -> int:
    before = move_of(guest)
    guest.page.keyboard.press("]")
    guest.until(lambda: move_of(guest) > before, "the next turn")
    return move_of(guest)


def hands_in(answer: Response | APIResponse) -> list[str]:
    """The cards of all hands of a moment."""
    return [card for player in answer.json()["view"]["players"] for card in player["hand"]]


@pytest.mark.long
def test_replay(served: Served, guest: Seat) -> None:
    anna = guest(seed=31, bypass_csp=True)
    wish = {"seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}], "start": True}
    table, token = served.new_table("revachol", **wish)
    anna.sit(served, table, token, "revachol")
    for _ in range(4):
        assert anna.answer()
    let_bot_play(anna)
    anna.until(lambda: anna.is_over, "the end")
    page = anna.page
    page.locator("dialog[open] .over").wait_for()
    assert find_serious(anna, "scores") == []
    page.locator(f"dialog[open] .over a[href='/r/{table}']").click()
    page.locator(".reel").wait_for()
    anna.until(lambda: move_of(anna) > 0, "the last moment")
    last = move_of(anna)
    assert find_serious(anna, "replay") == []

    moments = f"{served.address}/api/tables/{table}/replay"
    mine = {"Authorization": f"Bearer {token}"}
    page.keyboard.press("ArrowLeft")
    shows(anna, last - 1)
    page.keyboard.press("Home")
    shows(anna, 0)
    page.locator(".reel .steps button").nth(4).click()
    shows(anna, 1)
    moment = 1
    while "?" not in hands_in(page.request.get(f"{moments}?move={moment}&seat=0", headers=mine)):
        moment = next_turn(anna)
        assert moment < last

    with page.expect_response(lambda answer: "seat=open" in answer.url) as opened:
        page.locator(".reel [role=radio]", has_text="All open").click()
    assert "?" not in hands_in(opened.value)
    anna.until(lambda: "seat=open" in page.url, "all cards open")
    shows(anna, moment)

    with page.expect_download() as kept:
        page.locator(".reel .acts button", has_text="scenario").click()
    assert kept.value.suggested_filename == f"revachol-{table}-{moment}.toml"
    text = Path(kept.value.path()).read_text(encoding="utf-8")
    assert text == served.ask_raw(f"/api/tables/{table}/scenario?move={moment}", token=token)[2].decode()

    page.locator(".reel .acts button").last.click()
    checks = page.locator("dialog[open] .checks li")
    checks.first.wait_for()
    assert checks.count() == page.locator("dialog[open] .checks li.ok").count()
    assert find_serious(anna, "checked shuffles") == []
    page.keyboard.press("Escape")

    page.reload()
    page.locator(".reel").wait_for()
    shows(anna, moment)
    page.locator(".log li.sees").nth(2).click(position={"x": 6, "y": 6})
    anna.until(lambda: 0 < move_of(anna) < moment, "the moment of the line")
    page.goto(f"{served.address}/r/{table}?move={moment}&seat=open")  # the address is what is shared
    page.locator(".reel").wait_for()
    shows(anna, moment)

    anna.update = {}
    page.get_by_role("button", name="Continue from here").click()
    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    assert anna.answer()
