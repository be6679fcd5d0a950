"""Play a scenario: lay out the table, say the lines, compare what is then true.

There is no grammar: each line is matched against the labels of the open questions. A label is a phrase; a line may be
several phrases in a row ("place lena in a new corps" answers two questions).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tablee import shelf
from tablee.core.cardfile import CardFileError
from tablee.core.codec import decode, encode
from tablee.core.contract import CardSet, Game, plain
from tablee.core.decision import Decision
from tablee.core.stack import CHANCE, TAKE_BACK, State
from tablee.scenario.read import Scenario

ANYTHING: Final = "anything"
"""Chance's line for "whatever comes": the first of the possible outcomes."""


class Failed(Exception):
    """The scenario did not go as it says; the message tells what was expected and what was there."""


def run(scenario: Scenario) -> State:
    """Play it to its end. Raises Failed."""
    game = shelf.game(scenario.game)
    cards = _cards(game, scenario)
    try:
        s: State = (
            game.new(len(scenario.players), scenario.options, cards)
            if scenario.given is None
            else game.arrange(
                len(scenario.players), scenario.options, cards, _seats_for_names(scenario, scenario.given)
            )
        )
    except (ValueError, KeyError) as error:
        raise Failed(f"the table cannot be laid out: {error}") from error
    for line in scenario.play:
        s = _saved_and_loaded(game, s, cards)
        _say(game, s, scenario, line)
    _compare(game, s, scenario)
    return s


def _cards(game: Game[Any], scenario: Scenario) -> CardSet:
    if not scenario.cards:
        return shelf.house_cards(game.key)
    try:
        return game.change_cards(shelf.card_text(game.key), scenario.cards, shelf.texts_known(game.key))
    except CardFileError as error:
        raise Failed(f"its cards are not right: {error}") from error


def _saved_and_loaded(game: Game[Any], s: State, cards: CardSet) -> State:
    """Every question of every scenario is also met by a table that was saved and opened again."""
    return decode(game, encode(game, s), cards)


def _say(game: Game[Any], s: State, scenario: Scenario, line: str) -> None:
    who, _, text = line.partition(":")
    seat = _seat(scenario, who.strip())
    text = _players_by_number(scenario, text)
    if not _answer(game, s, seat, text):
        raise Failed(f'"{line}" is no answer here.\n{_open_questions(game, s, scenario)}')


def _answer(game: Game[Any], s: State, seat: int, text: str) -> bool:
    """Whether the text answers the seat's open questions, one or several in a row; then they are answered."""
    decision = game.decision_of(s, seat)
    if decision is None:
        return False
    if seat == CHANCE and plain(text) == ANYTHING:
        game.apply(s, seat, decision.options[0])
        return True
    if plain(text) == TAKE_BACK and decision.sealed:
        game.apply(s, seat, TAKE_BACK)
        return True
    whole = game.answer(s, decision, text)
    if whole is not None:
        game.apply(s, seat, whole)
        return True
    for answer in decision.options:
        label = plain(game.label(s, decision, answer)) + " "
        if plain(text).startswith(label):
            trial = game.clone(s)
            game.apply(trial, seat, answer)
            rest = plain(text)[len(label) :]
            if _answer(game, trial, seat, rest):
                game.apply(s, seat, answer)
                return _answer(game, s, seat, rest)
    return False


def _compare(game: Game[Any], s: State, scenario: Scenario) -> None:
    then = dict(scenario.then)
    asked = then.pop("asked", None)
    _compare_questions(game, s, scenario, asked, "next" in then)
    if "next" in then:
        _expect("next", then.pop("next"), _asked_names(game, s, scenario))
    for key, wanted in (("options", True), ("not_options", False)):
        for line in then.pop(key, []):
            if _is_legal(game, s, scenario, line) is not wanted:
                told = "legal" if wanted else "not legal"
                raise Failed(f'"{line}" should be {told}.\n{_open_questions(game, s, scenario)}')
    for line, rule in then.pop("why_not", {}).items():
        who, _, text = line.partition(":")
        reason = game.why_not(s, _seat(scenario, who.strip()), _players_by_number(scenario, text).strip())
        _expect(f'why_not "{line}"', rule, reason.rule if reason else "legal")
    result = game.result(s)
    if "winner" in then:
        winners = [] if result is None else [scenario.players[seat] for seat in result.winners()]
        _expect("winner", _as_list(then.pop("winner")), winners)
    if "places" in then:
        places = [] if result is None else [score.place for score in result.scores]
        _expect("places", then.pop("places"), places)
    for who, wanted_view in then.pop("view", {}).items():
        seat = None if who == "spectator" else _seat(scenario, who)
        _expect_part(f"view.{who}", _seats_for_names(scenario, wanted_view), game.view(s, seat))
    _expect_part("", _seats_for_names(scenario, then), game.lay_out(s))


