"""Cards on paper: sheets in the browser, and the PDF that `tablee cards print` makes of them."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tablee import registry
from tests.browser import chromium
from tests.browser.conftest import Seat
from tests.server.served import SOURCES, Served

TOO_LONG: Final = """() => [...document.querySelectorAll(".drawn")].filter((drawn) => {
  const face = drawn.firstElementChild;
  const box = drawn.getBoundingClientRect();
  const cut = (each) => each.clientHeight > 0 && getComputedStyle(each).overflowY !== "visible"
    && each.scrollHeight > each.clientHeight + 2;
  return cut(face) || face.scrollHeight > drawn.clientHeight + 2
    || [...face.querySelectorAll("p, h3, .fxt, .name, .title, .skill, .quote, .line")].some((each) =>
      each.getClientRects().length && (cut(each) || each.getBoundingClientRect().bottom > box.bottom + 1));
}).map((drawn) => drawn.parentElement.dataset.card)"""
A_PAGE: Final = re.compile(rb"/Type /Page\b(?!s)")
PATIENCE: Final = 180


@pytest.mark.long
@pytest.mark.parametrize("game", registry.GAMES)
def test_every_card_stands_whole_on_paper(served: Served, guest: Seat, game: str) -> None:
    ana = guest()
    cards = registry.house_cards(game).every_card()
    for query in ("language=en", "language=fr&paper=letter", "language=ru&size=mini"):
        ana.page.goto(f"{served.address}/print/{game}?{query}")
        ana.page.locator("[data-drawn]").wait_for()
        ana.page.evaluate("document.fonts.ready.then(() => true)")
        shown = ana.page.eval_on_selector_all("[data-card]:has(.drawn)", "all => all.map((one) => one.dataset.card)")
        assert [card for card in shown if card] == list(cards), query
        assert ana.page.evaluate(TOO_LONG) == [], query
    fronts, backs = ana.page.locator(".sheet:has(.drawn)").count(), ana.page.locator(".sheet:has(.back)").count()
    assert fronts == backs == -(-len(cards) // 16)
    ana.page.locator("label.check input").uncheck()
    assert ana.page.locator(".back").count() == 0


def test_backs_lie_behind_their_fronts(served: Served, guest: Seat) -> None:
    """Turned over on the long edge, the first of a row is the last."""
    ana = guest()
    ana.page.goto(f"{served.address}/print/ecos?only=grazing_plain")
    ana.page.locator("[data-drawn]").wait_for()
    front, back = ana.page.locator("[data-card=grazing_plain]").bounding_box(), ana.page.locator(".back").bounding_box()
    sheet = ana.page.locator(".sheet").first.bounding_box()
    assert front is not None
    assert back is not None
    assert sheet is not None
    mirrored = sheet["x"] + sheet["width"] - (front["x"] + front["width"] / 2 - sheet["x"])
    assert abs(back["x"] + back["width"] / 2 - mirrored) < 2


def test_a_set_that_nobody_knows_is_no_page(served: Served, guest: Seat) -> None:
    ana = guest()
    ana.page.route("**/api/cards/nothing/en", lambda route: route.fulfill(status=200, body="not cards"))
    ana.page.goto(f"{served.address}/print/ecos?set=nothing")
    ana.page.locator(".nopage, main").first.wait_for()
    assert ana.page.locator("[data-drawn]").count() == 0


@pytest.mark.long
def test_the_cards_that_a_file_changes_become_a_pdf(
    launched: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two sheets: the fronts and the backs of one card."""
    text = registry.card_text("ecos")
    file, out = tmp_path / "own.toml", tmp_path / "own.pdf"
    file.write_text(re.sub(r"^leaves\s*=\s*3$", "leaves = 4", text, count=1, flags=re.MULTILINE), "utf-8")
    found = chromium.find()
    for name, value in {
        **found.environment,
        "TABLEE_CHROMIUM": str(found.executable),
        "PYTHONPATH": str(SOURCES),
    }.items():
        monkeypatch.setenv(name, value)
    command = [sys.executable, "-m", "tablee", "cards", "print", "ecos", str(file), "--changed", "--out", str(out)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stderr) == (0, "")
    assert "1 card;" in done.stdout
    content = out.read_bytes()
    assert content.startswith(b"%PDF")
    assert len(A_PAGE.findall(content)) == 2
    file.write_text(text, "utf-8")
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode != 0
    assert "nothing differs from the house set" in done.stderr
    assert out.read_bytes() == content
