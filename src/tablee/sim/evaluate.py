"""How strong an agent from outside is: against each level, every deal from every seat, the same deals for all."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from tablee import bots, registry
from tablee.bots.bot import Bot
from tablee.bots.measured import ALONE
from tablee.errors import UserError
from tablee.sim.agent import Agent
from tablee.sim.ladder import Met, Pair, Rating, rated, result_of, summed
from tablee.sim.run import check, play_game

Progress = Callable[[int], None]


class Evaluation(NamedTuple):
    """Games against each rival, the ratings they give, and what the agent did wrong."""

    game: str
    agent: str
    seats: int
    seed: int
    pairs: list[Pair]
    ratings: dict[str, Rating]
    faults: dict[str, tuple[int, str]]  # kind -> how often, and the first in words

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        return {
            "game": self.game,
            "agent": self.agent,
            "seats": self.seats,
            "seed": self.seed,
            "pairs": [
                {"against": p.b, "games": p.games, "wins": p.wins, "share": p.share, "interval": list(p.interval)}
                for p in self.pairs
            ],
            "ratings": {name: r._asdict() | {"interval": list(r.interval)} for name, r in self.ratings.items()},
            "faults": {kind: {"times": n, "first": first} for kind, (n, first) in self.faults.items()},
        }


def evaluate(
    game_key: str,
    agent_name: str,
    rivals: Sequence[str],
    seats: int,
    games: int,
    seed: int = 0,
    seconds: float = 5.0,
    options: Mapping[str, str] | None = None,
    progress: Progress | None = None,
) -> Evaluation:
    """So many games against each rival, or a few more so that every deal is played from every seat."""
    chosen = dict(options or {})
    check(game_key, ["random"] * seats, games, 1, chosen)
    if seconds <= 0:
        raise UserError(f"the time for an answer must be more than 0 seconds, not {seconds:g}")
    game, cards = registry.game(game_key), registry.house_cards(game_key)
    others = [ALONE] if seats == 1 else list(dict.fromkeys(rivals))
    made = {name: bots.make(name, game) for name in others if name != ALONE}
    whole = -(-games // seats) * seats
    agent = Agent(agent_name, game, cards, seconds)
    called = agent_name if agent_name not in others else f"{agent_name} (outside)"
    done = {(called, name): Met() for name in others}
    count = 0
    try:
        for number in range(whole):
            deal, seat = divmod(number, seats)
            for name in others:
                agent.begin(f"deal {deal + 1}, seat {seat + 1}, against {name}")
                players: list[Bot] = [agent if i == seat else made[name] for i in range(seats)]
                outcome = play_game(game, cards, chosen, players, seed, deal)
                done[called, name].results += result_of(seat, outcome.winners)
                count += 1
                if progress is not None:
                    progress(count)
    finally:
        agent.end()
    pairs = [summed(a, b, met) for (a, b), met in done.items()]
    faults = {kind: (times, agent.faults.first[kind]) for kind, times in agent.faults.count.most_common()}
    return Evaluation(game_key, called, seats, seed, pairs, rated([called, *others], seats, done), faults)
