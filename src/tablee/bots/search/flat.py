"""One search for every game: the best answers are tried in many worlds, each played on for a while and then judged.

Through the contract alone. Worlds are drawn by `shuffle_unknown`, so nothing hidden is looked at; all answers are tried
in the same worlds with the same luck, so that they differ by themselves only. Advice says which answers are worth
trying; the better half of them is tried in further worlds, and so on (sequential halving), or all of them until it is
clear which is best (a race). The same seed and number of playouts give the same answer on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from time import monotonic
from typing import Any, Final, final

from tablee.bots.advice.adviser import Adviser
from tablee.bots.advice.judge import Judge
from tablee.bots.search.streams import stream_of
from tablee.core.chance import MASK, Seeded
from tablee.core.contract import Game
from tablee.core.stack import NOBODY, NOTHING, State, run

TURNS: Final = 0x9E3779B
MOST_DECISIONS: Final = 2_000
"""In a playout: no game comes near it, except one that a designer's card does not let end."""
FIRST_LOOK: Final = 8
"""Worlds before a race drops anybody: with fewer their spread is not known."""
NEAR: Final = 0.002
"""Of the chance to win: once two answers are known so well, it does not matter which is taken."""


@final
class Thought:
    """What was found out about one answer."""

    def __init__(self, answer: str, advice: float, parts: int) -> None:
        self.answer = answer
        self.advice = advice  # what the adviser thinks of it, in points
        self.visits = 0  # playouts
        self.total = 0.0  # of their chances
        self.expected = 0.0  # the chance to win, all considered
        self.parts: list[float] = [0.0] * parts  # what each thing that the judge counts added to the lead, at the ends
        self.chances: list[float] = []  # world by world

    def see(self, chance: float, parts: Sequence[float]) -> None:
        self.visits += 1
        self.chances.append(chance)
        self.total += chance
        for i in range(len(parts)):
            self.parts[i] += parts[i]

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


