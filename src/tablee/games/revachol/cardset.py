"""The cards of Echoes of Revachol: what is printed on each, read strictly from a card file.

The rulebooks print the rules but not the cards, so no rule knows a value: all stand in the file (ECH-R02).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Container, Sequence
from typing import Any, Final, final

from tablee.core.cardfile import CardFile, CardTable
from tablee.core.cardlanguage import read_each
from tablee.core.cardset import CardSet
from tablee.core.fault import wrong
from tablee.core.phrase import Phrase
from tablee.core.printed import (
    LARGER,
    PrintedSet,
    Stated,
    check_source,
    printed,
    read_copies,
    text_id,
    with_copies,
)
from tablee.games.revachol.face import face
from tablee.games.revachol.moments import NO_SKILL, Skill
from tablee.games.revachol.rulings import CROWNS_IN_REQUIREMENTS
from tablee.games.revachol.symbols import CROWN, SYMBOLS, bag

GAME: Final = "revachol"
HOUSE: Final = "house"

ALLY: Final = "ally"
TASK: Final = "task"
MORALE: Final = "morale"
KINDS: Final = (ALLY, TASK, MORALE)
COUNTS: Final = {ALLY: 40, TASK: 25, MORALE: 24}
"""How many cards of each kind a game set holds; the Guide is no card of the game. (ECH-01, ECH-02)"""
COUNTED: Final = {ALLY: "allies", TASK: "tasks", MORALE: "morale"}
"""What a set calls them that states its own counts."""
STATED: Final = {
    "allies": Stated(13, LARGER * COUNTS[ALLY], COUNTS[ALLY]),
    "tasks": Stated(3, LARGER * COUNTS[TASK], COUNTS[TASK]),
    "morale": Stated(0, LARGER * COUNTS[MORALE], COUNTS[MORALE]),
}
"""The least: three cards for each of four hands (ECH-13) and one to draw, and the Tasks on display. (ECH-11)"""

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
"""The unique skills, in the order of the rulebook's list. The rulebook says what each does, whatever a card prints.
(ECH-R148)"""

WORTH: Final = {BORROW: 1, TAKE: 2}
"""Points that such an Ally is worth to the player who receives it. (ECH-R76)"""

CROWNED: Final = {BORROW: "ECH-101", SPECIAL: "ECH-122"}
"""Skills whose text speaks of the Ally's own white crown, and the rule that does."""

EVENTS: Final = ("corps", "task", "hand")
"""What a player who misses the roll loses a card from. The list is closed. (ECH-75, ECH-76, ECH-77, ECH-R58)"""

FAMILIES: Final = ("intellect", "psyche", "physique", "motorics")
MOST_POINTS: Final = 99
MOST_LINES: Final = 3
LONGEST_LINE: Final = 200
GUIDE: Final = (
    f"symbols, requires   {', '.join(SYMBOLS)} (no {CROWN} in requires)",
    f"skill               {', '.join(SKILLS)}",
    "lines               a text of your own instead: docs/sentences/revachol.md",
    "special = true      on a Special Task",
    "dice                the two numbers, left to right",
    f"event               what is lost: {', '.join(EVENTS)} (task: a completed Task)",
    f"family              {', '.join(FAMILIES)}",
    "copies = 2          if the card is there twice; then leave out another place",
    "text, flavour       a Task may have a text, every card a flavour",
)
"""What may be typed into a card file."""

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

_VALUES: Final = {
    ALLY: ("points", "symbols", "skill", "lines"),
    TASK: ("points", "requires", "special"),
    MORALE: ("family", "dice", "event"),
}
_UNWRITTEN: Final[dict[str, tuple[str, ...]]] = {ALLY: (), TASK: ("special",), MORALE: ()}
"""Values that a card states also by leaving them out."""
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
        self.lines: tuple[Any, ...] = ()  # what its text says, if it has one of its own (`lines.py`)
        self.bag = bag(symbols)  # both count, each by itself (ECH-40)
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
        self.size = len(requires)
        self.completed_by: list[str] = []  # by the number of the Corps: the answer that says so

    def completion(self, number: int) -> str:
        """How an answer says that this Corps completes the Task alone; made once."""
        while len(self.completed_by) <= number:
            self.completed_by.append(f"{len(self.completed_by)} {self.id}")
        return self.completed_by[number]


