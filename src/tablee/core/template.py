"""A file to type printed cards into, made from the house set and right from the start, as it lends what is missing.

What its `source` marks say is known is filled in; for the rest there is a marked place. So no fact of a card stands in
two places.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tablee.core.printed import ID_IN_WORDS, LONGEST_ID

KNOWN: Final = ("rulebook", "published")
NUMBER: Final = "number"
"""A field that only counts the cards: it is given."""

PRICE: Final = re.compile(r", \d+ \w+(?=:)")
"""What a line costs: a number and a word before its colon."""
PLACE: Final = "#? "
"""Before whatever is to be filled in."""


def template(house: str, game: str, guide: Sequence[str], names: Mapping[str, str]) -> str:
    """The file for that game. `guide` says what values there are, `names` what a known card is called."""
    lines = [
        "# A file to type printed cards into, or to begin a set of your own. It is right as it stands: the house set",
        "# lends what is not written here. Filled in is what the rulebook says (rulebook) and what its authors or",
        "# reviews have shown (published). Places to fill in begin with #? : take that away and write. Then:",
        "#",
        f"#     tablee cards check {game} FILE       whether it is right",
        f"#     tablee cards diff {game} house FILE  what differs from the house set",
        "#",
        "# The values:",
        "#",
        *[f"#     {line}".rstrip() for line in guide],
        "#",
        "# Cards that only the house has are places with a number. Give each an id of your own:",
        f"# {ID_IN_WORDS.format(most=LONGEST_ID)}.",
        "# `replaces` says whose place it takes, `without` in [set] which cards of the house are left out. A set with",
        "# more or fewer cards than the box says so in [set]. The ids of the house:",
        f"# tablee cards list {game}",
        '# Other cards need a name, or one for each language: name = { en = "…", fr = "…", ru = "…" }.',
        '# source = "box" notes where a card comes from, if you like.',
        "",
        "[set]",
        f'game = "{game}"',
        'name = "box"',
        'base = "house"',
        "#? without = []",
    ]
    for kind, table in tomllib.loads(house).items():
        if kind == "set":
            continue
        if any(isinstance(value, dict) and key != "source" for key, value in table.items()):
            lines += _cards(kind, table, names)
        else:
            lines += ["", f"[{kind}]", *_fields(table, table.get("source", "house"), list(table))]
    return "\n".join(lines) + "\n"


def _cards(kind: str, cards: Mapping[str, Any], names: Mapping[str, str]) -> list[str]:
    """Those that are known under their ids; a numbered place for each of the others, with the fields they share."""
    lines: list[str] = []
    ours = [card for card in cards.values() if _is_ours(card)]
    fields = [field for field in ours[0] if all(field in card for card in ours)] if ours else []
    for number, (id, card) in enumerate(cards.items(), 1):
        if not _is_ours(card):
            name = names.get(f"{kind}.{id}", "")
            lines += ["", f"[{kind}.{id}]" + (f"  # {name}" if name else "")]
            lines += _fields(card, card.get("source", "house"), list(card))
        else:
            lines += ["", f"{PLACE}[{kind}.{kind}_{number:03}]", f'{PLACE}replaces = "{id}"', f'{PLACE}name = ""']
            lines += [f"{PLACE}{line.removeprefix(PLACE)}" for line in _fields(card, "house", fields)]
    return lines


def _is_ours(card: Mapping[str, Any]) -> bool:
    """Whether not even the card itself is known. A table that says nothing of its source (a map) keeps its name."""
    return "source" in card and _origin(card["source"], "card") not in KNOWN


def _fields(card: Mapping[str, Any], source: object, fields: Sequence[str]) -> list[str]:
    lines: list[str] = []
    for field in fields:
        if field in ("source", "known", NUMBER) or field not in card:
            continue
        origin = _origin(source, field)
        value = card[field]
        if isinstance(origin, list):
            known = [each for each, mark in zip(value, origin, strict=True) if mark in KNOWN]
            mark = ", ".join(sorted({mark for mark in origin if mark in KNOWN}))
            some = f"{PLACE}{field} = {written(known)}  # {mark}: so much is known"
            lines.append(some if known else _empty(field, value))
        elif origin not in KNOWN or (isinstance(value, list) and not value):
            lines.append(_empty(field, value))
        elif _origin(source, "price") == "house" and field == "lines":
            priceless = [PRICE.sub("", line) for line in value]
            lines.append(f"{PLACE}{field} = {written(priceless)}  # {origin}, but its price is not known")
        else:
            lines.append(f"{field} = {written(value)}  # {origin}")
    return lines


def _origin(source: object, field: str) -> Any:
    if isinstance(source, Mapping):
        return source.get(field, "rulebook" if field == "price" else "house")
    return "rulebook" if field == "price" else source


def _empty(field: str, value: object) -> str:
    return f"{PLACE}{field} = {written(type(value)()) if not isinstance(value, bool) else 'false'}"


def written(value: Any) -> str:
    """A value as TOML has it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"')
        return '"' + "".join([c if c >= " " and c != "\x7f" else f"\\u{ord(c):04x}" for c in escaped]) + '"'
    if isinstance(value, list):
        return f"[{', '.join(written(each) for each in value)}]"
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {written(each)}" for key, each in value.items()) + " }" if value else "{}"
    return str(value)
