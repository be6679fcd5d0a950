"""Lines of text with colours, cut and folded to a width: what every screen is made of."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

Lines = list[Text]

_FOLD: Final = Console(file=io.StringIO(), width=80, color_system=None, legacy_windows=False)
"""Text can only be folded with a console at hand; nothing is written to this one."""

MUTED: Final = "dim"
STRONG: Final = "bold"
ACCENT: Final = "bold yellow"  # points, the chosen
LEGAL: Final = "bold green"  # what may be answered now
DANGER: Final = "bold red"  # losing, failing, refusing
SEATS: Final = ("bold #2f86c5", "bold #b7791f", "bold #12916b", "bold #b0608c", "bold #5b7fa6", "bold #c25a1e")
"""One colour for each seat, readable on dark and on light ground; the name always stands with it."""


def line(*parts: str | Text | tuple[str, str]) -> Text:
    """One line out of plain texts, styled texts and (text, style) pairs."""
    return Text.assemble(*parts, no_wrap=True, overflow="ellipsis")


def fit(text: Text, width: int) -> Text:
    """Exactly that wide: cut with an ellipsis, or filled up with spaces."""
    copy = text.copy()
    copy.truncate(max(width, 0), overflow="ellipsis", pad=True)
    return copy


def spread(left: Text, right: Text, width: int) -> Text:
    """Both ends of one line; the left one is cut if they do not fit."""
    room = width - right.cell_len
    return line(fit(left, room), right) if room > 3 else fit(left, width)


def fold(text: Text, width: int, indent: int = 0, hanging: int = 0) -> Lines:
    """The text in lines of that width; `hanging` is added to the indent of all but the first."""
    room = max(width - indent, 8)
    if max(len(text), text.cell_len) <= room and not {"\n", "\t"} & set(text.plain):  # as most lines do
        return [_indented(text.copy(), indent)]
    first = text.wrap(_FOLD, room, no_wrap=False, overflow="fold")
    if len(first) > 1 and hanging:
        head = first[0]
        tail = text[len(head.plain) :]
        tail = tail[len(tail.plain) - len(tail.plain.lstrip()) :]
        rest = tail.wrap(_FOLD, max(width - indent - hanging, 8), no_wrap=False, overflow="fold")
        return [_indented(head, indent)] + [_indented(part, indent + hanging) for part in rest]
    return [_indented(part, indent) for part in first]


def _indented(text: Text, indent: int) -> Text:
    text.rstrip()
    return line(" " * indent, text)


def flow(items: Sequence[Text], width: int, indent: int = 0, gap: str = "  ") -> Lines:
    """The items one after the other, as many on a line as fit; none is torn apart unless it is too long alone."""
    lines: Lines = []
    current: Text | None = None
    for item in items:
        if current is not None and current.cell_len + len(gap) + item.cell_len <= width:
            current = line(current, gap, item)
            continue
        if current is not None:
            lines.append(current)
        pieces = fold(item, width, indent, 2)
        lines += pieces[:-1]
        current = pieces[-1]
    return lines if current is None else [*lines, current]


def beside(left: Lines, right: Lines, left_width: int, gap: int = 2) -> Lines:
    """Two columns."""
    rows: Lines = []
    for i in range(max(len(left), len(right))):
        one = left[i] if i < len(left) else Text()
        two = right[i] if i < len(right) else Text()
        rows.append(line(fit(one, left_width), " " * gap, two) if two.plain else one)
    return rows


def rule(width: int, title: Text | None = None, sign: str = "─") -> Text:
    """A line across, with a title set into it."""
    if title is None:
        return line((sign * width, MUTED))
    head = line((sign + " ", MUTED), title, " ")
    head.truncate(width, overflow="ellipsis")
    return line(head, (sign * (width - head.cell_len), MUTED))


def widths_in_box(width: int, count: int) -> list[int]:
    """The room for text in each column of a box of that width; together they fill it."""
    inner, over = divmod(width - count - 1, count)
    return [inner - 2 + (1 if i < over else 0) for i in range(count)]


def boxed(columns: Sequence[Sequence[Lines]], titles: Sequence[Text], width: int) -> Lines:
    """Columns of cells, one below the other, in one frame; each column has a title in its upper border.

    All columns have equally many cells; cells side by side are filled up to equal height.
    """
    count = len(columns)
    widths = [room + 2 for room in widths_in_box(width, count)]
    top = [
        line((("╭" if i == 0 else "┬") + "─ ", MUTED), fit_title(title, widths[i] - 3), " ")
        for i, title in enumerate(titles)
    ]
    lines = [_border(top, widths, "╮")]
    for row in range(len(columns[0])):
        if row:
            middle = [line(("├" if i == 0 else "┼", MUTED)) for i in range(count)]
            lines.append(_border(middle, widths, "┤"))
        height = max(len(column[row]) for column in columns)
        for i in range(height):
            parts: list[Text | tuple[str, str]] = []
            for column, room in zip(columns, widths, strict=True):
                cell = column[row][i] if i < len(column[row]) else Text()
                parts += [("│", MUTED), line(" ", fit(cell, room - 2), " ")]
            lines.append(line(*parts, ("│", MUTED)))
    bottom = [line(("╰" if i == 0 else "┴", MUTED)) for i in range(count)]
    lines.append(_border(bottom, widths, "╯"))
    return lines


def fit_title(title: Text, width: int) -> Text:
    copy = title.copy()
    copy.truncate(max(width, 0), overflow="ellipsis")
    return copy


def _border(starts: Sequence[Text], widths: Sequence[int], end: str) -> Text:
    parts: list[Text | tuple[str, str]] = []
    for start, room in zip(starts, widths, strict=True):
        parts += [start, ("─" * (room + 1 - start.cell_len), MUTED)]
    return line(*parts, (end, MUTED))
