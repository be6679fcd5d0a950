"""What a piece would score, reckoned without placing it: the same as to place it and look."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from tablee.bots.advice.ecos.foresight import foresee, leanings
from tablee.core.cardset import CardSet
from tablee.core.stack import NOBODY, Frame, run
from tablee.games.ecos.effects import CARRY_OUT, is_feasible
from tablee.games.ecos.land import BY_NAME, MOUNTAIN, NEIGHBOURS, number_at, touching
from tablee.games.ecos.place import line_of
from tablee.games.ecos.state import EFFECTS, Ecos, clone
from tests.at_once import first_at_once
from tests.positions import Play
from tests.test_silence import odd_cards

FEW = 3
"""Answers of a question that are followed."""
MOST_QUESTIONS = 4
"""Of one card that are looked at."""
MOST_WAYS = 60
"""That are gone: a card that moves three animals has thousands, without a piece that is placed."""


def questions(s: Ecos, f: Frame | None) -> Iterator[Ecos]:
    """Those where a piece is placed, on a few ways through the rest of the card."""
    ways = [(s, f)]
    for _ in range(MOST_WAYS):
        if not ways:
            return
        s, f = ways.pop()
        s.top = f
        run(s)
        if s.asked == NOBODY or s.asked < 0:
            continue
        f = s.top
        assert f is not None
        if f.todo[f.at].name == "PlacePiece":
            yield s
        step = max(1, len(s.options) // FEW)
        others = [after(s, option) for option in s.options[::step]]
        ways += [(other, other.top) for other in reversed(others) if other.top is not f]


def after(s: Ecos, option: str) -> Ecos:
    """The obvious way."""
    other = clone(s)
    f = other.top
    assert f is not None
    f.todo[f.at].receive(other, f, other.asked, option)
    run(other)
    return other


def check(s: Ecos, seen: Counter[str]) -> None:
    """All cells of one question."""
    f = s.top
    assert f is not None
    found = foresee(s, f)
    seen["foreseen" if found is not None else "tried"] += 1
    if found is None:
        return
    for option in s.options:
        other = after(s, option)
        scored = other.scores[f.seat] - s.scores[f.seat]
        assert found.points(BY_NAME[option]) == scored, (f.source, option)
        assert found.may_ask or other.asked == NOBODY, (f.source, option)
        seen["points"] += scored != 0
        seen["ends"] += not found.may_ask


def maps(games: int, one_in: int, cards: CardSet | None = None) -> Iterator[Ecos]:
    for number in range(games):
        p = Play("ecos", 2 + number % 5, number, cards=cards)
        for _ in p.positions(100_000):
            s = p.s
            if s.asked >= 0 and p.rng.below(one_in) == 0:
                assert isinstance(s, Ecos)
                yield s


def check_cards(s: Ecos, seen: Counter[str], first: int, step: int) -> None:
    """Some cards, carried out now."""
    for card in list(s.cards.cards.values())[first::step]:
        t = clone(s)
        t.bound = ()
        t.removed = ()
        if is_feasible(t, 0, card):
            asked = questions(t, Frame(0, card.id, CARRY_OUT, 0, EFFECTS, 0, (), 0, None))
            for question in islice(asked, MOST_QUESTIONS):
                check(question, seen)


@pytest.mark.parametrize("first", first_at_once([0, 14, 28]))
def test_points_are_those_of_placing_it(first: int) -> None:
    seen: Counter[str] = Counter()
    for number, s in enumerate(islice(maps(5, 90), first, first + 14), first):
        check_cards(s, seen, number % 12, 12)
    assert seen["foreseen"] > 10 * seen["tried"] > 0, seen
    assert seen["points"] > 100 < seen["ends"], seen


def test_so_it_is_with_any_cards() -> None:
    """Lines that no card of the house has, in any order."""
    cards = odd_cards("ecos", 7)
    seen: Counter[str] = Counter()
    for number, s in enumerate(islice(maps(2, 60, cards), 24)):
        check_cards(s, seen, number % 12, 12)
    assert seen["foreseen"] > 20, seen


def test_it_leans_to_pieces_of_its_kind() -> None:
    """As one counts them, cell by cell."""
    checked = 0
    for s in maps(3, 1):
        f = s.top
        assert f is not None
        if f.todo[f.at].name != "PlacePiece":
            continue
        piece = line_of(s, f).piece
        cells = [BY_NAME[option] for option in s.options]
        by_hand = []
        for cell in cells:
            beside = sum(number_at(s.land, near, piece) for near in NEIGHBOURS[cell])
            if piece < MOUNTAIN:
                by_hand.append(0.1 * (beside + 0.3 * touching(s.land, cell)))
            else:
                own = number_at(s.land, cell, piece) if s.cards.pieces[piece] != "forest" else 0
                by_hand.append(0.1 * (own + beside))
        assert leanings(s, piece, cells, 0.1) == by_hand
        checked += 1
    assert checked > 20
