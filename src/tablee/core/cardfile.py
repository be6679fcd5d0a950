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
from typing import Final, final

from tablee.core.cardfield import CHOICE, NUMBER, NUMBERS, SENTENCES, SWITCH, SYMBOLS, TEXT, Field
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

    def __init__(self, file: str, card: str, field: str, line: int, message: str) -> None:
        self.file = file
        self.card = card
        self.field = field
        self.line = line
        self.message = message
        self.index = -1  # which value of a list it is about
        self.instead = ""  # the whole value as it may have been meant
        self.choices: tuple[str, ...] = ()  # what else could stand there
        self.states = ""  # what the set would have to say of itself, and …
        self.number = 0  # … how many, to be right: `[set] allies = 41`

    def __str__(self) -> str:
        place = self.file if self.line == LAID_OVER else f"{self.file}:{self.line}"
        named = f"field: {self.field}" in self.message  # a mistake about the field itself
        parts = (place, self.card, "" if named else self.field, self.message + self.proposal())
        return ": ".join(harmless(part) for part in parts if part)

    def proposal(self) -> str:
        """What may have been meant, or what could stand there: behind the mistake."""
        if self.instead:
            return f' (did you mean "{self.instead}"?)'
        told = "one of:" in self.message or "did you mean" in self.message
        return "" if told or not self.choices else f" (such as: {'; '.join(self.choices[:SUCH_AS])})"


class CardFileError(Exception):
    """A card file that cannot be used, with everything that is wrong in it, in the order of its lines."""

    def __init__(self, mistakes: Sequence[Mistake]) -> None:
        self.mistakes: tuple[Mistake, ...] = tuple(mistakes)
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

    def mistake(self, card: str, field: str, line: int, message: str) -> Mistake:
        self.mistakes.append(Mistake(self.name, card, field, line, message))
        return self.mistakes[-1]

    def finish(self) -> None:
        """Refuse the file if anything was wrong in it."""
        if self.mistakes:
            raise CardFileError(sorted(self.mistakes, key=_line_of))


