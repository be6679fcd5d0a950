"""A first game is guided: the goal, a mark at each new kind of question, the rule one click away; and it is offered to
learn first. The player aid is one page with the game's own symbols and cards."""

from __future__ import annotations

import json
from typing import Final

import pytest

from tablee import registry
from tablee.core.table import Table
from tablee.text import LANGUAGES, Texts
from tests.at_once import first_at_once
from tests.browser.conftest import Seat
from tests.browser.guest import Guest, is_nowhere_wider
from tests.browser.told import PHONE, asked, options, sit_at, view_of
from tests.server.served import Message, Served


def marks(guest: Guest) -> list[str]:
    found: list[str] = guest.page.evaluate(
        "[...document.querySelectorAll('.coachmark p')].map((one) => one.textContent)"
    )
    return found


def keep(guest: Guest, key: str, value: object) -> None:
    """On the device of the guest; None: not there."""
    change = "([key, value]) => value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value)"
    guest.page.evaluate(change, [f"tablee.{key}", None if value is None else json.dumps(value)])


def test_a_first_game_is_guided_until_one_is_finished(served: Served, guest: Seat) -> None:
    """ECH-19 and no other rule is found by its number."""
    table = asked("revachol", "Act", lambda table: "draw" in options(table))
    ana = guest(is_new=True)
    page = ana.page
    sit_at(ana, served, table)
    page.locator("main > .goal", has_text="Complete Tasks with your Corps").wait_for()
    page.locator(".coachmark .btn").focus()  # it goes by itself, but not while it has the focus
    page.set_viewport_size({"width": 390, "height": 844})  # there the mark says it
    page.locator(".coachmark .goal", has_text="Complete Tasks with your Corps").wait_for()
    assert not page.locator("main > .goal").is_visible()
    page.set_viewport_size({"width": 1440, "height": 900})
    page.locator(".coachmark", has_text="place an Ally from your hand, or draw").wait_for()
    # The player aid below the log speaks of now; `i` folds it.
    aid = page.get_by_role("region", name="Player aid")
    aid.locator(".here", has_text="1. Place an Ally").wait_for()
    assert "Complete Tasks with your Corps" in aid.inner_text()
    page.keyboard.press("i")
    aid.locator(".aid").wait_for(state="detached")
    page.locator(".coachmark .rule-link", has_text="ECH-19").first.click()
    page.locator("#rule-ECH-19").wait_for()
    assert page.locator(".rule").count() == 1
    page.locator(".coachmark .btn").click()
    page.locator(".coachmark").wait_for(state="detached")
    # The same kind of question is explained once.
    page.reload()
    page.locator(".action.yours").wait_for()
    assert marks(ana) == []
    # Who has finished a game of the kind is told nothing; a preference brings it back.
    keep(ana, "finished", ["revachol"])
    keep(ana, "marks", None)
    page.reload()
    page.locator(".action.yours").wait_for()
    assert marks(ana) == []
    keep(ana, "prefs", {"marks": "on"})
    page.reload()
    page.locator(".coachmark").wait_for()
    page.keyboard.press("Escape")
    page.locator(".coachmark").wait_for(state="detached")


COVERED: Final = """
(which) => {
  const mark = document.querySelector(".coachmark").getBoundingClientRect();
  return [...document.querySelectorAll(which)].map((each) => each.getBoundingClientRect()).filter((box) =>
    Math.min(mark.right, box.right) - Math.max(mark.left, box.left) > 1 &&
    Math.min(mark.bottom, box.bottom) - Math.max(mark.top, box.top) > 1).length;
}
"""


def has_full_hand(table: Table) -> bool:
    view = view_of(table)
    return view["round"] > 1 and len(view["players"][0]["hand"]) >= 5


@pytest.mark.parametrize(
    ("device", "needed"),
    [
        ({}, "[data-said], [data-own], main .is-legal, main .action"),
        (PHONE, "[data-said], main .is-legal, main .action"),
    ],
)
def test_a_coach_mark_covers_nothing_one_needs(served: Served, guest: Seat, device: Message, needed: str) -> None:
    """Neither what just happened nor what may be chosen nor, on a wide screen, the places of one's own Units, with a
    full hand; and without a line, when nothing can be answered, it is not there."""
    table = asked("elekt", "TakeTurn", has_full_hand)
    ana = guest(is_new=True, **device)
    page = ana.page
    page.add_init_script("localStorage.setItem('tablee.prefs', JSON.stringify({ told: 'click', drawer: false }))")
    sit_at(ana, served, table)
    page.locator(".coachmark .btn").focus()  # it goes by itself, but not while it has the focus
    page.keyboard.press("r")
    page.locator("[data-said]").first.wait_for()
    ana.until(lambda: page.evaluate(COVERED, needed) == 0, "a mark that covers nothing")
    page.context.set_offline(True)
    page.locator(".coachmark").wait_for(state="detached")
    page.context.set_offline(False)
    page.locator(".coachmark").wait_for()


