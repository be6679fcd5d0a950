"""The bench over HTTP: games in processes of their own, tables to try a card out, links to sets, and its limits."""

from __future__ import annotations

import asyncio
import io
import json
import os
import signal
import time
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from tablee import registry, sim
from tablee.cli import serve
from tablee.cli.main import run
from tablee.server.app import opened
from tablee.server.bench.draft import begin_text
from tablee.server.bench.jobs import Job, Jobs
from tablee.server.bench.wire import CheckRequest
from tablee.server.refusal import Refusal
from tablee.server.settings import Rate, Settings
from tablee.sim import served as player
from tests.server.served import PATIENCE, Served

CHANGED: Final = begin_text("elekt") + '[elite.moth_page]\nlines = ["when assigned: draw 2 units"]\n'
RUN: Final[dict[str, Any]] = {"text": CHANGED, "bots": ["random", "random"], "games": 24, "seed": 7}


def test_from_the_desk_to_a_report(served: Served) -> None:
    """What a page does: begin, check, run, look, save. The report is that of `tablee simulate`, to the digest."""
    assert served.ask("/api/home")[1]["bench"] is True
    desk = served.ask("/api/bench/elekt/ru")[1]
    assert desk["text"] == begin_text("elekt")
    assert desk["house"] == registry.house_cards("elekt").digest
    assert served.ask("/api/bench/elekt/check", {"text": CHANGED})[1]["playable"]
    status, job = served.ask("/api/bench/elekt/run", RUN)
    assert (status, job["kind"], job["wanted"]) == (201, "run", 24)
    job = ended(served, job)
    assert (job["state"], job["games"], job["again"], job["text"]) == ("done", 24, 0, "")
    own = registry.read_cards("elekt", CHANGED, "cards.toml")
    expected = sim.simulate("elekt", ["random", "random"], 24, 7, 1, own)
    assert job["found"]["digest"] == expected.digest()
    assert list(job["found"]["tally"]) == ["length"]
    nothing_new = served.ask(f"/api/bench/jobs/{job['id']}?since={job['version']}")[1]
    assert nothing_new["found"] is None
    whole = served.ask(f"/api/bench/jobs/{job['id']}/report.json")[1]
    assert whole["tally"] == expected.tally.to_json()
    status, headers, zipped = served.ask_raw(f"/api/bench/jobs/{job['id']}/report.csv.zip")
    assert (status, headers["content-type"]) == (200, "application/zip")
    assert "cards.csv" in zipfile.ZipFile(io.BytesIO(zipped)).namelist()
    assert served.ask(f"/api/bench/jobs/{job['id']}/report.exe")[0] == 404

    # More games are counted together with these: the report is that of all of them.
    status, more = served.ask(f"/api/bench/jobs/{job['id']}/more", {"games": 16})
    assert (status, more["kind"], more["wanted"], more["games"]) == (201, "run", 40, 24)
    more = ended(served, more)
    assert (more["state"], more["games"]) == ("done", 40)
    assert more["found"]["digest"] == sim.simulate("elekt", ["random", "random"], 40, 7, 1, own).digest()
    assert served.ask(f"/api/bench/jobs/{more['id']}/more", {"games": desk["most_games"]})[0] == 400
    assert served.ask("/api/bench/jobs/nobody.knows/more", {"games": 1})[0] == 404


def ended(served: Served, job: dict[str, Any]) -> dict[str, Any]:
    until = time.monotonic() + PATIENCE
    while job["state"] in ("waiting", "playing") and time.monotonic() < until:
        time.sleep(0.1)
        job = served.ask(f"/api/bench/jobs/{job['id']}")[1]
    return job


def test_compare_and_sweep(served: Served) -> None:
    compared = served.ask("/api/bench/elekt/compare", {**RUN, "games": 6})[1]
    swept = served.ask(
        "/api/bench/revachol/sweep",
        {**RUN, "text": begin_text("revachol"), "value": "kim.points", "low": 0, "high": 4, "step": 2, "games": 8},
    )[1]
    found = ended(served, compared)["found"]
    assert [change["key"] for change in found["changes"]] == ["elite.moth_page"]
    assert found["differences"]["seat 1 wins"]["pairs"] == 6
    assert list(found["changed"]) == ["moth_page"]
    curve = ended(served, swept)
    assert (curve["state"], curve["wanted"]) == ("done", 24)
    assert [point["value"] for point in curve["found"]["points"]] == [0, 2, 4]
    assert "now" in curve["found"]
    wrong = served.ask("/api/bench/revachol/sweep", {**RUN, "text": begin_text("revachol"), "value": "nobody.points",
                                                      "low": 0, "high": 1, "games": 1})[1]  # fmt: skip
    wrong = ended(served, wrong)
    assert (wrong["state"], wrong["found"]) == ("failed", None)
    assert "nobody.points" in wrong["text"]


