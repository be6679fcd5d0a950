"""What people mistype in TOML, said in their own terms: what stands there, and what should."""

from __future__ import annotations

import re
from typing import Final

_AT_LINE: Final = re.compile(r" \(at line (\d+), column \d+\)$")
_AT_END: Final = " (at end of document)"
_CURLY: Final = re.compile("[“”„‟«»]")
_CURLY_SINGLE: Final = re.compile("[‘’‚‛]")
_STRINGS: Final = re.compile(r'"(?:[^"\\]|\\.)*"|' + r"'[^']*'")
_HEADER: Final = re.compile(r"\s*\[\s*([\w.\"'-]+)\s*\]?\s*(?:#.*)?$")
_KEY: Final = re.compile(r"\s*([\w-]+)\s*=\s*(.*?)\s*(?:#.*)?$")
_COLON: Final = re.compile(r"\s*[\w-]+\s*:")
_WORDS: Final = re.compile(r"[^\W\d][\w' -]*")


def slip(text: str, message: str) -> tuple[int, str]:
    """The line that is to blame, and what is wrong with it, for what tomllib has to say of a text."""
    at = _AT_LINE.search(message)
    lines = text.split("\n")
    number = int(at.group(1)) if at is not None else text.rstrip("\n").count("\n") + 1
    plain = message[: at.start()] if at is not None else message.removesuffix(_AT_END)
    twice = _twice(lines, number, plain)
    if twice is not None:
        return twice
    for line in (number, number - 1):
        if 1 <= line <= len(lines) and (said := _of_line(lines[line - 1])):
            return line, f"not TOML: {said}"
    opened = _left_open(lines, number)
    if opened:
        return opened, "not TOML: a list or text that begins here is not closed: ] or a quotation mark is missing"
    return number, f"not TOML: {plain}"


def _twice(lines: list[str], number: int, message: str) -> tuple[int, str] | None:
    """A table or a field that was there before."""
    here = lines[number - 1] if number <= len(lines) else ""
    header = _HEADER.match(here)
    if header is not None and ("twice" in message or "Cannot" in message):
        table = header.group(1)
        field_at = _plain_field(lines, number, table.partition(".")[0])
        if field_at:
            name = table.partition(".")[0]
            return field_at, f"{name} is a table below: [{table}]; a field of that name belongs into [set]"
        first = _first(lines, number, table)
        return number, f"the table [{table}] stands twice" + (f", first in line {first}" if first else "")
    field = _KEY.match(here)
    if field is not None and "overwrite" in message:
        return number, f"the field {field.group(1)} stands twice in this table"
    return None


def _plain_field(lines: list[str], before: int, name: str) -> int:
    """The line in which that field stands outside of every table; 0 if there is none."""
    for i, line in enumerate(lines[: before - 1], 1):
        if _HEADER.match(line) is not None:
            return 0
        field = _KEY.match(line)
        if field is not None and field.group(1) == name:
            return i
    return 0


def _first(lines: list[str], before: int, table: str) -> int:
    for i, line in enumerate(lines[: before - 1], 1):
        header = _HEADER.match(line)
        if header is not None and header.group(1) == table:
            return i
    return 0


def _of_line(line: str) -> str:
    """What is wrong in a single line; "" if it looks right."""
    bare = _STRINGS.sub('""', line.partition("#")[0] if '"' not in line else line)
    if (curly := _CURLY.search(bare)) is not None or (curly := _CURLY_SINGLE.search(bare)) is not None:
        return f'the curly quotation mark {curly.group()} stands for nothing here, write a straight one: "…"'
    if bare.lstrip().startswith("[") and "]" not in bare and "=" not in bare:
        return "a table's name stands in brackets, and the closing one is missing: ]"
    if _COLON.match(bare) and "=" not in bare:
        return "a field and its value are joined by =, not by a colon"
    field = _KEY.match(bare)
    if field is not None:
        return _of_value(field.group(1), field.group(2))
    return ""


def _of_value(key: str, value: str) -> str:
    if not value:
        return f"the field {key} has no value"
    if value in ("True", "False", "TRUE", "FALSE", "yes", "no"):
        return f"{key} is true or false, in small letters, not {value}"
    if value not in ("true", "false") and _WORDS.fullmatch(value):
        return f'text stands in quotation marks: {key} = "{value}"'
    if value.count('"') % 2:
        return f"a quotation mark of {key} is missing"
    if value.startswith("[") and value.count("[") > value.count("]"):
        return f"the list {key} is not closed: ] is missing"
    if re.search(r'""\s*""', value):
        return f"between two values of the list {key} a comma is missing"
    return ""


def _left_open(lines: list[str], before: int) -> int:
    """The last line above that opens a list which it does not close; 0 if there is none."""
    for i in range(min(before, len(lines)), 0, -1):
        bare = _STRINGS.sub('""', lines[i - 1].partition("#")[0])
        if bare.count("[") > bare.count("]"):
            return i
    return 0
