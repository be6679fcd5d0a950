"""The three zones of Elekt side by side: the card, and below it each side's tally and Units. (ELK-31)"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from tablee.cli.screens.elekt_faces import ATTRIBUTES, HUES, ZONES, Faces
from tablee.cli.styled import ACCENT, MUTED, SEATS, STRONG, Lines, boxed, fit, fold, line, rule, spread, widths_in_box
from tablee.core.plain_data import JSON

View = Mapping[str, JSON]
CELL: Final = 3  # one number of a tally, with its mark
NAME: Final = 8  # the least room for a player's name beside it
TALLEST_TEXT: Final = 5


class Zones:
    """Draws them for the players with these names."""

    def __init__(self, faces: Faces, names: Sequence[str]) -> None:
        self.faces = faces
        self.texts = faces.texts
        self.names = names  # of all sides

    def draw(self, view: View, you: int | None, width: int, tall: bool) -> Lines:
        """In a frame if there is room; one below the other if they do not fit side by side."""
        rooms = widths_in_box(width, len(ZONES))
        titles = [self.title(view, i) for i in range(len(ZONES))]
        sides = order(len(self.names), you)
        if min(rooms) < NAME + CELL * len(ATTRIBUTES):
            lines: Lines = []
            for i, zone in enumerate(view["zones"]):
                lines += [rule(width, titles[i]), *self.card(zone["card"], width, TALLEST_TEXT)]
                lines += [text for block in self.blocks(view, i, sides, width) for text in block]
            return lines
        cards = [
            self.card(zone["card"], room, TALLEST_TEXT if tall else 1)
            for zone, room in zip(view["zones"], rooms, strict=True)
        ]
        below = level([self.blocks(view, i, sides, room) for i, room in enumerate(rooms)])
        return boxed([[card, units] for card, units in zip(cards, below, strict=True)], titles, width)

    def title(self, view: View, zone: int) -> Text:
        """`I Skirmish · 16` cards to come; the zone whose clashes are under way is marked."""
        name = ZONES[zone]
        now = view["phase"] == name and not view["end"]
        mark = ("▸ " if self.faces.signs else "> ") if now else ""
        number = ("I", "II", "III")[zone]
        hue = f"bold {HUES[name]}"
        return line(
            (f"{mark}{number} {self.texts.say(f'zone-{name}')}", hue), (f" · {view['zones'][zone]['deck']}", MUTED)
        )

    def card(self, card: str, width: int, tallest: int) -> Lines:
        """Name, Titles, and what the card does here."""
        if not card:
            return [Text(self.texts.say("screen-no-card"), MUTED)]
        stars = self.faces.stars(card)
        names = fold(self.faces.name(card, STRONG), width - 3)
        lines = [spread(names[0], line(" ", stars), width), *names[1:]]
        told = fold(Text(self.faces.text(card)), width)
        if len(told) > tallest:
            told[tallest - 1] = fit(line(told[tallest - 1], " …"), width)
        return lines + told[:tallest]

    # Tallies.

    def blocks(self, view: View, zone: int, sides: Sequence[int], width: int) -> list[Lines]:
        """The attributes as headings, then a block for each side: its numbers, and its Units below them."""
        heads: list[Text] = []
        for name in ATTRIBUTES:
            sign = self.faces.attribute(name)
            heads.append(line(" " * (CELL - sign.cell_len), sign))
        found: list[Lines] = [[spread(Text(), line(*heads), width)]]
        for side in sides:
            units = view["zones"][zone]["sides"][side]["units"]
            lines = [self.tally(view, zone, side, width)]
            found.append(lines + [line(" ", self.faces.posted(unit, width - 1)) for unit in units])
        return found

    def tally(self, view: View, zone: int, side: int, width: int) -> Text:
        """`Anna  ▸2  0 =1  3`: ▸ leads, = is tied; no numbers without a Unit here. (ELK-72)"""
        own = view["zones"][zone]["sides"][side]
        numbers: list[tuple[str, str]] = []
        for name in ATTRIBUTES:
            leads = view["zones"][zone]["leads"][name]
            mark, style = "", MUTED
            if side in leads:
                mark, style = ("▸" if self.faces.signs else ">", ACCENT) if len(leads) == 1 else ("=", STRONG)
            elif own["totals"][name]:
                style = ""
            value = str(own["totals"][name]) if own["units"] else "–" if self.faces.signs else "-"
            numbers.append((f"{mark}{value}".rjust(CELL), style if own["units"] else MUTED))
        name_room = width - CELL * len(ATTRIBUTES)
        return line(fit(Text(self.names[side], SEATS[side]), name_room), *numbers)


def order(count: int, you: int | None) -> list[int]:
    """The sides from the one after the reader on: the reader's own comes last, nearest to the keyboard."""
    return list(range(count)) if you is None else [(you + 1 + i) % count for i in range(count)]


def level(columns: Sequence[Sequence[Lines]]) -> list[Lines]:
    """Each block begins at the same height in all columns, so that they can be compared by eye."""
    found: list[Lines] = [[] for _ in columns]
    for row in range(len(columns[0])):
        high = max(len(column[row]) for column in columns)
        for lines, column in zip(found, columns, strict=True):
            lines += [*column[row], *[Text()] * (high - len(column[row]))]
    return found
