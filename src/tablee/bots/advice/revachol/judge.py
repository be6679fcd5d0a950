"""What is counted in Echoes of Revachol."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final, cast, final

from tablee.bots.advice.judge import Judge
from tablee.bots.advice.revachol.advice import Advice
from tablee.core.contract import Game
from tablee.core.stack import State
from tablee.games.revachol.end import score
from tablee.games.revachol.state import EMPTY, Revachol

NAMES: Final[tuple[str, ...]] = ("points", "plans", "hand", "corps", "turn", "held")
HAND_SET: Final[tuple[float, ...]] = (0.12, 0.10, 0.05, 0.03, 0.1, 0.0, 0.25, 0.15, 0.0, 0.0, 0.0, 0.0)
"""As one would guess; what was learned is in values.toml."""


@final
class RevacholJudge(Judge):
    """Points, what the plans promise, what lies in hand and in the Corps, who is in turn."""

    def __init__(self, game: Game[Any], advice: Advice) -> None:
        super().__init__(game, NAMES, HAND_SET)
        self.advice = advice

    def progress(self, s: State) -> float:
        """The fewer Tasks are left, the more a lead counts: like one over the root of them, which fits games that
        were played better than their mere number does."""
        table = cast(Revachol, s)
        left = len(table.task_deck) + len(table.task_row) - table.task_row.count(EMPTY)
        return 1.0 / sqrt(1.0 + left)

    def counted(self, s: State, side: int) -> list[float]:
        table = cast(Revachol, s)
        advice = self.advice
        advice.look(table, side)
        outlook = advice.outlook
        hand = corps = 0.0
        for pile in advice.hand.cards:
            hand += outlook.price(pile)
        for pile in advice.own:
            corps += outlook.price(pile)
        plans = advice.now(1)
        in_turn = 1.0 if table.turn == side else 0.0
        return [float(score(table, side)), plans, hand, corps, in_turn, float(len(advice.held))]


JUDGE: Final = RevacholJudge
