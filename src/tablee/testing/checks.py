"""What holds at every position of a game that keeps the contract.

Each check is given a game in play and a source of numbers, and raises AssertionError where something does not hold.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise
from typing import Final, TypeVar

from tablee.core.chance import Rng, Seeded
from tablee.core.codec import decode, digest, encode
from tablee.core.decision import Illegal
from tablee.core.label import plain
from tablee.core.layout import facts, from_layout, to_layout
from tablee.core.record import Record
from tablee.core.stack import CHANCE, NOBODY, NOTHING, State
from tablee.core.table import Table
from tablee.testing.oracle import ORACLE
from tablee.testing.positions import Play, anything
from tablee.testing.written import whole

T = TypeVar("T")


def a_few(items: list[T], rng: Rng) -> list[T]:
    """All of them, or eight in a row somewhere among many."""
    first = rng.below(max(1, len(items) - 7))
    return items[first : first + 8]


def check_other_worlds(p: Play, rng: Rng) -> None:
    """To look for another world leaves the true one alone."""
    before = whole(p.game, p.s)
    for seat in range(p.s.seats):
        p.game.shuffle_unknown(p.s, seat, rng)
    assert whole(p.game, p.s) == before


def check_clone(p: Play, rng: Rng) -> None:
    """A clone is equal, and what is played on either side does not reach the other."""
    before = whole(p.game, p.s)
    twin: State = p.game.clone(p.s)
    assert whole(p.game, twin) == before
    assert (twin.asked, twin.events) == (p.s.asked, None)
    assert twin.options == p.s.options
    for _ in range(6):
        if twin.asked == NOBODY:
            break
        sample = p.game.sample(twin, rng) if twin.asked == CHANCE else anything("", twin.options, rng)
        third = p.game.clone(twin)
        at = whole(p.game, twin)
        p.game.apply(twin, twin.asked, sample)
        assert whole(p.game, third) == at
    assert whole(p.game, p.s) == before


def check_json(p: Play, rng: Rng) -> None:
    """Written down and read again, stack included, it is the same state at the same question."""
    text = json.dumps(encode(p.game, p.s))
    back = decode(p.game, json.loads(text), p.cards)
    assert whole(p.game, back) == whole(p.game, p.s)
    assert digest(p.game, back) == digest(p.game, p.s)
    assert (back.asked, back.sealed, back.events) == (p.s.asked, p.s.sealed, None)
    for here, there in zip(p.game.decisions(p.s), p.game.decisions(back), strict=True):
        assert (here.seat, here.verb, here.source, here.sealed) == (there.seat, there.verb, there.source, there.sealed)
        assert here.options == there.options
    if p.s.asked >= 0:
        assert back.options == p.s.options


def check_layout(p: Play, rng: Rng) -> None:
    """Written down in the words of a scenario and laid out again, it is the same table at the same question."""
    given = json.loads(json.dumps(to_layout(p.game, p.s, p.options, p.cards)))
    back = from_layout(p.game, p.s.seats, p.options, p.cards, given)
    assert whole(p.game, back) == whole(p.game, p.s)


def check_options(p: Play, rng: Rng) -> None:
    """Labels of one question are all different and find their option again; every option applies."""
    game, s = p.game, p.s
    for decision in game.decisions(s):
        assert decision.options, "a question without an answer"
        labels = [game.label(s, decision, option) for option in decision.options]
        assert len({plain(label) for label in labels}) == len(labels)
        for option, label in a_few(list(zip(decision.options, labels, strict=True)), rng):
            assert game.answer(s, decision, label) == option
            assert game.answer(s, decision, f"  {label.upper()} ") == option
            assert game.phrase(s, decision, option).key
        if decision.seat != CHANCE:
            p.remember([*labels[:20], decision.options[0]])
            assert game.default_answer(s, decision) in decision.options
        for option in a_few(decision.options, rng):
            game.apply(game.clone(s), decision.seat, option)


def check_why_not(p: Play, rng: Rng) -> None:
    """None for every legal label; for anything else a reason."""
    game, s = p.game, p.s
    for seat in range(s.seats):
        decision = game.decision_of(s, seat)
        if decision is not None:
            for option in a_few(decision.options, rng):
                assert game.why_not(s, seat, game.label(s, decision, option)) is None
        for attempt in p.some_attempts(rng):
            reason = game.why_not(s, seat, attempt)
            legal = decision is not None and game.answer(s, decision, attempt) is not None
            if decision is not None and decision.sealed != NOTHING and attempt == "take back":
                legal = True
            assert (reason is None) == legal, f"{attempt!r}: {reason}"


def check_refused(p: Play, rng: Rng) -> None:
    """What is no answer here is refused, whoever says it, and leaves everything as it was."""
    game, s = p.game, p.s
    before = whole(game, s)
    options = list(s.options)
    for seat in (*range(-3, s.seats + 2),):
        decision = game.decision_of(s, seat)
        for attempt in (*p.some_attempts(rng, 2), *options[:1]):
            if decision is not None and (attempt in decision.options or attempt == "take back"):
                continue
            try:
                game.apply(s, seat, attempt)
            except Illegal:
                continue
            raise AssertionError(f"{attempt!r} was taken as an answer of seat {seat}")
    assert whole(game, s) == before
    assert s.events is None


def check_pure(p: Play, rng: Rng) -> None:
    """Asking changes nothing."""
    game, s = p.game, p.s
    before = whole(game, s)
    asked, options = s.asked, list(s.options)
    pending = game.pending(s)
    assert (pending == ()) == (s.asked == NOBODY)
    assert all(decision.sealed == NOTHING for decision in pending)
    lookers = (None, *range(s.seats))
    views = [game.view(s, seat) for seat in lookers]
    assert game.views(s, lookers) == views  # whoever looks first
    assert game.views(s, lookers[::-1]) == views[::-1]
    game.result(s)
    facts(game, s)
    assert whole(game, s) == before
    assert (s.asked, s.options) == (asked, options)


def check_chance(p: Play, rng: Rng) -> None:
    """A sample is one of the outcomes, every outcome has a weight, and sampling changes nothing."""
    game, s = p.game, p.s
    if s.asked != CHANCE or s.top is None:
        return
    before = whole(game, s)
    outcomes = s.top.todo[s.top.at].outcomes(s, s.top)
    assert all(weight > 0 for _, weight in outcomes)
    possible = [outcome for outcome, _ in outcomes]
    assert len(set(possible)) == len(possible)
    for _ in range(3):
        assert game.sample(s, rng) in possible
    assert whole(game, s) == before


def check_quick_way(p: Play, rng: Rng) -> None:
    """`play` and `play_at` do what `apply` and then chance do."""
    game, s = p.game, p.s
    if s.asked < 0:
        return
    answer = anything("", s.options, rng)
    seed = rng.below(1000)
    quick, quickest, slow = game.clone(s), game.clone(s), game.clone(s)
    game.play(quick, answer, Seeded(seed))
    game.play_at(quickest, s.options.index(answer), Seeded(seed))
    assert whole(game, quick) == whole(game, quickest)
    game.apply(slow, s.asked, answer)
    numbers = Seeded(seed)
    while slow.asked == CHANCE:
        game.apply(slow, CHANCE, game.sample(slow, numbers))
    assert whole(game, quick) == whole(game, slow)


def check_counted(p: Play, rng: Rng) -> None:
    """A verb that only counts its answers when it asks has as many as it says, and each at its place."""
    s, f = p.s, p.s.top
    if s.asked < 0 or f is None:
        return
    verb = f.todo[f.at]
    options = verb.options_of(s, f, s.asked)
    assert s.option_count == len(options)
    assert s.options == options
    assert [verb.option_at(s, f, s.asked, at) for at in range(s.option_count)] == options


CHECKS: Final[list[Callable[[Play, Rng], None]]] = [
    *ORACLE,
    check_other_worlds,
    check_clone,
    check_json,
    check_layout,
    check_options,
    check_why_not,
    check_refused,
    check_pure,
    check_chance,
    check_quick_way,
    check_counted,
]


def record_of(p: Play) -> Record:
    seats = p.s.seats
    names, kinds = [f"player {seat + 1}" for seat in range(seats)], ["bot:random"] * seats
    record = Record(p.game.key, p.cards.name, p.cards.digest, p.options, names, kinds, b"")
    record.answers = list(p.answers)
    return record


def check_fold(p: Play, looked: list[tuple[int, bytes]], rng: Rng) -> None:
    """The fold of the answers is the state, at every point where it was looked at."""
    record = record_of(p)
    s = record.new_state(p.game, p.cards)
    done = 0
    for count, seen in looked:
        for seat, answer in p.answers[done:count]:
            p.game.apply(s, seat, answer)
        done = count
        assert whole(p.game, s) == seen, f"after {count} answers"
    if looked:
        count, seen = looked[rng.below(len(looked))]
        assert whole(p.game, record.state(p.game, p.cards, count)) == seen
    table = Table(p.game, p.cards, record.copy(len(p.answers)))
    assert whole(p.game, table.state) == whole(p.game, p.s)
    assert table.record.answers == p.answers
    assert len(table.events) == len(table.barriers) == len(p.answers)


def check_result(p: Play) -> None:
    """The parts of each score add up; places begin with 1 and leave a gap behind shared ones; where equal points have
    different places, both say why."""
    result = p.game.result(p.s)
    assert result is not None
    assert result.reason
    assert [score.seat for score in result.scores] == list(range(p.s.seats))
    for score in result.scores:
        assert sum(score.parts.values()) == score.total
    ordered = sorted(result.scores, key=lambda score: score.place)
    assert ordered[0].place == 1 or p.s.seats == 1  # one seat alone may lose to the game itself
    for better, worse in pairwise(ordered):
        assert better.total >= worse.total
        assert better.place <= worse.place <= p.s.seats
        if better.total == worse.total and better.place < worse.place:
            assert better.tie is not None
            assert worse.tie is not None
