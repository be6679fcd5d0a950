"""Being at the table: who is away, what the others may do then, talk before the game, and orders for formalities."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Seat
from tests.browser.guest import Guest
from tests.browser.told import PHONE, asked, labels, sit_at, tell, update_of
from tests.server.push_service import Browser as Called
from tests.server.push_service import PushService, push_service, written
from tests.server.served import PATIENCE, Person, Served

ORDERS = "localStorage.setItem('tablee.prefs', JSON.stringify({ orders: true }))"


SUBSCRIBES = """
window.Notification = class {
  static get permission() { return localStorage.getItem("may-notify") ?? "default"; }
  static requestPermission = async () => (localStorage.setItem("may-notify", "granted"), "granted");
};
PushManager.prototype.getSubscription = async () => window.subscription ?? null;
PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
  window.subscribed = { userVisibleOnly, key: [...applicationServerKey] };
  return (window.subscription = {
    options: { applicationServerKey: applicationServerKey.buffer },
    toJSON: () => (TOLD),
    unsubscribe: async () => ((window.subscription = null), true),
  });
};
"""
"""A browser without a screen knows no push service: this one is called at the address that stands in TOLD."""
THE_OFFER = 7_000
"""Milliseconds: by then others have been waited for long enough to offer it."""


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


@pytest.fixture(scope="module")
def soon(launched: object, service: PushService, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server where nobody is waited for longer than a second, and which calls browsers."""
    data = tmp_path_factory.mktemp("data")
    push = ("--push-key", str(data / "push.pem"), "--push-contact", "mailto:host@tablee.example")
    found = Served(data, "--no-limits", "--away-seconds", "1", "--push-service", service.address, *push)
    yield found
    found.close()
    assert found.faults() == []


def play_until(bo: Person, anna: Guest, waiting: list[int]) -> None:
    """Both answer until these are waited for."""
    while bo.update["waiting"] != waiting:
        if 1 in bo.update["waiting"]:
            told = bo.answer()
            while bo.update["version"] < told["version"]:
                bo.hear()
        else:
            assert anna.answer()
            while bo.update["move"] < anna.update["move"]:
                bo.hear()


@pytest.mark.long
def test_the_page_asks_to_be_called_and_is_called_when_it_is_closed(
    soon: Served, service: PushService, guest: Seat
) -> None:
    """From the offer to what the push service is told; and no more calls once somebody wants none."""
    anna = guest(seed=33, service_workers="allow")
    page = anna.page
    table, token = soon.new_table("revachol", seats=[{"kind": "me"}, {"kind": "link"}])
    called = Called(f"{service.address}/{table}")
    told = called.subscription()
    subscription = {"endpoint": told["endpoint"], "keys": {name: told[name] for name in ("p256dh", "auth")}}
    page.add_init_script(SUBSCRIBES.replace("TOLD", json.dumps(subscription)))
    page.clock.install()
    anna.sit(soon, table, token, "revachol")
    page.locator(".room .fill").wait_for()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")  # the waiting room is seen at once
    with soon.person(table, soon.join(table, "Bo")) as bo:
        page.evaluate(
            "navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready).then(() => 1)"
        )
        bo.until("room")
        page.locator(".start .pri").click()
        bo.until("update")
        play_until(bo, anna, [1])
        page.clock.fast_forward(THE_OFFER)
        with page.expect_request("**/calls") as asking:
            page.get_by_role("button", name="Yes, call me").click()
        page.locator(".strip", has_text="also when this page is closed").wait_for()
        subscribed = page.evaluate("window.subscribed")
        assert subscribed["userVisibleOnly"] is True
        assert written(bytes(subscribed["key"])) == soon.ask("/api/home")[1]["push"]
        assert asking.value.post_data_json == told

        # Nobody looks any more, and it is Anna's turn.
        before = len(service.came)
        page.goto("about:blank")
        bo.until("room", lambda room: not room["seats"][0]["online"])
        while bo.update["waiting"] == [1]:
            bo.answer()
        assert service.wait(before + 1, PATIENCE)
        said = called.opened(service.came[before][2])
        assert (said["title"], said["path"]) == ("Your turn – Echoes of Revachol", f"/t/{table}")

        # Back again, and tired of it.
        page.goto(f"{soon.address}/t/{table}")
        play_until(bo, anna, [1])
        anna.until(lambda: page.evaluate("!!window.subscription"), "the browser is known again")
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Preferences").click()
        with page.expect_request("**/calls") as ending:
            page.get_by_role("radiogroup", name="Call me on my turn").get_by_text("No", exact=True).click()
        assert ending.value.post_data_json == {"endpoint": ""}
        assert page.evaluate("window.subscription") is None


