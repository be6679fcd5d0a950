"""What the answers to a question are worth, and how a quick player would answer it."""

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from tablee.core.stack import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Adviser:
    """Knows one game. Looks only at what the seat may know. This one knows nothing: all answers are alike to it."""

    def values(self, s: State, seat: int, options: Sequence[str]) -> list[float]:
        """What each of these answers to the seat's open question is worth to it, in points."""
        return [0.0] * len(options)

    def best(self, s: State, seat: int, options: Sequence[str]) -> int:
        """Which of these answers is worth most; of equal ones the first."""
        return first_best(self.values(s, seat, options))

    def choice(self, s: State, seat: int, options: Sequence[str], luck: int) -> int:
        """Which of these answers a quick player gives, for playouts: no more thought than it is worth. `luck` is any
        number, for whoever has no opinion."""
        values = self.values(s, seat, options)
        best = max(values)
        return luck % len(options) if values.count(best) == len(options) else values.index(best)


def first_best(values: list[float]) -> int:
    """The place of the largest, of equal ones the first. (`max` and `index` compare numbers as objects.)"""
    best = values[0]
    found = 0
    for n in range(1, len(values)):
        value = values[n]
        if value > best:
            best, found = value, n
    return found
