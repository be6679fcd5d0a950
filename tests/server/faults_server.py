"""A server process for scripts/faults, which is killed and is back at once."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import Final

PATIENCE: Final = 60.0
LAUNCHER: Final = """
import json, os, sys
import tablee.server.run
from tablee.cli.main import run
for line in sys.stdin:
    asked = json.loads(line)
    if isinstance(asked, int):
        os.waitpid(asked, 0)
        print("gone", flush=True)
    elif pid := os.fork():
        print("pid", pid, flush=True)
    else:
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os._exit(run(asked))
"""
"""A process that has read all modules and forks servers: a killed one is back at once, so there can be many kills."""


class Server:
    """`tablee serve` in a process of its own."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.port = "0"
        self.address = ""
        self.pid = 0
        self.launcher: asyncio.subprocess.Process | None = None

    async def launch(self) -> None:
        if self.launcher is None:
            self.launcher = await asyncio.create_subprocess_exec(
                *(sys.executable, "-c", LAUNCHER),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env={**os.environ, "LANG": "C.UTF-8"},
            )
        command = ["serve", "--port", self.port, "--database", self.url, "--no-browser", "--no-limits"]
        self.pid = int((await self._ask([*command, "--bot-pace", "0.01", "--log", "error"], "pid")).split()[1])

    async def start(self) -> None:
        """Until it says where it can be reached."""
        await self.launch()
        self.address = "http://" + (await self._hear("http://")).split("http://")[1].strip()
        self.port = self.address.rpartition(":")[2]

    async def kill(self) -> None:
        if self.pid:
            os.kill(self.pid, signal.SIGKILL)
            await self._ask(self.pid, "gone")
            self.pid = 0

    async def gone(self) -> None:
        """Until it has ended by itself."""
        await self._ask(self.pid, "gone")
        self.pid = 0

    async def end(self) -> None:
        await self.kill()
        if self.launcher is not None:
            self.launcher.kill()
            await self.launcher.wait()

    async def _ask(self, what: list[str] | int, answer: str) -> str:
        assert self.launcher is not None
        assert self.launcher.stdin is not None
        self.launcher.stdin.write(json.dumps(what).encode() + b"\n")
        return await self._hear(answer)

    async def _hear(self, wanted: str) -> str:
        assert self.launcher is not None
        assert self.launcher.stdout is not None
        async with asyncio.timeout(PATIENCE):
            while line := (await self.launcher.stdout.readline()).decode():
                if wanted in line:
                    return line
        raise RuntimeError("the server did not start")

    def workers(self) -> list[int]:
        """The processes of its bots."""
        return [int(pid) for pid in Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()]

    def health(self) -> int:
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=20) as answer:
                return int(answer.status)
        except urllib.error.HTTPError as error:
            error.close()
            return error.code
