"""Close-ups keep out of the way, come only when somebody points, and go with the focus; the focus is never lost."""

from __future__ import annotations

from functools import partial
from typing import Final

import pytest

from tests.browser.conftest import Seat
from tests.browser.guest import DRAWN, Guest
from tests.browser.told import PHONE, Fingers, asked, at_rest, middle, options, sit_at, tell, update_of, view_of
from tests.server.served import Message, Served

GAMES: Final = {"revachol": "Act", "elekt": "TakeTurn", "ecos": "Respond"}
CARDS: Final = {
    "revachol": ".rv .hand-row .ally, .rv .task, .rv .morale",
    "elekt": ".elk .hand .card, .elk .zcard, .elk .unit",
    "ecos": ".ecos .own .card, .ecos .hc",
}
LAPTOP: Final[Message] = {"viewport": {"width": 1280, "height": 720}}
LANDSCAPE: Final[Message] = {"viewport": {"width": 844, "height": 390}}
OVER_BAR: Final = """
() => {
  const card = document.querySelector(".focus").getBoundingClientRect();
  const bar = document.querySelector(".play .action").getBoundingClientRect();
  const beside = card.right <= bar.left + 1 || card.left >= bar.right - 1;
  const apart = beside || card.bottom <= bar.top + 1 || card.top >= bar.bottom - 1;
  const inside = card.left >= -1 && card.top >= -1 && card.right <= innerWidth + 1 && card.bottom <= innerHeight + 1;
  return [apart, inside];
}
"""
A_MOMENT: Final = 700
"""Milliseconds after which a close-up would have come."""


def looked_at(guest: Guest, at: tuple[float, float]) -> bool:
    """The mouse comes to that point and rests there: whether a close-up came. A page that was drawn anew under it has
    heard of no mouse, so one may have to come again."""
    guest.page.mouse.move(2, 2)
    guest.page.mouse.move(*at)
    guest.page.clock.fast_forward(A_MOMENT)
    guest.page.evaluate(DRAWN)
    return guest.page.locator(".focus").count() > 0


def reachable(guest: Guest, what: str) -> list[tuple[float, float]]:
    """Points on those cards that nothing else covers."""
    found = """
    (what) => [...document.querySelectorAll(what)].flatMap((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return width && each.contains(document.elementFromPoint(x, y)) ? [[x, y]] : [];
    })
    """
    return [(x, y) for x, y in guest.page.evaluate(found, what)]


