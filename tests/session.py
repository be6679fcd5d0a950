"""People at the keyboard of a table in the terminal, for tests."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.console import Console

from tablee import registry
from tablee.cli.play import Sitting
from tablee.cli.terminal import Terminal
from tablee.core.chance import secret_of_seed
from tablee.core.table import Table, sit_down
from tablee.text import Texts

SHOWN: Final = list(registry.GAMES)
"""The games: each has a table in the terminal."""

PLAYERS: Final = ("Anna", "Bo", "Cleo", "Dima")


class Keyboard(io.StringIO):
    """A person at the keyboard: what to type is decided when it is asked for, looking at the sitting."""

    def __init__(self, type_now: Callable[[], str]) -> None:
        super().__init__()
        self.type_now = type_now

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        return self.type_now() + "\n"


def new_table(game: str, kinds: list[str], seed: int, options: dict[str, str] | None = None) -> Table:
    players = PLAYERS[: len(kinds)]
    return sit_down(registry.game(game), registry.house_cards(game), players, secret_of_seed(seed), options, kinds)


class Play:
    """A sitting whose output can be read while it goes on. A real terminal if `clears`, else a pipe."""

    def __init__(
        self,
        game: str,
        path: Path,
        kinds: list[str],
        seed: int,
        lang: str = "en",
        clears: bool = False,
        options: dict[str, str] | None = None,
        width: int = 80,
    ) -> None:
        self.out = io.StringIO()
        console = Console(
            file=self.out, width=width, height=50, force_terminal=clears, color_system=None, legacy_windows=False
        )
        self.typed: list[str] = []
        table = new_table(game, kinds, seed, options)
        texts = Texts(lang, game, table.cards)
        self.sitting = Sitting(table, texts, Terminal(console, Keyboard(self.next)), path)
        self.looks: list[Callable[[str], None]] = []
        self.read = 0

    def next(self) -> str:
        text = self.out.getvalue()
        for look in self.looks:
            look(text[self.read :])
        self.read = len(text)
        return self.typed.pop(0) if self.typed else "q"

    def play(self, *typed: str) -> str:
        """Type these lines, then q; everything that was printed."""
        self.typed = list(typed)
        self.sitting.play()
        return self.out.getvalue()
