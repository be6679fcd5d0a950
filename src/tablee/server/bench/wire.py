"""What is said between the bench and its page: JSON over HTTP, below /api/bench (docs/protocol.md, "The bench").

The text of the designer's card file is the one truth: the page holds it and sends it with every question. A card is
named by its table in that file: `ally.kim`. The TypeScript side (`ui/src/bench/wire.ts`) is made from this file by
`scripts/wire-types`.
"""

from typing import Annotated, Any, Final, Literal

import msgspec

from tablee.server.creation import RandomKey, Short

LONGEST_LINE: Final = 400
Line = Annotated[str, msgspec.Meta(max_length=LONGEST_LINE)]
Key = Annotated[str, msgspec.Meta(max_length=120)]
Bots = Annotated[list[Short], msgspec.Meta(min_length=1, max_length=12)]
Games = Annotated[int, msgspec.Meta(ge=1, le=10_000_000)]
Seed = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]

State = Literal["house", "changed", "new", "removed"]
Kind = Literal["number", "numbers", "choice", "symbols", "sentences", "text", "texts", "switch"]


# --- to begin with ------------------------------------------------------------------------------------------------


class Sort(msgspec.Struct):
    """A sort of cards: the table of the file in which they stand, and what it is called."""

    key: str
    name: str


class Opening(msgspec.Struct):
    """`GET /api/bench/<game>/<language>`: what there is to begin with. `text`: a file that is right and says
    nothing yet but that it begins from the house set. `house`: the digest of that set, by which `/api/cards` has its
    cards."""

    text: str
    house: str
    sorts: list[Sort]
    most_games: int
    most_seconds: int
    """For one job."""
    most_values: int
    """Of a sweep."""
    html: bool
    """Whether a report can be had as a page with plots (the extra `report` is installed)."""


# --- check --------------------------------------------------------------------------------------------------------


