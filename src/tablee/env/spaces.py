"""What all environments of a game share: the names of agents, spaces, observations and infos."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces

from tablee.core.decision import RULE_OF_TURN, Illegal, Reason
from tablee.core.phrase import Phrase
from tablee.env.actions import WAIT
from tablee.env.game import Playing
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
