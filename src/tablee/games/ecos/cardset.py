"""Reading a card set of Ecos strictly: every mistake is named by card and line.

The rulebook prints the rules but not the cards, so no rule knows a value: all stand in the file.
(ECO-R03, ECO-R04, ECO-R05, ECO-R06)
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Container, Sequence
from typing import Final

from tablee.core.cardfile import CardFile, CardTable
from tablee.core.cardlanguage import CardLanguage, read_each
from tablee.core.fault import wrong
from tablee.core.mistake import missing, unknown
from tablee.core.printed import LARGER, PrintedSet, Stated, check_id, check_source
from tablee.games.ecos.cards import (
    BACKS,
    BLUE,
    BROWN,
    CARD,
    ELEMENT,
    ELEMENTS,
    FAMILIES,
    GAME,
    Card,
    Cards,
    Species,
)
from tablee.games.ecos.composed import Composed, effects_of
from tablee.games.ecos.grammar import all_lines
from tablee.games.ecos.land import DESERT, FIXED_PIECES, GRASSLAND, WATER, cell_at
from tablee.games.ecos.language import language
from tablee.games.ecos.line import Line, Vocabulary
from tablee.games.ecos.rulings import MAP_REACH
from tablee.games.ecos.sense import check_lines
from tablee.games.ecos.sparing import NeedLess
from tablee.games.ecos.waiting import Waits

HOUSE: Final = "house"
SPECIES: Final = (
    "fish",
    "shark",
    "manatee",
    "rhino",
    "antelope",
    "cheetah",
    "lion",
    "elephant",
    "gorilla",
    "leopard",
    "stork",
)
"""The species that text/cards.*.ftl has words for; another brings its name. (ECO-R05)"""
CARD_COUNT: Final = 105
FEWEST_BACKS: Final = {BROWN: 54, BLUE: 30}
"""A draft of six needs as many. (ECO-R06)"""
BOX: Final = ("land_tiles", "water_tiles", "mountains", "forests", "cubes", "cubes_per_player", "goal", "short_goal")
PRINTED_IN_BOX: Final = {
    "mountains": 15,
    "forests": 25,
    "cubes": 66,
    "cubes_per_player": 7,
    "goal": 80,
    "short_goal": 60,
}
"""What the rulebook counts. (ECO-04, ECO-05, ECO-07, ECO-13, ECO-160, ECO-162)"""
TILES: Final = 75
ANIMALS: Final = 102
TOKENS: Final = 40
STATED: Final = {
    "cards": Stated(84, LARGER * CARD_COUNT, CARD_COUNT),
    "tiles": Stated(4, 500, TILES),
    "animals": Stated(0, 500, ANIMALS),
    "elements": Stated(8, 200, TOKENS),
    **{word: Stated(0, 999, PRINTED_IN_BOX[word]) for word in ("mountains", "forests", "cubes", "cubes_per_player")},
    **{word: Stated(1, 999, PRINTED_IN_BOX[word]) for word in ("goal", "short_goal")},
}
"""What a set may state of itself: then it is held to that instead of the box. A draft needs so many cards. (ECO-R06)"""
DECK: Final = {BROWN: 8, BLUE: 4}
DARK: Final = 3
SLOTS: Final = wrong("rule-slots", "one to six slots (ECO-11)")
LEAVES: Final = wrong("rule-leaves", "one to four leaves (ECO-11)")
LANDSCAPES: Final = ("default", "river", "coast", "islands")
LONGEST_LINE: Final = 200
NO_IDS: Final = (
    "and",
    "at",
    "blue",
    "both",
    "brown",
    "card",
    "cube",
    "done",
    "from",
    "gain",
    "harbinger",
    "no",
    "nothing",
    "of",
    "player",
    "rotate",
    "tile",
    "to",
)
"""Vocabulary of the game's own labels and answers, which a card of that id would make ambiguous."""
VALUES: Final = ("number", "back", "slots", "leaves", "paw", "plant", "dark", "effects")
MOST_KEPT: Final = 1000
"""Cards that are kept for the next sets."""
Printed = tuple[str, int, str, tuple[int, ...], int, tuple[Line, ...], tuple[str, str], tuple[bool, bool]]
_KEPT: Final[dict[Printed, Card]] = {}