@final
class Search:
    """How one player thinks about one game."""

    def __init__(
        self,
        game: Game[Any],
        adviser: Adviser,
        judge: Judge,
        breadth: int,
        horizon: int,
        turns: int,
        trust: float,
        scale: float,
    ) -> None:
        self.game = game
        self.adviser = adviser
        self.judge = judge
        self.breadth = breadth  # answers that are tried
        self.horizon = horizon  # decisions played on in each world, at least, …
        self.turns = turns  # … and turns begun; then the turn is played to its end
        self.trust = trust  # in advice: it counts like so many playouts
        self.scale = scale  # chance to win for a point of advice
        self.sure = 0.0  # standard errors by which an answer must be worse to be dropped from a race; 0: halving
        self.true_world = False  # for measuring only: the ceiling
        self.explain = False  # whether the parts of what is judged are added up
        self.seconds = 0.0  # no more than that, whatever the budget, if it is not 0: for a server under load
        self.playouts = 0  # made so far

    def evaluate(self, s: State, seat: int, playouts: int, seed: int) -> list[Thought]:
        """Every answer of the seat, the best first; those that were not worth a try come last, by advice."""
        options = self.game.options_of(s, seat)
        values = self.adviser.values(s, seat, options) if len(options) > 1 else [0.0]
        parts = len(self.judge.names) if self.explain else 0
        all = [Thought(options[i], values[i], parts) for i in range(len(options))]
        order = sorted([(-values[i], i) for i in range(len(options))])
        ranked = [all[i] for _, i in order]
        tried = ranked[: self.breadth]
        if len(tried) > 1 or self.explain:
            search = self.race if self.sure > 0.0 and len(tried) > 1 else self.halve
            tried = search(s, seat, tried, max(len(tried), playouts), seed)
        return tried + ranked[self.breadth :]

    def halve(self, s: State, seat: int, tried: list[Thought], playouts: int, seed: int) -> list[Thought]:
        """Sequential halving; the best first."""
        rounds = 1
        while 1 << rounds < len(tried):
            rounds += 1
        out: list[Thought] = []
        until = monotonic() + self.seconds if self.seconds > 0 else 0.0
        worlds = 0
        left = playouts
        for number in range(rounds):
            each = left // ((rounds - number) * len(tried))
            if each == 0 and left >= len(tried):
                each = 1
            for w in range(worlds, worlds + each):
                if w == 0 or until == 0.0 or monotonic() < until:
                    self.try_all(s, seat, tried, seed, w)
            worlds += each
            left = max(0, left - each * len(tried))
            tried = self.ordered(tried)
            if number < rounds - 1:
                keep = (len(tried) + 1) // 2
                out = tried[keep:] + out
                tried = tried[:keep]
        return tried + out

    def race(self, s: State, seat: int, tried: list[Thought], playouts: int, seed: int) -> list[Thought]:
        """World after world, until it is clear which answer is best, or until the playouts are used up; the best first.
        Most questions are clear soon: what they save, a close one may use."""
        out: list[Thought] = []
        until = monotonic() + self.seconds if self.seconds > 0 else 0.0
        worlds = 0
        look = FIRST_LOOK
        left = playouts
        while len(tried) > 1 and left >= len(tried):
            if worlds and until != 0.0 and monotonic() >= until:
                break
            self.try_all(s, seat, tried, seed, worlds)
            left -= len(tried)
            worlds += 1
            if worlds == look:
                look += max(4, look // 4)
                tried = self.ordered(tried)
                best = tried[0]
                stay = [best]
                gone: list[Thought] = []
                for thought in tried[1:]:
                    (stay if self.is_open(best, thought) else gone).append(thought)
                tried = stay
                out = gone + out
        return self.ordered(tried) + out

    def is_open(self, best: Thought, other: Thought) -> bool:
        """Whether more worlds may show that the other is better by more than matters. They were tried in the same
        worlds, so what counts is how their difference varies from world to world."""
        number = best.visits
        mean = best.mean() - other.mean()
        spread = 0.0
        for w in range(number):
            apart = best.chances[w] - other.chances[w] - mean
            spread += apart * apart
        error = sqrt(spread / (number - 1) * number) / (number + self.trust)
        return error > NEAR and best.expected - other.expected <= self.sure * error

    def ordered(self, tried: list[Thought]) -> list[Thought]:
        """The best first: by what was seen, and by advice as far as it is trusted."""
        seen = sum([thought.mean() for thought in tried]) / len(tried)
        best = max([thought.advice for thought in tried])
        for thought in tried:
            advised = seen + self.scale * (thought.advice - best)
            thought.expected = (thought.total + self.trust * advised) / (thought.visits + self.trust)
        order = sorted([(-tried[i].expected, i) for i in range(len(tried))])
        return [tried[i] for _, i in order]

    def try_all(self, s: State, seat: int, tried: list[Thought], seed: int, number: int) -> None:
        """Each of these answers in the same world, with the same luck after it."""
        game = self.game
        rng = Seeded(stream_of(seed, number))
        world: State = game.clone(s) if self.true_world else game.shuffle_unknown(s, seat, rng)
        self.unseal(world, seat)
        luck = rng.x
        turn = game.turn(world)
        for thought in tried:
            t: State = game.clone(world)
            rng.x = luck_of(luck, turn)
            game.play(t, thought.answer, rng, seat)
            self.play_on(t, turn, rng, luck)
            if self.explain:
                thought.see(self.judge.chance(t, seat), self.judge.parts(t, seat))
            else:
                thought.see(self.judge.chance(t, seat), ())
        self.playouts += len(tried)

    def unseal(self, world: State, seat: int) -> None:
        """What others have sealed is not known: they choose again, like everybody."""
        again = False
        for other in range(len(world.sealed)):
            if other != seat and world.sealed[other] != NOTHING:
                world.sealed[other] = NOTHING
                again = True
        if again:
            run(world)

    def play_on(self, t: State, last: int, rng: Seeded, luck: int) -> None:
        """So many decisions and turns by the quick player of the adviser, and on to the end of the turn: all answers
        are judged between turns, where nothing hangs in the air. `last` is the turn in which the question was asked.
        Every turn has its own luck, so that what is drawn in it does not depend on how many answers came before."""
        game, adviser = self.game, self.adviser
        left, turns = self.horizon, self.turns
        for number in range(MOST_DECISIONS):
            if t.asked == NOBODY:
                return
            turn = game.turn(t)
            if turn != last:
                last = turn
                turns -= 1
                if left <= 0 and turns <= 0:
                    return
            rng.x = luck_of(luck, turn if turn else number)
            options = t.options
            if len(options) == 1:
                game.play(t, options[0], rng)
            else:
                left -= 1
                game.play(t, options[adviser.choice(t, t.asked, options, rng.x)], rng)


def luck_of(luck: int, turn: int) -> int:
    """Where the numbers of a turn begin; never 0, where they would stay."""
    x = (luck + turn * TURNS) & MASK
    x ^= x >> 15
    x ^= (x << 13) & MASK
    x ^= x >> 17
    return x or 1
