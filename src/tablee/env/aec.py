"""PettingZoo's AEC: one agent after the other. Where seats choose at once, nobody sees what others have sealed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import AECEnv

from tablee.env.spaces import (
    Agents,
    Observation,
    agent_of,
    answer_of,
    info_of,
    observe,
    seat_of,
)


class Turns(Agents, AECEnv):
    """`playing` is the game behind it, with `information_state(seat)`, `record()` and `labels(seat)`."""

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Without a seed, the next game of the last seed, or any."""
        self.deal(seed)
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
