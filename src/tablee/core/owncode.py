"""Effects that no sentence says: Python classes beside a card set, for play on one's own machine.

While such a set is read, the language of effects knows their sentences as well; nothing else in the core asks for them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from contextvars import ContextVar
from typing import Any, Final, final

from tablee.core.basefile import SET
from tablee.core.cardfile import CardFile, CardFileError
from tablee.core.fault import Fault, wrong
from tablee.core.mistake import Mistake

CODE: Final = "code"


@final
class OwnCode:
    """What a file of code brings: its effects by their sentences, and a digest of its text. While a set is read with
    it, it is `watched`: BadCode if it never ends."""

    def __init__(
        self, name: str, effects: dict[str, Any], digest: str, watched: Callable[[], AbstractContextManager[None]]
    ) -> None:
        self.name = name
        self.effects = effects
        self.digest = digest
        self.watched = watched


class BadCode(Exception):
    """Code that cannot be used."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault


FindsCode = Callable[[str], OwnCode]
"""Loads the code of that name; BadCode says why it cannot be."""
NO_CODE: Final = OwnCode("", {}, "", nullcontext)
LOST: Final = OwnCode("", {}, "", nullcontext)
"""In the place of code that cannot be used: nobody knows which sentences it has."""
SPOKEN: Final[ContextVar[OwnCode]] = ContextVar("SPOKEN", default=NO_CODE)
"""The code of the set that is being read."""


def own_effect(text: str) -> Any:
    """The effect of one's own that a text says; None if it says none."""
    return SPOKEN.get().effects.get(text)


def find_code(file: CardFile, finds: FindsCode | None) -> OwnCode:
    """The code that a set names, if it names any; what is wrong with it becomes a mistake of the file, and then a line
    that nothing understands is none: it may be one of the code's."""
    about = file.tables.get(SET)
    if not isinstance(about, dict) or CODE not in about:
        return NO_CODE
    line = file.line((SET, CODE))
    name = about[CODE]
    if not isinstance(name, str):
        file.mistake(SET, CODE, line, wrong("code-name", "the name of a Python file beside the set expected"))
    elif finds is None:
        words = "a set with code of its own is for your own machine, never for a server"
        file.mistake(SET, CODE, line, wrong("code-served", words))
    else:
        try:
            return finds(name)
        except BadCode as bad:
            file.mistake(SET, CODE, line, bad.fault)
    return LOST


def code_fails(file: CardFile, bad: BadCode) -> CardFileError:
    """What is wrong with it, found while the set was read with it."""
    return CardFileError([Mistake(file.name, SET, CODE, file.line((SET, CODE)), bad.fault)])


def digest_with(digest: str, code: OwnCode) -> str:
    """The fingerprint of a set whose code matters to play as well."""
    return hashlib.sha256(f"{digest} {code.digest}".encode("ascii")).hexdigest()
