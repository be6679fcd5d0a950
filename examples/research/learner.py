"""A self-play learner with a small network in numpy.

    python -m examples.research.learner --game revachol --minutes 5     learns, prints its curve, keeps what it learned
    tablee evaluate revachol --agent examples.research.learner:Learned  how strong it is
    tablee serve --bot examples.research.learner:Learned                play against it in the browser

What it learned lies in `learned-revachol.npz`, in the current folder or in that of the variable LEARNED.

It looks one answer ahead: the network says from the seat's own tensor how likely a win is after each answer. It plays
against itself and moves what it said of each position towards how the game ended.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from typing import Any

import numpy as np

from tablee import bots, registry
from tablee.bots.bot import Bot
from tablee.core.chance import Rng, Seeded
from tablee.core.contract import Game
from tablee.core.stack import NOBODY, State
from tablee.env import ObservationTable
from tablee.errors import UserError

HIDDEN = 32
RATE = 0.002
TRIES = 0.1  # share of answers taken at random while learning
MOST_TRIED = 12  # answers looked at, at most
FOLDER = os.environ.get("LEARNED", ".")


class Network:
    """Two layers: the tensor, `HIDDEN` numbers, one chance to win. Trained by Adam on cross-entropy."""

    def __init__(self, size: int, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.weights = [rng.normal(0, 0.5 / HIDDEN, (size, HIDDEN)), np.zeros(HIDDEN), np.zeros(HIDDEN), np.zeros(1)]
        self.means = [np.zeros_like(w) for w in self.weights]
        self.squares = [np.zeros_like(w) for w in self.weights]
        self.steps = 0

    def win(self, x: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
        w, b, v, c = self.weights
        return np.asarray(1 / (1 + np.exp(-(np.tanh(squashed(x) @ w + b) @ v + c[0]))))

    def learn(self, x: np.ndarray[Any, Any], won: np.ndarray[Any, Any]) -> None:
        w, b, v, c = self.weights
        x = squashed(x)
        h = np.tanh(x @ w + b)
        error = (1 / (1 + np.exp(-(h @ v + c[0]))) - won) / len(won)
        back = np.outer(error, v) * (1 - h * h)
        self.steps += 1
        for i, slope in enumerate([x.T @ back, back.sum(0), h.T @ error, error.sum(keepdims=True)]):
            self.means[i] += 0.1 * (slope - self.means[i])
            self.squares[i] += 0.001 * (slope * slope - self.squares[i])
            mean, square = self.means[i] / (1 - 0.9**self.steps), self.squares[i] / (1 - 0.999**self.steps)
            self.weights[i] -= RATE * mean / (np.sqrt(square) + 1e-8)


def squashed(x: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Large counts say little more than small ones."""
    return np.asarray(np.sign(x) * np.log1p(np.abs(x)))


class Player:
    """Chooses by the network; remembers the tensors it chose."""

    def __init__(self, game: Game[Any], seats: int, cards: Any, network: Network | None = None) -> None:
        self.game = game
        self.table = ObservationTable(game, cards, seats)
        self.network = network or Network(self.table.size)

    def choose(self, s: State, seat: int, options: list[str], rng: Rng) -> tuple[str, np.ndarray[Any, Any]]:
        tried = list(options)
        if len(tried) > MOST_TRIED:
            rng.shuffle(tried)
        after = []
        for answer in tried[:MOST_TRIED]:
            world = self.game.shuffle_unknown(s, seat, rng)  # also what comes next is a guess
            self.game.play(world, answer, rng, seat)
            after.append(self.table.tensor(world, seat))
        seen = np.stack(after)
        best = int(np.argmax(self.network.win(seen)))
        return tried[best], seen[best]


class Learned(Bot):
    """Plays what was learned, at tables of as many seats as it learned at."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        file = Path(FOLDER) / f"learned-{game.key}.npz"
        if not file.exists():
            raise UserError(f"nothing was learned yet: there is no {file}")
        with np.load(file) as found:
            self.weights = [found[f"w{i}"].astype(float) for i in range(4)]
        self.player: Player | None = None

    def choose(self, s: State, seat: int, rng: Rng) -> str:
        options = self.options(s, seat)
        if len(options) == 1:
            return options[0]
        if self.player is None:
            self.player = Player(self.game, s.seats, getattr(s, "cards"))  # noqa: B009
            if self.player.table.size != len(self.weights[0]):
                raise UserError(f"it has not learned to play at a table of {s.seats}")
            self.player.network.weights = self.weights
        return self.player.choose(s, seat, options, rng)[0]


def self_play(player: Player, cards: Any, seats: int, rng: Rng) -> None:
    """One game against itself, and what follows from it."""
    game = player.game
    s = game.new(seats, {}, cards)
    game.settle(s, rng)
    seen: list[list[np.ndarray[Any, Any]]] = [[] for _ in range(seats)]
    while s.asked != NOBODY:
        seat, options = s.asked, s.options
        if len(options) == 1 or rng.below(1000) < 1000 * TRIES:
            answer = options[rng.below(len(options))]
        else:
            answer, chosen = player.choose(s, seat, options, rng)
            seen[seat].append(chosen)
        game.play(s, answer, rng)
    result = game.result(s)
    assert result is not None
    winners = result.winners()
    x = [tensor for each in seen for tensor in each]
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats) for _ in seen[seat]]
    if x:
        player.network.learn(np.stack(x), np.array(won))


def against_random(player: Player, cards: Any, seats: int, games: int, rng: Rng) -> float:
    """The share of games that it wins from all seats in turn."""
    game, rival = player.game, bots.make("random", player.game)
    wins = 0.0
    for number in range(games):
        s = game.new(seats, {}, cards)
        game.settle(s, rng)
        while s.asked != NOBODY:
            if s.asked == number % seats:
                game.play(s, player.choose(s, s.asked, s.options, rng)[0], rng)
            else:
                game.play(s, rival.choose(s, s.asked, rng), rng)
        result = game.result(s)
        assert result is not None
        wins += number % seats in result.winners() and 1 / len(result.winners())
    return wins / games


def learn(key: str, seats: int, minutes: float, games: int, tests: int, folder: Path, seed: int = 1) -> list[float]:
    """Learns until the time or the games are over; the curve has its share against `random`."""
    game, cards = registry.game(key), registry.house_cards(key)
    player, rng, begun = Player(game, seats, cards), Seeded(seed), time.monotonic()
    curve: list[float] = []
    next_look = 0.0
    for number in range(games + 1):
        spent = (time.monotonic() - begun) / 60
        if spent >= next_look or number == games or spent >= minutes:
            curve.append(against_random(player, cards, seats, tests, Seeded(seed + 1)))
            print(f"{spent:5.2f} min  {number:6} games  wins {curve[-1]:.1%} of {tests} against random", flush=True)
            next_look = (time.monotonic() - begun) / 60 + minutes / 8
            if number == games or spent >= minutes:
                break
        self_play(player, cards, seats, rng)
    w0, w1, w2, w3 = [w.astype(np.float32) for w in player.network.weights]
    np.savez_compressed(folder / f"learned-{key}.npz", w0=w0, w1=w1, w2=w2, w3=w3)
    return curve


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="revachol")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--tests", type=int, default=200)
    asked = parser.parse_args()
    learn(asked.game, asked.seats, asked.minutes, asked.games, asked.tests, Path(FOLDER))