@final
class CardTable:
    """A table of a card file under check: a card, or (with `part`) a table within a card.

    Each question about a field notes what is wrong with it. With a `default` the field may be left out.
    `rule` replaces the general message by the rule's own words: "one or two symbols (ECH-04)".
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
                self._wrong((key,), f"a table [{'.'.join((*self.path, key))}] expected, not {shown(value)}")
        return found

    def table(self, field: str) -> CardTable:
        """The table of that name, whose own tables are cards; an empty one if there is none."""
        value = self._value(field, True, "a table", dict)
        return CardTable(self.file, (*self.path, field), 0, value if isinstance(value, dict) else {})

    def part(self, field: str) -> CardTable:
        """A table within this card, such as `source = { points = "rulebook" }`; empty if there is none."""
        value = self._value(field, True, "a table", dict)
        return CardTable(self.file, (*self.path, field), self.inside + 1, value if isinstance(value, dict) else {})

    def has(self, field: str) -> bool:
        return field in self.values

    def only(self, fields: Sequence[str]) -> None:
        """No other fields than these."""
        for key in self.values:
            if key not in fields:
                self._wrong((key,), f"unknown field: {self._named(key)}{did_you_mean(key, fields)}")

    # -- what it says

    def string(self, field: str, longest: int, default: str | None = None, form: str = "", rule: str = "") -> str:
        """A line of text, not empty. `form` is a regular expression for it, `rule` says that in words."""
        self.note(Field(field, TEXT, default is not None, rule, most=longest))
        value = self._value(field, default is not None, "text", str)
        if not isinstance(value, str):
            return default or ""
        if not value.strip():
            self.mistake(field, "empty text")
        elif len(value) > longest:
            self.mistake(field, f"{len(value)} characters, at most {longest}")
        elif not _FRENCH_SPACE.sub(" ", value).isprintable():
            self.mistake(field, "one line of printable text expected")
        elif form and re.fullmatch(form, value) is None:
            self.mistake(field, f"{shown(value)}: {rule}")
        else:
            return value
        return default or ""

    def number(self, field: str, low: int, high: int, default: int | None = None, rule: str = "") -> int:
        """A whole number from `low` to `high`."""
        self.note(Field(field, NUMBER, default is not None, rule, low, high))
        value = self._value(field, default is not None, "a whole number", int)
        if isinstance(value, int):
            if low <= value <= high:
                return value
            self.mistake(field, f"{rule or f'{low} to {high}'}, not {shown(value)}")
        return default or 0

    def flag(self, field: str, default: bool = False) -> bool:
        """true or false."""
        self.note(Field(field, SWITCH, True))
        value = self._value(field, True, "true or false", bool)
        return value if isinstance(value, bool) else default

    def one_of(self, field: str, noun: str, choices: Sequence[str], default: str | None = None) -> str:
        """One of the known words."""
        self.note(Field(field, CHOICE, default is not None, choices=tuple(choices)))
        value = self._value(field, default is not None, "text", str)
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
        rule: str = "",
        optional: bool = False,
    ) -> tuple[str, ...]:
        """A list of `least` to `most` of the known words, in the order of the file; () after any mistake."""
        self.note(Field(field, SYMBOLS, optional, rule, fewest=least, several=most, choices=tuple(choices)))
        found: list[str] = []
        items = self._items(field, least, most, rule, optional)
        for index, item in enumerate(items):
            if not isinstance(item, str):
                self._wrong((field, str(index)), f"text expected, not {shown(item)}")
            elif item not in choices:
                wrong = self._wrong((field, str(index)), unknown(noun, item, choices))
                propose(wrong, nearest(item, choices), choices)
            else:
                found.append(item)
        return tuple(found) if len(found) == len(items) else ()

    def numbers(self, field: str, low: int, high: int, least: int, most: int, rule: str = "") -> tuple[int, ...]:
        """A list of `least` to `most` whole numbers from `low` to `high`; () after any mistake."""
        self.note(Field(field, NUMBERS, False, rule, low, high, least, most))
        found: list[int] = []
        items = self._items(field, least, most, rule, False)
        for index, item in enumerate(items):
            if not isinstance(item, int) or isinstance(item, bool):
                self._wrong((field, str(index)), f"a whole number expected, not {shown(item)}")
            elif not low <= item <= high:
                self._wrong((field, str(index)), f"{rule or f'{low} to {high}'}, not {shown(item)}")
            else:
                found.append(item)
        return tuple(found) if len(found) == len(items) else ()

    def texts(
        self, field: str, longest: int, least: int, most: int, rule: str = "", optional: bool = False
    ) -> tuple[str, ...]:
        """A list of `least` to `most` lines of printable text, not empty; () after any mistake."""
        self.note(Field(field, SENTENCES, optional, rule, most=longest, fewest=least, several=most))
        found: list[str] = []
        items = self._items(field, least, most, rule, optional)
        for index, item in enumerate(items):
            if not isinstance(item, str):
                self._wrong((field, str(index)), f"text expected, not {shown(item)}")
            elif not item.strip() or len(item) > longest or not item.isprintable():
                self._wrong((field, str(index)), f"a line of 1 to {longest} printable characters expected")
            else:
                found.append(item)
        return tuple(found) if len(found) == len(items) else ()

    def mistake_in(self, field: str, index: int, message: str) -> Mistake:
        """Note a mistake in one value of a list."""
        return self._wrong((field, str(index)), message)

    def note(self, field: Field) -> None:
        """What is asked of a field of this card, for whoever wants to know."""
        if self.file.asked is not None and not self.inside:
            self.file.asked.setdefault(self.card, {}).setdefault(field.name, field)

    # -- what is wrong

    def mistake(self, field: str, message: str) -> None:
        """Note a mistake in a field, or with "" in the card as a whole."""
        self._wrong((field,) if field else (), message)

    def _wrong(self, below: tuple[str, ...], message: str) -> Mistake:
        path = (*self.path, *below)
        made = self.file.mistake(self.card, self._named(below[0]) if below else "", self.file.line(path), message)
        if len(below) > 1:
            made.index = int(below[1])
        return made

    def _named(self, field: str) -> str:
        return ".".join((*self.path[len(self.path) - self.inside :], field))

    def _value(self, field: str, optional: bool, wanted: str, kind: type) -> object:
        """The value of a field if it has the right type; None, with the mistake noted, if not."""
        if field not in self.values:
            if not optional:
                self.mistake(field, f"missing field: {self._named(field)}")
            return None
        value = self.values[field]
        if isinstance(value, kind) and (kind is bool or not isinstance(value, bool)):
            return value
        self.mistake(field, f"{wanted} expected, not {shown(value)}")
        return None

    def _items(self, field: str, least: int, most: int, rule: str, optional: bool) -> list[object]:
        value = self._value(field, optional, "a list", list)
        if not isinstance(value, list):
            return []
        if not least <= len(value) <= most:
            wanted = f"{least}" if least == most else f"{least} to {most}"
            self.mistake(field, f"{rule or f'{wanted} values'}, not {len(value)}")
            return []
        return list(value)


# --- Words ------------------------------------------------------------------------------------------------


def unknown(noun: str, value: str, choices: Sequence[str]) -> str:
    """`unknown symbol "bleu" (one of: blue, yellow)`."""
    return f"unknown {noun} {shown(value)} (one of: {', '.join(choices)})"


def did_you_mean(word: str, choices: Sequence[str]) -> str:
    """` (did you mean "symbols"?)`, or nothing if no choice is like the word."""
    near = nearest(word, choices)
    return f' (did you mean "{near}"?)' if near else ""


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


def shown(value: object) -> str:
    """A value as a mistake quotes it: short, whatever stands in the file."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if -(10**12) < value < 10**12 else "so large a number"
    if isinstance(value, float):
        return str(value)
    if isinstance(value, str):
        return f'"{value}"' if len(value) <= 40 else f'"{value[:39]}…"'
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "a table"
    return "a date or time"


