"""What a bot is."""

from __future__ import annotations

from typing import Any, final

from tablee.core.chance import Rng
from tablee.core.contract import Game
from tablee.core.decision import RULE_OF_TURN, Illegal, Reason
from tablee.core.phrase import Phrase
from tablee.core.stack import State
from tablee.stepping.playing import Chooser


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

    def chooser(self) -> Chooser:
        """Itself, as whole games are played: the same answers by their places. A bot whose `choose` is no more than a
        call into compiled code has a chooser there."""
        return Asked(self)

    def options(self, s: State, seat: int) -> list[str]:
        """What that seat may answer now: several seats may be asked at once."""
        if s.asked == seat:
            return s.options
        decision = self.game.decision_of(s, seat)
        if decision is None:
            raise ValueError(f"seat {seat} is not asked anything")
        return decision.options


@final
class Asked(Chooser):
    """A bot that is asked for the words of its answer."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def place(self, s: State, seat: int, rng: Rng) -> int:
        answer = self.bot.choose(s, seat, rng)
        if answer not in s.options:
            raise Illegal(Reason(RULE_OF_TURN, Phrase("refused-not-an-option", {"answer": answer})))
        return s.options.index(answer)


def chooser_of(bot: Bot) -> Chooser:
    """As it plays whole games; also of a bot from outside that derives from nothing and has only `choose`."""
    return bot.chooser() if isinstance(bot, Bot) else Asked(bot)
