"""What the table tells: what others have just done, how a game went; what stays on the device, what calls, and what is
there without a line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import FloatRect, Locator, Page

from tests.browser.conftest import Seat
from tests.browser.guest import IN_THE_WAY, Guest, is_nowhere_wider
from tests.browser.test_coming_back import AGAINST_A_BOT, forgive
from tests.browser.told import PHONE, asked, sit_at
from tests.server.served import Message, Served

ON_A_CLICK: Final = (
    "localStorage.setItem('tablee.prefs', JSON.stringify({ pace: 'quick', told: 'click', drawer: false }))"
)
HIDE: Final = """
() => {
  window.called = [];
  Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
  window.Notification = class {
    static permission = "granted";
    constructor(title, { body }) { window.called.push([title, body]); }
    close() {}
  };
}
"""


KEEPSAKE: Final = '.ending canvas[data-drawn="true"]'
"""What that game left on the table: the continent, what the winner has won."""


def finished(served: Served, game: str) -> tuple[str, str]:
    """A game that bots have played to its end: in Ecos those who seek points, by chance it takes six times as long."""
    level = "greedy" if game == "ecos" else "random"
    table, token = served.new_table(game, seats=[{"kind": "me"}, {"kind": "bot", "level": level}], start=True)
    with served.person(table, token) as anna:
        anna.until("update")
        anna.do("seat", seat=0, what="bot", level=level)
        while anna.update["over"] is None:
            anna.hear()
    return table, token


def place_of(anna: Guest, said: Locator) -> FloatRect:
    """Where it stands; it may be put elsewhere in the very moment that it is looked at."""
    found: list[FloatRect | None] = [None]

    def stands() -> bool:
        found[0] = said.bounding_box() if said.count() else None
        return found[0] is not None

    anna.until(stands, "what the rival did")
    assert found[0] is not None
    return found[0]


def test_what_a_rival_did_stands_beside_them(served: Served, guest: Seat) -> None:
    """Also with the log folded and on a phone; `r` shows it again and has it read."""
    for device in ({}, PHONE):
        anna = guest(seed=21, **device)
        anna.page.add_init_script(ON_A_CLICK)
        table, token = served.new_table("revachol", **AGAINST_A_BOT)
        anna.sit(served, table, token, "revachol")
        said = anna.page.locator('[data-said="1"]')
        for _ in range(6):
            assert anna.answer()
            if said.count():
                break
        anna.asked()
        # What lies over the others' places tells what happened itself; it is read first.
        anna.page.evaluate("way => document.querySelectorAll(way).forEach((each) => each.click())", IN_THE_WAY)
        anna.page.keyboard.press("r")
        box = place_of(anna, said)
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= anna.page.viewport_size["width"]  # type: ignore[index]
        last = [line for line in anna.update["log"] if line["event"]["seat"] == 1 and line["text"]]
        read = anna.page.locator("p[role=status].sr").last
        anna.page.wait_for_function("p => p.textContent !== ''", arg=read.element_handle())
        if last:
            assert last[-1]["text"] in read.inner_text()
        anna.page.mouse.click(3, 3)
        said.wait_for(state="detached")


LIE_ON: Final = """
(what) => {
  const boxes = (which) => [...document.querySelectorAll(which)].map((each) => each.getBoundingClientRect());
  const below = boxes(what);
  return boxes("[data-said]").filter((said) => below.some((one) =>
    said.left < one.right && said.right > one.left && said.top < one.bottom && said.bottom > one.top)).length;
}
"""


@pytest.mark.parametrize(("device", "players"), [(PHONE, 3), ({}, 3), ({}, 4)])
def test_what_rivals_did_lies_on_no_name_of_a_task(served: Served, guest: Seat, device: Message, players: int) -> None:
    table = asked("revachol", "Act", lambda table: table.game.turn(table.state) > 3 * players, players)
    anna = guest(**device)
    anna.page.add_init_script(ON_A_CLICK)
    sit_at(anna, served, table)
    assert anna.page.locator("main .task .title").count() == 3
    anna.page.keyboard.press("r")
    anna.page.locator("[data-said]").nth(1).wait_for()
    assert anna.page.evaluate(LIE_ON, "main .task .title") == 0


@pytest.mark.parametrize(("verb", "players"), [("ChooseWay", 4), ("KeepOne", 3)])
def test_what_rivals_did_lies_on_nothing_to_choose_from(served: Served, guest: Seat, verb: str, players: int) -> None:
    anna = guest()
    anna.page.add_init_script(ON_A_CLICK)
    sit_at(anna, served, asked("ecos", verb, players=players))
    anna.page.locator(".ecos .choices").wait_for()
    anna.page.keyboard.press("r")
    anna.page.locator("[data-said]").nth(1).wait_for()
    assert anna.page.evaluate(LIE_ON, ".ecos .choices, .action") == 0


@pytest.mark.parametrize("game", ["elekt", "ecos"])
def test_signs_in_the_log_stand_in_their_line_and_in_colour(served: Served, guest: Seat, game: str) -> None:
    """The log stands beside the table, where the table's own styles do not reach."""
    table, token = finished(served, game)
    anna = guest()
    anna.sit(served, table, token, game)
    anna.page.goto(f"{served.address}/r/{table}?move=90")
    signs = anna.page.locator("li .about svg")
    signs.first.wait_for()
    apart = signs.evaluate_all(
        "all => all.filter((each) => { const text = document.createRange();"
        " text.selectNodeContents(each.closest('p')); text.setEndBefore(each.closest('.about'));"
        " const last = [...text.getClientRects()].at(-1), own = each.getBoundingClientRect();"
        " const room = each.closest('p').getBoundingClientRect().right - last.right;"
        " return own.left < last.right - 1 && own.width + 8 < room;"
        " }).length"
    )
    assert apart == 0, "signs on a line of their own, where there was room beside the text"
    if game == "elekt":
        fills = signs.locator("path").evaluate_all("all => all.map((each) => getComputedStyle(each).fill)")
        assert "rgb(0, 0, 0)" not in fills


