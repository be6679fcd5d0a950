"""Bots in worker processes: what they are told, how long they may take, and what happens when they fail."""

import asyncio
import os
import secrets
import signal
from collections.abc import Coroutine
from typing import Any
from unittest.mock import AsyncMock, MagicMock

import pytest

from tablee import bots, registry
from tablee.core import codec
from tablee.core.chance import Seeded
from tablee.core.contract import Game
from tablee.core.stack import State
from tablee.server.bot_seats import A_MOMENT, BotSeats
from tablee.server.bot_workers import Asked, BotWorkers
from tablee.server.clocks import Rule
from tablee.server.match import Match
from tablee.server.seats import BOT, PERSON
from tablee.store import Seat
from tests.test_undo import DEAR, READY, laid_out

GAMES = registry.GAMES


def run(coroutine: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(coroutine, 120))


def opening(key: str, seats: int = 2, moves: int = 0) -> tuple[Game[Any], State]:
    game, rng = registry.game(key), Seeded(5)
    state: State = game.new(seats, {}, registry.house_cards(key))
    game.settle(state, rng)
    while moves or len(state.options) < 2:
        game.play(state, state.options[rng.below(len(state.options))], rng)
        moves = max(0, moves - 1)
    return game, state


def asked(key: str, level: str = "greedy", seed: int = 7) -> tuple[Asked, list[str]]:
    game, state = opening(key)
    world = codec.encode(game, game.shuffle_unknown(state, state.asked, Seeded(seed)))
    told = Asked(key, registry.house_cards(key).digest, "", world, state.asked, level, seed)
    return told, list(state.options)


def pid_of(thinkers: BotWorkers) -> int:
    process = thinkers.workers[0].process
    assert process is not None
    return process.pid


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("level", ["random", "greedy", "easy"])
def test_a_worker_chooses_what_the_bot_would_choose_here(key: str, level: str) -> None:
    async def play() -> None:
        game, state = opening(key, moves=3)
        async with BotWorkers() as thinkers:
            for seed in range(5):
                seat = state.asked
                world = game.shuffle_unknown(state, seat, Seeded(seed))
                here = bots.make(level, game).choose(world, seat, Seeded(seed))
                there = await thinkers.answer(game, registry.house_cards(key), "", state, seat, level, seed)
                assert there == here
                game.play(state, there, Seeded(seed))
            assert (thinkers.failed, thinkers.by_chance) == (0, 0)

    run(play())