HIDDEN: Final = """
(which) => {
  const mark = document.querySelector(".coachmark").getBoundingClientRect();
  let [hidden, all] = [0, 0];
  for (const one of document.querySelectorAll(which)) {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const wide = Math.min(mark.right, right) - Math.max(mark.left, left);
    const high = Math.min(mark.bottom, bottom) - Math.max(mark.top, top);
    hidden += Math.max(wide, 0) * Math.max(high, 0);
    all += (right - left) * (bottom - top);
  }
  return all ? hidden / all : 1;
}
"""
"""Which part of that lies under the mark."""
SPOKEN_OF: Final = "main .action, main .is-legal, main .legal, main [data-stop], main .can, [data-own]"
FIRST: Final = [
    ("revachol", "Act"),
    ("elekt", "Recruit"),
    ("elekt", "TakeTurn"),
    ("ecos", "Respond"),
    ("ecos", "PlacePiece"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("device", [{}, PHONE])
@pytest.mark.parametrize(("game", "verb"), FIRST)
def test_a_coach_mark_leaves_what_it_speaks_of(
    served: Served, guest: Seat, game: str, verb: str, device: Message, language: str
) -> None:
    """With the goal above the first: nothing that can be answered lies below it, on a desk nothing of the zones, Tasks
    and land either; on a phone most of them is seen, and most of the table."""
    ana = guest(is_new=True, **device)
    page = ana.page
    sit_at(ana, served, asked(game, verb), language)
    page.locator(".coachmark .btn").focus()  # it goes by itself, but not while it has the focus
    ana.until(lambda: page.evaluate(HIDDEN, SPOKEN_OF) == 0, "a mark beside what it speaks of")
    board = page.evaluate(HIDDEN, "main [data-board]")
    assert board < 0.4 if device else board == 0
    assert page.evaluate(HIDDEN, "main .play") < 0.3


def test_a_lesson_is_offered_once(served: Served, guest: Seat) -> None:
    ana = guest(is_new=True)
    page = ana.page
    page.goto(f"{served.address}/new/revachol")
    page.locator(".offer", has_text="New to Echoes of Revachol?").wait_for()
    page.locator("dialog .btn.pri.big").click()
    page.locator(".action").wait_for()
    page.goto(f"{served.address}/new/revachol")
    page.locator("dialog .btn.pri.big").wait_for()
    assert page.locator(".offer").count() == 0
    page.goto(f"{served.address}/new/elekt")
    page.locator(".offer a").click()
    page.locator(".coach h2").wait_for()


def test_the_first_game_of_ecos_has_ready_decks(served: Served, guest: Seat) -> None:
    """ECO-24, ECO-26: with three players and paw decks nothing is chosen before the first token."""
    ana = guest(is_new=True)
    page = ana.page
    page.goto(f"{served.address}/new/ecos")
    page.locator(".first", has_text="ready decks with a paw").wait_for()
    assert page.locator(".srow").count() == 3
    page.locator("dialog .btn.pri.big").click()
    question = ana.asked()
    assert question is not None
    assert question["verb"] in ("Respond", "OfferTakeBack")
    page.locator("main > .goal", has_text="80 points").wait_for()


@pytest.mark.parametrize(
    ("game", "locale", "goal"),
    first_at_once([("ecos", "fr-FR", "But"), ("elekt", "en-GB", "Goal"), ("revachol", "ru-RU", "Цель")]),
)
def test_the_player_aid_is_one_page_with_symbols_and_cards(
    served: Served, guest: Seat, game: str, locale: str, goal: str
) -> None:
    ana = guest(locale=locale)
    page = ana.page
    page.goto(f"{served.address}/rules/{game}")
    page.locator('a[href="/aid/' + game + '"]').click()
    page.locator("main .goal", has_text=goal).wait_for()
    page.locator("figure").first.wait_for()
    assert page.locator(".symbols svg").count() >= 4
    assert page.locator("figure").count() >= 3
    assert page.locator(".in svg").count() >= 1
    assert is_nowhere_wider(ana)
    page.emulate_media(media="print")
    assert not page.locator(".topbar").is_visible()
    assert not page.locator(".keys .btn").first.is_visible()


def test_every_card_of_an_aid_is_in_the_set() -> None:
    for game in ("revachol", "elekt", "ecos"):
        known = registry.house_cards(game).every_card()
        for language in LANGUAGES:
            named = Texts(language, game).say("aid-cards").split(", ")
            assert [card for card in named if card not in known] == []
