"""What an answer costs at one and at several server processes on one PostgreSQL, for scripts/load --processes.

People of a table are connected to one process (`together`: as a proxy would send them that goes by the table, or a
socket that is told where the table is) or to all of them in turn (`spread`: as they come; what they say and are told is
passed on). Each process is asked as much as one alone is: the busier it is, the more answers share a commit and a look
at the sockets, so that half as many a second cost more each. Times depend on what else the machine does; processor time
hardly does, and how many answers a second so many processes can carry follows from it, each on a core of its own:
`carries`. On two cores that clients and database share with them nobody could see it by the clock.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tests.postgres import Postgres
from tests.server.load_people import SEATS, of, opened, play, processor_time
from tests.server.served import Served


def measured(counts: Sequence[int], tables: int, pace: float, seconds: float) -> dict[str, Any]:
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory(prefix="tablee-load-") as folder, Postgres(f"load {folder}") as postgres:
        for count in counts:
            for how in ("together", "spread") if count > 1 else ("together",):
                url = postgres.new_database()
                servers = [
                    Served(Path(folder, f"{count} {how} {i}"), "--database", url, "--no-limits", "--log", "error")
                    for i in range(count)
                ]
                try:
                    found[f"{count} {how}"] = asyncio.run(
                        _run(servers, postgres, how == "spread", tables, pace * count, seconds)
                    )
                finally:
                    for server in servers:
                        server.close()
    first = found[f"{counts[0]} together"]["server_cpu_ms_per_answer"]
    for each in found.values():
        each["cost_to_first"] = round(each["server_cpu_ms_per_answer"] / max(first, 0.001), 2)
        each["carries"] = round(each["processes"] * 1e3 / max(each["server_cpu_ms_per_answer"], 0.001))
        each["carries_to_first"] = round(each["processes"] / each["cost_to_first"] / counts[0], 2)
    return {**found, "load_average": os.getloadavg()}


def plainly(found: Mapping[str, Any]) -> list[str]:
    """The figures that have an aim, a line for each way."""
    return [
        f"{how}: carries {each['carries_to_first']} times one (aim 1.6 for two together), an answer costs "
        f"{each['cost_to_first']} times one's (aim 2 for two spread), p95 {each['answer_to_last_update_ms']['p95']} ms"
        for how, each in found.items()
        if isinstance(each, dict)
    ]


async def _run(
    servers: Sequence[Served], postgres: Postgres, spread: bool, count: int, pace: float, seconds: float
) -> dict[str, Any]:
    addresses = [server.address for server in servers]
    tables = []
    for number in range(count):
        at = [addresses[(number + (seat if spread else 0)) % len(addresses)] for seat in range(SEATS)]
        tables.append(await opened(at[0], number, at))
    listening = [asyncio.create_task(table.listen(seat)) for table in tables for seat in range(SEATS)]
    await asyncio.sleep(2.0)
    pids = [server.process.pid for server in servers]
    before, mine = _times(pids, postgres), time.process_time()
    await play(tables, pace, seconds)
    after, mine = _times(pids, postgres), time.process_time() - mine
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    took = [one for table in tables for one in table.took]
    answers = max(len(took), 1)
    return {
        "processes": len(servers),
        "sockets": count * SEATS,
        "answers_per_s": round(len(took) / seconds, 1),
        "refused": sum(table.refused for table in tables),
        "answer_to_last_update_ms": of(took),
        "server_cpu_ms_per_answer": round((after[0] - before[0]) * 1e3 / answers, 3),
        "database_cpu_ms_per_answer": round((after[1] - before[1]) * 1e3 / answers, 3),
        "clients_cpu_ms_per_answer": round(mine * 1e3 / answers, 3),
    }


def _times(servers: Sequence[int], postgres: Postgres) -> tuple[float, float]:
    """Seconds of processor that the servers have used, and their database."""
    parent = postgres.server.get_pid()
    assert parent is not None
    children = [int(pid) for pid in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]
    return sum(map(processor_time, servers)), sum(map(processor_time, [parent, *children]))
