"""What lines of cards promise, worked out of what their instructions declare: for bots that know no card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, cast

from tablee.core.choosing import CHOOSE, MAY, NO, UP_TO
from tablee.core.effects import PLAYERS, Choose, Effect, If, IfYouDo, May, Once, Others, Then, Times
from tablee.core.stack import Frame, State

Leaf = Callable[[Effect[Any]], float]
"""What a single instruction is worth to whoever does it."""
HARDLY: Final = 0.001
"""Doing nothing is better than doing something for nothing."""


def declared(effect: Effect[Any]) -> float:
    """As the instruction itself has it."""
    return effect.brings()


def worth(effect: Effect[Any], leaf: Leaf = declared) -> float:
    """What an effect promises."""
    if isinstance(effect, (Then, IfYouDo)):
        return worth(effect.first, leaf) + worth(effect.second, leaf)
    if isinstance(effect, Choose):
        found = sorted([worth(part, leaf) for part in effect.parts], reverse=not effect.opponent)
        return sum(found[: effect.number])
    if isinstance(effect, May):
        return max(0.0, may_worth(effect, leaf))
    if isinstance(effect, If):
        return (worth(effect.then, leaf) + (worth(effect.other, leaf) if effect.other is not None else 0.0)) / 2
    if isinstance(effect, Times):
        number = float(effect.most or 3) if effect.count is None else min(2.0 / effect.by, float(effect.most or 2))
        return number * worth(effect.first, leaf)
    if isinstance(effect, Others):
        return 0.0 if effect.who == PLAYERS else -worth(effect.first, leaf)
    return worth(effect.first, leaf) if isinstance(effect, Once) else leaf(effect)


def may_worth(effect: May[Any], leaf: Leaf) -> float:
    """Of what may be refused, if it is not."""
    return worth(effect.first, leaf) + (worth(effect.then, leaf) if effect.then is not None else 0.0)


def answers(s: State, seat: int, f: Frame, options: Sequence[str], leaf: Leaf = declared) -> list[float] | None:
    """What the answers to a question of an effect are worth; None if it asks for a card or a player."""
    verb = f.todo[f.at]
    if verb is CHOOSE[0]:
        parts = cast(Choose[Any], s.effect(f.it)).parts
        sign = 1.0 if int(f.those[0]) == seat else -1.0  # who chooses for another gives them the least
        return [sign * worth(parts[int(option) - 1], leaf) for option in options]
    if verb is MAY[0]:
        gain = may_worth(cast(May[Any], s.effect(f.it)), leaf)
        return [HARDLY if option == NO else gain for option in options]
    if verb is UP_TO[0]:
        gain = worth(cast(Times[Any], s.effect(f.it)).first, leaf)
        return [HARDLY if option == NO else gain for option in options]
    return None
