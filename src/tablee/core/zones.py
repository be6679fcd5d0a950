"""The zones of a table, each declared once: how it is saved, laid out by hand, seen, and dealt anew.

A game declares its zones in one table. From it follow the saved state, the table of a scenario and its inverse, the
checks of what a scenario mentions, the plain parts of a view, and the redealing of cards that a seat cannot see.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from tablee.core.chance import Rng
from tablee.core.event import UNKNOWN
from tablee.core.looking import has_looked
from tablee.core.plain_data import JSON
from tablee.core.stack import State

SHARED: Final = -1
"""Stands for a seat where a zone belongs to the whole table."""

OPEN: Final = "open"
OWN: Final = "own"
COUNTED: Final = "counted"
HIDDEN: Final = "hidden"
"""Who sees what lies there: everybody; its owner (others count it); nobody, but all count it; not part of the view."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """What a zone is made of: one word or number, unless a kind says otherwise."""

    def write(self, value: Any) -> JSON:
        """As plain data, in the words of a scenario."""
        return value

    def read(self, written: JSON, cards: Any) -> Any:
        """The inverse of `write`; ValueError says what is wrong with it."""
        return written


@final
class ListKind(Kind):
    """Cards or numbers in a list, which may change in place."""

    def write(self, value: Any) -> JSON:
        return list(value)

    def read(self, written: JSON, cards: Any) -> Any:
        return list(written)


@final
class TupleKind(Kind):
    """Cards or numbers that are replaced as a whole."""

    def write(self, value: Any) -> JSON:
        return list(value)

    def read(self, written: JSON, cards: Any) -> Any:
        return tuple(written)


@final
class TuplesKind(Kind):
    """Groups of cards, each replaced as a whole."""

    def write(self, value: Any) -> JSON:
        return [list(group) for group in value]

    def read(self, written: JSON, cards: Any) -> Any:
        return tuple([tuple(group) for group in written])


@final
class SeatKind(Kind):
    """A seat by its number: the first is 1."""

    def write(self, value: Any) -> JSON:
        return value + 1

    def read(self, written: JSON, cards: Any) -> Any:
        return int(written) - 1


ONE: Final = Kind()
SEAT: Final = SeatKind()
LIST: Final = ListKind()
TUPLE: Final = TupleKind()
TUPLES: Final = TuplesKind()


@mypyc_attr(allow_interpreted_subclasses=True)
class Zone:
    """`name` is the attribute of the state, `called` the word that scenarios and views have for it.

    Of a zone whose cards are in no order (`in_order=False`) a scenario compares which they are. Cards that only one
    seat has seen while they lie hidden stand in `peeked`, an attribute of the state: card -> bits of seats.
    """

    def __init__(
        self,
        name: str,
        kind: Kind,
        seen: str = OPEN,
        *,
        called: str = "",
        per_seat: bool = False,
        in_order: bool = True,
        laid: bool = True,
        shown: str = "",
        peeked: str = "",
    ) -> None:
        self.name = name
        self.kind = kind
        self.seen = seen
        self.hidden = seen == HIDDEN
        self.called = called or name
        self.per_seat = per_seat
        self.in_order = in_order
        self.laid = laid  # whether scenarios lay it out; what an option says is none of theirs
        self.shown = shown  # the attribute with those of its cards that everybody has seen
        self.peeked = peeked

    def value(self, s: State, seat: int) -> Any:
        """What lies there."""
        found = getattr(s, self.name)
        return found[seat] if self.per_seat else found

    def written(self, s: State, seat: int) -> JSON:
        """What lies there, in the words of a scenario."""
        return self.kind.write(self.value(s, seat))

    def lay(self, s: State, seat: int, written: JSON, cards: Any) -> None:
        """The inverse of `written`."""
        laid = self.kind.read(written, cards)
        if self.per_seat:
            seats = list(getattr(s, self.name))
            seats[seat] = laid
            setattr(s, self.name, seats if isinstance(getattr(s, self.name), list) else tuple(seats))
        else:
            setattr(s, self.name, laid)

    def seen_by(self, s: State, owner: int, seat: int | None) -> JSON:
        """As the view of a seat (None: a spectator) has it: unknown is an ordinary value."""
        if self.seen == OPEN or (self.seen == OWN and owner == seat):
            return self.written(s, owner)
        there = self.value(s, owner)
        if self.seen == COUNTED:
            return len(there)
        if self.is_secret(s, owner):
            return [UNKNOWN] * len(there)
        known = [card for card in there if self.is_known(s, owner, seat, card)]
        return known + [UNKNOWN] * (len(there) - len(known))

    def is_secret(self, s: State, owner: int) -> bool:
        """Whether nobody but the owner knows any of its cards, which is soon said."""
        return not (len(s.tally) > 0 or self.peeked) and not (self.shown and getattr(s, self.shown)[owner])

    def is_known(self, s: State, owner: int, seat: int | None, card: str) -> bool:
        """Whether a seat has seen this card of a hidden zone: its own, shown to all, or looked at."""
        if self.seen == OWN and owner == seat:
            return True
        if self.shown and card in getattr(s, self.shown)[owner]:
            return True
        if seat is not None and has_looked(s, seat, card):
            return True
        return self.peeked != "" and seat is not None and getattr(s, self.peeked).get(card, 0) >> seat & 1 == 1


def owners(zone: Zone, s: State) -> list[int]:
    return list(range(len(s.owner_keys()))) if zone.per_seat else [SHARED]


def write_zones(zones: Sequence[Zone], s: State) -> dict[str, JSON]:
    """Everything that lies on the table: shared zones by name, then for each owner ("1", "2", …) its own."""
    table: dict[str, JSON] = {zone.called: zone.written(s, SHARED) for zone in zones if not zone.per_seat}
    for owner, key in enumerate(s.owner_keys()):
        table[key] = {zone.called: zone.written(s, owner) for zone in zones if zone.per_seat}
    return table


def read_zones(zones: Sequence[Zone], s: State, given: Mapping[str, JSON], cards: Any) -> None:
    """Lay out what is mentioned; the rest stays as it is. ValueError names what is wrong."""
    keys = s.owner_keys()
    for zone in zones:
        for owner in owners(zone, s):
            there = given.get(keys[owner], {}) if zone.per_seat else given
            if zone.called in there:
                try:
                    zone.lay(s, owner, there[zone.called], cards)
                except (AttributeError, IndexError, KeyError, TypeError) as error:
                    raise ValueError(f"given: {zone.called} cannot be read ({error!r})") from error


def check_names(zones: Sequence[Zone], s: State, given: Mapping[str, JSON], also: Sequence[str] = ()) -> None:
    """Everything mentioned is a zone of the table, or a player's."""
    shared = [zone.called for zone in zones if not zone.per_seat] + list(also)
    own = [zone.called for zone in zones if zone.per_seat]
    keys = s.owner_keys()
    for key, value in given.items():
        if key in shared:
            continue
        if key not in keys:
            raise ValueError(f'given: "{key}" is no zone and no player (zones: {", ".join(shared)})')
        for name in value:
            if name not in own:
                raise ValueError(f'given: a player has no "{name}" (only {", ".join(own)})')


