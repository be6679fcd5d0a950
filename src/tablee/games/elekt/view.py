"""The table as one seat sees it: built up from nothing, so nothing can be forgotten. (ELK-R141)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final, TypedDict, cast

from tablee.core.parts import Part, Teller
from tablee.core.stack import NOTHING
from tablee.core.words import OneOf
from tablee.core.zones import plain_views, tell_of_sides
from tablee.games.elekt.attributes import ATTRIBUTES, count, spread
from tablee.games.elekt.cards import ZONE_NAMES, Unit
from tablee.games.elekt.clash import order_of, tied_sides
from tablee.games.elekt.court import SEALS_FOR_A_TITLE, titles, titles_to_win, unseen_in_the_box
from tablee.games.elekt.leads import leads
from tablee.games.elekt.rulings import ASSIGNMENTS
from tablee.games.elekt.state import (
    MOST_AMBER,
    PRIVILEGE_ZONE,
    Elekt,
    find,
    is_coalition,
    owner_of,
    post,
    ranked,
)
from tablee.games.elekt.totals import by_attribute, protection, room, totals
from tablee.games.elekt.zones import ZONES

BANISHING: Final = ("GuardAgainst", "Protect", "KeepInPlace")
"""What is asked between the choice of a Unit and its leaving. (ELK-R67)"""

ATTRIBUTE_WORDS: Final = OneOf("Attribute", "ATTRIBUTES", ATTRIBUTES)
Attribute = Annotated[str, ATTRIBUTE_WORDS]
ZONE_NAME_WORDS: Final = OneOf("ZoneName", "ZONES", ZONE_NAMES)
ZoneName = Annotated[str, ZONE_NAME_WORDS]
ASKED_WORDS: Final = OneOf("Asked", "BANISHING", BANISHING)
Asked = Annotated[str, ASKED_WORDS]


class UnitView(TypedDict):
    card: str
    tokens: list[Attribute]


class SideView(TypedDict):
    """A side's Units in a zone. `shown` counts symbols and tokens, `totals` also what texts add to them. (ELK-69)"""

    units: list[UnitView]
    room: int
    shown: dict[Attribute, int]
    totals: dict[Attribute, int]


class ZoneView(TypedDict):
    """A zone with its card, what is left of its deck, and the sides for which the Titles on it would be enough."""

    name: ZoneName
    card: str
    deck: int
    order: list[Attribute]
    leads: dict[Attribute, list[int]]
    would_win: list[int]
    sides: list[SideView]


class ClashView(TypedDict):
    """The clash that is being resolved: the tied sides while a Master may decide, then the winner. (ELK-73, ELK-135)"""

    zone: ZoneName
    attribute: Attribute
    winner: int
    tied: list[int]


class BanishmentView(TypedDict):
    """The Unit that is being banished, by whom, what its protection costs and what is being asked.
    (ELK-91, ELK-92, ELK-93, ELK-94)"""

    card: str
    by: int
    owner: int
    price: int
    asked: Asked


class PlayerView(TypedDict):
    """One side of the table. Hands are secret, also what everybody saw go there. (ELK-R25, ELK-R143)"""

    coalition: bool
    hand: list[str]
    recruits: list[str]
    amber: int
    assigned: int
    finished: bool
    privileges: list[str]
    won: list[str]
    face_down: int
    titles: int
    ready: bool
    sealed: str


class View(TypedDict):
    """What lies open, sizes of what does not, and this seat's own hand and recruits."""

    game: str
    seat: int | None
    solo: bool
    difficulty: str
    round: int
    phase: str
    sceptre: int
    clockwise: bool
    rank: list[int]
    turn: int | None
    titles_to_win: int
    assignments: int
    most_amber: int
    seals_for_a_title: int
    clash: ClashView | None
    banishment: BanishmentView | None
    zones: list[ZoneView]
    unit_deck: int
    discard: list[str]
    box: list[str]
    box_unseen: int
    supply: dict[Attribute, int]
    amber_supply: int
    seals: int
    used: list[str]
    drawn: list[str]
    unseen: list[str]
    players: list[PlayerView]
    end: str
    winner: int


