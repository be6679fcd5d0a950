"""The table of Ecos under fingers, mouse and keys: dragging, moving over the map, updates in the midst of a press."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator

from tablee.core.stack import CHANCE
from tablee.core.table import Table
from tests.at_once import first_at_once
from tests.browser import told
from tests.browser.conftest import Seat
from tests.browser.guest import DRAWN, Guest
from tests.browser.told import (
    PHONE,
    STEPS,
    TABLET,
    Fingers,
    Point,
    answered,
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


def asked(verb: str, fits: Callable[[Table], bool] = lambda table: True) -> Table:
    return told.asked("ecos", verb, fits)


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
    tell(ana, update_of(table))
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
    table = asked("PlayOrCube", lambda table: bool({*view_of(table)["players"][0]["hand"]} & {*options(table)}))
    ana = guest(**device)
    sit_at(ana, served, table)
    ana.page.locator(".chooser header .btn").click()
    card = ana.page.locator(".hc.legal").last
    begin, end = middle(card), middle(ana.page.locator(".act"))
    if device:  # out of the hand, which scrolls, and then across
        fingers = Fingers(ana)
        fingers.put("touchStart", begin)
        for x, y in [(begin[0], begin[1] - 30), (begin[0], begin[1] - 60), ((begin[0] + end[0]) / 2, end[1]), end]:
            fingers.put("touchMove", (x, y))
            ana.page.evaluate(DRAWN)
        fingers.put("touchEnd")
    else:
        by_hand(ana, begin, end, is_touch=False)
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
        return has_moves and len(view_of(table)["players"][0]["active"]) > 2

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
    table = asked("PlacePiece", lambda table: len(view_of(table)["land"]) > 14)
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
    tell(ana, after)
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
    tell(ana, again)
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


@pytest.mark.parametrize("by", first_at_once(["keys", "mouse", "finger"]))
def test_line_of_the_log_leads_to_its_place(served: Served, guest: Seat, by: str) -> None:
    """The log names no cells: a line about the map shows its cell there. On a phone the log gives way to it."""
    table = asked("Respond", lambda table: any(line["event"]["kind"] == "placed" for line in update_of(table)["log"]))
    number, line = [each for each in enumerate(update_of(table)["log"]) if each[1]["event"]["kind"] == "placed"][-1]
    cell = line["event"]["cell"]
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
