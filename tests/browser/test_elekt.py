"""The table of Elekt: choices have buttons, what is chosen stays and goes when it should, names and faces are whole."""

from __future__ import annotations

from typing import Final

import pytest

from tablee.core.table import Table
from tests.browser.conftest import Seat
from tests.browser.guest import DRAWN, Guest
from tests.browser.told import (
    PHONE,
    Fingers,
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

LAPTOP: Final[Message] = {"viewport": {"width": 1280, "height": 720}}
LOW: Final[Message] = {**PHONE, "viewport": {"width": 390, "height": 664}}
SMALL: Final[Message] = {**PHONE, "viewport": {"width": 360, "height": 640}}
BROKEN_WORDS: Final = """
() => {
  const broken = [];
  for (const name of document.querySelectorAll(".u-name, .au-n, .c-name, .zc-n, .zm-card h3")) {
    if (!name.checkVisibility()) continue;
    const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode())
      for (const { 0: part, index } of text.data.matchAll(/[^\\s\\u00ad-]+/gu)) {
        // Behind a soft hyphen the first letter also has the box of the hyphen, which stands before it.
        const lineOf = (at) => {
          const range = document.createRange();
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          return Math.round([...range.getClientRects()].at(-1)?.top ?? 0);
        };
        if (new Set([...part].map((_, i) => lineOf(index + i))).size > 1) broken.push(text.data);
      }
  }
  return broken;
}
"""
FACES: Final = """
() => {
  const lost = [];
  for (const image of document.querySelectorAll(":is(.unit .u-art, .aunit .u-art, .c-art) img.eg")) {
    if (!image.checkVisibility()) continue;
    const box = image.getBoundingClientRect();
    const frame = image.parentElement.getBoundingClientRect();
    const style = getComputedStyle(image);
    const side = style.objectFit === "contain" ? Math.min(box.width, box.height) : Math.max(box.width, box.height);
    const [, down] = style.objectPosition.split(" ").map(parseFloat);
    const top = box.top + ((box.height - side) * down) / 100;
    const [brow, chin] = [top + side * 0.31, top + side * 0.56];
    const name = image.closest("[data-thing]").dataset.thing;
    if (brow < frame.top || chin > frame.bottom + 1) lost.push(`${name}: ${brow}–${chin} in ${frame.height} px`);
    for (const over of image.closest("[data-thing]").querySelectorAll(".pay")) {
      const cover = over.getBoundingClientRect();
      if (cover.left < frame.right && cover.top < chin && cover.bottom > brow) lost.push(`${name} behind its price`);
    }
  }
  return lost;
}
"""


@pytest.mark.parametrize("device", [PHONE, {}], ids=["phone", "desk"])
def test_sceptre_is_given_by_buttons(served: Served, guest: Seat, device: Message) -> None:
    """Who, and then which way (ELK-103, ELK-104)."""
    table = asked("elekt", "GiveSceptre", players=4)
    ana = guest(**device)
    sit_at(ana, served, table)
    seats = ana.page.locator(".action .seatpick")
    assert [seats.nth(i).inner_text().split()[-1] for i in range(seats.count())] == ["You", "Bo", "Cy", "Dee"]
    seats.nth(2).click()
    ana.page.locator(".action .answer", has_text="Counter-clockwise").click()
    assert answered(ana) == label_of(table, "2 counter-clockwise")


def test_bar_stays_in_one_row_when_the_unit_is_chosen_first(served: Served, guest: Seat) -> None:
    """The token is asked for by its name alone."""
    table = asked("elekt", "AttachTokens")
    ana = guest(**PHONE)
    sit_at(ana, served, table)
    bar = ana.page.locator(".action")
    before = bar.bounding_box()
    ana.page.locator(":is(.unit, .aunit):is(.legal, .can)").first.click()
    at_rest(ana)
    after = bar.bounding_box()
    assert before is not None
    assert after is not None
    assert after["height"] <= before["height"] + 2
    wanted = ana.page.locator(".action .answer").first
    said = wanted.get_attribute("data-says")
    wanted.click()
    assert answered(ana) == said


def test_chosen_unit_does_not_stick_to_the_next_question(served: Served, guest: Seat) -> None:
    table = asked("elekt", "AttachTokens")
    ana = guest()
    sit_at(ana, served, table)
    ana.page.locator(":is(.unit, .aunit):is(.legal, .can)").first.click()
    ana.page.locator(".action .answer").first.click()
    table.answer(0, options(table)[0])
    table.settle()
    tell(ana, update_of(table))
    assert ana.page.locator(".chosen").count() == 0


@pytest.mark.parametrize("by", ["tap", "drag"])
def test_tab_of_a_zone_does_not_drop_the_card(served: Served, guest: Seat, by: str) -> None:
    """To look into another zone takes nothing out of the hand; a card that is carried onto a tab goes there."""
    table = asked("elekt", "TakeTurn", lambda table: sum(" machination" in each for each in options(table)) > 0)
    ana = guest(**PHONE)
    sit_at(ana, served, table)
    fingers = Fingers(ana)
    card = next(each.split(" ")[0] for each in options(table) if each.endswith(" machination"))
    hand = ana.page.locator(f'.hand [data-thing="hand:{card}"]')
    tab = ana.page.locator(".zt.z-machination")
    if by == "tap":
        fingers.tap(middle(hand))
        ana.page.locator(".card.chosen").wait_for()
        fingers.tap(middle(tab))
        ana.page.locator(".zt.z-machination.on").wait_for()
        at_rest(ana)
        assert ana.page.locator(".card.chosen").count() == 1
        assert labels(ana) == []
        slot = ana.page.locator(".zone.open .slot.legal")
        slot.scroll_into_view_if_needed()
        fingers.tap(middle(slot))
    else:
        fingers.drag((middle(hand), middle(tab)))
    assert answered(ana) == label_of(table, f"{card} machination")


def units_everywhere(guest: Guest) -> None:
    guest.page.evaluate(DRAWN)
    guest.page.evaluate("document.fonts.ready")


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
@pytest.mark.parametrize("device", [SMALL, PHONE, LAPTOP, {}], ids=["small", "phone", "laptop", "desk"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_names_are_not_broken_and_faces_are_seen(
    served: Served, guest: Seat, players: int, device: Message, language: str
) -> None:
    """A name grows smaller, or is divided at a syllable; a portrait shows the face, in a clash too."""
    ana = guest(**device)
    wrong: list[str] = []
    for number, verb in enumerate(["TakeTurn", "Banish", "Swap"]):
        table = asked("elekt", verb, lambda table: len(table.record.answers) > 12, players)
        if number == 0:
            sit_at(ana, served, table, language)
        else:
            tell(ana, {**update_of(table, language), "version": 10_000 + number})
        units_everywhere(ana)
        wrong += [f"{verb}: {each}" for each in ana.page.evaluate(BROKEN_WORDS) + ana.page.evaluate(FACES)]
    assert not wrong, "\\n".join(wrong)


def has_privileges(table: Table) -> bool:
    return any(player["privileges"] for player in view_of(table)["players"][1:])


@pytest.mark.parametrize("device", [LAPTOP, LOW, SMALL], ids=["laptop", "low", "small"])
def test_how_many_are_assigned_is_never_cut(served: Served, guest: Seat, device: Message) -> None:
    """`1/5`, whatever the name beside it, and beside the Privileges."""
    ana = guest(**device)
    sit_at(ana, served, asked("elekt", "TakeTurn", has_privileges))
    cut = """
    () => [...document.querySelectorAll(".opp")].flatMap((opp) => {
      const name = opp.querySelector(".o-n");
      name.textContent = "Maximiliane Quellenstein";
      name.classList.add("long-name"); // shell/names.ts
      const told = opp.querySelector(".o-st");
      const beside = opp.querySelector(".o-pr").getBoundingClientRect();
      if (!told.checkVisibility()) return [];
      const wide = told.scrollWidth - told.clientWidth;
      const over = beside.width ? told.getBoundingClientRect().right - beside.left : 0;
      return [Math.max(wide, over)];
    })
    """
    found = ana.page.evaluate(cut)
    assert found
    assert max(found) <= 0
