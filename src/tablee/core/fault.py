"""What is wrong with something that a person has written, before it has a language.

    wrong("too-long", "{count} characters, at most {most}", count=80, most=60)

The English stands where the mistake is found, so the code says what it means. Readers have it as the message
`mistake-<key>` with the same parts, in English too; `tests/test_mistakes.py` holds the two to each other.
"""

from __future__ import annotations

from typing import Union, final

Part = Union[str, int, "Fault"]
"""What was written (a text, as it stands in the file), a number, or words within words."""


@final
class Fault:
    """`words` have a slot in braces for each of the parts."""

    def __init__(self, key: str, words: str, parts: dict[str, Part]) -> None:
        self.key = key
        self.words = words
        self.parts = parts

    def __str__(self) -> str:
        return self.words.format(**{name: str(part) for name, part in self.parts.items()})

    def __repr__(self) -> str:
        return f"Fault({self.key!r}, {str(self)!r})"


def wrong(key: str, words: str, **parts: Part) -> Fault:
    return Fault(key, words, parts)
