"""An agent from outside in a process of its own: it gets worlds of its seat, one at a time, and has so long to answer.

Nothing it does breaks a run. What it does wrong is counted (`Faults`), and then happens what the rules let happen when
a seat does not act (`Game.default_answer`).
"""

from __future__ import annotations

import contextlib
import json
import multiprocessing
import os
import sys
from collections import Counter
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

from tablee import bots, registry
from tablee.bots import outside
from tablee.bots.bot import Bot
from tablee.core import codec
from tablee.core.cardset import CardSet
from tablee.core.chance import Rng, Seeded
from tablee.core.contract import Game
from tablee.core.stack import State
from tablee.errors import UserError

STARTING: Final = 60.0
"""Seconds to load what it needs."""
PATIENCE: Final = 5
"""After so many faults in one game it is not asked again in that game."""
SEEDS: Final = 1 << 30
LONGEST: Final = 300
"""Letters of what it says that are told on."""


class Faults:
    """What an agent did wrong: how often each kind, and the first of each in words."""

    def __init__(self) -> None:
        self.count: Counter[str] = Counter()
        self.first: dict[str, str] = {}

    def add(self, kind: str, what: str) -> None:
        self.count[kind] += 1
        self.first.setdefault(kind, what[:LONGEST])


class Agent(Bot):
    """The seat's side of the pipe; a bot like any other to whoever plays the game."""

    def __init__(self, name: str, game: Game[Any], cards: CardSet, seconds: float) -> None:
        super().__init__(game)
        self.name = name
        self.cards = cards
        self.seconds = seconds
        self.faults = Faults()
        self.process: BaseProcess | None = None
        self.pipe: Connection[Any, Any] | None = None
        self.deal = ""  # what is being played, as a fault tells it
        self.in_this_game = 0
        self._start()

    def begin(self, deal: str) -> None:
        """A new game begins."""
        self.deal = deal
        self.in_this_game = 0

    def choose(self, s: State, seat: int, rng: Rng) -> str:
        options = self.options(s, seat)
        seed = rng.below(SEEDS)
        if self.in_this_game < PATIENCE:
            world = codec.encode(self.game, self.game.shuffle_unknown(s, seat, Seeded(seed)))
            answer = self._ask({"world": world, "seat": seat, "seed": seed})
            if answer is not None:
                if answer in options:
                    return answer
                self._fault("illegal answer", f"{answer!r} to {len(options)} options such as {options[0]!r}")
        decision = self.game.decision_of(s, seat)
        assert decision is not None
        return self.game.default_answer(s, decision)

    def _ask(self, question: dict[str, Any]) -> str | None:
        try:
            if self.process is None:
                self._start()
            assert self.pipe is not None
            self.pipe.send_bytes(json.dumps(question).encode())
            if not self.pipe.poll(self.seconds):
                self.end()
                self._fault("time-out", f"no answer within {self.seconds:g} s")
                return None
            told = json.loads(self.pipe.recv_bytes())
        except (OSError, EOFError, ValueError, UserError) as error:
            code = self._exit_code()
            self.end()
            self._fault("crash", f"its process has gone (exit code {code}, {type(error).__name__})")
            return None
        if "answer" in told:
            return str(told["answer"])
        self._fault("exception", str(told.get("failed")))
        return None

    def _fault(self, kind: str, what: str) -> None:
        self.in_this_game += 1
        self.faults.add(kind, f"{self.deal}: {what}")

    def _start(self) -> None:
        """UserError if it cannot be loaded."""
        fresh = multiprocessing.get_context("spawn")  # it inherits nothing: neither the true state nor our numbers
        ours, theirs = fresh.Pipe()
        self.process = fresh.Process(target=_serve, args=(theirs, self.name, self.game.key), daemon=True)
        self.process.start()
        theirs.close()
        self.pipe = ours
        try:
            told = json.loads(ours.recv_bytes()) if ours.poll(STARTING) else {"failed": "it did not start in time"}
        except (OSError, EOFError):
            told = {"failed": f"its process ended at once (exit code {self._exit_code()})"}
        if "failed" in told:
            self.end()
            raise UserError(str(told["failed"]))

    def _exit_code(self) -> int | None:
        if self.process is None:
            return None
        self.process.join(1.0)
        return self.process.exitcode

    def end(self) -> None:
        """It has nothing to lose."""
        if self.process is not None:
            self.process.kill()
            self.process.join()
        if self.pipe is not None:
            self.pipe.close()
        self.process = self.pipe = None


def _serve(pipe: Connection[Any, Any], name: str, key: str) -> None:
    """The agent's side: it sees worlds, never the true state."""
    sys.stdout = sys.stderr
    game = registry.game(key)
    cards = registry.house_cards(key)
    try:
        bot = bots.make(outside.allow(name), game)
    except UserError as error:
        pipe.send_bytes(json.dumps({"failed": str(error)}).encode())
        return
    pipe.send_bytes(b"{}")
    with contextlib.suppress(EOFError, KeyboardInterrupt):
        while True:
            asked = json.loads(pipe.recv_bytes())
            try:
                world = codec.decode(game, asked["world"], cards)
                told = {"answer": bot.choose(world, asked["seat"], Seeded(asked["seed"]))}
                said = json.dumps(told).encode()
            except Exception as error:
                at = error.__traceback__
                while at is not None and at.tb_next is not None:
                    at = at.tb_next
                where = "" if at is None else f" in {os.path.basename(at.tb_frame.f_code.co_filename)}:{at.tb_lineno}"
                said = json.dumps({"failed": f"{type(error).__name__}{where}: {error}"[:LONGEST]}).encode()
            pipe.send_bytes(said)
