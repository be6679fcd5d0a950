"""What the Coalition chooses, by the rules alone. Nothing here alters the table. (rulebook, Imperial Gambit)"""

from __future__ import annotations

from typing import Final

from tablee.games.elekt.attributes import ANY, COALITION_ORDER, count
from tablee.games.elekt.cards import Posted
from tablee.games.elekt.state import (
    COALITION,
    Elekt,
    is_coalition,
    owner_of,
    post,
)
from tablee.games.elekt.totals import free_zones, room

THE_PLAYER: Final = 0
DISCOUNT: Final = 1


def reduced(price: int) -> int:
    """Prices are lower by one, at least 0. (ELK-162, ELK-172)"""
    return max(0, price - DISCOUNT)


def place_to_assign(s: Elekt) -> int:
    """Where the player has just assigned, else the first free place from the left; -1 if there is none.
    (ELK-160, ELK-161, ELK-R116)
    """
    if s.mirror >= 0 and room(s, s.mirror, COALITION) > 0:
        return s.mirror
    free = free_zones(s, COALITION)
    return free[0] if free else -1


def unit_to_banish(s: Elekt, group: str, zone: int) -> str:
    """The player's leftmost elite Unit of the zone, or of all from the left, else the leftmost base Unit; never an own
    one. (ELK-180, ELK-187, ELK-R130, ELK-R131)
    """
    zones = range(3) if zone < 0 else range(zone, zone + 1)
    for base in (False, True):
        for z in zones:
            for posted in post(s, z, THE_PLAYER):
                meant = group == "unit" or (base if group == "base unit" else posted.unit.type == group)
                if posted.unit.base == base and meant:
                    return posted.card
    return ""


def saves_with_guard(s: Elekt, target: str) -> bool:
    """Another Coalition Unit always, a Unit of the player never. (ELK-R132)"""
    return is_coalition(s, owner_of(s, target))


def unit_for_token(s: Elekt, zone: int) -> str:
    """Its Unit with the fewest tokens, leftmost among equals. (ELK-174)"""
    zones = range(3) if zone < 0 else range(zone, zone + 1)
    found: Posted | None = None
    for z in zones:
        for posted in post(s, z, COALITION):
            if found is None or posted.number < found.number:
                found = posted
    return "" if found is None else found.card


def tokens_to_attach(s: Elekt, identical: bool, more: list[int]) -> list[int]:
    """The pair first, then the others, by what the supply holds; placed in the order A, B, D, M.
    (ELK-173, ELK-175, ELK-R128, ELK-R129)
    """
    left = s.supply.copy()
    chosen: list[int] = []
    for _ in range(2):
        for attribute in COALITION_ORDER:
            if left[attribute] > 0 and (identical or attribute not in chosen):
                left[attribute] -= 1
                chosen.append(attribute)
                break
    for wanted in more:
        for attribute in COALITION_ORDER:
            if left[attribute] > 0 and wanted in (ANY, attribute):
                left[attribute] -= 1
                chosen.append(attribute)
                break
    return [attribute for attribute in COALITION_ORDER for other in chosen if other == attribute]


def token_to_attach(s: Elekt) -> int:
    """The first one there is, in the order A, B, D, M; -1 if the supply is empty. (ELK-173)"""
    for attribute in COALITION_ORDER:
        if s.supply[attribute] > 0:
            return attribute
    return -1


def token_to_steal(s: Elekt, zone: int) -> tuple[str, int]:
    """From the player's leftmost Unit here that has one, in the order A, B, D, M. (ELK-176, ELK-178, ELK-R125)"""
    for posted in post(s, zone, THE_PLAYER):
        for attribute in COALITION_ORDER:
            if count(posted.tokens, attribute) > 0:
                return posted.card, attribute
    return "", -1


def unit_to_swap_with(s: Elekt, zone: int) -> str:
    """Its leftmost Unit in the first other zone from the left. (ELK-187)"""
    for z in range(3):
        if z != zone:
            for posted in post(s, z, COALITION):
                return posted.card
    return ""


def what_is_visible(s: Elekt) -> tuple[str, ...]:
    """Everything an ability could be seen to change: cards, tokens, Amber, Titles, Sceptre. (ELK-R120)"""
    numbers = [len(s.unit_deck), len(s.discard), len(s.box), s.sceptre, *s.amber]
    for hand in s.hands:
        numbers.append(len(hand))
    for cards in (*s.won, *s.privileges, *s.face_down):
        numbers.append(len(cards))
    found = list(s.face_up)
    for posts in s.posts:
        numbers.append(len(posts))
        for posted in posts:
            numbers.append(posted.tokens)
            found.append(posted.card)
    return (*found, str(numbers))
