"""Lanterns keeps the contract of every game, and its rules are shown by scenarios."""

from pathlib import Path

import pytest

from tablee import bots, registry
from tablee.core.chance import Seeded
from tablee.core.stack import NOBODY
from tablee.scenario.read import Scenario, read_all
from tablee.scenario.run import run
from tablee.testing import hold_to_contract

SCENARIOS = read_all([Path(__file__).parent / "scenarios"])


def test_contract() -> None:
    hold_to_contract("lanterns")


def test_bots_that_know_nothing_of_it_play_it() -> None:
    """They think ahead by the contract alone, and see no more than their seat."""
    game = registry.game("lanterns")
    cards = registry.house_cards("lanterns")
    thinker = bots.make("easy", game)
    for seed in range(3):
        rng = Seeded(seed)
        s = game.new(3, {}, cards)
        game.settle(s, rng)
        while s.asked != NOBODY:
            answer = thinker.choose(s, s.asked, Seeded(seed))
            world = game.shuffle_unknown(s, s.asked, Seeded(100 + seed))
            assert thinker.choose(world, s.asked, Seeded(seed)) == answer
            game.play(s, answer, rng)
        assert game.result(s) is not None


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda each: each.title)
def test_scenario(scenario: Scenario) -> None:
    run(scenario)
