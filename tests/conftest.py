"""What every test shares."""

from pathlib import Path

import pytest

from tablee import compiled
from tablee.scenario.coverage import summary


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--games", type=int, default=1000, help="random games per game and number of seats")
    parser.addoption("--regenerate", action="store_true", help="write tests/playthroughs anew")


def pytest_report_header() -> str:
    return f"tablee: {compiled.describe()}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """How many of the rules are shown, at the end of every run."""
    for line in summary(Path(__file__).parents[1]):
        terminalreporter.write_line(line)
