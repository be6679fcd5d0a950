"""What the rest of a card brings, read off what waits: the same as to carry it out and look."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice

from tablee.bots.advice.ecos.foresight import Ending, Gains, foresee
from tablee.bots.advice.ecos.rest import LENT, Lent, Rest, leads_on, unmoved
from tablee.core.stack import NOBODY, Frame, run
from tablee.games.ecos.cards import ELEMENT, ELEMENTS
from tablee.games.ecos.effects import CARRY_OUT, is_feasible
from tablee.games.ecos.land import BY_NAME
from tablee.games.ecos.move import DONE, move_of
from tablee.games.ecos.state import EFFECTS, Ecos, clone
from tests.games.ecos.test_ecos_foresight import after, maps
from tests.test_silence import odd_cards

GAINS = Gains([0.25 + 0.125 * i for i in range(len(ELEMENTS))], {})
FEW = 3
"""Answers of a question that are followed."""
MOST_QUESTIONS = 6
"""Of one card that are looked at."""


def questions(s: Ecos, f: Frame | None) -> Iterator[Ecos]:
    """Those of a card, on a few ways through it."""
    s.top = f
    run(s)
    if s.asked == NOBODY or s.asked < 0:
        return
    f = s.top
    assert f is not None
    yield s
    step = max(1, len(s.options) // FEW)
    for option in s.options[::step]:
        other = after(s, option)
        if other.top is not f:
            yield from questions(other, other.top)


def obvious_ending(t: Ecos, seat: int) -> float | None:
    """Carry it out to the end: elements are worth what they are worth, and one animal moves. Nothing else is asked."""
    gained = 0.0
    while t.asked != NOBODY:
        f = t.top
        assert f is not None
        name = f.todo[f.at].name
        if name == "UseElement":
            gained += GAINS.elements[ELEMENT[f.it]] * f.n
            t.top = f.below
            run(t)
        elif name == "ChooseMover" and f.n < move_of(t, f).most:
            t = after(t, DONE)
        else:
            return None
    return t.scores[seat] + gained


def check_ending(s: Ecos, seat: int, option: str, ending: Ending | None, seen: Counter[str]) -> None:
    told = obvious_ending(after(s, option), seat)
    if ending is not None:
        assert ending.value(s.scores[seat], 0.0) == told, (s.top.source if s.top else "", option)
        seen["with gifts"] += len(ending.gifts) > 0
    seen["ending"] += ending is not None
    seen["no ending"] += ending is None


def check(s: Ecos, seen: Counter[str]) -> None:
    """All answers to one question."""
    f = s.top
    assert f is not None
    name = f.todo[f.at].name
    if name == "PlacePiece":
        found = foresee(s, f)
        for option in s.options if found is not None else []:
            check_ending(s, f.seat, option, found.ending(BY_NAME[option], GAINS) if found else None, seen)
    if name not in LENT:
        return
    lent = Lent(s, clone(s, False))
    for option in s.options:
        other = after(s, option)
        scored = other.scores[f.seat] - s.scores[f.seat]
        if leads_on(s, f, option):
            assert scored == 0
            assert other.asked != NOBODY
            seen["led on"] += 1
        rest = Rest(lent.after(f, option), GAINS)
        seen[name] += rest.known
        seen["carried out"] += not rest.known
        if rest.known:
            assert rest.points == scored, (f.source, option)
            assert rest.may_ask or other.asked == NOBODY, (f.source, option)
            check_ending(s, f.seat, option, rest.ending(), seen)


def check_cards(s: Ecos, seen: Counter[str], first: int, step: int) -> None:
    for card in list(s.cards.cards.values())[first::step]:
        t = clone(s)
        t.bound = ()
        t.removed = ()
        if is_feasible(t, 0, card):
            asked = questions(t, Frame(0, card.id, CARRY_OUT, 0, EFFECTS, 0, (), 0, None))
            for question in islice(asked, MOST_QUESTIONS):
                check(question, seen)


def test_what_follows_an_answer_is_what_is_read_off_the_stack() -> None:
    seen: Counter[str] = Counter()
    for number, s in enumerate(islice(maps(5, 90), 60)):
        check_cards(s, seen, number % 8, 8)
    assert all(seen[name] > 10 for name in LENT if name != "ChooseTile"), seen
    assert min(seen["ending"], seen["with gifts"], seen["no ending"], seen["led on"]) > 50, seen
    assert seen["carried out"] > 0, seen


def test_so_it_is_with_any_cards() -> None:
    """Lines that no card of the house has, in any order."""
    cards = odd_cards("ecos", 7)
    seen: Counter[str] = Counter()
    for number, s in enumerate(islice(maps(2, 60, cards), 24)):
        check_cards(s, seen, number % 12, 12)
    assert seen["ending"] > 20, seen


def test_whoever_has_moved_does_not_move_again() -> None:
    """As many as the question offers, counting animals that share a cell."""
    asked = 0
    for s in islice(maps(4, 40), 60):
        for card in s.cards.cards.values():
            if "up to 3 animals" not in " ".join(line.text for line in card.lines):
                continue
            t = clone(s)
            t.top = Frame(0, card.id, CARRY_OUT, 0, EFFECTS, 0, (), 0, None)
            run(t)
            while t.asked != NOBODY and (f := t.top) is not None and f.it != EFFECTS:
                if f.todo[f.at].name == "ChooseMover":
                    tokens = sum(len(cells) for cells in t.land.animals)
                    assert unmoved(t, f) == tokens - len(f.those) > 0
                    asked += 1
                elif f.todo[f.at].name != "MoveTo":
                    break
                t = after(t, t.options[0])
    assert asked > 20
