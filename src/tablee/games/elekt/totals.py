"""What is read off the table: symbols of a side, room in a zone, prices of protection. (ELK-69, ELK-59, ELK-94)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.elekt.attributes import ATTRIBUTES, MYSTICISM, ONE, count
from tablee.games.elekt.cards import Posted, Unit
from tablee.games.elekt.moments import AFTER_WINNING, ALIKE_PAIR, PROTECTION, Ability
from tablee.games.elekt.state import (
    MACHINATION_ZONE,
    NUMBERS,
    PRIVILEGE_ZONE,
    SKIRMISH_ZONE,
    Elekt,
    post,
    privileges_of,
    ranked,
    zone_ability,
)

ROOM: Final = 2
ROOM_OF_TWO: Final = 3
"""Units of a side in a zone: more with two players. (ELK-59, ELK-60, ELK-158)"""
LESS_ROOM: Final = 1
"""How many Units less the card of a zone may leave room for, at the most."""
FEWER_THAN_ANY: Final = -1000
NOTHING_THERE: Final[tuple[int, ...]] = (0,) * len(ATTRIBUTES)
NO_MORE: Final[list[int]] = []


def room(s: Elekt, zone: int, side: int) -> int:
    """How many more Units the side may have there. Units that have left take no room. (ELK-R40)"""
    return places_in(s, zone) - len(s.posts[zone * s.sides + side])


def places_in(s: Elekt, zone: int) -> int:
    """How many Units of each side have room there."""
    return (ROOM_OF_TWO if s.seats == 2 else ROOM) + zone_ability(s, zone).room()


def zones_with_room(s: Elekt, side: int) -> int:
    """The zones where the side has `room`, as bits."""
    most = ROOM_OF_TWO if s.seats == 2 else ROOM
    posts = s.posts
    bits = 0
    number = len(posts[side])
    if number < most - LESS_ROOM or number < most + zone_ability(s, SKIRMISH_ZONE).room():
        bits = 1
    number = len(posts[side + s.sides])
    if number < most - LESS_ROOM or number < most + zone_ability(s, MACHINATION_ZONE).room():
        bits += 2
    if len(posts[side + s.sides + s.sides]) < most:  # a Privilege there is but a prize
        bits += 4
    return bits


def free_zones(s: Elekt, side: int) -> list[int]:
    """The same by number; only to be read."""
    return NUMBERS[zones_with_room(s, side)]


def has_room(s: Elekt, side: int) -> bool:
    """Whether any zone is free. Most often that of the Privilege is."""
    in_privilege = len(post(s, PRIVILEGE_ZONE, side))
    return in_privilege < (ROOM_OF_TWO if s.seats == 2 else ROOM) or zones_with_room(s, side) > 0


def total(s: Elekt, zone: int, side: int, attribute: int) -> int:
    """Printed symbols, tokens, and what the texts in effect add to them, now. (ELK-69, ELK-70)"""
    return total_with(s, zone, side, attribute, zone_ability(s, zone), somebody_lends(s, zone))


def total_with(s: Elekt, zone: int, side: int, attribute: int, card: Ability, lent: bool) -> int:
    """The same where the ability of the zone's card is at hand, and whether a Unit there lends symbols."""
    return count(bag_with(s.posts, zone * s.sides, s.sides, side, card, lent), attribute)


def bag_with(posts: list[tuple[Posted, ...]], first: int, sides: int, side: int, card: Ability, lent: bool) -> int:
    """All attributes of it at once, as a bag: of a side, where the Units of the zone lie from `posts[first]` on."""
    units = posts[first + side]
    if is_plain(card, lent):
        return sum_of(units)
    worth = card.token_worth()
    if card.counts_only_the_best():
        return best_of(posts, first, sides, side, card, lent)
    found = 0
    for posted in units:
        found += shown_by(posted, worth)
    if card.lends:
        for posted in units:
            found += card.adds(shown_by(posted, worth), posted.unit, True)
    if lent:
        for owner in range(first, first + sides):
            for lender in posts[owner]:
                if lender.lends:
                    ability = lender.unit.ability
                    mine = owner == first + side
                    for posted in units:
                        found += ability.adds(shown_by(posted, worth), posted.unit, mine)
    return found


def shown_by(posted: Posted, worth: int) -> int:
    """What a Unit shows where each token is so many symbols: mostly one."""
    return posted.shows if worth == 1 else posted.unit.bag + posted.tokens * worth


def best_of(posts: list[tuple[Posted, ...]], first: int, sides: int, side: int, card: Ability, lent: bool) -> int:
    """The same where each side counts only its best Unit: attribute by attribute."""
    worth = card.token_worth()
    found = 0
    for posted in posts[first + side]:
        shown = shown_by(posted, worth)
        bag = shown
        if lent:
            bag += lent_to(posts, first, sides, side, posted.unit, shown)
        if card.lends:
            bag += card.adds(shown, posted.unit, True)
        found = most_of_each(found, bag)
    return found


def most_of_each(one: int, other: int) -> int:
    """Of two bags the larger number of each attribute."""
    found = 0
    for a in range(4):
        found += max(count(one, a), count(other, a)) * ONE[a]
    return found


