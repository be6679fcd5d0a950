"""Many games in play, each with its own chance: what a step does to all of them."""

from __future__ import annotations

from typing import Any, final

from tablee.core.cardset import CardSet
from tablee.core.chance import Rng, Seeded
from tablee.core.contract import Game
from tablee.core.stack import NOBODY, State
from tablee.stepping.answers import Answers, Legal
from tablee.stepping.direct import Direct, Pile
from tablee.stepping.sparse import Sparse, Walk


@final
class Tables:
    """`games` games at once. Game number n of place i begins from its own seed, whatever happens at other places."""

    def __init__(
        self,
        game: Game[Any],
        cards: CardSet,
        seats: int,
        options: dict[str, str],
        games: int,
        walk: Walk,
        indexes: Answers,
    ) -> None:
        self.game = game
        self.walk = walk
        self.direct: Direct | None = Direct(walk, game) if game.parts else None
        self.piles: list[list[Pile]] = [self.direct.new_piles() for _ in range(games)] if self.direct else []
        self.indexes = indexes
        self.begun: State = game.new(seats, options, cards)
        self.tables: list[State] = [self.begun] * games
        self.chances: list[Seeded] = [Seeded(0)] * games
        self.legal: list[Legal] = [{} for _ in range(games)]
        self.answers: list[list[tuple[int, str]]] = [[] for _ in range(games)]
        self.seeds: list[int] = [0] * games

    def begin(self, i: int, seed: int) -> None:
        """A new game at place i."""
        s: State = self.game.clone(self.begun)
        chance = Seeded(seed)
        self.game.settle(s, chance)
        self.tables[i] = s
        self.chances[i] = chance
        self.answers[i] = []
        self.seeds[i] = seed

    def act(self, actions: list[int]) -> list[int]:
        """Each table takes the answer of the seat that is asked; the places whose games are over then. -1: not now. An
        index that is not legal stops everything before anything has happened."""
        for i, action in enumerate(actions):
            if action >= 0 and action not in self.legal[i]:
                raise ValueError(f"game {i}: {action} is not legal for seat {self.tables[i].asked}")
        over: list[int] = []
        game = self.game
        for i, action in enumerate(actions):
            if action < 0:
                continue
            s = self.tables[i]
            answer = self.legal[i][action]
            self.answers[i].append((s.asked, answer))
            game.play(s, answer, self.chances[i])
            if s.asked == NOBODY:
                over.append(i)
        return over

    def look(self, width: int) -> tuple[Sparse, list[int], list[int]]:
        """What the asked seats see, one row after the other, their legal indexes, in rows of `width`, and which seats
        they are."""
        out = Sparse()
        masks: list[int] = []
        asked: list[int] = []
        game = self.game
        for i, s in enumerate(self.tables):
            f = s.top
            seat = s.asked
            asked.append(seat)
            if f is None or seat < 0:
                out.end_row()
                continue
            verb = f.todo[f.at]
            found = self.indexes.legal(verb, s.options)
            self.legal[i] = found
            first = i * width
            for index in found:
                masks.append(first + index)
            if self.direct is not None:
                self.direct.write(out, s, verb.name, seat, self.piles[i])
            else:
                self.walk.write(out, game.observed(s, seat), verb.name, seat)
        return out, masks, asked

    def sample(self, rng: Rng) -> list[int]:
        """For each table one of its legal indexes, each as likely as the other."""
        chosen: list[int] = []
        for legal in self.legal:
            indexes = list(legal)
            chosen.append(indexes[rng.below(len(indexes))] if indexes else -1)
        return chosen
