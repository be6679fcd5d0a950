"""The cards of Ecos in a terminal: slots with their cubes, leaves, lines in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Protocol

from rich.text import Text

from tablee.cli.styled import ACCENT, DANGER, MUTED, STRONG, Lines, fold, line
from tablee.core.event import UNKNOWN
from tablee.core.plain_data import JSON
from tablee.text import Texts

ELEMENTS: Final = {
    "sun": "#e0a526",
    "water": "#3f9fc4",
    "grass": "#7fa33a",
    "egg": "#b59b7a",
    "fern": "#2f9b6b",
    "rock": "#8d8d94",
    "animal": "#c2693f",
    "wild": "#b06fc0",
}
"""Every element with its colour; its name or letter always stands with it."""
BACKS: Final = {"brown": "#b58a5a", "blue": "#5b9bd0"}


class Card(Protocol):
    back: str
    slots: tuple[int, ...]
    leaves: int
    red: bool
    decks: tuple[str, str]


class Species(Protocol):
    id: str


class Cards(Protocol):
    """What is printed on the cards of a set."""

    cards: Mapping[str, Card]
    order: tuple[str, ...]
    species: tuple[Species, ...]


def letters(names: Iterable[str]) -> list[str]:
    """One letter for each name, no two the same: the first of its letters that is still free."""
    found: list[str] = []
    for name in names:
        free = [sign for sign in name if sign.isalpha() and sign not in found]
        spare = [sign for sign in "abcdefghijklmnopqrstuvwxyz" if sign not in found]
        found.append((free or spare or ["?"])[0])
    return found


class Faces:
    """Draws cards of one set in one language."""

    def __init__(self, cards: Cards, texts: Texts, signs: bool) -> None:
        self.cards = cards
        self.texts = texts
        self.signs = signs  # whether the terminal has more than plain letters
        self.kinds = tuple(ELEMENTS)
        self.short = dict(zip(ELEMENTS, letters(self.symbol(kind).upper() for kind in ELEMENTS), strict=True))

    # Words.

    def symbol(self, name: str) -> str:
        """An element, a terrain, a piece; a species of a set of one's own may have no translation."""
        key = f"symbol-{name}"
        return self.texts.say(key) if self.texts.has(key) else name

    def element(self, kind: str, style: str = "") -> Text:
        return Text(self.symbol(kind), f"{style} {ELEMENTS[kind]}".strip())

    def name(self, card: str, style: str = "") -> Text:
        """The name, in the colour of the back."""
        if card not in self.cards.cards:
            return Text(self.texts.card(card), MUTED if card == UNKNOWN else "")
        return Text(self.texts.card(card), f"{style} {BACKS[self.cards.cards[card].back]}".strip())

    def effects(self, card: str) -> str:
        """Its lines in a row."""
        return " · ".join(self.texts.card(card, "text").split("\n"))

    # Slots and leaves.

    def cube(self, filled: bool) -> str:
        if self.signs:
            return "■" if filled else "□"
        return "#" if filled else "_"

    def slots(self, kinds: Sequence[str], cubes: Sequence[bool], words: bool) -> Text:
        """`■Sun □Grass`, or `■S□G` where many cards stand together."""
        parts: list[Text | str | tuple[str, str]] = []
        for kind, filled in zip(kinds, cubes, strict=True):
            named = self.symbol(kind) if words else self.short[kind]
            parts += [
                " " if parts and words else "",
                (self.cube(filled) + named, ("bold " if filled else "") + ELEMENTS[kind]),
            ]
        return line(*parts)

    def leaves(self, left: int, most: int) -> Text:
        """`♣♣·`: one of three is spent."""
        full, spent = ("♣", "·") if self.signs else ("Y", ".")
        return line((full * left, "#5fa052"), (spent * (most - left), MUTED))

    def few_leaves(self, left: int) -> Text:
        """`2♣`: for narrow places."""
        return Text(f"{left}{'♣' if self.signs else 'Y'}", "#5fa052")

    def printed_slots(self, card: str, words: bool) -> Text:
        kinds = [self.kinds[kind] for kind in self.cards.cards[card].slots]
        return self.slots(kinds, [False] * len(kinds), words)

    def red(self, card: str) -> Text:
        """A mark for a Repercussion card. (ECO-131)"""
        return Text(" !" if self.cards.cards[card].red else "", DANGER)

    # A card on one line.

    def held(self, card: str) -> Text:
        """A card that is not in play: `Grass Sea □S□G 3♣`."""
        if card not in self.cards.cards:
            return self.name(card)
        slots = self.printed_slots(card, False)
        return line(self.name(card), self.red(card), " ", slots, " ", self.few_leaves(self.cards.cards[card].leaves))

    def active(self, own: Mapping[str, JSON], words: bool) -> Text:
        """A card in play, with its cubes."""
        card = own["card"]
        slots = self.slots(own["slots"], own["cubes"], words)
        if not words:
            return line(self.name(card), self.red(card), " ", slots, " ", self.few_leaves(own["leaves"]))
        leaves = self.leaves(own["leaves"], self.cards.cards[card].leaves)
        return line(self.name(card, STRONG), self.red(card), "  ", slots, "  ", leaves)

    # One card in full.

    def full(self, card: str, width: int) -> Lines:
        """Everything printed on the card."""
        if card not in self.cards.cards:
            return []
        own, say = self.cards.cards[card], self.texts.say
        facts = f"{say(f'card-back-{own.back}')} · {card}"
        lines = fold(line((self.texts.card(card), STRONG), (f"  {facts}", MUTED)), width, 2)
        leaves = line((f"{say('card-leaves')} ", MUTED), str(own.leaves), " ", self.leaves(own.leaves, own.leaves))
        lines += fold(line((f"{say('card-slots')} ", MUTED), self.printed_slots(card, True), "   ", leaves), width, 4)
        if own.red:
            lines += fold(Text(f"! {say('card-red')}", DANGER), width, 4)
        for told in self.texts.card(card, "text").split("\n"):
            lines += fold(line(("› " if self.signs else "> ", ACCENT), told), width, 4, 2)
        if flavour := self.texts.card(card, "flavour"):
            lines += fold(Text(flavour, "italic"), width, 4)
        return lines
