"""Gymnasium: one seat, the others played by bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np

from tablee import bots
from tablee.bots import outside
from tablee.core.chance import Seeded
from tablee.env.game import WIN, Playing
from tablee.env.spaces import LARGEST_SEED, Observation, action_space, answer_of, info_of, observation_space, observe
from tablee.errors import UserError


class Single(gymnasium.Env[Any, Any]):
    """An observation is a dictionary with the tensor and the mask, as in the other environments."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        seat: int = 0,
        others: str | Sequence[str] = "random",
        cards: str | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = WIN,
        shaped: float = 0.0,
    ) -> None:
        self.playing = Playing(game, seats, cards, options, reward, shaped)
        if not 0 <= seat < seats:
            raise UserError(f"there is no seat {seat} at a table of {seats}: they go from 0 to {seats - 1}")
        names = [others] * (seats - 1) if isinstance(others, str) else list(others)
        if len(names) != seats - 1:
            raise UserError(f"{len(names)} bots for {seats - 1} other seats")
        self.seat = seat
        self.bots = [bots.make(outside.allow(name), self.playing.game) for name in names]
        self.bots.insert(seat, bots.make("random", self.playing.game))  # never asked
        self.observation_space = observation_space(self.playing)
        self.action_space = action_space(self.playing)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.playing.begin(int(self.np_random.integers(LARGEST_SEED)))
        self._rngs = [Seeded(int(self.np_random.integers(LARGEST_SEED))) for _ in range(self.playing.seats)]
        self._others_play()
        return observe(self.playing, self.seat), info_of(self.playing, self.seat)

    def _others_play(self) -> None:
        """Until our seat is asked. A bot gets a world that its seat cannot tell from the true one."""
        playing = self.playing
        while playing.s.asked not in (self.seat, -1):
            other = playing.s.asked
            rng = self._rngs[other]
            world = playing.game.shuffle_unknown(playing.s, other, rng)
            playing.answer(other, self.bots[other].choose(world, other, rng))

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        playing = self.playing
        before = playing.points()[self.seat]
        playing.answer(self.seat, answer_of(playing, self.seat, action))
        self._others_play()
        reward = playing.rewards()[self.seat]
        if playing.shaped:
            reward += playing.shaped * (playing.points()[self.seat] - before)
        return observe(playing, self.seat), reward, playing.is_over(), False, info_of(playing, self.seat)

    def mask(self) -> np.ndarray[Any, np.dtype[np.int8]]:
        """What may be chosen now; also in the observation."""
        return self.playing.mask(self.seat)


def single(game: str, seats: int = 2, seat: int = 0, others: str | Sequence[str] = "random", **choices: Any) -> Single:
    """A Gymnasium environment for one seat; `others` names the bots of all other seats, or each."""
    return Single(game, seats, seat, others, **choices)
