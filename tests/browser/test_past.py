"""A click on the log of a game in play shows that moment; nothing is answered there, and Esc leads back to now."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Seat, drawn
from tests.browser.guest import Guest
from tests.browser.test_hidden_cards import has
from tests.server.served import Served

HOW_IT_ENDED = ".rv .event[role=dialog]"
NOTE_THAT_IT_IS_SHOWN = f"""
new MutationObserver(() => {{ window.wasShown ||= !!document.querySelector('{HOW_IT_ENDED}'); }})
  .observe(document, {{ subtree: true, childList: true, attributes: true }});
"""
"""Noted in the page: it may have gone again before anybody looks from outside."""

AGAINST_A_BOT: dict[str, Any] = {"seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}], "start": True}


def line_of(guest: Guest, move: int) -> int:
    """Which line of the log that is read tells of that answer."""
    return [line["move"] for line in log_of(guest) if line["text"]].index(move)


def log_of(guest: Guest) -> list[dict[str, Any]]:
    log: list[dict[str, Any]] = []
    for update in guest.updates:
        log[update["log_from"] :] = update["log"]
    return log


def shown(guest: Guest) -> int:
    """The number that the bar of the past names."""
    return int(guest.page.locator(".pastbar").get_attribute("data-move") or -1)


def draw(guest: Guest) -> None:
    """The last of the answers: to draw, where one may."""
    question = guest.asked()
    assert question is not None
    guest.page.keyboard.press(str(min(9, len(question["options"]))))
    guest.until(lambda: guest.is_over or (guest.question or question)["id"] != question["id"], "an update")


def click_line(guest: Guest, number: int) -> None:
    """Beside its words: many a line begins with the name of a card, and a click on that shows the card."""
    guest.page.locator(".log li.sees").nth(number).click(position={"x": 6, "y": 6})
    guest.page.locator(".pastbar").wait_for()


@pytest.mark.long
@pytest.mark.parametrize("game", ["revachol", "elekt", "ecos"])
def test_the_log_leads_back(served: Served, guest: Seat, game: str) -> None:
    """The table of then, marked as the past; keys step; Esc and the button lead to now."""
    anna = guest(seed=41)
    table, token = served.new_table(game, **AGAINST_A_BOT)
    anna.sit(served, table, token, game)
    for _ in range(6):
        assert anna.answer()
    drawn(anna)
    page, asked = anna.page, anna.page.locator(".action .say").inner_text()
    answers = anna.answers
    told = [update for update in anna.updates if update["move"] < anna.update["move"]]
    then = told[len(told) // 2]
    read = [line["move"] for line in log_of(anna) if line["text"]]
    with page.expect_request("**/past?*"):
        click_line(anna, next(number for number, move in enumerate(read) if move >= then["move"]))
    assert 0 < shown(anna) < anna.update["move"]
    page.locator(".pastbar .turn").wait_for()  # it is my turn all the while
    assert page.locator(".action .answer").count() == 0
    for key in ("1", "a", "u"):
        page.keyboard.press(key)
    assert page.locator("dialog[open]").count() == 0
    before = shown(anna)
    page.keyboard.press("ArrowLeft")
    anna.until(lambda: shown(anna) < before, "the moment before")
    page.keyboard.press("ArrowRight")
    anna.until(lambda: shown(anna) == before, "the moment again")
    page.keyboard.press("Escape")
    drawn(anna)
    page.locator(".pastbar").wait_for(state="detached")
    assert page.locator(".action .say").inner_text() == asked
    page.keyboard.press("l")
    page.locator(".log [data-line]:focus").wait_for()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    page.locator(".pastbar .now").click()
    page.locator(".action.yours").wait_for()
    assert anna.answers == answers
    assert anna.answer()


def test_the_past_is_mine_alone_and_says_when_i_am_asked(served: Served, guest: Seat) -> None:
    """Somebody who looks on sees no hand then either; whoever looks back is told that it is their turn now."""
    table, token = served.new_table("revachol")
    tokens = [token, served.join(table, "Bo")]
    people = [guest(seed=42), guest(seed=43)]
    for seat, person in enumerate(people):
        person.sit(served, table, tokens[seat], "revachol", (seat,))
    people[0].page.locator(".start .btn.pri").click()
    people[0].until(lambda: any(person.question for person in people), "a question")
    watching = guest(seed=44)
    watching.page.goto(f"{served.address}/t/{table}")
    watching.page.locator(".card .btn.quiet").click()
    watching.page.locator(".rv").wait_for()
    waits = next(person for person in people if not person.question)
    asked = next(person for person in people if person.question)
    for person in (waits, watching):
        click_line(person, 1)
        assert person.page.locator(".pastbar .turn").count() == 0
    seats = {id(person): person.update["seat"] for person in people}
    hand = asked.update["view"]["players"][seats[id(asked)]]["hand"]
    for person in (waits, watching):
        assert not [card for card in hand if has(person.page.content(), card)]
    while not waits.question:
        assert asked.answer()
        waits.until(lambda: waits.update["version"] >= asked.update["version"], "the same moment")
    waits.page.locator(".pastbar .turn").wait_for()
    waits.page.keyboard.press("Escape")
    assert waits.answer()


def test_how_an_event_ended_is_put_away_and_comes_back_from_the_log(served: Served, guest: Seat) -> None:
    """The morale loss is put away by a button; its line in the log opens it again."""
    anna = guest(seed=45)
    anna.page.add_init_script(NOTE_THAT_IT_IS_SHOWN)
    table, token = served.new_table("revachol", **AGAINST_A_BOT)
    anna.sit(served, table, token, "revachol")
    box = anna.page.locator(HOW_IT_ENDED)
    while not any(line["event"]["kind"] == "failed" for line in log_of(anna)):
        draw(anna)
    anna.until(lambda: anna.page.evaluate("window.wasShown"), "how the event ended")
    box.locator(".btn.on").click()
    box.wait_for(state="detached")
    ended = next(line["move"] for line in log_of(anna) if line["event"]["kind"] == "failed")
    click_line(anna, line_of(anna, ended))
    box.locator(".roll").nth(1).wait_for()
    assert box.locator(".roll").count() == 2
