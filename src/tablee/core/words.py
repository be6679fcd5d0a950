"""Words of which there are few: a type for programs that read a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final


@final
class OneOf:
    """`Zone = Annotated[str, OneOf("Zone", "ZONES", NAMES)]`: a word here, one of these in the browser's types."""

    def __init__(self, name: str, plural: str, words: Sequence[str]) -> None:
        self.name = name
        self.plural = plural
        self.words = tuple(words)
