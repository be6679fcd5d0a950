"""Card sets of Revachol, read and changed as the registry reads them."""

from collections.abc import Container, Mapping
from typing import Any, cast

from tablee.games.revachol.cardset import Cards
from tablee.games.revachol.game import GAME


def read_cards(text: str, name: str, known: Container[str] | None = None) -> Cards:
    return cast(Cards, GAME.read_cards(text, name, known))


def change_cards(text: str, changes: Mapping[str, Any], known: Container[str] | None = None) -> Cards:
    return cast(Cards, GAME.change_cards(text, changes, known))
