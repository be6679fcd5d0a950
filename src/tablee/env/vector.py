"""Many games in one call: numpy in, numpy out, the loop compiled with the rules.

from tablee.env.vector import vector

env = vector("revachol", seats=3, games=256)
seen = env.reset(seed=1)
while True:
    seen = env.step(env.sample())           # or any array of legal indexes, one for each game

A game that is over gives its rewards and begins anew in the same step: what is seen then is the next game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from tablee.core.chance import Seeded
from tablee.env.game import WIN, Playing
from tablee.env.observation import fill
from tablee.errors import UserError
from tablee.stepping.tables import Tables

LARGEST_SEED: Final = 1 << 31
MOST_GAMES: Final = 1 << 20
IN_PLAY: Final = ("tables", "chances", "legal", "answers", "seeds")
"""What `Tables` has of its games."""


class Seen(NamedTuple):
    """What a step gives, one row for each game. The arrays are those of the environment and change with the next step:
    whoever keeps them copies them."""

    observation: npt.NDArray[np.float32]  # the tensor of the seat that is asked
    action_mask: npt.NDArray[np.int8]  # 1 where an index is legal for it
    seat: npt.NDArray[np.int64]  # which seat that is
    reward: npt.NDArray[np.float32]  # of each seat, for what happened in this step
    over: npt.NDArray[np.bool_]  # whether a game ended in this step; the next has begun


class Vector:
    """`actions` and `observations` are the tables that say what indexes and numbers mean."""

    def __init__(
        self,
        game: str,
        seats: int,
        games: int,
        cards: str | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = WIN,
        shaped: float = 0.0,
    ) -> None:
        if not 1 <= games <= MOST_GAMES:
            raise UserError(f"{games} games at once: there are 1 to {MOST_GAMES}")
        self.playing = Playing(game, seats, cards, options, reward, shaped)
        self.games = games
        self.actions, self.observations = self.playing.actions, self.playing.observations
        self.tables = self._laid_out()
        self._tensor = np.zeros(games * self.observations.size, np.float32)
        self._mask = np.zeros(games * self.actions.size, np.int8)
        self._filled = np.zeros(0, np.int64)  # what is not 0, to be emptied before the next look
        self._legal = np.zeros(0, np.int64)
        self._points = np.zeros((games, seats), np.float32)
        self._rng = Seeded(0)

    def _laid_out(self) -> Tables:
        playing = self.playing
        return Tables(
            *(playing.game, playing.cards, playing.seats, playing.options, self.games),
            *(self.observations.walk, self.actions.answers),
        )

    def __getstate__(self) -> dict[str, Any]:
        """Copied and pickled with all its games, in the compiled build too."""
        return {**self.__dict__, "tables": [getattr(self.tables, name) for name in IN_PLAY]}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.tables = self._laid_out()
        for name, value in zip(IN_PLAY, kept["tables"], strict=True):
            setattr(self.tables, name, value)

    def reset(self, seed: int = 0) -> Seen:
        """All games anew. The same seed and the same actions give the same games, in every process and build."""
        if not 0 <= seed < LARGEST_SEED:
            raise UserError(f"seed {seed}: they go from 0 to {LARGEST_SEED - 1}")
        self.seed = seed
        self._rng = Seeded(seed)
        self._begun = [0] * self.games
        for i in range(self.games):
            self._begin(i)
        if self.playing.shaped:
            self._points = self._scores()
        return self._look(np.zeros((self.games, self.playing.seats), np.float32), [])

    def _begin(self, i: int) -> None:
        """Each game has a seed of its own."""
        self.tables.begin(i, (self.seed * MOST_GAMES + i) * LARGEST_SEED + self._begun[i])
        self._begun[i] += 1

    def step(self, actions: npt.ArrayLike) -> Seen:
        """Each game takes the answer of the seat that is asked. ValueError if one is not legal: nothing happens."""
        given = np.asarray(actions)
        if given.shape != (self.games,):
            raise ValueError(f"one action for each of {self.games} games is expected, not an array of {given.shape}")
        if given.min() < 0:
            raise ValueError(f"game {int(given.argmin())}: there is no action {given.min()}")
        over = self.tables.act(given.tolist())
        reward = np.zeros((self.games, self.playing.seats), np.float32)
        if self.playing.shaped:
            now = self._scores()
            reward += self.playing.shaped * (now - self._points)
            self._points = now
        for i in over:
            reward[i] += self.playing.rewards_at(self.tables.tables[i])
            self._begin(i)
            if self.playing.shaped:
                self._points[i] = self.playing.game.estimate(self.tables.tables[i])
        return self._look(reward, over)

    def _scores(self) -> npt.NDArray[np.float32]:
        return np.array([self.playing.game.estimate(s) for s in self.tables.tables], np.float32)

    def _look(self, reward: npt.NDArray[np.float32], over: list[int]) -> Seen:
        self._tensor[self._filled] = 0.0
        self._mask[self._legal] = 0
        found, masks, asked = self.tables.look(self.actions.size)
        self._filled = fill(self._tensor, found, self.observations.size)
        self._legal = np.fromiter(masks, np.int64, len(masks))
        self._mask[self._legal] = 1
        ended = np.zeros(self.games, np.bool_)
        ended[over] = True
        rows = (self.games, -1)
        return Seen(self._tensor.reshape(rows), self._mask.reshape(rows), np.array(asked), reward, ended)

    def sample(self) -> npt.NDArray[np.int64]:
        """For each game a legal action, each as likely as the other."""
        return np.array(self.tables.sample(self._rng), np.int64)

    def legal(self, i: int) -> dict[int, str]:
        """The answers of the seat that is asked in game i, by index."""
        return dict(self.tables.legal[i])

    def record(self, i: int) -> str:
        """Game i so far as a record, as `Playing.record` gives it."""
        return self.playing.replayed(self.tables.seeds[i], self.tables.answers[i]).record()


def vector(game: str, seats: int, games: int, **choices: Any) -> Vector:
    """So many games at once: `reward` ("win" or "score"), `shaped`, `cards`, `options`."""
    return Vector(game, seats, games, **choices)