def _compare_questions(game: Game[Any], s: State, scenario: Scenario, asked: object, next_told: bool) -> None:
    """A question left open must be told of by `asked` or `next`; plain turns pass without saying."""
    if asked is not None:
        _expect("asked", _as_list(asked), [decision.verb for decision in game.pending(s)])
    elif not next_told and game.pending(s):
        raise Failed(f"it ends at a question it does not mention.\n{_open_questions(game, s, scenario)}")


def _is_legal(game: Game[Any], s: State, scenario: Scenario, line: str) -> bool:
    who, _, text = line.partition(":")
    return _answer(game, game.clone(s), _seat(scenario, who.strip()), _players_by_number(scenario, text))


def _expect(what: str, wanted: object, found: object) -> None:
    if wanted != found:
        raise Failed(f"{what}: expected {wanted!r}, found {found!r}")


def _expect_part(path: str, wanted: Mapping[str, Any], found: Mapping[str, Any]) -> None:
    """Compared only where `wanted` speaks."""
    for key, value in wanted.items():
        name = f"{path}.{key}" if path else key
        if key not in found:
            raise Failed(f"{name}: there is nothing of that name (there is: {', '.join(found)})")
        there = found[key]
        if isinstance(value, Mapping) and isinstance(there, Mapping):
            _expect_part(name, value, there)
        elif isinstance(value, Mapping) and isinstance(there, list):
            _expect_part(name, value, {str(i + 1): item for i, item in enumerate(there)})
        else:
            _expect(name, value, there)


def _asked_names(game: Game[Any], s: State, scenario: Scenario) -> object:
    names = [_name(scenario, decision.seat) for decision in game.pending(s)]
    return names[0] if len(names) == 1 else names


def _open_questions(game: Game[Any], s: State, scenario: Scenario) -> str:
    lines = []
    for decision in game.pending(s):
        labels = ", ".join(f'"{_label(game, s, scenario, decision, answer)}"' for answer in decision.options)
        lines.append(f"  {_name(scenario, decision.seat)} ({decision.verb}) may say: {labels}")
    return "\n".join(lines) or "  Nobody is asked anything: the game is over."


def _label(game: Game[Any], s: State, scenario: Scenario, decision: Decision, answer: str) -> str:
    text = game.label(s, decision, answer)
    for i, name in enumerate(scenario.players):
        text = text.replace(f"player {i + 1}", name)
    return text


def _players_by_number(scenario: Scenario, text: str) -> str:
    words = [
        f"player {scenario.players.index(word) + 1}" if word in scenario.players else word for word in text.split()
    ]
    return " ".join(words)


def _seats_for_names(scenario: Scenario, table: Mapping[str, Any]) -> dict[str, Any]:
    """Players' names become seat numbers, as keys and as values."""
    numbers = {name: str(i + 1) for i, name in enumerate(scenario.players)}
    found: dict[str, Any] = {}
    for key, value in table.items():
        if isinstance(value, Mapping):
            value = _seats_for_names(scenario, value)
        elif isinstance(value, str) and value in numbers:
            value = int(numbers[value])
        found[numbers.get(key, key)] = value
    return found


def _seat(scenario: Scenario, name: str) -> int:
    if name == "chance":
        return CHANCE
    if name not in scenario.players:
        raise Failed(f'"{name}" is no player of it (players: {", ".join(scenario.players)}, or chance)')
    return scenario.players.index(name)


def _name(scenario: Scenario, seat: int) -> str:
    return "chance" if seat == CHANCE else scenario.players[seat]


def _as_list(value: object) -> list[object]:
    return list(value) if isinstance(value, list) else [value]
