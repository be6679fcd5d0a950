"""Every scenario is a test: tests/scenarios/<game>/*.toml."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tablee.errors import UserError
from tablee.scenario.read import Scenario, read
from tablee.scenario.run import Failed, run
from tablee.scenario.specification import all_defined
from tests.refusals import refusals, written

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "tests" / "scenarios"
RULES = all_defined(ROOT)


@cache
def collected() -> list[Any]:
    """One test per scenario; a file that cannot be read is one failing test."""
    return list(read_all())


def read_all() -> Iterator[Any]:
    for path in sorted(FOLDER.rglob("*.toml")):
        name = path.relative_to(FOLDER)
        try:
            for scenario in read(path):
                yield pytest.param(scenario, id=f"{name}: {scenario.title}")
        except UserError as mistake:
            yield pytest.param(mistake, id=str(name))


@pytest.mark.parametrize("scenario", collected())
def test_scenario(scenario: Scenario | UserError) -> None:
    if isinstance(scenario, UserError):
        pytest.fail(str(scenario), pytrace=False)
    wrong = ""
    try:
        s = run(scenario, RULES)
    except Failed as failed:
        wrong = str(failed)
    if wrong:
        pytest.fail(wrong, pytrace=False)  # what a player can read, without a traceback
    name = Path(scenario.path).resolve().relative_to(FOLDER).as_posix()
    assert list(refusals(scenario, s)) == written().get(f"{name}: {scenario.title}", []), "python -m tests.refusals"


def test_every_refusal_that_is_written_has_its_scenario() -> None:
    assert sorted(written().keys() - {param.id for param in collected()}) == []


def test_no_title_stands_twice_in_a_file() -> None:
    ids = [param.id for param in collected()]
    assert [i for i in ids if ids.count(i) > 1] == []