def test_what_cannot_be_played_is_said_at_once(served: Served) -> None:
    bad: list[tuple[dict[str, Any], str]] = [
        ({"text": CHANGED + "x"}, "TOML"),
        ({"text": CHANGED.replace("draw 2 units", "drow 2 units")}, 'did you mean "when assigned: draw 2 units"?'),
        ({"bots": ["random"] * 9}, "4"),
        ({"bots": ["genius", "random"]}, "genius"),
        ({"options": {"difficulty": "odd"}}, "odd"),
        ({"games": 10_000_000}, "20000"),
    ]
    for change, said in bad:
        status, told = served.ask("/api/bench/elekt/run", {**RUN, **change})
        assert status == 400, change
        assert said in told["error"]["text"].replace(",", ""), told
    assert served.ask("/api/bench/elekt/run", {**RUN, "games": 0})[0] == 400
    assert served.ask("/api/bench/chess/en")[0] == 404
    assert served.ask("/api/bench/jobs/here.nothing")[0] == 404


def test_hostile_texts_leave_it_standing(served: Served) -> None:
    """Everything is answered with a sentence, and the next question as if nothing had been."""
    deep = begin_text("elekt") + "x = " + "[" * 5000 + "]" * 5000
    many = begin_text("elekt") + "".join(f'[elite.x{i}]\nlines = ["whn asigned: gan 1 ambr"]\n' for i in range(300))
    long = begin_text("elekt") + f'[elite.moth_page]\nlines = ["when assigned: {"choose: a or " * 15}"]\n'
    for text in ("", "\0", "=", deep, many, long, "\u202e[set]", "[set]\n" * 3, 'a = "' + "x" * 100_000 + '"'):
        for path, more in (
            ("check", {"card": "elite.moth_page", "language": "xx"}),
            ("edit", {"what": "set", "card": "elite.moth_page", "field": "name", "value": "x"}),
            ("complete", {"card": "elite.moth_page", "field": "lines", "line": "a" * 400, "at": 400}),
            ("csv", {"csv": "card,name\n" + 'elite.a,"x\n' * 50}),
        ):
            status, told = served.ask(f"/api/bench/elekt/{path}", {"text": text, **more})
            assert status in (200, 400), (path, text[:40], told)
            assert status == 200 or told["error"]["text"]
    for path, body in (
        ("check", {"text": "x" * (2 << 20)}),
        ("edit", {"text": "", "what": "burn"}),
        ("complete", {"card": "a", "field": "b", "line": "x" * 401, "at": 0}),
        ("run", {**RUN, "seed": -1}),
        ("try", {"text": CHANGED, "card": "elite.moth_page", "seats": 99}),
    ):
        assert served.ask(f"/api/bench/elekt/{path}", body)[0] in (400, 413), path
    assert served.ask("/api/bench/jobs/here.x?since=-1")[0] == 404
    assert served.ask("/api/bench/elekt/sets/..%2f..%2fetc")[0] == 404
    foreign = {"Origin": "https://evil.example"}
    assert served.ask("/api/bench/elekt/check", {"text": CHANGED}, headers=foreign)[0] == 403
    assert served.ask("/api/bench/elekt/check", {"text": CHANGED})[1]["playable"]


def test_a_card_is_tried_out_at_a_table(served: Served) -> None:
    wish = {"text": CHANGED, "card": "elite.moth_page", "name": "Anna", "key": "0123456789abcdef-try"}
    status, made = served.ask("/api/bench/elekt/try", wish)
    assert (status, made["where"], made["text"]) == (201, "hand", "")
    with served.person(made["table"], made["token"], seat=0) as anna:
        anna.asked()
        assert anna.room["tryout"] == "moth_page"
        assert "moth_page" in json.dumps(anna.update["view"]["players"][0])
        assert [seat["kind"] for seat in anna.room["seats"]] == ["person", "bot"]
        face = served.ask(f"/api/cards/{anna.room['cards']}/en")[1]["cards"]["moth_page"]
        assert face["face"]["line"] == "when assigned: draw 2 units"
        assert anna.answer()["type"] == "done"
        assert anna.do("seat", seat=1, what="open")["type"] == "refused"  # nobody else is dealt into it
    with served.person(made["table"]) as stranger:
        stranger.until("update")
        assert stranger.room["tryout"] == ""  # what is in a hand is for its own player
        assert "moth_page" not in json.dumps([stranger.room, stranger.update["view"]["players"]])
    again = served.ask("/api/bench/elekt/try", wish)[1]
    assert (again["table"], again["token"]) == (made["table"], made["token"])
    status, laid = served.ask("/api/bench/revachol/try", {"text": begin_text("revachol"), "card": "morale.logic"})
    assert (status, laid["where"]) == (201, "next")
    with served.person(laid["table"], laid["token"], seat=0) as anna:
        anna.asked()
        assert anna.update["view"]["deck"] == 1
        assert "logic" not in json.dumps(anna.update["view"]["players"])
    assert served.ask("/api/bench/elekt/try", {**wish, "card": "elite.nobody", "key": ""})[0] == 400


