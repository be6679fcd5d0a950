"""Elekt with other texts on its cards: sentences of its grammar at random, whatever the checker lets pass."""

from __future__ import annotations

from typing import Any, Final

from tablee import registry
from tablee.core.chance import Rng
from tablee.core.sentence import BadLine, Sentence
from tablee.games.elekt.abilities import BENT_STATES
from tablee.games.elekt.attributes import ATTRIBUTES
from tablee.games.elekt.cards import ELITE, MACHINATION, PRIVILEGE, SKIRMISH
from tablee.games.elekt.composed import COPY, LOOK_AT_HAND
from tablee.games.elekt.counts import HELD
from tablee.games.elekt.line import CLASH, SLOTS
from tablee.games.elekt.moments import LOWEST_RANK, YOU
from tablee.games.elekt.sentences import (
    LINE_VERBS,
    OCCASIONS,
    PRICES,
    WHILE_IN_PLAY,
    WHILE_YOURS,
    groups_named,
    read_line,
    together,
)
from tablee.games.elekt.states import FEWER, FEWEST, MORE, MOST, OF_YOURS, STATES
from tests.odd_effects import effect

RARE: Final = ("knight", "witch")
"""No base Unit is one, and few others: nobody knows whether a hand holds one."""
TYPES: Final = (*RARE, "spectre", "disciple", "spectre", "disciple")
GROUPS: Final = ("unit", "base unit", *TYPES)
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "attribute": ATTRIBUTES,
    "as": ATTRIBUTES,
    "clash": tuple(CLASH.split("|")),
    "token": tuple(SLOTS["token"].split("|")),
    "unit": tuple(SLOTS["unit"].split("|")),
    "group": (*GROUPS, *[group + "s" for group in GROUPS]),
    "amber": ("1", "2", "3"),
    "price": ("0", "1", "2", "3"),
    "yours": ("", OF_YOURS),
    "order": (" ".join(ATTRIBUTES[::-1]), "brutality authority mysticism duplicity"),
    "which": (MOST, FEWEST),
    "whom": (YOU, LOWEST_RANK),
    "room": (MORE, FEWER),
}
"""What may stand in each slot."""
STATE_SENTENCES: Final = [sentence for sentence, _ in (*STATES, *BENT_STATES)]
EFFECTS: Final = [words for verb in LINE_VERBS for words in verb.sentences.values()]
OWN: Final = (
    "draw 2 units",
    "discard a unit from your hand",
    "return a unit here to its owner's hand",
    "return a unit of yours here to your hand",
    "return this to your hand",
    "move this to the skirmish zone",
    "show your hand",
    LOOK_AT_HAND,
    COPY,
    f"place a {RARE[0]} here",
)
MANY: Final = [*[held.many for held in HELD], "units here", "brutality here", "spectres here"]
KEPT: Final = 3
"""One in so many cards keeps its text, and as many have two lines."""


def changes(rng: Rng) -> dict[str, Any]:
    """Other lines for most cards, other types for the elite Units."""
    cards: Any = registry.house_cards("elekt")
    decks: dict[str, list[str]] = {ELITE: [], SKIRMISH: [], MACHINATION: [], PRIVILEGE: list(cards.privileges)}
    decks[ELITE] = [unit.id for unit in cards.units.values() if not unit.base]
    for card in cards.zone_cards.values():
        decks[card.deck].append(card.id)
    found: dict[str, Any] = {
        deck: {card: {"lines": lines(deck, rng)} for card in of_deck if rng.below(KEPT)}
        for deck, of_deck in decks.items()
    }
    for i, unit in enumerate(decks[ELITE]):
        found[ELITE].setdefault(unit, {})["type"] = TYPES[i] if i < len(TYPES) else TYPES[rng.below(len(TYPES))]
    return found


def lines(deck: str, rng: Rng) -> list[str]:
    """One line or two that go together on a card of that deck."""
    while True:
        found = [legal(deck, rng) for _ in range(1 if rng.below(KEPT) else 2)]
        try:
            together([read_line(line, deck) for line in found], deck)
        except BadLine:
            continue
        return found


def legal(deck: str, rng: Rng) -> str:
    while True:
        line = any_line(deck, rng)
        try:
            groups = groups_named(read_line(line, deck))
        except BadLine:
            continue
        if all(group in ("", *GROUPS) for group in groups):
            return line


def any_line(deck: str, rng: Rng) -> str:
    """Perhaps one that a card of that deck may not say. Rather what goes to a hidden hand and from there than anything
    else."""
    if rng.below(6) == 0:
        head = WHILE_YOURS if deck == PRIVILEGE else WHILE_IN_PLAY
        return f"{head}: {filled(one(STATE_SENTENCES, rng), rng)}"
    head = filled(one([sentence for sentence, _ in OCCASIONS], rng), rng)
    if rng.below(2):
        head += f", {filled(one([sentence for sentence, _ in PRICES], rng), rng)}"
    if rng.below(3) == 0:
        atoms = [*OWN, *[filled(one(EFFECTS, rng), rng) for _ in range(6)]]
        return f"{head}: {effect(rng, atoms, MANY)}"
    kind = rng.below(6)
    if kind < 2:
        return f"{head}: place a {RARE[rng.below(len(RARE))]} here"
    return f"{head}: {'draw a unit' if kind == 2 else filled(one(EFFECTS, rng), rng)}"


def one(sentences: list[Sentence], rng: Rng) -> Sentence:
    return sentences[rng.below(len(sentences))]


def filled(sentence: Sentence, rng: Rng) -> str:
    return sentence.say({name: WORDS[name][rng.below(len(WORDS[name]))] for name in sentence.parts[1::2]})
