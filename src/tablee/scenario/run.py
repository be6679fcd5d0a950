"""Play a scenario: lay out the table, say the lines, compare what is then true.

Each line is matched against the labels of the open questions, as everything that players type is (`Game.answers`).
"""

from __future__ import annotations

import json
from collections.abc import Container, Mapping
from functools import lru_cache
from typing import Any, Final

from tablee import registry
from tablee.core.cardfile import CardFileError
from tablee.core.cardset import CardSet
from tablee.core.codec import decode, encode
from tablee.core.contract import Game
from tablee.core.label import plain, players_by_name, players_by_number
from tablee.core.layout import by_number, facts, from_layout
from tablee.core.stack import CHANCE, State
from tablee.scenario.read import Scenario

ANYTHING: Final = "anything"
"""Chance's line for "whatever comes": the first of the possible outcomes."""

MANY: Final = 20
"""More legal labels than these are not listed one by one."""

KEPT_SETS: Final = 32
"""Changed card sets that are kept for the next scenarios."""


class Failed(Exception):
    """The scenario did not go as it says. The text names file, line and title, what was said and what was found."""

    def __init__(self, scenario: Scenario, message: str, said: str = "") -> None:
        place = f'{scenario.path}:{scenario.line}: "{scenario.title}"'
        if said:
            message = f'"{said}": {message}'
        super().__init__(f"{place}\n{_indented(message)}")
        self.scenario = scenario
        self.message = message


def run(scenario: Scenario, rules: Container[str] | None = None) -> State:
    """Play it to its end; raises Failed. `rules` are the ids that exist, where the rules are at hand."""
    if rules is not None:
        for rule in scenario.rules:
            if rule not in rules:
                raise Failed(scenario, f"there is no rule {rule} in docs/rules")
    return _Play(scenario).run()


@lru_cache(KEPT_SETS)
def _changed(key: str, changes: str) -> CardSet:
    """The house set with these values, a JSON object. Neighbours often ask for the same."""
    return registry.game(key).change_cards(registry.card_text(key), json.loads(changes), registry.texts_known(key))


