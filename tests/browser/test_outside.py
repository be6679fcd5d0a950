"""Games that no file of this repository draws: with the plain table, and with a table that their package brings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest

from tests.browser.conftest import Launched, Seat
from tests.browser.test_every_page import find_serious
from tests.installed import install, install_with_table
from tests.server.served import Served

MOST: Final = 100
WISH: Final[dict[str, Any]] = {"seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}], "start": True}


@pytest.fixture(scope="module")
def outside(launched: Launched, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server beside which two games from outside are installed."""
    site = tmp_path_factory.mktemp("site")
    install(site)
    install_with_table(site)
    found = Served(tmp_path_factory.mktemp("data"), "--no-limits", packages=site)
    yield found
    found.close()
    assert found.faults() == []


@pytest.mark.long
def test_a_game_from_outside_is_played_to_its_end_at_the_plain_table(outside: Served, guest: Seat) -> None:
    anna = guest(seed=4, bypass_csp=True)
    page = anna.page
    page.goto(outside.address)
    page.locator(".game h2", has_text="Lanterns").first.wait_for()
    table, token = outside.new_table("lanterns", **WISH)
    anna.sit(outside, table, token, "lanterns")
    anna.asked()
    hand = page.locator(".plain .side.mine [data-zone=hand]")
    assert hand.locator("h3").inner_text().startswith("Hand")
    assert hand.locator(".card").count() == 3
    others = page.locator(".plain .side:not(.mine) [data-zone=hand] .card")
    assert others.inner_text().split() == ["a", "hidden", "card", "×", "3"]
    assert "{" not in page.locator(".plain .scrolls").inner_text()
    assert find_serious(anna, "the plain table") == []
    answers = 0
    while anna.answer():
        answers += 1
        assert answers < MOST
    page.locator("dialog[open] .over").wait_for()
    assert page.locator("dialog[open] .over tbody tr").count() == 2


@pytest.mark.long
def test_a_package_brings_its_table_with_it(outside: Served, guest: Seat) -> None:
    anna = guest(seed=4)
    table, token = outside.new_table("counted", **WISH)
    anna.sit(outside, table, token, "counted")
    anna.asked()
    page = anna.page
    assert page.locator("#foreign").inner_text() == "counted 1"
    for _ in range(40):
        if anna.update["view"]["count"] > 1 or not anna.answer():
            break
    assert anna.update["view"]["count"] > 1
    anna.until(
        lambda: page.locator("#foreign").inner_text() == f"counted {anna.update['view']['count']}", "the new count"
    )


def test_only_what_is_for_browsers_is_served(outside: Served) -> None:
    status, headers, body = outside.ask_raw("/games/counted/web/table.js")
    assert status == 200
    assert b"export function mount" in body
    assert headers["content-type"].startswith("text/javascript")
    assert "script-src 'self';" in headers["content-security-policy"]
    for path in (
        "counted/web/../game.py",
        "counted/web/%2e%2e/game.py",
        "lanterns/web/table.js",
        "nothing/web/table.js",
    ):
        assert outside.ask_raw(f"/games/{path}")[0] == 404
