"""A process of our own that answers one question a line; started when it is needed, and again when it has gone."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
from collections.abc import Mapping
from typing import Any, Final

STARTING: Final = 20.0
"""Seconds for a worker to begin, on a machine that has much else to do."""
ENDING: Final = 0.2
LONGEST_ANSWER: Final = 64 * 1024


class Failed(Exception):
    """A worker gave no answer; the message holds nothing that a seat knows."""


class Worker:
    """`module` says "ready", then a line of JSON for each line of JSON. It ends when it hears nothing more."""

    def __init__(self, module: str, longest: int = LONGEST_ANSWER) -> None:
        self.module = module
        self.longest = longest  # bytes of one answer
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, told: Mapping[str, Any], limit: float) -> dict[str, Any]:
        """What it says, within so many seconds. Failed; then it is to be ended."""
        try:
            async with asyncio.timeout(STARTING):
                process = await self.started()
            async with asyncio.timeout(limit):
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdin.write(json.dumps(told).encode() + b"\n")
                await process.stdin.drain()
                said: dict[str, Any] = json.loads(await process.stdout.readuntil(b"\n"))
                return said
        except TimeoutError:
            raise Failed("it ran over its time") from None
        except (OSError, EOFError, ValueError, asyncio.LimitOverrunError) as error:
            raise Failed(f"its process has gone ({type(error).__name__})") from None

    async def ask_or_end(self, told: Mapping[str, Any], limit: float) -> dict[str, Any]:
        """The same; a worker that gave no answer is ended, and one whose answer nobody waits for any more: what it says
        would be taken for the next."""
        try:
            return await self.ask(told, limit)
        except Failed:
            await self.end()
            raise
        except BaseException:
            await asyncio.shield(self.end())
            raise

    async def started(self) -> asyncio.subprocess.Process:
        if self.process is not None and self.process.returncode is None:
            return self.process
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", self.module),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,  # a traceback could show a hand
            limit=self.longest,
            start_new_session=True,  # a Ctrl-C in the terminal is for the server alone, which then ends its workers
        )
        assert self.process.stdout is not None
        if await self.process.stdout.readline() != b"ready\n":
            raise EOFError
        return self.process

    async def end(self) -> None:
        """A worker that hears nothing more ends by itself; one that does not is killed: it has nothing to lose."""
        process, self.process = self.process, None
        if process is None:
            return
        assert process.stdin is not None
        process.stdin.close()
        try:
            async with asyncio.timeout(ENDING):
                await process.wait()
        except TimeoutError:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
