"""The table of Ecos: its zones, in the rulebook's words."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from tablee.core.effects import ROUND, TURN
from tablee.core.stack import State
from tablee.core.tuples import added, with_at
from tablee.games.ecos.cards import BROWN, Card, Cards
from tablee.games.ecos.land import Land, become, clone_land

MOST_SEATS: Final = 6
"""And so many colours, dials and score markers: a seat is a colour. (ECO-09)"""
START: Final = 0
"""The dial's first position. (ECO-12)"""

EFFECTS: Final = "effects"
"""The frame of a card's effects remembers this: nothing below it belongs to the card."""

PLACED: Final = 0
MOVED: Final = 1
"""How a piece came to be "this": placed before moved, replaced or selected. (ECO-R60)"""


@mypyc_attr(free_list_len=1, acyclic=True)
@final
class InPlay:
    """An active card: how many leaves are up, and which slots have a cube (bits). (ECO-35, ECO-52, ECO-53)"""

    def __init__(self, card: Card, leaves: int, filled: int) -> None:
        self.card = card
        self.leaves = leaves
        self.filled = filled
        self.leaving = card.leaving[filled]  # how answers end whose cube comes from here
        self.open_kinds = card.open_kinds[filled]  # by element: kinds of empty slots that it may fill


@mypyc_attr(free_list_len=1, acyclic=True)
@final
class Bound:
    """What "this" is: the pieces that a line of the card being resolved has placed, moved or replaced. (ECO-R60)"""

    def __init__(self, line: int, how: int, piece: int, cells: tuple[int, ...]) -> None:
        self.line = line
        self.how = how
        self.piece = piece
        self.cells = cells


@final
class Search:
    """How many choices a look-ahead may still try, and the questions from which no way succeeds. (ECO-R29)"""

    def __init__(self, left: int) -> None:
        self.left = left
        self.dead: set[str] = set()


@final
class Variant:
    """What the table chose before the game. (ECO-16, ECO-27, ECO-36, ECO-162, ECO-R65)"""

    def __init__(
        self, *, landscape: str, family: int, drafts: tuple[bool, ...], choose_decks: bool, goal: int, harbinger: int
    ) -> None:
        self.landscape = landscape
        self.family = family  # of the pre-built decks: 0 paw, 1 plant
        self.drafts = drafts  # who drafts
        self.choose_decks = choose_decks
        self.goal = goal
        self.harbinger = harbinger  # -1: chance decides (ECO-R07)


@mypyc_attr(free_list_len=1, acyclic=True)
@final
class Cube:
    """A cube placed for a drawn token, so that it may be taken back: on which slot of which card, and from where it was
    moved. (ECO-65, ECO-R26)"""

    def __init__(self, card: str, slot: int, source: str, source_slot: int) -> None:
        self.card = card
        self.slot = slot
        self.source = source  # "" for one of the available cubes
        self.source_slot = source_slot


@final
class Origin:
    """What everybody could follow of where a card came from, for `shuffle_unknown`. (ECO-166)"""

    def __init__(self, deck: str, back: str, dealt_to: int, pick: int, rebuilt: int) -> None:
        self.deck = deck  # the pre-built deck it was of; "" for none
        self.back = back  # of the pack it was of; "" for none
        self.dealt_to = dealt_to  # who held that pack first
        self.pick = pick  # at which it was kept; NOT_KEPT
        self.rebuilt = rebuilt  # the round after which it lay in a deck made anew; 0: never


NO_CELLS: Final[list[int]] = []
NOT_KEPT: Final = -1
UNFOLLOWED: Final = Origin("", "", -1, NOT_KEPT, 0)


def of_deck(deck: str) -> Origin:
    return Origin(deck, "", -1, NOT_KEPT, 0)


def of_pack(back: str, dealt_to: int, pick: int = NOT_KEPT) -> Origin:
    return Origin("", back, dealt_to, pick, 0)


def rebuilt(origin: Origin, round: int) -> Origin:
    """A card lay open to all when a deck was made anew; of a pack it still tells what was seen before. (ECO-R41)"""
    return Origin("", origin.back, origin.dealt_to, origin.pick, round)