def view(s: Elekt, seat: int | None) -> View:
    return cast(View, views(s, (seat,))[0])


def views(s: Elekt, seats: Sequence[int | None]) -> list[dict[str, Any]]:
    """Of several who look at once; zones are the same for all."""
    all_of_them = observed_by(s, seats)
    zones: list[dict[str, Any]] = all_of_them[0]["zones"] if all_of_them else []
    for i, zone in enumerate(zones):
        zone["leads"] = leads(s, i)
    for found in all_of_them:
        found["unseen"].sort()  # the order of the deck is nobody's business
    return all_of_them


def observed(s: Elekt, seat: int | None) -> dict[str, Any]:
    """The view without who leads in each clash; what may still come is in no order: tensors count it."""
    return observed_by(s, (seat,))[0]


def observed_by(s: Elekt, seats: Sequence[int | None]) -> list[dict[str, Any]]:
    all_of_them = plain_views(ZONES, s, seats)
    tell_of_sides(s, all_of_them, seats, [player(player_key(s, side)) for side in range(s.sides)])
    rank = list(ranked(s))
    clashing, banishing = clash(s), banishment(s)
    zones = [zone(s, i) for i in range(3)]
    now = moment(moment_key(s))
    for i, seat in enumerate(seats):
        found = all_of_them[i]
        found["game"] = "elekt"
        found["seat"] = seat
        found["solo"] = s.solo
        found.update(now)
        found["rank"] = rank
        found["assignments"] = ASSIGNMENTS
        found["most_amber"] = MOST_AMBER
        found["seals_for_a_title"] = SEALS_FOR_A_TITLE
        found["clash"] = clashing
        found["banishment"] = banishing
        found["zones"] = zones
        found["unseen"] = unseen(s, seat)
    return all_of_them


def tell(s: Elekt, seat: int, to: Teller) -> None:
    """The same in parts."""
    to.part(MOMENT, moment_key(s))
    to.part(RANK, ranked(s))
    for i in range(3):
        to.part(ZONE, zone_key(s, i), i)
        for side in range(s.sides):
            to.part(SIDE, side_key(s, i, side), i, side)
    for side in range(s.sides):
        to.part(PLAYER, player_key(s, side), side)
    to.cards(UNSEEN, s.unit_deck)
    to.part(UNSEEN, tuple(unseen_in_hands(s, seat)))
    clashing, banishing = clash_key(s), banishment_key(s)
    if clashing is not None:
        to.part(CLASH, clashing)
    if banishing is not None:
        to.part(BANISHMENT, banishing)


def moment_key(s: Elekt) -> tuple[Any, ...]:
    turn = s.turn if s.phase == "assignment" else None
    return s.sceptre, s.clockwise, turn, titles_to_win(s), unseen_in_the_box(s), s.seals


def moment(key: tuple[Any, ...]) -> dict[str, Any]:
    return {
        "sceptre": key[0],
        "clockwise": key[1],
        "turn": key[2],
        "titles_to_win": key[3],
        "box_unseen": key[4],
        "seals": key[5],
    }


def zone(s: Elekt, i: int) -> dict[str, Any]:
    sides = [side_view(side_key(s, i, side)) for side in range(s.sides)]
    return {"name": ZONE_NAMES[i], **zone_view(zone_key(s, i)), "sides": sides}


def zone_key(s: Elekt, i: int) -> tuple[Any, ...]:
    deck = s.privilege_deck if i == PRIVILEGE_ZONE else len(s.decks[i])
    return s.face_up[i], deck, order_of(s, i), would_win(s, i)


def zone_view(key: tuple[Any, ...]) -> dict[str, Any]:
    return {"card": key[0], "deck": key[1], "order": list(key[2]), "would_win": list(key[3])}


