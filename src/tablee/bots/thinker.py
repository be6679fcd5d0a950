"""Bots of a level: those that try their answers out, and those that make the mistakes of people."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, final

from tablee.bots import levels
from tablee.bots.advice.adviser import Adviser
from tablee.bots.advice.choosers import WithLapses
from tablee.bots.advice.judge import Judge
from tablee.bots.advice.lapses import PARTS, picked
from tablee.bots.bot import Bot
from tablee.bots.levels import Level
from tablee.bots.search.flat import Search, Thought
from tablee.core.chance import Rng
from tablee.core.contract import Game
from tablee.core.stack import State
from tablee.stepping.playing import Chooser

SEEDS: Final = 1 << 20


def mind(game: Game[Any], level: Level, hand_set: bool = False) -> tuple[Adviser, Judge]:
    """The advice for a game and what it judges positions by; a game without advice is known by its scores alone."""
    package = f"tablee.bots.advice.{game.key}"
    if not game.key.isidentifier() or find_spec(package) is None:
        return Adviser(), Judge(game)
    advice = import_module(f"{package}.advice")
    adviser: Adviser = advice.ADVISER(advice.WEIGHTS._replace(**{k: _frozen(v) for k, v in level.weights.items()}))
    judge: Judge = import_module(f"{package}.judge").JUDGE(game, adviser)
    return adviser, judge


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


@final
class Thinker(Bot):
    """Tries its best answers in worlds that its seat could be in, and takes the one that wins most."""

    def __init__(self, game: Game[Any], level: Level, hand_set: bool = False, true_world: bool = False) -> None:
        super().__init__(game)
        self.level = level
        self.hand_set = hand_set  # guessed values instead of learned ones: for comparing
        adviser, self.judge = mind(game, level)
        self.guessed = [*self.judge.early, *self.judge.late]
        self.seats = 0
        self.search = Search(
            *(game, adviser, self.judge, level.breadth, level.horizon, level.turns, level.trust, level.scale)
        )
        self.search.sure = level.sure
        self.search.true_world = true_world

    def choose(self, s: State, seat: int, rng: Rng) -> str:
        options = self.options(s, seat)
        if len(options) == 1:
            return options[0]
        return self.thoughts(s, seat, self.level.playouts, rng.below(SEEDS))[0].answer

    def thoughts(self, s: State, seat: int, playouts: int, seed: int) -> list[Thought]:
        """All answers of the seat, the best first, after so many playouts."""
        if self.seats != s.seats:
            self.seats = s.seats
            self.judge.set(self.values_for(s.seats))
        return self.search.evaluate(s, seat, playouts, seed)

    def values_for(self, seats: int) -> Sequence[float]:
        """The weights of what is counted, at a table of so many."""
        known = {} if self.hand_set else levels.learned(self.game.key, seats, self.level.judged)
        names = self.judge.names
        number = len(names)
        early, late = list(self.guessed[:number]), list(self.guessed[number:])
        for i, name in enumerate(names):
            if name in known:
                begin, end = known[name]
                early[i], late[i] = begin, end - begin
            early[i] *= self.level.values.get(name, 1.0)
            late[i] *= self.level.values.get(name, 1.0)
        return early + late


@final
class Learner(Bot):
    """Goes by advice, but does not see all of its answers, takes near things for the same, and looks not far ahead."""

    def __init__(self, game: Game[Any], level: Level) -> None:
        super().__init__(game)
        self.level = level
        self.adviser, _ = mind(game, level)
        self.missed = round(level.overlooks * PARTS)

    def choose(self, s: State, seat: int, rng: Rng) -> str:
        options = self.options(s, seat)
        if len(options) == 1:
            return options[0]
        values = self.adviser.values(s, seat, options)
        return options[picked(values, self.missed, self.level.blur, rng)]

    def chooser(self) -> Chooser:
        return WithLapses(self.adviser, self.missed, self.level.blur)
