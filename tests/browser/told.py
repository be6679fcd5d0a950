"""A page that is told any position of a real game, and another one at the very moment a finger is down.

The page is the built one and comes from a real server; a socket of the test's own stands in for the server's.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from types import ModuleType
from typing import Final

from playwright.sync_api import CDPSession, Locator

from tablee import registry
from tablee.bots.random_bot import Random
from tablee.core.chance import Seeded
from tablee.core.stack import CHANCE, NOBODY
from tablee.core.table import Table, sit_down
from tests.browser.guest import DRAWN, Guest
from tests.scripts import loaded
from tests.server.served import Message, Served

PHONE: Final[Message] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TABLET: Final[Message] = {"viewport": {"width": 1180, "height": 820}, "has_touch": True}
NAMES: Final = ("Ana", "Bo", "Cy", "Dee", "Eve", "Fay")
SEEDS: Final = range(1, 30)
LONGEST: Final = 1500
STEPS: Final = 6
MOST_FRAMES: Final = 100

SOCKET: Final = """
window.said = [];
window.WebSocket = class {
  constructor() {
    this.readyState = 0;
    window.wire = this;
    setTimeout(() => { this.readyState = 1; this.onopen?.(); });
  }
  send(text) {
    const message = JSON.parse(text);
    window.said.push(message);
    if (message.type === "hello") BEGIN.forEach((one) => this.tell(one));
    if (message.type === "ping") queueMicrotask(() => this.tell({ type: "pong", key: message.key }));
  }
  tell(message) { this.onmessage?.({ data: JSON.stringify(message) }); }
  close() {}
};
"""
SIT: Final = """
localStorage.setItem("tablee.tables", JSON.stringify([KEPT]));
const prefs = JSON.parse(localStorage.getItem("tablee.prefs") ?? "{}");
localStorage.setItem("tablee.prefs", JSON.stringify({ ...PREFS, ...prefs }));
"""
MIDDLE: Final = """
(element) => {
  element.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
"""
AT_REST: Final = """
async (most) => {
  const drawn = () => DRAWN;
  const things = () => document.querySelectorAll("main .map .world, main button, main .card, main [data-thing]");
  const places = () => JSON.stringify([...things()].map((each) => {
    const { x, y, width } = each.getBoundingClientRect();
    return [x, y, width];
  }));
  let before = places();
  for (let frame = 0; frame < most; frame++) {
    await drawn();
    const now = places();
    if (now === before) return true;
    before = now;
  }
  return false;
}
""".replace("DRAWN", DRAWN)
TELL: Final = "(update) => { window.wire.tell(JSON.parse(update)); return DRAWN; }".replace("DRAWN", DRAWN)
"""Text in, text out: a large structure costs Playwright more than the page."""

Point = tuple[float, float]
Fits = Callable[[Table], bool]


@cache
def fixtures() -> ModuleType:
    """scripts/ui-fixtures, which tells a position as the wire would."""
    return loaded("ui-fixtures")


def moments(game_key: str, players: int, seeds: Iterable[int]) -> Iterator[Table]:
    """Games of bots that choose by chance, whenever the first seat is asked and may choose. It is one table: who wants
    a moment looks at once."""
    game = registry.game(game_key)
    for seed in seeds:
        table = sit_down(game, registry.house_cards(game_key), NAMES[:players], seed.to_bytes(32, "big"))
        bot, rng = Random(game), Seeded(seed)
        table.settle()
        for _ in range(LONGEST):
            if table.state.asked == NOBODY:
                break
            seats = [decision.seat for decision in game.pending(table.state) if decision.seat != CHANCE]
            if 0 in seats and len(options(table)) > 1:
                yield table
            table.answer(seats[0], bot.choose(table.state, seats[0], rng))
            table.settle()


def verb_of(table: Table) -> str:
    """What kind of question the first seat is asked."""
    decision = table.game.decision_of(table.state, 0)
    return "" if decision is None else decision.verb


def asked(game_key: str, verb: str, fits: Fits = lambda table: True, players: int = 3) -> Table:
    """At the first question of this kind to the first seat that fits."""
    for table in moments(game_key, players, SEEDS):
        if verb_of(table) == verb and fits(table):
            return table
    raise AssertionError(f"nobody is asked {verb}")


def every_question(game_key: str, language: str, players: int, games: int = 2) -> list[Message]:
    """What the first seat is told: each kind of question once, where it was asked with most answers."""
    found: dict[str, Message] = {}
    most: dict[str, int] = {}
    for table in moments(game_key, players, SEEDS[:games]):
        verb = verb_of(table)
        if len(options(table)) > most.get(verb, 1):
            most[verb] = len(options(table))
            found[verb] = update_of(table, language)
    return list(found.values())


def options(table: Table) -> list[str]:
    """The answers of the first seat."""
    decision = table.game.decision_of(table.state, 0)
    return [] if decision is None else list(decision.options)


def label_of(table: Table, answer: str) -> str:
    decision = table.game.decision_of(table.state, 0)
    assert decision is not None
    return str(table.game.label(table.state, decision, answer))


def update_of(table: Table, language: str = "en") -> Message:
    found: Message = fixtures().position(table, language, 0)["update"]
    return found


def view_of(table: Table) -> Message:
    """What the first seat sees: of an update what it costs least to make."""
    found: Message = table.game.view(table.state, 0)
    return found


class Fingers:
    """On the screen of a guest."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.cdp: CDPSession = guest.page.context.new_cdp_session(guest.page)

    def put(self, kind: str, *points: Point) -> None:
        touched = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        self.cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    def drag(self, *ways: tuple[Point, Point]) -> None:
        """One finger for each way."""
        self.put("touchStart", *[begin for begin, _ in ways])
        for step in range(1, STEPS + 1):
            part = step / STEPS
            self.put("touchMove", *[(a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part) for a, b in ways])
            self.guest.page.wait_for_timeout(20)
        self.put("touchEnd")

    def tap(self, at: Point) -> None:
        self.put("touchStart", at)
        self.put("touchEnd")


def sit_at(
    guest: Guest,
    served: Served,
    table: Table,
    language: str = "en",
    seats: Sequence[Message] = (),
    view: Callable[[Message], object] = lambda view: None,
) -> None:
    """Before the page of the server, told the position of that table as the first seat sees it. The room may know
    something else of its `seats`, from the first on, and the `view` may be otherwise."""
    game = table.game.key
    id, token = served.new_table(game)
    told = fixtures().position(table, language, 0)
    told["room"]["table"] = id
    for seat, known in zip(told["room"]["seats"], seats, strict=False):
        seat.update(known)
    view(told["update"]["view"])
    kept = {"table": id, "token": token, "name": "Ana", "game": game, "seats": [0], "at": 0}
    begin = json.dumps([told["room"], told["update"]])
    sit = SIT.replace("KEPT", json.dumps(kept)).replace("PREFS", json.dumps({"language": language}))
    guest.page.context.add_init_script(sit + SOCKET.replace("BEGIN", begin))
    guest.page.goto(f"{served.address}/t/{id}")
    guest.page.locator("main.table .action").wait_for()
    guest.page.evaluate("document.fonts.ready.then(() => null)")
    at_rest(guest)


def at_rest(guest: Guest) -> None:
    """Wait until things stay where they are."""
    assert guest.page.evaluate(AT_REST, MOST_FRAMES), "something moves on and on"


def tell(guest: Guest, update: Message) -> None:
    """And let it be drawn."""
    guest.page.evaluate(TELL, json.dumps(update))


def labels(guest: Guest) -> list[str]:
    found: list[str] = guest.page.evaluate("window.said.filter((m) => m.type === 'answer').map((m) => m.label)")
    return found


def answered(guest: Guest) -> str:
    """The one answer that the page has given."""
    guest.until(lambda: labels(guest), "an answer")
    assert len(labels(guest)) == 1
    return labels(guest)[0]


def middle(thing: Locator) -> Point:
    x, y = thing.evaluate(MIDDLE)
    return (x, y)
