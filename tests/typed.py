"""Answers as players type them, for tests that lay a table out and play a few of them."""

from typing import Any

from tablee.core.contract import Game
from tablee.core.event import Event


def say(game: Game[Any], s: Any, seat: int, *texts: str) -> list[Event]:
    """Answers as they are typed, and what was told of them."""
    told: list[Event] = []
    for text in texts:
        decision = game.decision_of(s, seat)
        assert decision is not None, text
        answer = game.answer(s, decision, text)
        assert answer is not None, f"{text}: {[game.label(s, decision, option) for option in decision.options]}"
        told += game.apply(s, seat, answer)
    return told


def idle(game: Game[Any], s: Any, seat: int) -> str:
    """The label of what happens when that seat does not answer."""
    decision = game.decision_of(s, seat)
    assert decision is not None
    return game.label(s, decision, game.default_answer(s, decision))
