"""One game in play, as every environment here has it: quick steps, and a record on demand.

Chance comes from the seed alone, so the seed and what the seats answered are the whole game. What costs time (events,
the record, the information state) is made by playing that again, and only when somebody asks.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np

from tablee import registry
from tablee.core.cardset import CardSet
from tablee.core.chance import Seeded
from tablee.core.codec import canonical
from tablee.core.contract import Game
from tablee.core.event import Event
from tablee.core.record import Record
from tablee.core.stack import CHANCE, NOBODY, NOTHING, State
from tablee.core.table import Table
from tablee.env.actions import WAIT, ActionTable
from tablee.env.observation import ObservationTable, Tensor
from tablee.errors import UserError

WIN: Final = "win"
SCORE: Final = "score"
REWARDS: Final = (WIN, SCORE)
"""`win`: 1, or a share of it where several win, else 0. `score`: own points less the best of the others."""


class Playing:
    """The tables of a game at so many seats, and the game that is being played."""

    def __init__(
        self,
        game: str,
        seats: int,
        cards: str | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = WIN,
        shaped: float = 0.0,
    ) -> None:
        self.game = registry.game(game)
        if not self.game.fewest <= seats <= self.game.most:
            raise UserError(f"{game} is played by {self.game.fewest} to {self.game.most} players, not {seats}")
        if reward not in REWARDS:
            raise UserError(f'there is no reward "{reward}"; rewards: {", ".join(REWARDS)}')
        self.seats = seats
        self.cards: CardSet = registry.cards(game, cards)
        self.options = dict(options or {})
        registry.check_options(self.game, self.options, seats)
        self.reward = reward
        self.shaped = shaped  # for each own point as soon as it is won, besides the reward at the end
        self.actions = ActionTable(self.game, self.cards)
        self.observations = ObservationTable(self.game, self.cards, seats)
        self.begin(0)

    def begin(self, seed: int) -> None:
        """A new game. The same seed and the same answers give the same game, in every process and build."""
        self.seed = seed
        self.chance = Seeded(seed)
        self.answers: list[tuple[int, str]] = []
        s: State = self.game.new(self.seats, self.options, self.cards)
        self.s = s
        self.game.settle(s, self.chance)
        self._legal: dict[int, dict[int, str]] = {}

    def is_over(self) -> bool:
        return self.s.asked == NOBODY

    def open_seats(self) -> list[int]:
        """The seats that are asked now and have not answered."""
        s, f = self.s, self.s.top
        if f is None or s.asked < 0:
            return []
        return [seat for seat in f.todo[f.at].open_seats(s, f) if s.sealed[seat] == NOTHING]

    def legal(self, seat: int) -> dict[int, str]:
        """The answers of a seat that is asked and has not answered, by flat index."""
        found = self._legal.get(seat)
        if found is None:
            asked = seat == self.s.asked or seat in self.open_seats()
            found = self._legal[seat] = self.actions.legal(self.s, seat) if asked else {}
        return found

    def mask(self, seat: int) -> np.ndarray[Any, np.dtype[np.int8]]:
        """1 where an index is legal; a seat that is not asked waits."""
        out = np.zeros(self.actions.size, np.int8)
        out[list(self.legal(seat)) or [WAIT]] = 1
        return out

    def tensor(self, seat: int) -> Tensor:
        return self.observations.tensor(self.s, seat)

    def answer(self, seat: int, answer: str) -> None:
        """Take an answer and let chance speak; Illegal leaves all as it was."""
        self.game.play(self.s, answer, self.chance, seat)
        self.answers.append((seat, answer))
        self._legal = {}

    def points(self) -> list[float]:
        """Each seat's own points so far. A seat is told its own only: those of others may be hidden."""
        return self.game.estimate(self.s)

    def rewards(self) -> list[float]:
        """At the end; all 0 before."""
        return self.rewards_at(self.s)

    def rewards_at(self, s: State) -> list[float]:
        return rewards_of(self.game, s, self.reward)

    # On demand.

    def again(self) -> tuple[list[tuple[int, str]], list[list[Event]]]:
        """The whole game once more: every answer, those of chance too, with what it told."""
        s: State = self.game.new(self.seats, self.options, self.cards)
        chance = Seeded(self.seed)
        every: list[tuple[int, str]] = []
        told: list[list[Event]] = []

        def take(seat: int, answer: str) -> None:
            told.append(self.game.apply(s, seat, answer))
            every.append((seat, answer))

        def settle() -> None:
            while s.asked == CHANCE:
                take(CHANCE, self.game.sample(s, chance))

        settle()
        for seat, answer in self.answers:
            take(seat, answer)
            settle()
        return every, told

    def replayed(self, seed: int, answers: Sequence[tuple[int, str]]) -> Playing:
        """The same table at another game: that of a seed, after these answers."""
        other = copy.copy(self)
        other.begin(seed)
        for seat, answer in answers:
            other.answer(seat, answer)
        return other

    def information_state(self, seat: int) -> str:
        """All that a seat has been told and has said, in order, and what it sees now: perfect recall, as JSON."""
        log: list[Any] = []
        for (by, answer), events in zip(*self.again(), strict=True):
            log += heard(seat, by, answer, events)
        return information_state(self.game, self.s, seat, log, {"options": self.options})

    def record(self) -> str:
        """The game as a record: `tablee record show` reads it, `tablee record import` makes a table of it."""
        every, _ = self.again()
        players = [f"Player {seat + 1}" for seat in range(self.seats)]
        kinds = ["human"] * self.seats
        record = Record(self.game.key, self.cards.name, self.cards.digest, self.options, players, kinds, b"")
        record.answers = every
        return Table(self.game, self.cards, record).saved()

    def labels(self, seat: int) -> dict[int, str]:
        """The legal answers of a seat as people say them, by flat index."""
        decision = self.game.decision_of(self.s, seat)
        if decision is None:
            return {}
        return {index: self.game.label(self.s, decision, answer) for index, answer in self.legal(seat).items()}

    def plain(self, seat: int) -> dict[str, Any]:
        """The seat's own view, as plain data of its own."""
        found: dict[str, Any] = json.loads(canonical(self.game.view(self.s, seat)))
        return found


def rewards_of(game: Game[Any], s: State, reward: str) -> list[float]:
    """What each seat has won at the end; all 0 before."""
    result = game.result(s)
    if result is None:
        return [0.0] * s.seats
    if reward == WIN:
        winners = result.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]
    totals = [float(score.total) for score in result.scores]
    others = [[t for other, t in enumerate(totals) if other != seat] or [0.0] for seat in range(s.seats)]
    return [totals[seat] - max(others[seat]) for seat in range(s.seats)]


def heard(seat: int, by: int, answer: str, events: Sequence[Event]) -> list[Any]:
    """Of one answer: itself, where it is the seat's own, and the events as the seat has seen them. What others said,
    and that chance was asked, is left out: a seat knows of it what the events tell."""
    said = [{"said": answer}] if by == seat else []
    return said + [event.seen_by(seat) for event in events]


def information_state(game: Game[Any], s: State, seat: int, log: Sequence[Any], given: Mapping[str, Any]) -> str:
    """All that a seat has `heard`, in order, and its view."""
    known = {"game": game.key, "seats": s.seats, "seat": seat, **given, "log": log, "view": game.view(s, seat)}
    return canonical(known).decode()
