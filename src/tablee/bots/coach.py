"""A friend who looks at the game afterwards: every decision scored from what its player knew then, and luck apart from
play.

    notes = Annotator(game, cards, record).notes()
    told = summary(game, cards, record, notes)

A decision is scored by trying the best answers and the one that was given in the same worlds that the seat could have
been in, with the same luck. Which answer is best is decided in one half of the worlds, how much better it is in the
other: so chance alone makes nobody's play look bad. Luck is what chance answered, measured against what else it could
have answered in the same place: over many games it comes to nothing, whatever the judge believes.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

from tablee.bots import reasons
from tablee.bots.advice.judge import Judge
from tablee.bots.search.advised import LEVEL
from tablee.bots.search.flat import Thought, luck_of
from tablee.core.cardset import CardSet
from tablee.core.chance import Seeded
from tablee.core.contract import Game
from tablee.core.plain_data import JSON
from tablee.core.record import Record
from tablee.core.stack import CHANCE, NOBODY, TAKE_BACK, State

PLAYOUTS: Final = 16_000
"""For all decisions of a game together: the work is bounded, however long the game was."""
FEWEST_WORLDS: Final = 4
MOST_WORLDS: Final = 32
BREADTH: Final = 4
"""Answers that the given one is compared with."""
OUTCOMES: Final = 8
"""Other answers of chance that the one it gave is compared with."""
MARKS: Final = ((0.15, "??"), (0.07, "?"), (0.03, "?!"))
"""By the chance to win that was lost."""
GOOD: Final = "!"
BETTER_BY: Final = 0.05
"""A good answer is so much better than the next, and not the one that springs to mind."""
MOMENTS: Final = 3
POINTS: Final = "points"


class Compared(NamedTuple):
    """What came of comparing: the best answer, and what the one that was given lost against it; or, if it is the best
    itself, what it has over the next."""

    best: Thought
    given: Thought
    next: Thought  # the best of all but the given one
    chance: float
    best_chance: float
    next_chance: float
    error: float  # of the difference
    tried: list[Thought]

    @property
    def gain(self) -> float:
        return self.chance - self.next_chance


class Annotator:
    """Goes once through a record and notes what every answer was worth."""

    def __init__(self, game: Game[Any], cards: CardSet, record: Record, playouts: int = PLAYOUTS) -> None:
        self.game = game
        self.record = record
        self.thinker, self.search = reasons.search_of(game, LEVEL)
        self.judge: Judge = self.search.judge
        self.state = record.new_state(game, cards)
        self.at = 0  # answers taken in so far
        self.worlds = _worlds(record, playouts)

    def notes(self, start: int = 0, end: int | None = None) -> list[dict[str, JSON]]:
        """Of the answers from number `start` on, one note for each that is worth one."""
        answers = self.record.answers
        until = len(answers) if end is None else min(end, len(answers))
        found: list[dict[str, JSON]] = []
        while self.at < until:
            seat, answer = answers[self.at]
            if self.at >= start:
                note = self._luck(answer) if seat == CHANCE else self._decision(seat, answer)
                if note:
                    found.append(note)
            self.game.apply(self.state, seat, answer)
            self.at += 1
        return found

    # Play.

    def _decision(self, seat: int, answer: str) -> dict[str, JSON]:
        s = self.state
        options = self.game.options_of(s, seat)
        if answer == TAKE_BACK or len(options) < 2 or answer not in options:
            return {}
        compared = self.compare(s, seat, answer, self.at)
        loss = 0.0 if compared.best is compared.given else compared.best_chance - compared.chance
        note: dict[str, JSON] = {
            "move": self.at,
            "seat": seat,
            "answer": answer,
            "chance": _percent(compared.chance),
            "loss": _percent(loss),
            "error": _percent(compared.error),
            "mark": self._mark(compared, loss),
        }
        if compared.best is not compared.given:
            note["best"] = compared.best.answer
            note["best_chance"] = _percent(max(compared.best_chance, compared.chance))
            if note["mark"]:
                note["why"] = self._whys(s, seat, compared.best, compared.given, compared.best_chance)
        elif note["mark"]:
            note["gain"] = _percent(compared.gain)
            note["next"] = compared.next.answer
            note["next_chance"] = _percent(compared.next_chance)
            note["why"] = self._whys(s, seat, compared.given, compared.next, compared.chance)
        return note

    def compare(self, s: State, seat: int, answer: str, seed: int) -> Compared:
        """The given answer beside the best, in so many worlds."""
        if self.thinker.seats != s.seats:
            self.thinker.thoughts(s, seat, 1, seed)  # sets the judge for a table of so many
        search, options = self.search, self.game.options_of(s, seat)
        values = search.adviser.values(s, seat, options)
        order = sorted(range(len(options)), key=lambda i: (-values[i], i))
        parts = len(self.judge.names)
        tried = [Thought(options[i], values[i], parts) for i in order[:BREADTH]]
        given = next((one for one in tried if one.answer == answer), None)
        if given is None:
            given = Thought(answer, values[options.index(answer)], parts)
            tried.append(given)
        chances: list[list[float]] = [[] for _ in tried]
        for world in range(self.worlds):
            before = [one.total for one in tried]
            search.try_all(s, seat, tried, seed, world)
            for i, one in enumerate(tried):
                chances[i].append(one.total - before[i])
        best = max(range(len(tried)), key=lambda i: (self._expected(tried, chances, i, 0), -i))
        at = tried.index(given)
        expected = [self._expected(tried, chances, i, 1) for i in range(len(tried))]
        after = max((i for i in range(len(tried)) if i != at), key=lambda i: (expected[i], -i))
        beside = after if best == at else best
        error = _error([chances[beside][w] - chances[at][w] for w in range(1, self.worlds, 2)])
        return Compared(tried[best], given, tried[after], expected[at], expected[best], expected[after], error, tried)

    def _expected(self, tried: Sequence[Thought], chances: Sequence[Sequence[float]], i: int, half: int) -> float:
        """As the search believes it, from one half of the worlds: advice counts like a few of them."""
        search = self.search
        seen = [sum(one[half::2]) / len(one[half::2]) for one in chances]
        best = max(one.advice for one in tried)
        advised = sum(seen) / len(seen) + search.scale * (tried[i].advice - best)
        worlds = len(chances[i][half::2])
        return min(1.0, max(0.0, (seen[i] * worlds + search.trust * advised) / (worlds + search.trust)))

    def _mark(self, compared: Compared, loss: float) -> str:
        if compared.best is compared.given:
            first = max(one.advice for one in compared.tried)
            is_obvious = compared.given.advice == first
            is_clear = compared.gain >= BETTER_BY and compared.gain > compared.error
            return GOOD if is_clear and not is_obvious else ""
        for least, mark in MARKS:
            if loss >= least and loss > compared.error:
                return mark
        return ""

    def _whys(self, s: State, seat: int, better: Thought, other: Thought, chance: float) -> list[list[JSON]]:
        """What the better answer, with that chance, has over the other."""
        search, both = self.search, (better, other)
        now, then = (reasons.at_once(search, s, seat, one.answer, self.at) for one in both)
        differ = {part: count for part, count in now.items() if abs(count - then.get(part, 0.0)) >= 1}
        sides = [{name: one.parts[i] / one.visits for i, name in enumerate(self.judge.names)} for one in both]
        found = reasons.whys(self.judge, self.judge.progress(s), chance, sides[0], sides[1:], differ)
        return [[why.part, why.way, round(why.amount, 2), round(why.chance, 1)] for why in reasons.speaking_for(found)]

    # Luck.

    def _luck(self, answer: str) -> dict[str, JSON]:
        """What chance answered, against what else it could have answered."""
        if self.thinker.seats != self.state.seats:
            self.thinker.seats = self.state.seats
            self.judge.set(self.thinker.values_for(self.state.seats))
        game, s = self.game, self.state
        rng = Seeded(self.at + 1)
        others = [game.sample(s, rng) for _ in range(OUTCOMES)]
        if all(other == answer for other in others):
            return {}
        worth: dict[str, list[tuple[float, float]]] = {}
        for outcome in (answer, *others):
            if outcome not in worth:
                worth[outcome] = self._after(outcome)
        came = worth[answer]
        luck = [
            [_mean_gap(came[seat][i], [worth[other][seat][i] for other in others]) for i in range(2)]
            for seat in range(s.seats)
        ]
        return {
            "move": self.at,
            "luck": [_percent(chance) for chance, _ in luck],
            "points": [round(points, 2) for _, points in luck],
        }

    def _after(self, outcome: str) -> list[tuple[float, float]]:
        """The chance and the lead of every seat once the turn in which chance answers so has been played to its end,
        by the quick player and with the same luck for all outcomes."""
        game, search = self.game, self.search
        t: State = game.clone(self.state)
        game.apply(t, CHANCE, outcome)
        luck = self.at + 1
        rng = Seeded(luck)
        turn = game.turn(t)
        rng.x = luck_of(luck, turn)
        game.settle(t, rng)
        self._to_turn_end(t, turn, rng, luck)
        return [(search.judge.chance(t, seat), lead(search.judge, t, seat)) for seat in range(t.seats)]

    def _to_turn_end(self, t: State, turn: int, rng: Seeded, luck: int) -> None:
        search = self.search
        horizon, turns = search.horizon, search.turns
        search.horizon, search.turns = 1, 1
        search.play_on(t, turn, rng, luck)
        search.horizon, search.turns = horizon, turns


def lead(judge: Judge, s: State, seat: int) -> float:
    """Over the best of the others, in points: each thing at the rate at which the judge takes it for points. What is
    over is counted as it stands."""
    if judge.names[0] != POINTS:
        return 0.0
    progress = judge.progress(s)
    rate = judge.early[0] + judge.late[0] * progress
    own = _worth(judge, s, seat, progress)
    rivals = [_worth(judge, s, side, progress) for side in range(judge.sides(s)) if side != seat]
    return (own - max(rivals)) / rate if rivals and rate > 0 else 0.0


def _worth(judge: Judge, s: State, side: int, progress: float) -> float:
    if s.asked == NOBODY:
        return judge.counted(s, side)[0] * (judge.early[0] + judge.late[0] * progress)
    return judge.worth(s, side, progress)


def _worlds(record: Record, playouts: int) -> int:
    """An even number."""
    decisions = sum(1 for seat, _ in record.answers if seat >= 0)
    worlds = playouts // max(1, decisions * (BREADTH + 1))
    return max(FEWEST_WORLDS, min(MOST_WORLDS, worlds)) // 2 * 2


def _mean_gap(came: float, others: Sequence[float]) -> float:
    return came - sum(others) / len(others)


def _error(differences: Sequence[float]) -> float:
    """Of their mean."""
    number = len(differences)
    mean = sum(differences) / number
    if number < 2:
        return 1.0
    return sqrt(sum((one - mean) ** 2 for one in differences) / (number - 1) / number)


def _percent(chance: float) -> float:
    return round(100 * chance, 1)
