"""The environments are what PettingZoo and Gymnasium expect, for every game and every number of seats."""

from __future__ import annotations

import copy
import pickle
import warnings
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("pettingzoo")
pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test

from tablee import registry
from tablee.core.decision import Illegal
from tablee.core.record import read_record
from tablee.env import aec, parallel, single
from tablee.env.parallel import parallel_as_aec
from tablee.env.spaces import observe
from tests.positions import TABLES

GAMES = [(key, registry.game(key).fewest + 1) for key in registry.GAMES]


@pytest.fixture(autouse=True)
def _quiet() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_aec(key: str, seats: int) -> None:
    api_test(aec(key, seats), num_cycles=60)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_parallel(key: str, seats: int) -> None:
    parallel_api_test(parallel(key, seats), num_cycles=40)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_same_seed_gives_the_same_game(key: str, seats: int) -> None:
    seed_test(lambda: aec(key, seats), num_cycles=20)
    parallel_seed_test(lambda: parallel(key, seats), num_cycles=20)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_cycles_can_be_limited(key: str, seats: int) -> None:
    max_cycles_test(
        SimpleNamespace(
            parallel_env=lambda max_cycles: parallel(key, seats, max_cycles=max_cycles),
            env=lambda max_cycles: parallel_as_aec(key, seats, max_cycles=max_cycles),
        )
    )


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_a_single_seat(key: str, seats: int) -> None:
    env = single(key, seats, seat=seats - 1, reward="score", shaped=0.01)
    env.reset(seed=4)
    for _ in range(10):
        _, _, over, _, _ = env.step(int(env.action_space.sample(env.mask())))
        if over:
            env.reset()
    with pytest.raises(Illegal):
        env.step(0)


def test_gymnasium_checks_a_single_seat() -> None:
    env = single(registry.GAMES[0], 2)
    env.action_space.seed(1)

    class Masked(type(env)):  # type: ignore[misc]
        """The checker does not know masks: what is illegal here is the first that is legal."""

        def step(self, action: Any) -> Any:
            legal = self.playing.legal(self.seat)
            return super().step(action if int(action) in legal else min(legal))

    env.__class__ = Masked
    check_env(env, skip_render_check=True)


@pytest.mark.parametrize("key", registry.GAMES)
@pytest.mark.parametrize("make", [aec, parallel, single])
def test_an_environment_is_copied_and_pickled(key: str, make: Any) -> None:
    """In mid-game, in both builds; the copy goes on alike and leaves its original alone."""
    env = make(key, 2)
    env.reset(seed=3)
    before = told(env)
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert told(other) == before
        seat = other.playing.s.asked
        other.playing.answer(seat, min(other.playing.legal(seat).values()))
        assert told(other) != before
        assert told(env) == before


def told(env: Any) -> list[bytes]:
    return [part.tobytes() for seat in range(2) for part in observe(env.playing, seat).values()]


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_an_episode_is_a_record(key: str, seats: int) -> None:
    """Any episode saves as a record that holds, also in mid-game."""
    env = aec(key, seats)
    env.reset(seed=2)
    for _ in range(60):
        agent = env.agent_selection
        if env.terminations[agent]:
            break
        env.step(int(env.action_space(agent).sample(env.observe(agent)["action_mask"])))
    record = read_record(env.playing.record())
    record.verify(env.playing.game, env.playing.cards)
    assert len(record.answers) > 60
