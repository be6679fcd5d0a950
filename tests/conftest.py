"""What every test shares."""

from __future__ import annotations

import atexit
import gc
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

ROOT: Final = Path(__file__).parents[1]
AT_ONCE: Final = "not long"
"""What `pytest` plays unless told (pyproject.toml)."""
ALLOCATED: Final = 20_000
"""Objects after which a worker looks for garbage; Python's 700 take a twentieth of what is played."""
ELSEWHERE: Final = {"browser", "server", "store", "env"}
"""Folders of tests that are not about the engine: it is a small part of what they do."""

if TYPE_CHECKING:
    from tests.postgres import Postgres


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--games", type=int, default=1000, help="random games per game and number of seats")
    parser.addoption("--regenerate", action="store_true", help="write tests/playthroughs and tests/printed anew")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("regenerate"):
        config.option.markexpr = ""  # also what is compared with `-m long`
    if hasattr(config, "workerinput"):
        atexit.register(leave)


def leave() -> None:
    """A worker that has told everything gives its memory back as a whole. Object by object it takes seconds, for which
    the run waits."""
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """`-n auto`: one more than there are cores, for a third of the time a test waits for a server or a browser."""
    return len(os.sched_getaffinity(0)) + 1 if hasattr(os, "sched_getaffinity") else (os.cpu_count() or 1) + 1


if sys.dont_write_bytecode:  # asked for by PYTHONDONTWRITEBYTECODE, as containers do: beside no source
    # Hundreds of processes read the same modules in a run of the tests; each would compile them anew.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix = str(ROOT / ".pytest_cache" / "bytecode")
    sys.dont_write_bytecode = False


_covered: list[Future[list[str]]] = []


@pytest.hookimpl(tryfirst=True)  # before any worker starts
def pytest_sessionstart(session: pytest.Session) -> None:
    if "PYTEST_XDIST_WORKER" in os.environ:
        return
    set_up(session.config.args, session.config.option.markexpr)
    if session.config.pluginmanager.hasplugin("terminalreporter"):  # who waits for workers has time to count rules
        from tablee.scenario.coverage import summary

        aside = ThreadPoolExecutor(1)
        _covered.append(aside.submit(summary, ROOT))
        aside.shutdown(wait=False)


def set_up(asked: list[str], marks: str) -> None:
    """The sources are tested: to compile them takes longer than they lose in what is played at once. Before whatever
    else is asked for (`-m long`, `-m engine`) the engine is compiled, before anything of it is read, unless
    TABLEE_COMPILE says what to do. Beside that, what tests in a browser need from npm is fetched, if any may run;
    without it they are skipped, or fail where they are required."""
    engine = npm = None
    if not os.environ.get("TABLEE_COMPILE") and marks == AT_ONCE:
        os.environ["TABLEE_COMPILE"] = "0"  # for workers and servers too, which would compile beside the tests
    elif not os.environ.get("TABLEE_COMPILE"):
        assert "tablee" not in sys.modules, "a conftest reads the engine before it is compiled"
        engine = subprocess.Popen([sys.executable, str(ROOT / "build_engine.py")])
    paths = paths_of(asked)
    browser = ROOT / "tests" / "browser"
    in_a_browser = any(browser.is_relative_to(path) or path.is_relative_to(browser) for path in paths)
    if in_a_browser and os.environ.get("TABLEE_UI") != "0":
        npm = subprocess.Popen([sys.executable, str(ROOT / "ui" / "build.py"), "browser"])
    if npm is not None:
        npm.wait()
    if engine is not None and engine.wait() != 0:
        pytest.exit("The engine could not be compiled.", 1)


def paths_of(asked: list[str]) -> list[Path]:
    return [Path(name.partition("::")[0]).resolve() for name in asked]


def folders(item: pytest.Item) -> list[str]:
    """Of the project, and the file: a clone may lie in a folder of any name."""
    return item.nodeid.partition("::")[0].split("/")


def takes_longest(item: pytest.Item) -> bool:
    """What is played in a browser or needs servers that are killed."""
    return not {"browser", "server", "test_both_builds.py"}.isdisjoint(folders(item))


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """What is read while tests are collected stays to the end: it is not looked through for garbage, neither now nor
    in every test."""
    gc.disable()
    try:
        if "PYTEST_XDIST_WORKER" in os.environ:
            import_elsewhere_first(paths_of(session.config.args))
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(ALLOCATED)
        gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Generator[None]:
    """Combinations that wait for `-m long`, and tests of the engine, are marked before it is decided who plays. The
    longest tests come first, a part for each worker; whoever has nothing left takes some of another's."""
    for item in items:
        if ELSEWHERE.isdisjoint(folders(item)) and not item.path.name.startswith("test_cli"):
            item.add_marker(pytest.mark.engine)
    for cases in combined(items).values():
        at_once = every_value(cases)
        for case in cases:
            if case not in at_once:
                case.add_marker(pytest.mark.long)
    yield
    if "PYTEST_XDIST_WORKER" not in os.environ:
        return
    items[:] = [item for part in shared_out(items, int(os.environ["PYTEST_XDIST_WORKER_COUNT"])) for item in part]


