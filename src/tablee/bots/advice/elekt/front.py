"""A zone of Elekt as one seat faces it: what stays the same during a question, and which clashes are still to come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from tablee.games.elekt.attributes import AUTHORITY, DUPLICITY, MYSTICISM, NUMBER
from tablee.games.elekt.clash import order_of
from tablee.games.elekt.state import Elekt, zone_ability

FAR: Final = 30.0  # beyond it a chance is 0 or 1


@final
class Place:
    """What is the same about a zone however Units are moved during one question."""

    def __init__(
        self,
        left: tuple[int, ...],
        compared: int,
        fewest: bool,
        worth: int,
        plain: bool,
        lends: bool,
        ties: list[float],
        prizes: list[float],
        tokens: float,
        rivals_lend: bool,
    ) -> None:
        self.left = left  # attributes still to be compared there, in order
        self.compared = compared  # for the card
        self.fewest = fewest
        self.worth = worth  # symbols per token
        self.plain = plain  # every Unit counts
        self.lends = lends  # the card adds symbols to Units
        self.ties = ties  # how much of a tie is won, by attribute
        self.prizes = prizes  # what the card is worth, by the side that wins it
        self.tokens = tokens  # how much Authority a won Mysticism clash brings
        self.rivals_lend = rivals_lend  # a rival's Unit there adds symbols to others


@final
class Foes:
    """The rivals in a zone, taken together."""

    def __init__(
        self, mysticism: float, duplicity: float, brutality: float, best: int, rated: float, units: int, coming: float
    ) -> None:
        self.mysticism = mysticism  # the most any of them has, or will have; -1 if there is none
        self.duplicity = duplicity
        self.brutality = brutality
        self.best = best  # who is first in line for the card
        self.rated = rated  # by so much
        self.units = units
        self.coming = coming


Tally = tuple[int, int, int, int]


def of(tally: Tally, attribute: int) -> int:
    """Its number. (A tuple that is indexed by a variable would be made anew, each time.)"""
    if attribute == AUTHORITY:
        return tally[3]
    return tally[0] if attribute == MYSTICISM else tally[1] if attribute == DUPLICITY else tally[2]


@final
class Front:
    """A zone as long as only own Units come and go: what stays the same."""

    def __init__(self, foes: Foes, add: float, symbols: float, scale: float, breaks: bool) -> None:
        self.foes = foes
        self.add = add  # own Units to come
        self.more = add * symbols  # symbols of each attribute that they will bring
        self.scale = scale  # how blurred a comparison is
        self.half = 0.5 / scale
        self.against = 1.0 if foes.units else 0.0 if foes.rated == -FAR else 0.8
        self.breaks = breaks  # a Unit of the best rival wins ties


@final
class More:
    """Units that are still expected, by side and zone."""

    def __init__(self, by: list[list[float]], mirrored: bool) -> None:
        self.by = by
        self.mirrored = mirrored  # rivals are expected otherwise than they were
        self.fronts: list[Front | None] = [None, None, None]  # of the zones, as long as no own Unit lends symbols


def clashes_left(s: Elekt, orders: dict[str, tuple[int, ...]]) -> list[tuple[int, ...]]:
    """The attributes that will still be compared in each zone this round. `orders` remembers those of zone cards."""
    f = s.top
    while f is not None:
        for at in range(f.at, len(f.todo)):
            if f.todo[at].name == "ResolveZones":
                begun, zone = (f.those, f.n) if at == f.at else ((), 0)
                found: list[tuple[int, ...]] = []
                for z in range(3):
                    if z < zone:
                        found.append(())
                    elif z == zone and begun:
                        found.append(resolved(s, z, begun))
                    else:
                        card = s.face_up[z]
                        if card not in orders:
                            orders[card] = resolved(s, z, order_of(s, z))
                        found.append(orders[card])
                return found
        f = f.below
    return [(), (), ()]


def resolved(s: Elekt, z: int, names: Sequence[str]) -> tuple[int, ...]:
    """Of these attributes, those that there is a clash of in the zone."""
    card = zone_ability(s, z)
    return tuple([NUMBER[name] for name in names if card.resolves(NUMBER[name])])
