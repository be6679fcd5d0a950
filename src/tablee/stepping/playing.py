"""Whole games with no interpreter between two answers: what simulations, comparisons and ladders play by."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import mypyc_attr

from tablee.core.chance import Rng
from tablee.core.contract import Game
from tablee.core.event import Event
from tablee.core.stack import State
from tablee.stepping.heard import Heard


@mypyc_attr(allow_interpreted_subclasses=True)
class Chooser:
    """Who answers for a seat."""

    def place(self, s: State, seat: int, rng: Rng) -> int:
        """The answer of the seat that is asked, by its place among `s.option_count`; `s` stays as it is."""
        raise NotImplementedError


@final
class AnyAnswer(Chooser):
    """Each as likely as the others: none of them is written out."""

    def place(self, s: State, seat: int, rng: Rng) -> int:
        return rng.below(s.option_count)


def play_on(
    game: Game[Any], s: State, choosers: list[Chooser], rngs: list[Rng], chance: Rng, heard: Heard | None, most: int
) -> int:
    """Let them answer, each with the numbers of their own, until the game is over or they did so more than `most`
    times; how many answers there were."""
    told: list[Event] = []
    if heard is not None:
        s.events = told
    game.settle(s, chance)
    answers = 0
    while s.asked >= 0 and answers <= most:
        seat = s.asked
        if heard is not None:
            heard.asked(s.option_count)
        game.play_at(s, choosers[seat].place(s, seat, rngs[seat]), chance)
        answers += 1
        if heard is not None:
            heard.hear(told)
            told.clear()
    s.events = None
    return answers
