"""Between press and release nothing moves and nothing changes its meaning, at any table, under real fingers."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tablee.core.table import Table
from tests.at_once import first_at_once
from tests.browser.conftest import Seat
from tests.browser.guest import DRAWN, Guest
from tests.browser.told import (
    PHONE,
    TABLET,
    Fingers,
    Point,
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
)
from tests.server.served import Message, Served

DEVICES: Final = [PHONE, TABLET]
ON_WHAT: Final = ["phone", "tablet"]
QUESTIONS: Final = [
    ("revachol", "Act"),
    ("revachol", "PutInCorps"),
    ("revachol", "Complete"),
    ("elekt", "TakeTurn"),
    ("elekt", "Banish"),
    ("elekt", "Swap"),
    ("ecos", "Respond"),
    ("ecos", "PlacePiece"),
]
MOST_PRESSED: Final = 8
FAR: Final = 1.5
"""Pixels that nobody sees."""

IN_BAR: Final = ".action :is(.answer, .go, .no)"
CONTROLS: Final = """
() => [...document.querySelectorAll("main :is(button, [data-thing], [data-stop], [data-drop])")]
  .filter((each) => each.checkVisibility?.() ?? true)
  .map((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const { says, thing, drop, stop } = each.dataset;
    return [says ?? thing ?? drop ?? stop ?? each.textContent.trim(), left, top, width, height];
  })