def shared_out(items: list[pytest.Item], workers: int) -> list[list[pytest.Item]]:
    """A part for each worker, all with about as many tests, for so they are dealt. The tests of a file stay together,
    with what they share. Files of few tests, which take long each, come early: what is left to share in the end, when
    whoever has nothing more to do waits for the others, is short."""
    longest = by_file(item for item in items if takes_longest(item))
    parts = [longest[i::workers] for i in range(workers)]
    counts = [sum(map(len, part)) for part in parts]
    others: list[list[list[pytest.Item]]] = [[] for _ in parts]
    for file in sorted(by_file(item for item in items if not takes_longest(item)), key=len, reverse=True):
        least = counts.index(min(counts))
        others[least].insert(0, file)
        counts[least] += len(file)
    return [[item for file in part + more for item in file] for part, more in zip(parts, others, strict=True)]


def import_elsewhere_first(asked: list[Path]) -> None:
    """In a fresh clone most of collecting is compiling, and workers that begin with the same file compile the same at
    the same time: each begins elsewhere, and finds what the others have compiled. What cannot be imported is told by
    who collects it."""
    files = [file for path in asked for file in (sorted(path.rglob("test_*.py")) if path.is_dir() else [path])]
    workers = int(os.environ["PYTEST_XDIST_WORKER_COUNT"])
    first = len(files) * int(os.environ["PYTEST_XDIST_WORKER"].removeprefix("gw")) // workers
    for file in (*files[first:], *files[:first]):
        with suppress(Exception, pytest.skip.Exception):
            import_module(".".join(file.relative_to(ROOT).with_suffix("").parts))


def by_file(items: Iterable[pytest.Item]) -> list[list[pytest.Item]]:
    found: dict[Path, list[pytest.Item]] = {}
    for item in items:
        found.setdefault(item.path, []).append(item)
    return list(found.values())


def combined(items: list[pytest.Item]) -> dict[str, list[pytest.Function]]:
    """Tests marked `each_value`, with their cases; several tests that are marked `together` as one."""
    found: dict[str, list[pytest.Function]] = {}
    for item in items:
        if isinstance(item, pytest.Function) and (marker := item.get_closest_marker("each_value")):
            found.setdefault(marker.kwargs.get("together", name_of(item)), []).append(item)
    return found


def name_of(case: pytest.Function) -> str:
    return case.nodeid.partition("[")[0]


def every_value(cases: list[pytest.Function]) -> list[pytest.Function]:
    """So few cases that each test and each line of every `parametrize` is in one of them: always the next with most new
    ones, and among these with what was chosen least."""
    cases = [case for case in cases if not case.get_closest_marker("long")]
    has = {case.nodeid: {name_of(case), *lines_of(case)} for case in cases}
    missing = set().union(*has.values())
    chosen: list[pytest.Function] = []
    uses: Counter[str] = Counter()
    while missing:
        best = max(
            cases, key=lambda case: (len(has[case.nodeid] & missing), -sum(uses[one] for one in has[case.nodeid]))
        )
        missing -= has[best.nodeid]
        uses.update(has[best.nodeid])
        chosen.append(best)
    return chosen


def lines_of(case: pytest.Function) -> set[str]:
    """Which of the lines of each of its parameters it has."""
    found: set[str] = set()
    for marker in case.iter_markers("parametrize"):
        names = marker.args[0]
        names = [name.strip() for name in names.split(",")] if isinstance(names, str) else names
        found.add(repr([(name, case.callspec.params[name]) for name in names]))
    return found


@pytest.fixture(scope="session", autouse=True)
def no_power_cuts() -> Iterator[None]:
    """Thousands of small files are saved by tests, and none need outlive the machine: nobody waits for the disk.
    Servers under test are processes of their own and do."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda file: None)
        yield


@pytest.fixture(scope="session")
def postgres(testrun_uid: str) -> Iterator[Postgres]:
    """A real PostgreSQL, one for all workers of a test run: the last of them stops it."""
    from tests.postgres import Postgres  # read by those alone who want one

    with Postgres(testrun_uid) as server:
        yield server


def pytest_report_header() -> str:
    from tablee import compiled

    return f"tablee: {compiled.describe()}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """How many of the rules are shown, at the end of every run; what a worker would say nobody reads."""
    if "PYTEST_XDIST_WORKER" in os.environ:
        return
    from tablee.scenario.coverage import summary

    for line in _covered[0].result() if _covered else summary(ROOT):
        terminalreporter.write_line(line)
