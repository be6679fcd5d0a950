"""What is kept of a table, as plain data, and what can be wrong with keeping it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from tablee.core.record import Record
from tablee.errors import UserError

ANSWER: Final = "answer"
"""An entry that is an answer of a seat (`TAKE_BACK` too): `text` is the engine's own answer."""
CHANCE: Final = "chance"
"""An answer of chance; its seat is `core.stack.CHANCE`."""
UNDO: Final = "undo"
"""Answers were taken back: `text` is how many answers of the game stay (chance's counted), `seat` who took back."""

PLAYED: Final = "played"
"""In `Head.more`: the digest of the card set as records name it, where `cards_digest` covers its names as well."""

RULES: Final = "rules"
"""In `Head.more`: the version of Tablée whose rules a game began with."""
LAID: Final = "laid"
"""In `Head.more`: the table as it was laid out by hand (`Record.laid`), for a lesson."""

SET: Final = "set"
"""The stage of what is no table, though it is kept, deleted and forgotten like one: a card set for whoever has its
link. Nobody sits there."""

LONGEST_KEY: Final = 64
LONGEST_KIND: Final = 24


class StoreDown(Exception):
    """The database cannot be reached or written just now. Nothing of the call was kept, or all of it: calling again
    with the same versions and keys is safe."""


class VersionTaken(Exception):
    """Somebody else has written that version of the log (or the one before it is missing), or has changed the head
    or the seats since they were read: read the table anew."""

    def __init__(self, table: str, version: int, last: int) -> None:
        super().__init__(f"table {table}: version {version} does not follow the last one, {last}")
        self.table = table
        self.version = version
        self.last = last  # the version the log stands at


class Fenced(VersionTaken):
    """Another process has the table by now: whatever this one made of it does not count."""


class KeyTaken(Exception):
    """That seat has said something with that key before: it counts once, as the entry with `version`."""

    def __init__(self, table: str, version: int) -> None:
        super().__init__(f"table {table}: a key was said before, in version {version}")
        self.table = table
        self.version = version


class NoSuchTable(Exception):
    """There is no table with that id (or no longer)."""


class NewerDatabase(UserError):
    """The database was written by a newer Tablée than this one."""


@dataclass(frozen=True, slots=True)
class Head:
    """A table as furniture. What the log says is not repeated here, but for `ended` and `result`."""

    id: str
    game: str
    cards: str  # the name of the card set
    cards_digest: str  # its text, if it is not the house's, is a CardFile with this digest
    options: Mapping[str, str]
    language: str
    created: float  # seconds since 1970, like all times here
    secret: bytes
    commitment: str
    entropy: str = ""
    stage: str = "waiting"  # waiting, playing, paused, over
    public: bool = False
    clock: str = "none"
    when_out: str = "idle"
    host: str = ""  # the hash of the host's token
    rematch: str = ""  # the id of the next table of the same people
    continued_from: str = ""  # "<table> <answers>": so many answers were taken over
    ended: float | None = None
    result: str = ""  # JSON
    wake: float | None = None  # when the table must be looked at though nobody comes: a clock runs out, a bot plays
    more: Mapping[str, Any] = field(default_factory=dict)  # whatever else the rooms keep: plain JSON
    closed: float | None = None  # when the server's host closed it: nobody plays there any more
    deleted: float | None = None  # deleted by the server's host: nobody finds it, and then it is gone for good
    revision: int = 0  # counts changes of head and seats; a change carries the one it was made from


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there. One token may play several seats: they bear the same hash."""

    seat: int
    kind: str  # open, closed, person, bot
    name: str = ""
    level: str = ""  # of the bot
    token: str = ""  # the hash of the person's token
    bot_plays: bool = False  # a person's seat that a bot plays for now
    more: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened. `version` is given by `append` and by nobody else."""

    kind: str  # ANSWER, CHANCE, UNDO, or a word of the rooms (at most 24 characters)
    seat: int
    text: str = ""
    key: str = ""  # the client's; "" for what nobody will say twice
    at: float = 0.0
    version: int = 0


@dataclass(frozen=True, slots=True)
class Remark:
    """Something said in the chat. `number` counts from 1 at each table and is given by `say`."""

    seat: int  # -1: a spectator
    name: str
    text: str = ""
    phrase: str = ""  # the id of a quick phrase
    key: str = ""
    at: float = 0.0
    number: int = 0


@dataclass(frozen=True, slots=True)
class CardFile:
    """The text of a card file that somebody brought."""

    digest: str
    game: str
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class NewTable:
    """Everything that is written of a table when it comes to be; its entries are numbered from 1."""

    head: Head
    seats: Sequence[Seat]
    card_file: CardFile | None = None  # kept once, however many tables play with it
    entries: Sequence[Entry] = ()


def answers(entries: Iterable[Entry]) -> list[tuple[int, str]]:
    """The answers that stand, chance's included, in the form of `Record.answers`."""
    standing: list[tuple[int, str]] = []
    for entry in entries:
        if entry.kind in (ANSWER, CHANCE):
            standing.append((entry.seat, entry.text))
        elif entry.kind == UNDO:
            del standing[int(entry.text) :]
    return standing


def record(head: Head, seats: Sequence[Seat], entries: Iterable[Entry]) -> Record:
    """The record of a table: seats that are closed are not part of it. The secret is in it; who may see that is the
    caller's matter."""
    playing = [seat for seat in seats if seat.kind != "closed"]
    kinds = [f"bot:{seat.level}" if seat.kind == "bot" else "human" for seat in playing]
    names = [seat.name for seat in playing]
    digest = str(head.more.get(PLAYED, head.cards_digest))
    made = Record(head.game, head.cards, digest, head.options, names, kinds, head.secret, head.entropy)
    made.commitment = head.commitment
    made.rules = str(head.more.get(RULES, ""))
    made.given = int(head.continued_from.split()[1]) if head.continued_from else 0
    made.laid = head.more.get(LAID)
    made.answers = answers(entries)
    return made
