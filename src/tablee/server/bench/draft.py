"""What is in a designer's text: its cards, its mistakes, the form of a card, and how cards will look. This runs in the
card reader's process (`server/card_reader.py`), with its limits."""

from __future__ import annotations

import copy
import tomllib
from typing import Any, Final

from tablee import registry
from tablee.core.basefile import SET, embed, read_upon
from tablee.core.cardfield import NUMBER, SWITCH, TEXTS, Field
from tablee.core.cardfile import CardFile, CardFileError
from tablee.core.cardset import CardSet
from tablee.core.mistake import Mistake
from tablee.core.printed import IMAGE, LANGUAGES
from tablee.server.bench.house import NAME, Tables, house_card, house_file, house_texts, sorts_of
from tablee.server.bench.readings import is_same, reading, values_of
from tablee.server.bench.told import called_in, card_mistake, field_name, in_words, lines_of
from tablee.server.bench.wire import (
    Base,
    CardChange,
    CardListed,
    CardTexts,
    ChangeLine,
    Checked,
    Choice,
    Form,
    FormField,
    State,
)
from tablee.server.card_texts import card_texts, own_words
from tablee.text import Texts

MOST_TOLD: Final = 10
"""Of the mistakes of a set that was to be used, in one refusal."""
MOST_MISTAKES: Final = 100
MOST_DRAWN: Final = 120
REPAIRS: Final = 4
"""So often what is wrong is left out, to draw the rest."""
NOT_IN_FORM: Final = ("source", "known", IMAGE)


def begin_text(key: str) -> str:
    """A file that is right and says nothing yet."""
    return f'[set]\ngame = "{key}"\nname = "mine"\nbase = "{registry.HOUSE}"\n'