"""
REACHABLE: Final = """
(most) => {
  const found = [];
  for (const each of document.querySelectorAll("main :is(button, [data-thing], [data-stop])")) {
    const { left, top, width, height } = each.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    if (width && hit && (each === hit || each.contains(hit))) found.push([x, y]);
  }
  const step = Math.max(1, Math.floor(found.length / most));
  return found.filter((_, i) => i % step === 0);
}
"""


Control = list[Any]
"""What it means, and its box."""


def is_two_ways(table: Table) -> bool:
    """A Task that two of my Corps can pay."""
    ways = [answer.split(" ") for answer in options(table) if answer != "no"]
    return any(a[0] != b[0] and a[1:] == b[1:] for a in ways for b in ways)


def controls(guest: Guest) -> list[Control]:
    guest.page.evaluate(DRAWN)
    found: list[Control] = guest.page.evaluate(CONTROLS)
    return found


def moved(before: list[Control], after: list[Control]) -> list[str]:
    """What stands elsewhere, is new or has gone."""
    names, now = [each[0] for each in before], [each[0] for each in after]
    if names != now:
        return [f"gone: {each}" for each in names if each not in now] + [
            f"new: {each}" for each in now if each not in names
        ]
    pairs = zip(before, after, strict=True)
    return [f"{a} → {b}" for a, b in pairs if any(abs(x - y) > FAR for x, y in zip(a[1:], b[1:], strict=True))]


@pytest.mark.parametrize("device", DEVICES, ids=ON_WHAT)
def test_completion_is_tapped_where_two_corps_can_pay(served: Served, guest: Seat, device: Message) -> None:
    """What stands on the button is what is answered, whichever it is (ECH-59)."""
    table = asked("revachol", "Complete", is_two_ways)
    ana = guest(**device)
    sit_at(ana, served, table)
    fingers = Fingers(ana)
    fingers.tap(middle(ana.page.locator(".task.is-legal").first))
    at_rest(ana)
    assert labels(ana) == []
    button = ana.page.locator('.action [data-says*=" completes "]').first
    wanted = button.get_attribute("data-says")
    at = middle(button)
    fingers.put("touchStart", at)
    before = controls(ana)
    ana.page.evaluate(DRAWN)
    assert moved(before, controls(ana)) == []
    fingers.put("touchEnd")
    assert answered(ana) == wanted


@pytest.mark.parametrize("device", DEVICES, ids=ON_WHAT)
@pytest.mark.parametrize(("game", "verb"), QUESTIONS)
def test_nothing_moves_under_a_finger(served: Served, guest: Seat, device: Message, game: str, verb: str) -> None:
    ana = guest(**device)
    sit_at(ana, served, asked(game, verb, is_two_ways if verb == "Complete" else lambda table: True))
    fingers = Fingers(ana)
    for at in ana.page.evaluate(REACHABLE, MOST_PRESSED):
        before = controls(ana)
        fingers.put("touchStart", tuple(at))
        during = controls(ana)
        fingers.put("touchCancel")
        assert moved(before, during) == [], f"pressed at {at}"
    assert labels(ana) == []


@pytest.mark.parametrize(("game", "verb"), first_at_once(QUESTIONS[::-1], 2))
def test_nothing_moves_under_the_mouse(served: Served, guest: Seat, game: str, verb: str) -> None:
    """Hovering shows things, it moves none but the one below the mouse, which may rise."""
    ana = guest()
    sit_at(ana, served, asked(game, verb, is_two_ways if verb == "Complete" else lambda table: True))
    before = controls(ana)
    for at in ana.page.evaluate(REACHABLE, MOST_PRESSED):
        ana.page.mouse.move(*at)
        below = ana.page.evaluate(
            "([x, y]) => document.elementFromPoint(x, y).closest('button')?.textContent.trim()", at
        )
        after = controls(ana)
        risen = [each for each in after if each[0] == below]
        assert moved([each for each in before if each[0] != below], [each for each in after if each not in risen]) == []


def answer_in_bar(guest: Guest) -> Point:
    return middle(guest.page.locator(IN_BAR).first)


def next_question(table: Table) -> Message:
    """The same people, asked something else."""
    update = update_of(table)
    update["version"] += 1
    update["question"]["id"] = "another"
    return update


@pytest.mark.parametrize("game", ["revachol", "elekt", "ecos"])
def test_another_question_is_not_answered_by_a_finger_that_was_down_before(
    served: Served, guest: Seat, game: str
) -> None:
    """It was pressed for the question before; the next tap answers."""
    table = bar_question(game)
    ana = guest(**PHONE)
    sit_at(ana, served, table)
    fingers = Fingers(ana)
    fingers.put("touchStart", answer_in_bar(ana))
    tell(ana, next_question(table))
    fingers.put("touchEnd")
    at_rest(ana)
    assert labels(ana) == []
    ana.until(lambda: ana.page.locator(".action").get_attribute("data-question") == "another", "the next question")
    fingers.tap(answer_in_bar(ana))
    assert answered(ana) in [label_of(table, answer) for answer in options(table)]


@pytest.mark.parametrize("game", ["revachol", "elekt", "ecos"])
@pytest.mark.parametrize("device", [PHONE, {}], ids=["phone", "mouse"])
def test_button_that_slides_under_the_pointer_is_not_pressed(
    served: Served, guest: Seat, device: Message, game: str
) -> None:
    """Whatever made it go: what is released must be what was pressed."""
    ana = guest(**device)
    sit_at(ana, served, bar_question(game))
    fingers = Fingers(ana)
    at = answer_in_bar(ana)
    if device:
        fingers.put("touchStart", at)
    else:
        ana.page.mouse.move(*at)
        ana.page.mouse.down()
    slide = """
    ([what, x, y]) => {
      const [pressed, other] = document.querySelectorAll(what);
      pressed.style.visibility = "hidden";
      Object.assign(other.style, { position: "fixed", left: `${x - 20}px`, top: `${y - 20}px`, zIndex: 99 });
      return document.elementFromPoint(x, y).closest("button") === other;
    }
    """
    assert ana.page.evaluate(slide, [IN_BAR, *at])
    if device:
        fingers.put("touchEnd")
    else:
        ana.page.mouse.up()
    at_rest(ana)
    assert labels(ana) == []


def bar_question(game: str) -> Table:
    """With at least two buttons in the bar, also on a phone."""
    if game == "revachol":
        return asked("revachol", "Complete", is_two_ways)
    if game == "elekt":
        return asked("elekt", "Protect")
    return asked("ecos", "OfferCard")
