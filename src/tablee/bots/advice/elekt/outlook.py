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
    clashes_left,
    shown,
    shown_by,
)
from tablee.bots.advice.elekt.worth import NO_PRIZE, Scale, Worth
from tablee.core.tuples import added
from tablee.games.elekt.attributes import AUTHORITY, BRUTALITY, DUPLICITY, MYSTICISM, count
from tablee.games.elekt.cards import Posted
from tablee.games.elekt.court import titles, titles_to_win
from tablee.games.elekt.moments import LOWEST_RANK, Ability
from tablee.games.elekt.rulings import ASSIGNMENTS
from tablee.games.elekt.state import (
    ANYWHERE,
    COALITION,
    MOST_AMBER,
    NO_CARD,
    PRIVILEGE_ZONE,
    RANKS,
    Elekt,
    is_coalition,
    ranked,
    zone_ability,
)
from tablee.games.elekt.totals import bag_with, pair_may_be_identical, places_in, room

Posts = list[tuple[Posted, ...]]
NO_TIES: Final[list[float]] = [0.0, 0.0, 0.0, 0.0]
TIE_WON: Final = 0.6
"""How much of a tie is won by who has a text for it."""
RIVALS: Final = [[[side for side in range(sides) if side != seat] for seat in range(sides)] for sides in range(5)]
"""By the number of sides, then by side."""
PLACES: Final = [[[order.index(side) for side in range(sides)] for order in RANKS[sides]] for sides in range(5)]
"""By the number of sides, then as `RANKS`: the court rank of each side."""


