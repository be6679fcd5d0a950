"""Short phones, phones on their side, and a page at 200 %: every table is played there, at every number of seats.

A target has at least 44 px; at 844 × 390, where a whole table has 340 px of height, at least 24 px.
"""

from __future__ import annotations

from typing import Final

import pytest

from tests.at_once import first_at_once
from tests.browser.conftest import Seat
from tests.browser.guest import DRAWN, IN_THE_WAY, Guest
from tests.browser.told import PHONE, asked, sit_at, tell, update_of
from tests.server.served import Message, Served

SIZES: Final = {"390x664": (390, 664), "360x640": (360, 640), "844x390": (844, 390), "720x450": (720, 450)}
TARGET: Final = {"844x390": 24}
SCREENS: Final = [(size, "en") for size in SIZES] + [("360x640", "ru"), ("844x390", "fr")]
VERBS: Final = {
    "revachol": ["Act", "PutInCorps", "Complete", "LoseCards"],
    "elekt": ["Recruit", "TakeTurn", "Banish", "GiveSceptre"],
}
SEATS: Final = [
    ("revachol", 4),
    ("elekt", 1),
    ("elekt", 4),
    ("revachol", 2),
    ("revachol", 3),
    ("elekt", 2),
    ("elekt", 3),
]
ALONE: Final = ["Recruit", "TakeTurn"]
"""What a solo game surely asks."""
MAIN: Final = {
    "revachol": {".rv .shared": 150, ".rv .task": 44},
    "elekt": {".elk .zones": 90, ".elk .rc .card": 90, ".elk .zone.open .lane.me, .elk .zone.open .alane.me": 40},
}
"""What a table is played with, and how high it has to be at least."""

MEASURE: Final = """
([main, target]) => {
  const wrong = [];
  const page = document.scrollingElement;
  if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) wrong.push("the page scrolls");
  const inside = ({ left, top, right, bottom }) =>
    left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const bar = document.querySelector(".action").getBoundingClientRect();
  if (!inside(bar)) wrong.push(`the bar is outside: ${JSON.stringify(bar)}`);
  const seen = (each, name) => {
    each.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const box = each.getBoundingClientRect();
    const places = [[0.5, 0.5], [0.25, 0.3], [0.2, 0.8], [0.8, 0.8], [0.1, 0.5]];
    const found = places.some(([x, y]) => {
      const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
      return hit && (each.contains(hit) || hit.contains(each) && hit.closest("[data-thing], [data-drop]"));
    });
    if (!found) wrong.push(`${name} cannot be reached: ${JSON.stringify(box)}`);
    return box;
  };
  for (const each of document.querySelectorAll(".action :is(button):not(.help)")) {
    if (!each.checkVisibility()) continue;
    const box = each.disabled ? each.getBoundingClientRect() : seen(each, each.textContent);
    if (!inside(box)) wrong.push(`${each.textContent} is outside`);
    if (Math.min(box.width, box.height) < target) wrong.push(`${each.textContent}: ${box.width} × ${box.height}`);
  }
  const things = ".is-legal, .legal, .can";
  for (const each of document.querySelectorAll(`main .play :is(${things}):not(.action *)`)) {
    if (!each.checkVisibility() || each.closest(".whole, .opp")) continue;
    const name = each.dataset.thing ?? each.className;
    const box = seen(each, name);
    if (Math.min(box.width, box.height) < target) wrong.push(`${name}: ${box.width} × ${box.height}`);
  }
  for (const [what, least] of Object.entries(main))
    for (const each of document.querySelectorAll(what)) {
      if (!each.checkVisibility()) continue;
      each.scrollIntoView({ block: "nearest", behavior: "instant" });
      const { top, bottom, height } = each.getBoundingClientRect();
      let [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
      for (let around = each.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowY === "visible") continue;
        const edge = around.getBoundingClientRect();
        [from, to] = [Math.max(from, edge.top), Math.min(to, edge.bottom)];
      }
      if (to - from < least) wrong.push(`${what}: ${to - from} of ${height} px are seen`);
    }
  return wrong;
}
"""


def wrong_at(guest: Guest, game: str, size: str) -> list[str]:
    guest.page.evaluate("way => document.querySelectorAll(way).forEach((each) => each.click())", IN_THE_WAY)
    guest.page.evaluate(DRAWN)
    found: list[str] = guest.page.evaluate(MEASURE, [MAIN[game], TARGET.get(size, 44)])
    return found


@pytest.mark.parametrize(("size", "language"), SCREENS)
@pytest.mark.parametrize(("game", "seats"), first_at_once(SEATS, 3))
def test_table_is_played_on_a_small_screen(
    served: Served, guest: Seat, game: str, seats: int, size: str, language: str
) -> None:
    """Whatever is asked: the bar is there, what may be chosen can be reached and is large enough."""
    wide, high = SIZES[size]
    device: Message = {**PHONE, "viewport": {"width": wide, "height": high}}
    ana = guest(**device)
    wrong: list[str] = []
    for number, verb in enumerate(ALONE if seats == 1 else VERBS[game]):
        table = asked(game, verb, players=seats)
        if number == 0:
            sit_at(ana, served, table, language)
        else:
            update = update_of(table, language)
            update["question"]["id"] = verb
            tell(ana, {**update, "version": 10_000 + number})
        wrong += [f"{verb}: {each}" for each in wrong_at(ana, game, size)]
    assert not wrong, "\n".join(wrong)
