"""Levels at the table, hints, and the coach of the replay: chosen, asked for and read by real clicks and keys."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.browser.chromium import UI
from tests.browser.conftest import Seat, drawn
from tests.browser.guest import Guest, is_nowhere_wider
from tests.browser.test_every_page import find_serious
from tests.server.served import Served

PHONE = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True}


@pytest.mark.long
def test_level_and_style_are_chosen_before_the_game_and_changed_in_it(served: Served, guest: Seat) -> None:
    anna = guest(bypass_csp=True)
    page = anna.page
    page.goto(f"{served.address}/new/elekt")
    page.locator("dialog .srow .level").click()
    page.locator("dialog[open] input[name=style]").first.wait_for()
    assert page.locator("dialog[open] input[name=level]").count() == 5
    assert find_serious(anna, "a bot is chosen") == []
    page.locator("dialog[open] input[name=level][value=easy]").check()
    page.locator("dialog[open] input[name=style][value=schemer]").check()
    page.locator("dialog[open]", has=page.locator("input[name=level]")).locator("footer .pri").click()
    assert "Easy · Schemer" in page.locator("dialog .srow .level").inner_text()
    assert "misses something" in page.locator("dialog .srow .about").inner_text()
    page.locator("dialog footer .btn.pri").click()
    anna.until(lambda: anna.room.get("stage") == "playing", "the game")
    assert anna.room["seats"][1]["level"] == "easy/schemer"
    drawn(anna)
    page.locator(".opp .snote", has_text="Easy · Schemer").wait_for()

    page.get_by_label("Menu").first.click()
    page.get_by_label("Change how strong").click()
    page.locator("dialog[open] input[name=level][value=beginner]").check()
    page.locator('dialog[open] input[name=style][value=""]').check()
    page.locator("dialog[open]", has=page.locator("input[name=level]")).locator("footer .pri").click()
    anna.until(lambda: anna.room["seats"][1]["level"] == "beginner", "another level")


def test_level_in_the_waiting_room(served: Served, guest: Seat) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}, {"kind": "link"}]
    table, token = served.new_table("ecos", seats=seats, hints=False)
    anna = guest(**PHONE)
    anna.sit(served, table, token, "ecos")
    page = anna.page
    page.locator(".rhead", has_text="without hints").wait_for()
    page.locator(".fill button", has_text="Add a bot").tap()
    page.locator("dialog[open] input[name=level][value=strong]").check()
    page.locator("dialog[open] input[name=style][value=builder]").check()
    page.locator("dialog[open] footer .pri").tap()
    anna.until(lambda: anna.room["seats"][2]["level"] == "strong/builder", "a bot")
    page.locator(".chair", has_text="strong · builder").wait_for()
    page.get_by_label("Change how strong").first.tap()  # an old table's bot is still there, and may be kept
    page.locator("dialog[open] input[value=greedy]").wait_for()
    assert page.locator("dialog[open] input[value=greedy]").is_checked()
    assert is_nowhere_wider(anna)


def asked_something(guest: Guest) -> None:
    """On until there is something to choose."""
    for _ in range(40):
        if len(drawn(guest)["options"]) > 2:
            return
        guest.answer()
    raise AssertionError("nothing to choose came")


def places_of_answers(game: str) -> list[str]:
    """Of `where.ts`, those that hang on no slot."""
    text = (UI / "src" / "games" / game / "where.ts").read_text("utf-8")
    found = [place for _, place in re.findall(r"""\bat\((["'])(.+?)\1\)""", text)]
    assert len(found) >= 3
    return found


@pytest.mark.parametrize("game", ["revachol", "elekt", "ecos"])
def test_hint_by_key_lights_its_answers(served: Served, guest: Seat, game: str) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "beginner"}]
    table, token = served.new_table(game, seats=seats, start=True)
    anna = guest(bypass_csp=True)
    anna.sit(served, table, token, game)
    asked_something(anna)
    page = anna.page
    question = drawn(anna)
    page.keyboard.press("h")
    box = page.get_by_role("region", name="What would you do?")
    box.wait_for()
    labels = [option["text"] for option in question["options"]]
    first = box.locator(".best .tx").inner_text()
    assert first in labels
    assert box.locator("ol > li").count() >= 2
    assert "%" in box.locator(".best .ch").inner_text()
    page.locator("main [data-hint='1']").first.wait_for()
    boxed = page.locator("main svg [data-hint]").evaluate_all("all => all.map(e => getComputedStyle(e).outlineStyle)")
    assert set(boxed) <= {"none"}  # on the land a numbered hexagon says it
    assert page.locator("main .lamps text").count() == min(3, len(boxed)) or not boxed
    assert find_serious(anna, "a hint") == []
    anna.until(lambda: anna.room["seats"][0]["hints"] == 1, "the count")
    for place in places_of_answers(game):  # where the coach shows what names nothing on the table
        assert page.locator(f"main.table :is({place})").count(), place
    page.get_by_role("button", name="What may follow").click()
    box.locator(".line li").first.wait_for()
    box.locator(".best .head").click()
    anna.until(lambda: anna.update.get("question") is None or anna.update["question"]["id"] != question["id"], "on")
    box.wait_for(state="detached")
    page.locator("main [data-hint]").first.wait_for(state="detached")


