"""What people mistype in TOML, said in their own terms: what stands there, and what should."""

from __future__ import annotations

import re
from typing import Final

from tablee.core.fault import Fault, wrong

_AT_LINE: Final = re.compile(r" \(at line (\d+), column \d+\)$")
_AT_END: Final = " (at end of document)"
_CURLY: Final = re.compile("[“”„‟«»]")
_CURLY_SINGLE: Final = re.compile("[‘’‚‛]")
_STRINGS: Final = re.compile(r'"(?:[^"\\]|\\.)*"|' + r"'[^']*'")
_HEADER: Final = re.compile(r"\s*\[\s*([\w.\"'-]+)\s*\]?\s*(?:#.*)?$")
_KEY: Final = re.compile(r"\s*([\w-]+)\s*=\s*(.*?)\s*(?:#.*)?$")
_COLON: Final = re.compile(r"\s*[\w-]+\s*:")
_MARK_BEHIND: Final = re.compile(r'(?<=[\w"\]}])\s*([.,;])$')
_WORDS: Final = re.compile(r"[^\W\d][\w' -]*")


def slip(text: str, message: str) -> tuple[int, Fault]:
    """The line that is to blame, and what is wrong with it, for what tomllib has to say of a text."""
    at = _AT_LINE.search(message)
    lines = text.split("\n")
    number = int(at.group(1)) if at is not None else text.rstrip("\n").count("\n") + 1
    plain = message[: at.start()] if at is not None else message.removesuffix(_AT_END)
    twice = _twice(lines, number, plain)
    if twice is not None:
        return twice
    for line in (number, number - 1):
        if 1 <= line <= len(lines) and (said := _of_line(lines[line - 1])) is not None:
            return line, wrong("not-toml", "not TOML: {what}", what=said)
    opened = _left_open(lines, number)
    if opened:
        said = wrong("left-open", "a list or text that begins here is not closed: ] or a quotation mark is missing")
        return opened, wrong("not-toml", "not TOML: {what}", what=said)
    return number, wrong("not-toml", "not TOML: {what}", what=plain)


def _twice(lines: list[str], number: int, message: str) -> tuple[int, Fault] | None:
    """A table or a field that was there before."""
    here = lines[number - 1] if number <= len(lines) else ""
    header = _HEADER.match(here)
    if header is not None and ("twice" in message or "Cannot" in message):
        table = header.group(1)
        field_at = _plain_field(lines, number, table.partition(".")[0])
        if field_at:
            name = table.partition(".")[0]
            words = "{field} is a table below: [{table}]; a field of that name belongs into [set]"
            return field_at, wrong("field-and-table", words, field=name, table=table)
        first = _first(lines, number, table)
        if first:
            words = "the table [{table}] stands twice, first in line {line}"
            return number, wrong("table-twice-first", words, table=table, line=first)
        return number, wrong("table-twice", "the table [{table}] stands twice", table=table)
    field = _KEY.match(here)
    if field is not None and "overwrite" in message:
        return number, wrong("field-twice", "the field {field} stands twice in this table", field=field.group(1))
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


def _of_line(line: str) -> Fault | None:
    """What is wrong in a single line; None if it looks right."""
    bare = _STRINGS.sub('""', line.partition("#")[0] if '"' not in line else line)
    if (curly := _CURLY.search(bare)) is not None or (curly := _CURLY_SINGLE.search(bare)) is not None:
        words = 'the curly quotation mark {mark} has no meaning here, write a straight one: "…"'
        return wrong("curly", words, mark=curly.group())
    if bare.lstrip().startswith("[") and "]" not in bare and "=" not in bare:
        return wrong("open-header", "the name of a table stands in brackets, and the closing one is missing: ]")
    if _COLON.match(bare) and "=" not in bare:
        return wrong("colon", "a field and its value are joined by =, not by a colon")
    field = _KEY.match(bare)
    if field is not None:
        return _of_value(field.group(1), field.group(2))
    return None


def _of_value(key: str, value: str) -> Fault | None:
    if not value:
        return wrong("no-value", "the field {field} has no value", field=key)
    if value in ("True", "False", "TRUE", "FALSE", "yes", "no"):
        return wrong("small-switch", "{field} is true or false, in small letters, not {value}", field=key, value=value)
    if value not in ("true", "false") and _WORDS.fullmatch(value):
        return wrong("unquoted", 'text stands in quotation marks: {field} = "{value}"', field=key, value=value)
    if value.count('"') % 2:
        return wrong("open-quote", "a quotation mark of {field} is missing", field=key)
    if value.startswith("[") and value.count("[") > value.count("]"):
        return wrong("open-list", "the list {field} is not closed: ] is missing", field=key)
    behind = _MARK_BEHIND.search(value)
    if behind is not None:
        words = 'nothing stands behind the value of {field}, no "{mark}" either'
        return wrong("mark-behind", words, field=key, mark=behind[1])
    if re.search(r'""\s*""', value):
        return wrong("no-comma", "between two values of the list {field} a comma is missing", field=key)
    return None


def _left_open(lines: list[str], before: int) -> int:
    """The last line above that opens a list which it does not close; 0 if there is none."""
    for i in range(min(before, len(lines)), 0, -1):
        bare = _STRINGS.sub('""', lines[i - 1].partition("#")[0])
        if bare.count("[") > bare.count("]"):
            return i
    return 0