@pytest.mark.long
def test_the_ending_and_what_stays(served: Served, guest: Seat, tmp_path: Path) -> None:
    """The way of the game, its picture as a file; the result on the first page, taken to another device by a file."""
    anna = guest(seed=22, is_new=True)
    table, token = finished(served, "revachol")
    anna.sit(served, table, token, "revachol")
    page = anna.page
    page.locator(".ending .arc svg[role=img]").wait_for()
    assert page.locator(".ending .most li").count() >= 1
    page.locator(KEEPSAKE).wait_for()
    page.locator(".ending .arc .as").click()
    assert page.locator(".ending .arc tbody tr").count() > 2
    with page.expect_download() as drawn:
        page.locator(".ending .acts .btn").last.click()
    picture = Path(drawn.value.path()).read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) > 20_000
    page.goto(served.address)
    page.locator(".you .who").click()
    page.locator("dialog[open] .own input").fill("Anna")
    with page.expect_download() as saved:
        page.locator("dialog[open] .acts button").first.click()
    file = tmp_path / "profile.json"
    saved.value.save_as(file)
    told = json.loads(file.read_text("utf-8"))
    assert [game["table"] for game in told["profiles"][0]["games"]] == [table]
    other = guest(seed=23, is_new=True)
    other.page.goto(served.address)
    other.page.locator(".you .who").click()
    other.page.locator("dialog[open] input[type=file]").set_input_files(file)
    other.page.locator("dialog[open] .games li").wait_for()
    assert other.page.locator("dialog[open] .own input").input_value() == "Anna"
    other.page.goto(f"{served.address}/r/{table}")  # the seat came along
    other.page.locator("main.table").wait_for()


@pytest.mark.parametrize(
    ("game", "device", "locale"), [("elekt", PHONE, "fr-FR"), pytest.param("ecos", {}, "ru-RU", marks=pytest.mark.long)]
)
def test_every_game_has_an_ending_with_an_arc(
    served: Served, guest: Seat, game: str, device: Message, locale: str
) -> None:
    """What scored most, the best move, what the coach is asked for; and one key or click leads to the next game."""
    anna = guest(seed=27, locale=locale, **device)
    table, token = finished(served, game)
    anna.sit(served, table, token, game)
    page = anna.page
    page.locator(".ending .arc svg[role=img]").wait_for()
    assert page.locator(".ending .most li").count() >= 1
    page.locator(KEEPSAKE).wait_for()
    assert page.locator(".ending .tiles .tile").count() == 3
    assert page.locator(".ending .arc svg .cap").count() == 1  # the chances, without the coach
    assert page.locator(".ending .arc svg path.line").count() == 4  # points and chances of two
    assert page.locator('.ending [aria-keyshortcuts="l"]').get_attribute("href") == f"/r/{table}?coach"
    assert is_nowhere_wider(anna)
    if device:
        picture, reason = (place_of(anna, page.locator(f".ending {each}")) for each in (".left-behind", ".reason"))
        assert picture["y"] + picture["height"] <= reason["y"], "the picture lies under the words"
        page.locator('.ending [aria-keyshortcuts="r"]').tap()
    else:
        page.keyboard.press("r")
    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    page.locator("main.table .action").wait_for()


