"""Amber, Titles and the Sceptre; the end of the game. (rulebook, Golden rules; End of the game)"""

from __future__ import annotations

from typing import Final

from tablee.core.event import Event
from tablee.core.stack import emit
from tablee.core.tuples import with_at, without
from tablee.games.elekt.attributes import MYSTICISM
from tablee.games.elekt.cards import MOST_TITLES
from tablee.games.elekt.state import (
    COALITION,
    FROM_THE_BOX,
    MARKER,
    MOST_AMBER,
    Elekt,
    is_coalition,
    ranked,
    return_seals,
)

BY_TITLES: Final = "titles"
BY_ROUNDS: Final = "rounds"
SEALS_FOR_A_TITLE: Final = 3
TITLES_TO_WIN: Final[tuple[int, ...]] = (0, 7, 7, 6, 5)
"""By the number of players. (ELK-112, ELK-145)"""


def titles(s: Elekt, side: int) -> int:
    """Every banner on the cards in front of the side, and every card that lies face down there. (ELK-25, ELK-R103)"""
    found = len(s.face_down[side])
    for card in s.won[side]:
        found += s.cards.zone_cards[card].titles
    return found


def titles_to_win(s: Elekt) -> int:
    """By the number of players, unless the card set states a goal of its own. (ELK-112)"""
    return s.cards.goal or TITLES_TO_WIN[s.seats]


def check_victory(s: Elekt, side: int) -> bool:
    """The moment a side has enough Titles the game is over, whatever still waited. (ELK-113, ELK-R101,
    ELK-R102)"""
    goal = titles_to_win(s)
    if len(s.won[side]) * MOST_TITLES + len(s.face_down[side]) < goal:
        return False  # so few cards cannot be enough
    if titles(s, side) < goal:
        return False
    finish(s, BY_TITLES, side)
    return True


def finish(s: Elekt, reason: str, winner: int) -> None:
    s.end = reason
    s.winner = winner
    s.top = None
    if s.events is not None:
        s.events.append(Event("over", winner, how=reason, undo_barrier=True))


def best(s: Elekt) -> int:
    """Most Titles; a tie goes to the highest court rank, now. (ELK-115, ELK-116, ELK-R23, ELK-R106, ELK-R138)"""
    found = -1
    for side in ranked(s):
        if found < 0 or titles(s, side) > titles(s, found):
            found = side
    return found


# Amber.


def gain_amber(s: Elekt, side: int, number: int) -> None:
    """Up to three, the rest is not taken. The Coalition takes them one by one, and three become a Title; so this
    may end the game. (ELK-11, ELK-106, ELK-193, ELK-182, ELK-R98, ELK-R124)
    """
    if is_coalition(s, side):
        for _ in range(number):
            if s.amber_supply == 0 or s.end:
                return
            s.amber_supply -= 1
            s.amber[side] += 1
            emit(s, "gained-amber", side, number=1)
            if s.amber[side] == MOST_AMBER:
                pay(s, side, MOST_AMBER)
                title_from_the_box(s, "amber")
        return
    taken = number
    if taken > MOST_AMBER - s.amber[side]:
        taken = MOST_AMBER - s.amber[side]
    if taken > s.amber_supply:
        taken = s.amber_supply
    if taken > 0:
        s.amber_supply -= taken
        s.amber[side] = s.amber[side] + taken
        emit(s, "gained-amber", side, number=taken)


def pay(s: Elekt, side: int, number: int) -> None:
    """All of it: whoever asks has seen that it is there. (ELK-194, ELK-R06)"""
    s.amber[side] -= number
    s.amber_supply += number


# The Coalition's Titles.


def unseen_in_the_box(s: Elekt) -> int:
    """How many Privileges nobody has seen are still there: not in the deck, and not a face-down Title. (ELK-33)"""
    taken = s.face_down[COALITION].count(FROM_THE_BOX) if s.solo else 0
    return len(s.unseen) - s.privilege_deck - taken


def title_from_the_box(s: Elekt, why: str) -> None:
    """A Privilege from the box, face down; the Title is never lost. (ELK-165, ELK-182, ELK-R108, ELK-R109)"""
    card = MARKER
    if unseen_in_the_box(s) > 0:
        card = FROM_THE_BOX
    else:
        for boxed in s.box:
            if boxed in s.cards.privileges:
                card = boxed
                s.box = without(s.box, boxed)
                break
    s.face_down = with_at(s.face_down, COALITION, (*s.face_down[COALITION], card))
    if s.events is not None:
        s.events.append(Event("title", COALITION, how=why))
    check_victory(s, COALITION)


def gain_seal(s: Elekt) -> None:
    """A Mysticism token, if there is one; the third Seal is a Title. (ELK-164, ELK-165, ELK-R122)"""
    if s.supply[MYSTICISM] == 0:
        return
    s.supply[MYSTICISM] -= 1
    s.seals += 1
    emit(s, "seal", COALITION, number=s.seals)
    if s.seals == SEALS_FOR_A_TITLE:
        return_seals(s)
        title_from_the_box(s, "seals")
