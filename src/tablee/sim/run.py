"""Play many games, in one process or in several: the number of processes changes nothing but the time."""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final

from tablee import bots, registry
from tablee.bots.bot import Bot
from tablee.core.chance import Seeded
from tablee.core.contract import CardSet, Game
from tablee.core.event import Event
from tablee.core.stack import NOBODY, State
from tablee.errors import UserError
from tablee.sim.report import Outcome, Report, report

FEW: Final = 100
"""So many games are played before a further process has even started."""

MOST_DECISIONS: Final = 1_000_000
"""No game of ours comes near it: a game that does will never end."""

STREAMS: Final = 8  # per game: one for chance and one for each seat, so that no bot sees what chance will say

Progress = Callable[[int], None]


def simulate(
    game_key: str,
    bot_names: Sequence[str],
    games: int,
    seed: int,
    workers: int = 1,
    cards: str | None = None,
    options: Mapping[str, str] | None = None,
    progress: Progress | None = None,
) -> Report:
    """Let the named bots, in this order of seats, play so many games; `progress` hears how many are done.

    Game i of a seed is always the same game. `cards` is a card file; None: the house set.
    """
    chosen = dict(options or {})
    check(game_key, bot_names, games, workers, chosen)
    registry.cards(game_key, cards)  # a mistake in the file is better found here than in every worker
    work = Work(game_key, tuple(bot_names), seed, cards, chosen)
    outcomes: list[Outcome] = []
    for part in work.parts(games, min(workers, games // FEW)):
        outcomes += part
        if progress is not None:
            progress(len(outcomes))
    return report(registry.game(game_key), seed, bot_names, outcomes)


def check(game_key: str, bot_names: Sequence[str], games: int, workers: int, options: Mapping[str, str]) -> None:
    """Say in a sentence what cannot be played."""
    game = registry.game(game_key)
    if not game.fewest <= len(bot_names) <= game.most:
        raise UserError(f"{game_key} is played by {game.fewest} to {game.most} players, not {len(bot_names)}")
    for name in bot_names:
        bots.make(name, game)
    if games < 1:
        raise UserError(f"the number of games must be at least 1, not {games}")
    if workers < 1:
        raise UserError(f"the number of workers must be at least 1, not {workers}")
    registry.check_options(game, options, len(bot_names))


class Work:
    """What a worker is told: plain data only, to be sent to another process."""

    def __init__(
        self,
        game_key: str,
        bot_names: tuple[str, ...],
        seed: int,
        cards: str | None,
        options: dict[str, str],
    ) -> None:
        self.game_key = game_key
        self.bot_names = bot_names
        self.seed = seed
        self.cards = cards
        self.options = options

    def parts(self, games: int, workers: int) -> Iterator[list[Outcome]]:
        """The outcomes in the order of the games, some at a time."""
        size = max(10, min(1000, games // (10 * max(1, workers))))
        starts = range(0, games, size)
        stops = [min(games, start + size) for start in starts]
        if workers <= 1 or not _main_can_be_opened_again():
            yield from map(self.play, starts, stops)
            return
        # A fresh interpreter for each worker: safe on every system and beside any thread.
        fresh = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(workers, mp_context=fresh) as pool:
            yield from pool.map(self.play, starts, stops)

    def play(self, start: int, stop: int) -> list[Outcome]:
        """The games from `start` to before `stop`."""
        game = registry.game(self.game_key)
        card_set = registry.cards(self.game_key, self.cards)
        players = [bots.make(name, game) for name in self.bot_names]
        return [play_game(game, card_set, self.options, players, self.seed, i) for i in range(start, stop)]


def _main_can_be_opened_again() -> bool:
    """A fresh interpreter first opens the main script, which a program typed on stdin does not have."""
    file: str | None = getattr(sys.modules["__main__"], "__file__", None)
    return file is None or os.path.exists(file)


def play_game(
    game: Game[Any],
    cards: CardSet,
    options: Mapping[str, str],
    players: Sequence[Bot],
    seed: int,
    number: int,
) -> Outcome:
    """Game `number` of a seed, to its end."""
    first = (seed << 32 | number) * STREAMS
    chance = Seeded(first)
    rngs = [Seeded(first + 1 + seat) for seat in range(len(players))]
    s: State = game.new(len(players), options, cards)
    told: list[Event] = []
    s.events = told
    game.settle(s, chance)
    started = given_to_all(told, len(players))
    decisions = 0
    while s.asked != NOBODY:
        seat = s.asked
        game.play(s, players[seat].choose(s, seat, rngs[seat]), chance)
        decisions += 1
        if decisions > MOST_DECISIONS:
            raise RuntimeError(f"game {number} of seed {seed} does not end")
    s.events = None
    result = game.result(s)
    assert result is not None
    return Outcome(
        tuple(result.winners()),
        tuple(score.total for score in result.scores),
        result.reason,
        decisions,
        dict(Counter(event.kind for event in told)),
        started,
        points_by_card(told, game.gives_points),
    )


def given_to_all(told: Sequence[Event], seats: int) -> tuple[tuple[int, str], ...]:
    """What set-up gave to the seats, where each was given one of its kind: a starting deck, say."""
    found: dict[str, list[tuple[int, str]]] = {}
    for event in told:
        if event.seat >= 0 and event.zone and not event.card:
            found.setdefault(event.kind, []).append((event.seat, event.zone))
    each = [gifts for gifts in found.values() if sorted(seat for seat, _ in gifts) == list(range(seats))]
    return tuple(gift for gifts in each for gift in gifts)


def points_by_card(told: Sequence[Event], kind: str) -> dict[str, tuple[int, int]]:
    """How often each card gave points, and how many, by events of that kind."""
    found: dict[str, tuple[int, int]] = {}
    for event in told:
        if event.kind == kind and event.card:
            often, points = found.get(event.card, (0, 0))
            found[event.card] = (often + 1, points + event.number)
    return found
