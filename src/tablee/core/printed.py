"""What the cards of every game have in common: an id, copies, texts and a source, checked in one place."""

from __future__ import annotations

import re
from base64 import b64decode
from collections.abc import Container, Mapping, Sequence
from importlib.resources import files
from typing import Final, NamedTuple, final

from tablee.core.cardfield import NUMBER, TEXTS, Field
from tablee.core.cardfile import CardFile, CardFileError, CardTable
from tablee.core.fault import Fault, wrong
from tablee.core.mistake import Mistake, missing, shown

CHANGED: Final = "-changed"
"""Behind the name of the set that was changed."""
SOURCES: Final = ("rulebook", "published", "house", "box")
"""Where a value comes from; box: typed in from a printed card."""

FIRST_LANGUAGE: Final = "en"
LANGUAGES: Final = (
    FIRST_LANGUAGE,
    *sorted(
        name.removesuffix(".ftl")
        for name in [file.name for file in (files("tablee") / "texts").iterdir()]
        if name.endswith(".ftl") and name != f"{FIRST_LANGUAGE}.ftl"
    ),
)
"""Those that the program has texts in."""

LONGEST: Final = {"name": 60, "title1": 60, "title2": 60, "text": 240, "flavour": 240}

IMAGE: Final = "image"
PICTURE: Final = "data:image/webp;base64,"
"""How a picture stands in a set, once it was decoded and made small (`tablee/pictures.py`)."""
LARGEST_PICTURE: Final = 16 << 10
"""Bytes."""
_BASE64: Final = re.compile(r"[A-Za-z0-9+/]+={0,2}")

WORDS: Final = "word."
"""Before a type or a species in `CardSet.names`: words of a set's own have names as cards have."""

ID_IN_WORDS: Final = "small letters, digits and underscores, a letter first, at most {most}"
LONGEST_ID: Final = 40
_ID: Final = re.compile(rf"[a-z][a-z0-9_]{{0,{LONGEST_ID - 1}}}")


def text_id(kind: str, of: str) -> str:
    """The message of a printed card in the Fluent files: `morale-visual-calculus`."""
    return f"{kind}-{of}".replace("_", "-")


def refuse_another_game(file: CardFile, game: str) -> None:
    """A file of another game is not read as one of this: all its mistakes would be one."""
    about = file.tables.get("set")
    named = about.get("game") if isinstance(about, dict) else None
    if isinstance(named, str) and named != game:
        line = file.line(("set", "game"))
        words = 'this is a file of the game {value}, and it is read as one of "{game}"'
        fault = wrong("another-game", words, value=shown(named), game=game)
        raise CardFileError([Mistake(file.name, "set", "game", line, fault)])


LARGER: Final = 10
"""So many times the cards of the box a set may state: what is counted, drawn and sent stays within the limits of a
server's card readers."""


class Stated(NamedTuple):
    """A count or goal that a set may state of itself: the least and the most that can be played with, and what holds
    for a set that says nothing."""

    least: int
    most: int
    box: int | None  # None if it is not one number: then `rule` says how many
    rule: Fault | None = None


def read_set_name(root: CardTable, game: str, stated: Mapping[str, Stated]) -> tuple[str, dict[str, int]]:
    """The head of the file: which game, what the set is called, and the counts and goals that it states of itself."""
    if not root.has("set"):
        root.mistake("set", wrong("no-set", "missing table: [set] with game and name"))
        return "", {}
    about = root.table("set")
    about.only(("game", "name", "version", "base", "without", "code", *stated))
    about.one_of("game", "game", (game,))
    about.number("version", 1, 1_000_000, 1)
    for word, may in stated.items():
        about.note(Field(word, NUMBER, True, may.rule, may.least, may.most, unsaid=may.box))
    said = {word: about.number(word, may.least, may.most) for word, may in stated.items() if about.has(word)}
    rule = wrong("set-name", "small letters, digits, - and _, a letter first")
    return about.string("name", 40, None, r"[a-z][a-z0-9_-]*", rule), said


def check_id(card: CardTable, first: dict[str, str], reserved: Sequence[str]) -> None:
    """Ids are unique in the whole set: one word names a card in labels and logs.

    `reserved` are words of the game's own labels; `first` remembers the ids met so far.
    """
    if _ID.fullmatch(card.id) is None:
        card.mistake("", wrong("bad-id", f"an id has {ID_IN_WORDS}", most=LONGEST_ID))
    elif card.id in reserved:
        card.mistake("", wrong("reserved-id", "the id is a word of the game itself, choose another"))
    if card.id in first:
        card.mistake("", wrong("taken-id", "the id is already taken by {card}", card=first[card.id]))
    else:
        first[card.id] = card.card


def read_copies(card: CardTable, most: int) -> list[str]:
    """The physical cards `cuno`, `cuno-2`, … of a printed card."""
    number = card.number("copies", 1, most, 1)
    return [card.id] + [f"{card.id}-{n}" for n in range(2, number + 1)]


def printed(card: str) -> str:
    """The printed card of a physical one: `cuno` for `cuno` and `cuno-2`. An id has no hyphen of its own."""
    return card.partition("-")[0]


def with_copies(order: Sequence[str], cards: Container[str]) -> tuple[str, ...]:
    """The printed cards in their order, each followed by its copies."""
    found: list[str] = []
    for id in order:
        found.append(id)
        number = 2
        while f"{id}-{number}" in cards:
            found.append(f"{id}-{number}")
            number += 1
    return tuple(found)