def checked(file: CardFile, known: Container[str] | None, changed: bool) -> Cards:
    own = PrintedSet(file, GAME, ("box", "elements", "species", "map", "decks", CARD), known, changed, STATED)
    root = own.root
    box = _read_box(root.table("box"), changed, own.stated)
    tokens = _read_elements(root.table("elements"), changed, own.stated.get("elements", TOKENS))
    species = _read_species(own, changed, own.stated.get("animals", ANIMALS))
    maps = _read_maps(root.table("map"))
    decks = _read_decks(root.table("decks"))
    words = Vocabulary(tuple([each.id for each in species]), tuple([each.enters for each in species]))
    cards = _read_cards(own, decks, words)
    if not changed:
        _check_counts(file, cards, decks, own.stated.get("cards", CARD_COUNT))
    file.finish()
    lines: dict[str, Line] = {}
    for card in cards:
        for line in all_lines(card.lines):
            lines[line.text] = line
    by_number = {card.id: card for card in sorted(cards, key=_number)}
    digest = _digest(by_number, species, tokens, box, maps, decks)
    found = Cards(own.name, digest, own.names, by_number, lines, species, tokens, box, maps, decks)
    found.effects.update(effects_of(lines))
    found.waits = any(isinstance(line, Waits) for line in lines.values())
    found.spares = any(isinstance(line, NeedLess) for line in lines.values())
    return found


def card_guide() -> tuple[str, ...]:
    """What may be typed into a card file."""
    from tablee.games.ecos.counts import CONDITIONS, COUNTS
    from tablee.games.ecos.grammar import SENTENCES

    return (
        f"back      {', '.join(BACKS)}",
        f"slots     {', '.join(ELEMENTS)}",
        "leaves    how often the card can be used: 1 to 4",
        'dark      ["paw"], ["plant"] or both, if that icon is the darker one',
        "map       cells [q, r] of each terrain",
        f"box       land_tiles and water_tiles together are {TILES}",
        "effects   lines like these; words in braces vary:",
        "",
        *[f"    {sentence.words}" for sentence, _ in SENTENCES],
        "",
        "After per:",
        *[f"    {sentence.words}" for sentence in COUNTS],
        "After if:",
        *[f"    {sentence.words}" for sentence in CONDITIONS],
    )


def _number(card: Card) -> int:
    return card.number


def _read_box(table: CardTable, changed: bool, stated: dict[str, int]) -> dict[str, int]:
    table.only((*BOX, "source"))
    box = {}
    for key in BOX:
        number = stated[key] if key in stated else table.number(key, 0, 999)
        if not changed and key in PRINTED_IN_BOX and key not in stated and number != PRINTED_IN_BOX[key]:
            said = "{wanted} by the rulebook, not {number} (or state [set] {field} = {number})"
            table.mistake(key, wrong("box-number", said, wanted=PRINTED_IN_BOX[key], number=number, field=key))
        box[key] = number
    tiles = stated.get("tiles", TILES)
    if not changed and box["land_tiles"] + box["water_tiles"] != tiles:
        rule = "[set] tiles" if "tiles" in stated else "ECO-03"
        said = "land and water tiles together are {count} ({rule})"
        table.mistake("water_tiles", wrong("box-tiles", said, count=tiles, rule=rule))
    return box


def _read_elements(table: CardTable, changed: bool, wanted: int) -> tuple[int, ...]:
    table.only(ELEMENTS)
    tokens = tuple([table.number(kind, 0, max(TOKENS, wanted)) for kind in ELEMENTS])
    if not changed and sum(tokens) != wanted:
        said = "{count} element tokens instead of {wanted} (ECO-08)"
        table.mistake("", wrong("box-elements", said, count=sum(tokens), wanted=wanted))
    return tokens


