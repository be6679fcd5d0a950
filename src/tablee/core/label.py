"""Labels, the texts of answers: as they are compared, and with the names of players, for labels speak of "player 2"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

MOST_READINGS: Final = 32


def players_by_number(players: Sequence[str], text: str) -> list[str]:
    """The text as labels have it: "player 2" instead of that player's name. A word may name a player and a card, so
    every reading is given, first the one in which all such words are players."""
    readings = [""]
    for word in text.split():
        ways = [f"player {players.index(word) + 1}", word] if word in players else [word]
        readings = [f"{reading} {way}".strip() for reading in readings for way in ways][:MOST_READINGS]
    return readings


def players_by_name(players: Sequence[str], text: str) -> str:
    """The inverse: a label as its players read it."""
    for i, name in enumerate(players):
        text = text.replace(f"player {i + 1}", name)
    return text


def plain(text: str) -> str:
    """A text as it is compared: without case, with single spaces and the apostrophes of a keyboard."""
    return " ".join(text.replace("’", "'").split()).casefold()
