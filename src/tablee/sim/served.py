"""A process that plays games for the bench of a server: it is told what to play in one line of JSON, and tells every
second or so how far it is, with the report so far. A line "stop", and it tells the rest and ends; no more lines, and it
ends at once. What it has counted goes with each report, so that another process can go on from there."""

from __future__ import annotations

import base64
import io
import json
import os
import sys
import threading
import time
import zipfile
from collections.abc import Callable
from typing import Any, Final

from tablee import registry
from tablee.core.cardfile import CardFileError
from tablee.errors import UserError
from tablee.limited import limit
from tablee.sim.compare import Comparison, PairTally, PairWork, Side, compared
from tablee.sim.places import Places, Ray, in_order, workers_of
from tablee.sim.report import Report, played, report
from tablee.sim.run import Work, check
from tablee.sim.sweep import Sweep, curve
from tablee.sim.tables import Table, csv_text, tables_of
from tablee.sim.tally import Tally
from tablee.sim.vary import Value, Varied, find, now, with_values

EVERY: Final = 1.0
"""Seconds between two reports."""
PART: Final = 0.25
"""Seconds that the games between two looks at the clock are to take."""
MOST_PART: Final = 500
ALIVE: Final = 10.0
"""Seconds between two signs of life."""
DIFFERENCE: Final = 0.01
"""In win share: how many games show so much is told with a comparison."""
MEMORY: Final = 2 << 30
"""Bytes of address space."""
MAPPED_WITH_RAY: Final = 64 << 30
"""The same where a Ray plays: its store is mapped whole, though little of it is used."""
COUNTED_IN_REPORTS: Final = ("length",)
"""What is told of all that was counted; the rest goes to whoever plays on."""


class Run:
    """Games with one set."""

    def __init__(self, asked: dict[str, Any]) -> None:
        self.key, self.bots, self.options = asked["game"], tuple(asked["bots"]), dict(asked["options"])
        self.seed, self.wanted = asked["seed"], asked["games"]
        check(self.key, self.bots, self.wanted, 1, self.options)
        self.cards = registry.read_cards(self.key, asked["text"], "cards.toml")
        self.places = places_of(asked)
        self.tally = Tally(len(self.bots))
        if asked.get("counted"):
            self.tally = Tally.from_json(asked["counted"])

    @property
    def games(self) -> int:
        return self.tally.games

    def play(self, games: int) -> None:
        work = Work(self.key, self.bots, self.seed, self.cards, self.options)
        for part in in_order(work.play, self.games, min(self.wanted, self.games + games), self.places):
            self.tally.add(part)

    def report(self) -> Report:
        game = registry.game(self.key)
        return report(game, played(game, self.cards, self.bots, self.options, self.seed), self.tally)

    def found(self) -> dict[str, Any]:
        return brief(self.report().to_json())

    def counted(self) -> Any:
        return self.tally.to_json()

    def whole(self) -> dict[str, Any]:
        return self.report().to_json()

    def tables(self) -> list[Table]:
        return tables_of(self.report())

    def page(self) -> str:
        from tablee.sim.page import page

        return page(self.report())


class Compare:
    """The same deals with two sets."""

    def __init__(self, asked: dict[str, Any]) -> None:
        self.key, self.seed, self.wanted = asked["game"], asked["seed"], asked["games"]
        self.places = places_of(asked)
        self.also = {"changes": asked.get("changes", [])}
        bots, options = tuple(asked["bots"]), dict(asked["options"])
        check(self.key, bots, self.wanted, 1, options)
        other = asked["other"]
        a = registry.read_cards(self.key, other, "a.toml") if other else registry.house_cards(self.key)
        b = registry.read_cards(self.key, asked["text"], "b.toml")
        self.sides = (Side("A", a, bots, options), Side("B", b, bots, options))
        self.pairs, self.tallies = PairTally(), (Tally(len(bots)), Tally(len(bots)))
        if asked.get("counted"):
            pairs, first, second = asked["counted"]
            self.pairs, self.tallies = PairTally.from_json(pairs), (Tally.from_json(first), Tally.from_json(second))

    @property
    def games(self) -> int:
        return self.pairs.deals

    def play(self, games: int) -> None:
        work = PairWork(self.key, self.sides, self.seed)
        for pairs, first, second in in_order(work.play, self.games, min(self.wanted, self.games + games), self.places):
            self.pairs.add(pairs)
            self.tallies[0].add(first)
            self.tallies[1].add(second)

    def compared(self) -> Comparison:
        return compared(registry.game(self.key), self.sides, self.pairs, self.tallies, self.seed, DIFFERENCE)

    def found(self) -> dict[str, Any]:
        found = self.compared().to_json()
        del found["pairs"]  # as of reports: what was counted goes to whoever plays on
        return {**found, "a": brief(found["a"]), "b": brief(found["b"]), **self.also}

    def counted(self) -> Any:
        return [self.pairs.to_json(), self.tallies[0].to_json(), self.tallies[1].to_json()]

    def whole(self) -> dict[str, Any]:
        return {**self.compared().to_json(), **self.also}

    def tables(self) -> list[Table]:
        from tablee.sim.pages import comparison_tables

        return comparison_tables(self.compared())

    def page(self) -> str:
        from tablee.sim.pages import comparison_page

        return comparison_page(self.compared())


