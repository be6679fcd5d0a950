"""The cards of Echoes of Revachol in a terminal: symbols, dice, one card in full, lists of a set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from rich.text import Text

from tablee.cli.styled import ACCENT, DANGER, MUTED, STRONG, Lines, fold, line
from tablee.core.event import UNKNOWN
from tablee.text import Texts

SYMBOLS: Final = {
    "blue": ("●", "#4ea1ec"),
    "yellow": ("▲", "#f5c834"),
    "green": ("⬟", "#4cbf78"),
    "red": ("◆", "#ef5a47"),
    "orange": ("✚", "#f7922e"),
    "purple": ("✖", "#b789f0"),
    "crown": ("♛", "#fbf6e8"),
}
"""Shape and colour of each symbol; its letter is of the reader's language (`letter-blue`). Any one of the three is
enough to tell it. (ECH-07, ECH-R146)"""

SOCKET: Final = " on #0d1213"  # symbols lie on dark ground, whatever the terminal's own is
BONE: Final = "bold #14110c on #efe6d2"
STAR: Final = "★"


class Ally(Protocol):
    points: int
    symbols: tuple[str, ...]
    skill: str


class Task(Protocol):
    points: int
    requires: tuple[str, ...]
    special: bool


class Morale(Protocol):
    family: str
    dice: tuple[int, int]
    event: str


class Cards(Protocol):
    """What is printed on the cards of a set."""

    allies: Mapping[str, Ally]
    tasks: Mapping[str, Task]
    morale: Mapping[str, Morale]
    order: tuple[str, ...]


class Faces:
    """Draws cards of one set in one language."""

    def __init__(self, cards: Cards, texts: Texts, signs: bool) -> None:
        self.cards = cards
        self.texts = texts
        self.signs = signs  # whether the terminal has the shapes; letters it has

    def symbols(self, symbols: tuple[str, ...] | list[str]) -> Text:
        """`●B ⬟G`, each in its colour on dark ground."""
        parts: list[Text | tuple[str, str]] = []
        for i, symbol in enumerate(symbols):
            shape, colour = SYMBOLS[symbol]
            letter = self.texts.say(f"letter-{symbol}")
            if i:
                parts.append((" ", SOCKET.strip()))
            parts.append((shape + letter if self.signs else letter, "bold " + colour + SOCKET))
        return line(*parts)

    def dice(self, faces: tuple[int, ...] | list[str]) -> Text:
        """`[3][5]`."""
        return line(*[(f"[{face}]", BONE) for face in faces])

    def name(self, card: str, style: str = "") -> Text:
        return Text(self.texts.card(card), style)

    def ally(self, card: str, style: str = "") -> Text:
        """An Ally in a Corps or hand: `●B Trant Heidelstam`."""
        if card == UNKNOWN:
            return self.name(card, MUTED)
        return line(self.symbols(self.cards.allies[card].symbols), " ", self.short_name(card, style))

    def short_name(self, card: str, style: str = "") -> Text:
        """The name as sentences have it: `Klaasje`, `Garte`."""
        return Text(self.texts.called(card), style)

    def skill(self, card: str) -> str:
        """The skill of an Ally in a few words; "" if it has none."""
        skill = self.cards.allies[card].skill
        return self.texts.say(f"short-{skill}") if skill else ""

    def kind(self, card: str) -> str:
        if card in self.cards.allies:
            return "ally"
        if card in self.cards.tasks:
            return "task"
        return "morale" if card in self.cards.morale else ""

    # One card in full.

    def full(self, card: str, width: int) -> Lines:
        """Everything printed on the card."""
        kind = self.kind(card)
        if not kind:
            return []
        head = line((self.texts.card(card), STRONG), (f"  {self.texts.say('kind-' + kind)} · {card}", MUTED))
        facts = {"ally": self._ally_facts, "task": self._task_facts, "morale": self._morale_facts}[kind](card)
        lines = fold(head, width, 2)
        for fact in facts:
            lines += fold(fact, width, 4)
        for field in ("text", "flavour"):
            if told := self.texts.card(card, field):
                lines += fold(Text(told, "italic" if field == "flavour" else ""), width, 4)
        return lines

    def _ally_facts(self, card: str) -> Lines:
        ally = self.cards.allies[card]
        facts = [self.symbols_in_words(ally.symbols)]
        if ally.points:
            facts.append(self._worth(ally.points))
        if ally.skill:
            facts.append(line(self.texts.say(f"skill-{ally.skill}", points=ally.points)))
        return facts

    def _task_facts(self, card: str) -> Lines:
        task = self.cards.tasks[card]
        facts = [self.symbols_in_words(task.requires), self._worth(task.points)]
        if task.special:
            facts.append(line((self.texts.say("kind-special"), ACCENT)))
        return facts

    def _morale_facts(self, card: str) -> Lines:
        morale = self.cards.morale[card]
        return [
            line(self.texts.say(f"family-{morale.family}"), "  ", self.dice(morale.dice)),
            line((self.texts.say(f"event-{morale.event}"), DANGER)),
        ]

    def _worth(self, points: int) -> Text:
        return line(f"{self.texts.label(self.texts.say('card-points'))} ", (f"{points}", ACCENT))

    def symbols_in_words(self, symbols: tuple[str, ...]) -> Text:
        parts: list[Text | str] = []
        for symbol in symbols:
            parts += [self.symbols((symbol,)), f" {self.texts.say('symbol-' + symbol)}  "]
        return line(*parts)
