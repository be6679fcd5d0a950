"""Every text can be read to its end, on the smallest phone too and in the languages with the longest words: nothing is
cut off without dots, lies over the edge of its button, or leaves the screen."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import pytest

from tablee import registry
from tablee.bots.names import GIVEN
from tablee.games.ecos.cards import ELEMENTS, Cards
from tablee.text import Texts
from tests.at_once import first_at_once
from tests.browser.conftest import DESK, Seat
from tests.browser.guest import DRAWN, IN_THE_WAY, Guest
from tests.browser.test_every_page import PAGES
from tests.browser.test_tells import finished
from tests.browser.told import asked, at_rest, every_question, moments, sit_at, tell, update_of
from tests.server.served import Message, Served

SIZES: Final[dict[str, Message]] = {
    "a small phone": {"width": 360, "height": 640},
    "a phone": {"width": 390, "height": 844},
    "a desk": DESK,
}
TOUCH: Final[Message] = {"has_touch": True, "is_mobile": True}
CUT: Final = """
() => {
  const found = new Set();
  const slack = 2;
  const once = (of, known = new Map()) => (each) => known.get(each) ?? known.set(each, of(each)).get(each);
  const boxOf = once((each) => each.getBoundingClientRect());  // one element lies around many lines
  const styleOf = once((each) => {
    const { overflowX, overflowY, textOverflow } = getComputedStyle(each);
    return { overflowX, overflowY, textOverflow };
  });
  const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";
  const within = document.querySelector("dialog[open]") ?? document.body;
  const isPoint = once((each) => each !== null && (boxOf(each).width <= 1 || isPoint(each.parentElement)));
  const isSpoken = (each) => each.closest(".sr, [inert], svg, script, style") || isPoint(each);
  const seen = { opacityProperty: true, visibilityProperty: true };
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const own = node.parentElement;
    if (!node.textContent.trim() || !own.checkVisibility(seen) || isSpoken(own)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      if (line.width < slack) continue;
      let [isFree, isTall, how] = [false, false, ""];
      for (let around = own; around && !how; around = around.parentElement) {
        const { overflowX, overflowY, textOverflow } = styleOf(around);
        const { left, right, top, bottom } = boxOf(around);
        isFree ||= scrolls(overflowX) || (textOverflow === "ellipsis" && overflowX !== "visible");
        isTall ||= scrolls(overflowY);
        const isButton = around.matches("button, .btn");
        const aside = Math.max(line.right - right, left - line.left);
        const below = Math.max(line.bottom - bottom, top - line.top);
        if (!isFree && (isButton || overflowX !== "visible") && aside > slack) how = `${Math.round(aside)} px beside`;
        if (!isTall && overflowY !== "visible" && below > line.height * 0.3 && line.top < bottom)
          how = `${Math.round(below)} of ${Math.round(line.height)} px below`;
        if (how) how += ` .${around.className}`;
      }
      if (!how && !isFree && (line.right > innerWidth + slack || line.left < -slack)) how = "outside of the page";
      if (how) found.add(`${node.textContent.trim().slice(0, 40)}: ${how}`);
    }
  }
  for (const button of within.querySelectorAll(".btn")) {
    const row = button.parentElement;
    const isApart = getComputedStyle(button).position === "absolute" || !row.clientWidth;
    if (isApart || !button.checkVisibility(seen) || scrolls(getComputedStyle(row).overflowX)) continue;
    const out = Math.round(button.getBoundingClientRect().right - row.getBoundingClientRect().right);
    if (out > slack) found.add(`${button.textContent.trim()}: ${out} px out of its row`);
  }
  for (const input of within.querySelectorAll("input[placeholder]:placeholder-shown")) {
    if (!input.checkVisibility(seen)) continue;
    const { font, paddingLeft, paddingRight } = getComputedStyle(input);
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = font;
    const room = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    if (pen.measureText(input.placeholder).width > room + 1) found.add(`${input.placeholder}: wider than its field`);
  }
  return [...found];
}
"""
BELOW: Final = """
(say) => {
  const walker = document.createTreeWalker(say, NodeFilter.SHOW_TEXT);
  let end = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent.trim() || node.parentElement.closest("button.help, .sr")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) if (line.width > 1 && line.height > 1) end = Math.max(end, line.bottom);
  }
  return Math.round(end - say.getBoundingClientRect().bottom);
}
"""
"""How far the last line of a question lies below what is seen of it."""
NAMED: Final = """
(names) => [...document.querySelectorAll("main [data-seat] *")]
  .filter((each) => !each.children.length && names.includes(each.textContent.trim()) && each.checkVisibility())
  .map((each) => {
    let box = each;
    while (getComputedStyle(box).overflowX === "visible") box = box.parentElement;
    const name = each.textContent.trim();
    if (getComputedStyle(each).whiteSpace !== "nowrap")
      return [name, Math.max(box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight - 2)];
    const whole = each.cloneNode(true);
    whole.style.cssText = "position: absolute; max-width: none; width: max-content";
    each.parentElement.append(whole);
    const by = whole.getBoundingClientRect().width - box.getBoundingClientRect().width;
    whole.remove();
    return [name, by];
  })
