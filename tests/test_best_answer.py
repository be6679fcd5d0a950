"""Greedy asks for the best answer alone: however it is found, it is the first of the largest values.

What values are is for others to test (tests/test_plans.py, tests/games/*/test_*_quick.py).
"""

from __future__ import annotations

import pytest

from tablee.bots.greedy import adviser_for
from tests.positions import TABLES, Play
from tests.test_silence import odd_cards

CARD_SETS = 6
"""The house's own, and others with odd texts."""


@pytest.mark.engine
@pytest.mark.parametrize(("key", "seats"), [table for table in TABLES if table[0] != "ecos"])
def test_the_best_answer_is_the_first_of_the_largest(key: str, seats: int) -> None:
    asked = 0
    for number in range(CARD_SETS):
        cards = odd_cards(key, number * 8 + seats) if number else None
        p = Play(key, seats, number, cards=cards)
        adviser, for_values = adviser_for(key), adviser_for(key)
        for _ in p.positions(100_000):
            s = p.s
            if s.asked >= 0 and len(s.options) > 1:
                values = for_values.values(s, s.asked, s.options)
                assert adviser.best(s, s.asked, s.options) == values.index(max(values))
                asked += 1
    assert asked > 100
