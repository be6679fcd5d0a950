"""Bots that think in processes of their own, with what their seat may know and nothing else.

    async with BotWorkers(workers=1, pace=0.9) as thinkers:
        answer = await thinkers.answer(game, cards, card_text, state, seat, "greedy")

A worker is handed a `shuffle_unknown` world of its seat, never the true one. One that dies, hangs or says what is no
answer is replaced and asked once more; after that chance chooses among the options. The event loop never waits.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType, TracebackType
from typing import Any, Final, Self

from tablee.core import codec
from tablee.core.cardset import CardSet
from tablee.core.chance import Seeded
from tablee.core.contract import Game
from tablee.core.plain_data import JSON
from tablee.core.stack import State
from tablee.server.fair_queue import FairQueue
from tablee.server.worker import Failed, Worker

logger: Final = logging.getLogger("tablee.thinking")

BUDGETS: Final[Mapping[str, float]] = {"random": 2.0, "greedy": 5.0}
"""Seconds a level may think about one answer; then it counts as hanging."""
BUDGET: Final = 10.0
THINKING: Final = 1.5
"""Seconds after which a bot that tries its answers out takes the best so far, if nobody else waits for a worker."""
LEAST_THINKING: Final = 0.02
"""However many wait: one world at least is tried, so that a bot of any level still plays by more than chance."""
ASKED_AGAIN: Final = 1
NOTHING_MORE: Final[Mapping[str, JSON]] = MappingProxyType({})


class Asked:
    """What a worker is told. `world` is one that its seat cannot tell apart from the true one, encoded."""

    def __init__(
        self,
        game: str,
        cards_digest: str,
        cards_text: str,
        world: dict[str, JSON],
        seat: int,
        level: str,
        seed: int,
        wants: Mapping[str, JSON] = NOTHING_MORE,
        table: str = "",
    ) -> None:
        self.game = game
        self.cards_digest = cards_digest
        self.cards_text = cards_text  # "" for the house's cards
        self.world = world
        self.seat = seat
        self.level = level
        self.seed = seed
        self.wants = wants  # something else than an answer: a hint, a part of what the coach says
        self.table = table  # tables take turns


class BotWorkers:
    """A few workers, and those who wait for one. `pace` is about how long a bot seems to think, in seconds."""

    def __init__(self, workers: int = 1, pace: float = 0.0) -> None:
        self.pace = pace
        self.workers = [_Worker() for _ in range(max(1, workers))]
        self.free = FairQueue(self.workers)
        self.chosen = 0  # answers given
        self.failed = 0  # workers that died, hung or talked nonsense
        self.by_chance = 0  # answers that chance chose, since the bot could not

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await asyncio.gather(*(worker.end() for worker in self.workers))

    async def answer(
        self,
        game: Game[Any],
        cards: CardSet,
        cards_text: str,
        state: State,
        seat: int,
        level: str,
        seed: int = -1,
        paces: float = 1.0,
        table: str = "",
    ) -> str:
        """The answer of a bot to the seat's open question, after a human pause of so many paces. Of `state` only a
        world that the seat could believe in leaves this function. `cards_text` is "" for the house's cards."""
        drawn = secrets.randbits(31) if seed < 0 else seed
        began = asyncio.get_running_loop().time()
        decision = game.decision_of(state, seat)
        if decision is None:
            raise ValueError(f"seat {seat} is not asked anything")
        options = list(decision.options)
        world = codec.encode(game, game.shuffle_unknown(state, seat, Seeded(drawn)))
        asked = Asked(game.key, cards.digest, cards_text, world, seat, level, drawn, table=table)
        chosen = await self.choose(asked, options)
        await self._pause(began, paces)
        return chosen

    async def choose(self, asked: Asked, options: Sequence[str], budget: float | None = None) -> str:
        """One of the options, as soon as it is known."""
        self.chosen += 1
        if len(options) == 1:
            return options[0]
        limit = BUDGETS.get(asked.level, BUDGET) if budget is None else budget
        said = await self.told(asked, limit, lambda said: said.get("answer") in options)
        if said is not None:
            return str(said["answer"])
        self.by_chance += 1
        return options[Seeded(asked.seed).below(len(options))]

    async def told(self, asked: Asked, limit: float, fits: Callable[[dict[str, JSON]], bool]) -> dict[str, JSON] | None:
        """What a worker says to it, if it fits; None if it could not say it."""
        for _ in range(1 + ASKED_AGAIN):
            worker = await self.free.get(asked.table)
            try:
                said = await worker.say(asked, limit, self.thinking())
                if fits(said):
                    return said
                raise Failed("the answer was none of the options")
            except Failed as failed:
                self.failed += 1
                logger.warning("bot failed: game=%s level=%s reason=%s", asked.game, asked.level, failed)
                await worker.end()
            except BaseException:  # cancelled in the middle of an exchange: what comes next would answer this
                await asyncio.shield(worker.end())
                raise
            finally:
                self.free.put(worker)
        return None

    def thinking(self) -> float:
        """Seconds for one answer: a full round of all who wait takes no longer than one of them alone would."""
        workers = len(self.workers)
        return max(LEAST_THINKING, THINKING * workers / (workers + self.free.waiting()))

    async def _pause(self, began: float, paces: float) -> None:
        """A human pause that nobody can read a hand off: it depends neither on the options nor, but for whole pauses
        more, on how long the bot thought. `paces` must follow from what everybody knows."""
        if self.pace <= 0:
            return
        pause = self.pace * paces * (0.6 + 0.8 * secrets.randbelow(1000) / 1000)
        thought = asyncio.get_running_loop().time() - began
        await asyncio.sleep(pause * (thought // pause + 1) - thought)


class _Worker(Worker):
    """A process that thinks for one seat at a time."""

    def __init__(self) -> None:
        super().__init__("tablee.server.bot_worker")
        self.knows: set[str] = set()  # digests of card files it was shown

    async def say(self, asked: Asked, limit: float, thinking: float) -> dict[str, JSON]:
        if self.process is None or self.process.returncode is not None:
            self.knows = set()
        told: dict[str, JSON] = {
            "game": asked.game,
            "digest": asked.cards_digest,
            "world": asked.world,
            "seat": asked.seat,
            "level": asked.level,
            "seed": asked.seed,
            "limit": limit,
            "seconds": thinking,
            **asked.wants,
        }
        if asked.cards_text and asked.cards_digest not in self.knows:
            told["cards"] = asked.cards_text
        said: dict[str, JSON] = await self.ask(told, limit)
        if "failed" in said:
            raise Failed(str(said["failed"]))
        self.knows.add(asked.cards_digest)
        return said
