"""The map of Ecos with the answers: cells have their numbers on the map, cards their slots and lines beside them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from tablee.cli.screens.ecos_faces import Faces
from tablee.cli.screens.ecos_map import Cell, Map, cell_of
from tablee.cli.styled import LEGAL, MUTED, Lines, beside, fit, fold, line
from tablee.core.phrase import Phrase
from tablee.core.plain_data import JSON

View = Mapping[str, JSON]
WIDE: Final = 108
"""From this width on the answers stand beside the map."""
NEW_CARDS: Final = ("say-play", "say-take", "say-keep", "say-active")
"""Answers about a card that is not in play: all of it matters."""
MANY: Final = 9
"""More cells than that are listed without the piece."""


class Answers:
    """Draws them."""

    def __init__(self, faces: Faces, players: Sequence[str]) -> None:
        self.faces = faces
        self.players = players
        self.map = Map(faces)

    def draw(self, phrases: Sequence[Phrase], view: View, width: int, tall: bool) -> Lines:
        """The map, and below it, or beside it where there is room, every answer with its number."""
        numbers: dict[Cell, list[int]] = {}
        for i, phrase in enumerate(phrases, 1):
            if "cell" in phrase.args:
                numbers.setdefault(cell_of(str(phrase.args["cell"])), []).append(i)
        if width < WIDE:
            return [*self.map.draw(view, numbers, width, tall), *self._list(phrases, view, width, tall)]
        left = width * 6 // 10
        return beside(self.map.draw(view, numbers, left, tall), self._list(phrases, view, width - left - 2, True), left)

    def _list(self, phrases: Sequence[Phrase], view: View, width: int, tall: bool) -> Lines:
        lines: Lines = []
        cells: list[Text] = []  # several on a line
        places = [phrase for phrase in phrases if "cell" in phrase.args]
        alike = len({(phrase.key, phrase.args["piece"]) for phrase in places}) == 1
        short = alike and len(places) > MANY  # the question has named the piece
        for i, phrase in enumerate(phrases, 1):
            number = line((f"{i:>3} ", LEGAL))
            said = self.faces.texts.phrase(phrase, self.players)
            if "cell" in phrase.args:
                cells.append(line(number, str(phrase.args["cell"]) if short else said))
                continue
            lines += _columns(cells, width) + self._answer(number, said, phrase, view, width, tall)
            cells = []
        return lines + _columns(cells, width)

    def _answer(self, number: Text, said: str, phrase: Phrase, view: View, width: int, tall: bool) -> Lines:
        extra = self.beside(phrase, view)
        text = line(number, said, "  " if extra.plain else "", extra)
        lines = fold(text, width, 0, 6)
        if tall and phrase.key in NEW_CARDS:
            effects = line("      ", (self.faces.effects(str(phrase.args["card"])), MUTED))
            effects.truncate(width, overflow="ellipsis")
            lines.append(effects)
        return lines

    def beside(self, phrase: Phrase, view: View) -> Text:
        """The slots of the card, with the cubes that are on it now."""
        card = str(phrase.args.get("card", ""))
        if card not in self.faces.cards.cards:
            return Text()
        leaves = self.faces.cards.cards[card].leaves
        for own in [own for player in view["players"] for own in player["active"]]:
            if own["card"] == card:
                slots = self.faces.slots(own["slots"], own["cubes"], False)
                return line(slots, " ", self.faces.leaves(own["leaves"], leaves))
        return line(self.faces.printed_slots(card, False), self.faces.red(card), " ", self.faces.leaves(leaves, leaves))


def _columns(items: Sequence[Text], width: int) -> Lines:
    """Several on a line, one below the other."""
    if not items:
        return []
    room = max(item.cell_len for item in items) + 2
    count = max(width // room, 1)
    rows = [items[i : i + count] for i in range(0, len(items), count)]
    return [part for row in rows for part in fold(line(*[fit(item, room) for item in row]), width, 0, 6)]
