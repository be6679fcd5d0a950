"""All or nothing: looking ahead whether every placement effect of a card can be carried out. (ECO-87, ECO-R29)

A trial is the game itself, played on a copy: it carries out only what concerns the map, and fails at a placement that
cannot be done. Most cards need no trial: what they still have to place is sure to find a cell.
"""

from __future__ import annotations

from typing import Final

from tablee.core.stack import NOBODY, Frame, run
from tablee.games.ecos.cards import Card
from tablee.games.ecos.effects import CARRY_OUT, EFFECTS
from tablee.games.ecos.land import BY_NAME, FIRST_SPECIES, NEIGHBOURS, NONE, Land, number_at
from tablee.games.ecos.rulings import LOOK_AHEAD
from tablee.games.ecos.state import Ecos, Search, clone

NO_CELL: Final = -1


def fail(s: Ecos) -> None:
    """A placement is not done: the rest of the card is void. (ECO-87, ECO-R50)"""
    if s.trial:
        s.failed = True
        s.top = None
        return
    while s.top is not None and s.top.it != EFFECTS:
        s.top = s.top.below
    if s.top is not None:
        s.top = s.top.below


def completable(s: Ecos, f: Frame, options: list[str]) -> list[str]:
    """The options after which the card can still be completed: a player cannot strand himself. (ECO-R29)"""
    if s.trial:
        return options
    card = s.cards.cards[f.source]
    if not lifting(f) and is_sure(s, card, s.line, f.n - 1):
        return options
    return those_that_succeed(s, f, options)


def completable_line(s: Ecos, f: Frame, options: list[str]) -> list[str]:
    """The halves of a choice that leave the card completable."""
    if s.trial:
        return options
    card = s.cards.cards[f.source]
    halves = s.cards.lines[f.it].inner()
    if all(half.is_sure(s.land, s.cards) for half in halves) and is_sure(s, card, s.line, 0):
        return options
    return those_that_succeed(s, f, options)


def still_completable(s: Ecos, f: Frame, options: list[str]) -> list[str]:
    """As `completable`, for a line that changes the map otherwise before a placement. (ECO-R29)"""
    arrows = s.cards.cards[f.source].arrows
    if s.trial or not arrows or arrows[-1] <= s.line:
        return options
    return those_that_succeed(s, f, options)


def lifting(f: Frame) -> bool:
    """A piece about to be lifted: where it goes comes next."""
    return f.at + 1 < len(f.todo)


def is_sure(s: Ecos, card: Card, line: int, left: int) -> bool:
    """Whether what is still to place after this cannot fail, wherever this goes."""
    needs: list[int] = []
    for i in card.arrows:
        if i < line or (i == line and left == 0):
            continue
        if not card.lines[i].is_sure(s.land, s.cards):
            return False
        needs.append(i)
    if not needs:
        return True
    for i in range(line, needs[-1] + 1):
        if card.lines[i].changes and (i not in card.arrows or card.lines[i].mixed):
            return False
    return card.unshared


def is_feasible(s: Ecos, seat: int, card: Card) -> bool:
    """Before its effects: whether there is a way to carry out all placements."""
    if not card.arrows or is_sure(s, card, 0, 1):
        return True
    if len(card.arrows) == 1 and card.lines[card.arrows[0]].is_sure(s.land, s.cards) and card.calm:
        return True
    trial = clone(s)
    trial.trial = True
    trial.search = Search(LOOK_AHEAD)
    trial.bound = ()
    trial.top = Frame(seat, card.id, CARRY_OUT, 0, EFFECTS, 0, None)
    run(trial)
    return explore(trial)


def those_that_succeed(s: Ecos, f: Frame, options: list[str]) -> list[str]:
    search = Search(LOOK_AHEAD)
    return [option for option in options if succeeds(s, f, option, search)]


def succeeds(s: Ecos, f: Frame, option: str, search: Search) -> bool:
    """Whether the card can be completed after this answer."""
    trial = clone(s)
    trial.trial = True
    trial.search = search
    trial.top = own_frames(f)
    g = trial.top
    assert g is not None
    g.todo[g.at].receive(trial, g, g.seat, option)
    run(trial)
    return explore(trial)


def own_frames(f: Frame) -> Frame:
    """The part of the stack that belongs to the card being resolved."""
    if f.it == EFFECTS:
        return Frame(f.seat, f.source, f.todo, f.at, f.it, f.n, None)
    assert f.below is not None
    return Frame(f.seat, f.source, f.todo, f.at, f.it, f.n, own_frames(f.below))


def explore(s: Ecos) -> bool:
    """Depth first, until one way succeeds or the search has tried enough.

    Cells with the same pieces on and around them are tried once, unless two placements follow: then what lies further
    away may matter."""
    if s.asked == NOBODY:
        return not s.failed
    tried: list[int] = []
    f = s.top
    search = s.search
    assert f is not None
    assert search is not None
    arrows = s.cards.cards[f.source].arrows
    alike = len(arrows) < 2 or arrows[-2] <= s.line
    for option in s.options:
        kind = kind_of_place(s.land, BY_NAME[option]) if alike and option in BY_NAME else NO_CELL
        if kind in tried:
            continue
        if search.left == 0:
            return True
        search.left -= 1
        other = clone(s)
        other.trial = True
        other.search = search
        g = other.top
        assert g is not None
        g.todo[g.at].receive(other, g, g.seat, option)
        run(other)
        if explore(other):
            return True
        if kind != NO_CELL:
            tried.append(kind)
    return False


def kind_of_place(land: Land, cell: int) -> int:
    """Bits: the pieces on a cell, and those around it."""
    around = 0
    for near in NEIGHBOURS[cell]:
        around |= pieces_on(land, near)
    return pieces_on(land, cell) << 24 | around


def pieces_on(land: Land, cell: int) -> int:
    """Bits: which pieces stand there."""
    if land.terrain[cell] == NONE:
        return 1 if land.touching[cell] else 0
    bits = 0
    for piece in range(1, FIRST_SPECIES + len(land.animals)):
        if number_at(land, cell, piece):
            bits |= 1 << piece
    return bits
