"""The table of Echoes of Revachol: what moves, what is offered, what stays, what is explained."""

from __future__ import annotations

import pytest

from tablee.core.stack import CHANCE
from tablee.core.table import Table
from tests.browser.conftest import Seat
from tests.browser.guest import Guest
from tests.browser.told import (
    PHONE,
    answered,
    asked,
    at_rest,
    label_of,
    labels,
    middle,
    options,
    sit_at,
    tell,
    update_of,
    view_of,
)
from tests.server.served import Message, Served

SMALL: Message = {**PHONE, "viewport": {"width": 360, "height": 640}}
HOW_IT_ENDED = ".rv .event[role=dialog]"


def loses_with_others(table: Table) -> bool:
    """Several have to choose at once."""
    return len([d for d in table.game.pending(table.state) if d.seat != CHANCE]) > 1


def end_event(table: Table) -> Message:
    """Everybody has chosen what is lost: the update with which the event is over."""
    while asks := [d for d in table.game.pending(table.state) if d.verb == "LoseCards"]:
        table.answer(asks[0].seat, asks[0].options[0])
        table.settle()
    return update_of(table)


def test_scored_card_flies_as_large_as_it_lies_there(served: Served, guest: Seat) -> None:
    """Not as large as its picture was painted."""
    table = asked("revachol", "Complete", lambda table: not view_of(table)["players"][0]["completed"])
    ana = guest(reduced_motion="no-preference")
    sit_at(ana, served, table)
    table.answer(0, options(table)[0])
    table.settle()
    cdp = ana.page.context.new_cdp_session(ana.page)
    cdp.send("Animation.enable")
    cdp.send("Animation.setPlaybackRate", {"playbackRate": 0.02})
    tell(ana, update_of(table))
    ana.page.locator(".rv > .flying").first.wait_for()
    beyond = """
    () => [...document.querySelectorAll(".flying")].flatMap((card) => [...card.querySelectorAll("*")]
      .filter((each) => each.clientHeight > card.clientHeight * 1.3 || each.clientWidth > card.clientWidth * 1.3)
      .map((each) => `${each.clientWidth}×${each.clientHeight} in ${card.clientWidth}×${card.clientHeight}`))
    """
    assert ana.page.evaluate(beyond) == []
    assert labels(ana) == []


def three_tasks(table: Table) -> bool:
    return len({task for answer in options(table) if answer != "no" for task in answer.split(" ")[1:]}) > 2


@pytest.mark.parametrize("device", [PHONE, {}], ids=["phone", "desk"])
def test_completions_stand_in_the_bar_and_shine(served: Served, guest: Seat, device: Message) -> None:
    """To complete nothing is the quiet answer, not the only one."""
    table = asked("revachol", "Complete", three_tasks)
    ana = guest(**device)
    sit_at(ana, served, table)
    shining = ana.page.locator(".action .answer.legal")
    assert shining.count() >= 2
    assert "complete nothing" not in [shining.nth(i).get_attribute("data-says") for i in range(shining.count())]
    wanted = shining.first.get_attribute("data-says")
    shining.first.click()
    assert answered(ana) == wanted


def test_chosen_card_stays_when_another_answers(served: Served, guest: Seat) -> None:
    table = asked("revachol", "LoseCards", loses_with_others, players=4)
    ana = guest()
    sit_at(ana, served, table)
    before = update_of(table)
    ana.page.locator(".is-legal[data-thing]").first.click()
    ana.page.locator(".is-lost").wait_for()
    other = next(d for d in table.game.pending(table.state) if d.seat not in (0, CHANCE))
    table.answer(other.seat, other.options[0])
    after = update_of(table)
    after["question"]["id"] = before["question"]["id"]
    after["version"] += 1
    tell(ana, after)
    assert ana.page.locator(".is-lost").count() == 1
    ana.page.locator(".action .btn.no").click()
    assert answered(ana) == label_of(table, options(table)[0])


@pytest.mark.parametrize("device", [SMALL, {}], ids=["phone", "desk"])
def test_how_the_event_ended_is_read_as_long_as_one_likes(served: Served, guest: Seat, device: Message) -> None:
    """With four players on a small phone: it scrolls, and the way on is there."""
    table = asked("revachol", "LoseCards", players=4)
    ana = guest(**device)
    ana.page.clock.install()
    sit_at(ana, served, table)
    over = end_event(table)
    tell(ana, over)
    box = ana.page.locator(HOW_IT_ENDED)
    box.wait_for()
    later = {**over, "version": over["version"] + 1, "move": over["move"] + 1}
    tell(ana, {**later, "log_from": len(over["log"]), "log": []})
    ana.page.clock.fast_forward(60_000)
    at_rest(ana)
    assert box.count() == 1
    for i in range(4):
        row = box.locator(".roll").nth(i)
        row.scroll_into_view_if_needed()
        assert is_seen(ana, middle(row), ".roll")
    on = box.locator(".btn.on")
    assert is_seen(ana, middle(on), ".btn.on")
    on.click()
    box.wait_for(state="detached")


def is_seen(guest: Guest, at: tuple[float, float], what: str) -> bool:
    hit = "([x, y, what]) => !!document.elementFromPoint(x, y)?.closest(what)"
    return bool(guest.page.evaluate(hit, [*at, what]))


def test_special_is_explained_on_the_card(served: Served, guest: Seat) -> None:
    """What "Special" means is said where it stands (ECH-122)."""
    ana = guest()
    special = {"drugs"}

    def has_special(table: Table) -> bool:
        cards = table.cards
        found = [task for task in view_of(table)["tasks"] if task and cards.face(task)["special"]]
        special.clear()
        special.update(found)
        return bool(found)

    sit_at(ana, served, asked("revachol", "Act", has_special))
    task = ana.page.locator(f'.task[data-card="{next(iter(special))}"]')
    task.hover()
    ana.page.locator(".focus .sp-why").wait_for()
    assert "White Crown" in ana.page.locator(".focus .sp-why").inner_text()
