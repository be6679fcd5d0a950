"""Carrying out the lines of a card from top to bottom, and asking which of several pieces is "this"; whether it can be
done at all. (ECO-85, ECO-87, ECO-R60)"""

from __future__ import annotations

from typing import Final, final

from tablee.core.decision import Attempt, Reason, because
from tablee.core.phrase import Phrase
from tablee.core.says import Says, Words
from tablee.core.stack import NOBODY, NOTHING, Frame, Verb, begin, repeat, run
from tablee.games.ecos.cards import Card
from tablee.games.ecos.land import BY_NAME, NAMES, distinct, number_at
from tablee.games.ecos.line import NO_REFERENCE, Line, Verbs
from tablee.games.ecos.lookahead import are_sure, explore, still_completable
from tablee.games.ecos.measure import find_this, fitting
from tablee.games.ecos.rulings import LOOK_AHEAD
from tablee.games.ecos.state import EFFECTS, Bound, Ecos, Search, clone
from tablee.games.ecos.why import misnamed, strands


@final
class CarryOut(Verb[Ecos]):
    """The lines of the card (the source) from top to bottom; `n` is the next one. (ECO-85)"""

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        card = s.cards.cards[f.source]
        if f.n == len(card.lines) or (s.trial and f.n > card.arrows[-1]):
            return
        repeat(s, f, EFFECTS, f.n + 1)
        s.line = f.n
        do_line(s, f.seat, f.source, card.lines[f.n])


def do_line(s: Ecos, seat: int, card: str, line: Line) -> None:
    """Carry out a line; in a trial only what concerns the map."""
    if s.trial and not line.changes:
        return
    if line.refers != NO_REFERENCE:
        this = find_this(s, line.refers)
        if this is not None and len(this.cells) > 1:
            begin(s, seat, card, PICK_THIS, line.text)
            return
    line.start(s, seat, card)


@final
class PickThis(Verb[Ecos]):
    """A line placed several pieces: the owner picks the one that "this" is from now on.
    (ECO-144, ECO-147, ECO-150, ECO-R60, ECO-R78)"""

    says = (Says("this", "this is {piece} at {cell}", "{cell}"),)

    def also(self, s: Ecos, f: Frame, says: Says, words: Words) -> Words:
        return {"piece": self.piece(s, f)}

    def asks(self, s: Ecos, f: Frame) -> int:
        cells = self.cells(s, f)
        if len(cells) == 1:
            return NOBODY
        s.options = still_completable(s, f, [NAMES[cell] for cell in cells], s.cards.lines[f.it].places)
        return f.seat

    def cells(self, s: Ecos, f: Frame) -> list[int]:
        word = s.cards.lines[f.it].refers
        this = find_this(s, word)
        assert this is not None
        cells = fitting(s, this, word)
        left = [cell for cell in cells if number_at(s.land, cell, this.piece)]
        return distinct(tuple(sorted(left or cells)))

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        this = find_this(s, s.cards.lines[f.it].refers)
        assert this is not None
        cell = self.cells(s, f)[0] if answer == NOTHING else BY_NAME[answer]
        one = Bound(this.line, this.how, this.piece, (cell,))
        s.bound = tuple([one if bound is this else bound for bound in s.bound])

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-this", {"card": f.source, "piece": self.piece(s, f)})

    def piece(self, s: Ecos, f: Frame) -> str:
        this = find_this(s, s.cards.lines[f.it].refers)
        assert this is not None
        return s.cards.pieces[this.piece]

    def why_not(self, s: Ecos, attempt: Attempt) -> Reason:
        piece, where = attempt.word("piece"), attempt.word("cell")
        f = s.top
        if (wrong := misnamed(s, attempt)) is not None:
            return wrong
        if attempt.asked != self.name or f is None:
            return because("ECO-R60", "no-this")
        if piece == self.piece(s, f) and BY_NAME[where] in self.cells(s, f):
            return strands(f.source)
        return because("ECO-R60", "not-this", {"piece": piece, "cell": where})


@final
class DoLine(Verb[Ecos]):
    """The line that waited for it."""

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        if s.cards.lines[f.it].changes or not s.trial:
            s.cards.lines[f.it].start(s, f.seat, f.source)


CARRY_OUT: Final[Verbs] = (CarryOut(),)
PICK_THIS: Final[Verbs] = (PickThis(), DoLine())


def is_feasible(s: Ecos, seat: int, card: Card) -> bool:
    """Before its effects: whether there is a way to carry out all placements."""
    if are_sure(s, card, 0):
        return True
    coming: tuple[int, ...] = ()
    for line in card.lines:
        if line.is_hopeless(s.land, s.cards, coming):
            return False
        coming += line.binds
    trial = clone(s)
    trial.trial = True
    trial.search = Search(LOOK_AHEAD)
    trial.bound = ()
    trial.top = Frame(seat, card.id, CARRY_OUT, 0, EFFECTS, 0, (), 0, None)
    run(trial)
    return explore(trial)