def test_no_hint_where_none_may_be_had(served: Served, guest: Seat) -> None:
    table, token = served.new_table(
        "revachol", seats=[{"kind": "me"}, {"kind": "bot", "level": "beginner"}], start=True, hints=False
    )
    anna = guest()
    anna.sit(served, table, token, "revachol")
    drawn(anna)
    assert anna.page.locator("[data-says=hint]").count() == 0
    anna.page.keyboard.press("h")
    drawn(anna)
    assert not any(said["type"] == "hint" for said in anna.said)


def leads_from_the_end_to_a_decision(anna: Guest, server: Served, table: str, token: str) -> None:
    """By its mark on the ending page."""
    anna.sit(server, table, token, "revachol")
    page = anna.page
    page.locator(".ending h3", has_text=re.compile(r"Vos \d+ décisions")).wait_for()
    mark = page.locator(".ending .decisions a").last
    assert is_nowhere_wider(anna)
    assert find_serious(anna, "an ending with decisions") == []
    if page.viewport_size == PHONE["viewport"]:
        box = mark.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    move = re.search(r"move=(\d+)", mark.get_attribute("href") or "")
    assert move is not None
    said = mark.get_attribute("aria-label") or ""
    mark.click()
    page.locator(".coachline .on").wait_for()
    assert page.locator(".coach h3").inner_text() in said
    anna.until(lambda: f"move={move[1]}&" in page.url, "that decision")


@pytest.mark.long
def test_learn_from_this_game(guest: Seat, tmp_path: Path) -> None:
    server = Served(tmp_path / "data", "--no-limits", "--coach-playouts", "1")
    try:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        table, token = server.new_table("revachol", seats=seats, start=True)
        with server.person(table, token) as host:
            host.until("update")
            host.do("seat", seat=0, what="bot", level="random")
            while host.update["over"] is None:
                host.hear()
        anna = guest(bypass_csp=True)
        anna.sit(server, table, token, "revachol")
        page = anna.page
        page.locator("dialog[open] a", has_text="Learn from this game").click()
        page.locator(".coachline").wait_for(timeout=180_000)
        assert page.locator(".coachline .line").count() == 2
        assert page.locator(".coach .says").count() == 4
        mark = page.locator(".coachline .mark").first
        mark.click()
        page.locator(".coach .ans.played").wait_for()
        page.locator(".coachline .on").wait_for()
        assert find_serious(anna, "the coach") == []
        before = page.url
        page.keyboard.press("m")
        anna.until(lambda: page.url != before, "the next mistake")
        page.set_viewport_size({"width": 390, "height": 664})
        assert is_nowhere_wider(anna)
        page.locator(".coachline .marks button").last.click()  # on a phone the table stays in reach beside the coach
        page.locator(".coachline li:last-child .on").wait_for()
        for device in ({}, PHONE):
            leads_from_the_end_to_a_decision(guest(locale="fr-FR", bypass_csp=True, **device), server, table, token)
    finally:
        server.close()
