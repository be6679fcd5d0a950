"""All or nothing: looking ahead whether every placement effect of a card can be carried out. (ECO-87, ECO-R29)

A trial is the game itself, played on a copy: it carries out only what concerns the map, and fails at a placement that
cannot be done. Most cards need no trial: what they still have to place is sure to find a cell.
"""

from __future__ import annotations

from tablee.core.stack import NOBODY, Frame, run
from tablee.games.ecos.cards import Card
from tablee.games.ecos.rulings import LOOK_AHEAD
from tablee.games.ecos.state import EFFECTS, Ecos, Search, clone


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
    return options if s.trial or rest_is_sure(s, f) else those_that_succeed(s, f, options)


def rest_is_sure(s: Ecos, f: Frame) -> bool:
    """Whether the card can be completed wherever this piece goes."""
    this_line = f.n == 1 or s.cards.lines[f.it].is_sure(s.land, s.cards)
    return not lifting(f) and this_line and are_sure(s, s.cards.cards[f.source], s.line + 1)


def completable_line(s: Ecos, f: Frame, options: list[str]) -> list[str]:
    """The halves of a choice that leave the card completable."""
    line = s.cards.lines[f.it]
    if not line.places:
        return still_completable(s, f, options)
    if s.trial:
        return options
    certain = not line.mixed and all(half.is_sure(s.land, s.cards) for half in line.inner())
    if certain and are_sure(s, s.cards.cards[f.source], s.line + 1):
        return options
    return those_that_succeed(s, f, options)


def still_completable(s: Ecos, f: Frame, options: list[str], here: bool = False) -> list[str]:
    """As `completable`, for what changes the map or "this" otherwise before a placement, `here` in the same line.
    (ECO-R29) Where an earlier search gave up too soon and none is left, the placement will fail."""
    arrows = s.cards.cards[f.source].arrows
    if s.trial or not arrows or arrows[-1] < s.line or (arrows[-1] == s.line and not here):
        return options
    return those_that_succeed(s, f, options) or options


def lifting(f: Frame) -> bool:
    """A piece about to be lifted: where it goes comes next."""
    return f.at + 1 < len(f.todo)


def are_sure(s: Ecos, card: Card, first: int) -> bool:
    """Whether the placements from that line on cannot fail, wherever the ones before go."""
    arrows = card.arrows
    if not arrows or arrows[-1] < first:
        return True
    for i in arrows:
        if i >= first and not card.lines[i].is_sure(s.land, s.cards):
            return False
    for i in range(first, arrows[-1]):
        if card.lines[i].changes and (not card.lines[i].places or card.lines[i].mixed):
            return False
    return card.unshared


def those_that_succeed(s: Ecos, f: Frame, options: list[str]) -> list[str]:
    """Where the search gives up, all of them count as such."""
    search = Search(LOOK_AHEAD)
    kept = [option for option in options if succeeds(s, f, option, search)]
    return kept if search.left else options


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
        return Frame(f.seat, f.source, f.todo, f.at, f.it, f.n, f.those, f.times, None)
    assert f.below is not None
    return Frame(f.seat, f.source, f.todo, f.at, f.it, f.n, f.those, f.times, own_frames(f.below))


def explore(s: Ecos) -> bool:
    """Depth first, until one way succeeds or the search has tried enough."""
    if s.asked == NOBODY:
        return not s.failed
    f = s.top
    search = s.search
    assert f is not None
    assert search is not None
    if is_last_piece(s, f):
        return True
    here = standing(s, f) if search.dead else ""  # mostly the first way succeeds, and nobody asks
    if here in search.dead:
        return False
    for option in s.options:
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
    search.dead.add(here or standing(s, f))
    return False


def standing(s: Ecos, top: Frame) -> str:
    """The question, the map and what "this" is, in one text: the same pieces laid in another order lead to no more."""
    land = s.land
    found = [str(s.line)]
    f: Frame | None = top
    while f is not None:
        found.append(f"{f.todo[f.at].name} {f.it} {f.n} {f.those}")
        f = f.below
    found += [f"{cell} {land.terrain[cell]}{land.mountains[cell]}{land.forests[cell]}" for cell in land.tiles]
    found += [str(own) for own in land.animals]
    if s.cards.cards[top.source].refers:
        found += [f"{bound.line} {bound.how} {bound.piece} {bound.cells}" for bound in s.bound]
    return ";".join(found)


def is_last_piece(s: Ecos, f: Frame) -> bool:
    """The last piece of the last placement: it can go wherever it is offered."""
    if f.n != 1 or lifting(f) or s.line != s.cards.cards[f.source].arrows[-1]:
        return False
    line = s.cards.lines.get(f.it)
    return line is not None and line.places
