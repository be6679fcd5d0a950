"""Numbers for Prometheus, on a port of the loopback address only; off unless asked for. Counts and times, no names."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import sys
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager
from typing import Final

import uvicorn
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tablee.errors import UserError
from tablee.server.gateway import Gateway
from tablee.server.protocols import Connections, patient
from tablee.store import SET, Administration, StoreDown

TIMES: Final = (0.0005, 0.001, 0.002, 0.004, 0.008, 0.015, 0.03, 0.06, 0.125, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Seconds: from what an answer costs by itself to where people begin to wonder."""
LOOK_EVERY: Final = 0.25
"""Seconds between two looks at how late the event loop is."""
MOST_READERS: Final = 16
"""Connections to the port; deadlines are those of the server's own (`protocols.Patient`)."""


class Metrics:
    """Made when somebody wants to see numbers; until then nothing is measured."""

    def __init__(self, gateway: Gateway) -> None:
        self.gateway = gateway
        self.registry = CollectorRegistry()
        self.stages: dict[str, int] = {}  # tables in the database, as they were counted last
        self.said = Histogram(
            "tablee_said_seconds",
            "From hearing something at a table to having stored and told it, by the kind of message.",
            ["kind"],
            buckets=TIMES,
            registry=self.registry,
        )
        self.commits = Histogram(
            "tablee_commit_seconds", "How long the database takes for a commit.", buckets=TIMES, registry=self.registry
        )
        self.lag = Histogram(
            "tablee_loop_lag_seconds", "How late the event loop is.", buckets=TIMES, registry=self.registry
        )
        self.faults = Counter("tablee_faults", "Mistakes of our own that were logged.", registry=self.registry)
        self._by_kind: dict[str, Histogram] = {}
        self.registry.register(AsTheyAre(self))
        gateway.took = self._took
        gateway.context.store.writer.took = self.commits.observe

    def _took(self, kind: str, seconds: float) -> None:
        one = self._by_kind.get(kind)
        if one is None:  # to find it by its label costs more than all else here
            one = self._by_kind[kind] = self.said.labels(kind)
        one.observe(seconds)

    async def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        with contextlib.suppress(StoreDown):
            self.stages = await Administration(self.gateway.context.store).count_stages()
        return generate_latest(self.registry)

    async def watch(self) -> None:
        """See how late the event loop is, again and again."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LOOK_EVERY
            await asyncio.sleep(LOOK_EVERY)
            self.lag.observe(max(0.0, loop.time() - due))


class AsTheyAre(Collector):
    """What is counted elsewhere, read when it is asked for."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics

    def collect(self) -> Iterable[Metric]:
        gateway = self.metrics.gateway
        rooms, store = gateway.rooms, gateway.context.store
        jobs = None if gateway.bench is None else gateway.bench.jobs
        for name, about, value in (
            ("sockets", "Websockets that are open.", gateway.sockets.total),
            ("listeners", "Of those, the ones that sit or look on at a table.", rooms.listeners),
            ("relays", "Of those, the ones passed on to the process that has their table.", gateway.relays),
            ("tables_in_memory", "Tables somebody is at, or was a moment ago.", len(rooms)),
            ("bots_waiting", "Questions that wait for a process in which bots think.", rooms.thinkers.free.waiting()),
            ("hints_waiting", "Hints and parts of what the coach says that wait.", rooms.advisers.free.waiting()),
            ("bench_waiting", "Jobs of the bench that wait.", 0 if jobs is None else len(jobs.waiting)),
            ("bench_playing", "Jobs of the bench that are being played.", 0 if jobs is None else len(jobs.playing)),
            ("memory_peak_bytes", "The most memory this process has had.", _memory_peak()),
            ("memory_blocks", "Blocks of memory that Python has in use.", sys.getallocatedblocks()),
        ):
            yield GaugeMetricFamily(f"tablee_{name}", about, float(value))
        shared = float(self.metrics.stages.get(SET, 0))
        yield GaugeMetricFamily("tablee_shared_sets", "Card sets that are kept for whoever has their link.", shared)
        stages = GaugeMetricFamily("tablee_tables", "Tables that are kept, by stage.", labels=["stage"])
        for stage, count in self.metrics.stages.items():
            if stage != SET:
                stages.add_metric([stage], count)
        yield stages
        for name, about, value in (
            ("bot_answers", "Answers that bots gave.", rooms.thinkers.chosen),
            ("bot_failures", "Processes of bots that died or hung.", rooms.thinkers.failed),
            ("bench_games", "Games of jobs that are over.", 0 if jobs is None else jobs.played),
            ("bench_failures", "Processes of the bench that died or hung.", 0 if jobs is None else jobs.lost),
            ("store_failures", "Calls that the database did not answer.", store.database.failures),
        ):
            yield CounterMetricFamily(f"tablee_{name}", about, float(value))
        for name, count in sorted(gateway.counted.items()):
            yield CounterMetricFamily(f"tablee_{name}", f"Since the start: {name.replace('_', ' ')}.", count)


class Faults(logging.Handler):
    """Counts what is logged as a mistake of our own."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__(logging.ERROR)
        self.metrics = metrics

    def emit(self, record: logging.LogRecord) -> None:
        self.metrics.faults.inc()


@asynccontextmanager
async def shown(gateway: Gateway, port: int) -> AsyncIterator[None]:
    """`GET /metrics` while the server runs."""
    metrics = Metrics(gateway)

    async def answer(request: Request) -> Response:
        return Response(await metrics.text(), media_type=CONTENT_TYPE_LATEST)

    app = Starlette(routes=[Route("/metrics", answer)])
    config = uvicorn.Config(
        app,
        http=patient(Connections(gateway, MOST_READERS)),
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        ws="none",
        timeout_keep_alive=gateway.context.settings.idle_for,
        h11_max_incomplete_event_size=16 * 1024,
    )
    server, faults = Quiet(config), Faults(metrics)
    logging.getLogger("tablee").addHandler(faults)
    with contextlib.closing(_bound(port)) as bound:
        serving = asyncio.create_task(server.serve(sockets=[bound]))
        watching = asyncio.create_task(metrics.watch())
        try:
            yield
        finally:
            logging.getLogger("tablee").removeHandler(faults)
            watching.cancel()
            server.should_exit = server.force_exit = True
            await asyncio.gather(serving, watching, return_exceptions=True)


class Quiet(uvicorn.Server):
    """Signals are for the server of the tables, which ends this one."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def _bound(port: int) -> socket.socket:
    made = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind(("127.0.0.1", port))
    except OSError as error:
        made.close()
        raise UserError(f"--metrics-port {port}: cannot listen there ({error.strerror})") from error
    return made


def _memory_peak() -> int:
    """Bytes; 0 where the system does not say."""
    if sys.platform == "win32":
        return 0
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024
