"""The table of Ecos in windows of every size: short phones, phones held across, twofold zoom, tablets, many cards."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Final

import pytest

from tablee.core.table import Table
from tests.at_once import first_at_once
from tests.browser import told
from tests.browser.conftest import Seat
from tests.browser.guest import DRAWN, Guest
from tests.browser.told import PHONE, answered, asked, at_rest, label_of, options, sit_at, tell, update_of, view_of
from tests.server.served import Message, Served

SHORT: Final = [(390, 664), (360, 640), (844, 390), (667, 375), (720, 450)]
"""What the browser of a phone leaves, phones held across, and a desk zoomed to twice its size."""
WIDE: Final = [(1440, 900), (1280, 720), (820, 1180)]
TABLET: Final[Message] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "is_mobile": True}
LEAST_MAP: Final = 150
LEAST_MAP_ASKED: Final = 160
"""Both ways, in px; of a map on which a cell must be chosen more is wanted where the window is upright."""
LEAST_TARGET: Final = 44
LANGUAGES: Final = {2: "fr", 3: "en", 4: "ru", 5: "en", 6: "ru"}

MEASURE: Final = """
() => {
  const box = (what) => {
    const { left, top, right, bottom, width, height } = document.querySelector(what).getBoundingClientRect();
    return { left, top, right, bottom, width, height };
  };
  const small = [...document.querySelectorAll(".ecos.table button")].filter((each) => {
    if (!each.checkVisibility()) return false;
    const { left, right, width, height } = each.getBoundingClientRect();
    const wide = getComputedStyle(each, "::after");
    const more = wide.content !== "none" && wide.position === "absolute";
    const reach = more ? [parseFloat(wide.width), parseFloat(wide.height)] : [0, 0];
    const least = Math.min(Math.max(width, reach[0]), Math.max(height, reach[1]));
    return right > 0 && left < innerWidth && least < LEAST - 0.5;
  });
  return {
    action: box(".action"), map: box(".map"), world: box(".map .world"), own: box(".own"), bar: box(".topbar"),
    wide: innerWidth, high: innerHeight, over: document.documentElement.scrollWidth - innerWidth,
    small: small.map((each) => `${each.className}: ${each.textContent.trim()}`),
  };
}
""".replace("LEAST", str(LEAST_TARGET))


@cache
def position(seats: int, verb: str) -> Table:
    """Late enough for a map of some size and several cards."""

    def fits(table: Table) -> bool:
        return len(table.record.answers) > 100 * seats

    return asked("ecos", verb, fits, seats)


def verbs(seats: int) -> list[str]:
    return ["Respond" if seats > 2 else "RespondToPair", "PlacePiece", "ChooseWay", "OfferCard"]


def resize(guest: Guest, size: tuple[int, int]) -> None:
    guest.page.set_viewport_size({"width": size[0], "height": size[1]})
    guest.page.evaluate(DRAWN)
    at_rest(guest)


@pytest.mark.parametrize("seats", first_at_once([2, 6, 3, 4, 5], 2))
def test_short_windows_can_be_played_in(served: Served, guest: Seat, seats: int) -> None:
    """The bar is on the screen, the map can be seen, a finger hits every button, at every number of seats."""
    language = LANGUAGES[seats]
    ana = guest(**PHONE, locale=language)
    sit_at(ana, served, position(seats, verbs(seats)[0]), language)
    for verb in verbs(seats):
        tell(ana, update_of(position(seats, verb), language))
        for size in SHORT:
            resize(ana, size)
            found = ana.page.evaluate(MEASURE)
            where = f"{verb} at {size}: {found}"
            assert found["over"] <= 0, where
            assert found["action"]["left"] >= 0, where
            assert found["action"]["right"] <= found["wide"], where
            assert found["action"]["top"] >= found["bar"]["bottom"], where
            assert found["action"]["bottom"] <= found["high"] + 0.5, where
            assert found["own"]["bottom"] <= found["high"] + 0.5, where
            least = LEAST_MAP if verb != "PlacePiece" or size[0] > size[1] else LEAST_MAP_ASKED + 60
            assert min(found["map"]["width"], found["map"]["height"]) >= least, where
            assert min(found["world"]["width"], found["world"]["height"]) >= least - 50, where
            assert found["small"] == [], where


@pytest.mark.parametrize(
    "sizes",
    [[(390, 844)], pytest.param([*WIDE, *SHORT], marks=pytest.mark.long)],
    ids=["", "more"],
)
def test_bar_stays_where_it_is_from_question_to_question(
    served: Served, guest: Seat, sizes: list[tuple[int, int]]
) -> None:
    """Whatever is asked, and while nobody asks me: neither the bar nor what stands above and below it moves."""
    asks = ["Respond", "PlacePiece", "ChooseWay", "OfferCard", "OfferTakeBack", "MoveTo", "KeepOne"]
    updates = [update_of(position(4, verb), "ru") for verb in asks]
    waiting = {**updates[0], "question": None, "waiting": [1, 2]}
    ana = guest(locale="ru")
    sit_at(ana, served, position(4, asks[0]), "ru")
    for size in sizes:
        resize(ana, size)
        bars = []
        for update in [*updates, waiting]:
            tell(ana, update)
            found = ana.page.evaluate(MEASURE)["action"]
            bars.append((found["top"], found["height"]))
        assert len(set(bars)) == 1, f"{size}: {bars}"


def with_active(count: int) -> Table:
    """A position with so many active cards; asked for the drawn token."""

    def fits(table: Table) -> bool:
        return len(view_of(table)["players"][0]["active"]) == count

    return asked("ecos", "Respond", fits)


CARDS: Final = """
() => {
  const tray = document.querySelector(".own .cards").getBoundingClientRect();
  const hand = document.querySelector(".own .hand").getBoundingClientRect();
  const left = document.querySelector(".own .left").getBoundingClientRect();
  const cards = [...document.querySelectorAll(".own .cards > .card")].map((each) => each.offsetWidth);
  const covered = [...document.querySelectorAll(".own .fan .hc")].filter((each) => {
    const { left, bottom, height } = each.getBoundingClientRect();
    const hit = document.elementFromPoint(Math.max(left, hand.left) + 8, bottom - height / 2);
    return hit?.closest(".cards");
  });
  return { cards, tray: [tray.left, tray.right], hand: hand.left, left: left.right, covered: covered.length };
}
"""


@pytest.mark.parametrize("size", first_at_once((size,) for size in WIDE))
def test_more_active_cards_are_narrower_and_stay_beside_the_hand(
    served: Served, guest: Seat, size: tuple[int, int]
) -> None:
    tables = {count: with_active(count) for count in (3, 5, 6, 7, 9)}
    ana = guest()
    sit_at(ana, served, tables[3])
    resize(ana, size)
    before = 10_000.0
    for count, table in tables.items():
        tell(ana, update_of(table))
        found = ana.page.evaluate(CARDS)
        assert len(found["cards"]) == count
        assert max(found["cards"]) <= before + 1, f"{count} cards: {found}"
        assert found["tray"][1] <= found["hand"] + 1, f"{count} cards: {found}"
        assert found["tray"][0] >= found["left"] - 1, f"{count} cards: {found}"
        assert found["covered"] == 0
        before = max(found["cards"])


@pytest.mark.parametrize("size", [(820, 1180), (1180, 820)])
def test_finger_hits_every_card_of_the_hand_and_every_slot(served: Served, guest: Seat, size: tuple[int, int]) -> None:
    """On a tablet: of each card of the fan a strip as wide as a finger is seen, and so wide is each slot (ECO-45)."""

    def fits(table: Table) -> bool:
        return len(view_of(table)["players"][0]["hand"]) > 8

    ana = guest(**{**TABLET, "viewport": {"width": size[0], "height": size[1]}})
    sit_at(ana, served, asked("ecos", "Respond", fits))
    lefts = ana.page.locator(".own .hc").evaluate_all("all => all.map((each) => each.offsetLeft)")
    assert min(after - before for before, after in pairwise(lefts)) >= LEAST_TARGET
    last = ana.page.locator(".own .hc").last
    last.scroll_into_view_if_needed()
    at_rest(ana)
    box, hand = last.bounding_box(), ana.page.locator(".own .hand").bounding_box()
    assert box is not None
    assert hand is not None
    assert box["x"] + LEAST_TARGET <= hand["x"] + hand["width"] + 1
    slots = ana.page.locator(".own .slot").evaluate_all(
        "all => all.map((each) => [each.offsetWidth, each.offsetHeight])"
    )
    assert min(min(slot) for slot in slots) >= LEAST_TARGET


BACKS: Final = """
() => [...document.querySelectorAll(".choices .way")].map((way) => {
  const own = way.getBoundingClientRect();
  const parts = [...way.querySelectorAll(".backs i, b")].map((each) => each.getBoundingClientRect());
  const isInside = ({ left, top, right, bottom }) =>
    top >= own.top && bottom <= own.bottom && left >= own.left && right <= own.right;
  return parts.every(isInside);
})
"""


def test_pictures_of_decks_stay_in_their_boxes(served: Served, guest: Seat) -> None:
    """Gain a card: the ways to do it, with and without cards in the row (ECO-79)."""
    ana = guest(locale="ru")
    sit_at(ana, served, position(3, "ChooseWay"), "ru")
    for size in [*WIDE, *SHORT, (390, 844)]:
        resize(ana, size)
        found = ana.page.evaluate(BACKS)
        assert found, f"no way at {size}"
        assert all(found), f"{size}: {found}"


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_every_free_cube_is_drawn(served: Served, guest: Seat, device: Message) -> None:
    def fits(table: Table) -> bool:
        return bool(view_of(table)["players"][0]["available"] == 6)

    ana = guest(**device)
    sit_at(ana, served, asked("ecos", "Respond", fits))
    assert ana.page.locator(".own .cubes svg").count() == 6


def test_cubes_of_one_card_are_told_apart(served: Served, guest: Seat) -> None:
    """A cube from one of several slots: each button says which, and its slot lights up (ECO-48)."""
    ana = guest()
    table = told.asked("ecos", "Respond", lambda table: bool(two_of_one_card(table)))
    to, ways = next(iter(two_of_one_card(table).items()))
    sit_at(ana, served, table)
    card, element = to.split(" ")
    ana.page.locator(f'.card[data-card="{card}"] .slot.{element}.legal').first.click()
    buttons = ana.page.locator(".action .answer")
    assert buttons.count() == len(ways)
    names = [str(name) for name in buttons.all_inner_texts()]
    assert len(set(names)) == len(names)
    for i, way in enumerate(ways):
        if i % 2:
            buttons.nth(i).hover()
        else:
            ana.page.mouse.move(5, 5)
            buttons.nth(i).focus()
        from_card, from_element = way.rpartition(" from ")[2].split(" ")
        ana.page.locator(f'.card[data-card="{from_card}"] .slot.{from_element}.filled.lit').wait_for()
        ana.page.locator(f'.card[data-card="{card}"] .slot.{element}.legal.lit').wait_for()
        assert ana.page.locator(".slot.lit").count() == 2
    buttons.first.click()
    assert answered(ana) == label_of(table, ways[0])


def two_of_one_card(table: Table) -> dict[str, list[str]]:
    """Slots that take a cube from other cards only, with two cubes of one card among them."""
    ways: dict[str, list[str]] = {}
    for option in options(table):
        if " from " in option:
            ways.setdefault(option.split(" from ")[0], []).append(option)
    cards = {to: [each.split(" ")[3] for each in found] for to, found in ways.items()}
    return {to: ways[to] for to, found in cards.items() if len(set(found)) < len(found) <= 8}


CUT_LINES: Final = """
(say) => {
  const text = document.createRange();
  text.selectNodeContents(say.querySelector("span"));
  const bottom = say.getBoundingClientRect().bottom;
  return [...text.getClientRects()].filter((line) => line.bottom > bottom + 2).length;
}
"""


def test_a_question_of_three_lines_is_read_whole_on_a_phone(served: Served, guest: Seat) -> None:
    anna = guest(**PHONE)
    sit_at(anna, served, asked("ecos", "OfferTakeBack"), "ru")
    assert anna.page.locator(".action .say.wordy").evaluate(CUT_LINES) == 0