def test_two_at_one_device_talk_as_whoever_looks(served: Served, guest: Seat) -> None:
    """Hot-seat: the chat is there, says who spoke, and nothing of it is in the page behind the cover."""
    anna = guest(seed=34)
    names = ("Anna", "Bo")
    table, token = served.new_table("revachol", seats=[{"kind": "me"}, {"kind": "device", "name": "Bo"}], start=True)
    anna.sit(served, table, token, "revachol", seats=(0, 1))
    page = anna.page
    for turn in range(2):
        cover = page.locator(".cover")
        cover.wait_for()
        assert page.locator(".drawer, [role=log]").count() == 0
        seat = next(i for i, name in enumerate(names) if name in cover.inner_text())
        cover.get_by_role("button").click()
        page.get_by_role("tab", name="Chat").click()
        box = page.get_by_role("tabpanel", name="Chat")
        assert box.locator("p b").count() == turn  # what was said before is still there
        box.get_by_role("textbox").fill("Your turn soon")
        box.get_by_role("button", name="Send").click()
        box.locator("p", has=page.locator(f"b.who:text-is('{names[seat]}')"), has_text="Your turn soon").wait_for()
        while anna.update["waiting"] == [seat]:
            assert anna.answer()


def test_who_is_away_is_seen_and_a_bot_plays_until_they_are_back(soon: Served, guest: Seat, browser: Browser) -> None:
    """From the waiting room, where people talk, to the empty chair."""
    anna = guest(seed=31, **PHONE)
    table, token = soon.new_table("revachol", seats=[{"kind": "me"}, {"kind": "link"}])
    anna.sit(soon, table, token, "revachol")
    page = anna.page
    with soon.person(table, soon.join(table, "Bo")) as bo:
        bo.until("room")
        page.locator(".talk input").fill("Ready when you are")
        page.locator(".talk form button").click()
        bo.until("chatted", lambda told: told["lines"][-1]["text"] == "Ready when you are")
        bo.do("chat", phrase="hello")
        page.locator(".talk .body", has_text="Hello").wait_for()
        page.locator(".start .pri").click()
        bo.until("update")
        play_until(bo, anna, [1])
        assert page.locator(".snote.gone-out").count() == 0
    page.get_by_role("img", name="Bo is not at the table just now.").wait_for()
    strip = page.locator(".strip", has_text="The game waits for Bo")
    strip.wait_for()
    for button in strip.locator("button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    strip.get_by_role("button", name="Remind").click()
    page.locator(".strip", has_text="Bo cannot be reached from here").wait_for()
    page.locator(".strip").get_by_role("button", name="A bot plays until then").click()
    anna.asked()
    assert page.locator(".strip").count() == 0
    assert page.locator(".snote.gone-out").count() == 0


def test_a_lone_answer_is_given_by_a_standing_order(served: Served, guest: Seat) -> None:
    """ECO-49: after a while, unless somebody says wait; one that was taken back is not given again."""
    ana = guest(seed=32)
    ana.page.add_init_script(ORDERS)
    table = asked("ecos", "Respond")
    sit_at(ana, served, table)
    update = update_of(table)
    assert labels(ana) == []  # there was a choice
    rotate = [option for option in update["question"]["options"] if option["says"] == "rotate"]
    lone = {**update, "question": {**update["question"], "id": "lone", "options": rotate}, "version": 10_000}
    tell(ana, lone)
    ana.page.locator(".action .standing").wait_for()
    ana.page.locator(".action .wait").click()
    ana.page.locator(".action .standing").wait_for(state="detached")
    assert labels(ana) == []
    tell(ana, {**lone, "question": {**lone["question"], "id": "next"}, "version": 10_001})
    ana.until(lambda: labels(ana) == [rotate[0]["label"]], "the order")
    tell(
        ana,
        {
            **lone,
            "question": {**lone["question"], "id": "next", "sealed": rotate[0]["label"]},
            "undoable": 1,
            "version": 10_002,
        },
    )
    ana.page.keyboard.press("u")
    ana.until(lambda: ana.page.evaluate("window.said.some((m) => m.type === 'undo')"), "undoing")
    tell(ana, {**lone, "question": {**lone["question"], "id": "again"}, "version": 10_003})
    assert ana.page.locator(".action .standing").count() == 0
