"""The table as one seat sees it: built up from nothing, so nothing can be forgotten. (ECH-133, ECH-R12)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final, TypedDict, cast

from tablee.core.event import UNKNOWN
from tablee.core.parts import Part, Teller
from tablee.core.stack import NOTHING
from tablee.core.words import OneOf
from tablee.core.zones import plain_views
from tablee.games.revachol.end import score
from tablee.games.revachol.morale import is_saved, losable
from tablee.games.revachol.state import EMPTY, HAND_LIMIT, POSITIONS, Corps, Revachol, hand_limit, is_known
from tablee.games.revachol.symbols import SYMBOLS, spread
from tablee.games.revachol.zones import ZONES

SYMBOL_WORDS: Final = OneOf("Symbol", "SYMBOLS", SYMBOLS)
Symbol = Annotated[str, SYMBOL_WORDS]


class CorpsView(TypedDict):
    number: int
    allies: list[str]
    symbols: list[Symbol]


class LoanView(TypedDict):
    borrower: str
    lender: int
    symbol: Symbol


class CompletionView(TypedDict):
    corps: int
    tasks: list[str]


class PlayerView(TypedDict):
    """One player's side of the table. Completed Tasks lie face down until the end. (ECH-48, ECH-134, ECH-R13)"""

    hand: list[str]
    corps: list[CorpsView]
    completed: list[str]
    points: list[str]
    score: int | None
    ready: bool
    sealed: str


class EventView(TypedDict):
    """A Morale Loss Event: the acting card, the Task that fails, who drew, who is saved (None: has not rolled yet), and
    how many cards each could lose. A hand counts as a whole, for nobody else knows it.
    (ECH-67, ECH-69, ECH-70, ECH-73)"""

    card: str
    task: str
    drawer: int
    saved: list[bool | None]
    at_stake: list[int]


class View(TypedDict):
    """What lies open, sizes of what does not, and this seat's own hand and Tasks."""

    game: str
    seat: int | None
    turn: int | None
    turns: int
    tasks: list[str]
    task_deck: int
    morale: list[str]
    deck: int
    discard: list[str]
    permanent: list[str]
    unseen: list[str]
    placing: str
    dice: list[str]
    loans: list[LoanView]
    completing: CompletionView | None
    taking: str
    event: EventView | None
    players: list[PlayerView]
    hand_limit: int
    end: str
    winner: int


def view(s: Revachol, seat: int | None) -> View:
    """A spectator (None) sees what lies open. (ECH-R145)"""
    return cast(View, views(s, (seat,))[0])


def views(s: Revachol, seats: Sequence[int | None]) -> list[dict[str, Any]]:
    """Of several who look at once."""
    all_of_them = observed_by(s, seats)
    for found in all_of_them:
        found["unseen"].sort()  # the order of the deck is nobody's business
    return all_of_them


def observed(s: Revachol, seat: int | None) -> dict[str, Any]:
    """The view, but what may still come is in no order: tensors count it."""
    return observed_by(s, (seat,))[0]


def observed_by(s: Revachol, seats: Sequence[int | None]) -> list[dict[str, Any]]:
    all_of_them = plain_views(ZONES, s, seats)
    all_corps = [corps(s, side) for side in range(s.seats)]
    completed, taken, happening = completing(completion_key(s)), taking(s), event(event_key(s))
    for i, seat in enumerate(seats):
        found = all_of_them[i]
        players: list[dict[str, Any]] = found["players"]
        for other, own in enumerate(players):
            own["corps"] = all_corps[other]
            own.update(player(player_key(s, seat, other)))
            own["sealed"] = s.sealed[other] if other == seat else ""
        found["game"] = "revachol"
        found["seat"] = seat
        found["turn"] = s.turn if s.turns else None
        found["unseen"] = unseen(s, seat)
        found["completing"] = completed
        found["taking"] = taken
        found["event"] = happening
        found["hand_limit"] = HAND_LIMIT if seat is None else hand_limit(s, seat)
    return all_of_them