def _read_species(own: PrintedSet, changed: bool, wanted: int) -> tuple[Species, ...]:
    table = own.root.table("species")
    found: list[Species] = []
    letters: set[str] = set()
    for each in table.cards():
        check_id(each, {}, (*FIXED_PIECES, *NO_IDS, "animal", "species", "territory"))
        each.only(("name", "habitat", "count", "letter", "source"))
        rule = wrong("rule-habitat", "where the species lives: terrain or a feature (ECO-102)")
        pieces = each.several_of("habitat", "habitat", FIXED_PIECES[1:], 1, len(FIXED_PIECES) - 1, rule)
        count = each.number("count", 0, max(ANIMALS, wanted))
        letter = each.string("letter", 1, None, "[a-z]", wrong("rule-letter", "a small letter"))
        if letter in letters:
            said = '"{letter}" is the letter of another species'
            each.mistake("letter", wrong("letter-taken", said, letter=letter))
        letters.add(letter)
        if each.has("name"):
            own.name_word(each, each.id)
        elif each.id not in SPECIES:
            said = '{what}; one of your own needs a name = "…"'
            each.mistake("", wrong("own-species", said, what=unknown("species", each.id, SPECIES)))
        habitat = 0
        for piece in pieces:
            habitat |= 1 << FIXED_PIECES.index(piece)
        found.append(Species(each.id, habitat, count, letter))
    total = sum([each.count for each in found])
    if not changed and total != wanted:
        said = "{count} animal tokens instead of {wanted} (ECO-06)"
        table.mistake("", wrong("box-animals", said, count=total, wanted=wanted))
    return tuple(found)


def _read_maps(table: CardTable) -> dict[str, tuple[tuple[int, int], ...]]:
    """Each landscape: one Desert, one Grassland, two Water. (ECO-15, ECO-16)"""
    table.only(LANDSCAPES)
    found: dict[str, tuple[tuple[int, int], ...]] = {}
    for each in table.cards():
        each.only(("grassland", "desert", "water"))
        tiles: list[tuple[int, int]] = []
        for kind, number in ((GRASSLAND, 1), (DESERT, 1), (WATER, 2)):
            name = FIXED_PIECES[kind]
            value = each.values.get(name)
            cells = value if isinstance(value, list) else []
            if len(cells) != number:
                said = "{count} expected: 1 desert, 1 grassland, 2 water (ECO-15)"
                each.mistake(name, wrong("landscape-tiles", said, count=number))
            for cell in cells:
                if not (isinstance(cell, list) and len(cell) == 2 and all(_is_coordinate(x) for x in cell)):
                    each.mistake(name, wrong("landscape-cells", "cells are written [q, r]"))
                else:
                    tiles.append((cell_at(cell[0], cell[1]), kind))
        if len({cell for cell, _ in tiles}) < len(tiles):
            each.mistake("", wrong("landscape-twice", "two tiles on one cell"))
        found[each.id] = tuple(tiles)
    for name in LANDSCAPES:
        if name not in found:
            table.mistake("", wrong("no-landscape", "missing landscape: {landscape}", landscape=name))
    return found


