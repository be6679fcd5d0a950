"""Any legal answer, each as likely as the others."""

from typing import final

from tablee.bots.bot import Bot
from tablee.core.chance import Rng
from tablee.core.stack import State
from tablee.stepping.playing import AnyAnswer, Chooser


@final
class Random(Bot):
    """The measure of all other bots."""

    def choose(self, s: State, seat: int, rng: Rng) -> str:
        options = self.options(s, seat)
        return options[rng.below(len(options))]

    def chooser(self) -> Chooser:
        return AnyAnswer()
