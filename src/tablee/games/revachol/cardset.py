"""The cards of Echoes of Revachol: what is printed on each, read strictly from a card file.

The rulebooks print the rules but not the cards, so no rule knows a value: all stand in the file (ECH-R02).
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Container, Mapping, Sequence
from typing import Final, final

from tablee.core.cardfile import CardFile, CardTable, read_card_file
from tablee.core.contract import CardSet
from tablee.games.revachol.moments import NO_SKILL, Skill
from tablee.games.revachol.symbols import CROWN, SYMBOLS, bag

GAME: Final = "revachol"
HOUSE: Final = "house"

ALLY: Final = "ally"
TASK: Final = "task"
MORALE: Final = "morale"
KINDS: Final = (ALLY, TASK, MORALE)
COUNTS: Final = {ALLY: 40, TASK: 25, MORALE: 24}
"""How many cards of each kind a game set holds; the Guide is no card of the game. (ECH-01, ECH-02)"""

BORROW: Final = "borrow"
DOUBLE: Final = "double"
IMMUNE: Final = "immune"
ANOTHER: Final = "another"
STAYS: Final = "stays"
TAKE: Final = "take"
MOVES: Final = "moves"
SPECIAL: Final = "special"
DRAW: Final = "draw"
SKILLS: Final = (BORROW, DOUBLE, IMMUNE, ANOTHER, STAYS, TAKE, MOVES, SPECIAL, DRAW)
"""The unique skills, in the order of the rulebook's list."""

WORTH: Final = {BORROW: 1, TAKE: 2}
"""Points that such an Ally is worth to the player who receives it. (ECH-R76)"""

CROWNED: Final = {BORROW: "ECH-101", SPECIAL: "ECH-122"}
"""Skills whose text speaks of the Ally's own white crown, and the rule that does."""

EVENTS: Final = ("corps", "task", "hand")
"""What a player who misses the roll loses a card from. The list is closed. (ECH-75 to ECH-77, ECH-R58)"""

FAMILIES: Final = ("intellect", "psyche", "physique", "motorics")
SOURCES: Final = ("rulebook", "published", "house", "box")
"""Where a value comes from; box: typed in from a printed card."""

LANGUAGES: Final = ("en", "fr", "ru")
MOST_POINTS: Final = 99
LONGEST: Final = {"name": 60, "text": 240, "flavour": 240}

_NO_IDS: Final = (
    "and",
    "completion",
    "corps",
    "draw",
    "new",
    "no",
    "nobody",
    "nothing",
    "pass",
    "player",
    "turn",
)
"""Words of the game's own labels and answers, which a card of that id would make ambiguous."""

_ID: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
_ID_IN_WORDS: Final = "small letters, digits and underscores, a letter first, at most 40"
_VALUES: Final = {
    ALLY: ("points", "symbols", "skill"),
    TASK: ("points", "requires", "special"),
    MORALE: ("family", "dice", "event"),
}
_TEXTS: Final = {ALLY: ("name", "flavour"), TASK: ("name", "text", "flavour"), MORALE: ("name", "flavour")}


@final
class Ally:
    """An Ally card carries one or two symbols and, on some cards, points and a unique skill. (ECH-04)"""

    def __init__(self, id: str, of: str, points: int, symbols: tuple[str, ...], skill: str) -> None:
        self.id = id
        self.of = of  # the printed card, for its texts: `cuno` for the copies `cuno` and `cuno-2` (ECH-R03)
        self.points = points  # scored only by a player who received the card (ECH-R76)
        self.symbols = symbols
        self.skill = skill  # "" for none
        self.bag = bag(symbols)
        self.ability: Skill = NO_SKILL  # what the skill does; the game joins it to the card


@final
class Task:
    """A Task card carries reward points and a requirement of one to four symbols. (ECH-06)"""

    def __init__(self, id: str, of: str, points: int, requires: tuple[str, ...], special: bool) -> None:
        self.id = id
        self.of = of
        self.points = points
        self.requires = requires
        self.special = special  # a Special Task: Titus and Ruby care (ECH-R04)
        self.bag = bag(requires)


@final
class Morale:
    """A Morale card carries a requirement, a result on two dice, and a morale loss event. (ECH-05)"""

    def __init__(self, id: str, of: str, family: str, dice: tuple[int, int], event: str) -> None:
        self.id = id
        self.of = of
        self.family = family  # of the detective skill that gives the card its name; no rule asks for it
        self.dice = dice  # as printed, left to right
        self.event = event


