"""What a card in play promises: what a use is likely to bring, how long it takes, what the answers for it cost."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from tablee.games.ecos.cards import SLOT_KINDS, WILD, Card, Cards
from tablee.games.ecos.change import Remove
from tablee.games.ecos.gain import Gain, GainCard, GainCube, GainPer, PlayCardLine, Points, PointsPer
from tablee.games.ecos.grammar import Choose, If, May
from tablee.games.ecos.land import DESERT, FIRST_SPECIES, GRASSLAND, MOUNTAIN, WATER
from tablee.games.ecos.line import Line
from tablee.games.ecos.measure import (
    ANIMAL,
    ANY_TILE,
    EMPTY_DESERT,
    EMPTY_TILE,
    LAND_TILE,
    SPECIES,
    TERRITORIES,
    Adjacent,
    Count,
    OnMap,
    Removed,
)
from tablee.games.ecos.place import Place
from tablee.games.ecos.state import Ecos


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
    played: float = 2.5  # a card played by a line
    piece: float = 0.3  # on the map: later cards of its owner may want it
    enough: float = 8.0  # empty slots for a token that comes every time
    growth: float = 1.0  # how many more things there will be when the card is full
    near: float = 0.35  # of the things on the map that can be had adjacent
    most_near: float = 3.0
    herd: float = 0.6  # of the things on the map that are in one group
    lean: float = 0.04  # for each piece of the same kind beside the place


WEIGHTS: Final = Weights()
THINGS: Final = 110
"""Room for the number of everything that can be counted."""

Estimate = tuple[int, float, float, float]
"""A line that counts: the thing, points that are sure, points for each of them on the map, the most."""


class Outlook:
    """The numbers of things on the map, and how much of the game is left; the same for all cards of a decision."""

    def __init__(self, s: Ecos, seat: int, weights: Weights) -> None:
        land = s.land
        box = s.cards.supply()
        numbers = [0] * THINGS
        for piece in range(MOUNTAIN, len(box)):
            numbers[piece] = box[piece] - land.supply[piece]
        water = box[WATER] - land.supply[WATER]
        desert = land.terrain.count(DESERT)
        numbers[WATER] = water
        numbers[DESERT] = desert
        numbers[GRASSLAND] = len(land.tiles) - water - desert
        numbers[ANIMAL] = sum(numbers[FIRST_SPECIES : len(box)])
        numbers[ANY_TILE] = len(land.tiles)
        numbers[LAND_TILE] = len(land.tiles) - water
        numbers[EMPTY_TILE] = max(0, len(land.tiles) - numbers[ANIMAL])
        numbers[EMPTY_DESERT] = max(0, desert - numbers[ANIMAL] // 3)
        numbers[SPECIES] = sum([1 for cells in land.animals if cells])
        numbers[TERRITORIES] = 2
        self.numbers = numbers
        left = max(3.0, (s.variant.goal - max(s.scores)) / weights.pace + 5.0)
        self.patience = min(weights.patience, weights.last * left)
        self.again = min(weights.again, weights.last * left)
        self.prices = prices(s, seat, weights)


def prices(s: Ecos, seat: int, w: Weights) -> list[float]:
    """By element, what an answer could do elsewhere: the fewer empty slots for it, the less."""
    empty = [0] * SLOT_KINDS
    for own in s.active[seat]:
        for i, kind in enumerate(own.card.slots):
            if not own.filled >> i & 1:
                empty[kind] += 1
    tokens = s.cards.tokens
    every = sum(tokens)
    found: list[float] = []
    for kind in range(SLOT_KINDS):
        enough = 0.5 + w.enough * tokens[kind] / every
        found.append(w.turn + (w.answer - w.turn) * min(1.0, empty[kind] / enough))
    return found


class Printed:
    """A card as the bot reads it, once."""

    def __init__(self, card: Card, weights: Weights, waits: list[float]) -> None:
        self.card = card
        self.fixed = 0.0
        self.counted: list[Estimate] = []
        for line in card.lines:
            self.read(line, weights, 1.0)
        self.pieces = 0.0  # the part of `fixed` that no trial shows
        for line in card.lines:
            self.pieces += weights.piece * placed(line)
        self.fixed += self.pieces
        self.waits = [self.wait(filled, waits) for filled in range(card.full + 1)]

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
        elif isinstance(line, If):
            self.read(line.then, w, share / 2)
            self.read(line.other, w, share / 2)
        elif isinstance(line, Choose):
            self.read(line.first, w, share / 2)
            self.read(line.second, w, share / 2)
        elif isinstance(line, May):
            self.read(line.line, w, share)

    def count(self, count: Count, each: float, most: float, w: Weights) -> None:
        if isinstance(count, Adjacent):
            self.estimate(count.thing, each, w.growth * 0.5, w.near, min(most, w.most_near))
        elif isinstance(count, Removed):
            # Of those beside the hunter; a line above says how many at most.
            limits = [line.most for line in self.card.lines if isinstance(line, Remove) and line.most]
            self.estimate(count.thing, each, 0.0, w.near, min([most, w.most_near, *[float(n) for n in limits]]))
        elif isinstance(count, OnMap):
            self.estimate(count.thing, each, w.growth, 1.0, most)
        else:  # in a herd, habitat or territory
            self.estimate(count.thing, each, w.growth, w.herd, most)

    def estimate(self, thing: int, each: float, least: float, share: float, most: float) -> None:
        self.counted.append((thing, least * each, share * each, most * each))

    def promise(self, outlook: Outlook) -> float:
        """What a use is likely to bring."""
        value = self.fixed
        for thing, least, share, most in self.counted:
            value += min(most, least + share * outlook.numbers[thing])
        return value


def placed(line: Line) -> int:
    """How many pieces it puts on the map."""
    if isinstance(line, Place):
        return line.n
    if isinstance(line, Choose):
        return min(placed(line.first), placed(line.second))
    return 0


class Worth:
    """Cards of one set as the bot reads them."""

    def __init__(self, cards: Cards, weights: Weights) -> None:
        self.cards = cards
        self.weights = weights
        tokens = sum(cards.tokens)
        waits = [tokens / (cards.tokens[kind] + cards.tokens[WILD] / 2) for kind in range(WILD)]
        waits.append(1.0)  # a Wild slot takes the next token
        waits[WILD] = 1.0  # any element fills such a slot (ECO-R15)
        self.printed = {card.id: Printed(card, weights, waits) for card in cards.cards.values()}

    def in_play(self, outlook: Outlook, card: str, leaves: int, filled: int, use: float = -1.0) -> float:
        """All uses still to come of an active card, less what the answers for them could do otherwise."""
        p = self.printed[card]
        if use < 0:
            use = p.promise(outlook)
        wait = p.waits[filled]
        slots = p.card.slots
        prices = outlook.prices
        rest = sum([prices[slots[i]] for i in range(len(slots)) if not filled >> i & 1])
        value = use * math.exp(-wait / outlook.patience) - rest
        whole = use - sum([prices[kind] for kind in slots])
        if whole > 0:
            for _ in range(1, leaves):
                wait += p.waits[0]
                value += whole * math.exp(-wait / outlook.again)
        return value
