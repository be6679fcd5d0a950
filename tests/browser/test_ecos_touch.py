"""The table of Ecos under fingers, mouse and keys: dragging, moving over the map, updates in the midst of a press.

The page is the built one and comes from a real server; a socket of the test's own stands in for the server's, so that
the page can be given any position of a real game, and another one at the very moment a finger is down.
"""

from __future__ import annotations

import importlib.machinery
import importlib.util
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest
from playwright.sync_api import CDPSession, Locator

from tablee import registry
from tablee.bots.random_bot import Random
from tablee.core.chance import Seeded
from tablee.core.stack import CHANCE, NOBODY
from tablee.core.table import Table, sit_down
from tests.browser.conftest import Seat
from tests.browser.guest import DRAWN, Guest
from tests.server.served import Message, Served

FIXTURES: Final = Path(__file__).parents[2] / "scripts" / "ui-fixtures"
PHONE: Final[Message] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TABLET: Final[Message] = {"viewport": {"width": 1180, "height": 820}, "has_touch": True}
SEEDS: Final = range(1, 30)
LONGEST: Final = 1500
STEPS: Final = 6
MOST_FRAMES: Final = 100

SOCKET: Final = """
window.said = [];
window.WebSocket = class {
  constructor() {
    this.readyState = 0;
    window.wire = this;
    setTimeout(() => { this.readyState = 1; this.onopen?.(); });
  }
  send(text) {
    const message = JSON.parse(text);
    window.said.push(message);
    if (message.type === "hello") BEGIN.forEach((one) => this.emit(one));
  }
  emit(message) { this.onmessage?.({ data: JSON.stringify(message) }); }
  close() {}
};
"""
SIT: Final = "localStorage.setItem('tablee.tables', JSON.stringify([KEPT]));"
MIDDLE: Final = """
(element) => {
  element.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
"""
PLACES: Final = """
() => [...document.querySelectorAll(".map .world, .own .card, .chooser .card")].map((each) => {
  const { x, y, width } = each.getBoundingClientRect();
  return [x, y, width];
})
"""

Point = tuple[float, float]


@cache
def fixtures() -> ModuleType:
    """scripts/ui-fixtures, which tells a position as the wire would."""
    loader = importlib.machinery.SourceFileLoader("ui_fixtures", str(FIXTURES))
    spec = importlib.util.spec_from_loader("ui_fixtures", loader)
    assert spec is not None
    found = importlib.util.module_from_spec(spec)
    loader.exec_module(found)
    return found


def asked(verb: str, fits: Callable[[Table], bool] = lambda table: True) -> Table:
    """A game of three bots that choose by chance, at the first question of this kind to the first seat that fits."""
    game = registry.game("ecos")
    for seed in SEEDS:
        table = sit_down(game, registry.house_cards("ecos"), ("Ana", "Bo", "Cy"), seed.to_bytes(32, "big"))
        bot, rng = Random(game), Seeded(seed)
        table.settle()
        for _ in range(LONGEST):
            if table.state.asked == NOBODY:
                break
            seats = [decision.seat for decision in game.pending(table.state) if decision.seat != CHANCE]
            mine = game.decision_of(table.state, 0)
            if 0 in seats and mine is not None and mine.verb == verb and len(mine.options) > 1 and fits(table):
                return table
            table.answer(seats[0], bot.choose(table.state, seats[0], rng))
            table.settle()
    raise AssertionError(f"nobody is asked {verb}")


def update_of(table: Table) -> Message:
    found: Message = fixtures().position(table, "en", 0)["update"]
    return found


