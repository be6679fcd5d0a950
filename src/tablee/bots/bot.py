"""What a bot is."""

from typing import Any

from tablee.core.chance import Rng
from tablee.core.contract import Game
from tablee.core.stack import State


class Bot:
    """Answers for a seat, by what that seat may know and by the numbers of its own `rng`.

    A table hands it a world of `shuffle_unknown`; a simulation saves that time and hands it the true state, because
    tests/test_bots.py holds every bot to the same choice in all worlds its seat cannot tell apart.
    """

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def choose(self, s: State, seat: int, rng: Rng) -> str:
        """The answer to that seat's open question; `s` stays as it is."""
        raise NotImplementedError

    def options(self, s: State, seat: int) -> list[str]:
        """What that seat may answer now: several seats may be asked at once."""
        if s.asked == seat:
            return s.options
        decision = self.game.decision_of(s, seat)
        if decision is None:
            raise ValueError(f"seat {seat} is not asked anything")
        return decision.options