@pytest.mark.parametrize(
    "device", [{}, {"viewport": {"width": 1280, "height": 720}}, LANDSCAPE], ids=["desk", "laptop", "low"]
)
@pytest.mark.parametrize("game", GAMES)
def test_close_up_leaves_the_bar_free(served: Served, guest: Seat, game: str, device: Message) -> None:
    ana = guest(**device)
    ana.page.clock.install()
    sit_at(ana, served, asked(game, GAMES[game]))
    points = reachable(ana, CARDS[game])
    assert points
    for at in points[:: max(1, len(points) // 5)]:
        ana.until(partial(looked_at, ana, at), f"a close-up at {at}")
        ana.page.evaluate(DRAWN)
        ana.until(lambda: ana.page.evaluate(OVER_BAR) == [True, True], f"a close-up at {at} that leaves the bar free")
        ana.page.mouse.move(2, 2)
        ana.page.clock.fast_forward(A_MOMENT)
        ana.page.locator(".focus").wait_for(state="detached")


@pytest.mark.parametrize("game", ["revachol", "elekt"])
def test_held_close_up_has_its_cross_in_reach(served: Served, guest: Seat, game: str) -> None:
    """On a phone a long press holds it open; its cross is on top and closes it."""
    ana = guest(**PHONE)
    sit_at(ana, served, asked(game, GAMES[game]))
    fingers = Fingers(ana)
    for at in reachable(ana, CARDS[game])[:4]:
        fingers.put("touchStart", at)
        ana.page.locator(".focus.held").wait_for()
        fingers.put("touchEnd")
        at_rest(ana)
        assert ana.page.evaluate(OVER_BAR) == [True, True]
        cross = middle(ana.page.locator(".focus .close"))
        on_top = "([x, y]) => !!document.elementFromPoint(x, y)?.closest('.focus .close')"
        assert ana.page.evaluate(on_top, list(cross))
        fingers.tap(cross)
        ana.page.locator(".focus").wait_for(state="detached")


def test_row_that_scrolls_under_a_still_mouse_opens_nothing(served: Served, guest: Seat) -> None:
    table = asked("revachol", "Act", lambda table: len(view_of(table)["players"][0]["hand"]) > 2)
    ana = guest(viewport={"width": 844, "height": 390})
    ana.page.clock.install()
    sit_at(ana, served, table)
    x, y = reachable(ana, ".rv .hand-row .ally")[0]
    ana.page.mouse.move(2, 200)
    wide = """
    const cards = document.querySelectorAll(".rv .hand-row .ally");
    cards[0].style.marginLeft = cards[cards.length - 1].style.marginRight = "300px";
    """
    ana.page.evaluate(wide)
    at_rest(ana)
    card = ana.page.locator(".rv .hand-row .ally").first.bounding_box()
    assert card is not None
    ana.page.mouse.move(x, y)
    ana.page.clock.fast_forward(A_MOMENT)
    assert ana.page.locator(".focus").count() == 0
    by = card["x"] + card["width"] / 2 - x
    ana.page.evaluate("by => document.querySelector('.rv .hand-row').scrollBy({ left: by, behavior: 'instant' })", by)
    under = "([x, y]) => !!document.elementFromPoint(x, y).closest('.ally')"
    at_rest(ana)
    assert ana.page.evaluate(under, [x, y])
    ana.page.clock.fast_forward(A_MOMENT)
    ana.page.evaluate(DRAWN)
    assert ana.page.locator(".focus").count() == 0
    ana.page.mouse.move(x + 2, y)
    ana.page.clock.fast_forward(A_MOMENT)
    ana.page.locator(".focus").wait_for()


@pytest.mark.parametrize("is_held", [False, True], ids=["focused", "held"])
def test_close_up_goes_when_the_focus_leaves(served: Served, guest: Seat, is_held: bool) -> None:
    ana = guest()
    ana.page.clock.install()
    sit_at(ana, served, asked("revachol", "Act"))
    for _ in range(len(options_of(ana))):
        ana.page.keyboard.press("n")
        if ana.page.evaluate("document.activeElement.matches('.hand-row .ally')"):
            break
    if is_held:
        ana.page.keyboard.press("f")
    ana.page.clock.fast_forward(A_MOMENT)
    ana.page.locator(".focus").wait_for()
    ana.page.keyboard.press("Shift+Tab")
    ana.page.evaluate("document.querySelector('.iconbtn').focus()")
    ana.page.clock.fast_forward(A_MOMENT)
    ana.page.evaluate(DRAWN)
    assert ana.page.locator(".focus").count() == 0


def options_of(guest: Guest) -> list[Message]:
    """As many as there are things that may be chosen, and more."""
    return [{}] * guest.page.locator(".is-legal, .action .answer").count()


@pytest.mark.parametrize("game", GAMES)
def test_focus_is_never_lost_with_an_answer(served: Served, guest: Seat, game: str) -> None:
    """The button is gone with its question; the bar has the focus, and Tab leads to the next answers."""
    table = asked(game, {"revachol": "Complete", "elekt": "Banish", "ecos": "OfferCard"}[game])
    ana = guest()
    sit_at(ana, served, table)
    ana.page.locator(".action :is(.answer, .go)").first.focus()
    ana.page.keyboard.press("Enter")
    table.answer(0, options(table)[-1])
    table.settle()
    tell(ana, update_of(table))
    at_rest(ana)
    assert ana.page.evaluate("!!document.activeElement.closest('.action')")
