"""What a table may choose before the game."""

from __future__ import annotations


class Option:
    """Something a table may choose before the game: its key and the values it may have, the default first.

    `fewest` says for each value how many seats it needs, where it speaks of one of them. `alone`: only the default
    means anything where more than one plays. `rare`: few tables change it, so a form need not show it at once.
    """

    def __init__(
        self,
        key: str,
        values: tuple[str, ...],
        fewest: tuple[int, ...] = (),
        alone: bool = False,
        rare: bool = False,
    ) -> None:
        self.key = key
        self.values = values
        self.fewest = fewest
        self.alone = alone
        self.rare = rare

    def is_there(self, value: str, seats: int) -> bool:
        """Whether the seat that the value speaks of is at the table."""
        return not self.fewest or self.fewest[self.values.index(value)] <= seats

    def fits(self, value: str, seats: int) -> bool:
        """Whether a new table of so many may choose it."""
        return self.is_there(value, seats) and (seats == 1 or not self.alone or value == self.values[0])

    def fitting(self, seats: int) -> list[str]:
        return [value for value in self.values if self.fits(value, seats)]
