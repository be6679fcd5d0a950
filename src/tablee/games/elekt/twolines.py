"""A card with two lines: at each moment both are asked, and the answers put together. (ELK-109)"""

from __future__ import annotations

from typing import final

from tablee.games.elekt.cards import Unit
from tablee.games.elekt.moments import NO_EFFECT, Ability, Effect


@final
class TwoLines(Ability):
    """At most one of the two does something on an occasion; it is the effect of the card. The order is printed only."""

    def __init__(self, first: Ability, second: Ability) -> None:
        super().__init__()
        self.first = first
        self.second = second
        self.line = f"{first.line}\n{second.line}"
        self.in_any_language = (*first.in_any_language, *second.in_any_language)
        self.effect = first.effect if first.effect is not NO_EFFECT else second.effect
        self.lends = first.lends or second.lends
        self.lends_to_all = first.lends_to_all or second.lends_to_all

    def room(self) -> int:
        return self.first.room() + self.second.room()

    def on_your_turn(self) -> Effect:
        return _either(self.first.on_your_turn(), self.second.on_your_turn())

    def when_assigned(self) -> Effect:
        return _either(self.first.when_assigned(), self.second.when_assigned())

    def forbids_immediate(self) -> bool:
        return self.first.forbids_immediate() or self.second.forbids_immediate()

    def after_assigning(self) -> Effect:
        return _either(self.first.after_assigning(), self.second.after_assigning())

    def order_of_clashes(self) -> tuple[int, ...]:
        return self.first.order_of_clashes() or self.second.order_of_clashes()

    def resolves(self, attribute: int) -> bool:
        return self.first.resolves(attribute) and self.second.resolves(attribute)

    def token_worth(self) -> int:
        return max(self.first.token_worth(), self.second.token_worth())

    def adds(self, printed: int, unit: Unit, mine: bool) -> int:
        """Each adds to what is printed, never to what the other added. (ELK-R08)"""
        return self.first.adds(printed, unit, mine) + self.second.adds(printed, unit, mine)

    def counts_only_the_best(self) -> bool:
        return self.first.counts_only_the_best() or self.second.counts_only_the_best()

    def won_by(self) -> int:
        return max(self.first.won_by(), self.second.won_by())

    def fewest_wins(self) -> bool:
        return self.first.fewest_wins() or self.second.fewest_wins()

    def when_tied(self, attribute: int) -> Effect:
        return _either(self.first.when_tied(attribute), self.second.when_tied(attribute))

    def breaks_tie(self, attribute: int) -> str:
        return self.first.breaks_tie(attribute) or self.second.breaks_tie(attribute)

    def pair_may_be_identical(self) -> bool:
        return self.first.pair_may_be_identical() or self.second.pair_may_be_identical()

    def after_winning(self, attribute: int) -> Effect:
        return _either(self.first.after_winning(attribute), self.second.after_winning(attribute))

    def after_a_swap(self) -> Effect:
        return _either(self.first.after_a_swap(), self.second.after_a_swap())

    def shelters(self) -> bool:
        return self.first.shelters() or self.second.shelters()

    def takes_banishment(self) -> bool:
        return self.first.takes_banishment() or self.second.takes_banishment()

    def protection(self) -> int:
        return max(self.first.protection(), self.second.protection())

    def after_protected(self) -> bool:
        return self.first.after_protected() or self.second.after_protected()

    def when_banished(self) -> Effect:
        return _either(self.first.when_banished(), self.second.when_banished())

    def after_winning_this(self) -> Effect:
        return _either(self.first.after_winning_this(), self.second.after_winning_this())

    def at_reset(self) -> Effect:
        return _either(self.first.at_reset(), self.second.at_reset())


def _either(first: Effect, second: Effect) -> Effect:
    return second if first.verb is None else first
