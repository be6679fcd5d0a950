"""Names of players in texts: labels speak of "player 2", people of Bo."""

from __future__ import annotations

from collections.abc import Sequence


def players_by_number(players: Sequence[str], text: str) -> str:
    """The text as labels have it: "player 2" instead of that player's name."""
    words = [f"player {players.index(word) + 1}" if word in players else word for word in text.split()]
    return " ".join(words)


def players_by_name(players: Sequence[str], text: str) -> str:
    """The inverse: a label as its players read it."""
    for i, name in enumerate(players):
        text = text.replace(f"player {i + 1}", name)
    return text
