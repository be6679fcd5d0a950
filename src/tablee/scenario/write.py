"""A moment of a recorded game as a scenario: a bug report that can be run."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tablee import registry
from tablee.core.cardset import CardSet
from tablee.core.contract import Game
from tablee.core.fault import wrong
from tablee.core.label import players_by_name
from tablee.core.layout import to_layout
from tablee.core.record import Record
from tablee.core.stack import CHANCE, State
from tablee.core.template import written
from tablee.errors import UserError

UNNAMED: Final = "RULE"
"""Stands for the rule that whoever reports something may name."""


def scenario_of(game: Game[Any], cards: CardSet, record: Record, at: int, plays: int = 1) -> str:
    """The table after so many answers, and the next answers as they were said; it asks for what was asked then."""
    if cards.digest != registry.house_cards(game.key).digest:
        words = "a scenario is played with the house set, but this game has cards of its own"
        raise UserError(wrong("scenario-cards", words))
    if not 0 <= at <= len(record.answers):
        words = "--at {number}: the record has {count} answers"
        raise UserError(wrong("at-answer", words, number=str(at), count=len(record.answers)))
    return scenario_from(game, cards, record, at, record.state(game, cards, at), plays)


def scenario_from(game: Game[Any], cards: CardSet, record: Record, at: int, s: State, plays: int = 1) -> str:
    """The same from the state after so many answers, which is played on."""
    title = f"{', '.join(record.players)}: after answer {at} of {len(record.answers)}"
    lines = [f'game = "{game.key}"', "", "[[scenario]]", f"title   = {written(title)}"]
    lines += [f"rules   = {written([UNNAMED])}", f"players = {written(list(record.players))}"]
    lines += [f"options.{key} = {written(value)}" for key, value in sorted(record.options.items())]
    lines += _given(to_layout(game, s, record.options, cards), record)
    said: list[str] = []
    for seat, answer in record.answers[at : at + plays]:
        said.append(_line(game, s, record, seat, answer))
        game.apply(s, seat, answer)
    lines += ["play = [", *[f"  {written(line)}," for line in said], "]"] if said else []
    return "\n".join([*lines, *_then(game, s, record)]) + "\n"


def _given(table: Mapping[str, Any], record: Record) -> list[str]:
    """One line for each zone; long lists have a line for each of their items."""
    lines: list[str] = []
    for key, value in table.items():
        if key.isdigit():
            name = written(record.players[int(key) - 1])
            lines += [_field(f"given.{name}.{zone}", own) for zone, own in value.items()]
        else:
            lines.append(_field(f"given.{key}", value))
    return lines


def _field(name: str, value: Any) -> str:
    if isinstance(value, list) and any(isinstance(each, Mapping) for each in value):
        return "\n".join([f"{name} = [", *[f"  {written(each)}," for each in value], "]"])
    if isinstance(value, str) and "\n" in value:
        return f"{name} = '''\n{value}'''"
    return f"{name} = {written(value)}"


def _line(game: Game[Any], s: State, record: Record, seat: int, answer: str) -> str:
    decision = game.decision_of(s, seat)
    assert decision is not None
    who = "chance" if seat == CHANCE else record.players[seat]
    return f"{who}: {players_by_name(record.players, game.label(s, decision, answer))}"


def _then(game: Game[Any], s: State, record: Record) -> list[str]:
    """Who is asked what, or who has won."""
    pending = game.pending(s)
    if not pending:
        result = game.result(s)
        assert result is not None
        return [f"then.winner = {written([record.players[seat] for seat in result.winners()])}"]
    names = ["chance" if decision.seat == CHANCE else record.players[decision.seat] for decision in pending]
    return [f"then.next = {written(names)}", f"then.asked = {written([decision.verb for decision in pending])}"]