def _is_coordinate(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= MAP_REACH // 2


def _read_decks(table: CardTable) -> tuple[tuple[str, ...], tuple[str, ...]]:
    table.only((*FAMILIES, "source"))
    rule = wrong("rule-decks", "six decks (ECO-24, ECO-27)")
    found = [table.texts(family, 40, 6, 6, rule) for family in FAMILIES]
    return (found[0], found[1])


def _read_cards(own: PrintedSet, decks: tuple[tuple[str, ...], tuple[str, ...]], words: Vocabulary) -> list[Card]:
    numbers: dict[int, str] = {}
    found: list[Card] = []
    spoken = language(words)
    most = own.stated.get("cards") or CARD_COUNT  # to one that is wrong no card is held as well
    for each in own.root.table(CARD).cards():
        before = len(each.file.mistakes)
        own.begin(each, CARD, (*NO_IDS, *words.pieces), ("name", "flavour"), (*VALUES, "known"))
        number = each.number("number", 1, most, None, wrong("rule-number", "1 to {most} (ECO-02)", most=most))
        if number in numbers:
            said = "{number} is already the number of {card} (ECO-02)"
            each.mistake("number", wrong("number-taken", said, number=number, card=numbers[number]))
        numbers[number] = each.id
        back = each.one_of("back", "back", BACKS)
        slots = each.several_of("slots", "element", ELEMENTS, 1, 6, SLOTS)
        leaves = each.number("leaves", 1, 4, None, LEAVES)
        lines = _read_lines(each, words, spoken)
        its = tuple([each.one_of(family, "deck", decks[i], "") for i, family in enumerate(FAMILIES)])
        dark = each.several_of("dark", "family", FAMILIES, 1, 2, optional=True)
        for i, family in enumerate(FAMILIES):
            if family in dark and not its[i]:
                each.mistake("dark", wrong("not-in-deck", "the card is in no {family} deck", family=family))
        if each.has("known"):
            each.string("known", 200)
        if own.name == HOUSE and not each.has("source"):
            each.mistake("source", missing("source"))
        check_source(each, VALUES, (), False, len(each.file.mistakes) == before)
        kinds = tuple([ELEMENT[slot] for slot in slots])
        is_dark = (FAMILIES[0] in dark, FAMILIES[1] in dark)
        found.append(_card((each.id, number, back, kinds, leaves, lines, (its[0], its[1]), is_dark)))
    return found


def _card(said: Printed) -> Card:
    """What follows from a card takes longer than to read it, and most sets have it in common with the one before."""
    if said not in _KEPT:
        if len(_KEPT) >= MOST_KEPT:
            _KEPT.clear()
        id, number, back, slots, leaves, lines, decks, dark = said
        _KEPT[said] = Card(id, number, back, slots, leaves, lines, decks, dark)
    return _KEPT[said]


def _read_lines(card: CardTable, words: Vocabulary, said: CardLanguage[Line]) -> tuple[Line, ...]:
    """The effects, each by the sentence that understands it; what is not understood is named with its line."""
    texts = card.texts("effects", LONGEST_LINE, 1, 9, wrong("rule-lines", "one to nine lines"))
    lines = read_each(card, "effects", texts, said)
    if len(lines) < len(texts):
        return ()
    for i, why in check_lines(tuple(lines), words):
        card.mistake_in("effects", i, why)
    for i in too_early(lines):
        why_not = "a line of several effects that changes the map comes after the placements"
        card.mistake_in("effects", i, wrong("after-placements", why_not))
    return tuple(lines)


def too_early(lines: Sequence[Line]) -> list[int]:
    """Which lines of several effects change the map before a placement: no look-ahead would see that. (ECO-87)"""
    arrows = [i for i, line in enumerate(lines) if line.places]
    return [i for i in range(arrows[-1] if arrows else 0) if isinstance(lines[i], Composed) and lines[i].changes]


def _check_counts(
    file: CardFile, cards: list[Card], decks: tuple[tuple[str, ...], tuple[str, ...]], wanted: int
) -> None:
    """What the box must hold: 105 cards, enough of each back, twelve whole starting decks. (ECO-02, ECO-24, ECO-27)"""
    where = file.line((CARD,))
    if len(cards) != wanted:
        rule = "ECO-02" if wanted == CARD_COUNT else "[set] cards"
        said = "{count} cards instead of {wanted} ({rule})"
        fault = wrong("count-cards", said, count=len(cards), wanted=wanted, rule=rule)
        made = file.mistake(CARD, "", where, fault)
        made.states, made.number = "cards", len(cards)
    for back in BACKS:
        number = len([card for card in cards if card.back == back])
        if number < FEWEST_BACKS[back]:
            said = "{count} {back} cards, at least {fewest} (ECO-R06)"
            fault = wrong("few-cards", said, count=number, back=back, fewest=FEWEST_BACKS[back])
            file.mistake(CARD, "", where, fault)
    for i in range(len(FAMILIES)):
        for deck in decks[i]:
            own = [card for card in cards if card.decks[i] == deck]
            for back in BACKS:
                number = len([card for card in own if card.back == back])
                if number != DECK[back]:
                    at = file.line(("decks", FAMILIES[i]))
                    said = "{count} {back} cards instead of {wanted} (ECO-23)"
                    fault = wrong("deck-cards", said, count=number, back=back, wanted=DECK[back])
                    file.mistake("decks", deck, at, fault)
            dark = len([card for card in own if card.dark[i]])
            if dark != DARK:
                at = file.line(("decks", FAMILIES[i]))
                said = "{count} dark cards instead of {wanted} (ECO-24)"
                file.mistake("decks", deck, at, wrong("deck-dark", said, count=dark, wanted=DARK))


def _digest(
    cards: dict[str, Card],
    species: tuple[Species, ...],
    tokens: tuple[int, ...],
    box: dict[str, int],
    maps: dict[str, tuple[tuple[int, int], ...]],
    decks: tuple[tuple[str, ...], tuple[str, ...]],
) -> str:
    """A fingerprint of every value that matters to play."""
    values = {
        "game": GAME,
        "cards": {
            c.id: [c.number, c.back, c.slots, c.leaves, c.decks, c.dark, [line.text for line in c.lines]]
            for c in cards.values()
        },
        "species": [[each.id, each.habitat, each.count] for each in species],
        "tokens": tokens,
        "box": box,
        "maps": maps,
        "decks": decks,
    }
    written = json.dumps(values, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(written.encode("ascii")).hexdigest()
