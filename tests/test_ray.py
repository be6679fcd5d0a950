"""Games on a real Ray with two workers, one of which is killed: the same games, the same report to the last byte."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ["RAY_ENABLE_UV_RUN_RUNTIME_ENV"] = "0"  # read when Ray is imported (sim/places.py says why)
pytest.importorskip("ray")

import ray

from tablee import registry
from tablee.cli.main import run
from tablee.cli.simulate import counted
from tablee.errors import UserError
from tablee.server.bench.jobs import Job, Jobs
from tablee.server.settings import Settings
from tablee.sim import simulate
from tablee.sim.compare import Side, compare
from tablee.sim.ladder import ladder
from tablee.sim.places import LOCAL, Ray, check_ray, in_order
from tablee.sim.run import Work
from tablee.sim.tally import Tally

KEY = "revachol"
BOTS = ("random", "random")
TWO = Ray(LOCAL, 2)


@pytest.fixture(scope="module", autouse=True)
def _ended() -> Iterator[None]:
    yield
    ray.shutdown()


class Dying(Work):
    """The first process that comes to a certain game is killed in the middle of its part."""

    marker = ""

    def play(self, start: int, stop: int) -> Tally:
        if start <= 60 < stop and not Path(self.marker).exists():
            Path(self.marker).write_text(str(os.getpid()), "utf-8")
            super().play(start, start + 3)
            os.kill(os.getpid(), signal.SIGKILL)
        return super().play(start, stop)


def test_a_dead_worker_is_replaced_and_its_games_are_played_again(tmp_path: Path) -> None:
    work = Dying(KEY, BOTS, 5, registry.house_cards(KEY), {})
    work.marker = str(tmp_path / "died")
    together = Tally(2)
    for part in in_order(work.play, 0, 120, TWO):
        together.add(part)
    assert Path(work.marker).exists()
    assert int(Path(work.marker).read_text("utf-8")) != os.getpid()
    assert together.to_json() == simulate(KEY, BOTS, 120, 5).tally.to_json()


def test_reports_are_the_same(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    local, far = simulate(KEY, BOTS, 60, 2), simulate(KEY, BOTS, 60, 2, TWO)
    assert json.dumps(far.to_json()) == json.dumps(local.to_json())
    side = Side("house", registry.house_cards(KEY), BOTS, {})
    assert compare(KEY, side, side, 40, 2, TWO).to_json() == compare(KEY, side, side, 40, 2).to_json()
    ladders = [ladder(KEY, ["random", "greedy"], 2, 6, 1, places) for places in (1, TWO)]
    assert ladders[0].ratings == ladders[1].ratings
    assert [pair._replace(ms={}) for pair in ladders[0].pairs] == [pair._replace(ms={}) for pair in ladders[1].pairs]
    asked = ["simulate", KEY, "--games", "60", "--seed", "2", "--seats", "random,random"]
    assert run([*asked, "--ray", "auto", "--workers", "2", "--json", str(tmp_path / "r.json")]) == 0
    assert json.loads((tmp_path / "r.json").read_text("utf-8"))["digest"] == local.digest()


def test_a_ladder_on_ray_that_is_stopped_can_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """On that Ray or elsewhere: it is the same ladder."""

    def stop(done: int) -> None:
        raise KeyboardInterrupt

    file = tmp_path / "l.json"
    asked = ["ladder", KEY, "--bots", "random,greedy", "--games", "40", "--workers", "2", "--json"]
    with monkeypatch.context() as patch:
        patch.setattr(counted, "__enter__", lambda self: stop)
        assert run([*asked, str(file), "--ray", "auto"]) == 130
    assert "of 40 games: --resume" in capsys.readouterr().err
    assert 0 < json.loads(file.read_text("utf-8"))["pairs"][0]["games"] < 40
    assert run([*asked, str(file), "--ray", "auto", "--resume", str(file)]) == 0
    pair = json.loads(file.read_text("utf-8"))["pairs"][0]
    whole = ladder(KEY, ["random", "greedy"], 2, 40, 0).pairs[0]
    assert (pair["games"], pair["wins"], tuple(pair["interval"])) == (40, whole.wins, whole.interval)


def test_the_bench_plays_on_ray(tmp_path: Path) -> None:
    """A job is told as it is played elsewhere: the same games, counted the same."""
    asked = {"game": KEY, "bots": list(BOTS), "options": {}, "seed": 3, "games": 60, "text": registry.card_text(KEY)}

    async def play() -> Job:
        settings = Settings(f"sqlite:///{tmp_path / 'tables.db'}", bench=True, bench_ray=LOCAL)
        jobs = Jobs(settings, time.time, lambda: "here")
        job = jobs.start("run", asked, "me", 60)
        assert job.task is not None
        await job.task
        await jobs.close()
        return job

    job = asyncio.run(play())
    assert (job.state, job.told.games, job.again) == ("done", 60, 0)
    assert json.loads(bytes(job.told.counted)) == json.loads(json.dumps(simulate(KEY, BOTS, 60, 3).tally.to_json()))


def test_a_ray_that_does_not_answer_is_said() -> None:
    """At once: Ray itself would try for minutes, and then end the program."""
    ray.shutdown()
    with pytest.raises(UserError, match=r"--ray 127\.0\.0\.1:1: no Ray answers there"):
        simulate(KEY, BOTS, 10, 1, Ray("127.0.0.1:1", 1))
    with pytest.raises(UserError, match=r"--bench-ray nowhere: auto or HOST:PORT is expected"):
        check_ray("nowhere", "--bench-ray")