def tell(s: Revachol, seat: int, to: Teller) -> None:
    """The same in parts."""
    to.part(MOMENT, (s.turn if s.turns else None, taking(s)))
    for other in range(s.seats):
        to.part(PLAYER, player_key(s, seat, other), other)
        for place, each in enumerate(s.corps[other]):
            to.part(CORPS, each, other, place)
    if s.turns:
        to.cards(UNSEEN, s.deck)
        to.part(UNSEEN, tuple(unseen_in_hands(s, seat)))
    else:
        to.part(UNSEEN, tuple(unseen(s, seat)))
    completed, happening = completion_key(s), event_key(s)
    if completed is not None:
        to.part(COMPLETING, completed)
    if happening is not None:
        to.part(EVENT, happening)


def corps(s: Revachol, side: int) -> list[CorpsView]:
    return [corps_view(each) for each in s.corps[side]]


def corps_view(each: Corps) -> CorpsView:
    return {"number": each.number, "allies": list(each.allies), "symbols": spread(each.symbols)}


def player_key(s: Revachol, seat: int | None, other: int) -> tuple[Any, ...]:
    """What the zones do not say by themselves: completed Tasks, the score where it may be known, who has answered."""
    completed = s.completed[other]
    looks_at_tasks = other == seat or s.open_scores or s.end != ""
    return (
        completed if looks_at_tasks else (UNKNOWN,) * len(completed),
        score(s, other) if looks_at_tasks else None,
        s.sealed[other] != NOTHING,
    )


def player(key: tuple[Any, ...]) -> dict[str, Any]:
    return {"completed": list(key[0]), "score": key[1], "ready": key[2]}


def moment(key: tuple[Any, ...]) -> dict[str, Any]:
    return {"turn": key[0], "taking": key[1]}


def completion_key(s: Revachol) -> tuple[Any, ...] | None:
    """The completion that loans are asked for: everybody has heard which Corps and which Tasks. (ECH-37)"""
    f = s.top
    return (f.n, f.those) if f is not None and f.todo[f.at].name == "Borrow" else None


def completing(key: tuple[Any, ...] | None) -> CompletionView | None:
    return None if key is None else {"corps": key[0], "tasks": list(key[1])}


def taking(s: Revachol) -> str:
    """The Ally that is being taken with Harry, until its new Corps is named. (ECH-116)"""
    f = s.top
    return f.it if f is not None and f.todo[f.at].name == "PutTaken" else ""


def event_key(s: Revachol) -> tuple[Any, ...] | None:
    f = s.top
    if f is None or f.todo[f.at].name not in ("RollAgainstLoss", "LoseCards"):
        return None
    acting = s.cards.morale[f.source]
    at_stake = [
        len(s.hands[other]) if acting.event == "hand" else len(losable(s, other, acting.event))
        for other in range(s.seats)
    ]
    saved = [None if roll == EMPTY else is_saved(acting, roll) for roll in s.dice]
    return acting.id, s.task_row[POSITIONS - 1], f.seat, tuple(saved), tuple(at_stake)


def event(key: tuple[Any, ...] | None) -> EventView | None:
    if key is None:
        return None
    return {"card": key[0], "task": key[1], "drawer": key[2], "saved": list(key[3]), "at_stake": list(key[4])}


def unseen(s: Revachol, seat: int | None) -> list[str]:
    """What may still come: every Ally and Morale card in the deck or in a hand that this seat does not see."""
    cards = list(s.deck)
    if not s.turns:
        cards += [card for card in s.cards.morale if card not in s.deck]  # not yet shuffled in (ECH-14)
    return cards + unseen_in_hands(s, seat)


def unseen_in_hands(s: Revachol, seat: int | None) -> list[str]:
    cards: list[str] = []
    for other in range(s.seats):
        if other != seat:
            cards += [ally for ally in s.hands[other] if not is_known(s, seat, other, ally)]
    return cards


MOMENT: Final = Part("", moment)
PLAYER: Final = Part("players[]", player)
CORPS: Final = Part("players[].corps[]", corps_view)
UNSEEN: Final = Part("unseen", list)
COMPLETING: Final = Part("completing", completing)
EVENT: Final = Part("event", event)
PARTS: Final = (MOMENT, PLAYER, CORPS, UNSEEN, COMPLETING, EVENT)
