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

import difflib
import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, final

from tablee.core.cardfield import CHOICE, NUMBER, NUMBERS, SENTENCES, SWITCH, SYMBOLS, TEXT, Field
from tablee.core.fault import Fault, Part, wrong
from tablee.core.tomllines import Scanner
from tablee.core.tomlslips import slip

LARGEST: Final = 1 << 20  # bytes; the card files of the three games have about 20 KiB
SUCH_AS: Final = 3
"""Of what could stand there, so much is named behind a mistake."""
LAID_OVER: Final = 0  # the line of what is not written in the file

_FRENCH_SPACE: Final = re.compile("[\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]")


@final
class Mistake:
    """One thing wrong in a card file: `house.toml:41: ally.lena: symbols: one or two symbols (ECH-04)`."""

    def __init__(self, file: str, card: str, field: str, line: int, fault: Fault) -> None:
        self.file = file
        self.card = card
        self.field = field
        self.line = line
        self.fault = fault
        self.message = str(fault)  # in English; `Texts.mistake` says it to readers
        self.index = -1  # which value of a list it is about
        self.instead = ""  # the whole value as it may have been meant
        self.choices: tuple[str, ...] = ()  # what else could stand there
        self.states = ""  # what the set would have to say of itself, and …
        self.number = 0  # … how many, to be right: `[set] allies = 41`

    def __str__(self) -> str:
        return self.said(str(self.whole()))

    def said(self, words: str) -> str:
        """With its place before it: file and line, card, field."""
        place = self.file if self.line == LAID_OVER else f"{self.file}:{self.line}"
        named = f"field: {self.field}" in self.message  # a mistake about the field itself
        parts = (place, self.card, "" if named else self.field, words)
        return ": ".join(harmless(part) for part in parts if part)

    def whole(self) -> Fault:
        """With what may have been meant, or what could stand there, behind it."""
        if self.instead:
            return meaning(self.fault, self.instead)
        told = "one of:" in self.message or "did you mean" in self.message
        if told or not self.choices:
            return self.fault
        some = "; ".join(self.choices[:SUCH_AS])
        return wrong("such-as", "{what} (such as: {choices})", what=self.fault, choices=some)


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
        elif not _FRENCH_SPACE.sub(" ", value).isprintable():
            self.mistake(field, wrong("not-printable", "one line of printable text expected"))
        elif form and re.fullmatch(form, value) is None:
            self.mistake(field, wrong("form", "{value}: {rule}", value=shown(value), rule=rule or ""))
        else:
            return value
        return default or ""

    def number(self, field: str, low: int, high: int, default: int | None = None, rule: Fault | None = None) -> int:
        """A whole number from `low` to `high`."""
        self.note(Field(field, NUMBER, default is not None, rule, low, high))
        value = self._value(field, default is not None, A_NUMBER, int)
        if isinstance(value, int):
            if low <= value <= high:
                return value
            self.mistake(field, not_so(rule or between(low, high), value))
        return default or 0

    def flag(self, field: str, default: bool = False) -> bool:
        """true or false."""
        self.note(Field(field, SWITCH, True))
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


SOME_TEXT: Final = wrong("some-text", "text")
A_NUMBER: Final = wrong("a-number", "a whole number")
A_SWITCH: Final = wrong("a-switch", "true or false")
A_LIST: Final = wrong("a-list", "a list")
A_TABLE: Final = wrong("a-table", "a table")


def expected(wanted: Fault, value: object) -> Fault:
    return wrong("expected", "{wanted} expected, not {value}", wanted=wanted, value=shown(value))


def not_so(wanted: Fault, value: object) -> Fault:
    return wrong("not-so", "{wanted}, not {value}", wanted=wanted, value=shown(value))


def between(low: int, high: int) -> Fault:
    return wrong("from-to", "{low} to {high}", low=str(low), high=str(high))


def missing(field: str) -> Fault:
    return wrong("missing-field", "missing field: {field}", field=field)


def unknown(noun: str, value: str, choices: Sequence[str]) -> Fault:
    """`unknown symbol "bleu" (one of: blue, yellow)`: the message is `mistake-unknown-symbol`."""
    words = f"unknown {noun} {{value}} (one of: {{choices}})"
    return wrong("unknown-" + noun, words, value=shown(value), choices=", ".join(choices))


def did_you_mean(fault: Fault, word: str, choices: Sequence[str]) -> Fault:
    """`… (did you mean "symbols"?)`, or as it was if no choice is like the word."""
    near = nearest(word, choices)
    return meaning(fault, near) if near else fault


def meaning(fault: Fault, near: str) -> Fault:
    return wrong("did-you-mean", '{what} (did you mean "{near}"?)', what=fault, near=near)


def nearest(word: str, choices: Sequence[str]) -> str:
    """The choice that is most like the word, whatever its capitals; "" if none is."""
    if len(word) > 60:
        return ""
    folded = {choice.casefold(): choice for choice in choices}
    near = difflib.get_close_matches(word.casefold(), list(folded), 1)
    return folded[near[0]] if near else ""


def propose(mistake: Mistake, instead: str, choices: Sequence[str]) -> None:
    """What could be written in the place of what is wrong."""
    mistake.instead = instead
    mistake.choices = tuple(choices)


def shown(value: object) -> Part:
    """A value as a mistake quotes it: short, whatever stands in the file."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if -(10**12) < value < 10**12 else wrong("large-number", "so large a number")
    if isinstance(value, float):
        return str(value)
    if isinstance(value, str):
        return f'"{value}"' if len(value) <= 40 else f'"{value[:39]}…"'
    if isinstance(value, list):
        return A_LIST
    if isinstance(value, dict):
        return A_TABLE
    return wrong("a-date", "a date or time")


def harmless(text: str) -> str:
    """Text for the reader's terminal: no control characters, no endless names, whatever the file holds."""
    short = text if len(text) <= 400 else text[:399] + "…"
    return "".join(c if c.isprintable() or _FRENCH_SPACE.match(c) else f"\\u{ord(c):04x}" for c in short)


def _line_of(mistake: Mistake) -> int:
    return mistake.line


# --- Reading ----------------------------------------------------------------------------------------------


def changed_card_file(text: str, name: str, changes: Mapping[str, object]) -> CardFile:
    """A card file with some values changed: `{"ally": {"kim": {"symbols": ["blue"]}}}`.

    For scenarios. It is checked like any other; as it is no longer the house set, it need name no sources.
    """
    before = _read_before(text, name)
    file = CardFile(name, {key: _copied(table) for key, table in before.tables.items()}, dict(before.lines))
    file.lay_over(changes)
    return file


@lru_cache(8)
def _read_before(text: str, name: str) -> CardFile:
    """One text is changed in many ways: scenarios, sweeps and forms read the house set a thousand times."""
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
