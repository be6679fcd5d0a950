"""Each game is learned from home to the end of its lesson: by clicks, on a phone by taps, and by keys alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.conftest import KeySeat, Seat
from tests.browser.guest import DRAWN, IN_THE_WAY, Guest, KeyGuest, is_nowhere_wider
from tests.server.served import Served

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True}
MOST_STEPS = 60
STATE = """() => {
  const key = (name) => document.querySelector(`.coach nav ${name}`);
  const next = key("[data-next]");
  return {
    title: document.querySelector(".coach h2")?.textContent ?? "",
    next: next?.tagName ?? "",
    reads: !!key(".btn.on:not([data-next])"),
    does: !!key(".btn.on") ? false : !key(".btn:nth-child(2)")?.disabled,
    spots: document.querySelectorAll(".spot").length,
    flag: document.querySelector("#lesson-flag")?.textContent?.trim() ?? "",
  };
}"""
SPOTS = """() => [...document.querySelectorAll(".spot")].map((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
})"""


CUT = """() => [...document.querySelectorAll(".coach .head span, .coach h2, .coach nav .btn")].filter((one) => {
  const { left, right, width } = one.getBoundingClientRect();
  return width > 0 && (left < 0 || right > innerWidth || one.scrollWidth > one.clientWidth + 1);
}).map((one) => one.textContent)"""
"""What the lesson says that cannot be read to its end."""


def state(guest: Guest) -> dict[str, Any]:
    found: dict[str, Any] = guest.page.evaluate(STATE)
    return found


def walk(guest: Guest, press: Callable[[str], None], do: Callable[[str], None]) -> list[str]:
    """From the first step to the last: what was seen. `press` a key of the coach, `do` what the step asks for."""
    seen: list[str] = []
    for _ in range(MOST_STEPS):
        guest.until(lambda: any(state(guest)[what] for what in ("next", "reads", "does")), "a step")
        now = state(guest)
        seen.append(now["title"])
        assert guest.page.evaluate(CUT) == []
        if now["next"] == "A":
            return seen
        if now["does"]:
            guest.until(lambda: state(guest)["spots"] > 0, f"light on {now['title']}")
            assert state(guest)["flag"], now
            do(guest.update["learning"]["takes"][0])
        else:
            press(".coach nav .btn.on")
        pass_on(guest, now["title"])
        assert is_nowhere_wider(guest)
    raise AssertionError(f"the lesson has no end: {seen}")


def pass_on(guest: Guest, title: str) -> None:
    guest.until(lambda: state(guest)["title"] not in ("", title), f"what follows {title}")


def by_hand(guest: Guest, click: Callable[[float, float], None]) -> Callable[[str], None]:
    """On what is lit: the button of the answer, a place of the map, else one thing after another."""

    def do(label: str) -> None:
        page = guest.page
        given = guest.given()
        page.evaluate("way => document.querySelectorAll(way).forEach((each) => each.click())", IN_THE_WAY)
        places = page.locator(".ecos .map [data-stop], .ecos .slot.legal")
        if places.count():
            places.first.click(force=True)
        for spot in [] if places.count() else [None, *page.evaluate(SPOTS)]:
            if spot is not None:
                click(spot["x"], spot["y"])
                page.evaluate(DRAWN)
            button = page.locator(f'.action [data-says="{label}"]')
            if guest.given() == given and button.count() and button.first.is_visible():
                button.first.click()
                page.evaluate(DRAWN)
            if guest.given() > given:
                break
        guest.until(lambda: guest.given() > given, f'"{label}" by hand')

    return do


def test_from_home_to_the_end_by_clicks(served: Served, guest: Seat) -> None:
    ana = guest(is_new=True)
    page = ana.page
    page.goto(served.address)
    page.locator('.learn[href="/learn/ecos"]', has_text="Learn in five minutes").click()
    page.locator(".coach h2", has_text="Eighty points").wait_for()
    # The rule behind a step is one click away, and an answer that leads elsewhere is refused with what to do.
    page.locator(".coach .reason").click()
    page.locator(".coach .told", has_text="80 or more points").wait_for()
    for _ in range(3):
        page.locator(".coach nav .btn.on").click()
    page.locator(".action .answer", has_text="Rotate").click()
    page.locator(".why", has_text="this lesson goes another way").wait_for()
    page.keyboard.press("Escape")
    # Left and come back to: at the same step, on the same table.
    table = page.url
    page.locator(".coach .x").click()
    page.locator('.learn.begun[href="/learn/ecos"]', has_text="step 4 of 14").click()
    page.wait_for_url(table)
    page.locator(".coach h2", has_text="Put a cube").wait_for()
    seen = walk(ana, lambda where: page.locator(where).click(), by_hand(ana, page.mouse.click))
    assert seen[-1] == "You know how to play"
    assert ana.update["over"]["standings"][0]["place"] == 1
    assert page.evaluate("localStorage.getItem('tablee.finished')") is None
    # Back undoes what was done last.
    page.locator(".coach nav .btn").first.click()
    page.locator(".coach h2", has_text="Win the game").wait_for()
    page.goto(served.address)
    page.locator('.learn[href="/learn/ecos"]').wait_for()
    assert page.evaluate("JSON.parse(localStorage.getItem('tablee.lessons')).begun.ecos.learned") is True
    lesson = table.rpartition("/")[2]
    assert page.locator(f".ct a[href*='{lesson}']").count() == 0  # a lesson is no table to go on with


@pytest.mark.long
def test_on_a_phone_in_french(served: Served, guest: Seat) -> None:
    ana = guest(is_new=True, locale="fr-FR", **PHONE)
    page = ana.page
    page.goto(f"{served.address}/learn/revachol")
    page.locator(".coach h2", has_text="Une nuit de Tâches").wait_for()
    seen = walk(ana, lambda where: page.locator(where).tap(), by_hand(ana, page.touchscreen.tap))
    assert seen[-1] == "Vous savez jouer"
    assert ana.totals() == [12, 9]


@pytest.mark.long
def test_by_keys_alone_in_russian(served: Served, key_guest: KeySeat) -> None:
    ana = key_guest(is_new=True, locale="ru-RU")
    page = ana.page
    page.goto(served.address)
    ana.tab_to('.learn[href="/learn/elekt"]')
    page.keyboard.press("Enter")
    page.locator(".coach h2", has_text="Семь Титулов").wait_for()

    def press(where: str) -> None:
        if page.locator(f"{where}[data-next]").count():
            ana.tab_to(f"{where}[data-next]")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("ArrowRight")

    seen = walk(ana, press, lambda label: by_keys(ana, label))
    assert seen[-1] == "Вы умеете играть"
    assert ana.totals()[0] == 7
    assert page.evaluate("document.querySelector('.coach [aria-live]').textContent.includes('Вы умеете играть')")


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "locale"),
    [
        ("ecos", "fr-FR"),
        ("ecos", "ru-RU"),
        ("revachol", "en-GB"),
        ("revachol", "ru-RU"),
        ("elekt", "en-GB"),
        ("elekt", "fr-FR"),
    ],
)
def test_in_the_other_languages(served: Served, guest: Seat, game: str, locale: str) -> None:
    ana = guest(is_new=True, locale=locale)
    page = ana.page
    page.goto(served.address)
    page.locator(f'.learn[href="/learn/{game}"]').click()
    page.locator(".coach h2").wait_for()
    seen = walk(ana, lambda where: page.locator(where).click(), by_hand(ana, page.mouse.click))
    assert seen[-1] in ("You know how to play", "Vous savez jouer", "Вы умеете играть")


def by_keys(guest: KeyGuest, label: str) -> None:
    """`n` leads to what is lit; what takes more than one thing is said through the list of all answers."""
    page = guest.page
    given = guest.given()
    page.keyboard.press("n")
    assert page.evaluate("document.activeElement.getAttribute('aria-describedby')") == "lesson-flag"
    page.keyboard.press("Enter")
    page.evaluate(DRAWN)
    if guest.given() == given:
        number = 1 + [option["label"] for option in guest.update["question"]["options"]].index(label)
        page.keyboard.press("a")
        page.locator("dialog[open] input").wait_for()
        page.keyboard.type(str(number))
        page.keyboard.press("Enter")
    guest.until(lambda: guest.given() > given, f'"{label}" by keys')
