"""The clashes that are still to come in a round of Elekt."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.core.stack import Frame
from tablee.games.elekt.attributes import number_of
from tablee.games.elekt.clash import order_of
from tablee.games.elekt.state import Elekt, Verbs, zone_ability

NO_VERBS: Final[Verbs] = ()
NOT_BEGUN: Final[tuple[str, ...]] = ()


@final
class Schedule:
    """What was found last is kept as long as the same cards lie there and the same clashes are behind us."""

    def __init__(self) -> None:
        self.orders: dict[str, tuple[int, ...]] = {}  # of the clashes under each zone card, once asked for
        self.todo = NO_VERBS  # of the frame that resolves the zones, and …
        self.at: i64 = 0  # … at which of its verbs
        self.zone = -1  # which of them it has come to, and …
        self.begun = NOT_BEGUN  # … what is left there
        self.cards = ["", "", ""]
        self.found: list[tuple[int, ...]] = [(), (), ()]

    def left(self, s: Elekt) -> list[tuple[int, ...]]:
        """The attributes that will still be compared in each zone this round. Only to be read."""
        f = self.resolving(s)
        if f is None:
            return NOTHING_LEFT
        zone, begun = (f.n, f.those) if f.at == self.at else (0, NOT_BEGUN)
        cards, face_up = self.cards, s.face_up
        if (
            begun is self.begun
            and zone == self.zone
            and face_up[0] is cards[0]
            and face_up[1] is cards[1]
            and face_up[2] is cards[2]
        ):
            return self.found
        self.zone, self.begun, self.cards = zone, begun, face_up.copy()
        self.found = clashes_left(s, zone, begun, self.orders)
        return self.found

    def resolving(self, s: Elekt) -> Frame | None:
        """The frame that resolves the zones, or will: there is one at the most, and mostly its verbs are those of the
        last one."""
        f = s.top
        while f is not None:
            if f.todo is self.todo and f.at <= self.at:
                return f
            f = f.below
        f = s.top
        while f is not None:
            for at in range(f.at, len(f.todo)):
                if f.todo[at].name == "ResolveZones":
                    self.todo, self.at = f.todo, at
                    return f
            f = f.below
        return None


NOTHING_LEFT: Final[list[tuple[int, ...]]] = [(), (), ()]


def clashes_left(
    s: Elekt, zone: int, begun: tuple[str, ...], orders: dict[str, tuple[int, ...]]
) -> list[tuple[int, ...]]:
    """The attributes that will still be compared in each zone, if that one is resolved next and, if it has `begun`,
    these are left in it. `orders` remembers those of zone cards."""
    found: list[tuple[int, ...]] = [(), (), ()]
    for z in range(zone, 3):
        if z == zone and begun:
            found[z] = resolved(s, z, begun)
        else:
            card = s.face_up[z]
            order = orders.get(card)
            if order is None:
                order = orders[card] = resolved(s, z, order_of(s, z))
            found[z] = order
    return found


def resolved(s: Elekt, z: int, names: tuple[str, ...]) -> tuple[int, ...]:
    """Of these attributes, those that there is a clash of in the zone."""
    card = zone_ability(s, z)
    numbers = [number_of(name) for name in names]
    return tuple([number for number in numbers if card.resolves(number)])
