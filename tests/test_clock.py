"""Which turn and round it is: once per turn, round and game (CRD-11), and where a search may stop."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from tablee.core.effects import ROUND, TURN
from tests.at_once import each_game_at_once
from tests.positions import Play

MOST: Final = 700
Mark = tuple[Any, ...]
TURNS: Final[dict[str, Callable[[Any], Mark]]] = {
    "ecos": lambda s: (s.round, len(s.drawn)),  # a token (ECO-40)
    "elekt": lambda s: (s.round, sum(s.assigned)),  # an assignment (ELK-56)
    "revachol": lambda s: (s.turns,),
}
ROUNDS: Final[dict[str, Callable[[Any], int]]] = {
    "ecos": lambda s: s.round,
    "elekt": lambda s: s.round,
    "revachol": lambda s: s.turns // s.seats,  # a turn of everybody
}
ENDS: Final[dict[str, Callable[[Any], Mark]]] = {
    **TURNS,
    "elekt": lambda s: (
        (s.round, 1, sum(s.assigned), s.finished.count(True))
        if s.phase == "assignment"
        else (s.round, 0 if s.phase == "recruitment" else 2, 0, 0)
    ),
}


class Numbers:
    """What was said of each mark: one number each, and later marks have greater ones."""

    def __init__(self) -> None:
        self.said: dict[Mark, int] = {}

    def note(self, mark: Mark, number: int, where: str) -> None:
        assert self.said.setdefault(mark, number) == number, where
        assert number >= max(self.said.values()), where

    def check(self) -> None:
        assert len(set(self.said.values())) == len(self.said) > 1


@pytest.mark.parametrize(("key", "seats"), each_game_at_once())
def test_every_turn_and_round_has_a_number_of_its_own(key: str, seats: int) -> None:
    """CRD-11: it stays the same as long as the turn lasts, and no other turn of the game has it."""
    turns, ends, rounds = Numbers(), Numbers(), Numbers()
    p = Play(key, seats, 1, options={})
    s: Any = p.s
    for _ in p.positions(100_000):
        where = repr(p)
        if len(p.answers) > MOST:
            break
        turns.note(TURNS[key](s), s.clock(TURN), where)
        rounds.note((ROUNDS[key](s),), s.clock(ROUND), where)
        ends.note(ENDS[key](s), p.game.turn(s), where)
        assert s.clock(ROUND) == ROUNDS[key](s), where
        assert s.clock("game") == 0, where
    turns.check()
    ends.check()
    rounds.check()
