"""What holds at every position of many random games, for every game and every number of seats.

Conservation is checked after every answer; the costlier checks take turns, each at thousands of positions. The number
of games per seat count is `--games N` (1000 unless told). tests/test_leaks.py shows that the leak oracle can fail.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee import registry
from tablee.core.chance import Rng, Seeded
from tablee.core.codec import decode, digest, encode
from tablee.core.contract import plain
from tablee.core.decision import RULE_OF_TURN, Illegal
from tablee.core.layout import facts, from_layout, to_layout
from tablee.core.record import Record
from tablee.core.stack import CHANCE, NOBODY, NOTHING, State
from tablee.core.table import Table
from tablee.scenario.coverage import all_defined
from tests.oracle import ORACLE
from tests.positions import TABLES, Play, anything, blocks

T = TypeVar("T")
RULES: Final = all_defined(Path(__file__).parents[1]) | {RULE_OF_TURN}
ONE_IN: Final = 8
"""A costly check at one of so many positions."""


def a_few(items: list[T], rng: Rng) -> list[T]:
    """All of them, or eight in a row somewhere among many."""
    first = rng.below(max(1, len(items) - 7))
    return items[first : first + 8]


def conservation(p: Play) -> Any:
    """What must never get lost in that game."""
    return import_module(f"tests.games.{p.game.key}.conservation").Conservation(p.s)


def check_other_worlds(p: Play, rng: Rng) -> None:
    """Also in another world nothing is lost, and to look for one leaves the true one alone."""
    before = digest(p.game, p.s)
    for seat in range(p.s.seats):
        conservation(p).check(p.game.shuffle_unknown(p.s, seat, rng))
    assert digest(p.game, p.s) == before


def check_clone(p: Play, rng: Rng) -> None:
    """A clone is equal, and what is played on either side does not reach the other."""
    before = digest(p.game, p.s)
    twin: State = p.game.clone(p.s)
    assert digest(p.game, twin) == before
    assert (twin.asked, twin.events) == (p.s.asked, None)
    assert twin.options == p.s.options
    for _ in range(6):
        if twin.asked == NOBODY:
            break
        sample = p.game.sample(twin, rng) if twin.asked == CHANCE else anything("", twin.options, rng)
        third = p.game.clone(twin)
        at = digest(p.game, twin)
        p.game.apply(twin, twin.asked, sample)
        assert digest(p.game, third) == at
    assert digest(p.game, p.s) == before


def check_json(p: Play, rng: Rng) -> None:
    """Written down and read again, stack included, it is the same state at the same question."""
    text = json.dumps(encode(p.game, p.s))
    back = decode(p.game, json.loads(text), p.cards)
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
    assert digest(p.game, back) == digest(p.game, p.s)


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
    """None for every legal label; for anything else a reason, with a rule that exists."""
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
            if reason is not None:
                assert reason.rule in RULES, f"{attempt!r}: there is no {reason.rule}"


def check_refused(p: Play, rng: Rng) -> None:
    """What is no answer here is refused, whoever says it, and leaves everything as it was."""
    game, s = p.game, p.s
    before = digest(game, s)
    options = list(s.options)
    for seat in (*range(-3, s.seats + 2),):
        decision = game.decision_of(s, seat)
        for attempt in (*p.some_attempts(rng, 2), *options[:1]):
            if decision is not None and (attempt in decision.options or attempt == "take back"):
                continue
            with pytest.raises(Illegal) as refused:
                game.apply(s, seat, attempt)
            assert refused.value.reason.rule in RULES
    assert digest(game, s) == before
    assert s.events is None


def check_pure(p: Play, rng: Rng) -> None:
    """Asking changes nothing."""
    game, s = p.game, p.s
    before = digest(game, s)
    asked, options = s.asked, list(s.options)
    pending = game.pending(s)
    assert (pending == ()) == (s.asked == NOBODY)
    assert all(decision.sealed == NOTHING for decision in pending)
    for seat in (None, *range(s.seats)):
        assert game.view(s, seat) == game.view(s, seat)
    game.result(s)
    facts(game, s)
    assert digest(game, s) == before
    assert (s.asked, s.options) == (asked, options)


def check_chance(p: Play, rng: Rng) -> None:
    """A sample is one of the outcomes, every outcome has a weight, and sampling changes nothing."""
    game, s = p.game, p.s
    if s.asked != CHANCE or s.top is None:
        return
    before = digest(game, s)
    outcomes = s.top.todo[s.top.at].outcomes(s, s.top)
    assert all(weight > 0 for _, weight in outcomes)
    possible = [outcome for outcome, _ in outcomes]
    assert len(set(possible)) == len(possible)
    for _ in range(3):
        assert game.sample(s, rng) in possible
    assert digest(game, s) == before


def check_quick_way(p: Play, rng: Rng) -> None:
    """`play` does what `apply` and then chance do."""
    game, s = p.game, p.s
    if s.asked < 0:
        return
    answer = anything("", s.options, rng)
    seed = rng.below(1000)
    quick, slow = game.clone(s), game.clone(s)
    game.play(quick, answer, Seeded(seed))
    game.apply(slow, s.asked, answer)
    numbers = Seeded(seed)
    while slow.asked == CHANCE:
        game.apply(slow, CHANCE, game.sample(slow, numbers))
    assert digest(game, quick) == digest(game, slow)


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
]


def record_of(p: Play) -> Record:
    seats = p.s.seats
    names, kinds = [f"player {seat + 1}" for seat in range(seats)], ["bot:random"] * seats
    record = Record(p.game.key, p.cards.name, p.cards.digest, p.options, names, kinds, b"")
    record.answers = list(p.answers)
    return record


def check_fold(p: Play, digests: list[tuple[int, str]], rng: Rng) -> None:
    """The fold of the answers is the state, at every point where it was looked at."""
    record = record_of(p)
    s = record.new_state(p.game, p.cards)
    done = 0
    for count, seen in digests:
        for seat, answer in p.answers[done:count]:
            p.game.apply(s, seat, answer)
        done = count
        assert digest(p.game, s) == seen, f"after {count} answers"
    if digests:
        count, seen = digests[rng.below(len(digests))]
        assert digest(p.game, record.state(p.game, p.cards, count)) == seen
    table = Table(p.game, p.cards, record.copy(len(p.answers)))
    assert digest(p.game, table.state) == digest(p.game, p.s)
    assert table.record.answers == p.answers
    assert len(table.events) == len(table.barriers) == len(p.answers)


def check_result(p: Play) -> None:
    """The parts of each score add up; places begin with 1 and leave a gap behind shared ones."""
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


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "numbers" in metafunc.fixturenames:
        games: int = metafunc.config.getoption("games")
        metafunc.parametrize(
            ("key", "seats", "numbers"),
            [pytest.param(*block, id=f"{block[0]}-{block[1]}-{block[2].start}") for block in blocks(games)],
        )


def test_every_position(key: str, seats: int, numbers: range) -> None:
    """Nothing is lost, nothing leaks, everything can be copied, saved, said and answered, and the game ends.

    Echoes of Revachol: all cards are there after every step (ECH-01, ECH-127), no hand has more than five (ECH-61)
    or a Morale card (ECH-62), the permanent pile gives nothing back (ECH-09) and holds no Ally (ECH-08), no Corps is
    empty (ECH-35), Morale cards lie without gaps and three only in an event (ECH-128), Tasks are packed to the
    right, three of them while the deck lasts (ECH-129); at most 22 events and 68 reveals (ECH-130); points never get
    lost and are Borrowers or Harry (ECH-131); every game ends (ECH-132), without Tasks on display (ECH-88) or when
    all had to pass (ECH-R18), with the scores that everybody can count again from the open cards (ECH-92, ECH-134)
    and places by points, then Tasks (ECH-95, ECH-96, ECH-R75); a seat sees neither another hand nor what comes next
    (ECH-133, ECH-03, ECH-R14, ECH-R144), nor does a spectator (ECH-R145).

    Ecos: the bag is never empty when a draw is due (ECO-169), no token is answered without end (ECO-170, ECO-R67), and
    nobody ever loses a cube (ECO-171) or a point (ECO-172) or is without a rotation (ECO-173).
    """
    for number in numbers:
        p = Play(key, seats, number)
        kept = conservation(p)
        rng = Seeded(1_000_000 + number)
        digests: list[tuple[int, str]] = []
        try:
            for _ in p.positions(kept.most_answers):
                kept.follow(p.s, p.told)
                assert (p.game.result(p.s) is None) == (p.s.asked != NOBODY)
                if rng.below(ONE_IN) == 0:
                    CHECKS[rng.below(len(CHECKS))](p, rng)
                    digests.append((len(p.answers), digest(p.game, p.s)))
            kept.finish(p.s)
            check_result(p)
            if number % 4 == 1:
                check_fold(p, digests, rng)
        except Exception as error:
            error.add_note(f"in {p!r}; the last answers: {p.answers[-5:]}")
            raise


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_random_games_meet_what_is_rare(key: str, seats: int) -> None:
    """Or the properties would be true of little: each rare kind of event happens within so many answers."""
    missing = set(conservation(Play(key, seats, 0)).rare)
    answers = number = 0
    while answers < 400_000:
        p = Play(key, seats, number)
        for _ in p.positions(100_000):
            missing -= {event.kind for event in p.told}
        if not missing:
            return
        answers += len(p.answers)
        number += 1
    pytest.fail(f"never happened: {', '.join(sorted(missing))}")


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_chance_keeps_to_its_weights(key: str, seats: int) -> None:
    """At one question of each kind: of 60 samples per outcome, no count strays by more than six deviations."""
    seen: set[str] = set()
    p = Play(key, seats, 1)
    for _ in p.positions(100_000):
        s: Any = p.s
        if s.asked != CHANCE or s.top.todo[s.top.at].name in seen:
            continue
        verb = s.top.todo[s.top.at]
        seen.add(verb.name)
        outcomes = verb.outcomes(s, s.top)
        total = sum(weight for _, weight in outcomes)
        count = 60 * len(outcomes)
        rng = Seeded(7)
        samples = [p.game.sample(s, rng) for _ in range(count)]
        for outcome, weight in outcomes:
            share = weight / total
            spread = (count * share * (1 - share)) ** 0.5
            assert abs(samples.count(outcome) - count * share) <= 6 * spread, f"{verb.name}: {outcome}"
    assert seen


@cache
def some_positions(key: str) -> list[Play]:
    """A table at every hundredth question of a few games, each with the labels met before it."""
    found: list[Play] = []
    for number in range(4):
        p = Play(key, registry.game(key).most, number)
        for _ in p.positions(100_000):
            if p.s.asked >= 0 and len(p.answers) % 10 == 0:
                check_options(p, Seeded(0))
            if len(p.answers) % 100 == 99 and len(p.answers) < 500:
                still = Play(key, p.s.seats, number)
                still.s, still.attempts = p.game.clone(p.s), list(p.attempts)
                found.append(still)
    return found


ODD_WORDS: Final = [
    "9" * 5000,
    "0",
    "-1",
    "٣",
    "²",
    "\0",
    "\ud800",
    "and",
    "player",
    "new",
    "nothing",
    "nobody",
    "ﬁ",
    "%s",
    "{0}",
]


@pytest.mark.parametrize("key", registry.GAMES)
@settings(max_examples=60, deadline=None, derandomize=True)
@given(data=st.data())
def test_any_text_gets_a_reason(key: str, data: st.DataObject) -> None:
    """Whatever a player types, nothing breaks: words of the game in any order, numbers of any size, anything at all.
    (ECH-R141)"""
    positions = some_positions(key)
    words = sorted({word for p in positions for label in p.attempts for word in label.split()} | set(ODD_WORDS))
    of_words = st.lists(st.sampled_from(words), max_size=7).map(" ".join)
    labels = st.sampled_from(sorted({label for p in positions for label in p.attempts}))
    swapped = st.builds(lambda label, word: " ".join([*label.split()[:-1], word]), labels, st.sampled_from(words))
    text = data.draw(st.text() | of_words | swapped)
    for p in positions:
        for seat in range(p.s.seats):
            decision = p.game.decision_of(p.s, seat)
            reason = p.game.why_not(p.s, seat, text)
            if reason is None:
                assert decision is not None
                assert p.game.answer(p.s, decision, text) is not None or decision.sealed != NOTHING
            else:
                assert reason.rule in RULES