class Curve:
    """One value after the other, by turns: the curve grows everywhere at once."""

    def __init__(self, asked: dict[str, Any]) -> None:
        self.key, self.bots, self.options = asked["game"], tuple(asked["bots"]), dict(asked["options"])
        self.seed, self.each, self.places = asked["seed"], asked["games"], places_of(asked)
        check(self.key, self.bots, self.each, 1, self.options)
        cards = registry.read_cards(self.key, asked["text"], "cards.toml")
        of: Value = find(cards, asked["value"])
        self.now = now(cards, of)
        self.varied = Varied(of, tuple(range(asked["low"], asked["high"] + 1, asked["step"])))
        self.sets = [with_values(self.key, cards, {of: value}) for value in self.varied.values]
        self.wanted = self.each * len(self.sets)
        self.tallies = [Tally(len(self.bots)) for _ in self.sets]
        if asked.get("counted"):
            self.tallies = [Tally.from_json(one) for one in asked["counted"]]

    @property
    def games(self) -> int:
        return sum(tally.games for tally in self.tallies)

    def play(self, games: int) -> None:
        """Of every value as many as of the others: a curve of unequal ends would mislead."""
        stop = min(self.each, self.tallies[-1].games + max(1, games // len(self.sets)))
        for cards, tally in zip(self.sets, self.tallies, strict=True):
            work = Work(self.key, self.bots, self.seed, cards, self.options)
            for part in in_order(work.play, tally.games, stop, self.places):
                tally.add(part)

    def curve(self) -> Sweep:
        game = registry.game(self.key)
        reports = [
            report(game, played(game, cards, self.bots, self.options, self.seed), tally)
            for cards, tally in zip(self.sets, self.tallies, strict=True)
        ]
        return curve(self.key, self.varied, self.bots, self.sets, reports)

    def found(self) -> dict[str, Any]:
        return {**self.curve().to_json(), "now": self.now}

    def counted(self) -> Any:
        return [tally.to_json() for tally in self.tallies]

    def whole(self) -> dict[str, Any]:
        return self.found()

    def tables(self) -> list[Table]:
        from tablee.sim.pages import sweep_table

        return [sweep_table(self.curve())]

    def page(self) -> str:
        from tablee.sim.pages import sweep_page

        return sweep_page(self.curve())


def places_of(asked: dict[str, Any]) -> Places:
    """Here, or on the Ray that the server's host has named."""
    return Ray(asked["ray"], os.cpu_count() or 1) if asked.get("ray") else 1


KINDS: Final[dict[str, Callable[[dict[str, Any]], Run | Compare | Curve]]] = {
    "run": Run,
    "compare": Compare,
    "sweep": Curve,
}


def brief(found: dict[str, Any]) -> dict[str, Any]:
    """A report as it is shown, without most of what was counted."""
    return {**found, "tally": {name: found["tally"][name] for name in COUNTED_IN_REPORTS}}


def file_of(job: Run | Compare | Curve, kind: str) -> bytes:
    """The report as a file: json, html, or csv (several tables, so a zip)."""
    if kind == "html":
        return job.page().encode()
    if kind == "json":
        return (json.dumps(job.whole(), indent=2) + "\n").encode()
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as packed:
        for table in job.tables():
            if table.rows:
                packed.writestr(f"{table.name}.csv", csv_text(table))
    return made.getvalue()


def main() -> None:
    told = sys.stdout
    sys.stdout = sys.stderr  # nothing but what is told may stand on stdout
    asked = json.loads(sys.stdin.readline())
    limit(MAPPED_WITH_RAY if asked.get("ray") else MEMORY, 15)  # tables go first, bots and readers too
    stopped = threading.Event()
    threading.Thread(target=_listen, args=(stopped,), daemon=True).start()

    one_at_a_time = threading.Lock()

    def tell(**said: Any) -> None:
        line = json.dumps(said) + "\n"
        with one_at_a_time:
            told.write(line)
            told.flush()

    threading.Thread(target=_be_heard, args=(tell,), daemon=True).start()

    try:
        job = KINDS[asked["kind"]](asked)
        if "file" in asked:
            tell(file=base64.b64encode(file_of(job, asked["file"])).decode())
        else:
            _play(job, asked["seconds"], stopped, tell)
    except (UserError, CardFileError) as error:
        tell(refused=str(error))


def _be_heard(tell: Callable[..., None]) -> None:
    """One game of bots that think for long may take minutes: so much for those who would take us for lost."""
    while True:
        time.sleep(ALIVE)
        tell(alive=True)


def _listen(stopped: threading.Event) -> None:
    for line in sys.stdin:
        if line.strip() == "stop":
            stopped.set()
    os._exit(0)


def _play(job: Run | Compare | Curve, seconds: float, stopped: threading.Event, tell: Callable[..., None]) -> None:
    """Until all are played, the time is up or somebody says so."""
    told_at, pause, part = time.monotonic(), EVERY, 1
    until, most = told_at + seconds, MOST_PART * workers_of(job.places)
    while job.games < job.wanted and not stopped.is_set() and time.monotonic() < until:
        began = time.monotonic()
        job.play(part)
        took = time.monotonic() - began
        part = min(most, max(1, part * 2 if took < PART / 2 else part // 2 if took > 2 * PART else part))
        if time.monotonic() - told_at >= pause and job.games < job.wanted:
            began = time.monotonic()
            tell(games=job.games, found=job.found(), counted=job.counted(), end="")
            told_at = time.monotonic()
            pause = max(EVERY, 5 * (told_at - began))  # reports take a sixth of the time at most
    end = "done" if job.games >= job.wanted else "stopped" if stopped.is_set() else "time"
    found = job.found() if job.games and all(tally.games for tally in _tallies(job)) else None
    tell(games=job.games, found=found, counted=job.counted(), end=end)


def _tallies(job: Run | Compare | Curve) -> list[Tally]:
    return [job.tally] if isinstance(job, Run) else list(job.tallies)


if __name__ == "__main__":
    main()
