"""What must be true of every page: phone, keyboard, languages, axe."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.browser.chromium import UI
from tests.browser.conftest import Seat, do_without
from tests.browser.guest import THINGS, Guest, is_nowhere_wider
from tests.server.served import Message, Served

GAMES: Final = ("revachol", "elekt", "ecos")
AXE: Final = UI / "node_modules" / "axe-core" / "axe.min.js"
PHONE: Final[dict[str, Any]] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "device_scale_factor": 2}
TARGET: Final = 44
MOST_TABS: Final = 250
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
READ: Final = """
() => {
  const names = ["aria-label", "title", "placeholder", "alt"];
  const all = [...document.querySelectorAll("body *")];
  const said = all.flatMap((each) => names.map((name) => each.getAttribute(name) ?? ""));
  return [document.title, document.body.innerText, ...said].join("\\n");
}
"""
SERIOUS: Final = """
async () => (await axe.run(document)).violations.filter((each) => ["serious", "critical"].includes(each.impact)).map(
  (each) => `${each.impact} ${each.id}: ` + each.nodes.slice(0, 4).map((node) => node.target.join(" ")).join(" | "))
"""
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


@pytest.mark.parametrize("game", GAMES)
def test_keys_answer(served: Served, guest: Seat, game: str) -> None:
    """By number, by the list of all answers, and by going to a thing with Tab."""
    anna = guest(seed=22)
    question = at_table(anna, served, game)
    for _ in range(4):
        page, answers = anna.page, anna.answers
        page.keyboard.press("Escape")
        if len(question["options"]) <= 9:
            page.keyboard.press("1")
        else:
            page.keyboard.press("a")
            page.locator("dialog[open] input").wait_for()
            page.keyboard.type("2")
            page.keyboard.press("Enter")
        question = next_question(anna, question, answers)
    by_tab(anna, question)


def next_question(guest: Guest, before: Message, answers: int) -> Message:
    guest.until(lambda: guest.answers > answers, "an answer")
    guest.until(lambda: guest.question is not None and guest.question["id"] != before["id"], "the next question")
    question = guest.asked()
    assert question is not None
    return question


def by_tab(guest: Guest, question: Message) -> None:
    """Things and answers take the focus; Enter chooses them."""
    page, answers = guest.page, guest.answers
    things = ", ".join([*THINGS[guest.room["game"]], ".action .answer"])
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("things => document.activeElement.matches(things)", things):
            page.keyboard.press("Enter")
            page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))")
            if guest.answers > answers:
                return
    raise AssertionError(f"no answer by Tab and Enter to {question['text']}")


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
    assert re.search(r"[А-Яа-я]{4}", anna.page.locator(".action .say").inner_text())


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("page", PAGES)
def test_axe_finds_nothing_serious(served: Served, guest: Seat, page: str, theme: str) -> None:
    if not AXE.is_file():
        do_without("axe-core is not in ui/node_modules (npm ci in ui/).")
    anna = guest(seed=25, color_scheme=theme, bypass_csp=True)
    PAGES[page](anna, served)
    anna.page.add_script_tag(path=AXE)
    assert anna.page.evaluate(SERIOUS) == []
