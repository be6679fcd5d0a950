"""A zone of Elekt as one seat faces it: what stays the same during a question, and which clashes are still to come."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tablee.bots.advice.elekt.worth import NO_PRIZE, Prize
from tablee.games.elekt.attributes import AUTHORITY, BRUTALITY, DUPLICITY, MYSTICISM, ONE
from tablee.games.elekt.cards import Posted
from tablee.games.elekt.moments import ALIKE_PAIR, NO_ABILITY, Ability
from tablee.games.elekt.state import MACHINATION_ZONE, SKIRMISH_ZONE

FAR: Final = 30.0  # beyond it a chance is 0 or 1
UNKNOWN: Final = -1e9
UNSEEN: Final = "?"
"""The card of a zone that was not looked at yet."""
MOST: Final[tuple[int, ...]] = tuple([255 * one for one in ONE])
"""The largest bag of each attribute."""


@mypyc_attr(free_list_len=1, acyclic=True)
@final
class Place:
    """What is the same about a zone however Units are moved during one question; most of it as long as its card lies
    there (`Standing`). (What is asked for in every clash is a field of its own: a list of numbers would be made of
    objects.)"""

    def __init__(self) -> None:
        self.face_up = UNSEEN
        self.card = NO_ABILITY
        self.places = 0.0  # how many Units of each side have room
        self.compared: i64 = AUTHORITY  # for the card
        self.fewest = False
        self.worth = 1  # symbols per token
        self.every_counts = True
        self.lends = False
        self.as_printed = True  # Units show their symbols and tokens there, no more
        self.alike = False
        # How much of a tie is won, by attribute.
        self.mysticism = 0.0
        self.duplicity = 0.0
        self.brutality = 0.0
        self.authority = 0.0
        self.prize = NO_PRIZE  # whoever wins the card
        self.later = 0.0  # what that will bring in the rounds to come
        self.is_valued = False  # what follows holds
        self.won = 0.0  # what the card is worth to us
        self.loser = -1  # the rival who was asked about last, and …
        self.lost = 0.0  # … what it costs us if the card is theirs
        self.left: tuple[int, ...] = ()  # attributes still to be compared there, in order
        self.order: i64 = 0  # the same as one number: three bits each, the first one lowest
        self.asks_for: i64 = 0  # the largest bag of those attributes that any of these clashes compares
        self.mystic = False  # whether there is one for Mysticism
        # Of this question:
        self.is_seen = False  # what follows is
        self.lent = False  # a rival's Unit lends symbols
        self.plain = True  # every Unit counts, and no rival's lends symbols
        self.tokens = 0.0  # how much Authority a won Mysticism clash brings
        self.ours = NOBODY_OF_OURS  # as they are
        self.ready_for = NOTHING_MORE  # what was still to come when one more Unit of ours was asked for, and with it …
        self.ready_value = 0.0  # … the Amber
        self.ready_front: Front | None = None
        self.ready_bag: i64 = 0  # what those show that lie there
        self.then: More | None = None  # what is still to come once a Unit of ours is assigned there, and …
        self.rest = 0.0  # … what the other zones promise then
        self.foes: Foes | None = None  # once they were asked for, as the rest
        self.front: Front | None = None  # or what it was in another question, to be used again
        self.front_is_known = False
        self.front_with = NOTHING_MORE  # what was still to come when it was asked for
        self.promises = UNKNOWN  # as everything is
        self.stands = UNKNOWN  # the same with so many own Units to come as were asked for last …
        self.stands_with = -1.0  # … and how many those were

    def lay(self, face_up: str, card: Ability, ties: list[float], prize: Prize, later: float, places: int) -> None:
        """That card lies there now, or what is said of it here is another thing now."""
        self.face_up = face_up
        self.card = card
        self.places = float(places)
        compared = card.won_by()
        self.compared = compared if compared >= 0 else AUTHORITY
        self.fewest = card.fewest_wins()
        self.worth = card.token_worth()
        self.every_counts = not card.counts_only_the_best()
        self.lends = card.lends
        self.as_printed = self.worth == 1 and not card.lends
        self.alike = card.pair_may_be_identical()
        self.mysticism = ties[MYSTICISM]
        self.duplicity = ties[DUPLICITY]
        self.brutality = ties[BRUTALITY]
        self.authority = ties[AUTHORITY]
        self.prize = prize
        self.later = later
        self.is_valued = False
        self.compare(())
        self.ours = NOBODY_OF_OURS

    def see(self, lent: bool, units: tuple[Posted, ...]) -> None:
        """Another question begins: a rival's Unit there lends symbols or none does (`lent`), and these are ours."""
        self.is_seen = True
        self.lent = lent
        self.plain = self.every_counts and not lent
        if self.ours.units is not units:
            self.ours = Ours(units)
        self.foes = None
        self.front_is_known = False
        self.ready_for = NOTHING_MORE
        self.ready_front = None
        self.then = None
        self.promises = UNKNOWN
        self.stands_with = -1.0

    def compare(self, left: tuple[int, ...]) -> None:
        """These clashes are still to come."""
        self.left = left
        self.mystic = False
        order: i64 = 0
        asks_for: i64 = 0
        digit: i64 = 1
        for attribute in left:
            a: i64 = attribute
            if a == MYSTICISM:
                self.mystic = True
            order += (a + 1) * digit
            digit *= 8
            asks_for |= MOST[self.compared if a == AUTHORITY else a]
        self.order = order
        self.asks_for = asks_for

    def ignores(self, change: i64) -> bool:
        """Whether it is all the same there if a Unit has so much more or less of one attribute."""
        return (
            self.plain
            and not self.lends
            and not self.ours.lends
            and not ((change if change > 0 else -change) & self.asks_for)
        )


