"""Lines of an active card that wait for an occasion: `when an opponent resolves a card: gain a cube`. (CRD-32)"""

from __future__ import annotations

from typing import Final, final

from tablee.core.choosing import DO
from tablee.core.effects import Effect, headed, price_of
from tablee.core.phrase import Phrase
from tablee.core.stack import begin
from tablee.games.ecos.line import Line
from tablee.games.ecos.state import Ecos

THEY_RESOLVE: Final = "when an opponent resolves a card"
GAME_ENDS: Final = "at the end of the game"
OCCASIONS: Final = (THEY_RESOLVE, GAME_ENDS)
ENDING: Final = "ending"
"""In the tally once the lines for the end have spoken. (CRD-33)"""


@final
class Waits(Line):
    """When its card is resolved, it says nothing."""

    def __init__(self, occasion: str, effect: Effect[Ecos]) -> None:
        super().__init__(f"{occasion}: {effect.text}")
        self.occasion = occasion
        self.effect = effect
        self.stands = True

    def start(self, s: Ecos, seat: int, card: str) -> None:
        """Its occasion is another."""

    def phrase(self) -> Phrase:
        when = Phrase("occasion-" + self.occasion.replace(" ", "-"))
        priced = price_of(self.effect)
        if priced is None:
            return headed(when, self.effect)
        price, bought = priced
        return headed(Phrase("line-priced", {"when": when, "price": price.phrase()}), bought)


def all_speak(s: Ecos, seat: int, occasion: str) -> None:
    """The lines of that seat's active cards for the occasion, in the order in which the cards lie."""
    for own in reversed(s.active[seat]):
        for line in reversed(own.card.lines):
            if isinstance(line, Waits) and line.occasion == occasion:
                begin(s, seat, own.card.id, DO, line.effect.text)
