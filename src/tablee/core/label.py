"""From text to answers: what a player types is matched against the labels of the legal answers.

There is no grammar. A label is a phrase; a text may be several phrases in a row: "place lena in a new corps" answers
two questions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.core.contract import Game, plain
from tablee.core.stack import TAKE_BACK, State


def answers_in(game: Game[Any], s: State, seat: int, text: str) -> list[str]:
    """The answers of that seat, one or several in a row, that the text gives; [] if it is no answer here."""
    decision = game.decision_of(s, seat)
    if decision is None:
        return []
    if plain(text) == TAKE_BACK and decision.sealed:
        return [TAKE_BACK]
    whole = game.answer(s, decision, text)
    if whole is not None:
        return [whole]
    for answer in decision.options:
        label = plain(game.label(s, decision, answer)) + " "
        if plain(text).startswith(label):
            trial: State = game.clone(s)
            game.apply(trial, seat, answer)
            rest = answers_in(game, trial, seat, plain(text)[len(label) :])
            if rest:
                return [answer, *rest]
    return []


def players_by_number(players: Sequence[str], text: str) -> str:
    """The text as labels have it: "player 2" instead of that player's name."""
    words = [f"player {players.index(word) + 1}" if word in players else word for word in text.split()]
    return " ".join(words)


def players_by_name(players: Sequence[str], text: str) -> str:
    """The inverse: a label as its players read it."""
    for i, name in enumerate(players):
        text = text.replace(f"player {i + 1}", name)
    return text