@final
class Change:
    """A hidden card was gained from a deck, or played from a hand: what everybody could follow of it."""

    def __init__(self, seat: int, gained: bool, card: str) -> None:
        self.seat = seat
        self.gained = gained
        self.card = card


@final
class Ecos(State):
    """Shared zones, then one entry per seat. Lists are the spine; what lies in them is replaced, never altered. So is
    what seldom changes: clones share it."""

    def __init__(
        self,
        seats: int,
        cards: Cards,
        *,
        variant: Variant,
        land: Land,
        brown: list[str],
        blue: list[str],
        row: tuple[str, ...],
        discard: tuple[str, ...],
        bag: list[int],
        drawn: tuple[str, ...],
        cubes: int,
        hands: list[tuple[str, ...]],
        shown: tuple[tuple[str, ...], ...],
        active: list[tuple[InPlay, ...]],
        available: list[int],
        dials: list[int],
        scores: tuple[int, ...],
        blue_points: tuple[int, ...],
        packs: tuple[tuple[str, ...], ...],
        picked: tuple[tuple[str, ...], ...],
        looking: tuple[tuple[str, ...], ...],
        origins: tuple[Origin, ...],
        placed: list[tuple[Cube, ...]],
        waiting: tuple[tuple[str, ...], ...],
        like: Ecos | None = None,
    ) -> None:
        super().__init__(seats, like)
        self.cards = cards
        self.variant = variant
        self.land = land
        self.brown = brown  # decks: what may still come; the order is decided when cards are drawn
        self.blue = blue
        self.row = row  # face up beside the decks (ECO-79, ECO-80)
        self.discard = discard  # used-up cards (ECO-59, ECO-R42)
        self.bag = bag  # element tokens by kind (ECO-08)
        self.drawn = drawn  # tokens on the table, drawn in this round
        self.cubes = cubes  # the common supply
        self.hands = hands
        self.shown = shown  # hand cards that everybody has seen: taken from the row (ECO-R70)
        self.active = active
        self.available = available  # cubes; with those on cards they never become fewer (ECO-171)
        self.dials = dials
        self.scores = scores
        self.blue_points = blue_points  # the part of each score that blue cards gave
        self.packs = packs  # draft
        self.picked = picked  # chosen to be active, still face down (ECO-R10)
        self.looking = looking  # cards looked at while gaining one (ECO-79)
        self.origins = origins  # by card number: from which deck or pack it came, for `shuffle_unknown`
        self.traffic: tuple[Change, ...] = ()  # after a draft: what everybody could follow of hidden cards
        # The round and the token.
        self.harbinger = 0
        self.round = 0
        self.tokens: tuple[str, ...] = ()  # the token everybody answers, with two players the pair
        self.left: tuple[str, ...] = ()  # two players: the token each has still to use
        self.responses: tuple[str, ...] = ()  # what each seat answered
        self.placed = placed  # for the token
        self.waiting = waiting  # full cards, in the order they were completed (ECO-119)
        self.resolvers = 0  # bits: who has resolved a card on this token (ECO-65)
        self.chain = 0  # cards resolved on this token
        # The card being resolved.
        self.line = 0
        self.bound: tuple[Bound, ...] = ()
        self.removed: tuple[int, ...] = ()  # pieces this card has removed
        self.cells = NO_CELLS  # where a piece may be placed, if that was asked last; replaced, never altered
        # The end.
        self.scored = False  # whether anybody scored in this round
        self.quiet_rounds = 0
        self.quiet_tokens = 0
        self.tie_steps = 0  # continuations after a tie (ECO-163)
        self.stalled = False
        self.end = ""
        # Look-ahead, never saved: a trial carries out only what concerns the map.
        self.trial = False
        self.search: Search | None = None
        self.failed = False

    def effect(self, text: str) -> Any:
        return self.cards.effects[text]

    def clock(self, span: str) -> int:
        """A turn is a token. (ECO-40)"""
        return self.round * 100 + len(self.drawn) if span == TURN else self.round if span == ROUND else 0


