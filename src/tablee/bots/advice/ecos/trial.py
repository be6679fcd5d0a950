"""What a card would bring now: its lines carried out on a copy, each small choice by what it scores.

Chance is never asked, and nothing hidden is looked at: where a line gives elements or cards, an estimate stands for
them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from tablee.bots.advice.ecos.foresight import foresee, leanings
from tablee.core.stack import CHANCE, NOBODY, Frame, run
from tablee.games.ecos.cards import Card
from tablee.games.ecos.effects import CARRY_OUT, is_feasible
from tablee.games.ecos.land import BY_NAME
from tablee.games.ecos.lookahead import own_frames
from tablee.games.ecos.move import DONE, move_of
from tablee.games.ecos.place import line_of
from tablee.games.ecos.state import EFFECTS, Ecos, clone

BREADTH: Final = 4
"""Of the first choice so many are followed to the end of the card, of the second half as many, and so on."""
MOVERS: Final = 6
GLANCE: Final = 4
"""Answers that are tried at a glance."""
PLACE_PIECE: Final = "PlacePiece"
ASKED_FOR: Final = -1e9
"""Less than any score."""
GLANCED_OVER: Final = ("ChooseMover", "ChooseToken")

Elements = dict[str, float]
"""What a gained element is worth, by name; other gains by the verb that asks."""


@final
class Glance:
    """The answers to a question, as far as the next one."""

    def __init__(self, leanings: list[float], scores: list[int], over: list[bool], tables: list[Ecos]) -> None:
        self.leanings = leanings
        self.scores = scores  # then
        self.over = over  # whether the card ends there for sure
        self.tables = tables  # after each of them, if it took those to know
        self.values = [scores[i] + leanings[i] for i in range(len(scores))]

    def next(self) -> int:
        """The best that was not asked for yet; of equal ones the first."""
        at = self.values.index(max(self.values))
        self.values[at] = ASKED_FOR
        return at


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
            self.known[card.id] = self.carry_out(self.s, card, False)[0]
        return self.known[card.id]

    def carry_out(self, s: Ecos, card: Card, table: bool) -> tuple[float, Ecos]:
        """The same on any table, and the `table` after it, if it is asked for."""
        t = clone(s, False)
        t.bound = ()
        t.removed = ()
        if not is_feasible(t, self.seat, card):
            return 0.0, t
        t.top = Frame(self.seat, card.id, CARRY_OUT, 0, EFFECTS, 0, (), 0, None)
        run(t)
        return self.best(t, s.scores[self.seat], BREADTH, table)

    def in_order(self, cards: list[Card]) -> float:
        """Several cards one after another."""
        s = self.s
        value = 0.0
        for card in cards:
            gained, s = self.carry_out(s, card, True)
            value += gained
        return value

    def options(self, options: list[str]) -> list[float]:
        """Of a question in the midst of a card: what each answer leads to."""
        s = self.s
        assert s.top is not None
        start = clone(s, False)
        start.top = own_frames(s.top)
        before = s.scores[self.seat]
        seen = self.glance(start, start.top, options)
        values = [seen.scores[i] - before + seen.leanings[i] for i in range(len(options))]
        order = sorted(range(len(options)), key=lambda i: -values[i])
        for i in order[: BREADTH * 2] if len(order) > BREADTH * 2 else order:
            if not seen.over[i]:
                after = self.table_after(start, options, seen, i)
                values[i] = self.best(after, before, BREADTH // 2, False)[0] + seen.leanings[i]
        return values

    def at_once(self, options: Sequence[str]) -> list[float]:
        """The same at a glance: a few answers only, by what they score before the next question."""
        s = self.s
        f = s.top
        assert f is not None
        name = f.todo[f.at].name
        if name in GLANCED_OVER:
            return [1.0 if option == DONE else 0.0 for option in options]
        start = clone(s, False)
        start.top = own = own_frames(f)
        before = s.scores[self.seat]
        leanings = self.leanings(start, own, options)
        bar = -1.0 if len(options) <= GLANCE else sorted(leanings, reverse=True)[GLANCE - 1]
        foresight = foresee(start, own) if name == PLACE_PIECE else None
        values: list[float] = []
        seen = 0
        for i in range(len(options)):
            if leanings[i] < bar or seen >= GLANCE:
                values.append(-1.0)
            else:
                seen += 1
                if foresight is None:
                    score = self.after(start, options[i]).scores[self.seat]
                else:
                    score = before + foresight.points(BY_NAME[options[i]])
                values.append(leanings[i] + score - before)
        return values

    def after(self, s: Ecos, option: str) -> Ecos:
        t = clone(s, False)  # chance is never asked
        f = t.top
        assert f is not None
        f.todo[f.at].receive(t, f, self.seat, option)
        run(t)
        return t

    def best(self, t: Ecos, before: int, breadth: int, table: bool) -> tuple[float, Ecos]:
        """Carry on to the end of the card; points since `before` and gains. The `table` after it only if it is asked
        for: mostly the points are known without."""
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
            seen = self.glance(t, f, options)
            first = seen.next()
            if seen.over[first] and not table:
                return seen.scores[first] - before + gained, t
            other = self.table_after(t, options, seen, first)
            if breadth <= 1 or other.asked == NOBODY:
                t = other
                continue
            best = (-1.0, t)
            for i in range(min(breadth, len(options))):
                if i > 0:
                    other = self.table_after(t, options, seen, seen.next())
                value = self.best(other, before, breadth // 2, table)
                if value[0] > best[0]:
                    best = value
            return best[0] + gained, best[1]
        return t.scores[self.seat] - before + gained, t

    def glance(self, t: Ecos, f: Frame, options: Sequence[str]) -> Glance:
        """What each answer scores before the next question."""
        leanings = self.leanings(t, f, options)
        scores: list[int] = []
        over: list[bool] = []
        foresight = foresee(t, f) if f.todo[f.at].name == PLACE_PIECE else None
        if foresight is not None:
            score = t.scores[self.seat]
            for option in options:
                scores.append(score + foresight.points(BY_NAME[option]))
                over.append(not foresight.may_ask)
            return Glance(leanings, scores, over, [])
        tables = [self.after(t, option) for option in options]
        for other in tables:
            scores.append(other.scores[self.seat])
            over.append(other.asked == NOBODY)
        return Glance(leanings, scores, over, tables)

    def table_after(self, t: Ecos, options: Sequence[str], seen: Glance, i: int) -> Ecos:
        return seen.tables[i] if seen.tables else self.after(t, options[i])

    def narrowed(self, t: Ecos, f: Frame, name: str) -> list[str]:
        """Fewer choices where they are many and alike: one animal is moved, all tokens that may be are removed."""
        if name == "ChooseMover":
            if f.n < move_of(t, f).most:
                return [DONE]
            return t.options[:MOVERS]
        if name == "ChooseToken":
            return t.options[:1]
        return t.options

    def leanings(self, t: Ecos, f: Frame, options: Sequence[str]) -> list[float]:
        """Of equal places the one beside pieces of the same kind."""
        if f.todo[f.at].name != PLACE_PIECE:
            return [0.0] * len(options)
        return leanings(t, line_of(t, f).piece, [BY_NAME[option] for option in options], self.lean)
