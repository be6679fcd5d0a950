"""Any game's table in a terminal: what its view says, line by line. For games that have no screen of their own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from tablee.cli.styled import ACCENT, MUTED, SEATS, STRONG, Lines, fold, line
from tablee.core.cardset import CardSet
from tablee.core.decision import Result
from tablee.core.phrase import Phrase
from tablee.core.plain_data import JSON
from tablee.text import Texts

View = Mapping[str, JSON]
OF_THE_READER: Final = ("game", "seat", "players")
"""Parts of a view that are no zone of the table."""

HAND: Final = "hand"


class Screen:
    """Draws views of one game for readers of one language. A zone is called by the message `zone-<name>`, if any."""

    headings: Sequence[str] = ()
    by_letter: Sequence[str] = ()

    def __init__(self, cards: CardSet, texts: Texts, players: Sequence[str], kinds: Sequence[str], signs: bool) -> None:
        self.cards = cards
        self.texts = texts
        self.players = players
        self.kinds = kinds

    def head(self, view: View, progress: str, width: int) -> Text:
        return line((self.texts.say("title"), ACCENT), "  ", (progress, STRONG))

    def row(self, view: View, width: int, tall: bool) -> Lines:
        return self._zones({name: value for name, value in view.items() if name not in OF_THE_READER}, width)

    def players_of(self, view: View, you: int | None, width: int) -> Lines:
        """Everybody's side; of one's own the hand is drawn below."""
        lines: Lines = []
        for seat, own in enumerate(view["players"]):
            lines.append(line((self.players[seat], SEATS[seat])))
            lines += self._zones({name: value for name, value in own.items() if seat != you or name != HAND}, width)
        return lines

    def hand_title(self, view: View, you: int) -> Text:
        return Text(self._zone(HAND), MUTED)

    def hand(self, view: View, you: int, width: int, tall: bool) -> Lines:
        return fold(Text("  " + self._value(view["players"][you].get(HAND, []))), width, 2, 2)

    def answers(self, phrases: Sequence[Phrase], view: View, width: int, tall: bool) -> tuple[Lines, int]:
        return [], 0

    def beside(self, option: Phrase, view: View, you: int) -> Text:
        return Text()

    def piles(self, view: View, width: int) -> Lines:
        return self.row(view, width, True)

    def moment(self, seen: Sequence[Mapping[str, str | int]], since: int, view: View, width: int) -> Lines:
        return []

    def drawn(self, seen: Sequence[Mapping[str, str | int]], since: int, view: View) -> set[int]:
        return set()

    def end(self, view: View, result: Result, width: int) -> Lines:
        ordered = sorted(result.scores, key=lambda score: (score.place, score.seat))
        return [
            line(f"{score.place}. ", (self.players[score.seat], SEATS[score.seat]), f"  {score.total}")
            for score in ordered
        ]

    def card(self, card: str, width: int) -> Lines:
        lines = [Text(self.texts.card(card), STRONG)]
        text = self.texts.card(card, "text")
        return lines + (fold(Text(text), width) if text else [])

    def names(self) -> dict[str, str]:
        return {card: self.texts.card(card) for card in self.cards.every_card()}

    def _zones(self, zones: View, width: int) -> Lines:
        lines: Lines = []
        for name, value in zones.items():
            if value is not None and value is not False and value not in ("", []):
                lines += fold(
                    line("  ", (f"{self.texts.label(self._zone(name))} ", MUTED), self._value(value)), width, 0, 4
                )
        return lines

    def _zone(self, name: str) -> str:
        key = f"zone-{name.replace('_', '-')}"
        return self.texts.say(key) if self.texts.has(key) else name.replace("_", " ")

    def _value(self, value: JSON) -> str:
        """Cards by their names; lists and tables of them in a row."""
        if isinstance(value, Mapping):
            return ", ".join(f"{self._zone(str(name))} {self._value(each)}" for name, each in value.items())
        if isinstance(value, list):
            return ", ".join(self._value(each) for each in value)
        if value is True:
            return self.texts.say("yes")
        return self.texts.card(value) if isinstance(value, str) else str(value)
