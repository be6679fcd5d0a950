"""Which Tablée this is: a game is played by the rules of one, and its record names it."""

from functools import cache
from importlib.metadata import PackageNotFoundError, version

FIRST_RULES = "0.1.0"
"""By which every game was played that does not name its own."""


@cache
def own_version() -> str:
    try:
        return version("tablee")
    except PackageNotFoundError:
        return "(not installed)"
