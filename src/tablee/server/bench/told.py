"""What of a card file is told in the words of readers: its fields and their values, and its mistakes."""

from __future__ import annotations

from typing import Any, Final

from tablee.core.cardlanguage import difference
from tablee.core.fault import Fault, Part
from tablee.core.mistake import Mistake, harmless
from tablee.core.template import written
from tablee.server.bench.house import Tables
from tablee.server.bench.wire import CardMistake
from tablee.text import Texts

LONGEST_SHOWN: Final = 30
"""Characters of a picture, where it is told that it changed."""
WORDS_OF: Final = ("symbol", "family", "type", "zone")
"""Messages that name what is printed: `symbol-blue`."""


def called_in(texts: Texts, field: str, word: str, else_said: str) -> str:
    """What a word of a card file is called: for this field, or wherever it is printed."""
    for key in (f"choice-{field}-{word}", *[f"{kind}-{word}" for kind in WORDS_OF]):
        key = key.replace("_", "-")
        if texts.has(key):
            return texts.say(key)
    return else_said


def in_words(texts: Texts, fault: Fault) -> Fault:
    """The same with what readers call the values of fields that it names (`skill`): in a form nobody types them."""
    parts: dict[str, Part] = {}
    for name, part in fault.parts.items():
        if isinstance(part, Fault):
            parts[name] = in_words(texts, part)
        else:
            called = f"choice-{name}-{part}".replace("_", "-")
            parts[name] = texts.say(called) if texts.has(called) else part
    return Fault(fault.key, fault.words, parts)


def field_name(texts: Texts, field: str) -> str:
    """What readers call a field of a card."""
    said = f"field-{field}".replace("_", "-")
    return texts.say(said) if texts.has(said) else field


def lines_of(value: Any, field: str, texts: Texts) -> list[str]:
    """A value as lines: sentences each by itself, other lists as one."""
    if value is None:
        return []
    if isinstance(value, str) and value.startswith("data:"):
        return [value[:LONGEST_SHOWN] + "…"]
    if isinstance(value, list) and all(isinstance(each, str) and " " in each for each in value):
        return list(value)
    if isinstance(value, list):
        return [", ".join(called_in(texts, field, str(each), str(each)) for each in value)]
    text = value if isinstance(value, str) else written(value)
    return [called_in(texts, field, text, text)]


def card_mistake(mistake: Mistake, card: Tables, texts: Texts) -> CardMistake:
    """A mistake in the card; where something else could stand there, the words that would change."""
    word = instead = ""
    value = mistake.instead
    if value and mistake.index >= 0:
        items = card.get(mistake.field)
        if isinstance(items, list) and mistake.index < len(items):
            word, instead = difference(str(items[mistake.index]), value)
            if not word and not instead:  # only its capitals are otherwise
                word, instead = str(items[mistake.index]), value
    elif value:
        word, instead = str(card.get(mistake.field, "")), value
    return CardMistake(
        mistake.line,
        mistake.card,
        mistake.field,
        mistake.index,
        harmless(texts.fault(in_words(texts, mistake.fault))),
        word,
        instead,
        value,
        list(mistake.choices),
    )
