"""Everything a player reads, in three languages: message keys, phrases, reasons and events become sentences.

Fluent and Babel are imported by the first who says something: that takes longer than all else a bot's process reads.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

from tablee import grammar, registry
from tablee.core import printed
from tablee.core.cardset import CardSet
from tablee.core.decision import Reason
from tablee.core.event import UNKNOWN
from tablee.core.fault import Fault, wrong
from tablee.core.mistake import Mistake, harmless
from tablee.core.phrase import Phrase, Value
from tablee.core.printed import WORDS
from tablee.errors import UserError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

LANGUAGES: Final = printed.LANGUAGES
LONGEST_QUOTED: Final = 80
"""So many characters of what somebody typed are quoted in a refusal."""

LONGEST_PART: Final = 900
"""Fluent fills in no longer text than 1000 characters, and calls a longer one an error."""

PEOPLE: Final = {
    "player": (grammar.PERSON, grammar.PERSON_ELIDED),
    "other": (grammar.OTHER, grammar.OTHER_ELIDED),
}
"""Arguments that are names of people, and what stands for them until the sentence is made, by how the name begins."""

OF_PEOPLE: Final = tuple(PEOPLE)
NO_GENDER: Final = "none"
"""What a message is told of a card whose gender nobody has written: one of an own set, or of a language without any."""

NAMED_BY_SYMBOL: Final = ("piece", "token")
"""Kinds of arguments that have no words of their own."""

OF_PIECES: Final = (("thing", "a"), ("instead", "with"))
"""Arguments that are a piece within a sentence, and the part of its noun that they are."""

OF_EVENTS: Final = ("kind", "seat", "player", "effects")
"""What of an event is no argument by itself, or is found in another way."""

OF_CARDS: Final = ("card", "second")
"""Arguments that are cards whose gender a sentence may ask for."""

_TITLE: Final = re.compile(r"^title = ([^\s{](?:[^\n{]*[^\s{])?)\n(?=\n*(?:\S|\Z))", re.MULTILINE)
"""A game's, on one line of which nothing is filled in."""

OWN_NOUN: Final = "noun-own"
"""The message with the forms of words that a card set has of its own."""

FORMS: Final = ("do", "one", "many")
"""Parts that a message may have in a language whose grammar needs them: the line of a card as something to be done,
what is counted behind one and behind several."""
MOST_KEPT: Final = 2_000
"""Sentences and names that one `Texts` remembers: a table says the same again and again, and to several readers."""


