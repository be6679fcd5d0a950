"""Where games are played: in this process, in several, or on a Ray. What comes of them is the same, in the same order.

At any time only a few parts wait or are being played, so memory does not grow with the number of games.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from importlib.util import find_spec
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any, Final, NamedTuple, TypeVar

from tablee.bots import outside
from tablee.errors import UserError

T = TypeVar("T")
Call = tuple[Callable[[int, int], T], int, int]
"""A function that plays the games from a number to before another."""
Parts = Generator[T, None, None]

FEW: Final = 100
"""So many games are played before a further process has even started."""
AHEAD: Final = 4
"""Parts for each worker that wait or are being played."""
LOCAL: Final = "auto"
"""The address of a Ray that is started here, and ends with this process."""
PATIENCE: Final = 10.0
"""Seconds for a Ray to answer at all."""
TRIES: Final = 20
"""So often a part is played again whose worker died."""


class Ray(NamedTuple):
    """A Ray cluster; `workers` processes of it at once."""

    address: str
    workers: int


Places = int | Ray
"""How many processes, or which Ray."""


def workers_of(places: Places) -> int:
    return places.workers if isinstance(places, Ray) else places


def in_order(play: Callable[[int, int], T], start: int, stop: int, places: Places) -> Parts[T]:
    """What `play` gives for the games from `start` to before `stop`, some at a time, in their order. Whoever wants no
    more of it closes it: what waits is not played then."""
    games, workers = stop - start, max(1, workers_of(places))
    size = max(10, min(1000, games // (10 * workers)))
    calls = ((play, at, min(stop, at + size)) for at in range(start, stop, size))
    return in_turn(calls, places if isinstance(places, Ray) else min(places, games // FEW))


def in_turn(calls: Iterable[Call[T]], places: Places) -> Parts[T]:
    """What each call gives, in their order."""
    if isinstance(places, Ray):
        return on_ray(calls, places)
    if places <= 1 or not _main_can_be_opened_again():
        return (play(start, stop) for play, start, stop in calls)
    return in_processes(calls, places)


def in_processes(calls: Iterable[Call[T]], workers: int) -> Parts[T]:
    # A fresh interpreter for each worker: safe on every system and beside any thread.
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=fresh, initializer=serve_the_first) as pool:
        waiting: deque[Future[T]] = deque()
        try:
            for play, start, stop in calls:
                waiting.append(pool.submit(play, start, stop))
                if len(waiting) > AHEAD * workers:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for future in waiting:
                future.cancel()


def serve_the_first() -> None:
    """Ctrl-C reaches every process of a terminal; the first of them decides what becomes of it. Where that one was
    killed, nobody waits for what is played here: it ends as well."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with, args=(multiprocessing.parent_process(),), daemon=True).start()


def end_with(first: BaseProcess) -> None:
    first.join()
    os._exit(1)


def _main_can_be_opened_again() -> bool:
    """A fresh interpreter first opens the main script, which a program typed on stdin does not have."""
    file: str | None = getattr(sys.modules["__main__"], "__file__", None)
    return file is None or os.path.exists(file)


def on_ray(calls: Iterable[Call[T]], places: Ray) -> Parts[T]:
    """A worker that dies is replaced by Ray, and its part is played again: the same games, as the seed says."""
    ray = connected(places)
    part = ray.remote(max_retries=TRIES, num_cpus=1)(play_part)
    waiting: deque[Any] = deque()
    sent: dict[int, Any] = {}  # what plays is sent once, however many parts it has
    try:
        for play, start, stop in calls:
            whose = id(getattr(play, "__self__", play))
            if whose not in sent:
                sent[whose] = (play, ray.put(play))
            waiting.append(part.remote(os.environ.get(outside.ALLOWED, ""), sent[whose][1], start, stop))
            if len(waiting) > AHEAD * places.workers:
                yield ray.get(waiting.popleft())
        while waiting:
            yield ray.get(waiting.popleft())
    finally:
        for reference in waiting:
            ray.cancel(reference, force=True)


def play_part(allowed: str, play: Callable[[int, int], T], start: int, stop: int) -> T:
    """In a worker: bots from outside are allowed there as they are here."""
    os.environ[outside.ALLOWED] = allowed
    return play(start, stop)


def connected(places: Ray) -> Any:
    """Ray, connected once in a process."""
    # Ray would have each worker build this project anew with `uv run`: workers use the packages that are there.
    os.environ.setdefault("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if "ray" in sys.modules and sys.modules["ray"].is_initialized():
        return sys.modules["ray"]
    check_ray(places.address)
    import ray

    common: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    if places.address == LOCAL:
        ray.init(num_cpus=places.workers, include_dashboard=False, _node_ip_address="127.0.0.1", **common)
    else:
        ray.init(address=places.address, **common)
    return ray


def check_ray(address: str, option: str = "--ray") -> None:
    """Whether Ray is installed and anybody listens there: Ray itself would try for minutes, and then end the
    program."""
    if find_spec("ray") is None:
        raise UserError(f"{option} needs Ray, the extra `ray`: pip install 'tablee[ray]'")
    if address == LOCAL:
        return
    host, between, port = address.removeprefix("ray://").rpartition(":")
    if not between or not port.isdigit():
        raise UserError(f"{option} {address}: {LOCAL} or HOST:PORT is expected")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise UserError(f"{option} {address}: no Ray answers there ({error})") from error
