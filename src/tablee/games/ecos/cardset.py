"""Reading a card set of Ecos strictly: every mistake is named by card and line.

The rulebook prints the rules but not the cards, so no rule knows a value: all stand in the file.
(ECO-R03, ECO-R04, ECO-R05, ECO-R06)
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Container
from typing import Final

from tablee.core.cardfile import CardFile, CardTable, unknown
from tablee.core.printed import PrintedSet, check_id, check_source
from tablee.core.sentence import read_each
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
from tablee.games.ecos.grammar import all_lines, read_line
from tablee.games.ecos.land import DESERT, FIXED_PIECES, GRASSLAND, WATER, cell_at
from tablee.games.ecos.line import Line, Vocabulary
from tablee.games.ecos.rulings import MAP_REACH
from tablee.games.ecos.sense import check_lines
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
STATED: Final = {
    "cards": (84, 500),
    "tiles": (4, 500),
    "animals": (0, 500),
    "elements": (8, 200),
    **dict.fromkeys(("mountains", "forests", "cubes", "cubes_per_player"), (0, 999)),
    **dict.fromkeys(("goal", "short_goal"), (1, 999)),
}
"""What a set may state of itself: then it is held to that instead of the box. A draft needs so many cards. (ECO-R06)"""
TILES: Final = 75
ANIMALS: Final = 102
TOKENS: Final = 40
DECK: Final = {BROWN: 8, BLUE: 4}
DARK: Final = 3
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
    return found


def card_guide() -> tuple[str, ...]:
    """What may be typed into a card file."""
    from tablee.games.ecos.grammar import SENTENCES
    from tablee.games.ecos.measure import CONDITIONS, COUNTS

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
            table.mistake(key, f"{PRINTED_IN_BOX[key]} by the rulebook, not {number} (or state [set] {key} = {number})")
        box[key] = number
    tiles = stated.get("tiles", TILES)
    if not changed and box["land_tiles"] + box["water_tiles"] != tiles:
        rule = "[set] tiles" if "tiles" in stated else "ECO-03"
        table.mistake("water_tiles", f"land and water tiles together are {tiles} ({rule})")
    return box


def _read_elements(table: CardTable, changed: bool, wanted: int) -> tuple[int, ...]:
    table.only(ELEMENTS)
    tokens = tuple([table.number(kind, 0, max(TOKENS, wanted)) for kind in ELEMENTS])
    if not changed and sum(tokens) != wanted:
        table.mistake("", f"{sum(tokens)} element tokens instead of {wanted} (ECO-08)")
    return tokens


def _read_species(own: PrintedSet, changed: bool, wanted: int) -> tuple[Species, ...]:
    table = own.root.table("species")
    found: list[Species] = []
    letters: set[str] = set()
    for each in table.cards():
        check_id(each, {}, (*FIXED_PIECES, *NO_IDS, "animal", "species", "territory"))
        each.only(("name", "habitat", "count", "letter", "source"))
        rule = "where the species lives: terrain or a feature (ECO-102)"
        pieces = each.several_of("habitat", "habitat", FIXED_PIECES[1:], 1, len(FIXED_PIECES) - 1, rule)
        count = each.number("count", 0, max(ANIMALS, wanted))
        letter = each.string("letter", 1, None, "[a-z]", "a small letter")
        if letter in letters:
            each.mistake("letter", f'"{letter}" is the letter of another species')
        letters.add(letter)
        if each.has("name"):
            own.name_word(each, each.id)
        elif each.id not in SPECIES:
            each.mistake("", f'{unknown("species", each.id, SPECIES)}; one of your own needs a name = "…"')
        habitat = 0
        for piece in pieces:
            habitat |= 1 << FIXED_PIECES.index(piece)
        found.append(Species(each.id, habitat, count, letter))
    total = sum([each.count for each in found])
    if not changed and total != wanted:
        table.mistake("", f"{total} animal tokens instead of {wanted} (ECO-06)")
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
                each.mistake(name, f"{number} expected: 1 desert, 1 grassland, 2 water (ECO-15)")
            for cell in cells:
                if not (isinstance(cell, list) and len(cell) == 2 and all(_is_coordinate(x) for x in cell)):
                    each.mistake(name, "cells are written [q, r]")
                else:
                    tiles.append((cell_at(cell[0], cell[1]), kind))
        if len({cell for cell, _ in tiles}) < len(tiles):
            each.mistake("", "two tiles on one cell")
        found[each.id] = tuple(tiles)
    for name in LANDSCAPES:
        if name not in found:
            table.mistake("", f"missing landscape: {name}")
    return found


def _is_coordinate(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= MAP_REACH // 2


def _read_decks(table: CardTable) -> tuple[tuple[str, ...], tuple[str, ...]]:
    table.only((*FAMILIES, "source"))
    found = [table.texts(family, 40, 6, 6, "six decks (ECO-24, ECO-27)") for family in FAMILIES]
    return (found[0], found[1])


def _read_cards(own: PrintedSet, decks: tuple[tuple[str, ...], tuple[str, ...]], words: Vocabulary) -> list[Card]:
    numbers: dict[int, str] = {}
    found: list[Card] = []
    most = own.stated.get("cards", CARD_COUNT)
    for each in own.root.table(CARD).cards():
        before = len(each.file.mistakes)
        own.begin(each, CARD, (*NO_IDS, *words.pieces), ("name", "flavour"), (*VALUES, "known"))
        number = each.number("number", 1, most, None, f"1 to {most} (ECO-02)")
        if number in numbers:
            each.mistake("number", f"{number} is already the number of {numbers[number]} (ECO-02)")
        numbers[number] = each.id
        back = each.one_of("back", "back", BACKS)
        slots = each.several_of("slots", "element", ELEMENTS, 1, 6, "one to six slots (ECO-11)")
        leaves = each.number("leaves", 1, 4, None, "one to four leaves (ECO-11)")
        lines = _read_lines(each, words)
        its = tuple([each.one_of(family, "deck", decks[i], "") for i, family in enumerate(FAMILIES)])
        dark = each.several_of("dark", "family", FAMILIES, 1, 2) if each.has("dark") else ()
        for i, family in enumerate(FAMILIES):
            if family in dark and not its[i]:
                each.mistake("dark", f"the card is in no {family} deck")
        if each.has("known"):
            each.string("known", 200)
        if own.name == HOUSE and not each.has("source"):
            each.mistake("source", "missing field: source")
        check_source(each, VALUES, (), False, len(each.file.mistakes) == before)
        kinds = tuple([ELEMENT[slot] for slot in slots])
        is_dark = (FAMILIES[0] in dark, FAMILIES[1] in dark)
        found.append(Card(each.id, number, back, kinds, leaves, lines, (its[0], its[1]), is_dark))
    return found


def _read_lines(card: CardTable, words: Vocabulary) -> tuple[Line, ...]:
    """The effects, each by the sentence that understands it; what is not understood is named with its line."""
    texts = card.texts("effects", LONGEST_LINE, 1, 9, "one to nine lines")
    lines = read_each(card, "effects", texts, lambda text: read_line(text, words))
    if len(lines) < len(texts):
        return ()
    for i, why in check_lines(tuple(lines), words):
        card.mistake_in("effects", i, why)
    arrows = [i for i, line in enumerate(lines) if line.places]
    for i, line in enumerate(lines):
        if isinstance(line, Composed) and line.changes and arrows and i < arrows[-1]:
            card.mistake_in("effects", i, "a line of several effects that changes the map comes after the placements")
    return tuple(lines)


def _check_counts(
    file: CardFile, cards: list[Card], decks: tuple[tuple[str, ...], tuple[str, ...]], wanted: int
) -> None:
    """What the box must hold: 105 cards, enough of each back, twelve whole starting decks. (ECO-02, ECO-24, ECO-27)"""
    where = file.line((CARD,))
    if len(cards) != wanted:
        rule = "ECO-02" if wanted == CARD_COUNT else "[set] cards"
        file.mistake(CARD, "", where, f"{len(cards)} cards instead of {wanted} ({rule})")
    for back in BACKS:
        number = len([card for card in cards if card.back == back])
        if number < FEWEST_BACKS[back]:
            file.mistake(CARD, "", where, f"{number} {back} cards, at least {FEWEST_BACKS[back]} (ECO-R06)")
    for i in range(len(FAMILIES)):
        for deck in decks[i]:
            own = [card for card in cards if card.decks[i] == deck]
            for back in BACKS:
                number = len([card for card in own if card.back == back])
                if number != DECK[back]:
                    at = file.line(("decks", FAMILIES[i]))
                    file.mistake("decks", deck, at, f"{number} {back} cards instead of {DECK[back]} (ECO-23)")
            dark = len([card for card in own if card.dark[i]])
            if dark != DARK:
                at = file.line(("decks", FAMILIES[i]))
                file.mistake("decks", deck, at, f"{dark} dark cards instead of {DARK} (ECO-24)")


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
