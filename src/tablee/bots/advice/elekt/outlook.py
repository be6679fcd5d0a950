"""What the zones of a table promise a seat: the cards still to be won, and the clashes on the way to them."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final, final

from tablee.bots.advice.elekt.worth import WEIGHTS, Weights, Worth
from tablee.games.elekt.attributes import AUTHORITY, BRUTALITY, DUPLICITY, MYSTICISM, NUMBER, ONE
from tablee.games.elekt.clash import order_of
from tablee.games.elekt.court import TITLES_TO_WIN, titles
from tablee.games.elekt.moments import LOWEST_RANK
from tablee.games.elekt.rulings import ASSIGNMENTS
from tablee.games.elekt.state import (
    ANYWHERE,
    COALITION,
    MOST_AMBER,
    NO_CARD,
    PRIVILEGE_ZONE,
    Elekt,
    Posted,
    clone,
    is_coalition,
    ranked,
    zone_ability,
)
from tablee.games.elekt.totals import pair_may_be_identical, room, total

Posts = Sequence[tuple[Posted, ...]]
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

    def __init__(self, totals: list[float], best: int, rated: float, units: int, coming: float) -> None:
        self.totals = totals  # the most any of them has, or will have; -1 if there is none
        self.best = best  # who is first in line for the card
        self.rated = rated  # by so much
        self.units = units
        self.coming = coming


Tally = tuple[int, int, int, int]


class Front:
    """A zone as long as only own Units come and go: what stays the same, and what was worked out already."""

    def __init__(self, foes: Foes, add: float, scale: float) -> None:
        self.foes = foes
        self.add = add  # symbols of each attribute that own Units to come will bring
        self.scale = scale  # how blurred a comparison is
        self.known: dict[tuple[float, Tally, float, int], float] = {}


class More:
    """Units that are still expected, by side and zone."""

    def __init__(self, by: list[list[float]]) -> None:
        self.by = by
        self.fronts: dict[tuple[int, tuple[str, ...]], Front] = {}  # by the zone and the own Units that lend symbols


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


class Outlook:
    """One seat's expectations at one question. Looks only at what lies open, and at how many cards others hold."""

    def __init__(self, s: Elekt, seat: int, worth: Worth, weights: Weights = WEIGHTS) -> None:
        self.s = s
        self.seat = seat
        self.weights = weights
        self.worth = worth
        self.rivals = [side for side in range(s.sides) if side != seat]
        order = ranked(s)
        self.rank = [order.index(side) for side in range(s.sides)]
        self.share = 1.0 if s.sides == 2 else weights.share / (s.sides - 1)
        self.to_come = [self.assignments(side) for side in range(s.sides)]
        self.table: Elekt | None = None
        self.bags: dict[tuple[int, str, int], int] = {}
        self.left = clashes_left(s, worth.orders)
        self.places: dict[int, Place] = {}
        self.following: list[list[float]] | None = None  # what rivals will still bring, by side and zone
        self.crowds: dict[tuple[int, tuple[str, ...], tuple[float, ...]], Foes] = {}

    def assignments(self, side: int) -> int:
        """How many Units that side will still assign this round."""
        s = self.s
        if s.phase not in ("recruitment", "assignment") or s.finished[side]:
            return 0
        coming = ASSIGNMENTS - s.assigned[side]
        return coming if is_coalition(s, side) else min(coming, len(s.hands[side]))

    def place(self, z: int, left: tuple[int, ...]) -> Place:
        s = self.s
        card = zone_ability(s, z)
        identical = MYSTICISM in left and pair_may_be_identical(s, z, self.seat)
        ties = [self.tie(z, a) if a in left else 0.0 for a in range(4)]
        lend = [posted.lends for side in self.rivals for posted in s.posts[z * s.sides + side]]
        return Place(
            left,
            card.won_by() if card.won_by() >= 0 else AUTHORITY,
            card.fewest_wins(),
            card.token_worth(),
            not card.counts_only_the_best(),
            card.lends,
            ties,
            [self.prize(z, side) if left else 0.0 for side in range(s.sides)],
            self.weights.tokens * card.token_worth() * (1.6 if identical else 1.0),
            any(lend),
        )

    def tie(self, z: int, attribute: int) -> float:
        """Plus: a tie is ours; minus: it is a rival's; 0: nobody's."""
        s = self.s
        for side in ranked(s):
            for privilege in s.privileges[side]:
                effect = s.cards.privileges[privilege].ability.when_tied(attribute)
                if effect.verb is not None and (is_coalition(s, side) or effect.discards or s.amber[side]):
                    return 0.6 if side == self.seat else -0.6
        if zone_ability(s, z).breaks_tie(attribute) == LOWEST_RANK:
            return 0.6 if self.rank[self.seat] == s.sides - 1 else -0.6
        return 0.0

    def prize(self, z: int, side: int) -> float:
        """What the card of the zone is worth to a side, above all if it is the last it needs. (ELK-112, ELK-183)"""
        s = self.s
        card = s.face_up[z]
        if card == NO_CARD:
            return 0.0
        given = 0
        value = 0.0
        if z != PRIVILEGE_ZONE:
            given = s.cards.zone_cards[card].titles
            value = self.worth.won(s, side, card)
        elif is_coalition(s, side):
            given = 1
        else:
            value = self.worth.privilege(s, card) + self.weights.sceptre
        missing = TITLES_TO_WIN[s.seats] - titles(s, side)
        if given >= missing > 0:
            return self.weights.victory
        # The nearer the end, the more a Title counts.
        return value + given * self.weights.title * (1.0 + self.weights.near / max(1, missing - given))

    # How a zone stands.

    def coming(self, side: int, posts: Posts, to_come: int) -> list[float]:
        """How many more Units of that side each zone will see: they spread by the places that are free."""
        s = self.s
        if to_come <= 0:
            return [0.0, 0.0, 0.0]
        at = [z * s.sides + side for z in range(3)]
        free = [max(0, room(s, z, side) + len(s.posts[i]) - len(posts[i])) for z, i in enumerate(at)]
        places = sum(free)
        return [to_come * n / places for n in free] if places > to_come else [float(n) for n in free]

    def tally(self, z: int, side: int, posts: Posts, plain: bool) -> Tally:
        """The symbols of a side: added up Unit by Unit, or counted by the rules where Units add to each other."""
        if plain:
            bag = 0
            for posted in posts[z * self.s.sides + side]:
                bag += self.shown(z, posted)
            return bag & 255, bag >> 8 & 255, bag >> 16 & 255, bag >> 24
        if self.table is None:
            self.table = clone(self.s)
        self.table.posts = list(posts)
        t = self.table
        return total(t, z, side, 0), total(t, z, side, 1), total(t, z, side, 2), total(t, z, side, 3)

    def shown(self, z: int, posted: Posted) -> int:
        """The bag that a Unit shows in a zone, with what the card of the zone adds to it. (ELK-69)"""
        place = self.places[z]
        bag = posted.unit.bag + posted.tokens * place.worth
        if not place.lends:
            return bag
        key = (z, posted.card, posted.tokens)
        if key not in self.bags:
            card = zone_ability(self.s, z)
            self.bags[key] = bag + sum([ONE[a] * card.symbols(bag, posted.unit, True, a) for a in range(4)])
        return self.bags[key]

    def foes(self, z: int, posts: Posts, more: More, plain: bool) -> Foes:
        place = self.places[z]
        first = z * self.s.sides
        sign = -1 if place.fewest else 1
        totals = [-1.0, -1.0, -1.0, -1.0]
        best, rated, units, coming = self.rivals[0], -FAR, 0, 0.0
        for rival in self.rivals:
            here = len(posts[first + rival])
            extra = more.by[rival][z]
            if not here and extra <= 0.0:
                continue
            units += here
            coming += extra
            has = self.tally(z, rival, posts, plain)
            extra *= self.weights.symbols
            for a in range(4):
                if has[a] + extra > totals[a]:
                    totals[a] = has[a] + extra
            rating = sign * (has[place.compared] + extra)
            if rating > rated or (rating == rated and self.rank[rival] < self.rank[best]):
                best, rated = rival, rating
        return Foes(totals, best, rated, units, coming)

    def zone(self, z: int, posts: Posts, more: More) -> float:
        """What the zone promises with these Units in it, and so many `more` to come."""
        place = self.places.get(z)
        if place is None:
            place = self.places[z] = self.place(z, self.left[z])
        s = self.s
        first = z * s.sides
        own = posts[first + self.seat]
        value = self.amber_from(posts, more.by[-1][z]) if z == PRIVILEGE_ZONE else 0.0
        if not place.left:
            return value
        lenders = tuple([posted.card for posted in own if posted.lends])
        plain = place.plain and not lenders and not place.rivals_lend
        for rival in self.rivals:
            if posts[first + rival] is not s.posts[first + rival]:
                # A rival's Unit is touched: nothing that is known of the zone holds.
                if plain:
                    plain = True not in [posted.lends for posted in posts[first + rival]]
                touched = self.front(z, more, self.foes(z, posts, more, plain))
                return self.clashes(z, posts, place, touched, value, self.tally(z, self.seat, posts, plain))
        front = more.fronts.get((z, lenders))
        if front is None:
            key = (z, lenders, tuple([more.by[rival][z] for rival in self.rivals]))
            foes = self.crowds.get(key)
            if foes is None:
                foes = self.crowds[key] = self.foes(z, posts, more, plain)
            front = more.fronts[(z, lenders)] = self.front(z, more, foes)
        mine = self.tally(z, self.seat, posts, plain)
        breakers = 0
        for posted in own:
            if posted.card in self.worth.tie_breakers:
                breakers += 1
        same = (value, mine, self.exposed(own), -1 if not own else breakers)
        known = front.known.get(same)
        if known is None:
            known = front.known[same] = self.clashes(z, posts, place, front, value, mine)
        return known

    def front(self, z: int, more: More, foes: Foes) -> Front:
        add = more.by[self.seat][z]
        return Front(foes, add, self.weights.certain + self.weights.doubt * sqrt(add + foes.coming))

    def clashes(self, z: int, posts: Posts, place: Place, front: Front, value: float, mine: Tally) -> float:
        """The value, and what the clashes still to come in the zone add to it."""
        w, foes, add, scale = self.weights, front.foes, front.add, front.scale
        own = posts[z * self.s.sides + self.seat]
        theirs = foes.totals
        present = 1.0 if own else min(1.0, add)
        against = 1.0 if foes.units else 0.0 if foes.rated == -FAR else 0.8
        add *= w.symbols
        swing = brutal = 0.0
        for a in place.left:
            if a == AUTHORITY:
                ahead = (mine[place.compared] + add) * (-1 if place.fewest else 1) - foes.rated
                ahead += swing * (w.fewest if place.fewest else 1.0)
                value += self.card(z, posts, place, foes.best, present, against, ahead / scale, 0.5 / scale)
                continue
            d = mine[a] + add - theirs[a] + (brutal if a == BRUTALITY else 0.0)
            tie = place.ties[a]
            p = present * chance((d + tie - 0.5) / scale) if mine[a] + add + brutal > 0 else 0.0
            q = against * chance((-d - tie - 0.5) / scale) if theirs[a] > 0 else 0.0
            if a == MYSTICISM:
                swing += place.tokens * (p - q)
                brutal = w.brutal * (p - q)
            elif a == DUPLICITY:
                swing += w.swap * (p - q)
            else:
                exposed = self.exposed(own)
                killed = 1.0 if foes.units else 0.0
                swing += w.kill * (p * killed - (q if own else 0.0))
                value += w.loss * (p * killed * self.share - q * exposed)
        return value

    def card(
        self,
        z: int,
        posts: Posts,
        place: Place,
        best: int,
        present: float,
        against: float,
        ahead: float,
        half: float,
    ) -> float:
        """The card of the zone, won or lost to the best of the rivals. A tie goes by text, then by rank. (ELK-75)"""
        if against == 0.0:
            return place.prizes[self.seat] * present
        by_text = place.ties[AUTHORITY]
        ours = by_text > 0.0 if by_text != 0.0 else self.rank[self.seat] < self.rank[best]
        for side in (best, self.seat):
            for posted in posts[z * self.s.sides + side]:
                if posted.card in self.worth.tie_breakers:
                    ours = side == self.seat
        p = present * chance(ahead + half if ours else ahead - half)
        return place.prizes[self.seat] * p - self.share * place.prizes[best] * (1.0 - p) * against

    def exposed(self, own: tuple[Posted, ...]) -> float:
        """How much a banishment here would hurt: an elite Unit that Amber cannot save is lost."""
        for posted in own:
            if not posted.unit.base:
                return self.weights.saved if self.s.amber[self.seat] else 1.0
        return 0.2 if own else 0.0

    def amber_from(self, posts: Posts, coming: float) -> float:
        """Amber from the Units in the Privilege zone; three are a Title to the Coalition. (ELK-105, ELK-190)"""
        s = self.s
        first = PRIVILEGE_ZONE * s.sides
        units = len(posts[first + self.seat])
        value = self.weights.amber * min(units, MOST_AMBER - s.amber[self.seat])
        if s.solo:
            value -= self.weights.title / MOST_AMBER * (len(posts[first + COALITION]) + coming)
        return value

    def all_more(self, posts: Posts, own_to_come: int, mirrored: int = ANYWHERE) -> More:
        """By side and zone. The Coalition follows to the zone that was `mirrored`. (ELK-160, ELK-161)"""
        s = self.s
        if self.following is None:
            self.following = [self.coming(side, s.posts, self.to_come[side]) for side in range(s.sides)]
        found = self.following.copy()
        found[self.seat] = self.coming(self.seat, posts, own_to_come)
        if s.solo and mirrored != ANYWHERE and self.to_come[COALITION] > 0:
            free = [z for z in range(3) if room(s, z, COALITION) > 0]
            to = mirrored if mirrored in free else free[0] if free else ANYWHERE
            if to != ANYWHERE:
                after = list(posts)
                after[to * s.sides + COALITION] = (*posts[to * s.sides + COALITION], posts[mirrored * s.sides][-1])
                found[COALITION] = self.coming(COALITION, after, self.to_come[COALITION] - 1)
                found[COALITION][to] += 1.0
        return More(found)


def chance(x: float) -> float:
    """Between 0 and 1."""
    if x > FAR:
        return 1.0
    return 0.0 if x < -FAR else 1.0 / (1.0 + exp(-x))
