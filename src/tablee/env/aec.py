"""PettingZoo's AEC: one agent after the other. Where seats choose at once, nobody sees what others have sealed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from pettingzoo import AECEnv

from tablee.env.game import WIN, Playing
from tablee.env.spaces import (
    LARGEST_SEED,
    Observation,
    action_space,
    agent_of,
    answer_of,
    info_of,
    observation_space,
    observe,
    seat_of,
)


class Turns(AECEnv):
    """`playing` is the game behind it, with `information_state(seat)`, `record()` and `labels(seat)`."""

    def __init__(
        self,
        game: str,
        seats: int,
        cards: str | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = WIN,
        shaped: float = 0.0,
        max_cycles: int | None = None,
    ) -> None:
        super().__init__()
        self.playing = Playing(game, seats, cards, options, reward, shaped)
        self.metadata = {
            "name": f"tablee_{game}_v{self.playing.observations.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode: str | None = "ansi"
        self.possible_agents = [agent_of(seat) for seat in range(seats)]
        self.agents: list[str] = []
        self.max_cycles = max_cycles or self.playing.game.most_decisions
        self._observation_space = observation_space(self.playing)
        self._action_spaces = {agent: action_space(self.playing) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self._observation_space

    def action_space(self, agent: str) -> Any:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Without a seed, the next game of the last seed, or any."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.playing.begin(int(self._seeds.integers(LARGEST_SEED)))
        self.agents = list(self.possible_agents)
        self.steps = 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._points = self.playing.points()
        self._look()

    def _look(self) -> None:
        self.infos = {agent: info_of(self.playing, seat_of(agent)) for agent in self.agents}
        self.agent_selection = agent_of(max(self.playing.s.asked, 0))

    def observe(self, agent: str) -> Observation:
        return observe(self.playing, seat_of(agent))

    def view(self, agent: str) -> dict[str, Any]:
        """The plain view beside the tensor."""
        return self.playing.plain(seat_of(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        seat = seat_of(agent)
        self.playing.answer(seat, answer_of(self.playing, seat, action))
        self.steps += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.playing.shaped:
            points = self.playing.points()
            for i, each in enumerate(self.possible_agents):
                self.rewards[each] += self.playing.shaped * (points[i] - self._points[i])
            self._points = points
        if self.playing.is_over():
            for i, reward in enumerate(self.playing.rewards()):
                self.rewards[self.possible_agents[i]] += reward
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.steps >= self.max_cycles * len(self.agents):
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._look()

    def render(self) -> str:
        """The table as everybody sees it, as plain data."""
        return str(self.playing.game.view(self.playing.s, None))

    def close(self) -> None:
        pass


def aec(game: str, seats: int, **choices: Any) -> Turns:
    """An AEC environment: `reward` ("win" or "score"), `shaped`, `cards`, `options`, `max_cycles`."""
    return Turns(game, seats, **choices)
