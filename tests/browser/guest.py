"""Somebody at a page: what the page was told, what it said, what went wrong in it; how it is played by clicking, and
by keys alone."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import ConsoleMessage, Page, WebSocket

from tests.server.served import Message, Served

PATIENCE: Final = 40.0
"""Seconds after which somebody who waits gives up: a bound, not a measure."""
A_MOMENT: Final = 15
"""Milliseconds in which the page goes on while a condition does not hold yet."""
CLICKS: Final = 4
"""On things for one question, before a button of the action bar is taken."""

MOST_TABS: Final = 250
MOST_PRESSES: Final = 12

THINGS: Final = {
    "revachol": [".rv .is-legal[data-thing]", ".rv .is-legal [data-thing]"],
    "elekt": [".elk .slot.legal", ".elk .legal[data-thing]", ".elk .card.can"],
    "lanterns": [".plain .card.legal"],
    "ecos": [
        ".ecos .choices .over",
        ".ecos .choices .go",
        ".ecos .way:not(.deckof)",
        ".ecos .flag.whole",
        ".ecos [data-stop]",
        ".ecos .slot.legal",
        ".ecos .dial.legal",
        ".ecos .hc.legal",
    ],
}
"""What may be clicked on the table: an earlier kind goes first, for it ends what a later one begins."""
IN_THE_WAY: Final = ".rv .event .btn.on"
"""What has happened is told on top of the table; it is read first."""
IN_THE_BAR: Final = [".action .btn.go", ".action .btn.no", ".action .answer"]

REACHABLE: Final = """
([way, kinds, spent, luck]) => {
  document.querySelectorAll(way).forEach((each) => each.click());
  for (const kind of kinds) {
    const all = [...document.querySelectorAll(kind)];
    for (let i = 0; i < all.length; i++) {
      const element = all[(i + Math.floor(luck * all.length)) % all.length];
      const { thing, stop } = element.dataset;
      const name = thing ?? stop ?? element.getAttribute("aria-label") ?? element.textContent;
      if (spent.includes(name) || element.closest("[inert]")) continue;
      element.scrollIntoView?.({ block: "nearest", inline: "nearest", behavior: "instant" });
      const { left, top, width, height } = element.getBoundingClientRect();
      for (const [part, down] of [[0.5, 0.5], [0.2, 0.2], [0.15, 0.8], [0.8, 0.85]]) {
        const [x, y] = [left + width * part, top + height * down];
        const hit = document.elementFromPoint(x, y);
        if (hit && (element === hit || element.contains(hit))) return { name, x, y };
      }
    }
  }
  return null;
}
"""
"""One of the things that the mouse can reach, from a place on that is left to luck: to try all of them takes long on a
large map."""

NOTE_ANSWERS: Final = """
window.answersGiven = 0;
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (said) {
  if (JSON.parse(said).type === "answer") window.answersGiven += 1;
  return send.call(this, said);
};
"""
"""Counted in the page: what its socket has said is known here only some time later."""
SIT: Final = """
{
  const [server, once, kept] = %s;
  if (location.origin === server && !sessionStorage.getItem(once)) {
    sessionStorage.setItem(once, "");
    localStorage.setItem("tablee.tables", JSON.stringify(kept));
  }
}
"""
SHOWN: Final = "document.querySelector('.action.yours')?.dataset.question"
DRAWN: Final = "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn))))"
"""Whatever a key, a click or a message set going without waiting has been done and drawn."""


class Guest:
    """One page, and everything its sockets told and said."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.told: list[str] = []
        self.said: list[Message] = []
        self.room: Message = {}
        self.update: Message = {}
        self.updates: list[Message] = []
        self.mistakes: list[str] = []
        self.sittings = 0
        self.by_thing = 0
        self.by_button = 0
        page.add_init_script(NOTE_ANSWERS)
        page.on("websocket", self._connected)
        page.on("console", self._noted)
        page.on("pageerror", lambda error: self.mistakes.append(f"page error: {error}"))

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._heard(str(frame)))
        socket.on("framesent", lambda frame: self.said.append(json.loads(str(frame))))

    def _heard(self, frame: str) -> None:
        self.told.append(frame)
        message: Message = json.loads(frame)
        if message["type"] == "room":
            self.room = message
        elif message["type"] == "update":
            self.update = message
            self.updates.append(message)

    def _noted(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.mistakes.append(f"console: {message.text}")

    # Coming to a table.

    def sit(self, served: Served, table: str, token: str, game: str, seats: tuple[int, ...] = (0,)) -> None:
        """With the token in the storage of the device, as if the page had made the table or joined it: put there when
        this page comes to the table for the first time."""
        kept = {"table": table, "token": token, "name": "Anna", "game": game, "seats": list(seats), "at": 0}
        self.sittings += 1
        self.page.add_init_script(SIT % json.dumps([served.address, f"sat-{id(self)}-{self.sittings}", [kept]]))
        self.page.goto(f"{served.address}/t/{table}")

    def until(self, holds: Callable[[], Any], what: str) -> None:
        """Let the page go on until it holds; within bounds."""
        before = time.monotonic()
        while not holds():
            assert time.monotonic() - before < PATIENCE, f"{what} did not come; the page says: {self.mistakes}"
            self.page.wait_for_timeout(A_MOMENT)

    # What is asked.

    @property
    def question(self) -> Message | None:
        """The open one that is not answered yet."""
        found: Message | None = self.update.get("question")
        return None if found is None or found["sealed"] else found

    @property
    def is_over(self) -> bool:
        return bool(self.update) and self.update["over"] is not None

    def totals(self) -> list[int]:
        """What everybody reached at the end."""
        return [each["total"] for each in self.update["over"]["standings"]]

    @property
    def answers(self) -> int:
        return sum(message["type"] == "answer" for message in self.said)

    def asked(self) -> Message | None:
        """The next question, drawn; None if the game is over before. The socket tells of it before the page shows it:
        a key that comes in between would answer the one before."""
        self.until(lambda: self.is_over or (self.question is not None and self._shows(self.question)), "a question")
        return None if self.is_over else self.question

    def _shows(self, question: Message) -> bool:
        return bool(self.page.evaluate(SHOWN) == question["id"])

    # Answering by clicks.

    def answer(self) -> bool:
        """Answer what is asked, by a thing on the table if there is one; False if the game is over."""
        question = self.asked()
        if question is None:
            return False
        game = str(self.room["game"])
        given = self.given()
        spent: list[str] = []
        for _ in range(CLICKS):
            if not self._click(THINGS.get(game, []), spent):
                break
            if self.is_answered(question, given):
                self.by_thing += 1
                return True
        for kind in IN_THE_BAR:
            if self._click([kind], []) and self.is_answered(question, given):
                self.by_button += 1
                return True
        self.page.locator(".action .all").click()
        entries = self.page.locator("dialog[open] ol li button")
        entries.nth(self.chance.randrange(entries.count())).click()
        assert self.is_answered(question, given), f"the list did not answer {question}"
        self.by_button += 1
        return True

    def _click(self, kinds: list[str], spent: list[str]) -> bool:
        """One of the things that can be reached by the mouse; whether there was one."""
        thing = self.page.evaluate(REACHABLE, [IN_THE_WAY, kinds, spent, self.chance.random()])
        if thing is None:
            return False
        spent.append(thing["name"])
        self.page.mouse.click(thing["x"], thing["y"])
        return True

    def given(self) -> int:
        """Answers that the page has said since it was loaded."""
        return int(self.page.evaluate("window.answersGiven"))

    def is_answered(self, question: Message, given: int) -> bool:
        """Whether the last click or key said an answer; if it did, what comes of it is waited for."""
        if int(self.page.evaluate(f"{DRAWN}.then(() => window.answersGiven)")) == given:
            return False
        self.until(lambda: self.is_over or self.question is None or self.question["id"] != question["id"], "an update")
        return True


class KeyGuest(Guest):
    """Never touches the mouse: in turn goes to things with `n`, and to answers by their number or through the list."""

    things_every = 2
    """Of so many answers one is looked for among the things."""

    def answer(self) -> bool:
        question = self.asked()
        if question is None:
            return False
        given = self.given()
        for _ in range(CLICKS if given % self.things_every == 0 else 0):
            for _ in range(self.chance.randint(1, 3)):
                self.page.keyboard.press("n")
            self.page.keyboard.press("Enter")
            if self.is_answered(question, given):
                self.by_thing += 1
                return True
        number = 1 + self.chance.randrange(len(question["options"]))
        if len(question["options"]) <= 9:
            self.page.keyboard.press(str(number))
        else:
            self.page.keyboard.press("a")
            self.page.locator("dialog[open] input").wait_for()
            self.page.keyboard.type(str(number))
            self.page.keyboard.press("Enter")
        assert self.is_answered(question, given), f"no key answered {question}"
        self.by_button += 1
        return True

    def press_until(self, key: str, holds: Callable[[], bool]) -> None:
        """As often as it takes, within bounds."""
        for _ in range(MOST_PRESSES):
            if holds():
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"{key} does not lead there")

    def tab_to(self, where: str) -> None:
        """Go on with Tab until the focus is there."""
        for _ in range(MOST_TABS):
            if self.page.evaluate("where => document.activeElement.matches(where)", where):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {where}")


def is_nowhere_wider(guest: Guest) -> bool:
    return bool(guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
