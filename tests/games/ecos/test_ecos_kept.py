"""What Ecos's advice keeps from question to question: the same as if it were asked for the first time."""

from __future__ import annotations

import math
from collections import Counter

import pytest

from tablee import registry
from tablee.bots.advice.ecos.advice import ADVISER
from tablee.bots.advice.ecos.limits import NO_LIMITS
from tablee.bots.advice.ecos.trial import Trial
from tablee.bots.advice.ecos.worth import THINGS, WEIGHTS, Outlook, Printed, Worth
from tablee.core.cardset import CardSet
from tablee.games.ecos.game import GAME
from tablee.games.ecos.land import BY_NAME
from tablee.games.ecos.state import Ecos, clone, start_again
from tablee.testing.written import whole
from tests.at_once import first_at_once
from tests.games.ecos.test_ecos_foresight import after, maps
from tests.positions import Play


def promised(outlook: Outlook, worth: Worth, p: Printed, leaves: int, filled: int) -> float:
    """As the docstrings have it, slot by slot and use by use."""
    use, wait = worth.use(p), p.waits[filled]
    prices = [outlook.prices[kind] for kind in p.card.slots]
    value = use * math.exp(-wait / outlook.patience)
    value -= math.fsum(price for i, price in enumerate(prices) if not filled >> i & 1)
    for _ in range(leaves - 1):
        wait += p.waits[0]
        value += max(0.0, use - math.fsum(prices)) * math.exp(-wait / outlook.again)
    return value


def test_promises_are_added_up_slot_by_slot() -> None:
    late = 0
    worth = None
    for number, s in enumerate(maps(4, 60)):
        worth = worth or Worth(s.cards, WEIGHTS, s.seats)
        outlook = Outlook(s, s.asked, worth)
        empty: Counter[int] = Counter()
        for own in s.active[s.asked]:
            empty.update(kind for i, kind in enumerate(own.card.slots) if not own.filled >> i & 1)
        for kind, price in enumerate(outlook.prices):
            enough = 0.5 + WEIGHTS.enough * s.cards.tokens[kind] / sum(s.cards.tokens)
            assert math.isclose(price, WEIGHTS.turn + (WEIGHTS.answer - WEIGHTS.turn) * min(1.0, empty[kind] / enough))
        late += not outlook.is_early
        for p in worth.by_number[number % 7 :: 7]:
            for filled in range(p.card.full):
                for leaves in range(1, p.card.leaves + 1):
                    found = worth.in_play(outlook, p, leaves, filled)
                    assert math.isclose(found, promised(outlook, worth, p, leaves, filled), abs_tol=1e-9)
    assert late


@pytest.mark.parametrize("number", first_at_once([1, 0, 2]))
def test_values_do_not_depend_on_what_was_asked_before(number: int) -> None:
    """One adviser for a whole game, and a fresh one for each question."""
    asked: Counter[str] = Counter()
    p = Play("ecos", 2 + number, number)
    kept = ADVISER()
    for _ in p.positions(100_000):
        s = p.s
        if s.asked < 0 or len(s.options) == 1:
            continue
        assert isinstance(s, Ecos)
        assert s.top is not None
        found = kept.values(s, s.asked, s.options)
        if p.rng.below(9) == 0:
            asked[s.top.todo[s.top.at].name] += 1
            assert found == ADVISER().values(s, s.asked, s.options)
            assert found == kept.values(s, s.asked, list(s.options))
    assert asked["Respond"] > 6 < 4 * asked["PlacePiece"], asked


def test_who_has_found_the_most_need_not_look_for_more() -> None:
    """Cards carried out with and without a limit; none brings more than its own."""
    limited = None
    reached: Counter[bool] = Counter()
    for number, s in enumerate(maps(4, 40)):
        if limited is None:
            limited, endless = Worth(s.cards, WEIGHTS, s.seats), Worth(s.cards, WEIGHTS, s.seats)
            for p in endless.by_number:
                p.limits = [NO_LIMITS for _ in p.limits]
        trial, plain = trial_of(s, limited), trial_of(s, endless)
        for p in limited.by_number[number % 9 :: 9]:
            if p.of_the_map:
                found = trial.card(p.card)
                assert found == plain.card(p.card)
                most = p.limits[0].value(trial.gains.elements)
                assert found <= most
                reached[found == most] += 1
    assert reached[True] > 50 < reached[False], reached


def trial_of(s: Ecos, worth: Worth) -> Trial:
    return Trial(s, s.asked, Outlook(s, s.asked, worth).gains, worth)


def test_a_table_that_starts_again_is_a_copy() -> None:
    """After a few answers within a card that concerns the map."""
    worth = None
    compared = 0
    for s in maps(5, 2):
        worth = worth or Worth(s.cards, WEIGHTS, s.seats)
        assert s.top is not None
        p = worth.printed.get(s.top.source)
        if p is None or not p.of_the_map or s.top.todo[s.top.at].name not in ("PlacePiece", "MoveTo", "ReplaceTile"):
            continue
        t = after(clone(s, False), s.options[-1])
        if t.top is not None and t.top.source == s.top.source:
            start_again(t, s)
            assert whole(GAME, t) == whole(GAME, s)
            assert t.options == s.options
            assert after(t, s.options[0]).scores == after(s, s.options[0]).scores
            compared += 1
    assert compared > 20


@pytest.mark.parametrize("one_in", first_at_once([6, 2]))
def test_places_are_those_that_are_named(one_in: int) -> None:
    """By its place or by its name a piece goes to the same cell."""
    compared = 0
    for s in maps(4, one_in):
        f = s.top
        assert f is not None
        if f.todo[f.at].name == "PlacePiece":
            assert [BY_NAME[option] for option in s.options] == s.cells
            for at, option in enumerate(s.options):
                by_place, by_name = clone(s), clone(s)
                f.todo[f.at].receive_at(by_place, f, s.asked, at)
                f.todo[f.at].receive(by_name, f, s.asked, option)
                assert whole(GAME, by_place) == whole(GAME, by_name)
                compared += 1
    assert compared > 100


@pytest.mark.parametrize(
    "line", ["3 points per opponent, at most 4", "if you have 2 or more opponents: 4 points, else 3 points"]
)
def test_a_bot_knows_how_many_opponents_there_are(line: str) -> None:
    """What counts them promises what it will give, at tables of any size in turn."""
    counting, three, four = (noon(said) for said in (line, "3 points", "4 points"))
    adviser = ADVISER()
    for seats in (2, 3, 6, 2):
        s = GAME.new(seats, {}, counting)
        sure = GAME.new(seats, {}, three if seats == 2 else four)
        assert isinstance(s, Ecos)
        assert isinstance(sure, Ecos)
        promised = adviser.worth_of(s).printed["high_noon"].promise([0] * THINGS)
        assert promised == Worth(sure.cards, WEIGHTS, seats).printed["high_noon"].promise([0] * THINGS)


def noon(line: str) -> CardSet:
    text = f'[set]\ngame = "ecos"\nname = "noon"\nbase = "house"\n[card.high_noon]\neffects = ["{line}"]\n'
    return registry.read_cards("ecos", text, "noon")