class CheckRequest(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/bench/<game>/check`. With a `card` the answer has its form and its face."""

    text: str
    language: Short = "en"
    card: Key = ""


class CardMistake(msgspec.Struct):
    """One thing that is wrong. `index`: which value of a list (from 0; -1: the field as a whole). Of a sentence `word`
    is the part that is wrong, as written ("": all of it, or it cannot be said), `instead` what to write in its place,
    `value` the whole sentence or value with it ("": nothing to propose). `choices`: what could stand there."""

    line: int
    """Of the text; 0: it stands nowhere in it."""
    card: str
    field: str
    index: int
    text: str
    word: str
    instead: str
    value: str
    choices: list[str]


class CardListed(msgspec.Struct):
    """A card in the list. `card` is its id as in `/api/cards`. `removed`: one of the base that this set leaves out."""

    key: str
    card: str
    sort: str
    name: str
    state: State
    problems: int


class CardTexts(msgspec.Struct):
    """A card with its texts and its face, as in `/api/cards/<digest>/<language>`."""

    name: str
    called: str
    text: str
    flavour: str
    source: str
    face: dict[str, Any]


class Choice(msgspec.Struct):
    """A word that may stand in a field, and what it is called."""

    value: str
    name: str


class FormField(msgspec.Struct):
    """A field of a card. `value`: what holds now; `base`: what the set that the file begins from has (null: nothing);
    `written`: whether this file says it. By `kind`:

    number: from `least` to `most`. numbers, symbols, sentences: a list of `fewest` to `several` values; of symbols each
    is one of `choices`, and may come again. choice: one of `choices`, "" for none if `optional`. text: a line of at
    most `most` characters. texts: the same in every language, `{en, fr, ru}`; `base` has what is printed now.
    switch: true or false."""

    field: str
    name: str
    kind: Kind
    value: Any
    base: Any
    written: bool
    optional: bool
    source: str
    """rulebook, published, house, box, or ""."""
    least: int
    most: int
    fewest: int
    several: int
    choices: list[Choice]
    note: str
    """The rule about it, if it has one of its own: "one or two symbols (ECH-04)"."""


class ChangeLine(msgspec.Struct):
    """One line of what differs: "-" was, "+" is now."""

    kind: Literal["+", "-"]
    field: str
    text: str


class CardChange(msgspec.Struct):
    """What differs in one card from the house set, or between two sets."""

    key: str
    card: str
    state: State
    lines: list[ChangeLine]


class Form(msgspec.Struct):
    """The card that was asked for; for the card "set", what the set says of itself (its name, counts and goals).
    `change`: what it says otherwise than the house set; null if nothing."""

    key: str
    card: str
    sort: str
    name: str
    state: State
    fields: list[FormField]
    change: CardChange | None


class Base(msgspec.Struct):
    """The set that the file begins from; its unchanged cards are at `/api/cards/<digest>/<language>`."""

    name: str
    digest: str


class Checked(msgspec.Struct):
    """What is in the text. `digest` is "" while it cannot be played. `drawn`: by language and card, those that are not
    as in the house set (with a `card`: that one alone). A card with a mistake is drawn without what is wrong in it, if
    it can be. `words`: by language, what the set calls types and species of its own."""

    set: str
    digest: str
    playable: bool
    base: Base | None
    sorts: list[Sort]
    cards: list[CardListed]
    mistakes: list[CardMistake]
    more: int
    """Mistakes besides those listed."""
    drawn: dict[str, dict[str, CardTexts]]
    words: dict[str, dict[str, str]]
    form: Form | None


# --- edit ---------------------------------------------------------------------------------------------------------


class EditRequest(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/bench/<game>/edit`. `what`:

    set: `field` of `card` is `value` from now on (`card` "set": what the set says of itself, such as its name).
    clear: `field` is as in the base again. revert: the whole card is; one that was removed is there again, and one that
    only this file has is taken out. remove: the card is left out of the set. new: one more of `sort` (`card` "" or a
    wish for its id), called `value` if that is a text, in the place of the card `replaces` if one is named: counts
    then stay as they are."""

    text: str
    what: Literal["set", "clear", "revert", "remove", "new"]
    card: Key = ""
    field: Key = ""
    value: Any = None
    sort: Short = ""
    replaces: Short = ""
    language: Short = "en"


class CsvRequest(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/bench/<game>/csv`: cards from a spreadsheet, written into the text (""; then into a new one). The
    first row names the fields; `card` (`ally.kim`) or `sort` and `id` say whose they are; values of a list have " | "
    between them, and a text in one language is headed `name.fr`."""

    csv: str
    text: str = ""
    language: Short = "en"


class Edited(msgspec.Struct):
    """The new text, with comments and order as they were; what a check says of it; and which card was meant."""

    text: str
    card: str
    checked: Checked


# --- complete -----------------------------------------------------------------------------------------------------


class CompleteRequest(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/bench/<game>/complete`: what could stand in a sentence of `card`, `field`, when `line` is typed so
    far and the caret is `at` that place; the likeliest, or `all`."""

    card: Key
    field: Key
    line: Line
    at: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_LINE)]
    text: str = ""
    language: Short = "en"
    all: bool = False


class Completion(msgspec.Struct):
    """`text`: the whole line when it is taken; `meaning`: how the card will print it, "" while something is to be
    filled in; `cards`: on how many house cards such a sentence stands; `blanks`: places to fill in, from and to."""

    text: str
    meaning: str
    cards: int
    blanks: list[tuple[int, int]]


class Completions(msgspec.Struct):
    """The likeliest first; `all`: how many there would be."""

    sentences: list[Completion]
    all: int


# --- games --------------------------------------------------------------------------------------------------------


class RunRequest(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/bench/<game>/run`: so many games with the set, the bots in this order of seats."""

    text: str
    bots: Bots
    games: Games
    options: dict[Short, Short] = {}
    seed: Seed = 0


class CompareRequest(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/bench/<game>/compare`: the same deals with `other` (A; "": the house set) and with `text` (B)."""

    text: str
    bots: Bots
    games: Games
    other: str = ""
    options: dict[Short, Short] = {}
    seed: Seed = 0


class SweepRequest(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/bench/<game>/sweep`: one value (`kim.points`) from `low` to `high`; so many games with each."""

    text: str
    value: Key
    low: Annotated[int, msgspec.Meta(ge=-999, le=999)]
    high: Annotated[int, msgspec.Meta(ge=-999, le=999)]
    bots: Bots
    games: Games
    step: Annotated[int, msgspec.Meta(ge=1, le=999)] = 1
    options: dict[Short, Short] = {}
    seed: Seed = 0


class MoreRequest(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/bench/jobs/<id>/more`: so many games more (of each value of a sweep), counted together with those that
    were played. A job of its own, once that one is over."""

    games: Games


class Job(msgspec.Struct):
    """`GET /api/bench/jobs/<id>?since=<version>`, and what starting or stopping one (`DELETE`) gives. `version` counts
    what was found out: one that is not beyond `since` has no `found` (null). `found` is the report of `tablee simulate
    --json` (of its `tally` only `length`), of `tablee compare` or of `tablee sweep`, as far as it goes.

    `place`: how many are before it while it waits. `again`: how often its process was lost and what it had not told yet
    was played again. `text`: why it failed or ended early, in the language of the request."""

    id: str
    kind: Literal["run", "compare", "sweep"]
    game: str
    state: Literal["waiting", "playing", "done", "stopped", "failed"]
    games: int
    wanted: int
    seconds: float
    place: int
    again: int
    text: str
    version: int
    found: Any


# --- try, share ---------------------------------------------------------------------------------------------------


class TryRequest(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/bench/<game>/try`: a table against bots with this set, at which `card` is there at once."""

    text: str
    card: Key
    seats: Annotated[int, msgspec.Meta(ge=0, le=12)] = 0
    """How many play; 0: as many as suit the game."""
    level: Short = ""
    options: dict[Short, Short] = {}
    name: Short = ""
    language: Short = "en"
    key: RandomKey = ""


class Tried(msgspec.Struct):
    """As `POST /api/tables` gives it. `where`: where the card lies when the game begins (`hand`, `table`, `next`: it is
    the first to be drawn); "" if no deal was found in which it does, and `text` says so."""

    table: str
    token: str
    link: str
    where: Literal["hand", "table", "next", ""]
    text: str


class ShareRequest(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/bench/<game>/share`: keep the set for whoever has the link."""

    text: str


class Shared(msgspec.Struct):
    """`link` opens it in the bench; `/api/cards/<digest>/<language>` has its cards. `days`: for so long it is kept
    (0: for good)."""

    digest: str
    link: str
    days: int


class SharedSet(msgspec.Struct):
    """`GET /api/bench/<game>/sets/<digest>`; `…/<digest>.toml` is the file itself."""

    text: str
    name: str
    digest: str
