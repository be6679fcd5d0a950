"""The terminal itself: how wide it is, what it can show, and what is typed into it."""

from __future__ import annotations

import sys
from typing import IO, Final

from rich.console import Console
from rich.text import Text

from tablee.cli.styled import Lines, fold

WIDEST: Final = 120
NARROWEST: Final = 40
TALL: Final = 40
"""From this height on there is room for frames and a longer log."""

CLEAR: Final = "\x1b[H\x1b[2J"
FORGET: Final = "\x1b[H\x1b[2J\x1b[3J"  # also what could be scrolled back to

PLAIN: Final = str.maketrans("─━╌│╭╮╰╯├┤┬┴┼·…—–→“”«»’✓✕×", '-=-|+++++++++..-->""""\'+xx')
"""For terminals that know only plain letters."""


class Left(Exception):
    """The person has left the keyboard: end of input, or Ctrl-C."""


class Terminal:
    """Output through one console, input line by line. A pipe or a file on either side is as good."""

    def __init__(self, console: Console, keyboard: IO[str]) -> None:
        self.console = console
        self.keyboard = keyboard
        self.can_clear = console.is_terminal and not console.is_dumb_terminal
        self.signs = _can_show(console, "●▲⬟◆✚✖♛⚀★─╭")

    @staticmethod
    def standard() -> Terminal:
        """The terminal this program runs in."""
        console = Console(file=sys.stdout, markup=False, highlight=False, emoji=False, soft_wrap=False)
        return Terminal(console, sys.stdin)

    @property
    def width(self) -> int:
        return max(NARROWEST, min(self.console.width, WIDEST))

    @property
    def tall(self) -> bool:
        return not self.console.is_terminal or self.console.height >= TALL

    @property
    def lines(self) -> int:
        """How many lines there are to fill; a pipe has any number."""
        return self.console.height if self.console.is_terminal else 60

    def show(self, lines: Lines) -> None:
        for text in lines:
            if not self.signs:
                text.plain = text.plain.translate(PLAIN)
            self.console.print(text, overflow="fold", no_wrap=False, soft_wrap=False)

    def say(self, sentence: str, style: str = "") -> None:
        """One sentence, folded."""
        self.show(fold(Text(sentence, style), self.width))

    def whole(self, sentence: str, style: str = "") -> None:
        """One sentence in one piece, however long: what is in it may be copied."""
        self.console.print(Text(sentence, style), soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """A typed line, without its end. Left when there is none."""
        try:
            self.console.print(Text(prompt), end="", soft_wrap=True)
            self.console.file.flush()
            typed = self.keyboard.readline()
        except KeyboardInterrupt:
            self.console.print()
            raise Left from None
        if not typed:
            self.console.print()
            raise Left
        if not self.keyboard.isatty():
            self.console.print(Text(typed.rstrip()), soft_wrap=True)  # so that the output can be read as a whole
        return "".join(sign if sign.isprintable() else " " for sign in typed.rstrip("\r\n"))

    def clear(self) -> None:
        """A clean screen for the next table."""
        if self.can_clear:
            self.console.file.write(CLEAR)

    def forget(self) -> None:
        """Nothing that was shown may be read any more, scrolled back or not."""
        if self.can_clear:
            self.console.file.write(FORGET)
        else:
            self.console.print("\n" * max(self.console.height, 50))


def _can_show(console: Console, signs: str) -> bool:
    try:
        signs.encode(console.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
