"""What a seat cannot know, dealt anew: other hands and recruits, out of the cards each could have been drawn from."""

from __future__ import annotations

from tablee.core.chance import Rng
from tablee.core.hidden import drawn_in, reseal
from tablee.core.looking import forget_others, has_looked
from tablee.games.elekt.state import Elekt, clone


def may_hold(s: Elekt, side: int) -> list[str]:
    """Every Unit that the hand of a side may hold as far as everybody knows: those that were seen to go there, and for
    each hidden one all that it could be."""
    found = list(s.shown[side])
    for cycle in {drawn_in(s.kept, card) for card in s.hands[side] if card not in s.shown[side]}:
        for other in range(s.sides):
            found += [card for card in s.hands[other] if card not in s.shown[other] and drawn_in(s.kept, card) == cycle]
            found += [card for card in s.recruits[other] if drawn_in(s.kept, card) == cycle]
        if cycle == len(s.kept):
            found += s.unit_deck
    return found


def shuffle_unknown(s: Elekt, seat: int, rng: Rng) -> Elekt:
    """Another world that this seat cannot tell apart.

    Units that everybody saw go to a hand stay there, and those that this seat has looked at (CRD-27). Decks of zone
    cards and Privileges need nothing: their cards are decided when they are turned up.
    """
    other = clone(s)
    last = len(s.kept)
    hands = [list(hand) for hand in s.hands]
    recruits = [list(dealt) for dealt in s.recruits]
    for cycle in range(last + 1):
        pool: list[str] = []
        places: list[tuple[list[str], int]] = []
        for side in range(s.sides):
            if side == seat:
                continue
            for i, card in enumerate(s.hands[side]):
                if card in s.shown[side] or has_looked(s, seat, card):
                    continue
                if drawn_in(s.kept, card) == cycle:
                    places.append((hands[side], i))
                    pool.append(card)
            for i, card in enumerate(s.recruits[side]):
                if drawn_in(s.kept, card) == cycle:
                    places.append((recruits[side], i))
                    pool.append(card)
        if cycle == last:
            pool += s.unit_deck
        pool.sort()
        rng.shuffle(pool)
        for zone, i in places:
            zone[i] = pool.pop()
        if cycle == last:
            other.unit_deck = pool
    other.hands = [tuple(hand) for hand in hands]
    other.recruits = tuple([tuple(dealt) for dealt in recruits])
    forget_others(other, seat)
    reseal(other, seat, rng)
    return other
