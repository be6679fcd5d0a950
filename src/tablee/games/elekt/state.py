"""The table of Elekt: its zones, in the rulebook's words, and the moves of single cards and tokens."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from tablee.core.effects import ROUND, TURN
from tablee.core.event import Event
from tablee.core.looking import forget
from tablee.core.stack import State, Verb
from tablee.core.tuples import added, with_at, without, without_at
from tablee.games.elekt.attributes import ATTRIBUTES, MYSTICISM, ONE, count
from tablee.games.elekt.cards import (
    NO_PRIVILEGES,
    NO_TEXT,
    NO_ZONE_CARD,
    NOTHING_HELD,
    Cards,
    Held,
    Posted,
    Privilege,
    Text,
)
from tablee.games.elekt.moments import NO_ABILITY, Ability

COALITION: Final = 1
"""The side of the automaton, opposite the one player. (ELK-144)"""
COALITION_KEY: Final = "coalition"
Verbs = tuple[Verb[Any], ...]
NO_CARD: Final = ""
FROM_THE_BOX: Final = "?"
"""A face-down Privilege that nobody has seen: it is one of the unseen ones."""
MARKER: Final = "marker"
"""A Title without a card, when the box is empty. (ELK-R109)"""
SKIRMISH_ZONE: Final = 0
MACHINATION_ZONE: Final = 1
PRIVILEGE_ZONE: Final = 2
ANYWHERE: Final = -1
MOST_AMBER: Final = 3
RANKS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    [
        tuple([tuple([(first + way * i) % sides for i in range(sides)]) for way in (1, -1) for first in range(sides)])
        for sides in range(5)
    ]
)
"""By the number of sides: court rank from each holder of the Sceptre, clockwise, then the same counter-clockwise."""


NUMBERS: Final[tuple[list[int], ...]] = tuple(
    [[number for number in range(4) if bits >> number & 1] for bits in range(16)]
)
"""Sides or zones out of bits, in order: only to be read."""


@final
class Elekt(State):
    """Shared zones, then one entry per side. A side is a seat; in solo the Coalition is a second side without one.

    Lists are the spine; what lies in them is replaced, never altered.
    """

    def __init__(
        self,
        seats: int,
        cards: Cards,
        *,
        difficulty: str,
        gentle: bool,
        round: int,
        phase: str,
        decks: tuple[tuple[str, ...], ...],
        unseen: tuple[str, ...],
        privilege_deck: int,
        face_up: list[str],
        unit_deck: list[str],
        discard: list[str],
        box: tuple[str, ...],
        supply: list[int],
        amber_supply: int,
        sceptre: int,
        clockwise: bool,
        order: tuple[int, ...],
        turn: int,
        mirror: int,
        privilege_winner: int,
        used: tuple[str, ...],
        kept: tuple[tuple[str, ...], ...],
        hands: list[tuple[str, ...]],
        shown: list[tuple[str, ...]],
        recruits: tuple[tuple[str, ...], ...],
        posts: list[tuple[Posted, ...]],
        amber: list[int],
        seals: int,
        assigned: list[int],
        finished: tuple[bool, ...],
        privileges: tuple[tuple[str, ...], ...],
        won: tuple[tuple[str, ...], ...],
        face_down: tuple[tuple[str, ...], ...],
        drawn: tuple[str, ...],
        end: str,
        winner: int,
        like: Elekt | None = None,
    ) -> None:
        super().__init__(seats, like)
        self.sides = 2 if seats == 1 else seats
        self.solo = seats == 1
        self.cards = cards
        self.difficulty = difficulty  # how many Masters the Coalition gets (ELK-146)
        self.gentle = gentle  # the other reading of ELK-R113: it passes once the player has
        self.round = round
        self.phase = phase
        self.decks = decks  # Skirmish and Machination cards that may still come; decided when turned up
        self.unseen = unseen  # Privileges nobody has seen: in the deck, in the box, or face down
        self.privilege_deck = privilege_deck  # how many of them are in the deck (ELK-33)
        self.face_up = face_up  # the card of each zone; NO_CARD where none lies
        self.unit_deck = unit_deck  # Units that may still come
        self.discard = discard  # the unit discard pile, open to all (ELK-R28)
        self.box = box  # out of the game, and known to be
        self.supply = supply  # attribute tokens
        self.amber_supply = amber_supply
        self.sceptre = sceptre  # who holds it (ELK-42)
        self.clockwise = clockwise  # its direction
        self.order = order  # of this assignment phase (ELK-R22)
        self.turn = turn  # whose turn of it
        self.mirror = mirror  # the zone that the player assigned to last, for the Coalition; -1: none (ELK-160)
        self.privilege_winner = privilege_winner  # of this round (ELK-103); -1: nobody
        self.used = used  # Privileges used on a turn of this round
        self.kept = kept  # at each reshuffle: the hidden Units in hands, which the new deck cannot hold
        self.hands = hands
        self.shown = shown  # hand cards that everybody has seen
        self.recruits = recruits  # dealt and not chosen yet
        self.posts = posts  # Units, zone by zone and side by side, each left to right (ELK-159)
        self.amber = amber
        self.seals = seals  # the Coalition's (ELK-164)
        self.assigned = assigned  # how many Units this round (ELK-61)
        self.finished = finished  # with assigning (ELK-62)
        self.privileges = privileges  # face up, to be used (ELK-29)
        self.won = won  # Skirmish and Machination cards
        self.face_down = face_down  # cards that count as one Title each (ELK-165, ELK-183)
        self.drawn = drawn  # Units drawn for the first player (ELK-39)
        self.end = end  # why the game is over; "" while it runs
        self.winner = winner  # the side
        # What the verb that asks has counted its answers by, as bits: zones with room, or attributes of tokens.
        self.free: int = 0 if like is None else like.free
        self.held: Held = NOTHING_HELD if like is None else like.held  # `privileges`, as cards (`privileges_of`)

    def effect(self, text: str) -> Any:
        return self.cards.effects[text]

    def sits(self, side: int) -> bool:
        """Nobody decides for the Coalition. (ELK-144)"""
        return 0 <= side < self.seats

    def sides_at_table(self) -> int:
        return self.sides

    def clock(self, span: str) -> int:
        """A turn is an assignment. (ELK-56)"""
        return self.round * 100 + sum(self.assigned) if span == TURN else self.round if span == ROUND else 0

    def owner_keys(self) -> list[str]:
        """Also the Coalition has zones. (ELK-144)"""
        return ["1", COALITION_KEY] if self.solo else super().owner_keys()


def clone(s: Elekt) -> Elekt:
    """Copy the spine, share the leaves and the stack."""
    return Elekt(
        s.seats,
        s.cards,
        difficulty=s.difficulty,
        gentle=s.gentle,
        round=s.round,
        phase=s.phase,
        decks=s.decks,
        unseen=s.unseen,
        privilege_deck=s.privilege_deck,
        face_up=s.face_up.copy(),
        unit_deck=s.unit_deck.copy(),
        discard=s.discard.copy(),
        box=s.box,
        supply=s.supply.copy(),
        amber_supply=s.amber_supply,
        sceptre=s.sceptre,
        clockwise=s.clockwise,
        order=s.order,
        turn=s.turn,
        mirror=s.mirror,
        privilege_winner=s.privilege_winner,
        used=s.used,
        kept=s.kept,
        hands=s.hands.copy(),
        shown=s.shown.copy(),
        recruits=s.recruits,
        posts=s.posts.copy(),
        amber=s.amber.copy(),
        seals=s.seals,
        assigned=s.assigned.copy(),
        finished=s.finished,
        privileges=s.privileges,
        won=s.won,
        face_down=s.face_down,
        drawn=s.drawn,
        end=s.end,
        winner=s.winner,
        like=s,
    )


# Sides and court rank.


def is_coalition(s: Elekt, side: int) -> bool:
    return s.solo and side == COALITION


def ranked(s: Elekt) -> tuple[int, ...]:
    """All sides in descending court rank: from the Sceptre in its direction. (ELK-42, ELK-43, ELK-44)"""
    return RANKS[s.sides][s.sceptre if s.clockwise else s.sceptre + s.sides]


def highest(s: Elekt, sides: list[int]) -> int:
    """The one of highest court rank among them."""
    for side in ranked(s):
        if side in sides:
            return side
    raise ValueError("nobody")


def lowest(s: Elekt, sides: list[int]) -> int:
    found = -1
    for side in ranked(s):
        if side in sides:
            found = side
    return found


# Units in zones.


def post(s: Elekt, zone: i64, side: i64) -> tuple[Posted, ...]:
    """A side's Units in a zone, left to right."""
    return s.posts[zone * s.sides + side]