def read_texts(card: CardTable, fields: Sequence[str], message: str, known: Container[str] | None) -> dict[str, str]:
    """The texts typed into the file: `name = "…"` for every language, or `name = { en = "…", fr = "…" }`."""
    found: dict[str, str] = {}
    for field in fields:
        card.note(Field(field, TEXTS, field != "name", most=LONGEST[field]))
        if isinstance(card.values.get(field), dict):
            part = card.part(field)
            part.only(LANGUAGES)
            for language in LANGUAGES:
                if part.has(language):
                    found[f"{field}.{language}"] = part.string(language, LONGEST[field])
            if not part.values:
                languages = ", ".join(LANGUAGES)
                words = "empty text (one or more of: {choices})"
                card.mistake(field, wrong("no-language", words, choices=languages))
        elif card.has(field):
            found[field] = card.string(field, LONGEST[field])
    if known is not None and message and not card.has("name") and message not in known:
        words = 'missing text: the house set has no card of this id, so give it a name = "…"'
        card.mistake("name", wrong("no-name", words))
    return found


def read_picture(card: CardTable) -> str:
    """A picture that stands in the file itself; "" if it is none."""
    given = card.values.get(IMAGE)
    data = given.removeprefix(PICTURE) if isinstance(given, str) and given.startswith(PICTURE) else ""
    if not data or len(data) % 4 or _BASE64.fullmatch(data) is None:
        words = 'the name of a picture beside the set expected (PNG, JPEG, WebP), or "{data}…"'
        card.mistake(IMAGE, wrong("no-picture", words, data=PICTURE))
        return ""
    raw = b64decode(data)
    if len(raw) > LARGEST_PICTURE:
        words = "{count} bytes in a picture; at most {most} are allowed"
        card.mistake(IMAGE, wrong("large-picture", words, count=str(len(raw)), most=str(LARGEST_PICTURE)))
        return ""
    if raw[:4] != b"RIFF" or raw[8:12] != b"WEBP":
        card.mistake(IMAGE, wrong("no-webp", "that is no WebP picture"))
        return ""
    return str(given)


def check_source(
    card: CardTable,
    values: Sequence[str],
    unwritten: Sequence[str],
    needed: bool,
    sound: bool,
    parts: Sequence[str] = (),
) -> None:
    """Where the card and each of its values come from. Only the house set must say so, value by value.

    `unwritten` values are stated also by leaving them out. A source without its value is a mistake only if the card
    is `sound` otherwise; else the value lacks. `parts` of a value may have a source of their own.
    """
    if not card.has("source"):
        if needed:
            card.mistake("source", missing("source"))
        return
    if not needed and not isinstance(card.values["source"], dict):
        card.one_of("source", "source", SOURCES)
        return
    source = card.part("source")
    source.only(("card", *values, *parts))
    for part in parts:
        if source.has(part):
            source.one_of(part, "source", SOURCES)
    for field in ("card", *values):
        printed = field == "card" or field in unwritten or card.has(field)
        origin = source.values.get(field)
        if source.has(field) and not printed:
            if sound:
                source.mistake(field, wrong("source-of-nothing", "the card has no such value"))
        elif isinstance(origin, list):
            listed = card.values.get(field)
            length = len(listed) if isinstance(listed, list) else 0
            rule = wrong("source-each", "one source for each value of the list")
            source.several_of(field, "source", SOURCES, length, length, rule)
        elif source.has(field) or (needed and printed):
            source.one_of(field, "source", SOURCES)


@final
class PrintedSet:
    """The cards of a file while a game reads them: what the set is called, the ids met so far, the texts typed in."""

    def __init__(
        self,
        file: CardFile,
        game: str,
        tables: Sequence[str],
        known: Container[str] | None,
        changed: bool,
        stated: Mapping[str, Stated],
    ) -> None:
        self.file = file
        refuse_another_game(file, game)
        self.root = file.root()
        self.root.only(("set", *tables))
        name, self.stated = read_set_name(self.root, game, stated)
        self.name = name + (CHANGED if changed else "")
        self.known = known
        self.names: dict[str, dict[str, str]] = {}
        self._first: dict[str, str] = {}

    def begin(
        self, card: CardTable, kind: str, reserved: Sequence[str], texts: Sequence[str], values: Sequence[str]
    ) -> None:
        """What every card has: an id that names no other and nothing else, no unknown field, its texts."""
        self.file.cards.append(card.card)
        check_id(card, self._first, reserved)
        card.only((*texts, *values, IMAGE, "source"))
        found = read_texts(card, texts, text_id(kind, card.id), self.known)
        if card.has(IMAGE) and (picture := read_picture(card)):
            found[IMAGE] = picture
        if found:
            self.names[card.id] = found

    def name_word(self, table: CardTable, word: str) -> None:
        """What a type or species of the set's own is called in each language."""
        found = read_texts(table, ("name",), "", self.known)
        if found:
            self.names[WORDS + word] = found

    def check_count(self, kind: str, count: int, wanted: int, rule: str, word: str) -> None:
        """A deck has as many cards as the box, or as many as the set itself says (`[set] allies = 44`)."""
        own = self.stated.get(word)
        if own is not None:
            wanted, rule = own, f"[set] {word}"
        if count != wanted:
            words = f"{{count}} {kind.capitalize()} cards instead of {{wanted}} ({{rule}})"
            fault = wrong("count-" + kind, words, count=count, wanted=wanted, rule=rule)
            made = self.file.mistake(kind, "", self.file.line((kind,)), fault)
            made.states, made.number = word, count
