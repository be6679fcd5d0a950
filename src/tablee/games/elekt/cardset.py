"""The card file of Elekt, read strictly. The rulebook prints no card list, so no rule knows a value. (ELK-04)"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Container
from typing import Final

from tablee.core.cardfile import CardFile, CardTable
from tablee.core.cardlanguage import read_each
from tablee.core.fault import wrong
from tablee.core.mistake import did_you_mean
from tablee.core.printed import LARGER, PrintedSet, Stated, check_source, read_copies
from tablee.core.sentence import BadLine
from tablee.games.elekt.attributes import ATTRIBUTES, NUMBER
from tablee.games.elekt.banish import BASE_UNIT
from tablee.games.elekt.cards import (
    BASE,
    ELITE,
    HOUSE,
    KINDS,
    MACHINATION,
    MOST_TITLES,
    PRIVILEGE,
    SKIRMISH,
    Cards,
    Privilege,
    Unit,
    ZoneCard,
)
from tablee.games.elekt.composed import effects_of
from tablee.games.elekt.court import TITLES_TO_WIN
from tablee.games.elekt.language import language
from tablee.games.elekt.moments import NO_ABILITY, UNIT, Ability
from tablee.games.elekt.sentences import groups_named, together

GAME: Final = "elekt"
# Amber Demiurge and Amber Demon are two of them (ELK-R87).
COUNTS: Final = {BASE: 16, ELITE: 34, SKIRMISH: 17, MACHINATION: 17, PRIVILEGE: 12}
COUNTED: Final = {
    BASE: "bases",
    ELITE: "elites",
    SKIRMISH: "skirmishes",
    MACHINATION: "machinations",
    PRIVILEGE: "privileges",
}
"""What a set calls them that states its own counts."""
GOAL: Final = "goal"
TYPE: Final = "type"
"""Names for the types of a set's own: `[type.monk] name = { en = "Monk", … }`."""
TITLES_WANTED: Final = wrong(
    "rule-goal",
    "if it is not written: {two} with two players, {three} with three, {four} with four, {alone} alone (ELK-112)",
    alone=TITLES_TO_WIN[1],
    two=TITLES_TO_WIN[2],
    three=TITLES_TO_WIN[3],
    four=TITLES_TO_WIN[4],
)
STATED: Final = {
    "bases": Stated(16, LARGER * COUNTS[BASE], COUNTS[BASE]),
    "elites": Stated(8, LARGER * COUNTS[ELITE], COUNTS[ELITE]),
    "skirmishes": Stated(1, LARGER * COUNTS[SKIRMISH], COUNTS[SKIRMISH]),
    "machinations": Stated(1, LARGER * COUNTS[MACHINATION], COUNTS[MACHINATION]),
    "privileges": Stated(9, LARGER * COUNTS[PRIVILEGE], COUNTS[PRIVILEGE]),
    GOAL: Stated(1, 30, None, TITLES_WANTED),
}
"""The least: two Units for each of four hands besides the base Units (ELK-48), a Privilege for each round (ELK-33) and
the Coalition's Masters. The goal are the Titles that win, however many play. (ELK-112)"""
BASE_COPIES: Final = 4  # Acolyte, Nameless, Dignitary, Assassin (ELK-05)
MOST_SYMBOLS: Final = 6
MOST_LINES: Final = 2
LONGEST_LINE: Final = 200

_NO_IDS: Final = (
    *ATTRIBUTES,
    "amber",
    "any",
    "anywhere",
    "both",
    "coalition",
    "it",
    "marker",
    "no",
    "nothing",
    "pass",
    "player",
    "privilege",
    "recruitment",
    "round",
    "sceptre",
    "this",
    "turn",
    "unit",
)
"""Words of the game's own labels, answers and lines, which a card of that id would make ambiguous."""

GUIDE: Final = (
    "type       spectre, disciple, or another word of your cards",
    f"symbols    {', '.join(ATTRIBUTES)}; [] if there are none",
    "titles     1 or 2",
    "lines      the ability in the sentences of docs/writing-cards.md; leave it out if there is none",
    "solo       false if the Unit is taken out in solo",
    "title1, title2   the names of the Titles of a Skirmish or Machination card",
)
"""What may be typed into a card file."""

_UNIT_VALUES: Final = ("type", "symbols", "copies", "lines", "solo")
_VALUES: Final = {
    BASE: ("type", "symbols", "copies"),
    ELITE: _UNIT_VALUES,
    SKIRMISH: ("titles", "lines", "deck"),
    MACHINATION: ("titles", "lines", "deck"),
    PRIVILEGE: ("lines", "deck"),
}
TITLES: Final = wrong("rule-titles", "one or two Titles (ELK-25)")
LINES: Final = wrong("rule-lines", "one or two lines")
TYPE_FORM: Final = wrong("rule-type", "small letters and underscores")
PARTS: Final = ("price",)
"""Of a line: what it does may be known, and what it costs not."""

_DECK: Final = ("deck",)
"""Stated by the table in which the card stands."""
_TITLED: Final = ("name", "text", "title1", "title2", "flavour")
_TEXTS: Final = {
    BASE: ("name", "text", "flavour"),
    ELITE: ("name", "text", "flavour"),
    SKIRMISH: _TITLED,
    MACHINATION: _TITLED,
    PRIVILEGE: ("name", "text", "flavour"),
}