def zone_of(s: Elekt, card: str) -> int:
    """The zone in which a Unit lies, -1 if in none."""
    at = post_of(s, card)
    return at // s.sides if at >= 0 else -1


def owner_of(s: Elekt, card: str) -> int:
    """On whose side a Unit lies. There is no other owner. (ELK-R36)"""
    at = post_of(s, card)
    return at % s.sides if at >= 0 else -1


def post_in(s: Elekt, zone: int, card: str) -> int:
    """The same where it can but lie in that zone."""
    for at in range(zone * s.sides, zone * s.sides + s.sides):
        for posted in s.posts[at]:
            if posted.card == card:
                return at
    return -1


def post_of(s: Elekt, card: str) -> int:
    """Which of `s.posts` a Unit lies in, -1 if in none."""
    for at, units in enumerate(s.posts):
        for posted in units:
            if posted.card is card:  # mostly it is the very string
                return at
    for at, units in enumerate(s.posts):
        for posted in units:
            if posted.card == card:
                return at
    return -1


def units_in(s: Elekt, zone: int) -> list[Posted]:
    """All Units of a zone: by court rank, each side left to right."""
    return [posted for side in ranked(s) for posted in s.posts[zone * s.sides + side]]


def place_at(s: Elekt, zone: int, at: int) -> tuple[int, int]:
    """Which of `s.posts` the one at that place of `units_in` lies in, and where in it; no list is written for it."""
    for side in ranked(s):
        i = zone * s.sides + side
        number = len(s.posts[i])
        if at < number:
            return i, at
        at -= number
    raise IndexError(at)


