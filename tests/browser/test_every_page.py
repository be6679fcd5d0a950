"""What must be true of every page: phone, languages, axe."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.at_once import first_at_once
from tests.browser.chromium import NPM
from tests.browser.conftest import Seat, do_without
from tests.browser.guest import Guest, is_nowhere_wider
from tests.server.served import Message, Served

GAMES: Final = ("revachol", "elekt", "ecos")
AXE: Final = NPM / "axe-core" / "axe.min.js"
PHONE: Final[dict[str, Any]] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "device_scale_factor": 2}
TARGET: Final = 44
THEMES: Final = ("dark", "light", "contrast")
AGAINST_A_BOT: Final[dict[str, Any]] = {"seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}], "start": True}

SMALL: Final = """
(least) => {
  const shown = [...document.querySelectorAll(".action .acts button")].filter((each) => each.checkVisibility());
  const sizes = shown.map((each) => {
    const { width, height } = each.getBoundingClientRect();
    return [each.textContent.trim(), Math.round(width), Math.round(height)];
  });
  return sizes.filter(([, width, height]) => width < least || height < least);
}
"""
OVERHANG: Final = """
() => {
  const { scrollHeight, clientHeight } = document.querySelector(".rv .upper");
  const bottom = (where) => document.querySelector(where).getBoundingClientRect().bottom;
  return Math.max(scrollHeight - clientHeight, bottom(".rv .mine") - bottom(".rv"));
}
"""
"""So many pixels of the table lie beyond its edge."""
HAND_IS_SEEN: Final = """
() => {
  const box = (each) => document.querySelector(each).getBoundingClientRect();
  const [table, bar, hand] = [".rv", ".rv .action", ".rv .mine"].map(box);
  return bar.height > 0 && hand.height > 0 && bar.bottom <= hand.top + 1 && hand.bottom <= table.bottom + 1;
}
"""
ONE_LINE: Final = 20
CUT: Final = """
() => {
  const shown = (where) => [...document.querySelectorAll(where)].filter((each) => each.checkVisibility());
  const tall = shown(".rv .quote, .rv .task .line").filter((each) => each.scrollHeight > each.clientHeight + 5);
  const wide = shown(".rv .skill, .action .answer").filter((each) => each.scrollWidth > each.clientWidth + 1);
  return [...tall, ...wide].map((each) => each.textContent.trim());
}
"""
"""Words on cards and answers that are not to be read to their end."""
READ: Final = """
() => {
  const names = ["aria-label", "title", "placeholder", "alt"];
  const all = [...document.querySelectorAll("body *")];
  const said = all.flatMap((each) => names.map((name) => each.getAttribute(name) ?? ""));
  return [document.title, document.body.innerText, ...said].join("\\n");
}
"""
SERIOUS: Final = """
async (rules) => {
  const what = document.querySelector("dialog[open]") ?? document;
  const find = async (selectors) => {
    const how = { resultTypes: ["violations"], preload: false, selectors, ...rules };
    return (await axe.run(what, how)).violations.filter((each) => ["serious", "critical"].includes(each.impact));
  };
  return !(await find(false)).length ? [] : (await find(true)).map(
    (each) => `${each.impact} ${each.id}: ` + each.nodes.slice(0, 4).map((node) => node.target.join(" ")).join(" | "));
}
"""
"""What lies under an open dialog was looked at before it was opened. Where each node is, which takes a third of the
time, is asked if there is anything to tell; style sheets are loaded again (`preload`) for experimental rules alone."""
NO_WORD: Final = re.compile(r"(?<![\w/.-])(?:ui|revachol|elekt|ecos)-[a-z][\w-]*|\?\?\?|\{\s*\$\w+|undefined|\bNaN\b")


def at_table(guest: Guest, served: Served, game: str) -> Message:
    """Sit down against a bot; the first question."""
    table, token = served.new_table(game, **AGAINST_A_BOT)
    guest.sit(served, table, token, game)
    question = guest.asked()
    assert question is not None
    return question


def at_home(guest: Guest, served: Served) -> None:
    guest.page.goto(served.address)
    guest.page.locator("article.game").nth(2).wait_for()


def at_new_table(guest: Guest, served: Served) -> None:
    guest.page.goto(f"{served.address}/new/ecos")
    guest.page.locator("dialog[open] .srow").nth(1).wait_for()


def in_waiting_room(guest: Guest, served: Served) -> None:
    table, token = served.new_table("elekt")
    guest.sit(served, table, token, "elekt")
    guest.page.locator(".chairs .chair").nth(1).wait_for()


PAGES: Final[dict[str, Callable[[Guest, Served], Any]]] = {
    "home": at_home,
    "new table": at_new_table,
    "waiting room": in_waiting_room,
    "revachol": lambda guest, served: at_table(guest, served, "revachol"),
    "elekt": lambda guest, served: at_table(guest, served, "elekt"),
    "ecos": lambda guest, served: at_table(guest, served, "ecos"),
}


@pytest.mark.parametrize("page", PAGES)
def test_phone_scrolls_nowhere_sideways(served: Served, guest: Seat, page: str) -> None:
    anna = guest(seed=21, **PHONE)
    question = PAGES[page](anna, served)
    assert is_nowhere_wider(anna)
    for _ in range(3 if page in GAMES else 0):
        assert anna.page.evaluate(SMALL, TARGET) == []
        answers = anna.answers
        anna.page.keyboard.press("a")
        anna.page.locator("dialog[open] ol li button").first.click()
        question = next_question(anna, question, answers)
        assert is_nowhere_wider(anna)
    if page == "revachol":
        anna.page.set_viewport_size({"width": 375, "height": 667})
        anna.until(lambda: anna.page.evaluate(OVERHANG) < ONE_LINE, "a table that does not scroll")
        anna.page.set_viewport_size({"width": 360, "height": 640})
        anna.until(lambda: anna.page.evaluate(HAND_IS_SEEN), "the bar and the hand on the smallest phone")
        assert is_nowhere_wider(anna)


def next_question(guest: Guest, before: Message, answers: int) -> Message:
    guest.until(lambda: guest.answers > answers, "an answer")
    guest.until(lambda: guest.question is not None and guest.question["id"] != before["id"], "the next question")
    question = guest.asked()
    assert question is not None
    return question


@pytest.mark.parametrize("language", ["fr", "ru"])
@pytest.mark.parametrize("page", PAGES)
def test_every_word_is_there(served: Served, guest: Seat, page: str, language: str) -> None:
    anna = guest(seed=23, locale=language)
    PAGES[page](anna, served)
    assert anna.page.evaluate("document.documentElement.lang") == language
    read = str(anna.page.evaluate(READ))
    assert not NO_WORD.findall(read)
    if language == "ru":
        assert re.search(r"[А-Яа-я]{4}", read)
    if page in GAMES:
        anna.until(lambda: anna.page.evaluate(CUT) == [], "cards with whole words")
        anna.page.keyboard.press("?")
        anna.page.locator("dialog[open]").wait_for()
        assert not NO_WORD.findall(str(anna.page.evaluate(READ)))


def test_language_changes_in_mid_game(served: Served, guest: Seat) -> None:
    anna = guest(seed=24)
    before = at_table(anna, served, "elekt")
    anna.page.locator(".topbar .lang button", has_text="RU").click()
    anna.until(lambda: anna.question is not None and anna.question["text"] != before["text"], "the question in Russian")
    anna.page.locator(":root[lang=ru]").wait_for(state="attached")
    assert anna.question is not None
    assert anna.question["id"] == before["id"]
    say = anna.page.locator(".action .say")
    anna.until(lambda: re.search(r"[А-Яа-я]{4}", say.inner_text()), "the sentence in Russian")


def read_rules(guest: Guest, served: Served) -> None:
    guest.page.goto(f"{served.address}/rules/elekt")
    guest.page.locator(".rule").first.wait_for()


def at_replays(guest: Guest, served: Served) -> None:
    guest.page.goto(f"{served.address}/replays")
    guest.page.locator("main h1").wait_for()


def at_no_table(guest: Guest, served: Served) -> None:
    guest.page.goto(f"{served.address}/t/no-such-table")
    guest.page.locator("main h1").wait_for()
    guest.mistakes.clear()


def at_door(guest: Guest, served: Served) -> None:
    table, _ = served.new_table("elekt")
    guest.page.goto(f"{served.address}/t/{table}")
    guest.page.locator("#name").wait_for()


WITHOUT_A_GAME: Final = (at_home, at_new_table, at_door, in_waiting_room, read_rules, at_replays, at_no_table)


def find_serious(guest: Guest, where: str, themes: tuple[str, ...] = THEMES) -> list[str]:
    """What axe finds in this state of the page; in the other themes, which differ in colours, about these."""
    if not AXE.is_file():
        do_without("axe-core is not in ui/browser/node_modules (python ui/build.py browser).")
    page = guest.page
    if not page.evaluate("() => 'axe' in window"):
        page.add_script_tag(path=AXE)
    before = page.evaluate("document.documentElement.dataset.theme")
    found = []
    for theme in themes:
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        rules = {} if theme == themes[0] else {"runOnly": ["color-contrast"]}
        found += [f"{where}, {theme}: {each}" for each in page.evaluate(SERIOUS, rules)]
    page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", before)
    return found


@pytest.mark.parametrize("theme", first_at_once(["light", "dark", "contrast"]))
def test_axe_finds_nothing_serious_without_a_game(served: Served, guest: Seat, theme: str) -> None:
    anna = guest(seed=25, bypass_csp=True)
    found = []
    for go in WITHOUT_A_GAME:
        go(anna, served)
        found += find_serious(anna, go.__name__, (theme,))
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious_in_mid_game(served: Served, guest: Seat, game: str) -> None:
    """With a drawer, the menus, the list of answers and the past open: some of them in each game."""
    anna = guest(seed=26, bypass_csp=True)
    at_table(anna, served, game)
    for _ in range(5):
        assert anna.answer()
    assert anna.asked()
    page = anna.page
    found = find_serious(anna, game)
    page.keyboard.press("?" if game == "revachol" else "a")
    page.locator("dialog[open]").wait_for()
    found += find_serious(anna, f"{game}, keys or answers")
    page.keyboard.press("Escape")
    if game == "revachol":
        page.locator("dialog[open]").wait_for(state="detached")
        page.locator(".topbar > .iconbtn").click()
        page.locator("dialog[open] .acts").wait_for()
        found += find_serious(anna, "menu")
        page.locator("dialog[open] .acts button").first.click()
        page.locator("dialog[open] .prefs").wait_for()
        found += find_serious(anna, "preferences")
        page.keyboard.press("Escape")
        page.locator(".log li.sees").first.click(position={"x": 6, "y": 6})
        page.locator(".pastbar").wait_for()
        found += find_serious(anna, "past")
    elif game == "elekt":
        page.locator(".t-rules").click()
        page.locator(".rule").first.wait_for()
        found += find_serious(anna, "drawer")
    assert found == []