@final
class Cards(CardSet):
    """All cards of one set, by id, in the order of the ids: the order of the file changes nothing in play."""

    def __init__(
        self,
        name: str,
        digest: str,
        allies: dict[str, Ally],
        tasks: dict[str, Task],
        morale: dict[str, Morale],
        names: dict[str, dict[str, str]],
        order: tuple[str, ...],
    ) -> None:
        super().__init__(name, digest)
        self.allies = allies
        self.tasks = tasks
        self.morale = morale
        self.names = names  # printed card -> texts typed into the file: "name", or "name.fr" for one language
        self.order = order  # the printed cards as the file has them, for lists and galleries

    def typed(self, of: str, field: str, language: str) -> str:
        """The name, text or flavour typed into the file for a printed card; "" if it has none of its own.

        A language that was left out shows what the others have.
        """
        texts = self.names.get(of, {})
        keys = [f"{field}.{language}", field] + [f"{field}.{other}" for other in LANGUAGES]
        for key in keys:
            if key in texts:
                return texts[key]
        return ""


def text_id(kind: str, of: str) -> str:
    """The message of a printed card in the Fluent files: `morale-visual-calculus`."""
    return f"{kind}-{of}".replace("_", "-")


# --- Reading ----------------------------------------------------------------------------------------------


def read_cards(text: str, name: str, known: Container[str] | None = None) -> Cards:
    """The card set in a file's text; raises CardFileError with every mistake.

    `known` holds the messages (`text_id`) that the house texts have; without it no texts are asked for.
    """
    return _checked(read_card_file(text, name), known, False)


def change_cards(
    text: str,
    changes: Mapping[str, object],
    known: Container[str] | None = None,
    name: str = "cards",
) -> Cards:
    """The card set of a file with some values changed: `{"ally": {"kim": {"symbols": ["blue"]}}}`.

    For scenarios. It is checked like any other; as it is no longer the house set, it need name no sources.
    """
    file = read_card_file(text, name)
    file.lay_over(changes)
    return _checked(file, known, len(changes) > 0)


def _checked(file: CardFile, known: Container[str] | None, changed: bool) -> Cards:
    root = file.root()
    root.only(("set", *KINDS))
    name = _set_name(root) + ("-changed" if changed else "")
    tables = {kind: root.table(kind).cards() for kind in KINDS}
    first: dict[str, str] = {}
    names: dict[str, dict[str, str]] = {}
    allies: dict[str, Ally] = {}
    tasks: dict[str, Task] = {}
    morale: dict[str, Morale] = {}
    for kind in KINDS:
        count = 0
        for card in tables[kind]:
            before = len(file.mistakes)
            _check_id(card, first)
            card.only((*_TEXTS[kind], *_VALUES[kind], "copies", "source"))
            texts = _texts(card, kind, known)
            if texts:
                names[card.id] = texts
            copies = _copies(card, COUNTS[kind])
            count += len(copies)
            if kind == ALLY:
                _read_ally(card, copies, allies)
            elif kind == TASK:
                _read_task(card, copies, tasks)
            else:
                _read_morale(card, copies, morale)
            _check_source(card, _VALUES[kind], name == HOUSE, len(file.mistakes) == before)
        if count != COUNTS[kind]:
            message = f"{count} {kind.capitalize()} cards instead of {COUNTS[kind]} (ECH-01)"
            file.mistake(kind, "", file.line((kind,)), message)
    file.finish()
    return Cards(
        name,
        _digest(allies, tasks, morale),
        {id: allies[id] for id in sorted(allies)},
        {id: tasks[id] for id in sorted(tasks)},
        {id: morale[id] for id in sorted(morale)},
        names,
        tuple(card.id for kind in KINDS for card in tables[kind]),
    )


def _set_name(root: CardTable) -> str:
    if not root.has("set"):
        root.mistake("set", "missing table: [set] with game and name")
        return ""
    about = root.table("set")
    about.only(("game", "name", "version"))
    about.one_of("game", "game", (GAME,))
    about.number("version", 1, 1_000_000, 1)
    return about.string(
        "name", 40, None, r"[a-z][a-z0-9_-]*", "small letters, digits, - and _, a letter first"
    )


def _check_id(card: CardTable, first: dict[str, str]) -> None:
    """Ids are unique in the whole set: one word names a card in labels and logs."""
    if _ID.fullmatch(card.id) is None:
        card.mistake("", f"an id has {_ID_IN_WORDS}")
    elif card.id in _NO_IDS:
        card.mistake("", "the id is a word of the game itself, choose another")
    if card.id in first:
        card.mistake("", f"the id is already taken by {first[card.id]}")
    else:
        first[card.id] = card.card