def checked(file: CardFile, known: Container[str] | None, changed: bool) -> Cards:
    own = PrintedSet(file, GAME, (*KINDS, TYPE), known, changed, STATED)
    tables = {kind: own.root.table(kind).cards() for kind in KINDS}
    units: dict[str, Unit] = {}
    zone_cards: dict[str, ZoneCard] = {}
    privileges: dict[str, Privilege] = {}
    lined: list[tuple[CardTable, Ability]] = []
    types_named = tuple(sorted({str(card.values.get("type")) for kind in (BASE, ELITE) for card in tables[kind]}))
    for kind in KINDS:
        count = 0
        for card in tables[kind]:
            before = len(file.mistakes)
            values = [value for value in _VALUES[kind] if value not in _DECK]
            own.begin(card, kind, _NO_IDS, _TEXTS[kind], (*values, "copies"))
            copies = read_copies(card, max(COUNTS[kind], own.stated.get(COUNTED[kind], 0)))
            count += len(copies)
            ability = _read_ability(card, kind, types_named)
            if ability is not NO_ABILITY:
                lined.append((card, ability))
            if kind in (BASE, ELITE):
                _read_unit(card, kind, copies, ability, units)
            elif kind == PRIVILEGE:
                for id in copies:
                    privileges[id] = Privilege(id, ability)
            else:
                titles = card.number("titles", 1, MOST_TITLES, None, TITLES)
                for id in copies:
                    zone_cards[id] = ZoneCard(id, kind, titles, ability)
            sound = len(file.mistakes) == before
            unwritten = _DECK if kind not in (BASE, ELITE) else ()
            check_source(card, _VALUES[kind], unwritten, own.name == HOUSE, sound, PARTS)
        if not changed:
            own.check_count(kind, count, COUNTS[kind], "ELK-04", COUNTED[kind])
    types = {unit.type for unit in units.values()}
    _check_groups(lined, types)
    for named in own.root.table(TYPE).cards():
        named.only(("name",))
        if named.id not in types:
            fault = wrong("no-such-type", "no Unit has this type")
            named.mistake("", did_you_mean(fault, named.id, sorted(types)))
        own.name_word(named, named.id)
    file.finish()
    found = Cards(
        own.name,
        _digest(units, zone_cards, privileges, own.stated.get(GOAL, 0)),
        {id: units[id] for id in sorted(units)},
        {id: zone_cards[id] for id in sorted(zone_cards)},
        {id: privileges[id] for id in sorted(privileges)},
        own.names,
        tuple(card.id for kind in KINDS for card in tables[kind]),
        own.stated.get(GOAL, 0),
    )
    found.effects.update(effects_of(list(found.abilities.values())))
    return found


def _read_ability(card: CardTable, kind: str, types: tuple[str, ...]) -> Ability:
    """At most two lines. What no sentence understands is a mistake, and so are two that do not go together."""
    if kind == BASE and not card.has("lines"):
        return NO_ABILITY
    texts = card.texts("lines", LONGEST_LINE, 0, MOST_LINES, LINES, optional=True)
    lines = read_each(card, "lines", texts, language(kind, types))
    if len(lines) == len(texts):
        try:
            return together(lines, kind)
        except BadLine as bad:
            card.mistake("lines", bad.fault)
    return NO_ABILITY


def _read_unit(card: CardTable, kind: str, copies: list[str], ability: Ability, units: dict[str, Unit]) -> None:
    type = card.string("type", 30, None, "[a-z][a-z_]*", TYPE_FORM)
    symbols = card.several_of("symbols", "attribute", ATTRIBUTES, 0, MOST_SYMBOLS)
    if kind == BASE and len(copies) != BASE_COPIES:
        card.mistake("copies", wrong("base-copies", "{count} of each base Unit (ELK-05)", count=BASE_COPIES))
    solo = kind == BASE or card.flag("solo", True)
    for id in copies:
        units[id] = Unit(id, kind == BASE, type, symbols, solo, ability)


def _check_groups(lined: list[tuple[CardTable, Ability]], types: set[str]) -> None:
    """A line may name all Units, base Units, or a type that some Unit has. (ELK-13)"""
    for card, ability in lined:
        for group in groups_named(ability):
            if group not in ("", UNIT, BASE_UNIT) and group not in types:
                words = 'no Unit has the type "{type}" (there are: {choices})'
                card.mistake("lines", wrong("type-of-none", words, type=group, choices=", ".join(sorted(types))))


def _digest(
    units: dict[str, Unit], zone_cards: dict[str, ZoneCard], privileges: dict[str, Privilege], goal: int
) -> str:
    """A fingerprint of every value that matters to play: no texts, sources or order of the file."""
    values: dict[str, object] = {
        "game": GAME,
        UNIT: {
            u.id: [u.base, u.type, sorted(u.symbols, key=NUMBER.__getitem__), u.solo, _unordered(u.ability)]
            for u in units.values()
        },
        "zone": {c.id: [c.deck, c.titles, _unordered(c.ability)] for c in zone_cards.values()},
        PRIVILEGE: {p.id: _unordered(p.ability) for p in privileges.values()},
    }
    if goal:
        values[GOAL] = goal
    written = json.dumps(values, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(written.encode("ascii")).hexdigest()


def _unordered(ability: Ability) -> str:
    """Which of two lines stands above the other means nothing."""
    return "\n".join(sorted(ability.line.split("\n")))
