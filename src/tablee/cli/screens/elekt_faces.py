"""The cards of Elekt in a terminal: attributes, Units with their tokens, one card in full."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from rich.text import Text

from tablee.cli.styled import ACCENT, MUTED, STRONG, Lines, fit, fold, line
from tablee.core.event import UNKNOWN
from tablee.core.plain_data import JSON
from tablee.core.printed import printed
from tablee.text import Texts

ATTRIBUTES: Final = {
    "mysticism": ("✦", "#b9adff"),
    "duplicity": ("◉", "#74d3bf"),
    "brutality": ("▲", "#ff8d80"),
    "authority": ("♛", "#f0c66e"),
}
"""Shape and colour of each; its letter is the first of its name. Any one of them is enough to tell it. (ELK-14)"""

ZONES: Final = ("skirmish", "machination", "privilege")
HUES: Final = {"skirmish": "#e0675f", "machination": "#5fb8a0", "privilege": "#d6b067"}
LACQUER: Final = " on #161218"  # attributes lie on dark ground, whatever the terminal's own is
STAR: Final = "★"
TITLES: Final = ("title1", "title2")


class Unit(Protocol):
    base: bool
    type: str
    symbols: tuple[str, ...]


class ZoneCard(Protocol):
    deck: str
    titles: int


class Cards(Protocol):
    """What is printed on the cards of a set."""

    units: Mapping[str, Unit]
    zone_cards: Mapping[str, ZoneCard]
    privileges: Mapping[str, object]
    order: tuple[str, ...]


class Faces:
    """Draws cards of one set in one language."""

    def __init__(self, cards: Cards, texts: Texts, signs: bool) -> None:
        self.cards = cards
        self.texts = texts
        self.signs = signs  # whether the terminal has the shapes; letters it has
        self.letters = {name: texts.say(f"symbol-{name}")[:1] for name in ATTRIBUTES}

    # Attributes.

    def attribute(self, name: str) -> Text:
        """`✦M`, in its colour on dark ground."""
        shape, colour = ATTRIBUTES[name]
        return line(((shape if self.signs else "") + self.letters[name], f"bold {colour}{LACQUER}"))

    def symbols(self, symbols: Sequence[str]) -> Text:
        """`✦M ♛A`."""
        parts: list[Text | tuple[str, str]] = []
        for i, symbol in enumerate(symbols):
            parts += ([(" ", LACQUER.strip())] if i else []) + [self.attribute(symbol)]
        return line(*parts)

    def short_symbols(self, symbols: Sequence[str]) -> Text:
        """`MMA`: for narrow columns."""
        return line(*[(self.letters[name], f"bold {ATTRIBUTES[name][1]}{LACQUER}") for name in symbols])

    def supply(self, supply: Mapping[str, int]) -> Text:
        """`✦M6 ◉D5`."""
        parts: list[Text | str] = []
        for name in ATTRIBUTES:
            parts += [" " if parts else "", self.attribute(name), str(supply[name])]
        return line(*parts)

    # Units and other cards.

    def name(self, card: str, style: str = "") -> Text:
        return Text(self.texts.card(card), MUTED if card == UNKNOWN else style)

    def unit(self, card: str) -> Text:
        """A Unit of a hand or a pile: `✦M ♛A Acolyte`."""
        if card == UNKNOWN:
            return self.name(card)
        return line(self.symbols(self.cards.units[card].symbols), " ", self.name(card))

    def posted(self, unit: Mapping[str, JSON], width: int) -> Text:
        """A Unit in a zone, with its tokens: `MMA Herald of the … +A`, or with shapes where there is room."""
        symbols = self.cards.units[unit["card"]].symbols
        wide = width >= 30
        head = line(self.symbols(symbols) if wide else self.short_symbols(symbols), " ")
        tokens = unit["tokens"]
        tail = Text()
        if tokens:
            tail = line(" +", self.symbols(tokens) if wide else self.short_symbols(tokens))
        name = self.name(unit["card"])
        name.truncate(max(width - head.cell_len - tail.cell_len, 1), overflow="ellipsis")
        return line(head, name, tail)

    def stars(self, card: str) -> Text:
        """`★★`: a Title each. (ELK-25)"""
        titles = self.cards.zone_cards[card].titles if card in self.cards.zone_cards else 0
        return Text((STAR if self.signs else "*") * titles, ACCENT)

    def text(self, card: str) -> str:
        return self.texts.card(card, "text")

    def kind(self, card: str) -> str:
        if card in self.cards.units:
            return "base" if self.cards.units[card].base else "elite"
        if card in self.cards.zone_cards:
            return self.cards.zone_cards[card].deck
        return "privilege" if card in self.cards.privileges else ""

    def type_of(self, card: str) -> str:
        """`Spectre`; a type of a set of one's own has no translation."""
        type = self.cards.units[card].type
        key = f"type-{type.replace('_', '-')}"
        return self.texts.say(key) if self.texts.has(key) else type

    def row(self, card: str, width: int) -> Text:
        """A Unit on one line of a list: symbols in a column, then the name."""
        return fit(line(fit(self.symbols(self.cards.units[card].symbols), 9), self.name(card)), width)

    # One card in full.

    def full(self, card: str, width: int) -> Lines:
        """Everything printed on the card."""
        kind = self.kind(card)
        if not kind:
            return []
        said = self.texts.say(f"kind-{kind}")
        lines = fold(line((self.texts.card(card), STRONG), (f"  {said} · {printed(card)}", MUTED)), width, 2)
        if card in self.cards.units:
            symbols = self.cards.units[card].symbols
            words = [line(self.attribute(name), f" {self.texts.say(f'symbol-{name}')}  ") for name in symbols]
            lines += fold(line(*words, (self.type_of(card), MUTED)), width, 4)
        for title in self.titles(card):
            lines += fold(line((f"{STAR if self.signs else '*'} ", ACCENT), title), width, 4)
        if kind == "base":
            lines += fold(Text(self.texts.say("screen-shield"), MUTED), width, 4)
        for field in ("text", "flavour"):
            if told := self.texts.card(card, field):
                lines += fold(Text(told, "italic" if field == "flavour" else ""), width, 4)
        return lines

    def titles(self, card: str) -> list[str]:
        """The names of a card's Titles, as many as it has."""
        number = self.cards.zone_cards[card].titles if card in self.cards.zone_cards else 0
        return [self.texts.card(card, field) or self.texts.say("screen-title") for field in TITLES[:number]]
