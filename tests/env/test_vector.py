"""Many games in one call are the same games as one at a time."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from tablee import registry
from tablee.core.chance import Seeded
from tablee.core.record import read_record
from tablee.env.game import Playing
from tablee.env.spaces import observe
from tablee.env.vector import Vector, vector
from tablee.errors import UserError
from tests.positions import TABLES, Play, stride

GAMES = 5


def alone(env: Vector, i: int) -> Playing:
    """Game i of a vector as a game of its own."""
    return env.playing.replayed(env.tables.seeds[i], env.tables.answers[i])


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_row_is_a_game_of_its_own(key: str, seats: int) -> None:
    """Tensors, masks, seats and rewards are those of the game at that place, to the last bit, past its end too."""
    env = vector(key, seats, GAMES, reward="score")
    seen = env.reset(seed=3)
    ended = 0
    for number in range(400):
        if number % (20 * stride(key)) == 0:
            for i in range(GAMES):
                playing = alone(env, i)
                tensor, mask = observe(playing, playing.s.asked).values()
                assert seen.observation[i].tobytes() == tensor.tobytes()
                assert seen.action_mask[i].tobytes() == mask.tobytes()
                assert seen.seat[i] == playing.s.asked
                assert env.legal(i) == playing.legal(playing.s.asked)
        before = [list(answers) for answers in env.tables.answers]
        seeds = list(env.tables.seeds)
        actions = env.sample()
        seats_asked = [int(seat) for seat in seen.seat]
        chosen = [env.legal(i)[int(action)] for i, action in enumerate(actions)]
        seen = env.step(actions)
        for i in np.flatnonzero(seen.over).tolist():
            ended += 1
            playing = env.playing.replayed(seeds[i], [*before[i], (seats_asked[i], chosen[i])])
            assert playing.is_over()
            assert seen.reward[i].tolist() == playing.rewards()
            assert env.tables.seeds[i] != seeds[i]
        assert not seen.reward[~seen.over].any()
        if ended > 1:
            break


def test_the_same_seed_gives_the_same_games() -> None:
    key = registry.GAMES[0]
    envs = [vector(key, 2, 3), vector(key, 2, 3)]
    rows = [env.reset(seed=8) for env in envs]
    for _ in range(30):
        assert rows[0].observation.tobytes() == rows[1].observation.tobytes()
        actions = envs[0].sample()
        rows = [env.step(actions) for env in envs]
    assert len({row.tobytes() for row in rows[0].observation}) == 3  # and they are not one game three times
    assert rows[0].observation.tobytes() != envs[0].reset(seed=9).observation.tobytes()


@pytest.mark.parametrize("key", registry.GAMES)
def test_points_are_told_as_they_are_won(key: str) -> None:
    env = vector(key, 2, 2, shaped=0.5)
    env.reset(seed=1)
    paid = np.zeros((2, 2))
    for _ in range(60):
        seen = env.step(env.sample())
        if seen.over.any():
            break
        paid += seen.reward
        now = [env.playing.game.estimate(s) for s in env.tables.tables]
        assert np.allclose(paid, 0.5 * np.array(now))


@pytest.mark.parametrize("key", registry.GAMES)
def test_a_game_of_many_is_a_record(key: str) -> None:
    env = vector(key, 2, 2)
    env.reset(seed=6)
    for _ in range(25):
        env.step(env.sample())
    record = read_record(env.record(1))
    record.verify(env.playing.game, env.playing.cards)
    assert len(record.answers) > 25


@pytest.mark.parametrize("key", registry.GAMES)
def test_many_games_are_copied_and_pickled(key: str) -> None:
    """In both builds; a copy goes on alike."""
    env = vector(key, 2, 3)
    env.reset(seed=6)
    for _ in range(10):
        env.step(env.sample())
    others = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    for _ in range(5):
        actions = env.sample()
        seen = [part.tobytes() for part in env.step(actions)]
        for other in others:
            assert other.sample().tolist() == actions.tolist()
            assert [part.tobytes() for part in other.step(actions)] == seen


def test_what_is_not_legal_stops_before_anything_happens() -> None:
    env = vector(registry.GAMES[0], 2, 3)
    seen = env.reset(seed=1)
    before = seen.observation.tobytes()
    right = env.sample()
    wrong = right.copy()
    wrong[2] = np.flatnonzero(seen.action_mask[2] == 0)[0]
    with pytest.raises(ValueError, match=r"game 2: \d+ is not legal"):
        env.step(wrong)
    with pytest.raises(ValueError, match="game 1: there is no action"):
        env.step([right[0], -1, right[2]])
    with pytest.raises(ValueError, match="one action for each of 3 games"):
        env.step(right[:2])
    assert env.tables.answers == [[], [], []]
    assert seen.observation.tobytes() == before
    env.step(right)
    with pytest.raises(UserError, match="0 games at once"):
        vector(registry.GAMES[0], 2, 0)
    with pytest.raises(UserError, match="seed -1"):
        env.reset(seed=-1)


@pytest.mark.parametrize(("key", "seats"), [table for table in TABLES if table[1] > 1])
def test_worlds_look_the_same(key: str, seats: int) -> None:
    """What the compiled loop shows is the same, byte for byte, in worlds that the asked seat cannot tell apart."""
    env = vector(key, seats, 1)
    rng = Seeded(2)
    looked = 0
    p = Play(key, seats, 2)
    for _ in p.positions(100_000):
        if p.s.asked < 0 or rng.below(3):
            continue
        told = []
        for s in (p.s, p.game.shuffle_unknown(p.s, p.s.asked, rng)):
            env.tables.tables[0] = s
            seen = env._look(np.zeros((1, seats), np.float32), [])
            told.append([part.tobytes() for part in seen])
        assert told[0] == told[1]
        looked += 1
        if looked > 30:
            break
    assert looked > 5
