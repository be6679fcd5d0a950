"""What an answer would bring, as its seat could work it out at the table: points at once, and what they count.

It goes no further than the next question or chance, and looks at nothing that the seat may not see: an answer that
lies sealed with others is never opened.
"""

from __future__ import annotations

from typing import Any, Final

from tablee.core.says import Words
from tablee.core.stack import Frame, run
from tablee.games.ecos.cards import Card
from tablee.games.ecos.counts import Adjacent, Count, InGroup
from tablee.games.ecos.effects import is_feasible
from tablee.games.ecos.gain import Points, PointsPer
from tablee.games.ecos.groups import flood_ground, herd
from tablee.games.ecos.land import FIRST_SPECIES, LAND_BITS, NAMES, NEIGHBOURS, number_at
from tablee.games.ecos.line import HABITAT, HERD, NO_REFERENCE, Line
from tablee.games.ecos.measure import count_at, find_this, habitat_cells
from tablee.games.ecos.respond import RESPONSES
from tablee.games.ecos.sparing import needed
from tablee.games.ecos.state import EFFECTS, Ecos, clone, in_play

ON_THE_MAP: Final = (
    "PlacePiece",
    "LiftPiece",
    "MoveTo",
    "ReplaceTile",
    "ChooseTile",
    "ChooseToken",
    "PickThis",
    "ChooseLine",
    "MayDo",
)
"""Questions within a card whose answers may lead to points at once."""


def preview(s: Ecos, seat: int, answer: str) -> dict[str, Any]:
    """The hint for one answer; {} if there is nothing worth showing."""
    f = s.top
    if f is None:
        return {}
    verb = f.todo[f.at]
    if verb.name in RESPONSES:
        return response(s, seat, verb.words(answer))
    if verb.name in ON_THE_MAP and f.seat == seat:
        return on_the_map(s, f, answer)
    return {}


def response(s: Ecos, seat: int, words: Words) -> dict[str, Any]:
    """A cube: how many slots stay empty, and whether the full card could be carried out. A rotation: where the dial
    comes to stand. (ECO-54, ECO-70, ECO-R28)"""
    if "card" not in words:
        return {"dial": s.dials[seat] + 1}
    own = in_play(s, seat, words["card"])
    if own is None:
        return {}
    empty = needed(s, seat, own) - 1
    if empty:
        return {"empty": empty}
    return {"empty": 0, "possible": is_feasible(s, seat, own.card)}


def on_the_map(s: Ecos, f: Frame, answer: str) -> dict[str, Any]:
    """Points that follow at once, the lines of the card carried out on the way, and the cells they count."""
    trial = clone(s)
    g = trial.top
    assert g is not None
    card = s.cards.cards[f.source]
    g.todo[g.at].receive(trial, g, g.seat, answer)
    before = clone(trial)
    run(trial)
    end = stopped_at(trial, card, f.seat)
    start = s.line if f.todo[f.at].name in ("PickThis", "ChooseLine", "MayDo") else s.line + 1
    passed = [i for i in range(start, min(end, len(card.lines))) if scores(card.lines[i])]
    points = trial.scores[f.seat] - s.scores[f.seat]
    if not passed and points == 0:
        return {}
    hint: dict[str, Any] = {"points": points, "lines": passed}
    if end < len(card.lines):
        hint["next"] = end
    cells: list[str] = []
    for i in passed:
        line = card.lines[i]
        if isinstance(line, PointsPer):
            cells += [name for name in counted(before, line.count) if name not in cells]
    if cells:
        hint["cells"] = cells
    return hint


def stopped_at(s: Ecos, card: Card, seat: int) -> int:
    """The line of the card at which it asks again; past the last one if it is done."""
    f = s.top
    while f is not None:
        if f.it == EFFECTS:
            return s.line if f.source == card.id and f.seat == seat else len(card.lines)
        f = f.below
    return len(card.lines)


def scores(line: Line) -> bool:
    """Whether points are among what it may do."""
    return isinstance(line, (Points, PointsPer)) or any(scores(inner) for inner in line.inner())


def counted(s: Ecos, count: Count) -> list[str]:
    """The cells on which something is counted, where the line speaks of a piece just placed.
    (ECO-138, ECO-144, ECO-147, ECO-150)"""
    if not isinstance(count, (Adjacent, InGroup)) or count.refers == NO_REFERENCE:
        return []
    this = find_this(s, count.refers)
    if this is None or len(this.cells) > 1 or not number_at(s.land, this.cells[0], this.piece):
        return []
    at = this.cells[0]
    cells: list[int]
    if isinstance(count, Adjacent):
        cells = [*NEIGHBOURS[at]]
    elif count.refers == HERD:
        cells = herd(s.land, this.piece - FIRST_SPECIES, at)
    elif count.refers == HABITAT:
        cells = habitat_cells(s.land, this.piece, at)
    else:
        cells = flood_ground(s.land, at, LAND_BITS)
    return [NAMES[cell] for cell in sorted(cells) if count_at(s.land, cell, count.thing)]
