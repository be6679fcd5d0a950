"""Changing the text of a card file: one value, one card, a spreadsheet. What is not changed stays as it was typed."""

from __future__ import annotations

import csv
import io
import re
import tomllib
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from tablee.core.cardfield import NUMBER, NUMBERS, SENTENCES, SWITCH, SYMBOLS, TEXTS, Field
from tablee.core.fault import Fault, wrong
from tablee.core.printed import LANGUAGES
from tablee.core.template import written
from tablee.core.tomllines import Scanner

Path = tuple[str, ...]
BETWEEN: Final = "|"
"""Between the values of a list in a spreadsheet."""
MOST_ROWS: Final = 1000
MOST_COLUMNS: Final = 60
_REST_OF_LINE: Final = re.compile(r"[^\n]*\n?")
_BLANK_LINES: Final = re.compile(r"\n{3,}")


class CannotEdit(Exception):
    """Why a text is not changed: what a designer can put right, or, of a request that no page makes, a sentence."""

    def __init__(self, said: str | Fault) -> None:
        super().__init__(str(said))
        self.said: Final = said


class CardText:
    """A text that is TOML, with where each thing stands in it; the line ends of a file from Windows become plain."""

    def __init__(self, text: str) -> None:
        self.set_text(text.removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}").replace("\r\n", "\n"))

    def set_text(self, text: str) -> None:
        try:
            self.tables: dict[str, Any] = tomllib.loads(text)
        except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
            raise CannotEdit(f"the text is no TOML, so nothing can be written into it: {error}") from None
        self.text = text
        self.places = Scanner(text)
        self.places.scan()

    # What is there.

    def get(self, path: Path) -> Any:
        found: Any = self.tables
        for part in path:
            found = found.get(part) if isinstance(found, dict) else None
        return found

    def _headers(self, table: Path) -> list[int]:
        """The headers of the table and of those within it, by their number."""
        return [i for i, (path, _, _) in enumerate(self.places.headers) if path[: len(table)] == table]

    def _end(self, header: int) -> int:
        """Where the last pair of a table ends, comments beside it included; where its header does if it has none."""
        headers = self.places.headers
        path, _, end = headers[header]
        until = headers[header + 1][1] if header + 1 < len(headers) else len(self.text)
        ends = [
            last
            for of, (first, _, last) in self.places.pairs.items()
            if headers[header][1] < first < until and of[: len(path)] == path
        ]
        return self._line_end(max(ends, default=end))

    def _line_end(self, at: int) -> int:
        found = _REST_OF_LINE.match(self.text, at)
        return at if found is None else found.end()

    # What is changed.

    def _splice(self, first: int, last: int, new: str) -> None:
        self.set_text(self.text[:first] + new + self.text[last:])

    def set(self, table: Path, field: str, value: Any) -> None:
        pair = self.places.pairs.get((*table, field))
        if pair is not None:
            self._splice(pair[1], pair[2], written(value))
            return
        inner = self._headers((*table, field))
        if inner:  # [ally.kim.name], written as a table of its own
            self._remove_headers(inner)
        own = [i for i in self._headers(table) if self.places.headers[i][0] == table]
        whole = self.places.pairs.get(table)
        if whole is not None:  # kim = { points = 1 }
            self._splice(whole[1], whole[2], written({**self.get(table), field: value}))
        elif own:
            at = self._end(own[0])
            start = "" if self.text[:at].endswith("\n") else "\n"
            self._splice(at, at, f"{start}{field} = {written(value)}\n")
        else:
            self.add(table, {field: value})

    def add(self, table: Path, fields: Mapping[str, Any]) -> None:
        """A table of its own, after the last of its sort."""
        self.add_text(table[:1], block(table, fields))

    def add_text(self, beside: Path, block: str) -> None:
        others = self._headers(beside)
        at = self._end(others[-1]) if others else len(self.text)
        before, after = self.text[:at].rstrip("\n"), self.text[at:].lstrip("\n")
        self.set_text(f"{before}\n\n{block}" + (f"\n{after}" if after else ""))

    def clear(self, table: Path, field: str) -> None:
        pair = self.places.pairs.get((*table, field))
        whole = self.places.pairs.get(table)
        inner = self._headers((*table, field))
        if whole is not None and isinstance(self.get(table), dict):
            self._splice(whole[1], whole[2], written({k: v for k, v in self.get(table).items() if k != field}))
        elif pair is not None:
            self._splice(pair[0], self._line_end(pair[2]), "")
        elif inner:
            self._remove_headers(inner)

    def remove(self, table: Path) -> None:
        whole = self.places.pairs.get(table)
        if whole is not None:
            self._splice(whole[0], self._line_end(whole[2]), "")
        else:
            self._remove_headers(self._headers(table))

    def _remove_headers(self, headers: Sequence[int]) -> None:
        text = self.text
        for i in reversed(headers):
            text = text[: self.places.headers[i][1]] + text[self._end(i) :]
        self.set_text(_BLANK_LINES.sub("\n\n", text).rstrip("\n") + "\n")


