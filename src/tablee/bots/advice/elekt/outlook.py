"""What the zones of a table promise a seat: the cards still to be won, and the clashes on the way to them."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from tablee.bots.advice.elekt.front import FAR, Foes, Front, More, Place, Tally, clashes_left, of
from tablee.bots.advice.elekt.worth import Scale, Worth
from tablee.games.elekt.attributes import AUTHORITY, BRUTALITY, DUPLICITY, MYSTICISM, ONE
from tablee.games.elekt.cards import Posted
from tablee.games.elekt.court import titles, titles_to_win
from tablee.games.elekt.moments import LOWEST_RANK
from tablee.games.elekt.rulings import ASSIGNMENTS
from tablee.games.elekt.state import (
    ANYWHERE,
    COALITION,
    MOST_AMBER,
    NO_CARD,
    PRIVILEGE_ZONE,
    RANKS,
    Elekt,
    clone,
    is_coalition,
    ranked,
    zone_ability,
)
from tablee.games.elekt.totals import pair_may_be_identical, room, somebody_lends, total_with

Posts = list[tuple[Posted, ...]]
NO_TIES: Final[list[float]] = [0.0, 0.0, 0.0, 0.0]
RIVALS: Final = [[[side for side in range(sides) if side != seat] for seat in range(sides)] for sides in range(5)]
"""By the number of sides, then by side."""
PLACES: Final = [[[order.index(side) for side in range(sides)] for order in RANKS[sides]] for sides in range(5)]
"""By the number of sides, then as `RANKS`: the court rank of each side."""


@final
class Outlook:
    """One seat's expectations at one question. Looks only at what lies open, and at how many cards others hold."""

    def __init__(self, s: Elekt, seat: int, worth: Worth, weights: Scale) -> None:
        self.s = s
        self.seat = seat
        self.weights = weights
        self.worth = worth
        self.rivals = RIVALS[s.sides][seat]
        self.rank = PLACES[s.sides][s.sceptre if s.clockwise else s.sceptre + s.sides]
        self.share = 1.0 if s.sides == 2 else weights.share / (s.sides - 1)
        self.to_come = [self.assignments(side) for side in range(s.sides)]
        self.table: Elekt | None = None
        self.bags: dict[tuple[int, str, int], int] = {}
        self.left = clashes_left(s, worth.orders)
        self.places: list[Place | None] = [None, None, None]
        self.crowds: list[Foes | None] = [None, None, None]  # of the zones, as they are
        self.following: list[list[float]] | None = None  # what rivals will still bring, by side and zone

    def assignments(self, side: int) -> int:
        """How many Units that side will still assign this round."""
        s = self.s
        if s.phase not in ("recruitment", "assignment") or s.finished[side]:
            return 0
        coming = ASSIGNMENTS - s.assigned[side]
        return coming if is_coalition(s, side) else min(coming, len(s.hands[side]))

    def place_of(self, z: int) -> Place:
        place = self.places[z]
        if place is None:
            place = self.places[z] = self.place(z, self.left[z])
        return place

    def place(self, z: int, left: tuple[int, ...]) -> Place:
        s = self.s
        card = zone_ability(s, z)
        identical = MYSTICISM in left and pair_may_be_identical(s, z, self.seat)
        lend = False
        for side in self.rivals:
            for posted in s.posts[z * s.sides + side]:
                if posted.lends:
                    lend = True
        return Place(
            left,
            card.won_by() if card.won_by() >= 0 else AUTHORITY,
            card.fewest_wins(),
            card.token_worth(),
            not card.counts_only_the_best(),
            card.lends,
            [self.tie(z, a) for a in range(4)] if left else NO_TIES,
            [self.prize(z, side) for side in range(s.sides)] if left else [],
            self.weights.tokens * card.token_worth() * (1.6 if identical else 1.0),
            lend,
        )

    def tie(self, z: int, attribute: int) -> float:
        """Plus: a tie is ours; minus: it is a rival's; 0: nobody's."""
        s = self.s
        masters = self.worth.masters
        for side in ranked(s):
            for privilege in s.privileges[side]:
                if privilege in masters:
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
        missing = titles_to_win(s) - titles(s, side)
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
        free = [0, 0, 0]
        places = 0
        for z in range(3):
            i = z * s.sides + side
            n = room(s, z, side) + len(s.posts[i]) - len(posts[i])
            if n > 0:
                free[z] = n
                places += n
        return [to_come * n / places for n in free] if places > to_come else [float(n) for n in free]

    def tally(self, z: int, side: int, posts: Posts, plain: bool) -> Tally:
        """The symbols of a side: added up Unit by Unit, or counted by the rules where Units add to each other."""
        if plain:
            bag = 0
            lends = self.place_of(z).lends
            for posted in posts[z * self.s.sides + side]:
                bag += self.shown(z, posted) if lends or posted.tokens else posted.unit.bag
            return bag & 255, bag >> 8 & 255, bag >> 16 & 255, bag >> 24
        if self.table is None:
            self.table = clone(self.s)
        t = self.table
        t.posts = posts  # only to be read
        card = zone_ability(t, z)
        lent = card.lends or somebody_lends(t, z)
        return (
            total_with(t, z, side, 0, card, lent),
            total_with(t, z, side, 1, card, lent),
            total_with(t, z, side, 2, card, lent),
            total_with(t, z, side, 3, card, lent),
        )

    def shown(self, z: int, posted: Posted) -> int:
        """The bag that a Unit shows in a zone, with what the card of the zone adds to it. (ELK-69)"""
        place = self.place_of(z)
        bag = posted.unit.bag
        if posted.tokens:
            bag += posted.tokens * place.worth
        if not place.lends:
            return bag
        key = (z, posted.card, posted.tokens)
        if key not in self.bags:
            card = zone_ability(self.s, z)
            self.bags[key] = bag + sum([ONE[a] * card.symbols(bag, posted.unit, True, a) for a in range(4)])
        return self.bags[key]

    def foes(self, z: int, posts: Posts, more: More, plain: bool) -> Foes:
        place = self.place_of(z)
        first = z * self.s.sides
        sign = -1 if place.fewest else 1
        mysticism = duplicity = brutality = -1.0
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
            mysticism = max(mysticism, has[0] + extra)
            duplicity = max(duplicity, has[1] + extra)
            brutality = max(brutality, has[2] + extra)
            rating = sign * (of(has, place.compared) + extra)
            if rating > rated or (rating == rated and self.rank[rival] < self.rank[best]):
                best, rated = rival, rating
        return Foes(mysticism, duplicity, brutality, best, rated, units, coming)

    def zone(self, z: int, posts: Posts, more: More) -> float:
        """What the zone promises with these Units in it, and so many `more` to come."""
        place = self.places[z]
        if place is None:
            place = self.places[z] = self.place(z, self.left[z])
        s = self.s
        first = z * s.sides
        own = posts[first + self.seat]
        value = self.amber_from(posts, more.by[-1][z]) if z == PRIVILEGE_ZONE else 0.0
        if not place.left:
            return value
        lends = elite = breaks = False
        for posted in own:
            lends = lends or posted.lends
            elite = elite or not posted.unit.base
            breaks = breaks or posted.card in self.worth.tie_breakers
        touched = False
        for rival in self.rivals:
            if posts[first + rival] is not s.posts[first + rival]:
                touched = True  # a rival's Unit: nothing that is known of the zone holds
        plain = place.plain and not lends and not place.rivals_lend
        if touched and plain:
            for rival in self.rivals:
                for posted in posts[first + rival]:
                    plain = plain and not posted.lends
        front = None if lends or touched else more.fronts[z]
        if front is None:
            usual = not lends and not touched
            foes = self.crowds[z] if usual and not more.mirrored else None
            if foes is None:
                foes = self.foes(z, posts, more, plain)
            if usual and not more.mirrored:
                self.crowds[z] = foes
            front = self.front(z, posts, more, foes)
            if usual:
                more.fronts[z] = front
        exposed = 0.0
        if elite:
            exposed = self.weights.saved if s.amber[self.seat] else 1.0
        elif own:
            exposed = 0.2
        return self.clashes(place, front, value, self.tally(z, self.seat, posts, plain), bool(own), exposed, breaks)

    def front(self, z: int, posts: Posts, more: More, foes: Foes) -> Front:
        add = more.by[self.seat][z]
        scale = self.weights.certain + self.weights.doubt * sqrt(add + foes.coming)
        breaks = False
        for posted in posts[z * self.s.sides + foes.best]:
            breaks = breaks or posted.card in self.worth.tie_breakers
        return Front(foes, add, self.weights.symbols, scale, breaks)

    def clashes(
        self, place: Place, front: Front, value: float, mine: Tally, own: bool, exposed: float, breaks: bool
    ) -> float:
        """The value, and what the clashes still to come in the zone add to it. `own`: there are Units of ours, which a
        banishment would hurt so much (`exposed`), and which may win ties (`breaks`)."""
        w, foes, add, scale = self.weights, front.foes, front.more, front.scale
        present = 1.0 if own else min(1.0, front.add)
        against = front.against
        swing = brutal = 0.0
        for a in place.left:
            if a == AUTHORITY:
                ahead = (of(mine, place.compared) + add) * (-1 if place.fewest else 1) - foes.rated
                ahead += swing * (w.fewest if place.fewest else 1.0)
                value += self.card(place, front, present, ahead / scale, breaks)
                continue
            have = of(mine, a)
            theirs = foes.mysticism if a == MYSTICISM else foes.duplicity if a == DUPLICITY else foes.brutality
            d = have + add - theirs + (brutal if a == BRUTALITY else 0.0)
            tie = place.ties[a]
            p = present * chance((d + tie - 0.5) / scale) if have + add + brutal > 0 else 0.0
            q = against * chance((-d - tie - 0.5) / scale) if theirs > 0 else 0.0
            if a == MYSTICISM:
                swing += place.tokens * (p - q)
                brutal = w.brutal * (p - q)
            elif a == DUPLICITY:
                swing += w.swap * (p - q)
            else:
                killed = 1.0 if foes.units else 0.0
                swing += w.kill * (p * killed - (q if own else 0.0))
                value += w.loss * (p * killed * self.share - q * exposed)
        return value

    def card(self, place: Place, front: Front, present: float, ahead: float, breaks: bool) -> float:
        """The card of the zone, won or lost to the best of the rivals. A tie goes by text, then by rank. (ELK-75)"""
        if front.against == 0.0:
            return place.prizes[self.seat] * present
        best = front.foes.best
        by_text = place.ties[AUTHORITY]
        ours = by_text > 0.0 if by_text != 0.0 else self.rank[self.seat] < self.rank[best]
        ours = breaks or (ours and not front.breaks)
        p = present * chance(ahead + front.half if ours else ahead - front.half)
        return place.prizes[self.seat] * p - self.share * place.prizes[best] * (1.0 - p) * front.against

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
        otherwise = s.solo and mirrored != ANYWHERE and self.to_come[COALITION] > 0
        if otherwise:
            free = [z for z in range(3) if room(s, z, COALITION) > 0]
            to = mirrored if mirrored in free else free[0] if free else ANYWHERE
            if to != ANYWHERE:
                after = posts.copy()
                after[to * s.sides + COALITION] = (*posts[to * s.sides + COALITION], posts[mirrored * s.sides][-1])
                found[COALITION] = self.coming(COALITION, after, self.to_come[COALITION] - 1)
                found[COALITION][to] += 1.0
        return More(found, otherwise)


def chance(x: float) -> float:
    """Between 0 and 1."""
    if x > FAR:
        return 1.0
    return 0.0 if x < -FAR else 1.0 / (1.0 + exp(-x))