def test_a_set_is_shared_by_its_link(own_server: Served, capsys: pytest.CaptureFixture[str]) -> None:
    def administer(*words: str) -> str:
        assert run(["admin", *words, "--data", str(own_server.data)]) == 0
        return capsys.readouterr().out

    text = "# mine\n" + CHANGED
    status, shared = own_server.ask("/api/bench/elekt/share", {"text": text})
    assert (status, shared["days"]) == (201, 90)
    assert shared["link"].endswith(f"/bench/elekt/{shared['digest']}")
    assert own_server.ask("/api/bench/elekt/share", {"text": text})[1] == shared
    own_server.kill()
    own_server.restart()
    assert own_server.ask(f"/api/bench/elekt/sets/{shared['digest']}")[1]["text"] == text
    status, headers, toml = own_server.ask_raw(f"/api/bench/elekt/sets/{shared['digest']}.toml")
    assert (status, toml.decode()) == (200, text)
    assert headers["content-disposition"] == 'attachment; filename="elekt-mine.toml"'
    faces = own_server.ask(f"/api/cards/{shared['digest']}/fr")[1]  # for the page that prints them
    assert faces["cards"]["moth_page"]["face"]["line"] == "when assigned: draw 2 units"
    assert own_server.ask(f"/api/bench/ecos/sets/{shared['digest']}")[0] == 404
    assert own_server.ask("/api/bench/elekt/share", {"text": text + "x"})[0] == 400
    table, _ = own_server.new_table(game="elekt", card_file=CHANGED)
    told = administer("list", "--json")
    assert [one["table"] for one in json.loads(told)] == [table]  # what is shared is no table
    (kept,) = json.loads(administer("list", "--sets", "--json"))
    assert own_server.ask(f"/api/tables/{kept['table']}")[0] == 404
    assert (kept["stage"], kept["seats"], kept["cards"]) == ("set", [], "mine")
    assert shared["digest"][:12] in administer("list", "--sets")
    administer("delete", kept["table"])
    assert own_server.ask(f"/api/bench/elekt/sets/{shared['digest']}")[0] == 404
    assert kept["table"] in administer("list", "--deleted")
    administer("restore", kept["table"])
    assert own_server.ask(f"/api/bench/elekt/sets/{shared['digest']}")[0] == 200
    played = own_server.ask(f"/api/tables/{table}")[1]["cards"]
    assert own_server.ask(f"/api/bench/elekt/sets/{played}")[0] == 404  # a table's own cards are no shared set


def test_where_it_is_off_everything_says_so(tmp_path: Path) -> None:
    """A server that others reach has none, unless its host says so."""
    said: set[str] = set()

    async def ask() -> None:
        async with opened(Settings(f"sqlite:///{tmp_path / 'tables.db'}"), frozenset()) as (app, gateway):
            assert gateway.bench is None
            for language in ("en", "fr", "ru"):
                for method, path in (("GET", "elekt/en"), ("POST", "elekt/check"), ("DELETE", "jobs/here.x")):
                    status, told = await asked_of(app, method, f"/api/bench/{path}", language)
                    assert status == 403
                    said.add(told["error"]["text"])
            status, home = await asked_of(app, "GET", "/api/home", "en")
            assert (status, home["bench"]) == (200, False)

    asyncio.run(ask())
    assert len(said) == 3


