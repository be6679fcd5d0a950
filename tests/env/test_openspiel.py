"""The games in OpenSpiel: its own tests, its playthroughs and its IS-MCTS run on them; nothing leaks."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pyspiel")

import pyspiel
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

import tablee.openspiel
from tablee import registry
from tablee.core.codec import digest
from tablee.core.stack import CHANCE
from tablee.env.game import Playing
from tablee.errors import UserError
from tablee.openspiel import name_of
from tests.positions import TABLES

SEVERAL = [(key, seats) for key, seats in TABLES if seats > 1]
QUICK = [key for key in registry.GAMES if key != "ecos"]  # there a game of OpenSpiel's tests takes half a minute
FEWEST_AND_MOST = [(key, seats) for key in QUICK for seats in (registry.game(key).fewest, registry.game(key).most)]


def load(key: str, seats: int, **more: str) -> Any:
    return pyspiel.load_game(name_of(key), {"players": seats, **more})


def step(state: Any, rng: random.Random) -> None:
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(rng.choices([o for o, _ in outcomes], [p for _, p in outcomes])[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def played(game: Any, seed: int, steps: int) -> Any:
    """A state where a player is asked, so many steps into a random game."""
    rng, state = random.Random(seed), game.new_initial_state()
    for _ in range(steps):
        if not state.is_terminal():
            step(state, rng)
    while state.is_chance_node():
        step(state, rng)
    return state


@pytest.mark.parametrize(("key", "seats"), [*FEWEST_AND_MOST, ("ecos", 2)])
def test_api(key: str, seats: int) -> None:
    """OpenSpiel's own test plays a random game and tries everything at each state of it."""
    pyspiel.random_sim_test(load(key, seats, reward="score"), num_sims=1, serialize=False, verbose=False)


def test_playthrough() -> None:
    """OpenSpiel's generator of playthroughs writes a whole game, and what it writes can be played again."""
    text = generate_playthrough.playthrough(f"{name_of('elekt')}(players=2)", action_sequence=None, seed=1)
    assert "IsTerminal() = True" in text
    actions = [int(line.split(": ")[1]) for line in text.splitlines() if line.startswith("action: ")]
    state = load("elekt", 2).new_initial_state()
    for action in actions:
        state.apply_action(action)
    assert state.is_terminal()
    assert sum(state.returns()) == 1.0
    assert f"Returns() = {[int(each) for each in state.returns()]}" in text


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_probabilities_are_exact(key: str, seats: int) -> None:
    """They are the engine's own weights, and sum up to 1; a label is no other outcome's."""
    rng, game = random.Random(1), load(key, seats)
    state = game.new_initial_state()
    looked = 0
    for _ in range(120):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            weights = [weight for _, weight in game.rules.outcomes(state.at)]
            assert sum(p for _, p in outcomes) == pytest.approx(1, abs=1e-12)
            assert [p * sum(weights) for _, p in outcomes] == pytest.approx(weights)
            assert len(outcomes) <= game.max_chance_outcomes()
            looked += 1
        step(state, rng)
    assert looked


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_it_is_the_game_that_environments_play(key: str, seats: int) -> None:
    """Legal actions, tensors, information states and returns are those of `tablee.env`."""
    game, rng = load(key, seats), random.Random(2)
    state, playing = game.new_initial_state(), Playing(key, seats)
    for _ in range(90):
        if state.is_terminal():
            break
        if not state.is_chance_node():
            playing.s, playing._legal = state.at, {}
            player = state.current_player()
            assert state.legal_actions() == sorted(playing.legal(player))
            assert np.array_equal(np.array(state.observation_tensor(player), np.float32), playing.tensor(player))
            labels = playing.labels(player)
            assert all(state.action_to_string(player, a) == labels[a] for a in state.legal_actions()[:20])
            assert state.string_to_action(labels[max(labels)]) == max(labels)
        assert state.returns() == [0.0] * seats
        step(state, rng)


@pytest.mark.parametrize(("key", "seats"), SEVERAL)
def test_clones_and_serialised_states_go_on_alike(key: str, seats: int) -> None:
    game = load(key, seats)
    for steps in (0, 40, 90):
        state = played(game, 3, steps)
        text = pyspiel.serialize_game_and_state(game, state)
        others = [state.clone(), pyspiel.deserialize_game_and_state(text)[1]]
        for other in others:
            assert str(other) == str(state)
            assert other.history() == state.history()
            rng, again = random.Random(5), random.Random(5)
            here = state.clone()
            for _ in range(20):
                if not here.is_terminal():
                    step(here, rng)
                    step(other, again)
            assert str(here) == str(other)
            for player in range(seats):
                assert here.information_state_string(player) == other.information_state_string(player)


@pytest.mark.parametrize(("key", "seats"), SEVERAL)
def test_a_resampled_state_is_another_world_of_the_same_information(key: str, seats: int) -> None:
    """For the player who asks all is the same, byte for byte; what others really know does not come along."""
    game, rng = load(key, seats), random.Random(7)
    differed = 0
    for steps in (30, 70, 120):
        state = played(game, steps, steps)
        if state.is_terminal():
            continue
        player = state.current_player()
        for _ in range(4):
            world = state.resample_from_infostate(player, rng.random)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_string(player) == state.observation_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            assert world.legal_actions() == state.legal_actions()
            assert world.history() == []  # it would tell what chance said
            differed += digest(game.rules, world.at) != digest(game.rules, state.at)
            second = world.resample_from_infostate(player, rng.random)
            for other in range(seats):  # made of what the player knows, and of nothing else
                if other != player:
                    heard = [line for line in world.told.lines(player) if "said" not in line]
                    assert second.told.lines(other) == heard
            text = pyspiel.serialize_game_and_state(game, world)
            assert str(pyspiel.deserialize_game_and_state(text)[1]) == str(world)
    assert differed


@pytest.mark.parametrize("key", registry.GAMES)
def test_ismcts_plays(key: str) -> None:
    """OpenSpiel's IS-MCTS bot finds an answer. (That in C++ cannot ask a Python game for another world.)"""
    game, rng = load(key, 2), np.random.RandomState(1)
    state = played(game, 1, 40)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=Estimated(),
        uct_c=1.4,
        max_simulations=8,
        max_world_samples=ismcts.UNLIMITED_NUM_WORLD_SAMPLES,
        random_state=rng,
    )
    assert bot.step(state) in state.legal_actions()


class Estimated(mcts.Evaluator):
    """Who has more points so far, instead of playing on to the end."""

    def evaluate(self, state: Any) -> list[float]:
        points = state.table.rules.estimate(state.at)
        return [float(each == max(points)) for each in points]

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return list(state.chance_outcomes())
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def test_parameters_are_checked() -> None:
    with pytest.raises(UserError, match="is played by 2 to 4 players, not 7"):
        load("revachol", 7)
    with pytest.raises(UserError, match='there is no reward "fun"'):
        load("revachol", 2, reward="fun")
    with pytest.raises(UserError, match='"open" is not written key=value'):
        load("revachol", 2, options="open")
    assert load("revachol", 2, options="open_scores=yes").options == {"open_scores": "yes"}
    assert load("revachol", 2).new_initial_state().at.asked == CHANCE
    tablee.openspiel.register("revachol")  # again does nothing