class _Play:
    """A scenario being played."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.players = scenario.players
        self.game: Game[Any] = registry.game(scenario.game)
        self.cards = self.cards_changed()
        self.s: State = self.laid_out()

    def run(self) -> State:
        for line in self.scenario.play:
            self.say(line)
        self.save_and_load("at its end")
        wrong = self.differences()
        if wrong:
            raise Failed(self.scenario, "\n".join([*wrong, self.open_questions()]))
        return self.s

    # Given.

    def cards_changed(self) -> CardSet:
        key = self.game.key
        if not self.scenario.cards:
            return registry.house_cards(key)
        try:
            return _changed(key, json.dumps(self.scenario.cards))
        except CardFileError as error:
            raise Failed(self.scenario, f"its cards are not right: {error}") from error

    def laid_out(self) -> State:
        seats = len(self.players)
        options = self.scenario.options
        known = {option.key: option.values for option in self.game.options}
        for key, value in options.items():
            if value not in known.get(key, ()):
                raise Failed(self.scenario, f"options.{key}: no such option or value (options: {_told(known)})")
        if (misfit := self.game.misfit(options, seats)) is not None:
            fitting = ", ".join(misfit.fitting(seats))
            raise Failed(self.scenario, f"options.{misfit.key}: not at a table of {seats} (there: {fitting})")
        given = self.scenario.given
        try:
            s: State = (
                self.game.new(seats, options, self.cards)
                if given is None
                else from_layout(self.game, seats, options, self.cards, by_number(self.players, given))
            )
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise Failed(self.scenario, f"the table cannot be laid out: {error}") from error
        return s

    def numbered(self, key: str) -> str:
        return str(self.players.index(key) + 1) if key in self.players else key

    # Play.

    def say(self, line: str) -> None:
        seat, text = self.speaker_and_text(line)
        answers = self.answers(self.s, seat, text)
        if not answers:
            raise Failed(self.scenario, f"that is no answer here.\n{self.open_questions()}", line)
        for answer in answers:
            self.save_and_load(f'at "{line}"')
            self.game.apply(self.s, seat, answer)

    def speaker_and_text(self, line: str) -> tuple[int, str]:
        who, _, text = line.partition(":")
        return self.seat(who.strip(), line), text

    def answers(self, s: State, seat: int, text: str) -> list[str]:
        """What the text answers, one or several questions in a row; [] if it is no answer here."""
        if seat == CHANCE and plain(text) == ANYTHING:
            decision = self.game.decision_of(s, seat)
            return [] if decision is None else decision.options[:1]
        for reading in players_by_number(self.players, text):
            answers = self.game.answers(s, seat, reading)
            if answers:
                return answers
        return []

    def save_and_load(self, when: str) -> None:
        """Every question of every scenario is also met by a table that was saved and opened again."""
        saved = encode(self.game, self.s)
        loaded = decode(self.game, json.loads(json.dumps(saved)), self.cards)
        before = self.open_questions()
        self.s = loaded
        if encode(self.game, loaded) != saved or self.open_questions() != before:
            raise Failed(self.scenario, f"{when}: a table saved here and opened again is not the same.\n{before}")

    # Then.

    def differences(self) -> list[str]:
        """Everything that is not as the scenario says; it is compared only where it speaks."""
        then = dict(self.scenario.then)
        wrong = self.wrong_questions(then)
        wrong += self.wrong_options(then)
        wrong += self.wrong_result(then)
        for who, wanted in then.pop("view", {}).items():
            seat = None if who == "spectator" else self.seat(who, "then.view")
            wrong += self.wrong_parts(f"then.view.{who}", wanted, self.game.view(self.s, seat), 0)
        return wrong + self.wrong_parts("then", then, facts(self.game, self.s), 1)

    def wrong_questions(self, then: dict[str, Any]) -> list[str]:
        """A question left open must be told of by `asked` or `next`."""
        pending = self.game.pending(self.s)
        names = [self.name(decision.seat) for decision in pending]
        if pending and "asked" not in then and "next" not in then:
            return ["it ends at a question it does not mention (then.asked or then.next)"]
        wrong: list[str] = []
        if "asked" in then:
            wrong += _wrong("then.asked", _as_list(then.pop("asked")), [decision.verb for decision in pending])
        if "next" in then:
            wrong += _wrong("then.next", _as_list(then.pop("next")), names)
        return wrong

    def wrong_options(self, then: dict[str, Any]) -> list[str]:
        wrong: list[str] = []
        for key, wanted in (("options", True), ("not_options", False)):
            for line in then.pop(key, []):
                if self.is_legal(line) is not wanted:
                    wrong.append(f'then.{key}: "{line}" should be {"legal" if wanted else "refused"} and is not')
        for who, labels in then.pop("all_options", {}).items():
            decision = self.game.decision_of(self.s, self.seat(who, "then.all_options"))
            found = [] if decision is None else [self.game.label(self.s, decision, a) for a in decision.options]
            found = sorted(players_by_name(self.players, label) for label in found)
            wrong += _wrong(f"then.all_options.{who}", sorted(labels), found)
        for line, rule in then.pop("why_not", {}).items():
            if self.is_legal(line):
                wrong.append(f'then.why_not: "{line}" should be refused and is not')
                continue
            seat, text = self.speaker_and_text(line)
            reason = self.game.why_not(self.s, seat, players_by_number(self.players, text)[0])
            wrong += _wrong(f'then.why_not "{line}"', rule, reason.rule if reason else "no reason at all")
        return wrong

    def is_legal(self, line: str) -> bool:
        return len(self.answers(self.s, *self.speaker_and_text(line))) > 0

    def wrong_result(self, then: dict[str, Any]) -> list[str]:
        result = self.game.result(self.s)
        wrong: list[str] = []
        if "winner" in then:
            winners = [] if result is None else [self.players[seat] for seat in result.winners()]
            wrong += _wrong("then.winner", _as_list(then.pop("winner")), winners)
        if "places" in then:
            places = [] if result is None else [score.place for score in result.scores]
            wrong += _wrong("then.places", then.pop("places"), places)
        if "ties" in then:
            ties = [] if result is None else [score.tie.rule if score.tie else "" for score in result.scores]
            wrong += _wrong("then.ties", then.pop("ties"), ties)
        return wrong

    def wrong_parts(self, path: str, wanted: Mapping[str, Any], found: object, first: int) -> list[str]:
        """`first` is the number of the first seat there, for a player's name that stands as a value."""
        if isinstance(found, list):
            found = {str(i + 1): item for i, item in enumerate(found)}
        if not isinstance(found, Mapping):
            return _wrong(path, wanted, found)
        wrong: list[str] = []
        for key, value in wanted.items():
            name = f"{path}.{key}"
            if self.numbered(key) not in found:
                wrong.append(f"{name}: there is nothing of that name (there is: {', '.join(found)})")
                continue
            there = found[self.numbered(key)]
            if isinstance(value, Mapping):
                wrong += self.wrong_parts(name, value, there, first)
            elif value in self.players and isinstance(there, int):
                seat = there - first
                wrong += _wrong(name, value, self.name(seat) if 0 <= seat < len(self.players) else there)
            else:
                wrong += _wrong(name, value, there)
        return wrong

    # In words.

    def open_questions(self) -> str:
        lines = []
        for decision in self.game.pending(self.s):
            labels = [players_by_name(self.players, self.game.label(self.s, decision, a)) for a in decision.options]
            said = ", ".join(f'"{label}"' for label in labels[:MANY])
            if len(labels) > MANY:
                said += f" … ({len(labels)} in all)"
            lines.append(f"{self.name(decision.seat)} is asked ({decision.verb}) and may say: {said}")
        return "\n".join(lines) or "Nobody is asked anything: the game is over."

    def seat(self, name: str, said: str) -> int:
        if name == "chance":
            return CHANCE
        if name not in self.players:
            players = ", ".join(self.players)
            raise Failed(self.scenario, f'"{name}" is no player of it (players: {players}, or chance)', said)
        return self.players.index(name)

    def name(self, seat: int) -> str:
        return "chance" if seat == CHANCE else self.players[seat]


def _wrong(what: str, wanted: object, found: object) -> list[str]:
    if wanted == found:
        return []
    note = ""
    if isinstance(wanted, list) and isinstance(found, list) and sorted(map(str, wanted)) == sorted(map(str, found)):
        note = " (the same, in another order)"
    return [f"{what}: expected {_told(wanted)}, found {_told(found)}{note}"]


def _told(value: object) -> str:
    """As it would stand in the file."""
    return json.dumps(value, ensure_ascii=False)


def _indented(text: str) -> str:
    return "\n".join(f"  {line}" for line in text.splitlines())


def _as_list(value: object) -> list[object]:
    return list(value) if isinstance(value, list) else [value]
