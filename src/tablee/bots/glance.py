"""How likely each seat is to win, at a glance: what the judge counts on the open table, without playing anything on.

It costs next to nothing, so the end of every game can show it; the coach, who plays on from what each seat could see,
knows it better.
"""

from __future__ import annotations

from typing import Any

from tablee.bots import reasons
from tablee.bots.advice.judge import Judge
from tablee.bots.search.advised import LEVEL
from tablee.core.contract import Game
from tablee.core.stack import State


class Glance:
    """Of one game at a table of so many."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        thinker, search = reasons.search_of(game, LEVEL)
        self.judge: Judge = search.judge
        self.judge.set(thinker.values_for(seats))

    @property
    def is_known(self) -> bool:
        """Somebody has taught it what counts in this game; else it would only read the scores."""
        return type(self.judge) is not Judge

    def chances(self, s: State) -> list[int]:
        """In per cent, of each seat. Whatever is hidden counts as well: it is for games that are over."""
        return [round(100 * self.judge.chance(s, seat)) for seat in range(s.seats)]
