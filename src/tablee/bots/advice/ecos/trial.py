"""What a card would bring now: its lines carried out on a copy, each small choice by what it scores.

Chance is never asked, and nothing hidden is looked at: where a line gives elements or cards, an estimate stands for
them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import mypyc_attr

from tablee.bots.advice.ecos.foresight import Gains, foresee, leanings
from tablee.bots.advice.ecos.glance import BY_PLACE, PLACE_PIECE, Glance, Opening, is_by_place
from tablee.bots.advice.ecos.limits import UNLIMITED
from tablee.bots.advice.ecos.worth import Printed, Worth
from tablee.core.stack import CHANCE, NOBODY, Frame, run
from tablee.games.ecos.cards import ELEMENT, Card
from tablee.games.ecos.effects import CARRY_OUT, is_feasible
from tablee.games.ecos.land import BY_NAME
from tablee.games.ecos.lookahead import own_frames
from tablee.games.ecos.move import DONE, move_of
from tablee.games.ecos.place import line_of
from tablee.games.ecos.state import EFFECTS, Ecos, clone, start_again

BREADTH: Final = 4
"""Of the first choice so many are followed to the end of the card, of the second half as many, and so on."""
MOVERS: Final = 6
GLANCE: Final = 4
"""Answers that are tried at a glance."""
GLANCED_OVER: Final = ("ChooseMover", "ChooseToken")


@mypyc_attr(acyclic=True)
@final
class Trial:
    """For one seat and one decision."""

    def __init__(self, s: Ecos, seat: int, gains: Gains, worth: Worth) -> None:
        self.s = s
        self.seat = seat
        self.gains = gains
        self.worth = worth
        self.lean = worth.weights.lean
        self.known: dict[str, float] = {}
        self.of_the_map = False  # whether the card that is tried concerns the map, points and cubes alone
        self.spare = worth.spare  # tables that were tried and are not needed any more
        self.opening: Opening | None = None  # of that card, once its first question was looked at
        self.most = UNLIMITED  # what it may bring

    def card(self, card: Card) -> float:
        """Points and gains, if all cubes were off this card now; 0 if it cannot be done. (ECO-87)"""
        known = self.known.get(card.id)
        if known is None:
            known = self.known[card.id] = self.carry_out(self.s, card, False)[0]
        return known

    def carry_out(self, s: Ecos, card: Card, table: bool) -> tuple[float, Ecos]:
        """The same on any table, and the `table` after it, if it is asked for."""
        p = self.worth.of_card(card)
        self.take_up(p, table, 0)
        t = self.copy(s)
        t.bound = ()
        t.removed = ()
        if not is_feasible(t, self.seat, card):
            self.done_with(t)
            return 0.0, t
        t.top = Frame(self.seat, card.id, CARRY_OUT, 0, EFFECTS, 0, (), 0, None)
        run(t)
        found = self.best(t, s.scores[self.seat], BREADTH, table)
        self.done_with(found[1])
        if self.opening is not None:
            if p.opening is not None:
                self.spare.append(p.opening.seen.t)
            p.opening = self.opening
            self.worth.opened.append(p)
        return found

    def take_up(self, p: Printed | None, table: bool, line: int) -> None:
        """Another card, from that line on."""
        self.of_the_map = p is not None and p.of_the_map and not table
        self.opening = None
        self.most = p.limits[line].value(self.gains.elements) if p is not None and self.of_the_map else UNLIMITED

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
        own = own_frames(s.top)
        p = self.worth.printed.get(own.source)
        self.take_up(p, False, s.line)
        opening = self.opening_of(p, own, options)
        if opening is not None:
            seen, before, known = opening.seen, opening.before, opening.values
        else:
            start = self.copy(s)
            start.top = own
            asked = BY_PLACE if is_by_place(s, own, options) else options
            seen, before, known = self.glance(start, own, asked), s.scores[self.seat], {}
        scored = seen.t.scores[self.seat] - before
        values = [seen.scores[i] - before + seen.leaning(i) for i in range(len(options))]
        order = sorted(range(len(options)), key=lambda i: -values[i])
        for i in order[: BREADTH * 2] if len(order) > BREADTH * 2 else order:
            if not seen.over[i]:
                value = known.get(i)
                if value is None:
                    value = self.value_after(seen, i, scored, before)
                values[i] = value + seen.leaning(i)
        if opening is None:
            self.finished(seen)
            self.done_with(seen.t)
        return values

    def opening_of(self, p: Printed | None, f: Frame, options: Sequence[str]) -> Opening | None:
        """What was seen of this question when the card was tried."""
        if p is None or p.opening is None:
            return None
        is_it = p.opening.is_asked(self.s, f, self.seat, options, self.prices(p))
        return p.opening if is_it else None

    def value_after(self, seen: Glance, i: int, scored: int, before: int) -> float:
        """Of an answer that does not end the card."""
        ending = seen.ending(i, self.gains)
        if ending is not None:
            return ending.value(scored, 0.0)
        value, after = self.best(self.table_after(seen, i), before, BREADTH // 2, False)
        self.done_with(after)
        return value

    def prices(self, p: Printed) -> list[float]:
        """Of the elements that a card may give."""
        prices = self.gains.elements
        return [prices[kind] for kind in p.elements]

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
                    score = self.after(start, options, i).scores[self.seat]
                else:
                    score = before + foresight.points(BY_NAME[options[i]])
                values.append(leanings[i] + score - before)
        return values

    def copy(self, s: Ecos) -> Ecos:
        """Without decks: chance is never asked."""
        if not self.of_the_map or not self.spare:
            return clone(s, False)
        t = self.spare.pop()
        if t.seats != s.seats:
            self.spare.clear()
            return clone(s, False)
        start_again(t, s)
        return t

    def done_with(self, t: Ecos) -> None:
        """Nobody else needs that copy."""
        if self.of_the_map and (self.opening is None or t is not self.opening.seen.t):
            self.spare.append(t)

    def after(self, s: Ecos, options: Sequence[str], i: int) -> Ecos:
        t = self.copy(s)
        self.go_on(t, options, i)
        return t

    def go_on(self, t: Ecos, options: Sequence[str], i: int) -> None:
        """With this answer, on a table that nobody needs any more as it was."""
        f = t.top
        assert f is not None
        if options is BY_PLACE:
            f.todo[f.at].receive_at(t, f, self.seat, i)
        else:
            f.todo[f.at].receive(t, f, self.seat, options[i])
        run(t)

    def best(self, t: Ecos, before: int, breadth: int, table: bool) -> tuple[float, Ecos]:
        """Carry on to the end of the card; points since `before` and gains. The `table` after it only if it is asked
        for (mostly the points are known without), else one that may be used again. Nobody else needs `t` any more."""
        gained = 0.0
        while t.asked != NOBODY:
            f = t.top
            assert f is not None
            name = f.todo[f.at].name
            if t.asked == CHANCE or name == "UseElement" or name in self.gains.verbs:
                if name == "UseElement":
                    gained += self.gains.elements[ELEMENT[f.it]] * f.n
                else:
                    gained += self.gains.verbs.get(name, 0.0)
                t.top = f.below
                run(t)
                continue
            options = BY_PLACE if name == PLACE_PIECE else self.narrowed(t, f, name)
            number = len(options) or t.option_count
            if number == 1:
                self.go_on(t, options, 0)
                continue
            seen = self.glance(t, f, options)
            if breadth == BREADTH and self.of_the_map and not t.bound and not t.removed:
                prices = self.prices(self.worth.printed[f.source])
                self.opening = Opening(seen, self.seat, before, prices)
            first = seen.next()
            if seen.over[first] and not table:
                self.finished(seen)
                return seen.scores[first] - before + gained, t
            ending = None if table else seen.ending(first, self.gains)
            if ending is None:
                other = self.table_after(seen, first)
                if breadth <= 1 or other.asked == NOBODY:
                    self.finished(seen)
                    self.done_with(t)
                    t = other
                    continue
                value, other = self.best(other, before, breadth // 2, table)
            elif breadth <= 1:
                self.finished(seen)
                return ending.value(t.scores[self.seat] - before, gained), t
            else:
                value, other = ending.value(t.scores[self.seat] - before, 0.0), t
            known = self.opening.values if self.opening is not None and self.opening.seen is seen else None
            i = first
            best, after = -1.0, t
            for left in range(min(breadth, number) - 1, -1, -1):
                if known is not None:
                    known[i] = value
                if value > best:
                    best, after = value, other
                if other is not t:
                    self.done_with(other)
                if best >= self.most:
                    break
                if left:
                    i = seen.next()
                    value, other = self.follow(seen, i, before, breadth // 2, table)
            self.finished(seen)
            return best + gained, after if table else t
        return t.scores[self.seat] - before + gained, t

    def follow(self, seen: Glance, i: int, before: int, breadth: int, table: bool) -> tuple[float, Ecos]:
        """One answer, to the end of the card."""
        if not table:
            if seen.over[i]:
                return float(seen.scores[i] - before), seen.t
            ending = seen.ending(i, self.gains)
            if ending is not None:
                return ending.value(seen.t.scores[self.seat] - before, 0.0), seen.t
        return self.best(self.table_after(seen, i), before, breadth, table)

    def glance(self, t: Ecos, f: Frame, options: Sequence[str]) -> Glance:
        """What each answer scores before the next question."""
        seen = Glance(t, f, options)
        seen.look(self, self.gains)
        return seen

    def table_after(self, seen: Glance, i: int) -> Ecos:
        known = seen.tables.pop(i, None) if seen.tables is not None else None
        return self.after(seen.t, seen.options, i) if known is None else known

    def finished(self, seen: Glance) -> None:
        """Its tables may be used again, but for the one that it looked at."""
        if self.opening is not None and self.opening.seen is seen:
            return
        if seen.lent is not None:
            self.done_with(seen.lent.copy)
        if seen.tables is not None:
            for t in seen.tables.values():
                self.done_with(t)

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