class Texts:
    """One reader's language, with the words of one game and the names of one card set.

    A key without a message, or a message without what it asks for, is an error of ours and raises LookupError.
    `names_cells`: whether a sentence says where on the map (`at`); a table that can point there does without.
    """

    def __init__(
        self, language: str, game: str | None = None, cards: CardSet | None = None, names_cells: bool = True
    ) -> None:
        if language not in LANGUAGES:
            words = 'there is no language "{language}" here; languages: {languages}'
            raise UserError(wrong("no-such-language", words, language=language, languages=", ".join(LANGUAGES)))
        self.language = language
        self.cards = cards
        self.names_cells = names_cells
        self._bundle = _bundle(language, game)
        self._filled = lru_cache(MOST_KEPT)(self._fill)
        self._plain = lru_cache(MOST_KEPT)(self._find_plain)
        self._card = lru_cache(MOST_KEPT)(self._find_card)
        self._called = lru_cache(MOST_KEPT)(self._find_called)
        self._gender = lru_cache(MOST_KEPT)(self._find_gender)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, **args: str | int) -> str:
        """A message of the application or of the game."""
        return self._format(key, "", args)

    def label(self, what: str) -> str:
        """A word before what it heads: `Deck:`, in the way of the language."""
        return self.say("label", what=what)

    def card(self, id: str, field: str = "") -> str:
        """A card's name, or its "text" or "flavour" ("" if it has none). What a card file says itself wins: a text
        typed for the card, then the lines that it is composed of.

        A hidden card has a name too; what is no card of the set is shown as it is.
        """
        return self._card(id, field)

    def _find_card(self, id: str, field: str) -> str:
        if id == UNKNOWN:
            return "" if field else self.say("hidden-card")
        if self.cards is None:
            return "" if field else id
        typed = self.cards.typed(printed.printed(id), field or "name", self.language)
        if typed:
            return typed
        lines = self.lines(id) if field == "text" else []
        if lines:
            return "\n".join(lines)
        key = self.cards.message(id)
        holds = field != "text" or self.cards.keeps_text(id)
        if holds and self.has(key) and self._has_part(key, field):
            return self._format(key, field, {})
        return "" if field else id

    def called(self, id: str) -> str:
        """A card's name within a sentence: shorter, where the game has a way. A typed name stays as it is."""
        return self._called(id)

    def _find_called(self, id: str) -> str:
        if self.cards is None or self.cards.typed(printed.printed(id), "name", self.language):
            return self.card(id)
        return self.cards.called(id, self.card(id))

    def _find_gender(self, id: str) -> str:
        """The gender of a card's name ("m", "f"), where the language has one and the name is the set's own."""
        if self.cards is None or id == UNKNOWN or self.cards.typed(printed.printed(id), "name", self.language):
            return NO_GENDER
        key = self.cards.message(id)
        return self._format(key, "gender", {}) if self.has(key) and self._has_part(key, "gender") else NO_GENDER

    def phrase(self, phrase: Phrase, players: Sequence[str], form: str = "") -> str:
        """A question, an option or a reason, with names in place of ids. `form`: a part of the message that stands for
        it where the message has it."""
        if any(name.startswith(OF_PEOPLE) or isinstance(value, Phrase) for name, value in phrase.args.items()):
            return self._phrase(phrase, players, form)
        return self._plain(phrase.key, tuple(phrase.args.items()), form)

    def _find_plain(self, key: str, args: tuple[tuple[str, Value], ...], form: str) -> str:
        """A phrase about things alone, which is the same at every table."""
        return self._phrase(Phrase(key, dict(args)), (), form)

    def _phrase(self, phrase: Phrase, players: Sequence[str], form: str) -> str:
        key, _, part = phrase.key.partition(".")
        own = self._own_noun(key)
        is_own = bool(own) and not self.has(key)
        key = OWN_NOUN if is_own else key
        part = part or (form if self._has_part(key, form) else "")
        asked = _asked_for(self._bundle, key, part)
        args = self._arguments(phrase.args, asked, players)
        if is_own:
            args["name"] = own
        return self._format(key, part, args)

    def lines(self, card: str) -> list[str]:
        """The lines printed on a card whose text is composed of sentences."""
        return [] if self.cards is None else [self.phrase(line, ()) for line in self.cards.printed_lines(card)]

    def reason(self, reason: Reason, players: Sequence[str]) -> str:
        """The sentence of a refusal; the rule's id is shown beside it."""
        return self.phrase(reason.phrase, players)

    def mistake(self, mistake: Mistake) -> str:
        """What is wrong in a card file, with its place before it and what may have been meant behind it."""
        return mistake.said(self.fault(mistake.whole()))

    def fault(self, fault: Fault) -> str:
        """What is wrong, in this language. A game from outside that has no message for it is heard in its own words."""
        key = f"mistake-{fault.key}"
        if not self.has(key):
            return str(fault)
        args = {name: self.fault(part) if isinstance(part, Fault) else part for name, part in fault.parts.items()}
        return self._format(key, "", args)

    def mistaken(self, error: UserError) -> str:
        """What somebody at the keyboard can put right; what only a tool says, it says in English."""
        return self.fault(error.said) if isinstance(error.said, Fault) else error.said

    def event(self, seen: Mapping[str, str | int], players: Sequence[str], you: int | None) -> str:
        """A line of the log for the seat `you` (None: nobody in particular); "" for what is not worth a line.

        `seen` is what `Event.seen_by` gives. The message is `log-<kind>`; where it has them, its parts `hidden`
        (the card is not for this reader), `you` (the reader acts) and `to-you` (the reader is the other player)
        stand for it. `points` are those printed on the card, `effects` is its text.
        """
        key = f"log-{seen['kind']}"
        part = ""
        if seen.get("card") == UNKNOWN:
            part = "hidden"
        elif you is not None and you == seen["seat"]:
            part = "you"
        elif you is not None and you == seen.get("other"):
            part = "to-you"
        part = part if self._has_part(key, part) else ""
        asked = _asked_for(self._bundle, key, part)
        args = self._arguments(seen, asked.difference(OF_EVENTS), players)
        if "player" in asked:
            args["player"] = self._player(seen["seat"], players)
        if "card" in seen and "points" in asked and isinstance(points := self._points(str(seen["card"])), int):
            args["points"] = points
        if "card" in seen and "effects" in asked:
            args["effects"] = "; ".join(self.card(str(seen["card"]), "text").splitlines())
        return self._format(key, part, args)

    def help(self, verb: str) -> str:
        """What the question of a verb is about, in two or three sentences with the ids of the rules."""
        return self.say(f"help-{verb}")

    def guide(self) -> list[list[str]]:
        """The player aid of the game, no card of it (ECH-R15): sections of lines, the first of each its heading."""
        sections: list[list[str]] = []
        while self.has(key := f"guide-{len(sections) + 1}"):
            sections.append(self.say(key).splitlines())
        return sections

    def joined(self, items: Sequence[str]) -> str:
        """`Anna, Bo and Cy`, in the way of the language."""
        return _joined(tuple(items), self.language)

    def _arguments(
        self, given: Mapping[str, Value], asked: AbstractSet[str], players: Sequence[str]
    ) -> dict[str, str | int]:
        """What a message asks for of what is given, with the grammar around it. The rest is left out: it would cost
        time, and a sentence that does not speak of it would not be found again."""
        args = {name: self._named(name, value, players) for name, value in given.items() if name in asked}
        if not asked <= args.keys():
            args.update(self._within(given, asked))
            args.update(self._forms(given, asked, players))
        return args

    def _named(self, name: str, value: Value, players: Sequence[str]) -> str | int:
        """What an argument of a phrase says to a reader."""
        if isinstance(value, Phrase):
            return self.phrase(value, players)
        if isinstance(value, tuple):
            return self.joined([self.say("quoted", name=self.called(card)) for card in value])
        name = name.rstrip("0123456789")  # card2: another card
        if name in ("player", "other"):
            return self._player(value, players)
        if name in ("card", "second", "task"):
            return self.called(str(value))
        if name in ("attempt", "answer"):
            return _shortened(harmless(str(value)), LONGEST_QUOTED)
        if name == "dice":
            return self.joined(str(value).split())
        return value if isinstance(value, int) else self._word(name, value)

    def _player(self, seat: str | int, players: Sequence[str]) -> str:
        """A seat's name. The side after the last seat is played by the game itself, where it has a name for that."""
        if seat == len(players) and self.has("automaton"):
            return self.say("automaton")
        known = isinstance(seat, int) and 0 <= seat < len(players)
        return players[int(seat)] if known else ""

    def _points(self, card: str) -> object:
        return None if self.cards is None or card == UNKNOWN else self.cards.face(card).get("points")

    def _word(self, kind: str, word: str) -> str:
        """A word of the game in the reader's language: the symbol `blue` is the message `symbol-blue`; pieces and
        tokens are called by the symbol they show. A word without a message (a cell, a reason) stays as it is."""
        key = f"{'symbol' if kind in NAMED_BY_SYMBOL else kind}-{word}".replace("_", "-")
        if self.has(key):
            return self.say(key)
        return self._typed_word(word) or (word.replace("_", " ") if kind == "type" else word)

    def _typed_word(self, word: str) -> str:
        """What a card set calls a type or a species of its own in this language; "" if it says nothing of it."""
        return "" if self.cards is None else self.cards.typed(f"{WORDS}{word}", "name", self.language)

    def _own_noun(self, key: str) -> str:
        """The word of the card set's own that `noun-sea-otter` speaks of; "" if it is none of those."""
        if self.cards is None or not key.startswith("noun-"):
            return ""
        return self._typed_word(key.removeprefix("noun-").replace("-", "_"))

    def _within(self, given: Mapping[str, Value], asked: AbstractSet[str]) -> dict[str, str]:
        """Pieces and places as they stand within a sentence: with article and case, with the space before them."""
        found: dict[str, str] = {}
        piece = given.get("piece", given.get("symbol"))
        if isinstance(piece, str):
            found.update((name, self._noun(piece, part)) for name, part in OF_PIECES if name in asked)
        if "at" in asked and isinstance(cell := given.get("cell"), str):
            found["at"] = self._at(f"{cell} → {given['to']}" if "to" in given else cell)
        return found

    def _forms(self, given: Mapping[str, Value], asked: AbstractSet[str], players: Sequence[str]) -> dict[str, str]:
        """Grammar beside the arguments: `card-gender`, and `FORMS` of what is itself a phrase (`line-do`)."""
        found: dict[str, str] = {}
        for name, value in given.items():
            if isinstance(value, Phrase):
                wanted = [form for form in FORMS if f"{name}-{form}" in asked]
                found.update({f"{name}-{form}": self.phrase(value, players, form) for form in wanted})
            elif f"{name}-gender" in asked and isinstance(value, str) and name.rstrip("0123456789") in OF_CARDS:
                found[f"{name}-gender"] = self._gender(value)
        return found

    def _noun(self, what: str, part: str) -> str:
        """A piece within a sentence: with its article, in its case."""
        key = f"noun-{what}"
        if self.has(key) and self._has_part(key, part):
            return self._format(key, part, {})
        own = self._typed_word(what)
        if own and self.has(OWN_NOUN) and self._has_part(OWN_NOUN, part):
            return self._format(OWN_NOUN, part, {"name": own})
        return self._word("symbol", what)

    def _at(self, cell: str) -> str:
        """What is put behind a sentence about a cell, with the space before it."""
        return f" {self.say('at-cell', cell=cell)}" if cell and self.names_cells and self.has("at-cell") else ""

    def _has_part(self, key: str, part: str) -> bool:
        return not part or part in self._bundle.get_message(key).attributes

    def _format(self, key: str, part: str, args: Mapping[str, str | int]) -> str:
        """Names of people are put in last: a sentence is remembered for all tables, whoever sits there."""
        given: list[tuple[str, str | int]] = []
        names: list[tuple[str, str]] = []
        asked = _asked_for(self._bundle, key, part)
        for name, value in args.items():
            if name not in asked:
                continue
            value = _shortened(value, LONGEST_PART)
            if name in PEOPLE and isinstance(value, str) and value:
                mark = PEOPLE[name][grammar.elides(value)]
                names.append((mark, value))
                value = mark
            given.append((name, value))
        text = self._filled(key, part, tuple(given))
        for mark, value in names:
            text = text.replace(mark, value)
        return text

    def _fill(self, key: str, part: str, given: tuple[tuple[str, str | int], ...]) -> str:
        message = self._bundle.get_message(key)
        pattern = message.attributes[part] if part else message.value
        if pattern is None:
            raise LookupError(f"the message {key} has no text of its own")
        text, errors = self._bundle.format_pattern(pattern, dict(given))
        if errors:
            raise LookupError(f"the message {key} in {self.language}: {errors[0]}")
        return str(text)


