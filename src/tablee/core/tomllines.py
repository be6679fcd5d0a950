"""Where everything stands in a TOML text: the line of every table, key and list item, since tomllib keeps none."""

from __future__ import annotations

import re
import tomllib
from typing import Final, final

from tablee.core.fault import Fault, wrong

DEEPEST: Final = 8  # parts of a key, and lists or tables within each other

# The possessive repeats (++ and *+) never look back, so that no text takes long.
_BLANK: Final = re.compile(r"(?:[ \t\n]++|#[^\n]*+)*+")
_SPACE: Final = re.compile(r"[ \t]*+")
_BARE: Final = re.compile(r"[A-Za-z0-9_-]++")
_STRING: Final = re.compile(r'"(?:[^"\\\n]++|\\.)*+"|' + r"'[^'\n]*+'")
_LONG_STRING: Final = re.compile(r'"""(?:[^"\\]++|\\.|"(?!""))*+"{3,5}|' + r"'''(?:[^']++|'(?!''))*+'{3,5}", re.DOTALL)
_SCALAR: Final = re.compile(r"[^,\]\}#\n]++")


class _Stop(Exception):
    """The text is no TOML from here on: tomllib will say why."""


class _TooDeep(Exception):
    """Keys or values within each other beyond any use, which would make tomllib slow."""


@final
class Scanner:
    """Finds the line of every table header, key and list item, since tomllib keeps none.

    It runs first and reads no further than the text is TOML; what is wrong there is left to tomllib.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.line = 1
        self.lines: dict[tuple[str, ...], int] = {}
        self.lists: dict[tuple[str, ...], int] = {}  # [[path]] -> how many so far
        self.headers: list[tuple[tuple[str, ...], int, int]] = []  # each [path], from where to where
        self.pairs: dict[tuple[str, ...], tuple[int, int, int]] = {}  # where a key, its value and what follows begin

    def scan(self) -> Fault | None:
        """Read all of it; give back why it is refused."""
        table: tuple[str, ...] = ()
        try:
            self.skip(_BLANK)
            while self.at < len(self.text):
                if self.next_is("["):
                    start = self.at
                    table = self.header()
                    self.headers.append((table, start, self.at))
                else:
                    self.pair(table, 0)
                self.skip(_BLANK)
        except _Stop:
            return None
        except _TooDeep:
            return wrong("too-deep", "more than {most} names, lists or tables within each other", most=DEEPEST)
        return None

    def header(self) -> tuple[str, ...]:
        line = self.line
        self.expect("[")
        several = self.next_is("[")
        if several:
            self.expect("[")
        parts = self.key()
        self.expect("]")
        if several:
            self.expect("]")
        path: tuple[str, ...] = ()
        for number, part in enumerate(parts):
            path = (*path, part)
            last = number == len(parts) - 1
            if last and several:
                self.lists[path] = self.lists.get(path, 0) + 1
            self.lines.setdefault(path, line)
            if path in self.lists:
                path = (*path, str(self.lists[path] - 1))
            if last:
                self.lines[path] = line
        return path

    def pair(self, table: tuple[str, ...], depth: int) -> None:
        line = self.line
        start = self.at
        path = table
        for part in self.key():
            path = (*path, part)
            self.lines.setdefault(path, line)
        self.expect("=")
        self.skip(_SPACE)
        value = self.at
        self.value(path, depth)
        end = self.at
        while end > value and self.text[end - 1] in " \t":  # what is neither text nor list runs on to the comment
            end -= 1
        self.pairs[path] = (start, value, end)

    def key(self) -> tuple[str, ...]:
        parts: list[str] = []
        while True:
            self.skip(_SPACE)
            if self.next_is('"') or self.next_is("'"):
                parts.append(_unquoted(self.take(_STRING)))
            else:
                parts.append(self.take(_BARE))
            if len(parts) > DEEPEST:
                raise _TooDeep
            self.skip(_SPACE)
            if not self.next_is("."):
                return tuple(parts)
            self.expect(".")

    def value(self, path: tuple[str, ...], depth: int) -> None:
        if depth > DEEPEST:
            raise _TooDeep
        if self.next_is('"""') or self.next_is("'''"):
            self.take(_LONG_STRING)
        elif self.next_is('"') or self.next_is("'"):
            self.take(_STRING)
        elif self.next_is("["):
            self.expect("[")
            self.skip(_BLANK)
            count = 0
            while not self.next_is("]"):
                item = (*path, str(count))
                self.lines[item] = self.line
                self.value(item, depth + 1)
                count += 1
                self.skip(_BLANK)
                if not self.next_is("]"):
                    self.expect(",")
                    self.skip(_BLANK)
            self.expect("]")
        elif self.next_is("{"):
            self.expect("{")
            self.skip(_BLANK)
            while not self.next_is("}"):
                self.pair(path, depth + 1)
                self.skip(_BLANK)
                if not self.next_is("}"):
                    self.expect(",")
                    self.skip(_BLANK)
            self.expect("}")
        else:
            self.take(_SCALAR)

    # -- single steps

    def next_is(self, token: str) -> bool:
        return self.text.startswith(token, self.at)

    def expect(self, token: str) -> None:
        if not self.next_is(token):
            raise _Stop
        self.at += len(token)

    def skip(self, pattern: re.Pattern[str]) -> None:
        found = pattern.match(self.text, self.at)
        if found is not None:
            self.line += self.text.count("\n", self.at, found.end())
            self.at = found.end()

    def take(self, pattern: re.Pattern[str]) -> str:
        start = self.at
        self.skip(pattern)
        if self.at == start:
            raise _Stop
        return self.text[start : self.at]


def _unquoted(token: str) -> str:
    if "\\" not in token:
        return token[1:-1]
    try:
        return str(tomllib.loads(f"key = {token}")["key"])
    except ValueError:
        raise _Stop from None
