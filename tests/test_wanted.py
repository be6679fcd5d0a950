"""The abilities that designers want: those that can be written do what they say. (docs/sentences/wanted.md)"""

from __future__ import annotations

import pytest

from tests.wanted import ABILITIES, Ability

SAID = [ability for ability in ABILITIES if ability.lines]


@pytest.mark.parametrize("ability", SAID, ids=lambda ability: f"{ability.number}-{ability.game}")
def test_an_ability_does_what_it_says(ability: Ability) -> None:
    """Every question of it is met by a table that was saved and loaded."""
    assert ability.then
    assert ability.played() == ability.then


def test_so_many_of_them_can_be_written() -> None:
    assert (len(ABILITIES), len(SAID)) == (110, 100)