def side_key(s: Elekt, i: int, side: int) -> tuple[Any, ...]:
    """Room, totals, and each Unit with its tokens."""
    key: list[Any] = [room(s, i, side), totals(s, i, side)]
    for posted in post(s, i, side):
        key.append(posted.unit)
        key.append(posted.tokens)
    return tuple(key)


def side_view(key: tuple[Any, ...]) -> SideView:
    units: tuple[Unit, ...] = key[2::2]
    tokens: tuple[int, ...] = key[3::2]
    shown = sum([unit.bag for unit in units]) + sum(tokens)
    return {
        "units": [{"card": unit.id, "tokens": spread(tokens[i])} for i, unit in enumerate(units)],
        "room": key[0],
        "shown": {name: count(shown, a) for a, name in enumerate(ATTRIBUTES)},
        "totals": by_attribute(key[1]),
    }


def would_win(s: Elekt, i: int) -> tuple[int, ...]:
    """By court rank. (ELK-113)"""
    card = s.cards.zone_cards.get(s.face_up[i])
    if card is None:
        return ()
    return tuple([side for side in ranked(s) if titles(s, side) + card.titles >= titles_to_win(s)])


def clash_key(s: Elekt) -> tuple[Any, ...] | None:
    f = s.top
    while f is not None:
        verb = f.todo[f.at].name
        if verb == "BreakTie":
            return ZONE_NAMES[f.n], f.source, -1, tuple(tied_sides(s, f))
        if verb == "AfterWinning":
            return ZONE_NAMES[f.n], f.source, f.seat, ()
        f = f.below
    return None


def clash_view(key: tuple[Any, ...]) -> ClashView:
    return {"zone": key[0], "attribute": key[1], "winner": key[2], "tied": list(key[3])}


def clash(s: Elekt) -> ClashView | None:
    key = clash_key(s)
    return None if key is None else clash_view(key)


def banishment_key(s: Elekt) -> tuple[Any, ...] | None:
    f = s.top
    while f is not None:
        verb = f.todo[f.at].name
        posted = find(s, f.it) if verb in BANISHING else None
        if posted is not None:
            owner = owner_of(s, f.it)
            return f.it, f.seat, owner, protection(s, f.n, owner, posted), verb
        f = f.below
    return None


def banishment_view(key: tuple[Any, ...]) -> BanishmentView:
    return {"card": key[0], "by": key[1], "owner": key[2], "price": key[3], "asked": key[4]}


def banishment(s: Elekt) -> BanishmentView | None:
    key = banishment_key(s)
    return None if key is None else banishment_view(key)


def player_key(s: Elekt, side: int) -> tuple[Any, ...]:
    """What the zones do not say by themselves, the same for everybody."""
    return is_coalition(s, side), titles(s, side), side < s.seats and s.sealed[side] != NOTHING


def player(key: tuple[Any, ...]) -> dict[str, Any]:
    return {"coalition": key[0], "titles": key[1], "ready": key[2]}


def unseen(s: Elekt, seat: int | None) -> list[str]:
    """What may still come: every Unit in the deck or in a hand that this seat does not see."""
    return s.unit_deck + unseen_in_hands(s, seat)


def unseen_in_hands(s: Elekt, seat: int | None) -> list[str]:
    cards: list[str] = []
    for side in range(s.sides):
        if side != seat:
            cards += s.hands[side]
            cards += s.recruits[side]
    return cards


MOMENT: Final = Part("", moment)
RANK: Final = Part("rank", list)
ZONE: Final = Part("zones[]", zone_view)
SIDE: Final = Part("zones[].sides[]", side_view)
PLAYER: Final = Part("players[]", player)
UNSEEN: Final = Part("unseen", list)
CLASH: Final = Part("clash", clash_view)
BANISHMENT: Final = Part("banishment", banishment_view)
PARTS: Final = (MOMENT, RANK, ZONE, SIDE, PLAYER, UNSEEN, CLASH, BANISHMENT)
