"""Another world that a seat cannot tell apart: the hidden cards dealt anew among the places they may be in.

A seat knows the back of every card, the contents of the pre-built decks, every pack it has held in a draft, and which
deck a card came from. So cards are exchanged only within a group of cards that are alike to that seat.
"""

from __future__ import annotations

from typing import Final, final

from tablee.core.chance import Rng
from tablee.core.hidden import reseal
from tablee.games.ecos.cards import BLUE
from tablee.games.ecos.setup import PACK, DealPacks, Draft, drafters
from tablee.games.ecos.state import Ecos, clone

HAND: Final = 0
PACKS: Final = 1
PICKED: Final = 2
LOOKING: Final = 3
BROWN_DECK: Final = 4
BLUE_DECK: Final = 5


@final
class Position:
    """Where a hidden card lies."""

    def __init__(self, zone: int, owner: int, at: int, card: str) -> None:
        self.zone = zone
        self.owner = owner
        self.at = at
        self.card = card


def shuffle_unknown(s: Ecos, seat: int, rng: Rng) -> Ecos:
    """Redeal what the seat cannot see, group by group."""
    other = clone(s)
    groups: dict[str, list[Position]] = {}
    for position in hidden_positions(s, seat):
        groups.setdefault(group(s, seat, position.card), []).append(position)
    zones: list[list[list[str]]] = [[list(own) for own in zone] for zone in (s.hands, s.packs, s.picked, s.looking)] + [
        [list(s.brown)],
        [list(s.blue)],
    ]
    origins = list(s.origins)
    for name in sorted(groups):
        places = groups[name]
        cards = sorted([position.card for position in places])
        rng.shuffle(cards)
        for position, card in zip(places, cards, strict=True):
            zones[position.zone][position.owner][position.at] = card
            origins[s.cards.cards[card].number - 1] = s.origins[s.cards.cards[position.card].number - 1]
    other.hands = [tuple(own) for own in zones[HAND]]
    other.packs = tuple([tuple(own) for own in zones[PACKS]])
    other.picked = tuple([tuple(own) for own in zones[PICKED]])
    other.looking = tuple([tuple(own) for own in zones[LOOKING]])
    other.brown = zones[BROWN_DECK][0]
    other.blue = zones[BLUE_DECK][0]
    other.origins = tuple(origins)
    reseal(other, seat, rng)
    return other


def hidden_positions(s: Ecos, seat: int) -> list[Position]:
    """Every place of a card that the seat does not see. (ECO-166)"""
    found: list[Position] = []
    for owner in range(s.seats):
        if owner != seat:
            for at, card in enumerate(s.hands[owner]):
                if card not in s.shown[owner]:
                    found.append(Position(HAND, owner, at, card))
            found += [Position(PACKS, owner, at, card) for at, card in enumerate(s.packs[owner])]
            found += [Position(PICKED, owner, at, card) for at, card in enumerate(s.picked[owner])]
            found += [Position(LOOKING, owner, at, card) for at, card in enumerate(s.looking[owner])]
    found += [Position(BROWN_DECK, 0, at, card) for at, card in enumerate(s.brown)]
    found += [Position(BLUE_DECK, 0, at, card) for at, card in enumerate(s.blue)]
    return found


def group(s: Ecos, seat: int, card: str) -> str:
    """Cards of one group are alike to the seat: any of them may lie where another of them does."""
    printed = s.cards.cards[card]
    origin = s.origins[printed.number - 1]
    if not origin.startswith("pack "):
        return f"{printed.back} {origin}"
    words = origin.split(" ")
    back, dealt_to = words[1], int(words[2])
    last = last_pick(s, back)
    taken = int(words[3]) if len(words) > 3 else last + 1
    times = 0
    for time in holdings(s, seat, back, dealt_to):
        if time <= last and time <= taken:
            times += 1
    if times == 0:
        return f"{printed.back} "  # gone before the pack came by: never seen
    return f"{printed.back} pack {dealt_to} {times}"


def last_pick(s: Ecos, back: str) -> int:
    """The latest pick of that draft for which the seats have looked at their packs; -1 before it begins."""
    f = s.top
    if f is not None:
        verb = f.todo[f.at]
        if isinstance(verb, Draft) and verb.back == back:
            return f.n
        if isinstance(verb, DealPacks) and verb.back == back:
            return -1
    return (PACK[back] - 1) // (2 if s.seats == 2 else 1) - 1


def holdings(s: Ecos, seat: int, back: str, dealt_to: int) -> list[int]:
    """At which picks the seat holds the pack that was dealt to another: blue goes left, brown right."""
    who = drafters(s)
    if seat not in who:
        return []
    step = 1 if back == BLUE else -1
    first = who.index(dealt_to)
    return [time for time in range(PACK[back]) if who[(first + step * time) % len(who)] == seat]
