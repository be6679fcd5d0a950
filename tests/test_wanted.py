"""The abilities that designers want: those that can be written do what they say. (docs/sentences/wanted.md)"""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.core.cardfile import CardFileError
from tablee.scenario.read import read
from tablee.scenario.run import run
from tests.wanted import ABILITIES, Ability

SCENARIOS = Path(__file__).parent / "scenarios"
SAID = [ability for ability in ABILITIES if ability.lines]


@pytest.mark.parametrize("ability", SAID, ids=lambda ability: f"{ability.number}-{ability.game}")
def test_an_ability_does_what_it_says(ability: Ability) -> None:
    """Every question of it is met by a table that was saved and loaded.

    One after another (CRD-1) and "if you do" (CRD-2), counted in the open (CRD-4, CRD-9), chosen (CRD-5) by an opponent
    (CRD-6), declined or paid for (CRD-7), under a condition (CRD-8), done by others (CRD-10); draws (CRD-13), points
    (CRD-14), hands that are shown (CRD-16), Allies that move (CRD-17) or are taken (CRD-18), Tasks that are replaced
    (CRD-19), Units that return (CRD-21), a search (CRD-25).
    """
    if ability.scenario:
        (shown,) = [own for own in read(SCENARIOS / ability.game / "lines.toml") if own.title == ability.scenario]
        assert ability.lines in [card["effects"] for card in shown.cards["card"].values()]
        run(shown)
    else:
        assert ability.then
        assert ability.played() == ability.then


def test_what_is_for_the_owner_alone_cannot_be_written_for_others() -> None:
    """CRD-22: a card that somebody else would have to play waits for no turn of theirs."""
    with pytest.raises(CardFileError, match=r'"play a card" is for the owner of the card alone \(CRD-22\)'):
        Ability(0, "ecos", "", ["each opponent: play a card"], [], {}).cards(["each opponent: play a card"])


def test_so_many_of_them_can_be_written() -> None:
    assert (len(ABILITIES), len(SAID)) == (114, 114)


@pytest.mark.parametrize("ability", SAID, ids=lambda ability: f"{ability.number}-{ability.game}")
def test_bots_play_with_it(ability: Ability) -> None:
    """Whatever a card says, a bot that knows nothing of it answers its questions."""
    assert ability.played_by("greedy", 12) > 0
    assert ability.played_by("standard", 1) > 0