@pytest.mark.parametrize("key", GAMES)
def test_a_worker_is_told_a_world_its_seat_could_believe_in(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What leaves the server for a bot is a drawn world: the true hands of others are nowhere in it but by accident."""
    told: list[Asked] = []

    async def listen(self: BotWorkers, asked: Asked, options: list[str], budget: float | None = None) -> str:
        told.append(asked)
        return options[0]

    monkeypatch.setattr(BotWorkers, "choose", listen)
    game, state = opening(key, moves=6)
    seat = state.asked
    true = codec.canonical(codec.encode(game, state))

    async def ask() -> None:
        thinkers = BotWorkers()
        for seed in range(20):
            await thinkers.answer(game, registry.house_cards(key), "", state, seat, "greedy", seed)

    run(ask())
    for one in told:
        world = codec.decode(game, one.world, registry.house_cards(key))
        assert game.view(world, seat) == game.view(state, seat)
    if key != "ecos":  # there, after six answers, nothing need be hidden from the seat that is asked
        assert any(codec.canonical(one.world) != true for one in told)
    assert codec.canonical(codec.encode(game, state)) == true, "and the table's own state is as it was"


def test_a_killed_worker_is_replaced_and_nobody_notices() -> None:
    async def play() -> None:
        told, options = asked("revachol")
        async with BotWorkers() as thinkers:
            first = await thinkers.choose(told, options)
            for _ in range(3):
                gone = pid_of(thinkers)
                os.kill(gone, signal.SIGKILL)
                assert await thinkers.choose(told, options) == first
                assert pid_of(thinkers) != gone
            assert thinkers.by_chance == 0

    run(play())


def test_a_worker_that_hangs_is_ended_and_asked_once_more_and_then_chance_chooses() -> None:
    async def play() -> None:
        told, options = asked("revachol")
        async with BotWorkers() as thinkers:
            await thinkers.choose(told, options)
            hanging = pid_of(thinkers)
            os.kill(hanging, signal.SIGSTOP)
            assert await thinkers.choose(told, options, budget=0.5) in options
            assert thinkers.failed == 1
            with pytest.raises(ProcessLookupError):
                os.kill(hanging, 0)
            assert await thinkers.choose(told, options, budget=0.0) in options
            assert (thinkers.failed, thinkers.by_chance) == (3, 1)
            assert await thinkers.choose(told, options) in options, "and the next one thinks again"
            assert thinkers.by_chance == 1

    run(play())


def test_a_bot_that_breaks_gives_way_to_chance_and_tells_no_cards(caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        told, options = asked("elekt", level="no such bot")
        async with BotWorkers() as thinkers:
            assert await thinkers.choose(told, options) in options
            assert (thinkers.failed, thinkers.by_chance) == (2, 1)
            told.level, told.cards_digest = "greedy", "unknown"
            assert await thinkers.choose(told, options) in options
            assert thinkers.by_chance == 2

    run(play())
    assert "UserError in __init__.py" in caplog.text
    assert "LookupError" in caplog.text
    assert "no such bot;" not in caplog.text


def test_a_worker_learns_a_card_file_once() -> None:
    async def play() -> None:
        key = "revachol"
        game = registry.game(key)
        text = registry.card_text(key).replace("points", "points ", 1)
        cards = game.read_cards(text, "mine.toml", registry.texts_known(key))
        state: State = game.new(2, {}, cards)
        game.settle(state, Seeded(1))
        async with BotWorkers() as thinkers:
            for seed in range(3):
                answer = await thinkers.answer(game, cards, text, state, state.asked, "greedy", seed)
                game.play(state, answer, Seeded(seed))
            assert thinkers.failed == 0

    run(play())


def test_many_ask_at_once_and_the_loop_goes_on() -> None:
    async def play() -> None:
        told, options = asked("ecos")
        beats = 0

        async def beat() -> None:
            nonlocal beats
            while True:
                await asyncio.sleep(0.001)
                beats += 1

        beating = asyncio.create_task(beat())
        async with BotWorkers(workers=2) as thinkers:
            answers = await asyncio.gather(*(thinkers.choose(told, options) for _ in range(40)))
            assert len(set(answers)) == 1
        beating.cancel()
        assert beats > 20

    run(play())


def test_cancelling_one_question_does_not_answer_the_next_with_it() -> None:
    async def play() -> None:
        told, options = asked("revachol")
        other, other_options = asked("elekt")
        async with BotWorkers() as thinkers:
            expected = await thinkers.choose(other, other_options)
            for _ in range(5):
                asking = asyncio.create_task(thinkers.choose(told, options))
                await asyncio.sleep(0)
                asking.cancel()
                await asyncio.gather(asking, return_exceptions=True)
                assert await thinkers.choose(other, other_options) == expected

    run(play())


@pytest.mark.parametrize("paces", [1.0, A_MOMENT])
def test_the_pause_is_drawn_without_looking_at_the_options(monkeypatch: pytest.MonkeyPatch, paces: float) -> None:
    """An instant answer would tell that there was only one (playing.md §2, 18): a forced one waits as long as any."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def play() -> None:
        game, state = opening("revachol")
        thinkers = BotWorkers(pace=1000.0)  # nobody waits for it: how long the bot thinks is no matter
        monkeypatch.setattr(asyncio, "sleep", sleep)
        monkeypatch.setattr(secrets, "randbelow", lambda n: 500)
        del state.options[1:]
        for _ in range(3):
            cards = registry.house_cards("revachol")
            await thinkers.answer(game, cards, "", state, state.asked, "greedy", paces=paces)

    run(play())
    assert len(slept) == 3
    assert all(500 * paces < pause <= 1000 * paces for pause in slept)


def test_a_bot_leaves_a_person_a_moment_to_take_back_what_ended_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """ECH-R26: its answer would close the undoing. Whether it waits follows from the open log and from who sits where;
    after a bot's answer it does not."""
    asked_for: list[float] = []

    async def answer(self: BotWorkers, *known: object, paces: float = 1.0, table: str = "") -> str:
        asked_for.append(paces)
        return "draw"

    monkeypatch.setattr(BotWorkers, "answer", answer)
    given = {**READY, "1": {"hand": ["lena", "nix"]}, "2": {"hand": ["cuno"]}, "3": {"hand": ["kim"]}}
    kinds = [Seat(0, PERSON), Seat(1, BOT, level="greedy"), Seat(2, BOT, level="greedy")]

    async def play() -> None:
        table = laid_out(given, DEAR)
        playing = Match(table.game, table.cards, table.record, Rule("none"))
        room: Any = MagicMock(playing=playing, seats=kinds, cards=table.cards)
        room.context.card_text = AsyncMock(return_value="")
        room.turn = asyncio.Lock
        room.head.stage = "playing"
        seats = BotSeats(room, BotWorkers())
        playing.answer(0, "nix", "", 0.0)  # opens a Corps: nothing is asked, the turn has passed
        assert playing.waiting() == [1]
        assert await seats._choose(1, playing.question_id(1)) == "draw"
        playing.answer(1, "cuno", "", 0.0)
        await seats._choose(2, playing.question_id(2))

    run(play())
    assert asked_for == [A_MOMENT, 1.0]


def test_workers_end_with_the_server() -> None:
    async def play() -> int:
        told, options = asked("revachol")
        async with BotWorkers() as thinkers:
            await thinkers.choose(told, options)
            return pid_of(thinkers)

    pid = asyncio.run(play())
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
