"""A search bot in forty lines: tablee evaluate revachol --agent examples.research.search_bot:Flat --games 10

It plays each answer in some worlds that its seat could be in to the end, at random, and takes the one that won most.
"""

from tablee.bots.bot import Bot
from tablee.core.chance import Rng
from tablee.core.stack import NOBODY, State

WORLDS = 8  # for each answer
FEW = 10  # answers that are tried, at most
DEPTH = 400  # decisions played on, at most


class Flat(Bot):
    def choose(self, s: State, seat: int, rng: Rng) -> str:
        options = self.options(s, seat)
        tried = list(options)
        rng.shuffle(tried)
        best, best_value = options[0], -1.0
        for answer in tried[:FEW] if len(options) > 1 else []:
            value = sum(self.playout(s, seat, answer, rng) for _ in range(WORLDS))
            if value > best_value:
                best, best_value = answer, value
        return best

    def playout(self, s: State, seat: int, answer: str, rng: Rng) -> float:
        world = self.game.shuffle_unknown(s, seat, rng)
        self.game.play(world, answer, rng, seat)
        for _ in range(DEPTH):
            if world.asked == NOBODY:
                break
            self.game.play(world, world.options[rng.below(len(world.options))], rng)
        result = self.game.result(world)
        if result is not None:
            return 1 / len(result.winners()) if seat in result.winners() else 0.0
        points = self.game.estimate(world)
        return float(points[seat] == max(points)) / 2
