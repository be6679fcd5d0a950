"""The answers to a question of a card, looked at as far as the next question: what each scores until then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from tablee.bots.advice.ecos.foresight import Ending, Foresight, Gains, foresee, leanings
from tablee.bots.advice.ecos.rest import LENT, Lent, Rest, leads_on
from tablee.core.stack import NOBODY, Frame
from tablee.games.ecos.land import BY_NAME
from tablee.games.ecos.place import line_of
from tablee.games.ecos.state import NO_CELLS, Ecos

if TYPE_CHECKING:
    from tablee.bots.advice.ecos.trial import Trial

PLACE_PIECE: Final = "PlacePiece"
ASKED_FOR: Final = -1e9
"""Less than any score."""
BY_PLACE: Final[list[str]] = []
"""Stands for answers that are not written out: the cells of the table where a piece may go."""
NO_RESTS: Final[list[Rest | None]] = []
NO_LEANINGS: Final[list[float]] = []


@mypyc_attr(acyclic=True)
@final
class Glance:
    """The answers to a question, as far as the next one."""

    def __init__(self, t: Ecos, f: Frame, options: Sequence[str]) -> None:
        self.t = t
        self.f = f
        self.options = options
        self.scores: list[int] = []  # then
        self.over: list[bool] = []  # whether the card ends there for sure
        self.leanings: list[float] = NO_LEANINGS  # of equal places to the one beside pieces of the same kind
        self.values: list[float] = []  # both together
        # How they came to be known:
        self.foresight: Foresight | None = None
        self.cells: list[int] = NO_CELLS  # where the answers place a piece, if that is the question
        self.lent: Lent | None = None
        self.rests: list[Rest | None] = NO_RESTS  # after each of them, if that says it
        self.tables: dict[int, Ecos] | None = None  # if it took those to know

    def look(self, trial: Trial, gains: Gains) -> None:
        """What each answer scores before the next question."""
        t, f = self.t, self.f
        name = f.todo[f.at].name
        if name == PLACE_PIECE:
            by_place = self.options is BY_PLACE
            self.cells = t.cells if by_place else [BY_NAME[option] for option in self.options]
            self.leanings = leanings(t, line_of(t, f).piece, self.cells, trial.lean)
            self.foresight = foresee(t, f)
            if self.foresight is not None:
                self.look_at_cells(self.foresight, t.scores[trial.seat])
                return
            if self.options is BY_PLACE:
                self.options = t.options
        self.look_at_answers(trial, gains, name in LENT)
        values = self.values
        for i in range(len(self.scores)):
            values.append(self.scores[i] + self.leaning(i))

    def look_at_cells(self, foresight: Foresight, score: int) -> None:
        scores, over, leanings, values = self.scores, self.over, self.leanings, self.values
        for i, cell in enumerate(self.cells):
            then = score + foresight.points(cell)
            scores.append(then)
            over.append(not foresight.may_ask)
            values.append(then + leanings[i])

    def look_at_answers(self, trial: Trial, gains: Gains, lends: bool) -> None:
        t, f = self.t, self.f
        score = t.scores[trial.seat]
        if lends:
            self.lent = Lent(t, trial.copy(t))
            self.rests = []
        for i, option in enumerate(self.options):
            if self.lent is not None:
                if leads_on(t, f, option):
                    self.rests.append(None)
                    self.add(score, False)
                    continue
                rest = Rest(self.lent.after(f, option), gains)
                self.rests.append(rest)
                if rest.known:
                    self.add(score + rest.points, not rest.may_ask)
                    continue
            other = trial.after(t, self.options, i)
            if self.tables is None:
                self.tables = {}
            self.tables[i] = other
            self.add(other.scores[trial.seat], other.asked == NOBODY)

    def add(self, score: int, over: bool) -> None:
        self.scores.append(score)
        self.over.append(over)

    def leaning(self, i: int) -> float:
        return self.leanings[i] if self.leanings else 0.0

    def ending(self, i: int, gains: Gains) -> Ending | None:
        """What an answer after which something is asked leads to, if it can be told without carrying it out."""
        if self.foresight is not None:
            return self.foresight.ending(self.cells[i], gains)
        if self.lent is None:
            return None
        rest = self.rests[i]
        if rest is None:
            rest = Rest(self.lent.after(self.f, self.options[i]), gains)
        return rest.ending()

    def next(self) -> int:
        """The best that was not asked for yet; of equal ones the first."""
        values = self.values
        at = 0
        best = values[0]
        for i in range(1, len(values)):
            if values[i] > best:
                at = i
                best = values[i]
        values[at] = ASKED_FOR
        return at


@mypyc_attr(acyclic=True)
@final
class Opening:
    """What a card's first question looked like when the card was tried: when it is carried out, mostly a moment later,
    that question is asked first."""

    def __init__(self, seen: Glance, seat: int, before: int, prices: list[float]) -> None:
        self.seen = seen
        self.seat = seat
        self.before = before
        self.prices = prices  # of the elements that the card may give
        self.values: dict[int, float] = {}  # to the end of the card, for the answers that were followed

    def is_asked(self, s: Ecos, f: Frame, seat: int, options: Sequence[str], prices: list[float]) -> bool:
        """Whether this question is that one. The map is: no other's openings are kept."""
        seen = self.seen
        return (
            self.seat == seat
            and self.prices == prices
            and not s.bound
            and not s.removed
            and s.line == seen.t.line
            and is_same(f, seen.f)
            and (is_by_place(s, f, options) and s.cells == seen.cells if seen.cells else options == seen.options)
        )


def is_by_place(s: Ecos, f: Frame, options: Sequence[str]) -> bool:
    """Whether these answers are the cells of the table where a piece may go."""
    return f.todo[f.at].name == PLACE_PIECE and (options is s.listed or options == s.listed)


def is_same(f: Frame | None, g: Frame | None) -> bool:
    """Whether the same is still to be done."""
    while f is not None and g is not None:
        if f.todo is not g.todo or f.at != g.at or f.it != g.it or f.n != g.n or f.those != g.those:
            return False
        f, g = f.below, g.below
    return f is g
