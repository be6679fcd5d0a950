"""What holds at every position of many random games, for every game and every number of seats.

Conservation is checked after every answer; the costlier checks take turns, each at thousands of positions. The number
of games per seat count is `--games N` (1000 unless told). tests/test_leaks.py shows that the leak oracle can fail.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee import registry
from tablee.core.chance import Rng, Seeded
from tablee.core.decision import RULE_OF_TURN
from tablee.core.stack import CHANCE, NOBODY, NOTHING
from tablee.scenario.specification import all_defined
from tablee.testing.checks import CHECKS, check_fold, check_options, check_result
from tablee.testing.written import whole
from tests.at_once import each_game_at_once
from tests.positions import Play, blocks, share

T = TypeVar("T")
RULES: Final = all_defined(Path(__file__).parents[1]) | {RULE_OF_TURN}
MANY: Final = 250
"""Of so many games only the first block is played at once, the others with `-m long`."""
ONE_IN: Final = 8
"""A costly check at one of so many positions."""
FIRST_ONE_IN: Final = 24
"""And in the first game of those with so many positions that few of their games are played: the others are `long`."""


def conservation(p: Play) -> Any:
    """What must never get lost in that game."""
    return import_module(f"tests.games.{p.game.key}.conservation").Conservation(p.s)


def check_nothing_is_lost(p: Play, rng: Rng) -> None:
    """Also in another world."""
    for seat in range(p.s.seats):
        conservation(p).check(p.game.shuffle_unknown(p.s, seat, rng))


def check_rules_exist(p: Play, rng: Rng) -> None:
    """Whatever is refused, is refused by a rule that there is."""
    for seat in range(p.s.seats):
        for attempt in p.some_attempts(rng):
            reason = p.game.why_not(p.s, seat, attempt)
            assert reason is None or reason.rule in RULES, f"{attempt!r}: there is no {reason.rule}"


OWN_CHECKS: Final = [*CHECKS, check_nothing_is_lost, check_rules_exist]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "numbers" in metafunc.fixturenames:
        games: int = metafunc.config.getoption("games")
        metafunc.parametrize(
            ("key", "seats", "numbers"),
            [
                pytest.param(
                    *block,
                    id=f"{block[0]}-{block[1]}-{block[2].start}",
                    marks=pytest.mark.long if games > MANY and block[2].start else (),
                )
                for block in blocks(games)
            ],
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
        looked: list[tuple[int, bytes]] = []
        one_in = FIRST_ONE_IN if number == 0 and share(key, MANY) < MANY // 10 else ONE_IN
        try:
            for _ in p.positions(kept.most_answers):
                kept.follow(p.s, p.told)
                assert (p.game.result(p.s) is None) == (p.s.asked != NOBODY)
                if rng.below(one_in) == 0:
                    OWN_CHECKS[rng.below(len(OWN_CHECKS))](p, rng)
                    looked.append((len(p.answers), whole(p.game, p.s)))
            kept.finish(p.s)
            check_result(p)
            if number % 4 == 1:
                check_fold(p, looked, rng)
        except Exception as error:
            error.add_note(f"in {p!r}; the last answers: {p.answers[-5:]}")
            raise


@pytest.mark.parametrize(("key", "seats"), each_game_at_once())
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


@pytest.mark.parametrize(("key", "seats"), each_game_at_once())
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
            if len(p.answers) >= 500:
                break
            if len(p.answers) % 100 == 99:
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


TURNS: Final = 3


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
    for p in positions[len(text) % TURNS :: TURNS]:  # each text at some of them, each of them with many texts
        for seat in range(p.s.seats):
            decision = p.game.decision_of(p.s, seat)
            reason = p.game.why_not(p.s, seat, text)
            if reason is None:
                assert decision is not None
                assert p.game.answer(p.s, decision, text) is not None or decision.sealed != NOTHING
            else:
                assert reason.rule in RULES
