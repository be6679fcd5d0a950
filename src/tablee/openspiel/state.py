"""A table as a state of OpenSpiel: chance is a player with exact odds, what a seat knows is its information state."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import pyspiel

from tablee.core.chance import Rng
from tablee.core.codec import canonical, encode
from tablee.core.stack import CHANCE, NOBODY, State
from tablee.env.game import information_state, rewards_of
from tablee.openspiel.told import Told, in_another_world, log_of

if TYPE_CHECKING:
    from tablee.openspiel.game import TabletopGame

MOST_OUTCOMES: Final = 1024
"""No chance of ours has so many answers; OpenSpiel wants a bound."""


class Sampler(Rng):
    """OpenSpiel gives numbers between 0 and 1."""

    def __init__(self, sample: Callable[[], float]) -> None:
        self.sample = sample

    def below(self, n: int) -> int:
        return min(n - 1, int(self.sample() * n))


class TabletopState(pyspiel.State):
    """`at` is the table itself, `told` what the seats have heard. Both are all there is: OpenSpiel pickles and copies
    the attributes of a state, and one that was resampled has no history."""

    def __init__(self, game: TabletopGame) -> None:
        super().__init__(game)
        self.at: State = game.rules.clone(game.begun)
        self.told: Told | None = None

    @property
    def table(self) -> TabletopGame:
        """Its game. Not kept as an attribute: attributes are copied with every clone."""
        return self.get_game()  # type: ignore[no-any-return]

    def current_player(self) -> int:
        if self.at.asked == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.at.asked == CHANCE else self.at.asked

    def is_terminal(self) -> bool:
        return self.at.asked == NOBODY

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.actions.legal(self.at, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each outcome by its place in the fixed order of `Game.outcomes`, with its exact probability."""
        found = self.table.rules.outcomes(self.at)
        whole = sum(weight for _, weight in found)
        return [(i, weight / whole) for i, (_, weight) in enumerate(found)]

    def _answer(self, player: int, action: int) -> str:
        if self.at.asked == CHANCE:
            return self.table.rules.outcomes(self.at)[action][0]
        return self.table.actions.legal(self.at, player)[action]

    def _apply_action(self, action: int) -> None:
        by = self.at.asked
        answer = self._answer(by, action)
        events = self.table.rules.apply(self.at, by, answer)
        self.told = Told(self.told, self.at.seats, by, answer, events)

    def _action_to_string(self, player: int, action: int) -> str:
        rules = self.table.rules
        decision = rules.decision_of(self.at, self.at.asked if player < 0 else player)
        if decision is None:
            return str(self.table.actions.label(action))
        return rules.label(self.at, decision, self._answer(player, action))

    def returns(self) -> list[float]:
        return rewards_of(self.table.rules, self.at, self.table.reward)

    def __str__(self) -> str:
        return canonical(encode(self.table.rules, self.at)).decode()

    def observed(self, player: int | None) -> str:
        """The view of a player (None: of a spectator), as JSON."""
        return canonical(self.table.rules.view(self.at, player)).decode()

    def recalled(self, player: int) -> str:
        """All that a player has been told and has said, and what it sees: perfect recall, as JSON."""
        given = {"options": self.table.options}
        return information_state(self.table.rules, self.at, player, log_of(self.told, player), given)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TabletopState:
        """A state with the same information state for that player; what it cannot know is dealt anew. It has no
        history: the true one would tell what chance said."""
        other: TabletopState = self.table.new_initial_state()
        other.at = self.table.rules.shuffle_unknown(self.at, player, Sampler(sampler))
        other.told = in_another_world(self.told, player, self.at.seats)
        return other

    def __deepcopy__(self, memo: Any) -> TabletopState:
        return self.clone()  # type: ignore[no-any-return]
