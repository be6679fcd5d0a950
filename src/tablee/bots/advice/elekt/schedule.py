"""The clashes that are still to come in a round of Elekt."""

from __future__ import annotations

from typing import final

from tablee.core.stack import Frame
from tablee.games.elekt.attributes import number_of
from tablee.games.elekt.clash import order_of
from tablee.games.elekt.state import Elekt, zone_ability


@final
class Schedule:
    """What was found last is kept as long as the same frame waits to resolve the zones, and the same cards lie there:
    frames are never altered, and many questions are asked before this one is replaced."""

    def __init__(self) -> None:
        self.orders: dict[str, tuple[int, ...]] = {}  # of the clashes under each zone card, once asked for
        self.waiting: Frame | None = None  # the frame that resolves the zones
        self.cards = ["", "", ""]
        self.found: list[tuple[int, ...]] = [(), (), ()]

    def left(self, s: Elekt) -> list[tuple[int, ...]]:
        """The attributes that will still be compared in each zone this round. Only to be read."""
        face_up, cards, waiting = s.face_up, self.cards, self.waiting
        f = s.top
        while f is not None:
            if f is waiting:
                if face_up[0] is cards[0] and face_up[1] is cards[1] and face_up[2] is cards[2]:
                    return self.found
                break
            f = f.below
        self.waiting = resolving(s)
        self.cards = face_up.copy()
        self.found = clashes_left(s, self.waiting, self.orders)
        return self.found


def resolving(s: Elekt) -> Frame | None:
    """The frame that resolves the zones, or will."""
    f = s.top
    while f is not None:
        for at in range(f.at, len(f.todo)):
            if f.todo[at].name == "ResolveZones":
                return f
        f = f.below
    return None


def clashes_left(s: Elekt, f: Frame | None, orders: dict[str, tuple[int, ...]]) -> list[tuple[int, ...]]:
    """The attributes that will still be compared in each zone, if that frame resolves the zones. `orders` remembers
    those of zone cards."""
    found: list[tuple[int, ...]] = [(), (), ()]
    if f is None:
        return found
    begun, zone = (f.those, f.n) if f.todo[f.at].name == "ResolveZones" else ((), 0)
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
