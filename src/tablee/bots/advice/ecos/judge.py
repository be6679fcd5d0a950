"""What is counted in Ecos."""

from __future__ import annotations

from typing import Any, Final, cast, final

from tablee.bots.advice.ecos.advice import Advice
from tablee.bots.advice.ecos.worth import Outlook
from tablee.bots.advice.judge import Judge
from tablee.core.contract import Game
from tablee.core.stack import State
from tablee.games.ecos.state import Ecos

NAMES: Final[tuple[str, ...]] = ("points", "cards", "hand", "held", "cubes", "dial", "active")
HAND_SET: Final[tuple[float, ...]] = (0.04, 0.04, 0.02, 0.0, 0.02, 0.02, 0.0, 0.16, 0.10, 0.0, 0.0, 0.0, 0.0, 0.0)
"""As one would guess; what was learned is in values.toml."""
BEST_OF_HAND: Final = 2


@final
class EcosJudge(Judge):
    """Points, what the cards in play promise, the best of the hand, cubes, the dial."""

    def __init__(self, game: Game[Any], advice: Advice) -> None:
        super().__init__(game, NAMES, HAND_SET)
        self.advice = advice

    def progress(self, s: State) -> float:
        """The points of whoever leads, towards the goal. (ECO-160)"""
        table = cast(Ecos, s)
        return min(1.0, max(table.scores) / table.variant.goal)

    def counted(self, s: State, side: int) -> list[float]:
        table = cast(Ecos, s)
        worth = self.advice.worth_of(table)
        outlook = Outlook(table, side, worth)
        cards = 0.0
        for own in table.active[side]:
            cards += max(0.0, worth.in_play(outlook, worth.of_card(own.card), own.leaves, own.filled))
        held: list[float] = []
        for card in table.hands[side]:
            held.append(max(0.0, worth.new(outlook, card)))
        held.sort(reverse=True)
        return [
            float(table.scores[side]),
            cards,
            sum(held[:BEST_OF_HAND]),
            float(len(held)),
            float(table.available[side]),
            float(table.dials[side]),
            float(len(table.active[side])),
        ]


JUDGE: Final = EcosJudge
