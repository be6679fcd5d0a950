"""Why what is refused in a scenario is refused, not only by which rule: `python -m tests.refusals` writes
tests/printed/refusals.txt anew, tests/test_scenarios.py compares.

At the end of each scenario its own lines are said that are no answers there, and its last answer once more."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from tablee import registry
from tablee.core.label import players_by_number
from tablee.core.stack import State
from tablee.scenario.read import Scenario, read
from tablee.scenario.run import run
from tablee.testing.oracle import as_phrase

SCENARIOS: Final = Path(__file__).parent / "scenarios"
WRITTEN: Final = Path(__file__).parent / "printed" / "refusals.txt"
BEGINS: Final = "# "


def refusals(scenario: Scenario, s: State) -> Iterator[str]:
    game = registry.game(scenario.game)
    own = [*scenario.then.get("why_not", {}), *scenario.then.get("not_options", [])]
    for line in dict.fromkeys([*own, *scenario.play[-1:]]):
        who, _, text = line.partition(":")
        if who.strip() not in scenario.players:
            continue  # chance is told nothing
        seat = scenario.players.index(who.strip())
        readings = players_by_number(scenario.players, text)
        if any(game.answers(s, seat, reading) for reading in readings):
            continue
        reason = game.why_not(s, seat, readings[0])
        if reason is None:
            yield f"{line} | nothing"
        else:
            yield f"{line} | {reason.rule} {json.dumps(as_phrase(reason.phrase), ensure_ascii=False)}"


def all_scenarios() -> Iterator[tuple[str, Scenario]]:
    for path in sorted(SCENARIOS.rglob("*.toml")):
        for scenario in read(path):
            yield f"{path.relative_to(SCENARIOS).as_posix()}: {scenario.title}", scenario


@cache
def written() -> dict[str, list[str]]:
    """By the scenario."""
    found: dict[str, list[str]] = {}
    for line in WRITTEN.read_text("utf-8").splitlines():
        if line.startswith(BEGINS):
            found[line.removeprefix(BEGINS)] = lines = []
        else:
            lines.append(line)
    return found


def main() -> None:
    told: list[str] = []
    for name, scenario in all_scenarios():
        if lines := list(refusals(scenario, run(scenario))):
            told += [BEGINS + name, *lines]
    WRITTEN.write_text("\n".join(told) + "\n", "utf-8", newline="\n")


if __name__ == "__main__":
    main()