def _copies(card: CardTable, most: int) -> list[str]:
    """The physical cards `cuno`, `cuno-2`, … of a printed card. (ECH-R03)"""
    number = card.number("copies", 1, most, 1)
    return [card.id] + [f"{card.id}-{n}" for n in range(2, number + 1)]


def _read_ally(card: CardTable, copies: Sequence[str], allies: dict[str, Ally]) -> None:
    symbols = card.several_of("symbols", "symbol", SYMBOLS, 1, 2, "one or two symbols (ECH-04)")
    skill = card.one_of("skill", "skill", SKILLS, "")
    if skill in WORTH:
        worth = WORTH[skill]
        points = card.number("points", worth, worth, None, f'{worth} with the skill "{skill}" (ECH-R76)')
    else:
        points = card.number("points", 0, MOST_POINTS, 0)
    if skill in CROWNED and symbols and CROWN not in symbols:
        card.mistake("symbols", f'a crown expected with the skill "{skill}" ({CROWNED[skill]})')
    for id in copies:
        allies[id] = Ally(id, card.id, points, symbols, skill)


def _read_task(card: CardTable, copies: Sequence[str], tasks: dict[str, Task]) -> None:
    points = card.number("points", 0, MOST_POINTS)
    requires = card.several_of("requires", "symbol", SYMBOLS, 1, 4, "one to four symbols (ECH-06)")
    if CROWN in requires:
        card.mistake("requires", "coloured symbols only, no crown (ECH-R36)")
    special = card.flag("special")
    for id in copies:
        tasks[id] = Task(id, card.id, points, requires, special)


def _read_morale(card: CardTable, copies: Sequence[str], morale: dict[str, Morale]) -> None:
    family = card.one_of("family", "family", FAMILIES)
    faces = card.numbers("dice", 1, 6, 2, 2, "two dice with 1 to 6 (ECH-05)")
    dice = (faces[0], faces[1]) if faces else (1, 1)
    event = card.one_of("event", "event", EVENTS)
    for id in copies:
        morale[id] = Morale(id, card.id, family, dice, event)


def _texts(card: CardTable, kind: str, known: Container[str] | None) -> dict[str, str]:
    """The texts typed into the file: `name = "…"` for every language, or `name = { en = "…", fr = "…" }`."""
    found: dict[str, str] = {}
    for field in _TEXTS[kind]:
        if isinstance(card.values.get(field), dict):
            part = card.part(field)
            part.only(LANGUAGES)
            for language in LANGUAGES:
                if part.has(language):
                    found[f"{field}.{language}"] = part.string(language, LONGEST[field])
            if not part.values:
                card.mistake(field, f"empty text (one or more of: {', '.join(LANGUAGES)})")
        elif card.has(field):
            found[field] = card.string(field, LONGEST[field])
    if known is not None and not card.has("name") and text_id(kind, card.id) not in known:
        card.mistake("name", 'missing text: the house set has no card of this id, so give it a name = "…"')
    return found


def _check_source(card: CardTable, values: Sequence[str], needed: bool, sound: bool) -> None:
    """Where the card and each of its values come from. Only the house set must say so, value by value.

    A source without its value is a mistake only if the card is `sound` otherwise; else the value lacks.
    """
    if not card.has("source"):
        if needed:
            card.mistake("source", "missing field: source")
        return
    if not needed and not isinstance(card.values["source"], dict):
        card.one_of("source", "source", SOURCES)
        return
    source = card.part("source")
    source.only(("card", *values))
    for field in ("card", *values):
        printed = field == "card" or field == "special" or card.has(field)
        origin = source.values.get(field)
        if source.has(field) and not printed:
            if sound:
                source.mistake(field, "the card has no such value")
        elif isinstance(origin, list):
            listed = card.values.get(field)
            length = len(listed) if isinstance(listed, list) else 0
            source.several_of(
                field, "source", SOURCES, length, length, "one source for each value of the list"
            )
        elif source.has(field) or (needed and printed):
            source.one_of(field, "source", SOURCES)


