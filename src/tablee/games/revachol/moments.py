"""The moments at which a card's own text may speak, in the order of a turn. No other file asks a card anything.

A moment that may ask the player, who may decline (ECH-98), returns verbs, always the same constant tuple; one that
cannot ask is carried out on the spot: Kim and Dolores choose nothing (ECH-R77).
Every default is what an Ally without a unique skill does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from tablee.core.stack import Verb

if TYPE_CHECKING:
    from tablee.games.revachol.state import Corps, Revachol

Verbs = tuple[Verb[Any], ...]
NO_VERBS: Final[Verbs] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Skill:
    """An Ally without a unique skill."""

    def when_placed(self, s: Revachol, seat: int, ally: str) -> Verbs:
        """Right after it was placed from the hand. (ECH-21, ECH-R81)"""
        return NO_VERBS

    def may_change_corps(self) -> bool:
        """Ahead of a completion, or once a card was drawn. (ECH-120)"""
        return False

    def in_completion(self, corps: Corps) -> None:
        """What it adds to its Corps when that completes Tasks, besides its symbols."""

    def after_completion(self, s: Revachol, seat: int, ally: str) -> None:
        """Its Corps was used: needed or not, with or without a skill, it goes to the discard pile.
        (ECH-47, ECH-100, ECH-R34, ECH-R42)"""
        s.discard.append(ally)

    def when_lost(self, s: Revachol, seat: int, ally: str) -> None:
        """A morale loss event has taken it. (ECH-75, ECH-77)"""

    def while_in_corps(self, s: Revachol, seat: int, ally: str, occasion: str) -> bool:
        """An occasion that Allies in a Corps may speak at; whether it does. (CRD-20)"""
        return False

    def hand_room(self) -> int:
        """How many cards more its player may hold while it lies in a Corps."""
        return 0

    def rolls_again(self) -> bool:
        """Whether its player has a second roll in a morale loss event."""
        return False

    def may_be_taken(self) -> bool:
        """Harry reaches for it in an opponent's Corps: for Kim or another Harry as well.
        (ECH-R110, ECH-R114, ECH-R121)"""
        return True

    def may_be_lost(self) -> bool:
        """A morale loss event asks for it, in a Corps or in hand: Kim is not safe. (ECH-115, ECH-R111)"""
        return True


NO_SKILL: Final = Skill()
