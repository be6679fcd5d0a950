"""What the card reader's process is asked for the bench: each question is a request of `wire.py` with the game's key,
and so is each answer."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

import msgspec

from tablee import registry
from tablee.core.basefile import SET
from tablee.core.cardfield import SENTENCES, TEXTS, Field
from tablee.core.cardlanguage import CardLanguage, Offer
from tablee.core.printed import LANGUAGES
from tablee.core.sentence import normal
from tablee.server.bench import deal
from tablee.server.bench.bench import ChangesAsked
from tablee.server.bench.draft import NOT_IN_FORM, Draft, begin_text, changed_card
from tablee.server.bench.editing import CannotEdit, CardText, free_id, from_csv
from tablee.server.bench.house import house_card, house_file, house_tables, house_texts
from tablee.server.bench.told import field_name
from tablee.server.bench.wire import (
    CheckRequest,
    CompleteRequest,
    Completion,
    Completions,
    CsvRequest,
    Edited,
    EditRequest,
)
from tablee.text import Texts

MOST_OFFERED: Final = 12
MOST_STATED: Final = 3
"""Counts of the set that are put right after a card was added or removed."""
"""Mistakes of a text that was to be played with."""
LONGEST_VALUE: Final = 2000
MOST_VALUES: Final = 100
_KEY: Final = re.compile(r"[a-z][a-z0-9_]{0,39}\.[a-z][a-z0-9_]{0,39}")
_NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
T = Any


def answer(asked: dict[str, Any]) -> dict[str, Any]:
    """`{"told": …}`, or `{"cannot": a sentence}`."""
    kind, does = QUESTIONS[asked["what"]]
    request = msgspec.convert(asked["request"], kind)
    try:
        return {"told": msgspec.to_builtins(does(asked["game"], request))}
    except CannotEdit as cannot:
        if isinstance(cannot.said, str):
            return {"cannot": cannot.said}
        return {"cannot": house_texts(asked["game"], language_of(request.language)).fault(cannot.said)}


def check(key: str, asked: CheckRequest) -> Any:
    return Draft(key, asked.text).checked(language_of(asked.language), asked.card)


def changes(key: str, asked: ChangesAsked) -> Any:
    """Card by card; a text that cannot be played with is refused with its mistakes."""
    found: list[dict[str, Any]] = []
    for text in (asked.other, asked.text):
        draft = Draft(key, text or begin_text(key))
        if draft.cards is None:
            raise CannotEdit(draft.told(asked.language))
        found.append({card: draft.table(card) for card in draft.card_keys() if draft.state(card) != "removed"})
    before, after = found
    keys = [*before, *[card for card in after if card not in before]]
    texts = house_texts(key, language_of(asked.language))
    changed = [changed_card(draft, card, before.get(card), after.get(card), texts) for card in keys]
    told = [one for one in changed if one is not None]
    for line in [line for one in told for line in one.lines]:
        line.field = field_name(texts, line.field)
    return told


def language_of(asked: str) -> str:
    return asked if asked in LANGUAGES else LANGUAGES[0]


# --- editing ----------------------------------------------------------------------------------------------------------


def edit(key: str, asked: EditRequest) -> Any:
    text = CardText(asked.text or begin_text(key))
    language = language_of(asked.language)
    if asked.what == "new":
        card = _add(key, text, asked, language)
    else:
        card = asked.card
        _change(key, text, asked)
    if asked.what in ("new", "remove", "revert"):
        _state_counts(key, text)
    shown = card if card != SET else ""
    return Edited(text.text, card, Draft(key, text.text).checked(language, shown))


def _change(key: str, text: CardText, asked: EditRequest) -> None:
    if asked.card == SET:
        if _NAME.fullmatch(asked.field) is None or asked.what not in ("set", "clear"):
            raise CannotEdit(f'"{asked.field[:40]}" is no word that a set says of itself')
        if asked.what == "set":
            text.set((SET,), asked.field, plain(asked.value))
        else:
            text.clear((SET,), asked.field)
        return
    table = _table(asked.card)
    house = house_card(key, asked.card)
    based = text.get((SET, "base")) is not None
    if asked.what in ("set", "clear"):
        if _NAME.fullmatch(asked.field) is None:
            raise CannotEdit(f'"{asked.field[:40]}" is no field of a card')
        if asked.what == "set":
            text.set(table, asked.field, plain(asked.value))
        elif based or house is None:
            text.clear(table, asked.field)
            if house is not None and not text.get(table):
                text.remove(table)
        elif asked.field in house:
            text.set(table, asked.field, house[asked.field])
        else:
            text.clear(table, asked.field)
        return
    if text.get(table) is not None:
        text.remove(table)
    if not based:
        if asked.what == "revert" and house is not None:
            text.add(table, house)
        return
    without = text.get((SET, "without"))
    names = [name for name in without if isinstance(name, str)] if isinstance(without, list) else []
    others = [name for name in names if name.rpartition(".")[2] != table[1]]
    if asked.what == "remove" and house is not None:
        others.append(table[1])
    if others:
        text.set((SET,), "without", others)
    elif without is not None:
        text.clear((SET,), "without")


def _table(card: str) -> tuple[str, str]:
    if _KEY.fullmatch(card) is None:
        raise CannotEdit(f'"{card[:80]}" names no card: sort.id is expected, such as ally.kim')
    sort, _, id = card.partition(".")
    return sort, id


def _add(key: str, text: CardText, asked: EditRequest, language: str) -> str:
    """One more card: what must be written is as on the first of its sort in the house set."""
    sorts = list(dict.fromkeys(card.partition(".")[0] for card in house_file(key).cards))
    if asked.sort not in sorts:
        raise CannotEdit(f'"{asked.sort}" is no sort of card (one of: {", ".join(sorts)})')
    called = asked.value if isinstance(asked.value, str) and asked.value.strip() else ""
    name = called.strip() or house_texts(key, language).say("bench-fresh-card")
    taken = {id for tables in (house_tables(key), text.tables) for cards in tables.values() for id in cards}
    id = free_id(asked.card.rpartition(".")[2] or called, asked.sort, taken)
    fields: dict[str, Any] = {}
    if asked.replaces:
        if house_card(key, f"{asked.sort}.{asked.replaces}") is None:
            raise CannotEdit(f'"{asked.replaces}" is no {asked.sort} of the house set')
        fields["replaces"] = asked.replaces
    fields["name"] = plain(name)
    if not asked.replaces:
        first = next(card for card in house_file(key).cards if card.startswith(f"{asked.sort}."))
        questions, values = (house_file(key).asked or {})[first], house_card(key, first) or {}
        for field in questions.values():
            needed = field.name == "copies" or not field.optional
            if field.kind != TEXTS and needed and field.name in values and field.name not in NOT_IN_FORM:
                fields[field.name] = _numbered(key, text, asked.sort, field, values[field.name])
    text.add((asked.sort, id), fields)
    return f"{asked.sort}.{id}"


def _numbered(key: str, text: CardText, sort: str, field: Field, value: Any) -> Any:
    """The value of an example; what only counts the cards goes on counting."""
    if field.name != "number":
        return value
    cards = [*house_tables(key)[sort].values(), *text.tables.get(sort, {}).values()]
    numbers = [card.get("number") for card in cards if isinstance(card, dict)]
    return 1 + max(number for number in numbers if isinstance(number, int))


def _state_counts(key: str, text: CardText) -> None:
    """A set with other counts than the box says so itself, and only such a set."""
    for _ in range(MOST_STATED):
        wrong = next((one for one in Draft(key, text.text).mistakes if one.states), None)
        if wrong is None:
            return
        text.clear((SET,), wrong.states)
        if any(one.states == wrong.states for one in Draft(key, text.text).mistakes):
            text.set((SET,), wrong.states, wrong.number)


def plain(value: Any) -> Any:
    """A value that may stand in a card file, and nothing else."""
    if isinstance(value, bool | int):
        return value
    if isinstance(value, str) and len(value) <= LONGEST_VALUE:
        return value.encode("utf-8", "replace").decode()
    if isinstance(value, list) and len(value) <= MOST_VALUES and all(isinstance(one, str | int) for one in value):
        return [plain(one) for one in value]
    if isinstance(value, dict) and all(name in LANGUAGES and isinstance(one, str) for name, one in value.items()):
        return {name: plain(one) for name, one in value.items() if one.strip()}
    raise CannotEdit("this is no value of a card: a number, a text, a list of these, or a text in each language")


def take_csv(key: str, asked: CsvRequest) -> Any:
    text = CardText(asked.text or begin_text(key))
    draft = Draft(key, text.text)
    questions = house_file(key).asked or {}
    fields: dict[str, dict[str, Field]] = {}
    for card in house_file(key).cards:
        fields.setdefault(card.partition(".")[0], {}).update(questions[card])
    keys = from_csv(text, asked.csv, fields, {each.partition(".")[2]: each for each in draft.card_keys()})
    _state_counts(key, text)
    return Edited(text.text, keys[0] if keys else "", Draft(key, text.text).checked(language_of(asked.language), ""))


# --- completing -------------------------------------------------------------------------------------------------------


def complete(key: str, asked: CompleteRequest) -> Any:
    draft = Draft(key, asked.text or begin_text(key))
    field = draft.fields(asked.card).get(asked.field)
    language: CardLanguage[Any] | None = field.language if field is not None else None
    if field is None or field.kind != SENTENCES or language is None:
        raise CannotEdit(f'"{asked.field[:40]}" of "{asked.card[:80]}" holds no sentences')
    offers = language.complete(asked.line, min(asked.at, len(asked.line)))
    heads = len(language.occasions) > 0
    counted = [(offer, on_cards(key, asked.field, offer, heads)) for offer in offers]
    counted.sort(key=lambda one: -one[1])  # stable: of equals, in the order of the grammar
    texts = Texts(language_of(asked.language), key, draft.cards or registry.house_cards(key))
    told = [
        Completion(
            offer.text, "" if offer.phrase is None else texts.phrase(offer.phrase, ()), number, list(offer.blanks)
        )
        for offer, number in (counted if asked.all else counted[:MOST_OFFERED])
    ]
    return Completions(told, len(offers))


def on_cards(key: str, field: str, offer: Offer, heads: bool) -> int:
    """On how many cards of the house such a sentence stands: after the occasion, where lines have one."""
    behind = heads and not offer.form.is_open
    return sum(any(offer.form.stands_in(line) for line in lines) for lines in _house_lines(key, field, behind))


@lru_cache(16)
def _house_lines(key: str, field: str, behind: bool) -> list[list[str]]:
    cards = [card for table in house_tables(key).values() for card in table.values() if isinstance(card, dict)]
    lines = [[normal(line) for line in card[field]] for card in cards if isinstance(card.get(field), list)]
    return [[line.partition(": ")[2] if behind else line for line in own] for own in lines]


QUESTIONS: Final[dict[str, tuple[Any, Callable[[str, Any], Any]]]] = {
    "check": (CheckRequest, check),
    "edit": (EditRequest, edit),
    "csv": (CsvRequest, take_csv),
    "complete": (CompleteRequest, complete),
    "changes": (ChangesAsked, changes),
    "deal": (deal.DealRequest, deal.find),
}