def _digest(allies: dict[str, Ally], tasks: dict[str, Task], morale: dict[str, Morale]) -> str:
    """A fingerprint of every value that matters to play: no texts, sources, families or order of the file."""
    values = {
        "game": GAME,
        ALLY: {a.id: [a.points, a.symbols, a.skill] for a in allies.values()},
        TASK: {t.id: [t.points, t.requires, t.special] for t in tasks.values()},
        MORALE: {m.id: [m.dice, m.event] for m in morale.values()},
    }
    written = json.dumps(values, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(written.encode("ascii")).hexdigest()


# --- A file to type printed cards into --------------------------------------------------------------------

_NAMED_ALLIES: Final = (
    ("lena", "Lena, the Cryptozoologist's wife", BORROW),
    ("cuno", "Cuno", BORROW),
    ("jean", "Jean Vicquemare", BORROW),
    ("klaasje", "Klaasje (Miss Orange Disco Dancer)", BORROW),
    ("trant", "Trant Heidelstam", DOUBLE),
    ("gardener", "The Gardener", DOUBLE),
    ("measurehead", "Measurehead", DOUBLE),
    ("joyce", "Joyce Messier", DOUBLE),
    ("dolores", "Dolores Dei", IMMUNE),
    ("cindy", "Cindy the Skull", ANOTHER),
    ("kim", "Kim Kitsuragi", STAYS),
    ("harry", "Harry Du Bois", TAKE),
    ("garte", "Garte, the cafeteria manager", MOVES),
    ("titus", "Titus Hardie", SPECIAL),
    ("ruby", "Ruby, the instigator", SPECIAL),
    ("evrart", "Evrart Claire", DRAW),
)
_NAMED_TASKS: Final = (("badge", "Track down your badge"), ("island", "Go to the island"))
_PUBLISHED_SYMBOLS: Final = {"kim": '["orange"]', "harry": '["purple", "purple"]'}

_HEAD: Final = f"""\
# Echoes of Revachol: a file to type printed cards into.
#
# Filled in is what the rulebook says (rulebook) and what the authors' card picture shows (published).
# For the rest take away the # and write what is printed. Then:
#
#     tablee cards check FILE
#
# names every card and line that is not yet right. The values:
#
#     symbols, requires   {", ".join(SYMBOLS)} (no crown in requires)
#     skill               {", ".join(SKILLS)}
#     dice                the two numbers, left to right
#     event               what is lost: {", ".join(EVENTS)} (task: a completed Task)
#     family              {", ".join(FAMILIES)}
#     copies = 2          if the card is there twice; then leave out another place
#     source = "box"      if you like to note where a card comes from
#
# Give the places without a name an id of your own, such as [ally.annette] instead of [ally.ally_17]:
# {_ID_IN_WORDS}.
# An id of the house set has its name and texts already (tablee cards list revachol shows them);
# other cards need a name, or one for each language: name = {{ en = "…", fr = "…", ru = "…" }}.
# A Task may also have a text, and every card a flavour.

[set]
game = "{GAME}"
name = "box"
"""


def template() -> str:
    """A commented card file with a place for each of the 89 cards, filled in as far as they are known."""
    lines = [
        _HEAD,
        f"# {COUNTS[ALLY]} Allies: first those with a unique skill, in the order of the rulebook.",
    ]
    for id, name, skill in _NAMED_ALLIES:
        lines += ["", f"[{ALLY}.{id}]  # {name}"]
        if skill in WORTH:
            lines.append(f"points  = {WORTH[skill]}  # rulebook")
        if id in _PUBLISHED_SYMBOLS:
            lines.append(f"symbols = {_PUBLISHED_SYMBOLS[id]}  # published")
        elif skill in CROWNED:
            lines.append(
                f'symbols = ["{CROWN}"]  # rulebook; write a second symbol beside it if there is one'
            )
        else:
            lines.append("# symbols = []")
        lines.append(f'skill   = "{skill}"  # rulebook')
    for number in range(len(_NAMED_ALLIES) + 1, COUNTS[ALLY] + 1):
        lines += ["", f"[{ALLY}.{ALLY}_{number:02}]", '# name    = ""', "# symbols = []"]
    lines += ["", "", f"# {COUNTS[TASK]} Tasks. Write special = true on a Special Task."]
    for id, name in _NAMED_TASKS:
        lines += ["", f"[{TASK}.{id}]  # {name}", "# points   = 0", "# requires = []"]
    for number in range(len(_NAMED_TASKS) + 1, COUNTS[TASK] + 1):
        lines += ["", f"[{TASK}.{TASK}_{number:02}]", '# name     = ""', "# points   = 0", "# requires = []"]
    lines += ["", "", f"# {COUNTS[MORALE]} Morale cards.", "", f"[{MORALE}.volition]"]
    lines += [
        'family = "psyche"  # published',
        "# dice   = [0, 3]  # published: the right die is 3",
        'event  = "corps"  # published',
    ]
    for number in range(2, COUNTS[MORALE] + 1):
        lines += [
            "",
            f"[{MORALE}.{MORALE}_{number:02}]",
            '# name   = ""',
            '# family = ""',
            "# dice   = [0, 0]",
            '# event  = ""',
        ]
    return "\n".join(lines) + "\n"