class Draft:
    """A text that a designer works on. `file` is None if it is no TOML, or cannot even be laid upon its base."""

    def __init__(self, key: str, text: str) -> None:
        self.key = key
        self.text = text
        self.file: CardFile | None = None
        self.cards: CardSet | None = None  # None while there are mistakes
        self.mistakes: tuple[Mistake, ...] = ()
        self.own: Tables = {}
        self.base = ""
        game = registry.game(key)
        try:
            self.file = read_upon(text, NAME, lambda name: registry.card_text(key) if name == registry.HOUSE else None)
            self.own = tomllib.loads(text.removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}").replace("\r\n", "\n"))
            self.base = str(self.own.get(SET, {}).get("base", ""))
            self.file.asked = {}
            embed(self.file, None)  # a picture is part of the text, or it is none: no file is opened here
            self.tables = copy.deepcopy(self.file.tables)
            self.cards = game.cards_of(self.file, text, registry.texts_known(key))
        except CardFileError as error:
            self.mistakes = error.mistakes
        self.wrong = frozenset([mistake.card for mistake in self.mistakes])

    # What there is.

    def table(self, key: str) -> dict[str, Any]:
        """The values of a card, with all that it has from its base; or what the set says of itself."""
        kind, _, id = key.partition(".")
        found = self.tables.get(kind, {}) if self.file is not None else {}
        if key == SET and isinstance(found, dict):
            return found
        card = found.get(id, {}) if isinstance(found, dict) else {}
        return card if isinstance(card, dict) else {}

    def state(self, key: str) -> State:
        house = house_card(self.key, key)
        if house is None:
            return "new"
        if self.file is not None and key not in self.file.cards:
            return "removed"
        return "changed" if self.differing(key, house, self.table(key)) else "house"

    def differing(self, key: str, before: Tables, after: Tables) -> list[str]:
        """The fields that are not read as they were; one that is only written otherwise, or though it holds anyway, is
        none."""
        was, now = values_of(before), values_of(after)
        names = [name for name in dict.fromkeys((*was, *now)) if not is_same(was.get(name), now.get(name))]
        if not names or key in self.wrong:  # what cannot be read is not compared: that would take long again
            return names
        asked, id = self.fields(key), key.partition(".")[2]
        return [
            name
            for name in names
            if name not in asked
            or not is_same(
                reading(asked[name], was.get(name), self.key, id), reading(asked[name], now.get(name), self.key, id)
            )
        ]

    def card_keys(self) -> list[str]:
        """Every card, in the order of the file; those that were left out after them."""
        if self.file is None:
            return []
        house = house_file(self.key).cards if self.base else []
        return [*self.file.cards, *[key for key in house if key not in self.file.cards]]

    def listed(self, language: str) -> list[CardListed]:
        problems: dict[str, int] = {}
        for mistake in self.mistakes:
            problems[mistake.card] = problems.get(mistake.card, 0) + 1
        found = []
        for key in self.card_keys():
            sort, _, id = key.partition(".")
            name = self.name(key, language)
            found.append(CardListed(key, id, sort, name, self.state(key), problems.get(key, 0)))
        return found

    def name(self, key: str, language: str) -> str:
        typed = self.table(key).get("name")
        if isinstance(typed, dict):
            typed = next((typed[each] for each in (language, *LANGUAGES) if each in typed), None)
        id = key.partition(".")[2]
        return typed if isinstance(typed, str) and typed else house_texts(self.key, language).card(id)

    # How cards will look.

    def drawable(self) -> CardSet | None:
        """The set; while it has mistakes, without what is wrong."""
        if self.cards is not None or self.file is None:
            return self.cards
        game, known = registry.game(self.key), registry.texts_known(self.key)
        tables, mistakes = copy.deepcopy(self.tables), self.mistakes
        for _ in range(REPAIRS):
            for mistake in sorted(mistakes, key=lambda one: -one.index):
                self._leave_out(tables, mistake)
            file = CardFile(NAME, copy.deepcopy(tables), {})
            try:
                return game.checked_cards(file, known, True)
            except CardFileError as error:
                mistakes = error.mistakes
        return None

    def _leave_out(self, tables: Tables, mistake: Mistake) -> None:
        """A wrong value of a list; else the field, which is then as in the house set; else the card."""
        kind, _, id = mistake.card.partition(".")
        cards = tables.get(kind)
        card = cards.get(id) if isinstance(cards, dict) else None
        house = house_card(self.key, mistake.card)
        field = mistake.field.partition(".")[0]
        if not isinstance(card, dict) or not isinstance(cards, dict):
            return
        value = card.get(field)
        if field and mistake.index >= 0 and isinstance(value, list) and mistake.index < len(value):
            card[field] = [each for i, each in enumerate(value) if i != mistake.index]
        elif field == "name" and house is None:
            card["name"] = id
        elif field and house is not None and field in house and card.get(field) != house[field]:
            card[field] = house[field]
        elif field in card:
            del card[field]
        elif house is not None:
            cards[id] = copy.deepcopy(house)
        else:
            del cards[id]

    def drawn(self, wanted: str) -> dict[str, dict[str, CardTexts]]:
        """The card that is wanted, or all that are not as in the house set, in every language."""
        found = self.drawable()
        if found is None or self.file is None:
            return {language: {} for language in LANGUAGES}
        there = set(found.every_card())
        keys = [wanted] if wanted else [key for key in self.file.cards if self.state(key) != "house"]
        ids = [key.partition(".")[2] for key in keys]
        ids = [id for id in ids if id in there][:MOST_DRAWN]
        texts = {language: Texts(language, self.key, found) for language in LANGUAGES}
        return {
            language: {id: CardTexts(**card_texts(said, found, id)) for id in ids} for language, said in texts.items()
        }

    def words(self) -> dict[str, dict[str, str]]:
        found = self.drawable()
        return {language: {} if found is None else own_words(found, language) for language in LANGUAGES}

    # The form.

    def form(self, key: str, language: str) -> Form | None:
        if key == SET and self.file is not None:
            return self._form_of_set(language)
        asked = self.fields(key)
        if not asked or self.file is None or key not in self.card_keys():
            return None
        own = self.own.get(key.partition(".")[0], {})
        typed = own.get(key.partition(".")[2], {}) if isinstance(own, dict) else {}
        now, house = self.table(key), house_card(self.key, key) or {}
        sort, _, id = key.partition(".")
        fields = [
            self._field(field, now, typed if isinstance(typed, dict) else {}, house, id, language)
            for name, field in asked.items()
            if name not in NOT_IN_FORM
        ]
        state = self.state(key)
        there = now if key in self.file.cards else None
        change = changed_card(self, key, house_card(self.key, key), there, house_texts(self.key, language))
        return Form(key, id, sort, self.name(key, language), state, fields, change)

    def _form_of_set(self, language: str) -> Form:
        """What a set says of itself: its name, and the counts and goals of its own; where it is silent, the box's."""
        asked = (self.file.asked if self.file is not None else None) or {}
        typed = self.own.get(SET, {})
        about = {name: field for name, field in asked.get(SET, {}).items() if name not in ("game", "version")}
        box = {name: field.unsaid for name, field in about.items() if field.unsaid is not None}
        now = {**box, **self.table(SET)}
        fields = [self._field(field, now, typed, box, "", language) for field in about.values()]
        return Form(SET, "", SET, str(self.table(SET).get("name", "")), "changed", fields, None)

    def fields(self, key: str) -> dict[str, Field]:
        """What is asked of a card; of one that could not be read, what is asked of others of its sort."""
        for file in (self.file, house_file(self.key)):
            if file is not None and file.asked is not None:
                if key in file.asked:
                    return file.asked[key]
                sort = key.partition(".")[0] + "."
                found = next((fields for card, fields in file.asked.items() if card.startswith(sort)), None)
                if found is not None:
                    return found
        return {}

    def _field(self, field: Field, now: Tables, typed: Tables, house: Tables, id: str, language: str) -> FormField:
        value, base = now.get(field.name), house.get(field.name)
        if field.kind == SWITCH and field.unsaid is not None:  # as it is while nothing is written
            silent = bool(field.unsaid)
            value, base = now.get(field.name, silent), house.get(field.name, silent)
        elif field.kind == NUMBER and base is None and house:
            base = field.unsaid
        if field.kind == TEXTS:
            value = dict.fromkeys(LANGUAGES, value) if isinstance(value, str) else value
            part = "" if field.name == "name" else field.name
            base = {each: house_texts(self.key, each).card(id, part) for each in LANGUAGES} if house else None
        source = now.get("source", "")
        if isinstance(source, dict):
            source = source.get(field.name, source.get("card", ""))
        texts = house_texts(self.key, language)
        called = {word: called_in(texts, field.name, word, word.replace("_", " ")) for word in field.choices}
        return FormField(
            field=field.name,
            name=field_name(texts, field.name),
            kind=field.kind,  # type: ignore[arg-type]
            value=value,
            base=base,
            written=field.name in typed,
            optional=field.optional,
            source=source if isinstance(source, str) else "/".join(map(str, source)),
            least=field.least,
            most=field.most,
            fewest=field.fewest,
            several=field.several,
            choices=[Choice(word, name) for word, name in called.items()],
            note="" if field.rule is None else texts.fault(in_words(texts, field.rule)),
        )

    # All of it.

    def told(self, language: str) -> str:
        """The first of its mistakes, for a refusal."""
        texts = house_texts(self.key, language)
        return "\n".join(texts.mistake(mistake) for mistake in self.mistakes[:MOST_TOLD])

    def checked(self, language: str, card: str) -> Checked:
        texts = house_texts(self.key, language)
        told = [card_mistake(one, self.table(one.card), texts) for one in self.mistakes[:MOST_MISTAKES]]
        base = Base(registry.HOUSE, registry.house_cards(self.key).digest) if self.base == registry.HOUSE else None
        name = self.own.get(SET, {}).get("name", "") if isinstance(self.own.get(SET), dict) else ""
        return Checked(
            set=str(name),
            digest="" if self.cards is None else self.cards.digest,
            playable=self.cards is not None,
            base=base,
            sorts=sorts_of(self.key, language),
            cards=self.listed(language),
            mistakes=told,
            more=len(self.mistakes) - len(told),
            drawn=self.drawn(card),
            words=self.words(),
            form=self.form(card, language) if card else None,
        )


def changed_card(
    draft: Draft, card: str, before: Tables | None, after: Tables | None, texts: Texts
) -> CardChange | None:
    """What differs in a card between two sets (None: it is not in that set), its values in words; None if nothing
    does."""
    was, now = values_of(before or {}), values_of(after or {})
    differing = draft.differing(card, was, now) if before is not None and after is not None else [*was, *now]
    if not differing and (before is None) == (after is None):
        return None
    lines: list[ChangeLine] = []
    for field in differing:
        old, new = lines_of(was.get(field), field, texts), lines_of(now.get(field), field, texts)
        lines += [ChangeLine("-", field, text) for text in old if text not in new or was.get(field) is None]
        lines += [ChangeLine("+", field, text) for text in new if text not in old]
        if sorted(old) == sorted(new) and old != new:
            lines += [ChangeLine("-", field, ", ".join(old)), ChangeLine("+", field, ", ".join(new))]
    state: State = "new" if before is None else "removed" if after is None else "changed"
    return CardChange(card, card.partition(".")[2], state, lines)