class Fingers:
    """On the screen of a guest."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.cdp: CDPSession = guest.page.context.new_cdp_session(guest.page)

    def put(self, kind: str, *points: Point) -> None:
        touched = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        self.cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    def drag(self, *ways: tuple[Point, Point]) -> None:
        """One finger for each way."""
        self.put("touchStart", *[begin for begin, _ in ways])
        for step in range(1, STEPS + 1):
            part = step / STEPS
            self.put("touchMove", *[(a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part) for a, b in ways])
            self.guest.page.wait_for_timeout(20)
        self.put("touchEnd")

    def tap(self, at: Point) -> None:
        self.put("touchStart", at)
        self.put("touchEnd")


def sit_at(guest: Guest, served: Served, table: Table) -> None:
    """Before the page of the server, told the position of that table."""
    id, token = served.new_table("ecos")
    told = fixtures().position(table, "en", 0)
    told["room"]["table"] = id
    kept = {"table": id, "token": token, "name": "Ana", "game": "ecos", "seats": [0], "at": 0}
    begin = json.dumps([told["room"], told["update"]])
    guest.page.context.add_init_script(SIT.replace("KEPT", json.dumps(kept)) + SOCKET.replace("BEGIN", begin))
    guest.page.goto(f"{served.address}/t/{id}")
    guest.page.locator(".ecos.table").wait_for()
    at_rest(guest)


def at_rest(guest: Guest) -> None:
    """Wait until the cards and the map stay where they are."""
    places = places_of(guest)
    for _ in range(MOST_FRAMES):
        guest.page.evaluate(DRAWN)
        before, places = places, places_of(guest)
        if places == before:
            return
    raise AssertionError("something moves on and on")


def places_of(guest: Guest) -> Message:
    found: Message = guest.page.evaluate(PLACES)
    return found


def emit(guest: Guest, update: Message) -> None:
    """And let it be drawn."""
    guest.page.evaluate("update => window.wire.emit(update)", update)
    guest.page.evaluate(DRAWN)


def labels(guest: Guest) -> list[str]:
    found: list[str] = guest.page.evaluate("window.said.filter((m) => m.type === 'answer').map((m) => m.label)")
    return found


def answered(guest: Guest) -> str:
    """The one answer that the page has given."""
    guest.until(lambda: labels(guest), "an answer")
    assert len(labels(guest)) == 1
    return labels(guest)[0]


def middle(thing: Locator) -> Point:
    x, y = thing.evaluate(MIDDLE)
    return (x, y)


def label_of(table: Table, answer: str) -> str:
    decision = table.game.decision_of(table.state, 0)
    assert decision is not None
    return str(table.game.label(table.state, decision, answer))


def by_hand(guest: Guest, begin: Point, end: Point, is_touch: bool) -> None:
    if is_touch:
        Fingers(guest).drag((begin, end))
        return
    mouse = guest.page.mouse
    mouse.move(*begin)
    mouse.down()
    mouse.move(*end, steps=STEPS)
    mouse.up()


@pytest.mark.parametrize("device", [PHONE, TABLET, {}], ids=["phone", "tablet", "mouse"])
def test_cube_is_carried_to_a_slot(served: Served, guest: Seat, device: Message) -> None:
    """A free cube to a slot of the drawn element (ECO-45)."""
    ana = guest(**device)
    sit_at(ana, served, asked("Respond", lambda table: any(" " in each for each in options(table))))
    slot = ana.page.locator(".slot.legal[data-drop]").first
    place = middle(slot)
    by_hand(ana, middle(ana.page.locator(".cubes.lit svg").first), place, bool(device))
    said = answered(ana)
    _, card, element = str(slot.get_attribute("data-drop")).split(" ")
    assert card in said
    assert element in said


def options(table: Table) -> list[str]:
    decision = table.game.decision_of(table.state, 0)
    return [] if decision is None else list(decision.options)


@pytest.mark.parametrize("device", [PHONE, TABLET, {}], ids=["phone", "tablet", "mouse"])
def test_animal_is_carried_to_another_tile(served: Served, guest: Seat, device: Message) -> None:
    """Which animal moves, and where to: two questions, one gesture (ECO-122)."""
    table = asked("ChooseMover")
    mover, cell = next((each, to) for each in options(table) if "," in each for to in [way_of(table, each)] if to)
    ana = guest(**device)
    sit_at(ana, served, table)
    animal = middle(ana.page.locator(f'.token[data-drag="token {mover}"]'))
    by_hand(ana, animal, middle(ana.page.locator(f'.land [data-drop="tile {cell}"]').first), bool(device))
    assert answered(ana) == label_of(table, mover)
    table.answer(0, mover)
    table.settle()
    emit(ana, update_of(table))
    ana.until(lambda: len(labels(ana)) == 2, "the place")
    assert labels(ana)[1] == label_of(table, cell)


def way_of(table: Table, mover: str) -> str:
    """Where that animal may go, if there is a choice."""
    table.answer(0, mover)
    table.settle()
    decision = table.game.decision_of(table.state, 0)
    asked_where = decision is not None and decision.verb == "MoveTo"
    ways = decision.options if decision is not None and asked_where else ()
    found = next((each for each in ways if "," in each and each != mover.split(" ")[1]), "")
    table.undo(0)
    return found


@pytest.mark.parametrize("device", [TABLET, {}], ids=["tablet", "mouse"])
def test_card_is_carried_from_the_hand_to_the_table(served: Served, guest: Seat, device: Message) -> None:
    """A card is played by laying it down (ECO-73)."""
    table = asked(
        "PlayOrCube", lambda table: bool({*update_of(table)["view"]["players"][0]["hand"]} & {*options(table)})
    )
    ana = guest(**device)
    sit_at(ana, served, table)
    ana.page.locator(".chooser header .btn").click()
    card = ana.page.locator(".hc.legal").last
    by_hand(ana, middle(card), middle(ana.page.locator(".act")), bool(device))
    assert answered(ana) in [label_of(table, each) for each in options(table)]


@pytest.mark.parametrize("device", [PHONE, TABLET, {}], ids=["phone", "tablet", "mouse"])
def test_offered_card_is_carried_to_the_table(served: Served, guest: Seat, device: Message) -> None:
    """One of the two cards looked at (ECO-79)."""
    table = asked("KeepOne")
    ana = guest(**device)
    sit_at(ana, served, table)
    card = ana.page.locator(".choices .over").first
    name = str(card.get_attribute("data-drag")).split(" ")[1]
    by_hand(ana, middle(card), middle(ana.page.locator(".act")), bool(device))
    assert answered(ana) == label_of(table, name)


def test_finger_along_the_cards_scrolls_them(served: Served, guest: Seat) -> None:
    """A phone shows one card and a half: the others come by swiping, also from a cube that may be moved (ECO-48)."""

    def fits(table: Table) -> bool:
        has_moves = any(" from " in each for each in options(table))
        return has_moves and len(update_of(table)["view"]["players"][0]["active"]) > 2

    ana = guest(**PHONE)
    sit_at(ana, served, asked("Respond", fits))
    tray = ana.page.locator(".own .cards")
    tray.evaluate("element => element.scrollTo({ left: 0, behavior: 'instant' })")
    at_rest(ana)
    x, y = middle(ana.page.locator(".slot.movable").first)
    Fingers(ana).drag(((x, y), (x - 150, y)))
    ana.until(lambda: tray.evaluate("element => element.scrollLeft") > 40, "the next card")
    assert labels(ana) == []
    assert ana.page.locator(".ecos-ghost").count() == 0


def moved(guest: Guest) -> tuple[float, float, float]:
    """How the map is moved and scaled."""
    found = guest.page.evaluate(
        "() => { const m = new DOMMatrix(getComputedStyle(document.querySelector('.world')).transform);"
        " return [m.e, m.f, m.a]; }"
    )
    return (found[0], found[1], found[2])


def test_fingers_move_and_widen_the_map_and_a_tap_still_places(served: Served, guest: Seat) -> None:
    """One finger pans, two zoom; neither answers; then a tap on a legal cell does (ECO-91)."""
    table = asked("PlacePiece")
    ana = guest(**PHONE)
    sit_at(ana, served, table)
    fingers = Fingers(ana)
    box = ana.page.locator(".map").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers.drag(((x, y), (x + 60, y + 30)))
    ana.until(lambda: moved(ana)[0] > 30, "the map moved across")
    assert moved(ana)[1] > 10
    assert moved(ana)[2] == 1
    fingers.drag(((x - 30, y), (x - 70, y)), ((x + 30, y), (x + 70, y)))
    ana.until(lambda: moved(ana)[2] > 1.5, "a larger map")
    assert labels(ana) == []
    cell = reachable(ana)
    fingers.tap(middle(cell))
    assert answered(ana) == label_of(table, str(cell.get_attribute("data-stop")))


def reachable(guest: Guest) -> Locator:
    """A legal cell on the visible part of the map."""
    cells = guest.page.locator("[data-stop]")
    for i in range(cells.count()):
        x, y = middle(cells.nth(i))
        hit = "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-stop]')?.dataset.stop ?? ''"
        if guest.page.evaluate(hit, [x, y]) == cells.nth(i).get_attribute("data-stop"):
            return cells.nth(i)
    raise AssertionError("no legal cell can be seen")


def test_small_cell_is_shown_before_it_is_taken(served: Served, guest: Seat) -> None:
    """A cell that is smaller than a finger: the first tap shows it, the second takes it."""
    table = asked("PlacePiece", lambda table: len(update_of(table)["view"]["land"]) > 14)
    ana = guest(**{**PHONE, "viewport": {"width": 360, "height": 600}})
    sit_at(ana, served, table)
    cell = reachable(ana)
    box = cell.bounding_box()
    assert box is not None
    assert box["width"] < 40
    fingers = Fingers(ana)
    fingers.tap(middle(cell))
    ana.page.locator(".hov").wait_for()
    assert labels(ana) == []
    fingers.tap(middle(cell))
    assert answered(ana) == label_of(table, str(cell.get_attribute("data-stop")))


@pytest.mark.parametrize("device", [PHONE, {}], ids=["phone", "mouse"])
def test_update_between_press_and_release_loses_no_click(served: Served, guest: Seat, device: Message) -> None:
    """Another player seals an answer while a finger is down: the question stays the same (ECO-39)."""
    table = asked("Respond", lambda table: any(" " in each for each in options(table)))
    ana = guest(**device)
    sit_at(ana, served, table)
    before = update_of(table)
    other = next(d for d in table.game.pending(table.state) if d.seat not in (0, CHANCE))
    at = middle(ana.page.locator(".slot.legal").first)
    fingers = Fingers(ana)
    if device:
        fingers.put("touchStart", at)
    else:
        ana.page.mouse.move(*at)
        ana.page.mouse.down()
    table.answer(other.seat, other.options[0])
    after = update_of(table)
    assert after["question"]["options"] == before["question"]["options"]
    assert after["ready"] != before["ready"]
    after["question"]["id"] = before["question"]["id"]
    emit(ana, after)
    if device:
        fingers.put("touchEnd")
    else:
        ana.page.mouse.up()
    assert answered(ana) in [each["label"] for each in before["question"]["options"]]


def test_enter_in_the_list_of_answers_answers_once(served: Served, guest: Seat) -> None:
    """The list closes and the dial has the focus again: the same Enter must not turn it as well (ECO-39)."""
    table = asked("Respond", lambda table: any(" " in each for each in options(table)))
    ana = guest()
    sit_at(ana, served, table)
    ana.page.locator(".dial.legal").focus()
    ana.page.keyboard.press("a")
    ana.page.locator("dialog[open] input").wait_for()
    ana.page.keyboard.type("1")
    ana.page.keyboard.press("Enter")
    ana.page.locator("dialog[open]").wait_for(state="detached")
    ana.page.evaluate(DRAWN)
    assert answered(ana) == label_of(table, options(table)[0])


def test_buttons_stay_when_the_same_question_is_told_again(served: Served, guest: Seat) -> None:
    table = asked("OfferCard")
    ana = guest()
    sit_at(ana, served, table)
    assert ana.page.locator(".action .answer").count() == len(options(table))
    again = update_of(table)
    again["waiting"] = [0, 1]
    again["question"]["id"] = "another"
    emit(ana, again)
    assert ana.page.locator(".action .answer").count() == len(options(table))


def test_keyboard_goes_on_among_the_answers_of_one_thing(served: Served, guest: Seat) -> None:
    """A tile that may become two things: Enter on it leads to the answers, Enter there answers (ECO-134)."""
    table = asked("ReplaceTile", lambda table: len(by_cell(table)) < len(options(table)))
    cell = next(cell for cell, values in by_cell(table).items() if len(values) > 1)
    ana = guest()
    sit_at(ana, served, table)
    ana.page.locator(f'[data-stop="{cell}"]').focus()
    ana.page.keyboard.press("Enter")
    ana.page.locator(".action .answer:focus").wait_for()
    assert labels(ana) == []
    ana.page.keyboard.press("Enter")
    assert answered(ana) in [label_of(table, each) for each in by_cell(table)[cell]]


def by_cell(table: Table) -> dict[str, list[str]]:
    """The answers that name a cell, by that cell."""
    found: dict[str, list[str]] = {}
    for each in options(table):
        if "," in each:
            found.setdefault(each.split(" ")[-1], []).append(each)
    return found


@pytest.mark.parametrize("by", ["mouse", "keys", "finger"])
def test_line_of_the_log_leads_to_its_place(served: Served, guest: Seat, by: str) -> None:
    """The log names no cells: a line about the map shows its cell there. On a phone the log gives way to it."""
    table = asked("Respond", lambda table: any(line["event"]["kind"] == "placed" for line in update_of(table)["log"]))
    number, line = [each for each in enumerate(update_of(table)["log"]) if each[1]["event"]["kind"] == "placed"][-1]
    cell = line["event"]["place"].split(" ")[1]
    assert cell not in line["text"]
    ana = guest(**(PHONE if by == "finger" else {}))
    sit_at(ana, served, table)
    there = ana.page.locator(".map .shown .there").first
    assert there.count() == 0
    told = ana.page.locator(f'.log [data-place="{number}"]')
    if by == "mouse":
        told.hover()
    elif by == "keys":
        told.locator("[data-line]").focus()
    else:
        ana.page.locator(".peek").click()
        told.locator(".spot").tap()
        ana.page.locator(".log").wait_for(state="detached")
    there.wait_for()
    tile = ana.page.locator(f'.land [data-cell="{cell}"]').bounding_box()
    shown = there.bounding_box()
    assert tile is not None
    assert shown is not None
    assert abs(tile["x"] + tile["width"] / 2 - shown["x"] - shown["width"] / 2) < tile["width"] / 8
    if by == "mouse":
        ana.page.mouse.move(400, 300)
    elif by == "keys":
        ana.page.locator(".map").focus()
    else:
        Fingers(ana).tap(middle(ana.page.locator(".map")))
    there.wait_for(state="detached")
    assert labels(ana) == []
