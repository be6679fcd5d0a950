"""The answers of Elekt that pair a Unit with a zone or an attribute: a table, with a number for each pair."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from tablee.cli.screens.elekt_faces import ATTRIBUTES, ZONES, Faces
from tablee.cli.styled import LEGAL, MUTED, Lines, fit, line
from tablee.core.phrase import Phrase

PAIRS: Final = ("say-assign", "say-place", "say-attach")
GAP: Final = 2
NAME: Final = 34  # symbols and name of a Unit
NAME_AND_OWNER: Final = 50
SHORTEST_TEXT: Final = 44
NARROWEST: Final = 26  # with less room for the Units each answer has a line of its own


class Answers:
    """Draws such a table: Units down, zones or attributes across."""

    def __init__(self, faces: Faces, names: Sequence[str]) -> None:
        self.faces = faces
        self.names = names

    def draw(self, phrases: Sequence[Phrase], width: int, tall: bool) -> tuple[Lines, int]:
        """The table and how many answers are in it: as many of the first ones as are pairs."""
        pairs: list[tuple[str, str]] = []
        owners: dict[str, int] = {}
        for phrase in phrases:
            if phrase.key not in PAIRS:
                break
            card = str(phrase.args["card"])
            pairs.append((card, str(phrase.args["symbol" if phrase.key == "say-attach" else "zone"])))
            if phrase.key == "say-attach":
                owners[card] = int(str(phrase.args["player"]))
        if len(pairs) < 2:
            return [], 0
        columns = list(ATTRIBUTES if pairs[0][1] in ATTRIBUTES else ZONES)  # also where no answer leads
        heads = [self._head(column) for column in columns]
        rooms = [max(head.cell_len, 2) + GAP for head in heads]
        spare = width - NAME - sum(rooms) - GAP  # for the abilities, behind the numbers
        left = NAME if spare >= SHORTEST_TEXT and not owners else min(width - sum(rooms), NAME_AND_OWNER)
        if left < NARROWEST:
            return [], 0
        lines = [line(" " * left, *[self._right(head, room) for head, room in zip(heads, rooms, strict=True)])]
        for card in dict.fromkeys(card for card, _ in pairs):
            numbers: list[Text] = []
            for column, room in zip(columns, rooms, strict=True):
                number = str(pairs.index((card, column)) + 1) if (card, column) in pairs else ""
                numbers.append(self._right(Text(number, LEGAL), room))
            lines += self._row(card, owners.get(card), left, line(*numbers), width, tall)
        return lines, len(pairs)

    def _head(self, column: str) -> Text:
        if column in ATTRIBUTES:
            return self.faces.attribute(column)
        return Text(self.faces.texts.say(f"zone-{column}"), MUTED)

    def _right(self, text: Text, room: int) -> Text:
        return line(" " * (room - text.cell_len), text)

    def _row(self, card: str, owner: int | None, left: int, numbers: Text, width: int, tall: bool) -> Lines:
        """The Unit with its ability behind the numbers, or below where there is no room for it."""
        if owner is not None:
            named = line("  ", self.faces.row(card, left - 12), " ", (self.names[owner], MUTED))
            return [line(fit(named, left), numbers)]
        text = self.faces.text(card)
        row = line("  ", self.faces.row(card, left - 2), numbers)
        if not text:
            return [row]
        if left + numbers.cell_len + GAP + SHORTEST_TEXT <= width:
            return [_cut(line(row, " " * GAP, (text, MUTED)), width)]
        return [row, _cut(line(" " * 11, (text, MUTED)), width)] if tall else [row]


def _cut(text: Text, width: int) -> Text:
    text.truncate(width, overflow="ellipsis")
    return text