def plain_view(zones: Sequence[Zone], s: State, seat: int | None) -> dict[str, JSON]:
    """What a seat sees of all zones, its own and those of the others under `players`."""
    view: dict[str, JSON] = {}
    players: list[dict[str, JSON]] = [{} for _ in s.owner_keys()]
    for zone in zones:
        if zone.hidden:
            continue
        if zone.per_seat:
            for owner, own in enumerate(players):
                own[zone.called] = zone.seen_by(s, owner, seat)
        else:
            view[zone.called] = zone.seen_by(s, SHARED, seat)
    view["players"] = players
    return view


def plain_views(zones: Sequence[Zone], s: State, seats: Sequence[int | None]) -> list[dict[str, JSON]]:
    """The same for several who look at once: what is there for everybody alike (all but zones that are `OWN`) is one
    object in all of their views. A zone that tells seats apart in a way of its own (`seen_by`) must be `OWN`."""
    if len(seats) == 1:
        return [plain_view(zones, s, seats[0])]  # environments ask for one at every step
    sides = len(s.owner_keys())
    views: list[dict[str, JSON]] = [{} for _ in seats]
    players: list[list[dict[str, JSON]]] = [[{} for _ in range(sides)] for _ in seats]
    for zone in zones:
        if zone.hidden:
            continue
        alike = zone.seen != OWN
        for owner in range(sides) if zone.per_seat else (SHARED,):
            seen: JSON = None
            for i, seat in enumerate(seats):
                if i == 0 or not alike:
                    seen = zone.seen_by(s, owner, seat)
                own = players[i][owner] if zone.per_seat else views[i]
                own[zone.called] = seen
    for i, view in enumerate(views):
        view["players"] = players[i]
    return views


def tell_of_sides(
    s: State, views: Sequence[dict[str, JSON]], seats: Sequence[int | None], sides: Sequence[Any]
) -> None:
    """To the views of these seats, for each side: what everybody knows of it besides its zones, and what it has sealed,
    which only it may see."""
    for i, seat in enumerate(seats):
        players: list[dict[str, JSON]] = views[i]["players"]
        for side, own in enumerate(players):
            own.update(sides[side])
            own["sealed"] = s.sealed[side] if side == seat else ""


def redeal(zones: Sequence[Zone], s: State, seat: int, rng: Rng) -> None:
    """Deal the cards that a seat has not seen anew among the places where they lie. For zones whose cards are all
    alike to it; a game that lets a seat know more (where a card came from) deals by itself."""
    places: list[tuple[Zone, int, int]] = []
    pool: list[str] = []
    for zone in zones:
        for owner in owners(zone, s):
            for at, card in enumerate(zone.value(s, owner)):
                if not zone.is_known(s, owner, seat, card):
                    places.append((zone, owner, at))
                    pool.append(card)
    was = list(pool)
    pool.sort()
    rng.shuffle(pool)
    for name in {zone.peeked for zone in zones if zone.peeked}:  # others have looked at a place, whatever lies there
        peeked: dict[str, int] = getattr(s, name)
        moved = {new: peeked[old] for old, new in zip(was, pool, strict=True) if old in peeked}
        setattr(s, name, {**{card: bits for card, bits in peeked.items() if card not in was}, **moved})
    for (zone, owner, at), card in zip(places, pool, strict=True):
        laid = list(zone.value(s, owner))
        laid[at] = card
        zone.lay(s, owner, laid, None)


def laid_twice(cards: Sequence[str]) -> str:
    """A card that is mentioned more than once; "" if there is none."""
    seen: set[str] = set()
    for card in cards:
        if card in seen:
            return card
        seen.add(card)
    return ""