def test_your_turn_is_told_to_who_looks_elsewhere(served: Served, guest: Seat) -> None:
    anna = guest(seed=24, permissions=["notifications"])
    table, token = served.new_table("revachol", seats=[{"kind": "me"}, {"kind": "link"}])
    other = served.join(table, "Bo")
    with served.person(table, other) as bo:
        anna.sit(served, table, token, "revachol")
        anna.page.locator(".page, main").first.wait_for()
        bo.until("room")
        with served.person(table, token) as host:
            host.until("room")
            host.do("host", what="start")
        bo.until("update")
        while bo.update["waiting"] != [1]:
            assert anna.answer()
            while bo.update["move"] < anna.update["move"]:
                bo.hear()
        anna.until(lambda: anna.question is None, "nobody asks me")
        anna.page.evaluate(HIDE)
        while bo.update["waiting"] == [1]:
            told = bo.answer()
            while bo.update["version"] < told["version"]:
                bo.hear()
        anna.until(lambda: anna.page.evaluate("window.called.length") == 1, "a call")
        title, body = anna.page.evaluate("window.called[0]")
        assert title.startswith("Your turn")
        assert body


def test_a_call_of_the_server_is_shown_while_no_page_looks(served: Served, guest: Seat) -> None:
    """As the push service of a browser would deliver it. A browser without a screen shows no notifications: what it is
    asked to show is noted instead."""
    anna = guest(seed=26, service_workers="allow", permissions=["notifications"])
    page = anna.page
    page.goto(f"{served.address}/privacy")
    page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready).then(() => 1)")
    wire = page.context.new_cdp_session(page)
    found: list[str] = []
    wire.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    wire.send("ServiceWorker.enable")
    anna.until(lambda: found and page.context.service_workers, "the service worker")
    worker = page.context.service_workers[0]
    worker.evaluate(
        "() => { self.shown = []; self.registration.showNotification = async (...shown) => self.shown.push(shown); }"
    )
    said = json.dumps({"title": "Your turn – Elekt", "body": "Choose a Unit.", "path": "/t/x"})
    wire.send("ServiceWorker.deliverPushMessage", {"origin": served.address, "registrationId": found[0], "data": said})
    anna.until(lambda: worker.evaluate("self.shown.length"), "a notification")
    title, shown = worker.evaluate("self.shown[0]")
    assert (title, shown["body"], shown["data"], shown["tag"]) == (
        "Your turn – Elekt",
        "Choose a Unit.",
        {"path": "/t/x"},
        "/t/x",
    )


def test_without_a_line_the_rules_open_and_the_answer_is_kept(served: Served, guest: Seat) -> None:
    anna = guest(seed=25, service_workers="allow")
    page: Page = anna.page
    page.goto(f"{served.address}/rules/ecos")
    page.locator("main li, main section").first.wait_for()
    page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)")
    anna.until(lambda: page.evaluate("!!navigator.serviceWorker.controller"), "the service worker")
    page.reload()
    page.locator("main li, main section").first.wait_for()
    text = page.locator("main").inner_text()
    page.context.set_offline(True)
    page.reload()
    page.locator("main li, main section").first.wait_for()
    anna.until(lambda: page.locator("main").inner_text() == text, "the rules")
    assert page.locator(".strip.off").inner_text().startswith("Offline.")
    page.context.set_offline(False)
    page.locator(".strip.off").wait_for(state="detached")

    table, token = served.new_table("revachol", **AGAINST_A_BOT)
    anna.sit(served, table, token, "revachol")
    assert anna.answer()
    anna.asked()
    version = anna.update["version"]
    page.context.set_offline(True)
    page.locator(".strip.off").wait_for()
    page.locator(".action .btn.go, .action .answer").first.click()
    anna.until(lambda: "Your answer is kept" in page.locator(".strip.off").inner_text(), "that it is kept")
    page.context.set_offline(False)
    page.locator(".strip.off").wait_for(state="detached")
    anna.until(lambda: anna.update["version"] > version, "the answer goes out")
    urls = page.evaluate("caches.open('tablee-1').then((c) => c.keys()).then((all) => all.map((r) => r.url))")
    assert not [url for url in urls if "/api/tables" in url or token in url]
    forgive(anna)