@final
class Row:
    """The Tasks on display as cards, from position 1 to 3. Never altered."""

    def __init__(self, ids: tuple[str, ...], tasks: list[Task]) -> None:
        self.ids = ids  # as the table has them
        self.tasks = tasks  # only those that are there


@final
class Morale:
    """A Morale card carries a requirement, a result on two dice, and a morale loss event. (ECH-05)"""

    def __init__(self, id: str, of: str, family: str, dice: tuple[int, int], event: str) -> None:
        self.id = id
        self.of = of
        self.family = family  # of the detective skill that gives the card its name; no rule asks for it
        self.dice = dice  # as printed, left to right
        self.roll = f"{dice[0]} {dice[1]}"  # the same as a roll, and in the other order
        self.turned = f"{dice[1]} {dice[0]}"
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
        super().__init__(name, digest, names)
        self.allies = allies
        self.tasks = tasks
        self.morale = morale
        self.effects: dict[str, Any] = {}  # those of the lines, by their texts
        self.worded = False  # whether any Ally has lines
        self.last_row = Row((), [])  # that was asked for last (`tasks_displayed`)
        self.order = order  # the printed cards as the file has them, for lists and galleries

    def message(self, card: str) -> str:
        """One card, whatever it is called elsewhere: the Gardener is Elizabeth, Harry has two spellings in Russian.
        (ECH-R100, ECH-R122)"""
        if card in self.allies:
            return text_id(ALLY, printed(card))
        if card in self.tasks:
            return text_id(TASK, printed(card))
        return text_id(MORALE, printed(card)) if card in self.morale else ""

    def printed_lines(self, card: str) -> tuple[Phrase, ...]:
        return tuple([line.phrase() for line in self.allies[card].lines]) if card in self.allies else ()

    def called(self, card: str, name: str) -> str:
        """Allies without their by-name, which makes no card of its own: `Garte` for `Garte, the cafeteria manager`.
        (ECH-R94)"""
        return name.split(", ")[0].split(" (")[0] if card in self.allies else name

    def every_card(self) -> tuple[str, ...]:
        return with_copies(self.order, {**self.allies, **self.tasks, **self.morale})

    def face(self, card: str) -> dict[str, Any]:
        return face(self, card)


# --- Reading ----------------------------------------------------------------------------------------------


def checked(file: CardFile, known: Container[str] | None, changed: bool) -> Cards:
    own = PrintedSet(file, GAME, KINDS, known, changed, STATED)
    tables = {kind: own.root.table(kind).cards() for kind in KINDS}
    allies: dict[str, Ally] = {}
    tasks: dict[str, Task] = {}
    morale: dict[str, Morale] = {}
    for kind in KINDS:
        count = 0
        for card in tables[kind]:
            before = len(file.mistakes)
            own.begin(card, kind, _NO_IDS, _TEXTS[kind], (*_VALUES[kind], "copies"))
            copies = read_copies(card, max(COUNTS[kind], own.stated.get(COUNTED[kind], 0)))
            count += len(copies)
            if kind == ALLY:
                _read_ally(card, copies, allies)
            elif kind == TASK:
                _read_task(card, copies, tasks)
            else:
                _read_morale(card, copies, morale)
            check_source(card, _VALUES[kind], _UNWRITTEN[kind], own.name == HOUSE, len(file.mistakes) == before)
        if not changed:
            own.check_count(kind, count, COUNTS[kind], "ECH-01", COUNTED[kind])
    file.finish()
    found = Cards(
        own.name,
        _digest(allies, tasks, morale),
        {id: allies[id] for id in sorted(allies)},
        {id: tasks[id] for id in sorted(tasks)},
        {id: morale[id] for id in sorted(morale)},
        own.names,
        tuple(card.id for kind in KINDS for card in tables[kind]),
    )
    join_lines(found)
    return found


