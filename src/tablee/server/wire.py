"""What is said between a table and those who sit at it: JSON over one websocket, versioned.

A socket looks at one table from one seat (or from outside, as a spectator). It says `hello` first; nothing is told
before that. Everything a person reads arrives as a sentence in the language the socket asked for; everything a program
needs arrives beside it as ids. The TypeScript side (`ui/src/wire.ts`) is made from this file by `scripts/wire-types`.
"""

from typing import Annotated, Any, Final, Literal, NotRequired, TypedDict

import msgspec

PROTOCOL: Final = 2
SPECTATOR: Final = -1
"""The seat of somebody who only looks."""

LONGEST_MESSAGE: Final = 16 * 1024
"""Bytes; a longer frame from a client closes the socket."""


Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[ -~]*$")]  # letters, digits, signs of ASCII
Word = Annotated[str, msgspec.Meta(max_length=64)]
Token = Annotated[str, msgspec.Meta(max_length=128)]
Text = Annotated[str, msgspec.Meta(max_length=400)]
SeatNumber = Annotated[int, msgspec.Meta(ge=-1, le=15)]
Count = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]


Kind = Literal["open", "closed", "person", "bot"]
Stage = Literal["waiting", "playing", "paused", "over"]


# --- what a client says -------------------------------------------------------------------------------------------


