"""Who is new to a game is asked before an answer that cannot be taken back; what cannot be taken back says why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec
import pytest
from playwright.sync_api import Route

from tablee.core.table import Table
from tablee.server.arc import Arc
from tablee.server.wire import Over, Standing
from tests.at_once import first_at_once
from tests.browser.conftest import Seat
from tests.browser.told import answered, asked, labels, middle, options, sit_at, tell, update_of
from tests.server.served import Served

UNEVENTFUL: Final = {
    "arc": Arc(
        moves=1,
        counts="",
        steps=[],
        points=[(0, [3, 3, 3])],
        chances=[],
        scored=[],
        best=[],
        turning=-1,
        at=0,
        leads=0,
        seconds=0,
    ),
    "coach": {"done": 0, "all": 1, "told": None},
}
"""What the end asks for. The server would refuse it: the game has ended on the page only."""


def telling(told: object) -> Callable[[Route], None]:
    return lambda route: route.fulfill(json=msgspec.to_builtins(told))


def test_final_answers_are_confirmed_on_a_device_that_is_new_to_the_game(served: Served, guest: Seat) -> None:
    table = asked("revachol", "Act", lambda table: "draw" in options(table))
    ana = guest(is_new=True)
    sit_at(ana, served, table)
    ana.page.locator(".action .answer", has_text="Draw").click()
    ana.page.locator("dialog[open]").wait_for()
    assert labels(ana) == []
    ana.page.locator("dialog[open] .btn.pri").click()
    assert answered(ana) == "draw"


def test_a_finished_game_makes_experienced(served: Served, guest: Seat) -> None:
    """Of that kind; what the person chose stands above it."""
    table = asked("revachol", "Act", lambda table: "draw" in options(table))
    ana = guest(is_new=True)
    sit_at(ana, served, table)
    for what, told in UNEVENTFUL.items():
        ana.page.route(f"**/api/tables/*/{what}?*", telling(told))
    standings = [Standing(seat=seat, total=3, parts={}, place=1, tie=None) for seat in range(3)]
    over = msgspec.to_builtins(Over(reason="tasks", text="Over.", standings=standings, secret=""))
    update = update_of(table)
    tell(ana, {**update, "version": update["version"] + 1, "question": None, "waiting": [], "over": over})
    ana.until(lambda: ana.page.evaluate("localStorage.getItem('tablee.finished')") == '["revachol"]', "the end")
    ana.page.locator("section.arc").wait_for()  # the ending is drawn whole before it is left
    ana.page.reload()
    ana.page.locator(".action .answer", has_text="Draw").click()
    assert answered(ana) == "draw"


def learned_since(table: Table) -> bool:
    """Something came to light after the first seat's last answer."""
    own = [i for i, (seat, _) in enumerate(table.record.answers) if seat == 0]
    return len(own) > 10 and table.undoable(0) == 0 and any(table.barriers[own[-1] :])


@pytest.mark.parametrize(
    ("language", "says"),
    first_at_once([("fr", "été révélé"), ("en", "come to light"), ("ru", "открылось новое")]),
)
@pytest.mark.parametrize("by", ["click", "key"])
def test_undo_that_cannot_be_says_why(served: Served, guest: Seat, language: str, says: str, by: str) -> None:
    table = asked("revachol", "Act", learned_since)
    ana = guest()
    sit_at(ana, served, table, language)
    undo = ana.page.locator(".action .undo")
    assert undo.get_attribute("aria-disabled") == "true"
    if by == "click":
        ana.page.mouse.click(*middle(undo))
    else:
        ana.page.keyboard.press("u")
    ana.page.locator(".why", has_text=says).wait_for()
    assert says in str(undo.get_attribute("title"))
    assert ana.page.evaluate("window.said.filter((m) => m.type === 'undo').length") == 0
