"""What a card in play promises: what a use is likely to bring, how long it takes, what the answers for it cost."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final, NamedTuple, final

from mypy_extensions import mypyc_attr

from tablee.bots.advice.ecos.foresight import Gains
from tablee.bots.advice.ecos.limits import limits_from
from tablee.bots.advice.lines import worth
from tablee.core.effects import Effect
from tablee.games.ecos.cards import SLOT_KINDS, WILD, Card, Cards
from tablee.games.ecos.change import Remove, RemoveTile, Replace
from tablee.games.ecos.composed import Composed, Part
from tablee.games.ecos.counts import Adjacent, Count, HasOpponents, OnMap, Opponents, Removed
from tablee.games.ecos.gain import Gain, GainCard, GainCube, GainPer, PlayCardLine, Points, PointsPer
from tablee.games.ecos.grammar import Choose, If, May
from tablee.games.ecos.land import DESERT, FIRST_SPECIES, GRASSLAND, MOUNTAIN, WATER, Land, clone_land
from tablee.games.ecos.line import Line
from tablee.games.ecos.measure import (
    ANIMAL,
    ANY_TILE,
    EMPTY_DESERT,
    EMPTY_TILE,
    LAND_TILE,
    SPECIES,
    TERRITORIES,
)
from tablee.games.ecos.move import Move
from tablee.games.ecos.place import Place
from tablee.games.ecos.state import Ecos, InPlay
from tablee.games.ecos.waiting import Waits

if TYPE_CHECKING:
    from tablee.bots.advice.ecos.glance import Opening


class Weights(NamedTuple):
    """What the greedy player believes."""

    answer: float = 0.6  # points that an answer is worth if there are slots enough for its element
    turn: float = 0.25  # and if there are none, so that it can only turn the dial
    pace: float = 0.65  # points of the leader per token
    patience: float = 16.0  # tokens after which a promise is worth 1/e of it
    again: float = 12.0  # the same for the uses after the next
    last: float = 0.5  # of the tokens left, if fewer
    element: float = 0.5  # gained later
    wild: float = 1.5  # times that, for a Wild
    third: float = 0.2  # of what the third rotation brings, for each
    card: float = 1.0  # gained
    cube: float = 0.3
    needed: float = 1.2  # a cube when none is left
    waiting: float = 1.0  # of a line that waits for others, for each use of its card
    played: float = 2.5  # a card played by a line
    piece: float = 0.3  # on the map: later cards of its owner may want it
    enough: float = 8.0  # empty slots for a token that comes every time
    growth: float = 1.0  # how many more things there will be when the card is full
    near: float = 0.35  # of the things on the map that can be had adjacent
    most_near: float = 3.0
    herd: float = 0.6  # of the things on the map that are in one group
    lean: float = 0.04  # for each piece of the same kind beside the place
    tries: bool = False  # whether the quick player too tries what the answers within a card lead to


WEIGHTS: Final = Weights()
THINGS: Final = 110
"""Room for the number of everything that can be counted."""

Estimate = tuple[int, float, float, float]
"""A line that counts: the thing, points that are sure, points for each of them on the map, the most."""


@mypyc_attr(acyclic=True)
@final
class Outlook:
    """What things on the map number, and how much of the game is left; the same for all cards of a decision."""

    def __init__(self, s: Ecos, seat: int, worth: Worth) -> None:
        w = worth.weights
        worth.look(s)
        leader = 0
        for score in s.scores:
            if score > leader:
                leader = score
        left = max(3.0, (s.variant.goal - leader) / w.pace + 5.0)
        self.patience = min(w.patience, w.last * left)
        self.again = min(w.again, w.last * left)
        self.is_early = self.patience == w.patience and self.again == w.again
        priced = worth.priced(s, seat)
        self.prices = priced.prices
        self.gains = priced.gains


def numbers(s: Ecos, box: list[int]) -> list[int]:
    """Of every thing on the map that can be counted."""
    land = s.land
    found = [0] * THINGS
    animals = species = 0
    for piece in range(MOUNTAIN, len(box)):
        found[piece] = box[piece] - land.supply[piece]
        if piece >= FIRST_SPECIES:
            animals += found[piece]
    for cells in land.animals:
        if cells:
            species += 1
    water = box[WATER] - land.supply[WATER]
    desert = 0
    for cell in land.tiles:  # the whole array is two hundred times as long
        if land.terrain[cell] == DESERT:
            desert += 1
    tiles = len(land.tiles)
    found[WATER] = water
    found[DESERT] = desert
    found[GRASSLAND] = tiles - water - desert
    found[ANIMAL] = animals
    found[ANY_TILE] = tiles
    found[LAND_TILE] = tiles - water
    found[EMPTY_TILE] = max(0, tiles - animals)
    found[EMPTY_DESERT] = max(0, desert - animals // 3)
    found[SPECIES] = species
    found[TERRITORIES] = 2
    return found


@mypyc_attr(acyclic=True)
@final
class Priced:
    """What elements are worth to a seat, as long as it has the same cards with the same cubes."""

    def __init__(self, active: tuple[InPlay, ...], worth: Worth) -> None:
        self.active = active
        empty = 0
        for own in active:
            empty += worth.of_card(own.card).empty[own.filled]
        self.prices: list[float] = []  # what an answer could do elsewhere: the fewer empty slots for it, the less
        for by_number in worth.prices:
            self.prices.append(by_number[empty & MOST_SLOTS])
            empty >>= SLOT_BITS
        elements = self.prices.copy()
        elements[WILD] = worth.wild
        self.gains = Gains(elements, worth.verbs)


SLOT_BITS: Final = 7
MOST_SLOTS: Final = (1 << SLOT_BITS) - 1
"""Empty slots of all cards of a seat are counted in one number, so many bits for each element."""


def prices(w: Weights, enough: float) -> list[float]:
    """What an answer with an element could do elsewhere, by the number of empty slots for it."""
    return [w.turn + (w.answer - w.turn) * min(1.0, number / enough) for number in range(MOST_SLOTS + 1)]


@final
class Printed:
    """A card as the bot reads it, once."""

    def __init__(self, card: Card, weights: Weights, waits: list[float], opponents: int) -> None:
        self.card = card
        self.opponents = opponents
        self.fixed = 0.0
        self.counted: list[Estimate] = []
        for line in card.lines:
            self.read(line, weights, 1.0)
        self.pieces = 0.0  # the part of `fixed` that no trial shows
        for line in card.lines:
            self.pieces += weights.piece * placed(line)
        self.fixed += self.pieces
        self.of_the_map = all(is_of_the_map(line) for line in card.lines)
        self.limits = limits_from(card.lines)
        self.elements = tuple(sorted({kind for line in card.lines for kind in elements_of(line)}))
        self.use = 0.0  # what a use is likely to bring on the map that was looked at …
        self.used_at = 0  # … at that look
        # What it does bring there, if it is `of_the_map` and was tried; by what its elements were worth.
        self.tried = 0.0
        self.tried_at = 0
        self.tried_for: list[float] = []
        self.opening: Opening | None = None  # its first question then
        # By filled slots:
        slots = card.slots
        each = range(card.full + 1)
        self.waits = [self.wait(filled, waits) for filled in each]
        self.open = [tuple([slots[i] for i in range(len(slots)) if not filled >> i & 1]) for filled in each]
        self.empty = [sum([1 << SLOT_BITS * kind for kind in kinds]) for kinds in self.open]
        # What is left of a use that is waited for, and of those after it, as long as the game is not near its end.
        self.soon = [math.exp(-wait / weights.patience) for wait in self.waits]
        self.later = [self.uses_to_come(wait, weights) for wait in self.waits]

    def uses_to_come(self, wait: float, w: Weights) -> tuple[float, ...]:
        found: list[float] = []
        for _ in range(1, self.card.leaves):
            wait += self.waits[0]
            found.append(math.exp(-wait / w.again))
        return tuple(found)

    def wait(self, filled: int, waits: list[float]) -> float:
        """Tokens until the rest is filled, about: the slowest element, and something for the others."""
        total = 0.0
        for kind in self.card.kinds:
            missing = bin(self.card.masks[kind] & ~filled).count("1")
            total += (missing * waits[kind]) ** 3
        return float(total ** (1 / 3))

    def read(self, line: Line, w: Weights, share: float) -> None:
        if isinstance(line, Points):
            self.fixed += share * line.n
        elif isinstance(line, Gain):
            self.fixed += share * line.n * w.element * (w.wild if line.element == WILD else 1.0)
        elif isinstance(line, GainCard):
            self.fixed += share * w.card
        elif isinstance(line, GainCube):
            self.fixed += share * w.cube
        elif isinstance(line, PlayCardLine):
            self.fixed += share * w.played
        elif isinstance(line, PointsPer):
            most = line.most / line.n if line.most else 12.0
            self.count(line.count, line.n * share, most, w)
        elif isinstance(line, GainPer):
            self.count(line.count, line.n * share * w.element, line.most / line.n, w)
        elif isinstance(line, If) and isinstance(line.condition, HasOpponents):
            self.read(line.then if self.opponents >= line.condition.n else line.other, w, share)
        elif isinstance(line, If):
            self.read(line.then, w, share / 2)
            self.read(line.other, w, share / 2)
        elif isinstance(line, Choose):
            self.read(line.first, w, share / 2)
            self.read(line.second, w, share / 2)
        elif isinstance(line, May):
            self.read(line.line, w, share)
        elif isinstance(line, Composed):
            self.fixed += share * worth(line.effect, lambda part: single(part, w))
        elif isinstance(line, Waits):
            self.fixed += share * w.waiting * worth(line.effect, lambda part: single(part, w))
        else:
            self.fixed += share * line.brings()

    def count(self, count: Count, each: float, most: float, w: Weights) -> None:
        if isinstance(count, Adjacent):
            self.estimate(count.thing, each, w.growth * 0.5, w.near, min(most, w.most_near))
        elif isinstance(count, Removed):
            # Of those beside the hunter; a line above says how many at most.
            limits = [line.most for line in self.card.lines if isinstance(line, Remove) and line.most]
            self.estimate(count.thing, each, 0.0, w.near, min([most, w.most_near, *[float(n) for n in limits]]))
        elif isinstance(count, OnMap):
            self.estimate(count.thing, each, w.growth, 1.0, most)
        elif isinstance(count, Opponents):
            self.fixed += each * min(most, self.opponents)
        else:  # in a herd, habitat or territory
            self.estimate(count.thing, each, w.growth, w.herd, most)

    def estimate(self, thing: int, each: float, least: float, share: float, most: float) -> None:
        self.counted.append((thing, least * each, share * each, most * each))

    def promise(self, numbers: list[int]) -> float:
        """What a use is likely to bring, where there are so many of each thing."""
        value = self.fixed
        for thing, least, share, most in self.counted:
            value += min(most, least + share * numbers[thing])
        return value


def single(effect: Effect[Any], w: Weights) -> float:
    """One instruction of a longer line, roughly: what it counts is not looked for on the map."""
    line = effect.line if isinstance(effect, Part) else None
    if line is None:
        return effect.brings()
    if isinstance(line, Points):
        return float(line.n)
    if isinstance(line, PointsPer):
        return min(2.0 * line.n, float(line.most or 99))
    if isinstance(line, Gain):
        return line.n * w.element * (w.wild if line.element == WILD else 1.0)
    if isinstance(line, GainPer):
        return line.n * w.element
    if isinstance(line, GainCard):
        return w.card
    if isinstance(line, GainCube):
        return w.cube
    return w.played if isinstance(line, PlayCardLine) else line.brings()


def is_of_the_map(line: Line) -> bool:
    """It changes the map or gives something for what lies there: what it brings depends on nothing else but the prices
    of its elements. (A cube is worth nothing in a trial.)"""
    if isinstance(line, (If, Choose, May)):
        return all(is_of_the_map(inner) for inner in line.inner())
    return isinstance(line, (Points, PointsPer, Place, Move, Replace, Remove, RemoveTile, Gain, GainPer, GainCube))


def elements_of(line: Line) -> list[int]:
    """Those that it may give."""
    if isinstance(line, (Gain, GainPer)):
        return [line.element]
    return [kind for inner in line.inner() for kind in elements_of(inner)]


def placed(line: Line) -> int:
    """How many pieces it puts on the map."""
    if isinstance(line, Place):
        return line.n
    if isinstance(line, Choose):
        return min(placed(line.first), placed(line.second))
    return 0


@final
class Worth:
    """Cards of one set as the bot reads them, at a table of so many."""

    def __init__(self, cards: Cards, weights: Weights, seats: int) -> None:
        self.cards = cards
        self.seats = seats
        self.weights = weights
        self.box = cards.supply()
        tokens = sum(cards.tokens)
        waits = [tokens / (cards.tokens[kind] + cards.tokens[WILD] / 2) for kind in range(WILD)]
        waits.append(1.0)  # a Wild slot takes the next token
        waits[WILD] = 1.0  # any element fills such a slot (ECO-R15)
        self.printed = {card.id: Printed(card, weights, waits, seats - 1) for card in cards.cards.values()}
        self.by_number: list[Printed] = list(self.printed.values())  # cards are numbered from one
        self.prices = [
            prices(weights, 0.5 + weights.enough * cards.tokens[kind] / tokens) for kind in range(SLOT_KINDS)
        ]
        self.wild = weights.answer * weights.wild
        self.land: Land | None = None  # the map that was looked at last
        self.numbers: list[int] = []  # of the things on it
        self.looks = 0  # how many maps were looked at
        # Tables for trials of cards `of_the_map`: of them only what such a card concerns is looked at.
        self.spare: list[Ecos] = []
        self.opened: list[Printed] = []  # cards of which an `opening` is kept
        self.known: dict[int, Priced] = {}  # by seat
        self.verbs = {"PlayFromHand": weights.played, "ChooseWay": weights.card, "MayGainCard": weights.card}

    def look(self, s: Ecos) -> None:
        """Count what lies on the map, unless it is the one that was looked at last: it changes seldom."""
        land = s.land
        if self.land is None or self.land.supply is not land.supply:
            self.land = clone_land(land)  # from now on a change gives the table arrays of its own
            self.numbers = numbers(s, self.box)
            self.looks += 1
            self.forget_openings()

    def forget_openings(self) -> None:
        """Those of an earlier map: its arrays are large, and better not kept."""
        for p in self.opened:
            if p.opening is not None:
                self.spare.append(p.opening.seen.t)
                p.opening = None
        self.opened.clear()

    def priced(self, s: Ecos, seat: int) -> Priced:
        """What elements are worth to that seat."""
        known = self.known.get(seat)
        if known is None or known.active is not s.active[seat]:
            known = self.known[seat] = Priced(s.active[seat], self)
        return known

    def of_card(self, card: Card) -> Printed:
        """As the bot reads it."""
        return self.by_number[card.number - 1]

    def use(self, p: Printed) -> float:
        """What a use of that card is likely to bring on the map that was looked at."""
        if p.used_at != self.looks:
            p.use = p.promise(self.numbers)
            p.used_at = self.looks
        return p.use

    def new(self, outlook: Outlook, card: str) -> float:
        """A card that would become active now."""
        p = self.printed[card]
        return self.in_play(outlook, p, p.card.leaves, 0)

    def in_play(self, outlook: Outlook, p: Printed, leaves: int, filled: int, use: float = -1.0) -> float:
        """All uses still to come of an active card, less what the answers for them could do otherwise."""
        if use < 0:
            use = self.use(p)
        prices = outlook.prices
        rest = every = 0.0
        for kind in p.open[filled]:
            rest += prices[kind]
        if filled:
            for kind in p.open[0]:
                every += prices[kind]
        else:
            every = rest
        if outlook.is_early:
            value = use * p.soon[filled] - rest
        else:
            value = use * math.exp(-p.waits[filled] / outlook.patience) - rest
        whole = use - every
        if whole > 0.0 and leaves > 1:
            later = p.later[filled]
            if outlook.is_early and leaves <= len(later) + 1:
                for i in range(leaves - 1):
                    value += whole * later[i]
            else:
                wait = p.waits[filled]
                for _ in range(1, leaves):
                    wait += p.waits[0]
                    value += whole * math.exp(-wait / outlook.again)
        return value