@mypyc_attr(free_list_len=1, acyclic=True)
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
        assigning = s.phase == "assignment" or s.phase == "recruitment"
        self.to_come = [self.assignments(side) if assigning else 0 for side in range(s.sides)]
        self.left = clashes_left(s, worth.orders)
        self.places: list[Place | None] = [None, None, None]
        self.ties: list[float] | None = None  # by attribute, what Privileges say of them
        self.missing: list[int] | None = None  # Titles that each side needs to win
        self.following: list[Coming] | None = None  # what rivals will still bring, by side

    def assignments(self, side: int) -> int:
        """How many Units that side will still assign this round, before the clashes."""
        s = self.s
        if s.finished[side]:
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
        if not left:
            return Place(card, left, NO_TIES, NO_PRIZE, 0.0, 0.0, True)
        alone = True
        for side in self.rivals:
            for posted in s.posts[z * s.sides + side]:
                if posted.lends:
                    alone = False
        identical = MYSTICISM in left and pair_may_be_identical(s, z, self.seat)
        tokens = self.weights.tokens * card.token_worth() * (1.6 if identical else 1.0)
        face_up = s.face_up[z]
        prize = NO_PRIZE if face_up == NO_CARD else self.worth.prizes[face_up]
        later = prize.later * self.worth.rounds_left(s)
        place = Place(card, left, self.ties_by(card), prize, later, tokens, alone)
        place.won = self.prize(z, place, self.seat)
        return place

    def ties_by(self, card: Ability) -> list[float]:
        """By attribute; plus: a tie is ours, minus: it is a rival's, 0: nobody's. A Privilege says so before the card
        of the zone does."""
        ties = self.ties
        if ties is None:
            ties = self.ties = self.ties_by_privileges()
        found = ties
        for a in range(4):
            if ties[a] == 0.0 and card.breaks_tie(a) == LOWEST_RANK:
                if found is ties:
                    found = ties.copy()
                found[a] = TIE_WON if self.rank[self.seat] == self.s.sides - 1 else -TIE_WON
        return found

    def ties_by_privileges(self) -> list[float]:
        """Of each attribute the first Master in court rank that can be paid for."""
        s = self.s
        found = NO_TIES
        for side in ranked(s):
            for privilege in s.privileges[side]:
                if privilege in self.worth.masters:
                    if found is NO_TIES:
                        found = NO_TIES.copy()
                    ability = s.cards.privileges[privilege].ability
                    free = is_coalition(s, side) or s.amber[side] > 0
                    for a in range(4):
                        effect = ability.when_tied(a)
                        if found[a] == 0.0 and effect.verb is not None and (free or effect.discards):
                            found[a] = TIE_WON if side == self.seat else -TIE_WON
        return found

    def prize(self, z: int, place: Place, side: int) -> float:
        """What the card of the zone is worth to a side, above all if it is the last it needs. (ELK-112)"""
        s, prize = self.s, place.prize
        if prize is NO_PRIZE:
            return 0.0
        given, value = prize.titles, place.later
        if prize.amber:
            value = self.weights.amber * min(prize.amber, MOST_AMBER - s.amber[side])
        elif z == PRIVILEGE_ZONE:
            coalition = is_coalition(s, side)
            given = 1 if coalition else 0  # (ELK-183)
            value = 0.0 if coalition else value + self.weights.sceptre
        needed = self.missing
        if needed is None:
            goal = titles_to_win(s)
            needed = self.missing = [goal - titles(s, other) for other in range(s.sides)]
        missing = needed[side]
        if given >= missing > 0:
            return self.weights.victory
        # The nearer the end, the more a Title counts.
        return value + given * self.weights.title * (1.0 + self.weights.near / max(1, missing - given))

    # How a zone stands.

    def coming(self, side: int, posts: Posts, to_come: int, taken: int = ANYWHERE) -> Coming:
        """How many more Units of that side each zone will see: they spread by the places that are free, once another
        Unit has taken one in that zone."""
        if to_come <= 0:
            return NO_MORE
        s = self.s
        skirmish = max(0, places_in(s, 0) - len(posts[side]) - (1 if taken == 0 else 0))
        machination = max(0, places_in(s, 1) - len(posts[s.sides + side]) - (1 if taken == 1 else 0))
        privilege = max(0, places_in(s, 2) - len(posts[2 * s.sides + side]) - (1 if taken == 2 else 0))
        places = skirmish + machination + privilege
        if places <= to_come:
            return Coming(float(skirmish), float(machination), float(privilege))
        return Coming(to_come * skirmish / places, to_come * machination / places, to_come * privilege / places)

    def foes(self, z: int, place: Place, posts: Posts, more: More, plain: bool) -> Foes:
        sides = self.s.sides
        first = z * sides
        sign = -1.0 if place.fewest else 1.0
        mysticism = duplicity = brutality = -1.0
        best, rated, units, coming = self.rivals[0], -FAR, 0, 0.0
        for rival in self.rivals:
            here = len(posts[first + rival])
            extra = more.rivals[rival].to(z)
            if not here and extra <= 0.0:
                continue
            units += here
            coming += extra
            # Added up Unit by Unit, or counted by the rules where Units add to each other.
            there = posts[first + rival]
            has = shown(place, there) if plain else bag_with(posts, first, sides, rival, place.card, True)
            extra *= self.weights.symbols
            mysticism = max(mysticism, count(has, MYSTICISM) + extra)
            duplicity = max(duplicity, count(has, DUPLICITY) + extra)
            brutality = max(brutality, count(has, BRUTALITY) + extra)
            rating = sign * (count(has, place.compared) + extra)
            if rating > rated or (rating == rated and self.rank[rival] < self.rank[best]):
                best, rated = rival, rating
        # A tie for the card goes by text, then by rank. (ELK-75)
        ours = place.authority > 0.0 if place.authority != 0.0 else self.rank[self.seat] < self.rank[best]
        for posted in posts[first + best]:
            if posted.unit.wins_ties:
                ours = False
        lost = self.share * self.prize(z, place, best)
        return Foes(mysticism, duplicity, brutality, rated, units, coming, ours, lost)

    def zone_as_it_is(self, z: int, more: More) -> float:
        """What the zone promises with the Units that lie in it. If rivals do as ever, only how many Units of ours are
        to come makes a difference."""
        place = self.place_of(z)
        coming = more.own.to(z)
        if self.s.solo:
            return self.zone(z, self.s.posts, more)
        if place.stands_with != coming:
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
        if ours is None or ours.units is not units:
            ours = Ours(units)
            if units is s.posts[first + self.seat]:
                place.ours = ours
        touched = False  # a rival's Unit: nothing that is known of the zone holds
        plain = place.plain and not ours.lends
        if posts is not s.posts:
            for rival in self.rivals:
                if posts[first + rival] is not s.posts[first + rival]:
                    touched = True
                    for posted in posts[first + rival]:
                        plain = plain and not posted.lends
        if touched or ours.lends_to_all:
            front = self.front(z, self.foes(z, place, posts, more, plain), more)
        else:
            front = self.usual_front(z, place, posts, more)
        bag = shown(place, units) if plain else bag_with(posts, first, s.sides, self.seat, place.card, True)
        exposed = self.exposed(ours.elite) if units else 0.0
        return self.clashes(place, front, value, bag, len(units) > 0, exposed, ours.breaks)

    def zone_with(self, z: int, posted: Posted, more: More) -> float:
        """The same of the zone as it is, with one more Unit of ours: most of it is known, so it is asked for often."""
        place = self.place_of(z)
        first = z * self.s.sides
        ours = place.ours
        if ours is None:
            ours = place.ours = Ours(self.s.posts[first + self.seat])
        if not place.plain or ours.lends or posted.lends:
            posts = self.s.posts.copy()
            posts[first + self.seat] = added(posts[first + self.seat], posted)
            return self.zone(z, posts, more)
        value = self.amber_from(len(ours.units) + 1, self.s.posts, more) if z == PRIVILEGE_ZONE else 0.0
        if not place.left:
            return value
        bag = shown(place, ours.units) + shown_by(place, posted)
        exposed = self.exposed(ours.elite or not posted.unit.base)
        front = self.usual_front(z, place, self.s.posts, more)
        return self.clashes(place, front, value, bag, True, exposed, ours.breaks or posted.unit.wins_ties)

    def zone_with_tokens(self, z: int, posted: Posted, tokens: int, more: More) -> float:
        """The same of the zone as it is, but for the tokens on one of our Units there."""
        place = self.place_of(z)
        first = z * self.s.sides
        ours = place.ours
        if ours is None:
            ours = place.ours = Ours(self.s.posts[first + self.seat])
        changed = Posted(posted.unit, tokens)
        if not place.plain or ours.lends or not place.left:
            posts = self.s.posts.copy()
            own = posts[first + self.seat]
            posts[first + self.seat] = tuple([changed if other is posted else other for other in own])
            return self.zone(z, posts, more)
        value = self.amber_from(len(ours.units), self.s.posts, more) if z == PRIVILEGE_ZONE else 0.0
        bag = shown(place, ours.units) - shown_by(place, posted) + shown_by(place, changed)
        front = self.usual_front(z, place, self.s.posts, more)
        return self.clashes(place, front, value, bag, True, self.exposed(ours.elite), ours.breaks)

    def exposed(self, elite: bool) -> float:
        """How much a banishment would hurt that side of a zone."""
        if elite:
            return self.weights.saved if self.s.amber[self.seat] else 1.0
        return 0.2

    def usual_front(self, z: int, place: Place, posts: Posts, more: More) -> Front:
        """As long as no Unit of ours lends symbols to rivals, and none of theirs is another than on the table."""
        front = more.fronts[z]
        if front is None:
            foes = None if more.mirrored else place.foes
            if foes is None:
                foes = self.foes(z, place, posts, more, place.plain)
                if not more.mirrored:
                    place.foes = foes
            front = more.fronts[z] = self.front(z, foes, more)
        return front

    def front(self, z: int, foes: Foes, more: More) -> Front:
        add = more.own.to(z)
        scale = self.weights.certain + self.weights.doubt * sqrt(add + foes.coming)
        return Front(foes, add, self.weights.symbols, scale)

    def clashes(
        self, place: Place, front: Front, value: float, bag: i64, own: bool, exposed: float, breaks: bool
    ) -> float:
        """The value, and what the clashes still to come in the zone add to it. `own`: there are Units of ours, which
        show that bag, which a banishment would hurt so much (`exposed`), and which may win ties (`breaks`)."""
        w, foes, add, scale = self.weights, front.foes, front.more, front.scale
        present = 1.0 if own else min(1.0, front.add)
        against = foes.against
        swing = brutal = 0.0
        for a in place.left:
            if a == AUTHORITY:
                ahead = (count(bag, place.compared) + add) * (-1.0 if place.fewest else 1.0) - foes.rated
                ahead += swing * (w.fewest if place.fewest else 1.0)
                value += card_of(place, front, present, ahead / scale, breaks or foes.ours)
                continue
            have = float(count(bag, a))
            if a == MYSTICISM:
                theirs, tie = foes.mysticism, place.mysticism
                d = have + add - theirs
            elif a == DUPLICITY:
                theirs, tie = foes.duplicity, place.duplicity
                d = have + add - theirs
            else:
                theirs, tie = foes.brutality, place.brutality
                d = have + add - theirs + brutal
            p = present * chance((d + tie - 0.5) / scale) if have + add + brutal > 0.0 else 0.0
            q = against * chance((-d - tie - 0.5) / scale) if theirs > 0.0 else 0.0
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

    def of_rivals(self) -> list[Coming]:
        """What they will still bring if they do as ever, by side."""
        following = self.following
        if following is None:
            following = self.following = [NO_MORE] * self.s.sides
            for rival in self.rivals:
                following[rival] = self.coming(rival, self.s.posts, self.to_come[rival])
        return following


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
