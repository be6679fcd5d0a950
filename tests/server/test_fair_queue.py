"""Tables take turns at the bots' workers, and under load a bot thinks less, but answers."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from tablee.server.bot_workers import LEAST_THINKING, THINKING, BotWorkers
from tablee.server.fair_queue import FairQueue
from tests.server.test_bot_workers import asked


def run(coroutine: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(coroutine, 60))


def test_a_table_that_asks_much_does_not_keep_the_others_waiting() -> None:
    async def play() -> None:
        queue = FairQueue(["worker"])
        served: list[str] = []

        async def ask(table: str) -> None:
            worker = await queue.get(table)
            served.append(table)
            await asyncio.sleep(0)
            queue.put(worker)

        await asyncio.gather(*(ask(table) for table in ["loud"] * 5 + ["calm"] * 2 + ["late"]))
        assert served == ["loud", "loud", "calm", "late", "loud", "calm", "loud", "loud"]
        assert queue.waiting() == 0

    run(play())


def test_who_stops_waiting_is_passed_over_and_nothing_is_lost() -> None:
    async def play() -> None:
        queue = FairQueue(["worker"])
        worker = await queue.get("a")
        waiting = [asyncio.create_task(queue.get(table)) for table in "abc"]
        await asyncio.sleep(0)
        waiting[0].cancel()  # while it waits
        queue.put(worker)  # for b, who ...
        waiting[1].cancel()  # ... goes in the moment in which it is handed over
        assert await waiting[2] == "worker"
        assert [task.cancelled() for task in waiting] == [True, True, False]
        assert queue.waiting() == 0
        queue.put(worker)
        assert await queue.get("d") == "worker"

    run(play())


@pytest.mark.parametrize("workers", [1, 2])
def test_a_full_round_of_all_who_wait_takes_no_longer_than_one_bot_alone(workers: int) -> None:
    async def play() -> None:
        thinkers = BotWorkers(workers)
        assert thinkers.thinking() == THINKING
        for _ in range(workers):
            await thinkers.free.get("")
        waiting = [asyncio.create_task(thinkers.free.get(str(table))) for table in range(20)]
        await asyncio.sleep(0)
        assert thinkers.thinking() * 20 / workers <= THINKING
        waiting += [asyncio.create_task(thinkers.free.get(str(table))) for table in range(2000)]
        await asyncio.sleep(0)
        assert thinkers.thinking() == LEAST_THINKING
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    run(play())


@pytest.mark.parametrize("key", ["revachol", "elekt", "ecos"])
def test_with_hardly_any_time_a_master_still_answers(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By what it saw in one world and by advice, never by chance."""
    monkeypatch.setattr("tablee.server.bot_workers.THINKING", 0.0)
    monkeypatch.setattr("tablee.server.bot_workers.LEAST_THINKING", 1e-6)

    async def play() -> None:
        told, options = asked(key, "master")
        async with BotWorkers() as thinkers:
            answers = await asyncio.gather(*(thinkers.choose(told, options) for _ in range(6)))
        assert len(set(answers)) == 1
        assert set(answers) <= set(options)
        assert (thinkers.by_chance, thinkers.failed) == (0, 0)

    run(play())
