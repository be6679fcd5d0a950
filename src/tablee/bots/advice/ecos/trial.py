"""What a card would bring now: its lines carried out on a copy, each small choice by what it scores.

Chance is never asked, and nothing hidden is looked at: where a line gives elements or cards, an estimate stands for
them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from tablee.core.stack import CHANCE, NOBODY, Frame, run
from tablee.games.ecos.cards import Card
from tablee.games.ecos.effects import CARRY_OUT, is_feasible
from tablee.games.ecos.land import BY_NAME, FOREST, MOUNTAIN, NEIGHBOURS, number_at, touching
from tablee.games.ecos.lookahead import own_frames
from tablee.games.ecos.move import DONE, move_of
from tablee.games.ecos.place import line_of
from tablee.games.ecos.state import EFFECTS, Ecos, clone

BREADTH: Final = 4
"""Of the first choice so many are followed to the end of the card, of the second half as many, and so on."""
MOVERS: Final = 6
GLANCE: Final = 4
"""Answers that are tried at a glance."""
GLANCED_OVER: Final = ("ChooseMover", "ChooseToken")

Elements = dict[str, float]
"""What a gained element is worth, by name; other gains by the verb that asks."""


@final
class Trial:
    """For one seat and one decision."""

    def __init__(self, s: Ecos, seat: int, gains: Elements, lean: float) -> None:
        self.s = s
        self.seat = seat
        self.gains = gains
        self.lean = lean
        self.known: dict[str, float] = {}

    def card(self, card: Card) -> float:
        """Points and gains, if all cubes were off this card now; 0 if it cannot be done. (ECO-87)"""
        if card.id not in self.known:
            self.known[card.id] = self.carry_out(self.s, card)[0]
        return self.known[card.id]

    def carry_out(self, s: Ecos, card: Card) -> tuple[float, Ecos]:
        """The same on any table, and the table after it."""
        t = clone(s, False)
        t.bound = ()
        t.removed = ()
        if not is_feasible(t, self.seat, card):
            return 0.0, t
        t.top = Frame(self.seat, card.id, CARRY_OUT, 0, EFFECTS, 0, (), 0, None)
        run(t)
        return self.best(t, s.scores[self.seat], BREADTH)

    def in_order(self, cards: list[Card]) -> float:
        """Several cards one after another."""
        s = self.s
        value = 0.0
        for card in cards:
            gained, s = self.carry_out(s, card)
            value += gained
        return value

    def options(self, options: list[str]) -> list[float]:
        """Of a question in the midst of a card: what each answer leads to."""
        s = self.s
        assert s.top is not None
        start = clone(s)
        start.top = own_frames(s.top)
        before = s.scores[self.seat]
        values: list[float] = []
        tables: list[Ecos] = []
        for option in options:
            t = self.after(start, option)
            values.append(t.scores[self.seat] - before + self.leaning(start, option))
            tables.append(t)
        order = sorted(range(len(options)), key=lambda i: -values[i])
        for i in order[: BREADTH * 2] if len(order) > BREADTH * 2 else order:
            values[i] = self.best(tables[i], before, BREADTH // 2)[0] + self.leaning(start, options[i])
        return values

    def at_once(self, options: Sequence[str]) -> list[float]:
        """The same at a glance: a few answers only, by what they score before the next question."""
        s = self.s
        f = s.top
        assert f is not None
        if f.todo[f.at].name in GLANCED_OVER:
            return [1.0 if option == DONE else 0.0 for option in options]
        start = clone(s)
        start.top = own_frames(f)
        before = s.scores[self.seat]
        leanings = [self.leaning(start, option) for option in options]
        bar = -1.0 if len(options) <= GLANCE else sorted(leanings, reverse=True)[GLANCE - 1]
        values: list[float] = []
        seen = 0
        for i in range(len(options)):
            if leanings[i] < bar or seen >= GLANCE:
                values.append(-1.0)
            else:
                seen += 1
                values.append(leanings[i] + self.after(start, options[i]).scores[self.seat] - before)
        return values

    def after(self, s: Ecos, option: str) -> Ecos:
        t = clone(s, False)  # chance is never asked
        f = t.top
        assert f is not None
        f.todo[f.at].receive(t, f, self.seat, option)
        run(t)
        return t

    def best(self, t: Ecos, before: int, breadth: int) -> tuple[float, Ecos]:
        """Carry on to the end of the card; points since `before` and gains."""
        gained = 0.0
        while t.asked != NOBODY:
            f = t.top
            assert f is not None
            name = f.todo[f.at].name
            if t.asked == CHANCE or name in self.gains or name == "UseElement":
                gained += self.gains[f.it] * f.n if name == "UseElement" else self.gains.get(name, 0.0)
                t.top = f.below
                run(t)
                continue
            options = self.narrowed(t, f, name)
            if len(options) == 1:
                t = self.after(t, options[0])
                continue
            if breadth <= 1:
                t = self.best_at_once(t, options)
                continue
            found: list[tuple[float, int, Ecos]] = []
            for i, option in enumerate(options):
                other = self.after(t, option)
                found.append((other.scores[self.seat] + self.leaning(t, option), -i, other))
            found.sort(key=lambda each: each[:2], reverse=True)
            if found[0][2].asked == NOBODY:
                t = found[0][2]
                continue
            best = (-1.0, t)
            for _, _, other in found[:breadth]:
                value = self.best(other, before, breadth // 2)
                if value[0] > best[0]:
                    best = value
            return best[0] + gained, best[1]
        return t.scores[self.seat] - before + gained, t

    def best_at_once(self, t: Ecos, options: list[str]) -> Ecos:
        """The table after the answer that scores most before the next question; of equal ones the first."""
        most = 0.0
        found: Ecos | None = None
        for option in options:
            other = self.after(t, option)
            value = other.scores[self.seat] + self.leaning(t, option)
            if found is None or value > most:
                most, found = value, other
        assert found is not None
        return found

    def narrowed(self, t: Ecos, f: Frame, name: str) -> list[str]:
        """Fewer choices where they are many and alike: one animal is moved, all tokens that may be are removed."""
        if name == "ChooseMover":
            if f.n < move_of(t, f).most:
                return [DONE]
            return t.options[:MOVERS]
        if name == "ChooseToken":
            return t.options[:1]
        return t.options

    def leaning(self, t: Ecos, option: str) -> float:
        """Of equal places the one beside pieces of the same kind: herds and habitats grow."""
        f = t.top
        assert f is not None
        if option not in BY_NAME or f.todo[f.at].name != "PlacePiece":
            return 0.0
        piece = line_of(t, f).piece
        cell = BY_NAME[option]
        land = t.land
        if piece < MOUNTAIN:
            return self.lean * (
                sum([1 for near in NEIGHBOURS[cell] if land.terrain[near] == piece]) + 0.3 * touching(land, cell)
            )
        alike = number_at(land, cell, piece) if piece != FOREST else 0
        return self.lean * (alike + sum([number_at(land, near, piece) for near in NEIGHBOURS[cell]]))
