"""Games that are played for designers: in processes of their own, a few at once, the others wait in a queue.

A process tells every second or so what it has counted. One that is lost is started again from there, so that its games
are played again; one that is stopped tells the rest first. Whoever knows the id of a job (128 random bits) may look.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import logging
import secrets
import sys
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Mapping
from typing import Any, Final, Literal

import msgspec

from tablee.server.bench import wire
from tablee.server.refusal import Refusal, said
from tablee.server.settings import Settings
from tablee.text import Texts

LOG: Final = logging.getLogger("tablee.bench")
MODULE: Final = "tablee.sim.served"
LONGEST_LINE: Final = 32 << 20
AGAIN: Final = 3
"""So often a process that was lost is started anew."""
STOPPING: Final = 5.0
"""Seconds for a process that was told to stop; what it had told before counts in any case."""
SILENT: Final = 60.0
"""Seconds without a word, after which a process counts as lost: it shows every ten that it is there."""
GRACE: Final = 30.0
"""Seconds beyond its time after which a job ends in the middle of a game."""
MAKING_FILE: Final = 120.0
MOST_KEPT: Final = 40
KEPT: Final = 3600.0
"""Seconds for which a job that is over is remembered."""
SEPARATOR: Final = "."

Kind = Literal["run", "compare", "sweep"]
State = Literal["waiting", "playing", "done", "stopped", "failed"]


class Told(msgspec.Struct):
    """A line of the process."""

    games: int = 0
    found: msgspec.Raw = msgspec.Raw(b"null")
    counted: msgspec.Raw = msgspec.Raw(b"null")
    end: str = ""
    alive: bool = False
    refused: str = ""
    file: str = ""


NOTHING_YET: Final = Told()


class Job:
    """What was asked, and what has come of it so far."""

    def __init__(self, id: str, kind: Kind, asked: dict[str, Any], by: str, wanted: int, now: float) -> None:
        self.id = id
        self.kind: Kind = kind
        self.asked = asked
        self.by = by  # the address that wants it
        self.wanted = wanted
        self.state: State = "waiting"
        self.told = NOTHING_YET
        self.version = 0
        self.again = 0
        self.why = ""  # a message, or a sentence that is there already
        self.sentence = ""
        self.began = 0.0
        self.seconds = 0.0
        self.at = now  # when it was last asked about, or changed
        self.process: asyncio.subprocess.Process | None = None
        self.task: asyncio.Task[None] | None = None
        self.is_stopping = False
        self.before = 0  # games that another job had played

    @property
    def is_over(self) -> bool:
        return self.state not in ("waiting", "playing")

    def spent(self) -> float:
        return self.seconds if self.is_over or not self.began else time.monotonic() - self.began

    def shown(self, texts: Texts, since: int, place: int) -> wire.Job:
        text = self.sentence or (texts.say(self.why) if self.why else "")
        found = self.told.found if self.version > since else None
        return wire.Job(
            id=self.id,
            kind=self.kind,
            game=str(self.asked["game"]),
            state=self.state,
            games=self.told.games,
            wanted=self.wanted,
            seconds=round(self.spent(), 1),
            place=place,
            again=self.again,
            text=text,
            version=self.version,
            found=found,
        )


class Jobs:
    """Of one server process; ids begin with its `name`, so that others know whom to ask."""

    def __init__(self, settings: Settings, now: Callable[[], float], name: Callable[[], str]) -> None:
        self.settings = settings
        self.now = now
        self.name = name
        self.all: OrderedDict[str, Job] = OrderedDict()
        self.waiting: deque[Job] = deque()
        self.playing: list[Job] = []
        self.lost = 0  # processes, for the metrics
        self.played = 0  # games
        self._making = asyncio.Lock()

    def start(self, kind: Kind, asked: dict[str, Any], by: str, wanted: int, before: Told = NOTHING_YET) -> Job:
        """Refusal if this address, or everybody, wants too much. It goes on from what was told `before`."""
        mine = [job for job in (*self.waiting, *self.playing) if by and job.by == by]
        if len(mine) >= self.settings.bench_jobs_per_address:
            raise Refusal("bench-too-many", status=429)
        if len(self.waiting) >= self.settings.bench_waiting:
            raise Refusal("bench-queue-full", status=503)
        self._forget()
        job = Job(f"{self.name()}{SEPARATOR}{secrets.token_urlsafe(16)}", kind, asked, by, wanted, self.now())
        job.told, job.before = before, before.games
        self.all[job.id] = job
        self.waiting.append(job)
        self._next()
        return job

    def get(self, id: str) -> Job:
        job = self.all.get(id)
        if job is None:
            raise Refusal("bench-no-job", status=404)
        job.at = self.now()
        return job

    def place(self, job: Job) -> int:
        return self.waiting.index(job) + 1 if job in self.waiting else 0

    async def stop(self, job: Job) -> None:
        """What was played is kept."""
        if job.state == "waiting":
            self.waiting.remove(job)
            job.state = "stopped"
        elif job.state == "playing" and job.task is not None:
            job.is_stopping = True
            await self._say_stop(job)
            await asyncio.wait([job.task], timeout=STOPPING)
            if not job.is_over:
                job.task.cancel()
                await asyncio.gather(job.task, return_exceptions=True)

    async def close(self) -> None:
        self.waiting.clear()
        tasks = [(job, job.task) for job in self.playing if job.task is not None]
        for job, task in tasks:
            if not job.is_over:  # else its process is being ended
                task.cancel()
        await asyncio.gather(*[task for _, task in tasks], return_exceptions=True)

    def _forget(self) -> None:
        over = [job for job in self.all.values() if job.is_over]
        old = [job for job in over if self.now() - job.at > KEPT]
        for job in {*old, *over[: max(0, len(self.all) - MOST_KEPT + 1)]}:
            del self.all[job.id]

    def _next(self) -> None:
        while self.waiting and len(self.playing) < self.settings.bench_workers:
            job = self.waiting.popleft()
            self.playing.append(job)
            job.state, job.began = "playing", time.monotonic()
            job.task = asyncio.create_task(self._run(job))

    # One job.

    async def _run(self, job: Job) -> None:
        try:
            while not job.is_over:
                await self._attempt(job)
        except asyncio.CancelledError:
            if not job.is_over:
                self._end(job, "stopped")
            if not job.is_stopping:
                raise
        except Exception:
            LOG.exception("a fault", extra={"path": "bench"})
            self._end(job, "failed", "table-fault")
        finally:
            self.playing.remove(job)
            self.played += job.told.games - job.before
            self._next()

    def _end(self, job: Job, state: State, why: str = "") -> None:
        job.seconds = job.spent()
        job.state, job.why, job.at = state, why, self.now()
        job.version += 1

    async def _attempt(self, job: Job) -> None:
        """A process from where the one before was lost."""
        left = self.settings.bench_seconds - job.spent()
        counted = json.loads(bytes(job.told.counted))
        asked = {**job.asked, "kind": job.kind, "seconds": max(1.0, left), "counted": counted}
        asked["ray"] = self.settings.bench_ray
        async with _process(asked) as process:
            job.process = process
            if job.is_stopping:
                await self._say_stop(job)
            try:
                while (told := await _line(process, SILENT)) is not None:
                    if told.alive:
                        if job.spent() > self.settings.bench_seconds + GRACE:
                            self._end(job, "stopped", "bench-out-of-time")
                            return
                        continue
                    if told.refused:
                        job.sentence = told.refused
                        self._end(job, "failed")
                        return
                    job.told, job.at = told, self.now()
                    job.version += 1
                    if told.end:
                        state: State = "done" if told.end == "done" else "stopped"
                        self._end(job, state, "bench-out-of-time" if told.end == "time" else "")
                        return
            finally:
                job.process = None
        self.lost += 1
        job.again += 1
        LOG.warning("a process of the bench was lost", extra={"count": job.again})
        if job.is_stopping:
            self._end(job, "stopped")
        elif job.again > AGAIN:
            self._end(job, "failed", "bench-lost")

    async def _say_stop(self, job: Job) -> None:
        process = job.process
        if process is not None and process.stdin is not None:
            with contextlib.suppress(OSError):
                process.stdin.write(b"stop\n")
                await process.stdin.drain()

    async def file(self, job: Job, kind: str) -> bytes:
        """The report as a file. One at a time."""
        if not job.told.games:
            raise Refusal("bench-nothing-yet", status=409)
        asked = {**job.asked, "kind": job.kind, "file": kind, "counted": json.loads(bytes(job.told.counted))}
        told: Told | None = None
        async with self._making, _process(asked) as process:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(MAKING_FILE):
                    while (told := await _line(process, SILENT)) is not None and told.alive:
                        pass
        if told is None:
            raise Refusal("bench-lost", status=503)
        if told.refused:
            raise said(told.refused)
        return base64.b64decode(told.file)


@contextlib.asynccontextmanager
async def _process(asked: Mapping[str, Any]) -> Any:
    """It ends when nobody tells it anything more; one that does not is killed: it has nothing to lose."""
    starting = asyncio.ensure_future(
        asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", MODULE),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=LONGEST_LINE,
            start_new_session=True,
        )
    )
    try:
        process = await asyncio.shield(starting)
    except asyncio.CancelledError:  # it starts all the same, and somebody must end it
        await _end(await starting)
        raise
    try:
        assert process.stdin is not None
        with contextlib.suppress(OSError):
            process.stdin.write(json.dumps(asked).encode() + b"\n")
            await process.stdin.drain()
        yield process
    finally:
        await asyncio.shield(_end(process))


async def _end(process: asyncio.subprocess.Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()
    if process.stdin is not None:
        process.stdin.close()
        with contextlib.suppress(OSError):
            await process.stdin.wait_closed()


async def _line(process: asyncio.subprocess.Process, within: float) -> Told | None:
    """What it says next; None if it is lost."""
    assert process.stdout is not None
    try:
        async with asyncio.timeout(within):
            return msgspec.json.decode(await process.stdout.readuntil(b"\n"), type=Told)
    except (TimeoutError, EOFError, OSError, asyncio.LimitOverrunError, msgspec.MsgspecError):
        return None
