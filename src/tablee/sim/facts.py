"""What a game declares for reports: `report.toml` beside its texts. Which events say what of a card, who began, what
points come from.

    first   = "first"                        # the event that names the first player
    close   = 3                              # a game is close if the second lacks so many points, or fewer
    started = "deck"                         # the event with what each seat is given at set-up
    given   = "decks"                        # what is printed on a card that names with which of these it is given
    [cards]
    drawn  = ["dealt", "drew"]               # fact -> kinds of events, of the seat and the card that they name
    [points]                                 # kind of event -> what it is called as a source of points:
    completed = { called = "tasks" }         # … so,
    won-card  = { of = "zone" }              # … by what the event names,
    scored    = { printed = "back" }         # … or by what is printed on its card
    [losses]                                 # kind of event that takes points away: what is printed, where `how` is so
    lost = { how = "task", printed = "points", called = "tasks" }

A game without such a file has reports without cards.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any, Final, NamedTuple

from tablee import registry
from tablee.core.cardset import CardSet
from tablee.core.event import Event
from tablee.errors import UserError
from tablee.stepping.heard import SHOWN as SHOWN

FILE: Final = "report.toml"
DRAWN: Final = "drawn"
KEPT: Final = "kept"
REFUSED: Final = "refused"
PLAYED: Final = "played"
DISCARDED: Final = "discarded"
WON: Final = "won"
FACTS: Final = (SHOWN, DRAWN, KEPT, REFUSED, PLAYED, DISCARDED, WON)
"""What a report may know of a card. `shown` is seen by everybody; `kept` is what was drawn and not `refused`, unless
events say it; who has `played` a card or `won` it has it in play."""
GIVEN: Final = "given"
"""At set-up, with other cards: its seat has it without having drawn it."""
OTHER_POINTS: Final = "other"


class Facts(NamedTuple):
    """What stands in the file."""

    first: str
    close: int
    started: str
    given: str
    of: dict[str, tuple[str, ...]]  # kind of event -> facts
    points: dict[str, dict[str, str]]
    losses: dict[str, dict[str, str]]
    tells_kept: bool

    def loss_of(self, event: Event, cards: CardSet) -> tuple[int, str]:
        """How many points an event takes from its seat, and what they had come from."""
        said = self.losses.get(event.kind)
        if said is None or event.how != said["how"] or not event.card:
            return 0, ""
        return int(cards.face(event.card).get(said["printed"], 0)), said["called"]

    def given_with(self, card: str, cards: CardSet) -> list[str]:
        """What a seat may be given that has this card in it."""
        printed = cards.face(card).get(self.given, {}) if self.given else {}
        return [str(start) for start in printed.values()] if isinstance(printed, dict) else []

    def source_of(self, event: Event, cards: CardSet) -> str:
        """Where points come from that this event gives."""
        said = self.points.get(event.kind, {})
        if "of" in said:
            return str(getattr(event, said["of"])) or OTHER_POINTS
        if "printed" in said:
            return str(cards.face(event.card).get(said["printed"], OTHER_POINTS))
        return said.get("called", OTHER_POINTS)


@cache
def facts_of(key: str) -> Facts:
    """What a game declares."""
    file = registry.home(key) / FILE
    found: dict[str, Any] = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
    of: dict[str, tuple[str, ...]] = {}
    for fact, kinds in found.get("cards", {}).items():
        if fact not in FACTS:
            raise UserError(f'{FILE} of "{key}": "{fact}" is none of {", ".join(FACTS)}')
        for kind in kinds:
            of[kind] = (*of.get(kind, ()), fact)
    tells_kept = bool(found.get("cards", {}).get(KEPT))
    return Facts(
        found.get("first", ""),
        found.get("close", 0),
        found.get("started", ""),
        found.get("given", ""),
        of,
        found.get("points", {}),
        found.get("losses", {}),
        tells_kept,
    )
