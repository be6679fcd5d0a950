"""PettingZoo's parallel variant: in every step all agents act, those that are not asked wait (action 0).

Where a game lets seats choose at once, their answers are taken together. An index that is not legal counts as not
acting: then happens what the rules let happen (`Game.default_answer`), and the info says so.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from tablee.env.spaces import (
    Agents,
    Observation,
    agent_of,
    info_of,
    observe,
    seat_of,
)

Infos = dict[str, dict[str, Any]]


class AllAtOnce(Agents, ParallelEnv):
    """`playing` is the game behind it."""

    at_once = True

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        self.deal(seed)
        return self._observations(), self._infos(())

    def _observations(self) -> dict[str, Observation]:
        return {agent: observe(self.playing, seat_of(agent)) for agent in self.agents}

    def _infos(self, illegal: tuple[int, ...]) -> Infos:
        seats = range(len(self.agents))
        return {agent_of(seat): {**info_of(self.playing, seat), "illegal": seat in illegal} for seat in seats}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        playing = self.playing
        before = playing.points()
        illegal: list[int] = []
        answers: list[tuple[int, str]] = []
        for seat in playing.open_seats():  # what each says is settled before the first is heard
            answer = playing.legal(seat).get(int(actions[agent_of(seat)]))
            if answer is None:
                illegal.append(seat)
                decision = playing.game.decision_of(playing.s, seat)
                assert decision is not None
                answer = playing.game.default_answer(playing.s, decision)
            answers.append((seat, answer))
        for seat, answer in answers:
            playing.answer(seat, answer)
        self.steps += 1
        rewards = playing.rewards()
        if playing.shaped:
            now = playing.points()
            rewards = [rewards[i] + playing.shaped * (now[i] - before[i]) for i in range(playing.seats)]
        over = playing.is_over()
        truncated = not over and self.steps >= self.max_cycles
        told = (
            self._observations(),
            dict(zip(self.agents, rewards, strict=True)),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, truncated),
            self._infos(tuple(illegal)),
        )
        if over or truncated:
            self.agents = []
        return told

    def render(self) -> str:
        return str(self.playing.game.view(self.playing.s, None))

    def close(self) -> None:
        pass


def parallel(game: str, seats: int, **choices: Any) -> AllAtOnce:
    """A parallel environment: `reward` ("win" or "score"), `shaped`, `cards`, `options`, `max_cycles`."""
    return AllAtOnce(game, seats, **choices)


def parallel_as_aec(game: str, seats: int, **choices: Any) -> Any:
    """The same as AEC, in which every agent acts in every cycle."""
    return parallel_to_aec(parallel(game, seats, **choices))