"""
"""How far each name goes beyond its box: by the least part of a pixel, and dots stand in the place of its end."""
MANY: Final = 8
"""Cards in a hand."""
FULL: Final = [(key, registry.game(key).most) for key in registry.GAMES]
OTHERS: Final = [(key, n) for key in registry.GAMES for n in range(2, registry.game(key).most)]
TABLES: Final = first_at_once([*FULL, *OTHERS], len(FULL))
"""At once those where all seats are taken, with the least room for each."""
OTHER_SIZES: Final[dict[str, Message]] = {
    "a tablet": {"width": 820, "height": 1180},
    "a phone on its side": {"width": 844, "height": 390},
}
LONG_NAME: Final = "Alexandra"
WANTS: Final = [("ru-RU", "a small phone"), ("fr-FR", "a small phone"), ("ru-RU", "a phone"), ("fr-FR", "a desk")]


def with_levels(guest: Guest, served: Served) -> None:
    PAGES["new table"](guest, served)
    guest.page.locator("dialog .srow .level").first.click()
    guest.page.locator("dialog[open] input[name=style]").first.wait_for()


def with_a_hint(guest: Guest, served: Served) -> None:
    PAGES["elekt"](guest, served)
    guest.page.keyboard.press("h")
    guest.page.locator(".drawer .head").first.wait_for()


def at_its_end(guest: Guest, served: Served) -> None:
    table, token = finished(served, "revachol")
    guest.sit(served, table, token, "revachol")
    guest.page.locator(".ending .arc svg[role=img]").wait_for()


def in_a_replay(guest: Guest, served: Served) -> None:
    table, token = finished(served, "revachol")
    guest.sit(served, table, token, "revachol")
    guest.page.goto(f"{served.address}/r/{table}?move=30")
    guest.page.locator("main.table").wait_for()


def in_a_lesson(guest: Guest, served: Served) -> None:
    guest.page.goto(f"{served.address}/learn/revachol")
    guest.page.locator(".coach h2").wait_for()


def without_a_line(guest: Guest, served: Served) -> None:
    PAGES["revachol"](guest, served)
    guest.page.context.set_offline(True)
    guest.page.locator(".conn.off").wait_for()
    guest.page.keyboard.press("1")
    guest.page.locator(".strip.keeps").wait_for()


SCREENS: Final[dict[str, Callable[[Guest, Served], Any]]] = {
    **PAGES,
    "levels": with_levels,
    "a hint": with_a_hint,
    "an ending": at_its_end,
    "a replay": in_a_replay,
    "a lesson": in_a_lesson,
    "offline": without_a_line,
}


def cut(guest: Guest) -> list[str]:
    guest.page.evaluate("way => document.querySelectorAll(way).forEach((each) => each.click())", IN_THE_WAY)
    guest.page.evaluate("document.fonts.ready.then(() => null)")
    guest.page.evaluate(DRAWN)
    found: list[str] = guest.page.evaluate(CUT)
    return found


@pytest.mark.each_value
@pytest.mark.parametrize(("locale", "size"), WANTS)
@pytest.mark.parametrize("screen", SCREENS)
def test_every_text_is_read_to_its_end(served: Served, guest: Seat, screen: str, locale: str, size: str) -> None:
    anna = guest(seed=51, locale=locale, viewport=SIZES[size], **({} if size == "a desk" else TOUCH))
    SCREENS[screen](anna, served)
    anna.until(lambda: cut(anna) == [], f"whole texts; cut are {cut(anna)}")
    anna.mistakes = [one for one in anna.mistakes if "ERR_INTERNET_DISCONNECTED" not in one]


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_a_hand_of_eight_has_whole_names(served: Served, guest: Seat, language: str) -> None:
    """Of every Unit: names break where they may, none is cut."""
    anna = guest(seed=52, viewport=SIZES["a small phone"], **TOUCH)
    table = asked("elekt", "TakeTurn")
    sit_at(anna, served, table, language)
    cards: Any = registry.house_cards("elekt")
    units = [unit for unit in cards.units if "-" not in unit]  # one of each
    wrong: list[str] = []
    for number, first in enumerate(range(0, len(units), MANY)):
        hand = units[first:][:MANY] if first + MANY <= len(units) else units[-MANY:]
        update = update_of(table, language)
        update["view"]["players"][0]["hand"] = hand
        update["question"]["id"] = hand[0]
        tell(anna, {**update, "version": 10_000 + number})
        anna.until(lambda: anna.page.locator(".elk .hand > .card").count() == MANY, "the hand")
        wrong += cut(anna)
    assert wrong == []


@pytest.mark.long
@pytest.mark.parametrize("size", ["a phone", "a desk"])
@pytest.mark.parametrize("language", ["fr", "ru"])
@pytest.mark.parametrize("game", ["revachol", "elekt", "ecos"])
def test_every_question_is_read_whole(served: Served, guest: Seat, game: str, language: str, size: str) -> None:
    """One sentence says what to do now: it stands there to its last word, and need not be scrolled to."""
    anna = guest(seed=53, viewport=SIZES[size], **({} if size == "a desk" else TOUCH))
    cut: list[str] = []
    told = every_question(game, language, 4)
    sit_at(anna, served, next(moments(game, 4, [1])), language)
    for number, update in enumerate(told):
        tell(anna, {**update, "version": 10_000 + number})
        anna.page.locator(f".action[data-question={json.dumps(update['question']['id'])}]").wait_for()
        at_rest(anna)
        below = anna.page.locator(".action .say").evaluate(BELOW)
        cut += [f"{update['question']['text']}: {below} px"] if below > 2 else []
    assert len(told) > 2
    assert cut == []


@pytest.mark.each_value
@pytest.mark.parametrize("size", ["a phone", "a desk"])
@pytest.mark.parametrize("language", ["fr", "ru"])
def test_active_cards_with_much_text_are_read_whole(served: Served, guest: Seat, language: str, size: str) -> None:
    """Their type is smaller. (On a small phone who is asked sees no more than the upper half of any card.)"""
    cards = registry.house_cards("ecos")
    assert isinstance(cards, Cards)
    texts = Texts(language, "ecos", cards)
    by_length = sorted(cards.cards.values(), key=lambda card: -len("".join(texts.lines(card.id))))
    anna = guest(seed=53, viewport=SIZES[size], **({} if size == "a desk" else TOUCH))
    shown = anna.page.locator(".own .card .fxs")
    below = "(texts) => texts.map((each) => each.scrollHeight - each.clientHeight)"
    for some in (by_length[:6], by_length[6:12]):
        sit_at(anna, served, next(moments("ecos", 4, [1])), language, view=partial(lay_out, some))
        assert shown.count() == len(some)
        anna.until(lambda: max(shown.evaluate_all(below)) <= 2, f"{shown.evaluate_all(below)}")


def lay_out(cards: list[Any], view: Message) -> None:
    """Before the first seat."""
    view["players"][0]["active"] = [
        {
            "card": card.id,
            "leaves": 1,
            "slots": [ELEMENTS[kind] for kind in card.slots],
            "cubes": [False] * len(card.slots),
            "red": card.red,
        }
        for card in cards
    ]


@pytest.mark.each_value
@pytest.mark.parametrize("size", [*SIZES, "a tablet", "a phone on its side"])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_names_of_rivals_are_whole(served: Served, guest: Seat, game: str, seats: int, size: str) -> None:
    """How strong a bot is gives way before its name does; a long name of somebody has two lines if it must. With
    many points, which leave the least room."""
    names = sorted(GIVEN, key=len)[1 - seats :]
    people = [{}, *[{"kind": "bot", "level": "strong/hunter", "name": name, "online": True} for name in names]]
    people[-1] = {"kind": "person", "level": "", "name": LONG_NAME, "online": False, "hints": 2}
    anna = guest(viewport=SIZES.get(size, OTHER_SIZES.get(size)), **({} if size == "a desk" else TOUCH))
    sit_at(anna, served, next(moments(game, seats, [1])), "en", people, many_points)
    wanted = [each["name"] for each in people[1:]]
    found = anna.page.evaluate(NAMED, wanted)
    assert {name for name, _ in found} == set(wanted)
    assert [(name, by) for name, by in found if by > 0] == []


def many_points(view: Message) -> None:
    for player in view["players"]:
        if player.get("score") is not None:
            player["score"] = 108
