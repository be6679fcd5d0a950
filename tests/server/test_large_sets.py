"""Sets with as many cards as may be stated: read, dealt and told like any other."""

from __future__ import annotations

import json

import pytest

from tablee import registry
from tablee.core.cardfile import CardFileError
from tablee.core.chance import Seeded
from tablee.core.printed import LARGER
from tablee.core.stack import NOBODY, play_out
from tablee.server.bench.bench import LONGEST_ANSWER
from tablee.server.bench.questions import answer
from tests.large_sets import GROWN, enlarged

DECISIONS = 400


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_set_may_have_so_many_times_the_cards_and_no_more(game: str) -> None:
    cards = registry.read_cards(game, enlarged(game, LARGER), "large.toml")
    house = registry.house_cards(game).every_card()
    assert len(cards.every_card()) > (LARGER - 3) * len(house)  # Morale, Privileges and base Units are as they were
    state = registry.game(game).new(3, {}, cards)
    assert play_out(state, Seeded(1), DECISIONS) == DECISIONS or state.asked == NOBODY
    with pytest.raises(CardFileError) as refused:
        registry.read_cards(game, enlarged(game, LARGER + 1), "larger.toml")
    assert {mistake.field for mistake in refused.value.mistakes if mistake.card == "set"} == {*GROWN[game].values()}


@pytest.mark.parametrize("game", registry.GAMES)
def test_the_bench_tells_of_it_within_its_bounds(game: str) -> None:
    asked = {"text": enlarged(game, LARGER), "language": "ru", "card": "set"}
    told = answer({"what": "check", "game": game, "request": asked})
    assert told["told"]["playable"]
    assert len(json.dumps(told)) < LONGEST_ANSWER