def block(table: Path, fields: Mapping[str, Any]) -> str:
    """A table as it is written."""
    lines = [f"{name} = {written(value)}" for name, value in fields.items()]
    return "\n".join([f"[{'.'.join(table)}]", *lines]) + "\n"


def free_id(name: str, sort: str, taken: Iterable[str]) -> str:
    """An id made of a name: small letters, digits and underscores, and nobody else's."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().casefold()
    first = re.sub(r"[^a-z0-9]+", "_", plain).strip("_").lstrip("0123456789_")[:30].strip("_") or f"new_{sort}"[:30]
    used = set(taken)
    found, number = first, 2
    while found in used:
        found, number = f"{first}_{number}", number + 1
    return found


# --- a spreadsheet ----------------------------------------------------------------------------------------------------


def from_csv(
    into: CardText, text: str, fields: Mapping[str, Mapping[str, Field]], known: Mapping[str, str]
) -> list[str]:
    """Write the cards of a spreadsheet into the text; their keys. `fields`: by sort, what its cards have; `known`: the
    key of each card that there is, by its id."""
    try:
        dialect = csv.Sniffer().sniff(text[:4096], ",;\t") if text else csv.excel
    except csv.Error:
        dialect = csv.excel
    csv.field_size_limit(20_000)
    try:
        rows = list(csv.DictReader(io.StringIO(text.removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}")), dialect=dialect))
    except csv.Error as error:
        raise CannotEdit(wrong("csv-unread", "this cannot be read as CSV: {why}", why=str(error))) from None
    if not rows:
        words = "there is no row of a card: the first row names the fields, the others are cards"
        raise CannotEdit(wrong("csv-no-row", words))
    if len(rows) > MOST_ROWS or len(rows[0]) > MOST_COLUMNS:
        words = "at most {rows} rows and {columns} columns"
        raise CannotEdit(wrong("csv-large", words, rows=MOST_ROWS, columns=MOST_COLUMNS))
    new: dict[str, list[str]] = {}
    keys: list[str] = []
    for number, row in enumerate(rows, 2):
        cells = {
            str(name).strip(): str(cell).strip() for name, cell in row.items() if name and cell and str(cell).strip()
        }
        if not cells:
            continue
        key = _key(cells, number, fields, known)
        sort, id = key.split(".")
        values = _values(cells, number, fields[sort])
        keys.append(key)
        if into.get((sort, id)) is None:
            new.setdefault(sort, []).append(block((sort, id), values))
        else:
            for field, value in values.items():
                into.set((sort, id), field, value)
    for sort, blocks in new.items():
        into.add_text((sort,), "\n".join(blocks))
    return keys


def _key(cells: dict[str, str], row: int, fields: Mapping[str, Any], known: Mapping[str, str]) -> str:
    card = cells.pop("card", "") or cells.pop("key", "")
    sort, id = cells.pop("sort", ""), cells.pop("id", "")
    if card:
        first, dot, last = card.rpartition(".")
        sort, id = (first, last) if dot else (sort, card)
    sort = sort or known.get(id, "").partition(".")[0]
    sorts = ", ".join(fields)
    if not sort:
        words = 'row {row}: "{id}" is a new card: its sort stands in a column "sort" (one of: {choices})'
        raise CannotEdit(wrong("csv-sort-missing", words, row=row, id=id[:40], choices=sorts))
    if sort not in fields:
        words = 'row {row}: "{sort}" is no sort of card (one of: {choices})'
        raise CannotEdit(wrong("csv-no-sort", words, row=row, sort=sort[:40], choices=sorts))
    if re.fullmatch(r"[a-z][a-z0-9_]{0,39}", id) is None:
        words = 'row {row}: "{id}" is no id: small letters, digits and underscores, a letter first'
        raise CannotEdit(wrong("csv-no-id", words, row=row, id=id[:40]))
    return f"{sort}.{id}"


def _values(cells: Mapping[str, str], row: int, fields: Mapping[str, Field]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, cell in cells.items():
        field, _, language = name.partition(".")
        if field in ("replaces", "source"):
            found[field] = cell
            continue
        if field not in fields or (language and language not in LANGUAGES):
            words = 'row 1: "{field}" is no field of such a card (one of: {choices})'
            raise CannotEdit(wrong("csv-no-field", words, field=name[:40], choices=", ".join(fields)))
        asked = fields[field]
        if asked.kind == TEXTS and language:
            found.setdefault(field, {})[language] = cell
        elif asked.kind in (SYMBOLS, SENTENCES, NUMBERS):
            parts = [part.strip() for part in cell.split(BETWEEN) if part.strip()]
            found[field] = [_number(part, row, name) for part in parts] if asked.kind == NUMBERS else parts
        elif asked.kind == NUMBER:
            found[field] = _number(cell, row, name)
        elif asked.kind == SWITCH:
            found[field] = cell.casefold() in ("true", "yes", "1", "x")
        else:
            found[field] = cell
    return found


def _number(cell: str, row: int, name: str) -> int:
    if re.fullmatch(r"-?\d{1,9}", cell) is None:
        words = 'row {row}: {field}: a whole number expected, not "{value}"'
        raise CannotEdit(wrong("csv-no-number", words, row=row, field=name, value=cell[:40]))
    return int(cell)