def participants(s: Elekt, zone: int) -> list[int]:
    """The sides with a Unit there now; only to be read. (ELK-72, ELK-R55)"""
    bits: i64 = 0
    bit: i64 = 1
    posts = s.posts
    sides: i64 = s.sides
    first: i64 = zone * sides
    for i in range(first, first + sides):
        if posts[i]:
            bits += bit
        bit += bit
    return NUMBERS[bits]


def put(s: Elekt, zone: int, side: int, card: str) -> Posted:
    """On the own side, to the right of what lies there already. (ELK-66, ELK-159)"""
    posted = s.cards.posted[card]
    i = zone * s.sides + side
    s.posts[i] = added(s.posts[i], posted)
    return posted


def take_up(s: Elekt, card: str) -> int:
    """A Unit leaves its zone: its tokens return to the supply at once, the others close up. (ELK-83, ELK-R118)"""
    for i, units in enumerate(s.posts):
        for posted in units:
            if posted.card == card:
                return_tokens(s, posted.tokens)
                s.posts[i] = tuple([other for other in s.posts[i] if other.card != card])
                return i % s.sides
    raise KeyError(card)


def replace(s: Elekt, card: str, instead: Posted) -> None:
    """Another Unit, or the same with other tokens, in exactly that place. (ELK-R63)"""
    for i in range(len(s.posts)):
        for posted in s.posts[i]:
            if posted.card == card:
                s.posts[i] = tuple([instead if other.card == card else other for other in s.posts[i]])
                return
    raise KeyError(card)


def find(s: Elekt, card: str) -> Posted | None:
    for posts in s.posts:
        for posted in posts:
            if posted.card == card:
                return posted
    return None


# Cards by their ids.


def privileges_of(s: Elekt, side: int) -> tuple[Privilege, ...]:
    """The Privileges of a side. They are asked for all the time and seldom change."""
    return held(s).cards[side]


def held(s: Elekt) -> Held:
    """The Privileges of all sides."""
    if s.held.ids is not s.privileges:
        s.held = held_now(s, s.held)
    return s.held


def held_now(s: Elekt, before: Held) -> Held:
    """Mostly one side holds others than before."""
    cards: list[tuple[Privilege, ...]] = []
    for side, ids in enumerate(s.privileges):
        if not ids:
            cards.append(NO_PRIVILEGES)
        elif side < len(before.ids) and before.ids[side] is ids:
            cards.append(before.cards[side])
        else:
            cards.append(tuple([s.cards.privileges[id] for id in ids]))
    return Held(s.privileges, tuple(cards))


