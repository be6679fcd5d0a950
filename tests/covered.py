"""What is shown, cited and told of the rules of this project: counted once in each process, it takes seconds."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from tablee.scenario.coverage import Coverage, coverage

ROOT: Final = Path(__file__).parents[1]


@cache
def covered(root: Path = ROOT) -> list[Coverage]:
    return coverage(root)
