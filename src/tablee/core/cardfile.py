"""Card files: TOML that people write, checked strictly, with every mistake named by card, field and line.

A loader of any game reads the text with `read_card_file`, asks each table for its fields and calls `finish`:

    file = read_card_file(text, "house.toml")
    for card in file.root().cards():
        card.only(("points", "symbols"))
        points = card.number("points", 0, 99)
        symbols = card.several_of("symbols", "symbol", SYMBOLS, 1, 2)
    file.finish()

Every question gives a value of the right type, also after a mistake, so that one reading finds all mistakes.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, final

from tablee.core.cardfield import CHOICE, NUMBER, NUMBERS, SENTENCES, SWITCH, SYMBOLS, TEXT, Field
from tablee.core.fault import Fault, wrong
from tablee.core.mistake import (
    A_LIST,
    A_NUMBER,
    A_SWITCH,
    A_TABLE,
    FRENCH_SPACE,
    LAID_OVER,
    SOME_TEXT,
    Mistake,
    between,
    did_you_mean,
    expected,
    missing,
    nearest,
    not_so,
    propose,
    shown,
    unknown,
)
from tablee.core.tomllines import Scanner
from tablee.core.tomlslips import slip

LARGEST: Final = 1 << 20  # bytes; the card files of the three games have about 20 KiB


class CardFileError(Exception):
    """A card file that cannot be used, with everything that is wrong in it, in the order of its lines."""

    def __init__(self, mistakes: Sequence[Mistake]) -> None:
        self.mistakes: tuple[Mistake, ...] = tuple(mistakes)
        self.game = ""  # by whose rules the file was read, if it came so far
        super().__init__("\n".join(str(mistake) for mistake in self.mistakes))


@final
class CardFile:
    """The tables of one card file, the line where each stands, and the mistakes found so far."""

    def __init__(self, name: str, tables: dict[str, object], lines: dict[tuple[str, ...], int]) -> None:
        self.name = name
        self.tables = tables
        self.lines = lines
        self.based = False  # whether other files have lent it anything (`core/basefile.py`)
        self.mistakes: list[Mistake] = []
        self.cards: list[str] = []  # the cards among its tables, as they are read: `ally.kim`
        self.asked: dict[str, dict[str, Field]] | None = None  # card -> its fields, if somebody wants to know

    def root(self) -> CardTable:
        """The file itself, as the table that holds all others."""
        return CardTable(self, (), 0, self.tables)

    def line(self, path: tuple[str, ...]) -> int:
        """Where a table, field or list item stands; if it stands nowhere, where the table around it does."""
        nearest = 1
        for length in range(1, len(path) + 1):
            line = self.lines.get(path[:length], nearest)
            if line == LAID_OVER:
                return LAID_OVER
            nearest = line
        return nearest

    def lay_over(self, changes: Mapping[str, object]) -> None:
        """Change single fields: `{"ally": {"kim": {"symbols": ["blue"]}}}` leaves all else as written."""
        self._lay_over(self.tables, changes, ())

    def _lay_over(self, table: dict[str, object], changes: Mapping[str, object], path: tuple[str, ...]) -> None:
        for key, value in changes.items():
            here = (*path, key)
            under = table.get(key)
            if isinstance(value, Mapping):
                inner: dict[str, object] = dict(under) if isinstance(under, dict) else {}
                if not isinstance(under, dict):
                    self.lines[here] = LAID_OVER
                table[key] = inner
                self._lay_over(inner, value, here)
            else:
                table[key] = list(value) if isinstance(value, tuple) else value
                self.lines[here] = LAID_OVER
                source = table.get("source")
                if isinstance(source, dict):  # a changed value does not come from there any more
                    table["source"] = {field: origin for field, origin in source.items() if field != key}

    def mistake(self, card: str, field: str, line: int, fault: Fault) -> Mistake:
        self.mistakes.append(Mistake(self.name, card, field, line, fault))
        return self.mistakes[-1]

    def finish(self) -> None:
        """Refuse the file if anything was wrong in it."""
        if self.mistakes:
            raise CardFileError(sorted(self.mistakes, key=_line_of))


@final
class CardTable:
    """A table of a card file under check: a card, or (with `part`) a table within a card.

    Each question about a field notes what is wrong with it. With a `default` the field may be left out.
    `rule` says what is wanted in the rule's own words: "one or two symbols (ECH-04)".
    """

    def __init__(self, file: CardFile, path: tuple[str, ...], inside: int, values: dict[str, object]) -> None:
        self.file = file
        self.path = path
        self.inside = inside  # how many names at the end of the path lead from the card to this part of it
        self.values = values
        self.id = path[-1] if path else ""
        self.card = ".".join(path[: len(path) - inside])

    # -- what is there

    def cards(self) -> list[CardTable]:
        """The tables in this table, in the order of the file. Anything else in it is a mistake."""
        found: list[CardTable] = []
        for key, value in self.values.items():
            if isinstance(value, dict):
                found.append(CardTable(self.file, (*self.path, key), 0, value))
            else:
                table = ".".join((*self.path, key))
                fault = wrong(
                    "table-expected", "a table [{table}] expected, not {value}", table=table, value=shown(value)
                )
                self._wrong((key,), fault)
        return found

    def table(self, field: str) -> CardTable:
        """The table of that name, whose own tables are cards; an empty one if there is none."""
        value = self._value(field, True, A_TABLE, dict)
        return CardTable(self.file, (*self.path, field), 0, value if isinstance(value, dict) else {})

    def part(self, field: str) -> CardTable:
        """A table within this card, such as `source = { points = "rulebook" }`; empty if there is none."""
        value = self._value(field, True, A_TABLE, dict)
        return CardTable(self.file, (*self.path, field), self.inside + 1, value if isinstance(value, dict) else {})

    def has(self, field: str) -> bool:
        return field in self.values

    def only(self, fields: Sequence[str]) -> None:
        """No other fields than these."""
        for key in self.values:
            if key not in fields:
                fault = wrong("unknown-field", "unknown field: {field}", field=self._named(key))
                self._wrong((key,), did_you_mean(fault, key, fields))

    # -- what it says

    def string(
        self, field: str, longest: int, default: str | None = None, form: str = "", rule: Fault | None = None
    ) -> str:
        """A line of text, not empty. `form` is a regular expression for it, `rule` says that in words."""
        self.note(Field(field, TEXT, default is not None, rule, most=longest))
        value = self._value(field, default is not None, SOME_TEXT, str)
        if not isinstance(value, str):
            return default or ""
        if not value.strip():
            self.mistake(field, wrong("empty-text", "empty text"))
        elif len(value) > longest:
            self.mistake(field, wrong("too-long", "{count} characters, at most {most}", count=len(value), most=longest))
        elif not FRENCH_SPACE.sub(" ", value).isprintable():
            self.mistake(field, wrong("not-printable", "one line of printable text expected"))
        elif form and re.fullmatch(form, value) is None:
            self.mistake(field, wrong("form", "{value}: {rule}", value=shown(value), rule=rule or ""))
        else:
            return value
        return default or ""

    def number(self, field: str, low: int, high: int, default: int | None = None, rule: Fault | None = None) -> int:
        """A whole number from `low` to `high`."""
        self.note(Field(field, NUMBER, default is not None, rule, low, high, unsaid=default))
        value = self._value(field, default is not None, A_NUMBER, int)
        if isinstance(value, int):
            if low <= value <= high:
                return value
            self.mistake(field, not_so(rule or between(low, high), value))
        return default or 0

    def flag(self, field: str, default: bool = False) -> bool:
        """true or false."""
        self.note(Field(field, SWITCH, True, unsaid=int(default)))
        value = self._value(field, True, A_SWITCH, bool)
        return value if isinstance(value, bool) else default

    def one_of(self, field: str, noun: str, choices: Sequence[str], default: str | None = None) -> str:
        """One of the known words."""
        self.note(Field(field, CHOICE, default is not None, choices=tuple(choices)))
        value = self._value(field, default is not None, SOME_TEXT, str)
        if isinstance(value, str):
            if value in choices or value == default:
                return value
            propose(self._wrong((field,), unknown(noun, value, choices)), nearest(value, choices), choices)
        return default or ""

    def several_of(
        self,
        field: str,
        noun: str,
        choices: Sequence[str],
        least: int,
        most: int,
        rule: Fault | None = None,
        optional: bool = False,
    ) -> tuple[str, ...]:
        """A list of `least` to `most` of the known words, in the order of the file; () after any mistake."""
        self.note(Field(field, SYMBOLS, optional, rule, fewest=least, several=most, choices=tuple(choices)))
        found: list[str] = []
        items = self._items(field, least, most, rule, optional)
        for index, item in enumerate(items):
            if not isinstance(item, str):
                self._wrong((field, str(index)), expected(SOME_TEXT, item))
            elif item not in choices:
                wrong = self._wrong((field, str(index)), unknown(noun, item, choices))
                propose(wrong, nearest(item, choices), choices)
            else:
                found.append(item)
        return tuple(found) if len(found) == len(items) else ()

    def numbers(
        self, field: str, low: int, high: int, least: int, most: int, rule: Fault | None = None
    ) -> tuple[int, ...]:
        """A list of `least` to `most` whole numbers from `low` to `high`; () after any mistake."""
        self.note(Field(field, NUMBERS, False, rule, low, high, least, most))
        found: list[int] = []
        items = self._items(field, least, most, rule, False)
        for index, item in enumerate(items):
            if not isinstance(item, int) or isinstance(item, bool):
                self._wrong((field, str(index)), expected(A_NUMBER, item))
            elif not low <= item <= high:
                self._wrong((field, str(index)), not_so(rule or between(low, high), item))
            else:
                found.append(item)
        return tuple(found) if len(found) == len(items) else ()

    def texts(
        self, field: str, longest: int, least: int, most: int, rule: Fault | None = None, optional: bool = False
    ) -> tuple[str, ...]:
        """A list of `least` to `most` lines of printable text, not empty; () after any mistake."""
        self.note(Field(field, SENTENCES, optional, rule, most=longest, fewest=least, several=most))
        found: list[str] = []
        items = self._items(field, least, most, rule, optional)
        for index, item in enumerate(items):
            if not isinstance(item, str):
                self._wrong((field, str(index)), expected(SOME_TEXT, item))
            elif not item.strip() or len(item) > longest or not item.isprintable():
                fault = wrong("line-expected", "a line of 1 to {most} printable characters expected", most=longest)
                self._wrong((field, str(index)), fault)
            else:
                found.append(item)
        return tuple(found) if len(found) == len(items) else ()

    def mistake_in(self, field: str, index: int, fault: Fault) -> Mistake:
        """Note a mistake in one value of a list."""
        return self._wrong((field, str(index)), fault)

    def note(self, field: Field) -> None:
        """What is asked of a field of this card, for whoever wants to know."""
        if self.file.asked is not None and not self.inside:
            self.file.asked.setdefault(self.card, {}).setdefault(field.name, field)

    # -- what is wrong

    def mistake(self, field: str, fault: Fault) -> None:
        """Note a mistake in a field, or with "" in the card as a whole."""
        self._wrong((field,) if field else (), fault)

    def _wrong(self, below: tuple[str, ...], fault: Fault) -> Mistake:
        path = (*self.path, *below)
        made = self.file.mistake(self.card, self._named(below[0]) if below else "", self.file.line(path), fault)
        if len(below) > 1:
            made.index = int(below[1])
        return made

    def _named(self, field: str) -> str:
        return ".".join((*self.path[len(self.path) - self.inside :], field))

    def _value(self, field: str, optional: bool, wanted: Fault, kind: type) -> object:
        """The value of a field if it has the right type; None, with the mistake noted, if not."""
        if field not in self.values:
            if not optional:
                self.mistake(field, missing(self._named(field)))
            return None
        value = self.values[field]
        if isinstance(value, kind) and (kind is bool or not isinstance(value, bool)):
            return value
        self.mistake(field, expected(wanted, value))
        return None

    def _items(self, field: str, least: int, most: int, rule: Fault | None, optional: bool) -> list[object]:
        value = self._value(field, optional, A_LIST, list)
        if not isinstance(value, list):
            return []
        if not least <= len(value) <= most:
            values = wrong("values", "{count} values", count=least if least == most else between(least, most))
            self.mistake(field, wrong("not-so", "{wanted}, not {value}", wanted=rule or values, value=len(value)))
            return []
        return list(value)


# --- Words ------------------------------------------------------------------------------------------------


def _line_of(mistake: Mistake) -> int:
    return mistake.line


# --- Reading ----------------------------------------------------------------------------------------------


def changed_card_file(text: str, name: str, changes: Mapping[str, object]) -> CardFile:
    """A card file with some values changed: `{"ally": {"kim": {"symbols": ["blue"]}}}`.

    For scenarios. It is checked like any other; as it is no longer the house set, it need name no sources.
    """
    file = read_often(text, name)
    file.lay_over(changes)
    return file


def read_often(text: str, name: str) -> CardFile:
    """The same as `read_card_file`, for a text that is changed, or lies below others, in many ways: scenarios, sweeps
    and forms read the house set a thousand times."""
    before = _read_before(text, name)
    return CardFile(name, {key: _copied(table) for key, table in before.tables.items()}, dict(before.lines))


@lru_cache(8)
def _read_before(text: str, name: str) -> CardFile:
    return read_card_file(text, name)


def _copied(value: object) -> object:
    """What TOML holds, to be changed by somebody else."""
    if isinstance(value, dict):
        return {key: _copied(each) for key, each in value.items()}
    if isinstance(value, list):
        return [_copied(each) for each in value]
    return value


def read_card_file(text: str, name: str) -> CardFile:
    """Read the text of a TOML file; `name` stands before each mistake. What is no TOML is one mistake."""
    if len(text) > LARGEST or len(text.encode("utf-8", "surrogatepass")) > LARGEST:
        raise CardFileError(
            [Mistake(name, "", "", 1, wrong("too-large", "larger than {most} KiB", most=LARGEST >> 10))]
        )
    text = text.removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}").replace("\r\n", "\n")
    scanner = Scanner(text)
    refused = scanner.scan()
    if refused is not None:
        raise CardFileError([Mistake(name, "", "", scanner.line, refused)])
    try:
        tables: dict[str, object] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line, said = slip(text, str(error))
        raise CardFileError([Mistake(name, "", "", line, said)]) from None
    except ValueError:  # Python reads no number of thousands of digits
        fault = wrong("long-number", "too long a number")
        raise CardFileError([Mistake(name, "", "", _line_of_long_number(text), fault)]) from None
    return CardFile(name, tables, scanner.lines)


def _line_of_long_number(text: str) -> int:
    digits = re.search(r"[0-9_]{4000}", text)
    return text.count("\n", 0, digits.start()) + 1 if digits is not None else 1
