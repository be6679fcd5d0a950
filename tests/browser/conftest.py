"""A real browser before a real server. Without a browser the tests are skipped, unless $TABLEE_BROWSER is `required`.

Browser and server are started once per worker. Playwright keeps an event loop running in the thread of the tests, and
other tests of the same worker start loops of their own: between two tests in the browser it is laid aside.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser import chromium
from tests.browser.guest import PATIENCE, Guest, KeyGuest
from tests.server.served import Message, Served

WEB: Final = Path(__file__).parents[2] / "src" / "tablee" / "web" / "index.html"
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--renderer-process-limit=1",  # a tenth less for every page than a process of its own
]
UNPAINTED: Final = "--force-gpu-mem-available-mb=0"
"""No pixels, which no test looks at: a quarter less for every page. Who takes pictures leaves it out."""
DESK: Final = {"width": 1440, "height": 900}
EXPERIENCED: Final = """
{
const games = ["revachol", "elekt", "ecos", "lanterns", "counted"];
try {
  localStorage.setItem("tablee.finished", JSON.stringify(games));
  const had = JSON.parse(localStorage.getItem("tablee.prefs") ?? "{}");
  localStorage.setItem("tablee.prefs", JSON.stringify({ pace: "quick", ...had }));
} catch {}
}
"""
"""A device on which every game was finished once: nothing is confirmed there unless somebody wants it, and nobody is
made to wait for bots."""

FIXED_DEAL: Final = """
{
  const send = window.fetch;
  window.fetch = (url, how, ...more) => {
    const isNewTable = how?.method === "POST" && String(url).endsWith("/api/tables");
    const body = isNewTable ? JSON.stringify({ ...JSON.parse(how.body), entropy: ENTROPY }) : how?.body;
    return send.call(window, url, isNewTable ? { ...how, body } : how, ...more);
  };
}
"""

Seat = Callable[..., Guest]
KeySeat = Callable[..., KeyGuest]
G = TypeVar("G", bound=Guest)


def pytest_itemcollected(item: pytest.Item) -> None:
    """A page costs more than a second of processor: at once every test is tried in one case and every value in one
    test, the rest with `-m long`. A test that is marked itself tries each of its own values."""
    item.add_marker(pytest.mark.each_value(together="in a browser"))


def do_without(reason: str) -> None:
    if os.environ.get("TABLEE_BROWSER") == "required":
        pytest.fail(f"TABLEE_BROWSER=required, but: {reason}")
    pytest.skip(reason)


def drawn(guest: Guest) -> Message:
    """The next question, which the page shows: the game is not over."""
    question = guest.asked()
    assert question is not None
    return question


class Launched(NamedTuple):
    browser: Browser
    loop: asyncio.AbstractEventLoop | None  # Playwright's


@pytest.fixture(scope="session")
def launched() -> Iterator[Launched]:
    if not WEB.is_file():
        do_without("The browser table is not built (src/tablee/web is not there; it was left out by TABLEE_UI=0).")
    try:
        found = chromium.find()
    except chromium.NoBrowser as reason:
        do_without(str(reason))
        raise
    environment: dict[str, str | float | bool] = {**os.environ, **found.environment}
    playwright = sync_playwright().start()
    opened = playwright.chromium.launch(executable_path=found.executable, args=[*FLAGS, UNPAINTED], env=environment)
    loop = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield Launched(opened, loop)
    asyncio._set_running_loop(loop)
    opened.close()
    playwright.stop()


@pytest.fixture
def browser(launched: Launched) -> Iterator[Browser]:
    asyncio._set_running_loop(launched.loop)
    yield launched.browser
    asyncio._set_running_loop(None)


@pytest.fixture(scope="session")
def served(launched: Launched, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that is shared by the tests of a worker."""
    found = Served(tmp_path_factory.mktemp("data"), "--no-limits")
    yield found
    found.close()
    assert found.faults() == []


@pytest.fixture
def own_server(browser: Browser, tmp_path: Path) -> Iterator[Served]:
    """A server of the test's own, to be stopped and started."""
    found = Served(tmp_path / "data", "--no-limits")
    yield found
    found.close()
    assert found.faults() == []


@pytest.fixture
def guest(browser: Browser) -> Iterator[Seat]:
    yield from guests(browser, Guest)


@pytest.fixture
def key_guest(browser: Browser) -> Iterator[KeySeat]:
    yield from guests(browser, KeyGuest)


def fixed_deal(guest: int) -> str:
    """The page's part of the shuffle follows from the test, as that of `Served.new_table`: a game that a person opens
    in the page is the same in every run. Done in the page: a route of Playwright's holds up whatever is asked for."""
    test = os.environ.get("PYTEST_CURRENT_TEST", "").partition(" ")[0]
    return FIXED_DEAL.replace("ENTROPY", json.dumps(hashlib.sha256(f"{test} {guest}".encode()).hexdigest()))


def guests(browser: Browser, kind: type[G]) -> Iterator[Callable[..., G]]:
    """Makes guests, each with a device of its own. At the end no page may have complained."""
    made: list[G] = []

    def come(seed: int = 1, is_new: bool = False, **device: Any) -> G:
        usual: dict[str, Any] = {"viewport": DESK, "reduced_motion": "reduce", "locale": "en-GB"}
        usual["service_workers"] = "block"  # what they keep is a test of its own
        context = browser.new_context(**{**usual, **device})
        context.set_default_timeout(PATIENCE * 1000)
        context.add_init_script(fixed_deal(len(made) + 1))
        if not is_new:
            context.add_init_script(EXPERIENCED)
        made.append(kind(context.new_page(), seed))
        return made[-1]

    yield come
    mistakes = [mistake for each in made for mistake in each.mistakes]
    for each in made:
        each.page.context.close()
    assert mistakes == []
