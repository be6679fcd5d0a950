"""The answer that looks best now, by the advice for the game."""

from importlib import import_module
from typing import Any, final

from tablee.bots.advice.adviser import Adviser
from tablee.bots.advice.choosers import ByAdvice
from tablee.bots.bot import Bot
from tablee.core.chance import Rng
from tablee.core.contract import Game
from tablee.core.fault import wrong
from tablee.core.stack import State
from tablee.errors import UserError
from tablee.stepping.playing import Chooser


@final
class Greedy(Bot):
    """Looks no further than the advice does; of equal answers it takes the first."""

    def __init__(self, game: Game[Any], adviser: Adviser | None = None) -> None:
        super().__init__(game)
        self.adviser = adviser_for(game.key) if adviser is None else adviser

    def choose(self, s: State, seat: int, rng: Rng) -> str:
        options = self.options(s, seat)
        if len(options) == 1:
            return options[0]
        return options[self.adviser.best(s, seat, options)]

    def chooser(self) -> Chooser:
        return ByAdvice(self.adviser)


def adviser_for(key: str) -> Adviser:
    """The advice for that game."""
    name = f"tablee.bots.advice.{key}"
    try:
        found: Adviser = import_module(f"{name}.advice").ADVISER()
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        words = 'the greedy bot does not know the game "{game}"'
        raise UserError(wrong("greedy-knows-not", words, game=key)) from None
    return found
