"""`tablee cards print`: the sheets of `/print/<game>` as a PDF, made by a browser of this machine that nobody sees."""

from __future__ import annotations

import base64
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

from tablee import registry
from tablee.cli import files
from tablee.core.cardset import CardSet
from tablee.core.fault import wrong
from tablee.core.printed import printed as printed_as
from tablee.errors import UserError

BROWSERS: Final = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "msedge",
    "brave-browser",
)
NAMED: Final = "TABLEE_CHROMIUM"
PATIENCE: Final = 120
LOOK_AGAIN: Final = 0.1
LISTENS: Final = "DevTools listening on "
IS_DRAWN: Final = """
!!document.querySelector("[data-drawn]") && document.fonts.status === "loaded"
  && [...document.images].every((picture) => picture.complete)
"""


class Paper(StrEnum):
    a4 = "a4"
    letter = "letter"


class Size(StrEnum):
    poker = "poker"
    mini = "mini"


def browser() -> list[str]:
    """A Chromium of this machine, and what it is started with."""
    named = os.environ.get(NAMED)
    found = named if named else next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None or not Path(found).is_file():
        fault = wrong("no-browser", "a PDF is made by a Chromium, Chrome or Edge of this machine, and none was found")
        if named:
            fault = wrong("no-browser-at", "${variable}: there is no browser at {file}", variable=NAMED, file=named)
        words = "{what}; without one: tablee serve, open /print/<game>, and print from there"
        raise UserError(wrong("print-by-hand", words, what=fault))
    flags = [
        "--headless",
        "--disable-gpu",
        "--no-first-run",
        "--disable-background-networking",
        "--no-pdf-header-footer",
    ]
    return [found, *flags, *(["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else [])]


def changed(cards: CardSet, before: CardSet) -> list[str]:
    """The cards that another set does not have like this: in what they do, or in what stands on them, pictures too."""

    def said(found: CardSet, card: str) -> object:
        face = found.face(card)
        lines = (
            [] if "line" in face else [str(line) for line in found.printed_lines(card)]
        )  # the house has texts instead
        return face, lines, found.names.get(found.message(card)), found.picture(printed_as(card))

    known = set(before.every_card())
    return [card for card in cards.every_card() if card not in known or said(cards, card) != said(before, card)]


def to_pdf(
    game: str, file: str | None, out: Path, paper: Paper, size: Size, language: str, only: list[str], backs: bool
) -> None:
    """Serve the set on this machine alone, and let the browser print it."""
    chromium = browser()
    with tempfile.TemporaryDirectory(prefix="tablee-print-") as place, serving(Path(place)) as address:
        asked = {"paper": paper.value, "size": size.value, "language": language, "backs": "yes" if backs else "no"}
        if only:
            asked["only"] = ",".join(only)
        if file is not None:
            asked["set"] = _bring(address, game, file)
        page = f"{address}/print/{game}?{urllib.parse.urlencode(asked)}"
        files.write_whole(out, printed(chromium, Path(place, "profile"), page))


def printed(chromium: list[str], profile: Path, page: str) -> bytes:
    """What a browser prints of a page once it is drawn. It is told what to do over its debugging port."""
    from websockets.sync.client import connect

    command = [*chromium, f"--user-data-dir={profile}", "--remote-debugging-port=0", "about:blank"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as running:
        try:
            assert running.stderr is not None
            said = next((line for line in running.stderr if LISTENS in line), "")
            if not said:
                words = "{file} did not start; it may lack a library of this system"
                raise UserError(wrong("browser-ends", words, file=chromium[0]))
            port = urllib.parse.urlsplit(said.partition(LISTENS)[2].strip()).netloc
            new = urllib.request.Request(f"http://{port}/json/new?about:blank", method="PUT")
            with urllib.request.urlopen(new, timeout=PATIENCE) as tab:
                socket = json.load(tab)["webSocketDebuggerUrl"]
            with connect(socket, max_size=None, open_timeout=PATIENCE) as told:
                asked = 0

                def do(method: str, **given: object) -> dict[str, Any]:
                    nonlocal asked
                    asked += 1
                    told.send(json.dumps({"id": asked, "method": method, "params": given}))
                    while True:
                        heard: dict[str, Any] = json.loads(told.recv(PATIENCE))
                        if heard.get("id") == asked:
                            found: dict[str, Any] = heard.get("result", {})
                            return found

                do("Page.navigate", url=page)
                until = time.monotonic() + PATIENCE
                while not do("Runtime.evaluate", expression=IS_DRAWN).get("result", {}).get("value"):
                    if time.monotonic() > until:
                        words = "the cards were not drawn within {count} seconds"
                        raise UserError(wrong("cards-undrawn", words, count=PATIENCE))
                    time.sleep(LOOK_AGAIN)
                found = do("Page.printToPDF", preferCSSPageSize=True, printBackground=True)
                return base64.b64decode(found["data"])
        except TimeoutError:
            words = "{file} did not answer within {count} seconds"
            raise UserError(wrong("browser-silent", words, file=chromium[0], count=PATIENCE)) from None
        finally:
            running.terminate()


@contextmanager
def serving(data: Path) -> Iterator[str]:
    """A server for us alone; its address."""
    command = [
        sys.executable,
        "-m",
        "tablee",
        "serve",
        "--port",
        "0",
        "--no-browser",
        "--no-limits",
        "--data",
        str(data),
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        try:
            assert server.stdout is not None
            said = next((line for line in server.stdout if "http://" in line), "")
            if not said:
                words = "the server that draws the cards did not start; tablee serve says why"
                raise UserError(wrong("no-drawing-server", words))
            yield "http://" + said.split("http://")[1].strip()
        finally:
            server.terminate()


def _bring(address: str, game: str, file: str) -> str:
    """A table with these cards, so that the server knows them; by what it calls them."""
    from tablee.server.context import address_of

    cards = registry.cards(game, file)
    seats = [{"kind": "me"}, *[{"kind": "bot"}] * (registry.game(game).fewest - 1)]
    wish = {
        "game": game,
        "name": "Print",
        "seats": seats,
        "card_file": cards.text(),  # whole, with its pictures
        "card_set": Path(file).name,
    }
    request = urllib.request.Request(
        f"{address}/api/tables", json.dumps(wish).encode(), {"Content-Type": "application/json"}
    )
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE):
            return address_of(game, cards)
    except urllib.error.HTTPError as refused:
        what = json.load(refused)["error"]["text"]
        raise UserError(wrong("of-file", "{file}: {what}", file=file, what=what)) from None