def shown(place: Place, units: tuple[Posted, ...]) -> int:
    """The bag that a side's Units show in a zone where every Unit counts by itself: with what the card of the zone adds
    to it, and no Unit adds to another. (ELK-69)"""
    bag = 0
    if place.card.lends:
        for posted in units:
            bag += shown_by(place, posted)
    elif place.worth == 1:
        for posted in units:
            bag += posted.shows
    else:
        for posted in units:
            bag += posted.unit.bag + posted.tokens * place.worth
    return bag


def shown_by(place: Place, posted: Posted) -> int:
    """The same of one Unit."""
    bag = posted.shows if place.worth == 1 else posted.unit.bag + posted.tokens * place.worth
    return bag + place.card.adds(bag, posted.unit, True) if place.card.lends else bag


@mypyc_attr(free_list_len=1, acyclic=True)
@final
class Ours:
    """The own Units in a zone."""

    def __init__(self, units: tuple[Posted, ...]) -> None:
        self.units = units
        self.bag = -1  # what they show where each counts by itself, once it was asked for
        self.lends = self.lends_to_all = self.elite = self.breaks = self.alike = False
        for posted in units:
            if posted.lends:
                self.lends = True
                if posted.unit.ability.lends_to_all:
                    self.lends_to_all = True
            if not posted.unit.base:
                self.elite = True
            if posted.unit.wins_ties:
                self.breaks = True
            if posted.speaks & ALIKE_PAIR:
                self.alike = True

    def shown(self, place: Place) -> int:
        if self.bag < 0:
            self.bag = shown(place, self.units)
        return self.bag


NOBODY_OF_OURS: Final = Ours(())


@mypyc_attr(free_list_len=1, acyclic=True)
@final
class Foes:
    """The rivals in a zone, taken together."""

    def __init__(
        self,
        mysticism: float,
        duplicity: float,
        brutality: float,
        rated: float,
        units: int,
        coming: float,
        ours: bool,
        lost: float,
    ) -> None:
        self.mysticism = mysticism  # the most any of them has, or will have; -1 if there is none
        self.duplicity = duplicity
        self.brutality = brutality
        self.rated = rated  # what the best of them has for the card
        self.units = units
        self.coming = coming
        self.against = 1.0 if units else 0.0 if rated == -FAR else 0.8
        self.ours = ours  # a tie for the card; one of our Units may win it anyway
        self.lost = lost  # what it costs if the best of them wins the card


@mypyc_attr(free_list_len=1, acyclic=True)
@final
class Front:
    """A zone as long as only own Units come and go: what stays the same."""

    def __init__(self, foes: Foes) -> None:
        self.foes = foes
        self.add = 0.0  # own Units to come
        self.more = 0.0  # symbols of each attribute that they will bring
        self.scale = 1.0  # how blurred a comparison is
        self.half = 0.5
        # By how much winning is likelier than losing, for which number of symbols (`same`), and the same of the number
        # before it: hands hold many Units that show the same of an attribute.
        self.mysticism: i64 = -1
        self.mysticism_ahead = 0.0
        self.mysticism_before: i64 = -1
        self.mysticism_ahead_before = 0.0
        self.duplicity: i64 = -1
        self.duplicity_ahead = 0.0
        self.duplicity_before: i64 = -1
        self.duplicity_ahead_before = 0.0

    def face(self, foes: Foes, add: float, symbols: float, scale: float) -> None:
        """These are the rivals, and so many Units of ours are to come, with so many `symbols` of each attribute."""
        self.foes = foes
        self.add = add
        self.more = add * symbols
        self.scale = scale
        self.half = 0.5 / scale
        self.mysticism = self.mysticism_before = -1
        self.duplicity = self.duplicity_before = -1

    def last_mysticism(self) -> None:
        """The number before is looked at again."""
        before, ahead = self.mysticism_before, self.mysticism_ahead_before
        self.mysticism_before, self.mysticism_ahead_before = self.mysticism, self.mysticism_ahead
        self.mysticism, self.mysticism_ahead = before, ahead

    def last_duplicity(self) -> None:
        before, ahead = self.duplicity_before, self.duplicity_ahead_before
        self.duplicity_before, self.duplicity_ahead_before = self.duplicity, self.duplicity_ahead
        self.duplicity, self.duplicity_ahead = before, ahead


@mypyc_attr(free_list_len=1, acyclic=True)
@final
class Coming:
    """So many Units of a side that each zone will still see."""

    def __init__(self, skirmish: float, machination: float, privilege: float) -> None:
        self.skirmish = skirmish
        self.machination = machination
        self.privilege = privilege

    def to(self, z: int) -> float:
        return self.skirmish if z == SKIRMISH_ZONE else self.machination if z == MACHINATION_ZONE else self.privilege

    def and_one(self, z: int) -> Coming:
        """One more to that zone."""
        one = [1.0 if zone == z else 0.0 for zone in range(3)]
        return Coming(self.skirmish + one[0], self.machination + one[1], self.privilege + one[2])


NO_MORE: Final = Coming(0.0, 0.0, 0.0)


@mypyc_attr(free_list_len=1, acyclic=True)
@final
class More:
    """Units that are still expected: of rivals by side, and our own."""

    def __init__(self, rivals: list[Coming], own: Coming, mirrored: bool) -> None:
        self.rivals = rivals
        self.own = own
        self.mirrored = mirrored  # rivals are expected otherwise than they were


NOTHING_MORE: Final = More([], NO_MORE, False)
