"""Ecos with other effects on its cards: sentences of its grammar, with what lines of the house have in their slots."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from tablee import registry
from tablee.core.chance import Rng
from tablee.core.sentence import BadLine, Sentence, readings
from tablee.games.ecos.cardset import LONGEST_LINE, too_early
from tablee.games.ecos.composed import COPY, HELD, LOOK_AT_HAND
from tablee.games.ecos.grammar import (
    CHOOSE_SENTENCE,
    IF_SENTENCE,
    MAY_SENTENCE,
    SENTENCES,
    all_lines,
    read_line,
)
from tablee.games.ecos.line import Vocabulary
from tablee.games.ecos.sense import check_lines
from tablee.games.ecos.sparing import NEED_LESS
from tablee.games.ecos.waiting import OCCASIONS
from tests.odd_effects import effect

PLAIN: Final = [sentence for sentence, _ in SENTENCES if sentence not in (CHOOSE_SENTENCE, MAY_SENTENCE, IF_SENTENCE)]
OWN: Final = (
    "lose 2 points",
    "rotate the dial",
    "discard a card",
    "gain a card",
    "gain a cube",
    "play a card",
    LOOK_AT_HAND,
    COPY,
)
MANY: Final = [held.many for held in HELD]
KEPT: Final = 3
"""One in so many cards keeps its effects."""
MOST_LINES: Final = 3


def changes(rng: Rng) -> dict[str, Any]:
    cards: Any = registry.house_cards("ecos")
    return {"card": {card: {"effects": effects(rng)} for card in cards.cards if rng.below(KEPT)}}


@cache
def words() -> Vocabulary:
    cards: Any = registry.house_cards("ecos")
    return Vocabulary(tuple(each.id for each in cards.species), cards.enters)


@cache
def slots() -> dict[str, list[str]]:
    """What stands in each slot on the cards of the house."""
    cards: Any = registry.house_cards("ecos")
    found: dict[str, set[str]] = {}
    for card in cards.cards.values():
        for line in all_lines(card.lines):
            for _, said in readings(line.text, [(sentence, 0) for sentence, _ in SENTENCES]):
                for name, text in said.items():
                    found.setdefault(name, set()).add(text)
    return {name: sorted(texts) for name, texts in found.items()}


def effects(rng: Rng) -> list[str]:
    """A few lines that may stand together."""
    while True:
        found = [legal(rng) for _ in range(1 + rng.below(MOST_LINES))]
        lines = tuple(read_line(text, words()) for text in found)
        if not check_lines(lines, words()) and not too_early(lines):
            return found


def legal(rng: Rng) -> str:
    while True:
        line = any_line(rng)
        try:
            read_line(line, words())
        except BadLine:
            continue
        if len(line) <= LONGEST_LINE:
            return line


def any_line(rng: Rng) -> str:
    """Perhaps one that says nothing."""
    kind = rng.below(11)
    if kind == 10:
        return NEED_LESS
    if kind == 9:
        return f"{OCCASIONS[rng.below(len(OCCASIONS))]}: {effect(rng, OWN, MANY)}"
    if kind == 8:
        atoms = [*OWN, *[plain(rng) for _ in range(6)]]
        return effect(rng, atoms, MANY)
    if kind == 0:
        return CHOOSE_SENTENCE.say({"line": f"{plain(rng)} or {plain(rng)}"})
    if kind == 1:
        return MAY_SENTENCE.say({"line": plain(rng)})
    if kind == 2 and "condition" in slots():
        conditions = slots()["condition"]
        said = {"condition": conditions[rng.below(len(conditions))], "first": plain(rng), "second": plain(rng)}
        return IF_SENTENCE.say(said)
    return plain(rng)


def plain(rng: Rng) -> str:
    sentence: Sentence = PLAIN[rng.below(len(PLAIN))]
    own = [slots().get(name, [""]) for name in sentence.parts[1::2]]
    said = {name: texts[rng.below(len(texts))] for name, texts in zip(sentence.parts[1::2], own, strict=True)}
    return sentence.say(said)
