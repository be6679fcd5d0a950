"""Advice: what the answers to a question are worth. One module per game, named like it, with its `ADVISER`."""

from collections.abc import Sequence

from tablee.core.stack import State


class Adviser:
    """Knows one game. Looks only at what the seat may know."""

    def values(self, s: State, seat: int, options: Sequence[str]) -> list[float]:
        """What each of these answers to the seat's open question is worth to it, in points."""
        raise NotImplementedError
