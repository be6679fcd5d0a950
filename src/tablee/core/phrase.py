"""A sentence before it has a language: a message key and what to fill in."""

from typing import Union, final

Value = Union[str, int, tuple[str, ...], "Phrase"]


@final
class Phrase:
    """`args` hold ids, not names: a text renderer turns `card`, `task`, `player`, … into the reader's language.

    A number behind a name tells two of a kind apart (`card2`). A phrase within a phrase is said first. A key may name
    a part of a message: `noun-lion.each`.
    """

    def __init__(self, key: str, args: dict[str, Value] | None = None) -> None:
        self.key = key
        self.args: dict[str, Value] = {} if args is None else args

    def __repr__(self) -> str:
        return f"Phrase({self.key!r}, {self.args!r})"
