"""What is said between a table and those who sit at it: JSON over one websocket, versioned.

A socket looks at one table from one seat (or from outside, as a spectator). It says `hello` first; nothing is told before
that. Everything a person reads arrives as a sentence in the language the socket asked for; everything a program needs
arrives beside it as ids. The TypeScript side (`ui/src/wire.ts`) is made from this file by `scripts/wire-types`.
"""

from typing import Any, Final

import msgspec

PROTOCOL: Final = 1
SPECTATOR: Final = -1
"""The seat of somebody who only looks."""

LONGEST_MESSAGE: Final = 16 * 1024
"""Bytes; a longer frame from a client closes the socket."""


# --- what a client says -------------------------------------------------------------------------------------------


class Said(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """What a client says. `key` is chosen by the client (at most 64 characters): said twice with the same key,
    something counts once, and the second time gets the first answer."""


class Hello(Said, tag="hello"):
    """The first message. `token` is what `join` gave (none: a spectator). `seen` and `log` are how far the client already
    is (0: nothing), so that it gets what it missed and no more."""

    protocol: int
    table: str
    token: str = ""
    seat: int = SPECTATOR
    language: str = "en"
    seen: int = 0
    log: int = 0


class Look(Said, tag="look"):
    """From now on look from another seat of mine (hot-seat), or read in another language. Answered by a fresh `update`."""

    seat: int
    language: str


class Answer(Said, tag="answer"):
    """An answer to the open question `decision`, by the label of one of its options."""

    key: str
    decision: str
    label: str


class Attempt(Said, tag="attempt"):
    """Why may I not do this? `text` is a label, or nearly one. Answered by `why`; nothing changes."""

    key: str
    text: str


class Undo(Said, tag="undo"):
    """Take back my last answers, at most `update.undoable`."""

    key: str
    count: int = 1


class AskUndo(Said, tag="ask-undo"):
    """Ask the others to let me go back to before that log line; logged, done when every other person agreed."""

    key: str
    line: int


class SayToUndo(Said, tag="say-to-undo"):
    """My word on what somebody asked for."""

    key: str
    agree: bool


class Chat(Said, tag="chat"):
    """A text (at most 400 characters), or one of the quick phrases by its id."""

    key: str
    text: str = ""
    phrase: str = ""


class Seat(Said, tag="seat"):
    """Something about a seat. By its person: `leave`, `bot` (a bot plays on for me), `back` (I play again).
    By the host: `kick`, `close`, `open`, `bot` with a level for an empty or abandoned seat."""

    key: str
    seat: int
    what: str
    level: str = ""


class Host(Said, tag="host"):
    """By the host: `start`, `pause`, `resume`, `rematch`, `public`, `private`; `more-time` by anybody for another seat."""

    key: str
    what: str
    seat: int = SPECTATOR


class Ping(Said, tag="ping"):
    """Answered by `pong`; the client measures the time between."""

    key: str


FromClient = Hello | Look | Answer | Attempt | Undo | AskUndo | SayToUndo | Chat | Seat | Host | Ping


# --- what the table tells -----------------------------------------------------------------------------------------


class Told(msgspec.Struct, tag_field="type", omit_defaults=False):
    """What the server tells one socket."""


class SeatInfo(msgspec.Struct):
    """Who sits there, for everybody. `kind`: open, closed, person, bot. `mine`: this socket's token may play it."""

    seat: int
    kind: str
    name: str
    level: str
    mine: bool
    online: bool
    bot_plays: bool
    """A person's seat that a bot plays for now."""


class Clock(msgspec.Struct):
    """Seconds that are left to a seat; `running` since the moment of the message. -1: no clock."""

    left: float
    running: bool


class Room(Told, tag="room"):
    """The table as furniture: who sits where, what is played, whether it has begun. Sent after `hello` and whenever it
    changes. `stage`: waiting, playing, paused, over."""

    protocol: int
    table: str
    game: str
    cards: str
    """The digest of the card set: its faces are at /api/cards/<digest>."""
    card_set: str
    options: dict[str, str]
    stage: str
    seats: list[SeatInfo]
    seat: int
    host: bool
    public: bool
    spectators: int
    clock: str
    """`none`, `bank 600 15` (seconds and increment per turn), `days 3`."""
    when_out: str
    """What plays for a seat that ran out of time: `idle` (what the rules let happen) or `bot`."""
    commitment: str
    rematch: str
    """The next table of the same people, once there is one."""
    asked_undo: int
    """The seat that asks to go back further than it may, or -1; `asked_line` says to before which log line."""
    asked_line: int


class Option(msgspec.Struct):
    """One legal answer. `value` is the engine's own (ids of cards and places, for finding the thing on the screen),
    `label` what is sent back, `text` what is read; `hint` what the game foretells of it (points, totals), or null."""

    value: str
    label: str
    text: str
    hint: dict[str, Any] | None


class Question(msgspec.Struct):
    """An open question to the seat. `sealed` is the label already given, which may still be changed ("" if none)."""

    id: str
    verb: str
    source: str
    text: str
    help: str
    options: list[Option]
    sealed: str


class Line(msgspec.Struct):
    """One fact of the log as this seat may know it. `text` is "" for what needs no words. `bar`: nobody undoes past it.
    `move` counts the answers of the game: a replay of that moment begins there."""

    text: str
    event: dict[str, Any]
    bar: bool
    move: int


class Standing(msgspec.Struct):
    """What a seat reached at the end; the parts add up to the total."""

    seat: int
    total: int
    parts: dict[str, int]
    place: int


class Over(msgspec.Struct):
    """How it ended. `secret` lets anybody check every shuffle."""

    reason: str
    text: str
    standings: list[Standing]
    secret: str


class Update(Told, tag="update"):
    """The game as the seat sees it now. `log` are the lines from number `log_from` on: the client keeps its lines before
    that number and puts these behind (after an undo there are fewer)."""

    version: int
    """Counts everything that was stored of the game; grows by undoing too."""
    move: int
    """Answers given so far, chance included."""
    seat: int
    view: dict[str, Any]
    question: Question | None
    waiting: list[int]
    """Seats that have yet to answer."""
    ready: list[int]
    """Seats whose sealed answer lies there."""
    undoable: int
    log_from: int
    log: list[Line]
    clocks: list[Clock]
    over: Over | None


class Done(Told, tag="done"):
    """What was said with that key is stored and counts. `version` is the game's after it."""

    key: str
    version: int


class Refused(Told, tag="refused"):
    """What was said with that key does not count, and why. `rule` is a rule's id (`ECH-33`) or `TABLE`."""

    key: str
    rule: str
    text: str
    stale: bool
    """The question has been answered or changed in the meantime: look at the newest `update`."""


class Why(Told, tag="why"):
    """The answer to an `attempt`; `legal` if it may be done after all."""

    key: str
    legal: bool
    rule: str
    text: str


class ChatLine(msgspec.Struct):
    """One thing said in the chat."""

    number: int
    seat: int
    name: str
    text: str


class Chatted(Told, tag="chatted"):
    """What was said in the chat, from that number on; quick phrases come in the reader's language."""

    lines: list[ChatLine]


class Pong(Told, tag="pong"):
    key: str


class Bye(Told, tag="bye"):
    """The last message on a socket: why it is closed, and whether to come back by oneself."""

    reason: str
    text: str
    again: bool


FromTable = Room | Update | Done | Refused | Why | Chatted | Pong | Bye
