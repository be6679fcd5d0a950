"""Tablée's games beside what others have, in one run: random play through each one's own Python interface.

The games differ, so a ratio is an order of magnitude and no race. It is measured against OpenSpiel's hearts, which is
written in C++ and asked one decision at a time, as a researcher would. Rounds are interleaved and time is the
processor's, so a busy machine slows all alike.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import logging
import random
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any, Final, NamedTuple

from tablee import bots, compiled, registry
from tablee.bots.bot import Bot
from tablee.core.chance import Seeded
from tablee.core.contract import Game
from tablee.core.stack import NOBODY, State, play_out
from tablee.errors import UserError

ROUNDS: Final = 5
SECONDS: Final = 0.4
"""That one round of one peer takes, about."""
COPIES: Final = 2000
SEATS: Final = 3
OTHERS: Final = ("open_spiel", "catanatron", "pyminion", "rlcard")
REFERENCE: Final = "open_spiel hearts"
EXTRA: Final = "uv run --extra bench tablee bench --peers"


class Peer(NamedTuple):
    """`play` plays random games from a number on and says how many decisions its players made; `copy` makes so many
    copies of a position in mid-game, where that can be asked for."""

    name: str
    play: Callable[[int, int], int]
    copy: Callable[[int], None] | None = None


def peers(rounds: int = ROUNDS) -> dict[str, Any]:
    """Decisions a second and microseconds a copy, medians over the rounds, with their ratios to the reference."""
    own = [*_own_games(), *_own_texts(), *_own_bots(), *_own_loops()]
    found = [*own, *_open_spiel(), *_catanatron(), *_pyminion(), *_rlcard()]
    games = {peer.name: _games_in(peer, SECONDS) for peer in found}
    speed: dict[str, list[float]] = {peer.name: [] for peer in found}
    copies: dict[str, list[float]] = {peer.name: [] for peer in found if peer.copy}
    for number in range(rounds):
        for peer in found:
            begun = process_time()
            decisions = peer.play(number * games[peer.name], games[peer.name])
            speed[peer.name].append(decisions / (process_time() - begun))
            if peer.copy:
                begun = process_time()
                peer.copy(COPIES)
                copies[peer.name].append((process_time() - begun) / COPIES * 1e6)
    per_s = {name: median(figures) for name, figures in speed.items()}
    copy_us = {name: median(figures) for name, figures in copies.items()}
    return {
        "peers": {
            name: {
                "decisions_per_s": round(per_s[name]),
                "ratio": round(per_s[name] / per_s[REFERENCE], 3),
                **(
                    {"copy_us": round(copy_us[name], 3), "copy_ratio": round(copy_us[name] / copy_us[REFERENCE], 3)}
                    if name in copy_us
                    else {}
                ),
            }
            for name in per_s
        },
        "reference": REFERENCE,
        "rounds": rounds,
        "build": compiled.describe(),
        "versions": {name: importlib.metadata.version(name) for name in OTHERS},
    }


def _games_in(peer: Peer, seconds: float) -> int:
    """So many games take about so long."""
    games = 1
    while True:
        begun = process_time()
        peer.play(0, games)
        took = process_time() - begun
        if took > seconds / 10:
            return max(1, round(games * seconds / took))
        games *= 4


def _own_games() -> list[Peer]:
    """As a driver in Python plays them, one question at a time; answers are numbers, as they are for the peers."""

    def play_on(game: Game[Any], s: State, rng: Seeded) -> int:
        decisions = 0
        answers = s.option_count
        while answers:
            answers = game.play_at(s, rng.below(answers), rng)
            decisions += 1
        return decisions

    return [Peer(f"tablee {key}", _driven(key, play_on), _copies(key)) for key in registry.GAMES]


def _own_texts() -> list[Peer]:
    """The same driver with answers as texts: each question writes out all of them, and the answer is looked for."""

    def play_on(game: Game[Any], s: State, rng: Seeded) -> int:
        decisions = 0
        while s.asked != NOBODY:
            options = s.options
            game.play(s, options[rng.below(len(options))], rng)
            decisions += 1
        return decisions

    return [Peer(f"tablee {key}, answers as texts", _driven(key, play_on)) for key in registry.GAMES]


def _own_bots() -> list[Peer]:
    """The same as games with bots are usually written: a bot is asked, and its answer is played (README.md)."""

    def peer(key: str, bot: Bot) -> Peer:
        def play_on(game: Game[Any], s: State, rng: Seeded) -> int:
            decisions = 0
            while s.asked != NOBODY:
                game.play(s, bot.choose(s, s.asked, rng), rng)
                decisions += 1
            return decisions

        return Peer(f"tablee {key}, a bot asked each time", _driven(key, play_on))

    return [peer(key, bots.make("random", registry.game(key))) for key in registry.GAMES]


def _driven(key: str, play_on: Callable[[Game[Any], State, Seeded], int]) -> Callable[[int, int], int]:
    """Plays so many games from that number on; how many decisions they had."""
    game, cards = registry.game(key), registry.house_cards(key)

    def play(first: int, games: int) -> int:
        decisions = 0
        for number in range(first, first + games):
            rng = Seeded(number)
            s = game.new(_seats(game), {}, cards)
            game.settle(s, rng)
            decisions += play_on(game, s, rng)
        return decisions

    return play


def _copies(key: str) -> Callable[[int], None]:
    """Copies a table halfway through a game so many times."""
    game, cards = registry.game(key), registry.house_cards(key)
    halfway = game.new(_seats(game), {}, cards)
    half = play_out(game.new(_seats(game), {}, cards), Seeded(1)) // 2
    play_out(halfway, Seeded(1), half)

    def copy(times: int) -> None:
        for _ in range(times):
            game.clone(halfway)

    return copy


def _seats(game: Game[Any]) -> int:
    return max(game.fewest, min(game.most, SEATS))


def _own_loops() -> list[Peer]:
    """The same games with no interpreter between two decisions, as searches and simulations play them."""

    def peer(key: str, game: Game[Any]) -> Peer:
        cards = registry.house_cards(key)
        seats = _seats(game)

        def play(first: int, games: int) -> int:
            return sum(play_out(game.new(seats, {}, cards), Seeded(number)) for number in range(first, first + games))

        return Peer(f"tablee {key}, whole playouts", play)

    return [peer(key, registry.game(key)) for key in registry.GAMES]


def _open_spiel() -> list[Peer]:
    spiel = _asked("pyspiel")

    def peer(name: str) -> Peer:
        game = spiel.load_game(name)

        def on(state: Any, rng: random.Random, most: int = -1) -> int:
            decisions = 0
            while not state.is_terminal() and decisions != most:
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[int(rng.random() * len(actions))])
                    decisions += 1
            return decisions

        def play(first: int, games: int) -> int:
            return sum(on(game.new_initial_state(), random.Random(n)) for n in range(first, first + games))

        halfway = game.new_initial_state()
        on(halfway, random.Random(1), on(game.new_initial_state(), random.Random(1)) // 2)

        def copy(times: int) -> None:
            for _ in range(times):
                halfway.clone()

        return Peer(f"open_spiel {name}", play, copy)

    return [peer("hearts"), peer("skat")]


def _catanatron() -> list[Peer]:
    catan = _asked("catanatron")

    def play(first: int, games: int) -> int:
        decisions = 0
        for number in range(first, first + games):
            players = [catan.RandomPlayer(colour) for colour in list(catan.Color)[:SEATS]]
            game = catan.Game(players, seed=number)
            game.play()
            decisions += len(game.state.actions)
        return decisions

    halfway = catan.Game([catan.RandomPlayer(colour) for colour in list(catan.Color)[:SEATS]], seed=1)
    for _ in range(100):
        halfway.play_tick()

    def copy(times: int) -> None:
        for _ in range(times):
            halfway.copy()

    return [Peer("catanatron", play, copy)]


def _pyminion() -> list[Peer]:
    """Dominion's first game: every card that may be played or bought is as likely, and so is none."""
    bots, base, game = _asked("pyminion.bots.bot"), _asked("pyminion.expansions.base"), _asked("pyminion.game")
    logging.getLogger().setLevel(logging.WARNING)  # it speaks to the root logger at every step

    def random_decider(rng: random.Random, asked: list[int]) -> Any:
        def all_of(*given: Any, **named: Any) -> Any:  # it names what it gives, or not
            asked[0] += 1
            return next(one for one in (*given, *named.values()) if isinstance(one, list))

        def one_of(*given: Any, **named: Any) -> Any:
            cards = all_of(*given, **named)
            chosen = int(rng.random() * (len(cards) + 1))
            return cards[chosen] if chosen < len(cards) else None

        decider = bots.BotDecider()
        decider.action_phase_decision = decider.buy_phase_decision = one_of
        decider.treasure_phase_decision = all_of
        return decider

    def play(first: int, games: int) -> int:
        asked = [0]
        for number in range(first, first + games):
            random.seed(number)
            rng = random.Random(number)
            players = [bots.Bot(random_decider(rng, asked), player_id=str(seat)) for seat in range(SEATS)]
            kingdom = [base.village, base.smithy, base.market, base.festival, base.laboratory, base.moat]
            game.Game(players=players, expansions=[base.base_set], kingdom_cards=kingdom, log_stdout=False).play()
        return asked[0]

    return [Peer("pyminion", play)]


def _rlcard() -> list[Peer]:
    rlcard = _asked("rlcard")

    def peer(name: str) -> Peer:
        def play(first: int, games: int) -> int:
            env, rng, decisions = rlcard.make(name, config={"seed": first}), random.Random(first), 0
            for _ in range(games):
                state, _ = env.reset()
                while not env.is_over():
                    actions = list(state["legal_actions"])
                    state, _ = env.step(actions[int(rng.random() * len(actions))])
                    decisions += 1
            return decisions

        return Peer(f"rlcard {name}", play)

    return [peer("uno"), peer("gin-rummy")]


def _asked(module: str) -> Any:
    try:
        return importlib.import_module(module)
    except ImportError as missing:
        raise UserError(f"{missing.name or module} is not installed: {EXTRA}") from missing