async def asked_of(app: Any, method: str, path: str, language: str) -> tuple[int, Any]:
    """The application itself, without a network."""
    told: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"{}", "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        told.append(message)

    headers = [(b"accept-language", language.encode()), (b"content-type", b"application/json")]
    scope = {"type": "http", "method": method, "path": path, "raw_path": path.encode(), "query_string": b""}
    more = {"headers": headers, "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80), "scheme": "http"}
    await app({**scope, **more, "http_version": "1.1", "root_path": ""}, receive, send)
    return int(told[0]["status"]), json.loads(b"".join(message.get("body", b"") for message in told[1:]))


@pytest.mark.parametrize(
    ("words", "on"),
    [
        ([], True),
        (["--lan"], False),
        (["--host", "192.0.2.7"], False),
        (["--origin", "https://tablee.example"], False),
        (["--behind-proxy", "127.0.0.1"], False),
        (["--lan", "--bench"], True),
        (["--no-bench"], False),
    ],
)
def test_it_is_on_only_where_nobody_else_comes(words: list[str], on: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[Settings] = []
    monkeypatch.setattr("tablee.server.run.serve", lambda settings, *_: found.append(settings))
    serve.command().main([*words, "--database", "sqlite:///x"], prog_name="tablee", standalone_mode=False)
    assert [settings.bench for settings in found] == [on]


# --- processes ----------------------------------------------------------------------------------------------------


def with_jobs(doing: Callable[[Jobs], Any], **limits: Any) -> None:
    async def run() -> None:
        jobs = Jobs(Settings("sqlite://", bench=True, **limits), time.time, lambda: "here")
        try:
            async with asyncio.timeout(PATIENCE):
                await doing(jobs)
        finally:
            await jobs.close()

    asyncio.run(run())


def elekt_run(games: int) -> dict[str, Any]:
    return {**RUN, "game": "elekt", "options": {}, "games": games}


async def until(fits: Callable[[], bool]) -> None:
    while not fits():
        await asyncio.sleep(0.02)


def test_a_lost_process_is_started_again_and_its_games_are_played_again(tmp_path: Path) -> None:
    async def lose(jobs: Jobs) -> None:
        job = jobs.start("run", elekt_run(12), "me", 12)
        await until(lambda: job.process is not None)
        assert job.process is not None
        os.kill(job.process.pid, signal.SIGKILL)
        await until(lambda: job.is_over)
        assert (job.state, job.again, job.told.games) == ("done", 1, 12)
        own = registry.read_cards("elekt", CHANGED, "cards.toml")
        expected = sim.simulate("elekt", ["random", "random"], 12, 7, 1, own)
        assert json.loads(bytes(job.told.found))["digest"] == expected.digest()
        assert jobs.lost == 1

    with_jobs(lose)


def test_what_was_counted_is_gone_on_from() -> None:
    asked = elekt_run(9)
    for make in (player.Run, player.Compare):
        whole, first = (make({**asked, "other": ""}) for _ in range(2))
        whole.play(9)
        first.play(4)
        second = make({**asked, "other": "", "counted": json.loads(json.dumps(first.counted()))})
        assert second.games == 4
        second.play(9)
        assert second.found() == whole.found()


def test_stopping_keeps_what_was_played_and_the_next_begins() -> None:
    async def stop(jobs: Jobs) -> None:
        long = jobs.start("run", elekt_run(20_000), "me", 20_000)
        next_one = jobs.start("run", elekt_run(2), "me", 2)
        gone = jobs.start("run", elekt_run(2), "me", 2)
        assert [jobs.place(job) for job in (long, next_one, gone)] == [0, 1, 2]
        await jobs.stop(gone)
        await until(lambda: long.told.games > 0)
        await jobs.stop(long)
        assert long.state == "stopped"
        assert 0 < long.told.games < 20_000
        found = json.loads(bytes(long.told.found))
        assert found["games"] == long.told.games
        await until(lambda: next_one.is_over)
        assert (next_one.state, gone.state) == ("done", "stopped")

    with_jobs(stop)


def test_so_many_for_one_address_and_so_many_in_all(tmp_path: Path) -> None:
    async def ask(jobs: Jobs) -> None:
        def start(by: str) -> Job:
            return jobs.start("run", elekt_run(5), by, 5)

        start("me")
        start("me")
        with pytest.raises(Refusal, match="bench-too-many"):
            start("me")
        start("you")
        with pytest.raises(Refusal, match="bench-queue-full"):
            start("they")

    with_jobs(ask, bench_jobs_per_address=2, bench_waiting=2)


@pytest.mark.long
def test_time_that_is_up_ends_a_job_with_what_it_has(tmp_path: Path) -> None:
    async def run(jobs: Jobs) -> None:
        job = jobs.start("run", elekt_run(20_000), "me", 20_000)
        await until(lambda: job.is_over)
        assert (job.state, job.why) == ("stopped", "bench-out-of-time")
        assert 0 < job.told.games < 20_000

    with_jobs(run, bench_seconds=2.0)


def test_questions_are_bounded_for_each_address(tmp_path: Path) -> None:
    """Whoever asks faster, or more at once, is told so; nobody else waits for it."""
    settings = Settings(f"sqlite:///{tmp_path / 'tables.db'}", bench=True, benched=Rate(1, 0))

    async def ask() -> None:
        async with opened(settings, frozenset()) as (_, gateway):
            bench = gateway.bench
            assert bench is not None
            assert [bench.asked.take("me") for _ in range(2)] == [True, False]
            asked = [bench.ask("check", "elekt", CheckRequest(CHANGED), by) for by in ["me"] * 5 + ["you"]]
            told = await asyncio.gather(*asked, return_exceptions=True)
            assert [isinstance(one, Refusal) for one in told] == [False] * 4 + [True, False]

    asyncio.run(ask())
