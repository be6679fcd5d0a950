"""What everybody at the table could work out of an answer before it is given: the tallies and leaders after it.

Only what is on the table, and the card that the seat itself would lay there, is looked at; no ability is carried out.
"""

from __future__ import annotations

from typing import Any, Final

from tablee.core.stack import Frame
from tablee.games.elekt.attributes import ONE
from tablee.games.elekt.cards import ZONE_NAMES, Posted
from tablee.games.elekt.leads import leads
from tablee.games.elekt.line import NO
from tablee.games.elekt.moves import SWAP
from tablee.games.elekt.state import Elekt, clone, find, owner_of, put, replace, take_up, zone_of
from tablee.games.elekt.totals import by_attribute, protection, totals

LEAVING: Final = ("Banish", "StealBody", "DiscardUnit")
"""The answer is a Unit that goes away."""


def preview(s: Elekt, seat: int, verb: str, f: Frame, answer: str) -> dict[str, Any]:
    """The zones that an answer changes as they would be then, and for a banishment what protection costs."""
    if verb in ("TakeTurn", "Place") and answer in s.cards.assigning:
        card, zone = s.cards.assigning[answer]
        after = clone(s)
        put(after, zone, seat, card)
        return {"zones": [tally(after, zone)]}
    if verb in ("AttachTokens", "Attach") and answer in s.cards.giving:
        card, attribute = s.cards.giving[answer]
        after = clone(s)
        posted = find(after, card)
        assert posted is not None
        replace(after, card, Posted(posted.unit, posted.tokens + ONE[attribute]))
        return {"zones": [tally(after, zone_of(s, card))]}
    if verb == SWAP.name and answer != NO:
        words = SWAP.words(answer)
        return {"zones": swapped(s, words["card"], words["second"])}
    if verb in LEAVING and zone_of(s, answer) >= 0:
        paid = price(s, answer) if verb == "Banish" else {}
        return {"zones": [without(s, answer)], **paid}
    if verb == "Protect":
        return {"zones": [without(s, f.it)]}  # protected or not, it leaves (ELK-92)
    return {}


def tally(s: Elekt, zone: int) -> dict[str, Any]:
    """A zone in numbers: each side's tally, and who would win each clash."""
    return {
        "name": ZONE_NAMES[zone],
        "totals": [by_attribute(totals(s, zone, side)) for side in range(s.sides)],
        "leads": leads(s, zone),
    }


def without(s: Elekt, card: str) -> dict[str, Any]:
    """The zone of a Unit once it has left, its tokens with it. (ELK-95)"""
    zone = zone_of(s, card)
    after = clone(s)
    take_up(after, card)
    return tally(after, zone)


def swapped(s: Elekt, first: str, second: str) -> list[dict[str, Any]]:
    """Both zones after a swap, tokens and all. (ELK-86)"""
    one, other = find(s, first), find(s, second)
    assert one is not None
    assert other is not None
    after = clone(s)
    for i in range(len(after.posts)):
        after.posts[i] = tuple([other if p is one else one if p is other else p for p in s.posts[i]])
    return [tally(after, zone) for zone in sorted([zone_of(s, first), zone_of(s, second)])]


def price(s: Elekt, card: str) -> dict[str, Any]:
    """What its owner would pay to protect a Unit, and whether they could. (ELK-93, ELK-94)"""
    owner, posted = owner_of(s, card), find(s, card)
    assert posted is not None
    cost = protection(s, zone_of(s, card), owner, posted)
    return {"owner": owner, "price": cost, "can_pay": s.amber[owner] >= cost}