def harmless(text: str) -> str:
    """Text for the reader's terminal: no control characters, no endless names, whatever the file holds."""
    short = text if len(text) <= 400 else text[:399] + "…"
    return "".join(c if c.isprintable() else f"\\u{ord(c):04x}" for c in short)


def _line_of(mistake: Mistake) -> int:
    return mistake.line


# --- Reading ----------------------------------------------------------------------------------------------


def changed_card_file(text: str, name: str, changes: Mapping[str, object]) -> CardFile:
    """A card file with some values changed: `{"ally": {"kim": {"symbols": ["blue"]}}}`.

    For scenarios. It is checked like any other; as it is no longer the house set, it need name no sources.
    """
    file = read_card_file(text, name)
    file.lay_over(changes)
    return file


def read_card_file(text: str, name: str) -> CardFile:
    """Read the text of a TOML file; `name` stands before each mistake. What is no TOML is one mistake."""
    if len(text) > LARGEST or len(text.encode("utf-8", "surrogatepass")) > LARGEST:
        raise CardFileError([Mistake(name, "", "", 1, f"larger than {LARGEST >> 10} KiB")])
    text = text.removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}").replace("\r\n", "\n")
    scanner = Scanner(text)
    refused = scanner.scan()
    if refused:
        raise CardFileError([Mistake(name, "", "", scanner.line, refused)])
    try:
        tables: dict[str, object] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line, said = slip(text, str(error))
        raise CardFileError([Mistake(name, "", "", line, said)]) from None
    except ValueError:  # Python reads no number of thousands of digits
        raise CardFileError([Mistake(name, "", "", _line_of_long_number(text), "too long a number")]) from None
    return CardFile(name, tables, scanner.lines)


def _line_of_long_number(text: str) -> int:
    digits = re.search(r"[0-9_]{4000}", text)
    return text.count("\n", 0, digits.start()) + 1 if digits is not None else 1