def _read_ally(card: CardTable, copies: Sequence[str], allies: dict[str, Ally]) -> None:
    symbols = card.several_of("symbols", "symbol", SYMBOLS, 1, 2, wrong("rule-symbols", "one or two symbols (ECH-04)"))
    skill = card.one_of("skill", "skill", SKILLS, "")
    if skill in WORTH:
        worth = WORTH[skill]
        rule = wrong("rule-worth", '{count} with the skill "{skill}" (ECH-R76)', count=worth, skill=skill)
        points = card.number("points", worth, worth, None, rule)
    else:
        points = card.number("points", 0, MOST_POINTS, 0)
    if skill in CROWNED and symbols and CROWN not in symbols:
        words = 'a crown expected with the skill "{skill}" ({rule})'
        card.mistake("symbols", wrong("crown-expected", words, skill=skill, rule=CROWNED[skill]))
    lines = _read_lines(card, skill)
    for id in copies:
        allies[id] = Ally(id, card.id, points, symbols, skill)
        allies[id].lines = lines


def _read_lines(card: CardTable, skill: str) -> tuple[Any, ...]:
    """The lines of an Ally that has a text of its own instead of a unique skill. (CRD-20)"""
    from tablee.games.revachol.language import LANGUAGE  # what lines do speaks of the table, which holds the cards

    rule = wrong("rule-lines", "up to {most} lines", most=MOST_LINES)
    texts = card.texts("lines", LONGEST_LINE, 0, MOST_LINES, rule, optional=True)
    if texts and skill:
        card.mistake("lines", wrong("skill-and-lines", "an Ally has a skill or lines, not both"))
    return tuple(read_each(card, "lines", texts, LANGUAGE))


def join_lines(cards: Cards) -> None:
    """Join the Allies with lines to what they do."""
    from tablee.games.revachol.lines import Worded, effects_of

    for ally in cards.allies.values():
        if ally.lines:
            ally.ability = Worded(ally.lines)
            cards.effects.update(effects_of(ally.lines))
            cards.worded = True


def _read_task(card: CardTable, copies: Sequence[str], tasks: dict[str, Task]) -> None:
    points = card.number("points", 0, MOST_POINTS)
    requires = card.several_of(
        "requires", "symbol", SYMBOLS, 1, 4, wrong("rule-requires", "one to four symbols (ECH-06)")
    )
    if CROWN in requires and not CROWNS_IN_REQUIREMENTS:  # "any symbol" is then any coloured one (ECH-R37)
        card.mistake("requires", wrong("no-crown", "coloured symbols only, no crown (ECH-R36)"))
    special = card.flag("special")
    for id in copies:
        tasks[id] = Task(id, card.id, points, requires, special)


def _read_morale(card: CardTable, copies: Sequence[str], morale: dict[str, Morale]) -> None:
    family = card.one_of("family", "family", FAMILIES)
    faces = card.numbers("dice", 1, 6, 2, 2, wrong("rule-dice", "two dice with 1 to 6 (ECH-05)"))
    dice = (faces[0], faces[1]) if faces else (1, 1)
    event = card.one_of("event", "event", EVENTS)
    for id in copies:
        morale[id] = Morale(id, card.id, family, dice, event)


def _texts(ally: Ally) -> list[list[str]]:
    """The lines, where there are any: an Ally without them is written as ever."""
    return [[line.text for line in ally.lines]] if ally.lines else []


def _digest(allies: dict[str, Ally], tasks: dict[str, Task], morale: dict[str, Morale]) -> str:
    """A fingerprint of every value that matters to play: no texts, sources, families or order of the file."""
    values = {
        "game": GAME,
        ALLY: {a.id: [a.points, a.symbols, a.skill, *_texts(a)] for a in allies.values()},
        TASK: {t.id: [t.points, t.requires, t.special] for t in tasks.values()},
        MORALE: {m.id: [m.dice, m.event] for m in morale.values()},
    }
    written = json.dumps(values, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(written.encode("ascii")).hexdigest()
