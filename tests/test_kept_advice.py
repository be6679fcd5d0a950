"""What advice keeps changes no value, and the best answer, however it is found, is the first of the largest.

What values are is for others to test (tests/test_plans.py, tests/games/*/test_*_quick.py).
"""

from __future__ import annotations

import pytest

from tablee import registry
from tablee.bots.greedy import adviser_for
from tests.positions import TABLES, Play
from tests.test_silence import odd_cards

CARD_SETS = [range(3), pytest.param(range(3, 6), marks=pytest.mark.long)]
"""The house's own, and others with odd texts."""


@pytest.mark.engine
@pytest.mark.parametrize("numbers", CARD_SETS, ids=["", "more"])
@pytest.mark.parametrize(("key", "seats"), [table for table in TABLES if table[0] != "ecos"])
def test_the_best_answer_is_the_first_of_the_largest(key: str, seats: int, numbers: range) -> None:
    asked = 0
    for number in numbers:
        cards = odd_cards(key, number * 8 + seats) if number else None
        p = Play(key, seats, number, cards=cards)
        adviser, for_values = adviser_for(key), adviser_for(key)
        for _ in p.positions(100_000):
            s = p.s
            if s.asked >= 0 and len(s.options) > 1:
                values = for_values.values(s, s.asked, s.options)
                best = values.index(max(values))
                assert adviser.best(s, s.asked, s.options) == best
                if key == "revachol":  # where the quick player leaves nothing out
                    alike = len(set(values)) == 1
                    assert adviser.choice(s, s.asked, s.options, number) == (number % len(values) if alike else best)
                asked += 1
    assert asked > 17 * len(numbers)


@pytest.mark.engine
@pytest.mark.parametrize("key", ["revachol", "elekt"])
def test_what_is_kept_from_question_to_question_changes_nothing(key: str) -> None:
    """Also where the same advice is asked about other tables meanwhile, and about other cards."""
    advice, of_one_table = adviser_for(key), adviser_for(key)
    sizes = [seats for game, seats in TABLES if game == key]
    house, asked = registry.house_cards(key), 0
    for number in range(4):
        sets = (house, odd_cards(key, number), house)
        plays = [Play(key, sizes[(number + n) % len(sizes)], number, cards=cards) for n, cards in enumerate(sets)]
        for _ in zip(*[p.positions(100_000) for p in plays], strict=False):
            for p in plays:
                s = p.s
                if s.asked >= 0 and len(s.options) > 1:
                    values = adviser_for(key).values(s, s.asked, s.options)
                    assert advice.values(s, s.asked, s.options) == values
                    assert advice.best(s, s.asked, s.options) == values.index(max(values))
                    if p is plays[0]:
                        assert of_one_table.values(s, s.asked, s.options) == values
                    asked += 1
    assert asked > 200
