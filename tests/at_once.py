"""What of many cases that are much alike is tried at once; the others are `long` (`pytest -m long`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest
from _pytest.mark import ParameterSet
from hypothesis import given, settings
from hypothesis.strategies import SearchStrategy

from tests.positions import TABLES


def first_at_once(values: Iterable[Any], count: int = 1) -> list[ParameterSet]:
    """For `parametrize`: so many of the values; several names have tuples."""
    return [
        pytest.param(*(value if isinstance(value, tuple) else (value,)), marks=[pytest.mark.long] * (i >= count))
        for i, value in enumerate(values)
    ]


def each_game_at_once(tables: Iterable[tuple[str, int]] = TABLES) -> list[ParameterSet]:
    """For `parametrize`: of the tables of each game the second, which has more than two sides where there may be."""
    by_game: dict[str, list[int]] = {}
    for key, seats in tables:
        by_game.setdefault(key, []).append(seats)
    return [
        pytest.param(key, seats, marks=[pytest.mark.long] * (seats != all_seats[:2][-1]))
        for key, all_seats in by_game.items()
        for seats in all_seats
    ]


def for_examples(few: int, many: int, *of: SearchStrategy[Any]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """A test of so many examples of these strategies at once, and of many more some time."""

    def with_examples(check: Callable[..., None]) -> Callable[..., None]:
        @pytest.mark.parametrize("examples", first_at_once([few, many]))
        def test(examples: int) -> None:
            settings(max_examples=examples, deadline=None, derandomize=True)(given(*of)(check))()

        test.__doc__ = check.__doc__
        return test

    return with_examples