class ClientMessage(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """What a client says. `key` is chosen by the client (at most 64 characters): said twice with the same key,
    something counts once, and the second time gets the first answer."""


class Hello(ClientMessage, tag="hello"):
    """The first message. `token` is what `join` gave (none: a spectator). `seen` (the version) and `log` (the number of
    lines) are how far the client already is (0: nothing), so that it gets what it missed and no more."""

    protocol: int
    table: Word
    token: Token = ""
    seat: SeatNumber = SPECTATOR
    language: Word = "en"
    seen: Count = 0
    log: Count = 0


class Look(ClientMessage, tag="look"):
    """From now on look from another seat of mine (hot-seat), or read in another language. Answered by a fresh `room`
    and `update`."""

    seat: SeatNumber
    language: Word


class Answer(ClientMessage, tag="answer"):
    """An answer to the open question `decision`, by the label of one of its options."""

    key: Key
    decision: Word
    label: Text


class Attempt(ClientMessage, tag="attempt"):
    """Why may I not do this? `text` is a label, or nearly one. Answered by `why`; nothing changes."""

    key: Key
    text: Text


class Hint(ClientMessage, tag="hint"):
    """What would you do? About the open question `decision` of the seat this socket looks from. Answered by `hinted`
    (or `refused`); the others are shown that it was asked, not what was told. With `line`, also what is likely to
    follow."""

    key: Key
    decision: Word
    line: bool = False


class Undo(ClientMessage, tag="undo"):
    """Take back my last answers, at most `update.undoable`."""

    key: Key
    count: Count = 1


class AskUndo(ClientMessage, tag="ask-undo"):
    """Ask the others to let me go back to before that log line; logged, done when every other person agreed."""

    key: Key
    line: Count


class SayToUndo(ClientMessage, tag="say-to-undo"):
    """My word on what somebody asked for."""

    key: Key
    agree: bool


class Chat(ClientMessage, tag="chat"):
    """A text (at most 400 characters), or one of the quick phrases by its id."""

    key: Key
    text: Text = ""
    phrase: Word = ""


class Seat(ClientMessage, tag="seat"):
    """Something about a seat. By its person: `leave` (a bot plays on, anybody with the link may take the seat),
    `hand-over` (the game waits for somebody to take it), `bot` (a bot plays on for me), `back` (I play again).
    By the host: `kick`, `close`, `open`, `bot` with a level for an empty or abandoned seat. By anybody who sits there,
    for a person who has been away for `room.away_after` seconds: `remind`, and `bot`, which plays until they come."""

    key: Key
    seat: SeatNumber
    what: Word
    level: Word = ""


class Host(ClientMessage, tag="host"):
    """By the host: `start`, `pause`, `resume`, `rematch`, `public`, `private`; by anybody who sits there, for another
    seat: `more-time`."""

    key: Key
    what: Word
    seat: SeatNumber = SPECTATOR


class Learn(ClientMessage, tag="learn"):
    """In a lesson: back to where the step with that number (of those at which something is done) was reached."""

    key: Key
    step: Count


class Ping(ClientMessage, tag="ping"):
    """Answered by `pong`; the client measures the time between."""

    key: Key


FromClient = Hello | Look | Answer | Attempt | Hint | Undo | AskUndo | SayToUndo | Chat | Seat | Host | Learn | Ping


# --- what the table tells -----------------------------------------------------------------------------------------


class ServerMessage(msgspec.Struct, tag_field="type", omit_defaults=False):
    """What the server tells one socket."""


class SeatInfo(msgspec.Struct):
    """Who sits there, for everybody. `kind`: open, closed, person, bot. `mine`: this socket's token may play it."""

    seat: int
    kind: Kind
    name: str
    level: str
    mine: bool
    online: bool
    bot_plays: bool
    """A person's seat that a bot plays for now."""
    hints: int
    """How many hints were asked for there in this game."""


class Clock(msgspec.Struct):
    """Seconds that are left to a seat; `running` since the moment of the message. -1: no clock."""

    left: float
    running: bool


class Room(ServerMessage, tag="room"):
    """The table as furniture: who sits where, what is played, whether it has begun. Sent after `hello` and whenever it
    changes. `stage`: waiting, playing, paused, over."""

    protocol: int
    table: str
    game: str
    cards: str
    """The digest of the card set: its faces are at /api/cards/<digest>."""
    card_set: str
    options: dict[str, str]
    stage: Stage
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
    hints: bool
    """Whether players of this table may ask for hints."""
    lesson: str
    """The lesson that this table is a `chapter` of, or ""."""
    chapter: str
    tryout: str
    """The card that a designer tries out at this table; "" elsewhere, and for who only looks: it may be in a hand."""
    away_after: int
    """Seconds after which somebody who is not there may be reminded, or played for."""


class Option(msgspec.Struct):
    """One legal answer. `label` is what is sent back, `text` what is read; `says` names the way of saying it and
    `slots` what stands in it (ids of cards and places, for finding the thing on the screen); `hint` is what the game
    can tell of it beforehand (points, totals), or null."""

    label: str
    text: str
    says: str
    slots: dict[str, Any]
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


class GameEvent(TypedDict):
    """A fact as one seat may know it; a card that it may not know is "?"."""

    kind: str
    seat: int
    card: NotRequired[str]
    second: NotRequired[str]
    symbol: NotRequired[str]
    zone: NotRequired[str]
    piece: NotRequired[str]
    cell: NotRequired[str]
    to: NotRequired[str]
    dice: NotRequired[str]
    how: NotRequired[str]
    other: NotRequired[int]
    number: NotRequired[int]


class Line(msgspec.Struct):
    """One fact of the log as this seat may know it. `text` is "" for what needs no words. `undo_barrier`: nobody
    undoes past it. `move` counts the answers of the game: a replay of that moment begins there. `points` are what it
    gives to the side `scorer` (0 and -1: none)."""

    text: str
    event: GameEvent
    undo_barrier: bool
    move: int
    points: int
    scorer: int


class TieBreak(msgspec.Struct):
    """What gave a seat its place where points alone did not, and by which rule."""

    rule: str
    text: str


class Standing(msgspec.Struct):
    """What a seat reached at the end; the parts add up to the total."""

    seat: int
    total: int
    parts: dict[str, int]
    place: int
    tie: TieBreak | None


class Over(msgspec.Struct):
    """How it ended. `secret` lets anybody check every shuffle."""

    reason: str
    text: str
    standings: list[Standing]
    secret: str


class Learning(msgspec.Struct):
    """How far somebody is in a chapter: `done` of the steps at which something is done are. `takes` are the labels of
    the open question that lead on, the one to show first; [] where the lesson does not speak of it: any will do."""

    done: int
    takes: list[str]


class Update(ServerMessage, tag="update"):
    """The game as the seat sees it now. `log` are the lines from number `log_from` on (the first is 0): the client
    keeps its lines before that number and puts these behind (after an undo there are fewer)."""

    version: int
    """Counts everything that was stored of the game; grows by undoing too."""
    move: int
    """Answers given so far, chance included."""
    seat: int
    view: Any
    question: Question | None
    waiting: list[int]
    """Seats that have yet to answer."""
    ready: list[int]
    """Seats whose sealed answer lies there."""
    undoable: int
    why_no_undo: Literal["", "none", "shown", "passed"]
    """Why `undoable` is 0 while the game goes on: see `Table.why_no_undo`."""
    log_from: int
    log: list[Line]
    clocks: list[Clock]
    over: Over | None
    learning: Learning | None


class Past(msgspec.Struct):
    """An earlier moment of a game in play, as the seat was shown it then: `GET /api/tables/<id>/past?move=N&seat=K`.
    `move` is that moment's own: it may lie behind the one asked for, as nobody is shown anything while chance answers.
    `since` is the `move` of the moment before it: the log lines between the two are what happened here."""

    move: int
    since: int
    seat: int
    view: Any
    waiting: list[int]
    ready: list[int]


class Done(ServerMessage, tag="done"):
    """What was said with that key is stored and counts. `version` is its own: an update with at least that version
    shows what it led to."""

    key: str
    version: int


class Refused(ServerMessage, tag="refused"):
    """What was said with that key does not count, and why. `rule` is a rule's id (`ECH-33`) or `TABLE`."""

    key: str
    rule: str
    text: str
    stale: bool
    """The question has been answered or changed in the meantime: look at the newest `update`."""


class Why(ServerMessage, tag="why"):
    """The answer to an `attempt`; `legal` if it may be done after all."""

    key: str
    legal: bool
    rule: str
    text: str


class Hinted(msgspec.Struct):
    """One answer worth giving: by its label, with the chance to win in per cent after it and what it is given for, in
    words made from what was counted, the weightiest first. `line`: what is likely to follow, if that was asked."""

    label: str
    text: str
    chance: int
    reasons: list[str]
    line: list[str]


class HintTold(ServerMessage, tag="hinted"):
    """The answer to a `hint`: two or three answers, the best first. `games` were played on, from what the seat may
    know; each chance is good to about `error` per cent."""

    key: str
    decision: str
    answers: list[Hinted]
    games: int
    error: int


class ChatLine(msgspec.Struct):
    """One thing said in the chat. `note`: the table wrote it down, in a sentence with the name in it."""

    number: int
    seat: int
    name: str
    text: str
    note: bool


class Chatted(ServerMessage, tag="chatted"):
    """What was said in the chat, from that number on; quick phrases come in the reader's language."""

    lines: list[ChatLine]


class Pong(ServerMessage, tag="pong"):
    key: str


class Bye(ServerMessage, tag="bye"):
    """The last message on a socket: why it is closed, and whether to come back by oneself."""

    reason: str
    text: str
    again: bool


FromTable = Room | Update | Done | Refused | Why | HintTold | Chatted | Pong | Bye
