"""Functions that messages call for what Fluent cannot say by itself (DE, LETTER, CAP). The page has the same ones in
`ui/src/words/grammar.ts`."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

ALPHABETS: Final = {"ru": "АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЭЮЯ"}
"""Letters that things are called by where they are not A to Z: without those that look like others or begin no word."""

LATIN: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

PERSON, PERSON_ELIDED, OTHER, OTHER_ELIDED = "\ue000", "\ue001", "\ue002", "\ue003"
"""What stands for the names of people until a sentence is made: signs that no name has."""

ELIDED: Final = re.compile(
    rf"[{PERSON_ELIDED}{OTHER_ELIDED}aeiouàâäéèêëîïôöùûüœæ]|y[^aeiouéèê]|h(?:é|ect|enri|erv|ippol|onor|ortens|ubert|ug)",
    re.IGNORECASE,
)
"""How a French word begins before which « de » loses its vowel: not every h and y is silent (Harry, Yann)."""


def elides(word: str) -> bool:
    return ELIDED.match(word) is not None


def de(word: object) -> str:
    """French « de » before a name: d’Anna, de Bo."""
    return f"d’{word}" if elides(str(word)) else f"de {word}"


def letter(number: object, language: str) -> str:
    """What the number-th thing is called by: A, B, C … Z, AA, AB. What is no such number stays as it is."""
    if not isinstance(number, int) or number < 1:
        return str(number)
    alphabet = ALPHABETS.get(language, LATIN)
    before, last = divmod(int(number) - 1, len(alphabet))
    return (letter(before, language) if before else "") + alphabet[last]


def number_of(letters: str, language: str) -> int:
    """The inverse of `letter`, in small letters too; 0 for anything else. Latin letters are known to every reader."""
    for alphabet in (ALPHABETS.get(language, LATIN), LATIN):
        places = [alphabet.find(each) + 1 for each in letters.upper()]
        if places and all(places):
            return sum(place * len(alphabet) ** i for i, place in enumerate(reversed(places)))
    return 0


def by_letter(label: str, things: Sequence[str], language: str) -> str:
    """A label as its readers know it: "in corps B" for "in corps 2"."""
    for thing in things:
        label = re.sub(rf"\b({thing}) (\d+)\b", lambda found: f"{found[1]} {letter(int(found[2]), language)}", label)
    return label


def by_number(typed: str, things: Sequence[str], language: str) -> str:
    """The inverse: what was typed as labels have it."""
    for thing in things:
        typed = re.sub(
            rf"\b({thing}) ([^\W\d_]{{1,2}})\b",
            lambda found: f"{found[1]} {number_of(found[2], language) or found[2]}",
            typed,
            flags=re.IGNORECASE,
        )
    return typed


def cap(text: object) -> str:
    """The text as a sentence begins."""
    return str(text)[:1].upper() + str(text)[1:]


def functions(language: str) -> dict[str, Callable[[Any], Any]]:
    """What the messages of a language may call. (Any: Fluent takes texts back too, and does not say so.)"""
    return {"DE": de, "CAP": cap, "LETTER": lambda number: letter(number, language)}
