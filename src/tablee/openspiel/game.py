"""A game as OpenSpiel loads it: `tablee_revachol(players=3,reward=score)`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import pyspiel

from tablee import registry
from tablee.core.stack import State
from tablee.env.actions import ActionTable
from tablee.env.game import REWARDS, WIN
from tablee.env.observation import ObservationTable
from tablee.errors import UserError
from tablee.openspiel.state import MOST_OUTCOMES, TabletopState

PREFIX: Final = "tablee_"


def name_of(key: str) -> str:
    """How OpenSpiel calls a game."""
    return PREFIX + key.replace("-", "_")


def unless_said(key: str) -> dict[str, Any]:
    """The parameters of a game: `cards` is a card file, `options` are written "key=value;key=value"."""
    return {"players": max(2, registry.game(key).fewest), "reward": WIN, "cards": "", "options": ""}


def game_type(key: str, constant_sum: bool = False) -> Any:
    rules = registry.game(key)
    of = pyspiel.GameType
    return of(
        short_name=name_of(key),
        long_name=f"Tablée: {key}",
        dynamics=of.Dynamics.SEQUENTIAL,  # where seats choose at once, nobody sees what others have sealed
        chance_mode=of.ChanceMode.EXPLICIT_STOCHASTIC,
        information=of.Information.IMPERFECT_INFORMATION,
        utility=of.Utility.CONSTANT_SUM if constant_sum else of.Utility.GENERAL_SUM,
        reward_model=of.RewardModel.TERMINAL,
        max_num_players=rules.most,
        min_num_players=rules.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=unless_said(key),
    )


class TabletopGame(pyspiel.Game):
    """The rules, tables of actions and observations, and a table that nobody has touched yet."""

    key = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        key = self.key
        given = {**unless_said(key), **(params or {})}
        rules = registry.game(key)
        seats, reward = int(given["players"]), str(given["reward"])
        if not rules.fewest <= seats <= rules.most:
            raise UserError(f"{key} is played by {rules.fewest} to {rules.most} players, not {seats}")
        if reward not in REWARDS:
            raise UserError(f'there is no reward "{reward}"; rewards: {", ".join(REWARDS)}')
        is_shared = reward == WIN and seats > 1
        low, high = rules.score_bounds
        cards = registry.cards(key, given["cards"] or None)
        actions = ActionTable(rules, cards)
        info = pyspiel.GameInfo(
            num_distinct_actions=actions.size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=0.0 if reward == WIN else low - high,
            max_utility=1.0 if reward == WIN else high - low,
            max_game_length=rules.most_decisions,
            **({"utility_sum": 1.0} if is_shared else {}),
        )
        super().__init__(game_type(key, is_shared), info, dict(params or {}))
        self.actions = actions
        self.rules = rules
        self.reward = reward
        self.options = read_options(given["options"])
        registry.check_options(rules, self.options, seats)
        self.observations = ObservationTable(rules, cards, seats)
        self.begun: State = rules.new(seats, self.options, cards)

    def new_initial_state(self) -> TabletopState:
        return TabletopState(self)

    def max_chance_nodes_in_history(self) -> int:
        return int(self.max_game_length())

    def make_py_observer(self, kind: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        if params:
            raise ValueError(f"an observer has no parameters here; given: {params}")
        return Observer(self, kind or pyspiel.IIGObservationType(perfect_recall=False))


def read_options(text: str) -> dict[str, str]:
    """Options of a game as OpenSpiel's parameters can say them."""
    found: dict[str, str] = {}
    for part in filter(None, text.split(";")):
        key, between, value = part.partition("=")
        if not between:
            raise UserError(f'options: "{part}" is not written key=value')
        found[key.strip()] = value.strip()
    return found


class Observer:
    """A seat's view as tensor and text; with perfect recall its information state, as text only; without private
    information what a spectator sees, as text only."""

    def __init__(self, game: TabletopGame, kind: Any) -> None:
        self.recalls = bool(kind.perfect_recall)
        self.is_own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS or (self.recalls and not self.is_own):
            raise ValueError("there are observations of one player, and of a spectator without recall")
        self.table = game.observations
        has_tensor = self.is_own and not self.recalls
        self.tensor = np.zeros(self.table.size, np.float32) if has_tensor else None
        self.dict: dict[str, Any] = {}
        if self.tensor is not None:
            for first, size, path, _ in self.table.fields():
                self.dict[path] = self.tensor[first : first + size]

    def set_from(self, state: TabletopState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = self.table.tensor(state.at, max(0, player))

    def string_from(self, state: TabletopState, player: int) -> str:
        if self.recalls:
            return state.recalled(player)
        return state.observed(player if self.is_own else None)