def is_plain(card: Ability, lent: bool) -> bool:
    """Whether a side's total there is what its Units show, each token one symbol: mostly."""
    return not lent and not card.lends and card.token_worth() == 1 and not card.counts_only_the_best()


def sum_of(units: tuple[Posted, ...]) -> int:
    """All that these Units show."""
    found = 0
    for posted in units:
        found += posted.shows
    return found


def with_most(s: Elekt, zone: int, card: Ability, sides: list[int], attribute: int, sign: int, least: int) -> list[int]:
    """Of the sides, in order, those with the most symbols, at least so many; with the sign -1 those with the fewest.
    Only to be read. `card` is the ability of the zone's card."""
    if is_plain(card, False):
        ahead = plainly_ahead(s.posts, zone * s.sides, sides, attribute, sign, least)
        if ahead >= 0:
            return NUMBERS[ahead]
    found = 0
    most = least
    lent = somebody_lends(s, zone)
    for side in sides:
        value = sign * total_with(s, zone, side, attribute, card, lent)
        if value > most:
            most = value
            found = 1 << side
        elif value == most:
            found |= 1 << side
    return NUMBERS[found]


def plainly_ahead(
    posts: list[tuple[Posted, ...]], first: int, sides: list[int], attribute: int, sign: int, least: int
) -> int:
    """The same as bits, where every side has what its Units show: they are gone through once. -1 if one of them lends
    symbols."""
    found: i64 = 0
    most: i64 = least
    for at in sides:
        side: i64 = at
        bag: i64 = 0
        for posted in posts[first + at]:
            if posted.lends:
                return -1
            bag += posted.shows
        value: i64 = count(bag, attribute)
        if sign < 0:
            value = -value
        if value > most:
            most = value
            found = 0
        if value == most:
            found |= 1 << side
    return found


def somebody_lends(s: Elekt, zone: int) -> bool:
    """Whether a Unit there adds symbols to others or to itself: seldom, and asked often."""
    first = zone * s.sides
    for at in range(first, first + s.sides):
        for posted in s.posts[at]:
            if posted.lends:
                return True
    return False


def lent_to(posts: list[tuple[Posted, ...]], first: int, sides: int, side: int, unit: Unit, shown: int) -> int:
    """The bag that the Units of a zone add to one of them, which shows the bag `shown`."""
    found = 0
    for owner in range(sides):
        for lender in posts[first + owner]:
            if lender.lends:
                found += lender.unit.ability.adds(shown, unit, owner == side)
    return found


def totals(s: Elekt, zone: int, side: int) -> tuple[int, ...]:
    """The side's tally in a zone, attribute by attribute, for those who look at the table."""
    if not s.posts[zone * s.sides + side]:
        return NOTHING_THERE
    card = zone_ability(s, zone)
    bag = bag_with(s.posts, zone * s.sides, s.sides, side, card, somebody_lends(s, zone))
    return tuple([count(bag, i) for i in range(len(ATTRIBUTES))])


def by_attribute(totals: tuple[int, ...]) -> dict[str, int]:
    """Totals by name."""
    return {name: totals[i] for i, name in enumerate(ATTRIBUTES)}


def protection(s: Elekt, zone: int, side: int, posted: Posted) -> int:
    """What protecting that Unit costs its owner. A Privilege prevails over the zone. (ELK-93, ELK-94, ELK-30)"""
    if posted.unit.base:
        return 0
    for privilege in privileges_of(s, side):
        if privilege.speaks & PROTECTION:
            return privilege.ability.protection()
    for owner in ranked(s):  # (ELK-R02)
        for other in s.posts[zone * s.sides + owner]:
            if other.speaks & PROTECTION:
                return other.unit.ability.protection()
    price = zone_ability(s, zone).protection()
    return price if price >= 0 else 1


def pair_may_be_identical(s: Elekt, zone: int, side: int) -> bool:
    """By a Unit of the winner here, a Privilege of theirs, or the card of the zone. (ELK-134, ELK-R85)"""
    if zone_ability(s, zone).pair_may_be_identical():
        return True
    for posted in post(s, zone, side):
        if posted.speaks & ALIKE_PAIR:
            return True
    return any(privilege.speaks & ALIKE_PAIR for privilege in privileges_of(s, side))


def more_tokens(s: Elekt, zone: int, side: int) -> list[int]:
    """The attributes (or ANY) of tokens attached in addition to a won Mysticism pair; only to be read.
    (ELK-140, ELK-R04, ELK-R88)"""
    found = NO_MORE
    for posted in post(s, zone, side):
        if posted.speaks & AFTER_WINNING:
            effect = posted.unit.ability.after_winning(MYSTICISM)
            if effect.verb is not None and effect.verb.joins_the_pair(effect):
                found = [*found, effect.attribute]
    effect = zone_ability(s, zone).after_winning(MYSTICISM)
    if effect.verb is not None and effect.verb.joins_the_pair(effect):
        found = [*found, effect.attribute]
    return found
