"""Lanterns keeps the contract of every game, and its rules are shown by scenarios."""

from pathlib import Path

import pytest

from tablee.scenario.read import Scenario, read_all
from tablee.scenario.run import run
from tablee.testing import hold_to_contract

SCENARIOS = read_all([Path(__file__).parent / "scenarios"])


def test_contract() -> None:
    hold_to_contract("lanterns")


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda each: each.title)
def test_scenario(scenario: Scenario) -> None:
    run(scenario)
