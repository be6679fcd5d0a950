"""A sentence before it has a language: a message key and what to fill in."""

from typing import final

Value = str | int | tuple[str, ...]


@final
class Phrase:
    """`args` hold ids, not names: a text renderer turns `card`, `task`, `player`, … into the reader's language."""

    def __init__(self, key: str, args: dict[str, Value] | None = None) -> None:
        self.key = key
        self.args: dict[str, Value] = {} if args is None else args

    def __repr__(self) -> str:
        return f"Phrase({self.key!r}, {self.args!r})"
