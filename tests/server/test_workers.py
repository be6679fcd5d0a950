"""Processes behind one port (`--workers`), and the one that looks after them."""

from __future__ import annotations

import os
import signal
import time
import urllib.request
from ctypes import c_ulong
from multiprocessing.connection import Connection, wait
from multiprocessing.sharedctypes import RawValue
from pathlib import Path
from typing import Any

import pytest

from tablee.server import several
from tablee.server.settings import Settings
from tests.postgres import Postgres
from tests.server.served import PATIENCE, Served
from tests.server.test_several import children_of


@pytest.mark.long
def test_one_of_several_that_sleeps_is_replaced(postgres: Postgres, tmp_path: Path) -> None:
    """Until then whoever comes is answered by the other: all have one socket."""
    served = Served(tmp_path / "data", "--no-limits", "--database", postgres.new_database(), "--workers", "2")
    try:
        first = children_of(served)
        os.kill(int(first[0]), signal.SIGSTOP)
        for _ in range(20):  # none of them waits for the one that sleeps, nor is cut off when it is ended
            assert urllib.request.urlopen(f"{served.address}/healthz", timeout=PATIENCE).status == 200
        until = time.monotonic() + 2 * PATIENCE
        while first[0] in children_of(served) or len(children_of(served)) != 2:
            assert time.monotonic() < until
            time.sleep(0.1)
        assert children_of(served)[0] == first[1]
        for _ in range(20):
            assert urllib.request.urlopen(f"{served.address}/healthz", timeout=PATIENCE).status == 200
        assert served.stop() == 0
    finally:
        served.close()


class Asleep(several.Several):
    """Processes that do nothing but give signs of life."""

    def _work(self, number: int, mine: Connection, its: Connection, beats: c_ulong) -> None:
        while True:
            beats.value += 1
            time.sleep(0.001)


def test_a_process_that_gives_no_sign_of_life_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The others go on, and one that is still starting is waited for."""
    monkeypatch.setattr(several, "AGAIN_AFTER", 0.0)
    both = Asleep(Settings(f"sqlite:///{tmp_path / 'tables.db'}"), "error")
    looks = 0

    def look(sentinels: list[int], seconds: float) -> list[Any]:
        nonlocal looks
        looks += 1
        assert looks < 1000, "it was not replaced"
        both.is_ending = both.workers[0].worker is not stopped
        return list(wait(sentinels, 0.01))

    monkeypatch.setattr(several, "wait", look)
    both.start(0)
    both.start(1)
    stopped, awake = both.workers[0].worker, both.workers[1].worker
    try:
        while not both.workers[0].beats.value:
            time.sleep(0.001)
        os.kill(stopped.pid or 0, signal.SIGSTOP)
        both.look_after()
        assert looks > several.SILENT
        assert both.workers[1].worker is awake
        assert awake.is_alive()
    finally:
        both.end()
    starting = several.Started(awake, both.workers[1].pipe, RawValue("L", 0))
    looks = round(several.STARTING / several.LOOK_EVERY)
    assert [starting.is_silent() for _ in range(looks)] == [False] * (looks - 1) + [True]