def text_of(s: Elekt, source: str) -> Text:
    """The text that a frame comes from; of what is no card it says nothing. The last one is kept, because the verbs of
    one effect ask for it one after the other."""
    cards = s.cards
    text = cards.last_text
    if text.source is not source:
        text = cards.texts.get(source, NO_TEXT)
        cards.last_text = text
    return text


# Tokens.


def attach(s: Elekt, card: str, attribute: int) -> bool:
    """A token from the supply to a Unit, if there is one. (ELK-82, ELK-195)"""
    for i, units in enumerate(s.posts):
        for at, posted in enumerate(units):
            if posted.card == card:
                return attach_at(s, i, at, attribute)
    return False


def attach_at(s: Elekt, i: int, at: int, attribute: int) -> bool:
    """The same to the Unit that lies there in `s.posts`."""
    left = s.supply[attribute]
    if left == 0:
        return False
    units = s.posts[i]
    posted = units[at]
    s.supply[attribute] = left - 1
    s.posts[i] = with_at(units, at, Posted(posted.unit, posted.tokens + ONE[attribute]))
    if s.events is not None:
        s.events.append(Event("attached", i % s.sides, card=posted.card, symbol=ATTRIBUTES[attribute]))
    return True


def remove(s: Elekt, card: str, attribute: int) -> None:
    """A token from a Unit to the supply. (ELK-196)"""
    posted = find(s, card)
    assert posted is not None
    replace(s, card, Posted(posted.unit, posted.tokens - ONE[attribute]))
    s.supply[attribute] += 1
    if s.events is not None:
        s.events.append(Event("removed", owner_of(s, card), card=card, symbol=ATTRIBUTES[attribute]))


def return_tokens(s: Elekt, tokens: int) -> None:
    if tokens:
        for attribute in range(4):
            number = count(tokens, attribute)
            if number:
                s.supply[attribute] = s.supply[attribute] + number


def return_seals(s: Elekt) -> None:
    s.supply[MYSTICISM] += s.seals
    s.seals = 0


# Units in hands and in the pile.


def to_hand(s: Elekt, side: int, card: str, seen: bool) -> None:
    """`seen`: everybody knows which card it is. It is hidden again, but not forgotten. (ELK-R143)"""
    s.hands[side] = added(s.hands[side], card)
    if seen:
        s.shown[side] = added(s.shown[side], card)


def to_hand_all(s: Elekt, side: int, cards: list[str]) -> None:
    """The same for several that everybody knows."""
    if cards:
        more = tuple(cards)
        s.hands[side] = s.hands[side] + more
        s.shown[side] = s.shown[side] + more


def from_hand(s: Elekt, side: int, card: str, at: int = -1) -> None:
    """The card leaves the hand for a place where all see it. `at`: its place there, if it is known."""
    s.hands[side] = without(s.hands[side], card) if at < 0 else without_at(s.hands[side], at)
    if s.shown[side]:
        s.shown[side] = without(s.shown[side], card)
    if s.tally:
        forget(s, card)


def discard_unit(s: Elekt, card: str) -> None:
    """Base and elite Units share one pile. (ELK-191, ELK-R34)"""
    s.discard.append(card)


# The card of a zone.


def zone_ability(s: Elekt, zone: int) -> Ability:
    """What the face-up card does in its zone; a Privilege there is but a prize. (ELK-26, ELK-28)

    Asked for again and again while the same card lies there, so the last one is kept.
    """
    if zone == PRIVILEGE_ZONE:
        return NO_ABILITY
    card = s.face_up[zone]
    last_seen = s.cards.last_seen
    seen = last_seen[zone]
    if seen.id is not card:
        seen = NO_ZONE_CARD if card == NO_CARD else s.cards.zone_cards[card]
        last_seen[zone] = seen
    return seen.ability


def won_ability(s: Elekt, zone: int, card: str) -> Ability:
    """The same of a card that lay there a moment ago."""
    seen = s.cards.last_seen[zone]
    return seen.ability if seen.id is card else s.cards.zone_cards[card].ability
