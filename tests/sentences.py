# ruff: noqa: E501
"""docs/sentences: the pages that are generated from the grammars, with an example for each sentence. Written anew by

uv run python -m tests.sentences
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from tablee.core.cardfield import Field
from tablee.core.cardlanguage import COMMON
from tablee.core.effects import COUNTED_EVERYWHERE
from tablee.core.printed import IMAGE
from tablee.core.sentence import BadLine, Sentence
from tablee.games.ecos.composed import OWN_SENTENCES as ECOS_OWN
from tablee.games.ecos.counts import CONDITIONS, COUNTS
from tablee.games.ecos.grammar import SENTENCES, read_line
from tablee.games.ecos.sparing import NEED_LESS
from tablee.games.ecos.waiting import OCCASIONS as ECOS_OCCASIONS
from tablee.games.elekt.abilities import BENT_STATES
from tablee.games.elekt.cards import KINDS
from tablee.games.elekt.composed import OWN_SENTENCES as ELEKT_OWN
from tablee.games.elekt.sentences import LINE_VERBS, OCCASIONS
from tablee.games.elekt.sentences import read_line as read_elekt
from tablee.games.elekt.states import STATES
from tablee.games.revachol.counts import COUNTS as REVACHOL_COUNTS
from tablee.games.revachol.effects import LOOK, PICKS, WORDS, written
from tablee.games.revachol.lasting import SENTENCES as LASTING
from tablee.games.revachol.lasting import written as lasting
from tablee.games.revachol.lines import LASTS
from tablee.games.revachol.lines import OCCASIONS as REVACHOL_OCCASIONS
from tablee.games.revachol.lines import read_line as read_revachol
from tablee.server.bench.draft import NOT_IN_FORM
from tablee.server.bench.house import house_file
from tablee.text import LANGUAGES
from tests.games.ecos.odd_cards import words
from tests.games.elekt.odd_cards import MANY
from tests.wanted import ABILITIES

FOLDER: Final = Path(__file__).resolve().parents[1] / "docs" / "sentences"
SLOTS: Final = {
    "attribute": "brutality", "clash": "duplicity", "token": "mysticism", "unit": "this", "group": "spectre",
    "amber": "1", "yours": "", "as": "authority", "order": "brutality authority mysticism duplicity", "which": "most",
    "whom": "the lowest rank", "room": "more", "price": "2",
    "line": "1 point or gain sun", "first": "4 points", "second": "1 point", "condition": "this herd has 4 animals or more",
    "n": "2", "what": "sun", "each": "stork on the map", "most": "4", "one": "points", "a": "a ", "where": "mountain",
    "far": "3", "across": "", "bare": "bare ", "old": "water", "new": "desert", "other": "grassland",
    "thing": "mountains", "this": "territory", "several": "2", "zone": "skirmish", "extreme": "weakest",
}  # fmt: skip
"""What stands in the slots of examples."""
MORE: Final = {
    "place {n}{what} adjacent to {a}{where}": {"n": "a ", "what": "forest"},
    "place {n}{what} on a tile with {a}{where}": {"n": "a ", "what": "lion"},
    "place {n}{what}": {"n": "a ", "what": "lion"},
    "move {a}{what} up to {far}{across}": {"what": "rhino"},
    "move up to {n} {what} up to {far}{across}": {"what": "storks"},
    "remove all adjacent {what}": {"what": "antelopes"},
    "remove up to {n} adjacent {what}": {"what": "animals"},
    "remove up to {n} {what} or {other} in this habitat": {"what": "fish", "other": "manatees"},
    "remove up to {n} {what} in this habitat": {"what": "fish"},
    "you may {line}": {"line": "remove a bare tile"},
    "{line} ({n} if {condition})": {"line": "1 point per adjacent forest, at most 3"},
}
CONDITION_WORDS: Final = (
    "you have N or more X",
    "you have fewer than N X",
    "you have no X",
    "you have more X than each opponent",
    "an opponent has N or more X",
)


def filled(sentence: Sentence) -> str:
    own = MORE.get(sentence.words, {})
    return sentence.say({name: own.get(name, SLOTS[name]) for name in sentence.parts[1::2]})


def common(read: Callable[[str], Any], head: str, parts: tuple[str, str, str], count: str, many: str) -> Iterator[str]:
    yield "\n## The words that every game has\n"
    yield "A, B and C are sentences, X is a thing to count.\n"
    yield "| words | example |"
    yield "|---|---|"
    for said, form in COMMON:
        line = head + form.format(a=parts[0], b=parts[1], c=parts[2], one=count, many=many)
        read(line)
        yield f"| {said} | `{line}` |"
    yield f"\nConditions: {', '.join(f'`{said}`' for said in CONDITION_WORDS)}."
    yield f"X may be in every game: {', '.join(f'`{count.one}`' for count in COUNTED_EVERYWHERE)}."


def revachol_page() -> Iterator[str]:
    yield "# Sentences of Echoes of Revachol\n"
    yield "An Ally has a skill or up to three lines: `occasion: effect`, `occasion, price: effect` or `while in a corps: …`.\n"
    yield f"Occasions: {', '.join(f'`{occasion}`' for occasion in REVACHOL_OCCASIONS)}.\n"
    yield "| sentence | example |"
    yield "|---|---|"
    for sentence in [*[sentence for sentence, _, _ in PICKS], *[sentence for sentence, _, _ in WORDS], LOOK]:
        line = f"when placed: {written(sentence, 2)}"
        read_revachol(line)
        yield f"| {sentence} | `{line}` |"
    yield "| search for a {symbol} | `when placed: search for a crown` |"
    for sentence in LASTING.values():
        line = f"{LASTS}: {lasting(sentence, 1)}"
        read_revachol(line)
        yield f"| {sentence} | `{line}` |"
    yield f"\nX: {', '.join(f'`{count.one}`' for count in REVACHOL_COUNTS)}."
    parts = ("discard a card", "gain 1 point", "draw an ally")
    yield from common(read_revachol, "when placed: ", parts, "card in hand", "cards in hand")


def elekt_page() -> Iterator[str]:
    yield "# Sentences of Elekt\n"
    yield "A line is `occasion: effect`, `occasion, price: effect` or `while here: state` (docs/writing-cards.md).\n"
    yield "| sentence | on | example |"
    yield "|---|---|---|"
    states = [sentence for sentence, _ in (*STATES, *BENT_STATES)]
    for sentence in [*[said for verb in LINE_VERBS for said in verb.sentences.values()], *states]:
        found = {deck: line for deck in KINDS for line in elekt_lines(filled(sentence), deck)}
        assert found, sentence.words
        yield f"| {sentence.words} | {', '.join(found)} | `{next(iter(found.values()))}` |"
    for said in ELEKT_OWN:
        line = f"when assigned: {said.format(**SLOTS)}"
        read_elekt(line, "elite")
        yield f"| {said} | elite | `{line}` |"
    yield f"\nX: {', '.join(f'`{count}`' for count in MANY)}, any type or attribute `here`."
    parts = ("draw a unit", "gain 1 amber", "banish a unit here")
    yield from common(lambda line: read_elekt(line, "elite"), "when assigned: ", parts, "unit here", "units here")


def elekt_lines(text: str, deck: str) -> list[str]:
    """The line with the first occasion with which a card of that deck may say it."""
    heads = ["while here", "while yours"] + [filled(sentence) for sentence, _ in OCCASIONS]
    heads += ["when brutality is tied, 1 amber"]
    for head in heads:
        try:
            read_elekt(f"{head}: {text}", deck)
        except BadLine:
            continue
        return [f"{head}: {text}"]
    return []


def ecos_page() -> Iterator[str]:
    yield "# Sentences of Ecos\n"
    yield "One line for each line of the card (docs/writing-cards.md). A line of several effects places nothing; if it changes the"
    yield "map it comes after the placements.\n"
    yield "| sentence | example |"
    yield "|---|---|"
    for sentence, _ in SENTENCES:
        line = filled(sentence)
        read_line(line, words())
        yield f"| {sentence.words} | `{line}` |"
    for said in (*ECOS_OWN, NEED_LESS):
        line = said.format(**SLOTS)
        read_line(line, words())
        yield f"| {said} | `{line}` |"
    yield f"\nAfter `per`: {', '.join(f'`{sentence.words}`' for sentence in COUNTS)}."
    yield f"After `if`: {', '.join(f'`{sentence.words}`' for sentence in CONDITIONS)}."
    yield "X: `card in hand`, `active card`, `point`, `available cube`, `animal not adjacent to water`."
    occasions = ", ".join(f"`{occasion}`" for occasion in ECOS_OCCASIONS)
    yield f"Occasions, before a line of several effects: {occasions}; a price stands after a comma."
    parts = ("discard a card", "2 points", "gain a cube")
    yield from common(lambda line: read_line(line, words()), "", parts, "card in hand", "cards in hand")


def wanted_page() -> Iterator[str]:
    said = [ability for ability in ABILITIES if ability.lines]
    yield "# What designers want to say\n"
    yield f"{len(ABILITIES)} abilities of the kind that published card games have, shared out over the three games, and how each is"
    yield f"written. {len(said)} can be; each of these is played by tests/test_wanted.py (tests/wanted.toml says what it changes).\n"
    yield "| | game | ability | line |"
    yield "|---|---|---|---|"
    for ability in ABILITIES:
        line = "<br>".join(f"`{line}`" for line in ability.lines) or "cannot be written yet"
        yield f"| {ability.number} | {ability.game} | {ability.wish} | {line} |"


TEXT: Final[dict[str, Any]] = {
    "oneOf": [
        {"type": "string"},
        {"type": "object", "properties": {language: {"type": "string"} for language in LANGUAGES}},
    ]
}


def schema(key: str) -> dict[str, Any]:
    """For editors (taplo): what is asked of the tables and fields of a card file while it is read."""
    tables: dict[str, dict[str, Any]] = {}
    for name, fields in (house_file(key).asked or {}).items():
        kind, _, id = name.partition(".")
        own = tables.setdefault(kind, {"replaces": {"type": "string"}} if id else {})
        if name in house_file(key).cards:
            own[IMAGE] = {"type": "string"}
        for field in [field for field in fields.values() if field.name not in NOT_IN_FORM]:
            own[field.name] = widened(own.get(field.name), of_field(field))
    about = {**tables.pop("set"), "game": {"const": key}, "base": {"type": "string"}, "without": {"type": "array"}}
    head = {"type": "object", "required": ["game", "name"], "properties": about}
    several = {name.partition(".")[0] for name in house_file(key).asked or {} if "." in name}
    if key == "elekt":
        tables["type"], several = {"name": TEXT}, {*several, "type"}
    found = {
        kind: {"type": "object", "additionalProperties": {"type": "object", "properties": fields}}
        if kind in several
        else {"type": "object", "properties": fields}
        for kind, fields in tables.items()
    }
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": f"A card file of Tablée for {key}",
        "type": "object",
        "required": ["set"],
        "properties": {"set": head, **found},
    }


def of_field(field: Field) -> dict[str, Any]:
    number = {"type": "integer", "minimum": field.least, "maximum": field.most}
    found: dict[str, dict[str, Any]] = {
        "number": number,
        "numbers": {"type": "array", "items": number},
        "choice": {"enum": list(field.choices)},
        "symbols": {"type": "array", "items": {"enum": list(field.choices)}},
        "sentences": {"type": "array", "items": {"type": "string"}},
        "text": {"type": "string"},
        "texts": TEXT,
        "switch": {"type": "boolean"},
    }
    return found[field.kind]


def widened(one: dict[str, Any] | None, other: dict[str, Any]) -> dict[str, Any]:
    """What either allows: some cards are asked for less than others."""
    if one is None or "minimum" not in one:
        return other
    ends = min(one["minimum"], other["minimum"]), max(one["maximum"], other["maximum"])
    return {**one, "minimum": ends[0], "maximum": ends[1]}


PAGES: Final[dict[str, Callable[[], str]]] = {
    "revachol.md": lambda: "\n".join(revachol_page()) + "\n",
    "elekt.md": lambda: "\n".join(elekt_page()) + "\n",
    "ecos.md": lambda: "\n".join(ecos_page()) + "\n",
    "wanted.md": lambda: "\n".join(wanted_page()) + "\n",
    "revachol.schema.json": lambda: json.dumps(schema("revachol"), indent=2) + "\n",
    "elekt.schema.json": lambda: json.dumps(schema("elekt"), indent=2) + "\n",
    "ecos.schema.json": lambda: json.dumps(schema("ecos"), indent=2) + "\n",
}

if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, page in PAGES.items():
        (FOLDER / name).write_text(page(), encoding="utf-8")
