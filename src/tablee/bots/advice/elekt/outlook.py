"""What the zones of a table promise a seat: the cards still to be won, and the clashes on the way to them."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tablee.bots.advice.elekt.front import (
    FAR,
    NO_MORE,
    Coming,
    Foes,
    Front,
    More,
    Ours,
    Place,
    shown,
    shown_by,
)
from tablee.bots.advice.elekt.standing import Standing
from tablee.core.tuples import added
from tablee.games.elekt.attributes import AUTHORITY, DUPLICITY, MYSTICISM
from tablee.games.elekt.cards import Posted
from tablee.games.elekt.rulings import ASSIGNMENTS
from tablee.games.elekt.state import (
    ANYWHERE,
    COALITION,
    MOST_AMBER,
    PRIVILEGE_ZONE,
    RANKS,
    Elekt,
    is_coalition,
)
from tablee.games.elekt.totals import bag_with, room

Posts = list[tuple[Posted, ...]]
NOBODY_COMES: Final = [[0] * sides for sides in range(len(RANKS))]
"""By the number of sides."""


@mypyc_attr(free_list_len=1, acyclic=True)
@final
class Outlook:
    """One seat's expectations at one question. Looks only at what lies open, and at how many cards others hold."""

    def __init__(self, s: Elekt, standing: Standing) -> None:
        standing.take_in(s)
        self.s = s
        self.standing = standing
        self.seat = standing.seat
        self.weights = standing.weights
        self.worth = standing.worth
        self.rivals = standing.rivals
        self.share = standing.share
        assigning = s.phase == "assignment" or s.phase == "recruitment"
        self.to_come = NOBODY_COMES[s.sides]  # Units by side; only to be read
        if assigning:
            self.to_come = self.to_come.copy()
            for side in range(s.sides):
                self.to_come[side] = self.assignments(side)
        self.left = standing.worth.schedule.left(s)
        self.following: list[Coming] | None = None  # what rivals will still bring, by side
        self.trial: Posts | None = None  # the table, but for what is tried at one place of it
        self.tried_at = 0

    def assignments(self, side: int) -> int:
        """How many Units that side will still assign this round, before the clashes."""
        s = self.s
        if s.finished[side]:
            return 0
        coming = ASSIGNMENTS - s.assigned[side]
        return coming if is_coalition(s, side) else min(coming, len(s.hands[side]))

    def place_of(self, z: int) -> Place:
        place = self.standing.places[z]
        return place if place.is_seen else self.standing.see(self.s, z, self.left[z])

    def with_units(self, i: int, units: tuple[Posted, ...]) -> Posts:
        """The table with these Units there instead, until this is asked again: it is one copy for all."""
        posts = self.trial
        if posts is None:
            posts = self.trial = self.s.posts.copy()
        else:
            posts[self.tried_at] = self.s.posts[self.tried_at]
        self.tried_at = i
        posts[i] = units
        return posts

    # How a zone stands.

    def coming(self, side: int, posts: Posts, to_come: int, taken: int = ANYWHERE) -> Coming:
        """How many more Units of that side each zone will see: they spread by the places that are free, once another
        Unit has taken one in that zone."""
        if to_come <= 0:
            return NO_MORE
        sides = self.s.sides
        skirmish = self.place_of(0).places - float(len(posts[side]))
        machination = self.place_of(1).places - float(len(posts[sides + side]))
        privilege = self.place_of(2).places - float(len(posts[sides + sides + side]))
        if taken == 0:
            skirmish -= 1.0
        elif taken == 1:
            machination -= 1.0
        elif taken == 2:
            privilege -= 1.0
        skirmish = max(0.0, skirmish)
        machination = max(0.0, machination)
        privilege = max(0.0, privilege)
        number = float(to_come)
        places = skirmish + machination + privilege
        if places <= number:
            return Coming(skirmish, machination, privilege)
        return Coming(number * skirmish / places, number * machination / places, number * privilege / places)

    def foes(
        self, z: int, place: Place, posts: Posts, more: More, lent: bool, touched: int = ANYWHERE, change: i64 = 0
    ) -> Foes:
        """The rivals, where a Unit lends symbols or none does (`lent`), and whoever is `touched` shows so much more
        (`change`, a bag)."""
        sides = self.s.sides
        first = z * sides
        rank = self.standing.rank
        sign = -1.0 if place.fewest else 1.0
        mysticism = duplicity = brutality = -1.0
        best, rated, units, coming = self.rivals[0], -FAR, 0, 0.0
        for rival in self.rivals:
            there = posts[first + rival]
            here = len(there)
            extra = more.rivals[rival].to(z)
            if not here and extra <= 0.0:
                continue
            units += here
            coming += extra
            # Added up Unit by Unit, or counted by the rules where Units add to each other.
            has: i64 = 0
            if lent or not place.every_counts:
                has = bag_with(posts, first, sides, rival, place.card, lent)
            elif place.as_printed:
                for posted in there:
                    has += posted.shows
            else:
                has = shown(place, there)
            if rival == touched:
                has += change
            extra *= self.weights.symbols
            mysticism = max(mysticism, float(has & 0xFF) + extra)
            duplicity = max(duplicity, float((has >> 8) & 0xFF) + extra)
            brutality = max(brutality, float((has >> 16) & 0xFF) + extra)
            rating = sign * (float((has >> (place.compared * 8)) & 0xFF) + extra)
            if rating > rated or (rating == rated and rank[rival] < rank[best]):
                best, rated = rival, rating
        # A tie for the card goes by text, then by rank. (ELK-75)
        ours = place.authority > 0.0 if place.authority != 0.0 else rank[self.seat] < rank[best]
        for posted in posts[first + best]:
            if posted.unit.wins_ties:
                ours = False
        if best != place.loser:
            place.loser = best
            place.lost = self.share * self.standing.prize(self.s, z, place.prize, place.later, best)
        return Foes(mysticism, duplicity, brutality, rated, units, coming, ours, place.lost)

    def zone_as_it_is(self, z: int, more: More) -> float:
        """What the zone promises with the Units that lie in it. If rivals do as ever, only how many Units of ours are
        to come makes a difference."""
        place = self.place_of(z)
        coming = more.own.to(z)
        if place.stands_with == coming and not self.s.solo:
            return place.stands
        ours = place.ours
        if place.plain and not ours.lends and place.left:
            posts, units = self.s.posts, len(ours.units)
            value = self.amber_from(units, posts, more) if z == PRIVILEGE_ZONE else 0.0
            front = self.usual_front(z, place, posts, more)
            exposed = self.exposed(ours.elite) if units else 0.0
            place.stands = self.clashes(place, front, value, ours.shown(place), units > 0, exposed, ours.breaks)
        else:
            place.stands = self.zone(z, self.s.posts, more)
        place.stands_with = coming
        return place.stands

    def zone(self, z: int, posts: Posts, more: More) -> float:
        """What the zone promises with these Units in it, and so many `more` to come."""
        place = self.place_of(z)
        s = self.s
        first = z * s.sides
        units = posts[first + self.seat]
        value = self.amber_from(len(units), posts, more) if z == PRIVILEGE_ZONE else 0.0
        if not place.left:
            return value
        ours = place.ours
        if ours.units is not units:
            ours = Ours(units)
        touched = False  # a rival's Unit: nothing that is known of the zone holds
        lent = place.lent or ours.lends
        if posts is not s.posts:
            for rival in self.rivals:
                if posts[first + rival] is not s.posts[first + rival]:
                    touched = True
                    for posted in posts[first + rival]:
                        lent = lent or posted.lends
        if touched or ours.lends_to_all:
            front = self.front(z, self.foes(z, place, posts, more, lent), more)
        else:
            front = self.usual_front(z, place, posts, more)
        if lent or not place.every_counts:
            bag = bag_with(posts, first, s.sides, self.seat, place.card, lent)
        else:
            bag = ours.shown(place)
        exposed = self.exposed(ours.elite) if units else 0.0
        return self.clashes(place, front, value, bag, len(units) > 0, exposed, ours.breaks)

    def zone_with(self, z: int, posted: Posted, more: More) -> float:
        """The same of the zone as it is, with one more Unit of ours: most of it is known, so it is asked for often."""
        return self.place_with(self.place_of(z), z, posted, more)

    def place_with(self, place: Place, z: int, posted: Posted, more: More) -> float:
        """The same where the place is at hand."""
        ours = place.ours
        plain = place.plain and not ours.lends and not posted.lends
        if not plain and (ours.lends_to_all or (posted.lends and posted.unit.ability.lends_to_all)):
            return self.zone(z, self.with_ours(z, posted), more)
        if place.ready_for is not more:
            self.make_ready(z, place, more)
        front = place.ready_front
        if front is None:
            return place.ready_value
        bag = place.ready_bag
        if not plain:
            first = z * self.s.sides
            lent = place.lent or ours.lends or posted.lends
            bag = bag_with(self.with_ours(z, posted), first, self.s.sides, self.seat, place.card, lent)
        elif place.as_printed:
            bag += posted.shows
        else:
            bag += shown_by(place, posted)
        exposed = self.exposed(ours.elite or not posted.unit.base)
        return self.clashes(place, front, place.ready_value, bag, True, exposed, ours.breaks or posted.unit.wins_ties)

    def with_ours(self, z: int, posted: Posted) -> Posts:
        """The table with one more Unit of ours in that zone."""
        i = z * self.s.sides + self.seat
        return self.with_units(i, added(self.s.posts[i], posted))

    def make_ready(self, z: int, place: Place, more: More) -> None:
        """What is the same whichever Unit of ours is there besides: the Amber, the rivals, and what lies there."""
        place.ready_for = more
        units = len(place.ours.units) + 1
        place.ready_value = self.amber_from(units, self.s.posts, more) if z == PRIVILEGE_ZONE else 0.0
        place.ready_front = self.usual_front(z, place, self.s.posts, more) if place.left else None
        place.ready_bag = place.ours.shown(place)

    def zone_with_tokens(self, z: int, side: int, posted: Posted, tokens: int, more: More) -> float:
        """The same of the zone as it is, but for the tokens on one of the Units there."""
        s = self.s
        place = self.place_of(z)
        ours = place.ours
        if not place.plain or ours.lends or not place.left:
            i = z * s.sides + side
            changed = Posted(posted.unit, tokens)
            instead = tuple([changed if other is posted else other for other in s.posts[i]])
            return self.zone(z, self.with_units(i, instead), more)
        value = self.amber_from(len(ours.units), s.posts, more) if z == PRIVILEGE_ZONE else 0.0
        bag: i64 = ours.shown(place)
        change: i64 = tokens - posted.tokens
        if not place.as_printed:
            change = shown_by(place, Posted(posted.unit, tokens)) - shown_by(place, posted)
        if side == self.seat:
            front = self.usual_front(z, place, s.posts, more)
            bag += change
        else:
            front = self.front(z, self.foes(z, place, s.posts, more, False, side, change), more)
        exposed = self.exposed(ours.elite) if ours.units else 0.0
        return self.clashes(place, front, value, bag, len(ours.units) > 0, exposed, ours.breaks)

    def exposed(self, elite: bool) -> float:
        """How much a banishment would hurt that side of a zone."""
        return self.standing.exposed if elite else 0.2

    def usual_front(self, z: int, place: Place, posts: Posts, more: More) -> Front:
        """As long as no Unit of ours lends symbols to rivals, and none of theirs is another than on the table."""
        front = place.front
        if front is not None and place.front_is_known:
            known = place.front_with
            if known is more or (front.add == more.own.to(z) and not more.mirrored and not known.mirrored):
                return front
        foes = None if more.mirrored else place.foes
        if foes is None:
            foes = self.foes(z, place, posts, more, place.lent)
            if not more.mirrored:
                place.foes = foes
        place.front_is_known = True
        place.front_with = more
        if front is None or front is place.ready_front:
            front = place.front = Front(foes)
        self.face(front, z, foes, more)
        return front

    def front(self, z: int, foes: Foes, more: More) -> Front:
        front = Front(foes)
        self.face(front, z, foes, more)
        return front

    def face(self, front: Front, z: int, foes: Foes, more: More) -> None:
        add = more.own.to(z)
        front.face(foes, add, self.weights.symbols, self.weights.certain + self.weights.doubt * sqrt(add + foes.coming))

    def clashes(
        self, place: Place, front: Front, value: float, bag: i64, own: bool, exposed: float, breaks: bool
    ) -> float:
        """The value, and what the clashes still to come in the zone add to it. `own`: there are Units of ours, which
        show that bag, which a banishment would hurt so much (`exposed`), and which may win ties (`breaks`)."""
        w, foes, add, scale = self.weights, front.foes, front.more, front.scale
        present = 1.0 if own else min(1.0, front.add)
        against = foes.against
        swing = brutal = 0.0
        order = place.order
        while order:
            a = (order & 7) - 1
            order >>= 3
            if a == AUTHORITY:
                rated = (bag >> (place.compared * 8)) & 0xFF
                ahead = (float(rated) + add) * (-1.0 if place.fewest else 1.0) - foes.rated
                ahead += swing * (w.fewest if place.fewest else 1.0)
                value += card_of(place, front, present, ahead / scale, breaks or foes.ours)
                continue
            number = (bag >> (a * 8)) & 0xFF
            have = float(number) + add
            shows = have + brutal > 0.0
            same = number * 4 + (2 if own else 0) + (1 if shows else 0)
            if a == MYSTICISM:
                if same != front.mysticism:
                    front.last_mysticism()
                    if same != front.mysticism:
                        front.mysticism = same
                        d, tie = have - foes.mysticism, place.mysticism
                        p = present * chance((d + tie - 0.5) / scale) if shows else 0.0
                        q = against * chance((-d - tie - 0.5) / scale) if foes.mysticism > 0.0 else 0.0
                        front.mysticism_ahead = p - q
                ahead = front.mysticism_ahead
                swing += place.tokens * ahead
                brutal = w.brutal * ahead
            elif a == DUPLICITY:
                if same != front.duplicity:
                    front.last_duplicity()
                    if same != front.duplicity:
                        front.duplicity = same
                        d, tie = have - foes.duplicity, place.duplicity
                        p = present * chance((d + tie - 0.5) / scale) if shows else 0.0
                        q = against * chance((-d - tie - 0.5) / scale) if foes.duplicity > 0.0 else 0.0
                        front.duplicity_ahead = p - q
                swing += w.swap * front.duplicity_ahead
            else:
                # Without rivals nobody is banished by us, without Units of ours nobody by them.
                d, tie = have - foes.brutality + brutal, place.brutality
                p = present * chance((d + tie - 0.5) / scale) if shows and foes.units else 0.0
                q = against * chance((-d - tie - 0.5) / scale) if own and foes.brutality > 0.0 else 0.0
                swing += w.kill * (p - q)
                value += w.loss * (p * self.share - q * exposed)
        return value

    def amber_from(self, units: int, posts: Posts, more: More) -> float:
        """Amber from so many Units in the Privilege zone; three are a Title to the Coalition. (ELK-105, ELK-190)"""
        s = self.s
        value = self.weights.amber * min(units, MOST_AMBER - s.amber[self.seat])
        if s.solo:
            coming = more.rivals[COALITION].privilege
            value -= self.weights.title / MOST_AMBER * (len(posts[PRIVILEGE_ZONE * s.sides + COALITION]) + coming)
        return value

    def all_more(self, posts: Posts, own_to_come: int, mirrored: int = ANYWHERE) -> More:
        """By side and zone, with these Units. The Coalition follows to the zone that was `mirrored`.
        (ELK-160, ELK-161)"""
        s = self.s
        found = self.of_rivals()
        otherwise = s.solo and mirrored != ANYWHERE and self.to_come[COALITION] > 0
        if otherwise:
            free = [z for z in range(3) if room(s, z, COALITION) > 0]
            to = mirrored if mirrored in free else free[0] if free else ANYWHERE
            if to != ANYWHERE:
                after = posts.copy()
                after[to * s.sides + COALITION] = (*posts[to * s.sides + COALITION], posts[mirrored * s.sides][-1])
                found = found.copy()
                found[COALITION] = self.coming(COALITION, after, self.to_come[COALITION] - 1).and_one(to)
        return More(found, self.coming(self.seat, posts, own_to_come), otherwise)

    def more_after(self, z: int, own_to_come: int) -> More:
        """The same once another Unit of ours is in that zone, if rivals do as ever."""
        return More(self.of_rivals(), self.coming(self.seat, self.s.posts, own_to_come, z), False)

    def nothing_more(self) -> More:
        """The same if we assign no more Units."""
        return More(self.of_rivals(), NO_MORE, False)

    def of_rivals(self) -> list[Coming]:
        """What they will still bring if they do as ever, by side."""
        if self.following is None:
            following = self.following = self.standing.following
            for rival in self.rivals:
                following[rival] = self.coming(rival, self.s.posts, self.to_come[rival])
        return self.following


def card_of(place: Place, front: Front, present: float, ahead: float, ours: bool) -> float:
    """The card of the zone, won or lost to the best of the rivals, and so much `ahead`. `ours`: a tie is."""
    foes = front.foes
    if foes.against == 0.0:
        return place.won * present
    p = present * chance(ahead + front.half if ours else ahead - front.half)
    return place.won * p - foes.lost * (1.0 - p) * foes.against


def chance(x: float) -> float:
    """Between 0 and 1."""
    if x > FAR:
        return 1.0
    return 0.0 if x < -FAR else 1.0 / (1.0 + exp(-x))
