"""Views are what their types say: nothing of another type, nothing missing, nothing besides."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

import msgspec
import pytest

from tablee import registry
from tablee.core.stack import NOBODY
from tablee.testing.positions import Play

POSITIONS: Final = 300
NUMBERS: Final = (1, 2, 4, 8)
"""Games of these numbers: with and without leanings, and one with unusual options."""


@pytest.mark.parametrize("key", registry.GAMES)
def test_views_are_of_their_type(key: str) -> None:
    game = registry.game(key)
    declared: Any = import_module(type(game).__module__.removesuffix("game") + "view").View
    for number in NUMBERS:
        seats = game.fewest + number % (game.most - game.fewest + 1)
        play = Play(key, seats, number)
        for _ in range(POSITIONS):
            if play.s.asked == NOBODY:
                break
            play.step()
            for seat in (None, *range(seats)):
                view = game.view(play.s, seat)
                assert msgspec.convert(view, declared, strict=True) == view
