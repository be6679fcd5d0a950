"""What a new device loads until it can answer for the first time: few files, and small."""

from __future__ import annotations

import json
from typing import Final

import pytest

from tests.browser.conftest import Seat
from tests.browser.guest import Guest
from tests.server.served import Message, Served

MOST_BYTES: Final = 250 * 1024
MOST_REQUESTS: Final = 20
WATCH: Final = """
new MutationObserver(() => {
  if (window.barAt === undefined && document.querySelector(".action")) window.barAt = performance.now();
}).observe(document, { childList: true, subtree: true });
"""
LOADED: Final = """
() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .filter(({ name }) => name.startsWith("http"))
  .map(({ name, startTime, responseEnd, transferSize, encodedBodySize, decodedBodySize }) =>
    ({ name, begins: startTime, ends: responseEnd, bytes: transferSize, sent: encodedBodySize, held: decodedBodySize }))
"""


def first_bar(guest: Guest, served: Served, game: str) -> tuple[list[Message], float]:
    """Everything that was loaded, and the moment of the first action bar, in a game that has begun."""
    bots = [{"kind": "bot"}, {"kind": "bot"}]
    table, token = served.new_table(game, seats=[{"kind": "me"}, *bots], start=True)
    kept = {"table": table, "token": token, "name": "Anna", "game": game, "seats": [0], "at": 0}
    guest.page.add_init_script(f"localStorage.setItem('tablee.tables', JSON.stringify([{json.dumps(kept)}])); {WATCH}")
    guest.page.goto(f"{served.address}/t/{table}")
    guest.page.locator("main.table .action").wait_for()
    guest.page.wait_for_load_state("networkidle")
    found: list[Message] = guest.page.evaluate(LOADED)
    return found, float(guest.page.evaluate("window.barAt"))


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", ["revachol", "elekt", "ecos"])
def test_first_bar_needs_little(served: Served, guest: Seat, game: str, language: str) -> None:
    loaded, bar = first_bar(guest(locale=language), served, game)
    before = [each for each in loaded if each["begins"] < bar]
    told = [f"{each['name'].rpartition('/')[2]}: {each['bytes']}" for each in before]
    assert len({each["name"] for each in before}) <= MOST_REQUESTS, told
    assert sum(each["bytes"] for each in before) <= MOST_BYTES, told


def test_texts_go_out_compressed(served: Served, guest: Seat) -> None:
    """Scripts, styles, drawings, words and cards. Fonts are so already; what is told of a table never is."""
    loaded, _ = first_bar(guest(), served, "elekt")
    for each in loaded:
        path = each["name"].removeprefix(served.address)
        is_text = path.endswith((".js", ".css", ".svg")) or path.startswith(("/api/words", "/api/cards", "/t/"))
        if is_text and each["held"] > 1000:
            assert each["sent"] < each["held"] * 0.7, each
        elif path.startswith("/api/tables"):
            assert each["sent"] == each["held"], each