def clone(s: Ecos, decks: bool = True) -> Ecos:
    """Copy the spine, share the leaves and the stack. Without `decks` a copy shares decks and bag too: for a trial, in
    which nothing is drawn."""
    other = Ecos(
        s.seats,
        s.cards,
        variant=s.variant,
        land=clone_land(s.land),
        brown=s.brown.copy() if decks else s.brown,
        blue=s.blue.copy() if decks else s.blue,
        row=s.row,
        discard=s.discard,
        bag=s.bag.copy() if decks else s.bag,
        drawn=s.drawn,
        cubes=s.cubes,
        hands=s.hands.copy(),
        shown=s.shown,
        active=s.active.copy(),
        available=s.available.copy(),
        dials=s.dials.copy(),
        scores=s.scores,
        blue_points=s.blue_points,
        packs=s.packs,
        picked=s.picked,
        looking=s.looking,
        origins=s.origins,
        placed=s.placed.copy(),
        waiting=s.waiting,
        like=s,
    )
    other.traffic = s.traffic
    other.harbinger = s.harbinger
    other.round = s.round
    other.tokens = s.tokens
    other.left = s.left
    other.responses = s.responses
    other.resolvers = s.resolvers
    other.chain = s.chain
    other.line = s.line
    other.bound = s.bound
    other.removed = s.removed
    other.cells = s.cells
    other.scored = s.scored
    other.quiet_rounds = s.quiet_rounds
    other.quiet_tokens = s.quiet_tokens
    other.tie_steps = s.tie_steps
    other.stalled = s.stalled
    other.end = s.end
    return other


def start_again(t: Ecos, s: Ecos) -> None:
    """A copy of the same table becomes a copy of `s`, cheaper than a new one: if since it was made only lines of a card
    were carried out that concern the map, points and cubes."""
    t.top = s.top
    t.asked = s.asked
    t.option_count = s.option_count
    t.listed = s.listed
    t.unlisted = s.unlisted
    become(t.land, s.land)
    t.cubes = s.cubes
    for seat in range(s.seats):
        t.available[seat] = s.available[seat]
    t.scores = s.scores
    t.blue_points = s.blue_points
    t.scored = s.scored
    t.line = s.line
    t.bound = s.bound
    t.removed = s.removed
    t.cells = s.cells


# What everybody could follow of hidden cards, for `shuffle_unknown`.


def origin_of(s: Ecos, card: str) -> Origin:
    return s.origins[s.cards.cards[card].number - 1]


def follow(s: Ecos, seat: int, card: str, *, gained: bool) -> None:
    """A card was gained from the deck or played from the hand, at a table where some went back to the deck after a
    draft (ECO-30). Of a pre-built deck and of a deck made anew everybody knows the cards, so nothing is to be noted."""
    origin = origin_of(s, card)
    if any(s.variant.drafts) and origin.deck == "" and not origin.rebuilt:
        s.traffic = added(s.traffic, Change(seat, gained, card))


# Small things that many rules need.


FROM: Final[list[list[list[int]]]] = [
    [[(first + i) % seats for i in range(seats)] for first in range(seats)] for seats in range(MOST_SEATS + 1)
]
"""By number of seats and first seat: all of them clockwise. Asked several times for each answer, so written once."""


def from_harbinger(s: Ecos) -> list[int]:
    """All seats clockwise, the Harbinger first; only to be read. (ECO-63)"""
    return FROM[s.seats][s.harbinger]


def clockwise(s: Ecos, n: int) -> int:
    """The seat so many places after the Harbinger. (ECO-63)"""
    return (s.harbinger + n) % s.seats


def deck_of(s: Ecos, back: str) -> list[str]:
    return s.brown if back == BROWN else s.blue


def in_play(s: Ecos, seat: int, card: str) -> InPlay | None:
    """The active card of that name."""
    for own in s.active[seat]:
        if own.card.id == card:
            return own
    return None


def change_in_play(s: Ecos, seat: int, new: InPlay) -> None:
    own = s.active[seat]
    for at in range(len(own)):
        if own[at].card is new.card:
            s.active[seat] = with_at(own, at, new)
            return
