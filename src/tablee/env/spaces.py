"""What all environments of a game share: the names of agents, spaces, observations and infos."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces

from tablee.core.decision import RULE_OF_TURN, Illegal, Reason
from tablee.core.phrase import Phrase
from tablee.env.actions import WAIT
from tablee.env.game import WIN, Playing
from tablee.stepping.sparse import LEAST, MOST

OBSERVATION: Final = "observation"
MASK: Final = "action_mask"
LARGEST_SEED: Final = 1 << 31

Observation = dict[str, np.ndarray[Any, Any]]


def agent_of(seat: int) -> str:
    """As labels call it."""
    return f"player_{seat + 1}"


def seat_of(agent: str) -> int:
    return int(agent.removeprefix("player_")) - 1


def observation_space(playing: Playing) -> spaces.Dict:
    return spaces.Dict(
        {
            OBSERVATION: spaces.Box(LEAST, MOST, (playing.observations.size,), np.float32),
            MASK: spaces.Box(0, 1, (playing.actions.size,), np.int8),
        }
    )


def action_space(playing: Playing) -> spaces.Discrete[Any]:
    return spaces.Discrete(playing.actions.size)


def observe(playing: Playing, seat: int) -> Observation:
    """The tensor and the mask of a seat."""
    return {OBSERVATION: playing.tensor(seat), MASK: playing.mask(seat)}


def info_of(playing: Playing, seat: int) -> dict[str, Any]:
    """Whether the seat is asked, and by which verb."""
    f = playing.s.top
    asked = f is not None and bool(playing.legal(seat))
    return {"asked": asked, "verb": f.todo[f.at].name if f is not None and asked else ""}


def answer_of(playing: Playing, seat: int, action: int) -> str:
    """The answer behind an index; Illegal if it is none of the seat's."""
    answer = playing.legal(seat).get(int(action))
    if answer is None:
        size = playing.actions.size
        label = playing.actions.label(int(action)) if WAIT <= int(action) < size else f"no action below {size}"
        raise Illegal(Reason(RULE_OF_TURN, Phrase("refused-not-an-option", {"answer": f"{int(action)} ({label})"})))
    return answer


class Agents:
    """What PettingZoo's two ways share: a game, its agents with their spaces, and the next deal."""

    at_once: ClassVar = False

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
        kind = "_parallel" if self.at_once else ""
        self.metadata = {
            "name": f"tablee_{game}{kind}_v{self.playing.observations.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": self.at_once,
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

    def deal(self, seed: int | None) -> None:
        """Without a seed, the next game of the last seed, or any."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.playing.begin(int(self._seeds.integers(LARGEST_SEED)))
        self.agents = list(self.possible_agents)
        self.steps = 0
