"""Being at the table: who is away, what the others may do then, talk before the game, and orders for formalities."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Seat
from tests.browser.told import PHONE, asked, labels, sit_at, tell, update_of
from tests.server.served import Served

ORDERS = "localStorage.setItem('tablee.prefs', JSON.stringify({ orders: true }))"


@pytest.fixture(scope="module")
def soon(launched: object, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server where nobody is waited for longer than a second."""
    found = Served(tmp_path_factory.mktemp("data"), "--no-limits", "--away-seconds", "1")
    yield found
    found.close()
    assert found.faults() == []


def test_who_is_away_is_seen_and_a_bot_plays_until_they_are_back(soon: Served, guest: Seat, browser: Browser) -> None:
    """From the waiting room, where people talk, to the empty chair."""
    anna = guest(seed=31, **PHONE)
    table, token = soon.new_table("revachol", seats=[{"kind": "me"}, {"kind": "link"}])
    anna.sit(soon, table, token, "revachol")
    page = anna.page
    with soon.person(table, soon.join(table, "Bo")) as bo:
        bo.until("room")
        page.locator(".talk input").fill("Ready when you are")
        page.locator(".talk form button").click()
        bo.until("chatted", lambda told: told["lines"][-1]["text"] == "Ready when you are")
        bo.do("chat", phrase="hello")
        page.locator(".talk .body", has_text="Hello").wait_for()
        page.locator(".start .pri").click()
        bo.until("update")
        while bo.update["waiting"] == [0]:
            assert anna.answer()
            while bo.update["move"] < anna.update["move"]:
                bo.hear()
        assert page.locator(".snote.gone-out").count() == 0
    page.get_by_role("img", name="Bo is not at the table just now.").wait_for()
    strip = page.locator(".strip", has_text="The game waits for Bo")
    strip.wait_for()
    for button in strip.locator("button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    strip.get_by_role("button", name="Remind").click()
    page.locator(".strip", has_text="Bo cannot be reached from here").wait_for()
    page.locator(".strip").get_by_role("button", name="A bot plays until then").click()
    anna.asked()
    assert page.locator(".strip").count() == 0
    assert page.locator(".snote.gone-out").count() == 0


def test_a_lone_answer_is_given_by_a_standing_order(served: Served, guest: Seat) -> None:
    """ECO-49: after a while, unless somebody says wait; one that was taken back is not given again."""
    ana = guest(seed=32)
    ana.page.add_init_script(ORDERS)
    table = asked("ecos", "Respond")
    sit_at(ana, served, table)
    update = update_of(table)
    assert labels(ana) == []  # there was a choice
    rotate = [option for option in update["question"]["options"] if option["says"] == "rotate"]
    lone = {**update, "question": {**update["question"], "id": "lone", "options": rotate}, "version": 10_000}
    tell(ana, lone)
    ana.page.locator(".action .standing").wait_for()
    ana.page.locator(".action .wait").click()
    ana.page.locator(".action .standing").wait_for(state="detached")
    assert labels(ana) == []
    tell(ana, {**lone, "question": {**lone["question"], "id": "next"}, "version": 10_001})
    ana.until(lambda: labels(ana) == [rotate[0]["label"]], "the order")
    tell(
        ana,
        {
            **lone,
            "question": {**lone["question"], "id": "next", "sealed": rotate[0]["label"]},
            "undoable": 1,
            "version": 10_002,
        },
    )
    ana.page.keyboard.press("u")
    ana.until(lambda: ana.page.evaluate("window.said.some((m) => m.type === 'undo')"), "undoing")
    tell(ana, {**lone, "question": {**lone["question"], "id": "again"}, "version": 10_003})
    assert ana.page.locator(".action .standing").count() == 0
