"""Play many games, in one process or in several: the number of processes changes nothing but the time."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from typing import Any, Final, NamedTuple

from tablee import bots, registry
from tablee.bots.bot import Bot, chooser_of
from tablee.core.cardset import CardSet
from tablee.core.chance import Rng, Seeded
from tablee.core.contract import Game
from tablee.core.stack import State
from tablee.errors import UserError
from tablee.sim.places import Places, in_order, workers_of
from tablee.sim.report import Report, played, report
from tablee.sim.tally import Tally
from tablee.sim.watch import Watch
from tablee.stepping.playing import play_on

MOST_DECISIONS: Final = 1_000_000
"""No game of ours comes near it: a game that does will never end."""

STREAMS: Final = 8  # per game: one for chance and one for each seat, so that no bot sees what chance will say

SELDOM: Final = 20_000
"""Things more than before until Python looks for circles among them; usually 700."""

Progress = Callable[[int], None]


class Outcome(NamedTuple):
    """One game that is over."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    decisions: int


def simulate(
    game_key: str,
    bot_names: Sequence[str],
    games: int,
    seed: int,
    workers: Places = 1,
    cards: str | CardSet | None = None,
    options: Mapping[str, str] | None = None,
    progress: Progress | None = None,
    before: Report | None = None,
) -> Report:
    """Let the named bots, in this order of seats, play so many games; `progress` hears how many are done.

    Game i of a seed is always the same game. `cards` is a card file or a card set; None: the house set. `before` is a
    report of the first games, which are not played again. Whoever interrupts it (Ctrl-C) gets `Interrupted` with the
    report so far.
    """
    chosen = dict(options or {})
    check(game_key, bot_names, games, workers, chosen)
    game = registry.game(game_key)
    card_set = cards if isinstance(cards, CardSet) else registry.cards(game_key, cards)
    work = Work(game_key, tuple(bot_names), seed, card_set, chosen)
    of = played(game, card_set, bot_names, chosen, seed)
    tally = Tally(len(bot_names))
    if before is not None:
        same(before.of, of)
        tally.add(before.tally)
    try:
        with closing(in_order(work.play, tally.games, games, workers)) as parts:
            for part in parts:
                tally.add(part)
                if progress is not None:
                    progress(tally.games)
    except KeyboardInterrupt:
        raise Interrupted(report(game, of, tally) if tally.games else None) from None
    return report(game, of, tally)


class Interrupted(Exception):
    """Somebody did not want to wait for the rest: what there is (a report, a comparison, a ladder); None if nothing."""

    def __init__(self, so_far: Any) -> None:
        super().__init__("interrupted")
        self.so_far = so_far


def same(before: Mapping[str, Any], now: Mapping[str, Any]) -> None:
    """Games can only be added to games of the same kind."""
    for name, value in now.items():
        if before.get(name) != value:
            raise UserError(f"the report to go on with has {name} {before.get(name)!r}, not {value!r}")


def check(game_key: str, bot_names: Sequence[str], games: int, workers: Places, options: Mapping[str, str]) -> None:
    """Say in a sentence what cannot be played."""
    game = registry.game(game_key)
    if not game.fewest <= len(bot_names) <= game.most:
        raise UserError(f"{game_key} is played by {game.fewest} to {game.most} players, not {len(bot_names)}")
    for name in bot_names:
        bots.make(name, game)
    if games < 1:
        raise UserError(f"the number of games must be at least 1, not {games}")
    if workers_of(workers) < 1:
        raise UserError(f"the number of workers must be at least 1, not {workers_of(workers)}")
    registry.check_options(game, options, len(bot_names))


class Work:
    """What a worker is told: only what can be sent to another process."""

    def __init__(
        self,
        game_key: str,
        bot_names: tuple[str, ...],
        seed: int,
        cards: CardSet,
        options: dict[str, str],
    ) -> None:
        self.game_key = game_key
        self.bot_names = bot_names
        self.seed = seed
        self.cards = cards
        self.options = options

    def play(self, start: int, stop: int) -> Tally:
        """The games from `start` to before `stop`, counted."""
        game = registry.game(self.game_key)
        players = [bots.make(name, game) for name in self.bot_names]
        tally = Tally(len(players))
        watch = Watch(game, self.cards, tally)
        with seldom_collecting():
            for i in range(start, stop):
                play_game(game, self.cards, self.options, players, self.seed, i, watch)
        return tally


@contextmanager
def seldom_collecting() -> Iterator[None]:
    """Games make many things and hardly any that refer to each other in a circle, so Python need not look for such
    after every few hundred: that was a tenth of the time."""
    usual = gc.get_threshold()
    gc.set_threshold(SELDOM, *usual[1:])
    try:
        yield
    finally:
        gc.set_threshold(*usual)


def play_game(
    game: Game[Any],
    cards: CardSet,
    options: Mapping[str, str],
    players: Sequence[Bot],
    seed: int,
    number: int,
    watch: Watch | None = None,
) -> Outcome:
    """Game `number` of a seed, to its end; `watch` hears all of it."""
    first = (seed << 32 | number) * STREAMS
    chance = Seeded(first)
    rngs: list[Rng] = [Seeded(first + 1 + seat) for seat in range(len(players))]
    s: State = game.new(len(players), options, cards)
    choosers = [chooser_of(player) for player in players]
    heard = None if watch is None else watch.heard
    decisions = play_on(game, s, choosers, rngs, chance, heard, MOST_DECISIONS)
    if decisions > MOST_DECISIONS:
        raise RuntimeError(f"game {number} of seed {seed} does not end")
    result = game.result(s)
    assert result is not None
    if watch is not None:
        watch.end(result)
    return Outcome(tuple(result.winners()), tuple(score.total for score in result.scores), result.reason, decisions)
