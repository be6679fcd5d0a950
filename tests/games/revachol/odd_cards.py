"""Echoes of Revachol with other values on its cards: symbols, skills, requirements and events at random."""

from __future__ import annotations

from typing import Any, Final

from tablee import registry
from tablee.core.chance import Rng
from tablee.core.sentence import BadLine
from tablee.games.revachol.cardset import CROWNED, EVENTS, LONGEST_LINE, SKILLS, WORTH
from tablee.games.revachol.counts import COUNTS
from tablee.games.revachol.effects import LOOK, PICKS, WORDS, written
from tablee.games.revachol.lasting import SENTENCES
from tablee.games.revachol.lasting import written as lasting
from tablee.games.revachol.lines import LASTS, OCCASIONS, read_line
from tablee.games.revachol.symbols import CROWN, SYMBOLS
from tests.odd_effects import effect

ATOMS: Final = [LOOK, *[sentence for sentence, _, _ in PICKS], *[written(sentence, 2) for sentence, _, _ in WORDS]]
STATES: Final = [lasting(words, 1) for words in SENTENCES.values()]
MANY: Final = [count.many for count in COUNTS]
COLOURS: Final = [symbol for symbol in SYMBOLS if symbol != CROWN]


def changes(rng: Rng) -> dict[str, Any]:
    cards: Any = registry.house_cards("revachol")
    return {
        "ally": {ally: an_ally(rng) for ally in cards.allies},
        "task": {task: a_task(rng) for task in cards.tasks},
        "morale": {
            card: {"dice": [1 + rng.below(6), 1 + rng.below(6)], "event": any_of(EVENTS, rng)} for card in cards.morale
        },
    }


def an_ally(rng: Rng) -> dict[str, Any]:
    """Half of them with a skill."""
    skill = any_of(SKILLS, rng) if rng.below(2) else ""
    symbols = [CROWN] if skill in CROWNED else [any_of(SYMBOLS, rng) for _ in range(1 + rng.below(2))]
    found = {"skill": skill, "symbols": symbols, "points": WORTH.get(skill, 0)}
    return found if skill or rng.below(3) == 0 else {**found, "lines": [a_line(rng)]}


def a_line(rng: Rng) -> str:
    """A text that the language of effects understands."""
    while True:
        text = f"{any_of(OCCASIONS, rng)}: {effect(rng, ATOMS, MANY)}"
        if rng.below(6) == 0:
            text = f"{LASTS}: {any_of(STATES, rng)}"
        try:
            read_line(text)
        except BadLine:
            continue
        if len(text) <= LONGEST_LINE:
            return text


def a_task(rng: Rng) -> dict[str, Any]:
    requires = [any_of(COLOURS, rng) for _ in range(1 + rng.below(4))]
    return {"requires": requires, "special": rng.below(3) == 0, "points": rng.below(9)}


def any_of(words: Any, rng: Rng) -> str:
    return str(words[rng.below(len(words))])