@cache
def _asked_for(bundle: FluentBundle, key: str, part: str) -> frozenset[str]:
    """The arguments that a message, or a part of it, asks for."""
    from tablee.asked import Asked

    message = bundle.get_message(key)
    found = Asked(bundle)
    found.visit(message.attributes[part] if part else message.value)
    return frozenset(found.names)


@lru_cache(MOST_KEPT)
def _joined(items: tuple[str, ...], language: str) -> str:
    from babel.lists import format_list

    return format_list(list(items), locale=language)


def _shortened(value: str | int, longest: int) -> str | int:
    return value[: longest - 1] + "…" if isinstance(value, str) and len(value) > longest else value


@cache
def _bundle(language: str, game: str | None) -> FluentBundle:
    """The messages of the application and, if there is a game, its sentences, card words and card names."""
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([language], functions=grammar.functions(language), use_isolating=False)
    for source in sources(language, game):
        bundle.add_resource(parsed(source.read_text(encoding="utf-8")))
    return bundle


@lru_cache(64)
def parsed(source: str) -> Resource:
    """Messages as they are written. Those of the application are read once for all games."""
    from fluent.runtime import FluentResource

    return FluentResource(source)


@cache
def title(language: str, game: str) -> str:
    """What a game is called, without reading all of its words: the first page lists every game in every language."""
    for source in sources(language, game):
        plain = _TITLE.search(source.read_text(encoding="utf-8"))
        if plain is not None:
            return plain[1]
    return Texts(language, game).say("title")


def read_words(language: str, game: str | None) -> None:
    """Read the messages of a language and a game before somebody needs them: it takes a tenth of a second."""
    _bundle(language, game)


def sources(language: str, game: str | None) -> list[Traversable]:
    """The files that the messages of a language come from."""
    found = [files("tablee") / "texts" / f"{language}.ftl"]
    if game is not None:
        home = registry.home(game)
        own = (home / "text" / f"{language}.ftl", home / "text" / f"cards.{language}.ftl")
        found += [file for file in (*own, home / "cards" / f"house.{language}.ftl") if file.is_file()]
    return found
